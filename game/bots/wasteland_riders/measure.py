"""The units of the mind: the value of gear, resources and effects of texts, in Reputation."""

from collections.abc import Callable
from functools import lru_cache

from game.rules.core.ids import CardId
from game.rules.wasteland_riders.content.tables import Effect, Gear, VehicleSide
from game.rules.wasteland_riders.gear.carried import side_of
from game.rules.wasteland_riders.terms import Resource, Skill
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import Knight, World

FAME = {"saviour": 1.0, "cult": 0.4, "only_one": 0.4, "key": 0.35, "scourges": 0.5}
"""The value of a point of Reputation, by mission."""
COUNTED = {"saviour": 0.9, "cult": 1.8, "only_one": 1.8, "key": 1.3, "scourges": 0.5}
"""The value of one thing that the mission counts: aid, trophies, duels, cells, scars."""
MONEY = 0.11
"""The value of gear worth one green card, when used as payment."""
LUCK = 0.15
HEALTH, RADIATION, AMMO, FUEL = 0.3, 0.22, 0.1, 0.13
"""The value of one point of each where it is of use; for radiation of one point less."""
LOW = (2.0, 1.5, 1.0, 0.8, 0.6)
"""The factor for the next point of health or fuel, by the number of points left."""
DRAWN = {"green": 0.2, "yellow": 0.5, "red": 0.9, "blue": 1.2}
"""The value of an unseen card of this colour."""
Reckon = Callable[[World, Knight, Effect], float]
DIE_FAILS = {5: 0.4, 7: 0.6, 9: 0.8}


@lru_cache(maxsize=256)
def chance(dice: int, difficulty: int, needed: int = 1) -> float:
    """The chance that this many dice show the successes needed."""
    fails = DIE_FAILS.get(difficulty, min(max((difficulty - 1) / 10, 0.0), 1.0))
    left = [1.0]
    for _ in range(max(1, dice)):
        left = [
            (left[had] * fails if had < len(left) else 0.0) + (left[had - 1] * (1 - fails) if had else 0.0)
            for had in range(len(left) + 1)
        ]
    return sum(left[needed:])


def skill(setting: Setting, knight: Knight, name: Skill) -> int:
    """The printed skill of the rider."""
    return 1 if knight.knight is None else int(getattr(setting.content.knights[knight.knight], name))


def passes(setting: Setting, knight: Knight, effect: Effect) -> float:
    """The approximate chance of passing a test that a text asks for."""
    return chance_of_test(setting, knight, effect.skills, effect.difficulty, effect.successes)


def chance_of_test(
    setting: Setting, knight: Knight, skills: tuple[Skill, ...], difficulty: int, needed: int = 1
) -> float:
    """The approximate chance of passing a test: printed skills less the dice lost to wounds."""
    dice = max(skill(setting, knight, name) for name in skills)
    dice += setting.numbers.wounded.get(str(knight.health), 0)
    return chance(dice, difficulty, needed)


# Resources


def next_point(knight: Knight, resource: Resource) -> float:
    """The value of one more point for the rider; for radiation of one point less."""
    match resource:
        case "health":
            return 0.0 if knight.health >= 4 else HEALTH * LOW[max(0, knight.health)]
        case "radiation":
            return 0.0 if not knight.radiation else RADIATION * (2.0 if knight.radiation >= 2 else 1.0)
        case "fuel":
            return 0.0 if knight.fuel >= 4 or knight.car is None else FUEL * LOW[knight.fuel]
        case "ammo":
            return 0.0 if knight.ammo >= 4 else AMMO * LOW[knight.ammo]
        case _:
            return 0.0


def points(knight: Knight, resource: Resource, count: int) -> float:
    """The value of this many more points, as far as the scale has room for them."""
    now = knight.resource(resource)
    room = now if resource == "radiation" else 4 - now
    return min(count, room) * next_point(knight, resource)


def condition(knight: Knight) -> tuple[float, float, float, float]:
    """Health, radiation, fuel and ammo of a rider."""
    if not knight.conscious or knight.is_knocked_out:
        return -1.2, 0.0, 0.0, 0.0
    health = HEALTH * _BELOW[knight.health]
    radiation = -RADIATION * (0.0, 1.0, 3.0, 5.0, 7.0)[min(knight.radiation, 4)]
    fuel = 0.0 if knight.car is None else FUEL * _BELOW[knight.fuel]
    return health, radiation, fuel, AMMO * _BELOW[knight.ammo]


_BELOW = tuple(sum(LOW[:count]) for count in range(5))


# Gear


def usefulness(setting: Setting, knight: Knight, card: CardId) -> float:
    """The value of a card on the sheet of this rider."""
    question = ("useful", knight.knight, card)
    found: float | None = setting.memo[question]
    if found is None:
        gear = setting.content.gear.get(card)
        found = setting.memo.put(question, 0.0 if gear is None else _usefulness(setting, knight, gear))
    return found


def _usefulness(setting: Setting, knight: Knight, gear: Gear) -> float:
    if gear.slot == "torso":
        return 0.35 * gear.armour + 0.1 * len(gear.uses)
    if gear.symbols and gear.slot in ("1h", "2h"):
        return _weapon(setting, knight, gear)
    if gear.slot in ("attach", "knight", "car"):
        return 0.1
    if any(cost.do == "discard_self" for use in gear.uses for cost in use.cost):
        return 0.25
    return 0.45 if gear.colour == "red" or gear.colour == "blue" else 0.35


def _weapon(setting: Setting, knight: Knight, gear: Gear) -> float:
    ranged = any(symbol != "melee" for symbol in gear.symbols)
    dice = skill(setting, knight, "guns" if ranged else "blades")
    found = 0.4 + 0.35 * gear.damage + 0.2 * gear.piercing + 0.2 * gear.burst + 0.12 * len(gear.symbols)
    verbs = [effect.do for use in gear.uses for effect in use.effects]
    found += 0.15 * verbs.count("no_ammo") + 0.15 * verbs.count("crit_damage")
    found -= 0.25 * verbs.count("fuel_weapon") + 0.2 * verbs.count("ammo_cost")
    if not ranged:
        found -= 0.25
    return found * (0.4 + 0.2 * dice)


def fleetness(setting: Setting, knight: Knight) -> float:
    """The value of the rider's vehicle."""
    side = side_of(setting, knight)
    return -0.8 if side is None else fleetness_of(side)


def fleetness_of(side: VehicleSide) -> float:
    return 0.12 * side.speed + 0.02 * side.capacity


# Effects


def effects_worth(world: World, knight: Knight, effects: tuple[Effect, ...]) -> float:
    """The approximate value for a rider of carrying out all these effects."""
    found = 0.0
    for effect in effects:
        reckon = EFFECTS.get(effect.do)
        if reckon is not None:
            found += reckon(world, knight, effect)
    return found


def _gained(world: World, knight: Knight, effect: Effect) -> float:
    if effect.resource == "reputation":
        return effect.n * FAME[world.setting.mission.kind]
    return 0.0 if effect.resource is None else points(knight, effect.resource, effect.n or 4)


def _taken(world: World, knight: Knight, effect: Effect) -> float:
    if effect.resource == "reputation":
        return -effect.n * FAME[world.setting.mission.kind]
    return 0.0 if effect.resource is None else -_lost(knight, effect.resource, effect.n or 4)


def _suffered(_world: World, knight: Knight, effect: Effect) -> float:
    return -effect.n * RADIATION * (1.0 + knight.radiation)


def _drawn(_world: World, _knight: Knight, effect: Effect) -> float:
    return effect.n * DRAWN[effect.colour or "green"]


def _named(world: World, _knight: Knight, _effect: Effect) -> float:
    """The value of a blue card: it can be exchanged for Reputation and a red card at any rest."""
    return FAME[world.setting.mission.kind] + DRAWN["red"]


def _luck_drawn(_world: World, _knight: Knight, effect: Effect) -> float:
    return effect.n * LUCK


def _luck_lost(_world: World, knight: Knight, effect: Effect) -> float:
    return -min(effect.n, len(knight.luck)) * LUCK


def _paid(world: World, _knight: Knight, effect: Effect) -> float:
    return -MONEY * effect.n * world.setting.numbers.values.of(effect.colour or "green")


def _gear_lost(_world: World, _knight: Knight, effect: Effect) -> float:
    return -0.2 * effect.n


def _treated(_world: World, knight: Knight, _effect: Effect) -> float:
    return points(knight, "health", 4) + points(knight, "radiation", 4)


def _supplied(_world: World, knight: Knight, _effect: Effect) -> float:
    return points(knight, "ammo", 4) + points(knight, "fuel", 4) + _mending(knight)


def _repaired(_world: World, knight: Knight, _effect: Effect) -> float:
    return _mending(knight)


def _damaged(_world: World, knight: Knight, _effect: Effect) -> float:
    return 0.0 if knight.car is None else -0.5


def _chosen(world: World, knight: Knight, effect: Effect) -> float:
    return max([effects_worth(world, knight, option) for option in effect.options], default=0.0)


def _body(world: World, knight: Knight, effect: Effect) -> float:
    return effects_worth(world, knight, effect.then)


def _tested(world: World, knight: Knight, effect: Effect) -> float:
    good = passes(world.setting, knight, effect)
    bad = effects_worth(world, knight, effect.fail)
    return good * effects_worth(world, knight, effect.ok) + (1 - good) * bad


def _rolled(world: World, knight: Knight, effect: Effect) -> float:
    return sum(
        (face.last - face.first + 1) / 10 * effects_worth(world, knight, face.then) for face in effect.faces
    )


def _plain(worth: float) -> Reckon:
    return lambda _world, _knight, _effect: worth


EFFECTS: dict[str, Reckon] = {
    "gain": _gained,
    "heal": _gained,
    "lose": _taken,
    "suffer": _suffered,
    "draw_gear": _drawn,
    "gain_named": _named,
    "draw_luck": _luck_drawn,
    "discard_luck": _luck_lost,
    "pay_gear": _paid,
    "lose_gear": _gear_lost,
    "treatment": _treated,
    "supply": _supplied,
    "repair_vehicle": _repaired,
    "damage_vehicle": _damaged,
    "choose": _chosen,
    "may": _body,
    "if": _body,
    "test": _tested,
    "roll": _rolled,
    "market_exchange": _plain(0.25),
    "take_market": _plain(0.3),
    "stop_movement": _plain(-0.3),
    "skip_exploration": _plain(-0.5),
    "strike": _plain(0.15),
    "plan_wasteland": _plain(0.15),
    "refit": _plain(0.1),
    "train": _plain(0.35),
}
"""The value of each verb's effect; verbs not listed count as 0, because their effect cannot be foreseen."""


def _lost(knight: Knight, resource: Resource, count: int) -> float:
    """The value of losing this many points; the last health costs consciousness."""
    lost = min(count, knight.resource(resource))
    if resource == "health":
        return lost * HEALTH * 1.2 + (1.0 if lost >= knight.health else 0.0)
    if resource == "fuel":
        return lost * FUEL if knight.car is not None else 0.0
    return lost * AMMO


def _mending(knight: Knight) -> float:
    return 0.4 if knight.car is not None and knight.car.damaged else 0.0
