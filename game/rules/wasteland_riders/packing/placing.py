"""Gained gear is placed at once: on a fitting panel, in the backpack or in the vehicle (WR-GEAR-09, -10)."""

from collections.abc import Iterator
from typing import ClassVar

from game.rules.core.frames import Frame, Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.contracts import StateDeeds
from game.rules.wasteland_riders.events.common import ResourceChanged
from game.rules.wasteland_riders.events.gear import (
    GainedDiscarded,
    GearDiscarded,
    GearMoved,
    GearPlaced,
    NamedDeclined,
    StowedDiscarded,
    VehicleTaken,
)
from game.rules.wasteland_riders.gear.carried import (
    BACKPACK,
    CONTAINERS,
    GAINED,
    card_at,
    cards_in,
    cards_of,
    fits_panel,
    load_of,
    pushed_from,
    room,
    stowed,
    stowed_spot,
)
from game.rules.wasteland_riders.intents.common import (
    DiscardStowed,
    MakeRoom,
    MoveGear,
    Pass,
    PlaceGear,
    TakeVehicle,
)
from game.rules.wasteland_riders.roles import scavenger_of
from game.rules.wasteland_riders.terms import PANELS, Spot
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import World

NO_PLACE: dict[str, str] = {
    "1h": "WR-WPN-01",
    "2h": "WR-WPN-01",
    "torso": "WR-ARM-01",
    "pocket": "WR-GEAR-06",
    "attach": "WR-ATT-01",
    "knight": "WR-GEAR-06",
    "car": "WR-GEAR-06",
}
"""The rule why a card of this slot cannot lie on another panel."""


class PlaceGained(Step[World], frozen=True, tag="wr.place_gained", gc=False):
    """Place until nothing is left to place; then discard what no longer fits, and count wealth."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        world = play.world
        knight = world.knights[self.seat]
        if knight.car is None and knight.fuel:
            play.do(ResourceChanged(self.seat, "fuel", -knight.fuel, 0, "vehicle_lost"))
        if not knight.gained:
            play.then(MakeFit(self.seat), StateDeeds())
            return
        card = knight.gained[0].card
        play.then(PlaceGained(self.seat))
        if world.setting.is_vehicle(card):
            play.then(NewVehicle(self.seat, card))
        else:
            play.then(Placing(self.seat))


def is_blue(world: World, item: Item) -> bool:
    return any(world.setting.colour(card) == "blue" for card in cards_in(item))


def why_not_place(world: World, seat: Seat, spot: Spot) -> Refusal | None:
    """Why the first of the gained cards may not be put there; None if it may."""
    knight, setting = world.knights[seat], world.setting
    item = knight.gained[0]
    gear = setting.gear(item.card)
    if spot in PANELS:
        if not fits_panel(gear, spot):
            return Refusal(NO_PLACE[gear.slot], {"card": item.card})
        if knight.displaced and pushed_from(setting, knight, item.card, spot):
            return Refusal("WR-GEAR-09", {"card": item.card})
        return None
    if spot not in CONTAINERS:
        return Refusal("WR-GEAR-02")
    if room(setting, knight, spot) >= item.room:
        return None
    if spot == BACKPACK and is_blue(world, item) and not _can_make_room(world, seat):
        return None
    return Refusal("WR-GEAR-03", {"card": item.card})


def _can_make_room(world: World, seat: Seat) -> bool:
    """Whether a stowed card that is not blue could be discarded instead (WR-RULING-39)."""
    return any(not is_blue(world, held.item) for held in stowed(world.knights[seat]))


class Placing(Asked, frozen=True, tag="wr.placing", gc=False):
    """Place the card just gained; if there is no place for it, discard cards."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (PlaceGear(spot) for spot in (*PANELS, *CONTAINERS))
        yield from (MakeRoom(held.spot) for held in cards_of(world.knights[self.seat]))
        yield MakeRoom(GAINED)

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        places = (*PANELS, *CONTAINERS)
        fitting = tuple(PlaceGear(spot) for spot in places if why_not_place(world, self.seat, spot) is None)
        return fitting or super().open_ways(world, seat)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is PlaceGear:
            return why_not_place(world, self.seat, intent.spot)
        if type(intent) is not MakeRoom:
            return Refusal("WR-GOLD-07")
        knight = world.knights[self.seat]
        item = knight.gained[0] if intent.spot == GAINED else card_at(knight, intent.spot)
        if item is None:
            return Refusal("WR-GEAR-10")
        if is_blue(world, item):
            return Refusal("WR-BLUE-02", {"card": item.card})
        if any(why_not_place(world, self.seat, spot) is None for spot in (*PANELS, *CONTAINERS)):
            return Refusal("WR-GEAR-10", {"card": knight.gained[0].card})
        return None

    def recommended(self, world: World, seat: Seat) -> Intent | None:
        """For starting gear: an empty panel, where it can be used at once, else a container; None after
        set-up."""
        if world.step != "setup":
            return None
        knight = world.knights[self.seat]
        free = (spot for spot in (*PANELS, *CONTAINERS) if why_not_place(world, self.seat, spot) is None)
        empty = (spot for spot in free if spot in CONTAINERS or card_at(knight, spot) is None)
        return next(map(PlaceGear, empty), None)

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        knight = play.world.knights[self.seat]
        item = knight.gained[0]
        if type(intent) is PlaceGear:
            play.do(GearPlaced(self.seat, item, intent.spot))
        elif type(intent) is MakeRoom and intent.spot == GAINED:
            play.do(GainedDiscarded(self.seat, item))
        else:
            assert type(intent) is MakeRoom
            gone = card_at(knight, intent.spot)
            assert gone is not None
            play.do(GearDiscarded(self.seat, intent.spot, gone, "room"))


class NewVehicle(Asked, frozen=True, tag="wr.new_vehicle", gc=False):
    """Take or decline a gained blue vehicle; an own blue vehicle never goes to the pool (WR-RULING-41)."""

    seat: Seat
    vehicle: CardId

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield TakeVehicle(self.vehicle, damaged=False)
        yield Pass()

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Pass:
            return None
        if intent != TakeVehicle(self.vehicle, damaged=False):
            return Refusal("WR-RULING-41")
        return why_not_replace(world, self.seat)

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is Pass:
            play.do(NamedDeclined(self.seat, self.vehicle))
        else:
            play.do(VehicleTaken(self.seat, self.vehicle, False, "blue"))


def why_not_replace(world: World, seat: Seat) -> Refusal | None:
    """A blue vehicle must be given away or removed before another is taken; None if nothing forbids it."""
    car = world.knights[seat].car
    if car is not None and world.setting.colour(car.card) == "blue":
        return Refusal("WR-RULING-41", {"card": car.card})
    return None


# Where more is stowed than fits


def overfull(world: World, seat: Seat, container: Spot) -> bool:
    """Whether more lies there than fits, and something of it can be discarded."""
    knight = world.knights[seat]
    if room(world.setting, knight, container) >= 0:
        return False
    return any(not is_blue(world, item) for item in knight.stowed_in(container))


def is_overfull(world: World, seat: Seat) -> bool:
    """Whether something must go before play goes on; blue cards alone may be too many (WR-RULING-39)."""
    if not load_of(world.setting, world.knights[seat]).has_too_much:
        return False
    return any(overfull(world, seat, container) for container in CONTAINERS)


class MakeFit(Step[World], frozen=True, tag="wr.make_fit", gc=False):
    """If a room-giving card is gone, or the vehicle was changed, the owner discards at once
    (WR-RULING-39)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        if is_overfull(play.world, self.seat):
            play.then(Overflowing(self.seat), self)


def ways_out(world: World, seat: Seat) -> Iterator[MoveGear]:
    """The moves of cards from an overfull container to a free place (WR-GEAR-09)."""
    setting, knight = world.setting, world.knights[seat]
    for container in CONTAINERS:
        if room(setting, knight, container) >= 0:
            continue
        for index, item in enumerate(knight.stowed_in(container)):
            origin, panels = stowed_spot(container, index), setting.panels_of[item.card]
            yield from (
                MoveGear(origin, spot) for spot in panels if not pushed_from(setting, knight, item.card, spot)
            )
            yield from (
                MoveGear(origin, other) for other in CONTAINERS if room(setting, knight, other) >= item.room
            )


class Overflowing(Asked, frozen=True, tag="wr.overflowing", gc=False):
    """The owner discards any cards but blue ones, or moves them where there is room, until all fits."""

    moves_gear: ClassVar[bool] = True
    seat: Seat

    def again(self, intent: Intent) -> Frame:
        """A check anew, because the used-up card may have made the room."""
        return MakeFit(self.seat)

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        for held in cards_of(world.knights[self.seat]):
            yield MakeRoom(held.spot)
            yield from (MoveGear(held.spot, spot) for spot in (*PANELS, *CONTAINERS) if spot != held.spot)

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        own = cards_of(world.knights[self.seat])
        thrown = [MakeRoom(held.spot) for held in own if not is_blue(world, held.item)]
        return (*thrown, *ways_out(world, self.seat))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is MoveGear:
            return (
                None if intent in set(ways_out(world, self.seat)) else Refusal("WR-GEAR-08", {"when": "now"})
            )
        item = card_at(world.knights[self.seat], intent.spot) if type(intent) is MakeRoom else None
        if item is None:
            return Refusal("WR-GEAR-10")
        return Refusal("WR-BLUE-02", {"card": item.card}) if is_blue(world, item) else None

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        knight = play.world.knights[self.seat]
        if type(intent) is MoveGear:
            item = card_at(knight, intent.origin)
            assert item is not None
            play.do(GearMoved(self.seat, item, intent.origin, intent.spot))
            return
        assert type(intent) is MakeRoom
        gone = card_at(knight, intent.spot)
        assert gone is not None
        play.do(GearDiscarded(self.seat, intent.spot, gone, "room"))


class CutToFit(Step[World], frozen=True, tag="wr.cut_to_fit", gc=False):
    """A damaged vehicle holds less: its owner's Scavenger discards cards by their backs (WR-VEH-06)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        for container in CONTAINERS:
            if overfull(play.world, self.seat, container):
                play.then(Cutting(scavenger_of(play.world, self.seat), self.seat, container), self)
                return


class Cutting(PublicDecision, frozen=True, tag="wr.cutting", gc=False):
    """The Scavenger chooses by the backs; blue cards cannot be chosen."""

    seat: Seat
    rival: Seat
    container: Spot

    def again(self, intent: Intent) -> Frame:
        """A check anew, because a Scavenger who cuts their own vehicle may have used up the surplus card."""
        return CutToFit(self.rival)

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        for held in stowed(world.knights[self.rival]):
            if held.spot.startswith(f"{self.container}_"):
                yield DiscardStowed(held.spot)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is not DiscardStowed or not intent.spot.startswith(f"{self.container}_"):
            return Refusal("WR-VEH-06")
        item = card_at(world.knights[self.rival], intent.spot)
        if item is None:
            return Refusal("WR-VEH-06")
        return Refusal("WR-BLUE-02", {"card": item.card}) if is_blue(world, item) else None

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is DiscardStowed
        item = card_at(play.world.knights[self.rival], intent.spot)
        assert item is not None
        play.do(StowedDiscarded(self.rival, intent.spot, item, "scavenger"))
