"""Forecasts: where a Manoeuvre would move everybody, and who would then be hit by the attack.

The rules themselves play them on a seat's view, as if nobody else acted and every hit were taken; so no rule
is written twice and nothing hidden is revealed.
"""

from collections.abc import Iterator, Mapping
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from game.rules.core import engine
from game.rules.core.frames import Frame
from game.rules.core.game import Game
from game.rules.core.ids import CardId, Seat
from game.rules.core.rng import BLANK
from game.rules.core.state import Applied, State
from game.rules.core.values import Event, Intent
from game.rules.last_comrade.attacks import Strike
from game.rules.last_comrade.events import TargetMoved
from game.rules.last_comrade.hits import HitWindow
from game.rules.last_comrade.intents import (
    AcceptHit,
    Commit,
    CorrectFire,
    Exchange,
    ExchangeTwo,
    Move,
    OrderForward,
)
from game.rules.last_comrade.line_events import AttackStarted, StepBlocked
from game.rules.last_comrade.manoeuvres import CarryOut, Finish, SlotDecision
from game.rules.last_comrade.movement import Steps
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import OFFSET, ComradeId, Obstacle

E = TypeVar("E", bound=Event)


class Forecast(msgspec.Struct, frozen=True):
    """The result of an intent if nobody else acts."""

    intent: Intent | None
    """The intent that would be chosen; None for the present Line."""
    line: tuple[ComradeId | None, ...]
    """The Line before the attack strikes."""
    moved: tuple[ComradeId, ...]
    """The Comrades who would have changed places, in the order of the Line."""
    lost_steps: int
    obstacle: Obstacle | None
    hurt_on_the_way: Mapping[ComradeId, int]
    """The Life each would lose to Mines."""
    hit: tuple[ComradeId, ...]
    """The Comrades the strike card would hit, in this order."""
    hurt: Mapping[ComradeId, int]
    """The Life each would lose to it if nobody reacts."""


def forecasts(
    game: Game[World], view: State[World], seat: Seat, intent: Intent | None
) -> tuple[Forecast, ...]:
    """The forecasts of every way to carry out this intent; empty if it moves nobody.

    Without an intent: the danger on the present Line.
    """
    comrade = view.world.comrade_of(seat)
    match intent:
        case None:
            return (_forecast(game, view.world, None, _run(game, view.world)),)
        case Commit():
            return tuple(_card_forecasts(game, view.world, comrade, intent.card))
        case Move() | Exchange() | ExchangeTwo():
            return _choice_forecast(game, view, seat, intent)
        case OrderForward() if intent.comrade in view.world.line:
            moved = _run(game, view.world, Steps(intent.comrade, "forward", view.world.length, driven=True))
            return (_forecast(game, view.world, intent, moved),)
        case CorrectFire():
            return _corrected_forecast(game, view.world, intent)
    return ()


def _card_forecasts(game: Game[World], world: World, comrade: ComradeId, card: CardId) -> Iterator[Forecast]:
    """The forecasts if the card were revealed now, one for each choice its owner has."""
    if card not in world.setting.manoeuvres:
        return
    laid = replace(world, revealed=card, slot=comrade, tripped=False)
    begun = _run(game, laid, CarryOut(comrade))
    decision = engine.pending(begun.state)
    if not isinstance(decision, SlotDecision):
        yield _forecast(game, world, None, begun)
        return
    seat = world.players[comrade].seat
    legal = decision.legal(begun.state.world, seat)
    for choice in legal:
        if isinstance(choice, Move | Exchange) or (
            isinstance(choice, ExchangeTwo) and _is_in_order(world, choice)
        ):
            chosen = engine.apply(game, begun.state, seat, choice, legal)
            yield _forecast(game, world, choice, _accepted(game, chosen))


def _is_in_order(world: World, pair: ExchangeTwo) -> bool:
    """Whether the pair is named in the order of the Line, so that each pair is counted once."""
    return world.place_of(pair.comrade) < world.place_of(pair.other)


def _choice_forecast(
    game: Game[World], view: State[World], seat: Seat, intent: Intent
) -> tuple[Forecast, ...]:
    """The forecast of a choice for which the slot waits; empty if it is not legal."""
    decision = engine.pending(view)
    if not isinstance(decision, SlotDecision) or decision.why_not(view.world, seat, intent) is not None:
        return ()
    waiting = State(view.world, (Finish(decision.comrade), decision), BLANK)
    chosen = _accepted(game, engine.apply(game, waiting, seat, intent))
    return (_forecast(game, view.world, intent, chosen),)


def _corrected_forecast(game: Game[World], world: World, intent: CorrectFire) -> tuple[Forecast, ...]:
    for target in world.targets:
        if target.number == intent.target and target.comrade is None:
            place = target.place + OFFSET[intent.direction]
            after = game.evolve(world, TargetMoved(target.number, target.place, place))
            return (_forecast(game, world, intent, _run(game, after)),)
    return ()


# Running the rules


def _run(game: Game[World], world: World, *frames: Frame) -> Applied[World]:
    """Run only these frames, up to a choice or to their end."""
    return _accepted(game, engine.start(game, State(world, frames[::-1], BLANK)))


def _accepted(game: Game[World], applied: Applied[World]) -> Applied[World]:
    """Take every hit."""
    while isinstance(hit := engine.pending(applied.state), HitWindow):
        (seat,) = hit.seats(applied.state.world)
        after = engine.apply(game, applied.state, seat, AcceptHit())
        applied = Applied(after.state, applied.events + after.events)
    return applied


def _forecast(game: Game[World], before: World, intent: Intent | None, moved: Applied[World]) -> Forecast:
    world = moved.state.world
    struck = _run(game, world, Strike()) if world.outcome is None else Applied(moved.state, ())
    blocked = _last(moved.events, StepBlocked)
    attack = _last(struck.events, AttackStarted)
    standing = tuple(one for one in world.line if one is not None)
    return Forecast(
        intent,
        world.line,
        tuple(one for one in standing if world.players[one].moved and not before.players[one].moved),
        0 if blocked is None else blocked.lost,
        None if blocked is None else blocked.why,
        _lost(before, world),
        () if attack is None else attack.comrades,
        _lost(world, struck.state.world),
    )


def _last(events: tuple[Event, ...], kind: type[E]) -> E | None:
    return next((event for event in reversed(events) if isinstance(event, kind)), None)


def _lost(before: World, after: World) -> dict[ComradeId, int]:
    """How much Life each Comrade has lost; only those who have lost any."""
    lost = {one: before.players[one].life - after.players[one].life for one in before.order}
    return {one: amount for one, amount in lost.items() if amount > 0}
