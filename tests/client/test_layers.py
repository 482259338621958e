"""What a layer says has changed holds every pixel that differs."""

import pygame
import pytest

from game.rules.core.rng import Draws, Rng
from game.view.canvas import Item
from game.view.layers import _changed

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
