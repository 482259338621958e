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
"""A pointer that rested has moved on once it is this many pixels away."""
ARROWS = ("left", "right", "up", "down")


class Navigator(Protocol):
    """How screens open each other: the only way in which they know each other. Trouble with a file is
    a notice.
    """

    def title(self) -> None:
        """Leave all screens for the title screen."""

    def new_game(self, game: str) -> None: ...

    def play(self, match: Match) -> None:
        """Start to autosave this match and open its table."""

    def resume(self, folder: Path) -> None:
        """Continue an autosaved match; if that fails, a notice says so."""

    def load(self, path: Path) -> None:
        """Continue a saved match, or show it if it is over; if that fails, a notice says so."""

    def look(self, folder: Path) -> None:
        """Show an autosaved match without continuing it; if that fails, a notice says so."""

    def saves(self, hot_seat: HotSeat | None = None) -> None:
        """The list of saves; with a `hot_seat` it can also be saved there under a name."""

    def settings(self) -> None: ...

    def rulebook(
        self,
        game: str,
        rule: str | None = None,
        *,
        lies_on_aid: bool = False,
        places: "PlacesOfRules | None" = None,
    ) -> None:
        """The rulebook above the present screen, open at a rule; with `places` it can show a rule there."""

    def player_aid(self, game: str, open_book: Callable[[str | None], None] | None = None) -> None:
        """The player aid of a game above the present screen; `open_book` if it was opened from the
        rulebook.
        """

    def learn(self, game: str) -> None:
        """The list of lessons of a game, above the present screen."""

    def lesson(self, lesson: Lesson) -> None:
        """Open a lesson at the step where it was left."""

    def first_lesson(self, game: str) -> None:
        """Open the first lesson of a game at the step where it was left."""

    def first_game(self, lesson: Lesson) -> None:
        """Open the whole game that follows a lesson."""

    def puzzles(self, game: str, puzzle: str = "") -> None:
        """The puzzles of a game, with one of them chosen."""

    def puzzle(self, puzzle: Puzzle) -> None:
        """Open a puzzle."""

    def results(self, hot_seat: HotSeat) -> None: ...

    def replay(
        self, match: Match, seats: tuple[Seat, ...], place: int = 0, note: "MomentNote | None" = None
    ) -> None:
        """Show a match step by step as one of these seats may know it; without seats, as everybody may.

        It opens at step `place`; the note lies on the board at its own step.
        """


class PlacesOfRules(Protocol):
    """A table that can show where rules apply."""

    def has(self, rule: str) -> bool:
        """Whether this rule applies somewhere on it."""

    def show(self, rule: str) -> None: ...


class ScreenHost(Protocol):
    """What a screen may ask of the program that shows it. `kit` is another one after each change of size or
    settings, so a screen must not keep it.
    """

    kit: Kit
    navigator: Navigator
    sounds: Sounds
    now: int
    """Milliseconds since the start; the only clock of a screen."""

    @property
    def settings(self) -> Settings: ...

    def push(self, screen: "Screen") -> None:
        """Show a screen above this one; when it closes, this one is back on top."""

    def pop(self) -> None: ...

    def replace(self, screen: "Screen") -> None:
        """Leave this screen for another one."""

    def reset(self, screen: "Screen") -> None:
        """Leave all screens for this one."""

    def quit(self) -> None:
        """End the program, unless a screen asks a question first."""

    def leaving(self, leave: Act) -> None:
        """Leave all screens by `leave`, unless one of them asks a question first."""

    def change(self, **settings: Any) -> None:
        """Apply changed settings at once and save them."""

    def notify(self, text: str) -> None:
        """Show a short notice for some seconds. It does not follow to a screen opened later."""

    def hush(self) -> None:
        """Remove all notices."""

    def explain(self, error: StoreError) -> str:
        """The words for a file's trouble in the current language."""

    @property
    def speed(self) -> float:
        """The factor on the planned length of motion; 0 for no motion."""

    def studio(self) -> "Stage":
        """A stage with the same texts and pictures, for drawing screens that nobody sees."""


class Screen:
    """A screen. Subclasses add layers from the lowest up, compose each of them, and handle gestures."""

    name = "screen"
    is_modal = False
    """Whether it is shown above a darkened picture of the screen below."""

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
        """Where the pointer rests while its tip is suppressed; None if tips may show."""
        self._layers = [Layer("ground", self.compose_ground, static=True)]
        self._top = [Layer("ring", self.compose_ring), Layer("tip", self.compose_tip)]

    @property
    def is_pressed(self) -> bool:
        """Whether a button is held down on something."""
        return self._pressed is not None

    @property
    def kit(self) -> Kit:
        return self.host.kit

    @property
    def shows_focus(self) -> bool:
        """Whether the keyboard is in use, so that the focus ring is drawn."""
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
        """Add a layer above the others, or right `under` one; see `Layer` for the flags."""
        layer = Layer(name, compose, static=static, deferred=deferred, depends_on=depends_on)
        names = [one.name for one in self._layers]
        self._layers.insert(names.index(under) if under else len(names), layer)

    def invalidate(self, *names: str) -> None:
        """Make these layers dirty, or all if none are given."""
        for layer in self.layers:
            if not names or layer.name in names:
                layer.is_dirty = True

    def invalidate_if_changed(self, *names: str) -> None:
        """Make these layers maybe dirty: each is composed again if what it depends on has changed."""
        for layer in self.layers:
            if layer.name in names:
                layer.invalidate_if_changed()

    def compose_ground(self, canvas: Canvas) -> None:
        if self.backdrop is not None:
            canvas.blit(self.backdrop, (0, 0))
        else:
            desk(canvas)

    def compose_ring(self, canvas: Canvas) -> None:
        """Compose the ring around what is hovered or has the keyboard focus."""
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
        """The thing whose tip is due: hovered for a while, or focused by keyboard. None if no tip is due."""
        if self._tip_since is None or self.host.now - self._tip_since < TIP_AFTER:
            return None
        return self.find(self.focused if self._shows_focus else self.hovered)

    # Finding things

    def hit_areas(self) -> Iterator[HitArea]:
        for layer in self.layers:
            if layer.canvas is not None:
                yield from layer.canvas.hit_areas

    def hit_area_at(self, point: tuple[int, int]) -> HitArea | None:
        """The topmost hit area at a point; None if there is none."""
        for layer in reversed(self.layers):
            if (found := layer.hit_area_at(point)) is not None:
                return found
        return None

    def hit_areas_at(self, point: tuple[int, int]) -> list[HitArea]:
        """All hit areas at a point, the topmost first."""
        return [hit_area for layer in reversed(self.layers) for hit_area in layer.hit_areas_at(point)]

    def find(self, handle: str | None) -> HitArea | None:
        if handle is None:
            return None
        for layer in self.layers:
            if layer.canvas is not None and (found := layer.canvas.find(handle)) is not None:
                return found
        return None

    # Entering and leaving

    def enter(self) -> None:
        """Called when it becomes the topmost screen, for the first time or again."""

    def leave(self) -> None:
        """Called when it is removed for good."""

    @property
    def is_safe(self) -> bool:
        """Whether nothing is lost if it is removed."""
        return True

    def ask_before_leaving(self, leave: Act) -> "Screen | None":
        """The question to ask before it is removed by `leave`; None if nothing would be lost."""
        return None

    def restyle(self) -> None:
        """Called when size, language or palette changed: everything is composed again."""
        for layer in self.layers:
            layer.drop()
        self._tip_since = None

    def tick(self, now: int) -> None:
        """Called each frame with the time."""
        if self._tip_since is not None and now - self._tip_since >= TIP_AFTER:
            tip = next(layer for layer in self._top if layer.name == "tip")
            if tip.canvas is not None and not tip.canvas.items:
                tip.is_dirty = True

    @property
    def is_working(self) -> bool:
        """Whether it has background work to do: each frame then calls `work`."""
        return False

    def work(self, spare: float) -> None:
        """Do background work for about `spare` seconds, the rest of a frame."""

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
        """Suppress the tip of what is under a resting pointer, because it just changed, until the
        pointer moves.
        """
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
        """Called when a field has a new text; screens with fields compose them again."""
        self.fields[handle] = line
        self.invalidate()

    def on_escape(self) -> None:
        if self.is_modal:
            self.host.pop()

    def activate(self, hit_area: HitArea) -> None:
        """Press a button, by mouse or keyboard."""
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
        """What the keyboard focus can reach: all that can be pressed, and all that has a tip."""
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
