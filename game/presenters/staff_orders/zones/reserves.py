"""One's own reserve: commanders, aircraft and soldiers as pieces, each pile with its number in words."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.small_things import ghost
from game.presenters.shared.panels import snug_panel
from game.presenters.staff_orders.board import pawns
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.controls.handles import Supply
from game.presenters.staff_orders.players import own
from game.rules.staff_orders.state import Army, World
from game.view.canvas import Canvas
from game.view.theme import CHALK
from game.view.widgets.panels import zone_label


def supplies(world: World) -> tuple[Supply, ...]:
    """The kinds of pieces a faction has in reserve in this mode."""
    return ("commanders", "aircraft", "soldiers") if world.setting.zones else ("commanders", "soldiers")


def in_reserve(army: Army, supply: Supply) -> int:
    counts = {
        "commanders": army.commanders,
        "soldiers": army.reserve_soldiers,
        "aircraft": army.reserve_aircraft,
    }
    return counts[supply]


def compose_reserve(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    kit = canvas.kit
    inner = snug_panel(canvas, region, "reserve")
    box = zone_label(canvas, inner, kit.say("so-table-zone_reserve"))
    gap = kit.px(8)
    upper = (box.h - gap) * 48 // 100
    top = Rect(box.x, box.y, box.w, upper)
    if "aircraft" in supplies(ctx.view.world):
        half = (box.w - gap) * 46 // 100
        _pile(canvas, Rect(top.x, top.y, half, top.h), ctx, "commanders")
        _pile(canvas, Rect(top.x + half + gap, top.y, top.w - half - gap, top.h), ctx, "aircraft")
    else:
        _pile(canvas, top, ctx, "commanders")
    _pile(canvas, Rect(box.x, top.bottom + gap, box.w, box.bottom - top.bottom - gap), ctx, "soldiers")


def _pile(canvas: Canvas, box: Rect, ctx: ViewContext, supply: Supply) -> None:
    """Draw the pieces left, and below them their number; held pieces leave a gap."""
    kit, faction, handle = canvas.kit, own(ctx), at.RESERVE(supply)
    count = in_reserve(ctx.view.world.army(faction), supply)
    line = min(kit.type.leading("ui"), box.h * 2 // 5)
    room = Rect(box.x, box.y, box.w, box.h - line)
    left = count - max(1, ctx.taken) if handle in ctx.hidden else count
    if left > 0 and supply == "soldiers":
        pawns.heap(canvas, room, supply, faction, left)
    elif left > 0:
        pawns.row(canvas, room, supply, faction, left)
    else:
        side = min(room.h - 2, kit.px(44))
        canvas.blit(ghost(kit, "box", side), (room.x + 1, room.y + (room.h - side) // 2))
    words = Rect(box.x, room.bottom, box.w, line)
    short = kit.say(f"so-table-{supply}.short", count=count)
    canvas.text(kit.say(f"so-table-{supply}", count=count), "ui", CHALK, words, short=short)
    canvas.hit_area(handle, box, "reserve", radius=6, is_piece=True)
