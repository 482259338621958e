"""The report sheet: who won and by which rule, the table of points, how it went, the stamp."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.report import Report, ReportVerdict, ScoreRow
from game.rules.core.ids import Seat
from game.scenes.results.curve import compose_curves
from game.scenes.results.ranking import compose_ranking, table_height
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.stamps import coming_down, stamp
from game.view.text import Span
from game.view.theme import (
    BRASS,
    BRASS_D,
    CREAM,
    GO_D,
    INK,
    INK_2,
    INK_3,
    NO_D,
    PAPER_0,
    PAPER_3,
    PAPER_4,
    Colour,
    SeatColours,
)
from game.view.widgets.panels import emblem, outline, paper
from game.view.widgets.scrolling import Scroll

PORTRAIT = 190
CURVE = 160
"""The least height of the curves; they take all the room left on the sheet."""
INKS: Mapping[ReportVerdict, Colour] = {
    "accomplished": GO_D,
    "failed": NO_D,
    "conceded": INK_2,
    "standstill": INK_2,
}
"""The colour of the stamp for each verdict."""
STAMP_SHARE = 38
"""The part of the width, in per cent, that the stamp may take."""


class Signature(NamedTuple):
    """A player on the sheet."""

    name: str
    side: str
    colours: SeatColours
    portrait: str


class ResultStory(NamedTuple):
    """The content of the sheet."""

    head: str
    sentence: str
    rule: str
    chapter: str
    """The chapter of the rulebook with that rule; empty if the book cannot be read."""
    report: Report
    players: tuple[Signature, ...]
    winner: Seat | None
    notes: tuple[str, ...]
    to_rule: Act


def compose_sheet(
    canvas: Canvas, rect: Rect, story: ResultStory, scroll: Scroll, stamped: float = 1.0
) -> None:
    """Draw the sheet; `stamped` is how far the stamp has come down, from 0 to 1."""
    kit = canvas.kit
    canvas.zone("results/sheet", rect)
    paper(canvas, rect, shadow="s4")
    for inset, colour in ((14, INK_2), (19, PAPER_4)):
        outline(canvas, rect.inflate(-2 * kit.px(inset), -2 * kit.px(inset)), colour)
    inner = rect.inflate(-2 * kit.px(54), -2 * kit.px(40))
    width = inner.w - kit.px(12)
    fixed = _heights(kit, story, width)
    curve = max(_least_curve(kit), inner.h - sum(fixed)) if story.report.curves else 0
    with scroll.window(canvas, inner, sum(fixed) + curve, on_paper=True) as whole:
        y = whole.y
        for high, part in (
            (fixed[0], _compose_head),
            (fixed[1], _compose_table),
            (curve, _compose_curve),
            (fixed[2], partial(_compose_foot, stamped=stamped)),
        ):
            part(canvas, Rect(whole.x, y, width, high), story)
            y += high


def _least_curve(kit: Kit) -> int:
    """The least height of the curves; large type needs more, for a few grid lines with their numbers."""
    return max(kit.px(CURVE), kit.type.leading("body_bold") + 6 * kit.type.leading("small"))


def _heights(kit: Kit, story: ResultStory, width: int) -> tuple[int, int, int]:
    """The heights of the head, the table and the foot."""
    return (
        _head_height(kit, story, width),
        _table_height(kit, story) + kit.px(18),
        max(_notes_height(kit, story, _notes_width(width)), kit.px(100)) + kit.px(14),
    )


# The head


def _head_width(kit: Kit, width: int) -> int:
    return width - kit.px(PORTRAIT) - kit.px(40)


def _head_height(kit: Kit, story: ResultStory, width: int) -> int:
    setter = kit.type
    lines = len(setter.wrapped(story.sentence, "reading", _head_width(kit, width)))
    words = (
        setter.leading("tagline")
        + setter.leading("report_head")
        + lines * setter.leading("reading")
        + setter.leading("body")
        + kit.px(20)
    )
    portrait = kit.px(PORTRAIT) + kit.px(16) + setter.leading("body_bold") + kit.px(14)
    return max(words, portrait)


def _compose_head(canvas: Canvas, box: Rect, story: ResultStory) -> None:
    kit, setter = canvas.kit, canvas.kit.type
    width, y = _head_width(kit, box.w), box.y
    for text, style, colour in (
        (kit.say("results-kicker"), "tagline", INK_3),
        (story.head, "report_head", INK),
    ):
        high = setter.leading(style)
        canvas.text(text, style, colour, Rect(box.x, y, width, high))
        y += high
    y += canvas.words(story.sentence, "reading", INK_2, Rect(box.x, y, width, box.bottom - y))
    spans = [
        Span(kit.say("results-rule") + " ", "body", INK_3),
        Span(story.rule, "body_bold", BRASS_D, story.rule),
    ]
    named = [*spans, Span(f" · {story.chapter}", "body", INK_3)]
    if story.chapter and len(kit.type.flow(named, width)) == 1:
        spans = named
    canvas.flow(spans, Rect(box.x, y, width, setter.leading("body")), "body", lambda _: story.to_rule)
    if story.winner is not None:
        side = kit.px(PORTRAIT)
        _compose_portrait(canvas, Rect(box.right - side, box.y, side, box.h), story.players[story.winner])


def _compose_portrait(canvas: Canvas, box: Rect, player: Signature) -> None:
    kit = canvas.kit
    large_counter(canvas, Rect(box.x, box.y, box.w, box.w), player.portrait, player.colours)
    high = kit.type.leading("body_bold")
    mark = kit.px(22)
    wide = min(kit.type.width(player.name, "body_bold") + kit.px(2), box.w + kit.px(30) - mark)
    left = box.right - box.w // 2 - (mark + kit.px(6) + wide) // 2
    y = box.y + box.w + kit.px(16)
    emblem(canvas, Rect(left, y, mark, high), player.colours)
    canvas.text(player.name, "body_bold", INK, Rect(left + mark + kit.px(6), y, wide, high))


def large_counter(canvas: Canvas, box: Rect, picture: str, colours: SeatColours) -> None:
    """Draw a counter with a picture on it, as on the map, but large."""
    kit, side = canvas.kit, box.w
    drop = max(1, side * 5 // 100)
    canvas.blit(kit.shapes.disc(side, colours.dark), (box.x, box.y + drop))
    canvas.blit(kit.shapes.disc(side, colours.main), box.topleft)
    face = side - 2 * max(1, side * 75 // 1000)
    canvas.blit_in(kit.pictures.disc(picture, face, CREAM, colours), box)


# The table


def _row_height(kit: Kit) -> int:
    return kit.type.leading("body") + kit.px(14)


def _table_height(kit: Kit, story: ResultStory) -> int:
    """The height of the table: a line for each player in a ranking, else for each kind of points."""
    if story.report.ranking:
        return table_height(kit, story.report)
    return (len(story.report.rows) + 1) * _row_height(kit)


def _compose_table(canvas: Canvas, box: Rect, story: ResultStory) -> None:
    if story.report.ranking:
        compose_ranking(canvas, box, story.report, story.players)
        return
    kit, high = canvas.kit, _row_height(canvas.kit)
    canvas.fill(Rect(box.x, box.y, box.w, max(1, kit.px(2))), INK)
    column = min(kit.px(190), box.w * 45 // 100 // max(1, len(story.players)))
    label = Rect(box.x, box.y, box.w - column * len(story.players), high)
    canvas.text(story.report.score_title, "body_bold", INK, label)
    for seat, player in enumerate(story.players):
        cell = Rect(label.right + seat * column, box.y, column, high)
        mark = kit.px(24)
        wide = min(kit.type.width(player.side, "small_bold") + kit.px(2), column - mark - kit.px(6))
        left = cell.centerx - (mark + kit.px(4) + wide) // 2
        emblem(canvas, Rect(left, cell.y, mark, high), player.colours)
        canvas.text(player.side, "small_bold", INK_2, Rect(left + mark + kit.px(4), cell.y, wide, high))
    for number, row in enumerate(story.report.rows, 1):
        _compose_row(canvas, row, Rect(box.x, box.y + number * high, box.w, high), column)


def _compose_row(canvas: Canvas, row: ScoreRow, rect: Rect, column: int) -> None:
    kit = canvas.kit
    if row.is_total:
        canvas.rounded(rect, 6, INK)
    else:
        canvas.fill(Rect(rect.x, rect.bottom - 1, rect.w, 1), PAPER_3)
    ink = PAPER_0 if row.is_total else INK
    indent = kit.px(14) + kit.px(34)
    icon = Rect(rect.x + kit.px(14), rect.y, kit.px(24), rect.h)
    canvas.icon(row.icon, icon, BRASS if row.is_total else BRASS_D, 22)
    label = Rect(rect.x + indent, rect.y, rect.w - indent - column * len(row.values) - kit.px(8), rect.h)
    canvas.text(row.label, "body_bold" if row.is_total else "body", ink, label)
    for seat, value in enumerate(row.values):
        left = rect.right - column * (len(row.values) - seat)
        canvas.text(value, "num_m", ink, Rect(left, rect.y, column, rect.h), align="center")


# The curves


def _compose_curve(canvas: Canvas, box: Rect, story: ResultStory) -> None:
    if not box.h:
        return
    kit = canvas.kit
    high = kit.type.leading("body_bold")
    canvas.text(story.report.curve_title, "body_bold", INK, Rect(box.x, box.y, box.w, high))
    graph = Rect(box.x, box.y + high + kit.px(10), box.w, box.h - high - kit.px(18))
    paints = [player.colours for player in story.players]
    compose_curves(canvas, graph, story.report.curves, paints, story.report.marks)


# The foot


def _notes_width(width: int) -> int:
    return width * (100 - STAMP_SHARE) // 100


def _notes_height(kit: Kit, story: ResultStory, width: int) -> int:
    return sum(len(kit.type.wrapped(note, "flavour", width)) for note in story.notes) * kit.type.leading(
        "flavour"
    )


def _compose_foot(canvas: Canvas, box: Rect, story: ResultStory, *, stamped: float) -> None:
    kit = canvas.kit
    y, width = box.y + kit.px(14), _notes_width(box.w)
    for note in story.notes:
        y += canvas.words(note, "flavour", INK_3, Rect(box.x, y, width, box.bottom - y))
    room = Rect(box.x + width, box.y + kit.px(14), box.w - width, box.h - kit.px(14))
    verdict = story.report.verdict
    words = kit.say(f"results-stamp.{verdict}")
    if stamped:
        canvas.blit_in(coming_down(stamp(kit, words, INKS[verdict], room.size), stamped), room)
