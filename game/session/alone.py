"""A table at which one person sits alone, and nobody else is heard: that of a lesson, that of a puzzle."""

from game.rules.core.frames import AutoPass
from game.rules.core.ids import Seat
from game.session.hot_seat import HotSeat


class AloneTable(HotSeat):
    """Nothing closes by itself, nobody interjects, and there is nobody to agree with about taking back."""

    def may_interject(self, seat: Seat) -> bool:  # noqa: ARG002  (nobody may)
        """Whatever is said is said where it is waited for."""
        return False

    @property
    def open_window(self) -> AutoPass | None:
        """No window closes by itself while somebody reads."""
        return None

    @property
    def can_undo_by_agreement(self) -> bool:
        return False
