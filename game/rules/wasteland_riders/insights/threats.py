"""What others could do to a player's knight: attacks in a fight, rivals who could reach the knight.

Only public facts are used. As in all odds, nobody plays a luck card.
"""

from collections.abc import Iterator

import msgspec

from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.state import State
from game.rules.wasteland_riders import missions
from game.rules.wasteland_riders.forecast import search_odds
from game.rules.wasteland_riders.insights.attack_options import AttackOption, attack_options
from game.rules.wasteland_riders.insights.reach import reach_of_next
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.fight import Fight, Side, other_side
from game.rules.wasteland_riders.world.state import World


class AttackThreat(msgspec.Struct, frozen=True):
    """An attack that the opponent in a fight could make."""

    attack: AttackOption
    preview: Preview


class SearchThreat(msgspec.Struct, frozen=True):
    """A rival who could reach and find the knight with the next movement."""

    rival: Seat
    preview: Preview


KnightThreat = AttackThreat | SearchThreat


def threats(view: State[World], seat: Seat) -> tuple[KnightThreat, ...]:
    """The threats to the knight of this seat, the likeliest first."""
    world = view.world
    knight = world.knights[seat]
    if world.outcome is not None or knight.knight is None or not knight.hex:
        return ()
    fight, side = world.fight, own_side(world, seat)
    found: Iterator[KnightThreat]
    if fight is not None and side is not None and not fight.over:
        found = _attacks(world, fight, side)
    else:
        found = _searches(world, seat)
    return tuple(sorted(found, key=lambda one: one.preview.chance, reverse=True))


def own_side(world: World, seat: Seat) -> Side | None:
    """The side on which the player's own knight fights; None outside a fight and for the leader of an
    enemy."""
    if world.fight is None:
        return None
    if world.fight.red.seat == seat:
        return "red"
    return "blue" if world.fight.blue.seat == seat else None


# In a fight


def _attacks(world: World, fight: Fight, side: Side) -> Iterator[AttackThreat]:
    """Every attack that the opponent could make at the current range."""
    for option in attack_options(world, fight.side(other_side(side)).leader):
        if option.odds is not None:
            yield AttackThreat(option, option.odds)


# On the board


def _searches(world: World, seat: Seat) -> Iterator[SearchThreat]:
    """Rivals who could reach the knight's hex with their next movement and find the knight there."""
    knight = world.knights[seat]
    for rival in world.rivals(seat):
        hunter = world.knights[rival]
        if hunter.knight is None or not hunter.conscious or not may_come(world, rival, knight.hex):
            continue
        if not knight.conscious or missions.may_meet(world, seat) is None:
            yield SearchThreat(rival, search_odds(world, rival, seat))


def may_come(world: World, seat: Seat, goal: HexId) -> bool:
    """Whether a knight can enter a hex with one movement: a step on foot, or as far as the fuel suffices."""
    near = world.setting.neighbours[world.knights[seat].hex]
    return goal in near or goal in reach_of_next(world, seat)
