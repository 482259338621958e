"""The only package that writes files. It knows no games, only bytes, names and the faults of disks.

Its promises:

- A file is written whole or not at all; the version before it stays as a numbered backup.
- What is read is checked before use: its length, its seal, its nesting and its number of entries. Reading
  never runs code from a file.
- A damaged file is set aside under another name, never deleted or overwritten.
- Every failure of a disk or a file is a `StoreError` with a code; no other exception of the system
  escapes.
- A journal survives a crash at any byte: a torn last line is dropped, all lines before it are kept.
"""

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
    prove_writable,
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
from game.store.match_folder import FolderRead, MatchFolder, newest_line, read_match_folder
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
    "Disk",
    "FolderRead",
    "Journal",
    "JournalRead",
    "Loaded",
    "Lock",
    "MatchFolder",
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
    "prove_writable",
    "read_bounded",
    "read_match_folder",
    "read_sealed",
    "remove_folder",
    "seal",
    "set_aside",
    "sweep",
    "unseal",
    "write_atomic",
    "write_sealed",
]
