"""Where things lie on a hex, in radii from its middle: right and down are positive."""

from typing import NamedTuple

from game.content.boards.art import BoardArt
from game.presenters.shared.board.sheet import BROAD

Offset = tuple[float, float]

DIFFICULTY, DIFFICULTY_SIZE = (-0.54, -0.37), 0.37
SYMBOLS: tuple[Offset, ...] = ((0.54, -0.37), (0.67, -0.01), (0.25, -0.64))
SYMBOL_SIZE = 0.36
"""The size of printed threat, radiation and contamination, the first kinds of symbols of a hex."""
LABEL, LABEL_HEIGHT, LABEL_WIDTH = 0.69, 0.3, 1.8
"""Place, height and width of the number of a special place, or of the name of a city."""
NUMBER_SIZE = 0.34
CONTRACTS, CONTRACT_SIZE, CONTRACT_STEP = (0.0, -0.66), 0.42, 0.44
RIM: tuple[Offset, ...] = (
    (-0.66, 0.02),
    (-0.63, 0.36),
    (0.63, 0.36),
    (0.67, 0.02),
    (-0.33, 0.55),
    (0.33, 0.55),
)
RIM_SIZE, CROWDED = 0.35, 0.1
"""The size of small tokens along the lower edge; the shift of tokens that have no place of their own."""
CELL, CELL_SIZE = (0.5, 0.42), 0.44

PIECES = {
    1: ((0.0, 0.0),),
    2: ((-0.26, -0.12), (0.26, 0.1)),
    3: ((0.0, -0.28), (-0.3, 0.17), (0.3, 0.17)),
    4: ((-0.28, -0.22), (0.28, -0.22), (-0.28, 0.24), (0.28, 0.24)),
}
"""The middles of knights and enemies by how many they are; the label at the lower corner stays free."""
PIECE_SIZE = {1: 0.9, 2: 0.7, 3: 0.58, 4: 0.54}
FANNED, FAN_WIDTH, FAN_ROWS = 0.46, 1.2, (-0.25, 0.22)
ACTIVE_GROWTH = 1.14
MARGIN, MAP_MARGIN = -0.1, 0.12
"""Room around the hexes, in radii; negative on the table, where the camera leaves room for shadows."""
ROUTE_SIZE, ROUTE_LINE = 0.46, 0.12
COST, COST_HEIGHT = 0.36, 0.32
"""The cost plate of a route hex, below the route token; a second plate lies as far above it."""


REACH, REACH_HEIGHT = 0.34, 0.33
"""The plate with the cost of driving there."""


class Spot(NamedTuple):
    """Where a piece lies on its hex, and its size there."""

    x: float
    y: float
    size: float


def extent_of(art: BoardArt, margin: float = MARGIN) -> tuple[float, float, float, float]:
    """The area of the map's hexes: left, top, width and height in pixels of the map, with a margin."""
    radius = art.grid.tile_height / 2
    xs, ys = zip(*art.centres.values(), strict=True)
    across, down = radius * (BROAD + margin), radius * (1 + margin)
    left, top = min(xs) - across, min(ys) - down
    return left, top, max(xs) + across - left, max(ys) + down - top


def piece_spots(count: int) -> list[Spot]:
    """A place for each knight or enemy of a hex: side by side, or in two fanned rows if they are many."""
    if count in PIECES:
        return [Spot(x, y, PIECE_SIZE[count]) for x, y in PIECES[count]]
    spots: list[Spot] = []
    for row, y in enumerate(FAN_ROWS):
        here = (count + 1 - row) // 2
        step = (FAN_WIDTH - FANNED) / max(here - 1, 1)
        spots += [Spot((number - (here - 1) / 2) * step, y, FANNED) for number in range(here)]
    return spots


def rim_place(number: int) -> Offset:
    """Where the small token with this index lies, counted from 0."""
    x, y = RIM[number % len(RIM)]
    again = number // len(RIM)
    return x * (1 - CROWDED * again), y - CROWDED * again


def contract_places(count: int) -> list[Offset]:
    """Contract tokens side by side at the upper corner."""
    x, y = CONTRACTS
    return [(x + (number - (count - 1) / 2) * CONTRACT_STEP, y) for number in range(count)]
