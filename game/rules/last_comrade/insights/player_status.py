"""The public status of a player: the raised hand, the card of the turn."""

from typing import Literal

from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.state import State
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.draft import Draft, QuickDraft
from game.rules.last_comrade.raised_hands import TurnDecision, is_eligible, may_raise
from game.rules.last_comrade.responses import Answering, Response, respondents
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import REVEALING, ComradeId
from game.rules.last_comrade.windows import Asking

Raising = Literal["raised", "passed", "rests", "free", "plays", "used", "looked", "no_cards", "out"]
"""Hand up; passed the window; wants nothing more this turn; may raise it; plays the Event; Event used; has
looked in this window; no cards; dead."""
Doing = Literal["", "now", "chooses", "waits", "ready", "revealed", "no_cards"]


def raising(view: State[World], comrade: ComradeId) -> Raising:
    """Whether a hand is up or can be raised, or why it cannot."""
    world, decision = view.world, engine.pending(view)
    player = world.players[comrade]
    if not player.can_act or player.conceding:
        return "out"
    if isinstance(decision, Response | Answering):
        return _raising_in_answer(world, decision, comrade)
    if player.hand_raised:
        return "raised"
    if not is_eligible(world, comrade):
        return "used" if player.event_used else "no_cards"
    if player.resting:
        return "rests"
    if isinstance(decision, Asking) and comrade in decision.passed:
        return "passed"
    return "free" if may_raise(world, comrade) else "looked"


def _raising_in_answer(world: World, decision: Response | Answering, comrade: ComradeId) -> Raising:
    """A hand raised for a checkpoint does not count against an Event."""
    if comrade in decision.raised:
        return "raised"
    if comrade in decision.passed:
        return "passed"
    if comrade in respondents(world):
        return "rests" if world.players[comrade].resting else "free"
    if world.announced[-1].comrade == comrade:
        return "plays"
    return "used" if world.players[comrade].event_used else "no_cards"


def doing(view: State[World], comrade: ComradeId) -> Doing:
    """What a player does in this phase of the turn; empty if the phase is not about single players."""
    world, decision = view.world, engine.pending(view)
    player = world.players[comrade]
    if isinstance(decision, Draft | QuickDraft):
        return "chooses" if player.seat in decision.seats(world) else "waits"
    if isinstance(decision, Committing):
        return _committing(world, comrade)
    if world.step == REVEALING:
        return _revealing(world, comrade)
    if isinstance(decision, TurnDecision) and player.committed is not None:
        return "ready"
    return "now" if _is_asked_alone(world, decision, comrade) else ""


def _committing(world: World, comrade: ComradeId) -> Doing:
    player = world.players[comrade]
    if player.committed is not None:
        return "ready"
    return "chooses" if player.hand else "no_cards"


def _revealing(world: World, comrade: ComradeId) -> Doing:
    if world.slot == comrade:
        return "now"
    if world.players[comrade].committed is not None:
        return "ready"
    order = world.from_holder()
    is_past = world.slot in order and order.index(comrade) < order.index(world.slot)
    return "revealed" if is_past else "no_cards"


def _is_asked_alone(world: World, decision: Decision[World] | None, comrade: ComradeId) -> bool:
    return decision is not None and decision.seats(world) == world.asked(comrade)
