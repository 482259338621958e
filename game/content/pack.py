"""A pack: the whole content of one scenario, as values that fit into the record of a match.

A match is opened with its own pack, whatever the program's tables say by then. A pack may come from a
stranger's file, so it is checked before anything is built from it.
"""

import hashlib
from collections.abc import Iterator, Mapping
from math import isfinite
from typing import Any

import msgspec

from game.content.boards import LoadedMap

SCENARIOS = "scenarios/"
"""Tables in this folder belong to one scenario each; all others to every scenario of the game."""
LARGEST_NUMBER = 1_000
LONGEST_TEXT = 200
LARGEST_MAP = 20_000
"""In pixels, along one side."""


class BadPack(Exception):
    """A pack that no program of ours has written."""


class Pack(msgspec.Struct, frozen=True):
    """The tables that a scenario can reach, by the names of their files, and the map it is played on."""

    tables: dict[str, Any]
    map: LoadedMap | None = None

    @property
    def hash(self) -> str:
        """The hash of what the rules read: pixel positions on the map do not count, the order of entries
        does."""
        board = None if self.map is None else self.map.board
        return hashlib.sha256(msgspec.json.encode((self.tables, board))).hexdigest()[:16]


_READER = msgspec.json.Decoder(Pack)


def packed(tables: Mapping[str, Any], scenario: str, loaded: LoadedMap | None) -> Pack:
    """The content this scenario can reach: no table of another scenario."""
    own = f"{SCENARIOS}{scenario}.toml"
    reached = {name: tables[name] for name in tables if name == own or not name.startswith(SCENARIOS)}
    return Pack(reached, loaded)


def read_pack(data: bytes | msgspec.Raw) -> Pack:
    """A pack from its JSON; raises `BadPack` for content that is impossible or too expensive for one of
    our games."""
    try:
        pack = _READER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadPack(str(error)) from error
    for fault in _faults(pack):
        raise BadPack(fault)
    return pack


def _faults(pack: Pack) -> Iterator[str]:
    yield from _unbounded(pack.tables)
    if pack.map is None:
        return
    board, art = pack.map.board, pack.map.art
    yield from _unbounded(msgspec.to_builtins(board))
    hexes = [space.id for space in board.spaces if space.hex is not None]
    for name, known in (("toplefts", art.toplefts), ("centres", art.centres), ("images", art.images)):
        if not set(hexes) <= known.keys():
            yield f"the map's {name} leave out a hex"
    if not all(0 < side <= LARGEST_MAP for side in art.size):
        yield "the map has no size that can be drawn"
    if not all(0 < number <= LARGEST_MAP for number in msgspec.structs.astuple(art.grid)):
        yield "the map's grid is none"
    places = (*art.toplefts.values(), *art.centres.values(), *art.points.values())
    if not all(isfinite(part) and abs(part) <= LARGEST_MAP for place in places for part in place):
        yield "something lies far off the map"


def _unbounded(value: Any) -> Iterator[str]:
    """Numbers and texts larger than in any table of ours, which could make a million cards of one."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _unbounded(name)
            yield from _unbounded(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _unbounded(inner)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            yield f"a text of {len(value)} letters"
    elif isinstance(value, int | float) and not (isfinite(value) and abs(value) <= LARGEST_NUMBER):
        yield "a number that no table holds"
