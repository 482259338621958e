"""Odds are judged by who then holds the place, and at a headquarters by who wins the game."""

from fractions import Fraction

import pytest

from game.rules.core.odds import Preview, Rerolled, Result
from game.rules.core.values import Intent
from game.rules.staff_orders.intents import (
    Bomb,
    ChooseTarget,
    DeclineBonus,
    Deploy,
    Done,
    Enter,
    KeepRoll,
    PlayEffect,
    Reroll,
    Roll,
    UseBonus,
)
from tests.rules.staff_orders.table import Table, orders


def preview(game: Table, intent: Intent) -> Preview:
    found = game.preview(intent)
    assert found is not None
    return found


def rerolled(game: Table, intent: Intent) -> Rerolled:
    again = preview(game, intent).rerolled
    assert again is not None
    return again


def chances(found: Preview | Rerolled) -> dict[str, Fraction]:
    """Who holds the place, how often."""
    kinds = dict.fromkeys(("own", "nobody", "enemy"), Fraction(0))
    for result in found.results:
        kinds[result.holder] += Fraction(result.ways, found.all)
    return kinds


def bridge(attackers: int, defenders: int, *hand: str) -> Table:
    """Blue is about to enter the bridge, which yellow defends with one die."""
    game = orders(blue=f"w_front 1 w_airstrip {attackers + 1}", yellow=f"bridge {defenders}")
    return game.with_hand("yellow", *hand).do(Deploy("bridge.advance"))


def stormed(attackers: int, defenders: int, *hand: str) -> Table:
    """Blue is about to storm yellow's headquarters, which one die defends."""
    ground = f"w_front 1 w_airstrip 1 bridge 1 e_airstrip 1 e_flank {attackers + 1}"
    game = orders(blue=ground, yellow=f"e_hq {defenders}").with_hand("yellow", *hand)
    return game.do(Deploy("e_hq.advance"))


# A place


@pytest.mark.rule("SO-LCL-07", "SO-LCL-08", "SO-LCL-09")
def test_a_defender_holds_the_place_only_where_somebody_of_his_is_left() -> None:
    """Three against two: one roll in six holds it, three leave it to nobody. That is not held."""
    game = bridge(3, 2, "momentum").do(Enter("w_airstrip", 3))
    found = preview(game, Roll())
    assert found.results == (Result(1, 0, 1, "own"), Result(0, 0, 3, "nobody"), Result(0, 1, 2, "enemy"))
    assert found.chance == Fraction(1, 6)


@pytest.mark.rule("SO-LCL-09", "SO-DICE-02")
def test_whoever_rolls_again_does_so_to_hold_the_place() -> None:
    game = bridge(3, 2, "momentum").do(Enter("w_airstrip", 3))
    again = rerolled(game, Roll())
    assert (again.times, again.aim) == (1, "hold")
    assert chances(again) == {"own": Fraction(11, 36), "nobody": Fraction(15, 36), "enemy": Fraction(10, 36)}
    assert again.chance == Fraction(11, 36)


@pytest.mark.rule("SO-LCL-09")
def test_both_sides_are_told_the_same_of_a_clash() -> None:
    before = bridge(3, 2, "momentum")
    attacker = preview(before, Enter("w_airstrip", 3))
    defender = preview(before.do(Enter("w_airstrip", 3)), Roll())
    mine, theirs = chances(attacker), chances(defender)
    assert (mine["own"], mine["nobody"], mine["enemy"]) == (
        theirs["enemy"],
        theirs["nobody"],
        theirs["own"],
    )
    assert attacker.rerolled is not None
    assert defender.rerolled is not None
    assert chances(attacker.rerolled)["own"] == chances(defender.rerolled)["enemy"]


@pytest.mark.rule("SO-LCL-09")
def test_a_place_that_cannot_be_held_is_rather_left_to_nobody() -> None:
    """Four against two, one die: two hits leave it to nobody, and nothing holds it."""
    again = rerolled(bridge(4, 2, "momentum").do(Enter("w_airstrip", 4)), Roll())
    assert again.aim == "nobody"
    assert chances(again) == {"own": 0, "nobody": Fraction(11, 36), "enemy": Fraction(25, 36)}


@pytest.mark.rule("SO-LCL-08")
def test_nothing_is_rolled_again_where_the_place_is_lost_in_any_case() -> None:
    found = preview(bridge(6, 2, "momentum").do(Enter("w_airstrip", 6)), Roll())
    assert found.good == 0
    assert found.rerolled is None


# A headquarters


@pytest.mark.rule("SO-LCL-09", "SO-END-03")
def test_a_storm_that_empties_a_headquarters_wins() -> None:
    """Three against three: two rolls in six leave nobody there, and that wins the game."""
    found = preview(stormed(3, 3), Enter("e_flank", 3))
    assert found.results == (
        Result(0, 0, 2, "nobody", "own"),
        Result(0, 1, 3, "enemy"),
        Result(0, 2, 1, "enemy"),
    )
    assert found.chance == Fraction(2, 6)
    won = stormed(3, 3).with_dice(0).do(Enter("e_flank", 3))
    assert won.winner == ("blue", "hq_emptied")


@pytest.mark.rule("SO-LCL-07", "SO-LCL-08", "SO-END-02")
def test_a_headquarters_that_is_taken_wins_the_same() -> None:
    found = preview(stormed(4, 2), Enter("e_flank", 4))
    assert [(one.holder, one.winner) for one in found.results] == [
        ("own", "own"),
        ("own", "own"),
        ("nobody", "own"),
    ]
    assert found.chance == 1


@pytest.mark.rule("SO-LCL-07", "SO-LCL-09", "SO-END-03")
def test_the_defender_of_a_headquarters_rolls_again_not_to_lose_it() -> None:
    game = stormed(3, 3, "momentum").do(Enter("e_flank", 3))
    found = preview(game, Roll())
    assert {(one.holder, one.winner) for one in found.results} == {("own", ""), ("nobody", "enemy")}
    assert found.chance == Fraction(4, 6)
    again = rerolled(game, Roll())
    assert again.aim == "hold"
    assert again.chance == 1 - Fraction(2, 6) ** 2


@pytest.mark.rule("SO-LCL-09", "SO-END-03")
def test_an_emptied_headquarters_is_not_better_than_a_taken_one() -> None:
    """Five against two: whatever falls, the game is lost, and no card is worth it."""
    game = stormed(5, 2, "momentum").do(Enter("e_flank", 5))
    assert preview(game, Roll()).rerolled is None


@pytest.mark.rule("SO-BOMB-06", "SO-END-03")
def test_bombs_on_a_headquarters_are_good_if_they_win_the_game() -> None:
    game = orders("l1", air_blue="teal 1 green 1 orange 1 violet 1 white 4", yellow="e_hq 2")
    game = game.with_hand("blue", "momentum").do(Deploy("z_white.bombard"))
    found = preview(game, Bomb("e_hq", 2))
    assert found.results[0] == Result(0, 0, 20, "nobody", "own")
    assert found.chance == Fraction(20, 36)
    again = rerolled(game, Bomb("e_hq", 2))
    assert again.aim == "win"
    assert again.chance == 1 - Fraction(16, 36) ** 2
    few = preview(game, Bomb("e_hq", 1))
    assert few.results[0].winner == "own"
    assert few.chance == Fraction(1, 6)


@pytest.mark.rule("SO-BOMB-04", "SO-DICE-02")
def test_fire_that_cannot_win_the_game_aims_at_a_hit() -> None:
    game = orders("l1", air_blue="teal 1 green 1 orange 1 violet 1 white 4", yellow="e_hq 3")
    again = rerolled(game.with_hand("blue", "momentum").do(Deploy("z_white.bombard")), Bomb("e_hq", 1))
    assert again.aim == "hit"
    assert again.good == 0
    assert sum(one.ways for one in again.results if one.enemy < 3) == 36 - 4


@pytest.mark.rule("SO-CARD-14", "SO-END-02")
def test_an_air_raid_that_clears_a_headquarters_wins() -> None:
    game = stormed(2, 2)
    raided = game.with_hand("blue", "air_raid", "momentum").do(Enter("e_flank", 2))
    found = preview(raided, PlayEffect("op_air_raid"))
    assert found.results[0] == Result(2, 0, 20, "own", "own")
    assert {one.holder for one in found.results[1:]} == {"enemy"}, "the clash is still to come"
    won = raided.with_dice(1, 1).do(PlayEffect("op_air_raid"), KeepRoll(), Done())
    assert won.winner == ("blue", "hq_captured")


@pytest.mark.rule("SO-LCL-09", "SO-DICE-04")
def test_dice_that_lie_at_a_headquarters_are_judged_alike() -> None:
    game = stormed(3, 3, "momentum").do(Enter("e_flank", 3)).with_dice(0).do(Roll())
    kept = preview(game, KeepRoll())
    assert kept.results == (Result(0, 0, 1, "nobody", "enemy"),)
    assert kept.good == 0
    assert preview(game, Reroll("op_momentum")).chance == Fraction(4, 6)


# Soldiers of a bonus, who come unless they are declined


@pytest.mark.rule("SO-ADV-05")
def test_the_soldier_of_a_forward_outpost_is_counted_before_he_is_asked_for() -> None:
    ground = "w_front 1 w_airstrip 3 bridge 1"
    game = orders(blue=ground, yellow="forest 2", tokens="bridge forward_outpost")
    entered = game.do(Deploy("forest.advance"))
    for table, intent in ((game, Deploy("forest.advance")), (entered, Enter("w_airstrip", 2))):
        found = preview(table, intent)
        assert found.stakes is not None
        assert (found.stakes.own, found.stakes.bonus) == (3, "forward_outpost")
    asked = entered.do(Enter("w_airstrip", 2))
    used, declined = preview(asked, UseBonus()), preview(asked, DeclineBonus())
    assert used.results == preview(entered, Enter("w_airstrip", 2)).results
    assert used.stakes is not None
    assert declined.stakes is not None
    assert (used.stakes.own, declined.stakes.own) == (3, 2)
    assert not used.stakes.bonus


@pytest.mark.rule("SO-PARA-07")
@pytest.mark.parametrize(("reserve", "dropped"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_the_soldier_of_a_flight_control_post_is_counted_while_the_reserve_has_him(
    reserve: int, dropped: int
) -> None:
    on_board = 25 - reserve - 2
    ground = f"w_hq {on_board - 1} w_front 1 w_airstrip 1 bridge 1"
    game = orders(blue=ground, yellow="e_flank 2", tokens="bridge flight_control")
    assert game.reserves()[0] == reserve
    game = game.do(Deploy("w_airstrip.paradrop"))
    found = preview(game, ChooseTarget("e_flank"))
    assert found.stakes is not None
    assert (found.stakes.own, found.stakes.bonus) == (dropped, "flight_control" if dropped > 2 else "")
