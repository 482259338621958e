"""The director: which beat of a film is shown. The state after the film is already final."""

from game.presenters.contract.film import Beat

FOLLOWED_MS = 850.0
"""The least time for a beat of another player, because the viewer did not expect it."""
HURRIED = 0.25
"""The factor on a beat's time while it is hurried."""


class Director:
    """Which beat of a film is on. It has no clock: times are passed in, and it draws nothing.

    With no film running there is no beat: `is_running` is False and `beat` must not be read.
    """

    def __init__(self) -> None:
        self._beats: tuple[Beat, ...] = ()
        self._place = 0
        self._began = 0
        self.is_hurried = False
        self.is_followed = False
        """Whether the film shows another player's action."""

    @property
    def is_running(self) -> bool:
        return bool(self._beats)

    @property
    def beat(self) -> Beat:
        assert self._beats, "no film is running"
        return self._beats[self._place]

    @property
    def place(self) -> int:
        """The number of the beat, from 0."""
        return self._place

    @property
    def length(self) -> int:
        return len(self._beats)

    def begin(self, beats: tuple[Beat, ...], now: int) -> None:
        """Start a film at its first beat; a film without beats is over at once."""
        self._beats, self._place, self._began = beats, 0, now

    def extend(self, beats: tuple[Beat, ...]) -> None:
        """Add beats at the end of the running film."""
        self._beats += beats

    def share(self, now: int, speed: float) -> float:
        """The elapsed share of the beat, from 0 to 1."""
        ms = self.beat.rule.ms
        long = (
            max(ms, FOLLOWED_MS if ms and self.is_followed else 0.0)
            * speed
            * (HURRIED if self.is_hurried else 1.0)
        )
        return min(1.0, (now - self._began) / long) if long else 1.0

    def elapsed(self, now: int) -> int:
        """Milliseconds since the beat began."""
        return now - self._began

    def next(self, now: int) -> bool:
        """Go to the next beat; False if that was the last one, and the film is over."""
        if self._place + 1 >= len(self._beats):
            self.stop()
            return False
        self._place, self._began = self._place + 1, now
        return True

    def stop(self) -> None:
        self._beats, self._place, self.is_hurried = (), 0, False
