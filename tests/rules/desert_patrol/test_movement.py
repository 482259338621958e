"""Movement actions: Drive, Move, Scout and Stealth; and vehicles that drive off with their crew."""

from typing import Any

import pytest

from game.rules.desert_patrol.events import (
    CounterMoved,
    CountersEscaped,
    FogGained,
    FogUnavailable,
    TileReconned,
    VehicleMoved,
)
from game.rules.desert_patrol.intents import OFF_BOARD, Conceal, Disembark, Done, EndTurn, StepOn, Travel
from game.rules.desert_patrol.turn import Turn
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import dealt, with_value

DRIVE = ("lrdg_rifleman_a", "vehicle", "drive")
SCOUT = ("ita_scout", "card", "scout")
STEALTH = ("lrdg_saboteur", "card", "stealth")
MOVE = ("lrdg_rifleman_b", "card", "move")


def pilot_car(*marked: str) -> Table:
    """The LRDG's Pilot Car (Drive 3) on 1A, Rifleman A at the wheel, Scout A beside him."""
    game = table("dp_s05").with_hand("lrdg", "lrdg_rifleman_a", "lrdg_rifleman_b")
    for tile in marked:
        game = game.with_marker("lrdg", tile, "reconned")
    return game.turn("lrdg")


def scout_on(tile: str) -> Table:
    """The Italian Scout (Scout 2) on foot; Italian markers on 19A and 17A only."""
    game = table("dp_s06").with_soldier("ita_scout", tile)
    return game.with_hand("italy", "ita_scout", "ita_rifleman_b").turn("italy")


def fog(game: Table, side: str) -> tuple[int, int]:
    """Fog of War cards in reserve and discard pile."""
    card = game.world.setting.fog[side]
    return game.forces(side).reserve.count(card), game.forces(side).discard.count(card)


def steps(game: Table) -> list[Any]:
    moves = (CounterMoved, VehicleMoved)
    return [(event.origin, event.tile) for event in game.events if isinstance(event, moves)]


@pytest.mark.rule("DP-MOVE-01")
def test_drive_moves_the_vehicle_up_to_x_tiles_from_tile_to_adjacent_tile() -> None:
    game = pilot_car("6A", "12B", "3A", "5B")
    refusal = game.refusal(Travel(*DRIVE, "12B"))
    assert (refusal.rule, refusal.facts) == ("DP-TILE-05", {"origin": "1A", "tile": "12B"})
    game = game.do(Travel(*DRIVE, "6A"), StepOn("12B"))
    assert game.refusal(StepOn("5B")).rule == "DP-TILE-05"
    driven = game.do(StepOn("3A"))
    assert driven.world.vehicles["lrdg_pilot_car"].tile == "3A"
    assert steps(driven) == [("12B", "3A")]
    assert isinstance(driven.top, Turn), "three steps are all that Drive 3 allows"
    assert game.do(Done()).world.vehicles["lrdg_pilot_car"].tile == "12B"


@pytest.mark.rule("DP-MOVE-02")
@pytest.mark.parametrize("face", ["reconned", "controlled"])
def test_a_driving_vehicle_enters_only_tiles_with_a_marker_of_its_side(face: str) -> None:
    game = pilot_car().with_marker("italy", "6A", face)
    refusal = game.refusal(Travel(*DRIVE, "6A"))
    assert (refusal.rule, refusal.facts) == ("DP-MOVE-02", {"side": "lrdg", "tile": "6A"})
    game = game.with_marker("italy", "6A", None).with_marker("lrdg", "6A", face)
    assert game.do(Travel(*DRIVE, "6A")).world.vehicles["lrdg_pilot_car"].tile == "6A"


@pytest.mark.rule("DP-MOVE-03")
def test_a_driving_vehicle_may_not_enter_a_difficult_tile() -> None:
    game = pilot_car("19A", "11A", "9B", "12B")
    game = game.do(Travel(*DRIVE, "19A"), StepOn("11A"))
    refusal = game.refusal(StepOn("9B"))
    assert (refusal.rule, refusal.facts) == ("DP-MOVE-03", {"vehicle": "lrdg_pilot_car", "tile": "9B"})
    assert game.allows(StepOn("12B"))


@pytest.mark.rule("DP-MOVE-03")
def test_all_soldiers_on_its_positions_move_with_a_vehicle_and_nobody_else() -> None:
    game = pilot_car("6A").with_soldier("lrdg_engineer", "1A")
    game = game.with_soldier("lrdg_scout_a", vehicle="lrdg_pilot_car", position="navigator", pinned=True)
    moved = game.do(Travel(*DRIVE, "6A"), Done())
    for name in ("lrdg_rifleman_a", "lrdg_scout_a"):
        assert moved.world.tile_of(name) == "6A"
        assert moved.world.soldiers[name] == game.world.soldiers[name]
    assert moved.world.soldiers["lrdg_engineer"].tile == "1A"
    assert moved.world.vehicles["lrdg_support_truck"].tile == "13A"


@pytest.mark.rule("DP-MOVE-04")
@pytest.mark.parametrize("face", ["reconned", "controlled"])
def test_move_enters_only_tiles_with_a_marker_of_the_side(face: str) -> None:
    game = table("dp_s06").with_hand("lrdg", "lrdg_rifleman_b", "lrdg_engineer").turn("lrdg")
    refusal = game.with_marker("italy", "4A", face).refusal(Travel(*MOVE, "4A"))
    assert (refusal.rule, refusal.facts) == ("DP-MOVE-04", {"side": "lrdg", "tile": "4A"})
    moved = game.with_marker("lrdg", "4A", face).do(Travel(*MOVE, "4A"))
    assert moved.world.soldiers["lrdg_rifleman_b"].tile == "4A"
    assert moved.said(CounterMoved) == [CounterMoved("lrdg_rifleman_b", "6B", "4A")]
    assert isinstance(moved.top, Turn), "Move 1 is one tile"


@pytest.mark.rule("DP-MOVE-04")
def test_difficult_terrain_does_not_matter_to_soldiers() -> None:
    game = table("dp_s06").with_hand("lrdg", "lrdg_rifleman_b", "lrdg_engineer").turn("lrdg")
    assert game.world.setting.tiles["22A"].difficult
    moved = game.with_marker("lrdg", "22A", "reconned").do(Travel(*MOVE, "22A"))
    assert moved.world.soldiers["lrdg_rifleman_b"].tile == "22A"


@pytest.mark.rule("DP-MOVE-05")
def test_scout_marks_each_unmarked_tile_it_enters_and_gains_a_fog_card_for_each() -> None:
    game = scout_on("19A")
    assert fog(game, "italy") == (6, 0)
    game = game.do(Travel(*SCOUT, "12A"), StepOn("10A"))
    assert (game.marker("italy", "12A"), game.marker("italy", "10A")) == ("R", "R")
    assert fog(game, "italy") == (4, 2)
    assert game.marker("lrdg", "10A") == "R", "the enemy's marker stays as it was"
    assert game.said(TileReconned) == [TileReconned("italy", "12A"), TileReconned("italy", "10A")]
    assert game.said(FogGained) == [FogGained("italy", "scout")] * 2


@pytest.mark.rule("DP-MOVE-05")
def test_scout_through_marked_tiles_costs_no_fog_and_turns_no_marker() -> None:
    game = scout_on("19A").with_marker("italy", "17A", "controlled").do(Travel(*SCOUT, "17A"), StepOn("16B"))
    assert (game.marker("italy", "17A"), game.marker("italy", "16B")) == ("C", "R")
    assert fog(game, "italy") == (5, 1)


@pytest.mark.rule("DP-RULING-14")
def test_scout_does_not_mark_its_starting_tile_unless_it_is_entered_again() -> None:
    game = scout_on("11A").with_marker("italy", "11A", None)
    away = game.do(Travel(*SCOUT, "12A"), StepOn("4A"))
    assert [away.marker("italy", tile) for tile in ("11A", "12A", "4A")] == ["none", "R", "R"]
    back = game.do(Travel(*SCOUT, "12A"), StepOn("11A"))
    assert [back.marker("italy", tile) for tile in ("11A", "12A")] == ["R", "R"]


@pytest.mark.rule("DP-RULING-14")
def test_a_tile_entered_twice_is_marked_once() -> None:
    game = with_value(scout_on("19A"), "ita_scout", "scout", 4)
    game = game.do(Travel(*SCOUT, "12A"), StepOn("3A"), StepOn("12A"), StepOn("3A"))
    assert steps(game) == [("19A", "12A"), ("12A", "3A"), ("3A", "12A"), ("12A", "3A")]
    assert fog(game, "italy") == (4, 2)


@pytest.mark.rule("DP-MOVE-05", "DP-TV-31")
def test_when_fog_runs_short_the_markers_are_placed_all_the_same() -> None:
    game = table("dp_s01").with_soldier("lrdg_scout_a", "3A").with_hand("italy", "ita_scout")
    game = game.with_marker("lrdg", "11A", None)
    spent = "lrdg_fog_of_war " * 5
    game = dealt(game, "lrdg", hand="lrdg_scout_a", reserve="lrdg_fog_of_war", discard=spent).turn("lrdg")
    game = game.do(Travel("lrdg_scout_a", "card", "scout", "12B"), StepOn("11A"))
    assert (game.marker("lrdg", "12B"), game.marker("lrdg", "11A")) == ("R", "R")
    assert fog(game, "lrdg") == (0, 6)
    assert game.said(FogGained) == [FogGained("lrdg", "scout")]
    assert game.said(FogUnavailable) == [FogUnavailable("lrdg", "scout")]
    before = game.world.lrdg
    game = game.do(Conceal("ita_scout", "card"))
    assert game.said(FogUnavailable) == [FogUnavailable("lrdg", "conceal")]
    assert game.said(FogGained) == []
    assert (game.world.lrdg.reserve, game.world.lrdg.markers) == (before.reserve, before.markers)
    assert fog(game, "lrdg") == (0, 6)


@pytest.mark.rule("DP-MOVE-06")
def test_stealth_enters_any_tile_places_no_marker_and_gains_no_fog() -> None:
    game = table("dp_s06").with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer").turn("lrdg")
    game = game.with_soldier("lrdg_rifleman_b", "10A")
    before = game.world.lrdg
    assert game.refusal(Travel("lrdg_engineer", "card", "move", "4A")).rule == "DP-MOVE-04"
    game = game.do(Travel(*STEALTH, "4A"), StepOn("5A"))
    assert game.world.soldiers["lrdg_saboteur"].tile == "5A"
    assert game.world.lrdg.markers == before.markers
    assert (game.world.lrdg.reserve, game.world.lrdg.discard) == (before.reserve, before.discard)
    assert isinstance(game.top, Turn), "Stealth 2 is two tiles"


@pytest.mark.rule("DP-MOVE-07")
@pytest.mark.parametrize("action", [DRIVE, MOVE, SCOUT, STEALTH], ids=lambda action: action[2])
def test_up_to_x_tiles_may_be_none(action: tuple[Any, Any, Any]) -> None:
    game = scout_on("19A") if action == SCOUT else pilot_car("6A") if action == DRIVE else table("dp_s06")
    side = game.world.setting.cards[action[0]].side
    other = next(card for card in game.forces(side).deck if card != action[0])
    game = game.with_hand(side, action[0], other).turn(side)
    done = game.do(Travel(*action, None))
    assert steps(done) == []
    assert (done.world.soldiers, done.world.vehicles) == (game.world.soldiers, game.world.vehicles)
    assert done.forces(side).markers == game.forces(side).markers
    assert done.forces(side).play_area == (action[0],), "the card is played all the same"


@pytest.mark.rule("DP-MOVE-07")
def test_up_to_x_tiles_may_be_fewer_but_not_more() -> None:
    game = scout_on("19A").do(Travel(*SCOUT, "12A"))
    assert game.do(Done()).world.soldiers["ita_scout"].tile == "12A"
    assert isinstance(game.do(Done()).top, Turn)
    twice = game.do(StepOn("3A"))
    assert twice.refusal(StepOn("16B")).rule == "DP-PLAY-01"
    assert twice.world.soldiers["ita_scout"].tile == "3A"


@pytest.mark.rule("DP-MOVE-08")
def test_tiles_passed_through_by_drive_need_a_marker_and_may_not_be_difficult() -> None:
    unmarked = pilot_car("12B")
    assert unmarked.refusal(Travel(*DRIVE, "6A")).rule == "DP-MOVE-02", "though 12B behind it is marked"
    difficult = pilot_car("2A", "9B", "10A").with_vehicle("lrdg_pilot_car", tile="2A")
    assert difficult.refusal(Travel(*DRIVE, "9B")).rule == "DP-MOVE-03", "though 10A behind it is not"


@pytest.mark.rule("DP-MOVE-08")
def test_tiles_passed_through_by_move_need_a_marker() -> None:
    game = table("dp_s06").with_hand("lrdg", "lrdg_rifleman_b", "lrdg_engineer").turn("lrdg")
    game = with_value(game, "lrdg_rifleman_b", "move", 2).with_marker("lrdg", "12A", "reconned")
    assert game.refusal(Travel(*MOVE, "4A")).rule == "DP-MOVE-04", "though 12A behind it is marked"
    assert game.do(Travel(*MOVE, "10A"), StepOn("12A")).world.soldiers["lrdg_rifleman_b"].tile == "12A"


@pytest.mark.rule("DP-MOVE-08")
def test_tiles_passed_through_by_scout_are_marked_and_by_stealth_are_not() -> None:
    assert scout_on("19A").do(Travel(*SCOUT, "12A"), StepOn("3A")).marker("italy", "12A") == "R"
    sneaking = table("dp_s06").with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer").turn("lrdg")
    assert sneaking.do(Travel(*STEALTH, "12A"), StepOn("3A")).marker("lrdg", "12A") == "none"


@pytest.mark.rule("DP-MOVE-09")
def test_movement_needs_no_free_tile_and_is_not_stopped_by_enemies() -> None:
    game = scout_on("12A").with_marker("italy", "10A", "reconned").with_marker("italy", "6B", "reconned")
    walked = game.do(Travel(*SCOUT, "10A"), StepOn("6B"))
    on_camp = [name for name in walked.world.soldiers if walked.world.tile_of(name) == "6B"]
    assert on_camp == ["ita_scout", "lrdg_engineer", "lrdg_rifleman_b"]
    car = ("ita_rifleman_a", "vehicle", "drive")
    game = game.with_vehicle("ita_scout_car", tile="12A").with_hand("italy", "ita_rifleman_a", "ita_scout")
    driven = game.do(Travel(*car, "10A"), StepOn("6B"))
    assert driven.world.vehicles["ita_scout_car"].tile == "6B"


@pytest.mark.rule("DP-RULING-31")
def test_a_vehicle_drives_off_only_if_every_soldier_in_it_may_escape() -> None:
    game = table("dp_s09").with_vehicle("ita_medium_tank", tile="13B").with_soldier("ita_crewman", "13B")
    game = game.with_soldier("ita_rifleman_a", vehicle="ita_medium_tank", position="hull")
    game = game.with_hand("italy", "ita_tank_driver", "ita_rifleman_a", "ita_gunner").turn("italy")
    leave = Travel("ita_tank_driver", "vehicle", "drive", OFF_BOARD)
    refusal = game.refusal(leave)
    facts = {"vehicle": "ita_medium_tank", "soldier": "ita_rifleman_a"}
    assert (refusal.rule, refusal.facts) == ("DP-RULING-31", facts)
    game = game.do(Disembark("ita_rifleman_a"), Travel("ita_rifleman_a", "card", "move", None))
    assert game.allows(leave)
    game = game.do(leave)
    (escaped,) = game.said(CountersEscaped)
    assert set(escaped.counters) == {"ita_medium_tank", "ita_tank_driver", "ita_gunner"}
    assert game.world.soldiers["ita_rifleman_a"].tile == "13B"
    assert game.outcome is not None
    assert game.outcome.reason == "escape"


@pytest.mark.rule("DP-TURN-02")
def test_a_movement_under_way_is_finished_before_anything_else_is_done() -> None:
    game = pilot_car("6A", "12B").do(Travel(*DRIVE, "6A"))
    assert game.refusal(EndTurn()).rule == "DP-TURN-02"
    assert game.refusal(Travel(*MOVE, None)).rule == "DP-TURN-02"
