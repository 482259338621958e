"""Surfaces: dark panels of the program, sheets of paper, the map sheet with its ticks, chips, tips."""

from collections.abc import Sequence

from pygame import Rect

from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import (
    BRASS,
    CHALK,
    CHALK_2,
    DESK_600,
    DESK_700,
    DESK_900,
    HAIRLINE,
    INK,
    INK_2,
    PAPER_0,
    PAPER_1,
    PAPER_4,
    SeatColours,
)

MARGIN = 14
"""Inside a panel, in design pixels."""


def desk(canvas: Canvas) -> None:
    """The dark desk under everything, covering the whole picture."""
    metrics = canvas.kit.metrics
    canvas.blit(canvas.kit.pictures.texture("texture_desk", (metrics.width, metrics.height)), (0, 0))


def panel(
    canvas: Canvas, rect: Rect, *, title: str = "", label: str = "", name: str = "", level: str = "panel"
) -> Rect:
    """A dark panel; returns the room inside, below its title or small label."""
    kit = canvas.kit
    canvas.rounded(rect, 10, DESK_700, HAIRLINE, 1, shadow="s2")
    if name:
        canvas.zone(name, rect, level)
    inner = rect.inflate(-2 * kit.px(MARGIN), -2 * kit.px(MARGIN))
    if title:
        high = kit.type.leading("h1")
        canvas.text(title, "h1", CHALK, Rect(inner.x, inner.y, inner.w, high))
        inner = below(inner, high + kit.px(8))
    if label:
        inner = zone_label(canvas, inner, label)
    return inner


def side_level(kit: Kit) -> str:
    """The zone level of the right column: beside the board, or a drawer in a compact picture."""
    return "drawer" if kit.metrics.is_compact else "panel"


def zone_label(canvas: Canvas, box: Rect, label: str) -> Rect:
    """The small capital heading of a zone; returns the room below it."""
    kit = canvas.kit
    high = kit.type.leading("label")
    canvas.text(label.upper(), "label", CHALK_2, Rect(box.x, box.y, box.w, high))
    return below(box, high + kit.px(6))


def below(rect: Rect, taken: int) -> Rect:
    """The rest of a box below its first `taken` rows."""
    return Rect(rect.x, rect.y + taken, rect.w, max(0, rect.h - taken))


def paper(canvas: Canvas, rect: Rect, *, texture: str = "", radius: float = 6, shadow: str = "s2") -> None:
    """A light sheet, plain or with a texture printed on it."""
    canvas.rounded(rect, radius, PAPER_1, shadow=shadow)
    if texture:
        margin = canvas.kit.px(2)
        inner = rect.inflate(-2 * margin, -2 * margin)
        canvas.blit(canvas.kit.pictures.texture(texture, inner.size), inner.topleft)


def map_sheet(canvas: Canvas, rect: Rect, texture: str, *, frame: int | None = None) -> Rect:
    """The sheet of a board: neat line, ticks, letters and numbers; returns its inside.

    `frame` is the width of its margin in device pixels; without it the size of the letters decides.
    """
    kit = canvas.kit
    canvas.rounded(rect, 6, PAPER_1, shadow="s2")
    margin = frame or max(kit.px(22), kit.type.leading("min") + kit.px(4))
    inner = rect.inflate(-2 * margin, -2 * margin)
    canvas.blit(kit.pictures.texture(texture, inner.size), inner.topleft)
    for inset, colour in ((0, INK), (-kit.px(3), PAPER_4)):
        outline(canvas, inner.inflate(-2 * inset, -2 * inset), colour)
    columns, rows = max(4, rect.w // kit.px(150)), max(3, rect.h // kit.px(150))
    for number in range(columns):
        left = inner.x + inner.w * number // columns
        cell = inner.x + inner.w * (number + 1) // columns - left
        letter = chr(ord("A") + number)
        for y in (rect.y, inner.bottom):
            canvas.text(letter, "min", INK_2, Rect(left, y, cell, margin), align="center")
        if number:
            for y in (inner.y - kit.px(5), inner.bottom):
                canvas.fill(Rect(left, y, 1, kit.px(5)), INK)
    for number in range(rows):
        top = inner.y + inner.h * number // rows
        cell = inner.y + inner.h * (number + 1) // rows - top
        for x in (rect.x, inner.right):
            canvas.text(str(number + 1), "min", INK_2, Rect(x, top, margin, cell), align="center")
        if number:
            for x in (inner.x - kit.px(5), inner.right):
                canvas.fill(Rect(x, top, kit.px(5), 1), INK)
    return inner


def outline(canvas: Canvas, rect: Rect, colour: tuple[int, int, int]) -> None:
    """A hairline around a box, inside it."""
    for side in (
        Rect(rect.x, rect.y, rect.w, 1),
        Rect(rect.x, rect.bottom - 1, rect.w, 1),
        Rect(rect.x, rect.y, 1, rect.h),
        Rect(rect.right - 1, rect.y, 1, rect.h),
    ):
        canvas.fill(side, colour)


def chip(canvas: Canvas, box: Rect, colours: SeatColours, label: str, short: str | None = None) -> Rect:
    """A player's chip: shape and name on their dark colour, as long as it needs to be inside the box.

    Where the box has no room for the label, `short` stands instead.
    """
    kit = canvas.kit
    mark = kit.px(20)
    wide = min(box.w, kit.type.width(label, "ui_bold") + mark + 4 * kit.px(9))
    body = Rect(box.x, box.y, wide, box.h)
    canvas.rounded(body, 40, colours.dark, colours.light, 1.5)
    emblem(canvas, Rect(body.x + kit.px(9), body.y, mark, body.h), colours)
    words = Rect(body.x + mark + 2 * kit.px(9), body.y, body.w - mark - 3 * kit.px(9), body.h)
    canvas.text(label, "ui_bold", PAPER_0, words, short=short)
    return body


def emblem(canvas: Canvas, box: Rect, colours: SeatColours, size: float = 20) -> None:
    """A player's shape, in their colour with a light rim."""
    canvas.blit_in(canvas.kit.shapes.emblem(colours.shape, canvas.kit.px(size), colours.main, PAPER_0), box)


def badge(canvas: Canvas, centre: tuple[int, int], text: str) -> None:
    """A count on the corner of a pile."""
    kit = canvas.kit
    high = kit.type.leading("num_m") + kit.px(2)
    wide = max(high, kit.type.width(text, "num_m") + 2 * kit.px(8))
    box = Rect(centre[0] - wide // 2, centre[1] - high // 2, wide, high)
    canvas.rounded(box, 40, DESK_900, DESK_600, 1)
    canvas.text(text, "num_m", PAPER_0, box, align="center")


def tip_box(canvas: Canvas, text: str, near: Rect, point: tuple[int, int] | None = None) -> None:
    """A tooltip beside a thing or the pointer, on the side where there is room. First line: its name."""
    kit = canvas.kit
    head, _, rest = text.partition("\n")
    wide = min(kit.px(336) if not kit.metrics.is_compact else 300, kit.metrics.width - 16)
    pad = kit.px(12)
    lines = kit.type.wrapped(head, "body_bold", wide - 2 * pad)
    more = kit.type.wrapped(rest, "body", wide - 2 * pad) if rest else []
    body = max(
        [kit.type.width(line, "body_bold") for line in lines]
        + [kit.type.width(line, "body") for line in more]
    )
    size = (
        min(wide, body + 2 * pad),
        len(lines) * kit.type.leading("body_bold") + len(more) * kit.type.leading("body") + 2 * pad,
    )
    box = beside(near, size, kit.metrics.rect, kit.px(12), point)
    canvas.rounded(box, 8, DESK_900, BRASS, 1.5, shadow="s2")
    inner = Rect(box.x + pad, box.y + pad, box.w - 2 * pad + 2, box.h - 2 * pad)
    used = canvas.words(head, "body_bold", CHALK, inner)
    if rest:
        canvas.words(rest, "body", CHALK_2, below(inner, used))


def beside(
    near: Rect,
    size: tuple[int, int],
    whole: Rect,
    gap: int,
    point: tuple[int, int] | None = None,
    free: Sequence[Rect] = (),
) -> Rect:
    """A box of this size next to a thing: below, above or beside it, wherever it fits completely.

    Of several such places the one that covers least of `free` is taken.
    """
    x = (point[0] + gap) if point else near.x
    places = [
        (x, near.bottom + gap),
        (x, near.y - gap - size[1]),
        (near.right + gap, near.y),
        (near.x - gap - size[0], near.y),
    ]
    found: list[Rect] = []
    for place, (left, top) in enumerate(places):
        box = Rect(left, top, *size)
        box.x = min(max(box.x, whole.x + 4), whole.right - size[0] - 4)
        if place >= 2:
            box.y = min(max(box.y, whole.y + 4), whole.bottom - size[1] - 4)
        if whole.contains(box) and not box.colliderect(near):
            found.append(box)
    if found:
        return min(found, key=lambda box: len(box.collidelistall(list(free))))
    box = Rect(*places[0], *size)
    box.clamp_ip(whole)
    return box
