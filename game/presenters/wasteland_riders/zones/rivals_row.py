"""One rival in a single row of icons and numbers, for small windows."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.pile_lists import UNFOLD
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.players import player_name, title_of
from game.presenters.wasteland_riders.sheet.dials import COUNTED, draw_count
from game.presenters.wasteland_riders.sheet.head import draw_portrait
from game.presenters.wasteland_riders.zones.rivals_panel import draw_standing
from game.rules.core.ids import Seat
from game.view.canvas import Canvas
from game.view.theme import BRASS, CHALK, CHALK_3, DESK_700, HAIRLINE
from game.view.widgets.panels import emblem


def compose_row(canvas: Canvas, rect: Rect, ctx: ViewContext, seat: Seat, *, is_unfolded: bool) -> None:
    """One row; a click on it unfolds the rival's panel."""
    kit, world = canvas.kit, ctx.view.world
    canvas.rounded(rect, 8, DESK_700, BRASS if is_unfolded else HAIRLINE, 1)
    tip = kit.say("wr-sheet-tip-fold" if is_unfolded else "wr-sheet-tip-unfold")
    canvas.hit_area(UNFOLD(f"rival_{seat}"), rect, "rivals", tip=tip, radius=8)
    pad = kit.px(6)
    inner = rect.inflate(-2 * pad, -2 * pad)
    side = min(inner.h, kit.px(72))
    portrait = Rect(inner.x, inner.centery - side // 2, side, side)
    draw_portrait(canvas, portrait, world, seat)
    canvas.hit_area(at.SEAT(seat), portrait, "rivals", radius=6, is_piece=True)
    left, arrow = portrait.right + pad, min(kit.px(24), inner.h // 2)
    upper = Rect(left, inner.y, inner.right - arrow - left, inner.h * 46 // 100)
    mark = min(upper.h, kit.px(18))
    colours = paint_of(kit, world, seat)
    emblem(canvas, Rect(upper.x, upper.y, mark, upper.h), colours, mark / kit.metrics.unit)
    name = Rect(upper.x + mark + pad // 2, upper.y, upper.w * 52 // 100 - mark, upper.h)
    canvas.text(title_of(kit, ctx, seat), "min", CHALK, name, short=player_name(kit, ctx, seat))
    canvas.icon(
        "chevron_down" if is_unfolded else "chevron_up",
        Rect(inner.right - arrow, inner.y, arrow, upper.h),
        CHALK_3,
        20,
    )
    if world.knights[seat].knight is None:
        return
    rest = Rect(name.right + pad, upper.y, upper.right - name.right - pad, upper.h)
    draw_standing(canvas, rest, ctx, seat)
    _counts(canvas, Rect(left, upper.bottom, inner.right - left, inner.bottom - upper.bottom), ctx, seat)


def _counts(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat) -> None:
    world, gap = ctx.view.world, canvas.kit.px(6)
    wide = (box.w - gap * (len(COUNTED) - 1)) // len(COUNTED)
    for number, resource in enumerate(COUNTED):
        cell = Rect(box.x + number * (wide + gap), box.y, wide, box.h)
        level = world.knights[seat].resource(resource)
        draw_count(canvas, cell, world.setting.numbers, resource, level)
        canvas.hit_area(at.THEIR_RESOURCE(seat, resource), cell, "rivals", radius=4, is_piece=True)
