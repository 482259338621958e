"""Whole games of Staff Orders in words: every log line, prompt and label of random games on all maps."""

import pytest

from game.captions import caption, label, prompt
from game.i18n import LANGUAGES
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Concede
from game.rules.staff_orders.events import CardsDrawn
from tests.captions.orders import CONTENT, GAME, SCENARIOS, SEATS, is_sentence, setting, story
from tests.captions.words import TEXTS, unclean

both = pytest.mark.parametrize("language", LANGUAGES)
scenarios = pytest.mark.parametrize("scenario", SCENARIOS)


@both
@scenarios
def test_every_event_reads_well_for_both_seats(scenario: str, language: str) -> None:
    lines = {caption(TEXTS[language], GAME, known) for _, known in story(scenario).events}
    assert len(lines) > 50
    assert [line for line in lines if not is_sentence(line)] == []


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
@scenarios
def test_every_prompt_reads_well_for_the_asked_and_for_the_waiting(scenario: str, language: str) -> None:
    for state in story(scenario).states:
        for seat in SEATS:
            view = GAME.redact(state, seat)
            assert is_sentence(prompt(TEXTS[language], GAME, view, seat))


@both
@scenarios
def test_no_two_legal_intents_bear_the_same_label(scenario: str, language: str) -> None:
    for _, legal in story(scenario).legal:
        labels = [label(TEXTS[language], GAME, intent) for intent in legal]
        assert [line for line in labels if unclean(line)] == []
        assert len(set(labels)) == len(labels), sorted(line for line in labels if labels.count(line) > 1)


@both
def test_giving_up_is_told(language: str) -> None:
    begun = engine.start(GAME, GAME.new(setting("m1"), 2, 1))
    ended = engine.apply(GAME, begun.state, Seat(0), Concede())
    told = caption(TEXTS[language], GAME, ended.events[-1])
    assert is_sentence(told) and TEXTS[language].say("so-reason-conceded") in told
