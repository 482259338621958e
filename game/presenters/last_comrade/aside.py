"""The order in which cards are revealed, and the fallen."""

from pygame import Rect

from game.presenters.presenter import Sight
from game.rules.core.state import State
from game.rules.last_comrade.state import World
from game.view.canvas import Canvas


def aside_badge(view: State[World]) -> str:
    """How many live of how many: `5/8`."""
    return f"{len(view.world.living)}/{view.world.seats}"


def compose_aside(canvas: Canvas, sight: Sight, rect: Rect) -> None:
    """Who reveals when."""
