"""How the Market and deals between knights change the world."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.evolve.gear import drawn, gains, gear_discarded, unload, with_knight
from game.rules.wasteland_riders.gear.carried import card_at, take
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Car, Deal, Exchange, Knight, Share, World

# Market


def _market_refilled(world: World, event: ge.MarketRefilled) -> World:
    return replace(drawn(world, event.deck, 1), market={**world.market, event.slot: event.card})


def _market_discarded(world: World, event: ge.MarketDiscarded) -> World:
    world = replace(world, market={**world.market, event.slot: CardId("")})
    return gear_discarded(world, (event.card,))


def _exchange_opened(world: World, event: ge.ExchangeOpened) -> World:
    return replace(world, exchange=Exchange(event.seat))


def _exchange_changed(world: World, event: ge.ExchangeChanged) -> World:
    return replace(world, exchange=event.exchange)


def _exchange_done(world: World, event: ge.ExchangeDone) -> World:
    knight = world.knights[event.seat]
    for spot in sorted(event.spots, key=_last_first):
        knight = take(knight, spot)
    world = gear_discarded(with_knight(world, knight), event.cards)
    market = {slot: CardId("") if slot in event.slots else card for slot, card in world.market.items()}
    return gains(replace(world, market=market), event.seat, event.taken)


def _last_first(spot: Spot) -> tuple[str, int]:
    """A sort key: places in backpack and vehicle from the last on, so that taking one does not renumber
    the others."""
    name, _, number = spot.rpartition("_")
    return (name, -int(number)) if number.isdecimal() else (spot, 0)


def _exchange_closed(world: World, _event: ge.ExchangeClosed) -> World:
    return replace(world, exchange=None)


def _market_card_taken(world: World, event: ge.MarketCardTaken) -> World:
    world = replace(world, market={**world.market, event.slot: CardId("")})
    return gains(world, event.seat, (event.card,))


# Exchange between knights


def _deal_opened(world: World, event: ge.DealOpened) -> World:
    return replace(world, deal=Deal(event.seat, event.rival, speaker=event.seat))


def _deal_changed(world: World, event: ge.DealChanged) -> World:
    assert world.deal is not None
    return replace(world, deal=replace(world.deal, gives=event.gives, proposed=False))


def _deal_proposed(world: World, event: ge.DealProposed) -> World:
    deal = world.deal
    assert deal is not None
    return replace(world, deal=replace(deal, speaker=event.rival, proposed=True, rounds=deal.rounds + 1))


def _deal_done(world: World, _event: ge.DealDone) -> World:
    """The cards change hands; vehicles and counters follow with events of their own."""
    deal = world.deal
    assert deal is not None
    given: dict[Seat, tuple[Item, ...]] = {}
    for seat in (deal.first, deal.second):
        knight, items = _handed_over(world.knights[seat], deal.share(seat))
        given[seat] = items
        world = with_knight(world, knight)
    for seat in (deal.first, deal.second):
        knight = world.knights[seat]
        world = with_knight(world, replace(knight, gained=(*knight.gained, *given[deal.other(seat)])))
    return replace(world, deal=replace(deal, gives=(Share(), Share())))


def _handed_over(knight: Knight, share: Share) -> tuple[Knight, tuple[Item, ...]]:
    items = tuple(item for spot in share.gear if (item := card_at(knight, spot)) is not None)
    for spot in sorted(share.gear, key=_last_first):
        knight = take(knight, spot)
    return knight, items


def _deal_closed(world: World, _event: ge.DealClosed) -> World:
    return replace(world, deal=None)


def _vehicles_swapped(world: World, event: ge.VehiclesSwapped) -> World:
    """Vehicles with their tuning change hands; the second vehicle of a knight goes to the pool."""
    one, two = world.knights[event.seat], world.knights[event.rival]
    cars = {one.seat: one.car, two.seat: two.car}
    pool = world.pool
    for knight, other, gives, receives in (
        (one, two, event.gives, event.receives),
        (two, one, event.receives, event.gives),
    ):
        if not (gives or receives):
            continue
        coming = cars[other.seat] if receives else None
        if not gives and knight.car is not None and coming is not None and _is_blue(world, knight.car):
            loose = tuple(Item(card) for card in coming.tuning)
            pool = tuple(sorted((*pool, coming.card)))
            world = with_knight(world, replace(knight, gained=(*knight.gained, *loose)))
            continue
        kept = unload(knight, tuning=not gives) if knight.car is not None else knight
        if not gives and knight.car is not None:
            pool = tuple(sorted((*pool, knight.car.card)))
        world = with_knight(world, replace(kept, car=coming))
    return replace(world, pool=pool)


def _is_blue(world: World, car: Car) -> bool:
    """Whether a vehicle is blue; blue ones never go to the pool."""
    return world.setting.colour(car.card) == "blue"


MARKET_EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
    ge.MarketRefilled: _market_refilled,
    ge.MarketDiscarded: _market_discarded,
    ge.ExchangeOpened: _exchange_opened,
    ge.ExchangeChanged: _exchange_changed,
    ge.ExchangeDone: _exchange_done,
    ge.ExchangeClosed: _exchange_closed,
    ge.MarketCardTaken: _market_card_taken,
    ge.DealOpened: _deal_opened,
    ge.DealChanged: _deal_changed,
    ge.DealProposed: _deal_proposed,
    ge.DealDone: _deal_done,
    ge.DealClosed: _deal_closed,
    ge.VehiclesSwapped: _vehicles_swapped,
}
