"""Vehicles: damage, destruction and repair (WR-VEH)."""

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.contracts import StateDeeds
from game.rules.wasteland_riders.events.gear import (
    DamageIgnored,
    GearDiscarded,
    VehicleDamaged,
    VehicleDestroyed,
    VehicleRepaired,
)
from game.rules.wasteland_riders.events.journey import Loomed, LoomingOver, Prevented
from game.rules.wasteland_riders.gear.carried import VEHICLE, stowed_spot
from game.rules.wasteland_riders.packing.placing import CutToFit, PlaceGained, is_blue
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.state import World


class DamageVehicle(Step[World], frozen=True, tag="wr.damage_vehicle", gc=False):
    """A vehicle is about to be damaged; a blue one already damaged cannot be destroyed (WR-RULING-40)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        car = play.world.knights[self.seat].car
        if car is None or (car.damaged and play.world.setting.colour(car.card) == "blue"):
            return
        play.do(Loomed(self.seat, "vehicle_damage", 1))
        play.then(ReactionWindow("on_vehicle_damage", (self.seat,)), VehicleHit(self.seat))


class VehicleHit(Step[World], frozen=True, tag="wr.vehicle_hit", gc=False):
    """An undamaged vehicle is turned over, a damaged one is destroyed (WR-VEH-04, WR-VEH-05)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        car, looming = play.world.knights[self.seat].car, play.world.looming
        assert car is not None
        assert looming is not None
        play.do(LoomingOver())
        if not looming.n:
            play.do(DamageIgnored(self.seat, car.card))
        elif car.damaged:
            destroy(play, self.seat)
        else:
            play.do(VehicleDamaged(self.seat, car.card))
            play.then(CutToFit(self.seat))


def destroy(play: Play[World], seat: Seat) -> None:
    """All cargo is lost except blue cards, and so is the fuel (WR-RES-08)."""
    car = play.world.knights[seat].car
    assert car is not None
    for index in reversed(range(len(play.world.knights[seat].cargo))):
        item = play.world.knights[seat].cargo[index]
        if not is_blue(play.world, item):
            play.do(GearDiscarded(seat, stowed_spot(VEHICLE, index), item, "destroyed"))
    play.do(VehicleDestroyed(seat, car.card))
    play.then(PlaceGained(seat))


def repair(play: Play[World], seat: Seat) -> None:
    car = play.world.knights[seat].car
    if car is not None and car.damaged:
        play.do(VehicleRepaired(seat, car.card))
        play.then(StateDeeds())


def verb_damage_vehicle(play: Play[World], run: Run, _effect: Effect) -> None:
    play.then(DamageVehicle(run.seat))


def verb_repair_vehicle(play: Play[World], run: Run, _effect: Effect) -> None:
    repair(play, run.seat)


def verb_shield_vehicle(play: Play[World], run: Run, _effect: Effect) -> None:
    play.do(Prevented(run.seat, "vehicle_damage", 1))
