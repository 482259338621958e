"""Paying with gear: what is owed, what is already there, and where more is put."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.decision.tray_parts import draw_thing, tiles_in, tray
from game.rules.core import engine
from game.rules.wasteland_riders.market.paying import Paying, paid_value
from game.view.canvas import Canvas
from game.view.theme import CHALK_2
from game.view.widgets.panels import below


def is_active(ctx: ViewContext) -> bool:
    decision = engine.pending(ctx.view)
    return isinstance(decision, Paying) and decision.seat == ctx.seat


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit, world, decision = canvas.kit, ctx.view.world, engine.pending(ctx.view)
    assert isinstance(decision, Paying)
    paid = paid_value(world, decision.seat, decision.paid)
    inner = open_panel(canvas, rect, kit.say("wr-table-pay_title", cost=decision.cost))
    line = min(2 * kit.type.leading("small"), inner.h // 4)
    note = Rect(inner.x, inner.y, inner.w, line)
    canvas.words(kit.say("wr-table-pay_note"), "small", CHALK_2, note, fit=True)
    box = below(inner, line + kit.px(6))
    label = kit.say("wr-table-pay_state", paid=paid, left=max(0, decision.cost - paid))
    hint = "" if decision.paid else kit.say("wr-table-pay_hint")
    room = tray(canvas, box, at.PAY, label, hint)
    knight = world.knights[decision.seat]
    for spot, place in zip(decision.paid, tiles_in(kit, room, len(decision.paid)), strict=True):
        draw_thing(canvas, place, world, knight, spot)
