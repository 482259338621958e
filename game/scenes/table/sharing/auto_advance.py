"""Automatic progress: how long an open table waits, and the pause before the report."""

from typing import TYPE_CHECKING

from game.config.settings import Settings
from game.presenters.contract.presenter import AutoAdvance
from game.scenes.screen import ScreenHost

if TYPE_CHECKING:
    from collections.abc import Mapping

REVEAL_MS = 1200
"""The least time that a revealed card stays in view before it is carried out."""
BREATH_MS = 600
"""The pause between two turns, in which hands can be raised."""
SEEN_SHARE = 2
"""The share of the waiting for the next player at the same window, who has seen the table all the time."""
HELD_MS = 900
"""After an interjection, how long others can still interject at the same time."""
NOT_BEFORE_MS = 1500
"""The least time before anybody may close a window for all, so that everybody has seen it."""
REPORT_AFTER_MS = 1600
ASKING = ("grace", "response")
TOLD = ("grace", "response", "hit")
"""The settings whose waiting is long enough to be shown in seconds."""


class Waiting:
    """How long the table has waited in the present state, and how long it will."""

    def __init__(self) -> None:
        self._since = self._ticked = 0
        self._waited = 0
        """Milliseconds waited, without the time in which somebody stopped it."""
        self._advance: AutoAdvance | None = None
        self._durations: Mapping[str, int] = {}

    def begin(
        self, now: int, auto_advance: AutoAdvance | None, settings: Settings, *, was_seen: bool = False
    ) -> None:
        """The state has changed: start to wait; without an `AutoAdvance` somebody must decide.

        `was_seen`: the same window has just passed unused for another seat.
        """
        self._since = self._ticked = now
        self._waited, self._advance = 0, auto_advance
        grace = settings.grace_seconds * 1000 // (SEEN_SHARE if was_seen else 1)
        self._durations = {
            "grace": 0 if settings.reaction_mode == "fast" else grace,
            "response": grace,
            "hit": settings.hit_seconds * 1000,
            "reveal": REVEAL_MS,
            "breath": BREATH_MS,
            "nobody": 0,
        }

    @property
    def _duration(self) -> int:
        if self._advance is None:
            return 0
        whole = self._durations[self._advance.setting]
        return min(whole, HELD_MS) if self._advance.is_held else whole

    def tick(self, now: int, *, is_stopped: bool) -> None:
        if not is_stopped:
            self._waited += now - self._ticked
        self._ticked = now

    @property
    def share(self) -> float | None:
        """The elapsed share of the waiting, from 0 to 1; None if nothing goes on by itself."""
        if self._advance is None:
            return None
        return min(1.0, self._waited / self._duration) if self._duration else 1.0

    @property
    def is_for_nobody(self) -> bool:
        """Whether play goes on at once, so that nothing needs to be shown first."""
        return self._advance is not None and not self._duration

    @property
    def bar(self) -> float | None:
        """The filled share of the waiting bar; None if nobody waits, so that no bar flashes."""
        return self.share if self._duration else None

    @property
    def left(self) -> int | None:
        """Milliseconds left to react; None if they are not shown."""
        if self._advance is None or not self._duration or self._advance.setting not in TOLD:
            return None
        return max(0, self._duration - self._waited)

    def may_be_closed(self, now: int) -> bool:
        """Whether the waiting may already be ended for all."""
        if self._advance is None or self._advance.setting not in ASKING:
            return True
        return now - self._since >= min(NOT_BEFORE_MS, self._duration)


class ReportPause:
    """The pause between the end of the match and its report."""

    def __init__(self, host: ScreenHost) -> None:
        self._host = host
        self._since: int | None = None
        self._has_reported = False

    def begin(self) -> None:
        """Something has just happened: start the pause."""
        self._since, self._has_reported = self._host.now, False

    def is_over(self, now: int) -> bool:
        """True once, after the pause; afterwards the report is opened by its button."""
        if self._since is None or self._has_reported or now - self._since <= REPORT_AFTER_MS:
            return False
        self._has_reported = True
        return True
