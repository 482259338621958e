"""Neutralisation: enemy counters taken out by wounds or damage."""

import pytest
from msgspec.structs import replace

from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.events import CounterNeutralised, GameEnded, SoldierWounded, VehicleDestroyed
from game.rules.desert_patrol.intents import OFF_BOARD, Travel
from tests.rules.desert_patrol.endings.arranged import hit, only
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import resettled


def lrdg_under_fire(**lrdg: str) -> Table:
    """Scenario 8: the Italians must neutralise Scout B or the Engineer, who have no card to lose."""
    game = only(table("dp_s08"), "lrdg", hand="lrdg_rifleman_a lrdg_scout_a", **lrdg)
    return game.with_hand("italy", "ita_rifleman_b", "ita_machine_gunner").turn("italy")


@pytest.mark.rule("DP-NEU-01")
@pytest.mark.parametrize("target", ["lrdg_scout_b", "lrdg_engineer"])
def test_a_scenario_may_name_particular_counters_to_be_neutralised(target: str) -> None:
    game = hit(lrdg_under_fire(), "ita_rifleman_b", target)
    assert game.forces("italy").neutralised == (target,)
    assert game.said(GameEnded) == [GameEnded("italy", "neutralise", "DP-NEU-01")]


@pytest.mark.rule("DP-NEU-01")
def test_counters_that_the_scenario_does_not_name_do_not_count() -> None:
    game = lrdg_under_fire().with_soldier("lrdg_machine_gunner", "10A")
    game = hit(game, "ita_rifleman_b", "lrdg_machine_gunner")
    assert game.forces("italy").neutralised == ("lrdg_machine_gunner",)
    assert game.outcome is None


@pytest.mark.rule("DP-NEU-01")
def test_a_scenario_may_name_a_number_of_counters_to_be_neutralised() -> None:
    two = (replace(table("dp_s01").world.setting.win["italy"][0], need=2),)
    raid = resettled(table("dp_s01"), italy={"win": two})
    game = only(raid, "lrdg", hand="lrdg_scout_a")
    game = game.with_hand("italy", "ita_rifleman_a", "ita_rifleman_b").turn("italy")
    game = hit(game, "ita_rifleman_a", "lrdg_rifleman_a")
    assert game.forces("italy").neutralised == ("lrdg_rifleman_a",)
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]

    game = only(raid, "lrdg", hand="lrdg_scout_a lrdg_saboteur")
    game = game.with_hand("italy", "ita_rifleman_a", "ita_rifleman_b").turn("italy")
    game = hit(game, "ita_rifleman_a", "lrdg_rifleman_a")
    assert game.outcome is None
    game = hit(game, "ita_rifleman_b", "lrdg_engineer")
    assert game.forces("italy").neutralised == ("lrdg_rifleman_a", "lrdg_engineer")
    assert game.said(GameEnded) == [GameEnded("italy", "neutralise", "DP-NEU-01")]


@pytest.mark.rule("DP-NEU-02")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_a_wounded_soldier_with_a_card_to_lose_is_not_neutralised(zone: str) -> None:
    cards = {"hand": "lrdg_rifleman_a", "discard": "", "deck": ""}
    cards[zone] += " lrdg_engineer"
    game = only(table("dp_s08"), "lrdg", **cards).with_hand("italy", "ita_rifleman_b").turn("italy")
    game = hit(game, "ita_rifleman_b", "lrdg_engineer")
    assert game.said(SoldierWounded) == [SoldierWounded("lrdg_engineer", zone)]
    assert game.said(CounterNeutralised) == []
    assert "lrdg_engineer" in game.world.soldiers
    assert game.forces("italy").neutralised == ()
    assert game.outcome is None


@pytest.mark.rule("DP-NEU-02", "DP-NEU-03")
def test_a_soldier_removed_by_wounds_is_neutralised_and_laid_before_the_attacker() -> None:
    game = lrdg_under_fire().with_soldier("lrdg_machine_gunner", "10A")
    game = hit(game, "ita_rifleman_b", "lrdg_machine_gunner")
    assert game.said(CounterNeutralised) == [CounterNeutralised("lrdg_machine_gunner", "italy", 3)]
    assert "lrdg_machine_gunner" not in game.world.soldiers
    assert game.forces("italy").neutralised == ("lrdg_machine_gunner",)
    assert game.forces("lrdg").neutralised == ()
    assert game.forces("lrdg").escaped == ()


@pytest.mark.rule("DP-NEU-02", "DP-NEU-03")
def test_a_vehicle_removed_by_damage_is_neutralised_and_laid_before_the_attacker() -> None:
    truck = only(table("dp_s08"), "lrdg", hand="lrdg_rifleman_a lrdg_scout_a lrdg_engineer lrdg_scout_b")
    truck = truck.with_hand("italy", "ita_rifleman_b").turn("italy")
    for soldier in ("lrdg_rifleman_a", "lrdg_scout_a", "lrdg_machine_gunner"):
        truck = truck.with_soldier(soldier, "1A")
    game = hit(truck.with_vehicle("lrdg_support_truck", damage=1), "ita_rifleman_b", "lrdg_support_truck")
    assert game.world.vehicles["lrdg_support_truck"].damage == 2
    assert game.forces("italy").neutralised == ()

    last = truck.with_vehicle("lrdg_support_truck", damage=2, disabled=True)
    game = hit(last, "ita_rifleman_b", "lrdg_support_truck")
    assert game.said(VehicleDestroyed) == [VehicleDestroyed("lrdg_support_truck", "1A", (), "italy")]
    assert "lrdg_support_truck" not in game.world.vehicles
    assert game.forces("italy").neutralised == ("lrdg_support_truck",)
    assert game.forces("lrdg").neutralised == ()


@pytest.mark.rule("DP-NEU-01", "DP-NEU-02")
def test_a_destroyed_vehicle_counts_when_the_scenario_names_it() -> None:
    game = table("dp_s09").with_vehicle("ita_medium_tank", damage=3, disabled=True, tile="10A")
    for soldier in ("ita_tank_driver", "ita_gunner", "ita_crewman"):
        game = game.with_soldier(soldier, "19A")
    game = game.with_hand("lrdg", "lrdg_saboteur").turn("lrdg")
    game = hit(game, "lrdg_saboteur", "ita_medium_tank", "detonate")
    assert game.forces("lrdg").neutralised == ("ita_medium_tank",)
    assert game.said(GameEnded) == [GameEnded("lrdg", "neutralise", "DP-NEU-01")]


@pytest.mark.rule("DP-NEU-04")
def test_a_counter_that_escaped_is_not_neutralised() -> None:
    both = Condition("neutralise", 1, ("lrdg_scout_b", "lrdg_engineer"))
    game = resettled(table("dp_s08"), italy={"win": (both,)}).with_soldier("lrdg_engineer", "3A")
    game = game.with_hand("lrdg", "lrdg_engineer").turn("lrdg")
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert game.forces("lrdg").escaped == ("lrdg_engineer",)
    assert game.forces("italy").neutralised == ()
    assert game.said(CounterNeutralised) == []
    assert game.outcome is None
