"""Hexagons that lie side by side as one: their outer sides make one closed line, also when moved inwards."""

from collections import Counter

import pygame
import pytest
from pygame import Rect

from game.config.settings import Settings
from game.scenes.stage import Stage
from game.scenes.table.lighting.marks import LEGAL, mark, mark_illegal
from game.view.canvas import Canvas
from game.view.clusters import HexSide, apart, outer_sides, stroke
from tests.guards import at_least_one

WIDE, HIGH = 87, 101


@pytest.fixture(autouse=True)
def _display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()


def box(column: int, row: int) -> Rect:
    """A hexagon of a grid whose odd rows are moved right by half of one, in whole pixels as on boards."""
    return Rect(round((column + (row % 2) / 2) * (WIDE - 1)), round(row * (HIGH - 1) * 0.75), WIDE, HIGH)


ALONE = (box(0, 0),)
PAIR = (box(0, 0), box(1, 0))
BLOCK = (box(1, 0), box(0, 1), box(1, 1), box(1, 2))


def ends(side: HexSide, inset: float) -> list[tuple[int, int]]:
    """Both ends of a side on the picture, to within a few pixels."""
    points = stroke(side.box.size, side.side, side.turns_first, side.turns_last, inset)
    return [(round((side.box.x + x) / 8), round((side.box.y + y) / 8)) for x, y in points]


@pytest.mark.parametrize(("boxes", "count"), [(ALONE, 6), (PAIR, 10), (BLOCK, 14)])
def test_only_sides_without_a_neighbour_are_outer_ones(boxes: tuple[Rect, ...], count: int) -> None:
    assert len(outer_sides(boxes)) == count


@pytest.mark.parametrize("inset", [0.0, 0.1, 0.2])
@pytest.mark.parametrize("boxes", [ALONE, PAIR, BLOCK])
def test_the_line_is_closed(boxes: tuple[Rect, ...], inset: float) -> None:
    met: Counter[tuple[int, int]] = Counter()
    for side in outer_sides(boxes):
        met.update(ends(side, inset))
    for x, y in at_least_one(met):
        near = sum(met[x + dx, y + dy] for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        assert near >= 2


def test_a_line_moved_inwards_stays_inside_the_cluster() -> None:
    for side in at_least_one(outer_sides(PAIR)):
        for x, y in at_least_one(stroke(side.box.size, side.side, side.turns_first, side.turns_last, 0.1)):
            point = (round(side.box.x + x), round(side.box.y + y))
            assert any(one.collidepoint(point) for one in PAIR)


def test_a_border_shared_by_two_clusters_is_drawn_once() -> None:
    one, other = outer_sides((box(0, 0),)), outer_sides((box(1, 0),))
    assert len(one) + len(other) == 12
    assert len(apart((one, other))) == 11


def test_a_thing_of_several_hexagons_is_marked_on_all_of_them_and_touched_on_each() -> None:
    kit = Stage((1280, 720), Settings()).kit
    canvas = Canvas(kit)
    canvas.hot_cluster("area/x", BLOCK, "board")
    assert [hit_area.rect for hit_area in canvas.hit_areas] == list(BLOCK)
    for hit_area in canvas.hit_areas:
        for draw in (lambda marks, one: mark(marks, one, LEGAL), mark_illegal):
            marks = Canvas(kit)
            draw(marks, hit_area)
            touched = [Rect(item.x, item.y, item.w, item.h) for item in marks.items]
            assert all(any(one.colliderect(rect.inflate(-40, -40)) for rect in touched) for one in BLOCK)


def test_marks_of_a_thing_seen_only_in_part_stay_in_the_window() -> None:
    kit = Stage((1280, 720), Settings()).kit
    canvas, window = Canvas(kit), Rect(0, 0, 120, 100)
    with canvas.clipped(window):
        canvas.hot_cluster("area/x", BLOCK, "board")
    marks = Canvas(kit)
    mark(marks, canvas.hit_areas[0], LEGAL)
    assert marks.items
    assert all(window.contains(Rect(item.x, item.y, item.w, item.h)) for item in marks.items)
