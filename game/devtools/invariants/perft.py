"""R6: how many intents are legal and how many positions they lead to, as a check on the rules as a whole."""

from typing import Any

from game.rules.core import engine
from game.rules.core.codec import digest
from game.rules.core.game import Game
from game.rules.core.state import State


def count(game: Game[Any], state: State[Any], depth: int, most: int) -> list[tuple[int, int]]:
    """For each depth the number of legal intents and of distinct positions after them; stops above `most`."""
    found: list[tuple[int, int]] = []
    ways: dict[str, tuple[State[Any], int]] = {digest(state): (state, 1)}
    for _ in range(depth):
        after: dict[str, tuple[State[Any], int]] = {}
        intents = 0
        for here, times in ways.values():
            for led_to in followers(game, here):
                intents += times
                name = digest(led_to)
                after[name] = led_to, times + (after[name][1] if name in after else 0)
            if intents > most:
                return found
        found.append((intents, len(after)))
        ways = after
    return found


def followers(game: Game[Any], state: State[Any]) -> list[State[Any]]:
    return [
        engine.apply(game, state, seat, intent).state
        for seat in sorted(engine.waiting_for(state))
        for intent in engine.legal(state, seat)
    ]
