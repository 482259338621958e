"""Robbing: one gear card, ammo, fuel or a contract of the victim (WR-KO-09..11, WR-RULING-30)."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.contracts import held_by, most_held
from game.rules.wasteland_riders.events.fights import GearStolen, Robbed
from game.rules.wasteland_riders.events.journey import ContractStolen
from game.rules.wasteland_riders.events.missions import CellStolen
from game.rules.wasteland_riders.gear.carried import card_at, cards_of
from game.rules.wasteland_riders.gear.conditions import constants
from game.rules.wasteland_riders.health.resources import change
from game.rules.wasteland_riders.intents.common import Pass
from game.rules.wasteland_riders.intents.fights import RobCell, RobContract, RobGear, RobResource
from game.rules.wasteland_riders.packing.placing import MakeFit, PlaceGained, is_blue
from game.rules.wasteland_riders.terms import PANELS, Resource, Spot
from game.rules.wasteland_riders.texts.public_decisions import PublicDecisionWithSecrets
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import World

Loot = Literal["gear", "ammo", "fuel", "contract", "cell", "nothing"]
STOLEN: tuple[Resource, ...] = ("ammo", "fuel")


class Rob(Step[World], frozen=True, tag="wr.rob", gc=False):
    """Take one of the options, or several different ones if an ability allows it."""

    seat: Seat
    victim: Seat

    def run(self, play: Play[World]) -> None:
        most = max((effect.n for effect in constants(play.world, self.seat, "rob_options")), default=1)
        play.then(Robbing(self.seat, self.victim, most))


class Robbing(PublicDecisionWithSecrets, frozen=True, tag="wr.robbing", gc=False):
    """The robber chooses what to take, or takes nothing."""

    rule_other_seat: ClassVar[str | None] = "WR-KO-09"
    seat: Seat
    victim: Seat
    left: int
    done: tuple[Loot, ...] = ()

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if self.left else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Pass()
        victim = world.knights[self.victim]
        yield from (RobGear(held.spot) for held in cards_of(victim))
        for spot in PANELS:
            if spot in victim.printed:
                yield from (RobGear(spot, card) for card in victim.printed[spot].attachments)
        yield from (RobResource(resource) for resource in STOLEN)
        yield RobContract()
        yield from (RobCell(cell) for cell in victim.cells)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        victim = world.knights[self.victim]
        match intent:
            case Pass():
                return None
            case RobGear(spot, attachment):
                return self._again("gear") or self._why_not_gear(world, spot, attachment)
            case RobResource(resource):
                if resource not in STOLEN or not victim.resource(resource):
                    return Refusal("WR-KO-10", {"resource": resource})
                return self._again("ammo" if resource == "ammo" else "fuel")
            case RobContract():
                return self._again("contract") or self._why_not_contract(world)
            case RobCell(cell):
                known = cell in victim.cells
                return self._again("cell") if known else Refusal("WR-WIN-01")
            case _:
                return Refusal("WR-KO-09")

    def _again(self, loot: Loot) -> Refusal | None:
        return Refusal("WR-KO-09") if loot in self.done else None

    def _why_not_gear(self, world: World, spot: Spot, attachment: CardId | None) -> Refusal | None:
        """Starting gear, vehicles and blue cards cannot be taken (WR-START-01, WR-BLUE-02)."""
        victim = world.knights[self.victim]
        if attachment is not None:
            printed = victim.printed.get(spot)
            known = printed is not None and attachment in printed.attachments
            return None if known else Refusal("WR-START-01")
        item = card_at(victim, spot)
        if item is None:
            return Refusal("WR-START-01")
        return Refusal("WR-BLUE-02", {"card": item.card}) if is_blue(world, item) else None

    def _why_not_contract(self, world: World) -> Refusal | None:
        if len(world.knights) == 2:
            return Refusal("WR-VAR-11")
        if not held_by(world, self.victim):
            return Refusal("WR-CON-23")
        full = len(held_by(world, self.seat)) >= most_held(world)
        return Refusal("WR-CON-20") if full else None

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        loot = loot_of(intent)
        play.do(Robbed(self.seat, self.victim, loot))
        if loot != "nothing":
            play.then(Robbing(self.seat, self.victim, self.left - 1, (*self.done, loot)))
        match intent:
            case RobGear(spot, attachment):
                steal(play, self.seat, self.victim, spot, attachment)
            case RobResource(resource):
                taken = -change(play, self.victim, resource, -play.world.setting.numbers.robbed, "robbed")
                change(play, self.seat, resource, taken, "robbery")
            case RobContract():
                contract = held_by(play.world, self.victim)[0]
                markers = max(0, contract.markers - 1)
                play.do(ContractStolen(self.seat, self.victim, contract.card, markers))
            case RobCell(cell):
                play.do(CellStolen(self.seat, self.victim, cell))
            case _:
                return


def loot_of(intent: Intent) -> Loot:
    match intent:
        case RobGear():
            return "gear"
        case RobResource(resource):
            return "ammo" if resource == "ammo" else "fuel"
        case RobContract():
            return "contract"
        case RobCell():
            return "cell"
        case _:
            return "nothing"


def steal(play: Play[World], seat: Seat, victim: Seat, spot: Spot, attachment: CardId | None) -> None:
    """A card with its attachments, or one attachment of starting gear; the robber must place it."""
    item = card_at(play.world.knights[victim], spot) if attachment is None else Item(attachment)
    assert item is not None
    play.do(GearStolen(seat, victim, spot, item, attachment=attachment is not None))
    play.then(PlaceGained(seat), MakeFit(victim))
