"""The moments that decided a match: the largest swings, the same at each look, and fair advice."""

from functools import cache

import pytest

from game.bots import moments
from game.bots.moments import LEAST_SWING, MOST, Review
from game.bots.registry import MINDS
from game.content.library import open_game
from game.devtools.simulation import bots_for, new_match
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Concede
from game.session.match import Match
from game.session.review import review_of

every_mind = pytest.mark.parametrize("game", list(MINDS))


@cache
def played(game: str) -> bytes:
    """A whole game of recruits."""
    info = open_game(game).scenarios[0]
    seats = info.seats[0]
    match = new_match(game, info.id, seats, 2, {})
    bots = bots_for(game, ("recruit",) * seats, 2)
    while waiting := match.waiting_for():
        seat = min(waiting)
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
    return match.dumps()


def reviewed(match: Match) -> Review:
    review = review_of(match)
    assert review is not None
    while review.step():
        assert review.moments == ()
    assert review.is_done
    return review


@cache
def review_of_game(game: str) -> tuple[Match, Review]:
    match = Match.loads(played(game))
    return match, reviewed(match)


def test_told_is_the_first_decision_with_which_the_coach_would_not_agree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A match of recruits: asked of one decision of each piece only, the coach agrees more often."""
    agreed = {}
    for most in (1, moments.MOST_ASKED):
        monkeypatch.setattr(moments, "MOST_ASKED", most)
        found = reviewed(Match.loads(played("wasteland_riders"))).moments
        advised = [(one.deed.intent, one.advice) for one in found if one.advice is not None]
        assert advised, "somebody had a choice"
        agreed[most] = [deed in (advice.intent, advice.equal) for deed, advice in advised]
    assert sum(agreed[moments.MOST_ASKED]) < sum(agreed[1])


@pytest.mark.sweep("part")
@every_mind
def test_a_match_has_up_to_three_moments_in_their_order(game: str) -> None:
    match, review = review_of_game(game)
    assert 1 <= len(review.moments) <= MOST
    assert [one.place for one in review.moments] == sorted({one.place for one in review.moments})
    outcome = match.outcome
    assert outcome is not None
    for moment in review.moments:
        step = match.steps[moment.place]
        assert (step.seat, step.intent) == moment.deed
        assert moment.swing >= LEAST_SWING
        assert 0.0 <= moment.before <= 1.0
        assert 0.0 <= moment.after <= 1.0
        assert moment.whose == (outcome.winners or (0,))[0]


@every_mind
def test_the_coach_proposes_what_could_have_been_done_there(game: str) -> None:
    match, review = review_of_game(game)
    advised = [moment for moment in review.moments if moment.advice is not None]
    assert advised, "somebody had a choice"
    for moment in advised:
        before = match.steps[moment.place - 1].state if moment.place else match.first_state
        assert moment.advice is not None
        assert moment.advice.intent in engine.legal(before, moment.deed.seat)


@pytest.mark.sweep("part")
@every_mind
def test_a_second_look_finds_the_same(game: str) -> None:
    _, review = review_of_game(game)
    assert reviewed(Match.loads(played(game))).moments == review.moments


def test_the_end_counts_what_it_is_worth() -> None:
    """The last piece of a match ends in the outcome itself."""
    match, _ = review_of_game("staff_orders")
    states = [match.first_state, *(step.state for step in match.steps)]
    assert match.outcome is not None
    mind = MINDS["staff_orders"]
    assert [mind.value(states[-1].world, seat) for seat in match.outcome.winners] == [1.0]


def test_nothing_is_reviewed_before_the_end() -> None:
    info = open_game("staff_orders").scenarios[0]
    assert review_of(new_match("staff_orders", info.id, 2, 1, {})) is None


def test_a_moment_is_never_that_somebody_gave_up() -> None:
    """A concession turns all chances at once, but neither a decision of the play nor chance did so."""
    info = open_game("wasteland_riders").scenarios[0]
    match = new_match("wasteland_riders", info.id, 2, 2, {})
    bots = bots_for("wasteland_riders", ("recruit",) * 2, 2)
    for _ in range(60):
        seat = min(match.waiting_for())
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
    match.submit(Seat(0), Concede())
    assert match.outcome is not None
    found = reviewed(match).moments
    assert found
    assert all(one.after < 1.0 for one in found)
