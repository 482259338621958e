"""L4: that a match is not on the disk is seen, nothing says it is saved, and nobody leaves it unasked."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.loop import App
from game.app.window import Window
from game.config.settings import Settings
from game.input.gestures import Key
from game.scenes.chooser import WaysScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.navigator import ScreenNavigator
from game.scenes.saves.screen import SavesScreen
from game.scenes.stage import Stage
from game.scenes.table import menu
from game.scenes.table.screen import TableScreen
from game.scenes.unsaved import TRY_AGAIN, Safekeeping
from game.session import autosave, saves
from tests.scenes.layout import overprints, problems
from tests.scenes.playing import be_done
from tests.scenes.seating import Seated, kept_on_disk, seat_down
from tests.scenes.staging import (
    LANGUAGES,
    SIZES,
    TEXT_SCALES,
    click,
    handles_on,
    live_in,
    make_stage,
    point,
    press,
    texts_on,
    write,
)

REASONS = ("disk_full", "read_only", "vanished", "locked", "unwritable")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path / "home", monkeypatch)


def seated_at(home: Path, stage: Stage | None = None, **given: object) -> Seated:
    """At a table whose first round is played, with a navigator that leads somewhere."""
    seated = seat_down(home, steps=25, stage=stage, language="en", **given)  # type: ignore[arg-type]
    seated.stage.navigator = ScreenNavigator(seated.stage)
    return seated


def take_away(home: Path) -> None:
    """The folder of all matches is gone, and a file lies in its place: nothing can be written there."""
    shutil.rmtree(home / "autosaves")
    (home / "autosaves").write_text("")


def give_back(home: Path) -> None:
    (home / "autosaves").unlink()


def open_curtain(seated: Seated) -> None:
    be_done(seated.stage)
    while isinstance(seated.stage.top, CurtainScreen):
        press(seated.stage, "enter")
    assert seated.stage.top is seated.screen


def play_one(seated: Seated) -> None:
    open_curtain(seated)
    seated.screen.do(seated.table.legal()[0])
    seated.stage.settle()


@pytest.fixture
def unsaved(home: Path) -> Seated:
    """A step was played that could not be written."""
    seated = seated_at(home)
    open_curtain(seated)
    assert "unsaved" not in handles_on(seated.screen)
    assert seated.screen.is_safe
    take_away(home)
    play_one(seated)
    assert kept_on_disk(seated.table).is_behind
    open_curtain(seated)
    return seated


# What is seen


def test_a_mark_stands_on_the_table_and_says_why(unsaved: Seated) -> None:
    hit_area = unsaved.screen.find("unsaved")
    assert hit_area is not None
    assert "its folder is gone" in hit_area.tip
    assert "page-" not in hit_area.tip
    assert "Not saved" in texts_on(unsaved.screen)
    unsaved.stage.tick(unsaved.stage.now + 60_000)
    unsaved.stage.settle()
    assert "unsaved" in handles_on(unsaved.screen), "it lasts"
    click(unsaved.stage, "unsaved")
    assert isinstance(unsaved.stage.top, SavesScreen)


def test_the_mark_goes_when_everything_is_written_and_without_anybody_doing_anything(
    unsaved: Seated, home: Path
) -> None:
    give_back(home)
    unsaved.stage.tick(unsaved.stage.now + TRY_AGAIN + 1)
    unsaved.stage.settle()
    assert "unsaved" not in handles_on(unsaved.screen)
    found = autosave.recover(kept_on_disk(unsaved.table).folder).match
    assert found.state == unsaved.table.match.state


def test_the_menu_does_not_say_that_it_is_saved(unsaved: Seated) -> None:
    menu.open_menu(unsaved.screen)
    unsaved.stage.settle()
    seen = texts_on(unsaved.stage.top)
    assert "saved after every action" not in seen
    assert "not being written to the disk" in seen


def test_nor_does_the_curtain(home: Path) -> None:
    seated = seated_at(home)
    open_curtain(seated)
    take_away(home)
    for _ in range(200):
        play_on(seated)
        if isinstance(seated.stage.top, CurtainScreen):
            break
    assert isinstance(seated.stage.top, CurtainScreen)
    seen = texts_on(seated.stage.top)
    assert "not wholly on the disk just now: its folder is gone" in seen
    assert "the game is saved" not in seen
    assert "the game is not saved" in seen
    click(seated.stage, "quit")
    assert isinstance(seated.stage.top, WaysScreen), "the way out of the curtain asks as well"


def play_on(seated: Seated) -> None:
    assert seated.stage.top is seated.screen
    seated.screen.do(seated.table.legal()[-1])
    be_done(seated.stage)
    seated.stage.settle()


# Before anybody leaves


def leave_by_menu_to_title(stage: Stage) -> None:
    press(stage, "escape")
    menu = texts_on(stage.top)
    place = [hit_area.handle for hit_area in stage.top.hit_areas() if hit_area.handle.startswith("option/")]
    assert "Title screen" in menu
    click(stage, place[-2])


def leave_by_menu_quit(stage: Stage) -> None:
    press(stage, "escape")
    place = [hit_area.handle for hit_area in stage.top.hit_areas() if hit_area.handle.startswith("option/")]
    click(stage, place[-1])


def close_the_window(stage: Stage) -> None:
    stage.quit()
    stage.settle()


def load_another(stage: Stage) -> None:
    assert isinstance(stage.top, TableScreen)
    saves.save(stage.top.hot_seat.match, saves.default_folder(), "another")
    stage.navigator.load(saves.path_for(saves.default_folder(), "another"))
    stage.settle()


WAYS: tuple[Callable[[Stage], None], ...] = (
    leave_by_menu_to_title,
    leave_by_menu_quit,
    close_the_window,
    load_another,
)


@pytest.mark.parametrize("leave", WAYS)
def test_whoever_leaves_is_asked_and_may_stay(leave: Callable[[Stage], None], unsaved: Seated) -> None:
    stage = unsaved.stage
    leave(stage)
    assert isinstance(stage.top, WaysScreen)
    assert not stage.is_over
    seen = texts_on(stage.top)
    assert "Landing Ground 7, round" in seen
    assert "lost" in seen
    assert "page-" not in seen
    press(stage, "escape")
    assert stage.screens[-1] is unsaved.screen
    assert not stage.is_over
    leave(stage)
    click(stage, "way/1")
    assert stage.is_over or unsaved.screen not in stage.screens


def test_to_ask_twice_is_not_to_ask_two_questions(unsaved: Seated) -> None:
    close_the_window(unsaved.stage)
    count = len(unsaved.stage.screens)
    close_the_window(unsaved.stage)
    assert len(unsaved.stage.screens) == count
    assert not unsaved.stage.is_over
    press(unsaved.stage, "escape")
    close_the_window(unsaved.stage)
    assert isinstance(unsaved.stage.top, WaysScreen)


def test_what_can_be_written_in_the_last_moment_is_not_asked_about(unsaved: Seated, home: Path) -> None:
    give_back(home)
    close_the_window(unsaved.stage)
    assert unsaved.stage.is_over
    assert autosave.recover(kept_on_disk(unsaved.table).folder).match.state == unsaved.table.match.state


def test_a_match_on_the_disk_is_left_without_a_question(home: Path) -> None:
    seated = seated_at(home)
    open_curtain(seated)
    close_the_window(seated.stage)
    assert seated.stage.is_over


def is_lost_unasked(seated: Seated) -> bool:
    """The attack of every test above: leave, and look whether anybody was asked."""
    close_the_window(seated.stage)
    return seated.stage.is_over and kept_on_disk(seated.table).is_behind


def test_planted_a_table_that_asks_nothing_is_caught(
    unsaved: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_lost_unasked(unsaved)
    press(unsaved.stage, "escape")
    monkeypatch.setattr(Safekeeping, "question", lambda _self, _leave: None)
    assert is_lost_unasked(unsaved)


# Saving it elsewhere


def test_it_is_saved_in_another_folder_and_then_nobody_asks(unsaved: Seated, tmp_path: Path) -> None:
    stage = unsaved.stage
    close_the_window(stage)
    click(stage, "way/0")
    assert isinstance(stage.top, SavesScreen)
    write(stage, "Rescued")
    click(stage, "save_folder")
    stage.feed(Key("a", ctrl=True))
    write(stage, str(tmp_path / "stick"))
    press(stage, "enter")
    assert stage.screens[-1] is unsaved.screen
    saved = saves.load(tmp_path / "stick" / "Rescued.save")
    assert saved.state == unsaved.table.match.state
    assert "unsaved" not in handles_on(unsaved.screen), "nothing can be lost until the next step"
    close_the_window(stage)
    assert stage.is_over


def test_after_the_next_step_the_copy_does_not_count(unsaved: Seated) -> None:
    unsaved.table.kept.was_copied()
    assert unsaved.screen.is_safe
    play_one(unsaved)
    open_curtain(unsaved)
    assert not unsaved.screen.is_safe
    assert "unsaved" in handles_on(unsaved.screen)


@pytest.mark.parametrize("folder", ["a folder", "../saves", "."])
def test_a_folder_must_be_told_whole(folder: str, unsaved: Seated) -> None:
    click(unsaved.stage, "unsaved")
    click(unsaved.stage, "save_folder")
    unsaved.stage.feed(Key("a", ctrl=True))
    write(unsaved.stage, folder)
    press(unsaved.stage, "enter")
    assert isinstance(unsaved.stage.top, SavesScreen)
    assert "whole path" in unsaved.stage.notices[-1]


def test_a_folder_that_takes_nothing_is_told_and_another_may_be_tried(unsaved: Seated, home: Path) -> None:
    click(unsaved.stage, "unsaved")
    click(unsaved.stage, "save_folder")
    unsaved.stage.feed(Key("a", ctrl=True))
    write(unsaved.stage, str(home / "autosaves" / "below a file"))
    press(unsaved.stage, "enter")
    assert isinstance(unsaved.stage.top, SavesScreen)
    assert unsaved.stage.notices
    assert not unsaved.screen.is_safe


# A real window, and the screen after an error


def test_the_window_s_own_close_asks(home: Path) -> None:
    window = Window("test", (1280, 720))
    stage = Stage(window.size, Settings(language="en", motion="none"))
    stage.navigator = ScreenNavigator(stage)
    seated = seated_at(home, stage)
    app = App(stage, window)
    try:
        pygame.event.clear()
        open_curtain(seated)
        take_away(home)
        play_one(seated)
        pygame.event.post(pygame.Event(pygame.QUIT))
        app.turn(16)
        assert isinstance(stage.top, WaysScreen)
        assert not stage.is_over
        shown = app.frames_shown
        app.turn(400)
        assert app.frames_shown > shown, "the question is shown"
    finally:
        app.end()


def test_after_an_error_of_ours_it_is_not_called_safe_and_asks_too(unsaved: Seated, home: Path) -> None:
    from game.app.rescue import Rescue

    rescue = Rescue(unsaved.stage, home / "reports")
    rescue.show(ZeroDivisionError())
    unsaved.stage.settle()
    seen = texts_on(unsaved.stage.top)
    assert "Your game is safe" not in seen
    assert "not wholly on the disk" in seen
    close_the_window(unsaved.stage)
    assert isinstance(unsaved.stage.top, WaysScreen)
    assert not unsaved.stage.is_over
    press(unsaved.stage, "escape")
    rescue.go_on()
    assert unsaved.stage.screens[-1] is unsaved.screen


# Everything in its place


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["desert_patrol", "wasteland_riders"])
def test_mark_question_and_menu_stay_in_their_place(
    game: str, size: tuple[int, int], text_scale: int, language: str, home: Path
) -> None:
    settings = Settings(language=language, text_scale=text_scale, motion="none")  # type: ignore[arg-type]
    seated = seated_at(home, make_stage(size, settings=settings), game=game)
    stage = seated.stage
    take_away(home)
    kept_on_disk(seated.table)._has_page = False  # noqa: SLF001  # planted: a page that was lost
    seated.table.kept.catch_up()
    if isinstance(stage.top, CurtainScreen):
        stage.top.invalidate()
        stage.settle()
        assert "unsaved" in handles_on(stage.top)
        assert problems(stage.top) == []
        assert overprints(stage.top) == []
    open_curtain(seated)
    seated.screen.viewing.recap = []
    seated.screen.invalidate()
    stage.settle()
    point(stage, "unsaved")
    stage.tick(stage.now + 1000)
    stage.settle()
    assert problems(seated.screen) == []
    menu.open_menu(seated.screen)
    stage.settle()
    assert problems(stage.top) == []
    press(stage, "escape")
    for reason in REASONS:
        kept_on_disk(seated.table)._trouble = reason  # noqa: SLF001  # planted: no disk can be made to say it
        question = seated.screen.safekeeping.question(lambda: None)
        assert isinstance(question, WaysScreen)
        stage.push(question)
        stage.settle()
        assert problems(question) == [], reason
        assert overprints(question) == [], reason
        stage.pop()


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_place_for_another_folder_stays_in_its_place(
    size: tuple[int, int], text_scale: int, language: str, home: Path
) -> None:
    settings = Settings(language=language, text_scale=text_scale, motion="none")  # type: ignore[arg-type]
    seated = seated_at(home, make_stage(size, settings=settings))
    take_away(home)
    kept_on_disk(seated.table)._has_page = False  # noqa: SLF001  # planted: a page that was lost
    seated.table.kept.catch_up()
    seated.stage.navigator.saves(seated.table)
    seated.stage.settle()
    assert "save_folder" in handles_on(seated.stage.top)
    assert problems(seated.stage.top) == []
    assert overprints(seated.stage.top) == []
