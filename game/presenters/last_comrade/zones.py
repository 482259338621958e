"""Everything around the field."""

from game.presenters.presenter import Sight
from game.view.canvas import Canvas


def compose_zones(canvas: Canvas, sight: Sight) -> None:
    """The hand and what lies beside it."""
