"""The rulebook of Wasteland Riders: whole, in the same order in both languages, and found by its words."""

import pytest

from game.config.paths import ASSETS
from game.i18n import LANGUAGES
from game.i18n.rulebook import find_mistakes
from game.rules.wasteland_riders import GAME
from tests.i18n.captions.books import books, first_found, hanging, outline, sizes, unclickable, wrongly_marked

BOOKS = books("wasteland_riders")
RULES = 476
"""Without the rulings."""
RULINGS = 68
both = pytest.mark.parametrize("language", LANGUAGES)


def test_nothing_is_wrong_with_it() -> None:
    assert find_mistakes(ASSETS / "rulebook", {"wasteland_riders": GAME}) == []


@both
def test_it_has_every_rule_and_every_rule_that_the_game_cites(language: str) -> None:
    assert sizes(BOOKS[language]) == (RULES, RULINGS)
    assert set(GAME.naming.rules) <= set(BOOKS[language].anchors)


def test_both_languages_tell_the_same_rules_in_the_same_order() -> None:
    assert outline(BOOKS["pl"]) == outline(BOOKS["en"])


@both
def test_rulings_are_marked_as_ours_and_rules_are_not(language: str) -> None:
    assert wrongly_marked(BOOKS[language]) == []


@both
def test_every_link_can_be_clicked(language: str) -> None:
    assert unclickable(BOOKS[language]) == []


def test_no_small_word_hangs_at_the_end_of_a_polish_line() -> None:
    assert hanging(BOOKS["pl"]) == []


@both
def test_a_rider_is_called_a_rider(language: str) -> None:
    other = {"pl": "rycerz", "en": "knight"}[language]
    assert [one.anchor for one in BOOKS[language].paragraphs if other in one.text.lower()] == []


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        ("Padliniarz", "pl", "WR-SCAV-03"),
        ("przytomność", "pl", "WR-KO-01"),
        ("pakowność", "pl", "WR-GEAR-03"),
        ("test poszukiwan", "pl", "WR-KVK-05"),
        ("adrenalina", "pl", "WR-ATK-24"),
        ("piercing", "en", "WR-ATK-16"),
        ("expires", "en", "WR-PREP-03"),
        ("vehicle pool", "en", "WR-SETUP-25"),
        ("treatment", "en", "WR-EXPL-12"),
    ],
)
def test_where_a_word_is_explained_comes_first(words: str, language: str, first: str) -> None:
    assert first_found(BOOKS[language], words) == first
