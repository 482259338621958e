"""How the open table goes on by itself: a window in which nobody uses a card goes by."""

from game.presenters.presenter import Pace
from game.rules.core import engine
from game.rules.core.state import State
from game.rules.wasteland_riders.state import World


def pace(view: State[World]) -> Pace | None:
    decision = engine.pending(view)
    return Pace("grace") if decision is not None and decision.passing() is not None else None
