"""The odds of a clash and of fire in words: every outcome, from the eyes of either side."""

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from game.devtools.invariants.seatings import Deal, deals
from game.presenters.contract.presenter import Outcomes, ViewContext
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.outcomes import outcomes
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.values import Intent
from game.rules.staff_orders import GAME
from game.rules.staff_orders.intents import (
    Bomb,
    ChooseTarget,
    Deploy,
    Enter,
    FlyIn,
    KeepRoll,
    PlayEffect,
    Roll,
)
from game.view.camera import Camera
from game.view.kit import Kit
from tests.guards import at_least_one
from tests.rules.staff_orders.pushing import pushed
from tests.rules.staff_orders.table import Table, orders
from tests.scenes.staging import make_stage

if TYPE_CHECKING:
    from game.view.theme import SeatColours

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
    ctx = ViewContext(GAME.redact(game.state, seat), seat, NAMES, camera)
    found = outcomes(kit, ctx, preview(game, intent), is_threat=is_threat)
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


def stormed(*hand: str) -> Table:
    """Three are about to storm a headquarters that three defend with one die."""
    ground = "w_front 1 w_airstrip 1 bridge 1 e_airstrip 1 e_flank 4"
    game = orders(blue=ground, yellow="e_hq 3").with_hand("yellow", *hand)
    return game.do(Deploy("e_hq.advance"))


def bombed_at_home() -> Table:
    game = orders("l1", air_blue="teal 1 green 1 orange 1 violet 1 white 4", yellow="e_hq 2")
    return game.with_hand("blue", "momentum").do(Deploy("z_white.bombard"))


def raided() -> Table:
    game = orders(blue="w_front 1 w_airstrip 3", yellow="bridge 2").with_hand("blue", "air_raid", "momentum")
    return game.do(Deploy("bridge.advance"), Enter("w_airstrip", 2))


def dropped() -> Table:
    game = orders(blue="w_front 1 w_airstrip 1 bridge 1", yellow="e_flank 2", tokens="bridge flight_control")
    return game.do(Deploy("w_airstrip.paradrop"))


CASES = {
    "land": (attack("assault"), Enter("w_front", 4)),
    "air": (flown(), FlyIn("z_green", 3)),
    "barrage": (shelled("momentum"), ChooseTarget("town")),
    "bombard": (bombed(), Bomb("w_jungle", 2)),
    "defence": (attack("assault").do(Enter("w_front", 4)), Roll()),
    "storm": (stormed("momentum"), Enter("e_flank", 3)),
    "defence of a headquarters": (stormed("momentum").do(Enter("e_flank", 3)), Roll()),
    "bombs on a headquarters": (bombed_at_home(), Bomb("e_hq", 2)),
    "air raid": (raided(), PlayEffect("op_air_raid")),
    "paradrop": (dropped(), ChooseTarget("e_flank")),
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
    assert len(found.brief) <= 3
    assert len(found.brief) <= len(found.rows)
    said = [found.title, found.own, found.enemy, found.dice, found.assumption]
    said += [row.label for row in (*found.rows, *found.brief)]
    assert not [words for words in said if "⟦" in words]


def test_the_attacker_and_the_defender_are_told_the_same_clash_from_two_sides(kit: Kit) -> None:
    game = attack("assault")
    mine, theirs = (told(kit, game, Enter("w_front", 4), is_threat=is_threat) for is_threat in (False, True))
    assert mine.title == theirs.title
    assert "4" in mine.own
    assert "2" in mine.enemy
    assert "Janek" in mine.enemy
    assert "2" in theirs.own
    assert "4" in theirs.enemy
    assert "Ania" in theirs.enemy
    assert [row.ways for row in mine.rows] == [row.ways for row in reversed(theirs.rows)]
    assert mine.brief[0].colours == theirs.brief[-1].colours is not None, "the colours of the attacker"
    assert mine.brief[1].colours is None is theirs.brief[1].colours, "nobody is left"


def test_the_success_of_the_pill_is_the_first_row_in_brief(kit: Kit) -> None:
    for game, intent in CASES.values():
        found, odds = told(kit, game, intent), preview(game, intent)
        assert odds.stakes is not None
        if odds.stakes.purpose in ("barrage", "air_raid", "bombard") and not odds.results[0].winner:
            assert found.all - found.brief[-1].ways == odds.good, "somebody is hit"
        else:
            assert Fraction(found.brief[0].ways, found.all) == odds.chance


def test_what_re_rolls_would_do_is_told_as_an_assumption(kit: Kit) -> None:
    assert told(kit, attack(), Enter("w_front", 4)).assumption == ""
    found = told(kit, attack("assault", "momentum"), Enter("w_front", 4)).assumption
    again = preview(attack("assault", "momentum"), Enter("w_front", 4)).rerolled
    assert again is not None
    tenths = (2000 * again.good + again.all) // (2 * again.all)
    number = f"{tenths // 10}{',' if kit.texts.language == 'pl' else '.'}{tenths % 10}%"
    assert number in found
    assert "Janek" in found
    assert "2" in found


def test_it_hangs_on_how_many_cards_the_enemy_holds_and_not_on_which(kit: Kit) -> None:
    intent = Enter("w_front", 4)
    alike = {told(kit, attack(card, "momentum"), intent) for card in ("assault", "ambush", "mobilisation")}
    assert len(alike) == 1


def test_dice_that_lie_leave_one_certain_row(kit: Kit) -> None:
    game = shelled("momentum").do(ChooseTarget("town")).with_dice(0, 1).do(Roll())
    found = told(kit, game, KeepRoll())
    (row,) = found.rows
    assert row.ways == found.all == 1
    assert found.assumption == ""


# Who holds the place, and who wins the game

HEADQUARTERS = ("storm", "defence of a headquarters", "bombs on a headquarters")
ENDS = {"pl": "koniec gry", "en": "this ends the game"}


@pytest.mark.rule("SO-LCL-07", "SO-LCL-09")
def test_a_defender_is_not_told_that_he_holds_what_nobody_holds(kit: Kit) -> None:
    """Three against two and one card: he holds it in 11 of 36, not in the 32 in which it is not taken."""
    game = orders(blue="w_front 1 w_airstrip 4", yellow="bridge 2").with_hand("yellow", "momentum")
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 3))
    found = told(kit, game, Roll())
    assert [row.ways for row in found.brief] == [1, 3, 2]
    assert found.brief[0].colours != found.brief[2].colours
    assert found.brief[1].colours is None
    words = {
        "pl": "Jeśli za 1 kartę przerzucisz rzut, który nie obroni miejsca: "
        "bronisz 30,6%, niczyje 41,7%, Ania zajmuje 27,8%.",
        "en": "If you re-roll any roll that does not hold it, for 1 card: "
        "you hold it 30.6%, nobody holds it 41.7%, Ania takes it 27.8%.",
    }
    assert found.assumption == words[kit.texts.language]


@pytest.mark.rule("SO-LCL-09", "SO-END-02", "SO-END-03")
@pytest.mark.parametrize("is_threat", [False, True])
def test_a_row_that_ends_the_game_says_so_and_no_other_does(kit: Kit, is_threat: bool) -> None:
    ends = ENDS[kit.texts.language]
    for name, (game, intent) in CASES.items():
        found, odds = told(kit, game, intent, is_threat=is_threat), preview(game, intent)
        ending = sum(result.ways for result in odds.results if result.winner)
        assert (ending > 0) == (name in HEADQUARTERS)
        for rows in (found.rows, found.brief):
            assert sum(row.ways for row in rows if ends in row.label) == ending
            for row in rows:
                assert ends not in row.label or row.colours is not None, "somebody wins"


@pytest.mark.rule("SO-LCL-09", "SO-END-03")
def test_the_defender_of_a_headquarters_is_told_who_wins(kit: Kit) -> None:
    found = told(kit, *CASES["defence of a headquarters"])
    words = {
        "pl": "Jeśli za 1 kartę przerzucisz rzut, który nie ratuje kwatery: "
        "bronisz 88,9%, Ania wygrywa 11,1%.",
        "en": "If you re-roll any roll that loses the headquarters, for 1 card: "
        "you hold it 88.9%, Ania wins 11.1%.",
    }
    assert found.assumption == words[kit.texts.language]
    assert "Ania" in found.rows[-1].label
    assert found.rows[-1].ways == 2


@pytest.mark.rule("SO-LCL-07", "SO-LCL-08", "SO-LCL-09")
@pytest.mark.parametrize("deal", deals("staff_orders"), ids=str)
def test_rows_of_random_positions_bear_the_colours_of_whoever_holds_the_place(kit: Kit, deal: Deal) -> None:
    told_of, camera = 0, Camera.fitted((0, 0, 100, 100), (100, 100), 0)
    for match, seat in at_least_one(pushed(deal, 3)):
        for intent in at_least_one(match.legal(seat)):
            odds = match.preview(seat, intent)
            if odds is None or odds.stakes is None or "clash" not in odds.stakes.purpose:
                continue
            for is_threat, viewer in ((False, seat), (True, Seat(1 - seat))):
                ctx = ViewContext(match.view(viewer), viewer, NAMES, camera)
                found = outcomes(kit, ctx, odds, is_threat=is_threat)
                assert found is not None
                sides = [paint_of(kit, match.state.world.faction_of(Seat(one))) for one in (seat, 1 - seat)]
                colours = {"own": sides[0], "enemy": sides[1], "nobody": None}
                expected: Counter[SeatColours | None] = Counter()
                for one in odds.results:
                    expected[colours[one.winner or one.holder]] += one.ways
                for rows in (found.rows, found.brief):
                    counted: Counter[SeatColours | None] = Counter()
                    for row in rows:
                        counted[row.colours] += row.ways
                    assert counted == expected
            told_of += 1
        if told_of > 250:
            return


@pytest.mark.rule("SO-ADV-05", "SO-PARA-07")
def test_a_soldier_who_is_counted_before_he_is_asked_for_is_named(kit: Kit) -> None:
    name = kit.say("so-bonus-flight_control")
    game, intent = CASES["paradrop"]
    for is_threat in (False, True):
        assert name in told(kit, game, intent, is_threat=is_threat).assumption
    assert "3" in told(kit, game, intent).own
    assert told(kit, *CASES["air"]).assumption == ""
