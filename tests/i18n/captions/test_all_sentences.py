"""Games in words: every event, intent and question whatever its fields hold, and whole random games."""

import itertools
import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from game.config.paths import PROJECT
from game.i18n import LANGUAGES
from game.i18n.captions import caption, explain, find_mistakes, label, prompt, question
from game.rules.core.frames import Decision
from game.rules.core.values import Event, Intent, Refusal
from game.rules.last_comrade.responses import Response
from tests.guards import at_least_one
from tests.i18n.captions.spoken import SPOKEN, Spoken
from tests.i18n.captions.stories import refusals
from tests.i18n.captions.words import LANG, TEXTS, unclean

NAME_WITH_A_STOP = "F.U.B.A.R."
both = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("spoken", SPOKEN, ids=str)


def of_every_game(name: str, kinds: Callable[[Spoken], Iterable[Any]]) -> pytest.MarkDecorator:
    """Parametrises with a game and one of its kinds of this name."""
    found = [(one, kind) for one in SPOKEN for kind in kinds(one)]
    ids = [f"{one}-{getattr(kind, '__name__', kind)}" for one, kind in found]
    return pytest.mark.parametrize(("spoken", name), found, ids=ids)


events = of_every_game("event", lambda spoken: spoken.game.events)
intents = of_every_game("intent", lambda spoken: spoken.game.intents)
decisions = of_every_game(
    "decision", lambda spoken: [frame for frame in spoken.game.frames if issubclass(frame, Decision)]
)
stories = of_every_game("name", lambda spoken: spoken.stories)


@games
def test_nothing_the_game_says_is_missing(spoken: Spoken) -> None:
    assert [str(mistake) for mistake in find_mistakes(LANG, spoken.game, spoken.content)] == []


# Whatever the fields hold


@both
@events
def test_every_event_has_a_caption_whatever_happened(
    spoken: Spoken, event: type[Event], language: str
) -> None:
    lines = {caption(TEXTS[language], spoken.game, sample) for sample in spoken.samples(event)}
    assert [line for line in lines if not spoken.is_sentence(line)] == []


@events
def test_no_small_word_hangs_at_the_end_of_a_line(spoken: Spoken, event: type[Event]) -> None:
    lines = {caption(TEXTS["pl"], spoken.game, sample) for sample in spoken.samples(event)}
    assert [line for line in lines if re.search(r"(?<!\w)[aiouwz] |[\"'“‘]", line)] == []


NYET: dict[str, object] = {"comrade": "tamara", "card": "niet", "against": "nobody"}
ABOUT: dict[type, tuple[dict[str, object], ...]] = {
    Response: (NYET, {**NYET, "against": "somebody", "other": "grisza"})
}
"""What a decision says of the world as it is."""


@both
@intents
def test_every_intent_has_a_label(spoken: Spoken, intent: type[Intent], language: str) -> None:
    """A label is no sentence, though the name of a card may end with a full stop of its own."""
    for sample, short in at_least_one(itertools.product(spoken.samples(intent), (False, True))):
        line = label(TEXTS[language], spoken.game, sample, short=short)
        assert not unclean(line), line
        assert line[0].isupper(), line
        assert not line.removesuffix(NAME_WITH_A_STOP).endswith("."), line


@both
@decisions
def test_every_decision_asks_a_question(spoken: Spoken, decision: type, language: str) -> None:
    texts, abouts = TEXTS[language], ABOUT.get(decision, ({},))
    lines = {
        question(texts, spoken.game, sample, about=about)
        for sample in spoken.samples(decision)
        for about in abouts
    }
    assert [line for line in lines if not spoken.is_sentence(line)] == []


# Whole games


@pytest.mark.sweep("part")
@both
@stories
def test_every_event_of_a_game_reads_well_for_every_seat(spoken: Spoken, name: str, language: str) -> None:
    lines = {caption(TEXTS[language], spoken.game, known) for _, known in spoken.story(name).events}
    assert len(lines) > 50
    assert [line for line in lines if not spoken.is_sentence(line)] == []


@both
@stories
def test_every_prompt_reads_well_for_the_asked_and_for_the_waiting(
    spoken: Spoken, name: str, language: str
) -> None:
    game, states = spoken.game, spoken.story(name).states
    for state in at_least_one(states[:: max(1, len(states) // spoken.looks)]):
        for seat in at_least_one(game.seats(state.world)):
            line = prompt(TEXTS[language], game, game.redact(state, seat), seat)
            assert spoken.is_sentence(line), line


@both
@stories
def test_no_two_legal_intents_bear_the_same_label(spoken: Spoken, name: str, language: str) -> None:
    for legal in at_least_one({offered for _, offered in spoken.story(name).legal}):
        labels = [label(TEXTS[language], spoken.game, intent) for intent in legal]
        assert [line for line in labels if unclean(line)] == []
        assert len(set(labels)) == len(labels), sorted(line for line in labels if labels.count(line) > 1)


@pytest.mark.sweep("part")
@both
@stories
def test_every_refusal_of_a_game_reads_well(spoken: Spoken, name: str, language: str) -> None:
    found = refusals(spoken.game, spoken.story(name), name, spoken.tries)
    assert len({rule for rule, _ in found}) > spoken.refused
    for rule, facts in found:
        sentence = explain(TEXTS[language], spoken.game, Refusal(rule, dict(facts)))
        assert spoken.is_sentence(sentence), (rule, facts)


# Rules


@games
def test_the_game_names_every_rule_that_its_source_cites(spoken: Spoken) -> None:
    info = spoken.game.info
    sources = (PROJECT / "game" / "rules" / info.id).glob("*.py")
    cited = {
        rule
        for path in sources
        if path.name != "naming.py"
        for rule in re.findall(rf'"({info.prefix}-[A-Z]+-\d\d)"', path.read_text(encoding="utf-8"))
    }
    assert cited == set(spoken.game.naming.rules)
