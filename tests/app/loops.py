"""A loop with its window for tests: a screen that notes what comes to it and fails where it is told to."""

from typing import Any

import pygame
from pygame import Rect

from game.app.loop import App
from game.app.window import Window
from game.config import settings as settings_file
from game.config.settings import Settings
from game.input.gestures import Gesture
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.view.canvas import Canvas
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


class FakeDoors:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.fails = False

    def title(self) -> None:
        if self.fails:
            raise ZeroDivisionError
        screen = Fake(self.stage)
        screen.name = "title"
        self.stage.reset(screen)


def make_app(size: tuple[int, int] = (1280, 720)) -> App:
    window = Window("test", size)
    stage = Stage(window.size, Settings(language="en"), settings_path=settings_file.default_path())
    doors: Any = FakeDoors(stage)
    stage.navigator = doors
    pygame.event.clear()
    return App(stage, window)


def turns(app: App, count: int, since: int = 0) -> None:
    for number in range(count):
        app.turn(since + 16 * number)
