"""Where a card with many choices would lead: how many of them cost how much Life, and who is hit.

The rules play out every choice; the totals are exact.
"""

from collections.abc import Sequence

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import players
from game.presenters.last_comrade.cards import comrade_cards
from game.presenters.last_comrade.colours import RED
from game.presenters.shared.panels import grid
from game.rules.last_comrade.forecast import Forecast
from game.rules.last_comrade.insights.forecast_overview import Overview, overview
from game.view.canvas import Canvas
from game.view.theme import BRASS, INK, INK_2, PAPER_0, PAPER_4
from game.view.widgets.panels import below

LARGEST = 44
"""The largest size of a portrait, in design pixels."""
OWN_SHARE = 0.46
"""The part of the width for the own losses."""


def draw_many(canvas: Canvas, ctx: ViewContext, box: Rect, heading: str, found: Sequence[Forecast]) -> None:
    """The box of the drop preview: the own losses on the left, the others who are hit on the right."""
    kit = canvas.kit
    told = overview(found, ctx.view.world.comrade_of(ctx.seat))
    canvas.zone("drop_preview", box, "drop_preview")
    canvas.rounded(box, 8, PAPER_0, BRASS, 3, shadow="s1")
    inner = box.inflate(-2 * kit.px(14), -2 * kit.px(8))
    head = min(kit.type.leading("h3"), inner.h // 5)
    canvas.text(heading, "h3", INK, Rect(inner.x, inner.y, inner.w, head))
    rest = below(inner, head + kit.px(4))
    foot = min(kit.type.leading("small"), rest.h // 4)
    canvas.text(
        kit.say("lc-field-all_pairs", all=told.all),
        "small",
        INK_2,
        Rect(rest.x, rest.bottom - foot, rest.w, foot),
        short=kit.say("lc-field-all_pairs.brief", all=told.all),
    )
    body = Rect(rest.x, rest.y, rest.w, rest.h - foot - kit.px(4))
    left = Rect(body.x, body.y, round(body.w * OWN_SHARE), body.h)
    _own_losses(canvas, left, told)
    _others(canvas, Rect(left.right, body.y, body.right - left.right, body.h), ctx, told)


def _own_losses(canvas: Canvas, box: Rect, told: Overview) -> None:
    """A row for each amount of Life that may be lost."""
    kit = canvas.kit
    high = min(box.h // max(2, len(told.lost)), kit.type.leading("body") + kit.px(10))
    for number, (lost, count) in enumerate(told.lost):
        row = Rect(box.x, box.y + number * high, box.w - kit.px(10), high)
        side = min(row.h - kit.px(4), kit.px(20))
        mark = Rect(row.x, row.y, side, row.h)
        icon, colour = ("heart_outline", RED) if lost else ("shield", INK_2)
        canvas.icon(icon, mark, colour, side / kit.metrics.unit)
        words = Rect(mark.right + kit.px(6), row.y, row.right - mark.right - kit.px(6), row.h)
        canvas.text(kit.say("lc-field-in_pairs", lost=lost, count=count, all=told.all), "body", INK, words)
        canvas.fill(Rect(row.x, row.bottom - 1, row.w, 1), PAPER_4)


def _others(canvas: Canvas, box: Rect, ctx: ViewContext, told: Overview) -> None:
    """The portraits of those who would be hurt, each with the number of choices that hurt them."""
    kit = canvas.kit
    if not told.hurt:
        canvas.words(kit.say("lc-field-nobody"), "body", INK_2, box, valign="middle", fit=True)
        return
    rows = 1 if len(told.hurt) <= 3 else 2 if len(told.hurt) <= 6 else 3
    columns = max(3, -(-len(told.hurt) // rows))
    for (comrade, count), cell in zip(told.hurt, grid(box, columns, rows), strict=False):
        side = min(cell.h - kit.px(2), cell.w // 3, kit.px(LARGEST))
        face = comrade_cards.portrait_disc(kit, comrade, side, RED)
        canvas.blit(face, (cell.x, cell.centery - side // 2))
        words = Rect(cell.x + side + kit.px(5), cell.y, cell.w - side - kit.px(7), cell.h)
        name = players.name_of(kit, ctx, comrade)
        told_of = kit.say("lc-field-hurt_in", name=name, count=count)
        brief = kit.say("lc-field-hurt_in.short", count=count)
        canvas.text(told_of, "small", INK, words, short=brief)
