"""Monkeys: hands that do anything to a stage or to a window, and what must hold whatever they did."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pygame

from game.app.loop import App
from game.input.gestures import KEYS, Gesture, Key, KeyUp, Left, Lost, Move, Press, Release, Typed, Wheel
from game.rules.core import engine
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.scenes.title.screen import TitleScreen
from game.scenes.trouble import TroubleScreen
from game.session import autosave
from game.session.hot_seat import HotSeat
from game.session.keeping import Unkept
from game.view.canvas import HitArea
from tests.scenes.hands import OutOfReach, keys_to
from tests.scenes.seating import kept_on_disk

LOOK_EVERY, HOME_EVERY = 60, 500
MOST_KEYS = 13
"""So many lead to the title from anywhere."""
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
OFTEN = ("escape", "enter", "tab", "up", "down", "space")


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
        self._known: object = None
        self._deeds: dict[Callable[[], None], int] = {
            self.move: 22,
            self.press: 14,
            self.release: 12,
            self.click: 18,
            self.drag: 8,
            self.play: 5,
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
            self.set_size(USUAL)
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

    def look(self) -> None:
        """What must hold after every event, and what is worth looking at only when the match went on."""
        states = [screen.hot_seat.match.state for screen in tables_of(self.stage)]
        if states != self._known:
            self._known = states
            check_laws(self.stage)

    # Deeds

    def feed(self, *gestures: Gesture) -> None:
        for gesture in gestures:
            self.stage.feed(gesture)
            if isinstance(gesture, Lost):
                check_idle(self.stage)

    def set_size(self, size: tuple[int, int]) -> None:
        self.stage.resize(size)

    def set(self, **settings: Any) -> None:
        self.stage.change(**settings)

    def somewhere(self) -> tuple[int, int]:
        """On a thing that can be touched, anywhere in the picture, or outside it."""
        wide, high = self.stage.picture.get_size()
        kind, hit_areas = self.chance.random(), list(self.stage.top.hit_areas())
        if kind < 0.75 and hit_areas:
            return place_in(self.chance.choice(hit_areas), self.chance)
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
        self.breathe(16)
        self.feed(Move(end))
        self.breathe(16)
        ends: tuple[Gesture, ...] = (*[Release(end, 1)] * 3, Lost(), Key("escape"))
        self.feed(self.chance.choice(ends))
        self.pointer = end

    def play(self) -> None:
        """At a table something that is offered, so that the game goes on; elsewhere the first button."""
        top = self.stage.top
        if not isinstance(top, TableScreen) or not top.offers.sources:
            self.feed(Key("1"))
            return
        source = self.chance.choice(sorted(top.offers.sources))
        target = self.chance.choice(sorted(top.offers.targets(source)))
        ends = [hit_area for hit_area in (top.find(source), top.find(target)) if hit_area is not None]
        for hit_area in ends:
            place = place_in(hit_area, self.chance)
            self.feed(Move(place), Press(place, 1), Release(place, 1))
            self.breathe(16)

    def wheel(self) -> None:
        self.feed(Wheel(self.somewhere(), self.chance.choice((1, -1, 1, -1, 0.25, -90.0, 0))))

    def key(self) -> None:
        name = self.chance.choice((*OFTEN, *KEYS.values()))
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
            self.set(**self.chance.choice(CHANGES))

    def resize(self) -> None:
        if self.chance.random() < 0.4:
            self.set_size(self.chance.choice(ODD_SIZES))
            self._odd_for = 3

    def wait(self) -> None:
        self.breathe(self.chance.choice((0, 700, 2000, 60_000, 10**9)))


def place_in(hit_area: HitArea, chance: Random) -> tuple[int, int]:
    rect = hit_area.rect if hit_area.seen is None else hit_area.rect.clip(hit_area.seen)
    return rect.x + chance.randrange(max(1, rect.w)), rect.y + chance.randrange(max(1, rect.h))


# What must hold whatever was done


def tables_of(stage: Stage) -> list[TableScreen]:
    return [screen for screen in stage.screens if isinstance(screen, TableScreen)]


def check_idle(stage: Stage) -> None:
    """After the window was lost nothing is in hand and nothing is pressed."""
    top = stage.top
    if top.is_pressed:
        raise Stuck(f"{top.name}: a press outlived the window")
    if isinstance(top, TableScreen) and not (
        top.held_piece.drag.is_idle and top.held_piece.drag.source is None
    ):
        raise Stuck("a drag outlived the window")


def check_laws(stage: Stage) -> None:
    for screen in tables_of(stage):
        match = screen.hot_seat.match
        assert engine.broken_laws(match.game, match.state) == []
        kept = screen.hot_seat.kept
        assert isinstance(kept, Unkept) or not kept_on_disk(screen.hot_seat).is_behind


def check_kept(stage: Stage) -> None:
    """The disk holds all that was played."""
    for screen in tables_of(stage):
        if isinstance(screen.hot_seat.kept, Unkept):
            continue
        folder, digest = kept_on_disk(screen.hot_seat).folder, screen.hot_seat.match.digest()
        assert autosave.recover(folder).match.digest() == digest


def check_press(stage: Stage) -> None:
    """A press is not lost, whatever came before: something that is drawn as a button is activated by it."""
    stage.feed(Lost())
    stage.paint()
    top = stage.top
    buttons = [
        hit_area
        for hit_area in top.hit_areas()
        if hit_area.act is not None and not hit_area.is_piece and hit_area.enabled
    ]
    met: list[str] = []
    for hit_area in buttons:
        place = (hit_area.rect if hit_area.seen is None else hit_area.rect.clip(hit_area.seen)).center
        on_top = top.hit_area_at(place)
        if on_top is None or on_top.handle != hit_area.handle:
            continue
        top.activate = lambda hit_area: met.append(hit_area.handle)  # type: ignore[method-assign]
        try:
            stage.feed(Press(place, 1))
            stage.feed(Release(place, 1))
        finally:
            del top.activate
        if met != [hit_area.handle]:
            raise Stuck(f"{top.name}: a press on {hit_area.handle} reached {met}")
        stage.feed(Lost())
        return


def go_home(stage: Stage) -> int:
    """To the title by the keyboard alone; returns how many keys that took."""
    pressed: list[str] = []
    for count in range(MOST_KEYS + 1):
        if isinstance(stage.top, TitleScreen):
            return count
        pressed.append(f"{stage.top.name} {key_home(stage.top).name}")
        stage.feed(key_home(stage.top))
        stage.tick(stage.now + 16)
        stage.paint()
    raise Stuck(f"{MOST_KEYS} keys do not lead to the title: {pressed}")


def key_home(screen: Screen) -> Key:
    """Escape leaves what is open and opens the menu; there, and on the curtain, a button leads home."""
    way_out = {
        "curtain": "quit",
        "results": "results/title",
        "menu": _option_saying(screen, "menu-title") or _option_saying(screen, "lesson-leave"),
    }
    button = way_out.get(screen.name)
    if button is None:
        return Key("escape")
    try:
        return next(iter(keys_to(screen, button)), Key("enter"))
    except OutOfReach as error:
        raise Stuck(str(error)) from error


def _option_saying(screen: Screen, message: str) -> str | None:
    words = screen.say(message)
    marks = [mark for layer in screen.layers if layer.canvas for mark in layer.canvas.texts]
    places = [mark.rect.center for mark in marks if mark.text == words]
    return next(
        (hit_area.handle for hit_area in screen.hit_areas() for place in places if hit_area.holds(place)),
        None,
    )


# Monkeys at work


def let_loose(monkey: Monkey, events: int, back: Callable[[], None]) -> None:
    """So many events, with a look now and then; `back` leads from the title to where play goes on."""
    for number in range(events):
        before = [screen.name for screen in monkey.stage.screens]
        try:
            monkey.act()
            monkey.look()
            if number % LOOK_EVERY == 0:
                check_kept(monkey.stage)
                check_press(monkey.stage)
            if number % HOME_EVERY == HOME_EVERY - 1:
                check_home(monkey.stage)
                back()
        except BaseException as error:
            error.add_note(f"event {number}, screens {before}, deeds {dict(monkey.done)}")
            raise


def check_home(stage: Stage) -> None:
    """Home within a few keys, and whatever was played is found again from there."""
    tables = [screen.hot_seat for screen in tables_of(stage)]
    before = [(len(table.match.steps), goes_on(table)) for table in tables]
    go_home(stage)
    for table, (steps, may_go_on) in zip(tables, before, strict=True):
        if not isinstance(table.kept, Unkept):
            assert autosave.recover(kept_on_disk(table).folder).match.digest() == table.match.digest()
        done = [(step.seat, step.intent) for step in table.match.steps[steps:]]
        assert not done or may_go_on, f"nobody is there, and yet this was done: {done}"


def goes_on(table: HotSeat) -> bool:
    """Whether time alone leads on: a bot is to move, or a window passes itself."""
    return table.bot_to_move() is not None or table.open_window is not None


# The same through a window


KEY_NUMBERS = {name: number for number, name in KEYS.items()}


class Poster(Monkey):
    """A monkey outside the program: whatever it does comes as an event of the window."""

    def __init__(self, app: App, seed: int) -> None:
        super().__init__(app.stage, seed)
        self.app = app

    def breathe(self, ms: int) -> None:
        self.app.turn(self.stage.now + ms)
        self.stage.is_over = False

    def look(self) -> None:
        assert not any(isinstance(screen, TroubleScreen) for screen in self.stage.screens), reports(self.app)
        super().look()

    def feed(self, *gestures: Gesture) -> None:
        scale = self.app.window.scale_to(self.stage.picture.get_size())
        for gesture in gestures:
            pygame.event.post(as_event(gesture, scale))
        if any(isinstance(gesture, Lost) for gesture in gestures):
            self.breathe(0)
            check_idle(self.stage)

    def set_size(self, size: tuple[int, int]) -> None:
        self.app.window.resize(size)

    def set(self, **settings: Any) -> None:
        super().set(**settings)
        for kind in (pygame.WINDOWEXPOSED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED, pygame.USEREVENT):
            pygame.event.post(pygame.Event(kind))


def reports(app: App) -> str:
    return "\n".join(path.read_text("utf-8") for path in app.rescue.reports)


def as_event(gesture: Gesture, scale: tuple[float, float]) -> pygame.Event:
    """What the system would have sent for this gesture."""
    where = getattr(gesture, "pos", (0, 0))
    pos = (round(where[0] / scale[0]), round(where[1] / scale[1]))
    match gesture:
        case Move():
            return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        case Press():
            return pygame.Event(
                pygame.MOUSEBUTTONDOWN, pos=pos, button=gesture.button, clicks=gesture.clicks, touch=False
            )
        case Release():
            return pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=gesture.button, touch=False)
        case Wheel():
            whole = round(gesture.steps)
            return pygame.Event(pygame.MOUSEWHEEL, pos=pos, y=whole, precise_y=gesture.steps, flipped=False)
        case Key():
            held = pygame.KMOD_SHIFT * gesture.shift | pygame.KMOD_CTRL * gesture.ctrl
            held |= pygame.KMOD_ALT * gesture.alt
            return pygame.Event(pygame.KEYDOWN, key=KEY_NUMBERS[gesture.name], mod=held)
        case KeyUp():
            return pygame.Event(pygame.KEYUP, key=KEY_NUMBERS[gesture.name], mod=0)
        case Typed():
            return pygame.Event(pygame.TEXTINPUT, text=gesture.text)
        case Lost():
            return pygame.Event(pygame.WINDOWMINIMIZED)
    return pygame.Event(pygame.WINDOWLEAVE)
