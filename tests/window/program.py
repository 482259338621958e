"""The program at a display, and the hands that use it: they know what its trace tells and nothing else."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path

import msgspec
from msgspec import structs
from pygame import Rect

from game.app.sdl import WINDOW_CLASS
from game.app.trace import VARIABLE, Playing, Thing, TraceLine
from game.config.settings import Settings, save
from game.view.canvas import HitArea
from tests import PROJECT
from tests.window.display import Display

PROGRAM = "SZTABOWKA_PROGRAM"
FROM_SOURCE = "source"
PATIENCE = 30.0 * float(os.environ.get("SZTABOWKA_PATIENCE", "1"))
"""Seconds after which what was waited for never comes; wine on a busy machine needs a minute to start."""
STILL = 0.25
"""Seconds without a new frame after which nothing moves any more."""
GRID = 9
STEP = 0.016
WHEEL_UP, WHEEL_DOWN = 4, 5
"""Buttons by which X tells the wheel."""

Point = tuple[int, int]
_LINE = msgspec.json.Decoder(TraceLine)


class OutOfReach(AssertionError):
    """A thing cannot be pointed at: it is not drawn, or covered everywhere."""


def command() -> list[str]:
    """The program to be tested: the frozen one of the environment, or the source."""
    chosen = os.environ.get(PROGRAM, FROM_SOURCE)
    if chosen == FROM_SOURCE:
        return [sys.executable, "-P", "-m", "game"]
    return [str((PROJECT / chosen).resolve())]


class Program:
    """One run of the program. Every line of its trace is a frame that was on the screen."""

    def __init__(self, display: Display, home: Path, *options: str, films: bool = False) -> None:
        """Without `films` nothing is shown happening, and the window has a size that stays as it is."""
        self.display = display
        self.home = home
        home.mkdir(exist_ok=True)
        if not (home / "settings.json").exists():
            usual = Settings(introductions=False)
            still = structs.replace(usual, motion="none", window=(1280, 720))
            save(usual if films else still, home / "settings.json")
        number = next(number for number in count() if not (home / f"trace{number}").exists())
        self._trace = home / f"trace{number}"
        self._trace.touch()
        self._told = self._trace.open("rb")
        self._rest = b""
        self._last: TraceLine | None = None
        self.acknowledged: list[Playing] = []
        """What the screen has shown of the match, each change once."""
        self._changed = time.monotonic()
        self._errors = (home / f"stderr{number}").open("wb")
        environment = {
            **display.environment,
            "SZTABOWKA_HOME": str(home),
            VARIABLE: str(self._trace),
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEODRIVER": "x11",
            "PYTHONPATH": str(PROJECT),
        }
        # pygame sets it for a program that did not; what the tests' own import set must not help ours.
        environment.pop("SDL_VIDEO_X11_WMCLASS", None)
        self._process = subprocess.Popen(
            [*command(), *options], env=environment, stdout=self._errors, stderr=self._errors, cwd=home
        )
        self._window = ""
        self.place = (0, 0)

    def open(self) -> None:
        """Wait for its first frame, and give its window the keyboard."""
        self.wait_for(lambda _shown: True)
        until = time.monotonic() + PATIENCE
        while not (found := self.display.windows(WINDOW_CLASS)):
            self._check_life("the window")
            assert time.monotonic() < until, "there is no window"
            time.sleep(0.05)
        self._window = found[-1]
        self.display.do("windowfocus", "--sync", self._window)
        self.settled()
        self.place = self.display.place(self._window)

    # What it shows

    def frames(self) -> Iterator[TraceLine]:
        """The frames that were shown since this was last asked."""
        *lines, self._rest = (self._rest + self._told.read()).split(b"\n")
        for line in lines:
            self._last, self._changed = _LINE.decode(line), time.monotonic()
            if self._last.playing is not None and self._last.playing not in self.acknowledged[-1:]:
                self.acknowledged.append(self._last.playing)
            yield self._last

    @property
    def shown(self) -> TraceLine:
        """The newest frame."""
        for _ in self.frames():
            pass
        assert self._last is not None, "nothing was shown"
        return self._last

    def wait_for(self, is_it: Callable[[TraceLine], bool], what: str = "a frame") -> TraceLine:
        until = time.monotonic() + PATIENCE
        while True:
            for _ in self.frames():
                pass
            if self._last is not None and is_it(self._last):
                return self._last
            self._check_life(what)
            assert time.monotonic() < until, f"{what} never came: {_brief(self._last)}"
            time.sleep(0.01)

    def _check_life(self, what: str) -> None:
        """Say what happened to a program that ended, or that tells of an error of its own."""
        assert self._process.poll() is None, f"it ended while {what} was waited for: {self.errors()}"
        reports = "\n".join(path.read_text("utf-8") for path in (self.home / "reports").glob("*"))
        assert self._last is None or self._last.screen != "trouble", reports

    def wait_for_screen(self, *names: str) -> TraceLine:
        self.wait_for(lambda shown: shown.screen in names, " or ".join(names))
        return self.settled()

    def settled(self) -> TraceLine:
        """What is shown when nothing moves any more."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            shown = self.shown
            if time.monotonic() - self._changed > STILL:
                return shown
            time.sleep(0.02)
        raise AssertionError("it never comes to rest")

    def errors(self) -> str:
        return Path(self._errors.name).read_text("utf-8", errors="replace")[-2000:]

    # Where things are

    def on_screen(self, point: Point) -> bool:
        """Whether a pixel of the picture can be reached by the pointer at all."""
        x, y = self.place[0] + point[0], self.place[1] + point[1]
        return 0 <= x < self.display.size[0] and 0 <= y < self.display.size[1]

    def point_where(self, handle: str, holds: Callable[[list[Thing]], bool]) -> Point:
        """A pixel of a thing, near its middle, with these things at it, the topmost first."""
        things = self.shown.things
        parts = [one for one in things if one.handle == handle]
        if not parts:
            raise OutOfReach(f"{handle} is not drawn: {_brief(self.shown)}")
        for thing in parts:
            for point in _points(thing):
                at = [one for one in reversed(things) if hot_of(one).holds(point)]
                if thing in at and self.on_screen(point) and holds(at):
                    return point
        raise OutOfReach(f"{handle} is covered everywhere")

    # Gestures

    def move(self, *points: Point) -> None:
        """The pointer goes there in small steps, as a hand does."""
        words: list[object] = []
        for x, y in points:
            words += ["mousemove", "--window", self._window, x, y, "sleep", STEP]
        self.display.do(*words)

    def press(self) -> None:
        self.display.do("mousedown", 1)

    def release(self) -> None:
        self.display.do("mouseup", 1)

    def click(self, handle: str) -> None:
        """Click a button or a thing where it lies on top."""
        point = self.point_where(handle, lambda at: at[0].handle == handle)
        self.move(point)
        self.display.do("mousedown", 1, "sleep", 0.03, "mouseup", 1)

    def take(self, source: str, is_source: Callable[[str], bool]) -> Point:
        """Press on a thing and lift it; it follows the pointer from now on."""
        start = self.point_where(source, lambda at: _first_piece(at, is_source) == source)
        self.move(start)
        self.press()
        self.move(*way(start, (start[0] + 12, start[1] - 12), 3))
        self.wait_for(lambda shown: shown.playing is not None and shown.playing.held == source, "the lift")
        return start

    def turn_to(self, amount: int) -> None:
        """Turn the wheel notch by notch until so many of the pile are in hand."""
        held = self._amount()
        while amount and held != amount:
            self.display.do("click", WHEEL_UP if held < amount else WHEEL_DOWN)
            self.wait_for(lambda _shown, held=held: self._amount() != held, f"another amount than {held}")  # type: ignore[misc]
            held = self._amount()

    def _amount(self) -> int:
        playing = self.shown.playing
        return 0 if playing is None else playing.amount

    def carry(self, source: str, target: str, is_target: Callable[[str], bool], start: Point) -> None:
        """Bring what is in hand over a target that takes it."""
        self.settled()
        not_held = lambda handle: handle != source and is_target(handle)  # noqa: E731
        end = self.point_where(target, lambda at: _first_piece(at, not_held) == target)
        self.move(*way(start, end, 12))

    def key(self, *keys: str) -> None:
        self.display.do("key", "--delay", 30, *keys)

    def type(self, text: str) -> None:
        self.display.do("type", "--delay", 30, text)

    def hold(self, handle: str) -> None:
        """Press on a button and stay there until another screen comes."""
        self.move(self.point_where(handle, lambda at: at[0].handle == handle))
        before = self.shown.screen
        self.press()
        self.wait_for(lambda shown: shown.screen != before, "another screen")
        self.release()

    # Its end

    def kill(self) -> None:
        """As a power cut or an angry user does: nothing is told to it."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        for _ in self.frames():
            pass
        self.display.finish()
        self.display.do("mouseup", 1)

    def quit(self) -> int:
        """Close the window as a person does; the exit code."""
        self.display.do("windowfocus", "--sync", self._window)
        self.key("alt+F4")
        return self._process.wait(PATIENCE)

    def stop(self) -> None:
        """Whatever happened, leave nothing behind."""
        if self._process.poll() is None:
            self.kill()
        self._told.close()
        self._errors.close()


def hot_of(thing: Thing) -> HitArea:
    seen = Rect(thing.seen) if thing.seen else None
    rect = Rect(thing.x, thing.y, thing.w, thing.h)
    return HitArea(thing.handle, rect, "", shape=thing.shape, is_piece=thing.is_piece, seen=seen)


def way(start: Point, end: Point, steps: int) -> list[Point]:
    return [
        (start[0] + (end[0] - start[0]) * step // steps, start[1] + (end[1] - start[1]) * step // steps)
        for step in range(1, steps + 1)
    ]


def _points(thing: Thing) -> Iterator[Point]:
    """The middle first, then a grid over it, the nearest before the others."""
    rect = Rect(thing.x, thing.y, thing.w, thing.h)
    grid = [
        (rect.x + rect.w * (2 * x + 1) // (2 * GRID), rect.y + rect.h * (2 * y + 1) // (2 * GRID))
        for y in range(GRID)
        for x in range(GRID)
    ]
    yield rect.center
    yield from sorted(grid, key=lambda at: abs(at[0] - rect.centerx) + abs(at[1] - rect.centery))


def _first_piece(at: Sequence[Thing], is_it: Callable[[str], bool]) -> str | None:
    return next((one.handle for one in at if one.is_piece and is_it(one.handle)), None)


def _brief(shown: TraceLine | None) -> str:
    if shown is None:
        return "nothing was shown"
    return f"frame {shown.frame} of {shown.screen}, {shown.playing}, {[one.handle for one in shown.things]}"
