"""The rulebook of Staff Orders: its two modes, and what is found by its words."""

import pytest

from game.i18n import LANGUAGES
from tests.i18n.captions.books import books, first_found

BOOKS = books("staff_orders")
ONLY = {"pl": ("*Tylko w górach.*", "*Tylko w desancie.*"), "en": ("*Mountain only.*", "*Landing only.*")}
both = pytest.mark.parametrize("language", LANGUAGES)


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
