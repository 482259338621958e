"""Tips for everything that can be pointed at, and things shown large."""

from pygame import Rect

from game.presenters.offers import Handle
from game.presenters.presenter import Sight
from game.view.canvas import Canvas
from game.view.kit import Kit


def describe(kit: Kit, sight: Sight, handle: Handle) -> str:
    return ""


def enlarge(canvas: Canvas, sight: Sight, handle: Handle, beside: Rect) -> bool:
    return False
