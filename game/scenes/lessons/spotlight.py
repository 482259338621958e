"""The light of a lesson: the things it refers to are ringed in brass, and the rest of the table is dimmed."""

from collections.abc import Collection, Sequence

import pygame
from pygame import Rect

from game.scenes.table.lighting.marks import Look, is_ground, mark
from game.view.canvas import Canvas, HitArea
from game.view.shapes import blank
from game.view.theme import BLACK, BRASS, DESK_900, INK

TAUGHT = Look(INK, 8, BRASS, 4, (*BRASS, 46), BRASS)
"""Brass: the colour for what the program says."""
DIM = 72
"""How dark the rest is, of 255."""
RIM = 8
"""How far the light reaches beyond a thing, in design pixels."""


def compose_taught(canvas: Canvas, things: Collection[HitArea]) -> None:
    for thing in things:
        mark(canvas, thing, TAUGHT)


def compose_dimness(canvas: Canvas, things: Sequence[HitArea]) -> None:
    """Draw the dimmed table except these things; none of them may be ground below the others."""
    kit = canvas.kit
    lit = [thing for thing in things if not is_ground(kit, thing)]
    if not lit:
        return
    rim, size = kit.px(RIM), (kit.metrics.width, kit.metrics.height)
    holes = tuple((_shape(thing), *box.inflate(2 * rim, 2 * rim)) for thing in lit for box in _boxes(thing))
    radius = tuple(thing.radius + rim for thing in lit for _ in _boxes(thing))
    shade = kit.cache.get(("spotlight", size, holes, radius), lambda: _shade(canvas, size, holes, radius))
    canvas.blit(shade, (0, 0))


def _boxes(thing: HitArea) -> tuple[Rect, ...]:
    boxes = thing.whole or (thing.rect,)
    return boxes if thing.seen is None else tuple(box.clip(thing.seen) for box in boxes)


def _shape(thing: HitArea) -> str:
    return thing.shape if thing.seen is None or thing.seen.contains(thing.rect) else "box"


def _shade(
    canvas: Canvas,
    size: tuple[int, int],
    holes: Sequence[tuple[str, int, int, int, int]],
    radii: Sequence[int],
) -> pygame.Surface:
    shade, shapes = blank(size), canvas.kit.shapes
    shade.fill((*DESK_900, DIM))
    for (shape, x, y, wide, high), radius in zip(holes, radii, strict=True):
        if shape == "disc":
            light = shapes.disc(min(wide, high), (*BLACK, 255))
        elif shape == "hex":
            light = shapes.hex_fill((wide, high), (*BLACK, 255))
        else:
            light = shapes.rounded((wide, high), radius, (*BLACK, 255))
        at = x + (wide - light.get_width()) // 2, y + (high - light.get_height()) // 2
        shade.blit(light, at, special_flags=pygame.BLEND_RGBA_SUB)
    return shade
