"""One folder for one match: numbered pages, each a snapshot and the journal that follows it.

A page's snapshot equals the page before with its whole journal played. A page's journal is therefore
created first and its snapshot written after it: a crash between the two loses no acknowledged line, and a
snapshot damaged later is replaced by the one before and two journals.
"""

import re
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from game.store.disk import REAL_DISK, Disk
from game.store.files import FILE_LIMIT, write_atomic
from game.store.journal import Journal, last_line
from game.store.mistakes import StoreError, reading

T = TypeVar("T")

_SNAPSHOT = re.compile(r"page-(\d{6})\.snapshot")
_JOURNAL = re.compile(r"page-(\d{6})\.journal")
_ANY = re.compile(r"page-(\d{6})\.(?:snapshot|journal)")


class FolderRead(NamedTuple, Generic[T]):
    """The newest good snapshot, its file, the lines since, and what was skipped."""

    value: T
    path: Path
    lines: tuple[bytes, ...]
    damaged: tuple[StoreError, ...]


class MatchFolder:
    """The writing side. Hold the folder's `Lock`, call `turn_page` once, then `append`.

    A line should contain its own number: on a disk that failed twice a line can be there twice.
    """

    def __init__(self, folder: Path, keep: int = 10, disk: Disk = REAL_DISK) -> None:
        self._folder = folder
        self._keep = keep
        self._disk = disk
        self._journal: Journal | None = None
        self._unwritten: deque[bytes] = deque()

    @property
    def unwritten(self) -> int:
        """The number of lines not written so far; `append`, `flush` and `turn_page` write them too."""
        return len(self._unwritten)

    def turn_page(self, snapshot: bytes) -> None:
        """Begin a new page with the bytes of a whole file, which includes all lines appended so far."""
        number = 1 + max(_numbers(self._folder, _ANY, self._disk), default=0)
        journal = Journal.create(_page(self._folder, number, "journal"), self._disk)
        is_first = self._journal is None
        if not is_first:
            self._go_on_in(journal)
        try:
            write_atomic(_page(self._folder, number, "snapshot"), snapshot, keep=0, disk=self._disk)
        except StoreError:
            # Without a first snapshot no line can be read: `append` must go on refusing.
            if is_first:
                journal.close()
            raise
        self._unwritten.clear()
        if is_first:
            self._go_on_in(journal)
        self._drop_old_pages()

    def append(self, payload: bytes) -> None:
        """When it returns, this line and all before are durable. If it raises, they wait in `unwritten`."""
        self._unwritten.append(payload)
        self.flush()

    def flush(self) -> None:
        """Try again to write waiting lines. If it keeps failing, `turn_page` is the way out."""
        if self._journal is None:
            raise StoreError("unwritable", self._folder, detail="its first page has no snapshot yet")
        while self._unwritten:
            self._journal.append(self._unwritten[0])
            self._unwritten.popleft()

    @property
    def is_in_place(self) -> bool:
        """Whether the journal file still has its name."""
        return self._journal is not None and self._journal.is_in_place

    def close(self) -> None:
        """Close the journal; `turn_page` then begins a first page again."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _go_on_in(self, journal: Journal) -> None:
        before, self._journal = self._journal, journal
        if before is not None:
            before.close()

    def _drop_old_pages(self) -> None:
        """Oldest first, so that the pages left are always consecutive."""
        with suppress(OSError, StoreError):
            snapshots = sorted(_numbers(self._folder, _SNAPSHOT, self._disk))[-self._keep :]
            for number in sorted(_numbers(self._folder, _JOURNAL, self._disk)):
                if number < snapshots[0]:
                    self._drop(_page(self._folder, number, "snapshot"))
                    self._drop(_page(self._folder, number, "journal"))

    def _drop(self, path: Path) -> None:
        with suppress(FileNotFoundError):
            self._disk.unlink(path)


def read_match_folder(
    folder: Path, read: Callable[[Path], T], limit: int = FILE_LIMIT, disk: Disk = REAL_DISK
) -> FolderRead[T]:
    """Everything acknowledged that can be read. Without any good snapshot the newest one's error is
    raised."""
    damaged: list[StoreError] = []
    for number in sorted(_numbers(folder, _SNAPSHOT, disk), reverse=True):
        path = _page(folder, number, "snapshot")
        try:
            value = read(path)
        except StoreError as error:
            damaged.append(error)
            continue
        for stepped_around in damaged:
            stepped_around.good_copy = path
        lines = _lines_since(folder, number, limit, damaged, disk)
        return FolderRead(value, path, lines, tuple(damaged))
    raise damaged[0] if damaged else StoreError("vanished", folder)


def newest_line(folder: Path, names: Iterable[str], most: int, disk: Disk = REAL_DISK) -> bytes | None:
    """The last line, read from the ends of the journals alone, unchecked: for lists.

    None if no journal has a line, or the last one cannot be read at a glance.
    """
    numbers = (int(match[1]) for name in names if (match := _JOURNAL.fullmatch(name)))
    for number in sorted(numbers, reverse=True):
        line = last_line(_page(folder, number, "journal"), most, disk)
        if line is None or line:
            return line
    return None


def _lines_since(
    folder: Path, number: int, limit: int, damaged: list[StoreError], disk: Disk
) -> tuple[bytes, ...]:
    lines: list[bytes] = []
    newest = max(_numbers(folder, _JOURNAL, disk), default=number)
    for page in range(number, max(number, newest) + 1):
        path = _page(folder, page, "journal")
        try:
            found = Journal.read(path, limit, disk)
        except StoreError as error:
            damaged.append(error)
            break
        lines.extend(found.lines)
        if found.damaged_at is not None:
            damaged.append(StoreError("damaged", path, detail=f"line {found.damaged_at} does not fit"))
            break
    return tuple(lines)


def _numbers(folder: Path, pattern: re.Pattern[str], disk: Disk) -> list[int]:
    with reading(folder):
        return [int(match[1]) for name in disk.files(folder) if (match := pattern.fullmatch(name))]


def _page(folder: Path, number: int, ending: str) -> Path:
    return folder / f"page-{number:06d}.{ending}"
