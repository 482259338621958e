"""The Market: ten slots with their lamps, and the vehicles in the pool."""

from collections import Counter

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.small_things import number_on
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.pile_lists import LISTED, link
from game.presenters.shared.panels import snug_panel
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.content.tables import MarketSlot
from game.rules.wasteland_riders.market.market import is_open, side_value
from game.rules.wasteland_riders.world.state import Car, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK_3, DESK_500, DESK_800, DESK_900, GO_D, LAMP, NO_D, PAPER_0, Colour
from game.view.widgets.panels import zone_label

COLUMNS, ROWS = 5, 2
POOL = "pool"
"""The name in `unfolded` that shows the vehicles in place of the slots."""
CLOSED_ALPHA = 150


def compose_market(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """Two rows of five slots; the pool in their place if it is unfolded."""
    kit, world = canvas.kit, ctx.view.world
    inner = snug_panel(canvas, rect, "market")
    unfolded = POOL in ctx.unfolded
    label = kit.say("wr-table-zone_pool" if unfolded else "wr-table-zone_market")
    words = kit.say("wr-table-to_market") if unfolded else kit.say("wr-table-to_pool", count=len(world.pool))
    wide = min(kit.type.width(words, "small") + kit.px(22), inner.w // 2)
    room = zone_label(canvas, Rect(inner.x, inner.y, inner.w - wide, inner.h), label)
    other = Rect(inner.right - wide, inner.y, wide, kit.type.leading("label"))
    link(canvas, other, words, POOL, "market", tip=kit.say("wr-table-pool_tip"))
    room = Rect(inner.x, room.y, inner.w, room.h)
    if unfolded:
        _compose_pool(canvas, room, world)
        return
    for slot, place in slot_places(kit, room, world).items():
        compose_slot(canvas, place, ctx, slot)


def slot_places(kit: Kit, room: Rect, world: World) -> dict[str, Rect]:
    """Places of the slots: A above B, the special ones last."""
    gap = kit.px(9)
    drop = kit.px(6)
    wide = (room.w - (COLUMNS - 1) * gap - drop) // COLUMNS
    high = (room.h - (ROWS - 1) * gap - drop) // ROWS
    return {
        slot: Rect(
            room.x + number % COLUMNS * (wide + gap),
            room.y + drop + number // COLUMNS * (high + gap),
            wide,
            high,
        )
        for number, slot in enumerate(world.setting.content.market)
    }


def compose_slot(canvas: Canvas, place: Rect, ctx: ViewContext, slot: str) -> None:
    """A card with its price; a slot that is closed to the knight shows in which city it is open."""
    world: World = ctx.view.world
    card, handle = world.market[slot], at.MARKET(slot)
    lamp = world.setting.content.market[slot]
    if not card or handle in ctx.hidden:
        card_parts.ghost(canvas, place, CHALK_3 if card else DESK_500)
    else:
        draw_gear(canvas, place, world, card, "tile")
    if card and not open_to(world, _looker(ctx), slot):
        _compose_closed(canvas, place, lamp)
    if world.exchange is not None and slot in world.exchange.slots:
        canvas.rounded(place.inflate(4, 4), 6, None, LAMP, 3)
    _compose_price(canvas, place, world, lamp)
    canvas.hit_area(handle, place, "market", radius=5, is_piece=True)


def _looker(ctx: ViewContext) -> Seat:
    """The seat whose hex decides which slots are open: the one that exchanges, else the one that looks."""
    exchange = ctx.view.world.exchange
    return exchange.seat if exchange is not None else ctx.seat


def open_to(world: World, seat: Seat, slot: str) -> bool:
    """Whether a slot is open where this knight stands; before knights are placed, only ordinary slots are."""
    if world.knights[seat].hex not in world.tiles:
        return not world.setting.content.market[slot].hex
    return is_open(world, seat, slot)


def _compose_closed(canvas: Canvas, place: Rect, lamp: MarketSlot) -> None:
    kit = canvas.kit
    radius = card_parts.radius_of(place.w)
    canvas.blit(kit.shapes.rounded(place.size, radius, (*DESK_800, CLOSED_ALPHA)), place.topleft)
    high = min(kit.type.leading("min") + 4, place.h // 3)
    plate = Rect(place.x + 2, place.y + 2, place.w - 4, high)
    canvas.rounded(plate, 4, DESK_900)
    side = min(high, kit.px(18))
    canvas.icon("lock", Rect(plate.x, plate.y, side, high), CHALK_3, side * 0.8 / kit.metrics.unit)
    price = price_side(kit, place) + kit.px(2)
    words = Rect(plate.x + side, plate.y, plate.w - side - price, high)
    canvas.text(f"[{lamp.hex}]", "min", PAPER_0, words)


# The price


def price_side(kit: Kit, place: Rect) -> int:
    return max(16, min(kit.px(30), place.w * 4 // 10))


def price_colour(world: World, lamp: MarketSlot) -> Colour:
    """Black if the price is the card's value, green if it is lower, red if it is higher."""
    price, value = side_value(world, lamp.price), side_value(world, lamp.colour)
    return DESK_900 if price == value else GO_D if price < value else NO_D


def _compose_price(canvas: Canvas, place: Rect, world: World, lamp: MarketSlot) -> None:
    """The price in the upper right corner, inside the ring of a card that can be taken."""
    kit, side = canvas.kit, price_side(canvas.kit, place)
    price, colour = side_value(world, lamp.price), price_colour(world, lamp)
    body = kit.shapes.disc(side, colour, PAPER_0, max(1, side // 15))
    disc = kit.cache.get(
        ("wr_price", price, side, colour), lambda: number_on(kit, body, str(price), PAPER_0, 0.6)
    )
    edge = max(1, kit.px(3))
    canvas.blit(disc, (place.right - side - edge, place.y + edge))


# Vehicles


def _compose_pool(canvas: Canvas, room: Rect, world: World) -> None:
    """Each kind of vehicle once, with the number left."""
    kit = canvas.kit
    found = sorted(Counter(world.pool).items())
    columns = 3
    rows = max(1, -(-len(found) // columns))
    gap, drop = kit.px(8), kit.px(6)
    wide, high = (room.w - (columns - 1) * gap - drop) // columns, (room.h - drop - (rows - 1) * gap) // rows
    for number, (card, count) in enumerate(found):
        left = room.x + number % columns * (wide + gap)
        place = Rect(left, room.y + drop + number // columns * (high + gap), wide, high)
        draw_car(canvas, place, world, Car(CardId(card)))
        if count > 1:
            corner = (place.right - kit.px(10), place.y + kit.px(6))
            card_parts.badge(canvas, corner, kit.say("wr-table-times", count=count))
        canvas.hit_area(LISTED(POOL, card), place, "market", radius=6, is_piece=True)
