"""Panels of the zones around a board."""

from pygame import Rect

from game.view.canvas import Canvas
from game.view.theme import DESK_700, HAIRLINE


def snug_panel(canvas: Canvas, rect: Rect, name: str) -> Rect:
    """A dark panel with a narrow margin, so that what lies in it is as large as it can be."""
    pad = canvas.kit.px(9)
    canvas.rounded(rect, 10, DESK_700, HAIRLINE, 1, shadow="s2")
    canvas.zone(name, rect)
    return rect.inflate(-2 * pad, -2 * pad)
