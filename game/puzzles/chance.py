"""Every outcome of chance: whatever the rules roll, shuffle or deal, with its probability.

The rules run unchanged with another generator. It answers from a script; when the script ends it reports
the possible next answers, so that each of them can be tried.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import factorial, prod
from typing import Any, NamedTuple, TypeVar

from game.rules.core.rng import Draws, Rng

T = TypeVar("T")

MOST_ALIKE = 1000
"""A choice among more than this is not chance of the game but a seed for later."""
MOST_WAYS = 5000
"""The largest number of outcomes of one draw that are counted."""


class TooMuchChance(Exception):
    """A draw has too many outcomes to try them all."""


class ChanceBranch(NamedTuple):
    """One answer of the generator, and how many of all equally likely answers are equivalent to it."""

    answer: Any
    times: int


class _Unanswered(Exception):
    def __init__(self, ways: Sequence[ChanceBranch]) -> None:
        self.ways = ways
        super().__init__("the script ends here")


class ScriptedRng(Rng, frozen=True, gc=False):
    """A generator that answers what its script says."""

    script: tuple[Any, ...] = ()

    def draws(self) -> Draws:
        return _ScriptedDraws(self)


class _ScriptedDraws(Draws):
    __slots__ = ("_answers",)

    def __init__(self, rng: ScriptedRng) -> None:
        super().__init__(rng)
        self._answers = iter(rng.script)

    @property
    def rest(self) -> Rng:
        """The generator for the next draw, with an empty script."""
        return SCRIPTLESS

    def below(self, bound: int) -> int:
        if bound > MOST_ALIKE:
            return 0
        return int(self._next(lambda: [ChanceBranch(number, 1) for number in range(bound)]))

    def face(self, sides: int) -> int:
        return self.below(sides)

    def faces(self, sides: int, count: int) -> tuple[int, ...]:
        """The order of dice does not matter, so they are tried in ascending order only."""
        answer: tuple[int, ...] = self._next(lambda: _throws(sides, count))
        return answer

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        if len(items) < 2:
            return tuple(items)
        answer: tuple[T, ...] = self._next(lambda: _orders(items))
        return answer

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def _next(self, ways: Callable[[], Sequence[ChanceBranch]]) -> Any:
        for answer in self._answers:
            return answer
        raise _Unanswered(ways())


SCRIPTLESS = ScriptedRng(0)
"""A generator with an empty script: it reports every draw."""


class SortedRng(Rng, frozen=True, gc=False):
    """A generator whose dice come out in ascending order, as the search tries them, so that its results
    are found again."""

    def draws(self) -> Draws:
        return _SortedDraws(self)


class _SortedDraws(Draws):
    __slots__ = ()

    @property
    def rest(self) -> Rng:
        return SortedRng(self._seed, self._counter, self._listed)

    def faces(self, sides: int, count: int) -> tuple[int, ...]:
        return tuple(sorted(super().faces(sides, count)))


def every(run: Callable[[Rng], T]) -> Iterator[tuple[T, Fraction]]:
    """Every result of `run` by the outcomes of chance, with its probability."""
    waiting: list[tuple[tuple[Any, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        script, chance = waiting.pop()
        try:
            yield run(ScriptedRng(0, script=script)), chance
        except _Unanswered as asked:
            total = sum(way.times for way in asked.ways)
            waiting += [((*script, way.answer), chance * Fraction(way.times, total)) for way in asked.ways]


def _throws(sides: int, count: int) -> list[ChanceBranch]:
    found: list[tuple[int, ...]] = [()]
    for _ in range(count):
        found = [(*faces, face) for faces in found for face in range(faces[-1] if faces else 0, sides)]
        _bound(len(found))
    # The last one is tried first: it is mostly a miss, which shows soonest that nothing is certain.
    found.sort(key=lambda faces: faces == (1,) * count)
    return [ChanceBranch(faces, _arrangements(faces)) for faces in found]


def _arrangements(faces: Sequence[int]) -> int:
    return factorial(len(faces)) // prod(factorial(times) for times in Counter(faces).values())


def _orders(items: Sequence[T]) -> list[ChanceBranch]:
    """Each order that looks different; equal things are not told apart."""
    kinds: list[T] = []
    for item in items:
        if item not in kinds:
            kinds.append(item)
    left = [sum(item == kind for item in items) for kind in kinds]
    _bound(factorial(len(items)) // prod(factorial(times) for times in left))
    found: list[tuple[T, ...]] = []

    def lay(row: tuple[T, ...]) -> None:
        if len(row) == len(items):
            found.append(row)
            return
        for place, kind in enumerate(kinds):
            if left[place]:
                left[place] -= 1
                lay((*row, kind))
                left[place] += 1

    lay(())
    return [ChanceBranch(row, 1) for row in found]


def _bound(number: int) -> None:
    if number > MOST_WAYS:
        raise TooMuchChance(f"a draw with {number} outcomes")
