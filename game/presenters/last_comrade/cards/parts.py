"""What is printed on several cards: rays of a poster, hearts, squares of durability, bursts, numbers."""

from math import cos, pi, sin

import pygame
from pygame import Rect

from game.presenters.last_comrade.colours import BLACK, POSTER, RAY, RED, paint_of
from game.presenters.shared.board.small_things import number_on
from game.rules.core.ids import Seat
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import FINE, blank
from game.view.theme import PAPER_0, WARN, Colour, mixed

RAYS = 14
LEAST_HEART = 9
"""Hearts of fewer device pixels than this cannot be counted: a number is shown instead."""
SPIKES = 11


def rays(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """The ground of every picture: rays from behind the chest of the figure in front of them."""
    return kit.cache.get(("lc_rays", size), lambda: _draw_rays(size))


def _draw_rays(size: tuple[int, int]) -> pygame.Surface:
    large = blank((size[0] * FINE, size[1] * FINE))
    large.fill((*POSTER, 255))
    middle = (large.get_width() * 0.5, large.get_height() * 0.66)
    reach = large.get_width() + large.get_height()
    for number in range(RAYS):
        turns = [2 * pi * (number + part) / RAYS + 0.1 for part in (0.0, 0.5)]
        ends = [(middle[0] + reach * cos(turn), middle[1] + reach * sin(turn)) for turn in turns]
        pygame.draw.polygon(large, RAY, [middle, *ends])
    return pygame.transform.smoothscale(large, size)


# Life


def hearts(
    canvas: Canvas, box: Rect, life: int, most: int, *, align: str = "center", colour: Colour = RED
) -> None:
    """A heart for each point of the full Life, filled or empty: one row, or two if one would be too small.

    If the hearts would still be too small to count: one heart and the number.
    """
    kit = canvas.kit
    rows = 2 if most > 5 and box.w // max(most, 1) < min(box.h, kit.px(14)) else 1
    columns = max(1, -(-most // rows))
    side = min(box.w // columns, box.h // rows, kit.px(26))
    if side < LEAST_HEART:
        _heart_and_number(canvas, box, life, most, align, colour)
        return
    spare = box.w - side * columns
    left = box.x + {"left": 0, "center": spare // 2, "right": spare}[align]
    top = box.y + (box.h - side * rows) // 2
    for number in range(most):
        cell = Rect(left + number % columns * side, top + number // columns * side, side, side)
        size = side * 0.98 / kit.metrics.unit
        canvas.icon("heart" if number < life else "heart_outline", cell, colour, size)


def _heart_and_number(canvas: Canvas, box: Rect, life: int, most: int, align: str, colour: Colour) -> None:
    kit = canvas.kit
    words, side = f"{life}/{most}", min(box.h, kit.px(22))
    wide = min(kit.type.width(words, "min") + 2, max(1, box.w - side))
    left = box.x + {"left": 0, "center": (box.w - side - wide) // 2, "right": box.w - side - wide}[align]
    canvas.icon("heart", Rect(left, box.y, side, box.h), colour, side / kit.metrics.unit)
    canvas.text(words, "min", colour, Rect(left + side, box.y, wide, box.h))


# Equipment


def durability(
    canvas: Canvas, box: Rect, left: int, most: int, colour: Colour, *, align: str = "right"
) -> None:
    """A full square for each use that is left, an empty one for each use that is spent."""
    kit, most = canvas.kit, max(left, most)
    side = max(4, min(box.h, box.w // max(most, 1), kit.px(20)))
    spare = box.w - side * most
    start = box.x + {"left": 0, "center": spare // 2, "right": spare}[align]
    for number in range(most):
        name = "square_rounded" if number < left else "square_rounded_outline"
        canvas.icon(name, Rect(start + number * side, box.y, side, box.h), colour, side / kit.metrics.unit)


# Numbers


def burst(canvas: Canvas, centre: tuple[int, int], size: int, words: str) -> None:
    """The damage on a small explosion."""
    surface = burst_surface(canvas.kit, size, words)
    canvas.blit(surface, (centre[0] - surface.get_width() // 2, centre[1] - surface.get_height() // 2))


def burst_surface(kit: Kit, size: int, words: str) -> pygame.Surface:
    key = ("lc_burst", size, words)
    return kit.cache.get(key, lambda: number_on(kit, _draw_burst(size), words, BLACK, 0.58))


def _draw_burst(size: int) -> pygame.Surface:
    large = blank((size * FINE, size * FINE))
    middle = size * FINE / 2
    for share, colour in ((1.0, BLACK), (0.88, WARN)):
        points = []
        for step in range(2 * SPIKES):
            reach = middle * share * (1.0 if step % 2 == 0 else 0.78)
            turn = pi * step / SPIKES
            points.append((middle + reach * sin(turn), middle - reach * cos(turn)))
        pygame.draw.polygon(large, colour, points)
    return pygame.transform.smoothscale(large, (size, size))


def number_disc(kit: Kit, seat: Seat, size: int, *, is_grey: bool = False) -> pygame.Surface:
    """The number of a player on a disc in that player's colour."""
    colours = paint_of(kit, seat)
    fill = mixed(colours.main, (110, 110, 110), 0.8) if is_grey else colours.main
    body = kit.shapes.disc(size, fill, PAPER_0, max(1, size // 12))
    key = ("lc_number", int(seat), size, fill)
    return kit.cache.get(key, lambda: number_on(kit, body, str(seat + 1), colours.text, 0.62))
