"""The odds shown before an attack are exact: equal to every roll played out by the rules."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from game.rules.core.odds import Preview, Result, Stakes, Term
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.staff_orders.events import ClashStarted
from game.rules.staff_orders.intents import (
    Bomb,
    ChooseTarget,
    Deploy,
    Done,
    Enter,
    FlyIn,
    KeepRoll,
    Pass,
    PlaceAircraft,
    PlayEffect,
    Reroll,
    Roll,
    UseBonus,
)
from tests.rules.staff_orders.table import Table, orders

FACES = 6


def attack(yellow: str = "town 2 e_front 1") -> Table:
    return orders(blue="w_front 5", yellow=yellow).do(Deploy("town.advance"))


def bridge() -> Table:
    return orders(
        blue="w_front 1 w_airstrip 3 bridge 1", yellow="forest 2", tokens="bridge forward_outpost"
    ).do(Deploy("forest.advance"), Enter("w_airstrip", 2))


def shelled(*hand: str) -> Table:
    game = orders(blue="w_battery 1 w_slope 1 pass 1", yellow="town 3", tokens="pass observation_post")
    return game.with_hand("blue", *hand).do(Deploy("w_battery.barrage"))


def flown() -> Table:
    game = orders("l1", air_blue="teal 1 green 5", air_yellow="red 2").with_hand("blue", "wingman")
    return game.do(Deploy("z_red.flight"), FlyIn("z_green", 2), Done())


def bombed() -> Table:
    return orders("l1", air_blue="teal 1 green 4", yellow="w_jungle 2").do(Deploy("z_green.bombard"))


def scrambled() -> Table:
    return orders("l1", turn="yellow", air_blue="white 2").do(Deploy("sup_scramble_1"))


def covered() -> Table:
    game = orders("l1", blue="w_plantation 5", yellow="village 2", air_yellow="white 1 violet 1 orange 1")
    return game.do(Deploy("village.advance"))


def defended() -> Table:
    game = orders(blue="w_front 5", yellow="town 2 e_front 1").with_hand("yellow", "ambush")
    return game.do(Deploy("town.advance"), Enter("w_front", 4))


def raided() -> Table:
    game = orders(blue="w_front 1 w_airstrip 3", yellow="bridge 3").with_hand("blue", "air_raid")
    return game.do(Deploy("bridge.advance"), Enter("w_airstrip", 2))


CASES: dict[str, tuple[Table, Intent, str, str]] = {
    "enter all": (attack(), Enter("w_front", 4), "land", "town"),
    "outpost": (bridge(), UseBonus(), "land", "forest"),
    "barrage": (shelled(), ChooseTarget("town"), "land", "town"),
    "wingman": (flown(), PlayEffect("op_wingman", 2), "air", "z_red"),
    "bombard": (bombed(), Bomb("w_jungle", 3), "land", "w_jungle"),
    "scramble": (scrambled(), PlaceAircraft("z_white", 4), "air", "z_white"),
    "below aircraft": (covered(), Enter("w_plantation", 4), "land", "village"),
    "defender": (defended(), PlayEffect("op_ambush"), "land", "town"),
    "air raid": (raided(), PlayEffect("op_air_raid"), "land", "bridge"),
}


def preview(game: Table, intent: Intent) -> Preview:
    found = game.preview(intent)
    assert found is not None
    return found


def played(game: Table, intent: Intent, layer: str, place: str, dice: int) -> Counter[tuple[int, int]]:
    """What is left of both sides after each of all rolls of the first dice; later ones show no hit."""
    viewer = game.actor()
    other = "yellow" if viewer == "blue" else "blue"
    counted: Counter[tuple[int, int]] = Counter()
    for faces in product(range(FACES), repeat=dice):
        after = Table(State(game.world, game.state.stack, Rng(1, 0, (*faces, *(0,) * 9)))).do(intent)
        own, enemy = (after.army(side).pieces(layer)[game.name(place)] for side in (viewer, other))
        if intent == PlayEffect("op_air_raid"):
            own, enemy = _before_clash(after, viewer, other, place)
        counted[own, enemy] += 1
    return counted


def _before_clash(after: Table, viewer: str, other: str, place: str) -> tuple[int, int]:
    """An Air Raid is rolled before the clash: what it leaves is what the clash begins with."""
    clashes = after.said(ClashStarted)
    if clashes:
        return clashes[0].attackers, clashes[0].defenders
    return after.army(viewer).soldiers[after.name(place)], after.army(other).soldiers[after.name(place)]


@pytest.mark.parametrize(("game", "intent", "layer", "place"), CASES.values(), ids=CASES.keys())
def test_the_results_are_those_of_every_roll(game: Table, intent: Intent, layer: str, place: str) -> None:
    found = preview(game, intent)
    assert found.all == FACES**found.dice == sum(result.ways for result in found.results)
    counted = played(game, intent, layer, place, found.dice)
    assert {(result.own, result.enemy): result.ways for result in found.results} == counted


@pytest.mark.rule("SO-LCL-02", "SO-LCL-05")
def test_four_against_two_in_the_city_centre() -> None:
    found = preview(attack(), Enter("w_front", 4))
    assert found.terms == (Term("base", 1, "SO-LCL-02"), Term("city_centre", 1, "SO-LCL-05"))
    assert found.results == (
        Result(2, 0, 4, "own"),
        Result(1, 0, 12, "own"),
        Result(0, 0, 13, "nobody"),
        Result(0, 1, 6, "enemy"),
        Result(0, 2, 1, "enemy"),
    )
    assert (found.good, found.all, found.chance) == (16, 36, Fraction(4, 9))
    assert found.rerolled is None


@pytest.mark.rule("SO-LCL-04")
def test_the_air_zone_above_is_a_term_of_its_own() -> None:
    found = preview(covered(), Enter("w_plantation", 4))
    assert found.terms == (Term("base", 1, "SO-LCL-02"), Term("air_cover", 1, "SO-LCL-04"))


def test_every_card_in_the_defenders_hand_is_a_re_roll() -> None:
    """Assumed is that the defender rolls again until the place is held, and that is stated."""
    game = orders(blue="w_front 5", yellow="town 2").with_hand("yellow", "assault", "momentum")
    found = preview(game.do(Deploy("town.advance")), Enter("w_front", 3))
    assert found.rerolled is not None
    assert found.rerolled.times == 2
    assert found.chance == Fraction(2, 6)
    assert found.rerolled.chance == Fraction(2, 6) * Fraction(5, 6) ** 2
    assert sum(result.ways for result in found.rerolled.results) == found.rerolled.all == 6**3


def test_own_cards_are_re_rolls_of_the_own_fire() -> None:
    found = preview(shelled("momentum"), ChooseTarget("town"))
    assert [term.name for term in found.terms] == ["base", "observation_post"]
    assert found.chance == 1 - Fraction(8, 216)
    assert found.rerolled is not None
    assert found.rerolled.chance == 1 - Fraction(8, 216) ** 2


def test_a_card_that_is_played_is_no_re_roll_any_more() -> None:
    game = shelled("artillery_strike").do(ChooseTarget("town"))
    rolled, played_card = preview(game, Roll()), preview(game, PlayEffect("op_artillery_strike"))
    assert (rolled.dice, played_card.dice) == (3, 5)
    assert rolled.rerolled is not None
    assert played_card.rerolled is None


def test_a_re_roll_has_the_odds_of_all_its_dice() -> None:
    game = shelled("momentum").do(ChooseTarget("town")).with_dice(0, 0, 0).do(Roll())
    found = preview(game, Reroll("op_momentum"))
    assert found.terms == (Term("base", 3, "SO-DICE-03"),)
    assert found.chance == 1 - Fraction(8, 216)


def test_dice_that_lie_on_the_table_leave_one_outcome() -> None:
    game = shelled("momentum").do(ChooseTarget("town")).with_dice(0, 0, 2).do(Roll())
    found = preview(game, KeepRoll())
    assert found.results == (Result(0, 3 - 2, 1, "enemy"),)
    assert found.all == 1
    assert found.rerolled is None
    again = shelled("momentum").do(ChooseTarget("town")).with_dice(0, 0, 0).do(Roll())
    assert preview(again, KeepRoll()).good == 0, "nobody was hit"


def test_the_odds_say_what_is_at_stake() -> None:
    assert preview(attack(), Enter("w_front", 3)).stakes == Stakes("land_clash", "m1_town", 3, 2, False)
    assert preview(defended(), Roll()).stakes == Stakes("land_clash", "m1_town", 2, 4, True)
    assert preview(raided(), PlayEffect("op_air_raid")).stakes == Stakes("air_raid", "m1_bridge", 2, 3, True)
    assert preview(bombed(), Bomb("w_jungle", 3)).stakes == Stakes("bombard", "l1_w_jungle", 0, 2, True)


def test_a_commander_is_put_down_with_the_odds_of_all_that_could_enter() -> None:
    game = orders(blue="w_front 5 w_airstrip 2", yellow="town 2")
    found = preview(game, Deploy("town.advance"))
    assert max(result.own for result in found.results) == 5 - 2
    assert game.preview(Pass()) is None
    assert game.preview(Deploy("sup_planning_1")) is None


def test_there_are_no_odds_where_nothing_is_rolled_or_allowed() -> None:
    game = orders(blue="w_front 3", yellow="pass 1")
    assert game.preview(Deploy("town.advance")) is None, "empty"
    assert game.preview(Deploy("pass.advance")) is None, "not allowed"
    assert game.preview(Pass(), by="yellow") is None, "not asked"
    barrage = shelled().preview(ChooseTarget("forest"))
    assert barrage is None, "nobody to hit"
