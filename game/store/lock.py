"""One program per folder: a lock that the system itself releases when its holder dies, even by kill -9."""

from contextlib import suppress
from pathlib import Path
from types import TracebackType

from game.store.disk import REAL_DISK, Disk, is_in_place
from game.store.mistakes import StoreError, writing


class Lock:
    """Held from `with Lock(path):` to its end. The file stays, unless what it guards is deleted for good."""

    def __init__(self, path: Path, disk: Disk = REAL_DISK) -> None:
        self.path = path
        self._disk = disk
        self._handle: int | None = None

    @property
    def is_held(self) -> bool:
        return self._handle is not None

    @property
    def is_in_force(self) -> bool:
        """Whether it is held by the file that other programs see, not by one removed meanwhile."""
        return self._handle is not None and is_in_place(self._disk, self._handle, self.path)

    def acquire(self) -> None:
        """Take the lock without waiting: StoreError "locked" if another program holds it.

        A link is refused ("not_a_file"): it would lock or create a file somewhere else. The last holder
        may have removed the file between our opening and locking it; others would then lock another file
        of that name, so ours is worthless ("vanished").
        """
        assert self._handle is None
        with writing(self.path):
            handle = self._disk.open_append(self.path)
            try:
                if not is_in_place(self._disk, handle, self.path):
                    raise StoreError("not_a_file", self.path)
                self._disk.lock(handle)
            except OSError as error:
                self._disk.close(handle)
                if isinstance(error, (BlockingIOError, PermissionError)):
                    raise StoreError("locked", self.path) from error
                raise
            except StoreError:
                self._disk.close(handle)
                raise
        self._handle = handle
        if not self.is_in_force:
            self.release()
            raise StoreError("vanished", self.path)

    def remove(self) -> None:
        """Release the lock and remove its file, because what it guards is gone.

        On Windows, where open files cannot be removed, it is released first; a program that takes it in
        between keeps it.
        """
        is_removed = True
        try:
            self._disk.unlink(self.path)
        except OSError:
            is_removed = False
        self.release()
        if not is_removed:
            with suppress(OSError):
                self._disk.unlink(self.path)

    def release(self) -> None:
        if self._handle is not None:
            handle, self._handle = self._handle, None
            with writing(self.path):
                self._disk.close(handle)

    def __enter__(self) -> "Lock":
        self.acquire()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
