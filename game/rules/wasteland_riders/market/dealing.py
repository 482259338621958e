"""Exchange between knights: proposal and counter-proposal; what both accept happens at once (WR-TRADE)."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.events.gear import (
    DealChanged,
    DealClosed,
    DealDone,
    DealOpened,
    DealProposed,
    VehiclesSwapped,
)
from game.rules.wasteland_riders.gear.carried import CONTAINERS, card_at, cards_in, cards_of
from game.rules.wasteland_riders.health.resources import change
from game.rules.wasteland_riders.intents.common import (
    AcceptDeal,
    AskForGear,
    AskForResource,
    AskForVehicle,
    DeclineDeal,
    Detach,
    GiveGear,
    GiveResource,
    GiveVehicle,
    Propose,
)
from game.rules.wasteland_riders.packing.arranging import take_arrangement, why_not_detach
from game.rules.wasteland_riders.packing.placing import PlaceGained
from game.rules.wasteland_riders.terms import Resource, Spot
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.world.state import Deal, Share, World

TRADED: tuple[Resource, ...] = ("ammo", "fuel")


class Dealing(Step[World], frozen=True, tag="wr.dealing", gc=False):
    """Two knights may exchange: the first makes a proposal (WR-TRADE-01)."""

    first: Seat
    second: Seat

    def run(self, play: Play[World]) -> None:
        play.do(DealOpened(self.first, self.second))
        play.then(Haggling(self.first))


def dealing(world: World) -> Deal:
    assert world.deal is not None
    return world.deal


class Haggling(Asked, frozen=True, tag="wr.haggling", gc=False):
    """Make or change a proposal and put it to the other knight; accept the other's, or break off."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (Propose(), AcceptDeal(), DeclineDeal(), GiveVehicle(), AskForVehicle())
        knight, rival = world.knights[self.seat], world.knights[dealing(world).other(self.seat)]
        yield from (GiveGear(held.spot) for held in cards_of(knight))
        yield from (AskForGear(held.spot) for held in cards_of(rival))
        for resource in TRADED:
            yield from (GiveResource(resource, n) for n in range(world.setting.numbers.scale + 1))
            yield from (AskForResource(resource, n) for n in range(world.setting.numbers.scale + 1))
        for held in cards_of(knight):
            for card in held.item.attachments:
                yield from (Detach(held.spot, card, to) for to in CONTAINERS)

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        """Cards of both knights may always be named; resources only up to what their owners have."""
        speaker, other = self.seat, dealing(world).other(self.seat)
        own = cards_of(world.knights[speaker])
        spoken = (Propose(), AcceptDeal(), DeclineDeal(), GiveVehicle(), AskForVehicle())
        found: list[Intent] = [one for one in spoken if self.why_not_way(world, seat, one) is None]
        found += [GiveGear(held.spot) for held in own]
        found += [AskForGear(held.spot) for held in cards_of(world.knights[other])]
        for resource in TRADED:
            found += [GiveResource(resource, n) for n in self._amounts(world, speaker, resource)]
            found += [AskForResource(resource, n) for n in self._amounts(world, other, resource)]
        loosened = (
            Detach(held.spot, card, to) for held in own for card in held.item.attachments for to in CONTAINERS
        )
        found += [intent for intent in loosened if self.why_not_way(world, seat, intent) is None]
        return tuple(found)

    def _amounts(self, world: World, owner: Seat, resource: Resource) -> list[int]:
        """The amounts that a knight may be asked for, except the one in the proposal."""
        share = dealing(world).share(owner)
        now = share.ammo if resource == "ammo" else share.fuel
        most = min(world.setting.numbers.scale, world.knights[owner].resource(resource))
        return [n for n in range(most + 1) if n != now]

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        deal = dealing(world)
        match intent:
            case DeclineDeal():
                return None
            case Propose():
                empty = all(share.is_empty for share in deal.gives)
                return Refusal("WR-TRADE-02") if deal.proposed or empty else None
            case AcceptDeal():
                return None if deal.proposed else Refusal("WR-TRADE-02")
            case GiveGear(spot) | AskForGear(spot):
                owner = self.seat if type(intent) is GiveGear else deal.other(self.seat)
                known = card_at(world.knights[owner], spot) is not None
                return None if known else Refusal("WR-TRADE-04")
            case GiveVehicle() | AskForVehicle():
                owner = self.seat if type(intent) is GiveVehicle else deal.other(self.seat)
                return None if world.knights[owner].car is not None else Refusal("WR-TRADE-03")
            case GiveResource(resource, n) | AskForResource(resource, n):
                owner = self.seat if type(intent) is GiveResource else deal.other(self.seat)
                return self._why_not_resource(world, owner, resource, n)
            case Detach(spot):
                given = spot in deal.share(self.seat).gear
                return why_not_detach(world, self.seat, intent) if given else Refusal("WR-ATT-07")
            case _:
                return Refusal("WR-TRADE-04")

    def _why_not_resource(self, world: World, owner: Seat, resource: Resource, n: int) -> Refusal | None:
        """The giver must have it; ammo and fuel only (WR-TRADE-03, WR-TRADE-04)."""
        if resource not in TRADED:
            return Refusal("WR-TRADE-04", {"resource": resource})
        share = dealing(world).share(owner)
        now = share.ammo if resource == "ammo" else share.fuel
        if n == now or not 0 <= n <= world.knights[owner].resource(resource):
            return Refusal("WR-TRADE-03", {"resource": resource, "n": n})
        return None

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        deal = dealing(play.world)
        other = deal.other(self.seat)
        match intent:
            case DeclineDeal():
                play.do(DealClosed(self.seat))
            case AcceptDeal():
                conclude(play)
            case Propose():
                play.do(DealProposed(self.seat, other))
                play.then(Haggling(other))
            case Detach():
                play.then(self)
                take_arrangement(play, self.seat, intent)
            case _:
                owner = self.seat if isinstance(intent, GiveGear | GiveVehicle | GiveResource) else other
                self._change(play, owner, _changed(deal.share(owner), intent))

    def _change(self, play: Play[World], owner: Seat, share: Share) -> None:
        deal = dealing(play.world)
        gives = (share, deal.gives[1]) if owner == deal.first else (deal.gives[0], share)
        play.do(DealChanged(self.seat, gives))
        play.then(self)


def _changed(share: Share, intent: Intent) -> Share:
    """The share with a thing added, or taken out if it was in the proposal."""
    match intent:
        case GiveGear(spot) | AskForGear(spot):
            blind = tuple(one for one in share.blind if one != spot)
            if spot in share.gear:
                return replace(share, gear=tuple(one for one in share.gear if one != spot), blind=blind)
            if type(intent) is AskForGear:
                blind = _sorted((*blind, spot))
            return replace(share, gear=_sorted((*share.gear, spot)), blind=blind)
        case GiveVehicle() | AskForVehicle():
            return replace(share, car=not share.car)
        case GiveResource(resource, n) | AskForResource(resource, n):
            return replace(share, ammo=n) if resource == "ammo" else replace(share, fuel=n)
        case _:
            return share


def _sorted(spots: tuple[Spot, ...]) -> tuple[Spot, ...]:
    return tuple(sorted(spots))


def conclude(play: Play[World]) -> None:
    """All parts change hands at the same moment; what a knight cannot hold is lost (WR-TRADE-09)."""
    deal = dealing(play.world)
    one, two = deal.first, deal.second
    cards = [
        tuple(
            card
            for spot in deal.share(seat).gear
            if (item := card_at(play.world.knights[seat], spot)) is not None
            for card in cards_in(item)
        )
        for seat in (one, two)
    ]
    shares = {seat: deal.share(seat) for seat in (one, two)}
    fuel = {seat: play.world.knights[seat].fuel for seat in (one, two)}
    play.do(DealDone(one, two, cards[0], cards[1]))
    if shares[one].car or shares[two].car:
        play.do(VehiclesSwapped(one, two, shares[one].car, shares[two].car))
    play.do(DealClosed(one))
    for seat, other in ((one, two), (two, one)):
        change(play, seat, "ammo", shares[other].ammo - shares[seat].ammo, "deal")
        _settle_fuel(play, seat, fuel[seat] - shares[seat].fuel + shares[other].fuel)
    play.then(PlaceGained(one), PlaceGained(two))


def _settle_fuel(play: Play[World], seat: Seat, wanted: int) -> None:
    """Fuel given with a vehicle arrives with it; a knight without a vehicle has no fuel (WR-RULING-67)."""
    knight = play.world.knights[seat]
    after = min(wanted, play.world.setting.numbers.scale) if knight.car is not None else 0
    change(play, seat, "fuel", after - knight.fuel, "deal")
