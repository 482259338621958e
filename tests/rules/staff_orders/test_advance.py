"""Advance: soldiers enter the linked area from adjacent supplied ones."""

import pytest

from game.rules.core.values import Intent
from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.events import (
    BonusDeclined,
    ClashEnded,
    ClashStarted,
    DiceRolled,
    EffectPlayed,
    SoldiersFromReserve,
    SoldiersMoved,
    SoldiersToReserve,
)
from game.rules.staff_orders.intents import (
    DeclineBonus,
    Deploy,
    Done,
    EndTurn,
    Enter,
    KeepRoll,
    Pass,
    PlayEffect,
    UseBonus,
)
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders

ASSAULT, AIR_RAID = "op_assault", "op_air_raid"


@pytest.mark.rule("SO-ADV-01")
@pytest.mark.parametrize("yellow", ["", "town 2"])
def test_the_linked_area_is_empty_or_held_by_the_enemy(yellow: str) -> None:
    assert orders(blue="w_front 3", yellow=yellow).allows(Deploy("town.advance"))


@pytest.mark.rule("SO-ADV-01")
def test_an_area_that_is_controlled_cannot_be_advanced_into() -> None:
    refusal = orders(blue="w_front 3 town 1").refusal(Deploy("town.advance"))
    assert (refusal.rule, refusal.facts) == ("SO-ADV-01", {"place": "m1_town"})


@pytest.mark.rule("SO-ADV-02")
@pytest.mark.parametrize(
    "blue",
    [
        pytest.param("w_front 1", id="one soldier is not enough"),
        pytest.param("w_front 1 w_airstrip 1 bridge 1", id="not even in several areas"),
        pytest.param("pass 4", id="four without supply"),
        pytest.param("w_battery 4", id="four that are not adjacent"),
    ],
)
def test_no_adjacent_supplied_area_with_two_soldiers(blue: str) -> None:
    refusal = orders(blue=blue, yellow="e_front 5").refusal(Deploy("town.advance"))
    assert (refusal.rule, refusal.facts) == ("SO-ADV-02", {"place": "m1_town"})


@pytest.mark.rule("SO-ADV-02")
def test_two_soldiers_on_one_adjacent_supplied_area_are_enough() -> None:
    game = orders(blue="w_front 2 w_airstrip 1").do(Deploy("town.advance"))
    assert game.legal() == (game.full(Enter("w_front", 1)),)


@pytest.mark.rule("SO-ADV-03")
def test_soldiers_come_from_any_number_of_adjacent_supplied_areas() -> None:
    game = orders(blue="w_front 3 w_airstrip 4 bridge 2").do(Deploy("town.advance"))
    game = game.do(Enter("w_front", 2), Enter("w_airstrip", 1), Enter("w_airstrip", 2), Enter("bridge", 1))
    assert game.soldiers("town") == (6, 0)
    assert [game.soldiers(area)[0] for area in ("w_front", "w_airstrip", "bridge")] == [1, 1, 1]
    assert [(one.origin, one.count) for one in game.said(SoldiersMoved)] == [
        ("m1_w_front", 2),
        ("m1_w_airstrip", 1),
        ("m1_w_airstrip", 2),
        ("m1_bridge", 1),
    ]


@pytest.mark.rule("SO-ADV-03")
def test_at_least_one_soldier_enters() -> None:
    game = orders(blue="w_front 3").do(Deploy("town.advance"))
    assert game.refused(Done()) == "SO-ADV-03"
    game = game.do(Enter("w_front", 1))
    assert isinstance(game.top, Entering), "a second one could follow"
    assert isinstance(game.do(Done()).top, Turn)


@pytest.mark.rule("SO-ADV-03")
@pytest.mark.parametrize(
    "area",
    [
        pytest.param("pass", id="adjacent but without supply"),
        pytest.param("w_battery", id="supplied but not adjacent"),
        pytest.param("e_front", id="the enemy's"),
        pytest.param("w_airstrip", id="nobody's"),
        pytest.param("town", id="the linked area itself"),
    ],
)
def test_what_is_no_source(area: str) -> None:
    game = orders(blue="w_front 3 w_battery 3 pass 3", yellow="e_front 3").do(Deploy("town.advance"))
    refusal = game.refusal(Enter(area, 1))
    assert (refusal.rule, refusal.facts) == ("SO-ADV-03", {"origin": f"m1_{area}", "place": "m1_town"})


@pytest.mark.rule("SO-ADV-03", "SO-RULING-22")
def test_an_area_entered_in_mid_action_supplies_no_further_source() -> None:
    """The pass is joined to the HQ by the very soldier that enters the town: too late for this action."""
    game = orders(blue="w_front 3 pass 3").do(Deploy("town.advance"), Enter("w_front", 1))
    assert "pass" in game.supplied("blue")
    assert game.refused(Enter("pass", 1)) == "SO-ADV-03"


@pytest.mark.rule("SO-ADV-04")
def test_the_last_soldier_never_leaves_an_area() -> None:
    game = orders(blue="w_front 4 w_airstrip 1").do(Deploy("town.advance"))
    assert game.refusal(Enter("w_front", 4)).facts == {"origin": "m1_w_front", "count": 4}
    assert game.refused(Enter("w_front", 4)) == "SO-ADV-04"
    assert game.refused(Enter("w_airstrip", 1)) == "SO-ADV-04"
    game = game.do(Enter("w_front", 2))
    assert game.refused(Enter("w_front", 2)) == "SO-ADV-04"
    assert isinstance(game.do(Enter("w_front", 1)).top, Turn), "nobody is left who could enter"


# The forward outpost


def outpost(blue: str = "w_front 3 w_airstrip 1 bridge 1", yellow: str = "town 1") -> Table:
    return orders(blue=blue, yellow=yellow, tokens="bridge forward_outpost")


@pytest.mark.rule("SO-ADV-05")
def test_the_outpost_soldier_comes_after_enter_and_before_cards_and_clash() -> None:
    game = outpost().with_hand("blue", "assault")
    before = game.reserves()[0]
    game = game.do(Deploy("town.advance"))
    assert isinstance(game.top, Entering)
    game = game.do(Enter("w_front", 2))
    assert isinstance(game.top, BonusSoldier)
    assert game.refused(PlayEffect(ASSAULT, 1)) == "SO-BONUS-01"
    game = game.do(UseBonus())
    assert game.said(SoldiersFromReserve) == [SoldiersFromReserve("blue", "m1_town", 1, "bonus")]
    assert (game.soldiers("town"), game.reserves()[0]) == ((3, 1), before - 1)
    assert isinstance(game.top, Supporting)
    assert [one.attackers for one in game.with_dice(0).do(Done()).said(ClashStarted)] == [3]


@pytest.mark.rule("SO-ADV-05")
def test_the_outpost_soldier_may_be_left_at_home() -> None:
    game = outpost().do(Deploy("town.advance"), Enter("w_front", 2)).with_dice(0)
    before = game.reserves()[0]
    game = game.do(DeclineBonus())
    assert game.said(BonusDeclined) == [BonusDeclined("blue", "forward_outpost")]
    assert [one.attackers for one in game.said(ClashStarted)] == [2]
    assert (game.soldiers("town"), game.reserves()[0]) == ((1, 0), before + 1)


@pytest.mark.rule("SO-ADV-05")
@pytest.mark.parametrize(
    ("blue", "yellow"),
    [
        pytest.param("w_front 3 bridge 1", "", id="no supply when the commander was placed"),
        pytest.param("w_front 3", "e_airstrip 1 e_front 1 bridge 1", id="the enemy's"),
        pytest.param("w_front 3", "", id="nobody's"),
    ],
)
def test_an_outpost_that_is_not_held_adds_nobody(blue: str, yellow: str) -> None:
    game = outpost(blue, yellow).do(Deploy("town.advance"), Enter("w_front", 2))
    assert isinstance(game.top, Turn)
    assert game.soldiers("town") == (2, 0)
    assert game.said(SoldiersFromReserve) == []


@pytest.mark.rule("SO-ADV-05")
def test_the_outpost_asks_nothing_while_the_reserve_is_empty() -> None:
    game = outpost("w_hq 5 w_front 5 w_flank 5 w_airstrip 5 bridge 5", "")
    assert game.reserves()[0] == 0
    game = game.do(Deploy("town.advance"), Enter("w_front", 4), Done())
    assert isinstance(game.top, Turn)
    assert game.soldiers("town") == (4, 0)


# Cards


def raid(*hand: str) -> Table:
    """Three blue soldiers have entered the bridge, which two yellow ones hold."""
    game = orders(blue="w_front 1 w_airstrip 4", yellow="bridge 2").with_hand("blue", *hand)
    return game.do(Deploy("bridge.advance"), Enter("w_airstrip", 3))


@pytest.mark.rule("SO-ADV-06")
@pytest.mark.parametrize(
    "plays",
    [
        (PlayEffect(ASSAULT, 2), PlayEffect(AIR_RAID)),
        (PlayEffect(AIR_RAID), PlayEffect(ASSAULT, 2)),
    ],
)
def test_assault_and_air_raid_in_either_order(plays: tuple[Intent, ...]) -> None:
    game = raid("assault", "air_raid", "momentum").with_dice(1, 0, 0).do(plays[0])
    game = skip_re_roll(game).do(plays[1])
    game = skip_re_roll(game)
    assert game.soldiers("bridge") == (5, 1)
    assert isinstance(game.top, Supporting), "no clash before the window is closed"
    game = game.do(Done())
    assert game.said(ClashStarted) == [ClashStarted("land", "m1_bridge", "blue", 5, 1)]
    assert game.soldiers("bridge") == (4, 0)


def skip_re_roll(game: Table) -> Table:
    return game.do(KeepRoll()) if KeepRoll() in game.legal() else game


@pytest.mark.rule("SO-ADV-06")
@pytest.mark.parametrize("play", [PlayEffect(ASSAULT, 1), PlayEffect(AIR_RAID)])
def test_each_of_the_two_cards_once(play: PlayEffect) -> None:
    game = raid("assault", "assault", "air_raid", "air_raid").with_dice(0, 0).do(play)
    game = skip_re_roll(game)
    assert game.refused(play) == "SO-CARD-05"


@pytest.mark.rule("SO-ADV-06")
def test_no_card_before_the_soldiers_have_entered() -> None:
    game = orders(blue="w_front 1 w_airstrip 4", yellow="bridge 2").with_hand("blue", "assault", "air_raid")
    game = game.do(Deploy("bridge.advance"))
    assert game.refused(PlayEffect(ASSAULT, 1)) == "SO-ACT-01"
    assert game.refused(PlayEffect(AIR_RAID)) == "SO-ACT-01"
    game = game.do(Enter("w_airstrip", 1))
    assert game.refused(PlayEffect(ASSAULT, 1)) == "SO-ACT-01", "more could still enter"
    game = game.do(Done(), PlayEffect(ASSAULT, 1))
    assert game.said(EffectPlayed) == [EffectPlayed("blue", ASSAULT, 1)]


@pytest.mark.rule("SO-ADV-06")
@pytest.mark.parametrize("card", ["momentum", "mobilisation", "artillery_strike", "parachute_drop"])
def test_other_cards_of_the_own_turn_do_not_help_an_advance(card: str) -> None:
    assert raid(card).refused(PlayEffect(f"op_{card}")) == "SO-CARD-03"


# The clash that follows


@pytest.mark.rule("SO-ADV-07")
def test_an_advance_against_enemy_soldiers_is_a_clash() -> None:
    game = orders(blue="w_front 1 w_airstrip 4", yellow="bridge 2").with_dice(0)
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 3))
    assert game.said(ClashStarted) == [ClashStarted("land", "m1_bridge", "blue", 3, 2)]
    assert [(one.faction, one.purpose) for one in game.said(DiceRolled)] == [("yellow", "land_clash")]
    assert game.said(ClashEnded) == [ClashEnded("land", "m1_bridge", "blue", 1)]


@pytest.mark.rule("SO-ADV-08", "SO-RULING-12")
def test_an_advance_into_an_empty_area_rolls_no_dice_and_knows_no_limit() -> None:
    game = orders(blue="w_front 5 w_airstrip 5").with_hand("yellow", "ambush")
    game = game.do(Deploy("town.advance"), Enter("w_front", 4), Enter("w_airstrip", 4))
    assert game.soldiers("town") == (8, 0)
    assert game.said(DiceRolled) == game.said(ClashStarted) == game.said(SoldiersToReserve) == []
    assert game.world.controls("blue", "land", game.name("town"))
    assert game.actor() == "yellow"
    assert isinstance(game.top, Turn)


@pytest.mark.rule("SO-ADV-08")
def test_the_turn_of_a_player_with_cards_ends_when_he_says_so() -> None:
    game = orders(blue="w_front 2").with_hand("blue", "ambush")
    game = game.do(Deploy("town.advance"), Enter("w_front", 1), Done(), EndTurn())
    assert game.actor() == "yellow"
    assert game.allows(Pass())


@pytest.mark.rule("SO-ADV-09")
def test_the_headquarters_may_send_all_but_its_last_soldier() -> None:
    game = orders(blue="w_hq 3", yellow="").do(Deploy("w_front.advance"))
    assert game.refused(Enter("w_hq", 3)) == "SO-ADV-04"
    game = game.do(Enter("w_hq", 2))
    assert (game.soldiers("w_hq"), game.soldiers("w_front")) == ((1, 0), (2, 0))
    assert game.outcome is None
