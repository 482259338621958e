"""Kits of every size, scale, language and palette, and what is wrong with what is drawn by them."""

import itertools
from copy import copy
from functools import cache

import msgspec

from game.config.paths import ASSETS
from game.config.settings import Settings
from game.i18n import Texts
from game.rules.core.memo import Memo
from game.view.cache import SurfaceCache
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.kit import MOST_PRINTS, Kit
from game.view.metrics import Metrics

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SCALES = (80, 100, 160)
LANGUAGES = ("pl", "en")
CAMERA = Camera.fitted((0, 0, 10, 10), (10.0, 10.0))
"""For what does not look at the board."""
LONG = "Konstantynopolitańczykowianeczka Maksymiliana"
"""A name longer than any place for it."""


PICTURES = SurfaceCache(600_000_000)
"""Of all kits: what is drawn in it is told by its key, whoever asks."""


@cache
def texts(language: str) -> Texts:
    return Texts.load(ASSETS / "lang", language)


@cache
def kit_for(
    size: tuple[int, int] = (1280, 720), scale: int = 100, language: str = "pl", palette: str = "standard"
) -> Kit:
    """One kit for all who ask for the same; anything it cannot load is an error."""
    wanted = {"language": language, "text_scale": scale, "palette": palette}
    settings = msgspec.convert(wanted, Settings)
    metrics = Metrics(*size, scale / 100)
    return Kit(metrics, texts(language), settings, PICTURES, ASSETS / "art", _complain)


def _complain(trouble: str) -> None:
    raise AssertionError(trouble)


def stage_kit(
    size: tuple[int, int] = (1920, 1080),
    *,
    text_scale: int = 100,
    language: str = "pl",
    palette: str = "standard",
) -> Kit:
    """The kit that a stage would have with these settings."""
    return kit_for(size, text_scale, language, palette)


def forgetful(kit: Kit) -> Kit:
    """The same kit without anything that was noted once for many canvases."""
    other = copy(kit)
    other.prints = Memo(MOST_PRINTS)
    return other


def problems(canvas: Canvas) -> list[str]:
    """Texts outside their boxes or the picture, or without words; zones that overlap or stick out."""
    whole = canvas.kit.metrics.rect
    found = [
        f"{mark.text!r}: {mark.rect} not in {mark.box}"
        for mark in canvas.texts
        if not mark.is_clipped and not mark.box.contains(mark.rect)
    ]
    found += [f"{mark.text!r} outside" for mark in canvas.texts if not whole.contains(mark.rect)]
    found += [f"no words: {mark.text}" for mark in canvas.texts if "⟦" in mark.text]
    found += [f"no words: {hit_area.tip}" for hit_area in canvas.hit_areas if "⟦" in hit_area.tip]
    found += [f"zone {zone.name} outside" for zone in canvas.zones if not whole.contains(zone.rect)]
    for one, other in itertools.combinations(canvas.zones, 2):
        if one.level == other.level and one.rect.colliderect(other.rect):
            found.append(f"zones {one.name} and {other.name} overlap")
    return found


def cut(canvas: Canvas) -> list[str]:
    """Texts that had no room for all of their words."""
    return [f"cut: {mark.text}" for mark in canvas.texts if mark.text.endswith("…")]
