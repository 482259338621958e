"""Disabled vehicles: no vehicle actions, all else, until they are repaired."""

import pytest

from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.events import VehicleDisabled, VehicleReactivated, VehicleRepaired
from game.rules.desert_patrol.intents import (
    Attack,
    ChangePosition,
    ChooseSoldier,
    Conceal,
    Control,
    Disembark,
    EndTurn,
    HunkerDown,
    Navigate,
    Repair,
    SwapSeats,
    Travel,
)
from tests.guards import at_least_one
from tests.rules.desert_patrol.changed_content import SCENARIOS, any_play
from tests.rules.desert_patrol.table import Table, table

TRUCK, TANK = "lrdg_support_truck", "ita_medium_tank"


def stranded(*hand: str) -> Table:
    """Scenario 5: the Support Truck disabled with Rifleman B, Engineer and Machine Gunner in it."""
    game = table("dp_s05").with_vehicle(TRUCK, damage=2, disabled=True).with_marker("lrdg", "6A", "reconned")
    return game.with_hand("lrdg", *hand).turn("lrdg")


@pytest.mark.rule("DP-DIS-01")
@pytest.mark.parametrize(
    "intent",
    [
        Travel("lrdg_rifleman_b", "vehicle", "drive", "6A"),
        Travel("lrdg_rifleman_b", "vehicle", "drive", None),
        Navigate("lrdg_engineer", "vehicle", "17A"),
        Attack("lrdg_machine_gunner", "vehicle", "anti_tank", "ita_scout_car"),
    ],
)
def test_soldiers_in_a_disabled_vehicle_cannot_perform_its_vehicle_actions(intent: Intent) -> None:
    game = stranded("lrdg_rifleman_b", "lrdg_engineer", "lrdg_machine_gunner")
    assert game.refusal(intent) == Refusal("DP-PLAY-04", {"vehicle": TRUCK})
    assert game.with_vehicle(TRUCK, damage=1, disabled=False).allows(intent)


@pytest.mark.rule("DP-DIS-02")
def test_they_may_still_use_their_cards_manoeuvre_swap_and_hunker_down() -> None:
    game = stranded("lrdg_rifleman_b", "lrdg_engineer", "lrdg_machine_gunner")
    for intent in (
        Attack("lrdg_machine_gunner", "card", "attack", "ita_scout_car"),
        Attack("lrdg_machine_gunner", "card", "suppress", "ita_rifleman_b"),
        Control("lrdg_rifleman_b", "card"),
        Repair("lrdg_engineer", "card", TRUCK),
        Disembark("lrdg_engineer"),
        SwapSeats("lrdg_engineer", "lrdg_rifleman_b"),
        HunkerDown("lrdg_rifleman_b"),
    ):
        assert game.allows(intent)
    free = game.with_soldier("lrdg_engineer", "13A")
    assert free.allows(ChangePosition("lrdg_machine_gunner", "navigator"))
    scout = table("dp_s05").with_vehicle("ita_scout_car", damage=2, disabled=True)
    assert scout.with_hand("italy", "ita_scout").turn("italy").allows(Conceal("ita_scout", "card"))


@pytest.mark.rule("DP-DIS-03")
def test_repair_makes_a_disabled_vehicle_active() -> None:
    game = stranded("lrdg_engineer", "lrdg_rifleman_b").do(Repair("lrdg_engineer", "card", TRUCK))
    assert game.events[1:] == (VehicleRepaired(TRUCK, 1), VehicleReactivated(TRUCK))
    assert game.allows(Travel("lrdg_rifleman_b", "vehicle", "drive", "6A"))


@pytest.mark.rule("DP-DIS-03")
@pytest.mark.parametrize("scenario", [one for one in SCENARIOS if table(one).world.vehicles])
def test_nothing_but_repair_does(scenario: str) -> None:
    """However a game is played, a vehicle stays disabled until it is repaired or leaves the board."""
    game = table(scenario)
    world = game.world
    for name, vehicle in at_least_one(world.vehicles.items()):
        critical = world.setting.vehicles[name].critical
        game = game.with_vehicle(name, damage=critical, disabled=True)
        assert vehicle.damage == 0
    world = game.world
    for event in at_least_one(any_play(game, 200)[len(game.events) :]):
        before = world
        world = game.game.evolve(world, event)
        for name, vehicle in world.vehicles.items():
            reactivated = before.vehicles[name].disabled and not vehicle.disabled
            assert reactivated == (event == VehicleReactivated(name))


@pytest.mark.rule("DP-DIS-03")
def test_a_disabled_vehicle_stays_so_over_the_rounds() -> None:
    game = stranded("lrdg_engineer").turn("lrdg", last=True).do(EndTurn())
    for side in ("lrdg", "italy"):
        game = game.do(game.legal(side)[0], by=side)
    game = game.do(EndTurn(), EndTurn())
    assert game.world.round == 3
    assert game.world.vehicles[TRUCK].disabled


@pytest.mark.rule("DP-DIS-01", "DP-DIS-03")
def test_the_tank_is_disabled_by_its_third_damage_and_mended_by_its_crewman() -> None:
    game = table("dp_s06").with_vehicle(TANK, damage=2).with_soldier("lrdg_saboteur", "19A")
    game = game.with_hand("lrdg", "lrdg_saboteur").turn("lrdg").with_dice(5, 1)
    game = game.do(Attack("lrdg_saboteur", "card", "detonate", TANK)).do(ChooseSoldier("ita_gunner"))
    assert game.said(VehicleDisabled) == [VehicleDisabled(TANK)]
    game = game.with_hand("italy", "ita_tank_driver", "ita_crewman").turn("italy")
    drive = Travel("ita_tank_driver", "vehicle", "drive", "17A")
    assert game.refusal(drive) == Refusal("DP-PLAY-04", {"vehicle": TANK})
    game = game.do(Repair("ita_crewman", "card", TANK), drive)
    assert game.world.vehicles[TANK].tile == "17A"
