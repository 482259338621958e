"""Answers given ahead: what a seat would be asked later in the same step, answered while it has the
screen.

An answer holds as long as what it rests on (`Decision.basis`) stays the same. If it changes, if the person
wants to be asked in turn, or if the answer was lost with the program, the seat is asked again. It is kept
only here, and nobody else can see it.
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
    """The answer of a seat, and what it rests on."""

    seat: Seat
    question: Decision[Any]
    basis: object
    intent: Intent | None
    """None if the person wants to be asked in turn."""


class Plans:
    def __init__(self) -> None:
        self._planned: list[Planned] = []
        """One for each seat and question, the latest last."""
        self._fresh = 0
        """How many of them, from the end, were made since the last step: they can be undone."""

    def question(self, state: State[Any], seat: Seat) -> Decision[Any] | None:
        """What this seat will be asked, if others are asked before it and it can answer now; None
        otherwise."""
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
        """The latest answer, if it can still be undone; None otherwise."""
        return self._planned[-1] if self._fresh else None

    def take_back(self) -> None:
        self._planned.pop()
        self._fresh -= 1

    def keep(self) -> None:
        """A step has followed: the answers can no longer be undone."""
        self._fresh = 0

    def answer(self, state: State[Any], people: Sequence[Seat]) -> tuple[Seat, Intent] | None:
        """One of these people who has answered the present question ahead, and the answer; None without
        one."""
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
        """This seat's answer to that question, if what it rests on is the same; None otherwise."""
        found = (one for one in self._planned if (one.seat, one.question) == (seat, question))
        planned = next(found, None)
        if planned is None or planned.basis != question.basis(state.world, seat):
            return None
        return planned


def asked_now(state: State[Any], question: Decision[Any]) -> State[Any]:
    """The state as if this question were asked now: the view of a person who answers ahead."""
    return replace(state, stack=(*state.stack, question))
