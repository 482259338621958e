"""The dice of the last test or attack in the tray: a success is bright, a ten counts more."""

from collections.abc import Sequence

from game.presenters.contract.presenter import DiceThrow
from game.rules.core.values import Event
from game.rules.wasteland_riders.events.common import FirstPlayerRolled
from game.rules.wasteland_riders.events.fights import AttackRolled
from game.rules.wasteland_riders.events.journey import DieRolled, SkillTestRolled, SkillTestStarted
from game.rules.wasteland_riders.world.state import World
from game.view.kit import Kit

DIE = "die_d10"
Roll = SkillTestRolled | AttackRolled | DieRolled | FirstPlayerRolled


def last_throw(kit: Kit, world: World, events: Sequence[Event]) -> DiceThrow | None:
    """The last throw among these events, None if there is none; a test's difficulty is in its first event."""
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if isinstance(event, Roll):
            return _throw(kit, event, _difficulty(world, events[:number], event))
    return None


def _difficulty(world: World, before: Sequence[Event], event: Event) -> int | None:
    """The lowest face that is a success in this throw; None if it is unknown."""
    if isinstance(event, AttackRolled):
        return event.difficulty
    if not isinstance(event, SkillTestRolled):
        return None
    started = next((one for one in reversed(before) if isinstance(one, SkillTestStarted)), None)
    if started is not None:
        return started.difficulty
    test = world.test
    return test.difficulty if test is not None and test.rolled == event.dice else None


def _throw(kit: Kit, event: Roll, difficulty: int | None) -> DiceThrow:
    if isinstance(event, DieRolled):
        return DiceThrow(DIE, (str(event.die),), (True,), kit.say("wr-dice-single", die=event.die))
    faces = tuple(str(die) for die in event.dice)
    if isinstance(event, FirstPlayerRolled):
        best = max(event.dice)
        good = tuple(die == best for die in event.dice)
        return DiceThrow(DIE, faces, good, kit.say("wr-dice-first"))
    words = kit.say("wr-dice-throw", successes=event.successes, tens=event.tens)
    return DiceThrow(DIE, faces, _good(event.dice, event.successes, difficulty), words)


def _good(dice: Sequence[int], successes: int, difficulty: int | None) -> tuple[bool, ...]:
    """Which dice are successes: without a difficulty the highest ones, as many as were counted."""
    if difficulty is None:
        best = sorted(range(len(dice)), key=lambda place: -dice[place])[:successes]
        return tuple(place in best for place in range(len(dice)))
    return tuple(die >= difficulty for die in dice)
