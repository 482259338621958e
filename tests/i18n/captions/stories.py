"""Random games, told: what was to be said in each of them. Shared by the tests of the words of all games."""

import random
from typing import Any, NamedTuple

from game.rules.core import engine
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.state import Applied, State
from game.rules.core.values import Event, Intent


class Story(NamedTuple):
    """What was to be said in one random game."""

    states: tuple[State[Any], ...]
    legal: tuple[tuple[Seat, tuple[Intent, ...]], ...]
    """Of each state but the last: the seat that acted, and what it could have done."""
    events: tuple[tuple[Event, Event], ...]
    """Each event with what a seat may know of it."""


def tell(game: Game[Any], begun: State[Any], name: str) -> Story:
    """The game that begins so, played to its end by chance; the same name tells the same story."""
    chance = random.Random(name)
    now = engine.start(game, begun)
    states, offered, told = [now.state], [], _seen(game, now)
    while engine.pending(now.state) is not None:
        seat = chance.choice(sorted(engine.waiting_for(now.state)))
        offered.append((seat, engine.legal(now.state, seat)))
        now = engine.apply(game, now.state, seat, chance.choice(offered[-1][1]))
        states.append(now.state)
        told += _seen(game, now)
    return Story(tuple(states), tuple(offered), tuple(told))


def _seen(game: Game[Any], applied: Applied[Any]) -> list[tuple[Event, Event]]:
    world = applied.state.world
    seats = game.seats(world)
    return [(event, game.redact_event(event, world, seat)) for event in applied.events for seat in seats]


def refusals(
    game: Game[Any], told: Story, name: str, tries: int
) -> set[tuple[str, tuple[tuple[str, str | int], ...]]]:
    """Of wide candidates at every decision of a story, by every seat, and of intents out of their time."""
    chance = random.Random(name)
    found = set()
    for state, (seat, _) in zip(told.states, told.legal, strict=False):
        decision = engine.pending(state)
        assert decision is not None
        wide = [*decision.candidates(state.world, seat), *chance.choice(told.legal)[1]]
        for intent in chance.sample(wide, min(tries, len(wide))):
            for asking in game.seats(state.world):
                refusal = engine.why_not(game, state, asking, intent)
                assert refusal is not None or intent in engine.legal(state, asking)
                if refusal is not None:
                    found.add((refusal.rule, tuple(sorted(refusal.facts.items()))))
    return found
