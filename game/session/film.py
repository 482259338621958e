"""The film of a match: its events one by one, each with the world after it, as its viewers may know both.

Nothing is stored for it. A step is played again from the state before it, which gives the same events and
the worlds between them; so a film can show the last step, a missed turn, or a whole record.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from game.rules.core import engine
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.state import Applied, State
from game.rules.core.values import Event
from game.session.match import PlayedStep


class Shot(msgspec.Struct, frozen=True):
    """One event, and what its viewers may know of the world right after it."""

    step: int
    """The number of the step that the event belongs to."""
    seat: Seat | None
    """The seat whose intent the step was; None for the set-up."""
    place: int
    """The index of the event in its step, from 0."""
    event: Event
    view: State[Any]
    """The view after the event. Nothing is pending in it, except after the last event of a step, where the
    next decision is pending."""


def shots(
    game: Game[Any], before: State[Any], number: int, step: PlayedStep, viewers: Iterable[Seat]
) -> Iterator[Shot]:
    """The events of one step, played from the state `before` it, as all of `viewers` together may know
    them.

    Events are redacted as in the log; a step without events gives no shots.
    """
    applied = engine.apply(game, before, step.seat, step.intent)
    assert applied.events == step.events, "a step plays differently than it was played"
    return shots_of(game, applied, number, step.seat, viewers)


def shots_of(
    game: Game[Any], applied: Applied[Any], number: int, seat: Seat | None, viewers: Iterable[Seat]
) -> Iterator[Shot]:
    """The same for a result just computed: of a step, or of the set-up, which has no seat."""
    eyes, after = tuple(viewers), applied.state
    last = len(applied.events) - 1
    for place, (event, world) in enumerate(zip(applied.events, applied.worlds, strict=True)):
        state = after if place == last else State(world, (), after.rng)
        for viewer in eyes:
            event = game.redact_event(event, after.world, viewer)
            state = game.redact(state, viewer)
        yield Shot(number, seat, place, event, state)
