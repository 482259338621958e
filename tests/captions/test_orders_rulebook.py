"""The rulebook of Staff Orders: whole, in the same order in both languages, and found by its words."""

import re

import pytest

from game.i18n import LANGUAGES
from game.paths import ASSETS
from game.rulebook import Rulebook
from game.rules.staff_orders import GAME

BOOKS = {language: Rulebook.load(ASSETS / "rulebook", language, "staff_orders") for language in LANGUAGES}
RULES = 204
"""Without the rulings."""
RULINGS = 45
MARKS = {"pl": "*Nasze rozstrzygnięcie.*", "en": "*Our ruling.*"}
ONLY = {"pl": ("*Tylko w górach.*", "*Tylko w desancie.*"), "en": ("*Mountain only.*", "*Landing only.*")}
both = pytest.mark.parametrize("language", LANGUAGES)


@both
def test_it_has_every_rule_and_every_rule_that_the_game_cites(language: str) -> None:
    anchors = BOOKS[language].anchors
    rulings = [anchor for anchor in anchors if anchor.startswith("SO-RULING-")]
    assert (len(anchors) - len(rulings), len(rulings)) == (RULES, RULINGS)
    assert set(GAME.naming.rules) <= set(anchors)


def test_both_languages_tell_the_same_rules_in_the_same_order() -> None:
    polish, english = (list(BOOKS[language].paragraphs) for language in ("pl", "en"))
    assert [(one.anchor, one.links) for one in polish] == [(one.anchor, one.links) for one in english]
    levels = [[chapter.level for chapter in book.chapters] for book in BOOKS.values()]
    assert levels[0] == levels[1]


@both
def test_rulings_are_marked_as_ours_and_rules_are_not(language: str) -> None:
    for paragraph in BOOKS[language].paragraphs:
        if paragraph.anchor is not None:
            is_ruling = paragraph.anchor.startswith("SO-RULING-")
            assert paragraph.text.startswith(MARKS[language]) == is_ruling, paragraph.anchor


def test_a_rule_of_one_mode_is_marked_in_both_languages() -> None:
    marked = {
        language: [
            (one.anchor, mark)
            for one in BOOKS[language].paragraphs
            for mark, words in enumerate(ONLY[language])
            if one.anchor and one.text.replace("\u00a0", " ").startswith(words)
        ]
        for language in LANGUAGES
    }
    assert marked["pl"] == marked["en"]
    assert {rule.split("-")[1] for rule, _ in marked["pl"] if rule} >= {"FLY", "BOMB", "SCR", "ACL", "PARA"}


@both
def test_every_link_can_be_clicked(language: str) -> None:
    """The page makes a link of an arrow and a rule that stand alone in brackets."""
    for paragraph in BOOKS[language].paragraphs:
        clickable = re.findall(r"\(→\s*([A-Z]{2}-[A-Z]+-\d\d)\)", paragraph.text)
        assert tuple(clickable) == paragraph.links, paragraph.line


def test_no_small_word_hangs_at_the_end_of_a_polish_line() -> None:
    hanging = re.compile(r"(?<![\w-])[aiouwz] ", re.IGNORECASE)
    assert [one.line for one in BOOKS["pl"].paragraphs if hanging.search(one.text)] == []


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        ("kwatera główna", "pl", "SO-BOARD-04"),
        ("zaopatrzenie", "pl", "SO-SUP-01"),
        ("starcie ladowe", "pl", "SO-LCL-01"),
        ("przerzut", "pl", "SO-DICE-02"),
        ("Szturm", "pl", "SO-CARD-09"),
        ("jednostka lacznosci", "pl", "SO-BONUS-06"),
        ("re-roll", "en", "SO-DICE-02"),
        ("signals unit", "en", "SO-BONUS-06"),
        ("scramble", "en", "SO-SCR-01"),
        ("headquarters", "en", "SO-BOARD-04"),
    ],
)
def test_where_a_word_is_explained_comes_first(words: str, language: str, first: str) -> None:
    assert next(one.anchor for one in BOOKS[language].search(words) if one.anchor) == first
