"""The terms of an attack: its dice, its damage, and what stops it."""

from collections.abc import Iterator

from game.rules.core.ids import Seat
from game.rules.core.odds import Term, total
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.gear.conditions import counts_tens, unfolded, wound_dice
from game.rules.wasteland_riders.gear.weapons import (
    aggression_terms,
    armour_terms,
    attack_effects,
    burst_of,
    enemy_uses,
    fighting,
    panel_of,
    weapon_of,
)
from game.rules.wasteland_riders.skill_tests import SIDES, skill_term
from game.rules.wasteland_riders.terms import Scope, Skill, Symbol
from game.rules.wasteland_riders.world.fight import Fighter, Side, other_side
from game.rules.wasteland_riders.world.state import World
from game.rules.wasteland_riders.world.sums import of_cards, raised, with_changes

# Dice


def skill_for(symbol: Symbol) -> Skill:
    return "blades" if symbol == "melee" else "guns"


def attack_pool(world: World, side: Side) -> int:
    """Dice of the current attack, never below 1 (WR-ATK-10)."""
    return total(attack_terms(world, side))


def attack_terms(world: World, side: Side) -> tuple[Term, ...]:
    """Skill or Aggression first, then all changes."""
    fight = fighting(world)
    fighter = fight.side(side)
    assert fight.attack is not None
    assert fighter.symbol is not None
    if fighter.seat is None:
        base, *changes = _enemy_dice(world, fighter)
    else:
        base, *changes = _knight_dice(world, side, fighter.seat, fighter.symbol)
    changes += _clash_dice(world, side)
    changes.append(Term("played", fight.attack.dice, "WR-ATK-11"))
    return raised(with_changes(base, changes), 1, "WR-ATK-10")


def _enemy_dice(world: World, fighter: Fighter) -> Iterator[Term]:
    assert fighter.enemy is not None
    yield from aggression_terms(world, fighter.enemy)
    if fighter.card == "burst":
        yield Term("burst", panel_of(world, fighter.enemy).burst, "WR-CARD-22")


def _knight_dice(world: World, side: Side, seat: Seat, symbol: Symbol) -> Iterator[Term]:
    """Skill, gear, range card, burst and wounds of a knight, and what the enemy's text takes."""
    fight = fighting(world)
    fighter, other, weapon = fight.side(side), fight.side(other_side(side)), weapon_of(world, side)
    skill = skill_for(symbol)
    scopes: frozenset[Scope] = frozenset((skill, "attack", "any"))
    yield skill_term(world, seat, skill, "WR-RANGE-04")
    dice = (
        (card, effect.n)
        for card, effect in attack_effects(world, seat, weapon)
        if effect.do == "dice" and scopes & set(effect.scope)
    )
    yield from of_cards(world.setting, dice, "WR-ATK-10")
    printed = world.setting.content.combat.range(fight.range).symbols
    under = next(one.dice for one in printed if one.symbol == symbol)
    yield Term("range", under, "WR-RANGE-07", f"range-{fight.range}")
    if fighter.card == "burst" and weapon is not None:
        yield Term("burst", burst_of(world, seat, weapon), "WR-CARD-22")
    if other.enemy is not None:
        for use in enemy_uses(world, other.enemy, "constant"):
            for effect in unfolded(world, seat, use.effects):
                if effect.do == "dice" and scopes & set(effect.scope):
                    yield Term("enemy", effect.n, "WR-ATK-10", world.setting.thing(other.enemy))
    yield Term("wounds", max(fighter.start_penalty, wound_dice(world, seat)), "WR-ATK-24")


def _clash_dice(world: World, side: Side) -> Iterator[Term]:
    """What combat cards, the opponent's texts for the whole fight and the hexes change."""
    fight, combat = fighting(world), world.setting.content.combat
    fighter, other = fight.side(side), fight.side(other_side(side))
    if fighter.prepared and fighter.card == "attack":
        yield Term("prepared", combat.prepared.attack_dice, "WR-CARD-11", "combat-preparation")
    if other.card is not None and other.card != "hidden":
        is_advance = other.advances is not False
        dice = combat.face(other.card, is_advance=is_advance).dice
        rule = "WR-CARD-06"
        if other.card == "range_change":
            rule = "WR-CARD-14" if is_advance else "WR-CARD-15"
        yield Term("opponent", dice, rule, f"combat-{other.card}")
    yield Term("hindered", other.opp_dice, "WR-ATK-10")
    yield from board.attack_dice(world, fight.hex)


# The value of the dice


def attack_difficulty(world: World) -> int:
    return world.setting.content.combat.range(fighting(world).range).difficulty


def successes_of(world: World, dice: tuple[int, ...]) -> int:
    """How many dice are successes; a ten, or a face that counts as one, always is (WR-TEST-07)."""
    difficulty = min(attack_difficulty(world), SIDES)
    return sum(die >= difficulty for die in dice)


def crit_from(world: World, side: Side) -> int:
    """The lowest face that counts as a ten."""
    fight = fighting(world)
    fighter = fight.side(side)
    assert fight.attack is not None
    found = [fight.attack.crit_from]
    if fighter.prepared and fighter.card == "attack":
        found.append(world.setting.content.combat.prepared.crit_from)
    if fighter.seat is not None:
        effects = attack_effects(world, fighter.seat, weapon_of(world, side))
        found += (effect.n for _, effect in effects if effect.do == "crit_from")
    elif fighter.enemy is not None:
        for use in enemy_uses(world, fighter.enemy, "constant"):
            for effect in use.effects:
                if effect.do == "on" and effect.who == "enemy":
                    found += (one.n for one in effect.then if one.do == "crit_from")
    return min(found)


def tens_of(world: World, side: Side, dice: tuple[int, ...]) -> int:
    """The tens that count: none for a knight at high radiation (WR-TEST-09)."""
    fighter = fighting(world).side(side)
    if fighter.seat is not None and not counts_tens(world, fighter.seat):
        return 0
    return sum(die >= crit_from(world, side) for die in dice)


# Damage


def damage_of(world: World, side: Side, tens: int) -> int:
    return total(damage_terms(world, side, tens))


def damage_terms(world: World, side: Side, tens: int) -> tuple[Term, ...]:
    """The damage of a hit with this many tens: 1, more for tens, and all extra damage (WR-ATK-13,
    WR-ATK-15)."""
    fight = fighting(world)
    fighter = fight.side(side)
    assert fight.attack is not None
    extra: list[Term] = []
    per_ten = fight.attack.crit_damage
    if fighter.enemy is not None:
        extra.append(Term("extra", panel_of(world, fighter.enemy).damage, "WR-ATK-21"))
    elif fighter.seat is not None:
        weapon = weapon_of(world, side)
        found: list[tuple[str, int]] = []
        if weapon is not None:
            found.append((weapon.card, world.setting.gear(weapon.card).damage))
        for card, effect in attack_effects(world, fighter.seat, weapon):
            if effect.do == "damage":
                found.append((card, effect.n))
            elif effect.do == "crit_damage":
                per_ten = max(per_ten, effect.n)
        extra += of_cards(world.setting, found, "WR-ATK-21")
    changes = (
        Term("tens", tens * per_ten, "WR-ATK-15"),
        *extra,
        Term("played", fight.attack.damage, "WR-ATK-21"),
    )
    return with_changes(Term("hit", 1, "WR-ATK-13"), changes)


def piercing_of(world: World, side: Side) -> int:
    fighter = fighting(world).side(side)
    if fighter.enemy is not None:
        return panel_of(world, fighter.enemy).piercing
    weapon = weapon_of(world, side)
    return 0 if weapon is None else world.setting.gear(weapon.card).piercing


def stopped_of(world: World, side: Side, damage: int) -> int:
    return total(stopping_terms(world, side, damage))


def stopping_terms(world: World, side: Side, damage: int) -> tuple[Term, ...]:
    """What stops damage: armour less piercing, and blocks; never more than the damage (WR-ATK-16)."""
    fight = fighting(world)
    assert fight.attack is not None
    base, *changes = armour_terms(world, fight.side(other_side(side)))
    armour = base.value + total(changes)
    changes.append(Term("piercing", -min(piercing_of(world, side), armour), "WR-ATK-16"))
    changes.append(Term("blocked", fight.attack.block, "WR-ATK-16"))
    most = base.value + total(changes)
    changes.append(Term("spare", min(0, damage - most), "WR-ATK-16"))
    return with_changes(base, changes)
