"""Diagrams stand below their rule, are drawn beside the picture, and follow the language."""

import pygame

from game.scenes.rulebook.page import Block
from game.scenes.rulebook.screen import RulebookScreen
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.view.text import NBSP
from tests.scenes.staging import make_stage, show, texts_on

RULE = "DP-MOVE-04"


def opened(language: str = "en") -> tuple[Stage, RulebookScreen]:
    stage = make_stage((1920, 1080), language)
    show(stage, Screen(stage))
    screen = RulebookScreen(stage, "desert_patrol", RULE)
    show(stage, screen)
    return stage, screen


def blocks_of(screen: RulebookScreen) -> tuple[Block, ...]:
    assert screen.page is not None
    width = screen.parts.text.w - 2 * screen.parts.pad
    return screen.setter.blocks(screen.kit, screen.book, screen.page, width, "", screen.colour)


def test_a_figure_stands_right_below_its_rule() -> None:
    _, screen = opened()
    blocks = blocks_of(screen)
    place = next(number for number, block in enumerate(blocks) if block.figure is not None)
    above, figure, after = blocks[place - 1], blocks[place], blocks[place + 1]
    assert above.paragraph is figure.paragraph
    assert figure.paragraph is not None
    assert figure.paragraph.anchor == RULE
    assert above.top + above.height < figure.top
    assert figure.top + figure.height < after.top


def test_it_is_drawn_after_the_page_and_then_no_more() -> None:
    stage, screen = opened()
    assert screen.is_working
    before = stage.picture.copy()
    while screen.is_working:
        stage.work(0.01)
        stage.settle()
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(stage.picture, "RGB")
    screen.invalidate()
    stage.settle()
    assert not screen.is_working


def test_the_caption_is_in_the_language_of_the_book() -> None:
    for language, words in (("en", "Rifleman A moves"), ("pl", "Strzelec A rusza")):
        _, screen = opened(language)
        assert words in "".join(texts_on(screen)).replace(NBSP, " "), language


def test_what_is_asked_for_in_another_language_is_drawn_in_it() -> None:
    stage, screen = opened("en")
    stage.change(language="pl")
    stage.settle()
    assert screen.is_working
    while screen.is_working:
        stage.work(0.01)
        stage.settle()
    figure = next(block.figure for block in blocks_of(screen) if block.figure is not None)
    assert screen.studio.picture(screen.kit, figure.diagram, figure.size) is not None
