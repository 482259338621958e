"""Games of Last Comrade in words: what is hidden stays so, and the end is told."""

import pytest

from game.i18n import LANGUAGES
from game.i18n.captions import caption
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Concede, Event
from game.rules.last_comrade import GAME, windows
from game.rules.last_comrade import events as ev
from tests.i18n.captions.comrade import CONTENT, TABLES, is_sentence, story
from tests.i18n.captions.words import TEXTS

both = pytest.mark.parametrize("language", LANGUAGES)
tables = pytest.mark.parametrize("table", TABLES)
SECRET = (ev.DraftPicked, ev.CardPassedOn, ev.CardCommitted, ev.OrdersChanged, ev.CardTaken, ev.CardsDrawn)


@both
@tables
def test_no_caption_names_a_card_that_its_reader_may_not_know(table: str, language: str) -> None:
    texts = TEXTS[language]
    cards = (*CONTENT.manoeuvres, *CONTENT.events, *CONTENT.equipment)
    names = [texts.say(f"lc-card-{card}") for card in cards]
    hidden = {known for event, known in story(table).events if event != known and isinstance(known, SECRET)}
    assert any(isinstance(known, ev.CardCommitted) for known in hidden)
    for known in hidden:
        line = caption(texts, GAME, known)
        assert not [name for name in names if name in line], line


def at_a_window(table: str) -> list[Event]:
    """What happens when the first who is asked there gives up."""
    state = next(
        one for one in story(table).states if isinstance(engine.pending(one), windows.ReactionWindow)
    )
    return list(engine.apply(GAME, state, Seat(0), Concede()).events)


@both
def test_giving_up_is_told_and_so_is_who_wins_by_it(language: str) -> None:
    told = at_a_window("two")
    lines = [caption(TEXTS[language], GAME, event) for event in told]
    assert [line for line in lines if not is_sentence(line)] == []
    assert any(isinstance(event, ev.GaveUp) for event in told)
    winner = next(event for event in told if isinstance(event, ev.GameWon))
    assert TEXTS[language].say(f"lc-comrade-{winner.comrade}") in caption(TEXTS[language], GAME, winner)
