"""Reaction windows that can be ticked secretly while cards are laid: the hand then goes up by itself.

They look the same for everybody who lays a card, whatever cards they hold.
"""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.controls import handles as at
from game.rules.core import engine
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.terms import REMINDERS, Reminder
from game.rules.last_comrade.windows import Serving
from game.view.canvas import Canvas
from game.view.theme import CHALK, CHALK_2, DESK_600, GO, GO_D, PAPER_0, SECONDARY_RIM
from game.view.widgets.panels import zone_label

GAP = 9
"""The gap between two rows, so that the rings around ticks do not touch."""


def ticks_of(ctx: ViewContext) -> tuple[Reminder, ...] | None:
    """What the seat that looks has ticked; None unless it can lay its card now, in private."""
    decision, world = engine.pending(ctx.view), ctx.view.world
    if ctx.is_open or decision is None or ctx.seat not in decision.seats(world):
        return None
    if isinstance(decision, Committing):
        return decision.reminders[ctx.seat]
    if isinstance(decision, Serving) and decision.may_lay_card(world):
        return decision.reminders
    return None


def is_committing(ctx: ViewContext) -> bool:
    """Whether the seat that looks can lay its card, in private."""
    return ticks_of(ctx) is not None


def compose_reminders(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """A row for each window: its tick and its name."""
    kit, ticked = canvas.kit, ticks_of(ctx)
    assert ticked is not None, "no card can be laid now"
    room = zone_label(canvas, box, kit.say("lc-table-reminders"))
    high = room.h // len(REMINDERS)
    for number, window in enumerate(REMINDERS):
        row = Rect(room.x, room.y + number * high, room.w, high - kit.px(GAP))
        _compose_row(canvas, row, window, is_on=window in ticked)


def _compose_row(canvas: Canvas, row: Rect, window: Reminder, *, is_on: bool) -> None:
    kit = canvas.kit
    canvas.rounded(row, 6, GO_D if is_on else DESK_600, GO if is_on else SECONDARY_RIM, 1)
    side = min(row.h, kit.px(26))
    mark = Rect(row.x + kit.px(3), row.y, side, row.h)
    name = "check" if is_on else "square_rounded_outline"
    canvas.icon(name, mark, PAPER_0 if is_on else CHALK_2, side * 0.74 / kit.metrics.unit)
    words = Rect(mark.right + kit.px(3), row.y, row.right - mark.right - kit.px(7), row.h)
    canvas.text(kit.say(f"lc-table-remind_{window}"), "min", CHALK, words)
    canvas.hit_area(at.REMIND(window), row, "reminders", radius=6, is_piece=True)
