"""The luck in a report: results compared with expected results, as bars and numbers."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from game.presenters.contract.report import Luck
from game.rules.core.ids import Seat
from game.view.kit import Kit

HEADROOM = Fraction(5, 4)
"""How much longer the bar of luck is than the largest number on it."""


class Fortune(NamedTuple):
    """How much of something a seat had, how much was expected, and its words."""

    seat: Seat
    had: int
    expected: Fraction
    words: str


def luck_bars(fortunes: Sequence[Fortune]) -> tuple[Luck, ...]:
    """Bars on one scale, so that seats can be compared."""
    largest = max((max(Fraction(one.had), one.expected) for one in fortunes), default=Fraction(0))
    scale = largest * HEADROOM or Fraction(1)
    return tuple(
        Luck(one.seat, one.words, float(one.had / scale), float(one.expected / scale)) for one in fortunes
    )


def one_decimal(kit: Kit, number: Fraction) -> str:
    """A number with one decimal, rounded half up, as the language writes it."""
    whole, tenth = divmod(int(number * 10 + Fraction(1, 2)), 10)
    return kit.say("results-decimal", whole=whole, tenth=tenth)
