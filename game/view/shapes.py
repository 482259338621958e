"""Smooth shapes: drawn at four times their size, scaled down and cached; no shape is drawn twice at
one size.
"""

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.view.cache import SurfaceCache
from game.view.theme import BLACK, Colour, mixed

Size = tuple[int, int]
FINE = 4
SMALL_SHADOW = 120
"""Shadows of things up to this many pixels are blurred at their own size."""
LONGEST_LINE = 2048
"""A line across stripes is drawn in multiples of this many pixels, more than most things are wide
and high.
"""
Alpha = tuple[int, int, int, int]


class Shadow(NamedTuple):
    """Offset down, blur and darkness (of 255), in design pixels."""

    down: float
    blur: float
    alpha: int


SHADOWS = {
    "s1": Shadow(4, 10, 115),
    "s2": Shadow(10, 26, 153),
    "s3": Shadow(22, 36, 166),
    "s4": Shadow(24, 60, 204),
}


def hexagon(size: Size, inset: float = 0.0) -> list[tuple[float, float]]:
    """Corners of a pointy-top hexagon in a box, moved towards its middle by `inset` of its radius."""
    cx, cy, keep = size[0] / 2, size[1] / 2, 1 - inset
    rx, ry = size[0] / 2 * keep, size[1] / 2 * keep
    return [
        (cx, cy - ry),
        (cx + rx, cy - ry / 2),
        (cx + rx, cy + ry / 2),
        (cx, cy + ry),
        (cx - rx, cy + ry / 2),
        (cx - rx, cy - ry / 2),
    ]


class Shapes:
    """Draws plain shapes as surfaces and keeps them in the cache."""

    def __init__(self, cache: SurfaceCache) -> None:
        self._cache = cache

    # Boxes

    def rounded(
        self,
        size: Size,
        radius: int,
        fill: Colour | Alpha | None,
        rim: Colour | Alpha | None = None,
        rim_width: int = 1,
        bottom: Colour | None = None,
    ) -> pygame.Surface:
        """A box with round corners; `bottom` makes the fill run down to another colour."""
        key = ("rounded", size, radius, fill, rim, rim_width, bottom)
        return self._cache.get(key, lambda: _rounded(size, radius, fill, rim, rim_width, bottom))

    def shadow(self, size: Size, radius: int, kind: str, unit: float) -> tuple[pygame.Surface, int, int]:
        """The shadow of a box, and how far left and up of the box it must be put."""
        chosen = SHADOWS[kind]
        blur, down = max(2, round(chosen.blur * unit)), round(chosen.down * unit)
        key = ("shadow", size, radius, kind, blur, down)
        surface = self._cache.get(key, lambda: _shadow(size, radius, blur, chosen.alpha))
        return surface, -blur, down - blur

    # Round things

    def disc(
        self, diameter: int, fill: Colour | Alpha, rim: Colour | Alpha | None = None, rim_width: int = 1
    ) -> pygame.Surface:
        key = ("disc", diameter, fill, rim, rim_width)
        return self._cache.get(key, lambda: _disc(diameter, fill, rim, rim_width))

    def ring(self, diameter: int, width: int, colour: Colour | Alpha) -> pygame.Surface:
        key = ("ring", diameter, width, colour)
        return self._cache.get(key, lambda: _ring(diameter, width, colour))

    def arc(self, diameter: int, width: int, colour: Colour, share: float) -> pygame.Surface:
        """The part of a ring from the top clockwise."""
        steps = round(share * 48)
        key = ("arc", diameter, width, colour, steps)
        return self._cache.get(key, lambda: _arc(diameter, width, colour, steps / 48))

    # Polygons

    def hex_fill(self, size: Size, fill: Colour | Alpha, inset: float = 0.0) -> pygame.Surface:
        key = ("hex", size, fill, inset)
        return self._cache.get(key, lambda: _polygon(size, hexagon(size, inset), fill))

    def hex_line(
        self, size: Size, width: float, colour: Colour | Alpha, inset: float = 0.0, dash: int = 0
    ) -> pygame.Surface:
        """The outline of a hexagon; with `dash` it is broken into strokes of that length."""
        key = ("hexline", size, width, colour, inset, dash)
        return self._cache.get(key, lambda: _outline(size, hexagon(size, inset), width, colour, dash))

    def polygon(
        self, size: Size, points: tuple[tuple[float, float], ...], fill: Colour | Alpha
    ) -> pygame.Surface:
        """A polygon whose corners are given as parts of the box."""
        key = ("polygon", size, points, fill)
        corners = [(x * size[0], y * size[1]) for x, y in points]
        return self._cache.get(key, lambda: _polygon(size, corners, fill))

    def path(
        self, size: Size, points: tuple[tuple[float, float], ...], width: float, colour: Colour, dash: int = 0
    ) -> pygame.Surface:
        """An open line through points given in pixels of the box; with `dash` it is broken into strokes."""
        key = ("path", size, points, width, colour, dash)
        return self._cache.get(key, lambda: _path(size, points, width, colour, dash))

    def emblem(self, shape: str, size: int, fill: Colour, rim: Colour) -> pygame.Surface:
        """A player's shape: circle, diamond, triangle, square or hexagon with a rim."""
        key = ("emblem", shape, size, fill, rim)
        return self._cache.get(key, lambda: _emblem(shape, size, fill, rim))

    def hatch(self, size: Size, colour: Alpha, on: int, off: int, begins: int = 0) -> pygame.Surface:
        """Stripes at 45 degrees; a part of a hatching `begins` as far to the right and down in it."""
        key = ("hatch", size, colour, on, off, begins)
        return self._cache.get(key, lambda: _hatch(size, colour, on, off, begins))

    def hatched_box(self, size: Size, radius: int, colour: Alpha, on: int, off: int) -> pygame.Surface:
        """Stripes at 45 degrees in a box with round corners."""
        key = ("hatched box", size, radius, colour, on, off)
        return self._cache.get(key, lambda: _hatched_box(size, radius, colour, on, off))

    def dashed_box(self, size: Size, radius: int, width: int, colour: Colour, dash: int) -> pygame.Surface:
        key = ("dashed", size, radius, width, colour, dash)
        return self._cache.get(key, lambda: _dashed_box(size, radius, width, colour, dash))

    def halo(self, size: Size, radius: int, spread: int, colour: Colour) -> pygame.Surface:
        """A soft glow around a box, not over it; it is larger by `spread` on every side."""
        key = ("halo", size, radius, spread, colour)
        return self._cache.get(key, lambda: _halo(size, radius, spread, colour))

    # Masks

    def cut(self, surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
        """A copy of `surface` that is seen only where `mask` is white."""
        cut = surface.copy()
        cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return cut


def blank(size: Size) -> pygame.Surface:
    return pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA)


def _fine(size: Size, edge: Colour | Alpha) -> pygame.Surface:
    """An empty surface at the large scale, in the colour of the edge, so that scaling does not darken
    the edge.
    """
    large = blank((max(size[0], 1) * FINE, max(size[1], 1) * FINE))
    large.fill((edge[0], edge[1], edge[2], 0))
    return large


def _rounded(
    size: Size,
    radius: int,
    fill: Colour | Alpha | None,
    rim: Colour | Alpha | None,
    rim_width: int,
    bottom: Colour | None,
) -> pygame.Surface:
    width, height = max(size[0], 1), max(size[1], 1)
    radius = min(radius, width // 2, height // 2)
    corner = max(radius, rim_width if rim else 0) + 1
    if bottom is None and width > 2 * corner + 2 and height > 2 * corner + 2:
        small = _fine_rounded((2 * corner + 2, 2 * corner + 2), radius, fill, rim, rim_width)
        return _nine_slice(small, (width, height), corner)
    surface = _fine_rounded((width, height), radius, fill, rim, rim_width)
    if bottom is not None and fill is not None:
        shade = blank((1, height))
        for y in range(height):
            shade.set_at((0, y), mixed((fill[0], fill[1], fill[2]), bottom, y / max(height - 1, 1)))
        tinted = pygame.transform.scale(shade, (width, height))
        mask = _fine_rounded((width, height), radius, (255, 255, 255), None, 0)
        tinted.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface = tinted
        if rim:
            surface.blit(_fine_rounded((width, height), radius, None, rim, rim_width), (0, 0))
    return surface


def _fine_rounded(
    size: Size, radius: int, fill: Colour | Alpha | None, rim: Colour | Alpha | None, rim_width: int
) -> pygame.Surface:
    large = _fine(size, rim or fill or BLACK)
    box = large.get_rect()
    if rim is not None and fill is not None:
        pygame.draw.rect(large, rim, box, border_radius=radius * FINE)
        inner = box.inflate(-2 * rim_width * FINE, -2 * rim_width * FINE)
        pygame.draw.rect(large, fill, inner, border_radius=max(0, radius - rim_width) * FINE)
    elif rim is not None:
        pygame.draw.rect(large, rim, box, rim_width * FINE, border_radius=radius * FINE)
    elif fill is not None:
        pygame.draw.rect(large, fill, box, border_radius=radius * FINE)
    return _plain(large, size)


def _plain(large: pygame.Surface, size: Size) -> pygame.Surface:
    return pygame.transform.smoothscale(large, (max(size[0], 1), max(size[1], 1)))


def _nine_slice(small: pygame.Surface, size: Size, corner: int) -> pygame.Surface:
    """A box in another size: the corners are kept, edges and middle are stretched."""
    surface = blank(size)
    side = small.get_width()
    far_x, far_y, end = size[0] - corner, size[1] - corner, side - corner
    for x, source_x in ((0, 0), (far_x, end)):
        for y, source_y in ((0, 0), (far_y, end)):
            surface.blit(small, (x, y), (source_x, source_y, corner, corner))
    across, down = size[0] - 2 * corner, size[1] - 2 * corner
    for y, source_y in ((0, 0), (far_y, end)):
        strip = small.subsurface((corner, source_y, 1, corner))
        surface.blit(pygame.transform.scale(strip, (across, corner)), (corner, y))
    for x, source_x in ((0, 0), (far_x, end)):
        strip = small.subsurface((source_x, corner, corner, 1))
        surface.blit(pygame.transform.scale(strip, (corner, down)), (x, corner))
    surface.fill(small.get_at((corner, corner)), (corner, corner, across, down))
    return surface


def _shadow(size: Size, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Blurred at a quarter of its size, unless it is small; long sides are stretched from a short one."""
    corner = radius + 2 * blur
    core = (min(size[0], 2 * corner + 4), min(size[1], 2 * corner + 4))
    # A quarter of a small thing is so few pixels that rounding would move its shadow aside.
    part = 4 if max(core) > SMALL_SHADOW else 1
    extra = 1 if part > 1 else 0
    small = blank(((core[0] + 2 * blur) // part + extra, (core[1] + 2 * blur) // part + extra))
    box = pygame.Rect(blur // part, blur // part, max(core[0] // part, 1), max(core[1] // part, 1))
    pygame.draw.rect(small, (*BLACK, alpha), box, border_radius=max(radius // part, 1))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // (2 * part)))
    whole = pygame.transform.smoothscale(soft, (core[0] + 2 * blur, core[1] + 2 * blur))
    target = (size[0] + 2 * blur, size[1] + 2 * blur)
    if whole.get_size() == target:
        return whole
    return _stretched(whole, target)


def _stretched(small: pygame.Surface, size: Size) -> pygame.Surface:
    """A soft box made longer: its outer thirds stay, its middle line is stretched."""
    surface = blank(size)
    width, height = small.get_size()
    left, top = width // 2, height // 2
    right, bottom = width - left - 1, height - top - 1
    columns = (
        (0, left, 0, left),
        (left, 1, left, size[0] - left - right),
        (left + 1, right, size[0] - right, right),
    )
    rows = (
        (0, top, 0, top),
        (top, 1, top, size[1] - top - bottom),
        (top + 1, bottom, size[1] - bottom, bottom),
    )
    for source_x, source_w, x, w in columns:
        for source_y, source_h, y, h in rows:
            if w > 0 and h > 0 and source_w > 0 and source_h > 0:
                part = small.subsurface((source_x, source_y, source_w, source_h))
                pygame.transform.scale(part, (w, h), surface.subsurface((x, y, w, h)))
    return surface


def _disc(diameter: int, fill: Colour | Alpha, rim: Colour | Alpha | None, rim_width: int) -> pygame.Surface:
    size = max(diameter, 1)
    large = _fine((size, size), rim or fill)
    middle, radius = (size * FINE / 2, size * FINE / 2), size * FINE / 2
    if rim is not None:
        pygame.draw.circle(large, rim, middle, radius)
        radius -= rim_width * FINE
    pygame.draw.circle(large, fill, middle, max(radius, 0))
    return _plain(large, (size, size))


def _ring(diameter: int, width: int, colour: Colour | Alpha) -> pygame.Surface:
    size = max(diameter, 1)
    large = _fine((size, size), colour)
    pygame.draw.circle(large, colour, (size * FINE / 2, size * FINE / 2), size * FINE / 2, width * FINE)
    return _plain(large, (size, size))


def _arc(diameter: int, width: int, colour: Colour, share: float) -> pygame.Surface:
    size = max(diameter, 1)
    large = _fine((size, size), colour)
    middle, outer = size * FINE / 2, size * FINE / 2
    inner = outer - width * FINE
    steps = max(2, round(96 * share))
    turns = [2 * pi * share * step / steps for step in range(steps + 1)]
    rim = [(middle + outer * sin(turn), middle - outer * cos(turn)) for turn in turns]
    hole = [(middle + inner * sin(turn), middle - inner * cos(turn)) for turn in reversed(turns)]
    if share > 0:
        pygame.draw.polygon(large, colour, rim + hole)
    return _plain(large, (size, size))


def _polygon(size: Size, points: list[tuple[float, float]], fill: Colour | Alpha) -> pygame.Surface:
    large = _fine(size, fill)
    pygame.draw.polygon(large, fill, [(x * FINE, y * FINE) for x, y in points])
    return _plain(large, size)


def _outline(
    size: Size, points: list[tuple[float, float]], width: float, colour: Colour | Alpha, dash: int
) -> pygame.Surface:
    large = _fine(size, colour)
    thick = max(1, round(width * FINE))
    corners = [(x * FINE, y * FINE) for x, y in points]
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        for a, b in _strokes(start, end, dash * FINE):
            pygame.draw.line(large, colour, a, b, thick)
            if not dash:
                pygame.draw.circle(large, colour, a, thick / 2)
    return _plain(large, size)


def _path(
    size: Size, points: tuple[tuple[float, float], ...], width: float, colour: Colour, dash: int
) -> pygame.Surface:
    large = _fine(size, colour)
    thick = max(1, round(width * FINE))
    corners = [(x * FINE, y * FINE) for x, y in points]
    for start, end in pairwise(corners):
        for stroke in _strokes(start, end, dash * FINE):
            _stroke(large, stroke, thick, colour)
    return _plain(large, size)


def _stroke(
    surface: pygame.Surface,
    stroke: tuple[tuple[float, float], tuple[float, float]],
    thick: int,
    colour: Colour,
) -> None:
    """A thick line with round ends; that of pygame is cut across, so its width depends on its slope."""
    (ax, ay), (bx, by) = stroke
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
    dx, dy = (by - ay) / long * thick / 2, (ax - bx) / long * thick / 2
    corners = [(ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)]
    pygame.draw.polygon(surface, colour, corners)
    for end in stroke:
        pygame.draw.circle(surface, colour, end, thick / 2)


def _strokes(
    start: tuple[float, float], end: tuple[float, float], dash: int
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """A line, or the strokes of a broken one: as many as fit, with gaps as long as they are."""
    if not dash:
        return [(start, end)]
    dx, dy = end[0] - start[0], end[1] - start[1]
    count = max(1, round((dx * dx + dy * dy) ** 0.5 / (2 * dash)))
    cuts = [((number + 0.25) / count, (number + 0.75) / count) for number in range(count)]
    return [((start[0] + dx * a, start[1] + dy * a), (start[0] + dx * b, start[1] + dy * b)) for a, b in cuts]


_EMBLEMS: dict[str, list[tuple[float, float]]] = {
    "diamond": [(0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5)],
    "triangle": [(0.5, 0.06), (0.97, 0.9), (0.03, 0.9)],
    "square": [(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)],
    "hexagon": [(0.5, 0.02), (0.92, 0.26), (0.92, 0.74), (0.5, 0.98), (0.08, 0.74), (0.08, 0.26)],
}


def _emblem(shape: str, size: int, fill: Colour, rim: Colour) -> pygame.Surface:
    if shape == "circle":
        return _disc(size, fill, rim, max(1, round(size * 0.12)))
    corners = _EMBLEMS[shape]
    large = _fine((size, size), rim)
    full = [(x * size * FINE, y * size * FINE) for x, y in corners]
    inner = [
        ((x - 0.5) * 0.7 + 0.5, (y - 0.5) * 0.7 + (0.53 if shape == "triangle" else 0.5)) for x, y in corners
    ]
    pygame.draw.polygon(large, rim, full)
    pygame.draw.polygon(large, fill, [(x * size * FINE, y * size * FINE) for x, y in inner])
    return _plain(large, (size, size))


def _hatch(size: Size, colour: Alpha, on: int, off: int, begins: int = 0) -> pygame.Surface:
    """Each line is the one above it moved by a pixel, so only one is drawn: a whole board would take long."""
    surface = blank(size)
    wide, high = surface.get_size()
    longest = LONGEST_LINE * -(-(begins + wide + high) // LONGEST_LINE)
    line = _striped_line(longest, colour, on, off)
    pixel = surface.get_bytesize()
    rows = (line[pixel * y : pixel * (y + wide)] for y in range(begins, begins + high))
    surface.get_buffer().write(b"".join(rows))
    return surface


def _hatched_box(size: Size, radius: int, colour: Alpha, on: int, off: int) -> pygame.Surface:
    """Only at its corners is anything cut away, so the mask is no larger than they are."""
    surface = _hatch(size, colour, on, off)
    wide, high = surface.get_size()
    radius = min(radius, wide // 2, high // 2)
    mask = _fine_rounded((2 * radius + 2, 2 * radius + 2), radius, (255, 255, 255), None, 0)
    far = mask.get_width() - radius
    for x, left in ((0, 0), (wide - radius, far)):
        for y, top in ((0, 0), (high - radius, far)):
            area = (left, top, radius, radius)
            surface.blit(mask, (x, y), area, special_flags=pygame.BLEND_RGBA_MULT)
    return surface


@lru_cache(maxsize=32)
def _striped_line(length: int, colour: Alpha, on: int, off: int) -> bytes:
    """The pixels of a line across stripes, from which every hatching of the kind is cut."""
    return bytes(_striped((length, 1), colour, on, off).get_buffer().raw)


def _striped(size: Size, colour: Alpha, on: int, off: int) -> pygame.Surface:
    large = blank((size[0] * 2, size[1] * 2))
    large.fill((colour[0], colour[1], colour[2], 0))
    width, height = large.get_size()
    pitch = round((on + off) * 2 * 1.414)
    thick = max(2, round(on * 2))
    for x in range(-height, width, max(pitch, 2)):
        pygame.draw.line(large, colour, (x, height), (x + height, 0), thick)
    return _plain(large, size)


def _dashed_box(size: Size, radius: int, width: int, colour: Colour, dash: int) -> pygame.Surface:
    surface = _fine_rounded(size, radius, None, colour, width)
    gaps = blank(size)
    gaps.fill((255, 255, 255, 255))
    hole = max(2, dash)
    edge = max(width + 1, 2)
    for x in range(radius, size[0] - radius, 2 * hole):
        for y in (0, size[1] - edge):
            gaps.fill((255, 255, 255, 0), (x, y, hole, edge))
    for y in range(radius, size[1] - radius, 2 * hole):
        for x in (0, size[0] - edge):
            gaps.fill((255, 255, 255, 0), (x, y, edge, hole))
    surface.blit(gaps, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _halo(size: Size, radius: int, spread: int, colour: Colour) -> pygame.Surface:
    glow = _shadow(size, radius, spread, 210)
    glow.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    pygame.draw.rect(glow, (*colour, 0), (spread, spread, *size), border_radius=radius)
    return glow
