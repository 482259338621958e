"""What goes on by itself: how long an open table waits, and the pause before the report."""

from typing import TYPE_CHECKING

from game.config.settings import Settings
from game.presenters.contract.presenter import AutoAdvance
from game.scenes.screen import ScreenHost

if TYPE_CHECKING:
    from collections.abc import Mapping

REVEAL_MS = 1200
"""A card that was turned over stays in view at least so long before it is carried out."""
BREATH_MS = 600
"""Between two turns play stops this long: hands can go up while the table is cleared, too."""
SEEN_SHARE = 2
"""Who comes next at the same window has looked on all the time: he has this part of it again."""
HELD_MS = 900
"""When somebody has interjected others have this long to do so at the same time."""
NOT_BEFORE_MS = 1500
"""Nobody can close a window for all before everybody has had a chance to see it."""
REPORT_AFTER_MS = 1600
ASKING = ("grace", "response")
TOLD = ("grace", "response", "hit")
"""What is long enough to be told in seconds."""


class Waiting:
    """How long the table has waited in the state that lies there, of how long it waits."""

    def __init__(self) -> None:
        self._since = self._ticked = 0
        self._waited = 0
        """So many milliseconds, those left out in which somebody stopped it."""
        self._advance: AutoAdvance | None = None
        self._durations: Mapping[str, int] = {}

    def begin(
        self, now: int, auto_advance: AutoAdvance | None, settings: Settings, *, was_seen: bool = False
    ) -> None:
        """The state has changed; without an `AutoAdvance` somebody must decide.

        `was_seen`: the same window has just gone by for somebody else, and nothing happened.
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
        """How much of the waiting is over, from 0 to 1; None where nothing goes on by itself."""
        if self._advance is None:
            return None
        return min(1.0, self._waited / self._duration) if self._duration else 1.0

    @property
    def is_for_nobody(self) -> bool:
        """Whether play goes on at once, so that nothing need be said or offered first."""
        return self._advance is not None and not self._duration

    @property
    def bar(self) -> float | None:
        """How far the line of the waiting is filled; None where nobody waits, so that none flashes."""
        return self.share if self._duration else None

    @property
    def left(self) -> int | None:
        """How many milliseconds are left to those who may react; None where they are not told."""
        if self._advance is None or not self._duration or self._advance.setting not in TOLD:
            return None
        return max(0, self._duration - self._waited)

    def may_be_closed(self, now: int) -> bool:
        """Whether somebody may already end the waiting for all."""
        if self._advance is None or self._advance.setting not in ASKING:
            return True
        return now - self._since >= min(NOT_BEFORE_MS, self._duration)


class ReportPause:
    """How long ago something happened at this table: the report comes a moment later."""

    def __init__(self, host: ScreenHost) -> None:
        self._host = host
        self._since: int | None = None
        self._has_reported = False

    def begin(self) -> None:
        """Something has just happened."""
        self._since, self._has_reported = self._host.now, False

    def is_over(self, now: int) -> bool:
        """A moment after the last move, once; afterwards it is opened by its button."""
        if self._since is None or self._has_reported or now - self._since <= REPORT_AFTER_MS:
            return False
        self._has_reported = True
        return True
