"""One bounded store of surfaces: what was not shown for longest is dropped first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

LIMIT = 72_000_000
"""Bytes of pixels kept; a table in 1080p uses about half."""


class SurfaceCache:
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

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0

    def __len__(self) -> int:
        return len(self._kept)
