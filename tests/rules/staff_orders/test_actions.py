"""Actions in general: spaces, conditions, the moment at which things are read."""

import pytest

from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.events import SignalsGained, SignalsLost
from game.rules.staff_orders.intents import (
    ChooseTarget,
    Deploy,
    Done,
    EndTurn,
    Enter,
    Pass,
    PlaceSoldiers,
)
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import orders

rule = pytest.mark.rule


@rule("SO-ACT-01")
def test_the_action_of_a_space_must_be_carried_out() -> None:
    game = orders(blue="w_front 3").do(Deploy("town.advance"))
    assert isinstance(game.top, Entering)
    assert game.refused(Pass()) == "SO-ACT-01"
    assert game.refused(EndTurn()) == "SO-ACT-01"
    assert game.refused(Done()) == "SO-ADV-03"


@rule("SO-ACT-02", "SO-RULING-42")
def test_an_occupied_space_is_barred_to_both_but_other_spaces_of_the_area_are_not() -> None:
    game = orders(blue="w_front 3", yellow="w_battery 1")
    game = game.with_dice(0).do(Deploy("w_battery.advance"), Enter("w_front", 2), Done())
    for _ in ("yellow", "blue"):
        refusal = game.refusal(Deploy("w_battery.advance"))
        assert (refusal.rule, refusal.facts["faction"]) == ("SO-ACT-02", "blue")
        game = game.do(Pass()) if game.actor() == "yellow" else game
    game = game.do(Deploy("w_battery.barrage"), ChooseTarget("pass"))
    assert {"m1_w_battery.advance", "m1_w_battery.barrage"} == set(game.world.commanders)


@rule("SO-ACT-03")
def test_every_offered_space_meets_its_conditions_and_no_other_does() -> None:
    game = orders(blue="w_battery 2 w_flank 2 w_front 2", yellow="e_battery 2 e_flank 2 e_front 2")
    support = {"sup_reinforce_1", "sup_reinforce_2", "sup_planning_1", "sup_planning_2"}
    assert game.deployments() == support | {
        "w_slope.advance",
        "w_airstrip.advance",
        "town.advance",
        "w_battery.barrage",
    }


@rule("SO-ACT-09")
def test_a_commander_stays_on_its_space_when_the_area_is_lost() -> None:
    game = orders(blue="w_front 3", yellow="e_front 4")
    game = game.do(Deploy("town.advance"), Enter("w_front", 1), Done())
    game = game.with_deployed("yellow", "e_airstrip.advance")
    game = game.with_army("blue", soldiers={**game.army("blue").soldiers, "m1_town": 0, "m1_w_front": 3})
    game = game.with_army("yellow", soldiers={**game.army("yellow").soldiers, "m1_town": 2, "m1_e_front": 2})
    assert game.world.commanders["m1_town.advance"] == "blue"
    game = game.do(Pass())
    assert game.refused(Deploy("town.advance")) == "SO-ACT-02"
    assert game.world.commanders["m1_town.advance"] == "blue"


@rule("SO-ACT-10", "SO-RULING-22")
def test_sources_are_read_when_the_commander_is_placed() -> None:
    """Entering the bridge joins the forest to the headquarters, but it was no source before."""
    game = orders(blue="w_front 1 town 3 forest 3")
    assert "forest" not in game.supplied("blue")
    game = game.do(Deploy("bridge.advance"), Enter("town", 1))
    assert "forest" in game.supplied("blue")
    assert game.refused(Enter("forest", 1)) == "SO-ADV-03"


@rule("SO-ACT-10", "SO-RULING-14", "SO-RULING-43")
def test_a_bonus_taken_by_an_action_does_not_serve_it() -> None:
    game = orders(blue="w_front 1 w_airstrip 3", yellow="forest 1", tokens="bridge forward_outpost")
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 1), Done())
    assert isinstance(game.top, Turn)
    assert game.soldiers("bridge") == (1, 0)
    game = game.do(Pass(), Deploy("forest.advance"), Enter("w_airstrip", 1))
    assert isinstance(game.top, BonusSoldier)


@rule("SO-ACT-11", "SO-RULING-18")
def test_a_support_action_may_be_taken_without_effect_a_linked_one_not() -> None:
    full = "w_hq 5 w_front 5 w_battery 5 w_flank 5 w_airstrip 5"
    game = orders(blue=full)
    assert game.reserves()[0] == 0
    assert game.refused(Deploy("w_airstrip.paradrop")) == "SO-PARA-06"
    game = game.do(Deploy("sup_reinforce_1"), Done())
    assert game.world.commanders == {"sup_reinforce_1": "blue"}
    assert isinstance(game.top, Turn)
    assert game.reserves()[0] == 0


@rule("SO-ACT-12", "SO-RULING-35")
def test_the_status_check_sees_the_loss_of_a_signals_unit_before_its_gain() -> None:
    game = orders(
        blue="w_front 1 w_airstrip 4", yellow="e_airstrip 1 e_front 1 bridge 1", tokens="bridge signals_unit"
    )
    game = game.with_signals("yellow").with_dice(0).do(Deploy("bridge.advance"), Enter("w_airstrip", 3))
    told = [event for event in game.events if isinstance(event, SignalsLost | SignalsGained)]
    assert told == [SignalsLost("yellow", "m1_bridge", True), SignalsGained("blue", "m1_bridge", True)]


@rule("SO-ACT-12", "SO-RULING-35")
def test_a_lost_headquarters_comes_before_all_else() -> None:
    game = orders(blue="e_front 5 town 1 w_front 1", yellow="e_hq 1", tokens="bridge signals_unit")
    game = game.with_dice(0).do(Deploy("e_hq.advance"), Enter("e_front", 4))
    assert game.winner == ("blue", "hq_captured")
    assert game.said(SignalsGained) == []


@rule("SO-ACT-05")
def test_conditions_are_those_of_the_linked_area() -> None:
    game = orders(blue="w_front 3")
    assert game.refusal(Deploy("w_front.advance")).facts == {"place": "m1_w_front"}
    assert game.refusal(Deploy("pass.advance")).facts == {"place": "m1_pass"}


@rule("SO-ACT-06")
def test_a_support_action_has_the_strength_of_its_space() -> None:
    first = orders().do(Deploy("sup_planning_1"))
    second = orders().do(Deploy("sup_planning_2"))
    assert (len(first.army("blue").hand), len(second.army("blue").hand)) == (3, 2)
    placed = orders(blue="w_hq 1").do(Deploy("sup_reinforce_2"), PlaceSoldiers("w_hq", 4))
    assert isinstance(placed.top, Turn)
