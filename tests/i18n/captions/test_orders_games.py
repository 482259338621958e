"""Games of Staff Orders in words: what is hidden stays so, and the end is told."""

import pytest

from game.i18n import LANGUAGES
from game.i18n.captions import caption
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Concede
from game.rules.staff_orders import GAME
from game.rules.staff_orders.events import CardsDrawn
from tests.i18n.captions.orders import CONTENT, SCENARIOS, is_sentence, setting, story
from tests.i18n.captions.words import TEXTS

both = pytest.mark.parametrize("language", LANGUAGES)
scenarios = pytest.mark.parametrize("scenario", SCENARIOS)


@both
@scenarios
def test_no_caption_names_a_card_that_its_reader_may_not_know(scenario: str, language: str) -> None:
    texts = TEXTS[language]
    names = [texts.say(f"so-card-{card}") for card in CONTENT.cards]
    hidden = [known for event, known in story(scenario).events if event != known]
    assert any(isinstance(known, CardsDrawn) for known in hidden)
    for known in hidden:
        line = caption(texts, GAME, known)
        assert not [name for name in names if name in line], line


@both
def test_giving_up_is_told(language: str) -> None:
    begun = engine.start(GAME, GAME.new(setting("m1"), 2, 1))
    ended = engine.apply(GAME, begun.state, Seat(0), Concede())
    told = caption(TEXTS[language], GAME, ended.events[-1])
    assert is_sentence(told)
    assert TEXTS[language].say("so-reason-conceded") in told
