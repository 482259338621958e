"""What small things on a board share: numbers and icons, count badges, ghosts, light behind letters."""

from math import cos, pi, sin

import pygame

from game.presenters.shared.board.colours import HALO
from game.view.icons import ICONS
from game.view.kit import Kit
from game.view.shapes import FINE, blank
from game.view.theme import DESK_900, INK, LAMP, PAPER_0, Colour

DIGIT = 0.78
"""The type of a number over the width of what it stands on."""
LEAST_TYPE = 8
DASHES = 14


def number_on(
    kit: Kit, body: pygame.Surface, text: str, colour: Colour, size: float = DIGIT
) -> pygame.Surface:
    """A copy of a small thing with a number or letters in its middle, no wider than the thing."""
    surface = body.copy()
    room = body.get_width()
    px = max(LEAST_TYPE, round(room * size))
    while px > LEAST_TYPE and kit.type.width(text, "num_m", px) > room * 0.86:
        px -= 1
    line = kit.type.line(text, "num_m", colour, px)
    surface.blit(line, ((room - line.get_width()) // 2, (body.get_height() - line.get_height()) // 2))
    return surface


def icon_on(kit: Kit, surface: pygame.Surface, name: str, share: float, colour: Colour) -> None:
    """Draw an icon in the middle, `share` of the surface in size; nothing if the icon cannot be drawn."""
    px = max(LEAST_TYPE, round(surface.get_width() * share))
    try:
        icon = kit.type.font("icons", px).render(ICONS[name], True, colour)
    except (pygame.error, KeyError):
        return
    surface.blit(
        icon, ((surface.get_width() - icon.get_width()) // 2, (surface.get_height() - icon.get_height()) // 2)
    )


def count_badge(kit: Kit, count: int, size: int) -> pygame.Surface:
    """The badge with the number of things in a pile."""
    key = ("count_badge", count, size)
    body = kit.shapes.disc(size, DESK_900, PAPER_0, max(1, size // 14))
    return kit.cache.get(key, lambda: number_on(kit, body, str(count), PAPER_0, 0.7))


def ghost(kit: Kit, shape: str, size: int) -> pygame.Surface:
    """The dashed outline at the place of a thing that is held or moving."""
    key = ("ghost", shape, size)
    return kit.cache.get(key, lambda: _ghost(kit, shape, size))


def _ghost(kit: Kit, shape: str, size: int) -> pygame.Surface:
    width = max(2, round(size * 0.05))
    if shape == "box":
        corner = max(1, size // 7)
        surface = kit.shapes.rounded((size, size), corner, (*INK, 90)).copy()
        surface.blit(kit.shapes.dashed_box((size, size), corner, width, LAMP, max(3, size // 9)), (0, 0))
        return surface
    surface = kit.shapes.disc(size, (*INK, 90)).copy()
    surface.blit(_dashed_ring(size, width), (0, 0))
    return surface


def _dashed_ring(size: int, width: int) -> pygame.Surface:
    large = blank((size * FINE, size * FINE))
    large.fill((*LAMP, 0))
    radius, middle = (size - width) * FINE / 2, size * FINE / 2
    for dash in range(DASHES):
        turns = [2 * pi * (dash + part / 4 * 0.55) / DASHES for part in range(5)]
        line = [(middle + radius * cos(turn), middle + radius * sin(turn)) for turn in turns]
        pygame.draw.lines(large, LAMP, False, line, width * FINE)
    return pygame.transform.smoothscale(large, (size, size))


def haloed(kit: Kit, text: str, px: int) -> pygame.Surface:
    """A light glow in the form of letters, to put under them; larger than they are on every side."""
    return kit.cache.get(("letters_halo", text, px), lambda: _haloed(kit, text, px))


def _haloed(kit: Kit, text: str, px: int) -> pygame.Surface:
    spread = max(1, round(px / 8))
    line = kit.type.line(text, "min", HALO, px)
    surface = blank((line.get_width() + 2 * spread, line.get_height() + 2 * spread))
    for step in range(8):
        turn = step * pi / 4
        surface.blit(line, (round(spread + spread * cos(turn)), round(spread + spread * sin(turn))))
    return surface
