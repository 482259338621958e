"""The steps of a match as each seat may know them: for the log and the recap.

The intent and the state of a step never leave this module: an intent can name a card that was placed face
down.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import Applied, State
from game.rules.core.values import Event
from game.session.film import Shot, shots, shots_of
from game.session.match import Barrier, Match, PlayedStep


def story(match: Match) -> Iterator[Event]:
    """All events since `first_state`, secrets included: for use when the game is over."""
    return (event for step in match.steps for event in step.events)


class VisibleStep(msgspec.Struct, frozen=True):
    """One step as its reader may know it. Step 0 is the set-up, which has no seat."""

    number: int
    seat: Seat | None
    events: tuple[Event, ...]
    barrier: str | None
    """What closes undo before this step; None if it can be taken back."""


class History:
    """The steps of a match, redacted for each reader.

    It never gives out a step's intent or state. Its owner, who plays the match, reports every step added
    or taken back (or calls `follow` to compare). Places count from 0; -1 is the last step. A reader may be
    several seats at one screen: then the answer is what all of them together may know.
    """

    def __init__(self, match: Match) -> None:
        self._game = match.game
        """The match plays its record again, if it was loaded and has not done so yet."""
        match.look_back()
        self.steps: list[PlayedStep] = list(match.steps)
        # Steps of an older record that no longer play the same cannot be shown.
        self._begins = Barrier("load" if match.lost_steps else "start", match.lost_steps)
        started = engine.start(match.game, match.game.new(match.setting, match.seats, match.seed))
        self.opening = started if match.opening else Applied(started.state, (), ())
        """The events of the set-up and the state after it; empty for a position set by hand."""
        self._first = match.first_state
        self._visible: dict[tuple[Seat, ...], list[VisibleStep]] = {}

    @property
    def length(self) -> int:
        """The number of steps, including those that cannot be shown."""
        return self._begins.step + len(self.steps)

    def add(self, step: PlayedStep) -> None:
        self.steps.append(step)

    def take_back(self) -> None:
        self.steps.pop()
        for visible in self._visible.values():
            del visible[1 + len(self.steps) :]

    def follow(self, steps: Sequence[PlayedStep]) -> None:
        """Bring the steps up to date with the match, whatever was not reported."""
        while self.steps and (
            len(self.steps) > len(steps) or self.steps[-1] is not steps[len(self.steps) - 1]
        ):
            self.take_back()
        for step in steps[len(self.steps) :]:
            self.add(step)

    def free_steps(
        self, seat: Seat | None, is_unseen: Callable[[int], bool] = lambda _place: False
    ) -> tuple[int, Barrier]:
        """How many of the last steps a seat can take back without agreement, and the barrier before them.

        Only the seat's own steps count; with nobody at the screen there are none. `is_unseen` tells
        whether nobody else has had the screen since the step at a place.
        """
        for count, step in enumerate(reversed(self.steps)):
            kind = step.barrier or (None if step.seat == seat else "hand_over")
            if kind == "hand_over" and is_unseen(len(self.steps) - 1 - count):
                kind = None
            if kind is not None:
                return count, Barrier(kind, self.length - count)
        return len(self.steps), self._begins

    def before(self, place: int) -> State[Any]:
        """The state before the step at a place (-1 is the last)."""
        place %= len(self.steps)
        return self.steps[place - 1].state if place else self._first

    def view(self, place: int, *readers: Seat) -> State[Any]:
        """The state before the first step (0) or after this many steps, as all of `readers` together may
        know it."""
        assert 0 <= place <= len(self.steps)
        assert readers
        state = self.steps[place - 1].state if place else self._first
        for seat in readers:
            state = self._game.redact(state, seat)
        return state

    # What readers may know

    def history(self, readers: tuple[Seat, ...]) -> tuple[VisibleStep, ...]:
        """All steps from the set-up on, as all of `readers` together may know them."""
        visible = self._visible.setdefault(readers, [])
        if not visible:
            visible.append(self._opening(readers))
        visible += (self.tell(place, readers) for place in range(len(visible) - 1, len(self.steps)))
        return tuple(visible)

    def recap(self, seat: Seat, readers: Iterable[Seat]) -> tuple[VisibleStep, ...]:
        """The steps since `seat` last decided, as each of `readers` may know them.

        Includes the seat's own last step if that ended its part: the seat never saw the result.
        """
        together = tuple(readers)
        return tuple(self.tell(place, together) for place in range(self._missed_from(seat), len(self.steps)))

    def tell(self, place: int, readers: Iterable[Seat]) -> VisibleStep:
        """The step at a place (-1 is the last) as it may be known to all of `readers` together."""
        step = self.steps[place]
        return VisibleStep(
            self._number(place), step.seat, self._known(step.events, step.state.world, readers), step.barrier
        )

    def film(self, first: int, viewers: Iterable[Seat]) -> tuple[Shot, ...]:
        """The steps from the place `first` on, event by event, as all of `viewers` together may know them.

        From -1 on it begins with the set-up, if that can be shown.
        """
        eyes = tuple(viewers)
        places = range(max(0, first), len(self.steps))
        found = tuple(shot for place in places for shot in self.film_of(place, eyes))
        if first >= 0 or self._begins.kind != "start":
            return found
        return (*shots_of(self._game, self.opening, self._begins.step, None, eyes), *found)

    def film_of(self, place: int, viewers: Iterable[Seat]) -> tuple[Shot, ...]:
        """One step, event by event."""
        step = self.steps[place]
        return tuple(shots(self._game, self.before(place), self._number(place), step, viewers))

    def place_of(self, number: int) -> int:
        """The place of the step with this number."""
        return number - self._begins.step - 1

    def _number(self, place: int) -> int:
        return self._begins.step + 1 + place % len(self.steps)

    def _opening(self, readers: tuple[Seat, ...]) -> VisibleStep:
        begins = self._begins
        events = self.opening.events if begins.kind == "start" else ()
        return VisibleStep(
            begins.step, None, self._known(events, self.opening.state.world, readers), begins.kind
        )

    def _known(self, events: tuple[Event, ...], world: object, readers: Iterable[Seat]) -> tuple[Event, ...]:
        for seat in readers:
            events = tuple(self._game.redact_event(event, world, seat) for event in events)
        return events

    def _missed_from(self, seat: Seat) -> int:
        for place in range(len(self.steps) - 1, -1, -1):
            step = self.steps[place]
            if step.seat == seat:
                return place + 1 if seat in engine.waiting_for(step.state) else place
        return 0
