"""The field sheet: the attack, the Line with its Commissar, the targets and the cards of the turn."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.field.attack import draw_attack, forecast_box
from game.presenters.last_comrade.field.forecast import danger, draw_forecast
from game.presenters.last_comrade.field.layout import plan_of
from game.presenters.last_comrade.field.line import draw_line
from game.presenters.last_comrade.field.moving import is_on_its_way
from game.presenters.last_comrade.field.sheet import draw_abandoned, draw_numbers, draw_sheet, draw_trench
from game.presenters.last_comrade.field.slots import draw_slots
from game.presenters.last_comrade.field.small import compose_forces, compose_map
from game.presenters.last_comrade.field.targets import draw_targets
from game.view.canvas import Canvas

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World

__all__ = ["compose_field", "compose_forces", "compose_map"]


def compose_field(canvas: Canvas, ctx: ViewContext, rect: Rect, inside: Rect) -> None:
    """The whole sheet, in `rect`; what can be pointed at lies inside its neat line."""
    world: World = ctx.view.world
    canvas.zone("board", rect)
    draw_sheet(canvas, rect, inside)
    canvas.hit_area(at.FIELD, inside, "field", radius=4, is_piece=True)
    plan = plan_of(canvas.kit, inside, world)
    draw_trench(canvas, plan.line)
    if not world.line:
        return
    draw_numbers(canvas, rect, plan)
    draw_abandoned(canvas, plan, world.seats + 1 - world.length)
    drop_preview = danger(ctx)
    draw_attack(canvas, ctx, plan)
    if not is_on_its_way(at.STRIKE, ctx.hidden):
        draw_forecast(canvas, ctx, forecast_box(canvas, plan.attack), drop_preview)
        draw_targets(canvas, world, plan, {} if drop_preview is None else drop_preview.hurt, ctx.hidden)
    draw_slots(canvas, ctx, plan)
    draw_line(canvas, ctx, plan)
