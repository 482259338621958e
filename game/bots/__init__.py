"""Computer players. A bot sees exactly what a person at its seat sees, and draws from its own generator."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from game.bots.levels import LEVELS, LevelBot
from game.bots.random_bot import RandomBot
from game.bots.registry import MINDS
from game.rules.core.ids import Seat
from game.rules.core.rng import mix
from game.rules.core.state import State
from game.rules.core.values import Intent

__all__ = ["BOTS", "Bot", "LevelBot", "RandomBot", "UnknownBot", "bot_named", "bot_seed", "bots_in"]

_SALT = 0x5A7AB0


class Bot(Protocol):
    """A computer player at one seat. It is asked only while its seat is asked, so `legal` is never empty."""

    def choose(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        """One intent of `legal`; `view` is the state redacted for the seat."""


class UnknownBot(LookupError):
    """This game has no bot of this name; `known` lists the names it has."""

    def __init__(self, name: str, game: str) -> None:
        self.name, self.known = name, sorted(bots_in(game))
        super().__init__(f"unknown bot {name!r}, expected one of: {', '.join(self.known)}")


def _random(_game: str, seed: int, _factor: float) -> Bot:
    return RandomBot(seed)


BOTS: dict[str, Callable[[str, int, float], Bot]] = {
    "random": _random,
    **{name: partial(LevelBot, name) for name in LEVELS},
}
"""Every bot by name, the weakest first, with the function that makes one for a game from a seed and a
factor of effort."""


def bots_in(game: str) -> tuple[str, ...]:
    """The names of the bots that can play this game: a bot of a level needs a mind for the game."""
    return tuple(name for name in BOTS if name not in LEVELS or game in MINDS)


def bot_named(name: str, game: str, seed: int, factor: float = 1.0) -> Bot:
    """A `factor` below 1 lets a level think less, for tests and quick series."""
    if name not in bots_in(game):
        raise UnknownBot(name, game)
    return BOTS[name](game, seed, factor)


def bot_seed(match_seed: int, seat: int) -> int:
    """A seed for the bot at a seat, so that its choices never follow the dice of its match."""
    return mix(match_seed ^ _SALT, seat)
