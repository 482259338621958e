"""How the open table goes on by itself: a window in which nobody uses a card closes."""

from game.presenters.contract.presenter import AutoAdvance
from game.rules.core import engine
from game.rules.core.state import State
from game.rules.wasteland_riders.windows.windows import EnemyInWindow
from game.rules.wasteland_riders.world.state import World


def auto_advance(view: State[World]) -> AutoAdvance | None:
    """The wait before the window closes; None for a decision that waits for an answer.

    The Scavenger has to say whether an enemy uses its text, so that window waits.
    """
    decision = engine.pending(view)
    if decision is None or decision.auto_pass() is None or isinstance(decision, EnemyInWindow):
        return None
    return AutoAdvance("grace")
