"""The map of Wasteland Riders against the content sheet: 37 places, their rings, what touches what."""

from collections import Counter

import pytest

from game.content.boards import load_map
from game.rules.core.board import SpaceId
from tests import PROJECT
from tests.guards import at_least_one
from tests.rules.wasteland_riders.sheet_board import PLACES, TILES

FOLDER = PROJECT / "maps" / "wasteland_riders"
LOADED = load_map(FOLDER / "riders.tmx", PROJECT)
BOARD = LOADED.board
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def axial(col: int | None, row: int | None) -> tuple[int, int]:
    """The sheet's coordinates of a column and row: Zgorzel is (0, 0), odd rows are pushed right."""
    assert col is not None
    assert row is not None
    return col - (row - row % 2) // 2 - 2, row - 3


def test_one_map_for_all_missions() -> None:
    assert [path.name for path in FOLDER.glob("*.tmx")] == ["riders.tmx"]


@pytest.mark.rule("WR-BOARD-01", "WR-RULING-01")
def test_the_places_lie_as_in_the_sheet() -> None:
    found = {
        str(space.id): (*axial(space.col, space.row), space.properties["ring"]) for space in BOARD.spaces
    }
    assert found == PLACES
    assert len(found) == 37
    assert Counter(ring for _, _, ring in found.values()) == {1: 7, 2: 12, 3: 18}


@pytest.mark.rule("WR-BOARD-01")
def test_neighbours_are_the_six_directions() -> None:
    name = {(q, r): place for place, (q, r, _) in PLACES.items()}
    for place, (q, r, _) in PLACES.items():
        around = {name[q + east, r + south] for east, south in STEPS if (q + east, r + south) in name}
        assert {str(other) for other in BOARD.neighbours[SpaceId(place)]} == around
    assert {str(other) for other in BOARD.neighbours[SpaceId("M1")]} == {"C1", "C2", "C3", "C4", "S1", "S2"}
    assert sum(len(others) for others in BOARD.neighbours.values()) == 2 * 90


@pytest.mark.rule("WR-BOARD-02")
def test_the_ground_under_a_place_is_that_of_its_tile() -> None:
    """Cities and the central tile always lie in their places; the others show only which tiles go there."""
    fixed = {row.split()[-1]: row.split()[2] for row in TILES.values()}
    kinds = {"S": "special", "R": "regular"}
    for space in at_least_one(BOARD.spaces):
        assert space.properties["terrain"] == fixed.get(str(space.id), kinds.get(str(space.id)[0]))
