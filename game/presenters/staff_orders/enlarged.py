"""An operation card shown large: when, what it does, the rules it follows, a line of flavour."""

from pygame import Rect

from game.rules.core.ids import CardId
from game.rules.staff_orders.state import World
from game.view.canvas import Canvas

LARGE = (420, 587)
"""The size of a large card in the design."""


def large_card(canvas: Canvas, rect: Rect, world: World, card: CardId) -> None:
    """The card as large as `rect`."""
    canvas.shadow(rect, canvas.kit.px(24), "s3")
