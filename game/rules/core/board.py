"""A board as the rules see it: spaces, which of them touch, and what is printed or placed on them."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import NewType

import msgspec

from game.rules.core import hexes

SpaceId = NewType("SpaceId", str)
Value = str | int | float | bool


class Space(msgspec.Struct, frozen=True):
    """A place where pieces can be. A space off the grid (an air zone) has no column and row."""

    id: SpaceId
    col: int | None
    row: int | None
    kind: str
    properties: dict[str, Value] = {}

    @property
    def hex(self) -> hexes.Hex | None:
        if self.col is None or self.row is None:
            return None
        return hexes.from_offset(self.col, self.row)


class Link(msgspec.Struct, frozen=True):
    """Two spaces that touch although they are no neighbours on the grid; it leads both ways."""

    name: str
    first: SpaceId
    second: SpaceId
    properties: dict[str, Value] = {}


class Feature(msgspec.Struct, frozen=True):
    """Something named that lies on a space when the game begins."""

    name: str
    kind: str
    space: SpaceId
    properties: dict[str, Value] = {}


class Board(msgspec.Struct, frozen=True, dict=True):
    """The spaces of one map. Everything derived from them is computed once, when it is first asked for."""

    id: str
    spaces: tuple[Space, ...]
    links: tuple[Link, ...] = ()
    features: tuple[Feature, ...] = ()

    @cached_property
    def space(self) -> Mapping[SpaceId, Space]:
        """Every space by its id, in the order of the map."""
        return {space.id: space for space in self.spaces}

    @cached_property
    def feature(self) -> Mapping[str, Feature]:
        """Every feature by its name, in the order of the map."""
        return {feature.name: feature for feature in self.features}

    @cached_property
    def neighbours(self) -> Mapping[SpaceId, tuple[SpaceId, ...]]:
        """The spaces that share an edge or a link with each space; edges first, in the order of hexes."""
        return _touching(self)

    @cached_property
    def distances(self) -> Mapping[SpaceId, Mapping[SpaceId, int]]:
        """The number of steps over existing spaces; there is no entry for two spaces without a path
        between them."""
        return {space.id: distances_from(self, space.id) for space in self.spaces}


def _touching(board: Board) -> dict[SpaceId, tuple[SpaceId, ...]]:
    at = {space.hex: space.id for space in board.spaces if space.hex is not None}
    touching: dict[SpaceId, list[SpaceId]] = {space.id: [] for space in board.spaces}
    for cell, name in at.items():
        touching[name] += [at[other] for other in hexes.neighbours(cell) if other in at]
    for link in board.links:
        touching[link.first].append(link.second)
        touching[link.second].append(link.first)
    return {name: tuple(dict.fromkeys(others)) for name, others in touching.items()}


def distances_from(
    board: Board, start: SpaceId, passable: Callable[[SpaceId], bool] = lambda _space: True
) -> dict[SpaceId, int]:
    """The number of steps from the start to every space that can be reached over passable spaces."""
    steps = {start: 0}
    waiting = deque((start,))
    while waiting:
        here = waiting.popleft()
        for there in board.neighbours[here]:
            if there not in steps and passable(there):
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


def is_connected(board: Board, spaces: Iterable[SpaceId] | None = None) -> bool:
    """Whether one can walk between any two of these spaces (or of all) without leaving them."""
    allowed = set(board.space if spaces is None else spaces)
    if not allowed:
        return True
    return distances_from(board, min(allowed), allowed.__contains__).keys() == allowed


def regions(board: Board, name: str) -> dict[Value, tuple[SpaceId, ...]]:
    """Spaces grouped by one of their properties: areas of several hexes, rings, terrain."""
    groups: dict[Value, list[SpaceId]] = {}
    for space in board.spaces:
        if name in space.properties:
            groups.setdefault(space.properties[name], []).append(space.id)
    return {value: tuple(members) for value, members in groups.items()}


def region_neighbours(board: Board, name: str) -> dict[Value, frozenset[Value]]:
    """Which regions touch: some space of one is a neighbour of some space of the other."""
    groups = regions(board, name)
    region_of = {space: value for value, members in groups.items() for space in members}
    return {
        value: frozenset(
            region_of[other] for space in members for other in board.neighbours[space] if other in region_of
        )
        - {value}
        for value, members in groups.items()
    }
