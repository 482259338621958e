"""The rivals: a panel for each with what everybody may know of him."""

from pygame import Rect

from game.presenters.presenter import Sight
from game.view.canvas import Canvas


def compose_rivals(canvas: Canvas, sight: Sight, rect: Rect) -> None:
    canvas.zone("rivals", rect)
