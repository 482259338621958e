"""The table of a puzzle: one person solves it, the other seats answer as badly for him as they can."""

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.levels import LEVELS
from game.puzzles.attempt import Attempt
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.session.alone import AloneTable
from game.session.history import VisibleStep
from game.session.keeping import Unkept
from game.session.match import Barrier, WayBack

OTHERS = next(iter(LEVELS))
"""The name of the other seats' bot in the record; they play only the answers of the puzzle."""


class PuzzleTable(AloneTable):
    """The table of a puzzle: there is no undo but starting again, and nothing goes on once the try is
    decided."""

    def __init__(self, attempt: Attempt, seed: int, names: Sequence[str] = ()) -> None:
        self.attempt = attempt
        self.tell_decided: Callable[[], None] = lambda: None
        """Called at the step that decides the try, before anything is shown."""
        self._followed = 0
        position = attempt.puzzle.position
        bots = tuple("" if seat == position.seat else OTHERS for seat in range(position.seats))
        match = position.match(seed, bots)
        match.names, match.has_coach = tuple(names), False
        super().__init__(Unkept(match), curtain=False)

    @property
    def has_begun(self) -> bool:
        """Whether the person has done anything in this try."""
        return any(step.seat == self.attempt.seat for step in self.match.steps)

    def legal(self) -> tuple[Intent, ...]:
        return super().legal() if self.attempt.standing == "open" else ()

    def bot_to_move(self) -> Seat | None:
        return super().bot_to_move() if self.attempt.standing == "open" else None

    def play_bot(self) -> tuple[VisibleStep, ...]:
        seat = self.bot_to_move()
        assert seat is not None, "nobody else is to move"
        return self._do(seat, self.attempt.answer(seat, self.match.legal(seat)))

    def think(self, seconds: float) -> bool:  # noqa: ARG002  (there is nothing to think over)
        return True

    def find_way_back(self) -> None:
        self.way_back = WayBack(0, Barrier("start", 0))

    def _do(self, seat: Seat, intent: Intent, *, is_answer: bool = False) -> tuple[VisibleStep, ...]:
        visible = super()._do(seat, intent, is_answer=is_answer)
        match, was = self.match, self.attempt.standing
        for place in range(self._followed, len(match.steps)):
            before = match.steps[place - 1].state if place else match.first_state
            self.attempt.follow(before, match.steps[place])
        self._followed = len(match.steps)
        if self.attempt.standing != was:
            self.tell_decided()
        return visible

    def _auto_pass(self, state: State[Any], people: Sequence[Seat]) -> None:
        """Every window is a decision of the puzzle."""
