"""The table of a lesson: one person learns, the others do what is written, and nothing is kept."""

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
"""Who plays against the learner where nothing is written."""


def match_of_lesson(
    lesson: Lesson, names: Sequence[str] = (), opened: OpenGame | None = None, seed: int | None = None
) -> Match:
    """The match of a lesson before anybody has done anything."""
    played, game = lesson.match, opened or open_game(lesson.game)
    match = Match(game, played.scenario, played.seats, played.seed if seed is None else seed, played.options)
    match.names = tuple(names)
    match.bots = tuple("" if seat == lesson.learner else WEAKEST for seat in range(played.seats))
    match.has_coach = False
    return match


class LessonTable(AloneTable):
    """Windows pass by themselves for everybody, but where the lesson waits at them; in free play only for the
    learner, and the others decide as bots do."""

    def __init__(self, match: Match, learner: Seat) -> None:
        self.learner = learner
        self.waits_at: frozenset[str] = frozenset()
        """The windows at which play stops."""
        self.is_free = False
        self.steps_begin: list[int] = []
        """How long the match was when each step of the lesson began: taking back goes there."""
        self.go_back: Callable[[], None] = lambda: None
        self.can_go_back: Callable[[], bool] = lambda: False
        """Whoever runs the lesson says where taking back leads."""
        super().__init__(Unkept(match), curtain=False)

    def play(self, seat: Seat, intent: Intent) -> tuple[Event, ...]:
        """Anybody's intent, as the lesson has it; what happened, as the learner may know it."""
        return tuple(event for step in self._do(seat, intent) for event in step.events)

    def bot_to_move(self) -> Seat | None:
        """Only in free play: else the others do what is written, when it is written."""
        return super().bot_to_move() if self.is_free else None

    def return_to(self, length: int) -> None:
        """Take back everything after so many steps, dice and cards seen as well."""
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

    # Taking back goes by steps of the lesson

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
