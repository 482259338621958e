"""The mind of Wasteland Riders.

One action seldom shows its value, so every level that searches plays on: a sergeant to the end of the
active knight's turn, staff over several turns, so that a movement is valued by the exploration it leads
to. Everything later is estimated from the rider's place and the goals around it (`goals`).
"""

from collections.abc import Hashable, Mapping, Sequence

from game.bots.mind import Effort, Horizon, Worth, share_of_outcome
from game.bots.wasteland_riders.habits import weights
from game.bots.wasteland_riders.settling import attack, settled
from game.bots.wasteland_riders.standing import share, terms
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders.exploration.exploration import Explores
from game.rules.wasteland_riders.fight.attacks import ChoosingAttack
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.movement.planning import ChoosingMode
from game.rules.wasteland_riders.windows.windows import InAnswer, InWindow
from game.rules.wasteland_riders.world.state import World

LONGEST = 40
"""Decisions of a playout: a long ride with a fight on the way."""
POINTLESS = 0.001
"""An intent with less than this share of the best policy weight is a blunder or without effect."""
USUAL = 0.1
"""An intent with less than this share of the best policy weight is searched at staff level only."""


class WastelandRidersMind:
    """Values positions, weighs intents and settles decisions; it keeps no memory between calls."""

    efforts: Mapping[str, Effort] = {
        "recruit": Effort(narrow=USUAL),
        "sergeant": Effort(playouts=48, narrow=USUAL),
        "staff": Effort(playouts=96, narrow=0.02, stretches=4, regret=0.004),
    }

    def terms(self, world: World, seat: Seat) -> tuple[Worth, ...]:
        return terms(world, seat)

    def value(self, world: World, seat: Seat) -> float:
        if world.outcome is not None:
            return share_of_outcome(world.outcome, seat)
        return share(world, seat)

    def policy(self, state: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Sequence[float]:
        return weights(state.world, seat, state.stack[-1], legal)

    def settle(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        """The best attack, computed exactly, or the choice by rule; None if the decision must be searched."""
        if isinstance(view.stack[-1], ChoosingAttack):
            return attack(view.world, seat, legal)
        return settled(view.world, seat, view.stack[-1], legal)

    def worth_trying(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> tuple[Intent, ...]:
        """What a reasonable rider might do; restoring texts are left out until they are needed."""
        found = self.policy(view, seat, legal)
        least = POINTLESS * max(found)
        return tuple(one for one, weight in zip(legal, found, strict=True) if weight > least)

    def plain(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        """Passing, in a window or as an answer to a luck card; None in other decisions."""
        return wr.Pass() if isinstance(view.stack[-1], InWindow | InAnswer) and wr.Pass() in legal else None

    def horizon(self, state: State[World]) -> Horizon:
        return Horizon(LONGEST, self.stretch(state.world))

    def stretch(self, world: World) -> Hashable:
        return world.round, world.step, world.active

    def is_quiet(self, state: State[World]) -> bool:
        """Whether the moment lies between two movements or explorations."""
        return isinstance(state.stack[-1], ChoosingMode | Explores)


MIND = WastelandRidersMind()
