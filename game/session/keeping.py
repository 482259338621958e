"""What a table needs from the keeper of its match: the disk, or nothing."""

from typing import Protocol

from game.rules.core.ids import Seat
from game.rules.core.values import Event, Intent
from game.session.match import Match, PlayedStep


class Keeper(Protocol):
    """Plays a match and keeps it; `Autosave` keeps it on disk."""

    match: Match

    @property
    def unsaved(self) -> str | None: ...

    def submit(self, seat: int, intent: Intent) -> tuple[Event, ...]: ...

    def undo(self, *, friendly: bool = False, unseen: bool = False) -> PlayedStep: ...

    def redo(self) -> PlayedStep: ...

    def take_hint(self, seat: Seat) -> None: ...

    def close(self) -> None: ...

    def catch_up(self) -> None: ...

    def was_copied(self) -> None: ...


class Unkept:
    """A match that is not saved: it can be rebuilt from its source."""

    unsaved: str | None = None

    def __init__(self, match: Match) -> None:
        self.match = match

    def submit(self, seat: int, intent: Intent) -> tuple[Event, ...]:
        return self.match.submit(seat, intent)

    def undo(self, *, friendly: bool = False, unseen: bool = False) -> PlayedStep:
        return self.match.undo(friendly=friendly, unseen=unseen)

    def redo(self) -> PlayedStep:
        return self.match.redo()

    def take_hint(self, seat: Seat) -> None:
        self.match.hints[seat] += 1

    def close(self) -> None:
        """Nothing to release."""

    def catch_up(self) -> None:
        """Nothing to write."""

    def was_copied(self) -> None:
        """Nothing is saved, so nothing can be lost."""
