"""The rulebook of Staff Orders: whole, in the same order in both languages, and found by its words."""

import pytest

from game.i18n import LANGUAGES
from game.rules.staff_orders import GAME
from tests.captions.books import books, first_found, hanging, outline, sizes, unclickable, wrongly_marked

BOOKS = books("staff_orders")
RULES = 204
"""Without the rulings."""
RULINGS = 45
ONLY = {"pl": ("*Tylko w górach.*", "*Tylko w desancie.*"), "en": ("*Mountain only.*", "*Landing only.*")}
both = pytest.mark.parametrize("language", LANGUAGES)


@both
def test_it_has_every_rule_and_every_rule_that_the_game_cites(language: str) -> None:
    assert sizes(BOOKS[language]) == (RULES, RULINGS)
    assert set(GAME.naming.rules) <= set(BOOKS[language].anchors)


def test_both_languages_tell_the_same_rules_in_the_same_order() -> None:
    assert outline(BOOKS["pl"]) == outline(BOOKS["en"])


@both
def test_rulings_are_marked_as_ours_and_rules_are_not(language: str) -> None:
    assert wrongly_marked(BOOKS[language]) == []


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
    assert unclickable(BOOKS[language]) == []


def test_no_small_word_hangs_at_the_end_of_a_polish_line() -> None:
    assert hanging(BOOKS["pl"]) == []


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
    assert first_found(BOOKS[language], words) == first
