"""What works at any time has its gesture whatever is asked, and never instead of what a click means."""

import pytest

from game.i18n.captions import explain, label, question
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls.bindings import ABOUT_CARDS
from game.rules.core import engine
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.gear.carried import cards_of
from game.rules.wasteland_riders.intents.common import PlayLuck, UseGear
from game.rules.wasteland_riders.market.paying import Paying
from tests.guards import at_least_one
from tests.presenters.hands import CLICK, ways
from tests.presenters.kits import LANGUAGES, texts
from tests.presenters.wasteland_riders.test_offers import offered
from tests.rules.wasteland_riders.table import riders
from tests.rules.wasteland_riders.test_any_time import KINDS, MED, RAD, SCRATCH
from tests.rules.wasteland_riders.test_any_time import at as asked_for

rule = pytest.mark.rule
ON = (at.BOARD, at.DECISION)


@rule("WR-GEAR-19")
@pytest.mark.parametrize("kind", KINDS)
def test_cards_are_put_on_what_is_going_on_or_clicked(kind: str) -> None:
    game = asked_for(kind, (SCRATCH,))
    found = ways(offered(game))
    for intent in (MED, RAD):
        card = at.SPOT(intent.spot)
        click = set() if isinstance(game.top, ABOUT_CARDS) else {(CLICK, card)}
        assert found[intent] == {(card, place) for place in ON} | click
    assert found[PlayLuck(SCRATCH)] == {(at.LUCK(0), place) for place in ON}


@rule("WR-GEAR-19")
@pytest.mark.parametrize("kind", KINDS)
def test_a_click_on_a_card_means_one_thing(kind: str) -> None:
    game = asked_for(kind, ())
    clicked = offered(game).direct
    for held in at_least_one(cards_of(game.knight(0))):
        assert len(clicked.get(at.SPOT(held.spot), ())) <= 1


@rule("WR-GEAR-19")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said(language: str) -> None:
    words = texts(language)
    for kind in KINDS:
        game = asked_for(kind, (SCRATCH,))
        decision = engine.pending(game.state)
        assert decision is not None
        assert question(words, GAME, decision)
        assert label(words, GAME, MED)
        assert label(words, GAME, PlayLuck(SCRATCH))
    poor = riders("russel_crown").give(0, "med_szpryca", "pocket_1").with_knight(0, health=2)
    needed = explain(words, GAME, poor.run(Paying(0, 1)).refusal(UseGear("pocket_1")))
    assert words.say("wr-gear-med_szpryca") in needed
