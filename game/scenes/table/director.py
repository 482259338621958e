"""The director: shows a film beat by beat, while the state it tells of is final long since."""

from game.presenters.contract.film import Beat

FOLLOWED_MS = 850.0
"""What somebody else does lasts at least so long: nobody waited for it, so it must be seen coming."""
HURRIED = 0.25
"""How much of its time a beat takes while it is hurried."""


class Director:
    """Which beat is on. Time is handed in; whoever draws asks what to show."""

    def __init__(self) -> None:
        self._beats: tuple[Beat, ...] = ()
        self._place = 0
        self._began = 0
        self.is_hurried = False
        self.is_followed = False
        """Whether it is somebody else's doing that is shown."""

    @property
    def is_running(self) -> bool:
        return bool(self._beats)

    @property
    def beat(self) -> Beat:
        assert self._beats, "no film is running"
        return self._beats[self._place]

    @property
    def place(self) -> int:
        """Which beat of the film it is, from 0."""
        return self._place

    @property
    def length(self) -> int:
        return len(self._beats)

    def begin(self, beats: tuple[Beat, ...], now: int) -> None:
        """Show a film from its first beat; one without beats is over before it began."""
        self._beats, self._place, self._began = beats, 0, now

    def extend(self, beats: tuple[Beat, ...]) -> None:
        """Something more has happened: it follows at the end."""
        self._beats += beats

    def share(self, now: int, speed: float) -> float:
        """How far the beat has come, from 0 to 1."""
        ms = self.beat.rule.ms
        long = (
            max(ms, FOLLOWED_MS if ms and self.is_followed else 0.0)
            * speed
            * (HURRIED if self.is_hurried else 1.0)
        )
        return min(1.0, (now - self._began) / long) if long else 1.0

    def elapsed(self, now: int) -> int:
        """For how many milliseconds the beat has been on."""
        return now - self._began

    def next(self, now: int) -> bool:
        """Go on to the next beat; False when that was the last one, and the film is over."""
        if self._place + 1 >= len(self._beats):
            self.stop()
            return False
        self._place, self._began = self._place + 1, now
        return True

    def stop(self) -> None:
        self._beats, self._place, self.is_hurried = (), 0, False
