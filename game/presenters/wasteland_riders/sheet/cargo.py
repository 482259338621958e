"""Stowed cards: backpack and vehicle of the own sheet, and the vehicle card itself."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import ghost
from game.presenters.wasteland_riders.cards import gear_parts as parts
from game.presenters.wasteland_riders.cards.gear_parts import shown
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.sheet.slots import FREE, SOCKET, lay, socket
from game.rules.wasteland_riders.gear.carried import (
    BACKPACK,
    CAR,
    TUNING,
    VEHICLE,
    capacity,
    room,
    stowed_spot,
)
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.world.items import Item
from game.view.canvas import Canvas
from game.view.theme import INK, INK_2, NO_D, PAPER_4

if TYPE_CHECKING:
    from game.rules.wasteland_riders.world.state import Knight

IN_A_ROW = 4
"""Stowed cards in one row; more begin another row."""


def _cards(ctx: ViewContext, container: Spot) -> tuple[Item, ...]:
    knight: Knight = ctx.view.world.knights[ctx.seat]
    return knight.backpack if container == BACKPACK else knight.cargo


def _places(ctx: ViewContext, container: Spot) -> int:
    """The number of cards there, and of places for cards that would still fit."""
    world = ctx.view.world
    free = room(world.setting, world.knights[ctx.seat], container)
    return len(_cards(ctx, container)) + max(0, free)


def rows_of(ctx: ViewContext, container: Spot) -> int:
    return max(1, -(-_places(ctx, container) // IN_A_ROW))


def compose_backpack(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    _compose_container(canvas, ctx, box, BACKPACK, "bag_personal")


def compose_cargo(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    _compose_container(canvas, ctx, box, VEHICLE, "truck")


def _compose_container(canvas: Canvas, ctx: ViewContext, box: Rect, container: Spot, icon: str) -> None:
    """A box that takes cards as a whole; each card in it has its place."""
    kit = canvas.kit
    canvas.rounded(box, 6, SOCKET, PAPER_4, 1)
    canvas.hit_area(at.SPOT(container), box, "sheet", radius=6, is_piece=True)
    pad = kit.px(3)
    label = Rect(box.x + pad, box.y + pad, box.w * 18 // 100, box.h - 2 * pad)
    _label(canvas, ctx, label, container, icon)
    left = label.right + pad
    inner = Rect(left, box.y + pad, box.right - pad - left, box.h - 2 * pad)
    count, cards = _places(ctx, container), _cards(ctx, container)
    rows = rows_of(ctx, container)
    columns = max(3, -(-count // rows))
    wide, high = (inner.w - pad * (columns - 1)) // columns, (inner.h - pad * (rows - 1)) // rows
    for number in range(count):
        x, y = inner.x + number % columns * (wide + pad), inner.y + number // columns * (high + pad)
        place = Rect(x, y, wide, high)
        if number < len(cards):
            lay(canvas, ctx, place, stowed_spot(container, number), cards[number])
        else:
            socket(canvas, place, ground=FREE)


def _label(canvas: Canvas, ctx: ViewContext, box: Rect, container: Spot, icon: str) -> None:
    """The name of the container and how full it is."""
    kit, world = canvas.kit, ctx.view.world
    knight = world.knights[ctx.seat]
    most = capacity(world.setting, knight, container)
    taken = most - room(world.setting, knight, container)
    colour = NO_D if taken > most else INK
    word = Rect(box.x, box.y, box.w, box.h * 45 // 100)
    canvas.text(kit.say(f"wr-sheet-{container}"), "min", INK_2, word, align="center")
    low = Rect(box.x, word.bottom, box.w, box.bottom - word.bottom)
    side = min(low.h, kit.px(22), low.w // 2)
    wide = min(low.w - side, kit.type.width("00/0", "min") + 2)
    start = low.centerx - (side + wide) // 2
    canvas.icon(icon, Rect(start, low.y, side, low.h), INK_2, side * 0.86 / kit.metrics.unit)
    canvas.text(f"{taken}/{most}", "min", colour, Rect(start + side, low.y, wide, low.h), align="center")


def compose_car(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    """The vehicle card; its tuning shows from below it."""
    kit, world = canvas.kit, ctx.view.world
    car, handle = world.knights[ctx.seat].car, at.SPOT(CAR)
    if car is None:
        socket(canvas, box, "truck", kit.say("wr-sheet-no_vehicle"))
    elif handle in ctx.hidden:
        ghost(canvas, box, INK_2)
    else:
        draw_car(canvas, box, world, car)
    canvas.hit_area(handle, box, "sheet", radius=8, is_piece=True)
    if car is not None:
        for card, place in zip(car.tuning, parts.badge_places(box, len(car.tuning)), strict=True):
            parts.draw_badge(canvas, place, shown(world, card))
            canvas.hit_area(at.SPOT(TUNING), place, "sheet", radius=4, is_piece=True)
