"""A texture that repeats is drawn once, however many surfaces of whatever sizes it covers."""

import pygame
import pytest

from game.view.pictures import PATCH, Pictures
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
