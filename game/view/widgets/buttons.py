"""Buttons, switches and rows of choices."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.view.canvas import Act, Canvas
from game.view.handles import part_of
from game.view.theme import (
    BRASS_D,
    CHALK,
    CHALK_2,
    CHALK_3,
    DESK_500,
    DESK_600,
    DESK_800,
    GO,
    INK,
    INK_2,
    PAPER_0,
    PAPER_2,
    PAPER_4,
    PRIMARY_BOTTOM,
    PRIMARY_TEXT,
    PRIMARY_TOP,
    SECONDARY,
    SECONDARY_RIM,
    Colour,
)

KINDS = ("primary", "secondary", "quiet", "paper")


def button(
    canvas: Canvas,
    rect: Rect,
    label: str,
    *,
    handle: str,
    act: Act,
    group: str = "buttons",
    kind: str = "secondary",
    icon: str = "",
    key: str = "",
    enabled: bool = True,
    tip: str = "",
    short: str | None = None,
    style: str = "ui",
) -> None:
    """A button with a label; a disabled one says why in its tip."""
    kit = canvas.kit
    colour = _face(canvas, rect, kind, enabled)
    inner = rect.inflate(-2 * kit.px(12), -2 * kit.px(4))
    cap = _cap_width(canvas, key)
    mark = kit.px(24) + kit.px(8) if icon else 0
    label_width = min(kit.type.width(label, style) + kit.px(2), inner.w - mark - cap)
    x = inner.x + max(0, (inner.w - mark - label_width - cap) // 2)
    if icon:
        canvas.icon(icon, Rect(x, inner.y, kit.px(24), inner.h), colour, 22)
    if label:
        canvas.text(label, style, colour, Rect(x + mark, inner.y, label_width, inner.h), short=short)
    if key:
        _key_cap(canvas, key, Rect(x + mark + label_width, inner.y, cap, inner.h), colour)
    canvas.hit_area(handle, rect, group, act=act if enabled else None, tip=tip, enabled=enabled)


def _face(canvas: Canvas, rect: Rect, kind: str, enabled: bool) -> Colour:
    """Draw the body of a button; returns the colour of its label."""
    if kind == "primary" and enabled:
        foot = canvas.kit.px(2)
        canvas.rounded(rect, 8, BRASS_D)
        canvas.rounded(Rect(rect.x, rect.y, rect.w, rect.h - foot), 8, PRIMARY_TOP, bottom=PRIMARY_BOTTOM)
        return PRIMARY_TEXT
    if kind == "paper":
        canvas.rounded(rect, 8, PAPER_2, PAPER_4, 1)
        return INK if enabled else INK_2
    if kind != "quiet":
        fill = SECONDARY if enabled else DESK_800
        canvas.rounded(rect, 8, fill, SECONDARY_RIM if enabled else DESK_600, 1)
    return CHALK if enabled else CHALK_3


def _cap_width(canvas: Canvas, key: str) -> int:
    kit = canvas.kit
    return kit.type.width(key, "min") + 2 * kit.px(6) + kit.px(10) if key else 0


def _key_cap(canvas: Canvas, key: str, box: Rect, colour: Colour) -> None:
    kit = canvas.kit
    high = kit.type.leading("min") + kit.px(4)
    cap = Rect(box.x + kit.px(10), box.centery - high // 2, box.w - kit.px(10), high)
    canvas.rounded(cap, 4, None, colour, 1)
    canvas.text(key, "min", colour, cap.inflate(-kit.px(4), 0), align="center")


def button_width(canvas: Canvas, label: str, *, icon: str = "", key: str = "", style: str = "ui") -> int:
    """The width that a button needs for its label."""
    kit = canvas.kit
    mark = kit.px(32) if icon else 0
    return kit.type.width(label, style) + mark + _cap_width(canvas, key) + 2 * kit.px(16)


def icon_button(
    canvas: Canvas,
    rect: Rect,
    icon: str,
    *,
    handle: str,
    act: Act,
    tip: str,
    group: str = "bar",
    enabled: bool = True,
    framed: bool = False,
    colour: Colour | None = None,
) -> None:
    if framed:
        canvas.rounded(rect, 8, SECONDARY, SECONDARY_RIM, 1)
    canvas.icon(icon, rect, colour or (CHALK if enabled else DESK_500), 24)
    canvas.hit_area(handle, rect, group, act=act if enabled else None, tip=tip, enabled=enabled)


def toggle(canvas: Canvas, rect: Rect, on: bool, *, handle: str, act: Act, group: str, tip: str = "") -> None:
    """A switch; a mark beside its colour also says on or off."""
    canvas.rounded(rect, 40, GO if on else DESK_500)
    knob = rect.h - 2 * canvas.kit.px(4)
    pad = canvas.kit.px(4)
    x = rect.right - pad - knob if on else rect.x + pad
    canvas.blit(canvas.kit.shapes.disc(knob, PAPER_0), (x, rect.y + pad))
    mark = (
        Rect(rect.x, rect.y, rect.w - knob, rect.h)
        if on
        else Rect(x + knob, rect.y, rect.w - knob - pad, rect.h)
    )
    canvas.icon("check" if on else "close", mark, PAPER_0 if on else CHALK_2, 18)
    canvas.hit_area(handle, rect, group, act=act, tip=tip, radius=20)


def segments(
    canvas: Canvas,
    rect: Rect,
    choices: Sequence[tuple[str, str]],
    chosen: str,
    *,
    handle: str,
    pick: Callable[[str], Act],
    group: str,
) -> None:
    """A row of choices of which exactly one is chosen; each is (id, label)."""
    canvas.rounded(rect, 8, DESK_800, DESK_600, 1)
    inner = rect.inflate(-2 * canvas.kit.px(3), -2 * canvas.kit.px(3))
    for number, (name, word) in enumerate(choices):
        left = inner.x + inner.w * number // len(choices)
        cell = Rect(left, inner.y, inner.x + inner.w * (number + 1) // len(choices) - left, inner.h)
        if name == chosen:
            canvas.rounded(cell, 6, CHALK)
        canvas.text(
            word,
            "ui",
            INK if name == chosen else CHALK_2,
            cell.inflate(-canvas.kit.px(8), 0),
            align="center",
        )
        canvas.hit_area(part_of(handle, name), cell, group, act=pick(name), radius=6)
