"""Who has won a position of Desert Patrol, read anew from the rulings 33, 34, 35 and 56.

Written for comparing, not for speed, and without a look at `hope`, `acting` or `victory`: it counts over
the printed tables of the content. `verdict` is for a position after a change, `standstill` for one at the
end of a turn.
"""

from typing import Any, NamedTuple

from game.rules.core.board import SpaceId
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.state import World

BLIND = {"reinforce", "command", "follow_me", "recon"}
"""Actions that touch nothing but the own cards."""
SIDES = ("lrdg", "italy")


class Verdict(NamedTuple):
    side: str
    reason: str


def other(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


def soldiers(world: World, side: str) -> list[str]:
    return [name for name in world.soldiers if world.setting.counters[name].side == side]


def circulating(world: World, side: str) -> list[str]:
    forces = world.forces(side)
    return [*forces.hand, *forces.deck, *forces.discard, *forces.play_area]


def printed(world: World, card: str) -> list[Any]:
    return list(world.setting.content.cards[card].actions)


def available(world: World, side: str) -> set[str]:
    found = set(circulating(world, side))
    for _ in range(len(world.forces(side).reserve) + 1):
        squads = [act.squad for card in found for act in printed(world, card) if act.do == "reinforce"]
        for card in world.forces(side).reserve:
            known = world.setting.content.cards[card]
            if known.kind != "fog" and any(squad in (None, known.squad) for squad in squads):
                found.add(card)
    return found


def may_sit_at(world: World, soldier: str, action: str) -> bool:
    """At some position of some vehicle on the board, with his specialisation."""
    own = world.setting.counters[soldier].specialisation
    seats = [seat for name in world.vehicles for seat in world.setting.content.vehicles[name].positions]
    return any(
        act.do == action and getattr(seat, "requires", None) in (None, own)
        for seat in seats
        for act in seat.actions
    )


def actors(world: World, side: str, action: str) -> list[str]:
    cards = available(world, side)
    return [
        name
        for name in soldiers(world, side)
        if name in cards
        and (any(act.do == action for act in printed(world, name)) or may_sit_at(world, name, action))
    ]


def marks(world: World, side: str) -> bool:
    commands = [card for card in available(world, side) if world.setting.cards[card].kind == "command"]
    observes = any(act.do == "observe" for card in commands for act in printed(world, card))
    return observes or bool(actors(world, side, "scout") or actors(world, side, "navigate"))


def reach(world: World, side: str, soldier: str) -> set[SpaceId]:
    everywhere = set(world.setting.tiles)
    if marks(world, side) or any(act.do == "stealth" for act in printed(world, soldier)):
        return everywhere
    found = {world.tile_of(soldier)}
    for _ in everywhere:
        near = {tile for here in found for tile in world.setting.neighbours[here]}
        found |= near & set(world.forces(side).markers)
    return found


def reachable(world: World, side: str) -> int:
    markers = world.forces(side).markers
    tiles = {tile for name in actors(world, side, "control") for tile in reach(world, side, name)}
    if not marks(world, side):
        tiles &= set(markers)
    tiles |= {tile for tile, face in markers.items() if face == "controlled"}
    setting = world.setting
    total = sum(value for tile, value in setting.objectives.items() if tile in tiles)
    if side == "italy":
        return total + sum(
            setting.objects[name].points for name, tile in world.objects.items() if tile in tiles
        )
    total += sum(setting.objects[name].points for name in world.lrdg.destroyed)
    mined = {tile for name in actors(world, side, "detonate") for tile in reach(world, side, name)}
    return total + sum(setting.objects[name].points for name, tile in world.objects.items() if tile in mined)


def points(world: World, side: str) -> int:
    held = {tile for tile, face in world.forces(side).markers.items() if face == "controlled"}
    total = sum(value for tile, value in world.setting.objectives.items() if tile in held)
    if side == "lrdg":
        return total + sum(world.setting.objects[name].points for name in world.lrdg.destroyed)
    return total + sum(
        world.setting.objects[name].points for name, tile in world.objects.items() if tile in held
    )


def done(world: World, side: str, by: str) -> tuple[str, ...]:
    return world.forces(side).escaped if by == "escape" else world.forces(side).neutralised


def is_possible(world: World, side: str, one: Condition) -> bool:
    if one.by == "points":
        return reachable(world, side) >= one.need
    board = {*world.soldiers, *world.vehicles, *done(world, side, one.by)}
    return len(board & set(one.of)) >= one.need


def is_met(world: World, side: str, one: Condition) -> bool:
    if one.by == "points":
        return points(world, side) >= one.need
    return len(set(done(world, side, one.by)) & set(one.of)) >= one.need


def hopeless(world: World, side: str) -> bool:
    ways = world.setting.win[side]
    return any(one.by == "points" for one in ways) and not any(is_possible(world, side, one) for one in ways)


def verdict(world: World) -> Verdict | None:
    """Conditions, then the hope rule, for the side that acts first."""
    acting = world.turn or world.initiative
    for side in (acting, other(acting)):
        for one in world.setting.win[side]:
            if is_met(world, side, one):
                return Verdict(side, one.by)
    lost = [side for side in (other(acting), acting) if hopeless(world, side)]
    for side in lost:
        if any(one.by == "neutralise" for one in world.setting.win[other(side)]):
            return against(world, side)
    for side in lost:
        ways = world.setting.win[other(side)]
        if any(one.by == "escape" and is_possible(world, other(side), one) for one in ways):
            return against(world, side)
        if not any(one.by == "points" and is_possible(world, other(side), one) for one in ways):
            return by_points(world, "both_hopeless")
        if points(world, other(side)) > points(world, side):
            return against(world, side)
    return None


def against(world: World, loser: str) -> Verdict:
    return Verdict(other(loser), "hopeless" if soldiers(world, loser) else "annihilated")


def by_points(world: World, reason: str) -> Verdict:
    lrdg, italy = (points(world, side) for side in SIDES)
    return Verdict(world.initiative if lrdg == italy else "lrdg" if lrdg > italy else "italy", reason)


def acts(world: World, side: str) -> bool:
    """Ruling 56, for the scenarios of the content: there a soldier with a card always finds something to do.

    `test_end_positions` looks at the rest, positions in which he does not.
    """
    count = len(circulating(world, side))
    spare = count > 1 or (world.turn is not None and world.forces(side).hand != ())
    foe = other(side)
    foe_spare = len(circulating(world, foe)) > 1 or (world.turn is not None and world.forces(foe).hand != ())
    concealed = foe_spare and any(
        act.do == "conceal" for card in available(world, foe) for act in printed(world, card)
    )
    if not spare and not (concealed and world.setting.fog[side] in world.forces(side).reserve):
        return False
    return any({act.do for act in printed(world, card)} - BLIND for card in available(world, side))


def standstill(world: World) -> Verdict | None:
    return None if any(acts(world, side) for side in SIDES) else by_points(world, "standstill")
