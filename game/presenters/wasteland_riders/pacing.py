"""How the open table goes on by itself: a window in which nobody uses a card goes by."""

from game.presenters.presenter import Pace
from game.rules.core import engine
from game.rules.core.state import State
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.windows import EnemyInWindow


def pace(view: State[World]) -> Pace | None:
    """Whether an enemy uses its text is for the Scavenger to say: that waits for an answer."""
    decision = engine.pending(view)
    if decision is None or decision.passing() is None or isinstance(decision, EnemyInWindow):
        return None
    return Pace("grace")
