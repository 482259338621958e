"""The loop with its window: what it shows and when, and how it starts."""

import errno
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Never

import pygame
import pytest

from game.app import loop as app_module
from game.app.launch_options import LaunchOptions
from game.app.loop import App, last_motions, open_app, why_not_kept
from game.config import settings as settings_file
from game.input.gestures import Key, Move, Press
from game.scenes.stage import Stage
from game.store import Disk
from tests.app.loops import Fake, FakeDoors, make_app, turns

pytestmark = pytest.mark.usefixtures("home")

WORK = 12


class Working(Fake):
    """Has so much to work out, and then wants to quit."""

    left = WORK

    @property
    def is_working(self) -> bool:
        return self.left != 0

    def work(self, spare: float) -> None:
        assert self.left > 0, "there is nothing left to do"
        self.spares.append(spare)
        self.left -= 1
        if not self.left:
            self.host.quit()

    def __init__(self, host: Stage) -> None:
        super().__init__(host)
        self.spares: list[float] = []


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


def test_what_is_left_of_each_frame_goes_to_a_screen_that_works(app: App) -> None:
    """After the picture is shown, and without any rest as long as there is something to work out."""
    screen = Working(app.stage)
    app.stage.push(screen)
    app.run()
    assert app.frames_shown
    assert len(screen.spares) == WORK
    assert max(screen.spares) < 1 / app_module.MOVING


def test_where_the_picture_changes_half_of_the_frame_is_left_free(app: App) -> None:
    app.seconds = lambda: 5.0
    app.stage.push(Fake(app.stage))
    app.turn(0)
    assert app.frames_shown
    half = app.spare(5.0)
    turns(app, 50, since=1000)
    assert app.spare(5.0) == pytest.approx(2 * half)
    assert app.spare(5.0) == pytest.approx(1 / app_module.MOVING - app_module.MARGIN)


def test_an_error_in_that_work_is_told_like_any_other(app: App) -> None:
    screen = Working(app.stage)
    screen.left = -1
    app.stage.push(screen)
    app.turn(0)
    app.work(0.01)
    assert app.rescue.reports != []


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


# Starting


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., App]]:
    monkeypatch.setattr(app_module, "ScreenNavigator", FakeDoors)
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
    """Whatever the rights say: what the system does counts."""
    assert why_not_kept(home) is None
    assert list(home.iterdir()) == [], "the trial leaves nothing behind"

    def refuse(*_: object) -> Never:
        raise PermissionError(errno.EACCES, "planted")

    monkeypatch.setattr(Disk, "open_temp", refuse)
    error = why_not_kept(home)
    assert error is not None
    assert error.code == "read_only"
