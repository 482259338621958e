"""A board's neighbours, distances, links and regions."""

from game.rules.core.board import (
    Board,
    Feature,
    Link,
    Space,
    SpaceId,
    distances_from,
    is_connected,
    region_neighbours,
    regions,
)

A, B, C, D, SKY = (SpaceId(name) for name in ("a", "b", "c", "d", "sky"))


def row_of_four(*links: Link) -> Board:
    """Hexes a b . c d in one row with a gap in the middle, and an air zone."""
    spaces = [
        Space(name, col, 0, "tile", {"area": area})
        for name, col, area in [(A, 0, "west"), (B, 1, "west"), (C, 3, "east"), (D, 4, "east")]
    ]
    return Board("row", (*spaces, Space(SKY, None, None, "zone")), links, (Feature("flag", "marker", A),))


def test_a_missing_hex_is_not_crossed() -> None:
    board = row_of_four()
    assert board.neighbours == {A: (B,), B: (A,), C: (D,), D: (C,), SKY: ()}
    assert board.distances[A] == {A: 0, B: 1}
    assert not is_connected(board)
    assert is_connected(board, [C, D])
    assert not is_connected(board, [B, C])
    assert is_connected(board, [])


def test_a_link_leads_both_ways() -> None:
    board = row_of_four(Link("bridge", B, C), Link("flight", SKY, A))
    assert C in board.neighbours[B]
    assert B in board.neighbours[C]
    assert board.distances[SKY] == {SKY: 0, A: 1, B: 2, C: 3, D: 4}
    assert is_connected(board)


def test_a_link_between_neighbours_changes_nothing() -> None:
    assert row_of_four(Link("road", A, B)).neighbours[A] == (B,)


def test_a_way_over_allowed_spaces_only() -> None:
    board = row_of_four(Link("bridge", B, C))
    assert distances_from(board, A, lambda space: space != C) == {A: 0, B: 1}


def test_areas_of_several_hexes_touch_where_their_hexes_touch() -> None:
    board = row_of_four(Link("bridge", B, C))
    assert regions(board, "area") == {"west": (A, B), "east": (C, D)}
    assert region_neighbours(board, "area") == {"west": {"east"}, "east": {"west"}}
    assert region_neighbours(row_of_four(), "area") == {"west": frozenset(), "east": frozenset()}


def test_what_follows_from_a_board_is_worked_out_once() -> None:
    board = row_of_four()
    assert board.neighbours is board.neighbours
    assert board.distances is board.distances
    assert board.space[A].properties["area"] == "west"
    assert board.feature["flag"].space == A
    assert board == row_of_four()
