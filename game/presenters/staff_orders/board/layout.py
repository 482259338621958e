"""Where things lie on the board of Staff Orders, in radii of a hexagon: right and down are positive.

The hexagons at the rim of a map are ground that nobody can enter. What a person must see is less than the
grid of the map, and in landing operations more: sectors lie below it.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.content.boards.art import BoardArt
from game.rules.core.board import Board, SpaceId, regions
from game.rules.staff_orders.terms import Domain, PlaceId

LOWERED = 0.12
"""What stands in the middle of a hexagon makes room for names above it."""
NAME, NAME_HEIGHT = -0.5, 0.29
"""The line of names: there two hexagons side by side are joined over their whole width."""
SPACE = 0.66
COMMANDER = 0.76
BONUS = 0.72
PILE = (0.0, 0.06)
CUBE = 0.5
FACING: Mapping[Domain, tuple[float, float, int]] = {"land": (0.43, 0.84, 3), "air": (0.3, 0.84, 1)}
"""Two piles that face each other: how far each is aside, how large their pieces are beside usual ones, and
how many of them are shown: a sector has less room."""
COUNT = 0.34
STAR, STARS_AT = 0.36, 0.7
CLASH: Mapping[Domain, tuple[float, float]] = {"land": (0.38, 0.18), "air": (0.34, 0.38)}
"""Crossed swords: how large, and how far above the middle of two piles; names stay free."""
BROKEN, BROKEN_AT = 0.4, (-0.62, -0.25)
"""The sign of broken supply."""
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
"""Pieces of a pile by their number, from the back to the front, in widths and heights of one."""

SECTOR = (424.0, 224.0)
"""A sector in pixels of the map."""
SECTOR_HEAD = 62.0
SECTOR_GAP = 56.0
"""Between the lowest areas and the sectors, in pixels of the map, at most."""
SECTOR_LOWERED = 0.25
AIRCRAFT, MOST_AIRCRAFT = 0.46, 3
"""A piece in a sector, and how many are drawn between its action spaces; the rest is told by a number."""
EXTENT_MARGIN = 40.0
"""Left free around what is shown, in pixels of the map."""


class Extent(NamedTuple):
    """A part of a map, in its pixels."""

    left: float
    top: float
    wide: float
    high: float


def extent_of(board: Board, art: BoardArt) -> Extent:
    """What of a map is shown whole: its areas, and the sectors of its air zones."""
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
    """How far sectors are moved up towards the areas, in pixels of the map: a map may leave empty sea there,
    and whatever is not shown makes everything else larger."""
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
    """The hexagons side by side above which the name of an area stands: the row of the first one if it has
    several, else the longest."""
    rows: dict[int, tuple[SpaceId, ...]] = {}
    for name in hexes:
        row = board.space[name].row or 0
        rows[row] = (*rows.get(row, ()), name)
    own = rows[board.space[first].row or 0]
    longest = max(rows.values(), key=len)
    return own if len(own) > 1 else longest


def first_hex(board: Board, area: PlaceId) -> SpaceId:
    """Where the soldiers of an area stand."""
    return next(one.space for one in board.features if one.kind == "area" and one.name == area)
