"""The rulebook of Last Comrade: its rulings, its drawn lines, and what is found by its words."""

import re

import pytest

from game.i18n import LANGUAGES
from tests.i18n.captions.books import books, first_found, is_ruling

BOOKS = books("last_comrade")
LINE = re.compile(r"\[([A-Z·() \u00a0]+)\].K")
both = pytest.mark.parametrize("language", LANGUAGES)


@both
def test_every_ruling_is_pointed_to_by_what_it_settles(language: str) -> None:
    book = BOOKS[language]
    linked = {link for one in book.paragraphs for link in one.links}
    assert [anchor for anchor in book.anchors if is_ruling(anchor) and anchor not in linked] == []


def test_both_languages_draw_the_same_lines_and_never_break_them() -> None:
    drawn = {
        language: [(one.anchor, LINE.findall(one.text)) for one in BOOKS[language].paragraphs]
        for language in LANGUAGES
    }
    assert drawn["pl"] == drawn["en"]
    lines = [line for _, found in drawn["en"] for line in found]
    assert len(lines) > 35
    assert [
        line for line in lines if line.count("·") != 1 or len(set(line.split())) != len(line.split())
    ] == []


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        ("inicjatywa", "pl", "LC-COMP-05"),
        ("popchniecie", "pl", "LC-MOVE-02"),
        ("Drzwi Auta", "pl", "LC-EQP-08"),
        ("czolg rudy", "pl", "LC-TANK-01"),
        ("podniesc reke", "pl", "LC-REACT-07"),
        ("TOWARZYSZE!", "pl", "LC-DRAFT-06"),
        ("tank", "en", "LC-TANK-01"),
        ("car door", "en", "LC-EQP-08"),
        ("eligible", "en", "LC-REACT-02"),
        ("raise your hand", "en", "LC-REACT-07"),
        ("barbed wire", "en", "LC-HAZ-09"),
    ],
)
def test_where_a_word_is_explained_comes_first(words: str, language: str, first: str) -> None:
    assert first_found(BOOKS[language], words) == first
