"""An exchange with the Market: what is offered, what is wanted, and how the values compare."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.decision.pool_rows import compose_pool
from game.presenters.wasteland_riders.decision.tray_parts import draw_thing, tiles_in, tray
from game.presenters.wasteland_riders.players import title_of
from game.rules.wasteland_riders.gear.carried import CAR, card_at
from game.rules.wasteland_riders.market.market import offer_value, wanted_price
from game.rules.wasteland_riders.world.state import Car, Exchange, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK_2, GO_L, NO_L, WARN, Colour

TRAYS, BALANCE = 0.4, 0.1
"""The parts of the panel for both trays, and for the line between trays and pool."""


def is_active(ctx: ViewContext) -> bool:
    """Whether the exchange is still being prepared; after the trade the trays are empty."""
    world: World = ctx.view.world
    exchange = world.exchange
    if exchange is None:
        return False
    has_offered = all(card_at(world.knights[exchange.seat], spot) is not None for spot in exchange.offered)
    return has_offered and all(world.market.get(slot) for slot in exchange.slots)


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """Both trays above, the balance below them, then the vehicles that can be wanted too."""
    kit, world = canvas.kit, ctx.view.world
    exchange = world.exchange
    assert exchange is not None
    note = title_of(kit, ctx, exchange.seat)
    inner = open_panel(canvas, rect, kit.say("wr-table-trade_title"), note)
    gap = kit.px(10)
    high, wide = round(inner.h * TRAYS), (inner.w - gap) // 2
    _compose_offer(canvas, Rect(inner.x, inner.y, wide, high), world, exchange)
    _compose_wanted(canvas, Rect(inner.x + wide + gap, inner.y, wide, high), world, exchange)
    balance = Rect(inner.x, inner.y + high + gap // 2, inner.w, round(inner.h * BALANCE))
    _compose_balance(canvas, balance, world, exchange)
    top = balance.bottom + gap // 2
    compose_pool(canvas, Rect(inner.x, top, inner.w, inner.bottom - top), ctx)


def _compose_offer(canvas: Canvas, rect: Rect, world: World, exchange: Exchange) -> None:
    kit, knight = canvas.kit, world.knights[exchange.seat]
    things = (*exchange.offered, *((CAR,) if exchange.with_car else ()))
    label = kit.say("wr-table-trade_offer", value=offer_value(world, exchange), bonus=exchange.bonus)
    hint = "" if things else kit.say("wr-table-trade_offer_hint")
    room = tray(canvas, rect, at.OFFER, label, hint)
    for thing, place in zip(things, tiles_in(kit, room, len(things)), strict=True):
        draw_thing(canvas, place, world, knight, thing)


def _compose_wanted(canvas: Canvas, rect: Rect, world: World, exchange: Exchange) -> None:
    kit = canvas.kit
    count = len(exchange.slots) + (exchange.wanted_car is not None)
    label = kit.say("wr-table-trade_wanted", price=wanted_price(world, exchange))
    room = tray(canvas, rect, at.WANTED, label, "" if count else kit.say("wr-table-trade_wanted_hint"))
    places = tiles_in(kit, room, count)
    for slot, place in zip(exchange.slots, places, strict=False):
        draw_gear(canvas, place, world, world.market[slot], "tile")
    if exchange.wanted_car is not None:
        draw_car(canvas, places[-1], world, Car(exchange.wanted_car, exchange.wanted_damaged))


def balance_words(kit: Kit, world: World, exchange: Exchange) -> tuple[str, Colour]:
    """Whether the offer covers the wanted cards, how much is missing, or how much would be wasted."""
    value, price = offer_value(world, exchange), wanted_price(world, exchange)
    if not price:
        return kit.say("wr-table-balance_none"), CHALK_2
    if value < price:
        return kit.say("wr-table-balance_short", count=price - value), NO_L
    if value > price:
        return kit.say("wr-table-balance_wasted", count=value - price), WARN
    return kit.say("wr-table-balance_even"), GO_L


def _compose_balance(canvas: Canvas, rect: Rect, world: World, exchange: Exchange) -> None:
    kit = canvas.kit
    words, colour = balance_words(kit, world, exchange)
    side = min(rect.h, kit.px(34))
    canvas.icon("scale_balance", Rect(rect.x, rect.y, side, rect.h), colour, side * 0.9 / kit.metrics.unit)
    room = Rect(rect.x + side + kit.px(8), rect.y, rect.w - side - kit.px(8), rect.h)
    canvas.words(words, "ui_bold", colour, room, valign="middle", fit=True)
