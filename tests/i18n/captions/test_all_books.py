"""Rulebooks: whole, without mistakes, in the same order in both languages."""

import pytest

from game.config.paths import ASSETS
from game.i18n import LANGUAGES
from game.i18n.rulebook import find_mistakes
from tests.i18n.captions.books import books, hanging, outline, sizes, unclickable, wrongly_marked
from tests.i18n.captions.spoken import SPOKEN, Spoken

BOOKS = {str(one): books(str(one)) for one in SPOKEN}
both = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("spoken", SPOKEN, ids=str)


@games
def test_it_has_no_mistake(spoken: Spoken) -> None:
    found = find_mistakes(ASSETS / "rulebook", {str(spoken): spoken.game})
    assert [str(mistake) for mistake in found] == []


@both
@games
def test_it_has_every_rule_and_every_rule_that_the_game_cites(spoken: Spoken, language: str) -> None:
    book = BOOKS[str(spoken)][language]
    assert sizes(book) == (spoken.rules, spoken.rulings)
    assert set(spoken.game.naming.rules) <= set(book.anchors)


@games
def test_both_languages_tell_the_same_rules_in_the_same_order(spoken: Spoken) -> None:
    assert outline(BOOKS[str(spoken)]["pl"]) == outline(BOOKS[str(spoken)]["en"])


@both
@games
def test_rulings_are_marked_as_ours_and_rules_are_not(spoken: Spoken, language: str) -> None:
    assert wrongly_marked(BOOKS[str(spoken)][language]) == []


@both
@games
def test_every_link_can_be_clicked(spoken: Spoken, language: str) -> None:
    assert unclickable(BOOKS[str(spoken)][language]) == []


@games
def test_no_small_word_hangs_at_the_end_of_a_polish_line(spoken: Spoken) -> None:
    assert hanging(BOOKS[str(spoken)]["pl"]) == []
