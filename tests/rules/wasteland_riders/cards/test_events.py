"""Every event of the wasteland, faced and after a failed escape."""

from typing import NamedTuple

import pytest

from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents.common import (
    ChooseGear,
    ChooseHex,
    ChooseMode,
    ChooseOption,
    DiscardLuck,
    DrawGear,
    Escape,
    FaceIt,
    GoOn,
    MarkHex,
    Pass,
    PayGear,
    PlaceGear,
    PlayWasteland,
)
from game.rules.wasteland_riders.movement.planning import MoveTurn
from tests.rules.wasteland_riders.cards.sheet_cards import EVENTS
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import Table, riders

rule = pytest.mark.rule
LUCK = ("l19_okazja", "l20_znalezisko")


def kate() -> Table:
    """She comes to C3 with 2 ammo, 1 fuel, radiation 1, health 3, Reputation 1, gear and two luck cards."""
    table = riders("kate_blanksheet").with_knight(0, ammo=2, fuel=2, radiation=1, health=3, reputation=1)
    return table.with_knight(0, ability_marked=True).give(0, "naboje", "pocket_2").luck(0, *LUCK)


class Case(NamedTuple):
    """What she has afterwards: ammo, fuel, radiation, health, Reputation; whether she may drive on."""

    after: str
    goes_on: bool
    choices: tuple[Intent, ...] = ()
    reward: str = ""
    """What she has if she faced it, where that is more."""
    card: str = ""
    """The colour of the gear card she has then."""
    tokens: str = ""


CASES = {
    "ev01_tornado": Case("2 1 1 3 1", True, tokens="hindrance"),
    "ev02_wertepy": Case("2 0 1 3 1", False),
    "ev03_burza_radiacyjna": Case("2 1 2 3 1", True, tokens="radiation"),
    "ev04_kwasny_deszcz": Case("2 1 1 2 1", False, tokens="contamination"),
    "ev05_wrak_auta": Case("2 1 1 2 1", False, reward="2 4 1 2 1", card="green"),
    "ev06_glodna_szarancza": Case("2 1 1 2 1", True, (ChooseGear("pocket_2"),)),
    "ev07_ranny_wedrowiec": Case("2 1 1 2 1", False, (ChooseOption(0),), reward="2 1 1 2 2"),
    "ev08_kupiec": Case("2 1 1 3 1", True, (Pass(),)),
    "ev09_burza_piaskowa": Case("2 0 1 3 1", False),
    "ev10_fatamorgana": Case("2 1 1 3 1", False, (ChooseHex("R7"),)),
    "ev11_trzesienie_ziemi": Case("2 1 1 2 1", True, tokens="hindrance"),
    "ev12_pole_minowe": Case("2 1 1 3 1", True, reward="3 1 1 3 1", card="green"),
    "ev13_stara_stacja": Case("2 1 2 3 1", True, reward="2 3 2 3 1"),
    "ev14_opuszczony_oboz": Case("2 1 1 2 1", True, card="green"),
    "ev15_autostopowiczka": Case("2 1 1 3 1", True),
    "ev16_blokada_drogowa": Case("2 1 1 3 1", False, (ChooseOption(1),)),
    "ev17_wedrowny_lekarz": Case("1 1 1 4 1", True, (ChooseOption(0),)),
    "ev18_zrzut_cerbero": Case("2 1 2 3 1", False, card="yellow", tokens="threat"),
    "ev19_prorok_zaglady": Case("2 1 1 3 0", True, (ChooseOption(0),)),
}


def resolved(event: str, how: Intent, table: Table | None = None, choices: tuple[Intent, ...] = ()) -> Table:
    game = played(event, table or kate()).dice(*[1] * 20).do(how).passed()
    for intent in choices:
        game = game.do(intent).passed()
    return game


def state(game: Table) -> str:
    return " ".join(map(str, (*game.counters(0), game.knight(0).reputation)))


@rule("WR-WASTE-05", "WR-WASTE-06", "WR-WASTE-15")
@pytest.mark.parametrize("event", CASES)
@pytest.mark.parametrize("how", [FaceIt(), Escape()])
def test_every_event(event: str, how: Intent) -> None:
    case = CASES[event]
    game = resolved(event, how, choices=case.choices)
    if case.card and how == FaceIt():
        game = game.do(DrawGear()).passed()
        (item,) = game.knight(0).gained
        assert game.world.setting.colour(item.card) == case.card
        game = game.do(PlaceGear("backpack")).passed()
    assert state(game) == ((case.reward or case.after) if how == FaceIt() else case.after)
    assert (GoOn() in game.legal()) is case.goes_on
    assert game.is_done is not case.goes_on
    around = game.world.setting.within("C3", 1)
    assert sorted((one.kind, one.hex) for one in game.world.tokens) == sorted(
        (case.tokens, place) for place in around if case.tokens
    )
    assert game.discarded("wasteland") == (event,)


def test_no_event_is_missing() -> None:
    assert set(CASES) == set(EVENTS)


# What the table does not show


def test_what_else_events_do() -> None:
    assert resolved("ev05_wrak_auta", Escape()).knight(0).skips_exploration
    assert resolved("ev06_glodna_szarancza", FaceIt(), choices=(ChooseGear("pocket_2"),)).discarded(
        "green"
    ) == ("naboje",)
    assert resolved("ev10_fatamorgana", FaceIt(), choices=(ChooseHex("S2"),)).knight(0).hex == "S2"
    assert resolved("ev12_pole_minowe", Escape()).car_of(0).damaged
    assert len(resolved("ev15_autostopowiczka", FaceIt()).knight(0).luck) == 1


@rule("WR-WASTE-16")
def test_the_scavenger_moves_a_knight_one_hex_only() -> None:
    game = resolved("ev10_fatamorgana", FaceIt())
    assert game.asked() == {2}
    assert not game.allows(ChooseHex("M4"))
    assert sum(game.allows(ChooseHex(place)) for place in game.world.setting.hexes) == 6


def test_an_earthquake_shakes_all_around_who_are_conscious() -> None:
    table = kate().put(1, "R6").put(2, "R7").with_knight(2, conscious=False, health=0).put(3, "M4")
    game = resolved("ev11_trzesienie_ziemi", FaceIt(), table)
    assert [game.knight(seat).health for seat in range(4)] == [2, 3, 0, 4]


@rule("WR-WASTE-16", "WR-RULING-20")
def test_the_other_choices() -> None:
    wanderer = resolved("ev07_ranny_wedrowiec", FaceIt(), choices=(ChooseOption(1), ChooseGear("pocket_2")))
    assert state(wanderer) == "2 1 1 3 2"
    assert wanderer.discarded("green") == ("naboje",)
    paid = resolved("ev16_blokada_drogowa", FaceIt(), choices=(ChooseOption(0), PayGear("pocket_2")))
    assert paid.discarded("green") == ("naboje",)
    assert paid.allows(GoOn())
    doctor = resolved("ev17_wedrowny_lekarz", FaceIt(), choices=(ChooseOption(1),))
    assert state(doctor) == "1 1 0 3 1"
    prophet = resolved(
        "ev19_prorok_zaglady", FaceIt(), choices=(ChooseOption(1), *(DiscardLuck(card) for card in LUCK))
    )
    assert prophet.knight(0).luck == ()
    assert prophet.knight(0).reputation == 1


def test_a_prophet_takes_the_only_luck_card() -> None:
    table = riders("kate_blanksheet").luck(0, LUCK[0])
    game = played("ev19_prorok_zaglady", table).do(FaceIt(), ChooseOption(1), DiscardLuck(LUCK[0]))
    assert game.knight(0).luck == ()
    assert game.passed().allows(GoOn())


def test_good_tests_in_events() -> None:
    camp = played("ev14_opuszczony_oboz", kate()).dice(7).do(FaceIt()).passed()
    assert camp.knight(0).health == 3
    hitchhiker = played("ev15_autostopowiczka", kate()).dice(1, 7).do(FaceIt()).passed()
    assert len(hitchhiker.knight(0).luck) == 3
    locusts = played("ev06_glodna_szarancza", riders("matilda_waltzer")).dice(5, 1, 1, 5).do(FaceIt())
    assert locusts.knight(0).health == 4
    assert locusts.allows(GoOn())


@rule("WR-FOOT-05")
@pytest.mark.parametrize(
    ("event", "after"), [("ev02_wertepy", "2 2 1 3 1"), ("ev12_pole_minowe", "2 2 1 1 1")]
)
def test_events_that_treat_walkers_otherwise(event: str, after: str) -> None:
    game = kate().deck("wasteland", event).run(MoveTurn(0)).do(ChooseMode("foot"), MarkHex("C3"))
    game = game.passed().do(PlayWasteland(event)).dice(*[1] * 9).do(Escape()).passed()
    assert state(game) == after
    assert not game.car_of(0).damaged
