"""Rules of thumb: what a mind settles is told in words, with a rule of the rulebook."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from game.bots.advice import advice_of, asked
from game.bots.registry import MINDS
from game.bots.thumbs import THUMBS, thumb_for
from game.config.paths import ASSETS
from game.content.library import open_game
from game.devtools.simulation import bots_for, new_match
from game.i18n import LANGUAGES, Speaker
from game.i18n.rulebook import Rulebook
from game.rules.core.values import Intent
from game.rules.registry import GAMES
from tests.guards import at_least_one

every_mind = pytest.mark.parametrize("game", list(MINDS))
PREFIXES = {"desert_patrol": "dp", "staff_orders": "so", "wasteland_riders": "wr", "last_comrade": "lc"}
GAMES_PLAYED, STEPS = 2, 400
MOST_UNTOLD = 0.05
"""Of what is settled, so much may have no words of its own."""


@cache
def settled(game: str) -> tuple[tuple[Any, Intent], ...]:
    """The decisions of some games of recruits that their mind settles, with what it does."""
    info, found = open_game(game).scenarios[0], []
    for seed in range(GAMES_PLAYED):
        match = new_match(game, info.id, info.seats[0], seed, {})
        bots = bots_for(game, ("recruit",) * match.seats, seed, 0.1)
        for _ in range(STEPS):
            if not (waiting := match.waiting_for()):
                break
            seat = min(waiting)
            view, legal = match.view(seat), match.legal(seat)
            intent = MINDS[game].settle(view, seat, legal) if len(legal) > 1 else None
            if intent is not None:
                found.append((view.stack[-1], intent))
            match.submit(seat, bots[seat].choose(view, seat, legal))
    return tuple(found)


@every_mind
def test_nearly_all_that_is_settled_has_a_rule_of_thumb(game: str) -> None:
    untold = Counter(
        (type(decision).__name__, type(intent).__name__)
        for decision, intent in at_least_one(settled(game))
        if thumb_for(decision, intent) is None
    )
    assert sum(untold.values()) <= MOST_UNTOLD * len(settled(game)), untold


def test_each_tag_is_that_of_an_intent_or_decision() -> None:
    """A rule of thumb of an intent that was renamed would never be told."""
    assert {game.info.prefix.lower() for game in GAMES.values()} == set(PREFIXES.values())
    known = {one.__struct_config__.tag for one in _kinds(msgspec.Struct)}
    intents = {one.__struct_config__.tag for one in _kinds(Intent)}
    for tags in THUMBS:
        *decision, intent = tags.split()
        assert intent in intents, tags
        assert set(decision) <= known - intents, tags


def _kinds(parent: Any) -> Iterator[Any]:
    for kind in parent.__subclasses__():
        yield kind
        yield from _kinds(kind)


@every_mind
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_put_into_words_and_goes_by_a_rule(game: str, language: str) -> None:
    texts = Speaker(ASSETS / "lang", language).texts
    book = Rulebook.load(ASSETS / "rulebook", language, game)
    rules = {paragraph.anchor for chapter in book.chapters for paragraph in chapter.paragraphs}
    own = [thumb for tag, thumb in THUMBS.items() if tag.startswith(PREFIXES[game])]
    for thumb in at_least_one(own):
        assert texts.has(f"thumb-{game}-{thumb.name}"), thumb
        assert thumb.rule in rules, thumb


def test_the_coach_tells_it_of_a_decision_that_needs_no_thought() -> None:
    match = new_match("last_comrade", "squad", 4, 1, {})
    seat = min(match.waiting_for())
    thought = asked(match.game, match.view(seat), seat, match.legal(seat), 0)
    advice = advice_of(thought)
    assert advice.is_settled
    assert advice.thumb is not None
    assert advice.thumb.name == "drafted"


def test_where_there_was_something_to_think_over_there_is_none() -> None:
    match = new_match("staff_orders", "m1", 2, 1, {})
    seat = min(match.waiting_for())
    thought = asked(match.game, match.view(seat), seat, match.legal(seat), 0, 0.02)
    while thought.step():
        pass
    advice = advice_of(thought)
    assert not advice.is_settled
    assert advice.thumb is None
