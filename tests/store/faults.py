"""Disks that fail: one that answers with an error, one whose power is cut."""

import errno
import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from game.store import Disk, StoreError

CALLS = (
    *("open_read", "open_append", "open_temp", "size", "read", "write", "truncate", "fsync", "close"),
    *("link", "replace", "unlink", "make_folder", "claim_folder", "sync_folder", "files", "lock", "is_at"),
    *("skip", "remove_folder"),
)


def failure(work: Callable[[], object]) -> StoreError | None:
    """How the store refused the work; None if it was done."""
    try:
        work()
    except StoreError as error:
        return error
    return None


class FaultyDisk(Disk):
    """Answers call number `at` with an error; `lasting`: also all later ones that take space."""

    def __init__(self, at: int, error: int, lasting: bool = False, disk: Disk | None = None) -> None:
        self.calls: list[str] = []
        self.patience = 0.0
        real = disk or Disk()
        for name in CALLS:
            setattr(self, name, partial(self._call, name, getattr(real, name)))
        self.at, self._error, self.lasting = at, error, lasting

    def _call(self, name: str, real: Callable[..., object], *args: object) -> object:
        self.calls.append(name)
        number = len(self.calls) - 1
        takes_space = name in ("open_temp", "write", "fsync", "link")
        if number == self.at or (self.lasting and takes_space and number > self.at >= 0):
            if name == "close":
                real(*args)
            if name == "write":
                assert isinstance(args[0], int)
                assert isinstance(args[1], (bytes, memoryview))
                real(args[0], args[1][: len(args[1]) // 2])
            raise OSError(self._error, os.strerror(self._error))
        return real(*args)


class PowerCut(BaseException):
    """Not an Exception: no code runs after a power cut, and none may catch it."""


class Content:
    """One file's bytes: as the program sees them, and as they are on the platter."""

    def __init__(self, synced: bytes = b"") -> None:
        self.seen = bytearray(synced)
        self.synced = synced


Loss = Callable[[Content], bytes]


def dropped(content: Content) -> bytes:
    return content.synced


def zeroed(content: Content) -> bytes:
    return content.synced + bytes(max(0, len(content.seen) - len(content.synced)))


def halved(content: Content) -> bytes:
    unsynced = bytes(content.seen[len(content.synced) :])
    return content.synced + unsynced[: len(unsynced) // 2]


LOSSES: tuple[Loss, ...] = (dropped, zeroed, halved)


class PlatterDisk(Disk):
    """A disk in memory. `cut_at`: the power goes right after that many changing calls.

    Bytes last from `fsync` on, names from `sync_folder` on. Of the names changed since then any number
    may have reached the platter, in the order of the changes: also without the bytes they stand for.
    """

    def __init__(self, names: Mapping[Path, bytes] | None = None, cut_at: int | None = None) -> None:
        self.lasting = {path: Content(data) for path, data in (names or {}).items()}
        self.names = dict(self.lasting)
        self.changes: list[tuple[Path, Content | None]] = []
        self.handles: dict[int, tuple[Content, int]] = {}
        self.steps = 0
        self.patience = 0.0
        self._cut_at = cut_at
        self._opened = 0

    def survivors(self) -> Iterator["PlatterDisk"]:
        """Every disk that may be found after the power returns."""
        for loss in LOSSES:
            for reached in range(len(self.changes) + 1):
                names = dict(self.lasting)
                for path, content in self.changes[:reached]:
                    _set(names, path, content)
                yield PlatterDisk({path: loss(content) for path, content in names.items()})

    def _step(self) -> None:
        self.steps += 1
        if self._cut_at is not None and self.steps >= self._cut_at:
            raise PowerCut

    def _alive(self) -> None:
        if self._cut_at is not None and self.steps >= self._cut_at:
            raise PowerCut

    def _name(self, path: Path, content: Content | None) -> None:
        self.changes.append((path, content))
        _set(self.names, path, content)

    def _open(self, content: Content) -> int:
        self._opened += 1
        self.handles[self._opened] = content, 0
        return self._opened

    def _find(self, path: Path) -> Content:
        if path not in self.names:
            raise FileNotFoundError(errno.ENOENT, "no such file")
        return self.names[path]

    def open_read(self, path: Path) -> int:
        return self._open(self._find(path))

    def open_append(self, path: Path) -> int:
        self._alive()
        if path not in self.names:
            self._name(path, Content())
            self._step()
        return self._open(self.names[path])

    def open_temp(self, folder: Path, prefix: str) -> tuple[int, Path]:
        self._alive()
        path = folder / f"{prefix}{self._opened:08d}.tmp"
        self._name(path, Content())
        self._step()
        return self._open(self.names[path]), path

    def size(self, handle: int) -> int | None:
        return len(self.handles[handle][0].seen)

    def read(self, handle: int, count: int) -> bytes:
        content, place = self.handles[handle]
        data = bytes(content.seen[place : place + count])
        self.handles[handle] = content, place + len(data)
        return data

    def skip(self, handle: int, count: int) -> None:
        content, place = self.handles[handle]
        self.handles[handle] = content, place + count

    def write(self, handle: int, data: bytes | memoryview) -> int:
        self._alive()
        self.handles[handle][0].seen += data
        self._step()
        return len(data)

    def truncate(self, handle: int, size: int) -> None:
        self._alive()
        del self.handles[handle][0].seen[size:]
        self._step()

    def fsync(self, handle: int) -> None:
        self._alive()
        content = self.handles[handle][0]
        content.synced = bytes(content.seen)
        self._step()

    def close(self, handle: int) -> None:
        self._alive()
        del self.handles[handle]

    def link(self, source: Path, target: Path) -> None:
        self._alive()
        self._name(target, self._find(source))
        self._step()

    def replace(self, source: Path, target: Path) -> None:
        self._alive()
        self._name(target, self._find(source))
        self._name(source, None)
        self._step()

    def unlink(self, path: Path) -> None:
        self._alive()
        self._find(path)
        self._name(path, None)
        self._step()

    def make_folder(self, folder: Path) -> None:
        self._alive()

    def claim_folder(self, folder: Path) -> None:
        self._alive()

    def sync_folder(self, folder: Path) -> None:
        self._alive()
        self.lasting = dict(self.names)
        self.changes.clear()
        self._step()

    def files(self, folder: Path) -> dict[str, int]:
        return {path.name: 0 for path in self.names if path.parent == folder}

    def is_at(self, handle: int, path: Path) -> bool:
        return self.names.get(path) is self.handles[handle][0]

    def exists(self, path: Path) -> bool:
        return path in self.names


def _set(names: dict[Path, Content], path: Path, content: Content | None) -> None:
    if content is None:
        names.pop(path, None)
    else:
        names[path] = content


class CarelessDisk(PlatterDisk):
    """A planted fault: it does not flush."""

    def fsync(self, handle: int) -> None:
        self._alive()


class ForgetfulDisk(PlatterDisk):
    """A planted fault: it does not make names last."""

    def sync_folder(self, folder: Path) -> None:
        self._alive()
