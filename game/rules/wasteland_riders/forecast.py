"""Exact odds of tests before they are made, by the functions that make them."""

from game.rules.core.ids import Seat
from game.rules.core.odds import Preview, Term, ways_to_roll
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders.board import tile_at
from game.rules.wasteland_riders.conditions import constant_dice, wound_dice
from game.rules.wasteland_riders.intents import AcceptContract, CompleteContract, Escape, Explore
from game.rules.wasteland_riders.skill_tests import SIDES, skill_of
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.terms import Scope, Skill, TestKind


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
            test = tile_at(world, world.knight(seat).hex).test
            return None if test is None else odds(world, seat, "exploration", test.skills, test.difficulty)
        case AcceptContract(contract) | CompleteContract(contract):
            private = world.setting.content.private.get(contract)
            if private is None:
                return None
            asks = private.first_asks if isinstance(intent, AcceptContract) else private.second_asks
            for effect in asks:
                if effect.do == "test":
                    return odds(world, seat, "contract", effect.skills, effect.difficulty, effect.successes)
            return None
        case _:
            return None


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
