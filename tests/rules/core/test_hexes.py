"""Hex arithmetic: laws that hold for any cells, found or refuted by Hypothesis."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.rules.core.hexes import Hex, distance, from_offset, line, neighbours, ring

numbers = st.integers(-500, 500)
cells = st.builds(Hex, numbers, numbers)


def to_offset(cell: Hex) -> tuple[int, int]:
    """Column and row in a staggered grid whose odd rows are moved right by half a cell."""
    return cell.q + (cell.r - (cell.r & 1)) // 2, cell.r


@given(cells, cells, cells)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a) >= 0
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(cells)
def test_a_hex_has_six_neighbours_and_is_a_neighbour_of_each(cell: Hex) -> None:
    around = neighbours(cell)
    assert len(set(around)) == 6
    assert all(cell in neighbours(other) and distance(cell, other) == 1 for other in around)


@given(cells)
def test_column_and_row_lead_back_to_the_same_hex(cell: Hex) -> None:
    assert from_offset(*to_offset(cell)) == cell


@given(numbers, numbers)
def test_a_hex_leads_back_to_the_same_column_and_row(col: int, row: int) -> None:
    assert to_offset(from_offset(col, row)) == (col, row)


def test_odd_rows_are_moved_right() -> None:
    assert set(neighbours(from_offset(1, 1))) == {
        from_offset(col, row) for col, row in [(1, 0), (2, 0), (0, 1), (2, 1), (1, 2), (2, 2)]
    }


@given(cells, st.integers(0, 12))
def test_a_ring_holds_every_hex_at_its_distance_once(centre: Hex, radius: int) -> None:
    cells_of_ring = ring(centre, radius)
    assert len(set(cells_of_ring)) == len(cells_of_ring) == max(1, 6 * radius)
    assert all(distance(centre, cell) == radius for cell in cells_of_ring)
    if radius:
        turned = (*cells_of_ring[1:], cells_of_ring[0])
        assert all(distance(one, other) == 1 for one, other in zip(cells_of_ring, turned, strict=True))


@given(cells, cells)
def test_a_line_is_a_shortest_way(start: Hex, end: Hex) -> None:
    way = line(start, end)
    assert way[0] == start
    assert way[-1] == end
    assert len(way) == distance(start, end) + 1
    assert all(distance(one, other) == 1 for one, other in pairwise(way))
