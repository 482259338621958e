"""How far a vehicle can go in this movement: every hex, the cheapest route to it and its cost.

Points from fuel last until the movement ends, so only their sum counts: the cheapest route is a shortest
path, which visits no hex twice (WR-MOVE-05, WR-MOVE-12, WR-MOVE-14).
"""

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from game.rules.core.ids import Seat
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.movement.driving import cost_of, mp_at_start, mp_per_fuel
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import Move, World


class Reached(NamedTuple):
    """A hex that could be the end of the movement."""

    way: tuple[HexId, ...]
    """The hexes still to be marked to reach it."""
    points: int
    """Movement points for the whole movement, the marked route included."""
    fuel: int
    """Fuel for the whole movement."""


Reach = Mapping[HexId, Reached]


class _Tank(NamedTuple):
    """What a knight can spend on this movement."""

    fuel: int
    speed: int
    bonus: int
    """The points that do not come from fuel."""

    @property
    def most(self) -> int:
        return self.fuel * self.speed + self.bonus

    def fuel_for(self, points: int) -> int:
        """The fuel for these points: at least one; the first hex is entered with whatever there is
        (WR-MOVE-15, -16)."""
        missing = max(0, points - self.bonus)
        return min(self.fuel, max(1, -(-missing // self.speed) if self.speed else self.fuel))


def reach_of(world: World, seat: Seat) -> Reach:
    """The reach by vehicle from the end of the marked route, or from the knight's hex if none is begun.

    It assumes that nobody interferes. It is empty without a vehicle or fuel, and once the route is
    confirmed.
    """
    move = _move_of(world, seat)
    if move is not None and (move.at or move.mode != "vehicle"):
        return {}
    return _kept(world, seat, move)


def reach_of_next(world: World, seat: Seat) -> Reach:
    """The reach by vehicle of a whole movement from the knight's hex."""
    return _kept(world, seat, None)


def _kept(world: World, seat: Seat, move: Move | None) -> Reach:
    memo, question = world.setting.memo, ("reach", seat, move is None)
    found: Reach | None = memo.get_for(world, question)
    if found is None:
        found = _work_out(world, seat, move)
        memo.put_for(world, question, found)
    return found


def _work_out(world: World, seat: Seat, move: Move | None) -> Reach:
    knight = world.knights[seat]
    if knight.car is None or not knight.fuel:
        return {}
    bonus = mp_at_start(world, seat) + (move.mp if move else 0)
    return _search(world, seat, move, _Tank(knight.fuel, mp_per_fuel(world, seat), bonus))


def _search(world: World, seat: Seat, move: Move | None, tank: _Tank) -> dict[HexId, Reached]:
    start = world.knights[seat].hex if move is None else move.start
    laid = () if move is None else move.route
    costs = {place: _cost(world, seat, place, move) for place in world.setting.hexes}
    spent = _points(costs, tank, laid)
    closed, found = {start, *laid}, dict[HexId, Reached]()
    last = laid[-1] if laid else start
    heap: list[tuple[int, tuple[HexId, ...]]] = [] if spent is None else [(spent, ())]
    while heap:
        points, way = heappop(heap)
        here = way[-1] if way else last
        if here in found:
            continue
        if way:
            found[here] = Reached(way, points, tank.fuel_for(points))
        for place in world.setting.neighbours[here]:
            if place in closed or place in found:
                continue
            cost = points + costs[place]
            if cost > tank.most and (laid or way):
                continue
            heappush(heap, (min(cost, tank.most), (*way, place)))
    return found


def _points(costs: Mapping[HexId, int], tank: _Tank, laid: tuple[HexId, ...]) -> int | None:
    """The points that the marked route needs; None if the fuel does not suffice."""
    points = 0
    for number, place in enumerate(laid):
        points += costs[place]
        if points > tank.most:
            if number:
                return None
            points = tank.most
    return points


def _cost(world: World, seat: Seat, place: HexId, move: Move | None) -> int:
    return board.difficulty(world, seat, place) if move is None else cost_of(world, seat, place)


def _move_of(world: World, seat: Seat) -> Move | None:
    """The movement under way, if it is this knight's; else None."""
    return world.move if world.move is not None and world.move.seat == seat else None
