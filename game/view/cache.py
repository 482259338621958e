"""A bounded cache of surfaces: the least recently used one is dropped first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

LIMIT = 96_000_000
"""Bytes of pixels kept for a picture of 1920 x 1080 or less; larger ones keep more in proportion."""
FULL_HD = 1920 * 1080


class SurfaceCache:
    """Keeps surfaces by key up to a total size; the one not used for longest is dropped first."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, tuple[pygame.Surface, int]] = OrderedDict()
        self.size = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of this key, made when it is first asked for."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found[0]
        surface = make()
        weight = surface.get_width() * surface.get_height() * 4
        self._kept[key] = (surface, weight)
        self.size += weight
        while self.size > self._limit and len(self._kept) > 1:
            _, (_, dropped) = self._kept.popitem(last=False)
            self.size -= dropped
        return surface

    def suit(self, picture: tuple[int, int]) -> None:
        """Set the limit for a picture of this size: the same surfaces grow with it."""
        self._limit = round(LIMIT * max(1.0, picture[0] * picture[1] / FULL_HD))

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0

    def __len__(self) -> int:
        return len(self._kept)
