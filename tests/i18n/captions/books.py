"""What every rulebook of ours keeps: shared by the tests of the books of all games."""

import re

from game.config.paths import ASSETS
from game.i18n import LANGUAGES
from game.i18n.rulebook import Paragraph, Rulebook

MARKS = {"pl": "*Nasze rozstrzygnięcie.*", "en": "*Our ruling.*"}
HANGING = re.compile(r"(?<![\w-])[aiouwz] ", re.IGNORECASE)


def books(game: str) -> dict[str, Rulebook]:
    return {language: Rulebook.load(ASSETS / "rulebook", language, game) for language in LANGUAGES}


def sizes(book: Rulebook) -> tuple[int, int]:
    """How many rules the book states, and how many rulings."""
    rulings = [anchor for anchor in book.anchors if is_ruling(anchor)]
    return len(book.anchors) - len(rulings), len(rulings)


def is_ruling(anchor: str) -> bool:
    return "-RULING-" in anchor


def outline(book: Rulebook) -> list[tuple[int, list[tuple[str | None, tuple[str, ...]]]]]:
    """Chapters by level, with the rules and links of their paragraphs: the same in every language."""
    return [
        (chapter.level, [(paragraph.anchor, paragraph.links) for paragraph in chapter.paragraphs])
        for chapter in book.chapters
    ]


def wrongly_marked(book: Rulebook) -> list[str]:
    """Rulings that are not marked as ours, and rules that are."""
    return [
        one.anchor
        for one in book.paragraphs
        if one.anchor and one.text.startswith(MARKS[book.language]) != is_ruling(one.anchor)
    ]


def unclickable(book: Rulebook) -> list[Paragraph]:
    """The page makes a link of an arrow and a rule that stand alone in brackets."""
    link = re.compile(r"\(→\s*([A-Z]{2}-[A-Z]+-\d\d)\)")
    return [one for one in book.paragraphs if tuple(link.findall(one.text)) != one.links]


def hanging(book: Rulebook) -> list[int]:
    """Lines with a small word that would be left at the end of a line."""
    return [one.line for one in book.paragraphs if HANGING.search(one.text)]


def first_found(book: Rulebook, words: str) -> str | None:
    """The rule that a search for these words shows first."""
    return next((one.anchor for one in book.search(words) if one.anchor), None)
