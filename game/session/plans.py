"""Answers given ahead: what somebody is asked later in the same step he may answer while he is there.

An answer holds as long as what it follows from stays the same. Where it does not, or where it was lost with
the program, he is simply asked again; it is kept nowhere but here, and nobody else can see it.
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

    question: Decision[Any]
    basis: object
    intent: Intent


class Plans:
    def __init__(self) -> None:
        self._planned: dict[Seat, Planned] = {}

    def question(self, state: State[Any], seat: Seat) -> Decision[Any] | None:
        """What this seat is asked next, if others are asked before and he can answer it now."""
        questions = [frame for frame in reversed(state.stack[:-1]) if isinstance(frame, Decision)]
        if not any(question.is_answered_ahead for question in questions):
            return None
        for question in questions:
            if seat in question.seats(state.world):
                may = question.is_answered_ahead and not self._holds(state, seat, question)
                return question if may else None
        return None

    def give(self, state: State[Any], seat: Seat, question: Decision[Any], intent: Intent) -> None:
        self._planned[seat] = Planned(question, question.basis(state.world, seat), intent)

    def take_back(self, seat: Seat) -> None:
        self._planned.pop(seat, None)

    def given(self, seat: Seat) -> Intent | None:
        planned = self._planned.get(seat)
        return None if planned is None else planned.intent

    def answer(self, state: State[Any], people: Sequence[Seat]) -> tuple[Seat, Intent] | None:
        """Of these people one who has answered ahead what is asked now."""
        decision = engine.pending(state)
        if decision is None or not decision.is_answered_ahead:
            return None
        for seat in people:
            if seat in decision.seats(state.world) and self._holds(state, seat, decision):
                intent = self._planned[seat].intent
                if decision.why_not(state.world, seat, intent) is None:
                    return seat, intent
        return None

    def _holds(self, state: State[Any], seat: Seat, question: Decision[Any]) -> bool:
        planned = self._planned.get(seat)
        if planned is None or planned.question != question:
            return False
        return bool(planned.basis == question.basis(state.world, seat))


def asked_now(state: State[Any], question: Decision[Any]) -> State[Any]:
    """The state as if this were asked at once: what whoever answers ahead looks at."""
    return replace(state, stack=(*state.stack, question))
