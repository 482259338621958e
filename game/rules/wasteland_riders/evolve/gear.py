"""How gear, vehicles and the Market change: one small function for each kind of event."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import without
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.gear.carried import (
    BACKPACK,
    CAR,
    TUNING,
    VEHICLE,
    Held,
    after_taking,
    card_at,
    cards_in,
    change,
    container_of,
    pushed_from,
    put,
    take,
    without_index,
)
from game.rules.wasteland_riders.terms import DRAWN, Deck, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Car, Drawing, Knight, World


def with_knight(world: World, knight: Knight) -> World:
    knights = world.knights
    return replace(world, knights=(*knights[: knight.seat], knight, *knights[knight.seat + 1 :]))


def drawn(world: World, deck: Deck, count: int) -> World:
    """The world without this many cards on top of a deck."""
    return replace(world, decks={**world.decks, deck: world.decks[deck][count:]})


def discarded(world: World, deck: Deck, cards: Iterable[CardId]) -> World:
    return replace(world, discards={**world.discards, deck: (*world.discards[deck], *cards)})


def gear_discarded(world: World, cards: Iterable[CardId]) -> World:
    """Each card goes to the pile of its colour; a blue one goes back to its deck."""
    for card in cards:
        colour = world.setting.colour(card)
        if colour in DRAWN:
            world = discarded(world, colour, (card,))
        else:
            world = replace(world, decks={**world.decks, "blue": (*world.decks["blue"], card)})
    return world


def gains(world: World, seat: Seat, cards: Iterable[CardId]) -> World:
    knight = world.knights[seat]
    items = tuple(Item(card) for card in cards)
    return with_knight(world, replace(knight, gained=knight.gained + items))


def _drawing_began(world: World, event: ge.DrawingBegan) -> World:
    return replace(world, drawing=Drawing(event.seat, event.colour, event.count))


def _extra_draw(world: World, _event: ge.ExtraDraw) -> World:
    drawing = world.drawing
    assert drawing is not None
    return replace(world, drawing=replace(drawing, due=drawing.due + 1, surplus=drawing.surplus + 1))


def _gear_drawn(world: World, event: ge.GearDrawn) -> World:
    assert world.drawing is not None
    count = len(event.cards)
    drawing = replace(world.drawing, due=world.drawing.due - count)
    world = replace(drawn(world, event.colour, count), drawing=drawing)
    return gains(world, event.seat, event.cards)


def _drawing_ended(world: World, _event: ge.DrawingEnded) -> World:
    return replace(world, drawing=None)


def _sets_given(world: World, event: ev.SetsGiven) -> World:
    deck = world.decks["green"]
    for card in event.cards:
        deck = without(deck, card)
    return gains(replace(world, decks={**world.decks, "green": deck}), event.seat, event.cards)


def _named_gained(world: World, event: ge.NamedGained) -> World:
    world = replace(world, decks={**world.decks, "blue": without(world.decks["blue"], event.card)})
    return gains(world, event.seat, (event.card,))


def _grafted(world: World, event: ge.Grafted) -> World:
    """The card comes from a spot, or from the cards just gained."""
    knight = world.knights[event.seat]
    if event.spot == "gained":
        knight = replace(knight, gained=_less_gained(knight, event.card))
    else:
        knight = take(knight, event.spot)
    if world.setting.gear(event.card).type == "tuning":
        assert knight.car is not None
        knight = replace(knight, car=replace(knight.car, tuning=(*knight.car.tuning, event.card)))
    else:
        knight = replace(knight, grafts=(*knight.grafts, event.card))
    return with_knight(world, knight)


def _less_gained(knight: Knight, card: CardId) -> tuple[Item, ...]:
    place = next(index for index, item in enumerate(knight.gained) if item.card == card)
    return knight.gained[:place] + knight.gained[place + 1 :]


def _ungrafted(world: World, event: ge.Ungrafted) -> World:
    knight = world.knights[event.seat]
    if event.card in knight.grafts:
        knight = replace(knight, grafts=without(knight.grafts, event.card))
    else:
        assert knight.car is not None
        knight = replace(knight, car=replace(knight.car, tuning=without(knight.car.tuning, event.card)))
    return with_knight(world, replace(knight, gained=(*knight.gained, Item(event.card))))


def _gear_placed(world: World, event: ge.GearPlaced) -> World:
    knight = world.knights[event.seat]
    knight = replace(knight, gained=knight.gained[1:], displaced=max(0, knight.displaced - 1))
    return with_knight(world, put(world.setting, knight, event.item, event.spot))


def _gained_discarded(world: World, event: ge.GainedDiscarded) -> World:
    knight = world.knights[event.seat]
    gained = list(knight.gained)
    place = gained.index(event.item)
    del gained[place]
    displaced = knight.displaced - (place < knight.displaced)
    world = with_knight(world, replace(knight, gained=tuple(gained), displaced=displaced))
    return gear_discarded(world, cards_in(event.item))


def _gear_moved(world: World, event: ge.GearMoved) -> World:
    """What lay there goes to the spot, container or panel, that the card came from."""
    knight, origin, spot = world.knights[event.seat], event.origin, event.spot
    gear, backpack, cargo = dict(knight.gear), knight.backpack, knight.cargo
    pushed: tuple[Item, ...] = ()
    if spot == BACKPACK:
        backpack = (*backpack, event.item)
    elif spot == VEHICLE:
        cargo = (*cargo, event.item)
    else:
        panels = pushed_from(world.setting, knight, event.item.card, spot)
        pushed = tuple([gear.pop(panel) for panel in panels if panel != origin])
        gear[spot] = event.item
    place = container_of(origin)
    if place is None:
        del gear[origin]
        if pushed:
            gear[origin] = pushed[0]
    elif place[0] == BACKPACK:
        backpack = without_index(backpack, place[1]) + pushed
    else:
        cargo = without_index(cargo, place[1]) + pushed
    return with_knight(world, replace(knight, gear=gear, backpack=backpack, cargo=cargo, displaced=0))


def _lost_item(world: World, seat: Seat, spot: Spot) -> tuple[World, Item]:
    knight = world.knights[seat]
    item = card_at(knight, spot)
    assert item is not None, spot
    return with_knight(world, take(knight, spot)), item


def _gear_discarded(world: World, event: ge.GearDiscarded | ge.StowedDiscarded) -> World:
    world, item = _lost_item(world, event.seat, event.spot)
    return gear_discarded(_out_of_trays(world, event.seat, event.spot), cards_in(item))


def _out_of_trays(world: World, seat: Seat, gone: Spot) -> World:
    """Removes a card that left the game from open exchanges; the numbers of stowed cards after it go down
    by one.

    A proposal that lost a part counts as not made (WR-TRADE-02).
    """
    exchange, deal = world.exchange, world.deal
    if exchange is not None and exchange.seat == seat:
        world = replace(world, exchange=replace(exchange, offered=_still_there(exchange.offered, gone)))
    if deal is not None and seat in (deal.first, deal.second):
        share = deal.share(seat)
        left = replace(share, gear=_still_there(share.gear, gone), blind=_still_there(share.blind, gone))
        gives = (left, deal.gives[1]) if seat == deal.first else (deal.gives[0], left)
        proposed = deal.proposed and gone not in share.gear
        world = replace(world, deal=replace(deal, gives=gives, proposed=proposed))
    return world


def _still_there(spots: tuple[Spot, ...], gone: Spot) -> tuple[Spot, ...]:
    return tuple(after_taking(gone, spot) for spot in spots if spot != gone)


def _gear_marked(world: World, event: ge.GearMarked) -> World:
    knight = world.knights[event.seat]
    item = knight.printed[event.spot] if event.printed else card_at(knight, event.spot)
    assert item is not None
    knight = change(knight, Held(event.spot, item, event.printed), replace(item, marked=True))
    if event.used and world.setting.gear(event.card).limit:
        knight = replace(knight, used_names=(*knight.used_names, event.card))
    return with_knight(world, knight)


def _ability_marked(world: World, event: ge.AbilityMarked) -> World:
    return with_knight(world, replace(world.knights[event.seat], ability_marked=True))


def _vehicle_marked(world: World, event: ge.VehicleMarked) -> World:
    knight = world.knights[event.seat]
    assert knight.car is not None
    return with_knight(world, replace(knight, car=replace(knight.car, marked=True)))


def _refreshed(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(replace(item, marked=False) if item.marked else item for item in items)


def _gear_refreshed(world: World, _event: ge.GearRefreshed) -> World:
    knights = tuple(
        replace(
            knight,
            gear={spot: replace(item, marked=False) for spot, item in knight.gear.items()},
            printed={spot: replace(item, marked=False) for spot, item in knight.printed.items()},
            backpack=_refreshed(knight.backpack),
            cargo=_refreshed(knight.cargo),
            car=replace(knight.car, marked=False) if knight.car is not None else None,
            ability_marked=False,
            used_names=(),
        )
        for knight in world.knights
    )
    return replace(world, knights=knights)


def _attached(world: World, event: ge.Attached) -> World:
    world, _ = _lost_item(world, event.seat, event.origin)
    knight = world.knights[event.seat]
    spot = event.spot
    item = knight.printed[spot] if event.printed else card_at(knight, spot)
    assert item is not None
    hosting = replace(item, attachments=tuple(sorted((*item.attachments, event.card))))
    return with_knight(world, change(knight, Held(spot, item, event.printed), hosting))


def _detached(world: World, event: ge.Detached) -> World:
    knight = world.knights[event.seat]
    item = knight.printed[event.spot] if event.printed else card_at(knight, event.spot)
    assert item is not None
    bare = replace(item, attachments=without(item.attachments, event.card))
    knight = change(knight, Held(event.spot, item, event.printed), bare)
    return with_knight(world, put(world.setting, knight, Item(event.card), event.to))


def _blue_removed(world: World, event: ge.BlueRemoved) -> World:
    """Attachments of the card must be placed. A blue vehicle itself leaves by `VehicleGone`."""
    knight = world.knights[event.seat]
    if event.spot == CAR:
        return world
    if event.spot == TUNING:
        assert knight.car is not None
        tuning = without(knight.car.tuning, event.card)
        knight = replace(knight, car=replace(knight.car, tuning=tuning))
    elif event.card in knight.grafts and event.spot.startswith("graft"):
        knight = replace(knight, grafts=without(knight.grafts, event.card))
    else:
        item = card_at(knight, event.spot)
        assert item is not None
        loose = tuple(Item(card) for card in item.attachments)
        knight = replace(take(knight, event.spot), gained=(*knight.gained, *loose))
    return replace(with_knight(world, knight), removed=(*world.removed, event.card))


# Vehicles


def unload(knight: Knight, *, tuning: bool) -> Knight:
    """The cargo, and the tuning under the vehicle, must be placed."""
    assert knight.car is not None
    loose = tuple(Item(card) for card in knight.car.tuning) if tuning else ()
    return replace(knight, gained=(*knight.gained, *knight.cargo, *loose), cargo=(), car=None)


def _vehicle_taken(world: World, event: ge.VehicleTaken) -> World:
    knight = world.knights[event.seat]
    pool = world.pool
    if knight.car is not None:
        pool = tuple(sorted((*pool, knight.car.card)))
        knight = unload(knight, tuning=True)
    if event.cause == "blue":
        knight = replace(knight, gained=_less_gained(knight, event.vehicle))
    else:
        pool = without(pool, event.vehicle)
    if event.cause == "draw" and world.drawing is not None:
        drawing = replace(world.drawing, due=world.drawing.due - 1, vehicle=True)
        world = replace(world, drawing=drawing)
    knight = replace(knight, car=Car(event.vehicle, event.damaged))
    return replace(with_knight(world, knight), pool=pool)


def _named_declined(world: World, event: ge.NamedDeclined) -> World:
    knight = world.knights[event.seat]
    world = with_knight(world, replace(knight, gained=_less_gained(knight, event.card)))
    return replace(world, decks={**world.decks, "blue": (*world.decks["blue"], event.card)})


def _vehicle_gone(world: World, event: ge.VehicleGone) -> World:
    knight = unload(world.knights[event.seat], tuning=True)
    world = with_knight(world, knight)
    if event.removed:
        return replace(world, removed=(*world.removed, event.vehicle))
    return replace(world, pool=tuple(sorted((*world.pool, event.vehicle))))


def _side(world: World, seat: Seat, *, damaged: bool) -> World:
    knight = world.knights[seat]
    assert knight.car is not None
    return with_knight(world, replace(knight, car=replace(knight.car, damaged=damaged)))


def _vehicle_damaged(world: World, event: ge.VehicleDamaged) -> World:
    return _side(world, event.seat, damaged=True)


def _vehicle_repaired(world: World, event: ge.VehicleRepaired) -> World:
    return _side(world, event.seat, damaged=False)


def _vehicle_destroyed(world: World, event: ge.VehicleDestroyed) -> World:
    knight = unload(world.knights[event.seat], tuning=True)
    return replace(with_knight(world, knight), pool=tuple(sorted((*world.pool, event.vehicle))))


GEAR_EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
    ge.DrawingBegan: _drawing_began,
    ge.ExtraDraw: _extra_draw,
    ge.GearDrawn: _gear_drawn,
    ge.DrawingEnded: _drawing_ended,
    ev.SetsGiven: _sets_given,
    ge.NamedGained: _named_gained,
    ge.NamedDeclined: _named_declined,
    ge.Grafted: _grafted,
    ge.Ungrafted: _ungrafted,
    ge.GearPlaced: _gear_placed,
    ge.GainedDiscarded: _gained_discarded,
    ge.GearMoved: _gear_moved,
    ge.GearDiscarded: _gear_discarded,
    ge.StowedDiscarded: _gear_discarded,
    ge.GearMarked: _gear_marked,
    ge.AbilityMarked: _ability_marked,
    ge.VehicleMarked: _vehicle_marked,
    ge.GearRefreshed: _gear_refreshed,
    ge.Attached: _attached,
    ge.Detached: _detached,
    ge.BlueRemoved: _blue_removed,
    ge.VehicleTaken: _vehicle_taken,
    ge.VehicleGone: _vehicle_gone,
    ge.VehicleDamaged: _vehicle_damaged,
    ge.VehicleRepaired: _vehicle_repaired,
    ge.VehicleDestroyed: _vehicle_destroyed,
}
