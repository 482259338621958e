"""Odds as fractions, against every roll counted one by one."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.core.odds import Preview, Term, at_least_one


@given(
    st.integers(1, 7).flatmap(lambda sides: st.tuples(st.just(sides), st.integers(0, sides))),
    st.integers(0, 4),
)
def test_at_least_one_good_face_against_every_roll(die: tuple[int, int], dice: int) -> None:
    sides, good_faces = die
    rolls = list(product(range(sides), repeat=dice))
    good = sum(any(face < good_faces for face in roll) for roll in rolls)
    assert at_least_one(good_faces, sides, dice) == (good, len(rolls))


@pytest.mark.parametrize(
    ("good_faces", "dice", "odds"),
    [
        (2, 1, (2, 10)),
        (2, 2, (36, 100)),
        (1, 4, (3439, 10_000)),
        (10, 3, (1000, 1000)),
        (0, 3, (0, 1000)),
        (5, 0, (0, 1)),
    ],
)
def test_known_odds_of_ten_sided_dice(good_faces: int, dice: int, odds: tuple[int, int]) -> None:
    assert at_least_one(good_faces, 10, dice) == odds


@pytest.mark.parametrize(("good_faces", "sides", "dice"), [(-1, 6, 1), (7, 6, 1), (1, 6, -1)])
def test_there_are_no_odds_of_impossible_dice(good_faces: int, sides: int, dice: int) -> None:
    with pytest.raises(AssertionError):
        at_least_one(good_faces, sides, dice)


def test_a_preview_tells_its_chance_exactly_and_in_thousandths_for_people() -> None:
    preview = Preview((Term("base", 5, "X-1"), Term("cover", 4, "X-2")), 9, 2, 36, 100)
    assert preview.chance == Fraction(9, 25)
    assert preview.per_mille == 360
    assert [
        Preview((), 0, 1, good, every).per_mille for good, every in ((1, 3), (2, 3), (1, 2000), (0, 7))
    ] == [
        333,
        667,
        1,
        0,
    ]


@given(st.integers(0, 10**4), st.integers(1, 10**4))
def test_thousandths_are_the_nearest_to_the_chance(good: int, more: int) -> None:
    preview = Preview((), 0, 1, good, good + more)
    assert abs(preview.chance - Fraction(preview.per_mille, 1000)) <= Fraction(1, 2000)
