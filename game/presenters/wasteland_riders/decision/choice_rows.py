"""Rows and portraits of the panel: who it is about, what can be done, and with which effect."""

from typing import NamedTuple

from pygame import Rect

from game.presenters.wasteland_riders.colours import EARTH, EARTH_DARK
from game.presenters.wasteland_riders.decision.panel import STRIP
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.theme import CHALK, CHALK_2, CHALK_3, HAIRLINE, Colour, SeatColours
from game.view.widgets.panels import emblem


class ChoiceRow(NamedTuple):
    """A row to choose, or only to read: an icon or a portrait, a heading and its effect."""

    icon: str
    head: str
    words: str
    handle: Handle | None = None
    """The handle to click; None for a row that only tells something."""
    portrait: str = ""
    """The picture shown instead of the icon."""
    colours: SeatColours | None = None
    """The colours of the player that the row is about."""
    is_open: bool = True
    """Whether it can be chosen now."""
    chance: str = ""
    """The chance of success, shown at the right."""


def portrait(
    canvas: Canvas,
    box: Rect,
    picture: str,
    rim: Colour,
    seat_colours: SeatColours | None,
    behind: str | None = None,
) -> None:
    """A picture on a rust ground or before another picture, with a rim; a player's shape on its corner."""
    kit = canvas.kit
    if behind is None:
        canvas.rounded(box, 8, EARTH, bottom=EARTH_DARK)
    else:
        canvas.blit(kit.pictures.rounded(behind, box.size, kit.px(8)), box.topleft)
    side = min(box.size)
    canvas.blit_in(kit.pictures.rounded(picture, (side, side), kit.px(8)), box)
    canvas.rounded(box, 8, None, rim, 3)
    if seat_colours is not None:
        size = max(kit.px(14), min(kit.px(24), side // 3))
        corner = Rect(box.right - size * 3 // 4, box.bottom - size * 3 // 4, size, size)
        emblem(canvas, corner, seat_colours, size * 0.92 / kit.metrics.unit)


def compose_rows(canvas: Canvas, box: Rect, rows: list[ChoiceRow], highest: float = 96) -> None:
    """Rows one below the other, all of one height, as high as the box allows."""
    if not rows:
        return
    kit, gap = canvas.kit, canvas.kit.px(8)
    high = min(kit.px(highest), (box.h - gap * (len(rows) - 1)) // len(rows))
    for number, row in enumerate(rows):
        place = Rect(box.x, box.y + number * (high + gap), box.w, high)
        _row(canvas, place, row)
        if row.handle is not None:
            canvas.hit_area(row.handle, place, "decision", is_piece=True)


def _row(canvas: Canvas, place: Rect, row: ChoiceRow) -> None:
    kit = canvas.kit
    canvas.rounded(place, 8, STRIP, HAIRLINE, 1)
    pad = kit.px(8)
    side = min(place.h - 2 * kit.px(5), kit.px(76))
    mark = Rect(place.x + pad, place.y + (place.h - side) // 2, side, side)
    if row.portrait:
        portrait(canvas, mark, row.portrait, row.colours.main if row.colours else HAIRLINE, row.colours)
    else:
        size = min(side, kit.px(34))
        canvas.icon(row.icon, mark, CHALK if row.is_open else CHALK_3, size / kit.metrics.unit)
    wide = min(place.w // 4, kit.type.width(row.chance, "num_l") + kit.px(6)) if row.chance else 0
    words = Rect(
        mark.right + pad, place.y + kit.px(3), place.right - mark.right - 2 * pad - wide, place.h - kit.px(6)
    )
    if row.chance:
        box = Rect(place.right - wide - pad, place.y, wide, place.h)
        canvas.text(row.chance, "num_l", CHALK, box, align="right")
    _words(canvas, words, row)


def _words(canvas: Canvas, box: Rect, row: ChoiceRow) -> None:
    """The heading with its explanation below, in the middle of the height."""
    kit, colours = canvas.kit, (CHALK, CHALK_2) if row.is_open else (CHALK_3, CHALK_3)
    if not row.words:
        canvas.words(row.head, "ui_bold", colours[0], box, valign="middle", fit=True)
        return
    head = min(kit.type.leading("ui_bold"), box.h // 2)
    px, lines = kit.type.fitted_block(row.words, "small", (box.w, box.h - head))
    need = min(box.h - head, len(lines) * kit.type.leading("small", px) + kit.px(2))
    top = box.y + (box.h - head - need) // 2
    canvas.text(row.head, "ui_bold", colours[0], Rect(box.x, top, box.w, head))
    canvas.words(row.words, "small", colours[1], Rect(box.x, top + head, box.w, need), fit=True)
