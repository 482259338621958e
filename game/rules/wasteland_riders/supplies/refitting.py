"""Implants, mutations and tuning: attached and detached only at their hexes (WR-SPEC, WR-RULING-44)."""

from collections.abc import Iterator

from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.gear import Grafted, Ungrafted
from game.rules.wasteland_riders.gear.carried import stowed
from game.rules.wasteland_riders.intents.common import ChooseCard, Done
from game.rules.wasteland_riders.packing.placing import PlaceGained
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.terms import GearType, Spot
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.world.state import World


def attached(world: World, seat: Seat, kind: GearType) -> tuple[CardId, ...]:
    """Cards of this type attached to the knight or under the vehicle."""
    knight = world.knights[seat]
    cards = (*knight.grafts, *(knight.car.tuning if knight.car is not None else ()))
    return tuple(card for card in cards if world.setting.gear(card).type == kind)


def attachable(world: World, seat: Seat, kind: GearType) -> dict[CardId, Spot]:
    """Stowed cards of this type by name, with their spots; hidden from other players."""
    knight, gear = world.knights[seat], world.setting.content.gear
    if kind == "tuning" and knight.car is None:
        return {}
    return {
        held.item.card: held.spot
        for held in stowed(knight)
        if held.item.card in gear and gear[held.item.card].type == kind
    }


def can_refit(world: World, seat: Seat, kind: GearType) -> bool:
    return bool(attached(world, seat, kind) or attachable(world, seat, kind))


class Refitting(Asked, frozen=True, tag="wr.refitting", gc=False):
    """Attach one card of a type, or detach one."""

    seat: Seat
    type: GearType

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        own = (*attached(world, self.seat, self.type), *attachable(world, self.seat, self.type))
        yield from (ChooseCard(card) for card in dict.fromkeys(own))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        own = (*attached(world, self.seat, self.type), *attachable(world, self.seat, self.type))
        if type(intent) is ChooseCard and intent.card in own:
            return None
        return Refusal("WR-SPEC-01" if self.type == "implant" else "WR-SPEC-03")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseCard
        if intent.card in attached(play.world, self.seat, self.type):
            play.do(Ungrafted(self.seat, intent.card))
            play.then(PlaceGained(self.seat))
        else:
            spot = attachable(play.world, self.seat, self.type)[intent.card]
            play.do(Grafted(self.seat, intent.card, spot))


class Detaching(Asked, frozen=True, tag="wr.detaching", gc=False):
    """Take off any number of mutations, or none (WR-HEX-06)."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if attached(world, self.seat, "mutation") else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        yield from (ChooseCard(card) for card in attached(world, self.seat, "mutation"))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Done:
            return None
        if type(intent) is ChooseCard and intent.card in attached(world, self.seat, "mutation"):
            return None
        return Refusal("WR-SPEC-02")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is ChooseCard:
            play.do(Ungrafted(self.seat, intent.card))
            play.then(PlaceGained(self.seat), self)


def verb_refit(play: Play[World], run: Run, effect: Effect) -> None:
    assert effect.type is not None
    play.then(Refitting(run.seat, effect.type))


def verb_detach_mutations(play: Play[World], run: Run, _effect: Effect) -> None:
    play.then(Detaching(run.seat))
