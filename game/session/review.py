"""A finished match, laid out for the review of its decisive moments."""

from game.bots.moments import DecidedStep, Review
from game.bots.registry import MINDS
from game.session.match import Match


def review_of(match: Match) -> Review | None:
    """None where nobody knows the game, or nothing of the match can be told any more."""
    match.look_back()
    if match.game.info.id not in MINDS or match.outcome is None or not match.steps:
        return None
    states = [match.first_state, *(step.state for step in match.steps)]
    return Review(match.game, states, [DecidedStep(step.seat, step.intent) for step in match.steps])
