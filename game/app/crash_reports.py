"""The report written after an unexpected error: where in the code it happened, and nothing of what was on
the table."""

import platform
import re
import traceback
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pygame

from game import __version__
from game.config.paths import PROJECT
from game.input.gestures import Gesture, Key, Press, Release
from game.store import (
    REAL_DISK,
    Disk,
    StoreError,
    inside,
    keep_newest,
    make_folder,
    matching,
    write_atomic,
)

MOST_REPORTS = 20
REPORTS = "report[-_]*.txt"
"""Reports of version 0.1 have a dash and so sort before all others."""
_NUMBERED = re.compile(r"report_(\d{6})_")
DEEPEST = 60
"""How many frames of a traceback are written; an endless recursion has thousands that are all alike."""
_PLAIN_SPOKEN = (OSError, pygame.error, StoreError, ImportError)
"""Errors whose text comes from the system. The text of all others may quote what is on the table, so it is
left out."""


def write_report(
    folder: Path,
    error: BaseException,
    *,
    screens: Sequence[str],
    gestures: Iterable[str],
    records: Path,
    disk: Disk = REAL_DISK,
) -> Path:
    """Write a report into the folder and return its path; raises `StoreError`. Only the newest reports are
    kept."""
    make_folder(folder, disk)
    path = _free_name(folder, disk)
    write_atomic(path, report_text(error, screens, gestures, records).encode(), keep=0, disk=disk)
    keep_newest(folder, REPORTS, MOST_REPORTS, disk)
    return path


def _free_name(folder: Path, disk: Disk) -> Path:
    """The name begins with a number that only grows, so that a clock set back does not make a new report
    look old."""
    numbers = [int(found[1]) for name in matching(folder, REPORTS, disk) if (found := _NUMBERED.match(name))]
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return inside(folder, f"report_{1 + max(numbers, default=0):06d}_{moment}.txt")


def report_text(error: BaseException, screens: Sequence[str], gestures: Iterable[str], records: Path) -> str:
    """The text of a report: no value of a variable, no error text that could quote one, no typed letter."""
    lines = [
        f"Sztabowka {__version__}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}, "
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}, {platform.platform()}",
        f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC",
        f"screens: {', '.join(screens) or 'none'}",
        f"records: {records}",
        f"last gestures: {', '.join(gestures) or 'none'}",
        "",
        *_told(error),
    ]
    return "\n".join(lines) + "\n"


def _told(error: BaseException, known: frozenset[int] = frozenset()) -> Iterator[str]:
    """The error and its causes, the first cause first, each with its places in our sources."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in known:
        yield from _told(before, known | {id(error)})
        yield "after which:"
    words = f": {error}" if isinstance(error, _PLAIN_SPOKEN) else ""
    yield f"{type(error).__module__}.{type(error).__qualname__}{words}"
    for place in traceback.extract_tb(error.__traceback__)[-DEEPEST:]:
        yield f"  {_short(place.filename)}:{place.lineno} in {place.name}"
        if place.line:
            yield f"    {place.line}"


def _short(file: str) -> str:
    try:
        return Path(file).relative_to(PROJECT).as_posix()
    except ValueError:
        return file


def gesture_kind(gesture: Gesture) -> str:
    """The kind of a gesture, without its position and without letters: these may be a name or a message
    being typed."""
    kind = type(gesture).__name__.lower()
    if isinstance(gesture, Press | Release):
        return f"{kind} {gesture.button}"
    if isinstance(gesture, Key) and (len(gesture.name) > 1 or gesture.ctrl):
        held = "".join(
            f"{name}+"
            for name, is_held in (("ctrl", gesture.ctrl), ("alt", gesture.alt), ("shift", gesture.shift))
            if is_held
        )
        return f"{kind} {held}{gesture.name}"
    return kind
