"""Whole games of Wasteland Riders in words: log lines, prompts and labels of random games of all missions."""

import pytest

from game.i18n import LANGUAGES
from game.i18n.captions import caption, label, prompt
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Concede
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.events.common import LuckDrawn
from tests.guards import at_least_one
from tests.i18n.captions.riders import CONTENT, MISSIONS, is_sentence, setting, story
from tests.i18n.captions.words import TEXTS, unclean

both = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize(
    ("mission", "seats"), [(mission, 2 + number % 3) for number, mission in enumerate(MISSIONS)]
)


@pytest.mark.sweep("part")
@both
@games
def test_every_event_reads_well_for_every_seat(mission: str, seats: int, language: str) -> None:
    lines = {caption(TEXTS[language], GAME, known) for _, known in story(mission, seats).events}
    assert len(lines) > 50
    assert [line for line in lines if not is_sentence(line)] == []


@both
@games
def test_no_caption_names_a_luck_card_that_its_reader_may_not_know(
    mission: str, seats: int, language: str
) -> None:
    texts = TEXTS[language]
    names = [texts.say(f"wr-luck-{card}") for card in CONTENT.luck]
    hidden = [
        known
        for event, known in story(mission, seats).events
        if event != known and isinstance(event, LuckDrawn)
    ]
    assert hidden
    for known in hidden:
        line = caption(texts, GAME, known)
        assert not [name for name in names if name in line], line


@both
@games
def test_every_prompt_reads_well_for_the_asked_and_for_the_waiting(
    mission: str, seats: int, language: str
) -> None:
    for state in at_least_one(story(mission, seats).states[::7]):
        for seat in at_least_one(GAME.seats(state.world)):
            said = prompt(TEXTS[language], GAME, GAME.redact(state, seat), seat)
            assert is_sentence(said), said


@pytest.mark.sweep("part")
@both
@games
def test_no_two_legal_intents_bear_the_same_label(mission: str, seats: int, language: str) -> None:
    for _, legal in at_least_one(story(mission, seats).legal):
        labels = [label(TEXTS[language], GAME, intent) for intent in legal]
        assert [line for line in labels if unclean(line)] == []
        assert len(set(labels)) == len(labels), sorted(line for line in labels if labels.count(line) > 1)


@both
def test_giving_up_is_told(language: str) -> None:
    begun = engine.start(GAME, GAME.new(setting(MISSIONS[0]), 2, 1))
    ended = engine.apply(GAME, begun.state, Seat(0), Concede())
    told = caption(TEXTS[language], GAME, ended.events[-1])
    assert is_sentence(told)
    assert TEXTS[language].say("wr-reason-conceded") in told
