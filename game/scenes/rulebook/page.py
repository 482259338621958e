"""A rulebook cut into pages and set in lines. Pages set for a width and a size are kept."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.diagrams.diagram import Diagram
from game.i18n.rulebook import SECTION_LEVEL, Chapter, Paragraph, Passage, Rulebook, folded, stem
from game.view.kit import Kit
from game.view.text import NBSP, Span, TextPiece
from game.view.theme import BRASS_D, FOUND, INK, INK_2, Colour

MOST_KEPT = 40
RULING = "-RULING-"
"""Part of the id of a rule that is our own reading."""

_LINK = re.compile(r"\(→\s*([A-Z]{2,4}(?:-[A-Z0-9]+)+)\)")
_MARKS = re.compile(r"(\*\*|\*)")
_SMALL_WORD = re.compile(r"(?<![^\s(„“])([aiouwzAIOUWZ]) (?!\*)")
"""A word of one letter: Polish type does not leave it at the end of a line."""
_ITEM = re.compile(r"(-|\d+\.) (.*)")
_BEFORE = {"title": 0, "heading": 22, "paragraph": 0, "item": -12, "figure": 0}
_AFTER = {"title": 16, "heading": 8, "paragraph": 20, "item": 20, "figure": 30}
_STYLES = {"title": "d2", "heading": "h1", "paragraph": "reading", "item": "reading", "figure": "body"}
WIDEST_FIGURE = 760
"""In design pixels."""
CAPTION = 10
"""Design pixels between a figure and its caption."""
ITEM_INDENT = 30
"""Design pixels before an item, for its sign."""
_BULLET = "•"


class Page(NamedTuple):
    """A chapter with its smaller chapters."""

    number: int
    chapters: tuple[Chapter, ...]

    @property
    def title(self) -> str:
        return self.chapters[0].full_title

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        return (paragraph for chapter in self.chapters for paragraph in chapter.paragraphs)


class Block(NamedTuple):
    """A heading, a paragraph or one of its items as placed on its page.

    `top` counts from the upper edge of the page.
    """

    top: int
    height: int
    lines: list[list[TextPiece]]
    style: str
    passage: Passage
    indent: int = 0
    sign: str = ""
    """The sign of an item: its number or a bullet; empty for other blocks."""
    figure: "PageFigure | None" = None
    """The picture above its lines; None if it has none."""

    @property
    def paragraph(self) -> Paragraph | None:
        return self.passage if isinstance(self.passage, Paragraph) else None


class PageFigure(NamedTuple):
    """A diagram with the size it is drawn at."""

    diagram: Diagram
    size: tuple[int, int]


def pages_of(book: Rulebook) -> tuple[Page, ...]:
    found: list[list[Chapter]] = []
    for chapter in book.chapters:
        if chapter.level <= SECTION_LEVEL or not found:
            found.append([chapter])
        else:
            found[-1].append(chapter)
    return tuple(Page(number, tuple(chapters)) for number, chapters in enumerate(found))


def page_with(pages: tuple[Page, ...], passage: Passage) -> Page:
    """The page with a heading or a paragraph of the same book."""
    chapter = passage.place if isinstance(passage, Chapter) else passage.chapter
    place = 0
    for page in pages:
        place += len(page.chapters)
        if chapter < place:
            return page
    return pages[-1]


def heading_of(book: Rulebook, paragraph: Paragraph) -> str:
    """The nearest heading above a paragraph."""
    return book.chapters[paragraph.chapter].title


class Typesetter:
    """Sets pages in lines and keeps them, so that scrolling sets nothing again."""

    def __init__(self, diagrams: Sequence[Diagram] = ()) -> None:
        """Each of the diagrams is placed below its rule."""
        self._diagrams = diagrams
        self._kept: dict[tuple[object, ...], tuple[Block, ...]] = {}

    def blocks(
        self, kit: Kit, book: Rulebook, page: Page, width: int, words: str, link: Colour
    ) -> tuple[Block, ...]:
        """The page in lines of this width; every word that contains one of `words` is marked."""
        key = (book.language, book.game, page.number, width, kit.type.size("reading"), folded(words), link)
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            shown = tuple(_set(kit, page, width, folded(words).split(), link, self._diagrams))
            self._kept[key] = shown
        return self._kept[key]


def length_of(blocks: tuple[Block, ...]) -> int:
    return blocks[-1].top + blocks[-1].height if blocks else 0


def _set(
    kit: Kit, page: Page, width: int, wanted: list[str], link: Colour, diagrams: Sequence[Diagram]
) -> Iterator[Block]:
    sought = _Sought(wanted)
    y = 0
    for chapter in page.chapters:
        head = "title" if chapter is page.chapters[0] else "heading"
        for part in _parts(head, chapter, sought, link, diagrams):
            y += kit.px(_BEFORE[part.kind]) if y else 0
            style = _STYLES[part.kind]
            indent = _indent(kit) if part.sign else 0
            figure = None if part.diagram is None else _figure(kit, part.diagram, width)
            spans = part.spans if part.diagram is None else _caption(kit, part.diagram)
            lines = kit.type.flow(spans, width - indent if figure is None else _caption_width(kit, width))
            height = kit.type.leading(style) * len(lines)
            if figure is not None:
                height += figure.size[1] + kit.px(CAPTION)
            yield Block(y, height, lines, style, part.passage, indent, part.sign, figure)
            y += height + kit.px(_AFTER[part.kind])


def _figure(kit: Kit, diagram: Diagram, width: int) -> PageFigure:
    wide = round(_caption_width(kit, width) * diagram.show.width)
    return PageFigure(diagram, (wide, round(wide * diagram.show.shape)))


def _caption_width(kit: Kit, width: int) -> int:
    """The width of a caption: below a narrow picture as wide as below others."""
    return min(width, kit.px(WIDEST_FIGURE))


def _caption(kit: Kit, diagram: Diagram) -> list[Span]:
    return [Span(kit.say(diagram.message), "body", INK_2)]


def _indent(kit: Kit) -> int:
    return max(kit.px(ITEM_INDENT), kit.type.width("10. ", "reading_bold"))


class _Sought:
    """The words of a search, as typed and with other endings."""

    def __init__(self, wanted: list[str]) -> None:
        self._parts = {*wanted, *(stem(word) for word in wanted)}

    def mark(self, word: str) -> Colour | None:
        known = folded(word)
        return FOUND if any(part in known for part in self._parts) else None


class _Part(NamedTuple):
    kind: str
    spans: list[Span]
    passage: Passage
    sign: str = ""
    diagram: Diagram | None = None


def _parts(
    head: str, chapter: Chapter, sought: _Sought, link: Colour, diagrams: Sequence[Diagram]
) -> Iterator[_Part]:
    if chapter.title:
        yield _Part(head, _heading_spans(head, chapter, sought), chapter)
    for paragraph in chapter.paragraphs:
        for line in paragraph.text.split("\n"):
            item = _ITEM.fullmatch(line) if "\n" in paragraph.text else None
            if item is not None:
                sign = _BULLET if item[1] == "-" else item[1]
                yield _Part("item", _text_spans(item[2], sought, link), paragraph, sign)
            else:
                yield _Part("paragraph", _rule_spans(paragraph.anchor, line, sought, link), paragraph)
        for diagram in diagrams:
            if diagram.rule == paragraph.anchor:
                yield _Part("figure", [], paragraph, diagram=diagram)


def _heading_spans(head: str, chapter: Chapter, sought: _Sought) -> list[Span]:
    """The number of a heading, then its words."""
    style = _STYLES[head]
    spans = [Span(f"{chapter.number}  ", style, BRASS_D)] if chapter.number else []
    words = (Span(f"{word} ", style, INK, None, sought.mark(word)) for word in chapter.title.split(" "))
    return spans + _joined(list(words))


def _rule_spans(anchor: str | None, text: str, sought: _Sought, link: Colour) -> list[Span]:
    """The id of a rule, then its words."""
    spans = [] if anchor is None else [Span(f"{anchor}  ", "reading_bold", BRASS_D)]
    return spans + _text_spans(text, sought, link)


def _text_spans(text: str, sought: _Sought, link: Colour) -> list[Span]:
    """Each run without a blank has one style, so that no line begins with the full stop that follows a bold
    word.
    """
    spans = []
    for word, style in styled_words(_LINK.sub(rf"→{NBSP}\1", text)):
        target = word.partition(f"→{NBSP}")[2].rstrip(".,;:)")
        if target:
            spans.append(Span(f"{word} ", "reading_bold", link, target))
            continue
        colour = INK_2 if style == "reading_italic" else INK
        spans.append(Span(f"{word} ", style, colour, None, sought.mark(word)))
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
    """Join neighbours that look alike into one span; marked words and links stay separate."""
    joined: list[Span] = []
    for span in spans:
        last = joined[-1] if joined else None
        is_alike = last is not None and last._replace(text="") == span._replace(text="")
        if last is not None and is_alike and span.link is None and span.mark is None:
            joined[-1] = last._replace(text=last.text + span.text)
        else:
            joined.append(span)
    return joined
