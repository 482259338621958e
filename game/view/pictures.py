"""SVG art, rasterised at the size it is shown. A missing or broken picture becomes a plain grey board."""

import io
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from math import ceil
from pathlib import Path

import pygame

from game.store import StoreError, read_bounded
from game.view.cache import SurfaceCache
from game.view.shapes import Shapes, Size, blank
from game.view.theme import INK_3, PAPER_3, Colour, SeatColours

LARGEST_FILE = 2_000_000
LARGEST_SIDE = 8192
_MAIN, _DARK, _LIGHT = b"#7a8b9c", b"#56667a", b"#a9b9c8"
"""The three tones that stand for the owner's colours in every picture that has an owner."""
STRETCHED = ("texture_contours", "texture_desk")
_VIEW_BOX = re.compile(rb"<svg\b[^>]*\bviewBox=['\"]0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)['\"]")
PATCH = (512, 512)
"""How large a texture that repeats is drawn, once for all surfaces that it covers."""


def _hex(colour: Colour) -> bytes:
    return b"#%02x%02x%02x" % colour


@lru_cache(maxsize=8)
def files_of(folder: Path) -> Mapping[str, Path]:
    """Every picture below a folder by its name, whatever its subfolder: names are unique."""
    return {path.stem: path for path in sorted(folder.rglob("*.svg"))}


@lru_cache(maxsize=256)
def _source(folder: Path, name: str) -> bytes:
    path = files_of(folder).get(name)
    if path is None:
        raise StoreError("vanished", folder / f"{name}.svg")
    return read_bounded(path, LARGEST_FILE)


@lru_cache(maxsize=256)
def _shape(folder: Path, name: str) -> tuple[float, float] | None:
    """Width and height from the file's attributes, since rasterising only to measure takes as long as
    drawing.
    """
    try:
        found = _VIEW_BOX.search(_source(folder, name))
    except StoreError:
        return None
    return None if found is None else (float(found[1]), float(found[2]))


class Pictures:
    """Pictures by name. A missing or broken one is reported once and becomes a grey board; nothing raises."""

    def __init__(
        self, folder: Path, cache: SurfaceCache, shapes: Shapes, report: Callable[[str], None]
    ) -> None:
        self._folder = folder
        self._cache = cache
        self._shapes = shapes
        self._report = report
        self._known_bad: set[str] = set()

    def has(self, name: str) -> bool:
        return name in files_of(self._folder)

    def svg(self, name: str, size: Size, colours: SeatColours | None = None) -> pygame.Surface:
        """The picture fitted into `size`, keeping its proportions, in the colours of its owner."""
        size = _bounded(size)
        tint = None if colours is None else colours[:3]
        return self._cache.get(("svg", name, size, tint), lambda: self.load(name, size, colours))

    def covering(self, name: str, size: Size, colours: SeatColours | None = None) -> pygame.Surface:
        """The picture large enough to cover `size`, its middle cut out."""
        size = _bounded(size)
        tint = None if colours is None else colours[:3]
        return self._cache.get(("cover", name, size, tint), lambda: self._covering(name, size, colours))

    def tile(self, name: str, size: Size) -> pygame.Surface:
        """A terrain picture cut to a pointy-top hexagon of this box."""
        size = _bounded(size)
        return self._cache.get(("tile", name, size), lambda: self._tile(name, size))

    def disc(
        self, name: str, diameter: int, ground: Colour, colours: SeatColours | None = None
    ) -> pygame.Surface:
        """A picture cut to a disc on a plain ground, filling it."""
        diameter = _bounded((diameter, diameter))[0]
        tint = None if colours is None else colours[:3]
        return self._cache.get(
            ("picdisc", name, diameter, ground, tint), lambda: self._disc(name, diameter, ground, colours)
        )

    def rounded(
        self, name: str, size: Size, radius: int, colours: SeatColours | None = None
    ) -> pygame.Surface:
        """A covering picture with round corners."""
        size = _bounded(size)
        tint = None if colours is None else colours[:3]
        return self._cache.get(
            ("picround", name, size, radius, tint),
            lambda: self._shapes.cut(
                self.covering(name, size, colours), self._shapes.rounded(size, radius, (255, 255, 255))
            ),
        )

    def texture(self, name: str, size: Size) -> pygame.Surface:
        """A surface covered with a texture: contours are stretched, other textures repeat without seams."""
        size = _bounded(size)
        return self._cache.get(("texture", name, size), lambda: self._texture(name, size))

    def load(self, name: str, size: Size, colours: SeatColours | None) -> pygame.Surface:
        try:
            data = _source(self._folder, name)
            if colours is not None:
                for old, new in ((_MAIN, colours.main), (_DARK, colours.dark), (_LIGHT, colours.light)):
                    data = data.replace(old, _hex(new))
            # its colour channels have another order than those of other surfaces: each blit would sort them
            surface = pygame.image.load_sized_svg(io.BytesIO(data), size).convert(blank((1, 1)))
        except (StoreError, pygame.error, OSError, ValueError):
            if name not in self._known_bad:
                self._known_bad.add(name)
                self._report(f"{name}.svg")
            return _board(size)
        return surface

    def _covering(self, name: str, size: Size, colours: SeatColours | None) -> pygame.Surface:
        width, height = _shape(self._folder, name) or self.load(name, size, colours).get_size()
        factor = max(size[0] / max(width, 1), size[1] / max(height, 1))
        fitting = max(size[0], ceil(width * factor)), max(size[1], ceil(height * factor))
        larger = self.load(name, fitting, colours)
        surface = blank(size)
        surface.blit(larger, ((size[0] - larger.get_width()) // 2, (size[1] - larger.get_height()) // 2))
        return surface

    def _tile(self, name: str, size: Size) -> pygame.Surface:
        side = max(size)
        square = self.load(name, (side, side), None)
        surface = blank(size)
        surface.blit(square, ((size[0] - square.get_width()) // 2, (size[1] - square.get_height()) // 2))
        return self._shapes.cut(surface, self._shapes.hex_fill(size, (255, 255, 255)))

    def _disc(self, name: str, diameter: int, ground: Colour, colours: SeatColours | None) -> pygame.Surface:
        surface = blank((diameter, diameter))
        surface.fill((*ground, 255))
        surface.blit(self.load(name, (diameter, diameter), colours), (0, 0))
        return self._shapes.cut(surface, self._shapes.disc(diameter, (255, 255, 255)))

    def _texture(self, name: str, size: Size) -> pygame.Surface:
        if name.startswith(STRETCHED):
            return opaque(self._covering(name, size, None))
        patch = self.svg(name, PATCH)
        surface = blank(size)
        for x in range(0, size[0], max(patch.get_width(), 1)):
            for y in range(0, size[1], max(patch.get_height(), 1)):
                surface.blit(patch, (x, y))
        return opaque(surface)


def opaque(surface: pygame.Surface) -> pygame.Surface:
    """The surface without alpha, which blits faster."""
    plain = pygame.Surface(surface.get_size())
    plain.blit(surface, (0, 0))
    return plain


def _bounded(size: Size) -> Size:
    return min(max(size[0], 1), LARGEST_SIDE), min(max(size[1], 1), LARGEST_SIDE)


def _board(size: Size) -> pygame.Surface:
    """The placeholder of a picture that cannot be shown."""
    surface = blank(size)
    surface.fill((*PAPER_3, 255))
    pygame.draw.rect(surface, INK_3, surface.get_rect(), max(1, min(size) // 24))
    pygame.draw.line(surface, INK_3, (0, 0), (size[0], size[1]), max(1, min(size) // 40))
    pygame.draw.line(surface, INK_3, (0, size[1]), (size[0], 0), max(1, min(size) // 40))
    return surface
