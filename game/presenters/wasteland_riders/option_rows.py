"""Rows to choose from: one of several things a text offers, or a skill to test."""

from pygame import Rect

from game.presenters.presenter import Sight
from game.view.canvas import Canvas


def is_at_hand(sight: Sight) -> bool:
    """Whether an option or a skill is to be chosen now."""
    return False


def compose(canvas: Canvas, sight: Sight, rect: Rect) -> None:
    """The rows to choose from, below what they are about, inside `rect`."""
