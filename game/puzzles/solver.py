"""The exact search of a puzzle: the best the learner can reach, and by which first moves.

What the learner knows is a *belief*: all states that look alike to him, with their weights. He chooses one
intent for all of them; afterwards the belief splits by what he then sees. Every outcome of dice and
shuffles is followed, hidden cards are dealt in every way that fits the view, and the other seats choose
the worst, or any of their intents. Nothing is sampled or estimated: probabilities are fractions.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from game.puzzles.chance import SCRIPTLESS, every
from game.puzzles.puzzle import Puzzle
from game.rules.core import engine
from game.rules.core.codec import digest
from game.rules.core.ids import Seat
from game.rules.core.state import Applied, State
from game.rules.core.values import Intent

MOST_POSITIONS = 20_000
MOST_DEALS = 720
NOTHING, ALL = Fraction(0), Fraction(1)

ViewKey = str
"""The digest of the learner's view: he cannot tell states with the same key apart."""


class TooLarge(Exception):
    """The puzzle has more positions than are allowed."""


class NotExact(Exception):
    """The other seats choose the worst, but which intent that is depends on what the learner cannot see."""


class Belief(NamedTuple):
    """The states that the learner considers possible, by digest, each with its weight."""

    states: Mapping[str, tuple[State[Any], Fraction]]

    def weight(self) -> Fraction:
        return sum((weight for _, weight in self.states.values()), NOTHING)

    @property
    def any(self) -> State[Any]:
        """One of the states; the learner's legal intents are the same in all."""
        return next(iter(self.states.values()))[0]

    def shares(self) -> frozenset[tuple[str, Fraction]]:
        """Each state with its share of the weight: beliefs with equal shares have equal values."""
        total = self.weight()
        return frozenset((name, weight / total) for name, (_, weight) in self.states.items())


class Solution(NamedTuple):
    """The best probability of the goal, the probability after each first move, and how many positions were
    searched."""

    chance: Fraction
    moves: Mapping[Intent, Fraction]
    positions: int

    @property
    def best(self) -> tuple[Intent, ...]:
        """The first moves with the best probability."""
        return tuple(intent for intent, chance in self.moves.items() if chance == self.chance > 0)


class _Ends(NamedTuple):
    """The results of a step: the probability that it reaches the goal, and the beliefs that may follow."""

    reached: Fraction
    beliefs: tuple[Belief, ...]


class Solver:
    """Searches one puzzle exactly; results are kept, so that later questions cost less.

    Raises `TooLarge` if the puzzle has too many positions, and `NotExact` if the worst answer of another
    seat depends on hidden cards.
    """

    def __init__(self, puzzle: Puzzle, most: int = MOST_POSITIONS) -> None:
        self._puzzle, self._position = puzzle, puzzle.position
        self._game, self._seat = puzzle.position.game, puzzle.position.seat
        self._most = most
        self._known: dict[frozenset[tuple[str, Fraction]], Fraction] = {}
        self.positions = 0

    def start(self) -> Belief:
        """The belief of the learner at the start."""
        state = _still(self._position.in_time(self._position.state))
        view = self._game.redact(state, self._seat)
        deals = every(lambda rng: self._game.imagine(view, self._seat, rng))
        dealt: dict[str, tuple[State[Any], Fraction]] = {}
        for imagined, chance in deals:
            _add(dealt, _still(imagined), chance)
            if len(dealt) > MOST_DEALS:
                raise TooLarge(f"the hidden cards can lie in more than {MOST_DEALS} ways")
        return Belief(dealt)

    def solve(self) -> Solution:
        moves = self.moves(self.start())
        return Solution(max(moves.values()), moves, self.positions)

    def moves(self, belief: Belief) -> dict[Intent, Fraction]:
        """The probability of the goal for each intent of the learner, with best play after it."""
        offered = self._offered(belief.any, self._seat)
        return {intent: self._worth_of(belief, intent, offered) for intent in offered}

    def _offered(self, state: State[Any], seat: Seat) -> tuple[Intent, ...]:
        """The legal intents of a seat, without those by which it only notes something for itself."""
        aside = self._position.aside
        return tuple(intent for intent in engine.legal(state, seat) if not isinstance(intent, aside))

    def worth_of(self, belief: Belief, intent: Intent) -> Fraction:
        """The probability of the goal for this intent of the learner, with best play after it."""
        return self._worth_of(belief, intent, self._offered(belief.any, self._seat))

    def _worth_of(self, belief: Belief, intent: Intent, offered: tuple[Intent, ...]) -> Fraction:
        if self._puzzle.goal.is_done_by(self._position, belief.any, intent):
            return ALL
        if self._fails_at_once(belief, intent, offered):
            return NOTHING
        return self._worth_of_ends(self.after(belief, self._seat, intent, offered), belief.weight())

    def _fails_at_once(self, belief: Belief, intent: Intent, offered: tuple[Intent, ...]) -> bool:
        """Whether the first outcome tried is bad, which is enough if nothing may be left to luck."""
        if self._puzzle.luck != "none" or len(belief.states) > 1:
            return False
        first = next(self._outcomes(belief.any, self._seat, intent, offered, ALL))
        ends = self._apart([first], NOTHING)
        return ends.reached == 0 and all(self.worth(one) < ALL for one in ends.beliefs)

    def _worth_of_ends(self, ends: _Ends, weight: Fraction) -> Fraction:
        found = ends.reached
        for belief in ends.beliefs:
            part = self.worth(belief)
            if part < ALL and self._puzzle.luck == "none":
                return NOTHING
            found += part * belief.weight()
        return NOTHING if found < weight and self._puzzle.luck == "none" else found / weight

    def worth(self, belief: Belief) -> Fraction:
        """The probability of the goal from here with best play."""
        key = belief.shares()
        if key not in self._known:
            self.positions += len(belief.states)
            if self.positions > self._most:
                raise TooLarge(f"more than {self._most} positions")
            asked = engine.waiting_for(belief.any)
            self._known[key] = self._own(belief) if self._seat in asked else self._others(belief, min(asked))
        return self._known[key]

    def _own(self, belief: Belief) -> Fraction:
        best, offered = NOTHING, self._offered(belief.any, self._seat)
        for intent in offered:
            best = max(best, self._worth_of(belief, intent, offered))
            if best == ALL:
                break
        return best

    def _others(self, belief: Belief, seat: Seat) -> Fraction:
        """The probability after another seat's choice: the mean of its intents, or the worst of them."""
        if self._puzzle.others == "any" or self._puzzle.luck == "none":
            return self._worth_of_ends(self.all_answers(belief, seat), belief.weight())
        if len(belief.states) > 1:
            raise NotExact(f"seat {seat} chooses and knows more than the learner")
        offered = self._offered(belief.any, seat)
        ends = (self.after(belief, seat, intent, offered) for intent in offered)
        return min(self._worth_of_ends(each, belief.weight()) for each in ends)

    def all_answers(self, belief: Belief, seat: Seat) -> _Ends:
        reached, found = NOTHING, list[tuple[Applied[Any], Fraction]]()
        for state, weight in belief.states.values():
            offered = self._offered(state, seat)
            for intent in offered:
                found += self._outcomes(state, seat, intent, offered, weight / len(offered))
        return self._apart(found, reached)

    def answers(self, belief: Belief, seat: Seat) -> dict[Intent, Fraction]:
        """For another seat that is asked: the probability that each of its intents leaves the learner."""
        offered = self._offered(belief.any, seat)
        return {
            intent: self._worth_of_ends(self.after(belief, seat, intent, offered), belief.weight())
            for intent in offered
        }

    # One step

    def after(self, belief: Belief, seat: Seat, intent: Intent, offered: tuple[Intent, ...] = ()) -> _Ends:
        """Every outcome of an intent, grouped by what the learner then sees."""
        found: list[tuple[Applied[Any], Fraction]] = []
        for state, weight in belief.states.values():
            found += self._outcomes(state, seat, intent, offered, weight)
        return self._apart(found, NOTHING)

    def _outcomes(
        self, state: State[Any], seat: Seat, intent: Intent, offered: tuple[Intent, ...], weight: Fraction
    ) -> Iterator[tuple[Applied[Any], Fraction]]:
        ways = every(
            lambda rng: engine.apply(self._game, State(state.world, state.stack, rng), seat, intent, offered)
        )
        for applied, chance in ways:
            yield applied, weight * chance

    def _apart(self, found: Iterable[tuple[Applied[Any], Fraction]], reached: Fraction) -> _Ends:
        goal, by_view = self._puzzle.goal, dict[ViewKey, dict[str, tuple[State[Any], Fraction]]]()
        outcomes = list(found)
        for applied, weight in outcomes:
            verdict = goal.verdict(self._position, applied.events, applied.state)
            if verdict:
                reached += weight
            elif verdict is None:
                state = _still(applied.state)
                view = self.view_of(state) if len(outcomes) > 1 else ""
                _add(by_view.setdefault(view, {}), state, weight)
        return _Ends(reached, tuple(Belief(states) for states in by_view.values()))

    def view_of(self, state: State[Any]) -> ViewKey:
        return digest(self._game.redact(state, self._seat))


def _still(state: State[Any]) -> State[Any]:
    """The state without the position of its generator, so that equal positions are found again."""
    return State(state.world, state.stack, SCRIPTLESS)


def _add(states: dict[str, tuple[State[Any], Fraction]], state: State[Any], weight: Fraction) -> None:
    name = digest(state)
    states[name] = (state, weight + (states[name][1] if name in states else NOTHING))
