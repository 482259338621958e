"""Exact odds and how they are derived: fractions, never floats and never a simulation."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Literal, TypeVar

import msgspec

K = TypeVar("K")

Whose = Literal["", "own", "enemy", "nobody"]
"""One of both sides, or neither; empty if it does not matter."""


class Term(msgspec.Struct, frozen=True, gc=False):
    """One term of a value to beat, with the rule it comes from: base 5, cover 1, range 2."""

    name: str
    value: int
    rule: str
    source: str = ""
    """The thing the term comes from, as the message that names it (`gear-knife`, `tile-tower`); empty if
    there is none."""


def total(terms: Iterable[Term]) -> int:
    return sum(term.value for term in terms)


class Result(msgspec.Struct, frozen=True, gc=False):
    """What both sides would have left, in `ways` of all equally likely rolls."""

    own: int
    enemy: int
    ways: int
    holder: Whose = ""
    """Who then holds the place that is fought for; empty if it does not matter."""
    winner: Whose = ""
    """Who has then won the game; empty if nobody."""


class Rerolled(msgspec.Struct, frozen=True, gc=False):
    """The odds if the player re-rolls up to `times` until the outcome is the one they `aim` at."""

    times: int
    good: int
    all: int
    results: tuple[Result, ...]
    aim: str = ""

    @property
    def chance(self) -> Fraction:
        return Fraction(self.good, self.all)


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """What a roll is about: what for and where, how many pieces of both sides it may cost, and who rolls."""

    purpose: str
    place: str
    own: int
    enemy: int
    is_rolled_by_self: bool
    bonus: str = ""
    """The thing that adds pieces counted here, although it is asked about only later."""


class Preview(msgspec.Struct, frozen=True, gc=False):
    """The odds of an intent before it is submitted: `good` of `all` equally likely rolls succeed.

    If more than success is at stake, `results` has the losses, `stakes` what they are counted from, and
    `rerolled` what re-rolls would change.
    """

    terms: tuple[Term, ...]
    total: int
    dice: int
    good: int
    all: int
    results: tuple[Result, ...] = ()
    rerolled: Rerolled | None = None
    stakes: Stakes | None = None

    @property
    def chance(self) -> Fraction:
        return Fraction(self.good, self.all)

    @property
    def per_mille(self) -> int:
        """The chance in thousandths, rounded half up, for people."""
        return (2000 * self.good + self.all) // (2 * self.all)


def at_least_one(good_faces: int, sides: int, dice: int) -> tuple[int, int]:
    """How many of the `sides ** dice` rolls show a good face at least once, and how many there are."""
    assert 0 <= good_faces <= sides
    assert dice >= 0
    everything = sides**dice
    return everything - (sides - good_faces) ** dice, everything


def ways_to_roll(faces: Iterable[int], dice: int) -> dict[int, int]:
    """The number of rolls of this many dice with these faces that show each sum."""
    one = Counter(faces)
    ways = {0: 1}
    for _ in range(dice):
        more: Counter[int] = Counter()
        for total, count in ways.items():
            for face, times in one.items():
                more[total + face] += count * times
        ways = dict(sorted(more.items()))
    return ways


def after_rerolls(ways: Mapping[K, int], is_kept: Callable[[K], bool], times: int) -> dict[K, int]:
    """The distribution if a roll that is not kept is made again, up to this many times; the last one
    stands."""
    everything = sum(ways.values())
    thrown_away = sum(count for outcome, count in ways.items() if not is_kept(outcome))
    weights = [thrown_away**again * everything ** (times - again) for again in range(times + 1)]
    kept, last = sum(weights), weights[-1]
    return {outcome: count * (kept if is_kept(outcome) else last) for outcome, count in ways.items()}
