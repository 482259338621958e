"""Motion: tweens on a clock that is passed in. The state is final already; the screen catches up with it.

Nothing here calls back. A painter asks for values; a thing without a tween lies where the layout puts it.
"""

from collections.abc import Callable, Iterable
from math import isfinite

import msgspec

from game.view.camera import Point

Value = float | Point
Ease = Callable[[float], float]

SPEEDS = {"none": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}
"""The factor on the length of a motion, for each setting."""


def linear(part: float) -> float:
    return part


def out_cubic(part: float) -> float:
    """Fast at first, then settling."""
    return 1.0 - (1.0 - part) ** 3


def in_out_cubic(part: float) -> float:
    """Slow at both ends."""
    if part < 0.5:
        return 4.0 * part**3
    return 1.0 - (2.0 - 2.0 * part) ** 3 / 2.0


class Tween(msgspec.Struct, frozen=True):
    """A value of one thing that moves: a place or a number.

    `start_ms` counts from the moment the tween is added, in a group from the start of the group. `arc` is the
    height of the bow: a place rises by it half-way, a number grows by it and comes back.
    """

    key: str
    start_ms: float
    ms: float
    ease: Ease
    from_: Value
    to: Value
    arc: float = 0.0

    def __post_init__(self) -> None:
        assert self.start_ms >= 0, self
        assert self.ms >= 0, self
        assert isfinite(self.start_ms + self.ms), self
        assert isinstance(self.from_, tuple) == isinstance(self.to, tuple), self

    @property
    def end_ms(self) -> float:
        return self.start_ms + self.ms

    def at(self, ms: float) -> Value:
        """The value at a moment: exactly `from_` up to the start, exactly `to` from the end on."""
        if ms >= self.end_ms:
            return self.to
        if ms <= self.start_ms:
            return self.from_
        done = self.ease(min((ms - self.start_ms) / self.ms, 1.0))
        bow = self.arc * 4.0 * done * (1.0 - done)
        if isinstance(self.from_, tuple) and isinstance(self.to, tuple):
            x = _between(self.from_[0], self.to[0], done)
            return (x, _between(self.from_[1], self.to[1], done) - bow)
        assert not isinstance(self.from_, tuple)
        assert not isinstance(self.to, tuple)
        return _between(self.from_, self.to, done) + bow


class Group(msgspec.Struct, frozen=True):
    """Tweens that run together, each `stagger_ms` after the one before; its cues are due at its start."""

    tweens: tuple[Tween, ...] = ()
    stagger_ms: float = 0.0
    cues: tuple[str, ...] = ()

    def starting(self, ms: float) -> tuple[Tween, ...]:
        """Its tweens, with start times for a group that starts at `ms`."""
        return tuple(_later(tween, ms + self.stagger_ms * place) for place, tween in enumerate(self.tweens))


class Timeline:
    """All motion of one screen: values by key, at times passed in as `now`.

    It has a clock of its own that runs faster or slower than `now`: a change of speed changes what is left of
    a motion, never what is over. A key without a tween has no value (None).
    """

    def __init__(self, speed: float = SPEEDS["normal"]) -> None:
        assert speed >= 0
        self._speed = speed
        self._tweens: dict[str, list[Tween]] = {}
        self._played_until = 0.0
        self._cues: list[tuple[float, str]] = []
        self._paced_at = 0.0
        self._clock_then = 0.0

    @property
    def speed(self) -> float:
        return self._speed

    def change_speed(self, speed: float, now: float) -> None:
        """Make all motion take `speed` times as long from now on; at 0 it ends at once."""
        assert speed >= 0
        if speed == self._speed:
            return
        self._clock_then, self._paced_at = self._clock(now), max(now, self._paced_at)
        self._speed = speed
        if not speed:
            self.finish()

    def add(self, tween: Tween, now: float) -> None:
        """Start one tween next to those running; it replaces all others with its key."""
        self._forget_past(now)
        if self._speed:
            self._tweens[tween.key] = [_later(tween, self._clock(now))]

    def play(self, motions: Iterable[Group], now: float) -> None:
        """Play these groups one after another, after the groups still being played."""
        if not self._speed:
            self._cues += [(0.0, cue) for group in motions for cue in group.cues]
            return
        self._forget_past(now)
        start = max(self._clock(now), self._played_until)
        for group in motions:
            self._cues += [(start, cue) for cue in group.cues]
            tweens = group.starting(start)
            for tween in tweens:
                self._tweens.setdefault(tween.key, []).append(tween)
            start = max((start, *(tween.end_ms for tween in tweens)))
        self._played_until = start

    def value(self, key: str, now: float) -> Value | None:
        """The value of a key now; None if nothing moves it or all its motion is over.

        A tween that has not started gives its first value; between two tweens the value is where the first
        ended.
        """
        clock = self._clock(now)
        tweens = self._tweens.get(key, ())
        if not _is_ahead(tweens, clock):
            return None
        started = [tween for tween in tweens if tween.start_ms <= clock]
        current = max(started, key=_start_of) if started else min(tweens, key=_start_of)
        return current.at(clock)

    def place(self, key: str, now: float, rest: Point) -> Point:
        """The place of a key; `rest` if nothing moves it."""
        value = self.value(key, now)
        if value is None:
            return rest
        assert isinstance(value, tuple), f"{key} is moved as a number"
        return value

    def number(self, key: str, now: float, rest: float) -> float:
        """The number of a key; `rest` if nothing moves it."""
        value = self.value(key, now)
        if value is None:
            return rest
        assert not isinstance(value, tuple), f"{key} is moved as a place"
        return value

    def active(self, now: float) -> set[str]:
        """The keys that have a value: moving, or waiting to move."""
        clock = self._clock(now)
        return {key for key, tweens in self._tweens.items() if _is_ahead(tweens, clock)}

    def is_busy(self, now: float) -> bool:
        """Whether a later picture will differ from this one, or a cue is still to come."""
        clock = self._clock(now)
        return clock < self._played_until or any(_is_ahead(tweens, clock) for tweens in self._tweens.values())

    def due(self, now: float) -> list[str]:
        """The cues of groups that have started, in order; each is returned once."""
        clock = self._clock(now)
        due = [cue for start, cue in self._cues if start <= clock]
        self._cues = [(start, cue) for start, cue in self._cues if start > clock]
        return due

    def finish(self) -> None:
        """End all motion at its target; cues not yet given out are due at once."""
        self._tweens.clear()
        self._played_until = 0.0
        self._cues = [(0.0, cue) for _, cue in self._cues]

    def clear(self) -> None:
        """Forget all motion and cues: another picture comes."""
        self.finish()
        self._cues.clear()

    def _clock(self, now: float) -> float:
        """The timeline's own time; it never goes back behind the last change of speed."""
        return self._clock_then + max(now - self._paced_at, 0.0) / (self._speed or 1.0)

    def _forget_past(self, now: float) -> None:
        ahead = self.active(now)
        self._tweens = {key: tweens for key, tweens in self._tweens.items() if key in ahead}


def _between(start: float, end: float, done: float) -> float:
    return start + (end - start) * done


def _later(tween: Tween, ms: float) -> Tween:
    return msgspec.structs.replace(tween, start_ms=tween.start_ms + ms)


def _start_of(tween: Tween) -> float:
    return tween.start_ms


def _is_ahead(tweens: Iterable[Tween], clock: float) -> bool:
    return any(clock < tween.end_ms for tween in tweens)
