"""Where hexes lie in pixels, and which hex is under a pixel."""

import math

from hypothesis import given
from hypothesis import strategies as st

from game.content.boards.art import HexGrid

even = st.integers(2, 200).map(lambda half: half * 2)


@st.composite
def grids(draw: st.DrawFn) -> HexGrid:
    height = draw(even)
    side = draw(st.integers(0, height // 2 - 1)) * 2
    return HexGrid(draw(st.integers(1, 64)), draw(st.integers(1, 64)), draw(even), height, side)


@st.composite
def hexes_with_a_point(draw: st.DrawFn) -> tuple[HexGrid, int, int, float, float]:
    """A hex and a point strictly inside it: somewhere on the way from its centre towards its edge."""
    grid = draw(grids())
    angle, share = draw(st.floats(0, 2 * math.pi)), draw(st.floats(0, 0.98))
    dx, dy = math.cos(angle), math.sin(angle)
    half_width, half_height = grid.tile_width / 2, grid.tile_height / 2
    cap = half_height - grid.side / 2
    reach = min(
        half_width / abs(dx) if dx else math.inf,
        half_height * half_width / (abs(dx) * cap + abs(dy) * half_width),
    )
    return grid, draw(st.integers(-3, 66)), draw(st.integers(-3, 66)), dx * reach * share, dy * reach * share


@given(hexes_with_a_point())
def test_cell_at_is_the_inverse_of_topleft(case: tuple[HexGrid, int, int, float, float]) -> None:
    grid, col, row, dx, dy = case
    left, top = grid.topleft(col, row)
    assert grid.cell_at(left + grid.tile_width / 2 + dx, top + grid.tile_height / 2 + dy) == (col, row)


@given(grids())
def test_every_hex_lies_within_the_map(grid: HexGrid) -> None:
    boxes = [grid.topleft(col, row) for col in range(grid.cols) for row in range(grid.rows)]
    right = max(left for left, _ in boxes) + grid.tile_width
    bottom = max(top for _, top in boxes) + grid.tile_height
    assert min(boxes) == (0, 0)
    assert (right, bottom) == grid.map_size()


def test_the_size_of_a_known_map() -> None:
    assert HexGrid(4, 5, 222, 256, 128).map_size() == (999, 1024)
    assert HexGrid(4, 5, 222, 256, 128).topleft(2, 3) == (555, 576)
    assert HexGrid(4, 1, 222, 256, 128).map_size() == (888, 256)
