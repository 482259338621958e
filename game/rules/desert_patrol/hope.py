"""Abandon all hope: when a side that needs points can no longer win (our rulings 33 and 34).

The test is cautious: it counts only what is lost for good, so lost hope never returns.
"""

from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.desert_patrol.content import Action, Condition
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side


def is_hopeless(world: World, side: Side) -> bool:
    """Whether none of the side's conditions is possible; only a side that needs points can be hopeless."""
    conditions = world.setting.win[side]
    needs_points = any(condition.by == "points" for condition in conditions)
    return needs_points and not any(is_possible(world, side, condition) for condition in conditions)


def is_possible(world: World, side: Side, condition: Condition) -> bool:
    """Whether the condition is possible: enough points within reach or, for an escape or a neutralisation,
    enough counters."""
    if condition.by == "points":
        return reachable_points(world, side) >= condition.need
    forces = world.forces(side)
    done = forces.escaped if condition.by == "escape" else forces.neutralised
    left = sum(name in done or name in world.soldiers or name in world.vehicles for name in condition.of)
    return left >= condition.need


def available_cards(world: World, side: Side) -> frozenset[CardId]:
    """Kinds of cards in hand, deck, discard pile and play area, and those that a Reinforce card among them
    can bring."""
    forces, setting = world.forces(side), world.setting
    cards, reinforces = setting.cards, setting.reinforces
    kinds = {*forces.hand, *forces.deck, *forces.discard, *forces.play_area}
    while left := set(forces.reserve) - kinds:
        squads = {reinforces[card] for card in kinds if card in reinforces}
        brought = {
            card
            for card in left
            if cards[card].kind != "fog" and (None in squads or cards[card].squad in squads)
        }
        if not brought:
            break
        kinds |= brought
    return frozenset(kinds)


def actors(world: World, side: Side, do: str, available: frozenset[CardId]) -> list[CounterId]:
    """Soldiers on the board with a card left who could perform an action, by card or at some position."""
    setting = world.setting
    seats: list[tuple[Action, str | None]] = [
        (actions[do], setting.requirements[seat])
        for seat, actions in setting.position_actions.items()
        if seat[0] in world.vehicles and do in actions
    ]
    return [
        soldier
        for soldier in world.soldiers
        if setting.counters[soldier].side == side
        and CardId(soldier) in available
        and (
            do in setting.card_actions[CardId(soldier)]
            or any(requires in (None, setting.counters[soldier].specialisation) for _, requires in seats)
        )
    ]


def can_mark(world: World, side: Side, available: frozenset[CardId]) -> bool:
    """Whether the side can still place markers."""
    return bool(
        actors(world, side, "scout", available)
        or actors(world, side, "navigate", available)
        or any("observe" in world.setting.card_actions[card] for card in available)
    )


def reach(world: World, side: Side, soldier: CounterId, marks: bool) -> frozenset[SpaceId]:
    """The tiles a soldier can still reach: all, or those connected by the side's markers."""
    setting = world.setting
    if marks or "stealth" in setting.card_actions[CardId(soldier)]:
        return frozenset(setting.tiles)
    markers = world.forces(side).markers
    found = {world.tile_of(soldier)}
    waiting = list(found)
    while waiting:
        for tile in setting.neighbours[waiting.pop()]:
            if tile in markers and tile not in found:
                found.add(tile)
                waiting.append(tile)
    return frozenset(found)


def reachable_points(world: World, side: Side) -> int:
    """The most points the side could still have."""
    setting = world.setting
    available = available_cards(world, side)
    marks = can_mark(world, side, available)
    reached = {
        tile
        for soldier in actors(world, side, "control", available)
        for tile in reach(world, side, soldier, marks)
    }
    markers = world.forces(side).markers
    holdable = {tile for tile in reached if marks or tile in markers}
    holdable |= {tile for tile, face in markers.items() if face == "controlled"}
    total = sum(value for tile, value in setting.objectives.items() if tile in holdable)
    if side == "italy":
        return total + sum(
            setting.objects[name].points for name, tile in world.objects.items() if tile in holdable
        )
    total += sum(setting.objects[name].points for name in world.lrdg.destroyed)
    mined = {
        tile
        for soldier in actors(world, side, "detonate", available)
        for tile in reach(world, side, soldier, marks)
    }
    return total + sum(setting.objects[name].points for name, tile in world.objects.items() if tile in mined)
