"""Paradrop: soldiers from the reserve land almost anywhere."""

import pytest

from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.events import (
    BonusDeclined,
    ClashStarted,
    DiceSet,
    SoldiersFromReserve,
    TargetChosen,
)
from game.rules.staff_orders.intents import ChooseTarget, DeclineBonus, Deploy, Done, PlayEffect, UseBonus
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders, setting

DROP = Deploy("w_airstrip.paradrop")
BASE = "w_front 1 w_airstrip 1"
"""What blue needs to supply the airstrip of the first mountain map."""


def dropping(blue: str = BASE, yellow: str = "", tokens: str = "", hand: str = "") -> Table:
    """A blue commander is on the Paradrop space."""
    return orders(blue=blue, yellow=yellow, tokens=tokens).with_hand("blue", *hand.split()).do(DROP)


@pytest.mark.rule("SO-PARA-01")
def test_the_symbol_has_the_own_colour() -> None:
    game = orders(blue="w_front 1 w_airstrip 1 bridge 1 e_airstrip 1")
    assert game.refusal(Deploy("e_airstrip.paradrop")).facts == {"space": "m1_e_airstrip.paradrop"}
    assert game.refused(Deploy("e_airstrip.paradrop")) == "SO-PARA-01"
    assert game.allows(DROP)
    other = orders(turn="yellow", yellow="e_front 1 e_airstrip 1 bridge 1 w_airstrip 1")
    assert other.refused(DROP) == "SO-PARA-01"
    assert other.allows(Deploy("e_airstrip.paradrop"))


@pytest.mark.rule("SO-PARA-02")
@pytest.mark.parametrize(
    ("blue", "yellow"),
    [
        pytest.param("w_airstrip 3", "", id="controlled but not supplied"),
        pytest.param("w_front 3", "", id="nobody's"),
        pytest.param("w_front 3", "w_airstrip 1", id="the enemy's"),
    ],
)
def test_the_linked_area_is_controlled_and_supplied(blue: str, yellow: str) -> None:
    refusal = orders(blue=blue, yellow=yellow).refusal(DROP)
    assert (refusal.rule, refusal.facts) == ("SO-PARA-02", {"place": "m1_w_airstrip"})


@pytest.mark.rule("SO-PARA-03")
def test_any_area_but_the_enemy_headquarters_and_the_city_centre() -> None:
    game = dropping()
    targets = {intent.area for intent in game.legal() if isinstance(intent, ChooseTarget)}
    assert targets == set(setting("m1").areas) - {"m1_e_hq", "m1_town"}
    assert len(targets) == 15
    for area in ("e_hq", "town", "nowhere"):
        assert game.refused(ChooseTarget(area)) == "SO-PARA-03"


@pytest.mark.rule("SO-PARA-03", "SO-RULING-07")
def test_the_forbidden_area_follows_the_map() -> None:
    """On the second map the abbey is the city centre."""
    game = orders("m2", turn="yellow", yellow="e_shore 1 e_nshore 1").do(Deploy("e_nshore.paradrop"))
    refused = {area for area in setting("m2").areas if game.full(ChooseTarget(area)) not in game.legal()}
    assert refused == {"m2_w_hq", "m2_abbey"}


@pytest.mark.rule("SO-PARA-04")
@pytest.mark.parametrize("side", ["blue", "yellow"])
def test_commanders_at_the_target_do_not_matter(side: str) -> None:
    game = orders(blue=BASE).with_deployed(side, "forest.advance", "e_slope.advance").do(DROP)
    assert game.do(ChooseTarget("forest")).soldiers("forest") == (2, 0)
    assert game.do(ChooseTarget("e_slope")).soldiers("e_slope") == (2, 0)


@pytest.mark.rule("SO-PARA-05", "SO-RULING-21")
@pytest.mark.parametrize(
    ("area", "left"),
    [
        pytest.param("e_slope", (2, 0), id="empty"),
        pytest.param("e_battery", (1, 0), id="the enemy's, far from any supply"),
        pytest.param("w_front", (3, 0), id="own"),
        pytest.param("w_hq", (5, 0), id="the own headquarters"),
        pytest.param("w_airstrip", (3, 0), id="the airstrip itself"),
    ],
)
def test_the_target_may_be_empty_hostile_or_own(area: str, left: tuple[int, int]) -> None:
    game = dropping(yellow="e_battery 1").with_dice(0).do(ChooseTarget(area))
    assert game.said(TargetChosen) == [TargetChosen("blue", "paradrop", f"m1_{area}")]
    assert game.soldiers(area) == left


@pytest.mark.rule("SO-PARA-05", "SO-RULING-21")
def test_no_limit_of_five_without_a_clash() -> None:
    game = dropping("w_front 5 w_airstrip 1").do(ChooseTarget("w_front"))
    assert game.soldiers("w_front") == (7, 0)


@pytest.mark.rule("SO-PARA-06")
def test_two_soldiers_from_the_reserve_are_dropped() -> None:
    game = dropping()
    before = game.reserves()[0]
    game = game.do(ChooseTarget("forest"))
    assert game.said(SoldiersFromReserve) == [SoldiersFromReserve("blue", "m1_forest", 2, "paradrop")]
    assert (game.soldiers("forest"), game.reserves()[0]) == ((2, 0), before - 2)
    assert isinstance(game.top, Turn)


@pytest.mark.rule("SO-PARA-06", "SO-RULING-21")
def test_a_reserve_of_one_drops_one() -> None:
    game = dropping("w_hq 8 w_front 8 w_airstrip 8")
    assert game.reserves()[0] == 1
    game = game.do(ChooseTarget("forest"))
    assert (game.soldiers("forest"), game.reserves()[0]) == ((1, 0), 0)


@pytest.mark.rule("SO-PARA-06", "SO-RULING-18")
def test_without_a_reserve_there_is_no_paradrop() -> None:
    game = orders(blue="w_hq 9 w_front 8 w_airstrip 8")
    assert game.reserves()[0] == 0
    assert game.refused(DROP) == "SO-PARA-06"


@pytest.mark.rule("SO-PARA-07", "SO-RULING-21")
def test_a_flight_control_post_adds_a_third_soldier() -> None:
    game = dropping(f"{BASE} bridge 1", tokens="bridge flight_control", hand="parachute_drop")
    before = game.reserves()[0]
    game = game.do(ChooseTarget("e_slope"))
    assert isinstance(game.top, BonusSoldier)
    assert game.refused(PlayEffect("op_parachute_drop", 1)) == "SO-BONUS-01"
    game = game.do(UseBonus())
    assert (game.soldiers("e_slope"), game.reserves()[0]) == ((3, 0), before - 3)
    assert isinstance(game.top, Supporting)


@pytest.mark.rule("SO-PARA-07")
def test_the_third_soldier_may_stay_at_home() -> None:
    game = dropping(f"{BASE} bridge 1", tokens="bridge flight_control")
    game = game.do(ChooseTarget("e_slope"), DeclineBonus())
    assert game.said(BonusDeclined) == [BonusDeclined("blue", "flight_control")]
    assert game.soldiers("e_slope") == (2, 0)


@pytest.mark.rule("SO-PARA-07")
@pytest.mark.parametrize(
    ("blue", "yellow", "target"),
    [
        pytest.param(f"{BASE} observatory 1", "", "forest", id="held without supply"),
        pytest.param(BASE, "e_battery 1 e_slope 1 observatory 1", "forest", id="the enemy's"),
        pytest.param(BASE, "", "observatory", id="taken by this very drop"),
    ],
)
def test_a_post_not_held_when_the_commander_was_placed_adds_nobody(
    blue: str, yellow: str, target: str
) -> None:
    game = dropping(blue, yellow, tokens="observatory flight_control").do(ChooseTarget(target))
    assert isinstance(game.top, Turn)
    assert game.soldiers(target) == (2, 0)


@pytest.mark.rule("SO-PARA-07")
def test_nobody_is_asked_for_a_third_soldier_that_is_not_there() -> None:
    game = dropping("w_hq 7 w_front 8 w_airstrip 7 bridge 1", tokens="bridge flight_control")
    assert game.reserves()[0] == 2
    game = game.do(ChooseTarget("e_slope"))
    assert isinstance(game.top, Turn)
    assert game.soldiers("e_slope") == (2, 0)


@pytest.mark.rule("SO-PARA-08")
def test_parachute_drop_comes_after_the_drop_and_before_the_clash() -> None:
    game = dropping(yellow="e_battery 2", hand="parachute_drop")
    assert game.refused(PlayEffect("op_parachute_drop", 2)) == "SO-ACT-01", "no target yet"
    game = game.do(ChooseTarget("e_battery"))
    assert isinstance(game.top, Supporting)
    assert game.said(ClashStarted) == []
    game = game.with_dice(1).do(PlayEffect("op_parachute_drop", 2))
    assert [(one.attackers, one.defenders) for one in game.said(ClashStarted)] == [(4, 2)]
    assert game.soldiers("e_battery") == (1, 0)


@pytest.mark.rule("SO-PARA-08")
@pytest.mark.parametrize(("card", "count"), [("assault", 1), ("air_raid", 0)])
def test_cards_of_an_advance_do_not_help_a_paradrop(card: str, count: int) -> None:
    game = dropping(yellow="e_battery 2", hand=card).do(ChooseTarget("e_battery"))
    assert game.refused(PlayEffect(f"op_{card}", count)) == "SO-CARD-03"


@pytest.mark.rule("SO-PARA-09")
@pytest.mark.parametrize(
    ("die", "left"),
    [
        (0, (1, 0)),
        (1, (0, 0)),
        (2, (0, 1)),
    ],
)
def test_a_drop_on_enemy_soldiers_is_a_clash(die: int, left: tuple[int, int]) -> None:
    game = dropping(yellow="e_battery 1").with_dice(die)
    before = game.reserves()
    game = game.do(ChooseTarget("e_battery"))
    assert game.said(ClashStarted) == [ClashStarted("land", "m1_e_battery", "blue", 2, 1)]
    assert game.said(DiceSet) == [DiceSet("yellow", "drop_clash", 1, 0, 0, 0, 1)]
    assert game.soldiers("e_battery") == left
    assert game.reserves() == (before[0] - left[0], before[1] + 1 - left[1])


@pytest.mark.rule("SO-PARA-09")
def test_no_clash_where_nobody_resists() -> None:
    game = dropping(hand="ambush").do(ChooseTarget("e_slope"), Done())
    assert game.said(ClashStarted) == game.said(DiceSet) == []
