"""One try at a puzzle: what the learner can still reach, how the other seats answer, and when it is
decided.

The learner is followed by what he sees, not by what is hidden. If nothing may be left to luck, the goal
decides, and reaching it by luck alone does not solve the puzzle. If the best chance is asked for, the
choices decide and not the dice: the puzzle is solved if every choice had the best chance.
"""

from fractions import Fraction
from typing import Any, Literal

from game.puzzles.chance import TooMuchChance
from game.puzzles.puzzle import Puzzle
from game.puzzles.solver import ALL, Belief, NotExact, Solver, TooLarge
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.session.match import PlayedStep

AttemptStanding = Literal["open", "solved", "missed"]
UNSEARCHED = (TooLarge, TooMuchChance, NotExact)


class Attempt:
    """Follows a match from the position on. `follow` must be called after each step."""

    def __init__(self, puzzle: Puzzle, solver: Solver | None = None) -> None:
        """`solver`: the solver of an earlier try, which keeps its results."""
        self.puzzle = puzzle
        self.solver = solver or Solver(puzzle)
        self.belief: Belief | None = self.solver.start()
        """The belief of the learner; None once it is no longer followed."""
        self.standing: AttemptStanding = "open"
        self.given_away = Fraction(0)
        """How much of the best chance (or of certainty) the first worse choice gave away."""
        self.was_reached = False
        """Whether the goal was reached, even if by luck."""

    @property
    def seat(self) -> Seat:
        return self.puzzle.position.seat

    def hint(self) -> Intent | None:
        """An intent that still leads to the goal; None if there is none."""
        if self.standing != "open" or self.belief is None:
            return None
        if self.seat not in engine.waiting_for(self.belief.any):
            return None
        worths = self.solver.moves(self.belief)
        best = max(worths, key=lambda intent: worths[intent])
        return best if worths[best] > 0 else None

    def answer(self, seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        """The intent of another seat that is asked: the worst one for the learner."""
        if self.belief is None or seat not in engine.waiting_for(self.belief.any):
            return legal[0]
        worths = self.solver.answers(self.belief, seat)
        return min(legal, key=lambda intent: worths.get(intent, ALL))

    def follow(self, before: State[Any], step: PlayedStep) -> None:
        """Take up a step of the match, which was played from `before`."""
        seat, intent = step.seat, step.intent
        if self.standing != "open":
            return
        goal, position = self.puzzle.goal, self.puzzle.position
        is_own = seat == self.seat and not isinstance(intent, position.aside)
        if is_own:
            self._look_at(intent)
        if is_own and goal.is_done_by(position, before, intent):
            self._decide(is_reached=True)
            return
        verdict = goal.verdict(position, step.events, step.state)
        if verdict is not None:
            self._decide(is_reached=verdict)
        elif self.belief is not None:
            self._learn(seat, intent, step.state)

    def _look_at(self, intent: Intent) -> None:
        """Judge a choice; one that leads too far to be searched is judged by its result."""
        if self.belief is None:
            return
        try:
            self._weigh(intent)
        except UNSEARCHED:
            self.belief = None
        if self.given_away and self.puzzle.luck == "none":
            # After a loss only luck can still reach the goal; the belief is not needed for that.
            self.belief = None

    def _learn(self, seat: Seat, intent: Intent, state: State[Any]) -> None:
        try:
            self.belief = self._believed(seat, intent, state)
            is_lost = self.belief is not None and not self.solver.worth(self.belief)
        except UNSEARCHED:
            self.belief = None
            return
        if self.puzzle.luck == "best" and is_lost:
            # The remaining choices make no difference.
            self._decide(is_reached=False)

    def _weigh(self, intent: Intent) -> None:
        """Note what the first choice that was not best gave away: for a chance the difference, and
        everything if nothing may be left to luck."""
        assert self.belief is not None
        if self.given_away:
            return
        if self.puzzle.luck == "none":
            self.given_away = ALL - self.solver.worth_of(self.belief, intent)
        else:
            worths = self.solver.moves(self.belief)
            self.given_away = max(worths.values()) - worths[intent]

    def _decide(self, *, is_reached: bool) -> None:
        self.belief = None
        self.was_reached = is_reached
        is_solved = not self.given_away and (is_reached or self.puzzle.luck == "best")
        self.standing = "solved" if is_solved else "missed"

    def _believed(self, seat: Seat, intent: Intent, state: State[Any]) -> Belief | None:
        """The belief after a step: those of its possible results that look like the real one. None if
        there is none."""
        assert self.belief is not None
        if seat == self.seat:
            ends = self.solver.after(self.belief, seat, intent)
        else:
            ends = self.solver.all_answers(self.belief, seat)
        seen = self.solver.view_of(state)
        return next((one for one in ends.beliefs if self.solver.view_of(one.any) == seen), None)
