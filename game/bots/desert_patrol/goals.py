"""Where a side of Desert Patrol wants to be, for every way in which it can win."""

from collections import Counter
from heapq import heappop, heappush
from typing import NamedTuple

from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side, enemy

FAR = 9
"""Greater distances make no difference."""
STEP, UNMARKED, LOST = 2, 5, 2 * FAR + 1
"""Half steps to enter a tile with an own marker, and one without."""


class Goal(NamedTuple):
    """A tile, and the value of being there as a share of the win."""

    tile: SpaceId
    share: float
    do: str
    """The action that counts there: control, detonate or escape; or attack, which may also come from a
    neighbouring tile."""


def goals(world: World, side: Side) -> list[Goal]:
    """Everything that is still to be done, in the order of the conditions and of the board."""
    found: list[Goal] = []
    for condition in world.setting.win[side]:
        if condition.by == "points":
            found += _points(world, side, condition.need)
        elif condition.by == "escape":
            left = [one for one in condition.of if one in world.soldiers or one in world.vehicles]
            if left:
                found += [
                    Goal(tile, 1 / condition.need, "escape") for tile in sorted(world.setting.escapes[side])
                ]
        else:
            tiles = dict.fromkeys(_tile(world, one) for one in condition.of)
            found += [Goal(tile, 0.5 / condition.need, "attack") for tile in tiles if tile is not None]
    return found or _of_the_enemy(world, side)


def _points(world: World, side: Side, need: int) -> list[Goal]:
    setting = world.setting
    found = [
        Goal(tile, points / need, "control")
        for tile, points in setting.objectives.items()
        if not world.controls(side, tile)
    ]
    for name, tile in world.objects.items():
        points = setting.objects[name].points
        if side == "lrdg":
            found.append(Goal(tile, points / need, "detonate"))
        elif not world.controls(side, tile):
            found.append(Goal(tile, points / need, "control"))
    return found


def _of_the_enemy(world: World, side: Side) -> list[Goal]:
    """A side with no goal left blocks the goals of the enemy."""
    other = enemy(side)
    if not any(True for one in world.setting.win[other] if one.by == "points"):
        return []
    return [Goal(tile, 0.25, "attack") for tile in world.setting.objectives]


def _tile(world: World, counter: str) -> SpaceId | None:
    name = CounterId(counter)
    if name in world.soldiers:
        return world.tile_of(name)
    return world.vehicles[name].tile if name in world.vehicles else None


def cards_left(world: World, side: Side) -> dict[CardId, int]:
    """The number of cards of each kind in circulation: the cards that a wound can remove."""
    forces = world.forces(side)
    return Counter((*forces.hand, *forces.deck, *forces.discard, *forces.play_area))


def ways(world: World, side: Side, goal: SpaceId) -> dict[SpaceId, int]:
    """The distance of each tile from a goal in half steps; a tile without an own marker costs more."""
    setting, marked = world.setting, frozenset(world.forces(side).markers)
    question = ("ways", goal, marked)
    found: dict[SpaceId, int] | None = setting.memo[question]
    if found is None:
        found = setting.memo.put(question, _ways(world, goal, marked))
    return found


def _ways(world: World, goal: SpaceId, marked: frozenset[SpaceId]) -> dict[SpaceId, int]:
    costs = {goal: 0}
    waiting = [(0, goal)]
    while waiting:
        cost, here = heappop(waiting)
        if cost > costs[here]:
            continue
        onward = cost + (STEP if here in marked else UNMARKED)
        for tile in world.setting.neighbours[here]:
            if onward < costs.get(tile, LOST):
                costs[tile] = onward
                heappush(waiting, (onward, tile))
    return costs
