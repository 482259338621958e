"""The matches that the program keeps by itself: the list of them, and which ones are deleted
automatically.

The list must stay fast with hundreds of matches: whether one is over is read from the last line of its
journal, and only those shown are read in full. Of finished matches the newest are kept.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game.session.autosave import LOCK, read_line
from game.session.record import Record, read_record
from game.session.saves import Broken, SaveInfo, info_of, is_finished
from game.store import (
    FILE_LIMIT,
    REAL_DISK,
    Disk,
    FolderRead,
    Lock,
    StoreError,
    keep_newest,
    newest_line,
    read_bounded,
    read_match_folder,
    remove_folder,
    sweep,
)

FINISHED_KEPT = 50
LONGEST_LAST_LINE = 4096
"""How many bytes at the end of a journal are searched for its last line."""
YOUNG = 3600
"""For this many seconds a folder without pages may belong to a program that has just created it."""


class Kept(NamedTuple):
    """A match in its folder: the facts of its newest good page, and the number of lines after it."""

    folder: Path
    info: SaveInfo
    """Its `finished` includes those lines."""
    lines: int


class KeptMatches(NamedTuple):
    """A folder with a match, read at a glance."""

    folder: Path
    written: int
    is_over: bool


class Contents(NamedTuple):
    """What lies in the folder of all matches."""

    open: tuple[KeptMatches, ...] = ()
    """Matches not finished, or unreadable; the newest first, as in the other lists."""
    finished: tuple[KeptMatches, ...] = ()
    husks: tuple[Path, ...] = ()
    """Folders without any page: remains of deleted matches."""

    @property
    def to_forget(self) -> tuple[Path, ...]:
        """What may be deleted automatically: the oldest finished matches beyond those kept, and husks."""
        return tuple(one.folder for one in self.finished[FINISHED_KEPT:]) + self.husks


def look(root: Path, disk: Disk = REAL_DISK) -> Contents:
    """Every match below `root`, read at a glance; empty if the folder does not exist."""
    try:
        folders = [path for path in root.iterdir() if path.is_dir() and not path.is_symlink()]
    except OSError:
        return Contents()
    found, husks = [], []
    for folder in folders:
        try:
            written = disk.files(folder)
        except OSError:
            continue
        pages = [time for name, time in written.items() if name.startswith("page-")]
        if pages:
            found.append(KeptMatches(folder, max(pages), _is_over(folder, written, disk)))
        elif _is_husk(folder, written):
            husks.append(folder)
    found.sort(key=lambda one: -one.written)
    return Contents(
        tuple(one for one in found if not one.is_over),
        tuple(one for one in found if one.is_over),
        tuple(husks),
    )


def _is_over(folder: Path, names: dict[str, int], disk: Disk) -> bool:
    """Whether the last line says that the game is over; if the journals do not tell, the newest good page
    is read."""
    try:
        line = newest_line(folder, names, LONGEST_LAST_LINE, disk)
        return _read(folder, disk)[1] if line is None else read_line(line, folder).over
    except StoreError:
        return False


def _is_husk(folder: Path, names: dict[str, int]) -> bool:
    try:
        return set(names) <= {LOCK} and time.time() - folder.stat().st_mtime > YOUNG
    except OSError:
        return False


def _read(folder: Path, disk: Disk) -> tuple[FolderRead[Record], bool]:
    """The newest good page with the lines since, and whether the game is over after them."""
    found = read_match_folder(
        folder, lambda path: read_record(read_bounded(path, FILE_LIMIT, disk), path), FILE_LIMIT, disk
    )
    if found.lines:
        return found, read_line(found.lines[-1], folder).over
    return found, is_finished(found.value, found.path)


def read(one: KeptMatches, disk: Disk = REAL_DISK) -> Kept | Broken:
    """What a list shows of a match; nothing is played."""
    try:
        found, is_over = _read(one.folder, disk)
        info = info_of(found.value, found.path, one.written, finished=is_over)
    except StoreError as error:
        return Broken(one.folder, error)
    return Kept(one.folder, info, len(found.lines))


def is_played(folder: Path, disk: Disk = REAL_DISK) -> bool:
    """Whether a program, this one included, has the match open."""
    if not disk.exists(folder / LOCK):
        return False
    try:
        with Lock(folder / LOCK, disk):
            return False
    except StoreError as error:
        return error.code == "locked"


def unfinished(root: Path, disk: Disk = REAL_DISK) -> list[Kept | Broken]:
    """The matches to offer as 'Continue', newest first, without those that another program has open."""
    return [read(one, disk) for one in look(root, disk).open if not is_played(one.folder, disk)]


def finished(root: Path, disk: Disk = REAL_DISK) -> list[Kept | Broken]:
    """The newest finished matches, as many as are kept."""
    newest = look(root, disk).finished[:FINISHED_KEPT]
    return [read(one, disk) for one in newest if not is_played(one.folder, disk)]


def forget(folder: Path, disk: Disk = REAL_DISK) -> None:
    """Delete a match with its folder. Raises `StoreError` while a program has it open."""
    _forget(folder, disk, lambda: True)


def forget_by_itself(folder: Path, disk: Disk = REAL_DISK) -> bool:
    """Delete a match without asking anybody: only a sound and finished one, or a folder without a match.

    Returns whether it was deleted; on any doubt it is left as it is.
    """
    try:
        return _forget(folder, disk, lambda: _may_go(folder, disk))
    except StoreError:
        return False


def _may_go(folder: Path, disk: Disk) -> bool:
    try:
        if not any(name != LOCK for name in disk.files(folder)):
            return True
    except OSError:
        return False
    found, is_over = _read(folder, disk)
    return is_over and not found.damaged


def _forget(folder: Path, disk: Disk, may: Callable[[], bool]) -> bool:
    """Delete the files while holding the lock: another program finds the folder locked, and later gone."""
    lock = Lock(folder / LOCK, disk)
    with lock:
        if not may():
            return False
        sweep(folder, disk)
        keep_newest(folder, "page-*", 0, disk)
        remove_folder(folder, lock, disk)
    return True
