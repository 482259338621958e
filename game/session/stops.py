"""Where play stops to ask a person. Elsewhere a window passes: the intent that closes it is done for him.

Which windows open is for the rules, and they open by public facts only. A stop reads nothing but its name, so
what somebody holds can never be told from whether play stopped.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent


def could_respond(state: State[Any], seat: Seat) -> bool:
    """Whether at the window that waits this seat could do more than let it pass, by what it alone knows.

    Only where nobody else looks on may anything follow from it.
    """
    decision = engine.pending(state)
    return decision is not None and decision.could_respond(state.world, seat)


class Stops:
    """What holds for everybody, and what each seat has chosen for this match. Unless said, play stops."""

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
        """Of these people, one for whom the open window passes, and how; None where each is asked.

        It does where he does not want to be asked, and where people are asked one by one and he is just
        about to be asked on a screen of his own where he can do the same: one sitting is enough for both.
        Where something must be settled first, it cannot pass: rules say so by public facts only.
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
