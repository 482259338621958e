"""LC-HOT-09: a card is new in a hand until its owner has looked at it."""

from game.rules.core.ids import HIDDEN, CardId
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade.insights.received import new_places, received
from game.rules.last_comrade.terms import ComradeId

MINE, OTHER = ComradeId("misza"), ComradeId("jurge")
UNIK, STOJ, NIET = CardId("unik"), CardId("stoj"), CardId("niet")


def of(*events: Event) -> dict[CardId, int]:
    """What is new to the first of two after these events."""
    found = received(reversed(events), MINE)
    return {card: count for card, count in found.cards.items() if count}


def test_what_was_drawn_is_new_until_its_owner_decides_with_his_hand_in_sight() -> None:
    drawn = ev.CardsDrawn(MINE, (UNIK, STOJ))
    assert of(drawn) == {UNIK: 1, STOJ: 1}
    assert of(drawn, ev.CardsDrawn(OTHER, (HIDDEN,)), ev.CardCommitted(OTHER, HIDDEN)) == {UNIK: 1, STOJ: 1}
    assert of(drawn, ev.LetBy(MINE), ev.HandRaised(MINE)) == {UNIK: 1, STOJ: 1}, "before all"
    assert of(drawn, ev.CardCommitted(MINE, NIET)) == {}
    assert of(drawn, ev.StoodDown(MINE, counted=True)) == {}
    assert of(drawn, ev.StoodDown(MINE, counted=True), ev.CardsDrawn(MINE, (NIET,))) == {NIET: 1}


def test_a_card_taken_from_somebody_is_new_to_the_taker_alone() -> None:
    assert of(ev.CardTaken(MINE, OTHER, NIET)) == {NIET: 1}
    assert of(ev.CardTaken(OTHER, MINE, NIET)) == {}


def test_a_swapped_hand_is_new_to_both() -> None:
    for swap in (ev.HandsSwapped(MINE, OTHER), ev.HandsSwapped(OTHER, MINE)):
        assert received((swap,), MINE).is_all
        assert not received((ev.CardCommitted(MINE, NIET), swap), MINE).is_all


def test_of_cards_alike_the_last_are_new_and_of_a_swapped_hand_all() -> None:
    hand = (UNIK, STOJ, UNIK)
    assert new_places(hand, received((ev.CardsDrawn(MINE, (UNIK,)),), MINE)) == {2}
    assert new_places(hand, received((ev.HandsSwapped(OTHER, MINE),), MINE)) == {0, 1, 2}
