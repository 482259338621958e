"""The rulebook over the table: every rule is reached and read, at every size, and found by its words."""

from pathlib import Path

import pytest

from game.i18n.rulebook import Chapter, Rulebook
from game.input.gestures import Key, Wheel
from game.presenters.desert_patrol.report.rulebook_notes import DICE, TOTALS, percent_of
from game.presenters.registry import PRESENTERS
from game.rules.desert_patrol.combat import FACES, hits
from game.scenes.rulebook.screen import RulebookScreen
from game.scenes.rulebook.sheet import SEARCH
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from tests.guards import at_least_one
from tests.scenes.hands import compose
from tests.scenes.layout import overprints, problems
from tests.scenes.staging import (
    LANGUAGES,
    SIZES,
    TEXT_SCALES,
    click,
    handles_on,
    make_stage,
    press,
    show,
    texts_on,
    write,
)

GAME = "desert_patrol"
everywhere = [
    pytest.param(size, scale, language, id=f"{size[0]}-{scale}-{language}")
    for size in SIZES
    for scale in TEXT_SCALES
    for language in LANGUAGES
]


def opened(
    size: tuple[int, int] = SIZES[1], language: str = "pl", scale: int = 100, rule: str | None = None
) -> tuple[Stage, RulebookScreen]:
    stage = make_stage(size, language, scale)
    show(stage, Screen(stage))
    screen = RulebookScreen(stage, GAME, rule)
    show(stage, screen)
    return stage, screen


def reads(screen: RulebookScreen, rule: str) -> bool:
    """Whether the beginning of a rule, with its id, stands in the window of the text."""
    window = screen.parts.text
    page = next(layer for layer in screen.layers if layer.name == "page")
    assert page.canvas is not None
    return any(
        mark.text == rule and not mark.is_clipped and window.contains(mark.rect) for mark in page.canvas.texts
    )


@pytest.mark.sweep("part")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 160), (SIZES[1], 100)])
def test_every_rule_can_be_opened_and_is_then_seen(size: tuple[int, int], scale: int, language: str) -> None:
    stage, screen = opened(size, language, scale)
    assert len(screen.book.anchors) > 200
    for rule in screen.book.anchors:
        screen.open_rule(rule)
        compose(stage)
        assert reads(screen, rule), rule
        assert screen.marked == rule, rule


@pytest.mark.sweep("values")
@pytest.mark.parametrize(("size", "scale", "language"), everywhere)
def test_every_page_of_the_rulebook_fits(size: tuple[int, int], scale: int, language: str) -> None:
    stage, screen = opened(size, language, scale)
    for page in screen.pages:
        screen.open_page(page.number)
        compose(stage)
        assert problems(screen) == [], page.title
        assert overprints(screen) == [], page.title
    write(stage, "obszar" if language == "pl" else "tile")
    assert problems(screen) == []
    assert overprints(screen) == []


def test_the_book_opens_at_a_rule_and_at_its_beginning_without_one() -> None:
    _, screen = opened(rule="DP-CBT-09")
    assert reads(screen, "DP-CBT-09")
    _, screen = opened(rule="DP-NO-SUCH-RULE")
    assert screen.page is screen.pages[0]
    assert screen.text_scroll.offset == 0


def test_a_search_finds_with_and_without_polish_marks() -> None:
    found = []
    for words in ("żołnierz", "zolnierz", "ŻOŁNIERZ"):
        stage, screen = opened()
        write(stage, words)
        assert screen.fields[SEARCH].text == words
        found.append(screen.found.passages)
    assert found[0]
    assert found[0] == found[1] == found[2]


def test_enter_goes_from_hit_to_hit_and_back() -> None:
    stage, screen = opened()
    stage.feed(Key("f", ctrl=True))
    assert screen.focused == SEARCH
    write(stage, "zasłona")
    places = screen.found.passages
    assert len(places) > 2
    assert "1 z" in texts_on(screen)
    press(stage, "enter")
    assert screen.marked == places[1].anchor
    stage.feed(Key("enter", shift=True))
    stage.feed(Key("enter", shift=True))
    stage.settle()
    assert screen.marked == places[-1].anchor, "before the first comes the last"


def test_a_heading_that_is_found_is_shown_and_marked() -> None:
    stage, screen = opened()
    write(stage, "akcje walki")
    assert screen.page is not None
    assert screen.page.chapters[0].title == "Akcje walki"
    assert screen.text_scroll.offset == 0
    press(stage, "escape")
    write(stage, "całkowita wartość")
    heading = screen.found.passages[0]
    assert isinstance(heading, Chapter)
    assert heading in screen.page.chapters[1:]
    page = next(layer.canvas for layer in screen.layers if layer.name == "page")
    assert page is not None
    top = screen.parts.text.y
    seen = [mark.text for mark in page.texts if mark.rect.y < top + screen.kit.px(80) and not mark.is_clipped]
    assert heading.number in seen
    assert "Całkowita" in seen, "a word that was found stands by itself, on its mark"


def test_chapters_are_numbered_in_the_contents_and_above_the_text() -> None:
    _, screen = opened(rule="DP-CBT-01")
    assert screen.page is not None
    number = screen.page.chapters[0].number
    assert texts_on(screen).split("\n").count(number) == 2
    assert f"{number}.1" in texts_on(screen).split("\n")


def test_a_search_that_finds_nothing_says_so() -> None:
    stage, screen = opened(language="en")
    page = screen.page
    write(stage, "xyzzy")
    assert "nothing found" in texts_on(screen)
    assert screen.page is page
    press(stage, "escape")
    assert screen.fields[SEARCH].text == "", "the first Escape leaves the search"
    assert stage.top is screen, "the first Escape leaves the search"
    press(stage, "escape")
    assert stage.top is not screen


def test_another_language_keeps_the_place() -> None:
    stage, screen = opened(rule="DP-SUP-09")
    click(stage, "rulebook/language/en")
    assert screen.book.language == "en"
    assert reads(screen, "DP-SUP-09")
    screen.open_page(6)
    press(stage, "page_down")
    rule = screen.first_seen
    assert rule is not None
    click(stage, "rulebook/language/pl")
    assert screen.book.language == "pl"
    assert reads(screen, rule)
    assert screen.marked is None


def test_the_keyboard_alone_reads_the_book() -> None:
    stage, screen = opened()
    press(stage, "right", "right")
    assert screen.page is screen.pages[2]
    press(stage, "end")
    at_end = screen.text_scroll.offset
    press(stage, "page_up", "home", "down")
    assert 0 < screen.text_scroll.offset <= at_end or at_end == 0
    while screen.focused is None or not screen.focused.startswith("contents/"):
        press(stage, "tab")
    for _ in range(len(screen.pages) + 10):
        press(stage, "down")
    assert screen.focused == f"contents/{len(screen.pages) - 1}"
    press(stage, "enter")
    assert screen.page is screen.pages[-1]


def test_links_lead_on_and_the_wheel_scrolls() -> None:
    stage, screen = opened(rule="DP-GEN-03")
    link = next(handle for handle in sorted(handles_on(screen)) if handle.startswith("link/DP-RULING-01/"))
    click(stage, link)
    assert screen.marked == "DP-RULING-01"
    assert reads(screen, "DP-RULING-01")
    screen.open_page(3)
    stage.settle()
    stage.feed(Wheel(screen.parts.text.center, -3))
    stage.settle()
    assert screen.text_scroll.offset > 0


def test_a_page_is_set_once_for_a_width() -> None:
    _, screen = opened()
    page = screen.pages[3]
    made = [screen.setter.blocks(screen.kit, screen.book, page, width, "", (0, 0, 0)) for width in (600, 600)]
    assert made[0] is made[1]


def test_a_game_without_a_rulebook_says_so() -> None:
    stage = make_stage()
    show(stage, Screen(stage))
    screen = show(stage, RulebookScreen(stage, "no_such_game"))
    assert "cannot be opened" in texts_on(screen)


@pytest.mark.parametrize("total", TOTALS)
@pytest.mark.parametrize("dice", DICE[:3])
def test_the_table_of_chances_is_exact(dice: int, total: int) -> None:
    rolls = [tuple(number // FACES**place % FACES for place in range(dice)) for number in range(FACES**dice)]
    good = sum(hits(roll, total) > 0 for roll in rolls)
    assert percent_of(dice, total) == int(100 * good / len(rolls) + 0.5)


def test_the_margin_belongs_to_its_chapter() -> None:
    stage, screen = opened(rule="DP-CBT-13")
    assert "78%" in texts_on(screen)
    screen.open_rule("DP-GEN-01")
    stage.settle()
    assert "78%" not in texts_on(screen)


def test_every_rule_of_a_margin_note_is_in_the_book() -> None:
    stage = make_stage()
    for game, presenter in PRESENTERS.items():
        book = Rulebook.load(Path("assets/rulebook"), "en", game)
        for note in at_least_one(presenter.margin_notes(stage.kit)):
            assert all(book.paragraph(rule) for rule in note.rules)
