"""The mind of Staff Orders."""

from collections.abc import Hashable, Mapping, Sequence

from game.bots.mind import EFFORTS, Effort, Horizon, Worth, share_of_outcome, sigmoid
from game.bots.staff_orders.habits import Habits
from game.bots.staff_orders.standing import lead, terms
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.staff_orders import intents as so
from game.rules.staff_orders.reserves import ToppingUp
from game.rules.staff_orders.state import World
from game.rules.staff_orders.turn import Turn, TurnEnd

LONGEST = 30
"""The most decisions of a playout: enough for all but the longest rounds."""
POINTLESS = 0.05
"""Intents with a lower policy weight are not tried if a better one exists."""


class StaffOrdersMind:
    """What a bot knows about Staff Orders."""

    efforts: Mapping[str, Effort] = EFFORTS

    def terms(self, world: World, seat: Seat) -> tuple[Worth, ...]:
        return terms(world, world.faction_of(seat))

    def value(self, world: World, seat: Seat) -> float:
        if world.outcome is not None:
            return share_of_outcome(world.outcome, seat)
        return sigmoid(lead(world, world.faction_of(seat)))

    def policy(self, state: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Sequence[float]:
        world = state.world
        weight, top = Habits(world, world.faction_of(seat)).weight, state.stack[-1]
        weights = [weight(one, top) for one in legal]
        return weights if any(weights) else [1.0] * len(legal)

    def settle(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        """Sends no piece back from the board, and takes a free soldier; None if neither is the question."""
        if isinstance(view.stack[-1], ToppingUp):
            return so.Done()
        return so.UseBonus() if so.UseBonus() in legal else None

    def worth_trying(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> tuple[Intent, ...]:
        weights = self.policy(view, seat, legal)
        least = min(POINTLESS, max(weights))
        return tuple(one for one, weight in zip(legal, weights, strict=True) if weight >= least)

    def plain(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        return None

    def horizon(self, state: State[World]) -> Horizon:
        return Horizon(LONGEST, state.world.round)

    def stretch(self, world: World) -> Hashable:
        return world.round

    def is_quiet(self, state: State[World]) -> bool:
        """Whether the state is between two commanders."""
        return isinstance(state.stack[-1], Turn | TurnEnd)


MIND = StaffOrdersMind()
