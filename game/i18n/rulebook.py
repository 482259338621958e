"""The rulebook inside the program: chapters, paragraphs found by their rule id, links, a search.

A rulebook is Markdown of the plainest kind: headings, and paragraphs parted by blank lines. A paragraph
that states a rule begins with its id, `[DP-MOVE-01] ...`; a link to another rule is written `(→ DP-MOVE-02)`.
Lines of a paragraph that begin with `- ` or `1. ` are its items. Chapters are numbered, 3 and 3.1, as they
are read: the title of the book and what stands on its page have no number.
`Rulebook.load` takes what it finds; `find_mistakes` is strict.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from game.i18n import FALLBACK, LANGUAGES
from game.rules.core.game import Game
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.registry import GAMES
from game.store import StoreError, inside, read_bounded

MOST_BYTES = 1_000_000
MOST_LINES = 20_000

_HEADING = re.compile(r"#{1,6}(?=\s|$)")
_ANCHOR = re.compile(r"\[([A-Z]{2,4}(?:-[A-Z0-9]+)+)\]\s*")
_LINK = re.compile(r"→\s*([A-Z]{2,4}(?:-[A-Z0-9]+)+)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITEM = re.compile(r"(?:-|\d{1,2}\.) (?=\S)")
SECTION_LEVEL = 2
"""Headings of this level begin a chapter with a number, those of the next one its sections."""
SHORTEST_STEM = 5
"""Shorter words are searched for as typed."""
_ENDINGS = frozenset("aeiouys")
"""Last letters that change with the grammar: `zasłona` also finds `zasłony`."""
# Letters that are not a base letter with a mark, so removing marks does not change them.
_PLAIN = str.maketrans({"ł": "l", "đ": "d", "ø": "o"})


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph; with a rule id if it states a rule. The text keeps its `**bold**` and `*italics*`.

    Each of its items is on a line of its own.
    """

    anchor: str | None
    text: str
    links: tuple[str, ...]
    """The rules it links to, in order."""
    chapter: int
    """The index of its chapter in the rulebook."""
    line: int
    """Of the file, counted from 1."""


class Chapter(msgspec.Struct, frozen=True):
    """A heading with the paragraphs below it; `level` 1 is the title of the book."""

    title: str
    level: int
    paragraphs: tuple[Paragraph, ...]
    place: int
    """Among all chapters of the book."""
    number: str
    """Such as 3 or 3.1; empty for the title of the book and what stands on its page."""

    @property
    def anchor(self) -> str | None:
        """None: a heading states no rule."""
        return None

    @property
    def full_title(self) -> str:
        return f"{self.number} {self.title}".strip()


Passage = Chapter | Paragraph
"""What a search finds: a heading or a paragraph."""


class Rulebook:
    """The rulebook of one game in one language."""

    def __init__(self, language: str, game: str, chapters: tuple[Chapter, ...]) -> None:
        self.language = language
        self.game = game
        self.chapters = chapters

    @classmethod
    def load(cls, folder: Path, language: str, game: str) -> "Rulebook":
        """Read folder/language/game.md; raises `BadContent` if it cannot be read as text."""
        text = _read(folder, language, game)
        if isinstance(text, Mistake):
            raise BadContent([text])
        return cls(language, game, tuple(_chapters(text)))

    @classmethod
    def nearest(cls, folder: Path, language: str, game: str) -> "Rulebook":
        """The book in this language, or else in English; raises `BadContent` as `load` does."""
        has_own = (folder / language / f"{game}.md").is_file() or language in LANGUAGES
        return cls.load(folder, language if has_own else FALLBACK, game)

    @property
    def title(self) -> str:
        return self.chapters[0].title if self.chapters else ""

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        return (paragraph for chapter in self.chapters for paragraph in chapter.paragraphs)

    @cached_property
    def _by_anchor(self) -> Mapping[str, Paragraph]:
        found: dict[str, Paragraph] = {}
        for paragraph in self.paragraphs:
            if paragraph.anchor is not None:
                found.setdefault(paragraph.anchor, paragraph)
        return found

    @cached_property
    def _folded(self) -> tuple[tuple[str, Paragraph], ...]:
        return tuple((folded(f"{one.anchor or ''} {one.text}"), one) for one in self.paragraphs)

    @cached_property
    def _headings(self) -> tuple[tuple[str, Chapter], ...]:
        return tuple((folded(one.full_title), one) for one in self.chapters if one.title)

    @property
    def anchors(self) -> tuple[str, ...]:
        return tuple(self._by_anchor)

    def paragraph(self, rule: str) -> Paragraph | None:
        """The paragraph that states this rule; None without one."""
        return self._by_anchor.get(rule)

    def search(self, words: str) -> list[Passage]:
        """The headings and paragraphs that contain every word, also inside other words, ignoring case and
        Polish marks.

        In this order: the rule whose id was typed, headings, paragraphs with the words in bold, other
        paragraphs, and paragraphs with the words in another ending.
        """
        wanted = folded(words).split()
        if not wanted:
            return []
        found = self._holding(wanted)
        stems = [stem(word) for word in wanted]
        if stems != wanted:
            known = {id(one) for one in found}
            found += [one for one in self._holding(stems) if id(one) not in known]
        return found

    def _holding(self, wanted: list[str]) -> list[Passage]:
        headings = [one for title, one in self._headings if all(word in title for word in wanted)]
        found = [one for text, one in self._folded if all(word in text for word in wanted)]
        ranked = sorted(found, key=lambda one: _rank(one, wanted))
        named = [one for one in ranked[:1] if _rank(one, wanted) == 0]
        return [*named, *headings, *ranked[len(named) :]]


def folded(text: str) -> str:
    """Lower case without marks, for comparison: `Żołnierz` and `zolnierz` are the same word."""
    apart = unicodedata.normalize("NFKD", text.replace("*", "").casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).translate(_PLAIN)


def stem(word: str) -> str:
    """A folded word without the last letter that grammar changes."""
    return word[:-1] if len(word) >= SHORTEST_STEM and word[-1] in _ENDINGS else word


def _rank(paragraph: Paragraph, wanted: list[str]) -> int:
    if paragraph.anchor is not None and wanted == [folded(paragraph.anchor)]:
        return 0
    explained = folded(" ".join(_BOLD.findall(paragraph.text)))
    return 1 if all(word in explained for word in wanted) else 2


# Reading


def _read(folder: Path, language: str, game: str) -> str | Mistake:
    name = f"{language}/{game}.md"
    try:
        text = read_bounded(inside(folder, name), MOST_BYTES).decode("utf-8-sig")
    except StoreError as error:
        return Mistake(name, "file", f"expected a rulebook that can be read: {error}")
    except UnicodeDecodeError:
        return Mistake(name, "file", "expected text in UTF-8")
    if text.count("\n") > MOST_LINES:
        return Mistake(name, "file", f"expected at most {MOST_LINES} lines")
    return text


def _chapters(text: str) -> Iterator[Chapter]:
    """Chapters in order; paragraphs before the first heading belong to a chapter without a title."""
    title, level, count = "", 0, 0
    paragraphs: list[Paragraph] = []
    numbers = _Numbers()
    for line, block in _blocks(text):
        heading = _HEADING.match(block)
        if heading is None:
            paragraphs.append(_paragraph(block, count, line))
            continue
        if level or paragraphs:
            yield Chapter(title, level, tuple(paragraphs), count, numbers.of(level))
            count += 1
        title, level, paragraphs = block[heading.end() :].strip(), heading.end(), []
    if level or paragraphs:
        yield Chapter(title, level, tuple(paragraphs), count, numbers.of(level))


class _Numbers:
    """Counts chapters and their sections."""

    def __init__(self) -> None:
        self.chapter = self.section = 0

    def of(self, level: int) -> str:
        if level == SECTION_LEVEL:
            self.chapter, self.section = self.chapter + 1, 0
            return str(self.chapter)
        if level == SECTION_LEVEL + 1 and self.chapter:
            self.section += 1
            return f"{self.chapter}.{self.section}"
        return ""


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """Headings, and runs of other lines joined by blanks, each with the number of its first line.

    Each item keeps its own line. An anchor begins a new paragraph even without a blank line before it.
    """
    block: list[str] = []
    start = 0
    for number, line in enumerate([*text.splitlines(), ""], 1):
        line = line.strip()
        is_heading = _HEADING.match(line) is not None
        if block and (not line or is_heading or _ANCHOR.match(line)):
            yield start, "".join(block)
            block = []
        if is_heading:
            yield number, line
        elif line:
            start = start if block else number
            block.append(line if not block else f"\n{line}" if _ITEM.match(line) else f" {line}")


def _paragraph(block: str, chapter: int, line: int) -> Paragraph:
    anchor = _ANCHOR.match(block)
    text = block[anchor.end() :] if anchor else block
    return Paragraph(anchor[1] if anchor else None, text, tuple(_LINK.findall(text)), chapter, line)


# Checking


def find_mistakes(folder: Path, games: Mapping[str, Game[Any]] = GAMES) -> list[Mistake]:
    """Every mistake of every rulebook at once, each as `pl/game.md: id: expected ...`; never raises."""
    mistakes: list[Mistake] = []
    for name, game in games.items():
        books: dict[str, Rulebook] = {}
        for language in LANGUAGES:
            try:
                books[language] = Rulebook.load(folder, language, name)
            except BadContent as bad:
                mistakes += bad.mistakes
        for language, book in books.items():
            mistakes += _book_mistakes(book)
            mistakes += _rule_mistakes(book, game)
            others = [other for key, other in books.items() if key != language]
            mistakes += (mistake for other in others for mistake in _missing_in(book, other))
    return sorted(set(mistakes))


def _file(book: Rulebook) -> str:
    return f"{book.language}/{book.game}.md"


def _book_mistakes(book: Rulebook) -> Iterator[Mistake]:
    """Repeated anchors, empty paragraphs and chapters, links to nothing."""
    first_lines: dict[str, int] = {}
    for paragraph in book.paragraphs:
        name = paragraph.anchor or f"line {paragraph.line}"
        if paragraph.anchor is not None:
            if paragraph.anchor in first_lines:
                where = first_lines[paragraph.anchor]
                yield Mistake(_file(book), name, f"expected only once, it is already on line {where}")
            first_lines.setdefault(paragraph.anchor, paragraph.line)
        if not paragraph.text:
            yield Mistake(_file(book), name, "expected a text after the rule id")
        for link in paragraph.links:
            if book.paragraph(link) is None:
                yield Mistake(_file(book), name, f"expected a link to a rule of this book, found {link}")
    if not book.chapters or book.chapters[0].level != 1:
        yield Mistake(_file(book), "line 1", "expected the title of the book: # and its name")
    for chapter in book.chapters:
        if chapter.level and not chapter.title:
            yield Mistake(_file(book), "heading", "expected a title after #")


def _rule_mistakes(book: Rulebook, game: Game[Any]) -> Iterator[Mistake]:
    """Rules that the game cites but the book lacks."""
    info = game.info
    for rule in (*game.naming.rules, info.rule_other_seat, info.rule_not_now, info.rule_game_over):
        if book.paragraph(rule) is None:
            yield Mistake(_file(book), rule, "expected this rule, the game cites it")
    for anchor in book.anchors:
        if not anchor.startswith(f"{info.prefix}-"):
            yield Mistake(_file(book), anchor, f"expected a rule id that begins with {info.prefix}-")


def _missing_in(book: Rulebook, other: Rulebook) -> Iterator[Mistake]:
    for anchor in other.anchors:
        if book.paragraph(anchor) is None:
            yield Mistake(_file(book), anchor, f"expected this rule, {_file(other)} has it")
