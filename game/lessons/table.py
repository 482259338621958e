"""The table of a lesson: one person learns, the other seats do what is written, and nothing is saved."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.bots.levels import LEVELS
from game.content.lessons import Lesson
from game.content.library import OpenGame, open_game
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.session.alone import AloneTable
from game.session.keeping import Unkept
from game.session.match import Barrier, Match, WayBack

WEAKEST = next(iter(LEVELS))
"""The bot that plays against the learner if the lesson names none."""


def match_of_lesson(
    lesson: Lesson, names: Sequence[str] = (), opened: OpenGame | None = None, seed: int | None = None
) -> Match:
    """The match of a lesson before its first intent."""
    played, game = lesson.match, opened or open_game(lesson.game)
    match = Match(game, played.scenario, played.seats, played.seed if seed is None else seed, played.options)
    match.names = tuple(names)
    match.bots = tuple("" if seat == lesson.learner else WEAKEST for seat in range(played.seats))
    match.has_coach = False
    return match


class LessonTable(AloneTable):
    """The table of a lesson: windows pass by themselves except where the lesson waits at them; in free
    play they pass only for the learner, and the other seats decide as bots."""

    def __init__(self, match: Match, learner: Seat) -> None:
        self.learner = learner
        self.waits_at: frozenset[str] = frozenset()
        """The windows at which play stops."""
        self.is_free = False
        self.steps_begin: list[int] = []
        """How many steps the match had when each step of the lesson began: undo goes back to there."""
        self.go_back: Callable[[], None] = lambda: None
        self.can_go_back: Callable[[], bool] = lambda: False
        """Whether undo is possible; the run of the lesson sets it."""
        super().__init__(Unkept(match), curtain=False)

    def play(self, seat: Seat, intent: Intent) -> tuple[Event, ...]:
        """Carry out an intent of any seat, as the lesson says; returns the events as the learner may know
        them."""
        return tuple(event for step in self._do(seat, intent) for event in step.events)

    def bot_to_move(self) -> Seat | None:
        """The bot that plays next, in free play only; None otherwise, since the lesson plays the other
        seats."""
        return super().bot_to_move() if self.is_free else None

    def return_to(self, length: int) -> None:
        """Take back everything after this many steps, past dice and cards seen too."""
        match = self.match
        self._changes()
        match.go_on_from(match.first_state, steps=match.steps[:length])
        self._history.follow(match.steps)
        self._settle()

    def _auto_pass(self, state: State[Any], people: Sequence[Seat]) -> tuple[Seat, Intent] | None:
        return self._window(state, people) or self.laying.answer(state, people)

    def _window(self, state: State[Any], people: Iterable[Seat]) -> tuple[Seat, Intent] | None:
        decision = engine.pending(state)
        window = None if decision is None else decision.auto_pass()
        if decision is None or window is None or window.stop in self.waits_at:
            return None
        asked = decision.seats(state.world)
        for seat in sorted(asked.intersection(people) if self.is_free else asked):
            if decision.why_not(state.world, seat, window.intent) is None:
                return seat, window.intent
        return None

    # Undo goes by steps of the lesson

    def find_way_back(self) -> None:
        begun = max(self.steps_begin, default=self.length)
        self.way_back = WayBack(max(0, self.length - begun), Barrier("start", begun))

    @property
    def undo_barrier(self) -> Barrier | None:
        return None if self.can_go_back() else self.way_back.barrier

    def undo(self, *, by_agreement: bool = False) -> int:  # noqa: ARG002  (a lesson asks for none)
        before = self.length
        self.go_back()
        return before - self.length
