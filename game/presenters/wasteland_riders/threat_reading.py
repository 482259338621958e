"""What others could do to one's knight: attacks of the opponent in a fight, rivals who could come for him.

Only what lies open is used. As in all odds, nobody plays a luck card.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

from game.presenters.contract.presenter import Threat
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.fight.ways import Way, ways_of
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.wasteland_riders import missions
from game.rules.wasteland_riders.board import difficulty
from game.rules.wasteland_riders.forecast import search_odds
from game.rules.wasteland_riders.movement.driving import mp_in_tank
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.fight import Fight, Side, other_side
from game.rules.wasteland_riders.world.state import World
from game.view.handles import Handle
from game.view.kit import Kit


def threats(kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
    """Against the own knight, the likeliest first; nothing where another thing is pointed at."""
    world = view.world
    knight = world.knights[seat]
    if world.outcome is not None or knight.knight is None or not knight.hex:
        return ()
    fight, side = world.fight, _own_side(world.fight, seat)
    own = {at.KNIGHT(seat), at.SEAT(seat), at.HEX(knight.hex)}
    if side is not None:
        own.add(at.FOE(side))
    if handle not in own:
        return ()
    if fight is not None and side is not None and not fight.over:
        found = _attacks(kit, world, fight, side)
    else:
        found = _searches(kit, world, seat)
    return tuple(sorted(found, key=lambda one: one.preview.chance, reverse=True))


def _own_side(fight: Fight | None, seat: Seat) -> Side | None:
    """The side on which one's own knight fights; to lead an enemy is no danger."""
    if fight is None:
        return None
    if fight.red.seat == seat:
        return "red"
    return "blue" if fight.blue.seat == seat else None


# In a fight


def _attacks(kit: Kit, world: World, fight: Fight, side: Side) -> Iterator[Threat]:
    """Every attack that the opponent could make at this range."""
    for way in ways_of(world, fight.side(other_side(side)).leader):
        if way.odds is not None:
            yield Threat(_attack_words(kit, way), way.odds)


def _attack_words(kit: Kit, way: Way) -> str:
    symbol = kit.say(f"wr-symbol-{way.symbol}")
    if way.weapon is None:
        return kit.say("wr-threat-attack", symbol=symbol)
    return kit.say("wr-threat-weapon", weapon=kit.say(f"wr-gear-{way.weapon}"), symbol=symbol)


# On the board


def _searches(kit: Kit, world: World, seat: Seat) -> Iterator[Threat]:
    """Rivals who could come to his hex with their next movement, and find him there."""
    for rival in world.rivals(seat):
        hunter = world.knights[rival]
        if (
            hunter.knight is None
            or not hunter.conscious
            or not may_come(world, rival, world.knights[seat].hex)
        ):
            continue
        if world.knights[seat].conscious and missions.may_meet(world, seat) is not None:
            continue
        name = kit.say(f"wr-knight-{hunter.knight}")
        yield Threat(kit.say("wr-threat-search", name=name), search_odds(world, rival, seat))


def may_come(world: World, seat: Seat, goal: HexId) -> bool:
    """Whether a knight can enter a hex with one movement: a step on foot, or as far as his fuel goes."""
    knight = world.knights[seat]
    near = world.setting.neighbours
    if goal in near[knight.hex]:
        return True
    budget = mp_in_tank(world, seat) if knight.car is not None else 0
    costs = {knight.hex: 0}
    ahead: list[tuple[int, HexId]] = [(0, knight.hex)]
    while ahead:
        cost, place = heappop(ahead)
        if place == goal and place != knight.hex:
            return True
        for other in near[place]:
            total = cost + difficulty(world, seat, other)
            if total <= budget and total < costs.get(other, budget + 1):
                costs[other] = total
                heappush(ahead, (total, other))
    return False
