"""Losses: what a successful attack does to a soldier, a vehicle or an object."""

from collections.abc import Iterator
from typing import Literal

from game.rules.core.frames import Decision, Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.events import (
    CounterNeutralised,
    DeckShuffled,
    ObjectDestroyed,
    SoldierPinned,
    SoldierWounded,
    SuppressNoEffect,
    VehicleDamaged,
    VehicleDestroyed,
    VehicleDisabled,
    VictimChosen,
)
from game.rules.desert_patrol.intents import ChooseSoldier
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, ObjectId, Side

ZONES: tuple[Literal["hand"], Literal["discard"], Literal["deck"]] = ("hand", "discard", "deck")
"""The zones in which a wound looks for a card, in this order. The reserve never absorbs one."""


class SoldierLoss(Step[World], frozen=True, tag="dp.soldier_loss", gc=False):
    """Attack and Airstrike wound; Suppress pins instead, without effect on a soldier already pinned."""

    side: Side
    soldier: CounterId
    suppressed: bool

    def run(self, play: Play[World]) -> None:
        if not self.suppressed:
            play.then(Wound(self.side, self.soldier))
        elif play.world.soldiers[self.soldier].pinned:
            play.do(SuppressNoEffect(self.soldier))
        else:
            play.do(SoldierPinned(self.soldier))


class Wound(Step[World], frozen=True, tag="dp.wound", gc=False):
    """One linked card leaves the game, from hand, discard pile or deck; without one the counter is
    removed."""

    side: Side
    soldier: CounterId

    def run(self, play: Play[World]) -> None:
        own = play.world.setting.counters[self.soldier].side
        forces = play.world.forces(own)
        card = CardId(self.soldier)
        for zone in ZONES:
            if card in getattr(forces, zone):
                play.do(SoldierWounded(self.soldier, zone))
                if zone == "deck":
                    play.do(DeckShuffled(own, play.shuffle(play.world.forces(own).deck)))
                return
        play.do(CounterNeutralised(self.soldier, self.side, forces.reserve.count(card)))


class VehicleLoss(Step[World], frozen=True, tag="dp.vehicle_loss", gc=False):
    """A soldier in it, chosen by the attacker, is wounded, then the vehicle is damaged; Suppress only pins a
    soldier."""

    side: Side
    vehicle: CounterId
    suppressed: bool

    def run(self, play: Play[World]) -> None:
        if not self.suppressed:
            play.then(Damage(self.side, self.vehicle))
        choices = exposed(play.world, self.vehicle, self.suppressed)
        if len(choices) > 1:
            play.then(ChooseVictim(self.side, self.vehicle, self.suppressed))
        elif choices:
            _strike(play, self.side, self.vehicle, choices[0], self.suppressed)
        elif self.suppressed:
            play.do(SuppressNoEffect(self.vehicle))


def exposed(world: World, vehicle: CounterId, suppressed: bool) -> tuple[CounterId, ...]:
    """The soldiers in a vehicle that a hit can affect: all, or for Suppress those not yet pinned."""
    crew = world.crew(vehicle)
    return tuple(soldier for soldier in crew if not world.soldiers[soldier].pinned) if suppressed else crew


def _strike(play: Play[World], side: Side, vehicle: CounterId, soldier: CounterId, suppressed: bool) -> None:
    if suppressed:
        play.do(SoldierPinned(soldier))
    else:
        play.then(Wound(side, soldier))
        play.do(VictimChosen(vehicle, soldier))


class ChooseVictim(Decision[World], frozen=True, tag="dp.choose_victim", gc=False):
    """The attacker chooses, after the roll, which soldier in the vehicle is wounded or pinned."""

    side: Side
    vehicle: CounterId
    suppressed: bool

    def seats(self, world: World) -> frozenset[Seat]:
        return world.setting.asked[self.side]

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        return (ChooseSoldier(soldier) for soldier in world.crew(self.vehicle))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if not isinstance(intent, ChooseSoldier):
            return Refusal("DP-CBT-01", {"vehicle": self.vehicle})
        if intent.soldier not in exposed(world, self.vehicle, self.suppressed):
            rule = "DP-RULING-22" if self.suppressed else "DP-VDM-01"
            return Refusal(rule, {"soldier": intent.soldier, "vehicle": self.vehicle})
        return None

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, ChooseSoldier)
        _strike(play, self.side, self.vehicle, intent.soldier, self.suppressed)


class Damage(Step[World], frozen=True, tag="dp.damage", gc=False):
    """One damage marker; at the critical level the vehicle is disabled, at its integrity destroyed."""

    side: Side
    vehicle: CounterId

    def run(self, play: Play[World]) -> None:
        vehicle = play.world.vehicles[self.vehicle]
        card = play.world.setting.vehicles[self.vehicle]
        damage = vehicle.damage + 1
        play.do(VehicleDamaged(self.vehicle, damage))
        if damage >= card.integrity:
            crew = play.world.crew(self.vehicle)
            play.do(VehicleDestroyed(self.vehicle, vehicle.tile, crew, self.side))
        elif damage >= card.critical and not vehicle.disabled:
            play.do(VehicleDisabled(self.vehicle))


class ObjectLoss(Step[World], frozen=True, tag="dp.object_loss", gc=False):
    """The object is destroyed; the attacker takes its marker and its points."""

    side: Side
    object: ObjectId

    def run(self, play: Play[World]) -> None:
        play.do(ObjectDestroyed(self.object, self.side, play.world.setting.objects[self.object].points))
