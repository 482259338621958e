"""Commanders, soldiers and aircraft as wooden pieces, in a row or in a heap."""

import pygame
from pygame import Rect

from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.controls.handles import Supply
from game.presenters.staff_orders.pictures_of import piece_of
from game.rules.staff_orders.terms import Faction
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import PAPER_0

PICTURE = 256
"""The side of every picture of a piece, in pixels."""
SEEN: dict[Supply, tuple[int, int, int, int]] = {
    "commanders": (60, 14, 150, 236),
    "soldiers": (56, 40, 176, 184),
    "aircraft": (20, 34, 212, 206),
}
"""The part of their picture that the piece and its shadow take: left, top, width, height."""
LEAST_PITCH = 0.6
"""How much of a piece stays visible beside the next one, as a part of its width."""


def pawn(kit: Kit, supply: Supply, faction: Faction, high: int) -> pygame.Surface:
    """One piece, this many pixels high, without the empty edge of its picture; in the safe palette it has its
    owner's shape.
    """
    high = max(6, high)
    key = ("so_pawn", supply, faction, high, kit.is_safe_palette)
    return kit.cache.get(key, lambda: _draw(kit, supply, faction, high))


def _draw(kit: Kit, supply: Supply, faction: Faction, high: int) -> pygame.Surface:
    left, top, wide, tall = SEEN[supply]
    scale = high / tall
    side = round(PICTURE * scale)
    colours = paint_of(kit, faction)
    whole = kit.pictures.svg(piece_of(faction, supply), (side, side), colours)
    surface = blank((round(wide * scale), high))
    surface.blit(whole, (-round(left * scale), -round(top * scale)))
    if kit.is_safe_palette:
        size = max(6, round(high * 0.34))
        mark = kit.shapes.emblem(colours.shape, size, colours.main, PAPER_0)
        surface.blit(mark, ((surface.get_width() - size) // 2, high - size))
    return surface


def row(
    canvas: Canvas, box: Rect, supply: Supply, faction: Faction, count: int, *, align: str = "left"
) -> None:
    """Draw this many pieces from left to right, as high as the box; many pieces overlap."""
    if not count:
        return
    surface = pawn(canvas.kit, supply, faction, box.h)
    while surface.get_width() * (1 + LEAST_PITCH * (count - 1)) > box.w and surface.get_height() > 8:
        surface = pawn(canvas.kit, supply, faction, surface.get_height() * 9 // 10)
    wide = surface.get_width()
    pitch = min(wide * 1.04, (box.w - wide) / (count - 1)) if count > 1 else 0.0
    used = wide + pitch * (count - 1)
    left = box.x + {"left": 0.0, "center": (box.w - used) / 2, "right": box.w - used}[align]
    top = box.bottom - surface.get_height() - (box.h - surface.get_height()) // 2
    for number in range(count):
        canvas.blit(surface, (round(left + number * pitch), top))


def heap(canvas: Canvas, box: Rect, supply: Supply, faction: Faction, count: int) -> None:
    """Draw this many pieces in the number of rows that makes them largest."""
    if not count:
        return
    kit = canvas.kit
    best = max(range(1, 5), key=lambda rows: _size_in_rows(kit, box, supply, count, rows))
    high = _size_in_rows(kit, box, supply, count, best)
    top = box.y + (box.h - high * best) // 2
    for number in range(best):
        here = len(range(number, count, best))
        inset = high // 3 if number % 2 else 0
        line = Rect(box.x + inset, top + number * high, box.w - inset, high)
        row(canvas, line, supply, faction, here)


def _size_in_rows(kit: Kit, box: Rect, supply: Supply, count: int, rows: int) -> int:
    """The height of a piece if this many stand in this many rows with little overlap."""
    _, _, wide, tall = SEEN[supply]
    in_row = -(-count // rows)
    return min(box.h // rows, round(box.w / (in_row * 0.92 + 0.4) * tall / wide), kit.px(54))
