"""Progress in lessons and puzzles: small JSON files beside the settings."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.store import REAL_DISK, Disk, StoreError, decode, make_folder, read_bounded, set_aside, write_atomic

LARGEST = 256 << 10
P = TypeVar("P", bound=msgspec.Struct)


class ProgressFile(Generic[P]):
    """How one kind of progress is read and written; without a good file it is empty."""

    def __init__(self, kind: type[P]) -> None:
        self._kind = kind
        self._reader = msgspec.json.Decoder(kind)

    def load(self, path: Path, disk: Disk = REAL_DISK) -> tuple[P, StoreError | None]:
        """The progress saved, and what is wrong with its file (None if nothing); a missing file is no
        mistake."""
        try:
            return decode(read_bounded(path, LARGEST, disk), self._reader.decode, path), None
        except StoreError as error:
            return self._kind(), None if error.code == "vanished" else error

    def save(self, progress: P, path: Path, disk: Disk = REAL_DISK) -> None:
        """Write it whole, or raise `StoreError`. A damaged file is set aside, an unreadable one stays."""
        make_folder(path.parent, disk)
        _, trouble = self.load(path, disk)
        if trouble is not None and trouble.code == "unreadable":
            raise trouble
        if trouble is not None:
            set_aside(path, disk)
        write_atomic(path, msgspec.json.format(msgspec.json.encode(progress), indent=2), keep=0, disk=disk)
