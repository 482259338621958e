"""Hexagons of cardboard: their shadows, edges and faces, as tiles that touch make one surface."""

from collections.abc import Iterable

import pygame
from pygame import Rect

from game.presenters.shared.board.colours import TILE_EDGE
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import Size
from game.view.theme import BLACK, WHITE, Colour

EDGE = 0.045
"""How far the cardboard shows below a tile, in radii."""
SHADOW_ALPHA = 72


def lay_cardboard(canvas: Canvas, boxes: Iterable[Rect], radius: float, colour: Colour = TILE_EDGE) -> None:
    """Draw the cardboard that shows below the tiles in these boxes; it lies below every tile face."""
    boxes = tuple(boxes)
    if not boxes:
        return
    kit, size = canvas.kit, boxes[0].size
    shadow = hexagon(kit, size, (*BLACK, SHADOW_ALPHA))
    edge = hexagon(kit, size, (*colour, 255))
    right, down, low = _length(0.02, radius), _length(EDGE, radius), _length(EDGE + 0.05, radius)
    for box in boxes:
        canvas.blit(shadow, (box.x + right, box.y + low))
    for box in boxes:
        canvas.blit(edge, (box.x, box.y + down))


def hexagon(kit: Kit, size: Size, colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A tile in one colour, cut with the mask of the pictures, because drawing a large one takes long."""
    return kit.cache.get(("hexagon", size, colour), lambda: _tinted(kit, size, colour))


def _tinted(kit: Kit, size: Size, colour: tuple[int, int, int, int]) -> pygame.Surface:
    surface = kit.shapes.hex_fill(size, WHITE).copy()
    surface.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _length(part: float, radius: float) -> int:
    return max(1, round(part * radius))
