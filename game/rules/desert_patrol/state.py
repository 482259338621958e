"""The world of Desert Patrol: what lies where."""

from collections.abc import Mapping

import msgspec

from game.rules.core.board import SpaceId
from game.rules.core.ids import Seat
from game.rules.core.piles import Pile
from game.rules.core.values import Outcome
from game.rules.desert_patrol.setting import Setting
from game.rules.desert_patrol.terms import CounterId, Face, ObjectId, Side


class Forces(msgspec.Struct, frozen=True, gc=False):
    """One side's piles, markers and trophies. The top of a deck is its first card, of a discard pile its
    last."""

    deck: Pile
    reserve: Pile
    markers: Mapping[SpaceId, Face]
    hand: Pile = ()
    discard: Pile = ()
    play_area: Pile = ()
    removed: Pile = ()
    neutralised: tuple[CounterId, ...] = ()
    """Enemy counters this side has neutralised."""
    escaped: tuple[CounterId, ...] = ()
    destroyed: tuple[ObjectId, ...] = ()


class Soldier(msgspec.Struct, frozen=True, gc=False):
    """A soldier on foot has a tile; one in a vehicle has the vehicle and a position in it."""

    tile: SpaceId | None = None
    vehicle: CounterId | None = None
    position: str | None = None
    pinned: bool = False


class Vehicle(msgspec.Struct, frozen=True, gc=False):
    """A vehicle belongs to the side that has its card."""

    tile: SpaceId
    side: Side
    damage: int = 0
    disabled: bool = False


class World(msgspec.Struct, frozen=True, gc=False):
    """The soldiers, vehicles and objects are those still on the board, in the order of their ids."""

    setting: Setting
    round: int
    initiative: Side
    turn: Side | None
    lrdg: Forces
    italy: Forces
    soldiers: Mapping[CounterId, Soldier]
    vehicles: Mapping[CounterId, Vehicle]
    objects: Mapping[ObjectId, SpaceId]
    hopeless: tuple[Side, ...] = ()
    outcome: Outcome | None = None

    def forces(self, side: Side) -> Forces:
        return self.lrdg if side == "lrdg" else self.italy

    def side_of(self, seat: Seat) -> Side:
        return self.setting.sides[seat]

    def seat_of(self, side: Side) -> Seat:
        return self.setting.seat[side]

    def tile_of(self, soldier: CounterId) -> SpaceId:
        """The tile of a soldier, or of the vehicle the soldier is in."""
        man = self.soldiers[soldier]
        if man.vehicle is not None:
            return self.vehicles[man.vehicle].tile
        assert man.tile is not None
        return man.tile

    def crew(self, vehicle: CounterId) -> tuple[CounterId, ...]:
        return tuple(soldier for soldier, man in self.soldiers.items() if man.vehicle == vehicle)

    def controls(self, side: Side, tile: SpaceId) -> bool:
        return self.forces(side).markers.get(tile) == "controlled"
