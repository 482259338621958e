"""For the window tests: writes what each shown frame contains to a file that the environment names.

A test that moves a real pointer over a real window must know where things are. With SZTABOWKA_TRACE set to
a path, every frame that is shown adds one JSON line there: the screen, and where its handles are drawn. It
contains only what the screen shows, and a digest of the match. Without the variable, which the program
never sets itself, nothing is written.
"""

import os
from contextlib import suppress
from pathlib import Path

import msgspec

from game.scenes.stage import Stage
from game.session.match import Match
from game.store import REAL_DISK, Disk
from game.store.disk import write_all
from game.view.canvas import HitArea

VARIABLE = "SZTABOWKA_TRACE"
Box = tuple[int, int, int, int]


class Thing(msgspec.Struct, frozen=True, array_like=True):
    """Something that can be pointed at, in pixels of the picture."""

    handle: str
    x: int
    y: int
    w: int
    h: int
    is_piece: bool
    enabled: bool
    shape: str
    seen: Box | None
    """The visible part of the picture through which it is seen, if it may be cut off; None otherwise."""


class Playing(msgspec.Struct, frozen=True):
    """The match of the open table, also while the curtain or a menu covers it."""

    digest: str
    steps: int
    seat: int | None
    """The seat at the screen; None while the curtain is closed."""
    waiting: tuple[int, ...]
    """The seats that are asked."""
    held: str | None
    """The handle of the thing in hand; None without one."""
    amount: int
    """The number of pieces in hand if it is a pile; else 0."""


class TraceLine(msgspec.Struct, frozen=True):
    """One line of the trace."""

    frame: int
    screen: str
    size: tuple[int, int]
    things: tuple[Thing, ...]
    """In drawing order: the last one is on top."""
    playing: Playing | None


class Trace:
    """Adds lines to a file. A file that cannot be written never disturbs the program."""

    def __init__(self, path: Path, disk: Disk = REAL_DISK) -> None:
        self._disk = disk
        self._handle: int | None = None
        self._frame = 0
        self._known: tuple[object, str, int] | None = None
        with suppress(OSError):
            self._handle = disk.open_append(path)

    def note(self, stage: Stage) -> None:
        """Write what the stage shows now."""
        if self._handle is None or not stage.screens:
            return
        self._frame += 1
        things = tuple(_thing(hit_area) for hit_area in stage.top.hit_areas())
        size = stage.picture.get_size()
        shown = TraceLine(self._frame, stage.top.name, size, things, self._playing(stage))
        with suppress(OSError):
            write_all(self._disk, self._handle, msgspec.json.encode(shown) + b"\n")

    def _playing(self, stage: Stage) -> Playing | None:
        from game.scenes.table.screen import TableScreen

        screen = next((one for one in stage.screens if isinstance(one, TableScreen)), None)
        if screen is None:
            return None
        hot_seat = screen.hot_seat
        digest, steps = self._standing(hot_seat.match)
        waiting = tuple(sorted(int(seat) for seat in hot_seat.match.waiting_for()))
        return Playing(
            digest, steps, hot_seat.at_screen, waiting, screen.held_piece.source, screen.held_piece.amount
        )

    def _standing(self, match: Match) -> tuple[str, int]:
        """Digest and number of steps, computed once for each state."""
        if self._known is None or self._known[0] is not match.state:
            self._known = (match.state, match.digest(), len(match.steps))
        return self._known[1:]


def trace_wanted() -> Trace | None:
    """The trace that the environment asks for; None without one."""
    path = os.environ.get(VARIABLE)
    return Trace(Path(path)) if path else None


def _thing(hit_area: HitArea) -> Thing:
    x, y, w, h = hit_area.rect
    seen = (
        None
        if hit_area.seen is None
        else (hit_area.seen.x, hit_area.seen.y, hit_area.seen.w, hit_area.seen.h)
    )
    return Thing(hit_area.handle, x, y, w, h, hit_area.is_piece, hit_area.enabled, hit_area.shape, seen)
