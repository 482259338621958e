"""Things in motion: the timeline of a table, its sounds, and rolling dice."""

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
"""The offsets of a thing that shakes because it may not move, in design pixels."""
DICE_CUE = "dice"
FRESH_MS = 3200
"""How long a throw is shown where there is no tray."""


class Motion:
    """All motion of one table; with motion switched off everything is at its target at once."""

    def __init__(self, host: ScreenHost) -> None:
        self._host = host
        self._timeline = Timeline(host.speed)
        self._thrown_at: int | None = None
        self._fresh_until: int | None = None
        self.was_throw_watched = False
        """Whether a film has shown the last throw, so that it is not shown again."""
        self._skips = False
        self.moving: frozenset[Handle] = frozenset()
        """Things that are not drawn at their place because they are still moving there."""

    @property
    def is_busy(self) -> bool:
        return self._timeline.is_busy(self._host.now)

    @property
    def tumbling_ms(self) -> float | None:
        """Milliseconds since the dice began to roll; None once they lie."""
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
        """Move a refused thing back to where it lay."""
        hit_area = screen.find(handle)
        if hit_area is None or screen.pointer is None:
            return
        start = (float(screen.pointer[0]), float(screen.pointer[1]))
        rest = (float(hit_area.rect.centerx), float(hit_area.rect.centery))
        self._timeline.change_speed(self._speed, self._host.now)
        self._timeline.add(Tween(handle, 0.0, FLY_BACK_MS, out_cubic, start, rest), self._host.now)
        self.moving = frozenset(self._timeline.active(self._host.now))

    def shake(self, screen: "TableScreen", handle: Handle) -> None:
        """Shake a thing that may not move."""
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
        """The present places of the moving things."""
        now = self._host.now
        values = ((handle, self._timeline.value(handle, now)) for handle in sorted(self.moving))
        return [(handle, value) for handle, value in values if isinstance(value, tuple)]

    def tick(self, now: int) -> tuple[str, ...]:
        """Play the sounds that are due; returns the names of the layers that changed."""
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
        """True: end all motion at once from now on. False: take its time again."""
        self._skips = skips
        if skips:
            self.finish()

    def finish(self) -> None:
        """End all motion at its target."""
        self._timeline.finish()
        self._thrown_at = None
        self.moving = frozenset()

    def clear(self) -> None:
        """Forget all motion, because somebody else will look."""
        self._timeline.clear()
        self._thrown_at = self._fresh_until = None
        self.moving = frozenset()
