"""A rubber stamp: words in a double frame, set slanting."""

import pygame

from game.view.kit import Kit
from game.view.theme import Colour

SLANT = 8.0


def stamp(kit: Kit, words: str, colour: Colour, most: int) -> pygame.Surface:
    """The stamp with these words, no wider than `most`; the surface is kept."""
    key = ("stamp", words, colour, most, kit.type.size("d2"))
    return kit.cache.get(key, lambda: _stamp(kit, words, colour, most))


def _stamp(kit: Kit, words: str, colour: Colour, most: int) -> pygame.Surface:
    pad, rim = kit.px(24), kit.px(5)
    inside = round(most * 0.94) - 2 * pad
    lines = [
        kit.type.fitted(line, "d2", colour, inside) for line in kit.type.wrapped(words.upper(), "d2", inside)
    ]
    leading = kit.type.leading("d2")
    size = (
        max(line.get_width() for line in lines) + 2 * pad,
        leading * len(lines) + 2 * kit.px(12),
    )
    plate = pygame.Surface(size, pygame.SRCALPHA)
    plate.blit(kit.shapes.rounded(size, kit.px(8), None, colour, rim), (0, 0))
    inner = (size[0] - 4 * rim, size[1] - 4 * rim)
    plate.blit(kit.shapes.rounded(inner, kit.px(5), None, colour, max(1, rim // 3)), (2 * rim, 2 * rim))
    for number, line in enumerate(lines):
        y = kit.px(12) + number * leading + (leading - line.get_height()) // 2
        plate.blit(line, ((size[0] - line.get_width()) // 2, y))
    return pygame.transform.rotozoom(plate, SLANT, 1.0)
