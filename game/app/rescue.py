"""After an unexpected error: a report is written, a screen says so, and the game goes on."""

import sys
from collections import deque
from collections.abc import Iterable
from pathlib import Path

from game.app.crash_reports import gesture_kind, write_report
from game.input.gestures import Gesture
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.trouble import KeptFiles, TroubleScreen
from game.session.autosave import default_root
from game.store import REAL_DISK, Disk, StoreError
from game.view.text import FontTrouble

REMEMBERED = 50
"""How many gestures a report lists."""


class Hopeless(Exception):
    """Not even the screen that reports an error can be shown."""


class Rescue:
    """Takes failed screens off the stack, shows what happened, and restores them if possible."""

    def __init__(self, stage: Stage, folder: Path, disk: Disk = REAL_DISK) -> None:
        self.reports: list[Path] = []
        self._stage = stage
        self._folder = folder
        self._disk = disk
        self._gestures: deque[str] = deque(maxlen=REMEMBERED)
        self.aside: list[Screen] = []
        """The screens that failed and those below them, while the error is shown."""

    def remember(self, gesture: Gesture) -> None:
        """Keep the kind of a gesture only: never its position or what was typed."""
        self._gestures.append(gesture_kind(gesture))

    def show(self, error: Exception) -> None:
        """Show an error to the person. Raises `Hopeless` if the error came from the error screen itself."""
        stage = self._stage
        is_told = any(isinstance(screen, TroubleScreen) for screen in stage.screens)
        report = self._write(error)
        if is_told or isinstance(error, FontTrouble):
            raise Hopeless from error
        self.aside, stage.screens = stage.screens, []
        places = KeptFiles(default_root(), report)
        trouble = TroubleScreen(
            stage,
            places,
            go_on=self.go_on,
            to_title=lambda: stage.leaving(self.to_title),
            aside=self.aside,
        )
        stage.push(trouble)

    def _write(self, error: Exception) -> Path | None:
        try:
            report = write_report(
                self._folder,
                error,
                screens=[screen.name for screen in self._stage.screens],
                gestures=self._gestures,
                records=default_root(),
                disk=self._disk,
            )
        except (StoreError, OSError):
            return None
        self.reports.append(report)
        return report

    def go_on(self) -> None:
        """Back to the topmost screen that can still be shown; the title if there is none."""
        while self.aside:
            try:
                self._bring_back()
            except Exception:  # whatever ails this screen, the one below may be sound
                leave_all([self.aside.pop()])
            else:
                self.aside = []
                return
        self.to_title()

    def _bring_back(self) -> None:
        stage = self._stage
        for screen in self.aside:
            screen.restyle()
        stage.screens = self.aside[:-1]
        stage.push(self.aside[-1])
        stage.tick(stage.now)
        stage.paint()
        stage.is_whole_dirty = True

    def to_title(self) -> None:
        aside, self.aside = self.aside, []
        leave_all(aside)
        self._stage.screens = []
        self._stage.navigator.title()

    def leave(self) -> None:
        """The program ends: close the files of the screens taken off, too."""
        leave_all(self.aside)
        self.aside = []


def leave_all(screens: Iterable[Screen]) -> None:
    """Take screens off for good; one that fails to close does not keep the others open."""
    for screen in reversed(list(screens)):
        try:
            screen.leave()
        except Exception as error:
            if sys.stderr is not None:
                print(f"{screen.name}: {type(error).__name__}", file=sys.stderr)
