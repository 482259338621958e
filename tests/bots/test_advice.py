"""The coach: one intent with its reasons, fair, certain only where it is, and worded for every term."""

from functools import cache

import pytest

from game.bots.advice import LEAST_GAIN, MOST_REASONS, SURVIVES, WINS, Advice, advice_of, asked
from game.bots.mind import Effort
from game.bots.registry import MINDS
from game.bots.search import Thought
from game.config.paths import ASSETS
from game.i18n import LANGUAGES, Speaker
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Rng
from game.rules.core.values import Intent
from game.rules.registry import GAMES
from game.session.match import Match
from tests.bots.plain_mind import PlainMind
from tests.bots.test_fairness import positions
from tests.guards import at_least_one

LESS = 0.08
every_mind = pytest.mark.parametrize("game", list(MINDS))


def advised(match: Match, factor: float = LESS) -> Advice:
    return advice_of(coached(match, factor))


def coached(match: Match, factor: float = LESS) -> Thought:
    seat = Seat(min(match.waiting_for()))
    thought = asked(match.game, match.view(seat), seat, match.legal(seat), len(match.steps), factor)
    while thought.step():
        pass
    return thought


@cache
def advices(game: str) -> tuple[Advice, ...]:
    return tuple(advised(looked_back(data)) for data in positions(game))


def looked_back(data: bytes) -> Match:
    match = Match.loads(data)
    match.look_back()
    return match


@every_mind
def test_it_proposes_something_legal_with_at_most_two_reasons(game: str) -> None:
    searched = 0
    for data in at_least_one(positions(game)):
        match = looked_back(data)
        advice, legal = advised(match), match.legal(min(match.waiting_for()))
        assert advice.intent in legal
        assert len(advice.reasons) <= MOST_REASONS
        assert [one.gain for one in advice.reasons] == sorted(
            (one.gain for one in advice.reasons), reverse=True
        )
        assert all(one.gain >= LEAST_GAIN for one in advice.reasons)
        if not advice.is_settled:
            searched += 1
            assert advice.over in legal
            assert advice.over != advice.intent
            assert advice.equal != advice.intent
    assert searched


@pytest.mark.sweep("part")
@every_mind
def test_two_states_equal_for_the_seat_get_the_same_advice(game: str) -> None:
    """What lies hidden, and the seed of the match, say nothing to the coach."""
    different = 0
    for data in at_least_one(positions(game)):
        match = looked_back(data)
        seat, place = Seat(min(match.waiting_for())), len(match.steps)
        first = advised(match)
        other = match.game.imagine(match.view(seat), seat, Rng(99))
        different += other != match.state
        view = match.game.redact(other, seat)
        assert view == match.view(seat)
        thought = asked(match.game, view, seat, engine.legal(other, seat), place, LESS)
        while thought.step():
            pass
        assert advice_of(thought) == first
    assert different, "something is hidden in some of these positions"


@every_mind
def test_reasons_are_terms_of_the_mind_with_their_rules(game: str) -> None:
    found = [reason for advice in advices(game) for reason in advice.reasons]
    match = looked_back(positions(game)[0])
    terms = {(one.name, one.rule) for one in MINDS[game].terms(match.state.world, Seat(0))}
    terms |= {(WINS, ""), (SURVIVES, "")}
    for reason in at_least_one(found):
        assert (reason.name, reason.rule) in terms


@every_mind
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_every_mind_is_put_into_words(game: str, language: str) -> None:
    texts = Speaker(ASSETS / "lang", language).texts
    world = looked_back(positions(game)[0]).state.world
    names = [f"worth-{game}-{one.name}" for one in MINDS[game].terms(world, Seat(0))]
    for name in at_least_one((*names, "worth-any-wins", "worth-any-survives")):
        assert texts.has(name), name


def thought_of(match: Match, effort: Effort, seed: int = 5, legal: tuple[Intent, ...] = ()) -> Thought:
    seat = Seat(min(match.waiting_for()))
    thought = Thought(
        match.game,
        PlainMind(),
        match.view(seat),
        seat,
        legal or match.legal(seat),
        effort,
        seed,
        keeps_terms=True,
    )
    while thought.step():
        pass
    return thought


def test_where_there_is_no_choice_there_is_nothing_to_compare() -> None:
    match = looked_back(positions("desert_patrol")[0])
    only = match.legal(min(match.waiting_for()))[:1]
    advice = advice_of(thought_of(match, Effort(worlds=2), legal=only))
    assert advice.is_settled
    assert (advice.intent, advice.over, advice.reasons, advice.equal) == (only[0], None, (), None)


def test_it_says_when_another_is_as_good() -> None:
    """A lead below its standard error is none: that of few worlds is, that of many need not be."""
    equal = clear = 0
    for data in at_least_one((*positions("desert_patrol"), *positions("staff_orders"))):
        thought = coached(looked_back(data))
        advice = advice_of(thought)
        best, second = (one.intent for one in thought.ranking[:2])
        compared = thought.compared(best, second)
        assert (advice.equal is not None) == (compared.lead <= compared.error)
        assert (advice.equal is not None) == (advice.sure <= 1)
        assert advice.equal in (None, second)
        equal += advice.equal is not None
        clear += advice.equal is None
    assert equal
    assert clear


def test_two_that_came_to_the_same_in_every_world_are_as_good() -> None:
    """Soldiers and points alone do not tell the first steps of a patrol apart: no lead, and no error."""
    thought = thought_of(looked_back(positions("desert_patrol")[0]), Effort(playouts=40))
    advice = advice_of(thought)
    best, second = (one.intent for one in thought.ranking[:2])
    compared = thought.compared(best, second)
    assert (compared.lead, compared.error) == (0, 0)
    assert (advice.equal, advice.sure) == (second, 0)


def test_what_fell_out_early_is_compared_by_what_it_showed_at_once() -> None:
    """Its reasons must not mix the end of an action with the end of a round."""
    match = looked_back(positions("desert_patrol")[0])
    thought = thought_of(match, Effort(worlds=3, keep=2, playouts=16))
    best, last = thought.ranking[0], thought.ranking[-1]
    assert len(best.values) > 3 >= len(last.values) == 3
    compared = thought.compared(best.intent, last.intent)
    tried = thought_of(match, Effort(worlds=3))
    assert compared == tried.compared(best.intent, last.intent)


def test_the_games_with_a_mind_are_games() -> None:
    assert set(MINDS) <= set(GAMES)
