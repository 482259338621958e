"""The player aid of a game: phases, actions and symbols on one page, each line with its rule.

An aid is simple Markdown, `aids/<game>.md` beside the rulebook of its language:

    # Desert Patrol
    The first paragraph says what one plays for.
    ## The round
    1. [cards] **Draw** four cards. (→ DP-DRAW-01)
    - [walk] **Move X**: ...

A line begins with its number or a dash; `[name]` is an icon, and the rule at its end is where a click leads.
`PlayerAid.load` is lenient; `find_mistakes` is strict, and requires the same shape in both languages.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from game.i18n import FALLBACK, LANGUAGES
from game.i18n.rulebook import Rulebook
from game.rules.core.game import Game
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.registry import GAMES
from game.store import StoreError, inside, read_bounded

MOST_BYTES = 40_000

_LINE = re.compile(
    r"(?P<number>\d+\.|-)\s+(?:\[(?P<icon>[a-z0-9_]+)\]\s*)?(?P<text>.*?)"
    r"(?:\s*\(→\s*(?P<rule>[A-Z]{2,4}(?:-[A-Z0-9]+)+)\))?$"
)


class AidLine(msgspec.Struct, frozen=True):
    """One line of an aid. The text keeps its `**bold**`."""

    number: str
    """Such as `2` in a list that has an order; empty elsewhere."""
    icon: str
    text: str
    rule: str
    line: int
    """Of the file, counted from 1."""


class AidPart(msgspec.Struct, frozen=True):
    """A heading and the lines below it."""

    title: str
    lines: tuple[AidLine, ...]


class PlayerAid(msgspec.Struct, frozen=True):
    """The aid of one game in one language."""

    language: str
    game: str
    title: str
    goal: str
    parts: tuple[AidPart, ...]

    @classmethod
    def load(cls, folder: Path, language: str, game: str) -> "PlayerAid":
        """Read folder/language/aids/game.md; raises `BadContent` if it cannot be read."""
        name = f"{language}/aids/{game}.md"
        try:
            text = read_bounded(inside(folder, name), MOST_BYTES).decode("utf-8-sig")
        except StoreError as error:
            raise BadContent([Mistake(name, "file", f"expected an aid that can be read: {error}")]) from error
        except UnicodeDecodeError as error:
            raise BadContent([Mistake(name, "file", "expected text in UTF-8")]) from error
        return _read(language, game, text)

    @classmethod
    def nearest(cls, folder: Path, language: str, game: str) -> "PlayerAid":
        """The aid in this language, or else in English; raises `BadContent` as `load` does."""
        has_own = (folder / language / "aids" / f"{game}.md").is_file() or language in LANGUAGES
        return cls.load(folder, language if has_own else FALLBACK, game)

    @property
    def lines(self) -> Iterator[AidLine]:
        return (line for part in self.parts for line in part.lines)


def _read(language: str, game: str, text: str) -> PlayerAid:
    title, goal = "", []
    parts: list[tuple[str, list[AidLine]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith("## "):
            parts.append((line[3:].strip(), []))
        elif line.startswith("# "):
            title = line[2:].strip()
        elif parts and line:
            parts[-1][1].append(_line(line, number))
        elif line:
            goal.append(line)
    made = tuple(AidPart(name, tuple(lines)) for name, lines in parts)
    return PlayerAid(language, game, title, " ".join(goal), made)


def _line(line: str, number: int) -> AidLine:
    """A line that is no entry becomes one without number, icon and rule, which `find_mistakes` reports."""
    found = _LINE.fullmatch(line)
    if found is None:
        return AidLine("", "", line, "", number)
    return AidLine(
        found["number"].strip("-."), found["icon"] or "", found["text"], found["rule"] or "", number
    )


# Checking


def find_mistakes(folder: Path, games: Mapping[str, Game[Any]] = GAMES) -> list[Mistake]:
    """Every mistake of every aid at once, each as `pl/aids/game.md: line 3: expected ...`; never raises."""
    mistakes: list[Mistake] = []
    for game in games:
        aids: list[PlayerAid] = []
        for language in LANGUAGES:
            try:
                aids.append(PlayerAid.load(folder, language, game))
                book = Rulebook.load(folder, language, game)
            except BadContent as bad:
                mistakes += bad.mistakes
                continue
            mistakes += _mistakes_in(aids[-1], book)
        mistakes += (mistake for aid in aids[1:] for mistake in _differences(aids[0], aid))
    return sorted(set(mistakes))


def _mistakes_in(aid: PlayerAid, book: Rulebook) -> Iterator[Mistake]:
    name = _file(aid)
    if not aid.title or not aid.goal or not aid.parts:
        yield Mistake(name, "file", "expected a title, what one plays for, and parts with lines")
    for part in aid.parts:
        if not part.title or not part.lines:
            yield Mistake(name, part.title or "##", "expected a heading with lines below it")
    for line in aid.lines:
        where = f"line {line.line}"
        if not line.text:
            yield Mistake(name, where, "expected words")
        if not line.rule:
            yield Mistake(name, where, "expected `- [icon] words (→ RULE)`")
        elif book.paragraph(line.rule) is None:
            yield Mistake(name, where, f"expected a rule of the rulebook, found {line.rule}")


def _differences(aid: PlayerAid, other: PlayerAid) -> Iterator[Mistake]:
    """Where two languages differ, line by line."""
    pairs = zip_longest(aid.lines, other.lines)
    for one, two in pairs:
        if one is None or two is None or (one.number, one.icon, one.rule) != (two.number, two.icon, two.rule):
            where = f"line {(two or one).line}"
            yield Mistake(_file(other), where, f"expected what {_file(aid)} has: number, icon and rule alike")
            return
    if len(aid.parts) != len(other.parts):
        yield Mistake(_file(other), "##", f"expected as many headings as {_file(aid)} has")


def _file(aid: PlayerAid) -> str:
    return f"{aid.language}/aids/{aid.game}.md"
