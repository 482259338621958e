"""Dice and re-rolls."""

import pytest

from game.rules.staff_orders.dice import RollResult
from game.rules.staff_orders.events import DiceRerolled, DiceRolled, RollKept
from game.rules.staff_orders.intents import (
    ChooseTarget,
    Deploy,
    Done,
    Enter,
    KeepRoll,
    PlayEffect,
    Reroll,
    Roll,
)
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders

rule = pytest.mark.rule


def battery(yellow: str = "town 4", **more: str) -> Table:
    return orders(blue=more.pop("blue", "w_battery 1"), yellow=yellow, **more)


def fired(*hand: str, dice: tuple[int, ...] = (0, 1)) -> Table:
    game = battery("town 4").with_hand("blue", *hand).do(Deploy("w_battery.barrage"), ChooseTarget("town"))
    return game.with_dice(*dice).do(Roll())


@rule("SO-DICE-01")
def test_more_dice_than_four_are_rolled_and_added() -> None:
    game = battery("town 9", blue="w_battery 1 w_slope 1 pass 1", tokens="pass observation_post")
    game = game.with_hand("blue", "artillery_strike").do(Deploy("w_battery.barrage"), ChooseTarget("town"))
    game = game.with_dice(2, 2, 1, 1, 1).do(PlayEffect("op_artillery_strike"))
    assert game.said(DiceRolled)[0].hits == 7
    assert game.soldiers("town") == (0, 2)


@rule("SO-DICE-02", "SO-DICE-04")
def test_whoever_rolled_may_discard_for_a_new_roll_that_binds() -> None:
    game = fired("momentum", "ambush")
    assert isinstance(game.top, RollResult)
    assert game.refused(Reroll("op_assault")) == "SO-DICE-02"
    assert game.refused(Roll()) == "SO-DICE-04"
    game = game.with_dice(0, 0, 2, 1).do(Reroll("op_momentum"))
    assert game.said(DiceRerolled) == [DiceRerolled("blue", "op_momentum", (0, 0), 0)]
    game = game.do(Reroll("op_ambush"))
    assert game.soldiers("town") == (0, 1)
    assert isinstance(game.top, Turn)


@rule("SO-DICE-03", "SO-RULING-26")
def test_a_re_roll_covers_all_dice() -> None:
    game = battery("town 9").with_hand("blue", "artillery_strike", "momentum")
    game = game.do(Deploy("w_battery.barrage"), ChooseTarget("town"), PlayEffect("op_artillery_strike"))
    game = game.with_dice(2, 2, 2, 0).do(Roll()).with_dice(0, 0, 0, 1).do(Reroll("op_momentum"))
    assert game.said(DiceRerolled)[0].faces == (0, 0, 0, 1)
    assert game.soldiers("town") == (0, 8)


@rule("SO-DICE-04")
def test_a_roll_may_be_kept() -> None:
    game = fired("momentum").do(KeepRoll())
    assert game.said(RollKept) == [RollKept("blue", 1)]
    assert game.soldiers("town") == (0, 3)
    assert game.army("blue").hand == ("op_momentum",)


@rule("SO-DICE-05", "SO-RULING-39")
def test_any_card_of_any_kind_serves_and_two_of_a_kind_too() -> None:
    game = fired("ambush", "ambush", "parachute_drop")
    game = game.with_dice(0, 0, 0, 0, 1, 1).do(
        Reroll("op_ambush"), Reroll("op_ambush"), Reroll("op_parachute_drop")
    )
    assert game.world.discard == ("op_ambush", "op_ambush", "op_parachute_drop")
    assert game.army("blue").effects == ()
    assert game.soldiers("town") == (0, 2)


@rule("SO-DICE-05", "SO-DICE-06")
def test_the_defender_re_rolls_in_the_attackers_turn_and_nobody_else_does() -> None:
    game = (
        orders(blue="w_front 4", yellow="town 1").with_hand("blue", "momentum").with_hand("yellow", "assault")
    )
    game = game.do(Deploy("town.advance"), Enter("w_front", 3), Done())
    game = game.with_dice(0).do(Roll())
    assert game.actor() == "yellow"
    assert game.refused(Reroll("op_momentum"), by="blue") == "SO-DICE-06"
    game = game.with_dice(2).do(Reroll("op_assault"))
    assert game.soldiers("town") == (0, 0)


@rule("SO-CARD-08", "SO-RULING-25")
def test_no_effect_is_added_after_the_roll() -> None:
    game = fired("artillery_strike")
    assert game.refused(PlayEffect("op_artillery_strike")) == "SO-CARD-08"
