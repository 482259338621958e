"""Disks in memory: one that can be written at no cost, one that is read-only."""

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

from game.store import Disk


class MemoryDisk(Disk):
    """Files as a dictionary. It never fails, and nothing is kept after the process."""

    def __init__(self, files: Mapping[Path, bytes] | None = None) -> None:
        self.contents = dict(files or {})
        self._open: dict[int, tuple[Path, int]] = {}
        self._handles = 0

    def _handle(self, path: Path) -> int:
        self._handles += 1
        self._open[self._handles] = path, 0
        return self._handles

    def _find(self, path: Path) -> bytes:
        if path not in self.contents:
            raise FileNotFoundError(errno.ENOENT, "no such file")
        return self.contents[path]

    def open_read(self, path: Path) -> int:
        self._find(path)
        return self._handle(path)

    def open_append(self, path: Path) -> int:
        self.contents.setdefault(path, b"")
        return self._handle(path)

    def open_temp(self, folder: Path, prefix: str) -> tuple[int, Path]:
        path = folder / f"{prefix}{self._handles:08d}.tmp"
        return self.open_append(path), path

    def size(self, handle: int) -> int | None:
        return len(self.contents[self._open[handle][0]])

    def read(self, handle: int, count: int) -> bytes:
        path, place = self._open[handle]
        self._open[handle] = path, place + count
        return self.contents[path][place : place + count]

    def skip(self, handle: int, count: int) -> None:
        path, place = self._open[handle]
        self._open[handle] = path, place + count

    def write(self, handle: int, data: bytes | memoryview) -> int:
        self.contents[self._open[handle][0]] += bytes(data)
        return len(data)

    def truncate(self, handle: int, size: int) -> None:
        path = self._open[handle][0]
        self.contents[path] = self.contents[path][:size]

    def fsync(self, handle: int) -> None:
        pass

    def close(self, handle: int) -> None:
        del self._open[handle]

    def link(self, source: Path, target: Path) -> None:
        self.contents[target] = self._find(source)

    def replace(self, source: Path, target: Path) -> None:
        self.contents[target] = self._find(source)
        del self.contents[source]

    def unlink(self, path: Path) -> None:
        self._find(path)
        del self.contents[path]

    def make_folder(self, folder: Path) -> None:
        pass

    def remove_folder(self, folder: Path) -> None:
        pass

    def claim_folder(self, folder: Path) -> None:
        if any(folder in path.parents for path in self.contents):
            raise FileExistsError(errno.EEXIST, "the folder is there")

    def sync_folder(self, folder: Path) -> None:
        pass

    def files(self, folder: Path) -> dict[str, int]:
        return {path.name: 0 for path in self.contents if path.parent == folder}

    def is_at(self, handle: int, path: Path) -> bool:
        return self._open[handle][0] == path and path in self.contents

    def exists(self, path: Path) -> bool:
        return path in self.contents

    def lock(self, handle: int) -> None:
        pass


class Touched(Exception):
    """A read-only disk was written to."""


class ReadOnlyDisk(MemoryDisk):
    """Raises `Touched` if anything is opened for writing, renamed or deleted here."""

    def open_append(self, path: Path) -> NoReturn:
        raise Touched(path)

    def link(self, source: Path, target: Path) -> NoReturn:
        raise Touched(source)

    def replace(self, source: Path, target: Path) -> NoReturn:
        raise Touched(source)

    def unlink(self, path: Path) -> NoReturn:
        raise Touched(path)
