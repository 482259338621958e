"""The rivals: a panel for each with the public facts about them.

In small windows each is one row of icons and numbers; a click unfolds the panel over the board, and so does
a decision about that rival's things.
"""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.pile_lists import UNFOLD
from game.presenters.wasteland_riders.regions import regions
from game.presenters.wasteland_riders.zones.rivals_panel import compose_panel
from game.presenters.wasteland_riders.zones.rivals_row import compose_row
from game.rules.core.engine import pending
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.fight.theft import Robbing
from game.rules.wasteland_riders.packing.placing import Cutting
from game.rules.wasteland_riders.verbs.choices import LosingGear
from game.view.canvas import Canvas
from game.view.theme import CHALK, DESK_700, HAIRLINE

UNFOLDED = (392, 236)
"""The size of an unfolded panel over the board of a small window, in pixels of 1280 x 720."""


def compose_rivals(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit, seats = canvas.kit, ctx.view.world.rivals(ctx.seat)
    canvas.zone("rivals", rect)
    if kit.metrics.is_compact:
        _compose_rows(canvas, ctx, rect, seats)
        return
    gap = kit.px(10)
    wide = (rect.w - gap * (len(seats) - 1)) // len(seats)
    for number, seat in enumerate(seats):
        compose_panel(canvas, Rect(rect.x + number * (wide + gap), rect.y, wide, rect.h), ctx, seat)


def _compose_rows(canvas: Canvas, ctx: ViewContext, rect: Rect, seats: tuple[Seat, ...]) -> None:
    kit = canvas.kit
    gap = kit.px(5)
    high = min((rect.h - gap * (len(seats) - 1)) // len(seats), kit.px(118))
    shown = unfolded_rival(ctx)
    for number, seat in enumerate(seats):
        row = Rect(rect.x, rect.y + number * (high + gap), rect.w, high)
        compose_row(canvas, row, ctx, seat, is_unfolded=seat == shown)
    if shown is not None:
        _compose_unfolded(canvas, ctx, shown)


def unfolded_rival(ctx: ViewContext) -> Seat | None:
    """The rival whose panel is unfolded in a small window, by the decision or the person; None if no one."""
    asked = concerned(ctx)
    if asked is not None:
        return asked
    seats: tuple[Seat, ...] = ctx.view.world.rivals(ctx.seat)
    return next((seat for seat in seats if fold_name(seat) in ctx.unfolded), None)


def fold_name(seat: Seat) -> str:
    return f"rival_{seat}"


def concerned(ctx: ViewContext) -> Seat | None:
    """The rival whose things the present decision is about; None if there is none."""
    deal = ctx.view.world.deal
    decision = pending(ctx.view)
    match decision:
        case Robbing(seat=seat, victim=rival) | Cutting(seat=seat, rival=rival) if seat == ctx.seat:
            return rival
        case LosingGear(seat=seat, knight=rival) if seat == ctx.seat and rival != seat:
            return rival
    if deal is not None and ctx.seat in (deal.first, deal.second):
        other: Seat = deal.other(ctx.seat)
        return other
    return None


def _compose_unfolded(canvas: Canvas, ctx: ViewContext, seat: Seat) -> None:
    """The panel at the lower left of the board, where no part of the decision lies."""
    kit = canvas.kit
    board = regions(kit.metrics)["board"]
    scale, pad = kit.metrics.unit * 1.5, kit.px(12)
    wide, high = min(round(UNFOLDED[0] * scale), board.w // 2 - pad), round(UNFOLDED[1] * scale)
    rect = Rect(board.x + pad, board.bottom - pad - high, wide, high)
    canvas.rounded(rect, 10, DESK_700, HAIRLINE, 1, shadow="s3")
    canvas.zone(fold_name(seat), rect, "rival")
    canvas.hit_area(UNFOLD(fold_name(seat)), rect, "rivals", tip=kit.say("wr-sheet-tip-fold"), radius=10)
    compose_panel(canvas, rect, ctx, seat)
    if concerned(ctx) is None:
        close = Rect(rect.right - kit.px(34), rect.y + kit.px(4), kit.px(30), kit.px(30))
        canvas.icon("close", close, CHALK, 20)
