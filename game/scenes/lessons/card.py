"""The card of a lesson: the speaker, the words, the task, and the buttons back, on and out."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.scenes.lessons.teaching import Saying
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import BRASS, BRASS_D, GO_D, INK, INK_2, INK_3, NO, PAPER_2, PAPER_4, SeatColours
from game.view.widgets.buttons import button, button_width, icon_button
from game.view.widgets.panels import paper

LESSON = HandleKind("lesson", str)
"""A button of the card: back, show, rule, next, fold, leave."""
GROUP = "lesson"

WIDE = 480
LARGER = 0.5
"""How much of the enlargement of type also widens the card."""
PAD, PORTRAIT = 16, 58
SHAPES = (1.0, 1.3, 0.8, 1.6)
"""The widths that are tried one after the other, as parts of the usual one."""


class CardButton(NamedTuple):
    """A button of the card."""

    name: str
    icon: str
    label: str
    act: Act
    key: str = ""
    is_first: bool = False
    """Whether Enter presses it."""
    has_words: bool = True
    enabled: bool = True
    tip: str = ""


class LessonCard(NamedTuple):
    """Everything on the card."""

    mentor: str
    picture: str
    colours: SeatColours
    place: str
    """`Step 4 of 14`."""
    share: float
    """The part of the lesson that is done."""
    saying: Saying
    buttons: tuple[CardButton, ...]
    leave: CardButton
    fold: CardButton
    is_folded: bool = False


class _Row(NamedTuple):
    words: str
    style: str
    colour: tuple[int, int, int]
    icon: str = ""
    gap: int = 0


def card_sizes(kit: Kit, card: LessonCard) -> list[tuple[int, int]]:
    """The sizes that fit the words, the best first: where it would cover something, a wider or narrower one
    is tried.
    """
    return [_size(kit, card, share) for share in SHAPES]


def _size(kit: Kit, card: LessonCard, share: float) -> tuple[int, int]:
    wide = min(round(_width(kit) * share), kit.metrics.width - kit.px(40))
    if card.is_folded:
        return wide, kit.px(PORTRAIT) + 2 * kit.px(8)
    inner = wide - 2 * kit.px(PAD)
    rows = _rows(card.saying)
    high = sum(_row_height(kit, row, inner) for row in rows)
    return wide, 2 * kit.px(PAD) + _head_height(kit) + kit.px(10) + high + kit.px(12) + _foot_height(kit)


def compose_card(canvas: Canvas, rect: Rect, card: LessonCard) -> None:
    kit = canvas.kit
    paper(canvas, rect, texture="texture_paper", shadow="s4")
    canvas.rim(rect, kit.px(6), BRASS_D, max(1, kit.px(1.5)))
    canvas.zone("lesson", rect, "card")
    # Things under the card cannot be reached through it.
    canvas.hit_area(LESSON("card"), rect, GROUP)
    if card.is_folded:
        _head(canvas, rect.inflate(-2 * kit.px(PAD), -2 * kit.px(8)), card)
        return
    inner = rect.inflate(-2 * kit.px(PAD), -2 * kit.px(PAD))
    head = _head_height(kit)
    _head(canvas, Rect(inner.x, inner.y, inner.w, head), card)
    y = inner.y + head + kit.px(10)
    for row in _rows(card.saying):
        y += kit.px(row.gap)
        _row(canvas, Rect(inner.x, y, inner.w, _row_height(kit, row, inner.w) - kit.px(row.gap)), row)
        y += _row_height(kit, row, inner.w) - kit.px(row.gap)
    foot = _foot_height(kit)
    _buttons(canvas, Rect(inner.x, inner.bottom - foot, inner.w, foot), card.buttons)


def _width(kit: Kit) -> int:
    larger = 1 + LARGER * max(0.0, kit.metrics.text_scale - 1)
    return min(kit.px(WIDE * larger), kit.metrics.width - kit.px(40))


def _head_height(kit: Kit) -> int:
    return max(kit.px(PORTRAIT), kit.type.leading("h3") + kit.type.leading("small") + kit.px(8))


def _foot_height(kit: Kit) -> int:
    return kit.type.leading("ui") + kit.px(16)


def _head(canvas: Canvas, box: Rect, card: LessonCard) -> None:
    kit = canvas.kit
    disc = min(kit.px(PORTRAIT), box.h)
    face = Rect(box.x, box.centery - disc // 2, disc, disc)
    canvas.blit_in(kit.shapes.disc(disc, PAPER_2, BRASS_D, kit.px(2)), face)
    inside = disc - 2 * kit.px(4)
    canvas.blit_in(kit.pictures.disc(card.picture, inside, PAPER_2, card.colours), face)
    side = kit.type.leading("ui") + kit.px(8)
    right = box.right
    for tool in (card.leave, card.fold):
        spot = Rect(right - side, box.y, side, side)
        icon_button(
            canvas, spot, tool.icon, handle=LESSON(tool.name), act=tool.act, tip=tool.label, group=GROUP,
            colour=INK_2,
        )  # fmt: skip
        right = spot.x
    x = face.right + kit.px(12)
    name = Rect(x, box.y, right - kit.px(6) - x, kit.type.leading("h3"))
    canvas.text(card.mentor, "h3", INK, name)
    step = Rect(x, name.bottom, box.right - x, kit.type.leading("small"))
    canvas.text(card.place, "small", INK_3, step)
    track = Rect(x, step.bottom + kit.px(2), box.right - x, max(2, kit.px(4)))
    if track.bottom <= box.bottom + kit.px(4):
        canvas.rounded(track, 2, PAPER_4)
        canvas.rounded(Rect(track.x, track.y, max(track.h, round(track.w * card.share)), track.h), 2, BRASS_D)


def _rows(saying: Saying) -> list[_Row]:
    colour = INK if saying.tone == "step" else INK_2
    icon = {"step": "", "reply": "undo_variant", "aside": "undo_variant"}[saying.tone]
    rows = [_Row(words, "body", INK_2, "chevron_right") for words in saying.told]
    rows.append(_Row(saying.words, "body", colour, icon, gap=8 if rows else 0))
    if saying.do:
        rows.append(_Row(saying.do, "body_bold", GO_D, "gesture_tap", gap=8))
    return rows


def _indent(kit: Kit, row: _Row) -> int:
    return kit.px(30) if row.icon else 0


def _row_height(kit: Kit, row: _Row, wide: int) -> int:
    lines = kit.type.wrapped(row.words, row.style, wide - _indent(kit, row))
    return kit.type.height_of(lines, row.style) + kit.px(row.gap)


def _row(canvas: Canvas, box: Rect, row: _Row) -> None:
    kit = canvas.kit
    indent = _indent(kit, row)
    if row.icon:
        tone = NO if row.icon == "undo_variant" else BRASS_D if row.icon == "chevron_right" else GO_D
        canvas.icon(row.icon, Rect(box.x, box.y, kit.px(24), kit.type.leading(row.style)), tone, 20)
    canvas.words(row.words, row.style, row.colour, Rect(box.x + indent, box.y, box.w - indent, box.h))


def _buttons(canvas: Canvas, box: Rect, buttons: Sequence[CardButton]) -> None:
    """Draw the buttons: the first at the right end, the others from the left; words only if there is room."""
    kit, gap = canvas.kit, canvas.kit.px(8)
    last = [one for one in buttons if one.is_first]
    rest = [one for one in buttons if not one.is_first]
    square = box.h + kit.px(8)
    wide = {
        one: button_width(canvas, one.label, icon=one.icon, key=one.key) if one.has_words else square
        for one in buttons
    }
    is_roomy = sum(wide.values()) + gap * len(buttons) <= box.w
    for one in last:
        width = min(wide[one], box.w // 2)
        spot = Rect(box.right - width, box.y, width, box.h)
        button(
            canvas, spot, one.label, handle=LESSON(one.name), act=one.act, group=GROUP, kind="primary",
            icon=one.icon, key=one.key,
        )  # fmt: skip
    x = box.x
    for one in rest:
        spot = Rect(x, box.y, wide[one] if is_roomy else square, box.h)
        if is_roomy and one.has_words:
            button(
                canvas, spot, one.label, handle=LESSON(one.name), act=one.act, group=GROUP, kind="paper",
                icon=one.icon, enabled=one.enabled, tip=one.tip,
            )  # fmt: skip
        else:
            canvas.rounded(spot, 8, PAPER_2, PAPER_4, 1)
            icon_button(
                canvas, spot, one.icon, handle=LESSON(one.name), act=one.act, tip=one.tip or one.label,
                group=GROUP, enabled=one.enabled, colour=INK if one.enabled else BRASS,
            )  # fmt: skip
        x = spot.right + gap
