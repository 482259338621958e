"""What is told of things on the own sheet and with rivals, and which of them can be shown large."""

from pygame import Rect

from game.presenters.offers import Handle
from game.presenters.presenter import Sight
from game.view.canvas import Canvas
from game.view.kit import Kit

KINDS = frozenset(("spot", "tucked", "theirs", "resource", "their_resource", "skill", "seat"))
"""The kinds of things told here."""


def describe(kit: Kit, sight: Sight, handle: Handle) -> str:
    return ""


def enlarge(canvas: Canvas, sight: Sight, handle: Handle, beside: Rect) -> bool:
    return False
