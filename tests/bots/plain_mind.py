"""A mind that knows little: enough to test the search with a game of pieces, cards and dice."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from game.bots.mind import EFFORTS, Effort, Horizon, Worth, share_of_outcome, sigmoid
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import enemy
from game.rules.desert_patrol.turn import Turn
from game.rules.desert_patrol.victory import points

HORIZON = 12


class PlainMind:
    """Of Desert Patrol, but counts soldiers and points only. What is settled, plain or liked is handed in."""

    def __init__(
        self,
        settled: Intent | None = None,
        efforts: Mapping[str, Effort] = EFFORTS,
        *,
        plainly: Intent | None = None,
        liked: Intent | None = None,
    ) -> None:
        self.settled, self.efforts = settled, efforts
        self.plainly, self.liked = plainly, liked

    def terms(self, world: World, seat: Seat) -> tuple[Worth, ...]:
        own = world.side_of(seat)
        sides = [world.setting.counters[one].side for one in world.soldiers]
        gap = sides.count(own) - sides.count(enemy(own))
        gained = points(world, own) - points(world, enemy(own))
        return (Worth("soldiers", float(gap), "DP-NEU-01"), Worth("points", float(gained), "DP-OBJ-01"))

    def value(self, world: World, seat: Seat) -> float:
        if world.outcome is not None:
            return share_of_outcome(world.outcome, seat)
        return sigmoid(sum(one.value for one in self.terms(world, seat)))

    def policy(self, state: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Sequence[float]:
        return [4.0 if one == self.liked else 1.0 for one in legal]

    def settle(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        return self.settled

    def worth_trying(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> tuple[Intent, ...]:
        return legal

    def plain(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        return self.plainly

    def horizon(self, state: State[Any]) -> Horizon:
        return Horizon(HORIZON, self.stretch(state.world))

    def stretch(self, world: World) -> Hashable:
        return world.round

    def is_quiet(self, state: State[Any]) -> bool:
        top = state.stack[-1]
        return not isinstance(top, Turn) or not top.pending
