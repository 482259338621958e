"""What every screen can do: layers, pointing, keyboard focus, tips, text fields."""

from collections.abc import Callable, Iterator, Sequence
from math import dist
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.config.settings import Settings
from game.content.lessons import Lesson
from game.input.editing import EditedLine
from game.input.gestures import Gesture, Key, KeyUp, Left, Lost, Move, Press, Release, Typed, Wheel
from game.puzzles.puzzle import Puzzle
from game.rules.core.ids import Seat
from game.scenes.focus import next_in_direction, next_in_groups
from game.session.hot_seat import HotSeat
from game.session.match import Match
from game.store import StoreError
from game.view.canvas import Act, Canvas, HitArea
from game.view.kit import Kit
from game.view.layers import Layer
from game.view.sound import Sounds
from game.view.theme import INK, LAMP, WHITE
from game.view.widgets.panels import desk, tip_box

if TYPE_CHECKING:
    from game.scenes.moment_note import MomentNote
    from game.scenes.stage import Stage

TIP_AFTER = 400
STIRRED = 12
"""Pixels after which a hand that rested has moved on."""
ARROWS = ("left", "right", "up", "down")


class Navigator(Protocol):
    """The ways from any screen to the others. Screens know each other only by these."""

    def title(self) -> None:
        """Leave everything for the title screen."""

    def new_game(self, game: str) -> None: ...

    def play(self, match: Match) -> None:
        """Begin to keep this match and sit down at its table."""

    def resume(self, folder: Path) -> None:
        """Go on with a match that was kept by itself; says so if that cannot be done."""

    def load(self, path: Path) -> None:
        """Go on with a saved match, or look at it if it is over; says so if that cannot be done."""

    def look(self, folder: Path) -> None:
        """Look at a match that was kept by itself, without going on with it; says so if it cannot be."""

    def saves(self, hot_seat: HotSeat | None = None) -> None:
        """The list of saves; with a table also a place to save it under a name."""

    def settings(self) -> None: ...

    def rulebook(
        self,
        game: str,
        rule: str | None = None,
        *,
        lies_on_aid: bool = False,
        places: "PlacesOfRules | None" = None,
    ) -> None:
        """The rulebook over whatever is shown, open at a rule; with `places` it can show a rule there."""

    def player_aid(self, game: str, open_book: Callable[[str | None], None] | None = None) -> None:
        """The game on one page, over whatever is shown; `open_book` if that is the rulebook already."""

    def learn(self, game: str) -> None:
        """The lessons of a game, over whatever is shown."""

    def lesson(self, lesson: Lesson) -> None:
        """Sit down to a lesson where it was left."""

    def first_lesson(self, game: str) -> None:
        """Sit down to the first lesson of a game, where it was left."""

    def first_game(self, lesson: Lesson) -> None:
        """The whole game that follows a lesson."""

    def puzzles(self, game: str, puzzle: str = "") -> None:
        """The puzzles of a game, open at one of them."""

    def puzzle(self, puzzle: Puzzle) -> None:
        """Sit down to a puzzle."""

    def results(self, hot_seat: HotSeat) -> None: ...

    def replay(
        self, match: Match, seats: tuple[Seat, ...], place: int = 0, note: "MomentNote | None" = None
    ) -> None:
        """Look at a match step by step, with the eyes of one of these seats; of none: as everybody may.

        It is open after so many steps; a note lies on the board where it belongs.
        """


class PlacesOfRules(Protocol):
    """A table on which rules can be shown."""

    def has(self, rule: str) -> bool:
        """Whether this rule is at home somewhere on it."""

    def show(self, rule: str) -> None: ...


class ScreenHost(Protocol):
    """What a screen may ask of the program that shows it."""

    kit: Kit
    navigator: Navigator
    sounds: Sounds
    now: int
    """Milliseconds since the start; nothing else tells the time."""

    @property
    def settings(self) -> Settings: ...

    def push(self, screen: "Screen") -> None:
        """Show a screen on top of this one; closing it comes back here."""

    def pop(self) -> None: ...

    def replace(self, screen: "Screen") -> None:
        """Leave this screen for another."""

    def reset(self, screen: "Screen") -> None:
        """Leave all screens for this one."""

    def quit(self) -> None:
        """End the program, unless a screen has something to ask first."""

    def leaving(self, leave: Act) -> None:
        """Leave the screens that are shown, unless one of them has something to ask first."""

    def change(self, **settings: Any) -> None:
        """Change settings: they hold at once and are kept."""

    def notify(self, text: str) -> None:
        """Show a short notice for some seconds; it does not go along to another screen opened later."""

    def hush(self) -> None:
        """Let nothing be said in passing any more."""

    def explain(self, error: StoreError) -> str:
        """A file's trouble in the language spoken."""

    @property
    def speed(self) -> float:
        """How much longer than planned motion takes; 0 for none."""

    def studio(self) -> "Stage":
        """A stage with the same words and pictures, on which screens are drawn that nobody sees."""


class Screen:
    """A screen. Subclasses add layers from the lowest up and say what they compose on each."""

    name = "screen"
    is_modal = False
    """Shown over a darkened picture of the screen below."""

    def __init__(self, host: ScreenHost) -> None:
        self.host = host
        self.backdrop: pygame.Surface | None = None
        self.hovered: str | None = None
        self.focused: str | None = None
        self.pointer: tuple[int, int] | None = None
        self.fields: dict[str, EditedLine] = {}
        self._pressed: str | None = None
        self._shows_focus = False
        self._tip_since: int | None = None
        self._hushed_at: tuple[int, int] | None = None
        """Where the pointer rests while nothing is said of what is there."""
        self._layers = [Layer("ground", self.compose_ground, static=True)]
        self._top = [Layer("ring", self.compose_ring), Layer("tip", self.compose_tip)]

    @property
    def is_pressed(self) -> bool:
        """Whether something is pressed and not let go of."""
        return self._pressed is not None

    @property
    def kit(self) -> Kit:
        return self.host.kit

    @property
    def shows_focus(self) -> bool:
        """Whether the keyboard is in use, and its place is therefore shown."""
        return self._shows_focus

    def say(self, message: str, /, **facts: str | int) -> str:
        return self.kit.texts.say(message, **facts)

    # Layers

    @property
    def layers(self) -> Sequence[Layer]:
        return [*self._layers, *self._top]

    def add_layer(
        self,
        name: str,
        compose: Callable[[Canvas], None],
        *,
        static: bool = False,
        deferred: bool = False,
        depends_on: Callable[[], object] | None = None,
        under: str = "",
    ) -> None:
        """A layer above the others, or right `under` one; `Layer` says what static and deferred ones are."""
        layer = Layer(name, compose, static=static, deferred=deferred, depends_on=depends_on)
        names = [one.name for one in self._layers]
        self._layers.insert(names.index(under) if under else len(names), layer)

    def invalidate(self, *names: str) -> None:
        """These layers, or all of them, must be composed anew."""
        for layer in self.layers:
            if not names or layer.name in names:
                layer.is_dirty = True

    def invalidate_if_changed(self, *names: str) -> None:
        """These layers must be composed anew if what they depend on has changed."""
        for layer in self.layers:
            if layer.name in names:
                layer.invalidate_if_changed()

    def compose_ground(self, canvas: Canvas) -> None:
        if self.backdrop is not None:
            canvas.blit(self.backdrop, (0, 0))
        else:
            desk(canvas)

    def compose_ring(self, canvas: Canvas) -> None:
        """A mark around what is pointed at or has the keyboard."""
        hit_area = self.find(self.hovered)
        if hit_area is not None and hit_area.enabled and hit_area.act is not None and not hit_area.is_piece:
            with canvas.clipped(hit_area.seen or canvas.kit.metrics.rect):
                light = canvas.kit.shapes.rounded(hit_area.rect.size, hit_area.radius, (*WHITE, 26))
                canvas.blit(light, hit_area.rect.topleft)
        focus = self.find(self.focused) if self._shows_focus else None
        if focus is not None:
            with canvas.clipped(focus.seen or canvas.kit.metrics.rect):
                _focus_ring(canvas, focus)

    def compose_tip(self, canvas: Canvas) -> None:
        hit_area = self.tipped()
        if hit_area is not None and hit_area.tip:
            tip_box(canvas, hit_area.tip, hit_area.rect, self.pointer if not self._shows_focus else None)

    def tipped(self) -> HitArea | None:
        """The thing whose tip is due: pointed at for a while, or focused by the keyboard."""
        if self._tip_since is None or self.host.now - self._tip_since < TIP_AFTER:
            return None
        return self.find(self.focused if self._shows_focus else self.hovered)

    # Finding things

    def hit_areas(self) -> Iterator[HitArea]:
        for layer in self.layers:
            if layer.canvas is not None:
                yield from layer.canvas.hit_areas

    def hit_area_at(self, point: tuple[int, int]) -> HitArea | None:
        """The topmost thing at a point."""
        for layer in reversed(self.layers):
            if (found := layer.hit_area_at(point)) is not None:
                return found
        return None

    def hit_areas_at(self, point: tuple[int, int]) -> list[HitArea]:
        """Everything at a point, the topmost first."""
        return [hit_area for layer in reversed(self.layers) for hit_area in layer.hit_areas_at(point)]

    def find(self, handle: str | None) -> HitArea | None:
        if handle is None:
            return None
        for layer in self.layers:
            if layer.canvas is not None and (found := layer.canvas.find(handle)) is not None:
                return found
        return None

    # Life

    def enter(self) -> None:
        """It comes to the top, for the first time or again."""

    def leave(self) -> None:
        """It is taken off for good."""

    @property
    def is_safe(self) -> bool:
        """Whether nothing is lost when it is taken off."""
        return True

    def ask_before_leaving(self, leave: Act) -> "Screen | None":
        """What to ask before it is taken off by `leave`; None where nothing would be lost."""
        return None

    def restyle(self) -> None:
        """Size, language or palette changed: everything is composed anew."""
        for layer in self.layers:
            layer.drop()
        self._tip_since = None

    def tick(self, now: int) -> None:
        """Time has passed."""
        if self._tip_since is not None and now - self._tip_since >= TIP_AFTER:
            tip = next(layer for layer in self._top if layer.name == "tip")
            if tip.canvas is not None and not tip.canvas.items:
                tip.is_dirty = True

    @property
    def is_working(self) -> bool:
        """Whether there is something to be worked out beside the picture: then each frame has time for it."""
        return False

    def work(self, spare: float) -> None:
        """Go on with it for about so many seconds: what is left of a frame."""

    # Gestures

    def handle(self, gesture: Gesture) -> None:
        if isinstance(gesture, Move):
            self.on_move(gesture)
        elif isinstance(gesture, Press):
            self.on_press(gesture)
        elif isinstance(gesture, Release):
            self.on_release(gesture)
        elif isinstance(gesture, Wheel):
            self.on_wheel(gesture)
        elif isinstance(gesture, Key):
            self.on_key(gesture)
        elif isinstance(gesture, KeyUp):
            self.on_key_up(gesture.name)
        elif isinstance(gesture, Typed):
            self.on_typed(gesture.text)
        elif isinstance(gesture, Lost | Left):
            self.on_lost()

    def on_move(self, move: Move) -> None:
        self.pointer = move.pos
        hit_area = self.hit_area_at(move.pos)
        self.point_at(hit_area.handle if hit_area else None)
        if self._hushed_at is not None and dist(self._hushed_at, move.pos) > STIRRED:
            self._hushed_at, self._tip_since = None, self.host.now if hit_area else None

    def hush_tip(self) -> None:
        """Something has changed under a pointer that rests: its tip would cover that, until it moves on."""
        self._hide_tip()
        self._hushed_at = self.pointer

    def point_at(self, handle: str | None) -> None:
        if handle != self.hovered or self._shows_focus:
            self.hovered = handle
            self._shows_focus = False
            self._tip_since = self.host.now if handle else None
            self.invalidate("ring", "tip")

    def on_press(self, press: Press) -> None:
        self.pointer = press.pos
        hit_area = self.hit_area_at(press.pos)
        self._hide_tip()
        if press.button == 1:
            self._pressed = hit_area.handle if hit_area else None
            self.focus(
                hit_area.handle if hit_area and (hit_area.act or hit_area.handle in self.fields) else None,
                shown=False,
            )

    def on_release(self, release: Release) -> None:
        pressed, self._pressed = self._pressed, None
        hit_area = self.hit_area_at(release.pos)
        if release.button == 1 and hit_area is not None and hit_area.handle == pressed:
            self.activate(hit_area)

    def on_wheel(self, wheel: Wheel) -> None:
        pass

    def on_lost(self) -> None:
        self._pressed = None
        self.point_at(None)

    def on_key_up(self, name: str) -> None:
        pass

    def on_typed(self, text: str) -> None:
        if self.focused in self.fields and self.focused is not None:
            self.edit(self.focused, self.fields[self.focused].typed(text))

    def on_key(self, key: Key) -> None:
        """Keys that work everywhere; a screen handles its own first."""
        if self.focused in self.fields and self.focused is not None and self._edit_key(self.focused, key):
            return
        if key.name == "tab":
            self._go(next_in_groups(list(self.reachable()), self.focused, back=key.shift))
        elif key.name in ARROWS:
            self._go(next_in_direction(list(self.reachable()), self.focused, key.name))
        elif key.name in ("enter", "space") and self._shows_focus:
            hit_area = self.find(self.focused)
            if hit_area is not None:
                self.activate(hit_area)
        elif key.name == "escape":
            self.on_escape()

    def _edit_key(self, handle: str, key: Key) -> bool:
        if key.ctrl and key.name == "v":
            self.on_typed(_clipboard())
            return True
        if key.ctrl and key.name == "a":
            self.edit(handle, self.fields[handle].selected())
            return True
        edited = self.fields[handle].pressed(key.name)
        if edited != self.fields[handle]:
            self.edit(handle, edited)
        return len(key.name) == 1 or key.name in (
            "backspace",
            "delete",
            "left",
            "right",
            "home",
            "end",
            "space",
        )

    def edit(self, handle: str, line: EditedLine) -> None:
        """A field got a new text; screens that show fields compose them anew."""
        self.fields[handle] = line
        self.invalidate()

    def on_escape(self) -> None:
        if self.is_modal:
            self.host.pop()

    def activate(self, hit_area: HitArea) -> None:
        """Press a button, by whatever means."""
        if hit_area.enabled and hit_area.act is not None:
            hit_area.act()

    def focus(self, handle: str | None, *, shown: bool = True) -> None:
        if handle != self.focused or shown != self._shows_focus:
            changed_field = self.focused in self.fields or handle in self.fields
            self.focused, self._shows_focus = handle, shown
            self.invalidate("ring", "tip")
            if changed_field:
                self.invalidate()
            if shown:
                self._tip_since = self.host.now

    def _go(self, handle: str | None) -> None:
        if handle is not None:
            self.focus(handle)

    def reachable(self) -> Iterator[HitArea]:
        """What the keyboard can go to: everything that can be done, and every thing that has a tip."""
        return (
            hit_area
            for hit_area in self.hit_areas()
            if hit_area.is_piece or hit_area.act or hit_area.tip or hit_area.handle in self.fields
        )

    def _hide_tip(self) -> None:
        self._tip_since = None
        self.invalidate("tip")


def _focus_ring(canvas: Canvas, hit_area: HitArea) -> None:
    for grow, colour, width in ((4, INK, 2), (3, LAMP, 3)):
        box = hit_area.rect.inflate(2 * canvas.kit.px(grow), 2 * canvas.kit.px(grow))
        ring = canvas.kit.shapes.rounded(
            box.size, hit_area.radius + canvas.kit.px(grow), None, colour, canvas.kit.px(width)
        )
        canvas.blit(ring, box.topleft)


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""
