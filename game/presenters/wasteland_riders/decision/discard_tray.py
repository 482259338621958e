"""Where an own thing is discarded, whenever something may or must be."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards.gear_parts import is_back
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.decision.tray_parts import tray
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.wasteland_riders.gear.carried import CONTAINERS
from game.rules.wasteland_riders.packing.placing import Overflowing, Placing, why_not_place
from game.rules.wasteland_riders.preparation import UpdatingMarket
from game.rules.wasteland_riders.rest import RestGear, RestLuck, blue_cards
from game.rules.wasteland_riders.supplies.drawing import LuckLimit, ThrowLuck
from game.rules.wasteland_riders.terms import PANELS
from game.rules.wasteland_riders.verbs.choices import ThrowingLuck
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.panels import below

REASONS: dict[type[Decision[World]], str] = {
    ThrowLuck: "throw_luck",
    ThrowingLuck: "throwing_luck",
    LuckLimit: "luck_limit",
    RestLuck: "rest_luck",
    UpdatingMarket: "market",
    Placing: "room",
    Overflowing: "overflow",
    RestGear: "blue",
}


def reason(ctx: ViewContext) -> str:
    """The reason why something may be discarded now; empty if nothing may."""
    decision, world = engine.pending(ctx.view), ctx.view.world
    if decision is None or ctx.seat not in engine.waiting_for(ctx.view):
        return ""
    if isinstance(decision, Placing):
        if is_back(world.knights[decision.seat].gained[0].card):
            return ""  # Everybody may look, so nobody can tell where the card has room.
        spots = (*PANELS, *CONTAINERS)
        has_place = any(why_not_place(world, decision.seat, spot) is None for spot in spots)
        return "" if has_place else "room"
    if isinstance(decision, RestGear) and not blue_cards(world, decision.seat):
        return ""
    return REASONS.get(type(decision), "")


def is_active(ctx: ViewContext) -> bool:
    return bool(reason(ctx))


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit, why = canvas.kit, reason(ctx)
    inner = open_panel(canvas, rect, kit.say(f"wr-table-discard_{why}"))
    line = min(3 * kit.type.leading("small"), inner.h // 3)
    note = Rect(inner.x, inner.y, inner.w, line)
    canvas.words(kit.say(f"wr-table-discard_{why}_note"), "small", CHALK, note, fit=True)
    box = below(inner, line + kit.px(6))
    room = tray(canvas, box, at.DISCARD, kit.say("wr-table-discard_label"))
    side = min(room.h * 6 // 10, kit.px(120))
    canvas.icon("delete", Rect(room.x, room.y, room.w, side), CHALK_2, side * 0.8 / kit.metrics.unit)
    hint = Rect(room.x, room.y + side, room.w, room.h - side)
    canvas.words(kit.say("wr-table-discard_hint"), "small", CHALK_2, hint, align="center", fit=True)
