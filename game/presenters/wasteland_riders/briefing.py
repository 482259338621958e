"""What the screen of a new game says about a mission of Wasteland Riders."""

from collections.abc import Mapping

from pygame import Rect

from game.library import OpenGame
from game.presenters.briefing import Brief
from game.presenters.shared.briefs import scenario_brief
from game.rules.wasteland_riders.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit


def brief(kit: Kit, opened: OpenGame, scenario: str, options: Mapping[str, str], seats: int) -> Brief:
    return scenario_brief(kit, opened, scenario, facts=(), sides=())


def compose_forces(canvas: Canvas, rect: Rect, world: World) -> None:
    pass
