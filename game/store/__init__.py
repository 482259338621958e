"""The only module that writes files. It knows nothing of games: bytes, names, and what disks do to them."""

from game.store.disk import REAL_DISK, Disk
from game.store.files import (
    FILE_LIMIT,
    MOST_BACKUPS,
    UNPACKED_LIMIT,
    Loaded,
    backups,
    keep_newest,
    load,
    load_newest,
    make_folder,
    matching,
    read_bounded,
    read_sealed,
    remove_folder,
    set_aside,
    sweep,
    write_atomic,
    write_sealed,
)
from game.store.journal import Journal, JournalRead
from game.store.lock import Lock
from game.store.match_folder import Chronicle, Recovered, newest_line, read_chronicle
from game.store.mistakes import CODES, StoreError
from game.store.names import inside
from game.store.sealed import MOST_ENTRIES, MOST_LEVELS, Sealed, decode, seal, unseal
from game.store.text import printable

__all__ = [
    "CODES",
    "FILE_LIMIT",
    "MOST_BACKUPS",
    "MOST_ENTRIES",
    "MOST_LEVELS",
    "REAL_DISK",
    "UNPACKED_LIMIT",
    "Chronicle",
    "Disk",
    "Journal",
    "JournalRead",
    "Loaded",
    "Lock",
    "Recovered",
    "Sealed",
    "StoreError",
    "backups",
    "decode",
    "inside",
    "keep_newest",
    "load",
    "load_newest",
    "make_folder",
    "matching",
    "newest_line",
    "printable",
    "read_bounded",
    "read_chronicle",
    "read_sealed",
    "remove_folder",
    "seal",
    "set_aside",
    "sweep",
    "unseal",
    "write_atomic",
    "write_sealed",
]
