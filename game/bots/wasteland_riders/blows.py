"""The value of attacks: quickly estimated for playouts, exact when the rider itself chooses."""

from functools import lru_cache
from typing import NamedTuple

from game.bots.wasteland_riders.measure import skill
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.content.tables import Panel
from game.rules.wasteland_riders.forecast import attack_odds
from game.rules.wasteland_riders.gear.carried import load_of
from game.rules.wasteland_riders.gear.weapons import panel_of, remaining_health
from game.rules.wasteland_riders.skill_tests import SIDES
from game.rules.wasteland_riders.terms import RANGES, Range, Spot, Symbol
from game.rules.wasteland_riders.world.fight import Fight, Fighter, Side, other_side
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import Knight, World

BLOWS = 2.2
"""The approximate number of attacks of a fighter in a fight: clashes also go to range and preparation."""


class Blow(NamedTuple):
    """A way to attack with the available weapons."""

    spot: Spot | None
    symbol: Symbol
    dice: int
    damage: int
    piercing: int
    burst: int
    ammo: int
    """What it costs; a burst costs one more."""
    fuel: bool
    per_ten: int


def blows_of(setting: Setting, knight: Knight) -> tuple[Blow, ...]:
    """All attacks of a rider's weapons at any range; they depend on the load alone."""
    load = load_of(setting, knight)
    found: tuple[Blow, ...] | None = load.kept.get("shots")
    if found is None:
        at_hand = [(held.spot, held.item.card) for held in load.available]
        at_hand += [(Spot(f"graft_{index}"), card) for index, card in enumerate(knight.grafts, 1)]
        found = load.kept["shots"] = tuple(
            _shot(setting, knight, spot, card, symbol)
            for spot, card in at_hand
            for symbol in setting.gear(card).symbols
        )
    return found


def _shot(setting: Setting, knight: Knight, spot: Spot, card: CardId, symbol: Symbol) -> Blow:
    gear = setting.gear(card)
    effects = [effect for use in gear.uses for effect in use.effects]
    verbs = [effect.do for effect in effects]
    dice = skill(setting, knight, "blades" if symbol == "melee" else "guns")
    ammo = 0 if symbol == "melee" or "no_ammo" in verbs else 1 + verbs.count("ammo_cost")
    per_ten = max([effect.n for effect in effects if effect.do == "crit_damage"], default=1)
    return Blow(
        spot, symbol, dice, gear.damage, gear.piercing, gear.burst, ammo, "fuel_weapon" in verbs, per_ten
    )


@lru_cache(maxsize=1024)
def blows_of_panel(panel: Panel) -> tuple[Blow, ...]:
    """All attacks of an enemy; range cards do not change them."""
    return tuple(
        Blow(None, symbol, panel.aggression, panel.damage, panel.piercing, panel.burst, 0, False, 1)
        for symbol in panel.symbols
    )


def armour_at_hand(setting: Setting, knight: Knight) -> int:
    """The damage that the rider's armour stops; it depends on the load alone."""
    load = load_of(setting, knight)
    found: int | None = load.kept.get("armour")
    if found is None:
        cards = [setting.gear(held.item.card).armour for held in load.available]
        found = load.kept["armour"] = sum(cards) + sum(card == "luski" for card in knight.grafts)
    return found


@lru_cache(maxsize=8192)
def mean_loss(
    dice: int, difficulty: int, damage: int, armour: int, health: int, crit: int, per_ten: int
) -> float:
    """The mean loss of health from an attack with this many dice."""
    dice = max(1, dice)
    tens = (SIDES + 1 - crit) / SIDES
    misses = (min(difficulty, crit) - 1) / SIDES
    plain = 1.0 - misses - tens
    ways = {(False, 0): 1.0}
    for _ in range(dice):
        more: dict[tuple[bool, int], float] = {}
        for (hit, count), share in ways.items():
            for key, part in (((hit, count), misses), ((True, count), plain), ((True, count + 1), tens)):
                more[key] = more.get(key, 0.0) + share * part
        ways = more
    return sum(
        share * min(health, max(0, 1 + damage + count * per_ten - armour))
        for (hit, count), share in ways.items()
        if hit
    )


def _symbol_dice(setting: Setting, at: Range) -> dict[Symbol, int]:
    question = ("symbol dice", at)
    found: dict[Symbol, int] | None = setting.memo[question]
    if found is None:
        printed = setting.content.combat.range(at).symbols
        found = setting.memo.put(question, {one.symbol: one.dice for one in printed})
    return found


def blow(
    setting: Setting, shot: Blow, at: Range, armour: int, health: int, *, dice: int = 0, crit: int = 10
) -> float:
    """The expected loss from a shot at this range; 0 if it is not possible."""
    under = _symbol_dice(setting, at).get(shot.symbol)
    if under is None:
        return 0.0
    number = shot.dice + dice + (0 if shot.spot is None else under)
    stopped = max(0, armour - shot.piercing)
    difficulty = setting.content.combat.range(at).difficulty
    return mean_loss(number, difficulty, shot.damage, stopped, health, crit, shot.per_ten)


def best_blow(
    world: World, fighter: Fighter, other: Fighter, at: Range, *, burst: bool = False, prepared: bool = False
) -> float:
    """The largest expected loss from one attack of this fighter."""
    setting = world.setting
    health, armour = remaining_health(world, other), armour_of_fighter(world, other)
    dice, crit, most = 2 if prepared else 0, 9 if prepared else 10, 0.0
    if fighter.seat is None:
        shots, ammo, fuel = blows_of_panel(panel_of(world, fighter.enemy or CardId(""))), 9, True
    else:
        knight = world.knights[fighter.seat]
        shots, ammo, fuel = blows_of(setting, knight), knight.ammo, knight.fuel > 0
        dice += max(fighter.start_penalty, setting.numbers.wounded.get(str(knight.health), 0))
    for shot in shots:
        if shot.fuel and not fuel:
            continue
        if burst and not shot.burst:
            continue
        if shot.ammo and shot.ammo + burst > ammo:
            continue
        found = blow(setting, shot, at, armour, health, dice=dice + (shot.burst if burst else 0), crit=crit)
        most = max(most, found)
    return most


def armour_of_fighter(world: World, fighter: Fighter) -> int:
    if fighter.seat is not None:
        return armour_at_hand(world.setting, world.knights[fighter.seat])
    assert fighter.enemy is not None
    return panel_of(world, fighter.enemy).armour


def edge(world: World, fight: Fight, side: Side, at: Range) -> float:
    """The expected loss from a fighter's attack at this range minus that from the opponent's."""
    own, other = fight.side(side), fight.side(other_side(side))
    theirs = best_blow(world, other, own, at)
    return best_blow(world, own, other, at) - theirs * _fear(world, own)


def _fear(world: World, fighter: Fighter) -> float:
    """A factor for losses: the less health is left, the more a loss counts."""
    return 1.0 if fighter.seat is None else (3.0, 3.0, 2.0, 1.4, 1.0)[world.knights[fighter.seat].health]


def exact_loss(world: World, seat: Seat, spot: Spot | None, symbol: Symbol) -> float:
    """The mean loss of health that an attack causes the opponent, with all texts counted."""
    odds = attack_odds(world, seat, spot, symbol)
    if odds is None or odds.stakes is None:
        return 0.0
    return sum((odds.stakes.enemy - one.enemy) * one.ways for one in odds.results) / odds.all


# Before a fight


def prospect(world: World, seat: Seat, enemy: CardId, wounds: int = 0) -> float:
    """The expected result of a fight with this enemy, from -1 (the rider falls) to 1 (the rider wins at
    once)."""
    knight = world.knights[seat]
    panel = panel_of(world, enemy)
    own = Fighter(leader=seat, seat=seat)
    other = Fighter(leader=seat, enemy=enemy, wounds=wounds)
    deals = max(best_blow(world, own, other, at) for at in RANGES)
    suffers = _mean_suffered(world, own, other)
    left = max(1, remaining_health(world, other))
    won = min(1.0, deals * BLOWS / left)
    lost = min(1.0, suffers * BLOWS / max(1, knight.health))
    if panel.fierce:
        won *= won
    return won - lost


def duel_prospect(world: World, seat: Seat, rival: Seat) -> float:
    """The same for a fight with another rider."""
    own, other = Fighter(leader=seat, seat=seat), Fighter(leader=rival, seat=rival)
    deals = max(best_blow(world, own, other, at) for at in RANGES)
    suffers = max(best_blow(world, other, own, at) for at in RANGES)
    won = min(1.0, deals * BLOWS / max(1, world.knights[rival].health))
    lost = min(1.0, suffers * BLOWS / max(1, world.knights[seat].health))
    return won - lost


def _mean_suffered(world: World, own: Fighter, other: Fighter) -> float:
    found = sorted(best_blow(world, other, own, at) for at in RANGES)
    return (found[-1] + found[-2]) / 2
