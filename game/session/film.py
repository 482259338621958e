"""The film of a match: its events one by one, each with the world after it, as a pair of eyes may know both.

Nothing is kept for it. A step is played again from the state before it, which gives the same events and the
worlds between them; so a film can be made of the last move, of a turn somebody missed, or of a whole record.
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
    """The number of the step it belongs to."""
    seat: Seat | None
    """Whose intent the step was; of the set-up nobody's."""
    place: int
    """Which of the step's events it is, from 0."""
    event: Event
    view: State[Any]
    """Nothing is pending in it, but after the last event of a step: then it is the next decision's."""


def shots(
    game: Game[Any], before: State[Any], number: int, step: PlayedStep, viewers: Iterable[Seat]
) -> Iterator[Shot]:
    """The events of one step, which led on from the state `before` it, as all of `viewers` together may know.

    An event is told as the log tells it; a step in which nothing happened gives none.
    """
    applied = engine.apply(game, before, step.seat, step.intent)
    assert applied.events == step.events, "a step plays differently than it was played"
    return shots_of(game, applied, number, step.seat, viewers)


def shots_of(
    game: Game[Any], applied: Applied[Any], number: int, seat: Seat | None, viewers: Iterable[Seat]
) -> Iterator[Shot]:
    """The same of what was just worked out: a step, or the set-up, which is nobody's."""
    eyes, after = tuple(viewers), applied.state
    last = len(applied.events) - 1
    for place, (event, world) in enumerate(zip(applied.events, applied.worlds, strict=True)):
        state = after if place == last else State(world, (), after.rng)
        for viewer in eyes:
            event = game.redact_event(event, after.world, viewer)
            state = game.redact(state, viewer)
        yield Shot(number, seat, place, event, state)
