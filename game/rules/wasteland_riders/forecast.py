"""Exact odds of tests before they are made, computed by the functions that make them."""

from collections import Counter

from msgspec.structs import replace

from game.rules.core.ids import Seat
from game.rules.core.odds import Preview, Result, Stakes, Term, total, ways_to_roll
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders.board import tile_at
from game.rules.wasteland_riders.events.fights import AttackBegan, AttackDeclared
from game.rules.wasteland_riders.evolve.common import EVOLVERS
from game.rules.wasteland_riders.fight.sums import (
    attack_difficulty,
    attack_terms,
    damage_of,
    stopped_of,
    successes_of,
    tens_of,
)
from game.rules.wasteland_riders.gear.weapons import WeaponShot, fighting, remaining_health, shots
from game.rules.wasteland_riders.intents.common import AcceptContract, CompleteContract, Escape, Explore
from game.rules.wasteland_riders.intents.fights import ChooseSymbol, ChooseWeapon, Search
from game.rules.wasteland_riders.missions import search_is_sure
from game.rules.wasteland_riders.skill_tests import SIDES, pool_terms, terms_of_test
from game.rules.wasteland_riders.terms import Skill, Spot, Symbol, TestKind
from game.rules.wasteland_riders.world.fight import Side, other_side
from game.rules.wasteland_riders.world.state import World


def preview(view: State[World], seat: Seat, intent: Intent) -> Preview | None:
    """The odds of the escape, test, search or attack that this intent would lead to; None for all others."""
    world = view.world
    match intent:
        case Escape():
            return _escape_odds(world, seat)
        case Explore():
            test = tile_at(world, world.knights[seat].hex).test
            return None if test is None else odds(world, seat, "exploration", test.skills, test.difficulty)
        case AcceptContract() | CompleteContract():
            return _contract_odds(world, seat, intent)
        case Search(rival):
            return search_odds(world, seat, rival)
        case ChooseWeapon(spot, symbol):
            return attack_odds(world, seat, spot, symbol)
        case ChooseSymbol(symbol):
            return attack_odds(world, seat, None, symbol)
        case _:
            return None


def _escape_odds(world: World, seat: Seat) -> Preview | None:
    if world.move is None or world.move.played is None or world.move.seat != seat:
        return None
    check = world.setting.content.wasteland[world.move.played].escape
    return odds(world, seat, "escape", check.skills, check.difficulty)


def _contract_odds(world: World, seat: Seat, intent: AcceptContract | CompleteContract) -> Preview | None:
    private = world.setting.content.private.get(intent.contract)
    if private is None:
        return None
    asks = private.first_asks if isinstance(intent, AcceptContract) else private.second_asks
    for effect in asks:
        if effect.do == "test":
            return odds(world, seat, "contract", effect.skills, effect.difficulty, effect.successes)
    return None


def attack_odds(world: World, seat: Seat, spot: Spot | None, symbol: Symbol) -> Preview | None:
    """The odds of an attack that could be made now: how often it hits, and the opponent's health after it;
    None if it cannot be made."""
    side = None if world.fight is None else world.fight.of(seat)
    if side is None:
        return None
    fighter = fighting(world).side(side)
    possible = shots(world, fighter, burst=fighter.card == "burst")
    if fighter.card not in ("attack", "burst") or WeaponShot(spot, symbol) not in possible:
        return None
    declared = AttackDeclared(seat, side, spot, None, symbol)
    world = EVOLVERS[AttackDeclared](world, declared)
    world = EVOLVERS[AttackBegan](world, AttackBegan(side))
    return odds_at_hand(world, side)


def odds_at_hand(world: World, side: Side) -> Preview:
    """The odds of the attack that has begun, before its dice are rolled."""
    terms = attack_terms(world, side)
    ways = _hits(world, side, total(terms))
    left = Counter[int]()
    for tens, count in ways.items():
        left[_left(world, side, tens)] += count
    own, enemy = _health(world, side), _health(world, other_side(side))
    results = tuple(Result(own, health, count) for health, count in sorted(left.items()))
    return Preview(
        terms,
        attack_difficulty(world),
        total(terms),
        sum(count for tens, count in ways.items() if tens is not None),
        SIDES ** total(terms),
        results=results,
        stakes=Stakes("attack", str(fighting(world).hex), own, enemy, True),
    )


def _hits(world: World, side: Side, dice: int) -> dict[int | None, int]:
    """How many of all rolls miss (None), or hit with this number of tens that count."""
    faces = Counter(
        (successes_of(world, (face,)) > 0, tens_of(world, side, (face,))) for face in range(1, SIDES + 1)
    )
    rolls = {(False, 0): 1}
    for _ in range(dice):
        more = Counter[tuple[bool, int]]()
        for (hit, tens), count in rolls.items():
            for (is_success, is_ten), times in faces.items():
                more[hit or is_success, tens + is_ten] += count * times
        rolls = dict(more)
    found = Counter[int | None]()
    for (hit, tens), count in rolls.items():
        found[tens if hit else None] += count
    return dict(found)


def _left(world: World, side: Side, tens: int | None) -> int:
    """The opponent's health after such a hit."""
    health = _health(world, other_side(side))
    if tens is None:
        return health
    damage = damage_of(world, side, tens)
    return max(0, health - damage + stopped_of(world, side, damage))


def _health(world: World, side: Side) -> int:
    return remaining_health(world, fighting(world).side(side))


def search_odds(world: World, seat: Seat, rival: Seat) -> Preview:
    """The odds of a search for a rival's knight; a search that needs no roll always succeeds."""
    check = world.setting.numbers.search
    found = odds(world, seat, "search", check.skills, check.difficulty)
    return replace(found, good=found.all) if search_is_sure(world, rival) else found


def odds(
    world: World, seat: Seat, kind: TestKind, skills: tuple[Skill, ...], difficulty: int, needed: int = 1
) -> Preview:
    """The odds of a test with the best of several skills: how many of all equally likely rolls succeed."""
    return max((_with(world, seat, kind, skill, difficulty, needed) for skill in skills), key=_chance)


def _chance(one: Preview) -> float:
    return one.good / one.all


def _with(world: World, seat: Seat, kind: TestKind, skill: Skill, difficulty: int, needed: int) -> Preview:
    return odds_of(terms_of_test(world, seat, skill, kind), difficulty, needed)


def odds_of_test(world: World) -> Preview:
    """The odds of the current test, if its dice are rolled now."""
    assert world.test is not None
    return odds_of(pool_terms(world), world.test.difficulty, world.test.needed)


def odds_of(terms: tuple[Term, ...], difficulty: int, needed: int) -> Preview:
    """The odds that this many dice show the successes needed."""
    ways = ways_to_roll([int(face >= difficulty) for face in range(1, SIDES + 1)], total(terms))
    good = sum(count for successes, count in ways.items() if successes >= needed)
    return Preview(terms, difficulty, total(terms), good, sum(ways.values()))
