"""The thing in hand: a press becomes a click, a drag or a pan; two clicks do the same as a drag.

The machines know no window and no rule. The caller passes the handle under the pointer and looks up
afterwards what a gesture means.
"""

from collections.abc import Container
from math import hypot

import msgspec

Point = tuple[float, float]

THRESHOLD = 6.0
"""How far, in pixels, the pointer must move before a press is more than a click."""


class Nothing(msgspec.Struct, frozen=True):
    """A release without a meaning: there was no press, or it moved the board."""


class Clicked(msgspec.Struct, frozen=True):
    """Pressed and released in place, on a handle or on the empty table."""

    handle: str | None


class Dropped(msgspec.Struct, frozen=True):
    """A thing was dropped on a target, or where there is none."""

    source: str
    target: str | None


class Started(msgspec.Struct, frozen=True):
    """The thing has just been lifted."""

    source: str


class Moved(msgspec.Struct, frozen=True):
    """The thing in hand moves with the pointer."""


class Panned(msgspec.Struct, frozen=True):
    """The board was pushed this much further since the last move."""

    dx: float
    dy: float


class Selected(msgspec.Struct, frozen=True):
    """A first click: the thing is selected and waits for its target."""

    handle: str


class Cleared(msgspec.Struct, frozen=True):
    """A click after which nothing is selected."""


DragResult = Nothing | Clicked | Dropped
Motion = Started | Moved | Panned
Choice = Selected | Dropped | Cleared


class _Press(msgspec.Struct, frozen=True):
    handle: str | None
    lifts: str | None
    pos: Point


class Drag:
    """One pointer: idle, then pressed, then dragging a thing or panning the board, then idle again."""

    def __init__(self, threshold: float = THRESHOLD) -> None:
        self.pos: Point = (0.0, 0.0)
        self.over: str | None = None
        self._threshold = threshold
        self._press: _Press | None = None
        self._has_left = False

    @property
    def is_idle(self) -> bool:
        return self._press is None

    @property
    def pressed(self) -> str | None:
        """The handle under the pointer when the button went down, until it is released; None without one."""
        return None if self._press is None else self._press.handle

    @property
    def source(self) -> str | None:
        """The handle of the thing that is dragged; None without one."""
        return self._press.lifts if self._press is not None and self._has_left else None

    @property
    def is_dragging(self) -> bool:
        return self.source is not None

    @property
    def is_panning(self) -> bool:
        return self._press is not None and self._press.lifts is None and self._has_left

    @property
    def grab_offset(self) -> Point:
        """How far the pointer is from where it was pressed, and so how far the thing in hand has moved."""
        if self._press is None:
            return (0.0, 0.0)
        return (self.pos[0] - self._press.pos[0], self.pos[1] - self._press.pos[1])

    def press(self, handle: str | None, pos: Point, *, can_lift: bool = True) -> None:
        """The button goes down. A thing that cannot be lifted can still be clicked; moving it pans the
        board.

        A press during a press means that a release was lost: the thing held before is released.
        """
        self.cancel()
        self.pos = pos
        self._press = _Press(handle, handle if can_lift else None, pos)

    def move(self, pos: Point, over: str | None) -> Motion | None:
        """The pointer moves to `pos`, above `over`; returns None if that changes nothing."""
        before, self.pos = self.pos, pos
        if self._press is None:
            return None
        is_first = not self._has_left
        if is_first and hypot(*self.grab_offset) < self._threshold:
            return None
        self._has_left = True
        if self._press.lifts is None:
            return _pan(self._press.pos if is_first else before, pos)
        self.over = over
        return Started(self._press.lifts) if is_first else Moved()

    def release(self, pos: Point, over: str | None) -> DragResult:
        """The button comes up: the machine is idle before the caller reads the result."""
        self.move(pos, over)
        press, has_left = self._press, self._has_left
        self.cancel()
        if press is None:
            return Nothing()
        if not has_left:
            return Clicked(press.handle)
        return Nothing() if press.lifts is None else Dropped(press.lifts, over)

    def cancel(self) -> None:
        """Release without an effect: Escape, focus lost, window minimised, the world changed."""
        self.over = None
        self._press = None
        self._has_left = False


def _pan(start: Point, end: Point) -> Panned | None:
    return None if start == end else Panned(end[0] - start[0], end[1] - start[1])


class Selection:
    """Click-click: the first click selects a thing, the second puts it down as a drag would."""

    def __init__(self) -> None:
        self.selected: str | None = None

    def clear(self) -> None:
        self.selected = None

    def click(
        self, handle: str | None, sources: Container[str], targets_of_selected: Container[str]
    ) -> Choice:
        """A target receives the selected thing; otherwise a source is selected; anything else clears the
        selection.

        A selected thing that is no longer a source is forgotten first, so that an old selection never
        becomes a move.
        """
        selected = self.selected if self.selected in sources else None
        self.clear()
        if handle is None or handle == selected:
            return Cleared()
        if selected is not None and handle in targets_of_selected:
            return Dropped(selected, handle)
        if handle in sources:
            self.selected = handle
            return Selected(handle)
        return Cleared()
