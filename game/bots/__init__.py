"""Players that need no person. A bot sees what a person at its seat sees, and owns its own chance."""

from collections.abc import Callable
from typing import Any, Protocol

from game.bots.random_bot import RandomBot
from game.rules.core.ids import Seat
from game.rules.core.rng import mix
from game.rules.core.state import State
from game.rules.core.values import Intent

__all__ = ["BOTS", "Bot", "RandomBot", "UnknownBot", "bot_named", "bot_seed"]

_SALT = 0x5A7AB0


class Bot(Protocol):
    """Sits at a seat. It is asked only while its seat is waited for, so `legal` is never empty."""

    def choose(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        """One of `legal`; `view` is all that the seat may know."""


class UnknownBot(LookupError):
    """There is no bot of this name; `known` lists those there are."""

    def __init__(self, name: str) -> None:
        self.name, self.known = name, sorted(BOTS)
        super().__init__(f"unknown bot {name!r}, expected one of: {', '.join(self.known)}")


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
"""Every bot, one visible entry each: a name and how to make one from a seed."""


def bot_named(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](seed)


def bot_seed(match_seed: int, seat: int) -> int:
    """A seed for the bot at a seat, so that its choices never follow the dice of its match."""
    return mix(match_seed ^ _SALT, seat)
