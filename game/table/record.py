"""The record of a match: one format for saves, replays, test fixtures and bug reports.

JSON, sealed by the store (gzip and a checksum over all). It holds every intent with its seat and the
digest of the state after it, and a snapshot of the last state. Nothing in it is ever executed.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from game import __version__
from game.store import UNPACKED_LIMIT, Sealed, decode, seal, unseal

KIND = "sztabowka-save"
FORMAT = 1
"""Raise it when an older program could not read what this one writes; keep reading every older one."""


class RecordedStep(msgspec.Struct, frozen=True, gc=False):
    """An intent, who asked for it, and the digest of the state it led to."""

    seat: int
    intent: msgspec.Raw
    digest: str


class Record(msgspec.Struct, frozen=True):
    """All that is needed to go on with a match, or to play it again from its start."""

    app: str
    game: str
    setting: str
    """The setting's key: content hash, scenario and what was chosen at the start."""
    scenario: str
    seats: int
    options: Mapping[str, str]
    names: tuple[str, ...]
    seed: int
    friendly: bool
    """Whether a barrier was ever passed by agreement."""
    round: int
    start: str
    """The digest before the first intent."""
    steps: tuple[RecordedStep, ...]
    snapshot: msgspec.Raw
    bots: tuple[str, ...] = ()
    """Which bot sits at each seat; empty where a person does, and in records of before there were any."""

    @property
    def digest(self) -> str:
        """Of the state in the snapshot."""
        return self.steps[-1].digest if self.steps else self.start


_READER = msgspec.json.Decoder(Record)


def write_record(record: Record) -> bytes:
    return seal(msgspec.json.encode(record), KIND, FORMAT)


def read_record(data: bytes, path: Path) -> Record:
    """A sound record, or a `StoreError` that says what is wrong with the file."""
    sealed: Sealed = unseal(data, KIND, FORMAT, UNPACKED_LIMIT, path)
    return decode(sealed.payload, _READER.decode, path)


def app_version() -> str:
    return __version__
