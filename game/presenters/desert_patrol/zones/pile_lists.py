"""Lists of cards that a click unfolds over the board: a reserve, one's own discarded and removed cards."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.cards import soldiers
from game.presenters.desert_patrol.regions import regions
from game.presenters.shared.cards import pile_lists
from game.rules.core.ids import HIDDEN
from game.rules.core.piles import Pile
from game.rules.desert_patrol.terms import enemy
from game.view.canvas import Canvas

if TYPE_CHECKING:
    from game.rules.desert_patrol.state import World

LISTS = ("enemy_reserve", "discard", "removed")
"""The lists that can be unfolded; each is the last part of a handle `unfold/…`."""


def link(canvas: Canvas, box: Rect, words: str, name: str, group: str, short: str | None = None) -> None:
    """A line that unfolds a list."""
    tip = canvas.kit.say("dp-table-tip_unfold")
    pile_lists.link(canvas, box, words, name, group, tip=tip, short=short)


def compose_lists(canvas: Canvas, ctx: ViewContext) -> None:
    """Draw every unfolded list whose cards the viewer may know; together they share the board."""
    piles = {name: pile_of(ctx, name) for name in LISTS if name in ctx.unfolded}
    shown = [name for name, pile in piles.items() if pile and HIDDEN not in pile]
    for name in shown:
        _compose_list(canvas, _room(canvas, name, shown), ctx, name)


def _room(canvas: Canvas, name: str, shown: list[str]) -> Rect:
    """The opponent's list above one's own; the discarded cards left of the removed ones."""
    kit = canvas.kit
    room = regions(kit.metrics)["board"].inflate(-2 * kit.px(12), -2 * kit.px(12))
    own = [other for other in shown if other != "enemy_reserve"]
    gap = kit.px(8)
    if own and "enemy_reserve" in shown:
        half = (room.h - gap) // 2
        room = Rect(room.x, room.y if name == "enemy_reserve" else room.bottom - half, room.w, half)
    if name in own and len(own) > 1:
        half = (room.w - gap) // 2
        room = Rect(room.x if name == own[0] else room.right - half, room.y, half, room.h)
    return room


def pile_of(ctx: ViewContext, name: str) -> Pile:
    world: World = ctx.view.world
    side = world.side_of(ctx.seat)
    if name == "enemy_reserve":
        return world.forces(enemy(side)).reserve
    return world.forces(side).discard if name == "discard" else world.forces(side).removed


def _compose_list(canvas: Canvas, room: Rect, ctx: ViewContext, name: str) -> None:
    kit, setting = canvas.kit, ctx.view.world.setting
    pile_lists.compose_list(
        canvas,
        room,
        name,
        pile_of(ctx, name),
        lambda on, rect, card: soldiers.small_face(on, rect, setting, card),
        title=kit.say(f"dp-table-zone_{name}"),
        tip=kit.say("dp-table-tip_fold"),
        times=lambda count: kit.say("dp-table-times", count=count),
        at_foot=name != "enemy_reserve",
    )
