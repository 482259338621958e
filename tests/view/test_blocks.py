"""Text fitted into a box: as large as it can be, and no word broken that smaller type would save."""

from game.view.text import SMALLEST_PX
from tests.scenes.staging import make_stage


def test_a_word_is_not_broken_where_smaller_type_saves_it() -> None:
    setter = make_stage().kit.type
    words = "Wybierz zasięg początkowy."
    full = setter.size("small")
    wide = setter.width("początkowy.", "small", full) - 4
    px, lines = setter.fitted_block(words, "small", (wide, 400))
    assert SMALLEST_PX <= px < full
    assert " ".join(lines) == words
    assert setter.width("początkowy.", "small", px + 1) > wide, "and it is no smaller than that"


def test_what_has_room_keeps_its_size() -> None:
    setter = make_stage().kit.type
    px, lines = setter.fitted_block("Dwa słowa", "small", (400, 400))
    assert (px, lines) == (setter.size("small"), ["Dwa słowa"])


def test_a_word_too_long_for_any_type_is_broken_in_the_largest_that_has_room() -> None:
    setter = make_stage().kit.type
    px, lines = setter.fitted_block("Konstantynopolitańczykowianeczka", "small", (30, 400))
    assert px == setter.size("small")
    assert "".join(lines) == "Konstantynopolitańczykowianeczka"
