"""Support actions on the acting soldier's tile: Control and Repair."""

import pytest

from game.rules.core.board import SpaceId
from game.rules.desert_patrol.events import ControlTaken, VehicleReactivated, VehicleRepaired
from game.rules.desert_patrol.intents import Control, Repair
from tests.rules.desert_patrol.table import Table, table

CONTROL = Control("lrdg_rifleman_a", "card")
TILE = SpaceId("15A")


def rifleman(lrdg: str | None = "reconned", italy: str | None = "controlled") -> Table:
    """LRDG Rifleman A on foot on a tile with these markers; all Italians elsewhere."""
    game = table("dp_s11").with_soldier("lrdg_rifleman_a", TILE)
    game = game.with_marker("lrdg", TILE, lrdg).with_marker("italy", TILE, italy)
    return game.with_hand("lrdg", "lrdg_rifleman_a", "lrdg_saboteur").turn("lrdg")


def markers(game: Table) -> tuple[str, str]:
    return game.marker("lrdg", TILE), game.marker("italy", TILE)


@pytest.mark.rule("DP-SUP-07")
def test_control_turns_the_own_marker_on_the_tile_to_the_controlled_side() -> None:
    game = rifleman(italy=None)
    before = game.world.lrdg.markers
    game = game.do(CONTROL)
    assert game.world.lrdg.markers == {**before, TILE: "controlled"}
    assert game.said(ControlTaken) == [ControlTaken("lrdg", TILE, from_enemy=False)]
    assert markers(game) == ("C", "none"), "the enemy gains no marker by it"


@pytest.mark.rule("DP-SUP-08", "DP-TV-30")
def test_control_turns_the_enemys_marker_back_to_reconned_at_the_same_time() -> None:
    game = rifleman().do(CONTROL)
    assert markers(game) == ("C", "R")
    assert game.said(ControlTaken) == [ControlTaken("lrdg", TILE, from_enemy=True)]


@pytest.mark.rule("DP-SUP-09", "DP-TV-30")
@pytest.mark.parametrize("pinned", [False, True])
def test_control_is_refused_while_the_enemy_controls_the_tile_and_has_a_soldier_on_it(pinned: bool) -> None:
    game = rifleman().with_soldier("ita_rifleman_b", TILE, pinned=pinned)
    refusal = game.refusal(CONTROL)
    assert (refusal.rule, refusal.facts) == ("DP-SUP-09", {"tile": TILE, "soldier": "ita_rifleman_b"})
    assert game.with_soldier("ita_rifleman_b", "21A").allows(CONTROL), "once he has gone"


@pytest.mark.rule("DP-SUP-09")
def test_own_soldiers_on_an_enemy_controlled_tile_do_not_prevent_control() -> None:
    game = rifleman().with_soldier("lrdg_engineer", TILE)
    assert markers(game.do(CONTROL)) == ("C", "R")


@pytest.mark.rule("DP-SUP-10", "DP-TV-30")
def test_an_empty_enemy_vehicle_does_not_prevent_control() -> None:
    game = rifleman().with_vehicle("ita_lorry", tile=TILE)
    assert game.world.crew("ita_lorry") == ()
    assert markers(game.do(CONTROL)) == ("C", "R")


@pytest.mark.rule("DP-SUP-10", "DP-TV-30")
@pytest.mark.parametrize("pinned", [False, True])
def test_a_vehicle_with_an_enemy_soldier_prevents_control_of_an_enemy_tile(pinned: bool) -> None:
    game = rifleman().with_vehicle("ita_lorry", tile=TILE)
    game = game.with_soldier("ita_rifleman_b", vehicle="ita_lorry", position="bench_1", pinned=pinned)
    refusal = game.refusal(CONTROL)
    assert (refusal.rule, refusal.facts) == ("DP-SUP-10", {"tile": TILE, "soldier": "ita_rifleman_b"})


@pytest.mark.rule("DP-SUP-11", "DP-RULING-11", "DP-SUM-02", "DP-TV-30")
@pytest.mark.parametrize("theirs", ["reconned", None])
def test_enemy_soldiers_on_a_tile_the_enemy_does_not_control_do_not_prevent_control(
    theirs: str | None,
) -> None:
    game = rifleman(italy=theirs).with_soldier("ita_rifleman_b", TILE).with_vehicle("ita_lorry", tile=TILE)
    game = game.with_soldier("ita_scout", vehicle="ita_lorry", position="driver")
    assert markers(game.do(CONTROL)) == ("C", "R" if theirs else "none")


@pytest.mark.rule("DP-SUP-12", "DP-RULING-10", "DP-TV-30")
def test_control_needs_an_own_marker_and_places_none() -> None:
    game = rifleman(lrdg=None, italy=None)
    refusal = game.refusal(CONTROL)
    assert (refusal.rule, refusal.facts) == ("DP-SUP-12", {"side": "lrdg", "tile": TILE})
    assert game.with_marker("lrdg", TILE, "reconned").allows(CONTROL)


@pytest.mark.rule("DP-RULING-13", "DP-TV-30")
def test_control_of_a_tile_already_controlled_is_refused() -> None:
    refusal = rifleman(lrdg="controlled", italy="reconned").refusal(CONTROL)
    assert (refusal.rule, refusal.facts) == ("DP-RULING-13", {"action": "control"})


@pytest.mark.rule("DP-SUP-07")
def test_a_soldier_in_a_vehicle_controls_the_tile_of_the_vehicle() -> None:
    game = table("dp_s11").with_hand("lrdg", "lrdg_rifleman_a", "lrdg_saboteur").turn("lrdg")
    game = game.do(CONTROL)
    assert game.marker("lrdg", "1A") == "C"
    crew = table("dp_s11").with_hand("italy", "ita_crewman", "ita_scout").turn("italy")
    assert crew.do(Control("ita_crewman", "vehicle")).marker("italy", "17A") == "C"


# Repair


def engineer(seat: str | None = "gun", **damage: int) -> Table:
    """The Engineer in the Support Truck on 1A, or on foot beside it; the Pilot Car is there too."""
    game = table("dp_s11").with_soldier("lrdg_machine_gunner", "2A").with_vehicle("lrdg_pilot_car", tile="1A")
    if seat:
        game = game.with_soldier("lrdg_engineer", vehicle="lrdg_support_truck", position=seat)
    else:
        game = game.with_soldier("lrdg_engineer", "1A")
    for vehicle, hits in damage.items():
        critical = game.world.setting.vehicles[vehicle].critical
        game = game.with_vehicle(vehicle, damage=hits, disabled=hits >= critical)
    return game.with_hand("lrdg", "lrdg_engineer", "lrdg_saboteur").turn("lrdg")


def repair(vehicle: str) -> Repair:
    return Repair("lrdg_engineer", "card", vehicle)


@pytest.mark.rule("DP-SUP-21")
def test_repair_removes_one_damage_marker_from_a_vehicle_on_the_tile() -> None:
    game = engineer(None, lrdg_support_truck=1, lrdg_pilot_car=1, lrdg_gun_truck=1)
    mended = game.do(repair("lrdg_pilot_car"))
    assert mended.world.vehicles["lrdg_pilot_car"].damage == 0
    assert mended.world.vehicles["lrdg_support_truck"].damage == 1, "only one vehicle, the chosen one"
    assert mended.said(VehicleRepaired) == [VehicleRepaired("lrdg_pilot_car", 0)]
    refusal = game.refusal(repair("lrdg_gun_truck"))
    assert (refusal.rule, refusal.facts) == ("DP-SUP-21", {"vehicle": "lrdg_gun_truck"})


@pytest.mark.rule("DP-SUP-22", "DP-TV-27")
def test_a_soldier_inside_a_vehicle_repairs_only_that_vehicle() -> None:
    game = engineer("gun", lrdg_support_truck=1, lrdg_pilot_car=1)
    refusal = game.refusal(repair("lrdg_pilot_car"))
    assert (refusal.rule, refusal.facts) == ("DP-SUP-22", {"vehicle": "lrdg_pilot_car"})
    assert game.allows(repair("lrdg_support_truck"))
    assert engineer(None, lrdg_support_truck=1, lrdg_pilot_car=1).allows(repair("lrdg_pilot_car"))


@pytest.mark.rule("DP-SUP-23", "DP-TV-27")
def test_a_disabled_vehicle_becomes_active_when_its_damage_falls_below_the_critical_level() -> None:
    game = engineer("gun", lrdg_support_truck=2)
    assert game.world.vehicles["lrdg_support_truck"].disabled
    game = game.do(repair("lrdg_support_truck"))
    truck = game.world.vehicles["lrdg_support_truck"]
    assert (truck.damage, truck.disabled) == (1, False)
    assert game.events[1:] == (
        VehicleRepaired("lrdg_support_truck", 1),
        VehicleReactivated("lrdg_support_truck"),
    )


@pytest.mark.rule("DP-SUP-23")
def test_repair_of_an_active_vehicle_reactivates_nothing() -> None:
    game = engineer("gun", lrdg_support_truck=1).do(repair("lrdg_support_truck"))
    assert game.said(VehicleReactivated) == []


@pytest.mark.rule("DP-SUP-24")
def test_a_destroyed_vehicle_cannot_be_repaired() -> None:
    game = engineer(None, lrdg_pilot_car=1)
    wreck = {name: vehicle for name, vehicle in game.world.vehicles.items() if name != "lrdg_pilot_car"}
    men = ("lrdg_scout_b", "lrdg_sniper")
    gone = game.with_soldier(men[0], "1A").with_soldier(men[1], "1A")
    gone = gone.with_world(vehicles=wreck).with_forces("italy", neutralised=("lrdg_pilot_car",))
    refusal = gone.refusal(repair("lrdg_pilot_car"))
    assert (refusal.rule, refusal.facts) == ("DP-SUP-24", {"vehicle": "lrdg_pilot_car"})
    assert game.allows(repair("lrdg_pilot_car")), "while it was there it could be"


@pytest.mark.rule("DP-RULING-13", "DP-TV-27")
def test_repair_of_an_undamaged_vehicle_is_refused() -> None:
    refusal = engineer("gun").refusal(repair("lrdg_support_truck"))
    assert (refusal.rule, refusal.facts) == ("DP-RULING-13", {"action": "repair"})


@pytest.mark.rule("DP-RULING-18")
def test_an_empty_enemy_vehicle_may_be_repaired_but_not_one_with_an_enemy_in_it() -> None:
    game = engineer(None).with_vehicle("ita_lorry", tile="1A", damage=2)
    mended = game.do(repair("ita_lorry"))
    assert (mended.world.vehicles["ita_lorry"].damage, mended.world.vehicles["ita_lorry"].side) == (
        1,
        "italy",
    )
    manned = game.with_soldier("ita_scout", vehicle="ita_lorry", position="driver")
    refusal = manned.refusal(repair("ita_lorry"))
    assert (refusal.rule, refusal.facts) == ("DP-RULING-18", {"vehicle": "ita_lorry"})
