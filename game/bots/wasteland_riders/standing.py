"""How well a rider of Wasteland Riders stands: the terms by which positions are compared, and the common
goal."""

from game.bots.mind import Worth, shares
from game.bots.wasteland_riders.goals import pull
from game.bots.wasteland_riders.measure import COUNTED, FAME, LUCK, condition, fleetness, usefulness
from game.bots.wasteland_riders.packing import armed
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders import missions
from game.rules.wasteland_riders.gear.carried import load_of
from game.rules.wasteland_riders.gear.weapons import health_of
from game.rules.wasteland_riders.insights.mission_progress import count_of
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import Knight, World

NAMES = (
    ("reputation", "WR-WIN-03"),
    ("mission", "WR-WIN-01"),
    ("contracts", "WR-CON-01"),
    ("health", "WR-KO-01"),
    ("radiation", "WR-RES-09"),
    ("fuel", "WR-RES-07"),
    ("ammo", "WR-RES-06"),
    ("gear", "WR-GEAR-04"),
    ("vehicle", "WR-VEH-01"),
    ("luck", "WR-LUCK-01"),
    ("goals", "WR-EXPL-01"),
    ("common", "WR-WIN-04"),
)
"""Each term with the rule that makes it count."""
ACCEPTED = 0.6
"""The share of the reward for a contract whose first half is done."""
PURSE = 0.07
"""The value of gear worth one green card, wherever it lies."""
SOON = 3
"""The number of last rounds in which cards in hand lose value, as they can no longer be used."""
SURE, UNSURE = 2.0, 0.6
"""The lead that counts as clear: at the end, and the addition for each round left.

Fitted to the winners of 60 games between sergeants: with 0.55 and 0.22 a bot thought itself lost or safe
far too soon.
"""
WINS = 12.0
"""How much having won counts, in things that the mission counts."""
LOSABLE = ("cult", "scourges")
"""Missions in which all can lose together."""


def terms(world: World, seat: Seat) -> tuple[Worth, ...]:
    """The rider's own values minus the mean of the rivals'; the common goal is the same for all."""
    own = _standing(world, world.knights[seat])
    others = [_standing(world, world.knights[rival]) for rival in world.rivals(seat)]
    leads = [mine - sum(one[place] for one in others) / len(others) for place, mine in enumerate(own)]
    values = (*leads, 2 * common(world))
    return tuple(Worth(name, value, rule) for (name, rule), value in zip(NAMES, values, strict=True))


def share(world: World, seat: Seat) -> float:
    """The share of the win a seat can expect, times the chance that anybody wins."""
    left = world.setting.mission.rounds - world.round
    sums = [sum(_standing(world, knight)) for knight in world.knights]
    found = shares(sums, SURE + UNSURE * left)[seat]
    return found * common(world) if world.setting.mission.kind in LOSABLE else found


def _standing(world: World, knight: Knight) -> tuple[float, ...]:
    setting, kind = world.setting, world.setting.mission.kind
    left = setting.mission.rounds - world.round
    later = 1.0 if left >= SOON else (0.15 + left) / SOON
    health, radiation, fuel, ammo = condition(knight)
    return (
        FAME[kind] * knight.reputation,
        COUNTED[kind] * _counted(world, knight),
        ACCEPTED * later * _accepted(world, knight),
        later * health,
        later * radiation,
        later * fuel,
        later * ammo,
        later * gear_worth(setting, knight),
        later * fleetness(setting, knight),
        later * LUCK * min(len(knight.luck), 5),
        _goals(world, knight),
    )


def _counted(world: World, knight: Knight) -> float:
    """A rider with all the aid and the Reputation needed has won when the round ends."""
    count = count_of(world, knight)
    if world.setting.mission.kind == "saviour" and count.have >= count.needed:
        return count.have + (WINS if knight.reputation >= world.setting.mission.reputation else 1.0)
    return float(count.have)


def _accepted(world: World, knight: Knight) -> float:
    return float(sum(one.accepted and one.holder == knight.seat for one in world.contracts))


def gear_worth(setting: Setting, knight: Knight) -> float:
    """Gear on the sheet by its use, all gear by its value. It depends on the load and on cards just
    gained."""
    load = load_of(setting, knight)
    found: float | None = load.kept.get("worth")
    if found is None:
        found = load.kept["worth"] = _gear_worth(setting, knight)
    return found + 0.1 * len(knight.gained)


def _gear_worth(setting: Setting, knight: Knight) -> float:
    load = load_of(setting, knight)
    at_hand = [held.item for held in load.available]
    found = armed([usefulness(setting, knight, one.card) for one in at_hand if _is_weapon(setting, one)])
    for item in at_hand:
        if not _is_weapon(setting, item):
            found += usefulness(setting, knight, item.card)
        found += 0.2 * len(item.attachments)
    owned = sum(_value(setting, held.item) for held in load.cards)
    return found + 0.3 * len(knight.grafts) + PURSE * owned


def _is_weapon(setting: Setting, item: Item) -> bool:
    return bool(setting.gear(item.card).symbols)


def _value(setting: Setting, item: Item) -> int:
    return setting.value(item.card) + sum(map(setting.value, item.attachments))


def _goals(world: World, knight: Knight) -> float:
    """How much the rider's hex attracts; 0 for an unconscious rider and before the first round."""
    if not knight.conscious or not world.round:
        return 0.0
    return pull(world, knight.seat, knight.hex, explores=_explores(world, knight))


def _explores(world: World, knight: Knight) -> bool:
    """Whether the rider's exploration of this round is still to come."""
    if knight.skips_exploration:
        return False
    if world.step != "exploration":
        return world.step in ("scavenger", "knights", "movement")
    if world.active is None:
        return False
    order = world.round_order
    return order.index(knight.seat) > order.index(world.active)


# All together


def common(world: World) -> float:
    """The approximate chance that the mission is not lost for all."""
    match world.setting.mission.kind:
        case "scourges":
            return _scourges(world)
        case "cult":
            return _cult(world)
        case _:
            return 1.0


def _scourges(world: World) -> float:
    """Villains must fall and cities stand; a villain about to enter the next city counts most."""
    mission, state = world.setting.mission, world.mission
    if state.defeated >= len(mission.markers):
        return 1.0
    whole = beaten = 0.0
    for enemy in state.enemies:
        health = health_of(world, CardId(enemy.enemy))
        whole += health
        beaten += min(enemy.wounds, health)
    hurt = beaten / whole if whole else 0.0
    found = 0.7 + 0.3 * hurt if state.defeated else 0.25 + 0.4 * hurt
    left = max(0, mission.rounds - world.round)
    found *= 0.6 + 0.4 * min(left / 4, 1.0) if not state.defeated else 1.0
    to = missions.goals(world)
    for enemy in state.enemies:
        steps = missions.goal_distance(world, enemy.hex, to) + (1 if enemy.held else 0)
        marches = left // 2
        if len(state.ruins) + 1 >= mission.dominance and steps <= marches:
            found *= (0.3, 0.55, 0.75, 0.9)[min(steps, 3)] if steps else 0.3
        elif steps <= marches:
            found *= (0.85, 0.9, 0.95, 1.0)[min(steps, 3)]
    return found * (0.75 if state.ruins else 1.0)


def _cult(world: World) -> float:
    """Each cultist that has entered Zgorzel, or may still reach it, brings the end nearer."""
    mission, state = world.setting.mission, world.mission
    left = max(0, mission.rounds - world.round)
    coming = float(state.dominance)
    for enemy in state.enemies:
        if enemy.id in mission.arrivals:
            continue
        steps = world.setting.distances[enemy.hex][world.setting.start]
        if steps <= left:
            coming += (1.0, 0.9, 0.65, 0.45)[min(steps, 3)]
    found = 1.0 if coming <= 1.0 else max(0.05, 1.0 - 0.3 * (coming - 1.0))
    if state.dominance == mission.dominance - 1:
        found *= 0.8
    if not any(knight.trophies for knight in world.knights):
        found *= 0.5 + 0.05 * min(left, 8)
    return found
