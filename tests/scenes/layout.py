"""What a layout can get wrong, read from the notes of the canvases a screen was composed on."""

from collections.abc import Iterator
from itertools import combinations

from pygame import Rect

from game.scenes.screen import Screen
from game.view.canvas import TextMark, Zone

PRINTED_OVER = 0.3
"""Two texts that share more than this part of the smaller one cannot both be read."""


def problems(screen: Screen, texts_of: str = "") -> list[str]:
    """Texts outside their box or the picture, zones that overlap or stick out, words that are missing.

    Of texts only those of the layer `texts_of`, where it is named.
    """
    whole = screen.kit.metrics.rect
    return [
        *(fault for mark in _texts(screen, texts_of) for fault in _text_faults(mark, whole)),
        *_zone_faults(_zones(screen), whole),
        *(
            f"{hit_area.handle} is outside the picture: {hit_area.rect}"
            for hit_area in screen.hit_areas()
            if not whole.colliderect(hit_area.rect)
        ),
    ]


def overprints(screen: Screen) -> list[str]:
    """Pairs of texts of one layer that stand on each other."""
    found = []
    for layer in screen.layers:
        marks = [mark for mark in layer.canvas.texts if not mark.is_clipped] if layer.canvas else []
        for one, other in combinations(marks, 2):
            shared = _letters(one, other).clip(_letters(other, one))
            smaller = min(one.rect.w * one.rect.h, other.rect.w * other.rect.h)
            if smaller and shared.w * shared.h > PRINTED_OVER * smaller:
                found.append(f"{one.text!r} {one.rect} and {other.text!r} {other.rect} stand on each other")
    return found


def _letters(mark: TextMark, beside: TextMark) -> Rect:
    """Where a text can be printed over: a line of much larger type has air above and below its letters."""
    is_large = mark.rect.h > 2 * beside.rect.h
    return mark.rect.inflate(0, -mark.rect.h * 3 // 10) if is_large else mark.rect


def _texts(screen: Screen, texts_of: str) -> Iterator[TextMark]:
    for layer in screen.layers:
        if layer.canvas is not None and texts_of in ("", layer.name):
            yield from layer.canvas.texts


def _zones(screen: Screen) -> list[Zone]:
    return [zone for layer in screen.layers if layer.canvas is not None for zone in layer.canvas.zones]


def _text_faults(mark: TextMark, whole: Rect) -> Iterator[str]:
    if "⟦" in mark.text:
        yield f"there are no words for {mark.text}"
    if mark.is_clipped or not mark.rect.w:
        return
    if not mark.box.contains(mark.rect):
        yield f"{mark.text!r} at {mark.rect} is outside its box {mark.box}"
    if not whole.contains(mark.rect.inflate(0, -mark.rect.h // 4)):
        yield f"{mark.text!r} at {mark.rect} is outside the picture"


def _zone_faults(zones: list[Zone], whole: Rect) -> Iterator[str]:
    for zone in zones:
        if not whole.contains(zone.rect):
            yield f"the zone {zone.name} {zone.rect} is outside the picture"
    for one, other in combinations(zones, 2):
        if one.level == other.level and one.rect.colliderect(other.rect):
            yield f"the zones {one.name} {one.rect} and {other.name} {other.rect} overlap"
