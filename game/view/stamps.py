"""A rubber stamp: words in a double frame, set slanting."""

from math import cos, radians, sin

import pygame

from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import Colour

SLANT = 8.0
STAMPED_MS = 190
"""How long a stamp takes to come down."""
STEPS, LARGER = 6, 0.7
"""The number of steps in which it comes down, and how much larger it starts."""


def stamp(kit: Kit, words: str, colour: Colour, size: tuple[int, int]) -> pygame.Surface:
    """The stamp with these words, slanting, as large as fits into `size`; the surface is kept."""
    key = ("stamp", words, colour, size, kit.type.size("d2"))
    return kit.cache.get(key, lambda: _stamp(kit, words.upper(), colour, size))


def _stamp(kit: Kit, words: str, colour: Colour, size: tuple[int, int]) -> pygame.Surface:
    plate = _plate(kit, words, colour, (size[0], size[1] * 2))
    wide, high = plate.get_size()
    turn = radians(SLANT)
    needed = (wide * cos(turn) + high * sin(turn), high * cos(turn) + wide * sin(turn))
    shrunk = min(1.0, size[0] / needed[0], size[1] / needed[1])
    return pygame.transform.rotozoom(plate, SLANT, shrunk * 0.98)


def _plate(kit: Kit, words: str, colour: Colour, size: tuple[int, int]) -> pygame.Surface:
    pad, rim = kit.px(20), kit.px(5)
    inside = (max(10, size[0] - 2 * pad), max(10, size[1] - 2 * rim - pad))
    px, lines = kit.type.fitted_block(words, "d2", inside)
    leading = kit.type.leading("d2", px)
    surfaces = [kit.type.fitted(line, "d2", colour, inside[0], px=px) for line in lines]
    plate_size = (max(line.get_width() for line in surfaces) + 2 * pad, leading * len(lines) + pad + 2 * rim)
    plate = blank(plate_size)
    plate.fill((*colour, 0))
    plate.blit(kit.shapes.rounded(plate_size, kit.px(8), None, colour, rim), (0, 0))
    inner = (plate_size[0] - 4 * rim, plate_size[1] - 4 * rim)
    plate.blit(kit.shapes.rounded(inner, kit.px(5), None, colour, max(1, rim // 3)), (2 * rim, 2 * rim))
    for number, line in enumerate(surfaces):
        y = pad // 2 + rim + number * leading + (leading - line.get_height()) // 2
        plate.blit(line, ((plate_size[0] - line.get_width()) // 2, y))
    return plate


def coming_down(plate: pygame.Surface, share: float) -> pygame.Surface:
    """A stamp on its way to the paper: large and pale at share 0, final at 1."""
    step = int(share * STEPS)
    if step >= STEPS:
        return plate
    coming = pygame.transform.rotozoom(plate, 0.0, 1.0 + LARGER * (1.0 - step / STEPS) ** 2)
    coming.set_alpha(100 + 155 * step // STEPS)
    return coming
