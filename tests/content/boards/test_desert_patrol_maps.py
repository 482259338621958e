"""Every scenario's map against the content sheet: where the tiles lie and what lies on them."""

import re
from functools import cache
from typing import NamedTuple

import pytest

from game.content.boards import load_map
from game.rules.core.board import Board, is_connected
from tests import PROJECT
from tests.guards import at_least_one


class Sheet(NamedTuple):
    """One scenario of the sheet: its tiles, four letters to half a hex, and what lies on them."""

    picture: str
    lies: str


@cache
def board_of(scenario: str) -> Board:
    return load_map(PROJECT / "maps" / "desert_patrol" / f"{scenario}.tmx", PROJECT).board


SHEET = {
    "dp_s01": Sheet(
        """
        [6A]    [15A]   [10A]
    [18A]   [1B]    [2B]    [19B]
        [3A]    [12B]   [11A]
    [5B]    [9B]    [16B]   [13B]
                [4A]
        """,
        """
    15A italy=reconned object_fuel_dump ita_scout
    18A italy=reconned object_aircraft_1 ita_rifleman_a
    1B italy=reconned
    2B italy=reconned object_aircraft_2
    19B italy=controlled objective_2 ita_rifleman_b
    11A lrdg=reconned
    16B lrdg=reconned lrdg_scout_a
    4A lrdg=reconned lrdg_rifleman_a lrdg_engineer lrdg_saboteur
        """,
    ),
    "dp_s02": Sheet(
        """
        [17A]   [6A]    [1A]
    [5B]    [10A]   [12A]   [20B]
        [16A]   [13B]   [21A]
    [4A]    [3A]    [8B]    [9B]
        [2A]    [11A]
        """,
        """
    17A lrdg=reconned
    6A lrdg=reconned lrdg_scout_a lrdg_rifleman_a lrdg_sniper
    1A lrdg=reconned lrdg_rifleman_b
    16A objective_1
    13B objective_3
    21A objective_2
    2A italy=reconned ita_rifleman_a
    11A italy=reconned ita_scout ita_rifleman_b ita_machine_gunner
        """,
    ),
    "dp_s03": Sheet(
        """
        [9B]    [5B]    [4A]    [20A]
    [3A]    [17A]   [12A]   [11A]   [2A]
        [10A]   [21B]   [8A]    [6A]
        """,
        """
    5B lrdg=reconned
    4A lrdg=reconned lrdg_rifleman_a lrdg_scout_a
    20A lrdg=reconned lrdg_machine_gunner
    3A italy=reconned ita_lorry ita_scout
    17A italy=reconned
    12A italy=reconned
    11A italy=reconned
    2A italy=reconned escape_1=italy
    8A lrdg=reconned lrdg_sniper
    6A escape_2=italy
        """,
    ),
    "dp_s04": Sheet(
        """
        [9A]    [14B]   [16A]
    [7A]    [21A]   [13B]   [10B]
        [12A]   [3B]    [4A]
    [19A]   [17A]   [2A]    [5A]
                [1A]
        """,
        """
    14B italy=controlled objective_3 ita_rifleman_a ita_machine_gunner
    16A italy=reconned
    21A italy=controlled objective_1 ita_rifleman_b
    13B italy=controlled objective_2
    17A lrdg=reconned lrdg_rifleman_b
    2A lrdg=reconned lrdg_sniper
    1A lrdg=reconned lrdg_gun_truck
    3B lrdg=reconned
    4A lrdg=reconned
        """,
    ),
    "dp_s05": Sheet(
        """
        [4A]    [22A]   [16B]
    [2A]    [9B]    [10A]   [5B]
        [11A]   [12B]   [3A]
    [19A]   [6A]    [17A]   [20B]
        [1A]    [13A]
        """,
        """
    4A lrdg=reconned escape_1=lrdg
    16B escape_2=lrdg
    10A italy=reconned
    12B italy=reconned ita_rifleman_b
    3A italy=reconned ita_scout_car
    1A lrdg=reconned lrdg_pilot_car
    13A lrdg=reconned lrdg_support_truck
    19A lrdg=reconned
    11A lrdg=reconned
    2A lrdg=reconned
        """,
    ),
    "dp_s06": Sheet(
        """
        [22A]   [6B]    [13B]
    [5A]    [4A]    [10A]   [2A]
        [11A]   [12A]   [3A]    [9B]
            [19A]   [17A]   [16B]
        """,
        """
    6B lrdg=controlled objective_3 lrdg_rifleman_b lrdg_engineer
    13B lrdg=reconned
    10A lrdg=reconned lrdg_saboteur
    19A italy=reconned ita_medium_tank ita_scout_car
    17A italy=reconned ita_rifleman_b
    11A italy=reconned
    4A italy=reconned
        """,
    ),
    "dp_s07": Sheet(
        """
    [8B]    [15A]   [21A]   [7B]
        [14B]   [3B]    [22B]
    [10A]   [1A]    [6A]    [4A]
        [12A]   [17A]   [20B]
            [2A]    [11A]
        """,
        """
    8B italy=reconned ita_machine_gunner
    15A italy=reconned object_fuel_dump
    21A italy=controlled object_radio_mast ita_rifleman_b
    14B italy=reconned object_workshop
    3B italy=reconned objective_3 ita_rifleman_a
    22B italy=reconned object_ammo_dump ita_scout
    12A lrdg=reconned
    17A lrdg=reconned lrdg_gun_truck lrdg_scout_a
    2A lrdg=reconned lrdg_saboteur lrdg_sniper
    1A lrdg=reconned
    6A lrdg=reconned
        """,
    ),
    "dp_s08": Sheet(
        """
        [3A]    [4A]
    [1A]    [13B]   [12B]
        [16A]   [8A]    [5B]
    [20B]   [11A]   [10A]   [21A]
        [9B]    [6A]    [2A]
                    [17A]
        """,
        """
    3A lrdg=reconned escape_2=lrdg
    1A lrdg=reconned escape_1=lrdg lrdg_support_truck
    10A lrdg=reconned lrdg_scout_b lrdg_engineer
    2A italy=reconned
    17A italy=reconned ita_lorry ita_rifleman_b
        """,
    ),
    "dp_s09": Sheet(
        """
        [19A]   [4A]    [8A]
    [2A]    [17A]   [12A]   [5A]
        [11A]   [3A]    [21B]
    [16B]   [6A]    [10A]   [20A]
        [1A]    [13B]
        """,
        """
    19A italy=reconned ita_medium_tank ita_rifleman_a ita_machine_gunner
    2A italy=reconned
    17A italy=reconned ita_scout
    21B lrdg=reconned
    6A lrdg=reconned lrdg_support_truck
    10A lrdg=reconned lrdg_saboteur
    1A lrdg=reconned escape_1=italy
    13B lrdg=reconned escape_2=italy lrdg_engineer
        """,
    ),
    "dp_s10": Sheet(
        """
        [18A]   [1B]    [2B]    [19B]
    [9B]    [15B]   [3B]    [22B]   [7A]
        [8B]    [12A]   [21B]   [10B]
            [17A]   [6A]    [5B]
        """,
        """
    18A italy=reconned object_aircraft_2
    1B italy=reconned object_aircraft_1
    2B italy=reconned object_fuel_dump ita_scout_car
    19B italy=controlled ita_rifleman_b
    15B italy=reconned object_ammo_dump
    3B italy=controlled objective_2 ita_rifleman_a
    22B italy=reconned object_radio_mast
    7A italy=reconned object_workshop
    8B italy=reconned ita_machine_gunner
    12A italy=reconned
    21B italy=reconned ita_medium_tank
    17A lrdg=reconned lrdg_gun_truck
    6A lrdg=reconned lrdg_pilot_car
    5B lrdg=reconned lrdg_saboteur lrdg_scout_a
        """,
    ),
    "dp_s11": Sheet(
        """
    [13A]   [14B]   [21A]   [16A]
        [3A]    [15A]   [17A]
    [10A]   [20A]   [7A]    [5B]
        [4A]    [18B]   [12B]
            [1A]    [2A]
        """,
        """
    14B italy=controlled objective_3 ita_rifleman_a ita_lorry
    21A italy=reconned ita_rifleman_b
    16A italy=reconned ita_machine_gunner
    3A italy=reconned ita_scout
    15A italy=reconned
    17A italy=reconned ita_medium_tank
    10A object_ammo_dump
    20A objective_2
    7A object_radio_mast
    4A lrdg=reconned lrdg_pilot_car lrdg_saboteur
    18B objective_1
    1A lrdg=reconned lrdg_support_truck
    2A lrdg=reconned lrdg_gun_truck
        """,
    ),
}
scenarios = pytest.mark.parametrize("scenario", SHEET)


def halves(scenario: str) -> dict[str, tuple[int, int]]:
    """Half steps to the right and row of each tile in the picture."""
    lines = SHEET[scenario].picture.strip("\n").splitlines()
    found = {
        match[1]: (match.start() // 4, row)
        for row, line in enumerate(lines)
        for match in re.finditer(r"\[(\w+)\]", line)
    }
    first = min(half for half, _ in found.values())
    return {face: (half - first, row) for face, (half, row) in found.items()}


def axial_halves(board: Board) -> dict[str, tuple[int, int]]:
    places = {space.id: space.hex for space in board.spaces if space.hex}
    first = min(2 * place.q + place.r for place in places.values())
    return {face: (2 * place.q + place.r - first, place.r) for face, place in places.items()}


@pytest.mark.rule("DP-SETUP-02", "DP-TILE-05")
@scenarios
def test_the_tiles_lie_as_on_the_sheet(scenario: str) -> None:
    assert axial_halves(board_of(scenario)) == halves(scenario)


@pytest.mark.rule("DP-TILE-05")
@scenarios
def test_tiles_are_adjacent_when_they_share_an_edge(scenario: str) -> None:
    places = halves(scenario)
    for face, others in at_least_one(board_of(scenario).neighbours.items()):
        half, row = places[face]
        around = {(half + dx, row + dy) for dx, dy in [(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]}
        assert set(others) == {other for other, place in places.items() if place in around}


@pytest.mark.rule("DP-SETUP-02")
@scenarios
def test_markers_and_counters_lie_as_on_the_sheet(scenario: str) -> None:
    found = set()
    for feature in board_of(scenario).features:
        side, face = feature.properties.get("side"), feature.properties.get("face")
        word = (
            f"{side}={face}"
            if feature.kind == "control"
            else f"{feature.name}={side}"
            if side
            else feature.name
        )
        found.add((feature.space, word))
    lines = [line.split() for line in SHEET[scenario].lies.strip().splitlines()]
    assert found == {(face, word) for face, *words in lines for word in words}


@pytest.mark.rule("DP-TILE-01", "DP-TV-44")
@scenarios
def test_no_tile_shows_both_faces(scenario: str) -> None:
    numbers = [int(space.id[:-1]) for space in board_of(scenario).spaces]
    assert len(numbers) == len(set(numbers)) <= 16
    assert set(numbers) <= set(range(1, 23))


@scenarios
def test_the_map_is_connected(scenario: str) -> None:
    assert is_connected(board_of(scenario))


@pytest.mark.rule("DP-TV-01")
def test_the_board_of_the_worked_round() -> None:
    board = board_of("dp_s06")
    place = {name: feature.space for name, feature in board.feature.items()}
    spaces = {str(space.id): space.id for space in board.spaces}
    for one, other in [("19A", "12A"), ("19A", "17A"), ("17A", "16B"), ("12A", "10A")]:
        assert spaces[other] in board.neighbours[spaces[one]]
    assert spaces["16B"] not in board.neighbours[spaces["19A"]]
    assert board.distances[spaces["19A"]][spaces["6B"]] == 3
    assert board.distances[spaces["12A"]][spaces["6B"]] == 2
    assert place["ita_medium_tank"] == place["ita_scout_car"] == "19A"
    assert place["ita_rifleman_b"] == "17A"
    assert place["lrdg_saboteur"] == "10A"
    assert place["lrdg_rifleman_b"] == place["lrdg_engineer"] == place["objective_3"] == "6B"


@scenarios
def test_every_tile_has_its_picture(scenario: str) -> None:
    art = load_map(PROJECT / "maps" / "desert_patrol" / f"{scenario}.tmx", PROJECT).art
    assert art.images.keys() == art.centres.keys() == art.toplefts.keys()
    assert all((PROJECT / image).is_file() for image in art.images.values())
    points = list(art.points.values())
    assert len(set(points)) == len(points), "two pieces lie on the same point"
