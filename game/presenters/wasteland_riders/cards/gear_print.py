"""How gear and vehicles are printed on a card with room for all their words.

A title with their worth, a picture, a dark strip of numbers, sentences, and a foot.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.presenters.shared.cards.card_parts import Plan, body, radius_of
from game.presenters.shared.lifting import Draw
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, INK, PAPER_0, PAPER_1, PAPER_4, Colour, rgb

LEAST_CARD, LEAST_READ, LEAST_LARGE = 116, 130, 260
"""The least width for sentences in the design and in device pixels, and the least width of a large card."""
STRIP = rgb("#2a221b")
BORDER, TITLE, NUMBERS, FOOT = 5, 30, 34, 26


class Stat(NamedTuple):
    """One value of a card: an icon, with a few letters or none, and the same in words."""

    icon: str
    figure: str
    words: str


class Printed(NamedTuple):
    """What is printed on a card."""

    name: str
    short: str
    frame: Colour
    worth: int
    """The worth; 0 is not printed."""
    scene: Draw
    """Draws the picture."""
    numbers: Sequence[Stat]
    text: str
    more: str
    """The text, with the parts that only a large card shows."""
    foot: Draw


class Design(NamedTuple):
    """The width of a card's design, the possible heights of its picture, and its type."""

    wide: int
    pictures: tuple[int, ...]
    """The highest first: the first one that leaves room for the sentences is used."""
    title: str
    words: str


IN_HAND = Design(168, (74, 60, 46), "card_name", "small")
LARGE = Design(270, (128, 100, 76), "h2", "body")


def has_sentences(kit: Kit, rect: Rect) -> bool:
    """Whether a standing card of this size has room for all its words; a smaller one is a tile."""
    return rect.w >= max(kit.px(LEAST_CARD), LEAST_READ) and rect.h > rect.w * 1.2


def draw_print(canvas: Canvas, rect: Rect, printed: Printed) -> None:
    kit = canvas.kit
    design = LARGE if rect.w >= kit.px(LEAST_LARGE) else IN_HAND
    plan = Plan(rect, design.wide)
    body(canvas, rect, printed.frame)
    wide, high = design.wide - 2 * BORDER, plan.high - 2 * BORDER
    paper = plan.box(BORDER, BORDER + TITLE, wide, high - TITLE)
    canvas.blit(kit.shapes.rounded(paper.size, radius_of(rect.w) // 2, PAPER_1), paper.topleft)
    _title(canvas, plan, printed, design)
    text = printed.more if design is LARGE else printed.text
    used = TITLE + (NUMBERS if printed.numbers else 0)
    free = high - used - FOOT - 8
    picture = _picture_height(kit, plan, design, text, free)
    printed.scene(canvas, plan.box(BORDER, BORDER + TITLE, wide, picture))
    if printed.numbers:
        _numbers(canvas, plan.box(BORDER, BORDER + TITLE + picture, wide, NUMBERS), printed.numbers)
    room = plan.box(BORDER + 6, BORDER + used + picture + 4, wide - 12, free - picture)
    canvas.words(text, design.words, INK, room, fit=True)
    foot = plan.box(BORDER, plan.high - BORDER - FOOT, wide, FOOT)
    canvas.fill(Rect(foot.x, foot.y, foot.w, 1), PAPER_4)
    printed.foot(canvas, foot.inflate(-2 * kit.px(6), -4))


def large_print_size(kit: Kit, most: tuple[int, int], printed: Printed) -> tuple[int, int]:
    """The size of a large card: only as high as its text needs."""
    unit = most[0] / LARGE.wide
    lines = kit.type.wrapped(printed.more, LARGE.words, round((LARGE.wide - 2 * BORDER - 12) * unit))
    used = 2 * BORDER + TITLE + (NUMBERS if printed.numbers else 0) + FOOT + 8 + LARGE.pictures[0] + 12
    return most[0], min(most[1], round(used * unit) + kit.type.height_of(lines, LARGE.words))


def _picture_height(kit: Kit, plan: Plan, design: Design, text: str, free: float) -> int:
    """The height that the sentences leave free."""
    lines = kit.type.wrapped(text, design.words, plan.px(design.wide - 2 * BORDER - 12))
    needed = kit.type.height_of(lines, design.words)
    return next((high for high in design.pictures if needed <= plan.px(free - high)), design.pictures[-1])


def _title(canvas: Canvas, plan: Plan, printed: Printed, design: Design) -> None:
    """The name, and what the card is worth."""
    kit, side = canvas.kit, TITLE - 8 if printed.worth else 0
    box = plan.box(BORDER + 4, BORDER, design.wide - 2 * BORDER - 10 - side, TITLE - 2)
    canvas.text(printed.name, design.title, PAPER_0, box, short=printed.short)
    if side:
        disc = plan.box(design.wide - BORDER - side - 2, BORDER + 3, side, side)
        canvas.blit(kit.shapes.disc(disc.w, PAPER_0), disc.topleft)
        inner = disc.inflate(-disc.w // 5, -disc.w // 5)
        canvas.text(str(printed.worth), "num_m", INK, inner, align="center")


def _numbers(canvas: Canvas, strip: Rect, numbers: Sequence[Stat]) -> None:
    """Icons with their figures below them; an icon without a figure stands in the middle."""
    kit, count = canvas.kit, len(numbers)
    canvas.fill(strip, STRIP)
    size = strip.h * 0.52 / kit.metrics.unit
    for number, stat in enumerate(numbers):
        cell = Rect(strip.x + strip.w * number // count, strip.y, strip.w // count, strip.h)
        if not stat.figure:
            canvas.icon(stat.icon, cell, CHALK, size)
            continue
        upper = Rect(cell.x, cell.y, cell.w, cell.h * 55 // 100)
        canvas.icon(stat.icon, upper, BRASS, size * 0.9)
        lower = Rect(cell.x, upper.bottom, cell.w, cell.bottom - upper.bottom)
        canvas.text(stat.figure, "num_m", CHALK, lower, align="center")
