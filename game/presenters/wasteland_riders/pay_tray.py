"""Paying with gear: what is owed, what lies there already, and where more is put."""

from pygame import Rect

from game.presenters.presenter import Sight
from game.presenters.wasteland_riders import handles as at
from game.presenters.wasteland_riders.fight_panel import open_panel
from game.presenters.wasteland_riders.tray_parts import draw_thing, tiles_in, tray
from game.rules.core import engine
from game.rules.wasteland_riders.paying import Paying, paid_value
from game.view.canvas import Canvas
from game.view.theme import CHALK_2
from game.view.widgets.panels import below


def is_at_hand(sight: Sight) -> bool:
    decision = engine.pending(sight.view)
    return isinstance(decision, Paying) and decision.seat == sight.seat


def compose(canvas: Canvas, sight: Sight, rect: Rect) -> None:
    kit, world, decision = canvas.kit, sight.view.world, engine.pending(sight.view)
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
