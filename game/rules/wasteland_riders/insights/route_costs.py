"""The costs and threats of a route, hex by hex, computed by the rules from a view."""

from typing import NamedTuple

from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.state import State
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.events.journey import HexEntered, HexMarked, ThreatIgnored
from game.rules.wasteland_riders.movement import driving
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import World


class Leg(NamedTuple):
    """One hex of the route ahead."""

    hex: HexId
    cost: int
    """The movement points it takes; 0 on foot."""
    fuel: int
    """Fuel spent on it."""
    points: int
    """Movement points left after it."""
    tank: int
    """Fuel left after it."""
    cards: int
    """How many wasteland cards are revealed there."""
    is_paid: bool = True
    """False if the fuel does not suffice: the movement ends before it."""


def legs(view: State[World], seat: Seat, further: HexId | None = None) -> tuple[Leg, ...]:
    """The hexes ahead of the moving knight, then `further` if given; empty if the knight is not moving.

    It assumes that nobody interferes. From the first hex that cannot be paid, none is paid.
    """
    if view.world.move is None or view.world.move.seat != seat:
        return ()
    play = Play(GAME, view)
    if further is not None:
        play.do(HexMarked(seat, further))
    move = driving.moving(play.world)
    if not move.at:
        driving.Depart(seat).run(play)
    found: list[Leg] = []
    for place in move.route[move.at :]:
        is_reached = not found or found[-1].is_paid
        found.append(_leg(play, seat, place) if is_reached else _unpaid(play.world, seat, place))
    return tuple(found)


def _leg(play: Play[World], seat: Seat, place: HexId) -> Leg:
    move = driving.moving(play.world)
    is_driven = move.mode == "vehicle"
    if is_driven and move.at and driving.fuel_for(play.world, seat, place) is None:
        return _unpaid(play.world, seat, place)
    cost = driving.drive(play, seat, place) if is_driven else 0
    fuel = driving.moving(play.world).fuel_spent - move.fuel_spent
    play.do(HexEntered(seat, place, cost, move.mode))
    due = driving.due_reveal(play.world, seat)
    if due.ignored:
        play.do(ThreatIgnored(due.ignored))
    left = driving.moving(play.world).mp
    return Leg(place, cost, fuel, left, play.world.knights[seat].fuel, due.cards)


def _unpaid(world: World, seat: Seat, place: HexId) -> Leg:
    move, cost = driving.moving(world), driving.cost_of(world, seat, place)
    return Leg(place, cost, 0, move.mp, world.knights[seat].fuel, 0, is_paid=False)
