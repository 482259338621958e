"""Small things printed or put on the board: stars, action spaces, signs. Each is drawn once."""

from math import cos, pi, sin

import pygame
from pygame import Rect

from game.presenters.shared.board.colours import GOLD, GOLD_DARK
from game.presenters.shared.board.small_things import icon_on, number_on
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.pictures_of import ACTION_ICONS
from game.rules.staff_orders.setting import ActionSpace
from game.view.camera import Point
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import INK, NO_D, PAPER_0, PAPER_1, WARN, Colour, SeatColours

STAR: tuple[Point, ...] = tuple(
    (
        0.5 + (0.5 if corner % 2 == 0 else 0.23) * sin(corner * pi / 5),
        0.53 - (0.5 if corner % 2 == 0 else 0.23) * cos(corner * pi / 5),
    )
    for corner in range(10)
)


def stars(kit: Kit, count: int, size: int) -> pygame.Surface:
    """A row of stars, as many as an area is worth."""
    return kit.cache.get(("so_stars", count, size), lambda: _stars(kit, count, size))


def _stars(kit: Kit, count: int, size: int) -> pygame.Surface:
    rim = max(1, round(size * 0.13))
    surface = blank((size * count, size))
    for number in range(count):
        surface.blit(kit.shapes.polygon((size, size), STAR, GOLD_DARK), (number * size, 0))
        inner = kit.shapes.polygon((size - 2 * rim, size - 2 * rim), STAR, GOLD)
        surface.blit(inner, (number * size + rim, rim))
    return surface


def action_space(kit: Kit, space: ActionSpace, size: int) -> pygame.Surface:
    """A free space with the icon of its action; one for a single faction has its colour and shape."""
    key = ("so_space", space.action, space.colour, size, kit.is_safe_palette)
    return kit.cache.get(key, lambda: _action_space(kit, space, size))


def _action_space(kit: Kit, space: ActionSpace, size: int) -> pygame.Surface:
    if space.colour is None:
        surface = kit.shapes.disc(size, PAPER_0, INK, max(1, round(size * 0.06))).copy()
        icon_on(kit, surface, ACTION_ICONS[space.action], 0.66, INK)
        return surface
    colours = paint_of(kit, space.colour)
    surface = kit.shapes.disc(size, colours.dark).copy()
    rim = max(1, round(size * 0.04))
    surface.blit(
        kit.shapes.disc(size - 2 * rim, PAPER_0, colours.main, max(2, round(size * 0.11))), (rim, rim)
    )
    icon_on(kit, surface, ACTION_ICONS[space.action], 0.54, colours.dark)
    mark = max(7, round(size * 0.36))
    surface.blit(kit.shapes.emblem(colours.shape, mark, colours.main, PAPER_0), (size - mark, size - mark))
    return surface


def count_disc(kit: Kit, count: int, colours: SeatColours, size: int) -> pygame.Surface:
    """The number of pieces in a pile, with a rim in its owner's colour."""
    body = kit.shapes.disc(size, PAPER_0, colours.dark, max(1, round(size * 0.1)))
    key = ("so_count", count, colours[:3], size)
    return kit.cache.get(key, lambda: number_on(kit, body, str(count), INK, 0.74))


def sent_disc(kit: Kit, count: int, colours: SeatColours, size: int) -> pygame.Surface:
    """The number of pieces an arrow stands for, on its owner's colour."""
    body = kit.shapes.disc(size, colours.dark, PAPER_0, max(1, round(size * 0.1)))
    key = ("so_sent", count, colours[:3], size)
    return kit.cache.get(key, lambda: number_on(kit, body, str(count), PAPER_0, 0.74))


def sign(
    kit: Kit, icon: str, size: int, ground: Colour = PAPER_0, ink: Colour = INK, rim: Colour = INK
) -> pygame.Surface:
    """An icon on a disc."""
    return kit.cache.get(
        ("so_sign", icon, size, ground, ink, rim), lambda: _sign(kit, icon, size, ground, ink, rim)
    )


def _sign(kit: Kit, icon: str, size: int, ground: Colour, ink: Colour, rim: Colour) -> pygame.Surface:
    surface = kit.shapes.disc(size, ground, rim, max(1, round(size * 0.08))).copy()
    icon_on(kit, surface, icon, 0.66, ink)
    return surface


def broken_supply(kit: Kit, size: int) -> pygame.Surface:
    """The sign of a broken chain: held, but without supply."""
    return sign(kit, "link_variant_off", size, WARN, INK, PAPER_0)


def blocked(kit: Kit, size: int) -> pygame.Surface:
    """The sign of a hexagon nobody can enter."""
    return sign(kit, "cancel", size, PAPER_1, NO_D, NO_D)


def letter(kit: Kit, text: str, colour: Colour, size: int) -> pygame.Surface:
    """The letter of an air zone on its colour."""
    ink = INK if sum(colour) > 330 else PAPER_0
    body = kit.shapes.disc(size, colour, INK, max(1, size // 14))
    return kit.cache.get(("so_letter", text, colour, size), lambda: number_on(kit, body, text, ink, 0.7))


def pattern(kit: Kit, name: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A strip in the colour of an air zone with its pattern, so that zones differ without colours too."""
    return kit.cache.get(("so_pattern", name, size, colour), lambda: _pattern(name, size, colour))


def _pattern(name: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    surface = blank(size)
    surface.fill((*colour, 255))
    ink = (*(INK if sum(colour) > 330 else PAPER_0), 120)
    step = max(4, size[1] // 2)
    drawing = blank(size)
    for x in range(0, size[0] + size[1], step):
        if name in ("vertical_lines", "cross_hatch", "checker"):
            drawing.fill(ink, Rect(x, 0, max(1, step // 4), size[1]))
        if name in ("diagonal_stripes",):
            pygame.draw.line(drawing, ink, (x, 0), (x - size[1], size[1]), max(1, step // 4))
        if name in ("dots", "rings"):
            width = 0 if name == "dots" else 1
            pygame.draw.circle(drawing, ink, (x + step // 2, size[1] // 2), max(2, step // 3), width)
    if name in ("horizontal_lines", "cross_hatch"):
        for y in range(step // 2, size[1], step):
            drawing.fill(ink, Rect(0, y, size[0], max(1, step // 4)))
    if name == "checker":
        drawing.fill((0, 0, 0, 0))
        for x in range(0, size[0], step):
            drawing.fill(ink, Rect(x, 0 if (x // step) % 2 else size[1] // 2, step, size[1] // 2))
    surface.blit(drawing, (0, 0))
    return surface
