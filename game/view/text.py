"""Type: faces from font packages, lines rendered once, words wrapped and fitted into their boxes."""

import io
import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pygame

from game.view.cache import SurfaceCache
from game.view.metrics import Metrics
from game.view.theme import Colour

_SANS, _SERIF = "font_source_sans_pro", "font_source_serif_pro"
FACES: dict[str, tuple[str, str]] = {
    "sans": (_SANS, "files/SourceSansPro-Regular.ttf"),
    "sans_semibold": (_SANS, "files/SourceSansPro-Semibold.ttf"),
    "sans_bold": (_SANS, "files/SourceSansPro-Bold.ttf"),
    "sans_black": (_SANS, "files/SourceSansPro-Black.ttf"),
    "sans_italic": (_SANS, "files/SourceSansPro-It.ttf"),
    "serif": (_SERIF, "files/SourceSerifPro-Regular.ttf"),
    "serif_bold": (_SERIF, "files/SourceSerifPro-Bold.ttf"),
    "serif_black": (_SERIF, "files/SourceSerifPro-Black.ttf"),
    "serif_italic": (_SERIF, "files/SourceSerifPro-It.ttf"),
    "serif_semibold_italic": (_SERIF, "files/SourceSerifPro-SemiboldIt.ttf"),
    "icons": ("fonticon_mdi7", "fonts/materialdesignicons-webfont.ttf"),
}


class Style(NamedTuple):
    """A face, its size in the design and the distance from line to line."""

    face: str
    size: float
    line: float


STYLES: dict[str, Style] = {
    "wordmark": Style("serif_black", 96, 110),
    "curtain_name": Style("serif_black", 128, 146),
    "report_head": Style("serif_black", 78, 92),
    "d2": Style("serif_black", 42, 52),
    "h1": Style("serif_bold", 26, 32),
    "h2": Style("serif_bold", 22, 28),
    "h3": Style("serif_bold", 18, 24),
    "card_name": Style("serif_bold", 17, 21),
    "tagline": Style("serif_italic", 26, 32),
    "flavour": Style("serif_italic", 15, 19),
    "caption": Style("serif_italic", 18, 24),
    "prompt": Style("sans", 18, 24),
    "prompt_lead": Style("sans_bold", 18, 24),
    "body": Style("sans", 17, 22),
    "body_bold": Style("sans_bold", 17, 22),
    "reading": Style("sans", 20, 29),
    "reading_bold": Style("sans_bold", 20, 29),
    "reading_italic": Style("sans_italic", 20, 29),
    "ui": Style("sans_semibold", 16, 20),
    "ui_large": Style("sans_semibold", 20, 26),
    "ui_bold": Style("sans_bold", 16, 20),
    "small": Style("sans", 15, 19),
    "small_bold": Style("sans_bold", 15, 19),
    "small_italic": Style("sans_italic", 15, 19),
    "label": Style("sans_bold", 13, 16),
    "min": Style("sans_semibold", 13, 16),
    "num_xl": Style("sans_black", 42, 48),
    "num_l": Style("sans_bold", 26, 32),
    "num_m": Style("sans_bold", 17, 22),
}
NBSP = "\u00a0"
SMALLEST_FIT = 0.88
SMALLEST_PX = 9
"""Below this nothing can be read; a text that does not fit even so is cut."""
LEAST_FITTED_PX = 8
"""A line that must fit a width becomes no smaller than this before it is cut."""
LETTERS = 1.08
"""How high the letters of a line are, from the top of a capital to the foot of a g, over the type's size."""
MOST_WIDTHS, MOST_WRAPPED = 20_000, 2_000
_WIDTHS: dict[tuple[str, int, str], int] = {}
_ODD = {"\t": " ", "\r": "", "\n": " ", "\0": ""}


class FontTrouble(Exception):
    """Raised if no face at all can be loaded: the program cannot show any text."""


class Span(NamedTuple):
    """A run of words in one style; `link` makes it something to click, `mark` puts a colour behind it."""

    text: str
    style: str
    colour: Colour
    link: str | None = None
    mark: Colour | None = None


class TextPiece(NamedTuple):
    """A part of a laid out line: where it stands in it and what it is."""

    x: int
    width: int
    text: str
    span: Span


@cache
def font_data(face: str) -> bytes:
    """The file of a face. Its package is looked up but not imported: one defines thousands of names."""
    package, name = FACES[face]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise OSError(f"the package {package} is missing")
    return Path(spec.submodule_search_locations[0], name).read_bytes()


@lru_cache(maxsize=256)
def load_font(face: str, px: int) -> pygame.Font:
    """SDL reads glyphs when they are first needed, so each font keeps its bytes."""
    return pygame.Font(io.BytesIO(font_data(face)), px)


class Type:
    """Sets type for one size of picture. Characters that cannot be drawn are left out; nothing here
    raises.
    """

    def __init__(self, metrics: Metrics, cache: SurfaceCache, report: Callable[[str], None]) -> None:
        self.metrics = metrics
        self._cache = cache
        self._report = report
        self._sizes = {name: metrics.type(style.size) for name, style in STYLES.items()}
        self._wrapped: dict[tuple[str, str, int, int | None], list[str]] = {}
        self._flowed: dict[tuple[tuple[Span, ...], int, int | None], list[list[TextPiece]]] = {}

    def font(self, face: str, px: int) -> pygame.Font:
        """The face at this size, or another one if its file is missing or damaged."""
        try:
            return load_font(face, px)
        except (OSError, ImportError, pygame.error):
            self._report(Path(FACES[face][1]).name)
        for other in FACES:
            if other not in (face, "icons"):
                try:
                    return load_font(other, px)
                except (OSError, ImportError, pygame.error):
                    continue
        raise FontTrouble(FACES[face][1])

    def size(self, style: str) -> int:
        return self._sizes[style]

    def leading(self, style: str, px: int | None = None) -> int:
        """Device pixels from line to line, at its own size or at another one."""
        known = STYLES[style]
        size = px or self.size(style)
        return max(round(size * known.line / known.size), size)

    def size_within(self, style: str, height: int) -> int:
        """Its own size, or the largest whose letters still stand in a line of this height."""
        return max(SMALLEST_PX, min(self.size(style), round(height / LETTERS)))

    def width(self, text: str, style: str, px: int | None = None) -> int:
        return self._measured(STYLES[style].face, px or self.size(style), text)

    def _measured(self, face: str, px: int, text: str) -> int:
        """The width of a word, kept, because words are measured again and again while lines are filled."""
        key = (face, px, text)
        known = _WIDTHS.get(key)
        if known is None:
            if len(_WIDTHS) >= MOST_WIDTHS:
                _WIDTHS.clear()
            known = _WIDTHS[key] = _measured(self.font(face, px), drawable(text))
        return known

    def line(self, text: str, style: str, colour: Colour, px: int | None = None) -> pygame.Surface:
        """One line, cached. Labels are tracked glyph by glyph."""
        size = px or self.size(style)
        face = STYLES[style].face
        tracking = 0.09 if style == "label" else 0.0
        return self._cache.get(
            ("line", face, size, text, colour, tracking),
            lambda: self._render(face, size, drawable(text), colour, tracking),
        )

    def _render(self, face: str, px: int, text: str, colour: Colour, tracking: float) -> pygame.Surface:
        font = self.font(face, px)
        try:
            if not tracking:
                return font.render(text, True, colour)
            return _tracked(font, text, colour, max(1, round(px * tracking)))
        except (pygame.error, ValueError, UnicodeError):
            return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)

    def fitted(
        self,
        text: str,
        style: str,
        colour: Colour,
        width: int,
        short: str | None = None,
        px: int | None = None,
    ) -> pygame.Surface:
        """One line no wider than `width`: first a little smaller, then its short form, then as small
        as needed.
        """
        full = px or self.size(style)
        least = max(10, round(full * SMALLEST_FIT))
        for words in (text, short):
            if words is not None:
                for px in range(full, least - 1, -1):
                    if self._line_width(words, style, px) <= width:
                        return self.line(words, style, colour, px)
        words = short or text
        px = least
        while px > LEAST_FITTED_PX and self._line_width(words, style, px) > width:
            px -= 1
        if self._line_width(words, style, px) > width:
            words = self._shortened(words, style, px, width)
        return self.line(words, style, colour, px)

    def _shortened(self, words: str, style: str, px: int, width: int) -> str:
        """The words cut to as many letters as fit, with dots at the end; at least one letter."""

        def cut(kept: int) -> str:
            return words[:kept].rstrip() + "…"

        kept = _most(lambda kept: self._line_width(cut(kept), style, px) <= width, min(len(words), width))
        return cut(kept) if kept else words[:1]

    def _line_width(self, text: str, style: str, px: int) -> int:
        """How wide a line becomes; a label is set glyph by glyph, so nothing in it is kerned."""
        if style != "label":
            return self.width(text, style, px)
        return sum(self.width(char, style, px) for char in text) + max(1, round(px * 0.09)) * len(text)

    def wrapped(self, text: str, style: str, width: int, px: int | None = None) -> list[str]:
        """The words in lines no wider than `width`; a word too long for a line is broken."""
        key = (text, style, width, px)
        known = self._wrapped.get(key)
        if known is None:
            if len(self._wrapped) >= MOST_WRAPPED:
                self._wrapped.clear()
            lines = _Flow(self, width, px).lay([Span(text, style, (0, 0, 0))])
            known = self._wrapped[key] = ["".join(piece.text for piece in line) for line in lines]
        return known

    def flow(self, spans: Iterable[Span], width: int, px: int | None = None) -> list[list[TextPiece]]:
        """Spans of different styles laid out in lines no wider than `width`; each only once."""
        key = (tuple(spans), width, px)
        known = self._flowed.get(key)
        if known is None:
            if len(self._flowed) >= MOST_WRAPPED:
                self._flowed.clear()
            known = self._flowed[key] = _Flow(self, width, px).lay(key[0])
        return known

    def fitted_block(
        self, text: str, style: str, size: tuple[int, int], most: int | None = None
    ) -> tuple[int, list[str]]:
        """The largest size, at most `most` pixels, at which the whole text fits into a box, and its lines at
        that size.

        Words are broken only at the smallest size. If the text does not fit even then, its first lines are
        kept and the last one ends in dots.
        """
        broken: tuple[int, list[str]] | None = None
        for px in range(min(self.size(style), most or self.size(style)), SMALLEST_PX - 1, -1):
            lines = self.wrapped(text, style, size[0], px)
            if len(lines) * self.leading(style, px) <= size[1] + px // 4:
                if len(lines) == 1 or self._keeps_words(text, style, size[0], px):
                    return px, lines
                broken = broken or (px, lines)
        if broken is not None:
            return broken
        px = SMALLEST_PX
        fitting = max(1, size[1] // self.leading(style, px))
        lines = self.wrapped(text, style, size[0], px)
        return px, [*lines[: fitting - 1], lines[fitting - 1] + "…"] if len(lines) > fitting else lines

    def _keeps_words(self, text: str, style: str, width: int, px: int) -> bool:
        """Whether every word fits into one line unbroken."""
        return all(self._line_width(word, style, px) <= width for word in re.split(r"[ \n]+", text))

    def height_of(self, lines: Sequence[object], style: str) -> int:
        return len(lines) * self.leading(style)


def _most(fits: Callable[[int], bool], most: int) -> int:
    """The largest number up to `most` that fits, given that all smaller ones fit; 0 if none does."""
    return bisect_left(range(1, most + 1), True, key=lambda number: not fits(number))


def drawable(text: str) -> str:
    """The characters that a font accepts: no control characters, no lone surrogates."""
    if text.isprintable() and not text.isascii():
        return text.encode("utf-8", "ignore").decode()
    if text.isprintable():
        return text
    kept = "".join(_ODD.get(char, char) for char in text.encode("utf-8", "ignore").decode())
    return "".join(char for char in kept if char.isprintable() or char == NBSP)


def _measured(font: pygame.Font, text: str) -> int:
    try:
        return font.size(text)[0]
    except (pygame.error, ValueError, UnicodeError):
        return 0


def _tracked(font: pygame.Font, text: str, colour: Colour, gap: int) -> pygame.Surface:
    glyphs = [font.render(char, True, colour) for char in text]
    width = sum(glyph.get_width() + gap for glyph in glyphs) - (gap if glyphs else 0)
    surface = pygame.Surface((max(width, 0), font.get_height()), pygame.SRCALPHA)
    x = 0
    for glyph in glyphs:
        surface.blit(glyph, (x, 0))
        x += glyph.get_width() + gap
    return surface


class _Flow:
    """Fills lines word by word. A no-break space is part of its word; a newline ends a line."""

    def __init__(self, type_: Type, width: int, px: int | None = None) -> None:
        self._type = type_
        self._px = px
        self._width = max(width, 1)
        self._lines: list[list[TextPiece]] = [[]]
        self._x = 0
        self._gap = 0

    def lay(self, spans: Iterable[Span]) -> list[list[TextPiece]]:
        for span in spans:
            for number, paragraph in enumerate(span.text.split("\n")):
                if number:
                    self._break()
                self._words(paragraph, span)
        return self._lines

    def _words(self, text: str, span: Span) -> None:
        space = self._type.width(" ", span.style, self._px)
        words = text.split(" ")
        for number, word in enumerate(words):
            if number:
                self._gap = space
            if word:
                self._word(word, span)

    def _word(self, word: str, span: Span) -> None:
        if self._end(word, span) <= self._width:
            self._put(word, span)
            return
        if self._lines[-1]:
            self._break()
        while self._type.width(word, span.style, self._px) > self._width and len(word) > 1:
            cut = self._cut(word, span)
            self._put(word[:cut], span)
            self._break()
            word = word[cut:]
        self._put(word, span)

    def _end(self, word: str, span: Span) -> int:
        """Where the line would end with one more word. Words in one run are measured together: letters
        are set on parts of a pixel, so that the sum of their widths is not that of the run."""
        line = self._lines[-1]
        if line and line[-1].span == span:
            return line[-1].x + self._type.width(self._joined(line[-1], word), span.style, self._px)
        return self._x + (self._gap if line else 0) + self._type.width(word, span.style, self._px)

    def _joined(self, last: TextPiece, word: str) -> str:
        return f"{last.text} {word}" if self._gap else f"{last.text}{word}"

    def _cut(self, word: str, span: Span) -> int:
        """How many letters of a word too long for a line go onto one."""
        fits = _most(
            lambda cut: self._type.width(word[:cut], span.style, self._px) <= self._width,
            min(len(word) - 1, self._width),
        )
        return max(fits, 1)

    def _put(self, word: str, span: Span) -> None:
        line, end = self._lines[-1], self._end(word, span)
        last = line[-1] if line else None
        if last is not None and last.span == span:
            line[-1] = TextPiece(last.x, end - last.x, self._joined(last, word), span)
        else:
            x = self._x + (self._gap if line else 0)
            line.append(TextPiece(x, end - x, word, span))
        self._x, self._gap = end, 0

    def _break(self) -> None:
        self._lines.append([])
        self._x, self._gap = 0, 0


def spans_of(text: str, plain: str, strong: str, colour: Colour) -> list[Span]:
    """`**words**` are strong, the rest plain."""
    parts = text.split("**")
    return [Span(part, strong if number % 2 else plain, colour) for number, part in enumerate(parts) if part]
