"""The odds of a clash and of fire in words: every outcome, from the eyes of either side."""

from fractions import Fraction

import pytest

from game.presenters.presenter import Outcomes, Sight
from game.presenters.staff_orders.outcomes import outcomes
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.values import Intent
from game.rules.staff_orders import GAME
from game.rules.staff_orders.intents import Bomb, ChooseTarget, Deploy, Enter, FlyIn, KeepRoll, Roll
from game.view.camera import Camera
from game.view.kit import Kit
from tests.scenes.staging import make_stage
from tests.staff_orders.table import Table, orders

NAMES = ("Ania", "Janek")


@pytest.fixture(scope="module", params=["pl", "en"])
def kit(request: pytest.FixtureRequest) -> Kit:
    return make_stage((1280, 720), language=request.param).kit


def preview(game: Table, intent: Intent) -> Preview:
    found = game.preview(intent)
    assert found is not None
    return found


def told(kit: Kit, game: Table, intent: Intent, *, is_threat: bool = False) -> Outcomes:
    """What whoever is to decide is told; of a threat, what the other side is."""
    actor = game.world.seat_of(game.actor())
    seat = Seat(1 - actor) if is_threat else actor
    camera = Camera.fitted((0, 0, 100, 100), (100, 100), 0)
    sight = Sight(GAME.redact(game.state, seat), seat, NAMES, camera)
    found = outcomes(kit, sight, preview(game, intent), is_threat=is_threat)
    assert found is not None
    return found


def attack(*hand: str) -> Table:
    game = orders(blue="w_front 5", yellow="town 2 e_front 1").with_hand("yellow", *hand)
    return game.do(Deploy("town.advance"))


def shelled(*hand: str) -> Table:
    game = orders(blue="w_battery 1 w_slope 1", yellow="town 3").with_hand("blue", *hand)
    return game.do(Deploy("w_battery.barrage"))


def flown() -> Table:
    return orders("l1", air_blue="teal 1 green 5", air_yellow="red 2").do(Deploy("z_red.flight"))


def bombed() -> Table:
    return orders("l1", air_blue="teal 1 green 4", yellow="w_jungle 2").do(Deploy("z_green.bombard"))


CASES = {
    "land": (attack("assault"), Enter("w_front", 4)),
    "air": (flown(), FlyIn("z_green", 3)),
    "barrage": (shelled("momentum"), ChooseTarget("town")),
    "bombard": (bombed(), Bomb("w_jungle", 2)),
    "defence": (attack("assault").do(Enter("w_front", 4)), Roll()),
}


@pytest.mark.parametrize("is_threat", [False, True])
@pytest.mark.parametrize(("game", "intent"), CASES.values(), ids=CASES.keys())
def test_the_rows_are_all_there_is_and_each_is_said_once(
    kit: Kit, game: Table, intent: Intent, is_threat: bool
) -> None:
    found = told(kit, game, intent, is_threat=is_threat)
    for rows in (found.rows, found.brief):
        assert sum(row.ways for row in rows) == found.all == preview(game, intent).all
        assert len({row.label for row in rows}) == len(rows)
    assert len(found.brief) <= 3 and len(found.brief) <= len(found.rows)
    said = [found.title, found.own, found.enemy, found.dice, found.assumption]
    said += [row.label for row in (*found.rows, *found.brief)]
    assert not [words for words in said if "⟦" in words]


def test_the_attacker_and_the_defender_are_told_the_same_clash_from_two_sides(kit: Kit) -> None:
    game = attack("assault")
    mine, theirs = (told(kit, game, Enter("w_front", 4), is_threat=is_threat) for is_threat in (False, True))
    assert mine.title == theirs.title
    assert "4" in mine.own and "2" in mine.enemy and "Janek" in mine.enemy
    assert "2" in theirs.own and "4" in theirs.enemy and "Ania" in theirs.enemy
    assert [row.ways for row in mine.rows] == [row.ways for row in reversed(theirs.rows)]
    assert mine.brief[0].paint == theirs.brief[-1].paint is not None, "the colours of the attacker"
    assert mine.brief[1].paint is None is theirs.brief[1].paint, "nobody is left"


def test_the_success_of_the_pill_is_the_first_row_in_brief(kit: Kit) -> None:
    for game, intent in CASES.values():
        found, odds = told(kit, game, intent), preview(game, intent)
        if intent == Roll():
            assert found.all - found.brief[-1].ways == odds.good, "the attacker is gone"
        else:
            assert Fraction(found.brief[0].ways, found.all) == odds.chance


def test_what_re_rolls_would_do_is_told_as_an_assumption(kit: Kit) -> None:
    assert told(kit, attack(), Enter("w_front", 4)).assumption == ""
    found = told(kit, attack("assault", "momentum"), Enter("w_front", 4)).assumption
    again = preview(attack("assault", "momentum"), Enter("w_front", 4)).rerolled
    assert again is not None
    tenths = (2000 * again.good + again.all) // (2 * again.all)
    number = f"{tenths // 10}{',' if kit.texts.language == 'pl' else '.'}{tenths % 10}%"
    assert number in found and "Janek" in found and "2" in found


def test_it_hangs_on_how_many_cards_the_enemy_holds_and_not_on_which(kit: Kit) -> None:
    intent = Enter("w_front", 4)
    alike = {told(kit, attack(card, "momentum"), intent) for card in ("assault", "ambush", "mobilisation")}
    assert len(alike) == 1


def test_dice_that_lie_leave_one_certain_row(kit: Kit) -> None:
    game = shelled("momentum").do(ChooseTarget("town")).with_dice(0, 1).do(Roll())
    found = told(kit, game, KeepRoll())
    (row,) = found.rows
    assert row.ways == found.all == 1 and found.assumption == ""
