"""The steps of a match as each seat may know them: for the log and the recap.

A step's intent and state never leave this module: an intent can name a card that was laid face down.
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
    """Everything that happened since `first_state`, secrets included: for when the game is over."""
    return (event for step in match.steps for event in step.events)


class VisibleStep(msgspec.Struct, frozen=True):
    """One step as its reader may know it. Step 0 is the set-up, by nobody."""

    number: int
    seat: Seat | None
    events: tuple[Event, ...]
    barrier: str | None
    """What closes the way back before this step; None when it can be taken back."""


class History:
    """The steps of a match. Whoever plays the match says here what was added and what was taken back."""

    def __init__(self, match: Match) -> None:
        self._game = match.game
        """The match looks back, if it was loaded and has not done so."""
        match.look_back()
        self.steps: list[PlayedStep] = list(match.steps)
        # Steps of an older program's record that do not play the same any more cannot be shown.
        self._begins = Barrier("load" if match.lost_steps else "start", match.lost_steps)
        started = engine.start(match.game, match.game.new(match.setting, match.seats, match.seed))
        self.opening = started if match.opening else Applied(started.state, (), ())
        """The set-up: what happened in it, and the state it led to; none of a position set by hand."""
        self._first = match.first_state
        self._visible: dict[tuple[Seat, ...], list[VisibleStep]] = {}

    @property
    def length(self) -> int:
        """How many steps there were, those that cannot be shown included."""
        return self._begins.step + len(self.steps)

    def add(self, step: PlayedStep) -> None:
        self.steps.append(step)

    def take_back(self) -> None:
        self.steps.pop()
        for visible in self._visible.values():
            del visible[1 + len(self.steps) :]

    def follow(self, steps: Sequence[PlayedStep]) -> None:
        """Whatever was not said: the steps are these."""
        while self.steps and (
            len(self.steps) > len(steps) or self.steps[-1] is not steps[len(self.steps) - 1]
        ):
            self.take_back()
        for step in steps[len(self.steps) :]:
            self.add(step)

    def free_steps(
        self, seat: Seat | None, is_unseen: Callable[[int], bool] = lambda _place: False
    ) -> tuple[int, Barrier]:
        """How many last steps a seat can take back without asking anybody, and what closes the way there.

        It takes back its own steps only; with nobody at the screen nothing is taken back. `is_unseen`:
        whether after the step at a place nobody else has had the screen yet.
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
        """The state before the first step (0), or after so many, as all of `readers` together may know it."""
        assert 0 <= place <= len(self.steps)
        assert readers
        state = self.steps[place - 1].state if place else self._first
        for seat in readers:
            state = self._game.redact(state, seat)
        return state

    # What is said

    def history(self, readers: tuple[Seat, ...]) -> tuple[VisibleStep, ...]:
        """All of it, from the set-up on, as it may be known to all of `readers` together."""
        visible = self._visible.setdefault(readers, [])
        if not visible:
            visible.append(self._opening(readers))
        visible += (self.tell(place, readers) for place in range(len(visible) - 1, len(self.steps)))
        return tuple(visible)

    def recap(self, seat: Seat, readers: Iterable[Seat]) -> tuple[VisibleStep, ...]:
        """What `seat` has missed since it last decided, as it may be known to each of `readers`.

        Its own last step is among it if it ended the seat's part: what came of it the seat never saw.
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

        From -1 on the set-up is shown first, where it can be told.
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
        """The place of the step that is told by this number."""
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
