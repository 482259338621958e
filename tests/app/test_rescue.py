"""Nothing a screen does can end the loop: what failed is told, reported and left."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.crash_reports import gesture_kind
from game.app.launch_options import LaunchOptions
from game.app.loop import App
from game.app.rescue import Hopeless
from game.input.gestures import Gesture, Key, Move, Press, Typed
from game.scenes.trouble import TroubleScreen
from game.view.text import FontTrouble
from tests.app.loops import SECRET, Fake, make_app, turns

pytestmark = pytest.mark.usefixtures("home")


def failing(app: App, where: str) -> Fake:
    screen = Fake(app.stage, where)
    app.stage.push(Fake(app.stage))
    app.stage.push(screen)
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="Zenobia"))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0))
    app.turn(0)
    app.turn(16)
    return screen


def trouble(app: App) -> TroubleScreen:
    assert isinstance(app.stage.top, TroubleScreen)
    return app.stage.top


def press(app: App, name: str) -> None:
    hit_area = trouble(app).find(f"trouble/{name}")
    assert hit_area is not None
    assert hit_area.act is not None
    hit_area.act()


@pytest.mark.parametrize("where", ["feed", "tick", "compose"])
def test_an_error_anywhere_in_a_screen_is_told(app: App, where: str, home: Path) -> None:
    failing(app, where)
    assert trouble(app).find("trouble/go_on")
    texts = [mark.text for layer in trouble(app).layers if layer.canvas for mark in layer.canvas.texts]
    assert any(str(home) in text for text in texts)
    [report] = (home / "reports").iterdir()
    words = report.read_text("utf-8")
    assert "builtins.KeyError" in words
    assert "in fail" in words
    assert "screens: fake, fake" in words
    assert str(home / "autosaves") in words


@pytest.mark.parametrize("where", ["feed", "tick", "compose"])
def test_a_report_tells_no_secret_and_nothing_that_was_typed(app: App, where: str, home: Path) -> None:
    failing(app, where)
    [report] = (home / "reports").iterdir()
    words = report.read_text("utf-8")
    assert SECRET not in words
    assert "Zenobia" not in words
    assert ": z" not in words
    assert "key z" not in words
    if where == "feed":
        assert "last gestures: " in words
        assert "typed" in words


def test_errors_before_the_last_one_are_told_without_their_words(app: App, home: Path) -> None:
    try:
        try:
            raise ValueError(SECRET)
        except ValueError as error:
            error.add_note(SECRET)
            raise OSError(28, "No space left on device") from error
    except OSError as error:
        app.rescue.show(error)
    words = next((home / "reports").iterdir()).read_text("utf-8")
    assert "builtins.ValueError\n" in words
    assert "No space left on device" in words
    assert SECRET not in words


@pytest.mark.parametrize("where", ["feed", "tick"])
def test_going_on_returns_to_a_screen_that_works_again(app: App, where: str) -> None:
    screen = failing(app, where)
    screen.fails_in = ""
    press(app, "go_on")
    assert app.stage.top is screen
    assert not screen.has_left
    turns(app, 3, since=100)
    assert app.stage.top is screen
    assert len(app.stage.screens) == 2


@pytest.mark.parametrize("where", ["tick", "compose"])
def test_going_on_steps_down_to_a_screen_that_can_be_shown(app: App, where: str) -> None:
    screen = failing(app, where)
    below = app.rescue.aside[0]
    press(app, "go_on")
    assert app.stage.top is below
    assert screen.has_left
    turns(app, 3, since=100)
    assert app.stage.screens == [below]


def test_going_on_ends_at_the_title_where_nothing_can_be_shown(app: App) -> None:
    screen = Fake(app.stage, "compose")
    app.stage.push(screen)
    turns(app, 2)
    press(app, "go_on")
    assert app.stage.top.name == "title"
    assert screen.has_left


def test_the_title_closes_what_failed(app: App) -> None:
    screen = failing(app, "compose")
    press(app, "title")
    app.turn(100)
    assert app.stage.top.name == "title"
    assert screen.has_left


def test_quitting_from_there_closes_what_failed() -> None:
    app = make_app()
    screen = failing(app, "compose")
    press(app, "quit")
    app.run()
    assert screen.has_left


def test_enter_goes_on(app: App) -> None:
    screen = failing(app, "feed")
    screen.fails_in = ""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    app.turn(100)
    assert app.stage.top is screen


def test_a_title_that_fails_is_told_too(app: App) -> None:
    doors: Any = app.stage.navigator
    doors.fails = True
    app.begin(LaunchOptions())
    turns(app, 2)
    assert trouble(app)


def test_an_error_while_telling_ends_the_program(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    failing(app, "tick")
    monkeypatch.setattr(TroubleScreen, "tick", lambda *_: 1 / 0)
    with pytest.raises(Hopeless):
        app.turn(100)


def test_without_any_font_the_program_ends(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_font(*_: object) -> None:
        raise FontTrouble("SourceSansPro-Regular.ttf")

    monkeypatch.setattr("game.view.text.Type.font", no_font)
    app.stage.push(Fake(app.stage))
    with pytest.raises(Hopeless):
        app.turn(0)


def test_a_report_that_cannot_be_written_is_said(app: App, home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file where the folder should be")
    failing(app, "tick")
    texts = " ".join(
        mark.text for layer in trouble(app).layers if layer.canvas for mark in layer.canvas.texts
    )
    assert "could not be written" in texts


def test_only_the_newest_reports_are_kept(app: App, home: Path) -> None:
    app.stage.push(Fake(app.stage))
    for _ in range(25):
        app.rescue.show(ValueError())
        app.rescue.go_on()
    assert len(list((home / "reports").iterdir())) == 20


@pytest.mark.parametrize(
    ("gesture", "kind"),
    [
        (Press((3, 4), 1), "press 1"),
        (Move((3, 4)), "move"),
        (Typed("secret"), "typed"),
        (Key("a"), "key"),
        (Key("z", ctrl=True), "key ctrl+z"),
        (Key("tab", shift=True), "key shift+tab"),
    ],
)
def test_gestures_are_told_by_their_kind(gesture: Gesture, kind: str) -> None:
    assert gesture_kind(gesture) == kind
