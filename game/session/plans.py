"""Answers given ahead: what somebody is asked later in the same step he may answer while he is there.

An answer holds as long as what it follows from stays the same. Where it does not, where he wants to be asked
in his turn, or where it was lost with the program, he is simply asked again; it is kept nowhere but here, and
nobody else can see it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent


class Planned(NamedTuple):
    """What a seat wants to answer, and what that follows from."""

    seat: Seat
    question: Decision[Any]
    basis: object
    intent: Intent | None
    """None where he would rather be asked in his turn."""


class Plans:
    def __init__(self) -> None:
        self._planned: list[Planned] = []
        """For each seat and question one, the last last."""
        self._fresh = 0
        """So many of them, from the end, were made since the last step: they can be taken back."""

    def question(self, state: State[Any], seat: Seat) -> Decision[Any] | None:
        """What this seat is asked next, if others are asked before and he can answer it now."""
        questions = [frame for frame in reversed(state.stack[:-1]) if isinstance(frame, Decision)]
        if not any(question.is_answered_ahead for question in questions):
            return None
        for question in questions:
            if seat in question.seats(state.world):
                planned = self._holding(state, seat, question)
                if planned is None:
                    can = question.is_answered_ahead and question.answers_ahead(state.world, seat)
                    return question if can else None
                if planned.intent is None:
                    return None
        return None

    def give(self, state: State[Any], seat: Seat, question: Decision[Any], intent: Intent | None) -> None:
        known = [one for one in self._planned if (one.seat, one.question) != (seat, question)]
        self._planned = [*known, Planned(seat, question, question.basis(state.world, seat), intent)]
        self._fresh += 1

    @property
    def last(self) -> Planned | None:
        """What was planned last, if it can be taken back as if nothing had been said."""
        return self._planned[-1] if self._fresh else None

    def take_back(self) -> None:
        self._planned.pop()
        self._fresh -= 1

    def keep(self) -> None:
        """Something has happened since: what is planned stays so."""
        self._fresh = 0

    def answer(self, state: State[Any], people: Sequence[Seat]) -> tuple[Seat, Intent] | None:
        """Of these people one who has answered ahead what is asked now."""
        decision = engine.pending(state)
        if decision is None or not decision.is_answered_ahead:
            return None
        for seat in people:
            if seat in decision.seats(state.world):
                planned = self._holding(state, seat, decision)
                intent = None if planned is None else planned.intent
                if intent is not None and decision.why_not(state.world, seat, intent) is None:
                    return seat, intent
        return None

    def _holding(self, state: State[Any], seat: Seat, question: Decision[Any]) -> Planned | None:
        """What this seat has planned for that, while what it follows from is the same."""
        found = (one for one in self._planned if (one.seat, one.question) == (seat, question))
        planned = next(found, None)
        if planned is None or planned.basis != question.basis(state.world, seat):
            return None
        return planned


def asked_now(state: State[Any], question: Decision[Any]) -> State[Any]:
    """The state as if this were asked at once: what whoever answers ahead looks at."""
    return replace(state, stack=(*state.stack, question))
