"""The loop with its window: what it shows and when, and that nothing a screen does can end it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from typing import Any

import pygame
import pytest
from pygame import Rect

from game.app import loop as app_module
from game.app.crash_reports import gesture_kind
from game.app.launch_options import LaunchOptions
from game.app.loop import App, last_motions, open_app, why_not_kept
from game.app.rescue import Hopeless
from game.app.window import Window
from game.config import settings as settings_file
from game.config.settings import Settings
from game.input.gestures import Gesture, Key, Move, Press, Typed
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.trouble import TroubleScreen
from game.view.canvas import Canvas
from game.view.text import FontTrouble
from game.view.theme import CHALK
from game.view.widgets.buttons import button

SECRET = "ita_rifleman_a"


class Fake(Screen):
    """Has one button, notes what it is given, and raises where it is told to."""

    name = "fake"

    def __init__(self, host: Stage, fails_in: str = "") -> None:
        super().__init__(host)
        self.fails_in = fails_in
        self.gestures: list[Gesture] = []
        self.pressed = 0
        self.has_left = False
        self.ticks: list[int] = []
        self.add_layer("body", self._compose)

    def fail(self, where: str) -> None:
        hidden_card = SECRET
        if where == self.fails_in:
            raise KeyError(hidden_card)

    def handle(self, gesture: Gesture) -> None:
        self.gestures.append(gesture)
        self.fail("feed")
        super().handle(gesture)

    def tick(self, now: int) -> None:
        self.ticks.append(now)
        self.fail("tick")
        super().tick(now)

    def leave(self) -> None:
        self.has_left = True
        self.fail("leave")

    def _compose(self, canvas: Canvas) -> None:
        self.fail("compose")
        canvas.text("…", "body", CHALK, Rect(10, 10, 100, 40))
        button(canvas, Rect(200, 200, 200, 60), "…", handle="press", act=self._press)

    def _press(self) -> None:
        self.pressed += 1


class FakeNavigator:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.fails = False

    def title(self) -> None:
        if self.fails:
            raise ZeroDivisionError
        screen = Fake(self.stage)
        screen.name = "title"
        self.stage.reset(screen)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SZTABOWKA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return tmp_path / "home"


def make_app(size: tuple[int, int] = (1280, 720)) -> App:
    window = Window("test", size)
    stage = Stage(window.size, Settings(language="en"), settings_path=settings_file.default_path())
    navigator: Any = FakeNavigator(stage)
    stage.navigator = navigator
    pygame.event.clear()
    return App(stage, window)


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app()
    yield made
    made.end()


def turns(app: App, count: int, since: int = 0) -> None:
    for number in range(count):
        app.turn(since + 16 * number)


# Showing


def test_at_rest_nothing_is_drawn(app: App) -> None:
    app.stage.push(Fake(app.stage))
    turns(app, 5)
    painted, shown = app.stage.frames_painted, app.frames_shown
    assert shown >= 1
    turns(app, 50, since=1000)
    assert (app.stage.frames_painted, app.frames_shown) == (painted, shown)


def test_at_rest_a_screen_is_told_of_the_time_now_and_then_and_of_a_gesture_at_once(app: App) -> None:
    screen = Fake(app.stage)
    app.stage.push(screen)
    turns(app, 5)
    screen.ticks = []
    turns(app, 100, since=2000)
    assert len(screen.ticks) in range(13, 18), "every hundred milliseconds of the 1600"
    assert app.stage.now == 2000 + 99 * 16
    for stirs in (
        lambda: app.stage.feed(Move((300, 230))),
        lambda: app.stage.notify("…"),
        lambda: pygame.event.post(
            pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
        ),
    ):
        now = app.stage.now + 5000
        turns(app, 2, since=now)
        stirs()
        app.turn(now + 20)
        assert screen.ticks[-1] == now + 20


def test_an_uncovered_window_is_shown_again_without_drawing(app: App) -> None:
    app.stage.push(Fake(app.stage))
    turns(app, 5)
    painted, shown = app.stage.frames_painted, app.frames_shown
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    app.turn(1000)
    assert (app.stage.frames_painted, app.frames_shown) == (painted, shown + 1)


def test_the_window_shows_the_picture(app: App) -> None:
    screen = Fake(app.stage)
    app.stage.push(screen)
    turns(app, 3)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(300, 230), rel=(0, 0), buttons=(0, 0, 0)))
    turns(app, 3, since=100)
    shown = app.window.surface
    same = pygame.Surface(shown.get_size())
    same.blit(app.stage.picture, (0, 0))
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(same, "RGB")


@pytest.mark.parametrize("size", [(640, 360), (1000, 500), (400, 700)])
def test_a_small_window_shows_the_picture_scaled_and_hands_still_meet_things(size: tuple[int, int]) -> None:
    app = make_app(size)
    screen = Fake(app.stage)
    app.stage.push(screen)
    turns(app, 2)
    width, height = app.stage.picture.get_size()
    assert width >= 1280
    assert height >= 720
    window = app.window.size
    at = (300 * window[0] // width, 230 * window[1] // height)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=at, button=1))
    app.turn(100)
    press = next(one for one in screen.gestures if isinstance(one, Press))
    assert abs(press.pos[0] - 300) <= 3
    assert abs(press.pos[1] - 230) <= 3
    assert screen.pressed == 1
    app.end()


def test_a_new_size_is_taken_up_even_if_its_event_was_lost(app: App) -> None:
    app.stage.push(Fake(app.stage))
    app.window.resize((1600, 900))
    pygame.event.clear()
    app.turn(0)
    assert app.stage.picture.get_size() == (1600, 900)


def test_of_a_run_of_motions_only_the_last_counts() -> None:
    def motion(x: int) -> pygame.Event:
        return pygame.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(0, 0), buttons=(0, 0, 0))

    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 0), button=1)
    kept = list(last_motions([motion(1), motion(2), down, motion(3), motion(4)]))
    assert kept == [motion(2), down, motion(4)]


@pytest.mark.parametrize(
    "words", [{"key": pygame.K_F11, "mod": 0}, {"key": pygame.K_RETURN, "mod": pygame.KMOD_LALT}]
)
def test_full_screen_is_switched_by_key_and_kept(app: App, words: dict[str, int]) -> None:
    screen = Fake(app.stage)
    app.stage.push(screen)
    app.turn(0)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, dict[str, Any](words)))
    app.turn(16)
    assert app.stage.settings.fullscreen
    assert app.window.is_fullscreen
    assert settings_file.load(settings_file.default_path())[0].fullscreen
    assert not [one for one in screen.gestures if isinstance(one, Key)]
    app.stage.change(fullscreen=False)
    turns(app, 2, since=32)
    assert not app.window.is_fullscreen
    assert app.stage.picture.get_size() == (1280, 720)


def test_quitting_closes_every_screen_and_remembers_the_window() -> None:
    app = make_app()
    below, above = Fake(app.stage), Fake(app.stage, fails_in="leave")
    app.stage.push(below)
    app.stage.push(above)
    app.window.resize((1500, 800))
    app.turn(0)
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.run()
    assert below.has_left
    assert above.has_left
    assert settings_file.load(settings_file.default_path())[0].window == (1500, 800)


# What must not happen


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


# Starting


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., App]]:
    monkeypatch.setattr(app_module, "ScreenNavigator", FakeNavigator)
    opened: list[App] = []

    def start(**launch: Any) -> App:
        app = open_app(LaunchOptions(**launch))
        opened.append(app)
        turns(app, 2)
        return app

    yield start
    for app in opened:
        app.end()


def notices(app: App) -> str:
    return " ".join(app.stage.notices)


def test_it_starts_at_the_title_and_says_nothing(started: Callable[..., App]) -> None:
    app = started(size=(1280, 720))
    assert app.stage.top.name == "title"
    assert notices(app) == ""


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('{"version": 99, "text_scale": 120}', "newer version"),
        ('{"version": 1, "text_scale": 7}', "Some settings"),
        ("not a settings file at all", "Some settings"),
    ],
)
def test_settings_that_cannot_be_used_are_told_and_left(
    started: Callable[..., App], home: Path, text: str, word: str
) -> None:
    home.mkdir(parents=True)
    (home / "settings.json").write_text(text)
    app = started(language="en")
    assert word in notices(app)
    assert (home / "settings.json").read_text() == text


def test_a_folder_that_cannot_be_used_is_told_and_play_goes_on(
    started: Callable[..., App], home: Path
) -> None:
    home.write_text("a file where the folder should be")
    app = started(language="en")
    assert app.stage.top.name == "title"
    assert notices(app) != ""
    assert why_not_kept(home) is not None


def test_a_folder_that_may_not_be_written_is_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert why_not_kept(home) is None
    monkeypatch.setattr(os, "access", lambda *_: False)
    error = why_not_kept(home)
    assert error is not None
    assert error.code == "read_only"
