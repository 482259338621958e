"""A stage without a window, and a navigator that only notes where it was sent."""

import gc
import os
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest
from msgspec import structs

from game.config.paths import ASSETS
from game.config.settings import Settings
from game.i18n import Speaker, Texts
from game.input.gestures import Key, Move, Press, Release, Typed
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.view.cache import SurfaceCache
from game.view.locales import person_language

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
TEXT_SCALES = (80, 100, 160)
LANGUAGES = ("pl", "en")
SHARED_BYTES = 400_000_000
MOST_BYTES_OF_OLD_STAGES = 200_000_000
SURFACES_OF_A_STAGE = 3
"""As large as its picture: that, its ground and what lies dimmed behind a question."""


class NotedDoors:
    """Every way out is closed; which one was tried, and with what, can be read in `calls`."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)

        def note(*given: Any, **named: Any) -> None:
            self.calls.append((name, (*given, *named.values())))

        return note

    def last(self) -> tuple[str, tuple[Any, ...]]:
        return self.calls[-1]

    def rule_opened(self) -> tuple[str, str]:
        """The book that was opened last, and at which rule; from a table it can show rules there."""
        name, given = self.calls[-1]
        assert name == "rulebook"
        return given[0], given[1]


class SharedCache(SurfaceCache):
    """Pictures of all stages that share them: their keys tell size, tint and words, whoever asks."""

    def suit(self, picture: tuple[int, int]) -> None:
        self._limit = SHARED_BYTES


_shared = SharedCache()
_spoken: dict[str, Texts] = {}
_bytes_of_old_stages = 0


def make_stage(
    size: tuple[int, int] = SIZES[0],
    language: str = "en",
    text_scale: int = 100,
    *,
    settings: Settings | None = None,
    settings_path: Path | None = None,
    shares: bool = True,
    introduces: bool = False,
) -> Stage:
    """A stage of its own; one that `shares` need not draw again what others have drawn before.

    Unless it `introduces`, nothing is said of what is met for the first time.
    """
    _forget_old_stages(size)
    pygame.display.init()
    pygame.font.init()
    # A surface takes its pixel format from the first window.
    pygame.Window("stage", (64, 64))
    chosen = settings or Settings(language=language, text_scale=text_scale)  # type: ignore[arg-type]
    chosen = structs.replace(chosen, introductions=introduces)
    if shares:
        speaker = Speaker(ASSETS / "lang", chosen.language or person_language(), _spoken)
        stage = Stage(size, chosen, settings_path=settings_path, speaker=speaker, cache=_shared)
    else:
        stage = Stage(size, chosen, settings_path=settings_path)
    stage.navigator = NotedDoors()
    return stage


def _forget_old_stages(size: tuple[int, int]) -> None:
    """Screens and their stage hold each other, and Python does not know how much their pictures weigh."""
    global _bytes_of_old_stages  # noqa: PLW0603
    _bytes_of_old_stages += size[0] * size[1] * 4 * SURFACES_OF_A_STAGE
    if _bytes_of_old_stages > MOST_BYTES_OF_OLD_STAGES:
        gc.collect(1)  # they are young: what is older has been looked through already
        _bytes_of_old_stages = 0


def doors_of(stage: Stage) -> NotedDoors:
    assert isinstance(stage.navigator, NotedDoors)
    return stage.navigator


def live_in(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves and settings of this test lie in a folder of its own."""
    monkeypatch.setenv("SZTABOWKA_HOME", str(home))
    return home


def show(stage: Stage, screen: Screen) -> Screen:
    stage.push(screen)
    stage.settle()
    return screen


def point(stage: Stage, handle: str) -> None:
    stage.feed(Move(_middle(stage, handle)))
    stage.settle()


def click(stage: Stage, handle: str) -> None:
    """Press and let go in the middle of a thing, as a mouse does."""
    place = _middle(stage, handle)
    for gesture in (Move(place), Press(place, 1), Release(place, 1)):
        stage.feed(gesture)
    stage.settle()


def press(stage: Stage, *keys: str) -> None:
    for key in keys:
        stage.feed(Key(key))
        stage.settle()


def write(stage: Stage, text: str) -> None:
    stage.feed(Typed(text))
    stage.settle()


def wait(stage: Stage, frames: int = 1) -> None:
    for _ in range(frames):
        stage.tick(stage.now + 16)
        stage.settle()


def texts_on(screen: Screen) -> str:
    """Everything that is written on a screen, one text on each line."""
    return "\n".join(mark.text for layer in screen.layers if layer.canvas for mark in layer.canvas.texts)


def handles_on(screen: Screen) -> set[str]:
    return {hit_area.handle for hit_area in screen.hit_areas()}


def _middle(stage: Stage, handle: str) -> tuple[int, int]:
    hit_area = stage.top.find(handle)
    assert hit_area is not None, f"{handle} is not on the screen, but: {sorted(handles_on(stage.top))}"
    return (hit_area.rect.clip(hit_area.seen) if hit_area.seen is not None else hit_area.rect).center
