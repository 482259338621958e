"""A texture that repeats is drawn once, however many surfaces of whatever sizes it covers."""

import pygame
import pytest

from game.view.pictures import PATCH, Pictures
from game.view.shapes import blank
from tests.presenters.kits import kit_for
from tests.scenes.staging import make_stage


def test_a_texture_that_repeats_is_drawn_once_for_all_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = make_stage(shares=False).kit.pictures
    drawn: list[tuple[int, int]] = []
    draw = Pictures.load

    def noted(self: Pictures, name: str, size: tuple[int, int], colours: None) -> pygame.Surface:
        drawn.append(size)
        return draw(self, name, size, colours)

    monkeypatch.setattr(Pictures, "load", noted)
    surfaces = [pictures.texture("texture_kraft", size) for size in ((300, 200), (700, 90), (40, 600))]
    assert drawn == [PATCH]
    assert [surface.get_size() for surface in surfaces] == [(300, 200), (700, 90), (40, 600)]


def test_it_repeats_without_seams() -> None:
    surface = kit_for().pictures.texture("texture_kraft", (PATCH[0] + 60, 40))
    first, again = surface.subsurface((0, 0, 60, 40)), surface.subsurface((PATCH[0], 0, 60, 40))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(again, "RGB")


@pytest.mark.parametrize(
    "name", ["texture_desk", "cover_staff_orders", "terrain_dunes", "texture_contours_sand"]
)
def test_a_picture_that_covers_its_box_is_drawn_once_and_leaves_no_gap(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    pictures = make_stage(shares=False).kit.pictures
    drawn: list[tuple[int, int]] = []
    draw = Pictures.load

    def noted(self: Pictures, name: str, size: tuple[int, int], colours: None) -> pygame.Surface:
        surface = draw(self, name, size, colours)
        drawn.append(surface.get_size())
        return surface

    monkeypatch.setattr(Pictures, "load", noted)
    boxes = [(1280, 720), (1279, 721), (236, 323), (33, 51), (7, 200), (1, 1), (341, 97)]
    assert [pictures.covering(name, box).get_size() for box in boxes] == boxes
    assert len(drawn) == len(boxes)
    for large, box in zip(drawn, boxes, strict=True):
        over = large[0] - box[0], large[1] - box[1]
        assert min(over) >= 0, "a gap"
        assert min(over) <= 2, "larger than it need be"


def test_pictures_have_the_colours_in_the_order_of_all_other_surfaces() -> None:
    """Else each blit sorts them anew, twenty times as slow."""
    surface = make_stage(shares=False).kit.pictures.svg("texture_kraft", (40, 40))
    assert surface.get_masks() == blank((1, 1)).get_masks()
    assert surface.get_flags() & pygame.SRCALPHA


def test_a_picture_that_is_missing_still_covers_its_box() -> None:
    assert make_stage(shares=False).kit.pictures.covering("no_such_picture", (90, 40)).get_size() == (90, 40)
