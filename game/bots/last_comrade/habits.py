"""The policy of Last Comrade: weights by the kind of decision."""

from collections.abc import Callable
from typing import Any

from game.bots.last_comrade.standing import drafted, player_at
from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.draft import Draft, QuickDraft
from game.rules.last_comrade.hits import HitWindow, Shielding
from game.rules.last_comrade.intents import (
    AcceptHit,
    Commit,
    EndSlot,
    GoOn,
    LetPass,
    LowerHand,
    NothingMore,
    RaiseHand,
    React,
    Remind,
    Shield,
    StandDown,
    SwapHands,
    UseEquipment,
)
from game.rules.last_comrade.responses import Answering, Response
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import EventVerb
from game.rules.last_comrade.windows import Asking, Serving

LEAST = 0.001
"""The weight of intents that are almost never chosen."""


# Cards that could be played


def is_unhurt(world: World, seat: Seat) -> bool:
    return player_at(world, seat).life >= world.setting.start_life


def holds(world: World, seat: Seat, verb: EventVerb) -> bool:
    return world.setting.event_of[verb] in player_at(world, seat).hand


def may_want(world: World, seat: Seat, window: Any) -> bool:
    """Whether an Event in the own hand fits this window, or Dominika's swap is unused."""
    player = player_at(world, seat)
    fitting = world.setting.in_window.get(window, frozenset())
    if not player.event_used and not fitting.isdisjoint(player.hand):
        return True
    return world.ability(world.order[seat]).swaps_hands and not player.swap_used


def may_cancel(world: World, seat: Seat) -> bool:
    return holds(world, seat, "cancel") and not player_at(world, seat).event_used


# Weights by the pending decision


def _asking(world: World, seat: Seat, decision: Any, intent: Intent) -> float:
    """Most windows are passed; a player without a card for any of them says so once, which ends the questions
    sooner."""
    if not may_want(world, seat, decision.window):
        rests = isinstance(intent, NothingMore) and not _has_events(world, seat)
        return 3.0 if rests else 1.0 if isinstance(intent, LetPass | GoOn) else 0.0
    return 1.0 if isinstance(intent, LetPass | GoOn) else 0.12 if isinstance(intent, RaiseHand) else 0.0


def _has_events(world: World, seat: Seat) -> bool:
    player = player_at(world, seat)
    if world.ability(world.order[seat]).swaps_hands and not player.swap_used:
        return True
    return not player.event_used and any(card in world.setting.events for card in player.hand)


def _response(world: World, seat: Seat, _decision: Any, intent: Intent) -> float:
    if isinstance(intent, LetPass):
        return 1.0
    return 0.3 if isinstance(intent, RaiseHand) and may_cancel(world, seat) else 0.0


def _served(_world: World, _seat: Seat, _decision: Any, intent: Intent) -> float:
    if isinstance(intent, StandDown | NothingMore | Remind | Commit):
        return 0.2 if isinstance(intent, StandDown) else 0.0
    return 0.3 if isinstance(intent, SwapHands) else 1.0


def _laying(world: World, _seat: Seat, _decision: Any, intent: Intent) -> float:
    """Prefers a Manoeuvre or Equipment; Events are better kept, and rarely played while cards are laid."""
    if isinstance(intent, Commit):
        return 0.02 if intent.card in world.setting.events else 1.0
    if isinstance(intent, Remind | RaiseHand | LowerHand | NothingMore):
        return 0.0
    return 0.03


def _hit(world: World, seat: Seat, decision: Any, intent: Intent) -> float:
    if isinstance(intent, AcceptHit):
        return 0.3
    if isinstance(intent, React):
        return 2.0 if holds(world, seat, "shield") else 0.0
    if isinstance(intent, UseEquipment):
        return 2.0 if decision.amount >= world.players[decision.comrade].life else 1.0
    return 0.0 if isinstance(intent, RaiseHand | LowerHand | NothingMore) else 1.0


def _shielding(_world: World, _seat: Seat, _decision: Any, intent: Intent) -> float:
    return 1.0 if isinstance(intent, Shield) else 0.1


def any_of_these(_world: World, _seat: Seat, _decision: Any, intent: Intent) -> float:
    if isinstance(intent, RaiseHand | LowerHand | NothingMore | Remind):
        return 0.0
    return 0.3 if isinstance(intent, EndSlot | StandDown) else 1.0


def _draft(world: World, _seat: Seat, decision: Any, intent: Intent) -> float:
    worth = drafted(world, intent)
    return 1.0 / (0.1 + worth) if isinstance(decision, QuickDraft) else worth


POLICIES: dict[type, Callable[[World, Seat, Any, Intent], float]] = {
    Asking: _asking,
    Response: _response,
    Committing: _laying,
    Serving: _served,
    Answering: _served,
    HitWindow: _hit,
    Shielding: _shielding,
    Draft: _draft,
    QuickDraft: _draft,
}
