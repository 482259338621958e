"""The world just before each event that a sum decides: dice are about to fall, a blow about to land."""

from collections.abc import Iterable, Iterator

from game.rules.core.values import Event
from game.rules.wasteland_riders.events.fights import AttackHit, AttackRolled, DamageStopped
from game.rules.wasteland_riders.events.journey import SkillTestRolled
from game.rules.wasteland_riders.evolve.common import EVOLVERS
from game.rules.wasteland_riders.world.state import World
from game.session.match import Match

ADDED_UP = (AttackRolled, SkillTestRolled, AttackHit, DamageStopped)
"""What a sum decides."""


def moments(world: World, events: Iterable[Event]) -> Iterator[tuple[World, Event]]:
    """Each event that a sum decides with the world before it; dice that are rolled again are no new sum."""
    for event in events:
        if isinstance(event, ADDED_UP) and not getattr(event, "again", False):
            yield world, event
        world = EVOLVERS[type(event)](world, event)


def all_moments(match: Match) -> Iterator[tuple[World, Event]]:
    """Of a whole match; that its events lead from state to state is checked on the way."""
    world: World = match.first_state.world
    for step in match.steps:
        yield from moments(world, step.events)
        world = step.state.world
