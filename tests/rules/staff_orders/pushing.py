"""Random games that come to a decision: both sides often push on towards the enemy's headquarters."""

from collections.abc import Iterator

from game.devtools.invariants.seatings import Deal
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.intents import Deploy, Enter, FlyIn, PlaceAircraft, PlaceSoldiers
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import PlaceId, enemy
from game.rules.staff_orders.turn import Turn
from game.session.match import Match

PUSHING = ("advance", "flight", "bombard")


def pushed(deal: Deal, seed: int) -> Iterator[tuple[Match, Seat]]:
    """Decisions of random games in which both often push on towards the enemy's headquarters."""
    while True:
        match, draws = deal.match(seed), Draws(Rng(seed))
        while match.outcome is None:
            (seat,) = match.waiting_for()
            yield match, seat
            match.submit(seat, _push(match.state, seat, draws) or draws.choice(match.legal(seat)))
        seed += 1


def _push(state: State[World], seat: Seat, draws: Draws) -> Intent | None:
    """Often: as many as can go, as near to the enemy's headquarters as they can; None for any intent."""
    offered, world = engine.legal(state, seat), state.world
    if draws.below(3) == 0:
        return None
    match engine.pending(state):
        case Turn():
            spaces = {one: world.setting.spaces[one.space] for one in offered if isinstance(one, Deploy)}
            ways: dict[Intent, PlaceId | None] = {
                one: space.place for one, space in spaces.items() if space.action in PUSHING
            }
        case Entering():
            ways = {one: None for one in offered if isinstance(one, Enter | FlyIn)}
        case _:
            ways = {one: one.place for one in offered if isinstance(one, PlaceSoldiers | PlaceAircraft)}
    away = _away(world, seat)
    return min(ways, key=lambda one: (away.get(ways[one] or "", 0), -getattr(one, "count", 0)), default=None)


def _away(world: World, seat: Seat) -> dict[str, int]:
    """How far every area and zone is from the enemy's headquarters."""
    setting = world.setting
    areas = setting.distances[setting.headquarters[enemy(world.faction_of(seat))]]
    found: dict[str, int] = dict(areas)
    return found | {zone: min(areas[area] for area in below) for zone, below in setting.areas_of.items()}
