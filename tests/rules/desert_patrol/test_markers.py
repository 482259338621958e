"""Markers: reconned and controlled tiles, objectives, objects, escapes, initiative, damage."""

import pytest
from msgspec.structs import replace

from game.rules.core.board import Feature, SpaceId
from game.rules.core.values import Refusal
from game.rules.desert_patrol.events import (
    AttackMissed,
    ControlTaken,
    CountersEscaped,
    FogGained,
    ObjectDestroyed,
    PointsChanged,
    TileReconned,
    TurnStarted,
    VehicleDamaged,
    VehicleRepaired,
)
from game.rules.desert_patrol.intents import (
    OFF_BOARD,
    Attack,
    ChooseSoldier,
    Commit,
    Control,
    Done,
    Repair,
    StepOn,
    Travel,
)
from game.rules.desert_patrol.victory import points
from tests.rules.desert_patrol.changed_content import (
    SCENARIOS,
    board,
    cards_in_reserve,
    content,
    map_mistakes,
    mistakes,
    tables,
    varied,
)
from tests.rules.desert_patrol.table import table


def control(name: str, side: str, face: str, tile: str) -> Feature:
    return Feature(name, "control", SpaceId(tile), {"side": side, "face": face})


@pytest.mark.rule("DP-MARK-01")
def test_a_side_has_at_most_one_control_marker_on_a_tile() -> None:
    """A Scout who comes to a tile his side has reconned or controls places nothing there."""
    game = table("dp_s01").with_hand("italy", "ita_scout").turn("italy")
    assert (game.marker("italy", "2B"), game.marker("italy", "19B"), game.marker("italy", "10A")) == (
        "R",
        "C",
        "none",
    )
    game = game.do(Travel("ita_scout", "card", "scout", "2B"), StepOn("19B"))
    assert game.said(TileReconned) == []
    assert (game.marker("italy", "2B"), game.marker("italy", "19B")) == ("R", "C")

    ours = board("dp_s01")
    double = replace(ours, features=(*ours.features, control("again", "italy", "reconned", "2B")))
    assert map_mistakes("dp_s01", double) == ["object again"]


@pytest.mark.rule("DP-MARK-02")
@pytest.mark.parametrize("face", ["reconned", "controlled"])
def test_units_may_move_to_a_tile_with_a_marker_of_their_side_either_face_up(face: str) -> None:
    game = table("dp_s06").with_hand("italy", "ita_rifleman_b", "ita_rifleman_a").turn("italy")
    on_foot = Travel("ita_rifleman_b", "card", "move", "12A")
    driving = Travel("ita_rifleman_a", "vehicle", "drive", "12A")
    enemy_only = game.with_marker("lrdg", "12A", face)
    assert enemy_only.refusal(on_foot) == Refusal("DP-MOVE-04", {"side": "italy", "tile": "12A"})
    assert enemy_only.refusal(driving) == Refusal("DP-MOVE-02", {"side": "italy", "tile": "12A"})
    own = game.with_marker("italy", "12A", face)
    assert own.do(on_foot).world.soldiers["ita_rifleman_b"].tile == "12A"
    assert own.do(driving).world.vehicles["ita_scout_car"].tile == "12A"


@pytest.mark.rule("DP-MARK-03")
def test_saboteur_and_sniper_also_move_to_tiles_without_a_marker() -> None:
    stealthy = [
        name for name, card in content().cards.items() if "stealth" in [action.do for action in card.actions]
    ]
    assert stealthy == ["lrdg_sniper", "lrdg_saboteur"]
    game = table("dp_s07").with_hand("lrdg", "lrdg_saboteur", "lrdg_sniper").turn("lrdg")
    assert game.marker("lrdg", "11A") == "none"
    game = game.do(
        Travel("lrdg_saboteur", "card", "stealth", "11A"),
        Done(),
        Travel("lrdg_sniper", "card", "stealth", "11A"),
    )
    assert game.world.soldiers["lrdg_saboteur"].tile == game.world.soldiers["lrdg_sniper"].tile == "11A"
    assert game.marker("lrdg", "11A") == "none"


@pytest.mark.rule("DP-MARK-04")
def test_a_side_controls_every_objective_on_a_tile_it_controls() -> None:
    """All three objectives on one tile count together, and only with the controlled side up."""
    ours = board("dp_s02")
    piled = tuple(replace(it, space=SpaceId("13B")) if it.kind == "objective" else it for it in ours.features)
    game = varied("dp_s02", map=replace(ours, features=piled))
    assert game.world.setting.objectives == {"13B": 6}
    for side in ("lrdg", "italy"):
        assert points(game.with_marker(side, "13B", "controlled").world, side) == 6
        assert points(game.with_marker(side, "13B", "reconned").world, side) == 0
        assert points(game.with_marker(side, "16A", "controlled").world, side) == 0


@pytest.mark.rule("DP-MARK-05")
def test_both_sides_may_have_a_marker_on_a_tile_but_only_one_controls_it() -> None:
    game = (
        table("dp_s02")
        .with_soldier("lrdg_rifleman_a", "13B")
        .with_hand("lrdg", "lrdg_rifleman_a")
        .turn("lrdg")
    )
    game = game.with_marker("lrdg", "13B", "reconned").with_marker("italy", "13B", "controlled")
    assert (game.marker("lrdg", "13B"), game.marker("italy", "13B")) == ("R", "C")
    game = game.do(Control("lrdg_rifleman_a", "card"))
    assert game.said(ControlTaken) == [ControlTaken("lrdg", "13B", True)]
    assert (game.marker("lrdg", "13B"), game.marker("italy", "13B")) == ("C", "R")

    ours = board("dp_s01")
    both = replace(ours, features=(*ours.features, control("lrdg_too", "lrdg", "controlled", "19B")))
    assert map_mistakes("dp_s01", both) == ["tile 19B"]


@pytest.mark.rule("DP-MARK-06", "DP-RULING-43")
def test_a_marker_is_never_removed_by_leaving_the_tile_dying_on_it_or_losing_control() -> None:
    game = table("dp_s01").with_marker("lrdg", "19B", "reconned").with_soldier("lrdg_rifleman_a", "19B")
    game = cards_in_reserve(game, "ita_rifleman_b").with_hand("lrdg", "lrdg_scout_a", "lrdg_rifleman_a")
    game = game.turn("lrdg").with_dice(0)
    game = game.do(Attack("lrdg_scout_a", "card", "attack", "ita_rifleman_b"))
    assert "ita_rifleman_b" not in game.world.soldiers
    assert game.marker("italy", "19B") == "C"
    game = game.do(Control("lrdg_rifleman_a", "card"))
    assert (game.marker("lrdg", "19B"), game.marker("italy", "19B")) == ("C", "R")

    game = game.with_marker("lrdg", "11A", "reconned").with_hand("lrdg", "lrdg_rifleman_a").turn("lrdg")
    game = game.do(Travel("lrdg_rifleman_a", "card", "move", "11A"))
    assert game.world.soldiers["lrdg_rifleman_a"].tile == "11A"
    assert (game.marker("lrdg", "19B"), game.marker("italy", "19B")) == ("C", "R")
    assert "italy: a control marker is never removed" in game.game.laws(
        game.with_marker("italy", "19B", None).world
    )


@pytest.mark.rule("DP-MARK-07")
@pytest.mark.parametrize(("tile", "value"), [("16A", 1), ("21A", 2), ("13B", 3), ("8B", 0)])
def test_an_objective_marker_gives_its_tile_a_number_of_points(tile: str, value: int) -> None:
    game = table("dp_s02").with_soldier("lrdg_rifleman_a", tile).with_marker("lrdg", tile, "reconned")
    game = game.with_hand("lrdg", "lrdg_rifleman_a").turn("lrdg").do(Control("lrdg_rifleman_a", "card"))
    assert points(game.world, "lrdg") == value
    assert game.said(PointsChanged) == ([PointsChanged("lrdg", value, 3)] if value else [])


@pytest.mark.rule("DP-MARK-08")
def test_an_escape_marker_shows_where_the_counters_named_by_the_scenario_may_leave() -> None:
    game = table("dp_s05").with_marker("lrdg", "4A", "reconned").with_marker("lrdg", "22A", "reconned")
    leave = Travel("lrdg_engineer", "card", "move", OFF_BOARD)
    game = game.with_hand("lrdg", "lrdg_engineer").turn("lrdg")
    beside = game.with_soldier("lrdg_engineer", "22A")
    assert beside.refusal(leave) == Refusal("DP-ESC-02", {"tile": "22A"})
    left = game.with_soldier("lrdg_engineer", "4A").do(leave)
    assert [event.counters for event in left.said(CountersEscaped)] == [("lrdg_engineer",)]

    chase = table("dp_s05").with_soldier("ita_scout", "4A").with_hand("italy", "ita_scout").turn("italy")
    assert chase.refusal(Travel("ita_scout", "card", "scout", OFF_BOARD)).rule == "DP-ESC-02"
    tank = table("dp_s09").with_soldier("ita_scout", "1A").with_hand("italy", "ita_scout").turn("italy")
    refused = Refusal("DP-ESC-03", {"counter": "ita_scout"})
    assert tank.refusal(Travel("ita_scout", "card", "scout", OFF_BOARD)) == refused


@pytest.mark.rule("DP-MARK-09")
@pytest.mark.parametrize(
    ("lrdg", "italy", "first"),
    [
        ("lrdg_warrant_officer", "ita_scout", "lrdg"),
        ("lrdg_rifleman_b", "ita_platoon_sergeant", "italy"),
    ],
)
def test_the_initiative_marker_shows_who_takes_the_first_turn(lrdg: str, italy: str, first: str) -> None:
    game = table("dp_s06").with_hand("lrdg", lrdg, "lrdg_saboteur").with_hand("italy", italy, "ita_gunner")
    game = game.do(Commit(lrdg), by="lrdg").do(Commit(italy), by="italy")
    assert game.world.initiative == first
    assert game.said(TurnStarted) == [TurnStarted(first)]


@pytest.mark.rule("DP-MARK-10")
def test_damage_markers_count_the_damage_of_the_vehicle_they_lie_on() -> None:
    game = table("dp_s06").with_soldier("lrdg_saboteur", "19A").with_hand("lrdg", "lrdg_saboteur")
    game = (
        game.turn("lrdg").with_dice(9, 9).do(Attack("lrdg_saboteur", "card", "detonate", "ita_medium_tank"))
    )
    game = game.do(ChooseSoldier("ita_gunner"))
    assert game.said(VehicleDamaged) == [VehicleDamaged("ita_medium_tank", 1)]
    assert {name: it.damage for name, it in game.world.vehicles.items()} == {
        "ita_medium_tank": 1,
        "ita_scout_car": 0,
    }
    game = game.with_hand("italy", "ita_crewman").turn("italy")
    game = game.do(Repair("ita_crewman", "card", "ita_medium_tank"))
    assert game.said(VehicleRepaired) == [VehicleRepaired("ita_medium_tank", 0)]


@pytest.mark.rule("DP-MARK-11")
def test_the_scenario_says_which_objects_are_used_and_where() -> None:
    assert table("dp_s01").world.objects == {
        "object_aircraft_1": "18A",
        "object_aircraft_2": "2B",
        "object_fuel_dump": "15A",
    }
    assert table("dp_s06").world.objects == {}
    game = (
        table("dp_s01").with_soldier("lrdg_saboteur", "18A").with_hand("lrdg", "lrdg_saboteur").turn("lrdg")
    )
    assert game.allows(Attack("lrdg_saboteur", "card", "detonate", "object_aircraft_1"))
    refused = Refusal("DP-CBT-02", {"target": "object_radio_mast"})
    assert game.refusal(Attack("lrdg_saboteur", "card", "detonate", "object_radio_mast")) == refused
    spoilt = tables()
    spoilt["scenarios/dp_s01.toml"]["objects"].append("object_camel")
    assert mistakes(spoilt) == ["scenarios/dp_s01.toml: objects[3]"]


@pytest.mark.rule("DP-MARK-12")
@pytest.mark.parametrize(
    ("target", "defence"),
    [
        ("object_fuel_dump", 5),
        ("object_ammo_dump", 6),
        ("object_aircraft_1", 6),
        ("object_aircraft_2", 6),
        ("object_radio_mast", 7),
        ("object_workshop", 5),
    ],
)
def test_the_defence_of_an_object_is_the_number_to_be_rolled(target: str, defence: int) -> None:
    game = table("dp_s10")
    game = game.with_soldier("lrdg_saboteur", game.world.objects[target])
    game = game.with_hand("lrdg", "lrdg_saboteur").turn("lrdg")
    blast = Attack("lrdg_saboteur", "card", "detonate", target)
    missed = game.with_dice(defence - 1, 1).do(blast)
    assert missed.said(AttackMissed) == [AttackMissed(target)]
    assert target in missed.world.objects
    destroyed = game.with_dice(defence, 1).do(blast)
    worth = content().markers.objects[target].points
    assert destroyed.said(ObjectDestroyed) == [ObjectDestroyed(target, "lrdg", worth)]
    assert target not in destroyed.world.objects
    shot = Attack("lrdg_saboteur", "card", "attack", target)
    assert game.refusal(shot) == Refusal("DP-MARK-12", {"object": target})


@pytest.mark.rule("DP-MARK-13")
def test_an_object_counts_for_the_italians_who_control_it_and_for_the_lrdg_once_destroyed() -> None:
    game = table("dp_s01").with_marker("italy", "19B", "reconned")
    assert (points(game.world, "lrdg"), points(game.world, "italy")) == (0, 0)
    held = game.with_marker("italy", "18A", "controlled")
    assert (points(held.world, "lrdg"), points(held.world, "italy")) == (0, 2)
    taken = game.with_marker("lrdg", "18A", "controlled")
    assert (points(taken.world, "lrdg"), points(taken.world, "italy")) == (0, 0)

    blown = (
        held.with_soldier("lrdg_saboteur", "18A")
        .with_hand("lrdg", "lrdg_saboteur")
        .turn("lrdg")
        .with_dice(6, 1)
    )
    blown = blown.do(Attack("lrdg_saboteur", "card", "detonate", "object_aircraft_1"))
    assert (points(blown.world, "lrdg"), points(blown.world, "italy")) == (2, 0)
    assert blown.said(PointsChanged) == [PointsChanged("lrdg", 2, 4), PointsChanged("italy", 0, 0)]


@pytest.mark.rule("DP-RULING-42")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_control_markers_are_enough_for_every_map(scenario: str) -> None:
    assert len(board(scenario).spaces) <= content().markers.supply.control_markers == 16


@pytest.mark.rule("DP-RULING-42")
def test_a_map_with_more_tiles_than_markers_is_refused_and_damage_markers_never_run_out() -> None:
    ours = board("dp_s02")
    assert len(ours.spaces) == 16
    more = replace(ours.spaces[0], id=SpaceId("22A"), col=-1, row=0)
    assert "layer tiles" in map_mistakes("dp_s02", replace(ours, spaces=(*ours.spaces, more)))
    worst = sum(vehicle.integrity for vehicle in content().vehicles.values())
    assert worst == 20 <= content().markers.supply.damage_markers == 24


@pytest.mark.rule("DP-MARK-01")
def test_a_new_marker_lies_reconned_side_up() -> None:
    game = table("dp_s06").with_soldier("ita_scout", "19A").with_hand("italy", "ita_scout").turn("italy")
    game = game.do(Travel("ita_scout", "card", "scout", "12A"), Done())
    assert game.said(TileReconned) == [TileReconned("italy", "12A")]
    assert game.said(FogGained) == [FogGained("italy", "scout")]
    assert game.marker("italy", "12A") == "R"
