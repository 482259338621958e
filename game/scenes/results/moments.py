"""The three moments that decided a match: the action, the change of chances, and what the coach would do.

They are computed beside the report, which never waits for them; each opens the replay at its step.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.bots.moments import TurningPoint
from game.presenters.contract.presenter import Presenter
from game.scenes.moment_note import MomentWords, words_of
from game.session.match import Match
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, DESK_600, HAIRLINE
from game.view.widgets.panels import MARGIN, panel

MOMENT = HandleKind("moment", int)
PAD = 10
ICON = 22
"""The size of the clock, which shows that a moment opens the replay."""
PLACES = 3


class MomentRow(NamedTuple):
    """One moment in words."""

    words: MomentWords
    act: Act


class MomentsPanel(NamedTuple):
    """The content of the panel; without rows its note says why."""

    rows: tuple[MomentRow, ...]
    note: str
    is_awaited: bool = False
    """Whether the search still runs; places are kept for its rows."""


def rows_of(
    kit: Kit,
    presenter: Presenter,
    match: Match,
    moments: Sequence[TurningPoint],
    open_at: Callable[[TurningPoint], Act],
) -> tuple[MomentRow, ...]:
    return tuple(MomentRow(words_of(kit, presenter, match, one), open_at(one)) for one in moments)


def moments_height(kit: Kit, shown: MomentsPanel, wide: int) -> int:
    inside = sum(_row_height(kit, row, wide) for row in shown.rows)
    if not shown.rows:
        inside = len(kit.type.wrapped(shown.note, "body", _inner(kit, wide))) * kit.type.leading("body")
    return 2 * kit.px(MARGIN) + kit.type.leading("h1") + kit.px(8) + inside


def compose_moments(canvas: Canvas, rect: Rect, shown: MomentsPanel) -> None:
    kit = canvas.kit
    inner = panel(canvas, rect, title=kit.say("moments-title", count=len(shown.rows)))
    if not shown.rows:
        words = canvas.words(shown.note, "body", CHALK_2, inner, fit=True)
        if shown.is_awaited:
            _compose_places(canvas, Rect(inner.x, inner.y + words, inner.w, inner.h - words))
    y = inner.y
    for number, row in enumerate(shown.rows):
        high = _row_height(kit, row, rect.w)
        _compose_row(canvas, Rect(inner.x, y, inner.w, high - kit.px(8)), row, number)
        y += high


def _compose_places(canvas: Canvas, room: Rect) -> None:
    """Draw the places of rows to come, as far as there is room."""
    kit, gap = canvas.kit, canvas.kit.px(8)
    high = 2 * kit.px(PAD) + sum(
        kit.type.leading(style) for style in ("small_bold", "body_bold", "body", "small")
    )
    count = max(1, min(PLACES, room.h // (high + gap)))
    high = max(1, room.h // count - gap)
    for number in range(count):
        place = Rect(room.x, room.y + gap + number * (high + gap), room.w, high)
        canvas.blit(kit.shapes.dashed_box(place.size, kit.px(8), 1, HAIRLINE, kit.px(6)), place.topleft)


def _inner(kit: Kit, wide: int) -> int:
    return wide - 2 * kit.px(MARGIN)


def _parts(row: MomentRow) -> tuple[tuple[str, str, tuple[int, int, int]], ...]:
    head, deed, swing, coach = row.words
    return (
        (head, "small_bold", BRASS),
        (deed, "body_bold", CHALK),
        (swing, "body", CHALK),
        (coach, "small", CHALK_2),
    )


def _row_height(kit: Kit, row: MomentRow, wide: int) -> int:
    room = _inner(kit, wide) - 2 * kit.px(PAD) - kit.px(ICON)
    lines = (
        len(kit.type.wrapped(words, style, room)) * kit.type.leading(style) for words, style, _ in _parts(row)
    )
    return sum(lines) + 2 * kit.px(PAD) + kit.px(8)


def _compose_row(canvas: Canvas, rect: Rect, row: MomentRow, number: int) -> None:
    kit = canvas.kit
    canvas.rounded(rect, 8, DESK_600, HAIRLINE, 1)
    inner = rect.inflate(-2 * kit.px(PAD), -2 * kit.px(PAD))
    y = inner.y
    for words, style, colour in _parts(row):
        y += canvas.words(words, style, colour, Rect(inner.x, y, inner.w - kit.px(ICON), inner.bottom - y))
    # The icon of the button of the whole replay: here it opens at this moment.
    canvas.icon("history", Rect(inner.right - kit.px(ICON), inner.y, kit.px(ICON), kit.px(ICON)), BRASS, 18)
    tip = kit.say("moments-open")
    canvas.hit_area(MOMENT(number), rect, "moments", act=row.act, tip=tip, radius=8)
