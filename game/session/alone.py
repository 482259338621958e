"""A table at which one person plays alone: of a lesson, of a puzzle."""

from game.rules.core.frames import AutoPass
from game.rules.core.ids import Seat
from game.session.hot_seat import HotSeat


class AloneTable(HotSeat):
    """A table with one person: no window passes by itself, nobody interjects, and undo needs no agreement."""

    def may_interject(self, seat: Seat) -> bool:  # noqa: ARG002  (nobody may)
        """Only the seat that is asked may act."""
        return False

    @property
    def open_window(self) -> AutoPass | None:
        """None: no window passes by itself."""
        return None

    @property
    def can_undo_by_agreement(self) -> bool:
        return False
