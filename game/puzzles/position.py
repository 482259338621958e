"""A position: a game under way that nobody has played, put together from what lies where."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from game.content.library import OpenGame
from game.puzzles.chance import SortedRng
from game.rules.core import engine
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.mistakes import Mistake
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.session.match import Match


class Arranger(ABC):
    """How the positions of one game are put together, and what goals ask of its worlds."""

    passing: ClassVar[tuple[type[Intent], ...]] = ()
    """Intents that amount to doing nothing: no puzzle may be solved by one."""
    aside: ClassVar[tuple[type[Intent], ...]] = ()
    """Intents by which a seat only notes something for itself: they are no moves of a puzzle."""

    @abstractmethod
    def arrange(
        self, file: str, data: Any, within: str, mistakes: list[Mistake]
    ) -> "ArrangedPosition | None":
        """The position of a table; None if it is impossible, with the reasons added to the mistakes."""

    @abstractmethod
    def points(self, world: Any, seat: Seat) -> int:
        """What a seat has scored so far."""

    @abstractmethod
    def is_alive(self, world: Any, seat: Seat) -> bool:
        """Whether a seat is still in the game."""


class ArrangedPosition:
    """A state with its game, the seat that solves the puzzle, and where the time ends."""

    def __init__(
        self,
        arranger: Arranger,
        opened: OpenGame,
        scenario: str,
        state: State[Any],
        seat: Seat,
        *,
        seats: int,
        options: Mapping[str, str],
        beyond: int,
    ) -> None:
        """`beyond`: how many of the lowest frames come only after the time of the puzzle."""
        self._arranger = arranger
        self.opened = opened
        self.scenario = scenario
        self.state = state
        self.seat = seat
        self.seats = seats
        self.options = options
        self.beyond = beyond

    @property
    def game(self) -> Game[Any]:
        return self.opened.game

    @property
    def passing(self) -> tuple[type[Intent], ...]:
        return self._arranger.passing

    @property
    def aside(self) -> tuple[type[Intent], ...]:
        return self._arranger.aside

    def points(self, world: Any) -> int:
        return self._arranger.points(world, self.seat)

    def is_alive(self, world: Any) -> bool:
        return self._arranger.is_alive(world, self.seat)

    @property
    def shown(self) -> State[Any]:
        """What the learner may know of it, for a picture that anybody may see."""
        return self.game.redact(self.state, self.seat)

    def in_time(self, state: State[Any]) -> State[Any]:
        """The state without the frames after the time: once its stack is empty, the time is over."""
        return State(state.world, state.stack[self.beyond :], state.rng)

    def match(self, seed: int, bots: tuple[str, ...] = ()) -> Match:
        """A match that starts here, with no earlier steps, and ends with the time of the puzzle."""
        match = Match(self.opened, self.scenario, self.seats, seed, self.options)
        match.bots, match.opening = bots, ()
        start = self.in_time(self.state)
        match.go_on_from(State(start.world, start.stack, SortedRng(seed)))
        return match


def broken_position(position: ArrangedPosition) -> list[str]:
    """The laws of the game that the position breaks, in words; empty if it is possible."""
    broken = engine.broken_laws(position.game, position.state)
    if position.seat not in engine.waiting_for(position.state):
        broken.append(f"seat {position.seat} is to solve it and is not asked")
    if position.game.outcome(position.state) is not None:
        broken.append("the game is over")
    if len(position.state.stack) <= position.beyond:
        broken.append("the time is over before it begins")
    return broken
