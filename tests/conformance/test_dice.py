"""R8 at the numbers of a commit; `soak` rolls a million times."""

import pytest

from game.devtools.invariants.dice import SIDES, check_die, check_fair, check_shuffle, critical
from game.devtools.invariants.tally import Broken, Tally


@pytest.mark.parametrize("sides", SIDES)
def test_dice_are_fair(sides: int) -> None:
    for seed in range(4):
        check_die(sides, seed, 5_000, Tally())


def test_shuffles_are_fair() -> None:
    for seed in range(4):
        check_shuffle(seed, 6_000, Tally())


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 10.83), (5, 20.52), (9, 27.88), (19, 43.82), (119, 170.6)]
)
def test_the_critical_values_are_those_of_the_tables(freedom: int, known: float) -> None:
    assert critical(freedom) == pytest.approx(known, rel=0.04)


def test_planted_a_loaded_die_is_found() -> None:
    check_fair([1000, 1010, 990, 1000, 1005, 995], "a die")
    with pytest.raises(Broken, match="R8"):
        check_fair([1000, 1000, 1000, 1000, 1000, 1200], "a die that likes sixes")
