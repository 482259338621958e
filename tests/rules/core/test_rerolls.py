"""Sums of dice and re-rolls, against every roll counted one by one."""

from collections import Counter
from fractions import Fraction
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from game.rules.core.odds import Rerolled, after_rerolls, ways_to_roll

FACES = st.lists(st.integers(0, 3), min_size=1, max_size=6)


@given(FACES, st.integers(0, 4))
def test_sums_against_every_roll(faces: list[int], dice: int) -> None:
    counted = Counter(sum(roll) for roll in product(faces, repeat=dice))
    assert ways_to_roll(faces, dice) == counted


def test_the_sums_of_known_dice() -> None:
    faces = (0, 0, 1, 1, 1, 2)
    assert ways_to_roll(faces, 2) == {0: 4, 1: 12, 2: 13, 3: 6, 4: 1}
    assert ways_to_roll(faces, 3) == {0: 8, 1: 36, 2: 66, 3: 63, 4: 33, 5: 9, 6: 1}
    assert ways_to_roll(faces, 0) == {0: 1}


@given(FACES, st.integers(0, 3), st.integers(0, 3))
def test_re_rolls_against_every_sequence_of_rolls(faces: list[int], least: int, times: int) -> None:
    """All dice are imagined thrown in advance: the first that is kept counts, or else the last."""
    counted: Counter[int] = Counter()
    for rolls in product(faces, repeat=times + 1):
        counted[next((face for face in rolls if face >= least), rolls[-1])] += 1
    found = after_rerolls(ways_to_roll(faces, 1), lambda hits: hits >= least, times)
    assert {hits: count for hits, count in found.items() if count} == counted
    assert sum(found.values()) == len(faces) ** (times + 1)


def test_the_chance_after_re_rolls_is_exact() -> None:
    assert Rerolled(2, 7, 8, ()).chance == Fraction(7, 8)
