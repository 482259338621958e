"""The margin of the rulebook: the game's own notes, our own rulings, where to read on."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.i18n.rulebook import Paragraph, Rulebook
from game.presenters.contract.rulebook_notes import Note
from game.scenes.rulebook.page import RULING, heading_of
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.text import Span
from game.view.theme import BRASS_D, INK, INK_2, INK_3, PAPER_2, PAPER_4, Colour

MOST_LINKS = 8
PAD = 16


class Box(NamedTuple):
    """A note beside the text."""

    icon: str
    title: str
    spans: tuple[Span, ...]
    rows: tuple[tuple[str, ...], ...] = ()


def boxes(
    kit: Kit,
    book: Rulebook,
    notes: Sequence[Note],
    on_page: Iterable[str],
    read: Sequence[Paragraph],
    colour: Colour,
) -> list[Box]:
    """The notes for the paragraphs that are `read`, on a page that states the rules `on_page`."""
    stated = set(on_page)
    found = [_of_game(note) for note in notes if stated & set(note.rules)]
    links = dict.fromkeys(link for paragraph in read for link in paragraph.links if book.paragraph(link))
    rulings = [link for link in links if RULING in link]
    others = [link for link in links if RULING not in link]
    if rulings or any(RULING in (paragraph.anchor or "") for paragraph in read):
        words = Span(kit.say("rulebook-rulings.words") + "\n", "body", INK_2)
        found.append(_linking(kit, book, "scale_balance", "rulebook-rulings", rulings, colour, words))
    if others:
        found.append(_linking(kit, book, "text_box_outline", "rulebook-see_also", others, colour))
    return found


def _of_game(note: Note) -> Box:
    spans = (Span(note.words, "body", INK_2),) if note.words else ()
    return Box(note.icon, note.title, spans, note.rows)


def _linking(
    kit: Kit, book: Rulebook, icon: str, title: str, links: list[str], colour: Colour, *lead: Span
) -> Box:
    spans = list(lead)
    for link in links[:MOST_LINKS]:
        paragraph = book.paragraph(link)
        assert paragraph is not None, link
        spans.append(Span(link, "body_bold", colour, link))
        spans.append(Span(f" {heading_of(book, paragraph)}\n", "body", INK_2))
    if spans:
        spans[-1] = spans[-1]._replace(text=spans[-1].text.rstrip("\n"))
    return Box(icon, kit.say(title), tuple(spans))


def height_of(kit: Kit, shown: Sequence[Box], width: int) -> int:
    gap = kit.px(14)
    return sum(_height(kit, box, width) + gap for box in shown)


def compose(canvas: Canvas, shown: Sequence[Box], column: Rect, link: Callable[[str], Act]) -> None:
    """Draw the boxes one below the other, from the top of the column."""
    y = column.y
    for box in shown:
        high = _height(canvas.kit, box, column.w)
        _compose_box(canvas, box, Rect(column.x, y, column.w, high), link)
        y += high + canvas.kit.px(14)


def _height(kit: Kit, box: Box, width: int) -> int:
    lines = len(kit.type.flow(box.spans, width - 2 * kit.px(PAD))) if box.spans else 0
    return (
        2 * kit.px(PAD)
        + _head_height(kit)
        + lines * kit.type.leading("body")
        + len(box.rows) * _row_height(kit)
    )


def _head_height(kit: Kit) -> int:
    return kit.type.leading("h3") + kit.px(6)


def _row_height(kit: Kit) -> int:
    return kit.type.leading("body") + kit.px(8)


def _compose_box(canvas: Canvas, box: Box, rect: Rect, link: Callable[[str], Act]) -> None:
    kit = canvas.kit
    canvas.rounded(rect, 6, PAPER_2)
    inner = rect.inflate(-2 * kit.px(PAD), -2 * kit.px(PAD))
    high = kit.type.leading("h3")
    canvas.icon(box.icon, Rect(inner.x, inner.y, kit.px(24), high), BRASS_D, 22)
    title = Rect(inner.x + kit.px(32), inner.y, inner.w - kit.px(32), high)
    canvas.text(box.title, "h3", INK, title)
    body = Rect(inner.x, inner.y + _head_height(kit), inner.w, inner.h - _head_height(kit))
    used = canvas.flow(box.spans, body, "body", link) if box.spans else 0
    if box.rows:
        _compose_rows(canvas, box.rows, Rect(body.x, body.y + used, body.w, body.h - used))


def _compose_rows(canvas: Canvas, rows: tuple[tuple[str, ...], ...], body: Rect) -> None:
    high = _row_height(canvas.kit)
    for number, row in enumerate(rows):
        y = body.y + number * high
        if number:
            canvas.fill(Rect(body.x, y, body.w, 1), PAPER_4)
        for place, words in enumerate(row):
            left = body.x + body.w * place // len(row)
            cell = Rect(left, y, body.x + body.w * (place + 1) // len(row) - left, high)
            style = "body_bold" if place == 0 and number else "body"
            ink = INK_3 if number == 0 else INK
            canvas.text(words, style, ink, cell, align="left" if place == 0 else "right")
