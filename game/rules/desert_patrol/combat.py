"""Combat actions in their four steps: choose a target, compute its defence, roll, apply the losses."""

import msgspec

from game.rules.core.board import SpaceId
from game.rules.core.frames import Step
from game.rules.core.odds import Preview, Term, at_least_one
from game.rules.core.play import Play
from game.rules.core.values import Refusal
from game.rules.desert_patrol.events import AttackDeclared, AttackHit, AttackMissed, DiceRolled
from game.rules.desert_patrol.intents import Attack
from game.rules.desert_patrol.losses import ObjectLoss, SoldierLoss, VehicleLoss
from game.rules.desert_patrol.playing import Order
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SMALL_ARMS, CombatName, CounterId, ObjectId, Side, enemy

FACES = 10
"""Faces of a die, 0 to 9; a 0 always succeeds."""
HILL_COVER = 3
HILL_COVER_FROM_HILL = 1


# 1. Choose a target


def why_not_target(
    world: World, side: Side, do: CombatName, tile: SpaceId | None, target: str
) -> Refusal | None:
    """Why this target is not allowed; None if it is. `tile` is the tile of the attacker, None for a card
    without a soldier."""
    counter = CounterId(target)
    man = world.soldiers.get(counter)
    if man is not None:
        if world.setting.counters[counter].side == side:
            return Refusal("DP-CBT-02", {"target": target})
        if man.vehicle is not None:
            return Refusal("DP-CBT-05", {"soldier": target, "vehicle": man.vehicle})
        return None if do in SMALL_ARMS else Refusal("DP-UNIT-05", {"target": target, "action": do})
    vehicle = world.vehicles.get(counter)
    if vehicle is None:
        return _why_not_object(world, do, tile, ObjectId(target))
    if vehicle.side == side:
        return Refusal("DP-RULING-32", {"target": target})
    if do == "detonate":
        return None if vehicle.tile == tile else Refusal("DP-CBT-04", {"target": target})
    if do in SMALL_ARMS and world.setting.counters[counter].normal is None:
        return Refusal("DP-UNIT-03", {"target": target, "action": do})
    return None


def _why_not_object(world: World, do: CombatName, tile: SpaceId | None, target: ObjectId) -> Refusal | None:
    there = world.objects.get(target)
    if there is None:
        return Refusal("DP-CBT-02", {"target": target})
    if do != "detonate":
        return Refusal("DP-MARK-12", {"object": target})
    return None if there == tile else Refusal("DP-CBT-04", {"object": target})


def targets(world: World, side: Side, do: CombatName, tile: SpaceId | None) -> tuple[str, ...]:
    """Every target the action may choose."""
    if do in SMALL_ARMS:
        return small_arms_targets(world, side)
    possible: tuple[str, ...] = (
        (*world.vehicles, *world.objects) if do == "detonate" else tuple(world.vehicles)
    )
    return tuple(target for target in possible if why_not_target(world, side, do, tile, target) is None)


def small_arms_targets(world: World, side: Side) -> tuple[str, ...]:
    """Attack, Airstrike and Suppress have the same targets, from any place; only enemies and vehicles
    decide."""
    enemies = world.setting.soldiers[enemy(side)]
    inputs = (tuple(map(world.soldiers.get, enemies)), world.vehicles)
    memo, question = world.setting.memo, ("targets", side)
    found: tuple[str, ...] | None = memo.get_for(inputs, question)
    if found is None:
        possible = (*world.vehicles, *(name for name in enemies if name in world.soldiers))
        choices = [name for name in possible if why_not_target(world, side, "attack", None, name) is None]
        found = memo.put_for(inputs, question, tuple(choices))
    return found


def _combat(order: Order) -> CombatName:
    do = order.action.do
    assert do == "attack" or do == "airstrike" or do == "detonate" or do == "anti_tank" or do == "suppress"
    return do


def attacks(world: World, order: Order) -> list[Attack]:
    do, card, way = _combat(order), order.card, order.way
    return [Attack(card, way, do, target) for target in targets(world, order.side, do, order.tile)]


def why_not_attack(world: World, order: Order, intent: Attack) -> Refusal | None:
    return why_not_target(world, order.side, _combat(order), order.tile, intent.target)


# 2. Compute its defence


class Defence(msgspec.Struct, frozen=True, gc=False):
    """The total defence: base + cover + range, each with its rule."""

    base: Term
    cover: Term
    range: Term

    @property
    def total(self) -> int:
        return self.base.value + self.cover.value + self.range.value


def defence(world: World, do: CombatName, tile: SpaceId | None, target: str) -> Defence:
    there = _tile_of_target(world, target)
    return Defence(_base(world, do, target), _cover(world, do, tile, there), _range(world, do, tile, there))


def _tile_of_target(world: World, target: str) -> SpaceId:
    if target in world.objects:
        return world.objects[ObjectId(target)]
    if target in world.vehicles:
        return world.vehicles[CounterId(target)].tile
    return world.tile_of(CounterId(target))


def _base(world: World, do: CombatName, target: str) -> Term:
    if target in world.objects:
        return Term("base", world.setting.objects[ObjectId(target)].defence, "DP-CBT-08")
    counter = world.setting.counters[CounterId(target)]
    value = counter.armour if do in ("anti_tank", "detonate") else counter.normal
    assert value is not None
    return Term("base", value, "DP-CBT-08")


def _cover(world: World, do: CombatName, tile: SpaceId | None, there: SpaceId) -> Term:
    if do == "detonate":
        return Term("cover", 0, "DP-CBT-09")
    terrain = world.setting.tiles[there]
    if not terrain.hill:
        return Term("cover", terrain.cover, "DP-CBT-09")
    if do == "airstrike":
        return Term("cover", HILL_COVER_FROM_HILL, "DP-HILL-02")
    if tile is not None and world.setting.tiles[tile].hill:
        return Term("cover", HILL_COVER_FROM_HILL, "DP-HILL-01")
    return Term("cover", HILL_COVER, "DP-HILL-03")


def _range(world: World, do: CombatName, tile: SpaceId | None, there: SpaceId) -> Term:
    if do == "airstrike" or tile is None:
        return Term("range", 0, "DP-CBT-10")
    return Term("range", world.setting.distances[tile][there], "DP-CBT-10")


# 3. Roll


def is_hit(face: int, total: int) -> bool:
    return face >= total or face == 0


def hits(faces: tuple[int, ...], total: int) -> int:
    return sum(is_hit(face, total) for face in faces)


def good_rolls(total: int, dice: int) -> tuple[int, int]:
    """The number of rolls that succeed and of all rolls, by the function that also judges the real dice."""
    return at_least_one(hits(tuple(range(FACES)), total), FACES, dice)


def odds(found: Defence, dice: int) -> Preview:
    """The exact chance that at least one die succeeds."""
    good, everything = good_rolls(found.total, dice)
    return Preview((found.base, found.cover, found.range), found.total, dice, good, everything)


def do_attack(play: Play[World], order: Order, intent: Attack) -> None:
    do, target, dice = intent.action, intent.target, order.action.value
    found = defence(play.world, do, order.tile, target)
    base, cover, distance = found.base.value, found.cover.value, found.range.value
    play.then(AttackRoll(order.side, do, target, dice, found.total))
    play.do(AttackDeclared(order.side, order.card, do, target, base, cover, distance, found.total, dice))


class AttackRoll(Step[World], frozen=True, tag="dp.attack_roll", gc=False):
    """Roll as many dice as the action's X; one success is enough, more make no difference."""

    side: Side
    action: CombatName
    target: str
    dice: int
    total: int

    def run(self, play: Play[World]) -> None:
        faces = play.roll(sides=FACES, count=self.dice)
        count = hits(faces, self.total)
        play.do(DiceRolled(faces, count, self.total))
        if not count:
            play.do(AttackMissed(self.target))
            return
        play.do(AttackHit(self.target))
        play.then(_loss(play.world, self.side, self.action, self.target))


def _loss(world: World, side: Side, do: CombatName, target: str) -> Step[World]:
    """4. The loss depends on what was hit."""
    if target in world.objects:
        return ObjectLoss(side, ObjectId(target))
    if target in world.vehicles:
        return VehicleLoss(side, CounterId(target), do == "suppress")
    return SoldierLoss(side, CounterId(target), do == "suppress")
