"""One try at a puzzle: what the learner may still reach, how the others answer, and when it is decided.

The learner is followed through what he sees, not through what lies hidden. Where nothing may be left to luck,
the goal decides, and whoever reaches it by luck alone has not solved it. Where the best chance is asked for,
the choice decides and not the dice: whoever has always chosen so that nothing is likelier has solved it,
whatever they show.
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
    """Follows a match from the position on. It is told of each step after it was carried out."""

    def __init__(self, puzzle: Puzzle, solver: Solver | None = None) -> None:
        """`solver`: that of an earlier try, which knows already what it has worked out."""
        self.puzzle = puzzle
        self.solver = solver or Solver(puzzle)
        self.belief: Belief | None = self.solver.start()
        """What the learner holds for possible; None when nothing more can be told of it."""
        self.standing: AttemptStanding = "open"
        self.given_away = Fraction(0)
        """Of the best chance, or of certainty: how much of it the first worse choice gave away."""
        self.was_reached = False
        """Whether the goal was reached, be it by luck."""

    @property
    def seat(self) -> Seat:
        return self.puzzle.position.seat

    def hint(self) -> Intent | None:
        """What leads on from here; None where nothing does any more."""
        if self.standing != "open" or self.belief is None:
            return None
        if self.seat not in engine.waiting_for(self.belief.any):
            return None
        worths = self.solver.moves(self.belief)
        best = max(worths, key=lambda intent: worths[intent])
        return best if worths[best] > 0 else None

    def answer(self, seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        """What another chooses who is asked: what is worst for the learner."""
        if self.belief is None or seat not in engine.waiting_for(self.belief.any):
            return legal[0]
        worths = self.solver.answers(self.belief, seat)
        return min(legal, key=lambda intent: worths.get(intent, ALL))

    def follow(self, before: State[Any], step: PlayedStep) -> None:
        """A step of the match that goes on from `before`."""
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
        """Weigh a choice; one that leads further than can be searched is judged by what comes of it."""
        if self.belief is None:
            return
        try:
            self._weigh(intent)
        except UNSEARCHED:
            self.belief = None
        if self.given_away and self.puzzle.luck == "none":
            # What is lost is not followed any further: only whether luck brings it all the same.
            self.belief = None

    def _learn(self, seat: Seat, intent: Intent, state: State[Any]) -> None:
        try:
            self.belief = self._believed(seat, intent, state)
            is_lost = self.belief is not None and not self.solver.worth(self.belief)
        except UNSEARCHED:
            self.belief = None
            return
        if self.puzzle.luck == "best" and is_lost:
            # What is left to be chosen makes no difference any more.
            self._decide(is_reached=False)

    def _weigh(self, intent: Intent) -> None:
        """What the first choice that was not the best one gave away. Of a chance that is how much of it;
        where nothing may be left to luck it is all, whatever luck then brings."""
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
        """What is possible now: of what the step could lead to, that which looks like what it led to."""
        assert self.belief is not None
        if seat == self.seat:
            ends = self.solver.after(self.belief, seat, intent)
        else:
            ends = self.solver.all_answers(self.belief, seat)
        seen = self.solver.view_of(state)
        return next((one for one in ends.beliefs if self.solver.view_of(one.any) == seen), None)
