"""The review of a finished match: its states and decisions for the search of turning points."""

from game.bots.moments import DecidedStep, Review
from game.bots.registry import MINDS
from game.session.match import Match


def review_of(match: Match) -> Review | None:
    """The review; None if the game is unknown, or none of its steps can be shown."""
    match.look_back()
    if match.game.info.id not in MINDS or match.outcome is None or not match.steps:
        return None
    states = [match.first_state, *(step.state for step in match.steps)]
    return Review(match.game, states, [DecidedStep(step.seat, step.intent) for step in match.steps])
