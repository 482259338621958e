"""Barrage and Bombardment, dice and re-rolls."""

import pytest

from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.events import ClashStarted, DiceRerolled, DiceRolled, DiceSet, RollKept
from game.rules.staff_orders.intents import (
    Bomb,
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
from tests.staff_orders.table import Table, orders

rule = pytest.mark.rule


def battery(yellow: str = "town 4", **more: str) -> Table:
    return orders(blue=more.pop("blue", "w_battery 1"), yellow=yellow, **more)


# Barrage


@rule("SO-BAR-01", "SO-BAR-02")
def test_the_conditions_of_a_barrage() -> None:
    game = orders(blue="w_slope 1 observatory 1 e_slope 1 w_battery 1")
    assert game.refused(Deploy("e_slope.barrage")) == "SO-BAR-01"
    assert game.allows(Deploy("w_slope.barrage"))
    assert orders(blue="w_slope 4").refused(Deploy("w_slope.barrage")) == "SO-BAR-02"
    assert orders().refused(Deploy("w_battery.barrage")) == "SO-BAR-02"


@rule("SO-BAR-03", "SO-RULING-19")
def test_range_counts_areas_whoever_holds_them_and_the_own_area_is_in_it() -> None:
    game = battery(yellow="w_slope 1 pass 1").do(Deploy("w_battery.barrage"))
    for area in ("w_battery", "w_hq", "e_slope", "forest"):
        assert game.allows(ChooseTarget(area))
    assert game.refused(ChooseTarget("e_battery")) == "SO-BAR-03"
    assert game.refused(ChooseTarget("nowhere")) == "SO-BAR-03"
    waiting = game.with_dice(2, 2).do(ChooseTarget("w_battery"))
    assert waiting.soldiers("w_battery") == (1, 0), "a waiting move without effect"


@rule("SO-BAR-04", "SO-BAR-05")
@pytest.mark.parametrize(("dice", "left"), [((0, 0), 2), ((1, 0), 1), ((1, 1), 0), ((2, 2), 0)])
def test_two_dice_remove_so_many_enemies_and_no_more(dice: tuple[int, int], left: int) -> None:
    game = battery("town 2").do(Deploy("w_battery.barrage")).with_dice(*dice).do(ChooseTarget("town"))
    assert game.soldiers("town") == (0, left)
    assert game.reserves()[1] == 20 + 2 - left


@rule("SO-BAR-06", "SO-BONUS-04")
@pytest.mark.parametrize(("blue", "dice"), [("w_battery 1 w_slope 1 pass 1", 3), ("w_battery 1 pass 1", 2)])
def test_a_supplied_observation_post_adds_a_die(blue: str, dice: int) -> None:
    game = battery(blue=blue, tokens="pass observation_post").do(
        Deploy("w_battery.barrage"), ChooseTarget("town")
    )
    assert [len(one.faces) for one in game.said(DiceRolled)] == [dice]


@rule("SO-BAR-07", "SO-CARD-13", "SO-CARD-21")
@pytest.mark.parametrize("yellow", ["town 4", ""])
def test_an_artillery_strike_adds_two_dice_before_the_roll_even_on_an_empty_area(yellow: str) -> None:
    game = battery(yellow).with_hand("blue", "artillery_strike").do(Deploy("w_battery.barrage"))
    game = game.do(ChooseTarget("town"))
    assert isinstance(game.top, BeforeRoll) and game.top.total == 2
    game = game.do(PlayEffect("op_artillery_strike"))
    assert game.said(DiceSet) == [DiceSet("blue", "barrage", 2, 0, 0, 2, 4)]
    assert [len(one.faces) for one in game.said(DiceRolled)] == [4]
    assert game.world.discard == ("op_artillery_strike",)


@rule("SO-BAR-08")
def test_a_barrage_harms_no_own_soldiers_and_meets_no_defence() -> None:
    game = battery("", blue="w_battery 1 town 3").with_hand("yellow", "ambush")
    game = game.with_dice(2, 2).do(Deploy("w_battery.barrage"), ChooseTarget("town"))
    assert game.soldiers("town") == (3, 0)
    assert game.said(ClashStarted) == [] and len(game.said(DiceRolled)) == 1


@rule("SO-BAR-09", "SO-RULING-10")
def test_no_barrage_space_reaches_the_enemy_headquarters_and_yet_it_would_be_a_target() -> None:
    for scenario in ("m1", "m2", "l1", "l2"):
        fixed = orders(scenario).world.setting
        for space in fixed.spaces.values():
            if space.action == "barrage":
                assert space.place is not None and space.colour is not None
                other = fixed.headquarters["yellow" if space.colour == "blue" else "blue"]
                assert fixed.distances[space.place][other] > 3
                assert fixed.distances[space.place][fixed.headquarters[space.colour]] <= 3
    game = battery().do(Deploy("w_battery.barrage"))
    assert game.allows(ChooseTarget("w_hq")), "a headquarters in range is a target like any area"


# Bombardment


@rule("SO-BOMB-01", "SO-RULING-20")
@pytest.mark.parametrize("air", ["teal 1 green 1", "green 3", "teal 2"])
def test_a_bombardment_needs_a_supplied_zone_with_two_aircraft(air: str) -> None:
    assert orders("l1", air_blue=air).refused(Deploy("z_green.bombard")) == "SO-BOMB-01"
    assert orders("l1", air_blue="teal 1 green 2").allows(Deploy("z_green.bombard"))


@rule("SO-BOMB-02", "SO-BOMB-03")
def test_the_target_lies_in_the_zone_and_the_last_aircraft_stays() -> None:
    game = orders("l1", air_blue="teal 1 green 3", yellow="w_jungle 2").do(Deploy("z_green.bombard"))
    assert game.refused(Bomb("village", 1)) == "SO-BOMB-02"
    assert game.refused(Bomb("w_jungle", 3)) == "SO-BOMB-03"
    assert game.refused(Bomb("w_jungle", 0)) == "SO-BOMB-03"
    game = game.with_dice(0, 0).do(Bomb("w_jungle", 2))
    assert game.aircraft("green") == (1, 0) and game.hangars()[0] == 8


@rule("SO-BOMB-04")
@pytest.mark.parametrize(("dice", "left"), [((2, 0), 1), ((2, 2), 0)])
def test_a_die_for_each_aircraft_and_surplus_hits_are_ignored(dice: tuple[int, int], left: int) -> None:
    game = orders("l1", air_blue="teal 1 green 3", yellow="w_jungle 3").do(Deploy("z_green.bombard"))
    game = game.with_dice(*dice).do(Bomb("w_jungle", 2))
    assert game.soldiers("w_jungle") == (0, left)


@rule("SO-BOMB-05", "SO-CARD-14")
def test_an_air_raid_adds_two_dice_to_a_bombardment() -> None:
    game = orders("l1", air_blue="teal 1 green 2", yellow="w_jungle 3").with_hand("blue", "air_raid")
    game = game.do(Deploy("z_green.bombard"), Bomb("w_jungle", 1)).with_dice(1, 1, 1)
    game = game.do(PlayEffect("op_air_raid"))
    assert [one.faces for one in game.said(DiceRolled)] == [(1, 1, 1)]
    assert game.soldiers("w_jungle") == (0, 0)


@rule("SO-BOMB-06")
def test_a_bombardment_meets_no_defence_and_may_end_the_game() -> None:
    game = orders("l1", air_blue="teal 1 green 1 red 1 violet 1 white 2", yellow="e_hq 1").with_hand(
        "yellow", "ambush"
    )
    game = game.do(Deploy("z_white.bombard")).with_dice(1).do(Bomb("e_hq", 1))
    assert game.said(ClashStarted) == []
    assert game.winner == ("blue", "hq_emptied")


# Dice


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
    assert game.refused(Reroll("op_momentum"), by="blue") == "SO-TURN-02"
    game = game.with_dice(2).do(Reroll("op_assault"))
    assert game.soldiers("town") == (0, 0)


@rule("SO-CARD-08", "SO-RULING-25")
def test_no_effect_is_added_after_the_roll() -> None:
    game = fired("artillery_strike")
    assert game.refused(PlayEffect("op_artillery_strike")) == "SO-CARD-08"
