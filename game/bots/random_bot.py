"""The bot that plays anything: every legal intent is equally likely."""

from typing import Any

from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Intent


class RandomBot:
    """Chooses evenly; two of the same seed that are asked the same questions answer alike."""

    def __init__(self, seed: int) -> None:
        self._draws = Draws(Rng(seed))

    def choose(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        return self._draws.choice(legal)
