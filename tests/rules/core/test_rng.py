"""The generator: known numbers, even choices, fair shuffles, and tests that would notice unfair ones."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.core.rng import Draws, Rng, mix

# Of a fair generator one such sum in a hundred thousand goes beyond these: there are some fifty tests here,
# and at one in a thousand an honest stream failed one of them (seed 2, and only with few draws).
CRITICAL = {1: 19.51, 2: 23.03, 5: 30.86, 6: 33.11, 9: 39.34, 38: 87.12, 39: 88.60, 119: 196.56}
SEEDS = (1, 2, 20_401_940)
seeds = pytest.mark.parametrize("seed", SEEDS)


def chi_square(seen: Iterable[Hashable], expected: Sequence[Hashable]) -> float:
    """How far the counts are from an even spread over all that was expected."""
    counts = Counter(seen)
    assert set(counts) <= set(expected)
    even = counts.total() / len(expected)
    return sum((counts[value] - even) ** 2 / even for value in expected)


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)),
        (1234567, (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431)),
    ],
)
def test_the_stream_is_that_of_splitmix64(seed: int, numbers: tuple[int, ...]) -> None:
    """The published numbers; the classic generator adds its gamma before the first one."""
    assert tuple(mix(seed, place) for place in range(1, len(numbers) + 1)) == numbers


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**32))
def test_numbers_have_64_bits_and_depend_on_seed_and_place(seed: int, place: int) -> None:
    number = mix(seed, place)
    assert 0 <= number < 2**64
    assert number != mix(seed, place + 1)
    assert number != mix(seed ^ 1, place)


@given(st.integers(0, 2**62), st.integers(1, 60), st.integers(1, 60))
def test_a_stream_is_resumed_from_seed_and_counter(seed: int, first: int, second: int) -> None:
    whole = Draws(Rng(seed))
    numbers = [whole.below(100) for _ in range(first + second)]
    start = Draws(Rng(seed))
    before = [start.below(100) for _ in range(first)]
    resumed = Draws(start.rest)
    assert before + [resumed.below(100) for _ in range(second)] == numbers
    assert resumed.rest == whole.rest


def test_a_generator_is_a_value_that_drawing_does_not_change() -> None:
    rng = Rng(7, 3, (4, 5))
    draws = Draws(rng)
    draws.face(10)
    draws.below(6)
    assert rng == Rng(7, 3, (4, 5))
    assert draws.rest == Rng(7, 4, (5,))


@seeds
@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10])
def test_small_choices_are_even(seed: int, bound: int) -> None:
    draws = Draws(Rng(seed))
    assert chi_square((draws.below(bound) for _ in range(6000)), range(bound)) < CRITICAL[bound - 1]


THREE_QUARTERS = 3 << 62
"""A bound at which a plain remainder would give the lowest third twice as often."""


def thirds(below: Callable[[int], int]) -> float:
    return chi_square((below(THREE_QUARTERS) >> 62 for _ in range(3000)), range(3))


@seeds
def test_numbers_that_would_favour_low_ones_are_drawn_again(seed: int) -> None:
    draws = Draws(Rng(seed))
    assert thirds(draws.below) < CRITICAL[2]
    assert 3900 < draws.rest.counter < 4100, "a quarter of all numbers is rejected"


@seeds
def test_a_plain_remainder_would_be_noticed(seed: int) -> None:
    places = iter(range(10_000))
    assert thirds(lambda bound: mix(seed, next(places)) % bound) > CRITICAL[2]


@seeds
def test_a_slightly_loaded_die_would_be_noticed(seed: int) -> None:
    """Nine comes up half again as often as it should."""
    draws = Draws(Rng(seed))
    loaded = (min(9, draws.below(21) // 2) for _ in range(6000))
    assert chi_square(loaded, range(10)) > CRITICAL[9]


def orders_of(shuffle: Callable[[Sequence[Any]], Sequence[Any]]) -> float:
    cards = "abcde"
    return chi_square((tuple(shuffle(cards)) for _ in range(6000)), list(permutations(cards)))


@seeds
def test_all_orders_of_five_cards_are_equally_likely(seed: int) -> None:
    assert orders_of(Draws(Rng(seed)).shuffled) < CRITICAL[119]


@seeds
@pytest.mark.parametrize("card", [0, 1, 20, 39])
def test_a_card_of_forty_is_equally_likely_at_every_place(seed: int, card: int) -> None:
    """More cards than one number of the stream could put in order."""
    draws = Draws(Rng(seed))
    cards = range(40)
    assert chi_square((draws.shuffled(cards).index(card) for _ in range(2000)), cards) < CRITICAL[39]


@seeds
def test_neighbours_in_a_pile_of_forty_do_not_stay_together(seed: int) -> None:
    draws = Draws(Rng(seed))
    cards = range(40)
    gaps = []
    for _ in range(2000):
        order = draws.shuffled(cards)
        gaps.append((order.index(1) - order.index(0)) % 40)
    assert 0 not in gaps
    assert chi_square((gap - 1 for gap in gaps), range(39)) < CRITICAL[38]


@seeds
def test_a_careless_shuffle_would_be_noticed(seed: int) -> None:
    draws = Draws(Rng(seed))

    def careless(items: Sequence[Any]) -> Sequence[Any]:
        """Swaps every place with any place: 3125 ways onto 120 orders cannot be even."""
        cards = list(items)
        for place in range(len(cards)):
            other = draws.below(len(cards))
            cards[place], cards[other] = cards[other], cards[place]
        return cards

    assert orders_of(careless) > CRITICAL[119]


@given(st.integers(0, 2**62), st.lists(st.sampled_from("abcd"), max_size=12))
def test_a_shuffle_loses_and_adds_nothing(seed: int, cards: list[str]) -> None:
    draws = Draws(Rng(seed))
    shuffled = draws.shuffled(cards)
    assert Counter(shuffled) == Counter(cards)
    assert (draws.rest.counter > 0) == (len(cards) > 1), (
        "the generator moves on when there is an order to choose"
    )


def test_listed_faces_come_first_and_only_for_dice() -> None:
    draws = Draws(Rng(5, 0, (0, 9)))
    plain = Draws(Rng(5))
    assert draws.below(10) == plain.below(10), "a shuffle or choice does not use them up"
    assert [draws.face(10), draws.face(10)] == [0, 9]
    assert draws.face(10) == plain.face(10)
    assert draws.rest == plain.rest


def test_a_listed_face_must_be_on_the_die() -> None:
    with pytest.raises(AssertionError, match="listed face 6"):
        Draws(Rng(5, 0, (6,))).face(6)


@given(st.integers(0, 2**62), st.lists(st.integers(), min_size=1, max_size=9))
def test_a_choice_is_one_of_the_items(seed: int, items: list[int]) -> None:
    assert Draws(Rng(seed)).choice(items) in items
