"""Whole files: read within limits, written whole or not at all, with backups of earlier versions."""

import fnmatch
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from game.store.disk import REAL_DISK, TEMP_SUFFIX, Disk, read_all, replace_patiently, write_all
from game.store.lock import Lock
from game.store.mistakes import StoreError, reading, writing
from game.store.sealed import Sealed, seal, unseal

T = TypeVar("T")

FILE_LIMIT = 8 << 20
UNPACKED_LIMIT = 32 << 20
MOST_BACKUPS = 9
_HELD = ".old"
_LEFTOVER = re.compile(rf"\..+\.\w{{8}}{re.escape(TEMP_SUFFIX)}({re.escape(_HELD)})?")


class Loaded(NamedTuple, Generic[T]):
    """What was read, from which file, and which newer files were skipped."""

    value: T
    path: Path
    damaged: tuple[StoreError, ...]


def make_folder(folder: Path, disk: Disk = REAL_DISK) -> None:
    with writing(folder):
        disk.make_folder(folder)


def prove_writable(folder: Path, disk: Disk = REAL_DISK) -> None:
    """Create the folder and a temporary file in it. Windows grants access rights to any folder, so asking
    for them proves nothing."""
    make_folder(folder, disk)
    with writing(folder):
        handle, temp = disk.open_temp(folder, ".trial.")
        disk.close(handle)
        disk.unlink(temp)


@contextmanager
def _ordinary(path: Path, disk: Disk) -> Iterator[tuple[int, int]]:
    """An ordinary file open for reading, and its size in bytes."""
    with reading(path):
        handle = disk.open_read(path)
        try:
            size = disk.size(handle)
            if size is None:
                raise StoreError("not_a_file", path)
            yield handle, size
        finally:
            disk.close(handle)


def read_bounded(path: Path, limit: int, disk: Disk = REAL_DISK) -> bytes:
    """The bytes of an ordinary file; a larger one is refused before it is read."""
    with _ordinary(path, disk) as (handle, size):
        data = read_all(disk, handle, limit + 1) if size <= limit else None
    if data is None or len(data) > limit:
        raise StoreError("too_big", path, limit=limit)
    return data


def read_end(path: Path, most: int, disk: Disk = REAL_DISK) -> bytes:
    """The last bytes of an ordinary file of any size."""
    with _ordinary(path, disk) as (handle, size):
        disk.skip(handle, max(0, size - most))
        return read_all(disk, handle, most)


def write_atomic(path: Path, data: bytes, keep: int = 1, disk: Disk = REAL_DISK) -> None:
    """Replace `path` by `data`, keeping up to `keep` earlier versions as `name.bak1` (newest) and so on.

    When it returns, the new version survives a power cut. If it raises, all files are as before. At every
    moment `path` is the whole old or the whole new version: one rename decides.
    """
    assert 0 <= keep <= MOST_BACKUPS
    with writing(path), _temp_beside(path, data, disk) as temp:
        held = temp.with_name(temp.name + _HELD)
        try:
            is_held = _hold(path, held, disk)
            _commit(temp, path, held if is_held else None, disk)
            # The save is complete: a backup that cannot be rotated must not count as a failure.
            with suppress(OSError):
                if is_held and keep:
                    _turn_backups(path, held, keep, disk)
        finally:
            _discard(held, disk)


@contextmanager
def _temp_beside(path: Path, data: bytes, disk: Disk) -> Iterator[Path]:
    handle, temp = disk.open_temp(path.parent, f".{path.name}.")
    try:
        try:
            write_all(disk, handle, data)
            disk.fsync(handle)
        finally:
            disk.close(handle)
        yield temp
    finally:
        _discard(temp, disk)


def _hold(path: Path, held: Path, disk: Disk) -> bool:
    """Give the present version a second name, for the rollback and the backup. False if there is none."""
    try:
        disk.link(path, held)
    except FileNotFoundError:
        return False
    except OSError:
        # File systems of memory cards have no links.
        if not disk.exists(path):
            return False
        with _temp_beside(path, read_bounded(path, UNPACKED_LIMIT, disk), disk) as copy:
            disk.replace(copy, held)
    return True


def _commit(temp: Path, path: Path, held: Path | None, disk: Disk) -> None:
    replace_patiently(disk, temp, path)
    try:
        disk.sync_folder(path.parent)
    except OSError:
        with suppress(OSError):
            if held is None:
                disk.unlink(path)
            else:
                disk.replace(held, path)
        raise


def _turn_backups(path: Path, held: Path, keep: int, disk: Disk) -> None:
    for number in range(keep, 1, -1):
        with suppress(FileNotFoundError):
            disk.replace(_backup(path, number - 1), _backup(path, number))
    disk.replace(held, _backup(path, 1))


def _discard(path: Path, disk: Disk) -> None:
    with suppress(OSError):
        if disk.exists(path):
            disk.unlink(path)


def _backup(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.bak{number}")


def backups(path: Path, disk: Disk = REAL_DISK) -> tuple[Path, ...]:
    """The existing backups, newest first."""
    all_of_them = (_backup(path, number) for number in range(1, MOST_BACKUPS + 1))
    return tuple(copy for copy in all_of_them if disk.exists(copy))


def load(path: Path, read: Callable[[Path], T], disk: Disk = REAL_DISK) -> T:
    """Read this very file. If it fails, the error names the newest good backup."""
    try:
        return read(path)
    except StoreError as error:
        error.good_copy = next((copy for copy in backups(path, disk) if _reads_well(copy, read)), None)
        raise


def _reads_well(path: Path, read: Callable[[Path], T]) -> bool:
    try:
        read(path)
    except StoreError:
        return False
    return True


def load_newest(path: Path, read: Callable[[Path], T], disk: Disk = REAL_DISK) -> Loaded[T]:
    """The file, or else its newest good backup; without one, the file's own error is raised. Nothing is
    changed."""
    damaged: list[StoreError] = []
    for candidate in (path, *backups(path, disk)):
        try:
            value = read(candidate)
        except StoreError as error:
            damaged.append(error)
            continue
        for stepped_around in damaged:
            stepped_around.good_copy = candidate
        return Loaded(value, candidate, tuple(damaged))
    raise damaged[0]


def set_aside(path: Path, disk: Disk = REAL_DISK) -> Path:
    """Move a damaged file out of the way as `name.damaged1` and so on, so that a save cannot bury it."""
    names = (path.with_name(f"{path.name}.damaged{number}") for number in count(1))
    free = next(name for name in names if not disk.exists(name))
    with writing(path):
        replace_patiently(disk, path, free)
        disk.sync_folder(path.parent)
    return free


def read_sealed(path: Path, kind: str, newest_version: int, disk: Disk = REAL_DISK) -> Sealed:
    return unseal(read_bounded(path, FILE_LIMIT, disk), kind, newest_version, UNPACKED_LIMIT, path)


def write_sealed(
    path: Path, payload: bytes, kind: str, version: int, keep: int = 1, disk: Disk = REAL_DISK
) -> None:
    """Seal and write. A present file that is damaged or newer is set aside, so that it replaces no good
    backup."""
    data = seal(payload, kind, version)
    if len(payload) > UNPACKED_LIMIT or len(data) > FILE_LIMIT:
        raise StoreError("too_big", path, limit=FILE_LIMIT)
    try:
        read_sealed(path, kind, version, disk)
    except StoreError as error:
        if error.code != "vanished":
            set_aside(path, disk)
    write_atomic(path, data, keep, disk)


def keep_newest(folder: Path, pattern: str, most: int, disk: Disk = REAL_DISK) -> tuple[Path, ...]:
    """Delete all but the last `most` files whose names match, ordered by name; returns the deleted ones.

    File times are no measure of age on a machine whose clock was set back.
    """
    in_order = sorted(matching(folder, pattern, disk))
    return _delete(folder, in_order[: max(0, len(in_order) - most)], disk)


def matching(folder: Path, pattern: str, disk: Disk = REAL_DISK) -> list[str]:
    """The names of the ordinary files that match, in no order."""
    with reading(folder):
        return [name for name in disk.files(folder) if fnmatch.fnmatchcase(name, pattern)]


def remove_folder(folder: Path, lock: Lock, disk: Disk = REAL_DISK) -> None:
    """Remove a folder whose lock is held and whose files are deleted. One with other contents stays."""
    lock.remove()
    with suppress(OSError):
        disk.remove_folder(folder)


def sweep(folder: Path, disk: Disk = REAL_DISK) -> tuple[Path, ...]:
    """Delete half-written files of a killed program. Only for the holder of the folder's lock."""
    with reading(folder):
        names = [name for name in disk.files(folder) if _LEFTOVER.fullmatch(name)]
    return _delete(folder, names, disk)


def _delete(folder: Path, names: list[str], disk: Disk) -> tuple[Path, ...]:
    paths = tuple(folder / name for name in names)
    for path in paths:
        with writing(path):
            disk.unlink(path)
    return paths
