"""Exact odds of tests before they are made, by the functions that make them."""

from collections import Counter

from game.rules.core.ids import Seat
from game.rules.core.odds import Preview, Result, Stakes, Term, ways_to_roll
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders.attacks import (
    attack_difficulty,
    attack_pool,
    crit_from,
    damage_of,
    piercing_of,
    skill_for,
)
from game.rules.wasteland_riders.board import tile_at
from game.rules.wasteland_riders.conditions import constant_dice, counts_tens, wound_dice
from game.rules.wasteland_riders.evolve import EVOLVERS
from game.rules.wasteland_riders.fight_events import AttackBegan, AttackDeclared
from game.rules.wasteland_riders.fight_intents import ChooseSymbol, ChooseWeapon, Search
from game.rules.wasteland_riders.fight_state import Side, other_side
from game.rules.wasteland_riders.intents import AcceptContract, CompleteContract, Escape, Explore
from game.rules.wasteland_riders.skill_tests import SIDES, skill_of
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.terms import Scope, Skill, Spot, Symbol, TestKind
from game.rules.wasteland_riders.weapons import Shot, aggression, armour_of, fighting, health_of, shots


def preview(view: State[World], seat: Seat, intent: Intent) -> Preview | None:
    """The odds of an escape, an exploration test or the test of a contract that this intent would lead to."""
    world = view.world
    match intent:
        case Escape():
            if world.move is None or world.move.played is None or world.move.seat != seat:
                return None
            check = world.setting.content.wasteland[world.move.played].escape
            return odds(world, seat, "escape", check.skills, check.difficulty)
        case Explore():
            test = tile_at(world, world.knights[seat].hex).test
            return None if test is None else odds(world, seat, "exploration", test.skills, test.difficulty)
        case AcceptContract(contract) | CompleteContract(contract):
            private = world.setting.content.private.get(contract)
            if private is None:
                return None
            asks = private.first_asks if type(intent) is AcceptContract else private.second_asks
            for effect in asks:
                if effect.do == "test":
                    return odds(world, seat, "contract", effect.skills, effect.difficulty, effect.successes)
            return None
        case Search():
            check = world.setting.numbers.search
            return odds(world, seat, "search", check.skills, check.difficulty)
        case ChooseWeapon(spot, symbol):
            return attack_odds(world, seat, spot, symbol)
        case ChooseSymbol(symbol):
            return attack_odds(world, seat, None, symbol)
        case _:
            return None


def attack_odds(world: World, seat: Seat, spot: Spot | None, symbol: Symbol) -> Preview | None:
    """Of an attack that could be made now: how often it hits, and what it would leave the opponent."""
    side = None if world.fight is None else world.fight.of(seat)
    if side is None:
        return None
    fighter = fighting(world).side(side)
    possible = shots(world, fighter, burst=fighter.card == "burst")
    if fighter.card not in ("attack", "burst") or Shot(spot, symbol) not in possible:
        return None
    declared = AttackDeclared(seat, side, spot, None, symbol)
    world = EVOLVERS[AttackDeclared](world, declared)
    world = EVOLVERS[AttackBegan](world, AttackBegan(side))
    dice, difficulty = attack_pool(world, side), attack_difficulty(world)
    ways = _hits(world, side, dice, difficulty)
    left = Counter[int]()
    for tens, count in ways.items():
        left[_left(world, side, tens)] += count
    own, enemy = _health(world, side), _health(world, other_side(side))
    results = tuple(Result(own, health, count) for health, count in sorted(left.items()))
    return Preview(
        _attack_terms(world, side, seat, symbol, dice),
        difficulty,
        dice,
        sum(count for tens, count in ways.items() if tens is not None),
        SIDES**dice,
        results=results,
        stakes=Stakes("attack", str(fighting(world).hex), own, enemy, True),
    )


def _attack_terms(world: World, side: Side, seat: Seat, symbol: Symbol, dice: int) -> tuple[Term, ...]:
    """Skill or Aggression, and all that changes it."""
    fighter = fighting(world).side(side)
    if fighter.enemy is not None:
        base = Term("aggression", aggression(world, fighter.enemy), "WR-RANGE-04")
    else:
        base = Term("skill", skill_of(world, seat, skill_for(symbol)), "WR-RANGE-04")
    rest = dice - base.value
    return (base, Term("changes", rest, "WR-ATK-10")) if rest else (base,)


def _hits(world: World, side: Side, dice: int, difficulty: int) -> dict[int | None, int]:
    """How many of all rolls miss (None), or hit with so many tens that count."""
    fighter = fighting(world).side(side)
    counted = fighter.seat is None or counts_tens(world, fighter.seat)
    ten_from = crit_from(world, side) if counted else SIDES + 1
    rolls = {(False, 0): 1}
    for _ in range(dice):
        more = Counter[tuple[bool, int]]()
        for (hit, tens), count in rolls.items():
            for face in range(1, SIDES + 1):
                more[hit or face >= difficulty, tens + (face >= ten_from)] += count
        rolls = dict(more)
    found = Counter[int | None]()
    for (hit, tens), count in rolls.items():
        found[tens if hit else None] += count
    return dict(found)


def _left(world: World, side: Side, tens: int | None) -> int:
    """The opponent's health after such an attack."""
    target = other_side(side)
    health = _health(world, target)
    if tens is None:
        return health
    stopped = max(0, armour_of(world, fighting(world).side(target)) - piercing_of(world, side))
    return max(0, health - max(0, damage_of(world, side, tens) - stopped))


def _health(world: World, side: Side) -> int:
    fighter = fighting(world).side(side)
    if fighter.seat is not None:
        return world.knights[fighter.seat].health
    assert fighter.enemy is not None
    return health_of(world, fighter.enemy) - fighter.wounds


def odds(
    world: World, seat: Seat, kind: TestKind, skills: tuple[Skill, ...], difficulty: int, needed: int = 1
) -> Preview:
    """With the better of several skills; so many of all equally likely rolls succeed."""
    return max((_with(world, seat, kind, skill, difficulty, needed) for skill in skills), key=_chance)


def _chance(one: Preview) -> float:
    return one.good / one.all


def _with(world: World, seat: Seat, kind: TestKind, skill: Skill, difficulty: int, needed: int) -> Preview:
    scopes: set[Scope] = {skill, "any"}
    if kind != "other":
        scopes.add(kind)
    base = skill_of(world, seat, skill)
    gear, wounds = constant_dice(world, seat, frozenset(scopes)), wound_dice(world, seat)
    dice = max(1, base + gear + wounds)
    terms = [Term("skill", base, "WR-TEST-11")]
    if gear:
        terms.append(Term("gear", gear, "WR-TEST-02"))
    if wounds:
        terms.append(Term("wounds", wounds, "WR-TEST-08"))
    ways = ways_to_roll([int(face >= difficulty) for face in range(1, SIDES + 1)], dice)
    good = sum(count for successes, count in ways.items() if successes >= needed)
    return Preview(tuple(terms), difficulty, dice, good, sum(ways.values()))
