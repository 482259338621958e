"""Pointy-top hexes in axial coordinates: q grows to the right, r grows downwards."""

from typing import NamedTuple


class Hex(NamedTuple):
    """One cell of an endless hex grid."""

    q: int
    r: int


DIRECTIONS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))


def neighbours(cell: Hex) -> tuple[Hex, ...]:
    """The six cells that share an edge with this one, counter-clockwise from the right."""
    return tuple(Hex(cell.q + step.q, cell.r + step.r) for step in DIRECTIONS)


def distance(one: Hex, other: Hex) -> int:
    """Steps between two cells when nothing is missing in between."""
    dq, dr = one.q - other.q, one.r - other.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def from_offset(col: int, row: int) -> Hex:
    """The cell of a staggered grid whose odd rows are moved right by half a cell."""
    return Hex(col - (row - (row & 1)) // 2, row)


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The cells exactly `radius` steps from the centre, in order round it."""
    if radius == 0:
        return (centre,)
    start = DIRECTIONS[4]
    cell = Hex(centre.q + start.q * radius, centre.r + start.r * radius)
    cells = []
    for step in DIRECTIONS:
        for _ in range(radius):
            cells.append(cell)
            cell = Hex(cell.q + step.q, cell.r + step.r)
    return tuple(cells)


def line(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """A shortest row of touching cells from start to end, both included."""
    steps = distance(start, end)
    return tuple(_between(start, end, step, steps) for step in range(steps + 1))


def _between(start: Hex, end: Hex, step: int, steps: int) -> Hex:
    if steps == 0:
        return start
    # A tiny shift off the edges resolves ties the same way on every machine.
    q = start.q + (end.q - start.q) * step / steps + 1e-6
    r = start.r + (end.r - start.r) * step / steps + 2e-6
    return _nearest(q, r)


def _nearest(q: float, r: float) -> Hex:
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        return Hex(-near_r - near_s, near_r)
    if off_r > off_s:
        return Hex(near_q, -near_q - near_s)
    return Hex(near_q, near_r)
