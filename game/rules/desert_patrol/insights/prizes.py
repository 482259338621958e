"""What a side can win by on the board: points, and counters to neutralise or to lead off the board."""

from typing import NamedTuple

from game.rules.core.board import SpaceId
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, ObjectId


class Prize(NamedTuple):
    """A marker that is worth points: an object, or the objective of a tile."""

    object: ObjectId | None
    tile: SpaceId | None
    """The tile; None for an object that was destroyed."""
    points: int


def prizes(world: World) -> tuple[Prize, ...]:
    """Objectives, then objects of the scenario, destroyed ones included."""
    setting = world.setting
    return (
        *(Prize(None, tile, points) for tile, points in setting.objectives.items()),
        *(Prize(name, world.objects.get(name), one.points) for name, one in setting.objects.items()),
    )


def wanted_counters(world: World, condition: Condition) -> tuple[CounterId, ...]:
    """The counters on the board that count for a condition; a soldier in a vehicle counts on the tile of the
    vehicle."""
    found: dict[CounterId, None] = {}
    for name in map(CounterId, condition.of):
        if name in world.soldiers:
            found[world.soldiers[name].vehicle or name] = None
        elif name in world.vehicles:
            found[name] = None
    return tuple(found)
