"""The field sheet: the attack, the Line with its Commissar, the targets and the cards of the turn."""

from pygame import Rect

from game.presenters.last_comrade import handles as at
from game.presenters.last_comrade.field_attack import draw_attack, forecast_box
from game.presenters.last_comrade.field_forecast import danger, draw_forecast
from game.presenters.last_comrade.field_layout import plan_of
from game.presenters.last_comrade.field_line import draw_line
from game.presenters.last_comrade.field_moving import is_on_its_way
from game.presenters.last_comrade.field_sheet import draw_abandoned, draw_numbers, draw_sheet, draw_trench
from game.presenters.last_comrade.field_slots import draw_slots
from game.presenters.last_comrade.field_small import compose_forces, compose_map
from game.presenters.last_comrade.field_targets import draw_targets
from game.presenters.presenter import Sight
from game.rules.last_comrade.state import World
from game.view.canvas import Canvas

__all__ = ["compose_field", "compose_forces", "compose_map"]


def compose_field(canvas: Canvas, sight: Sight, rect: Rect, inside: Rect) -> None:
    """The whole sheet, in `rect`; what can be pointed at lies inside its neat line."""
    world: World = sight.view.world
    canvas.zone("board", rect)
    draw_sheet(canvas, rect, inside)
    canvas.hot(at.FIELD, inside, "field", radius=4, is_piece=True)
    plan = plan_of(canvas.kit, inside, world)
    draw_trench(canvas, plan.line)
    if not world.line:
        return
    draw_numbers(canvas, rect, plan)
    draw_abandoned(canvas, plan, world.seats + 1 - world.length)
    outlook = danger(sight)
    draw_attack(canvas, sight, plan)
    if not is_on_its_way(at.STRIKE, sight.hidden):
        draw_forecast(canvas, sight, forecast_box(canvas, plan.attack), outlook)
        draw_targets(canvas, world, plan, () if outlook is None else outlook.hurt, sight.hidden)
    draw_slots(canvas, sight, plan)
    draw_line(canvas, sight, plan)
