"""A match and its past, told to each as he may know it."""

from typing import Any

from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.session.film import Shot
from game.session.history import History, VisibleStep
from game.session.keeping import Keeper


class ToldMatch:
    """A match that is kept, on the disk as a rule, and its steps as those who look may know them."""

    def __init__(self, autosave: Keeper) -> None:
        self.match = autosave.match
        self._autosave = autosave
        self._history = History(self.match)

    def public_view(self) -> State[Any]:
        """What everybody may know: for the curtain, which all can see."""
        state = self.match.state
        for seat in self.match.game.seats(state.world):
            state = self.match.game.redact(state, seat)
        return state

    def log_for(self, viewers: tuple[Seat, ...]) -> tuple[VisibleStep, ...]:
        """The whole past as all of these together may know it, whoever is at the screen now."""
        return self._history.history(viewers)

    @property
    def length(self) -> int:
        """How many steps can be told."""
        return len(self._history.steps)

    def place_of(self, number: int) -> int:
        """The place of the step that is told by this number."""
        return self._history.place_of(number)

    def view_before(self, place: int, viewers: tuple[Seat, ...]) -> State[Any]:
        """What `viewers` together may know of the state before the step at a place."""
        return self._history.view(place, *viewers)

    def film(self, first: int, viewers: tuple[Seat, ...]) -> tuple[Shot, ...]:
        """What happened from the step at place `first` on, event by event, as `viewers` may know it."""
        return self._history.film(first, viewers)

    def history(self, seat: Seat) -> tuple[VisibleStep, ...]:
        """All steps as one seat may know them. The first entry is the set-up (number 0, by nobody).

        Of a game that an older program began and that plays differently now, the history begins where it
        was loaded: with an empty entry, closed by `load`.
        """
        return self._history.history((seat,))

    def recap(self, seat: Seat) -> tuple[VisibleStep, ...]:
        """What happened since this seat last decided, as it may know it: for when its curtain opens."""
        return self._history.recap(seat, (seat,))

    def public_recap(self, seat: Seat) -> tuple[VisibleStep, ...]:
        """The same as everybody may know it: for the curtain itself, which all can see."""
        return self._history.recap(seat, self.match.game.seats(self.match.state.world))

    def last_public(self, count: int) -> tuple[VisibleStep, ...]:
        """The last steps as everybody may know them, for whoever comes back to a game after a while."""
        seats = self.match.game.seats(self.match.state.world)
        first = max(0, len(self._history.steps) - count)
        return tuple(self._history.tell(place, seats) for place in range(first, len(self._history.steps)))

    def has_decided(self, seat: Seat) -> bool:
        """Whether this seat has had anything to decide yet."""
        return any(step.seat == seat for step in self._history.steps)

    @property
    def whole_history(self) -> History:
        """From which the log and the recap of each seat are told."""
        return self._history

    @property
    def kept(self) -> Keeper:
        """By which the match is kept."""
        return self._autosave

    def take_hint(self, seat: Seat) -> None:
        """A seat asks the coach, which the report will tell."""
        self._autosave.take_hint(seat)

    def close(self) -> None:
        self._autosave.close()
