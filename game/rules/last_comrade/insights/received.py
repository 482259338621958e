"""Which cards of a hand have come since its owner last looked at it."""

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
"""Events in which a player sees their own hand: after them no card in it is new."""


class Received(NamedTuple):
    """The cards that came into one player's hand."""

    cards: Counter[CardId]
    is_all: bool
    """Whether the whole hand came from another player."""


def received(latest: Iterable[Event], comrade: ComradeId) -> Received:
    """The cards since the owner last saw the hand; `latest` has the newest events first."""
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
    """The places of the new cards in a hand; of several equal cards the last ones count as new."""
    if found.is_all:
        return frozenset(range(len(hand)))
    left, places = found.cards.copy(), set()
    for place in range(len(hand) - 1, -1, -1):
        if left[hand[place]] > 0:
            left[hand[place]] -= 1
            places.add(place)
    return frozenset(places)
