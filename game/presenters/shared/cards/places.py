"""Where cards lie in a zone: side by side below its label, or as one pile with a line under it."""

from pygame import Rect

from game.presenters.shared.cards.card_parts import HAND, PILE, device, fitting, radius_of
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.widgets.panels import zone_label


def below_label(kit: Kit, region: Rect) -> Rect:
    """What the label of a zone leaves free: the same as `zone_label` returns."""
    taken = kit.type.leading("label") + kit.px(6)
    return Rect(region.x, region.y + taken, region.w, region.h - taken)


def rows_of_cards(kit: Kit, box: Rect, count: int, least: float) -> list[Rect]:
    """Places for cards from left to right: many cards overlap, and then make two rows.

    At least `least` design pixels of a card stay visible beside the next one.
    """
    most = device(kit, HAND)
    one_row = _row(kit, box, count, fitting(box, most))
    if count < 2 or one_row[1].x - one_row[0].x >= kit.px(least):
        return one_row
    gap = kit.px(6)
    half = Rect(box.x, box.y, box.w, (box.h - gap) // 2)
    size, upper = fitting(half, most), (count + 1) // 2
    below = half.move(0, half.h + gap)
    return _row(kit, half, upper, size) + _row(kit, below, count - upper, size)


def _row(kit: Kit, box: Rect, count: int, size: tuple[int, int]) -> list[Rect]:
    loose = size[0] + kit.px(12)
    pitch = min(loose, (box.w - size[0]) / (count - 1)) if count > 1 else 0
    return [Rect(box.x + round(number * pitch), box.y, *size) for number in range(count)]


def uncovered(canvas: Canvas, places: list[Rect], place: int) -> Rect:
    """The visible part of a card that the next one may overlap."""
    whole, rect = canvas.kit.metrics.rect, places[place]
    is_covered = place + 1 < len(places) and rect.colliderect(places[place + 1])
    right = places[place + 1].x + radius_of(rect.w) if is_covered else whole.right
    return Rect(0, 0, right, whole.h)


def pile_places(canvas: Canvas, region: Rect, name: str, label: str) -> tuple[Rect, Rect]:
    """Labels the zone of a pile; returns where the pile lies and where a line under it stands."""
    kit = canvas.kit
    canvas.zone(name, region)
    box = zone_label(canvas, region, label)
    line = min(kit.type.leading("small"), kit.px(30))
    room = Rect(box.x, box.y, box.w - kit.px(12), box.h - line - kit.px(8))
    wide, high = fitting(room, device(kit, PILE))
    rect = Rect(box.x + kit.px(3), box.y, wide, high)
    return rect, Rect(box.x, rect.bottom + kit.px(8), box.w, line)
