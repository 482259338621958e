"""A journal: lines are only ever added, and each is durable before it is acknowledged.

A line is `mark payload`; the mark is a checksum over the payload, its number and the mark before. So the
lines form a chain: a line lost, doubled, moved or altered breaks the chain at the next one. Reading
follows from that:

- a last line without its newline, or with zero bytes in it, was torn by a crash. It was never
  acknowledged, so it is left out;
- a program that continues such a journal closes the torn line with a cancel sign and begins a new one. A
  cancelled line is left out, and the chain proves that nothing is missing there;
- any other line that does not fit is damage: reading stops before it and reports its number.
"""

import re
import zlib
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from game.store.disk import REAL_DISK, Disk, is_in_place, write_all
from game.store.files import FILE_LIMIT, read_bounded, read_end, write_atomic
from game.store.mistakes import StoreError, writing

VERSION = 1
_HEADER = b"sztabowka-journal %d\n" % VERSION
_ANY_HEADER = re.compile(rb"sztabowka-journal ([1-9][0-9]{0,8})\n")
_CANCEL = b"\x18"


class JournalRead(NamedTuple):
    """The acknowledged lines, whether a torn line was left out, and the number of the first damaged line."""

    lines: tuple[bytes, ...]
    torn: bool
    damaged_at: int | None


class _Chain(NamedTuple):
    """How far the chain of lines is intact."""

    length: int = 0
    mark: int = zlib.crc32(_HEADER)

    def mark_of(self, payload: bytes) -> int:
        return zlib.crc32(b"%d " % self.length + payload, self.mark)

    def with_line(self, payload: bytes) -> "_Chain":
        return _Chain(self.length + 1, self.mark_of(payload))

    def line(self, payload: bytes) -> bytes:
        return b"%08x %s\n" % (self.mark_of(payload), payload)

    def is_next(self, line: bytes) -> bool:
        return line[:9] == b"%08x " % self.mark_of(line[9:])


class Journal:
    """Open for adding lines. Hold the folder's `Lock`: two writers would break each other's chain."""

    def __init__(self, path: Path, chain: _Chain, size: int, is_torn: bool, disk: Disk) -> None:
        self.path = path
        self._chain = chain
        self._size = size
        self._is_torn = is_torn
        self._is_in_doubt = False
        self._disk = disk
        with writing(path):
            self._handle = disk.open_append(path)

    @classmethod
    def create(cls, path: Path, disk: Disk = REAL_DISK) -> "Journal":
        """A new, empty journal; an existing one is never overwritten."""
        if disk.exists(path):
            raise StoreError("exists", path)
        write_atomic(path, _HEADER, keep=0, disk=disk)
        return cls(path, _Chain(), len(_HEADER), is_torn=False, disk=disk)

    @classmethod
    def open(cls, path: Path, disk: Disk = REAL_DISK) -> "Journal":
        """Continue a journal, torn or not; a damaged one is refused and left as it is."""
        data = read_bounded(path, FILE_LIMIT, disk)
        found, chain = _parse(data, path)
        if found.damaged_at is not None:
            raise StoreError("damaged", path, detail=f"line {found.damaged_at} does not fit")
        journal = cls(path, chain, len(data), is_torn=not data.endswith(b"\n"), disk=disk)
        # Lines just read as acknowledged must also survive the next power cut.
        try:
            with writing(path):
                disk.fsync(journal._handle)
        except StoreError:
            journal.close()
            raise
        return journal

    @classmethod
    def kept_up(cls, path: Path, disk: Disk = REAL_DISK) -> "Journal":
        """Continue the journal if it exists, else create it."""
        return cls.open(path, disk) if path.exists() else cls.create(path, disk)

    @staticmethod
    def read(path: Path, limit: int = FILE_LIMIT, disk: Disk = REAL_DISK) -> JournalRead:
        return _parse(read_bounded(path, limit, disk), path)[0]

    def append(self, payload: bytes) -> None:
        """Add a line. When it returns, the line survives a power cut and is in the file with the journal's
        name.

        If it raises, the journal is as before; or (`replaced`) the file is no longer the one that will be
        read.
        """
        assert not any(sign in payload for sign in (b"\n", b"\0", _CANCEL)), "JSON holds none of these"
        if self._is_in_doubt:
            raise StoreError("unwritable", self.path, detail="an earlier line failed; begin a new journal")
        line = (_CANCEL + b"\n" if self._is_torn else b"") + self._chain.line(payload)
        if self._size + len(line) > FILE_LIMIT:
            raise StoreError("too_big", self.path, limit=FILE_LIMIT)
        # Stays True if anything interrupts us: then the end of the file is unknown.
        self._is_in_doubt = True
        with writing(self.path):
            self._write_durably(line)
        self._chain = self._chain.with_line(payload)
        self._size += len(line)
        self._is_torn = self._is_in_doubt = False
        if not self.is_in_place:
            raise StoreError("replaced", self.path)

    @property
    def is_in_place(self) -> bool:
        """Whether the file still has its name: a removed or replaced file accepts lines but keeps none."""
        return is_in_place(self._disk, self._handle, self.path)

    def _write_durably(self, line: bytes) -> None:
        try:
            write_all(self._disk, self._handle, line)
            self._disk.fsync(self._handle)
        except OSError:
            self._disk.truncate(self._handle, self._size)
            self._is_in_doubt = False
            raise

    def close(self) -> None:
        """Never fails: every acknowledged line is durable already."""
        with suppress(OSError):
            self._disk.close(self._handle)

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def last_line(path: Path, most: int, disk: Disk = REAL_DISK) -> bytes | None:
    """The payload of the last line, read from the end alone, without a check of the chain: for lists.

    Empty if there are no lines; None if the end alone does not tell.
    """
    data = read_end(path, most, disk)
    if data == _HEADER:
        return b""
    *before, line, tail = data.rsplit(b"\n", 2)
    if tail or not before or line.endswith(_CANCEL) or b"\0" in line:
        return None
    return line[9:]


def _parse(data: bytes, path: Path) -> tuple[JournalRead, _Chain]:
    _check_header(data, path)
    *lines, tail = data[len(_HEADER) :].split(b"\n")
    good: list[bytes] = []
    chain, torn, damaged_at = _Chain(), bool(tail), None
    for number, line in enumerate(lines, start=2):
        if chain.is_next(line):
            good.append(line[9:])
            chain = chain.with_line(line[9:])
            torn = bool(tail)
        elif line.endswith(_CANCEL) or (b"\0" in line and number == len(lines) + 1 and not tail):
            torn = True
        else:
            damaged_at = number
            break
    return JournalRead(tuple(good), torn, damaged_at), chain


def _check_header(data: bytes, path: Path) -> None:
    header = _ANY_HEADER.match(data)
    if header and int(header[1]) > VERSION:
        raise StoreError("newer_format", path, found=int(header[1]), newest=VERSION)
    if not header and _HEADER.startswith(data.rstrip(b"\0")):
        raise StoreError("truncated", path)
    if not header:
        raise StoreError("unknown_format", path, expected="sztabowka-journal")
