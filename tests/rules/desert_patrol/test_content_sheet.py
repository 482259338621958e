"""The content of Desert Patrol against its component lists and its own consistency."""

import tomllib
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest

from game.content.boards import load_map
from game.rules.core.board import Board, is_connected
from tests import PROJECT
from tests.guards import at_least_one

CONTENT = PROJECT / "assets" / "content" / "desert_patrol"
SIDES = ("lrdg", "italy")

Table = dict[str, Any]


class Sheet(NamedTuple):
    """What the scenario book prints: cards in deck and reserve, points of objectives and objects, markers."""

    complexity: int
    initiative: str
    lrdg: tuple[int, int]
    italy: tuple[int, int]
    points: tuple[int, int]
    markers: tuple[int, int]
    tiles: int


SCENARIOS = {
    "dp_s01": Sheet(1, "italy", (12, 10), (10, 9), (2, 5), (3, 5), 15),
    "dp_s02": Sheet(1, "italy", (12, 13), (10, 16), (6, 0), (3, 2), 16),
    "dp_s03": Sheet(2, "italy", (9, 12), (8, 14), (0, 0), (4, 5), 13),
    "dp_s04": Sheet(2, "lrdg", (15, 14), (10, 13), (6, 0), (5, 4), 15),
    "dp_s05": Sheet(3, "lrdg", (12, 15), (12, 12), (0, 0), (6, 3), 16),
    "dp_s06": Sheet(3, "lrdg", (10, 9), (18, 14), (3, 0), (3, 4), 14),
    "dp_s07": Sheet(3, "italy", (14, 17), (10, 17), (3, 6), (5, 6), 16),
    "dp_s08": Sheet(3, "italy", (12, 14), (10, 15), (0, 0), (3, 2), 16),
    "dp_s09": Sheet(4, "italy", (11, 16), (12, 17), (0, 0), (5, 3), 16),
    "dp_s10": Sheet(4, "lrdg", (12, 27), (13, 22), (2, 10), (3, 11), 16),
    "dp_s11": Sheet(5, "italy", (15, 27), (15, 25), (6, 4), (3, 6), 16),
}
scenarios = pytest.mark.parametrize("name", SCENARIOS)


def table(name: str) -> Table:
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


def scenario_of(name: str) -> Table:
    return table(f"scenarios/{name}")


@cache
def board_of(name: str) -> Board:
    return load_map(PROJECT / "maps" / "desert_patrol" / scenario_of(name)["map"], PROJECT).board


CARDS, COUNTERS, VEHICLES, TILES, MARKERS = map(table, ("cards", "counters", "vehicles", "tiles", "markers"))


def of_side(things: Table, side: str, kind: str | None = None) -> list[str]:
    return [name for name, it in things.items() if it["side"] == side and kind in (None, it.get("kind"))]


@pytest.mark.parametrize(
    ("side", "kind", "copies"),
    [
        ("lrdg", "combat", 28),
        ("lrdg", "command", 6),
        ("lrdg", "fog", 8),
        ("italy", "combat", 24),
        ("italy", "command", 8),
        ("italy", "fog", 8),
    ],
)
def test_the_number_of_cards(side: str, kind: str, copies: int) -> None:
    assert sum(CARDS[name]["copies"] for name in of_side(CARDS, side, kind)) == copies


def test_the_number_of_counters_and_vehicle_cards() -> None:
    assert [len(of_side(COUNTERS, side, "soldier")) for side in SIDES] == [8, 7]
    assert [len(of_side(COUNTERS, side, "vehicle")) for side in SIDES] == [3, 3]
    assert [len(of_side(VEHICLES, side)) for side in SIDES] == [3, 3]
    seats = [sum(len(VEHICLES[name]["positions"]) for name in of_side(VEHICLES, side)) for side in SIDES]
    assert seats == [8, 10]


def test_the_number_of_markers_and_dice() -> None:
    assert MARKERS["supply"] == {"control_markers": 16, "damage_markers": 24, "escape_markers": 4, "dice": 4}
    assert [marker["points"] for marker in MARKERS["objectives"].values()] == [1, 2, 3]
    assert len(MARKERS["objects"]) == 6
    assert sum(marker["points"] for marker in MARKERS["objects"].values()) == 10
    assert sum(vehicle["integrity"] for vehicle in VEHICLES.values()) == 20


@pytest.mark.rule("DP-TILE-01")
def test_every_tile_has_two_faces() -> None:
    assert set(TILES) == {f"{number}{letter}" for number in range(1, 23) for letter in "AB"}


def test_the_totals_of_the_tile_table() -> None:
    assert Counter(tile.get("cover") for tile in TILES.values()) == {0: 10, 1: 16, 2: 12, None: 6}
    assert all(tile.get("hill", False) == ("cover" not in tile) for tile in TILES.values())
    assert sum(tile["difficult"] for tile in TILES.values()) == 10


def test_combat_cards_and_soldiers_belong_together() -> None:
    for side in SIDES:
        assert of_side(CARDS, side, "combat") == of_side(COUNTERS, side, "soldier")
    for name in COUNTERS:
        if name in CARDS:
            assert CARDS[name].get("squad") == COUNTERS[name].get("squad")
    assert {name for name, it in COUNTERS.items() if it["kind"] == "vehicle"} == set(VEHICLES)


def test_only_fog_has_no_action_and_no_name() -> None:
    for card in CARDS.values():
        assert bool(card["actions"]) == ("surname" in card) == (card["kind"] != "fog")
        squads = {action["squad"] for action in card["actions"] if "squad" in action}
        assert squads <= {card.get("squad")}


def test_specialists_and_the_positions_that_require_them() -> None:
    specialists = {name: it["specialisation"] for name, it in COUNTERS.items() if "specialisation" in it}
    assert specialists == {"ita_tank_driver": "driver", "ita_gunner": "gunner", "ita_crewman": "crew"}
    required = [
        (name, position["id"], position["requires"])
        for name, vehicle in VEHICLES.items()
        for position in vehicle["positions"]
        if "requires" in position
    ]
    assert [name for name, _, _ in required] == ["ita_medium_tank"] * 3
    assert [(seat, who) for _, seat, who in required] == [
        ("driver", "driver"),
        ("gun", "gunner"),
        ("hull", "crew"),
    ]


def test_the_tank_has_armour_only() -> None:
    assert "normal" not in COUNTERS["ita_medium_tank"]
    assert COUNTERS["ita_medium_tank"]["armour"] == 5
    for name, counter in COUNTERS.items():
        assert ("armour" in counter) == (counter["kind"] == "vehicle")
        assert "normal" in counter or name == "ita_medium_tank"


def test_there_are_eleven_scenarios() -> None:
    assert [path.stem for path in sorted((CONTENT / "scenarios").iterdir())] == list(SCENARIOS)
    for number, name in enumerate(SCENARIOS, 1):
        scenario = scenario_of(name)
        assert (scenario["id"], scenario["number"], scenario["map"]) == (name, number, f"{name}.tmx")


@scenarios
def test_the_numbers_of_the_scenario_book(name: str) -> None:
    scenario, sheet, board = scenario_of(name), SCENARIOS[name], board_of(name)
    cards = [tuple(sum(scenario[side][pile].values()) for pile in ("deck", "reserve")) for side in SIDES]
    control = [feature.properties["side"] for feature in board.features if feature.kind == "control"]
    points = (
        sum(MARKERS["objectives"][marker]["points"] for marker in scenario["objectives"]),
        sum(MARKERS["objects"][marker]["points"] for marker in scenario["objects"]),
    )
    assert (scenario["complexity"], scenario["initiative"]) == (sheet.complexity, sheet.initiative)
    assert cards == [sheet.lrdg, sheet.italy]
    assert points == sheet.points
    assert (control.count("lrdg"), control.count("italy")) == sheet.markers
    assert len(board.spaces) == sheet.tiles


@scenarios
def test_no_more_copies_than_in_the_box(name: str) -> None:
    scenario = scenario_of(name)
    for side in SIDES:
        used = Counter(scenario[side]["deck"]) + Counter(scenario[side]["reserve"])
        assert set(used) <= set(of_side(CARDS, side))
        assert all(count <= CARDS[card]["copies"] for card, count in used.items())
        assert all(count > 0 for pile in ("deck", "reserve") for count in scenario[side][pile].values())


@scenarios
def test_soldiers_and_their_cards_are_in_the_scenario_together(name: str) -> None:
    scenario = scenario_of(name)
    for side in SIDES:
        soldiers = {
            counter for counter in scenario[side]["counters"] if COUNTERS[counter]["kind"] == "soldier"
        }
        cards = {*scenario[side]["deck"], *scenario[side]["reserve"]}
        assert soldiers <= scenario[side]["deck"].keys()
        assert {card for card in cards if CARDS[card]["kind"] == "combat"} == soldiers


@pytest.mark.rule("DP-SETUP-02")
@scenarios
def test_the_map_holds_the_markers_and_counters_of_the_scenario(name: str) -> None:
    scenario, board = scenario_of(name), board_of(name)
    placed: dict[str, list[str]] = {
        kind: [] for kind in ("objective", "object", "escape", "counter", "control")
    }
    for feature in board.features:
        placed[feature.kind].append(feature.name)
    aboard = [
        who for side in SIDES for it in scenario[side].get("vehicles", []) for who in it["crew"].values()
    ]
    counters = [counter for side in SIDES for counter in scenario[side]["counters"]]
    assert sorted(placed["objective"]) == sorted(scenario["objectives"])
    assert sorted(placed["object"]) == sorted(scenario["objects"])
    assert sorted(placed["escape"]) == sorted(scenario["escapes"]) == sorted(scenario["escapes"])[:2]
    assert sorted([*placed["counter"], *aboard]) == sorted(counters)
    assert {space.id for space in board.spaces} <= TILES.keys()


@scenarios
def test_the_counters_of_a_side_are_its_own(name: str) -> None:
    scenario = scenario_of(name)
    for side in SIDES:
        own = scenario[side]["counters"]
        assert set(own) <= set(of_side(COUNTERS, side))
        assert len(own) == len(set(own))
        assert set(scenario[side]["may_escape"]) <= set(own)
        escapes = [feature for feature in board_of(name).features if feature.properties.get("side") == side]
        assert bool(scenario[side]["may_escape"]) == any(feature.kind == "escape" for feature in escapes)
        vehicles = [it["id"] for it in scenario[side].get("vehicles", [])]
        assert sorted(vehicles) == sorted(counter for counter in own if counter in VEHICLES)


@pytest.mark.parametrize("side", SIDES)
def test_crews_sit_in_positions_they_may_take(side: str) -> None:
    forces = [scenario_of(name)[side] for name in SCENARIOS]
    for force, vehicle in at_least_one(
        (one, vehicle) for one in forces for vehicle in one.get("vehicles", [])
    ):
        positions = {position["id"]: position for position in VEHICLES[vehicle["id"]]["positions"]}
        for seat, who in vehicle["crew"].items():
            assert who in force["counters"]
            assert COUNTERS[who]["kind"] == "soldier"
            assert positions[seat].get("requires") in (None, COUNTERS[who].get("specialisation"))


@scenarios
def test_tiles_open_to_vehicles_are_connected_and_every_vehicle_starts_on_one(name: str) -> None:
    board = board_of(name)
    easy = [space.id for space in board.spaces if not TILES[space.id]["difficult"]]
    assert is_connected(board, easy)
    for feature in board.features:
        assert feature.name not in VEHICLES or feature.space in easy


@scenarios
def test_every_counter_starts_on_a_tile_with_a_marker_of_its_side(name: str) -> None:
    board = board_of(name)
    control = [feature for feature in board.features if feature.kind == "control"]
    marked = {(feature.properties["side"], feature.space): feature.properties["face"] for feature in control}
    assert len(marked) == len(control)
    assert {*marked.values()} <= {"reconned", "controlled"}
    for feature in board.features:
        if feature.kind == "counter":
            assert (COUNTERS[feature.name]["side"], feature.space) in marked
    for space in board.spaces:
        assert [marked.get((side, space.id)) for side in SIDES] != ["controlled", "controlled"]


def points_at_the_start(board: Board, side: str) -> int:
    """Objectives on controlled tiles; the Italians also count objects that stand on theirs."""
    held = {
        feature.space
        for feature in board.features
        if feature.kind == "control" and feature.properties == {"side": side, "face": "controlled"}
    }
    counted = MARKERS["objectives"] | (MARKERS["objects"] if side == "italy" else {})
    return sum(counted[it.name]["points"] for it in board.features if it.name in counted and it.space in held)


@scenarios
def test_nobody_has_won_before_the_start_and_everybody_can_win(name: str) -> None:
    scenario, board = scenario_of(name), board_of(name)
    counters = {counter for side in SIDES for counter in scenario[side]["counters"]}
    for side in SIDES:
        assert scenario[side]["win"]
        for way in scenario[side]["win"]:
            if way["by"] == "points":
                assert points_at_the_start(board, side) < way["need"] <= sum(SCENARIOS[name].points)
            else:
                assert 0 < way["need"] <= len(way["of"]) == len(set(way["of"]))
                wanted = scenario[side]["may_escape"] if way["by"] == "escape" else counters
                assert set(way["of"]) <= set(wanted)
                assert way["by"] == "escape" or set(way["of"]).isdisjoint(scenario[side]["counters"])


@pytest.mark.rule("DP-TV-01")
def test_the_cards_and_crews_of_the_worked_round() -> None:
    scenario = scenario_of("dp_s06")
    assert {it["id"]: it["crew"] for it in scenario["italy"]["vehicles"]} == {
        "ita_medium_tank": {"driver": "ita_tank_driver", "gun": "ita_gunner", "hull": "ita_crewman"},
        "ita_scout_car": {"driver": "ita_rifleman_a", "navigator": "ita_scout", "gun": "ita_machine_gunner"},
    }
    assert scenario["italy"]["reserve"]["ita_fog_of_war"] == 6
