"""The panel of the present decision: rust and a hazard stripe, a title, small signs that all views use."""

import pygame
from pygame import Rect

from game.presenters.wasteland_riders.colours import EARTH, EARTH_DEEP, HAZARD, HAZARD_DARK, TILE_EDGE
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import BLACK, CHALK, CHALK_2, SeatColours, mixed
from game.view.widgets.panels import below

GROUND, RIM, STRIP = (
    mixed(TILE_EDGE, BLACK, 0.56),
    mixed(TILE_EDGE, BLACK, 0.1),
    mixed(TILE_EDGE, BLACK, 0.34),
)
"""The panel, its edge, and rows on it."""
ENEMY = SeatColours(EARTH_DEEP, TILE_EDGE, EARTH, "diamond")
"""The colours of wasteland enemies, who belong to no player."""
STRIPE = 8
PAD = 14


def hazard(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Yellow and black stripes, cached."""
    return kit.cache.get(("wr_hazard", size), lambda: _hazard(kit, size))


def _hazard(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    surface = blank(size)
    surface.fill(HAZARD)
    step = max(4, size[1])
    stripes = kit.shapes.hatch(size, (*HAZARD_DARK, 255), step, step)
    surface.blit(stripes, (0, 0))
    return surface


def open_panel(canvas: Canvas, rect: Rect, title: str, note: str = "", aside: int = 0) -> Rect:
    """The panel with its title, and a note or `aside` free pixels beside it; returns the area inside."""
    kit = canvas.kit
    canvas.rounded(rect, 10, GROUND, RIM, 2, shadow="s2")
    canvas.zone("decision", rect)
    edge = kit.px(10)
    canvas.blit(hazard(kit, (rect.w - 2 * edge, kit.px(STRIPE))), (rect.x + edge, rect.y + kit.px(2)))
    pad = kit.px(PAD)
    inner = Rect(rect.x + pad, rect.y + kit.px(STRIPE + 6), rect.w - 2 * pad, rect.h - kit.px(STRIPE + 14))
    high = min(kit.type.leading("h2"), inner.h // 9)
    wide = min(inner.w // 2, kit.type.width(note, "small") + kit.px(8)) if note else aside
    canvas.text(title, "h2", CHALK, Rect(inner.x, inner.y, inner.w - wide, high))
    if note:
        canvas.text(note, "small", CHALK_2, Rect(inner.right - wide, inner.y, wide, high), align="right")
    return below(inner, high + kit.px(4))


def signed(number: int) -> str:
    """`+2`, `−1`, `0`: with a minus sign as wide as the plus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"
