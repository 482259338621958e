"""What a layer says has changed holds every pixel that differs."""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.rules.core.rng import Draws, Rng
from game.view.canvas import Canvas, Item
from game.view.layers import MOST_RECTS, Layer, Painter, _changed, _merged, _paint_layer
from tests.scenes.staging import make_stage

SIDE = 48
COLOURS = ((200, 30, 30), (30, 200, 30), (30, 30, 200))
SURFACES = [pygame.Surface((8, 6)) for _ in range(4)]
for number, surface in enumerate(SURFACES):
    surface.fill((60 * number, 255 - 60 * number, 90))


def some_item(draws: Draws) -> Item:
    x, y = draws.below(SIDE - 8), draws.below(SIDE - 8)
    if draws.below(2):
        return Item(x, y, 8, 6, draws.choice(SURFACES))
    return Item(x, y, 1 + draws.below(8), 1 + draws.below(8), None, draws.choice(COLOURS))


def altered(items: list[Item], draws: Draws) -> list[Item]:
    """Something taken away, put in, doubled or put elsewhere in the pile."""
    after = list(items)
    for _ in range(draws.below(4)):
        place = draws.below(len(after) + 1)
        what = draws.below(3)
        if what == 0 or not after:
            after.insert(place, some_item(draws))
        elif what == 1:
            after.insert(place, draws.choice(after))
        else:
            moved = after.pop(draws.below(len(after)))
            if draws.below(2):
                after.insert(min(place, len(after)), moved)
    return after


def painted(items: list[Item]) -> pygame.Surface:
    picture = pygame.Surface((SIDE, SIDE))
    for item in items:
        if item.surface is not None:
            picture.blit(item.surface, item[:2])
        else:
            picture.fill(item.colour or (0, 0, 0), item[:4])
    return picture


@pytest.mark.parametrize("seed", range(60))
def test_every_pixel_that_differs_lies_in_what_changed(seed: int) -> None:
    draws = Draws(Rng(seed))
    before = [some_item(draws) for _ in range(draws.below(14))]
    after = altered(before, draws)
    one, two = painted(before), painted(after)
    changed = _changed(before, after)
    for rect in changed:
        two.fill((1, 2, 3), rect)
        one.fill((1, 2, 3), rect)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")
    assert bool(changed) == (before != after)


# What a layer depends on


def test_a_doubtful_layer_is_composed_only_when_what_it_is_made_of_has_changed() -> None:
    composed: list[str] = []
    matter = ["over one place"]
    layer = Layer("prompt", lambda _canvas: composed.append(matter[0]), depends_on=lambda: matter[0])
    kit = make_stage().kit
    layer.update(kit)
    layer.invalidate_if_changed()
    layer.update(kit)
    assert composed == ["over one place"]
    matter[0] = "over another"
    layer.update(kit)
    assert len(composed) == 1, "nobody has said that anything changed"
    layer.invalidate_if_changed()
    layer.update(kit)
    assert composed == ["over one place", "over another"]
    layer.is_dirty = True
    layer.update(kit)
    assert len(composed) == 3


def test_a_doubtful_layer_that_cannot_tell_what_it_is_made_of_is_composed() -> None:
    composed: list[Canvas] = []
    layer = Layer("marks", composed.append)
    kit = make_stage().kit
    layer.update(kit)
    layer.invalidate_if_changed()
    layer.update(kit)
    assert len(composed) == 2


def test_what_may_come_late_lets_one_picture_pass_unless_it_is_stale() -> None:
    composed: list[Canvas] = []
    layer = Layer("said", composed.append, deferred=True)
    kit, picture, painter = make_stage().kit, pygame.Surface((8, 8)), Painter()

    def composed_by_now() -> int:
        painter.paint(picture, [layer], kit, False)
        return len(composed)

    assert composed_by_now() == 1, "at first nothing is late"
    layer.invalidate_if_changed()
    assert composed_by_now() == 1
    layer.invalidate_if_changed()
    assert composed_by_now() == 1, "as long as the hand moves on"
    assert composed_by_now() == 2
    assert composed_by_now() == 2
    layer.invalidate_if_changed()
    layer.is_dirty = True
    assert composed_by_now() == 3


def test_of_what_may_come_late_one_sheet_comes_in_each_picture_the_highest_first() -> None:
    composed: list[str] = []

    def sheet(name: str, depends_on: Callable[[], object] | None = None) -> Layer:
        return Layer(name, lambda _canvas: composed.append(name), deferred=True, depends_on=depends_on)

    layers = [sheet("side"), sheet("odds", lambda: "always the same"), sheet("said")]
    kit, picture, painter = make_stage().kit, pygame.Surface((8, 8)), Painter()
    painter.paint(picture, layers, kit, False)
    assert composed == ["side", "odds", "said"]
    for layer in layers:
        layer.invalidate_if_changed()
    seen = []
    for _ in range(4):
        composed.clear()
        painter.paint(picture, layers, kit, False)
        seen.append(list(composed))
    assert seen == [[], ["said"], ["side"], []]
    assert not any(layer.maybe_dirty for layer in layers)


# What can be touched


@pytest.mark.parametrize("seed", range(6))
def test_things_are_found_at_a_point_and_by_name_as_if_each_was_asked(seed: int) -> None:
    draws = Draws(Rng(seed))
    canvas = Canvas(make_stage().kit)
    for number in range(30):
        rect = pygame.Rect(draws.below(60), draws.below(60), draws.below(40), draws.below(40))
        shape = draws.choice(("box", "disc", "hex"))
        canvas.hit_area(f"thing/{number % 20}", rect, "board", shape=shape, is_piece=bool(draws.below(2)))
    for point in ((x, y) for x in range(0, 100, 7) for y in range(0, 100, 7)):
        assert canvas.hit_areas_at(point) == [
            hit_area for hit_area in canvas.hit_areas[::-1] if hit_area.holds(point)
        ]
    assert canvas.find("thing/3") == canvas.hit_areas[3]
    assert canvas.find("nothing") is None
    assert canvas.pieces == {hit_area.handle: hit_area for hit_area in canvas.hit_areas if hit_area.is_piece}


def picture_of(draw: Callable[[Canvas], object]) -> bytes:
    """What is seen of it on a brown table."""
    kit = make_stage().kit

    def compose(canvas: Canvas) -> None:
        draw(canvas)

    layer = Layer("marks", compose)
    layer.update(kit)
    picture = pygame.Surface((800, 500))
    picture.fill((90, 80, 70))
    _paint_layer(picture, layer, picture.get_rect())
    return pygame.image.tobytes(picture, "RGB")


SIZES = [(24, 30), (90, 60), (700, 400), (500, 90)]
RED = (200, 30, 40)


@pytest.mark.parametrize(("radius", "width"), [(14, 5), (3, 6), (0, 2)])
@pytest.mark.parametrize("size", SIZES)
def test_a_line_around_a_box_looks_as_if_it_was_one_surface(
    size: tuple[int, int], radius: int, width: int
) -> None:
    whole = make_stage().kit.shapes.rounded(size, radius, None, RED, width)
    box = pygame.Rect((20, 30), size)
    assert picture_of(lambda canvas: canvas.rim(box, radius, RED, width)) == picture_of(
        lambda canvas: canvas.blit(whole, box.topleft)
    )


@pytest.mark.parametrize("size", SIZES)
def test_the_edges_of_a_glow_look_as_the_whole_of_it(size: tuple[int, int]) -> None:
    halo = make_stage().kit.shapes.halo(size, 8, 16, RED)
    assert picture_of(lambda canvas: canvas.blit_rim(halo, (20, 30), 25)) == picture_of(
        lambda canvas: canvas.blit(halo, (20, 30))
    )


@pytest.mark.parametrize("size", [(24, 30), (200, 280)])
def test_a_hatched_box_is_a_hatching_cut_to_the_shape_of_the_box(size: tuple[int, int]) -> None:
    shapes = make_stage().kit.shapes
    hatch = shapes.hatch(size, (200, 30, 40, 140), 5, 7)
    cut = shapes.cut(hatch, shapes.rounded(size, 9, (255, 255, 255)))
    box = shapes.hatched_box(size, 9, (200, 30, 40, 140), 5, 7)
    assert picture_of(lambda canvas: canvas.blit(box, (9, 9))) == picture_of(
        lambda canvas: canvas.blit(cut, (9, 9))
    )


def test_of_a_hatched_board_each_line_is_the_one_above_it_moved_by_a_pixel() -> None:
    hatch = make_stage().kit.shapes.hatch((150, 90), (200, 30, 40, 140), 5, 7)
    pixels = [[tuple(hatch.get_at((x, y))) for x in range(150)] for y in range(90)]
    assert all(lower[:-1] == upper[1:] for upper, lower in pairwise(pixels))
    assert {pixel[3] for pixel in pixels[0]} >= {0, 140}


# What is repainted

WHOLE = pygame.Rect(0, 0, 1920, 1080)


def test_what_lies_close_together_is_painted_at_once_and_what_lies_apart_is_not() -> None:
    near = [pygame.Rect(101, 100, 60, 20), pygame.Rect(180, 110, 60, 20)]
    far = pygame.Rect(1501, 900, 60, 20)
    assert _merged([*near, far], WHOLE) == [near[0].union(near[1]), far]
    board, box = pygame.Rect(42, 90, 1476, 624), pygame.Rect(6, 712, 632, 145)
    assert _merged([board, box], WHOLE) == [board, box], "a box at its foot adds no strip along the board"


def test_many_small_changes_all_over_the_picture_are_few_rectangles_but_not_all_of_it() -> None:
    spots = [pygame.Rect(x, y, 30, 30) for x in range(20, 1000, 150) for y in range(20, 1000, 150)]
    found = _merged(spots, WHOLE)
    assert len(found) <= MOST_RECTS
    assert sum(rect.w * rect.h for rect in found) < 0.6 * 1920 * 1080
    assert all(any(rect.contains(spot) for rect in found) for spot in spots)


def test_nothing_beyond_the_picture_is_painted() -> None:
    assert _merged([pygame.Rect(-30, 1070, 60, 60), pygame.Rect(3000, 0, 5, 5)], WHOLE) == [
        pygame.Rect(0, 1070, 30, 10)
    ]
    assert _merged([pygame.Rect(-5, -5, 1900, 1080)], WHOLE) == [WHOLE]


def test_no_rectangle_begins_where_rows_are_copied_past_the_cache_but_at_the_edge() -> None:
    spots = [pygame.Rect(x, 40, 30, 600) for x in (0, 300, 601, 902, 1203)]
    found = _merged(spots, WHOLE)
    assert [rect.x for rect in found] == [0, 299, 601, 902, 1203]
    assert all(rect.contains(spot) for rect, spot in zip(found, spots, strict=True))


def test_a_part_of_a_hatching_goes_on_where_the_others_end() -> None:
    shapes = make_stage().kit.shapes
    whole = shapes.hatch((150, 90), (*RED, 140), 5, 7)
    part = shapes.hatch((60, 40), (*RED, 140), 5, 7, 20 + 30)
    assert pygame.image.tobytes(part, "RGBA") == pygame.image.tobytes(
        whole.subsurface((20, 30, 60, 40)), "RGBA"
    )
