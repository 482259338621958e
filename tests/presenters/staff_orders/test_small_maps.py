"""What a list of scenarios shows of Staff Orders: a small map, and what both factions begin with."""

import pytest
from pygame import Rect

from game.content.library import open_game
from game.presenters.staff_orders.board import board, forces
from game.rules.staff_orders.state import World
from game.view.canvas import Canvas
from tests.presenters.kits import stage_kit

GAME = open_game("staff_orders")
SCENARIOS = [scenario.id for scenario in GAME.scenarios]


def world_of(scenario: str) -> World:
    """As it is set up."""
    world: World = GAME.game.new(GAME.setting(scenario, {}), 2, 1).world
    return world


@pytest.mark.parametrize("size", [(1100, 640), (420, 240), (120, 70)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_small_map_stays_in_its_box_and_has_nothing_to_point_at(
    scenario: str, size: tuple[int, int]
) -> None:
    canvas, rect = Canvas(stage_kit()), Rect(300, 200, *size)
    board.compose_map(canvas, rect, world_of(scenario), GAME.map(scenario).art)
    assert canvas.items
    assert not canvas.hit_areas
    assert not canvas.texts
    assert all(rect.contains(Rect(item.x, item.y, item.w, item.h)) for item in canvas.items)


@pytest.mark.parametrize("scale", [80, 160])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_forces_tell_what_both_factions_begin_with(scenario: str, scale: int) -> None:
    kit, world = stage_kit(text_scale=scale), world_of(scenario)
    canvas, rect = Canvas(kit), Rect(30, 850, 1300, 180)
    forces.compose_forces(canvas, rect, world)
    written = " ".join(mark.text for mark in canvas.texts)
    assert "Niebiescy" in written
    assert "Żółci" in written
    assert all(mark.box.contains(mark.rect) for mark in canvas.texts)
    kinds = forces.numbers(world, "blue")
    assert ("aircraft" in kinds) == (world.setting.mode == "landing")
    assert kinds["soldiers"] == sum(world.blue.soldiers.values())
