"""A match and its past, redacted for each reader."""

from typing import Any

from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.session.film import Shot
from game.session.history import History, VisibleStep
from game.session.keeping import Keeper


class ToldMatch:
    """A match with its keeper, usually on disk, and its steps as the viewers may know them."""

    def __init__(self, autosave: Keeper) -> None:
        self.match = autosave.match
        self._autosave = autosave
        self._history = History(self.match)

    def public_view(self) -> State[Any]:
        """What everybody may know: for the curtain, which everybody sees."""
        state = self.match.state
        for seat in self.match.game.seats(state.world):
            state = self.match.game.redact(state, seat)
        return state

    def log_for(self, viewers: tuple[Seat, ...]) -> tuple[VisibleStep, ...]:
        """All steps as all of these seats together may know them, whoever has the screen."""
        return self._history.history(viewers)

    @property
    def length(self) -> int:
        """How many steps can be shown."""
        return len(self._history.steps)

    def place_of(self, number: int) -> int:
        """The place of the step with this number."""
        return self._history.place_of(number)

    def view_before(self, place: int, viewers: tuple[Seat, ...]) -> State[Any]:
        """What `viewers` together may know of the state before the step at a place."""
        return self._history.view(place, *viewers)

    def film(self, first: int, viewers: tuple[Seat, ...]) -> tuple[Shot, ...]:
        """The events from the step at place `first` on, one by one, as `viewers` may know them."""
        return self._history.film(first, viewers)

    def history(self, seat: Seat) -> tuple[VisibleStep, ...]:
        """All steps as one seat may know them. The first entry is the set-up (number 0, without a seat).

        If a loaded match no longer plays the same, its history begins where it was loaded: with an empty
        entry and the barrier `load`.
        """
        return self._history.history((seat,))

    def recap(self, seat: Seat) -> tuple[VisibleStep, ...]:
        """The steps since this seat last decided, as it may know them: shown when its curtain opens."""
        return self._history.recap(seat, (seat,))

    def public_recap(self, seat: Seat) -> tuple[VisibleStep, ...]:
        """The same as everybody may know it: shown on the curtain itself."""
        return self._history.recap(seat, self.match.game.seats(self.match.state.world))

    def last_public(self, count: int) -> tuple[VisibleStep, ...]:
        """The last steps as everybody may know them: for people who come back to a game."""
        seats = self.match.game.seats(self.match.state.world)
        first = max(0, len(self._history.steps) - count)
        return tuple(self._history.tell(place, seats) for place in range(first, len(self._history.steps)))

    def has_decided(self, seat: Seat) -> bool:
        """Whether this seat has decided anything yet."""
        return any(step.seat == seat for step in self._history.steps)

    @property
    def whole_history(self) -> History:
        """The history from which every log and recap is made."""
        return self._history

    @property
    def kept(self) -> Keeper:
        """The keeper of the match."""
        return self._autosave

    def take_hint(self, seat: Seat) -> None:
        """A seat asks the coach; the report of the match counts it."""
        self._autosave.take_hint(seat)

    def close(self) -> None:
        self._autosave.close()
