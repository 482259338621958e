"""How far each side has come on its ways to win."""

from collections.abc import Iterable
from typing import NamedTuple

from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side
from game.rules.desert_patrol.victory import reached


class Race(NamedTuple):
    """One way of one side to win: how much is reached of what is needed."""

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
    """How much of its first condition a side had fulfilled at the end of each round of a story."""
    ends = {world.round: world for world in worlds}
    return tuple(reached(end, side, end.setting.win[side][0]) for _, end in sorted(ends.items()))
