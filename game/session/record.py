"""The record of a match: one format for saves, replays, test fixtures and bug reports.

JSON, sealed by the store (gzip and a checksum over all). It holds every intent with its seat, the
beginning of the digest after each step (to find where another program plays differently), a snapshot of
the last state, and the content of the match. Nothing in it is ever executed.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game import __version__
from game.store import FILE_LIMIT, UNPACKED_LIMIT, StoreError, decode, seal, unseal

KIND = "sztabowka-save"
FORMAT = 2
"""Increase it when older programs could not read what this one writes; keep reading every older format."""
SHORT = 8
"""The number of digest digits kept for each step."""
NO_CONTENT = msgspec.Raw(b"null")
MOST_SEATS = 99
MOST_ROUNDS = 1_000_000
MOST_HINTS = 1_000_000

Short = Annotated[str, Meta(max_length=80)]
"""A name: of a player, a bot, a game, a scenario, a version."""
Long = Annotated[str, Meta(max_length=2_000)]
"""The key of a setting, which contains every option."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
AtSeats = Meta(max_length=MOST_SEATS)


class RecordedStep(msgspec.Struct, frozen=True, gc=False):
    """An intent, its seat, and the first digits of the digest of the state after it."""

    seat: SeatNumber
    intent: msgspec.Raw
    digest: Short

    def leads_to(self, digest: str) -> bool:
        return digest[:SHORT] == self.digest


class UsedMod(msgspec.Struct, frozen=True):
    """A mod that a match was made with."""

    id: Short
    version: Short
    digest: Short


class _Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The fields that every format has."""

    app: Short
    game: Short
    setting: Long
    """The setting's key: content hash, scenario and what was chosen at the start."""
    scenario: Short
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Annotated[Mapping[Short, Short], Meta(max_length=100)]
    names: Annotated[tuple[Short, ...], AtSeats]
    seed: Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
    friendly: bool
    """Whether undo ever passed a barrier by agreement."""
    round: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
    start: Short
    """The digest before the first intent."""
    snapshot: msgspec.Raw
    bots: Annotated[tuple[Short, ...], AtSeats] = ()
    """The bot at each seat; empty for a person, and in records older than bots."""
    is_seed_chosen: bool = False
    """Whether somebody chose the seed; unknown in records of version 0.1."""
    has_coach: bool = True
    """Whether the coach may be asked. Older records without this field had a coach."""
    hints: Annotated[tuple[Annotated[int, Meta(ge=0, le=MOST_HINTS)], ...], AtSeats] = ()
    """How often each seat has asked the coach; empty if nobody has, and in older records."""


class Record(_Heading, frozen=True, kw_only=True):
    """All that is needed to continue a match, or to play it again from its start."""

    digest: Short
    """The digest of the state in the snapshot."""
    steps: tuple[RecordedStep, ...]
    content: msgspec.Raw = NO_CONTENT
    """The pack of its scenario; none in records of version 0.1, whose content ships with the program."""
    mods: Annotated[tuple[UsedMod, ...], Meta(max_length=100)] = ()


class _FirstFormat(_Heading, frozen=True, kw_only=True):
    """Format 1: a whole digest beside each step, and no content."""

    steps: tuple[RecordedStep, ...]


class _Columns(_Heading, frozen=True, kw_only=True):
    """Format 2: equal fields of all steps stand together, which compresses to a third."""

    digest: Short
    seats_asked: tuple[SeatNumber, ...]
    intents: tuple[msgspec.Raw, ...]
    digests: str
    """The first digits of each digest, joined without separators."""
    content: msgspec.Raw = NO_CONTENT
    mods: Annotated[tuple[UsedMod, ...], Meta(max_length=100)] = ()


_FIRST = msgspec.json.Decoder(_FirstFormat)
_COLUMNS = msgspec.json.Decoder(_Columns)


def payload_of(record: Record, path: Path) -> bytes:
    """The payload of the record before it is sealed. Raises `StoreError` for one that `read_record` would
    refuse (`outgrown`)."""
    facts = {name: getattr(record, name) for name in _SAME}
    payload = msgspec.json.encode(
        _Columns(
            seats_asked=tuple(step.seat for step in record.steps),
            intents=tuple(step.intent for step in record.steps),
            digests="".join(step.digest for step in record.steps),
            **facts,
        )
    )
    if len(payload) > UNPACKED_LIMIT:
        raise StoreError("outgrown", path, detail=f"{len(payload)} bytes")
    try:
        decode(payload, _COLUMNS.decode, path)
    except StoreError as error:
        raise StoreError("outgrown", path, detail=str(error)) from error
    return payload


_SAME = tuple(name for name in _Columns.__struct_fields__ if name in Record.__struct_fields__)


def write_record(record: Record, path: Path = Path("record")) -> bytes:
    """The bytes of a file; an error names `path` (`outgrown`)."""
    data = seal(payload_of(record, path), KIND, FORMAT)
    if len(data) > FILE_LIMIT:
        raise StoreError("outgrown", path, detail=f"{len(data)} bytes, packed")
    return data


def read_record(data: bytes, path: Path) -> Record:
    """A sound record, or a `StoreError` that says what is wrong with the file."""
    sealed = unseal(data, KIND, FORMAT, UNPACKED_LIMIT, path)
    if sealed.version == 1:
        return _of_first_format(decode(sealed.payload, _FIRST.decode, path))
    return _of_columns(decode(sealed.payload, _COLUMNS.decode, path), path)


def _of_first_format(first: _FirstFormat) -> Record:
    facts = {name: getattr(first, name) for name in _Heading.__struct_fields__}
    steps = tuple(RecordedStep(step.seat, step.intent, step.digest[:SHORT]) for step in first.steps)
    digest = first.steps[-1].digest if first.steps else first.start
    return Record(digest=digest, steps=steps, **facts)


def _of_columns(columns: _Columns, path: Path) -> Record:
    count, digits = len(columns.intents), columns.digests
    if len(columns.seats_asked) != count or len(digits) != SHORT * count:
        raise StoreError("damaged", path, detail="its steps are not told evenly")
    digests = (digits[place : place + SHORT] for place in range(0, len(digits), SHORT))
    steps = map(RecordedStep, columns.seats_asked, columns.intents, digests)
    facts = {name: getattr(columns, name) for name in _SAME}
    return Record(steps=tuple(steps), **facts)


def app_version() -> str:
    return __version__
