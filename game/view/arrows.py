"""Arrows over whatever lies on the table."""

from math import hypot

import pygame

from game.view.camera import Point
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import PAPER_0, Colour

ARROW_HEAD = 2.6
"""The length of an arrow's head over the width of its line."""


def draw_arrow(
    canvas: Canvas, start: Point, end: Point, width: float, colour: Colour, casing: Colour = PAPER_0
) -> None:
    """A straight arrow with a light edge from one point of the picture to another."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    if long < width * ARROW_HEAD:
        return
    pad = round(width * ARROW_HEAD) + 2
    left, top = round(min(start[0], end[0])) - pad, round(min(start[1], end[1])) - pad
    size = (
        round(max(start[0], end[0])) + pad - left,
        round(max(start[1], end[1])) + pad - top,
    )
    a, b = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
    kit = canvas.kit
    key = ("arrow", size, a, b, round(width, 1), colour, casing)
    canvas.blit(kit.cache.get(key, lambda: _arrow(kit, size, a, b, width, colour, casing)), (left, top))


def _arrow(
    kit: Kit, size: tuple[int, int], a: Point, b: Point, width: float, colour: Colour, casing: Colour
) -> pygame.Surface:
    long = hypot(b[0] - a[0], b[1] - a[1])
    along = ((b[0] - a[0]) / long, (b[1] - a[1]) / long)
    surface = blank(size)
    for grown, tone in ((max(1.0, width * 0.3), casing), (0.0, colour)):
        head = width * ARROW_HEAD + grown
        neck = (b[0] - along[0] * head * 0.8, b[1] - along[1] * head * 0.8)
        tip = (b[0] + along[0] * grown, b[1] + along[1] * grown)
        half = width * 1.25 + grown * 1.2
        corners = (
            tip,
            (neck[0] - along[1] * half, neck[1] + along[0] * half),
            (neck[0] + along[1] * half, neck[1] - along[0] * half),
        )
        surface.blit(kit.shapes.path(size, (a, neck), width + 2 * grown, tone), (0, 0))
        parts = tuple((x / size[0], y / size[1]) for x, y in corners)
        surface.blit(kit.shapes.polygon(size, parts, tone), (0, 0))
    return surface
