"""A place of the own sheet for gear: empty, with a card, or with a gap where one was taken."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import ghost, radius_of
from game.presenters.wasteland_riders.cards import gear_parts as parts
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.world.items import Item
from game.view.canvas import Canvas
from game.view.theme import INK_2, INK_3, KRAFT, PAPER_4, Colour, mixed

SOCKET: Colour = mixed(KRAFT, INK_3, 0.22)
FREE: Colour = mixed(KRAFT, INK_3, 0.06)
"""The colour of an empty place inside a larger one."""


def socket(canvas: Canvas, rect: Rect, icon: str = "", words: str = "", *, ground: Colour = SOCKET) -> None:
    """An empty place, with a sign of what belongs there."""
    kit = canvas.kit
    shape = kit.shapes.rounded(rect.size, radius_of(min(rect.w, rect.h)) + 2, ground, PAPER_4, 1)
    canvas.blit(shape, rect.topleft)
    if icon and words and rect.h > rect.w:
        upper = Rect(rect.x, rect.y, rect.w, rect.h * 55 // 100)
        canvas.icon(icon, upper, INK_3, 24)
        lower = Rect(rect.x + 2, upper.bottom, rect.w - 4, rect.bottom - upper.bottom - kit.px(4))
        canvas.words(words, "min", INK_2, lower, align="center", fit=True)
        return
    side = min(rect.h, kit.px(26)) if icon else 0
    if icon:
        box = Rect(rect.x + kit.px(4), rect.y, side, rect.h) if words else rect
        canvas.icon(icon, box, INK_3, side * 0.8 / kit.metrics.unit)
    if words:
        left = rect.x + side + kit.px(7)
        canvas.words(
            words, "min", INK_2, Rect(left, rect.y, rect.right - left - 2, rect.h), valign="middle", fit=True
        )


def lay(
    canvas: Canvas, ctx: ViewContext, rect: Rect, where: Spot, item: Item, *, is_printed: bool = False
) -> None:
    """A card on its place with the cards tucked under it; all of them can be pointed at."""
    kit, handle = canvas.kit, at.SPOT(where)
    if handle in ctx.hidden:
        ghost(canvas, rect, INK_2)
    else:
        draw_gear(canvas, rect, ctx.view.world, item, "tile", is_printed=is_printed)
    canvas.hit_area(handle, rect, "sheet", radius=rect.h * 0.08 / kit.metrics.unit, is_piece=True)
    for number, box in enumerate(parts.badge_places(rect, len(item.attachments))):
        canvas.hit_area(at.TUCKED(where, number), box, "sheet", radius=3, is_piece=True)
