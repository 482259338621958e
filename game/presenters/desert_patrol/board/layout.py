"""Where things lie on a tile, in parts of its radius from its middle: positive is right and down."""

from typing import NamedTuple

ID = -0.77
COVER = (0.6, -0.36)
NO_VEHICLES = (0.63, 0.02)
OBJECTIVE = (-0.57, -0.39)
CONTROL = (0.655, 0.32)
"""Right of the middle for the second side, mirrored to the left for the first."""
COUNT = (0.0, -0.5)
ID_HEIGHT, COVER_SIZE, NO_VEHICLES_SIZE = 0.3, 0.29, 0.27
OBJECTIVE_SIZE, CONTROL_SIZE, OBJECT_SIZE, COUNT_SIZE = 0.44, 0.35, 0.42, 0.26
ESCAPE, ESCAPE_SIZE = 1.09, 0.4

SLOTS = {
    1: ((0.0, 0.12),),
    2: ((-0.18, -0.14), (0.22, 0.37)),
    3: ((0.0, -0.17), (-0.26, 0.35), (0.26, 0.35)),
    4: ((-0.255, -0.16), (0.255, -0.16), (-0.255, 0.34), (0.255, 0.34)),
}
"""The middles of the counters for each count, the top one first; the edges stay free for markers."""
SOLDIER = {1: 0.646, 2: 0.56, 3: 0.5, 4: 0.48}
VEHICLE = {1: 0.79, 2: 0.6, 3: 0.56, 4: 0.5}
FANNED, CROWDED = 0.46, 0.4
"""The size of counters fanned out in two rows, and in three."""
TWO_ROWS = 8
"""How many counters fit into two rows of a fan."""
FAN_WIDTH = 1.02
ABOVE_OBJECTS = -0.15
"""How far counters move up to make room for an object below them."""


class Spot(NamedTuple):
    """Where a counter lies on its tile and its size there."""

    x: float
    y: float
    size: float


def spots(vehicles: int, soldiers: int, *, has_objects: bool, has_star: bool) -> list[Spot]:
    """A place for each counter of a tile, vehicles first: side by side, or fanned out if there are many.

    Room is left for objects below and for the star of an objective at the upper left.
    """
    count = vehicles + soldiers
    lift = ABOVE_OBJECTS if has_objects else 0.0
    if count in SLOTS:
        sizes = [VEHICLE[count]] * vehicles + [SOLDIER[count]] * soldiers
        turned = -1 if has_star else 1
        return [Spot(x * turned, y + lift, size) for (x, y), size in zip(SLOTS[count], sizes, strict=True)]
    return [Spot(x, y + lift, size) for x, y, size in _fan(count)]


def _fan(count: int) -> list[Spot]:
    """Rows from the top; in each row a counter overlaps the one at its left."""
    heights, size = ((-0.15, 0.34), FANNED) if count <= TWO_ROWS else ((-0.2, 0.12, 0.44), CROWDED)
    places: list[Spot] = []
    for row, y in enumerate(heights):
        here = count * (row + 1) // len(heights) - count * row // len(heights)
        step = min(size * 1.04, (FAN_WIDTH - size) / max(here - 1, 1))
        places += [Spot((number - (here - 1) / 2) * step, y, size) for number in range(here)]
    return places


def object_places(count: int) -> list[tuple[float, float]]:
    """Where the objects of a tile stand: in a row at its lower corner."""
    return [((number - (count - 1) / 2) * OBJECT_SIZE, 0.7 - 0.16 * (count > 1)) for number in range(count)]
