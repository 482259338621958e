"""The main loop: events become gestures, time passes, and changes are shown. While nothing happens,
nothing is drawn."""

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import pygame

from game.app.launch_options import LaunchOptions
from game.app.rescue import Hopeless, Rescue, leave_all
from game.app.trace import trace_wanted
from game.app.window import Window
from game.config import settings as settings_file
from game.config.paths import ASSETS, user_folder
from game.input.gestures import Gesture, Key, Lost, read
from game.scenes.navigator import ScreenNavigator
from game.scenes.stage import Stage
from game.store import StoreError, prove_writable

TITLE = "Sztabówka"
"""A name: the same in every language."""
MOVING, RESTING = 60, 30
"""Turns of the loop per second while something moves, and while nothing does."""
STAYS_AWAKE = 500
"""Milliseconds after the last motion during which the loop stays at full speed."""
MARGIN = 0.002
"""Seconds of each frame left free when screens compute in the background."""
IDLE_MS = 100
"""After that, the milliseconds between two updates of the screens, unless an event comes."""
_UNCOVERED = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED)


class App:
    """A stage in a window. The loop goes on after any error inside a screen."""

    def __init__(self, stage: Stage, window: Window, *, reports: Path | None = None) -> None:
        self.stage = stage
        self.window = window
        self.rescue = Rescue(stage, reports if reports is not None else user_folder() / "reports")
        self.frames_shown = 0
        self.seconds: Callable[[], float] = time.perf_counter
        """The clock by which a frame is measured; a bench may replace it."""
        self._trace = trace_wanted()
        self._clock = pygame.Clock()
        self._awake_until = 0
        self._has_changed = False
        """Whether the last turn changed the picture."""
        self._looked_after = -IDLE_MS
        """When the screens were last updated."""

    def begin(self, launch: LaunchOptions) -> None:
        """Open the title, a table, or a record."""
        try:
            if launch.match is not None:
                self.stage.navigator.play(launch.match)
                return
            self.stage.navigator.title()
            if launch.record is not None:
                self.stage.navigator.replay(
                    launch.record, launch.record.game.seats(launch.record.state.world)
                )
        except Exception as error:  # as in every turn of the loop
            self.rescue.show(error)

    def run(self) -> None:
        """Run until the person quits. Raises `Hopeless` if not even an error can be shown."""
        try:
            while not self.stage.is_over:
                began = self.seconds()
                self.turn(pygame.time.get_ticks())
                if self.stage.is_working:
                    self.work(self.spare(began))
                    self._awake_until = self.stage.now + STAYS_AWAKE
                self._clock.tick(MOVING if self.stage.now < self._awake_until else RESTING)
        finally:
            self.end()

    def turn(self, now: int) -> None:
        """One turn of the loop. An error in it is put on a screen of its own, which the next turn shows."""
        self._rescued(lambda: self._turn(now), now)

    def spare(self, began: float) -> float:
        """The rest of a frame that began at this time, in seconds.

        Only half of it if the picture changed, so that on a busy machine the next frame is not late.
        """
        left = 1 / MOVING - MARGIN - (self.seconds() - began)
        return left / 2 if self._has_changed else left

    def work(self, spare: float) -> None:
        """Give the rest of a frame to the screens' background computations."""
        self._rescued(lambda: self.stage.work(spare), self.stage.now)

    def _rescued(self, act: Callable[[], None], now: int) -> None:
        try:
            act()
        except Hopeless:
            raise
        except Exception as error:  # nothing a screen does may end the program
            self.rescue.show(error)
            self._awake_until = now + STAYS_AWAKE

    def _turn(self, now: int) -> None:
        stage = self.stage
        events = pygame.event.get()
        if not events and self._can_doze(now):
            stage.now, self._has_changed = now, False
            return
        self._looked_after = now
        if any(event.type == pygame.QUIT for event in events):
            stage.quit()
            return
        # A turn that failed may have lost the event of a new size.
        stage.resize(self.window.size)
        for event in last_motions(events):
            self._take(event, now)
        stage.tick(now)
        self.window.set_fullscreen(stage.settings.fullscreen)
        changed = stage.paint()
        if changed or self.window.is_bare:
            self.window.show(stage.picture, stage.damage)
            self.frames_shown += 1
            if self._trace is not None:
                self._trace.note(stage)
        self._has_changed = changed
        if changed:
            self._awake_until = now + STAYS_AWAKE

    def _can_doze(self, now: int) -> bool:
        """Whether nothing moves and nobody acts, so that updating each screen would only waste power."""
        if now < self._awake_until or now - self._looked_after >= IDLE_MS:
            return False
        return not (self.stage.needs_paint or self.window.is_bare)

    def _take(self, event: pygame.Event, now: int) -> None:
        if event.type == pygame.WINDOWSIZECHANGED:
            self.window.resized()
            self.stage.resize(self.window.size)
        elif event.type in _UNCOVERED:
            self.window.uncovered()
        gesture = read(event, self.window.scale_to(self.stage.picture.get_size()))
        if gesture is None:
            return
        self._awake_until = now + STAYS_AWAKE
        self.rescue.remember(gesture)
        if not self._is_ours(gesture):
            self.stage.feed(gesture)

    def _is_ours(self, gesture: Gesture) -> bool:
        """Full screen is switched in the same way on every screen."""
        if not isinstance(gesture, Key) or not (gesture.name == "f11" or gesture == Key("enter", alt=True)):
            return False
        # The release of a held button may never arrive, because the window is another one afterwards.
        self.stage.feed(Lost())
        self.stage.change(fullscreen=not self.stage.settings.fullscreen)
        return True

    def end(self) -> None:
        """Close every screen, so that nothing on disk stays half open, and remember the window's size."""
        leave_all(self.stage.screens)
        self.rescue.leave()
        self.stage.screens = []
        self.stage.change(window=self.window.windowed_size)
        self.stage.sounds.close()
        self.window.close()


def open_app(launch: LaunchOptions) -> App:
    """The program with its window, at the title or at a table. Raises `NoDisplay`."""
    path = settings_file.default_path()
    settings, trouble = settings_file.load(path)
    settings = msgspec.structs.replace(
        settings,
        language=launch.language or settings.language,
        fullscreen=launch.fullscreen or settings.fullscreen,
    )
    window = Window(
        TITLE,
        launch.size or settings.window,
        fullscreen=settings.fullscreen,
        fits_screen=launch.size is None,
        icon=ASSETS / "art" / "shared" / "logo_mark.svg",
    )
    stage = Stage(window.size, settings, settings_path=path)
    stage.navigator = ScreenNavigator(stage)
    for error in (trouble, why_not_kept(user_folder())):
        if error is not None:
            stage.notify(stage.explain(error))
    app = App(stage, window)
    app.begin(launch)
    return app


def why_not_kept(folder: Path) -> StoreError | None:
    """Why nothing can be saved in the user's folder; None if it can. The game can be played in either
    case."""
    try:
        prove_writable(folder)
    except StoreError as error:
        return error
    return None


def last_motions(events: Sequence[pygame.Event]) -> Iterator[pygame.Event]:
    """The events, without a pointer motion that is followed by another one."""
    for number, event in enumerate(events):
        follower = events[number + 1].type if number + 1 < len(events) else None
        if event.type != pygame.MOUSEMOTION or follower != pygame.MOUSEMOTION:
            yield event
