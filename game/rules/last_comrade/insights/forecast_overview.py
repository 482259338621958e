"""A summary of many choices: in how many of them how much Life is lost, and who is hit.

The rules play each choice; the sums are exact.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.rules.last_comrade.forecast import Forecast
from game.rules.last_comrade.terms import ComradeId


class Overview(NamedTuple):
    """The results of many choices, counted."""

    all: int
    lost: tuple[tuple[int, int], ...]
    """How much Life the player would lose, and in how many of the choices; the least first."""
    hurt: tuple[tuple[ComradeId, int], ...]
    """Which others would be hurt, and in how many choices; the most often hurt first."""


def overview(found: Sequence[Forecast], own: ComradeId) -> Overview:
    lost: Counter[int] = Counter()
    hurt: Counter[ComradeId] = Counter()
    for forecast in found:
        lost[forecast.hurt.get(own, 0) + forecast.hurt_on_the_way.get(own, 0)] += 1
        hurt.update({*forecast.hurt, *forecast.hurt_on_the_way} - {own})
    often = sorted(hurt.items(), key=lambda one: (-one[1], one[0]))
    return Overview(len(found), tuple(sorted(lost.items())), tuple(often))
