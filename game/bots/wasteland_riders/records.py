"""The long ride that a general contract asks for: whether the fuel suffices for it, and its route."""

from game.bots.wasteland_riders.measure import effects_worth
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.board import difficulty
from game.rules.wasteland_riders.content.tables import General
from game.rules.wasteland_riders.contracts import general_contract
from game.rules.wasteland_riders.movement.driving import mp_in_tank
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import World

MOST_TRIED = 400
"""The most hexes tried in search of a route."""
ON_THE_WAY = 0.7
"""The share of the reward that counts: an event may end the ride."""


def asked_ride(world: World, seat: Seat) -> General | None:
    """The general contract, if it asks for a long ride and the rider's fuel gives the movement points;
    else None."""
    contract = general_contract(world)
    if contract is None or world.knights[seat].car is None:
        return None
    general = world.setting.content.general[contract.card]
    if general.deed != "moved" or mp_in_tank(world, seat) < general.mp:
        return None
    return general


def ride_worth(world: World, seat: Seat) -> float:
    """The value of setting off on the ride; 0 if no contract asks for it or no route exists."""
    general = asked_ride(world, seat)
    if general is None or next_of_ride(world, seat, (world.knights[seat].hex,)) is None:
        return 0.0
    return ON_THE_WAY * effects_worth(world, world.knights[seat], general.reward)


def next_of_ride(world: World, seat: Seat, way: tuple[HexId, ...]) -> HexId | None:
    """The next hex of a route that is long enough and can be paid, or None; `way` begins at the rider's
    hex."""
    general = asked_ride(world, seat)
    if general is None:
        return None
    costs = {place: difficulty(world, seat, place) for place in world.setting.hexes}
    spent = sum(costs[place] for place in way[1:])
    tank, near = mp_in_tank(world, seat), world.setting.neighbours
    if spent >= general.mp and len(way) > general.hexes:
        return None
    tried = 0
    ahead: list[tuple[tuple[HexId, ...], int]] = [(way, spent)]
    while ahead and tried < MOST_TRIED:
        here, cost = ahead.pop()
        tried += 1
        if cost >= general.mp and len(here) > general.hexes:
            return here[len(way)]
        onward = sorted((costs[place], place) for place in near[here[-1]] if place not in here)
        ahead += [((*here, place), cost + more) for more, place in onward if cost + more <= tank]
    return None
