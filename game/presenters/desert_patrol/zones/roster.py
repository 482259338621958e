"""The soldiers of a side and how many cards each has left: in the panel of a side without vehicles."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol import words
from game.presenters.desert_patrol.board.counters import look_of, put_counter
from game.presenters.desert_patrol.controls.handles import ROSTER
from game.presenters.desert_patrol.lives import lives
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side
from game.view.canvas import Canvas
from game.view.theme import CHALK, CHALK_2, NO_L
from game.view.widgets.panels import zone_label

LARGEST_ROW, LEAST_ROW = 44, 14
"""In the design, and in device pixels: lower rows could not be read."""


def on_the_board(world: World, side: Side) -> list[CounterId]:
    return [name for name in world.setting.soldiers[side] if name in world.soldiers]


def compose_roster(canvas: Canvas, box: Rect, ctx: ViewContext, side: Side, group: str) -> None:
    """Draw a row for each soldier on the board: counter, name, number of cards left."""
    kit, names = canvas.kit, on_the_board(ctx.view.world, side)
    room = box.h - kit.type.leading("label") - kit.px(6)
    if not names or room < LEAST_ROW * len(names):
        return
    inner = zone_label(canvas, box, kit.say("dp-table-zone_soldiers"))
    high = min(inner.h // len(names), kit.px(LARGEST_ROW))
    left = lives(ctx)
    for number, name in enumerate(names):
        row = Rect(inner.x, inner.y + number * high, inner.w, high)
        _compose_soldier(canvas, row, ctx, name, left.get(name), group)


def _compose_soldier(
    canvas: Canvas, row: Rect, ctx: ViewContext, name: CounterId, left: int | None, group: str
) -> None:
    kit, world = canvas.kit, ctx.view.world
    size = row.h - max(2, kit.px(4))
    look = look_of(kit, world, name)
    put_counter(canvas, look, (row.x + row.h // 2, row.centery), size, has_badges=False)
    called = Rect(row.x + row.h + kit.px(6), row.y, row.w - row.h - kit.px(58), row.h)
    canvas.text(kit.say(f"dp-counter-{name}"), "small", CHALK, called)
    if left is not None:
        colour = CHALK_2 if left else NO_L
        number = Rect(row.right - kit.px(22), row.y, kit.px(22), row.h)
        canvas.icon("cards_outline", Rect(number.x - kit.px(26), row.y, kit.px(24), row.h), colour, 18)
        canvas.text(str(left), "num_m", colour, number, align="right")
    tip = "\n".join((kit.say(f"dp-counter-{name}"), *words.soldier_facts(kit, world, name, left)))
    canvas.hit_area(ROSTER(name), row, group, tip=tip, radius=4)
