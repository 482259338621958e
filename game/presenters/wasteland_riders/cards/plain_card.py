"""Cardboard cards with a coloured title: a picture, a few sentences, a foot; nothing too small to read."""

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.shared.cards.card_parts import HAND, ICONS, LARGE, Ground, Plan, body, form_of
from game.presenters.shared.cards.own_pictures import own_picture
from game.presenters.wasteland_riders.short_words import fits, line_fits
from game.rules.core.ids import CardId
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import SMALLEST_PX
from game.view.theme import INK, INK_2, PAPER_0, PAPER_1, PAPER_2, PAPER_4, Colour, mixed

BORDER, TITLE, FOOT = 5, 32, 28
"""Border, title and foot of a card in hand, in pixels of its design."""
PICTURES = (92, 76, 60, 46)
"""Possible heights of its picture: the highest that leaves room for its sentences is used."""
TALL_FROM, TALL = 80, 1.75
"""A narrow card has room for its sentences from this width in the design and this ratio of height on."""
LEAST_TYPE = 0.56
"""The least scale of its type: a person who asked for large type gets no tiny sentences."""
TWO_LINES, READABLE = 46.0, 0.75
"""The height of a title of two lines; a name takes two lines if its type would be below the second scale."""
LARGE_TITLE, LARGE_PICTURE, LARGE_FOOT, LARGE_PAD = 56, 190, 56, 16
LARGE_TOP = BORDER + LARGE_TITLE + LARGE_PICTURE + 14
"""Where the text of a large card begins, in its design."""
LARGE_FROM = 300
"""From this width in the design on, a card is large and its type is larger."""


class Print(NamedTuple):
    """What is printed on a card."""

    name: str
    frame: Colour
    scene: Callable[[tuple[int, int]], pygame.Surface]
    """Draws the picture in a given size."""
    text: str
    foot: Callable[[Canvas, Rect, str], None]
    """Draws the line below the sentences, its words in a given style."""
    note: str = ""
    """A further sentence, set apart below the text."""
    short: str | None = None
    """The short name, used if the full one has no room."""
    remark: str = ""
    """Text for the large card only: the meaning of its signs."""
    legend: tuple[tuple[str, str, Colour], ...] = ()
    """The meaning of its icons, also for the large card only: icon, name with value, colour."""


def draw_print(canvas: Canvas, rect: Rect, printed: Print, seen: int = 0) -> None:
    """Draw the form of a card that can be read at this size.

    `seen` is how many pixels from the left stay visible when the next card covers this one; 0 means all.
    """
    kit, seen = canvas.kit, min(seen or rect.w, rect.w)
    if rect.w >= kit.px(LARGE_FROM):
        _large(canvas, Plan(rect, LARGE[0]), printed)
        return
    form = form_of(kit, rect.w)
    if form != "full" and _has_tall_room(kit, rect, printed.text):
        _tall(canvas, rect, printed)
    elif form == "small":
        _small(canvas, rect, printed)
    elif form == "short":
        _short(canvas, Plan(rect, ICONS[0]), printed, seen)
    else:
        _in_hand(canvas, Plan(rect, HAND[0]), printed, seen)


def _small(canvas: Canvas, rect: Rect, printed: Print) -> None:
    """Picture and name; very small cards have no name, because it would be cut."""
    kit = canvas.kit
    edge = max(1, kit.px(3))
    inner = rect.inflate(-2 * edge, -2 * edge)
    body(canvas, rect, printed.frame)
    is_high = inner.h >= 3 * kit.type.leading("min", SMALLEST_PX)
    has_name = is_high and line_fits(kit, printed.short or printed.name, "min", inner.w - 2)
    strip = max(round(inner.h * 0.19), min(kit.type.leading("min"), round(inner.h * 0.26))) if has_name else 0
    picture = Rect(inner.x, inner.y, inner.w, inner.h - strip)
    canvas.blit(printed.scene(picture.size), picture.topleft)
    if has_name:
        plate = Rect(inner.x, picture.bottom, inner.w, strip)
        canvas.fill(plate, PAPER_1)
        words = plate.inflate(-2, 0)
        canvas.text(printed.name, "min", INK, words, align="center", short=printed.short)


class _Tall:
    """The places of a narrow card: name, a low picture, sentences and foot one below the other."""

    def __init__(self, kit: Kit, rect: Rect) -> None:
        edge, pad, line = max(1, kit.px(3)), kit.px(5), kit.type.leading("min")
        inner = rect.inflate(-2 * edge, -2 * edge)
        self.title = Rect(inner.x + pad, inner.y, inner.w - 2 * pad, round(2.3 * line))
        self.picture = Rect(inner.x, self.title.bottom, inner.w, round(inner.h * 0.2))
        self.title_words = self.title.inflate(0, -kit.px(8))
        self.foot = Rect(inner.x, inner.bottom - 2 * line, inner.w, 2 * line)
        self.paper = Rect(inner.x, self.picture.bottom, inner.w, self.foot.y - self.picture.bottom)
        self.sentences = self.paper.inflate(-2 * pad, -pad)
        self.foot_words = self.foot.inflate(-2 * pad, 0)


def _has_tall_room(kit: Kit, rect: Rect, text: str) -> bool:
    """Whether a narrow card is high enough for all its text."""
    is_tall = rect.w >= kit.px(TALL_FROM) and rect.h >= TALL * rect.w
    least = round(kit.type.size("small") * LEAST_TYPE)
    return is_tall and fits(kit, text, "small", _Tall(kit, rect).sentences, least)


def _tall(canvas: Canvas, rect: Rect, printed: Print) -> None:
    at = _Tall(canvas.kit, rect)
    body(canvas, rect, printed.frame)
    canvas.words(
        printed.name, "card_name", PAPER_0, at.title_words, valign="middle", align="center", fit=True
    )
    canvas.blit(printed.scene(at.picture.size), at.picture.topleft)
    canvas.fill(at.paper, PAPER_1)
    canvas.words(printed.text, "small", INK, at.sentences, fit=True)
    canvas.fill(at.foot, PAPER_2)
    canvas.fill(Rect(at.foot.x, at.foot.y, at.foot.w, 1), PAPER_4)
    printed.foot(canvas, at.foot_words, "min")


def _ground(
    canvas: Canvas,
    plan: Plan,
    printed: Print,
    heights: tuple[float, float],
    wide: float,
    style: str,
    pad: float = 3,
) -> None:
    full = plan.rect.w / plan.unit
    # The picture of a covered card continues below the card that covers it.
    pictured = full if wide >= full else min(full, wide + 2 * BORDER)
    Ground(BORDER, printed.frame, PAPER_1, PAPER_4).compose(canvas, plan, heights, pictured, printed.scene)
    words = plan.box(BORDER + pad, 3, wide - 2 * BORDER - 2 * pad, BORDER + heights[0] - 4)
    if heights[0] == TWO_LINES:
        _two_lines(canvas, words, printed.short or printed.name, style)
    else:
        canvas.text(printed.name, style, PAPER_0, words, short=printed.short)


def _two_lines(canvas: Canvas, box: Rect, name: str, style: str) -> None:
    """A name broken into two halves of nearly equal width, in type of one size."""
    setter, words = canvas.kit.type, name.split(" ")
    ways = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    halves = min(ways, key=lambda way: max(setter.width(half, style) for half in way))
    widest = max(setter.width(half, style) for half in halves)
    px = min(setter.size(style), setter.size(style) * box.w // max(1, widest))
    for number, half in enumerate(halves):
        line = Rect(box.x, box.y + number * (box.h // 2), box.w, box.h // 2)
        canvas.text(half, style, PAPER_0, line, px=max(SMALLEST_PX, px))


def _foot(
    canvas: Canvas,
    plan: Plan,
    printed: Print,
    wide: float,
    high: float,
    style: str = "min",
    pad: float = 5,
) -> None:
    strip = plan.box(BORDER, plan.high - BORDER - high, plan.rect.w / plan.unit - 2 * BORDER, high)
    canvas.fill(strip, PAPER_2)
    canvas.fill(Rect(strip.x, strip.y, strip.w, 1), PAPER_4)
    room = plan.box(BORDER + pad, plan.high - BORDER - high, wide - 2 * (BORDER + pad), high)
    printed.foot(canvas, room, style)


def foot_icon(canvas: Canvas, box: Rect, icon: str, colour: Colour) -> Rect:
    """An icon at the left end of the foot; returns the area left for words."""
    kit = canvas.kit
    side = min(box.h, max(kit.px(23), round(box.h * 0.55)))
    canvas.icon(icon, Rect(box.x, box.y, side, box.h), colour, side * 0.86 / kit.metrics.unit)
    left = side + kit.px(3)
    return Rect(box.x + left, box.y, box.w - left, box.h)


def _in_hand(canvas: Canvas, plan: Plan, printed: Print, seen: int) -> None:
    """The card with all that play needs, in short words."""
    kit, wide = canvas.kit, seen / plan.unit
    told = "\n".join(filter(None, (printed.text, printed.note)))
    need = len(kit.type.wrapped(told, "small", plan.px(wide - 2 * BORDER - 12))) * kit.type.leading("small")
    free = plan.high - 2 * BORDER - TITLE - FOOT - 6
    room = (plan.px(wide - 2 * BORDER - 12), plan.px(free - PICTURES[-1]) - need)
    rows = _small_legend_rows(kit, room, printed)
    named = _legend_height(kit, rows)
    picture = next((high for high in PICTURES if need + named <= plan.px(free - high)), PICTURES[-1])
    _ground(canvas, plan, printed, (TITLE, picture), wide, "card_name")
    box = plan.box(BORDER + 6, BORDER + TITLE + picture + 4, wide - 2 * BORDER - 12, free - picture)
    if rows:
        _small_legend(canvas, Rect(box.x, box.y, box.w, named), printed, rows)
        box = Rect(box.x, box.y + named, box.w, box.h - named)
    _sentences(canvas, box, printed, "small", "small_italic")
    _foot(canvas, plan, printed, wide, FOOT)


def _breaks(kit: Kit, name: str, wide: int) -> bool:
    """Whether a name of several words is too long for one readable line."""
    readable = round(kit.type.size("card_name") * READABLE)
    return " " in name and kit.type.width(name, "card_name", readable) > wide


def _short(canvas: Canvas, plan: Plan, printed: Print, seen: int) -> None:
    """Name, picture and foot, if sentences would be too small."""
    wide, title, low = seen / plan.unit, 26.0, 44
    if _breaks(canvas.kit, printed.short or printed.name, plan.px(wide - 2 * BORDER - 6)):
        title = TWO_LINES
    _ground(canvas, plan, printed, (title, plan.high - title - 2 * BORDER - low), wide, "card_name")
    _foot(canvas, plan, printed, wide, low)


def _large(canvas: Canvas, plan: Plan, printed: Print) -> None:
    wide = float(LARGE[0])
    _ground(canvas, plan, printed, (LARGE_TITLE, LARGE_PICTURE), wide, "h1", LARGE_PAD)
    free = plan.high - LARGE_TOP - BORDER - LARGE_FOOT - 10
    box = plan.box(BORDER + LARGE_PAD, LARGE_TOP, wide - 2 * (BORDER + LARGE_PAD), free)
    note = "\n".join(filter(None, (printed.note, printed.remark)))
    _sentences(canvas, _named(canvas, box, printed), printed._replace(note=note), "reading", "reading_italic")
    _foot(canvas, plan, printed, wide, LARGE_FOOT, "body", LARGE_PAD)


def large_height(kit: Kit, wide: int, printed: Print) -> int:
    """The height that a large card of this width needs for its text, so that no card is half empty."""
    unit = wide / LARGE[0]
    room = round((LARGE[0] - 2 * (BORDER + LARGE_PAD)) * unit)
    told = (printed.text, printed.note, printed.remark)
    lines = sum(len(kit.type.wrapped(words, "reading", room)) for words in told if words)
    rows = len(printed.legend) * kit.type.leading("body") + (round(LARGE_PAD * unit) if printed.legend else 0)
    fixed = round((LARGE_TOP + BORDER + LARGE_FOOT + 10 + LARGE_PAD) * unit)
    return fixed + rows + lines * kit.type.leading("reading")


def _named(canvas: Canvas, box: Rect, printed: Print) -> Rect:
    """The icons of the picture with their names, as large as the sentences allow; returns the area left."""
    kit = canvas.kit
    told = "\n".join(filter(None, (printed.text, printed.note, printed.remark)))
    rows = _small_legend_rows(kit, box.size, printed)
    small = Rect(box.x, box.y + _legend_height(kit, rows), box.w, box.h - _legend_height(kit, rows))
    line = _legend_line(kit, box, printed)
    used = len(printed.legend) * line + kit.px(8)
    if printed.legend and fits(kit, told, "reading", Rect(0, 0, box.w, box.h - used)):
        return _legend(canvas, box, printed, line)
    if rows and fits(kit, told, "reading", small):
        _small_legend(canvas, box, printed, rows)
        return small
    return box


def _legend_line(kit: Kit, box: Rect, printed: Print) -> int:
    return min(kit.type.leading("body"), box.h * 2 // 3 // max(1, len(printed.legend)))


def _legend(canvas: Canvas, box: Rect, printed: Print, line: int) -> Rect:
    """A row for each icon of the picture; returns the area left for the sentences."""
    kit, count = canvas.kit, len(printed.legend)
    side = min(line, kit.px(24))
    for number, (icon, words, colour) in enumerate(printed.legend):
        row = Rect(box.x, box.y + number * line, box.w, line)
        canvas.icon(icon, Rect(row.x, row.y, side, line), colour, side * 0.9 / kit.metrics.unit)
        left = side + kit.px(8)
        canvas.text(words, "body", INK, Rect(row.x + left, row.y, row.w - left, line))
    used = count * line + kit.px(8)
    return Rect(box.x, box.y + used, box.w, box.h - used)


def _legend_columns(kit: Kit, printed: Print, count: int) -> tuple[int, list[int]]:
    """The rows of the legend with this many columns of small type, and the width of each column."""
    rows = -(-len(printed.legend) // count)
    left = min(kit.type.leading("min"), kit.px(18)) + kit.px(4)
    wide = [kit.type.width(words, "min") + left for _, words, _ in printed.legend]
    return rows, [max(wide[place : place + rows]) for place in range(0, len(wide), rows)] if rows else []


def _small_legend_rows(kit: Kit, size: tuple[int, int], printed: Print) -> int:
    """The rows of the legend in small type above the sentences; 0 if it would be cut."""
    for count in (2, 1):
        rows, columns = _legend_columns(kit, printed, count)
        is_wide_enough = sum(columns) + kit.px(6) * (len(columns) - 1) <= size[0]
        if rows and is_wide_enough and _legend_height(kit, rows) <= size[1]:
            return rows
    return 0


def _legend_height(kit: Kit, rows: int) -> int:
    return rows * kit.type.leading("min") + kit.px(6) if rows else 0


def _small_legend(canvas: Canvas, box: Rect, printed: Print, rows: int) -> None:
    kit, line = canvas.kit, canvas.kit.type.leading("min")
    side = min(line, kit.px(18))
    left = side + kit.px(4)
    _, columns = _legend_columns(kit, printed, -(-len(printed.legend) // rows))
    for number, (icon, words, colour) in enumerate(printed.legend):
        column, row = divmod(number, rows)
        x = box.right - max(columns[1], box.w // 2) if column else box.x
        at = Rect(max(x, box.x + columns[0]) if column else x, box.y + row * line, columns[column], line)
        canvas.icon(icon, Rect(at.x, at.y, side, line), colour, side * 0.9 / kit.metrics.unit)
        canvas.text(words, "min", INK, Rect(at.x + left, at.y, at.w - left, line))


def _sentences(canvas: Canvas, box: Rect, printed: Print, style: str, note_style: str) -> None:
    """The text at the top of the box, the note at its foot, in type of one size."""
    setter = canvas.kit.type
    told = "\n".join(filter(None, (printed.text, printed.note)))
    px, _ = setter.fitted_block(told, style, box.size)
    low = 0
    if printed.note:
        low = len(setter.wrapped(printed.note, style, box.w, px)) * setter.leading(style, px)
        low_box = Rect(box.x, box.bottom - low, box.w, low)
        canvas.words(printed.note, note_style, INK_2, low_box, fit=True)
    canvas.words(printed.text, style, INK, Rect(box.x, box.y, box.w, box.h - low), fit=True)


# Pictures


def own_scene(
    kit: Kit, kind: str, card: CardId, size: tuple[int, int], otherwise: Callable[[], pygame.Surface]
) -> pygame.Surface:
    """The picture named after a card, filling `size`; `otherwise` makes it for a card without one."""
    picture = own_picture(kit, kind, card)
    return otherwise() if picture is None else kit.pictures.covering(picture, size)


def icon_scene(
    kit: Kit, icon: str, size: tuple[int, int], ground: Colour, colour: Colour = PAPER_0
) -> pygame.Surface:
    """An icon on a ground that becomes lighter towards its foot. The surface is cached."""
    key = ("wr_icon_scene", icon, size, ground, colour)
    return kit.cache.get(key, lambda: _draw_scene(kit, icon, size, ground, colour))


def _draw_scene(kit: Kit, icon: str, size: tuple[int, int], ground: Colour, colour: Colour) -> pygame.Surface:
    dark, light = mixed(ground, (0, 0, 0), 0.38), mixed(ground, PAPER_0, 0.06)
    surface = kit.shapes.rounded(size, 0, dark, None, 0, light).copy()
    side = min(size) * 0.66
    drawn = kit.icon(icon, side / kit.metrics.unit, colour)
    surface.blit(drawn, ((size[0] - drawn.get_width()) // 2, (size[1] - drawn.get_height()) // 2))
    return surface
