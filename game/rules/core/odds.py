"""Exact odds with their derivation: fractions, never floats and never a simulation."""

from fractions import Fraction

import msgspec


class Term(msgspec.Struct, frozen=True, gc=False):
    """One summand of a value to beat, with the rule it comes from: base 5, cover 1, range 2."""

    name: str
    value: int
    rule: str


class Preview(msgspec.Struct, frozen=True, gc=False):
    """The odds of an intent before it is done: `good` of `all` equally likely rolls succeed."""

    terms: tuple[Term, ...]
    total: int
    dice: int
    good: int
    all: int

    @property
    def chance(self) -> Fraction:
        return Fraction(self.good, self.all)

    @property
    def per_mille(self) -> int:
        """The chance in thousandths, rounded half up, for people."""
        return (2000 * self.good + self.all) // (2 * self.all)


def at_least_one(good_faces: int, sides: int, dice: int) -> tuple[int, int]:
    """How many of the `sides ** dice` rolls show a good face at least once, and how many there are."""
    assert 0 <= good_faces <= sides and dice >= 0
    everything = sides**dice
    return everything - (sides - good_faces) ** dice, everything
