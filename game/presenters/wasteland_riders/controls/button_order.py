"""The order of the buttons in the prompt bar: the usual choice comes last."""

from collections.abc import Sequence

from game.rules.core import engine
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents.common import ChooseMode, ConfirmRoute, Escape, GoOn, Propose, Trade
from game.rules.wasteland_riders.movement.wasteland_cards import EscapeOrFace, is_worth_facing
from game.rules.wasteland_riders.terms import MoveMode
from game.rules.wasteland_riders.world.state import World

MODES: tuple[MoveMode, ...] = ("stay", "foot", "vehicle")
USUAL = (ConfirmRoute, GoOn, Trade, Propose)
"""Intents that continue what was begun."""


def ordered(view: State[World], legal: Sequence[Intent]) -> tuple[Intent, ...]:
    """The same intents, with the usual one last: Escape is usual if facing the card wins nothing."""
    decision = engine.pending(view)
    escapes = isinstance(decision, EscapeOrFace) and not is_worth_facing(view.world, decision.card)
    return tuple(sorted(legal, key=lambda one: int(escapes) if type(one) is Escape else _rank(one)))


def _rank(intent: Intent) -> int:
    if isinstance(intent, ChooseMode):
        return MODES.index(intent.mode)
    return int(isinstance(intent, USUAL))
