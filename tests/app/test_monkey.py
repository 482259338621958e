"""U1: nothing that hands do breaks the client. A monkey plays with it, and every promise is looked at.

The long run of the same tests: SZTABOWKA_NIGHT=16 python -m pytest tests/app/test_monkey.py
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.app.launch_options import LaunchOptions
from game.app.loop import App
from game.app.window import Window
from game.config.settings import Settings, default_path
from game.content.library import open_game
from game.input.gestures import Gesture, Key, KeyUp
from game.presenters.registry import PRESENTERS
from game.scenes.navigator import ScreenNavigator
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.session import autosave
from game.session.hot_seat import Player, match_for
from game.session.match import Match
from tests.app.monkeys import USUAL, Monkey, Poster, Stuck, check_home, go_home, let_loose, tables_of
from tests.scenes.seating import kept_on_disk, wander
from tests.scenes.staging import live_in, make_stage
from tests.sweeps import NIGHT, by_day

EVENTS, POSTED = by_day(2000, 3000), 300 * NIGHT


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return live_in(tmp_path / "home", monkeypatch)


def real_stage(**settings: Any) -> Stage:
    chosen = Settings(**{"language": "pl", **settings})
    stage = make_stage(USUAL, settings=chosen, settings_path=default_path())
    stage.navigator = ScreenNavigator(stage)
    return stage


def mid_game(seed: int, *players: Player, game: str = "desert_patrol") -> Match:
    scenario = next(one.id for one in open_game(game).scenarios if 2 in one.seats)
    players = players or (Player("Kasia"), Player("Bot", "random"))
    match = match_for(game, players, seed=seed, scenario=scenario)
    wander(match, 60, seed)
    return match


@pytest.mark.sweep("part")
@pytest.mark.parametrize("seed", [12, 13])
def test_a_monkey_at_the_title_breaks_nothing(seed: int) -> None:
    """A walk of its own begins on every screen that the title leads to: one alone may stay on few."""
    stage = real_stage()
    stage.navigator.title()
    monkey = Monkey(stage, seed)
    doors: dict[str, Callable[[], None]] = {
        "title": lambda: None,
        "new_game": lambda: stage.navigator.new_game("desert_patrol"),
        "rulebook": lambda: stage.navigator.rulebook("desert_patrol"),
        "saves": stage.navigator.saves,
        "settings": stage.navigator.settings,
    }
    for name, lead_there in doors.items():
        lead_there()
        stage.paint()
        assert stage.top.name == name
        let_loose(monkey, EVENTS // (2 * len(doors)), lambda: None)
        check_home(stage)
    assert doors.keys() <= monkey.seen.keys(), monkey.seen


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("seed", "game"), [*enumerate(sorted(PRESENTERS), 21)])
def test_a_monkey_at_a_table_breaks_nothing(seed: int, game: str) -> None:
    stage = real_stage()
    match = mid_game(seed, game=game)
    before = match.state
    stage.navigator.play(match)
    stage.paint()
    folder = kept_on_disk(tables_of(stage)[0].hot_seat).folder
    monkey = Monkey(stage, seed)
    let_loose(monkey, EVENTS // 2, lambda: stage.navigator.resume(folder))
    assert monkey.seen["table"] > EVENTS // 8, monkey.seen
    assert autosave.recover(folder).match.state != before


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_a_monkey_between_two_people_breaks_nothing(game: str) -> None:
    stage = real_stage(motion="none")
    stage.navigator.play(mid_game(31, Player("Kasia"), Player("Iwona"), game=game))
    stage.paint()
    monkey = Monkey(stage, 31)
    let_loose(monkey, EVENTS // 8, lambda: None)
    assert monkey.seen["curtain"] > 0, monkey.seen


# That it would be found


def test_planted_a_screen_that_fails_at_one_key_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Screen.on_key

    def fragile(screen: Screen, key: Key) -> None:
        if key.name == "m":
            raise ZeroDivisionError
        sound(screen, key)

    monkeypatch.setattr(Screen, "on_key", fragile)
    stage = real_stage()
    stage.navigator.title()
    stage.paint()
    with pytest.raises(ZeroDivisionError):
        let_loose(Monkey(stage, 5), 1500, lambda: None)


def test_planted_a_drag_that_outlives_the_window_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "on_lost", Screen.on_lost)
    stage = real_stage(motion="none")
    stage.navigator.play(mid_game(5))
    stage.paint()
    with pytest.raises(Stuck, match="drag"):
        let_loose(Monkey(stage, 5), 1500, lambda: None)


def test_planted_a_screen_without_a_way_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "on_escape", lambda _screen: None)
    stage = real_stage()
    stage.navigator.play(mid_game(5))
    stage.paint()
    with pytest.raises(Stuck, match="title"):
        go_home(stage)


# The same through a window


@pytest.fixture
def app() -> Iterator[App]:
    window = Window("monkey", USUAL)
    stage = Stage(window.size, Settings(language="pl"), settings_path=default_path())
    stage.navigator = ScreenNavigator(stage)
    pygame.event.clear()
    made = App(stage, window)
    yield made
    made.end()
    pygame.event.clear()


@pytest.mark.sweep("part")
@pytest.mark.parametrize("begin", ["title", "table"])
def test_a_monkey_at_the_window_breaks_nothing(app: App, begin: str) -> None:
    app.begin(LaunchOptions(match=mid_game(41) if begin == "table" else None))
    app.turn(0)
    let_loose(Poster(app, 41), POSTED, lambda: None)
    assert app.rescue.reports == []


def test_planted_an_error_under_the_window_is_found(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever screen the monkey has wandered to when a key first comes up."""
    sound = Screen.handle

    def fragile(screen: Screen, gesture: Gesture) -> None:
        if isinstance(gesture, KeyUp):
            raise ZeroDivisionError
        sound(screen, gesture)

    app.begin(LaunchOptions())
    app.turn(0)
    monkeypatch.setattr(Screen, "handle", fragile)
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        let_loose(Poster(app, 41), 400, lambda: None)
