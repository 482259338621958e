"""Marks over things on the table: legal, illegal, selected, pointed at."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.view.canvas import Canvas, HitArea
from game.view.clusters import draw_line, outer_sides
from game.view.kit import Kit
from game.view.theme import (
    CREAM,
    GO,
    GO_D,
    GO_HOVER,
    GO_L,
    INK,
    LAMP,
    NO,
    NO_D,
    NO_L,
    PAPER_0,
    WARN,
    WHITE,
    Colour,
)
from game.view.widgets.panels import beside


class Look(NamedTuple):
    """A mark: an outer and an inner line with their widths, and how strongly the inside is tinted."""

    outer: Colour
    outer_width: float
    inner: Colour
    inner_width: float
    fill: tuple[int, int, int, int] | None = None
    halo: Colour | None = None


LEGAL = Look(GO_D, 7, GO_L, 3.6, (*GO, 51), GO_L)
LEGAL_HERE = Look(GO_D, 10, GO_HOVER, 5, (*GO, 76), GO_HOVER)
ILLEGAL = Look(NO_D, 8, NO_L, 3.6)
SELECTED = Look(INK, 8, LAMP, 4)
POINTED = Look(INK, 5, WHITE, 3)
READY = Look(INK, 4, CREAM, 2.5)
USABLE = Look(GO_D, 4, GO_L, 2.5, halo=GO)
"""For a card in the hand: fainter than a legal target."""
LOST = Look(INK, 7, WARN, 3.6, (*WARN, 60), WARN)
LOST_HERE = Look(INK, 10, WARN, 5, (*WARN, 90), WARN)
"""For a target that is legal but loses something."""
GROUND_SHARE = 0.2
"""A box that takes more of the picture is ground on which other things lie."""
GROUND_BAND = 26
"""The width of its hatching along the edge, in design pixels."""


def mark(canvas: Canvas, hit_area: HitArea, look: Look) -> None:
    """Draw a mark on a thing, in its own shape and clipped to its visible part."""
    with canvas.clipped(hit_area.seen or canvas.kit.metrics.rect):
        if hit_area.shape == "hex":
            _mark_hexes(canvas, hit_area.whole or (hit_area.rect,), look)
        elif hit_area.shape == "disc":
            _mark_disc(canvas, hit_area.rect, look)
        else:
            _mark_box(canvas, hit_area.rect, hit_area.radius, look)


def mark_illegal(canvas: Canvas, hit_area: HitArea) -> None:
    """Draw red hatching, a ring and the forbidding sign."""
    kit = canvas.kit
    with canvas.clipped(hit_area.seen or kit.metrics.rect):
        if is_ground(kit, hit_area):
            _hatch_edge(canvas, hit_area.rect)
        else:
            hatched = _hatched(kit, hit_area)
            for box in hit_area.whole or (hit_area.rect,):
                canvas.blit_in(hatched, box)
    mark(canvas, hit_area, ILLEGAL)
    size = kit.px(34)
    badge = Rect(0, 0, size, size)
    badge.center = (
        hit_area.rect.center
        if hit_area.shape == "hex"
        else (hit_area.rect.right - size // 4, hit_area.rect.y + size // 4)
    )
    canvas.blit_in(kit.shapes.disc(size, PAPER_0, NO, kit.px(3)), badge)
    canvas.icon("cancel", badge, NO, 26)


def is_ground(kit: Kit, hit_area: HitArea) -> bool:
    """Whether it is ground below everything else: hatching all of it would hide the legal targets."""
    return (
        hit_area.shape == "box"
        and hit_area.rect.w * hit_area.rect.h > GROUND_SHARE * kit.metrics.width * kit.metrics.height
    )


def _hatch_edge(canvas: Canvas, rect: Rect) -> None:
    kit = canvas.kit
    band = kit.px(GROUND_BAND)
    sides = rect.inflate(0, -2 * band)
    for part in (
        Rect(rect.x, rect.y, rect.w, band),
        Rect(rect.x, sides.y, band, sides.h),
        Rect(rect.right - band, sides.y, band, sides.h),
        Rect(rect.x, rect.bottom - band, rect.w, band),
    ):
        begins = part.x - rect.x + part.y - rect.y
        canvas.blit(kit.shapes.hatch(part.size, (*NO, 140), kit.px(5), kit.px(7), begins), part.topleft)


def _hatched(kit: Kit, hit_area: HitArea) -> Surface:
    """Red hatching in the shape of a thing."""
    colour, on, off = (*NO, 140), kit.px(5), kit.px(7)
    if hit_area.shape == "box":
        return kit.shapes.hatched_box(hit_area.rect.size, hit_area.radius, colour, on, off)
    is_hex = hit_area.shape == "hex"
    key = ("hatched", is_hex, hit_area.rect.size, on)
    shapes, size = kit.shapes, hit_area.rect.size
    mask = shapes.hex_fill(size, WHITE) if is_hex else shapes.disc(min(size), WHITE)
    return kit.cache.get(key, lambda: shapes.cut(shapes.hatch(size, colour, on, off), mask))


def pill(canvas: Canvas, hit_area: HitArea, words: str, *, large: bool) -> None:
    """Draw the chance of an attack, on its target."""
    kit = canvas.kit
    style = "num_l" if large else "num_m"
    high = kit.type.leading(style) + kit.px(4)
    wide = kit.type.width(words, style) + 2 * kit.px(12)
    top = max(0, hit_area.rect.y - high + kit.px(6))
    left = min(max(0, hit_area.rect.centerx - wide // 2), kit.metrics.width - wide)
    box = Rect(left, top, wide, high)
    canvas.rounded(box, 40, GO_D, GO_HOVER if large else GO_L, 2, shadow="s1")
    canvas.text(words, style, PAPER_0, box, align="center")


def badge(canvas: Canvas, hit_area: HitArea, words: str) -> None:
    """Draw how many of a pile are selected, at its upper right corner."""
    kit = canvas.kit
    high = kit.type.leading("num_m") + kit.px(4)
    wide = max(high, kit.type.width(words, "num_m") + 2 * kit.px(9))
    left = min(max(0, hit_area.rect.right - wide // 2), kit.metrics.width - wide)
    box = Rect(left, max(0, hit_area.rect.y - high // 2), wide, high)
    canvas.rounded(box, 40, LAMP, INK, 2, shadow="s1")
    canvas.text(words, "num_m", INK, box, align="center")


def refusal_box(canvas: Canvas, near: Rect, head: str, words: str, rule: str) -> Rect:
    """Draw what fails, why and what would work, beside the place that refuses; returns the box."""
    kit = canvas.kit
    disc, pad = kit.px(34), kit.px(14)
    wide = min(kit.px(560), kit.metrics.width - kit.px(40))
    room = wide - 3 * pad - disc
    lines = kit.type.wrapped(words, "body", room)
    foot = kit.type.leading("small")
    head_high = kit.type.leading("h3") if head else 0
    high = head_high + kit.type.height_of(lines, "body") + foot + 2 * pad + kit.px(4)
    box = beside(near, (wide, max(high, disc + 2 * pad)), kit.metrics.rect, kit.px(12))
    canvas.rounded(box, 8, PAPER_0, NO, 3, shadow="s3")
    sign = Rect(box.x + pad, box.y + pad, disc, disc)
    canvas.blit_in(kit.shapes.disc(disc, NO), sign)
    canvas.icon("cancel", sign, PAPER_0, 24)
    text = Rect(sign.right + pad, box.y + pad, room, box.h - 2 * pad)
    if head:
        canvas.text(head, "h3", INK, Rect(text.x, text.y, text.w, head_high))
        text = Rect(text.x, text.y + head_high, text.w, text.h - head_high)
    used = canvas.words(words, "body", INK, text)
    canvas.text(rule, "small_bold", NO_D, Rect(text.x, text.y + used + kit.px(2), text.w, foot))
    return box


def loss_box(canvas: Canvas, near: Rect, words: str) -> Rect:
    """Draw what is lost by putting it there, beside the place that accepts it; returns the box."""
    kit = canvas.kit
    disc, pad = kit.px(34), kit.px(14)
    wide = min(kit.px(480), kit.metrics.width - kit.px(40))
    room = wide - 3 * pad - disc
    high = kit.type.height_of(kit.type.wrapped(words, "body", room), "body")
    box = beside(near, (wide, max(high, disc) + 2 * pad), kit.metrics.rect, kit.px(12))
    canvas.rounded(box, 8, PAPER_0, WARN, 3, shadow="s3")
    sign = Rect(box.x + pad, box.y + pad, disc, disc)
    canvas.blit_in(kit.shapes.disc(disc, WARN), sign)
    canvas.icon("alert", sign, INK, 24)
    text = Rect(sign.right + pad, box.y + pad, room, box.h - 2 * pad)
    canvas.words(words, "body", INK, text, valign="middle")
    return box


def _mark_hexes(canvas: Canvas, boxes: Sequence[Rect], look: Look) -> None:
    """Mark adjacent hexagons as one area: each is tinted, with one line around all of them."""
    kit = canvas.kit
    if look.fill is not None:
        for box in boxes:
            canvas.blit(kit.shapes.hex_fill(box.size, look.fill, 0.03), box.topleft)
    if len(boxes) == 1:
        for colour, width in ((look.outer, look.outer_width), (look.inner, look.inner_width)):
            line = kit.shapes.hex_line(boxes[0].size, _line(kit, width), colour, 0.03)
            canvas.blit(line, boxes[0].topleft)
        return
    sides = outer_sides(boxes)
    for colour, width in ((look.outer, look.outer_width), (look.inner, look.inner_width)):
        draw_line(canvas, sides, _line(kit, width), colour, 0.03)


def _mark_disc(canvas: Canvas, rect: Rect, look: Look) -> None:
    kit = canvas.kit
    outer, inner = kit.px(look.outer_width / 2), kit.px(look.inner_width)
    if look.halo is not None:
        grown = rect.inflate(2 * inner, 2 * inner)
        glow = kit.shapes.halo(grown.size, grown.w // 2, kit.px(16), look.halo)
        canvas.blit_in(glow, grown)
    size = min(rect.size) + 2 * (outer + inner)
    canvas.blit_in(kit.shapes.ring(size, outer + inner, look.outer), rect)
    canvas.blit_in(kit.shapes.ring(size - 2 * max(1, outer // 2), inner, look.inner), rect)


def _mark_box(canvas: Canvas, rect: Rect, radius: int, look: Look) -> None:
    kit = canvas.kit
    outer, inner = kit.px(look.outer_width / 2), kit.px(look.inner_width)
    if look.halo is not None:
        spread = kit.px(16)
        glow = kit.shapes.halo(rect.size, radius, spread, look.halo)
        canvas.blit_rim(glow, (rect.x - spread, rect.y - spread), spread + radius + 1)
    grown, corner = rect.inflate(2 * (outer + inner), 2 * (outer + inner)), radius + outer + inner
    canvas.rim(grown, corner, look.outer, outer + inner)
    step = max(1, outer // 2)
    canvas.rim(grown.inflate(-2 * step, -2 * step), corner - step, look.inner, inner)


def _line(kit: Kit, width: float) -> int:
    return max(1, round(width * kit.metrics.unit))
