"""The path of the supply: from place to place, starting at the headquarters."""

from collections import deque

from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import supplied
from game.rules.staff_orders.terms import Domain, Faction, PlaceId


def supply_lines(world: World, faction: Faction, layer: Domain) -> tuple[tuple[PlaceId, PlaceId], ...]:
    """For each supplied place the place that supplies it, the nearest to the headquarters first."""
    reached = supplied(world, faction, layer)
    home = world.setting.home[layer].get(faction)
    if home is None or home not in reached:
        return ()
    found: list[tuple[PlaceId, PlaceId]] = []
    known, waiting = {home}, deque((home,))
    while waiting:
        here = waiting.popleft()
        for there in world.setting.neighbours[here]:
            if there in reached and there not in known:
                known.add(there)
                waiting.append(there)
                found.append((here, there))
    return tuple(found)
