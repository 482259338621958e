"""R8: dice and shuffles are fair, by the chi-square test at one in a thousand."""

from collections import Counter
from itertools import permutations
from math import sqrt

from game.devtools.invariants.tally import Tally, require
from game.rules.core.rng import Draws, Rng

SIDES = (2, 3, 4, 6, 8, 10, 12, 20)
CARDS = 5
SEEDS = 20
ONE_IN_A_THOUSAND = 3.0902
"""The quantile of the normal distribution, one-sided."""


def check_die(sides: int, seed: int, rolls: int, tally: Tally) -> None:
    draws = Draws(Rng(seed))
    counts = Counter(draws.face(sides) for _ in range(rolls))
    check_fair([counts[face] for face in range(sides)], f"a die of {sides} with seed {seed}")
    tally["rolls counted"] += rolls


def check_shuffle(seed: int, shuffles: int, tally: Tally) -> None:
    draws = Draws(Rng(seed))
    counts = Counter(draws.shuffled(range(CARDS)) for _ in range(shuffles))
    check_fair([counts[order] for order in permutations(range(CARDS))], f"shuffling with seed {seed}")
    tally["shuffles counted"] += shuffles


def check_fair(counts: list[int], what: str) -> None:
    expected = sum(counts) / len(counts)
    found = sum((count - expected) ** 2 for count in counts) / expected
    require(found < critical(len(counts) - 1), "R8", f"{what} is not fair: chi-square {found:.1f}")


def critical(freedom: int) -> float:
    """The chi-square value that chance exceeds once in a thousand times (Wilson and Hilferty)."""
    share = 2 / (9 * freedom)
    return float(freedom * (1 - share + ONE_IN_A_THOUSAND * sqrt(share)) ** 3)
