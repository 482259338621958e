"""The progress of each side on its ways to win."""

from collections.abc import Iterable
from typing import NamedTuple

from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side
from game.rules.desert_patrol.victory import reached


class Race(NamedTuple):
    """One way of one side to win: how much of what is needed it has."""

    side: Side
    condition: Condition
    reached: int


def races(world: World) -> tuple[Race, ...]:
    """Every way of every side."""
    return tuple(
        Race(side, condition, reached(world, side, condition))
        for side in SIDES
        for condition in world.setting.win[side]
    )


def progress(worlds: Iterable[World], side: Side) -> tuple[int, ...]:
    """How close a side was to winning at the end of each round, by its best way: in per cent, so that points
    and counters can be compared."""
    ends = {world.round: world for world in worlds}
    return tuple(_nearest(end, side) for _, end in sorted(ends.items()))


def _nearest(world: World, side: Side) -> int:
    return max(
        (
            100 * min(race.reached, race.condition.need) // race.condition.need
            for race in races(world)
            if race.side == side and race.condition.need
        ),
        default=0,
    )


def are_about_points(world: World) -> bool:
    """Whether both sides win by points only."""
    return all(race.condition.by == "points" for race in races(world))
