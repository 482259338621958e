"""The opponent and the state of the contest: stars that count now, and the headquarters of both."""

from pygame import Rect

from game.presenters.presenter import Sight
from game.rules.core.state import State
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import score
from game.rules.staff_orders.terms import FACTIONS
from game.view.canvas import Canvas
from game.view.widgets.panels import panel, side_level


def compose_aside(canvas: Canvas, sight: Sight, rect: Rect) -> None:
    panel(canvas, rect, name="aside", level=side_level(canvas.kit))


def aside_badge(view: State[World]) -> str:
    """The stars of both, blue first: `7–5`."""
    return "–".join(str(score(view.world, faction)) for faction in FACTIONS)
