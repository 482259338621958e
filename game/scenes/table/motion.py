"""Things on their way: the timeline of a table, its sounds, and the dice while they roll."""

from itertools import pairwise
from typing import TYPE_CHECKING

from game.scenes.screen import ScreenHost
from game.scenes.table.dice_tray import TUMBLE_MS
from game.view.camera import Point
from game.view.handles import Handle
from game.view.timeline import Group, Timeline, Tween, out_cubic

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen

FLY_BACK_MS = 240.0
SHAKE_MS = 55.0
SHAKES = ((0.0, -5.0), (-6.0, -5.0), (6.0, -5.0), (-4.0, -4.0), (3.0, -2.0), (0.0, 0.0))
"""How a thing that may not move lifts a little and shakes: where it is after each step, in the design."""
DICE_CUE = "dice"
FRESH_MS = 3200
"""How long a throw is shown where there is no room for a tray of its own."""


class Motion:
    def __init__(self, host: ScreenHost) -> None:
        self._host = host
        self._timeline = Timeline(host.speed)
        self._thrown_at: int | None = None
        self._fresh_until: int | None = None
        self.was_throw_watched = False
        """Whether a film has shown the last throw: it need not be shown once more."""
        self._skips = False
        self.moving: frozenset[Handle] = frozenset()
        """What is not drawn at its place because it is still on its way there."""

    @property
    def is_busy(self) -> bool:
        return self._timeline.is_busy(self._host.now)

    @property
    def tumbling_ms(self) -> float | None:
        """How long the dice have been rolling; None when they lie."""
        return None if self._thrown_at is None else float(self._host.now - self._thrown_at)

    @property
    def has_fresh_throw(self) -> bool:
        """Whether dice were thrown a moment ago."""
        return self._fresh_until is not None

    @property
    def _speed(self) -> float:
        return 0.0 if self._skips else self._host.speed

    def play(self, groups: list[Group]) -> None:
        self._timeline.change_speed(self._speed, self._host.now)
        self._timeline.play(groups, self._host.now)
        self.moving = frozenset(self._timeline.active(self._host.now))

    def fly_back(self, screen: "TableScreen", handle: Handle) -> None:
        """A thing that was not taken goes back to where it lay."""
        hit_area = screen.find(handle)
        if hit_area is None or screen.pointer is None:
            return
        start = (float(screen.pointer[0]), float(screen.pointer[1]))
        rest = (float(hit_area.rect.centerx), float(hit_area.rect.centery))
        self._timeline.change_speed(self._speed, self._host.now)
        self._timeline.add(Tween(handle, 0.0, FLY_BACK_MS, out_cubic, start, rest), self._host.now)
        self.moving = frozenset(self._timeline.active(self._host.now))

    def shake(self, screen: "TableScreen", handle: Handle) -> None:
        """A thing that may not move lifts a little, shakes, and lies as it lay."""
        hit_area = screen.find(handle)
        if hit_area is None:
            return
        unit, (x, y) = screen.kit.metrics.unit, hit_area.rect.center
        here = (float(x), float(y))
        places = [here, *((x + dx * unit, y + dy * unit) for dx, dy in SHAKES)]
        steps = tuple(
            Tween(handle, number * SHAKE_MS, SHAKE_MS, out_cubic, start, end)
            for number, (start, end) in enumerate(pairwise(places))
        )
        self.play([Group(steps)])

    def places(self) -> list[tuple[Handle, Point]]:
        """Where the things on their way are now."""
        now = self._host.now
        values = ((handle, self._timeline.value(handle, now)) for handle in sorted(self.moving))
        return [(handle, value) for handle, value in values if isinstance(value, tuple)]

    def tick(self, now: int) -> tuple[str, ...]:
        """Let sounds be heard that are due; returns the layers that look different now."""
        for cue in self._timeline.due(now):
            self._host.sounds.play(cue)
            if cue == DICE_CUE:
                self._thrown_at = now if self._speed else None
                self._fresh_until = now + FRESH_MS
                self.was_throw_watched = False
        dirty: list[str] = []
        if self._fresh_until is not None and now > self._fresh_until:
            self._fresh_until = None
            dirty.append("dice")
        if self._thrown_at is not None:
            dirty.append("dice")
            if now - self._thrown_at > TUMBLE_MS * self._host.speed:
                self._thrown_at = None
        active = frozenset(self._timeline.active(now))
        if active != self.moving:
            self.moving = active
            dirty += ["board", "zones", "marks", "said", "moving"]
        elif active:
            dirty.append("moving")
        return tuple(dirty)

    def skip(self, skips: bool) -> None:
        """From now on things are where they go at once; or take their time again."""
        self._skips = skips
        if skips:
            self.finish()

    def finish(self) -> None:
        """Everything is where it was going."""
        self._timeline.finish()
        self._thrown_at = None
        self.moving = frozenset()

    def clear(self) -> None:
        """Forget it all: somebody else will look."""
        self._timeline.clear()
        self._thrown_at = self._fresh_until = None
        self.moving = frozenset()
