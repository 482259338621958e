"""The layout of a player aid, on screen and on paper: parts in columns of about the same height."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from pygame import Rect

from game.i18n.player_aid import AidLine, AidPart, PlayerAid
from game.scenes.rulebook.page import styled_words
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.text import Span, TextPiece
from game.view.theme import BRASS_D, INK, INK_2, PAPER_4, Colour

AID_LINE = HandleKind("aid", int)
"""A line of the aid, by its number among all lines."""

GAP, SIGN, BEFORE, AFTER_HEAD, BETWEEN = 34, 30, 18, 6, 5
"""In design pixels: between columns, the width of an icon, above and below a heading, between lines."""
HEADS: Mapping[str, str] = {"reading": "h2", "body": "h3"}
"""The styles an aid can be set in, the larger first, each with the style of its headings."""


class AidRow(NamedTuple):
    """A heading or a line, set in type."""

    height: int
    part: str
    line: AidLine | None
    number: int
    pieces: list[list[TextPiece]]


class SetPage(NamedTuple):
    """An aid set for a given width."""

    goal: list[str]
    columns: list[list[list[AidRow]]]
    """For each column its parts, for each part its rows."""
    height: int
    style: str


def set_page(kit: Kit, aid: PlayerAid, size: tuple[int, int], columns: int) -> SetPage:
    """Set the aid in the largest type with which all of it is visible at once, else in the smallest."""
    for style in HEADS:
        page = _set_in(kit, aid, size[0], columns, style)
        if page.height <= size[1]:
            break
    return page


def _set_in(kit: Kit, aid: PlayerAid, width: int, columns: int, style: str) -> SetPage:
    """The parts in order, shared out so that the longest column is as short as possible."""
    wide = column_width(kit, width, columns)
    places = {id(line): number for number, line in enumerate(aid.lines)}
    parts = [_rows(kit, part, wide, places, style) for part in aid.parts]
    heights = [sum(row.height for row in part) + kit.px(BEFORE) for part in parts]
    groups = shared_out(heights, columns)
    goal = kit.type.wrapped(aid.goal, "caption", width)
    above = len(goal) * kit.type.leading("caption")
    longest = max((sum(heights[start:end]) for start, end in groups), default=0)
    return SetPage(goal, [parts[start:end] for start, end in groups], above + longest, style)


def column_width(kit: Kit, width: int, columns: int) -> int:
    return (width - (columns - 1) * kit.px(GAP)) // columns


def shared_out(heights: Sequence[int], columns: int) -> list[tuple[int, int]]:
    """Neighbours grouped into at most `columns` groups, with the highest group as low as possible."""

    @cache
    def best(start: int, left: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        if left == 1 or start >= len(heights):
            return sum(heights[start:]), ((start, len(heights)),)
        found = []
        for end in range(start + 1, len(heights) + 1):
            rest, groups = best(end, left - 1)
            found.append((max(sum(heights[start:end]), rest), ((start, end), *groups)))
        return min(found)

    return [group for group in best(0, columns)[1] if group[0] < group[1]]


def _rows(kit: Kit, part: AidPart, width: int, places: Mapping[int, int], style: str) -> list[AidRow]:
    head = kit.type.flow([Span(part.title, HEADS[style], INK)], width)
    rows = [
        AidRow(len(head) * kit.type.leading(HEADS[style]) + kit.px(AFTER_HEAD), part.title, None, -1, head)
    ]
    for line in part.lines:
        pieces = kit.type.flow(_spans(line, style), width - _indent(kit, style))
        height = len(pieces) * kit.type.leading(style) + kit.px(BETWEEN)
        rows.append(AidRow(height, part.title, line, places[id(line)], pieces))
    return rows


def _indent(kit: Kit, style: str) -> int:
    return max(kit.px(SIGN), kit.type.leading(style) + kit.px(6))


def _spans(line: AidLine, style: str) -> list[Span]:
    bold = f"{style}_bold"
    return [
        Span(f"{word} ", bold if found == "reading_bold" else style, INK)
        for word, found in styled_words(line.text)
    ]


def compose_page(
    canvas: Canvas, box: Rect, page: SetPage, colour: Colour, act: Callable[[str], Act] | None = None
) -> None:
    """Draw the page into a box of the width it was set for; with `act` a line links to its rule."""
    kit = canvas.kit
    y = box.y
    for text in page.goal:
        line = Rect(box.x, y, box.w, kit.type.leading("caption"))
        canvas.text(text, "caption", INK_2, line)
        y = line.bottom
    count = max(len(page.columns), 1)
    wide = column_width(kit, box.w, count)
    for number, parts in enumerate(page.columns):
        x = box.x + number * (wide + kit.px(GAP))
        if number:
            canvas.fill(
                Rect(x - kit.px(GAP) // 2, y + kit.px(BEFORE), 1, box.bottom - y - kit.px(BEFORE)), PAPER_4
            )
        top = y
        for part in parts:
            top += kit.px(BEFORE)
            for row in part:
                _compose_row(canvas, Rect(x, top, wide, row.height), row, page.style, colour, act)
                top += row.height


def _compose_row(
    canvas: Canvas, box: Rect, row: AidRow, style: str, colour: Colour, act: Callable[[str], Act] | None
) -> None:
    kit = canvas.kit
    if row.line is None:
        canvas.laid(row.pieces, Rect(box.x, box.y, box.w, box.h - kit.px(AFTER_HEAD)), HEADS[style])
        canvas.fill(Rect(box.x, box.bottom - kit.px(AFTER_HEAD), box.w, max(1, kit.px(2))), colour)
        return
    leading = kit.type.leading(style)
    sign = Rect(box.x, box.y, _indent(kit, style) - kit.px(4), leading)
    if row.line.icon:
        canvas.icon(row.line.icon, sign, colour, leading / kit.metrics.unit)
    elif row.line.number:
        canvas.text(f"{row.line.number}.", f"{style}_bold", BRASS_D, sign, align="center")
    words = Rect(box.x + _indent(kit, style), box.y, box.w - _indent(kit, style), box.h - kit.px(BETWEEN))
    canvas.laid(row.pieces, words, style)
    if act is not None and row.line.rule:
        place = Rect(box.x, box.y - kit.px(1), box.w, box.h - kit.px(BETWEEN) + kit.px(2))
        canvas.hit_area(AID_LINE(row.number), place, "aid", act=act(row.line.rule), radius=6)
