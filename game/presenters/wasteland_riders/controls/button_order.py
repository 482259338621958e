"""In which order the buttons of the prompt bar stand: the last is what most people want."""

from collections.abc import Sequence

from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents.common import ChooseMode, ConfirmRoute, GoOn, Propose, Trade
from game.rules.wasteland_riders.terms import MoveMode

MODES: tuple[MoveMode, ...] = ("stay", "foot", "vehicle")
USUAL = (ConfirmRoute, GoOn, Trade, Propose)
"""What goes on with what was begun."""


def ordered(legal: Sequence[Intent]) -> tuple[Intent, ...]:
    """The same intents, those with the usual button last."""
    return tuple(sorted(legal, key=_rank))


def _rank(intent: Intent) -> int:
    if isinstance(intent, ChooseMode):
        return MODES.index(intent.mode)
    return int(isinstance(intent, USUAL))
