"""A rider who now and then does what nobody would: so many games go many ways, and every rule is met."""

from typing import Any

from game.bots import bot_named
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng, mix
from game.rules.core.state import State
from game.rules.core.values import Intent

WHIM = 5
"""One choice of so many is left to chance."""


class Wanderer:
    """A recruit of Wasteland Riders with whims; two of the same seed play alike."""

    def __init__(self, seed: int) -> None:
        self._draws, self._bot = Draws(Rng(mix(seed, WHIM))), bot_named("recruit", "wasteland_riders", seed)

    def choose(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        chosen = self._bot.choose(view, seat, legal)
        return chosen if self._draws.below(WHIM) else self._draws.choice(legal)
