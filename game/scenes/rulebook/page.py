"""A rulebook cut into pages and set in lines. What was set once for a width and a size is kept."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from game.i18n.rulebook import Chapter, Paragraph, Rulebook, folded
from game.view.kit import Kit
from game.view.text import NBSP, Span, TextPiece
from game.view.theme import BRASS_D, FOUND, INK, INK_2, Colour

SECTION_LEVEL = 2
"""Headings of this level begin a page; those below stand on it."""
MOST_KEPT = 40
RULING = "-RULING-"
"""In the id of a rule that is our own reading."""

_LINK = re.compile(r"\(→\s*([A-Z]{2,4}(?:-[A-Z0-9]+)+)\)")
_MARKS = re.compile(r"(\*\*|\*)")
_SMALL_WORD = re.compile(r"(?<![^\s(„“])([aiouwzAIOUWZ]) (?!\*)")
"""A word of one letter; at the end of a line it would hang there, which Polish type does not do."""
_BEFORE = {"title": 0, "heading": 22, "paragraph": 0}
_AFTER = {"title": 16, "heading": 8, "paragraph": 20}
_STYLES = {"title": "d2", "heading": "h1", "paragraph": "reading"}


class Page(NamedTuple):
    """A chapter with the smaller ones below it."""

    number: int
    chapters: tuple[Chapter, ...]

    @property
    def title(self) -> str:
        return self.chapters[0].title

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        return (paragraph for chapter in self.chapters for paragraph in chapter.paragraphs)


class Block(NamedTuple):
    """A heading or a paragraph as it stands on its page; `top` counts from the upper edge of the page."""

    top: int
    height: int
    lines: list[list[TextPiece]]
    style: str
    paragraph: Paragraph | None
    heading: str


def pages_of(book: Rulebook) -> tuple[Page, ...]:
    found: list[list[Chapter]] = []
    for chapter in book.chapters:
        if chapter.level <= SECTION_LEVEL or not found:
            found.append([chapter])
        else:
            found[-1].append(chapter)
    return tuple(Page(number, tuple(chapters)) for number, chapters in enumerate(found))


def page_with(pages: tuple[Page, ...], paragraph: Paragraph) -> Page:
    """The page a paragraph of the same book stands on."""
    place = 0
    for page in pages:
        place += len(page.chapters)
        if paragraph.chapter < place:
            return page
    return pages[-1]


def heading_of(book: Rulebook, paragraph: Paragraph) -> str:
    """The nearest heading above a paragraph."""
    return book.chapters[paragraph.chapter].title


class Typesetter:
    """Sets pages in lines, and keeps them: scrolling sets nothing anew."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], tuple[Block, ...]] = {}

    def blocks(
        self, kit: Kit, book: Rulebook, page: Page, width: int, words: str, link: Colour
    ) -> tuple[Block, ...]:
        """The page in lines of this width, with every word that holds one of `words` marked."""
        key = (book.language, book.game, page.number, width, kit.type.size("reading"), folded(words), link)
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = tuple(_set(kit, page, width, folded(words).split(), link))
        return self._kept[key]


def length_of(blocks: tuple[Block, ...]) -> int:
    return blocks[-1].top + blocks[-1].height if blocks else 0


def _set(kit: Kit, page: Page, width: int, wanted: list[str], link: Colour) -> Iterator[Block]:
    y = 0
    for chapter in page.chapters:
        head = "title" if chapter is page.chapters[0] else "heading"
        for kind, spans, paragraph in _parts(head, chapter, wanted, link):
            y += kit.px(_BEFORE[kind]) if y else 0
            lines = kit.type.flow(spans, width)
            height = kit.type.leading(_STYLES[kind]) * len(lines)
            yield Block(y, height, lines, _STYLES[kind], paragraph, chapter.title)
            y += height + kit.px(_AFTER[kind])


def _parts(
    head: str, chapter: Chapter, wanted: list[str], link: Colour
) -> Iterator[tuple[str, list[Span], Paragraph | None]]:
    if chapter.title:
        yield head, [Span(chapter.title, _STYLES[head], INK)], None
    for paragraph in chapter.paragraphs:
        yield "paragraph", spans_of(paragraph, wanted, link), paragraph


def spans_of(paragraph: Paragraph, wanted: list[str], link: Colour) -> list[Span]:
    """The rule's id, then its words. Each run without a blank has one style, so that no line begins
    with the full stop that stands behind a bold word."""
    spans = []
    if paragraph.anchor is not None:
        spans.append(Span(f"{paragraph.anchor}  ", "reading_bold", BRASS_D))
    for word, style in styled_words(_LINK.sub(rf"→{NBSP}\1", paragraph.text)):
        target = word.partition(f"→{NBSP}")[2].rstrip(".,;:)")
        if target:
            spans.append(Span(f"{word} ", "reading_bold", link, target))
            continue
        is_found = any(one in folded(word) for one in wanted)
        colour = INK_2 if style == "reading_italic" else INK
        spans.append(Span(f"{word} ", style, colour, None, FOUND if is_found else None))
    return _joined(spans)


def styled_words(text: str) -> Iterator[tuple[str, str]]:
    """Runs without a blank, each with the style of its first marked letter."""
    style, word, word_style = "reading", "", ""
    for part in _MARKS.split(_SMALL_WORD.sub(rf"\1{NBSP}", text)):
        if part in ("*", "**"):
            marked = "reading_bold" if part == "**" else "reading_italic"
            style = "reading" if style == marked else marked
            continue
        pieces = part.split(" ")
        for number, piece in enumerate(pieces):
            if number:
                if word:
                    yield word, word_style
                word, word_style = "", ""
            if piece:
                word += piece
                word_style = style if word_style in ("", "reading") else word_style
    if word:
        yield word, word_style


def _joined(spans: list[Span]) -> list[Span]:
    """Neighbours that look alike become one span; marked words and links stay by themselves."""
    joined: list[Span] = []
    for span in spans:
        last = joined[-1] if joined else None
        is_alike = last is not None and last._replace(text="") == span._replace(text="")
        if last is not None and is_alike and span.link is None and span.mark is None:
            joined[-1] = last._replace(text=last.text + span.text)
        else:
            joined.append(span)
    return joined
