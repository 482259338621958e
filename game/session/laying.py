"""Laying the table: what was settled before the game is not asked again, the rest may be recommended."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event, Intent

if TYPE_CHECKING:
    from game.session.hot_seat import HotSeat


class Laying:
    """Which seats take the recommended answers until the game begins. The answers are recorded like any
    intent."""

    def __init__(self) -> None:
        self._takers: dict[Seat, State[Any]] = {}
        """By seat, the state in which it decided to take them."""

    def answer(self, state: State[Any], people: Sequence[Seat]) -> tuple[Seat, Intent] | None:
        """A seat that need not be asked now, and its answer; None if there is none."""
        decision, world = engine.pending(state), state.world
        if decision is None:
            return None
        for seat in sorted(decision.seats(world)):
            found = decision.given(world, seat)
            if found is None and seat in people and self._takers.get(seat, state) != state:
                found = decision.recommended(world, seat)
            if found is not None and decision.why_not(world, seat, found) is None:
                return seat, found
        return None

    def recommended(self, table: "HotSeat") -> Intent | None:
        """The recommended answer for the person at the screen; None without one."""
        decision, seat = engine.pending(table.match.state), table.at_screen
        if decision is None or seat is None or seat not in table.people_asked:
            return None
        found = decision.recommended(table.match.state.world, seat)
        return found if found is not None and table.match.why_not(seat, found) is None else None

    def take(self, table: "HotSeat") -> tuple[Event, ...]:
        """The person at the screen takes this answer, and all other recommended ones before the game
        begins."""
        found, seat = self.recommended(table), table.at_screen
        assert found is not None, "nothing is recommended"
        assert seat is not None, "nobody is at the screen"
        self._takers[seat] = table.match.state
        return table.submit(found)

    def forget(self) -> None:
        """After an undo everybody is asked again."""
        self._takers.clear()
