"""The kit: what composing needs for one picture size, one language and one person's settings."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pygame

from game.config.settings import Settings
from game.i18n import Texts
from game.rules.core.memo import Memo
from game.view.cache import SurfaceCache
from game.view.icons import ICONS
from game.view.metrics import Metrics
from game.view.pictures import Pictures
from game.view.shapes import Shapes
from game.view.text import Type
from game.view.theme import Colour

MOST_PRINTS = 6
"""How many large unchanged things of the table are kept between two composings."""


class Kit:
    """Texts, type, shapes, pictures and the scale with which all screens compose.

    It depends on the size of the picture and the settings, never on a match, and is made again if one of them
    changes. `px` turns design pixels into device pixels; `say` words a message in the present language.
    """

    def __init__(
        self,
        metrics: Metrics,
        texts: Texts,
        settings: Settings,
        cache: SurfaceCache,
        art: Path,
        report: Callable[[str], None],
    ) -> None:
        self.metrics = metrics
        self.texts = texts
        self.settings = settings
        self.cache = cache
        self.shapes = Shapes(cache)
        self.pictures = Pictures(art, cache, self.shapes, report)
        self.type = Type(metrics, cache, report)
        # Asked for hundreds of times in every frame, of a few dozen lengths.
        self.px = lru_cache(maxsize=1024)(metrics.px)
        self.say = texts.say
        self.prints = Memo(MOST_PRINTS)
        """The prints that `Canvas.printed` keeps."""

    def icon(self, name: str, size: float, colour: Colour) -> pygame.Surface:
        """An icon of this design size; an empty surface if it cannot be drawn."""
        px = max(10, round(size * self.metrics.unit))
        return self.cache.get(("icon", name, px, colour), lambda: self._icon(name, px, colour))

    def _icon(self, name: str, px: int, colour: Colour) -> pygame.Surface:
        try:
            return self.type.font("icons", px).render(ICONS[name], True, colour)
        except (pygame.error, KeyError):
            return pygame.Surface((px, px), pygame.SRCALPHA)

    @property
    def is_safe_palette(self) -> bool:
        return self.settings.palette == "safe"
