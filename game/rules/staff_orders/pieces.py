"""Soldiers and aircraft moved on the board, from the reserve and back: the same code for both layers."""

from game.rules.core.play import Play
from game.rules.staff_orders.events import (
    AircraftFromReserve,
    AircraftMoved,
    AircraftToReserve,
    FromReserve,
    SoldiersFromReserve,
    SoldiersMoved,
    SoldiersToReserve,
    ToReserve,
)
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Domain, Faction, PlaceId


def move(
    play: Play[World], faction: Faction, layer: Domain, origin: PlaceId, place: PlaceId, count: int
) -> None:
    kind = SoldiersMoved if layer == "land" else AircraftMoved
    play.do(kind(faction, place, count, origin))


def from_reserve(
    play: Play[World], faction: Faction, layer: Domain, place: PlaceId, count: int, cause: FromReserve
) -> None:
    kind = SoldiersFromReserve if layer == "land" else AircraftFromReserve
    play.do(kind(faction, place, count, cause))


def to_reserve(
    play: Play[World], faction: Faction, layer: Domain, place: PlaceId, count: int, cause: ToReserve
) -> None:
    """Move pieces from a place to the reserve; does nothing for 0 pieces."""
    kind = SoldiersToReserve if layer == "land" else AircraftToReserve
    if count:
        play.do(kind(faction, place, count, cause))
