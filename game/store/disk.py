"""Every call by which the store touches a disk. Tests replace it by faulty disks."""

import errno
import os
import stat
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TEMP_SUFFIX = ".tmp"
_BINARY: int = getattr(os, "O_BINARY", 0)
_NO_WAITING: int = getattr(os, "O_NONBLOCK", 0)
_NO_LINKS: int = getattr(os, "O_NOFOLLOW", 0)
# The error codes of Windows for a lock held by another program, beside EACCES; 0 comes from wine.
HELD_ELSEWHERE = {errno.EDEADLK, 0}
# The error codes of a folder or file system that cannot be flushed at all.
_NOT_FLUSHABLE = {errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EBADF}


class Disk:
    """Plain system calls. Each raises `OSError` and nothing else."""

    # Windows: virus scanners hold files for a moment, so a refused rename is tried again.
    patience: float = 2.0 if sys.platform == "win32" else 0.0

    def open_read(self, path: Path) -> int:
        """Never blocks: a pipe without a writer opens at once and is refused by `size`."""
        return os.open(path, os.O_RDONLY | _BINARY | _NO_WAITING)

    def open_append(self, path: Path) -> int:
        """Follows no link if the system allows that (not on Windows: check `is_at`), and never blocks."""
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | _BINARY | _NO_WAITING | _NO_LINKS
        return os.open(path, flags, 0o644)

    def open_temp(self, folder: Path, prefix: str) -> tuple[int, Path]:
        handle, name = tempfile.mkstemp(TEMP_SUFFIX, prefix, folder)
        return handle, Path(name)

    def size(self, handle: int) -> int | None:
        """Bytes in an ordinary file, None for a folder, pipe or device."""
        status = os.fstat(handle)
        return status.st_size if stat.S_ISREG(status.st_mode) else None

    def read(self, handle: int, count: int) -> bytes:
        return os.read(handle, count)

    def skip(self, handle: int, count: int) -> None:
        """Move the read position forward by this many bytes."""
        os.lseek(handle, count, os.SEEK_CUR)

    def write(self, handle: int, data: bytes | memoryview) -> int:
        return os.write(handle, data)

    def truncate(self, handle: int, size: int) -> None:
        os.ftruncate(handle, size)

    def fsync(self, handle: int) -> None:
        os.fsync(handle)
        if sys.platform == "darwin":
            # macOS's own fsync stops at the drive's cache; network folders have no other.
            with suppress(OSError):
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)

    def close(self, handle: int) -> None:
        os.close(handle)

    def link(self, source: Path, target: Path) -> None:
        os.link(source, target)

    def replace(self, source: Path, target: Path) -> None:
        os.replace(source, target)

    def unlink(self, path: Path) -> None:
        os.unlink(path)

    def make_folder(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)

    def remove_folder(self, folder: Path) -> None:
        """Remove an empty folder; any other raises."""
        os.rmdir(folder)

    def claim_folder(self, folder: Path) -> None:
        """Create a folder: `FileExistsError` for all but one of those who try at the same time."""
        os.mkdir(folder)

    def sync_folder(self, folder: Path) -> None:
        """Make renames in `folder` durable. Windows has no such call and needs none."""
        if sys.platform == "win32":
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in _NOT_FLUSHABLE:
                raise
        finally:
            os.close(handle)

    def files(self, folder: Path) -> dict[str, int]:
        """The ordinary files of a folder with the time each was written (ns), without links."""
        with os.scandir(folder) as entries:
            found = [entry for entry in entries if entry.is_file(follow_symlinks=False)]
            return {entry.name: entry.stat(follow_symlinks=False).st_mtime_ns for entry in found}

    def is_at(self, handle: int, path: Path) -> bool:
        """Whether the open file still has this name: neither removed nor replaced.

        Some file systems do not number files (Windows on FAT, some network drives): there a file of the
        same length counts as the same. On Windows, where open files cannot be removed, that is enough.
        """
        ours = os.fstat(handle)
        try:
            named = os.stat(path, follow_symlinks=False)
        except (FileNotFoundError, NotADirectoryError):
            return False
        if not (ours.st_ino and named.st_ino):
            return stat.S_ISREG(named.st_mode) and named.st_size == ours.st_size
        return (ours.st_dev, ours.st_ino) == (named.st_dev, named.st_ino)

    def exists(self, path: Path) -> bool:
        return os.path.lexists(path)

    def lock(self, handle: int) -> None:
        """Raises BlockingIOError or PermissionError when somebody else holds the lock."""
        if sys.platform == "win32":
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            except OSError as error:
                raise as_refusal(error) from error
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)


REAL_DISK = Disk()


def as_refusal(error: OSError) -> OSError:
    """An error of locking as one error for all systems, if it means that another program holds the lock."""
    return BlockingIOError(errno.EAGAIN, str(error)) if error.errno in HELD_ELSEWHERE else error


def is_in_place(disk: Disk, handle: int, path: Path) -> bool:
    """Whether an open file still has its name; True if the disk cannot tell."""
    try:
        return disk.is_at(handle, path)
    except OSError:
        return True


def write_all(disk: Disk, handle: int, data: bytes) -> None:
    """`write` may take less than it is given."""
    rest = memoryview(data)
    while rest:
        written = disk.write(handle, rest)
        if written <= 0:
            raise OSError(errno.EIO, "the disk takes no more bytes")
        rest = rest[written:]


def read_all(disk: Disk, handle: int, most: int) -> bytes:
    """Everything up to `most` bytes."""
    parts: list[bytes] = []
    while most > 0 and (part := disk.read(handle, min(most, 1 << 20))):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


def replace_patiently(disk: Disk, source: Path, target: Path) -> None:
    waited, pause = 0.0, 0.02
    while True:
        try:
            return disk.replace(source, target)
        except PermissionError:
            if waited + pause > disk.patience:
                raise
            disk.sleep(pause)
            waited, pause = waited + pause, min(2 * pause, 0.2)
