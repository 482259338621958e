"""Who can shoot at whom, and with what chance: the value of the next cards as shots."""

from game.bots.desert_patrol.habits import chance
from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.desert_patrol.combat import HILL_COVER, HILL_COVER_FROM_HILL
from game.rules.desert_patrol.state import Soldier, World
from game.rules.desert_patrol.terms import Side, enemy

WANTED_MORE = 1.5
"""The factor for a counter that the own victory needs."""
PINNED_LESS = 0.5
"""The factor for the shots of a pinned soldier, who must recover first."""


def firepower(world: World, side: Side, own: dict[CardId, int], theirs: dict[CardId, int]) -> float:
    """The damage expected from one card of this side in wounds; 1 is the value of removing a soldier.

    Every soldier shoots from the present tile, by card or from the position in a vehicle, at the best target
    by cover and range, as often as the soldier's card is drawn.
    """
    targets = _targets(world, side, theirs)
    if not targets:
        return 0.0
    setting, found = world.setting, 0.0
    for name in setting.soldiers[side]:
        man, count = world.soldiers.get(name), own.get(CardId(name), 0)
        if man is None or not count:
            continue
        here, dice = world.tile_of(name), _dice(world, CardId(name), man)
        steps, is_high = setting.distances[here], setting.tiles[here].hill
        best = max(
            worth * chance((from_high if is_high else total) + steps[tile], dice)
            for tile, total, from_high, worth in targets
        )
        found += count * best * (PINNED_LESS if man.pinned else 1.0)
    return found / max(1, sum(own.values()))


def _targets(world: World, side: Side, theirs: dict[CardId, int]) -> list[tuple[SpaceId, int, int, float]]:
    """For each enemy soldier who can be hit: the tile, the defence there against shots from flat ground and
    from a hill (without range), and the value of wounding the soldier."""
    setting = world.setting
    wanted = {name for one in setting.win[side] if one.by == "neutralise" for name in one.of}
    found = []
    for name in setting.soldiers[enemy(side)]:
        man = world.soldiers.get(name)
        if man is None:
            continue
        base = setting.counters[man.vehicle or name].normal
        if base is None:
            continue
        tile = world.tile_of(name)
        terrain = setting.tiles[tile]
        flat, high = (HILL_COVER, HILL_COVER_FROM_HILL) if terrain.hill else (terrain.cover, terrain.cover)
        worth = (WANTED_MORE if name in wanted else 1.0) / (theirs.get(CardId(name), 0) + 1)
        found.append((tile, base + flat, base + high, worth))
    return found


def _dice(world: World, card: CardId, man: Soldier) -> int:
    """The number of dice of the better of the soldier's two ways to shoot."""
    setting = world.setting
    shots = [setting.card_actions[card].get("attack")]
    if man.vehicle is not None and man.position is not None:
        shots.append(setting.position_actions[man.vehicle, man.position].get("attack"))
    return max((shot.value for shot in shots if shot is not None), default=0)
