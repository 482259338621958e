"""Exact odds with their derivation: fractions, never floats and never a simulation."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Literal, TypeVar

import msgspec

K = TypeVar("K")

Whose = Literal["", "own", "enemy", "nobody"]
"""One of both sides, or neither; empty where nothing is said about it."""


class Term(msgspec.Struct, frozen=True, gc=False):
    """One summand of a value to beat, with the rule it comes from: base 5, cover 1, range 2."""

    name: str
    value: int
    rule: str
    source: str = ""
    """The thing it comes from, where it has one, by the message of its name: `gear-knife`, `tile-tower`."""


def total(terms: Iterable[Term]) -> int:
    return sum(term.value for term in terms)


class Result(msgspec.Struct, frozen=True, gc=False):
    """What would be left of both sides, in so many `ways` of all equally likely rolls."""

    own: int
    enemy: int
    ways: int
    holder: Whose = ""
    """Who then holds the place that is fought for."""
    winner: Whose = ""
    """Who has won the game by it."""


class Rerolled(msgspec.Struct, frozen=True, gc=False):
    """The odds if whoever rolls does so again, up to `times`, until the outcome is what they `aim` at."""

    times: int
    good: int
    all: int
    results: tuple[Result, ...]
    aim: str = ""

    @property
    def chance(self) -> Fraction:
        return Fraction(self.good, self.all)


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """What a roll is about: what for and where, how many of both sides it may cost, and who rolls."""

    purpose: str
    place: str
    own: int
    enemy: int
    is_rolled_by_self: bool
    bonus: str = ""
    """What adds pieces that are counted here and will be asked about only later."""


class Preview(msgspec.Struct, frozen=True, gc=False):
    """The odds of an intent before it is done: `good` of `all` equally likely rolls succeed.

    Where more than success is at stake `results` tells the losses too, `stakes` what they are counted from,
    and `rerolled` what re-rolls would do.
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
    """How many of all rolls of so many dice with these faces show each sum."""
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
    """The outcomes when a roll that is not kept is made again, up to so many times; the last one stands."""
    everything = sum(ways.values())
    thrown_away = sum(count for outcome, count in ways.items() if not is_kept(outcome))
    weights = [thrown_away**again * everything ** (times - again) for again in range(times + 1)]
    kept, last = sum(weights), weights[-1]
    return {outcome: count * (kept if is_kept(outcome) else last) for outcome, count in ways.items()}
