"""Piles of cards: taking out, telling apart, hiding."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.core.ids import HIDDEN, CardId
from game.rules.core.piles import Pile, difference, distinct, hidden, without, without_all

A, B, C, D = (CardId(name) for name in "abcd")
cards = st.sampled_from((A, B, C, D))
piles = st.lists(cards, max_size=10).map(tuple)


def test_without_takes_the_first_such_card_and_keeps_the_order() -> None:
    assert without((B, A, C, A), A) == (B, C, A)
    assert without_all((B, A, C, A), A) == (B, C)
    with pytest.raises(ValueError, match="not in tuple"):
        without((B,), A)


@given(piles, cards)
def test_without_takes_exactly_one(pile: Pile, card: CardId) -> None:
    left = without((*pile, card), card)
    assert Counter(left) == Counter(pile)
    assert without_all(pile, card) == tuple(one for one in pile if one != card)


@given(piles)
def test_distinct_has_each_kind_once_in_order_of_appearance(pile: Pile) -> None:
    kinds = distinct(pile)
    assert sorted(kinds) == sorted(set(pile))
    assert [pile.index(kind) for kind in kinds] == sorted(pile.index(kind) for kind in kinds)


@given(piles)
def test_hidden_tells_only_the_number(pile: Pile) -> None:
    assert hidden(pile) == (HIDDEN,) * len(pile)


@given(piles, piles)
def test_difference_is_what_is_left_in_sorted_order(rest: Pile, taken: Pile) -> None:
    assert difference((*taken, *rest), taken) == sorted(rest)


def test_more_cannot_be_taken_than_there_is() -> None:
    with pytest.raises(AssertionError, match="more taken"):
        difference((A, B), (A, A))
