"""Stops: where play stops to ask a person. Elsewhere a window passes: its closing intent is submitted for
them.

The rules decide which windows open, by public facts only. A stop depends only on its name, so whether play
stopped never reveals what a person holds.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent


def could_respond(state: State[Any], seat: Seat) -> bool:
    """Whether this seat could do more at the open window than let it pass, by what it alone knows.

    The answer may be used only where nobody else is watching.
    """
    decision = engine.pending(state)
    return decision is not None and decision.could_respond(state.world, seat)


class Stops:
    """The stops for everybody, and what each seat has chosen for this match. By default play stops."""

    def __init__(self, usual: Mapping[str, bool] | None = None) -> None:
        self.usual: Mapping[str, bool] = usual or {}
        self._chosen: dict[tuple[Seat, str], bool] = {}

    def is_on(self, seat: Seat, name: str) -> bool:
        return self._chosen.get((seat, name), self.usual.get(name, True))

    def turn(self, seat: Seat, name: str, is_on: bool) -> None:
        self._chosen[seat, name] = is_on

    def auto_pass(
        self, state: State[Any], people: Sequence[Seat], *, asks_in_private: bool = False
    ) -> tuple[Seat, Intent] | None:
        """One of these people for whom the open window passes, and the intent; None if each must be asked.

        A window passes for a person who has the stop off, and for one who is about to get a screen of
        their own with the same choice. It cannot pass if something must be settled first; the rules say so
        by public facts only.
        """
        decision = engine.pending(state)
        window = decision.auto_pass() if decision is not None else None
        if decision is None or window is None:
            return None
        asked, world = decision.seats(state.world), state.world
        for seat in people:
            is_let_by = seat in asked and not self.is_on(seat, window.stop)
            if is_let_by and decision.why_not(world, seat, window.intent) is None:
                return seat, window.intent
        joined = decision.asked_later(world) & asked if asks_in_private else frozenset()
        return next(((seat, window.intent) for seat in people if seat in joined), None)
