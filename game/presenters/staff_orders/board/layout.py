"""Where things lie on the board of Staff Orders, in radii of a hexagon: positive is right and down.

The hexagons at the rim of a map cannot be entered. The part that must be visible is smaller than the grid of
the map, but in landing operations also larger: sectors lie below it.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.content.boards.art import BoardArt
from game.rules.core.board import Board, SpaceId, regions
from game.rules.staff_orders.terms import Domain, PlaceId

LOWERED = 0.12
"""Things in the middle of a hexagon are lowered by this much to leave room for names."""
NAME, NAME_HEIGHT = -0.5, 0.29
"""The line of names, where two adjacent hexagons are joined over their whole width."""
SPACE = 0.66
COMMANDER = 0.76
BONUS = 0.72
PILE = (0.0, 0.06)
CUBE = 0.5
FACING: Mapping[Domain, tuple[float, float, int]] = {"land": (0.43, 0.84, 3), "air": (0.3, 0.84, 1)}
"""Two piles that face each other: how far each is aside, the size of its pieces beside usual ones, and how
many of them are shown, because a sector has less room.
"""
COUNT = 0.34
STAR, STARS_AT = 0.36, 0.7
CLASH: Mapping[Domain, tuple[float, float]] = {"land": (0.38, 0.18), "air": (0.34, 0.38)}
"""Crossed swords: their size, and how far above the middle of two piles; names stay free."""
BROKEN, BROKEN_AT = 0.4, (-0.62, -0.25)
"""The sign of broken supply: its size and place."""
BLOCKED = 0.5
"""The sign of hexagons nobody can enter."""
LETTER = 0.36
"""The letter of an air zone on the map."""
MOST_SHOWN = 5
CLUSTERS: Mapping[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.44, 0.0), (0.44, 0.0)),
    3: ((0.0, -0.36), (-0.44, 0.2), (0.44, 0.2)),
    4: ((-0.44, -0.34), (0.44, -0.34), (-0.44, 0.26), (0.44, 0.26)),
    5: ((-0.44, -0.34), (0.44, -0.34), (-0.88, 0.26), (0.0, 0.26), (0.88, 0.26)),
}
"""The places of the pieces of a pile by their number, from the back to the front, in widths and heights of
one.
"""

SECTOR = (424.0, 224.0)
"""A sector in pixels of the map."""
SECTOR_HEAD = 62.0
SECTOR_GAP = 56.0
"""The largest gap between the lowest areas and the sectors, in pixels of the map."""
SECTOR_LOWERED = 0.25
AIRCRAFT, MOST_AIRCRAFT = 0.46, 3
"""The size of a piece in a sector, and the most drawn between its action spaces; a number tells the rest."""
EXTENT_MARGIN = 40.0
"""The margin around the visible part, in pixels of the map."""


class Extent(NamedTuple):
    """A part of a map, in pixels of the map."""

    left: float
    top: float
    wide: float
    high: float


def extent_of(board: Board, art: BoardArt) -> Extent:
    """The part of a map that must be visible: its areas, and the sectors of its air zones."""
    lift = sector_lift(board, art)
    boxes = _area_boxes(board, art)
    for space in board.spaces:
        if space.kind == "zone":
            x, y = art.points[space.id]
            boxes.append(_around((x, y - lift), SECTOR[0] / 2, SECTOR[1] / 2))
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    margin = EXTENT_MARGIN
    return Extent(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin)


def sector_lift(board: Board, art: BoardArt) -> float:
    """How far sectors are moved up towards the areas, in pixels of the map. A map may have empty sea there,
    and the less is shown, the larger everything is.
    """
    tops = [art.points[space.id][1] - SECTOR[1] / 2 for space in board.spaces if space.kind == "zone"]
    if not tops:
        return 0.0
    return max(0.0, min(tops) - max(box[3] for box in _area_boxes(board, art)) - SECTOR_GAP)


def _area_boxes(board: Board, art: BoardArt) -> list[tuple[float, float, float, float]]:
    wide, high = art.grid.tile_width / 2, art.grid.tile_height / 2
    return [
        _around(art.centres[space.id], wide, high) for space in board.spaces if "area" in space.properties
    ]


def _around(point: tuple[float, float], wide: float, high: float) -> tuple[float, float, float, float]:
    return point[0] - wide, point[1] - high, point[0] + wide, point[1] + high


def hexes_of(board: Board, region: str) -> dict[PlaceId, tuple[SpaceId, ...]]:
    """The hexagons of every `area`, or of every `zone`."""
    return {PlaceId(str(name)): hexes for name, hexes in regions(board, region).items()}


def name_row(board: Board, hexes: Iterable[SpaceId], first: SpaceId) -> tuple[SpaceId, ...]:
    """The adjacent hexagons above which the name of an area stands: the row of the first one if it has
    several, else the longest.
    """
    rows: dict[int, tuple[SpaceId, ...]] = {}
    for name in hexes:
        row = board.space[name].row or 0
        rows[row] = (*rows.get(row, ()), name)
    own = rows[board.space[first].row or 0]
    longest = max(rows.values(), key=len)
    return own if len(own) > 1 else longest


def first_hex(board: Board, area: PlaceId) -> SpaceId:
    """The hexagon on which the soldiers of an area stand."""
    return next(one.space for one in board.features if one.kind == "area" and one.name == area)
