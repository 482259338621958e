"""Three levels of bots: the mind of a game says how much each level searches, this module how often it
slips.

The same seed, view and legal intents give the same choice on every machine, after an undo and after
loading: all chance comes from the seed, and effort is counted in playouts. A bot that plays a whole game
uses a new number of its stream for each decision; at a table it is made anew for each decision
(`HotSeat.play_bot`).
"""

from typing import Any, NamedTuple

from game.bots.registry import MINDS
from game.bots.search import QUESTIONS, Thought
from game.rules.core.ids import Seat
from game.rules.core.memo import Memo
from game.rules.core.rng import Draws, Rng, mix
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.registry import GAMES

BEST = 3
"""A slip is drawn from this many of the best, so it is never a blunder from the end of the list."""
_SLIP = 4
_PER_CENT = 100


class Level(NamedTuple):
    name: str
    slip: int
    """In how many of a hundred decisions one of the best three is drawn instead of the best."""


LEVELS: dict[str, Level] = {
    level.name: level for level in (Level("recruit", 20), Level("sergeant", 0), Level("staff", 0))
}


class LevelBot:
    """The bot of one level for one game.

    `choose` searches to the end at once. To search in slices, call `think`, step the thought to its end,
    and call `decide`: the choice is the same.
    """

    def __init__(self, level: str, game: str, seed: int, factor: float = 1.0) -> None:
        self._level, self._game, self._mind = LEVELS[level], GAMES[game], MINDS[game]
        self._effort = self._mind.efforts[level].scaled(factor)
        self._seed, self._asked = seed, 0
        self._memo = Memo(QUESTIONS)

    def choose(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        thought = self.think(view, seat, legal)
        while thought.step():
            pass
        return self.decide(thought)

    def think(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Thought:
        """Begin to search the next decision."""
        self._asked += 1
        return Thought(
            self._game, self._mind, view, seat, legal, self._effort, self._decision_seed, memo=self._memo
        )

    def decide(self, thought: Thought) -> Intent:
        """The choice of this level by the thought begun last, finished or not."""
        draws = Draws(Rng(mix(self._decision_seed, _SLIP)))
        if thought.is_settled or draws.below(_PER_CENT) >= self._level.slip:
            return thought.best
        return draws.choice(
            [one.intent for one in thought.ranking if one.value > 0.0][:BEST] or [thought.best]
        )

    @property
    def _decision_seed(self) -> int:
        return mix(self._seed, self._asked)
