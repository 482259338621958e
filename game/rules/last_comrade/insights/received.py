"""Which cards of a hand came since its owner last looked at it."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade.terms import ComradeId

LOOKED = (
    ev.DraftPicked,
    ev.CardPassedOn,
    ev.CardCommitted,
    ev.StoodDown,
    ev.EventAnnounced,
    ev.HandsSwapped,
    ev.CardTaken,
)
"""What a player does with his hand before his eyes: nothing in it is new to him any more."""


class Received(NamedTuple):
    """What came into one player's hand."""

    cards: Counter[CardId]
    is_all: bool
    """The whole hand came from somebody else."""


def received(latest: Iterable[Event], comrade: ComradeId) -> Received:
    """The cards since the owner last saw his hand; `latest` events come first."""
    cards: Counter[CardId] = Counter()
    for event in latest:
        match event:
            case ev.CardsDrawn() if event.comrade == comrade:
                cards.update(event.cards)
            case ev.CardTaken() if event.comrade == comrade:
                cards[event.card] += 1
            case ev.HandsSwapped() if comrade in (event.comrade, event.other):
                return Received(cards, is_all=True)
        if isinstance(event, LOOKED) and event.comrade == comrade:
            break
    return Received(cards, is_all=False)


def new_places(hand: Pile, found: Received) -> frozenset[int]:
    """The places in a hand of cards that are new; of several alike the last ones are."""
    if found.is_all:
        return frozenset(range(len(hand)))
    left, places = found.cards.copy(), set()
    for place in range(len(hand) - 1, -1, -1):
        if left[hand[place]] > 0:
            left[hand[place]] -= 1
            places.add(place)
    return frozenset(places)
