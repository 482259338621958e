"""How a side of Desert Patrol stands: the terms by which positions are compared."""

from game.bots.desert_patrol.fire import firepower
from game.bots.desert_patrol.goals import FAR, LOST, cards_left, ways
from game.bots.mind import Worth, powers
from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side, enemy
from game.rules.desert_patrol.victory import reached

FADES = powers(0.87, LOST + 1)
"""The factor for a goal's value at each distance, in half steps."""
CONTROLS, DETONATES, MARKS = ("control",), ("detonate",), ("scout", "navigate")
CHANGES, BOARDS, STALLED = 2, 3, 4
"""Half steps for changing position, for boarding a vehicle, and for a vehicle without a driver."""
PROGRESS, GOAL, RECONNED, WANTED, CARD, FOG = 4.0, 1.6, 0.25, 1.8, 0.05, 0.06
LIFE, SPARE, MOST_SPARE, LAST_MAN, PINNED = 1.6, 0.35, 3, 0.5, 0.15
FIRE = 8.0
"""The number of coming cards that are counted as shots from the present places."""
NAMES = (
    ("progress", "DP-OBJ-01"),
    ("goals", "DP-SUP-12"),
    ("wanted", "DP-NEU-01"),
    ("cards", "DP-TURN-02"),
    ("life", "DP-CBT-01"),
    ("last_man", "DP-HOPE-02"),
    ("pinned", "DP-PIN-01"),
    ("fire", "DP-CBT-10"),
)
"""Each term, with the rule that makes it count."""


def terms(world: World, side: Side) -> tuple[Worth, ...]:
    """The terms of the side minus those of the enemy."""
    own, other = _both(world, side)
    return tuple(
        Worth(name, mine - theirs, rule) for (name, rule), mine, theirs in zip(NAMES, own, other, strict=True)
    )


def lead(world: World, side: Side) -> float:
    """The sum of the terms."""
    own, other = _both(world, side)
    return sum(own) - sum(other)


def _both(world: World, side: Side) -> tuple[tuple[float, ...], tuple[float, ...]]:
    own, theirs = cards_left(world, side), cards_left(world, enemy(side))
    return _standing(world, side, own, theirs), _standing(world, enemy(side), theirs, own)


def _standing(
    world: World, side: Side, own: dict[CardId, int], theirs: dict[CardId, int]
) -> tuple[float, ...]:
    setting = world.setting
    men = {name: world.tile_of(name) for name in setting.soldiers[side] if name in world.soldiers}
    best = goals = wanted = 0.0
    for condition in setting.win[side]:
        best = max(best, PROGRESS * min(1.0, reached(world, side, condition) / condition.need))
        if condition.by == "points":
            goals += _objectives(world, side, condition.need, men, own)
        elif condition.by == "escape":
            goals += _escapes(world, side, condition)
        else:
            wanted += _wanted(world, side, condition, men, theirs)
    cards = sum(own.values())
    fog = own.get(setting.fog[side], 0)
    life = sum(1.0 + SPARE * min(own.get(CardId(name), 0), MOST_SPARE) for name in men)
    return (
        best,
        goals,
        wanted,
        CARD * (cards - fog) - FOG * fog,
        LIFE * life / len(setting.soldiers[side]),
        -LAST_MAN / max(len(men), 0.5),
        -PINNED * sum(world.soldiers[name].pinned for name in men),
        FIRE * firepower(world, side, own, theirs),
    )


def _objectives(
    world: World, side: Side, need: int, men: dict[CounterId, SpaceId], own: dict[CardId, int]
) -> float:
    """Tiles to control and objects to destroy; worth more if a soldier who can do it is nearer."""
    setting, markers = world.setting, world.forces(side).markers
    men = {name: tile for name, tile in men.items() if own.get(CardId(name))}
    holders = _able(world, side, men, CONTROLS)
    scouts = _able(world, side, men, MARKS)
    found = 0.0
    places = [*setting.objectives.items()]
    if side == "italy":
        places += [(tile, setting.objects[name].points) for name, tile in world.objects.items()]
    for tile, points in places:
        if world.controls(side, tile):
            continue
        worth = GOAL * points / need * _nearness(world, side, tile, holders)
        worth += RECONNED * points / need * (1.0 if tile in markers else _nearness(world, side, tile, scouts))
        if world.controls(enemy(side), tile) and _is_held(world, enemy(side), tile):
            worth *= 0.5
        found += worth
    if side == "lrdg" and world.objects:
        miners = _able(world, side, men, DETONATES)
        for name, tile in world.objects.items():
            found += GOAL * setting.objects[name].points / need * _nearness(world, side, tile, miners)
    return found


def _able(
    world: World, side: Side, men: dict[CounterId, SpaceId], deeds: tuple[str, ...]
) -> list[tuple[SpaceId, int]]:
    """The tiles of the soldiers who can perform one of these actions, and the half steps until each can.

    By their own cards at once; at a position of a vehicle after they take it.
    """
    setting = world.setting
    found = [
        (tile, 0)
        for name, tile in men.items()
        if any(do in setting.card_actions[CardId(name)] for do in deeds)
    ]
    for (vehicle, position), actions in setting.position_actions.items():
        there = world.vehicles.get(vehicle)
        if there is None or there.side != side or there.disabled or not any(do in actions for do in deeds):
            continue
        requires, steps = setting.requirements[vehicle, position], setting.distances[there.tile]
        stalled = 0 if _is_driven(world, vehicle, men) else STALLED
        for name, tile in men.items():
            if requires not in (None, setting.counters[name].specialisation):
                continue
            man = world.soldiers[name]
            if man.vehicle == vehicle:
                found.append((tile, stalled + (0 if man.position == position else CHANGES)))
            else:
                found.append((there.tile, stalled + BOARDS + 2 * steps.get(tile, FAR)))
    return found


def _is_driven(world: World, vehicle: CounterId, men: dict[CounterId, SpaceId]) -> bool:
    """Whether one of these soldiers is at the position for driving."""
    setting = world.setting
    for name in men:
        man = world.soldiers[name]
        if man.vehicle == vehicle and man.position is not None:
            requires = setting.requirements[vehicle, man.position]
            is_fit = requires in (None, setting.counters[name].specialisation)
            if is_fit and "drive" in setting.position_actions[vehicle, man.position]:
                return True
    return False


def _nearness(world: World, side: Side, tile: SpaceId, able: list[tuple[SpaceId, int]]) -> float:
    if not able:
        return 0.0
    steps = ways(world, side, tile)
    return FADES[min(LOST, *[steps.get(here, LOST) + extra for here, extra in able])]


def _is_held(world: World, side: Side, tile: SpaceId) -> bool:
    return any(world.tile_of(name) == tile for name in world.setting.soldiers[side] if name in world.soldiers)


def _escapes(world: World, side: Side, condition: Condition) -> float:
    """The counters that may escape, the nearest to an exit first, as many as are needed."""
    setting = world.setting
    exits = setting.escapes[side]
    worths: list[float] = []
    for one in condition.of:
        name = CounterId(one)
        if name in world.soldiers:
            here = world.tile_of(name)
        elif name in world.vehicles:
            here = world.vehicles[name].tile
        else:
            continue
        worths.append(FADES[min((ways(world, side, tile).get(here, LOST) for tile in exits), default=LOST)])
    worths.sort(reverse=True)
    left = condition.need - reached(world, side, condition)
    return 2 * GOAL / condition.need * sum(worths[: max(left, 0)])


def _wanted(
    world: World,
    side: Side,
    condition: Condition,
    men: dict[CounterId, SpaceId],
    theirs: dict[CardId, int],
) -> float:
    """The enemy counters that count: worth more if they have fewer cards left and a soldier is nearer."""
    setting = world.setting
    worths: list[float] = []
    for one in condition.of:
        name = CounterId(one)
        if name in world.soldiers:
            here, left = world.tile_of(name), float(theirs.get(CardId(one), 0))
        elif name in world.vehicles:
            vehicle = world.vehicles[name]
            here, left = vehicle.tile, float(setting.vehicles[name].integrity - vehicle.damage)
        else:
            continue
        steps = setting.distances[here]
        distance = min((steps.get(tile, FAR) for tile in men.values()), default=FAR)
        worths.append((0.75 + 0.25 * FADES[2 * min(distance, FAR)]) / (left + 1.0))
    worths.sort(reverse=True)
    missing = condition.need - reached(world, side, condition)
    return WANTED / condition.need * sum(worths[: max(missing, 0)])
