"""The Market: barter at the lamps of its slots, for gear and for vehicles of the pool (WR-MKT)."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import decks
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.gear import (
    ExchangeChanged,
    ExchangeClosed,
    ExchangeDone,
    ExchangeOpened,
    MarketCardTaken,
    MarketRefilled,
    VehicleGone,
    VehicleTaken,
)
from game.rules.wasteland_riders.gear.carried import CONTAINERS, card_at, cards_in, cards_of, side_of
from game.rules.wasteland_riders.intents.common import (
    ChooseSlot,
    Detach,
    Done,
    OfferGear,
    OfferVehicle,
    TakeVehicle,
    Trade,
)
from game.rules.wasteland_riders.market.paying import item_value
from game.rules.wasteland_riders.packing.arranging import take_arrangement, why_not_detach
from game.rules.wasteland_riders.packing.placing import PlaceGained, is_blue, why_not_replace
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.terms import DRAWN, Colour, GearType
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.state import Exchange, World


class Refill(Step[World], frozen=True, tag="wr.refill", gc=False):
    """Fill empty slots from the decks of their background, greens first, from the left (WR-MKT-10)."""

    def run(self, play: Play[World]) -> None:
        refill(play)


def refill(play: Play[World]) -> None:
    slots = play.world.setting.content.market
    for colour in DRAWN:
        for name, slot in slots.items():
            if slot.colour != colour or play.world.market[name]:
                continue
            card = decks.top(play, colour)
            if card is not None:
                play.do(MarketRefilled(name, card, colour))
                decks.renew(play, colour)


def is_open(world: World, seat: Seat, slot: str) -> bool:
    """Whether a slot is open to a knight; special ones only in their city (WR-MKT-02)."""
    wanted = world.setting.content.market[slot].hex
    here = world.setting.tile(world.tiles[world.knights[seat].hex]).number
    return not wanted or wanted == here


def side_value(world: World, colour: Colour) -> int:
    """The value of a card or a vehicle side of this colour (WR-MKT-01)."""
    return world.setting.numbers.values.of(colour)


def offer_value(world: World, exchange: Exchange) -> int:
    """Offered cards at their printed value, the vehicle at the side that lies up (WR-MKT-07, WR-MKT-11)."""
    knight = world.knights[exchange.seat]
    total = exchange.bonus
    for spot in exchange.offered:
        item = card_at(knight, spot)
        assert item is not None
        total += item_value(world, item)
    side = side_of(world.setting, knight)
    if exchange.with_car and side is not None:
        total += side_value(world, side.colour)
    return total


def wanted_price(world: World, exchange: Exchange) -> int:
    """The price is given by the lamps of the slots, not by the cards (WR-MKT-03)."""
    slots = world.setting.content.market
    total = sum(side_value(world, slots[slot].price) for slot in exchange.slots)
    if exchange.wanted_car is not None:
        vehicle = world.setting.content.vehicles[exchange.wanted_car]
        side = vehicle.damaged if exchange.wanted_damaged else vehicle.undamaged
        total += side_value(world, side.colour)
    return total


class MarketExchange(Step[World], frozen=True, tag="wr.market_exchange", gc=False):
    """An exchange with the Market, wherever a text or action allows it."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        play.do(ExchangeOpened(self.seat))
        play.then(ReactionWindow("on_exchange", (self.seat,)), Trading(self.seat))


class Trading(Asked, frozen=True, tag="wr.trading", gc=False):
    """Offer cards and choose others, as many as wanted, then trade once (WR-MKT-12)."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (Trade(), Done(), OfferVehicle())
        yield from (OfferGear(held.spot) for held in cards_of(world.knights[self.seat]))
        yield from (ChooseSlot(slot) for slot in world.setting.content.market)
        for card in distinct(world.pool):
            yield from (TakeVehicle(card, damaged) for damaged in (False, True))
        for held in cards_of(world.knights[self.seat]):
            for card in held.item.attachments:
                yield from (Detach(held.spot, card, to) for to in CONTAINERS)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        exchange = world.exchange
        assert exchange is not None
        match intent:
            case Done():
                return None
            case OfferGear(spot):
                item = card_at(world.knights[self.seat], spot)
                if item is None or is_blue(world, item) or spot in exchange.offered:
                    return Refusal("WR-MKT-05", {"spot": spot})
                return None
            case OfferVehicle():
                return self._why_not_car(world, exchange)
            case ChooseSlot(slot):
                return self._why_not_slot(world, exchange, slot)
            case TakeVehicle(vehicle):
                if vehicle not in world.pool or exchange.wanted_car is not None:
                    return Refusal("WR-VEH-01")
                return why_not_replace(world, self.seat)
            case Detach(spot):
                return Refusal("WR-ATT-07") if spot not in exchange.offered else self._detach(world, intent)
            case Trade():
                return self._why_not_trade(world, exchange)
            case _:
                return Refusal("WR-MKT-12")

    def _detach(self, world: World, intent: Detach) -> Refusal | None:
        """The attachment of a card to be exchanged may be taken off and kept (WR-ATT-06)."""
        return why_not_detach(world, self.seat, intent)

    def _why_not_car(self, world: World, exchange: Exchange) -> Refusal | None:
        car = world.knights[self.seat].car
        if car is None or exchange.with_car:
            return Refusal("WR-MKT-11")
        if car.tuning or world.setting.colour(car.card) == "blue":
            return Refusal("WR-RULING-40", {"card": car.card})
        return None

    def _why_not_slot(self, world: World, exchange: Exchange, slot: str) -> Refusal | None:
        if slot not in world.market or not world.market[slot] or slot in exchange.slots:
            return Refusal("WR-MKT-06", {"slot": slot})
        return None if is_open(world, self.seat, slot) else Refusal("WR-MKT-02", {"slot": slot})

    def _why_not_trade(self, world: World, exchange: Exchange) -> Refusal | None:
        wanted, offered = wanted_price(world, exchange), offer_value(world, exchange)
        is_something = bool(exchange.slots) or exchange.wanted_car is not None
        if is_something and wanted <= offered:
            return None
        return Refusal("WR-MKT-06", {"price": wanted, "value": offered})

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        exchange = play.world.exchange
        assert exchange is not None
        match intent:
            case Done():
                play.do(ExchangeClosed(self.seat))
                return
            case Trade():
                trade(play, exchange)
                return
            case OfferGear(spot):
                exchange = replace(exchange, offered=(*exchange.offered, spot))
            case OfferVehicle():
                exchange = replace(exchange, with_car=True)
            case ChooseSlot(slot):
                exchange = replace(exchange, slots=(*exchange.slots, slot))
            case TakeVehicle(vehicle, damaged):
                exchange = replace(exchange, wanted_car=vehicle, wanted_damaged=damaged)
            case _:
                play.then(self)
                take_arrangement(play, self.seat, intent)
                return
        play.do(ExchangeChanged(exchange))
        play.then(self)


def trade(play: Play[World], exchange: Exchange) -> None:
    """Offered cards are discarded, chosen ones gained; no change is given (WR-MKT-08, WR-MKT-09)."""
    seat = exchange.seat
    knight = play.world.knights[seat]
    wasted = offer_value(play.world, exchange) - wanted_price(play.world, exchange)
    items = [item for spot in exchange.offered if (item := card_at(knight, spot)) is not None]
    cards = tuple(card for item in items for card in cards_in(item))
    taken = tuple(play.world.market[slot] for slot in exchange.slots)
    play.do(ExchangeDone(seat, exchange.offered, cards, exchange.slots, taken, wasted))
    if exchange.wanted_car is not None:
        play.do(VehicleTaken(seat, exchange.wanted_car, exchange.wanted_damaged, "exchange"))
    elif exchange.with_car:
        assert knight.car is not None
        play.do(VehicleGone(seat, knight.car.card, removed=False))
    play.do(ExchangeClosed(seat))
    play.then(PlaceGained(seat), Refill())


# A card without payment


def fitting_slots(world: World, kind: GearType) -> tuple[str, ...]:
    """The slots, special ones included, with a card of this type (WR-RULING-12)."""
    return tuple(
        slot for slot, card in world.market.items() if card and world.setting.gear(card).type == kind
    )


class TakingFromMarket(Asked, frozen=True, tag="wr.taking_from_market", gc=False):
    """Take one card of a type from any slot."""

    seat: Seat
    type: GearType

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if fitting_slots(world, self.type) else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseSlot(slot) for slot in world.setting.content.market)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseSlot and intent.slot in fitting_slots(world, self.type):
            return None
        return Refusal("WR-RULING-12", {"type": self.type})

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseSlot
        card: CardId = play.world.market[intent.slot]
        play.do(MarketCardTaken(self.seat, intent.slot, card))
        play.then(PlaceGained(self.seat), Refill())


def verb_take_market(play: Play[World], run: Run, effect: Effect) -> None:
    assert effect.type is not None
    play.then(TakingFromMarket(run.seat, effect.type))


def verb_market_exchange(play: Play[World], run: Run, _effect: Effect) -> None:
    play.then(MarketExchange(run.seat))


def verb_trade_bonus(play: Play[World], _run: Run, effect: Effect) -> None:
    exchange = play.world.exchange
    assert exchange is not None
    bonus = side_value(play.world, "green") * effect.n
    play.do(ExchangeChanged(replace(exchange, bonus=exchange.bonus + bonus)))
