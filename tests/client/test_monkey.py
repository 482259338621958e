"""U1: nothing that hands do breaks the client. A monkey plays with it, and every promise is looked at after it.

The long run of the same tests: SZTABOWKA_MONKEY=20 python -m pytest tests/client/test_monkey.py
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.app import App
from game.input.gestures import KEYS, Gesture, Key, KeyUp, Left, Lost, Move, Press, Release, Typed, Wheel
from game.scenes.doors import Doors
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.scenes.title import TitleScreen
from game.scenes.trouble import TroubleScreen
from game.settings import Settings, default_path
from game.table import autosave
from game.table.match import Match
from game.table.table import Player, match_for
from game.view.canvas import Hot
from game.window import Window
from tests.scenes.seating import wander
from tests.scenes.staging import live_in, make_stage

NIGHT = int(os.environ.get("SZTABOWKA_MONKEY", "1"))
EVENTS = 3000 * NIGHT
POSTED = 300 * NIGHT
LOOK_EVERY, HOME_EVERY = 100, 750
MOST_KEYS = 12
USUAL = (1280, 720)
ODD_SIZES = ((640, 360), (1, 1), (1024, 1400), (3840, 2160), (1600, 900))
TEXTS = ("a", "Zażółć gęślą", " ", "\x00", "\u200b", "\ud83d", "🂡", "ש‎ל", "x" * 3000, "\r\n\t", "7")
CHANGES: tuple[dict[str, Any], ...] = (
    {"language": "pl"},
    {"language": "en"},
    {"fullscreen": True},
    {"fullscreen": False},
    {"palette": "safe"},
    {"palette": "standard"},
    {"motion": "none"},
    {"motion": "slow"},
    {"motion": "normal"},
    {"reduced_motion": True},
    {"reduced_motion": False},
    {"text_scale": 160},
    {"text_scale": 80},
    {"text_scale": 100},
    {"volume": 0},
    {"mute": True},
    {"curtain": False},
    {"curtain": True},
    {"undo": "friendly"},
    {"show_odds": False},
    {"confirm_irreversible": False},
)
STOPS_KEYS = ("escape", "enter", "tab", "up", "down", "space")


class Stuck(AssertionError):
    """A state that hands cannot leave."""


class Monkey:
    """Does anything to a stage, paints after it, and looks whether all is as it must be."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.chance = Random(seed)
        self.pointer = (0, 0)
        self.done: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self._odd_for = 0
        self._deeds: dict[Callable[[], None], int] = {
            self.move: 22,
            self.press: 14,
            self.release: 12,
            self.click: 18,
            self.drag: 8,
            self.wheel: 5,
            self.key: 14,
            self.key_up: 3,
            self.write: 3,
            self.lose: 2,
            self.leave: 2,
            self.change: 1,
            self.resize: 1,
            self.wait: 3,
        }

    def act(self) -> None:
        """One event, or the few of one gesture, and the picture after it."""
        if self._odd_for == 1:
            self.stage.resize(USUAL)
        self._odd_for = max(0, self._odd_for - 1)
        (deed,) = self.chance.choices(list(self._deeds), list(self._deeds.values()))
        deed()
        self.done[deed.__name__] += 1
        self.seen[self.stage.top.name] += 1
        self.breathe(self.chance.choice((0, 5, 16, 40)))

    def breathe(self, ms: int) -> None:
        """Time passes and the picture is brought up to date, as the loop does after every event."""
        self.stage.tick(self.stage.now + ms)
        self.stage.paint()
        # Nobody leaves: what quits goes on as if it had been asked by mistake.
        self.stage.is_over = False

    # Deeds

    def feed(self, *gestures: Gesture) -> None:
        for gesture in gestures:
            self.stage.feed(gesture)
            if isinstance(gesture, Lost):
                check_idle(self.stage)

    def somewhere(self) -> tuple[int, int]:
        """On a thing that can be touched, anywhere in the picture, or outside it."""
        wide, high = self.stage.picture.get_size()
        kind, hots = self.chance.random(), list(self.stage.top.hots())
        if kind < 0.75 and hots:
            return place_in(self.chance.choice(hots), self.chance)
        if kind < 0.95:
            return self.chance.randrange(wide), self.chance.randrange(high)
        return self.chance.randint(-4000, 8000), self.chance.randint(-4000, 8000)

    def move(self) -> None:
        self.pointer = self.somewhere()
        self.feed(Move(self.pointer))

    def press(self) -> None:
        self.feed(Press(self.pointer, self.chance.choice((1, 1, 1, 2, 3)), self.chance.choice((1, 1, 2, 3))))

    def release(self) -> None:
        self.feed(Release(self.pointer, self.chance.choice((1, 1, 1, 2, 3))))

    def click(self) -> None:
        self.pointer = self.somewhere()
        button = self.chance.choice((1, 1, 1, 1, 3))
        self.feed(Move(self.pointer), Press(self.pointer, button), Release(self.pointer, button))

    def drag(self) -> None:
        """From one place to another; now and then the window is gone before the hand lets go."""
        start, end = self.somewhere(), self.somewhere()
        self.feed(Move(start), Press(start, 1), Move((start[0] + 9, start[1] + 9)))
        self.stage.paint()
        self.feed(Move(end))
        self.stage.paint()
        self.feed(self.chance.choice((Release(end, 1), Release(end, 1), Release(end, 1), Lost(), Key("escape"))))
        self.pointer = end

    def wheel(self) -> None:
        self.feed(Wheel(self.somewhere(), self.chance.choice((1, -1, 1, -1, 0.25, -90.0, 0))))

    def key(self) -> None:
        name = self.chance.choice((*STOPS_KEYS, *KEYS.values()))
        held = (self.chance.random() < 0.15 for _ in range(3))
        self.feed(Key(name, *held))

    def key_up(self) -> None:
        self.feed(KeyUp(self.chance.choice(list(KEYS.values()))))

    def write(self) -> None:
        self.feed(Typed(self.chance.choice(TEXTS)))

    def lose(self) -> None:
        self.feed(Lost())

    def leave(self) -> None:
        self.feed(Left())

    def change(self) -> None:
        if self.chance.random() < 0.5:
            self.stage.change(**self.chance.choice(CHANGES))

    def resize(self) -> None:
        if self.chance.random() < 0.4:
            self.stage.resize(self.chance.choice(ODD_SIZES))
            self._odd_for = 4

    def wait(self) -> None:
        self.stage.tick(self.stage.now + self.chance.choice((0, 700, 2000, 60_000, 10**9)))


def place_in(hot: Hot, chance: Random) -> tuple[int, int]:
    rect = hot.rect if hot.seen is None else hot.rect.clip(hot.seen)
    return rect.x + chance.randrange(max(1, rect.w)), rect.y + chance.randrange(max(1, rect.h))


# What must hold whatever was done


def tables_of(stage: Stage) -> list[TableScreen]:
    return [screen for screen in stage.screens if isinstance(screen, TableScreen)]


def check_idle(stage: Stage) -> None:
    """After the window was lost nothing is in hand and nothing is pressed."""
    top = stage.top
    if top._pressed is not None or getattr(top, "_held_since", None) is not None:
        raise Stuck(f"{top.name}: a press outlived the window")
    if getattr(top, "_scrubbing", False):
        raise Stuck("the scrubber outlived the window")
    if isinstance(top, TableScreen) and not (top.holding.drag.is_idle and top.holding.drag.source is None):
        raise Stuck("a drag outlived the window")


def check_laws(stage: Stage) -> None:
    """The match at the table is sound, and the disk holds all of it."""
    for screen in tables_of(stage):
        match = screen.table.match
        assert match.game.laws(match.state.world) == []
        kept = screen.table._autosave
        assert not kept.is_behind
        assert autosave.recover(kept.folder).match.digest() == match.digest()


def check_press(stage: Stage) -> None:
    """A press is not lost, whatever came before: something that is drawn as a button is activated by it."""
    stage.feed(Lost())
    stage.paint()
    top = stage.top
    buttons = [hot for hot in top.hots() if hot.act is not None and not hot.is_piece and hot.enabled]
    met: list[str] = []
    for hot in buttons:
        place = (hot.rect if hot.seen is None else hot.rect.clip(hot.seen)).center
        on_top = top.hot_at(place)
        if on_top is None or on_top.handle != hot.handle:
            continue
        top.activate = lambda one: met.append(one.handle)  # type: ignore[method-assign]
        try:
            stage.feed(Press(place, 1))
            stage.feed(Release(place, 1))
        finally:
            del top.activate
        if met != [hot.handle]:
            raise Stuck(f"{top.name}: a press on {hot.handle} reached {met}")
        stage.feed(Lost())
        return


def go_home(stage: Stage) -> int:
    """To the title by the keyboard alone, as a person who does not know where they are: Escape first."""
    for count in range(MOST_KEYS + 1):
        if isinstance(stage.top, TitleScreen):
            return count
        stage.feed(_key_home(stage.top))
        stage.tick(stage.now + 16)
        stage.paint()
    raise Stuck(f"{MOST_KEYS} keys do not lead to the title but to {[screen.name for screen in stage.screens]}")


def _key_home(screen: Screen) -> Key:
    """Escape leaves whatever is open; in a menu and behind the curtain there is a button for the title."""
    raise NotImplementedError


# The monkey itself


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path / "home", monkeypatch)


def real_stage(**settings: Any) -> Stage:
    stage = make_stage(USUAL, settings=Settings(**{"language": "pl", **settings}))
    stage._settings_path = default_path()
    stage.doors = Doors(stage)
    return stage
