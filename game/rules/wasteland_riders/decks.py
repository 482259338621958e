"""Decks: an empty deck is renewed from its discard pile at once (WR-DECK-02, WR-RULING-46)."""

from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders.events.common import CardsLookedAt, DeckShuffled, DrawFellShort, LuckDrawn
from game.rules.wasteland_riders.terms import Deck
from game.rules.wasteland_riders.world.state import World


def renew(play: Play[World], deck: Deck) -> None:
    """Shuffle the discard pile into a new deck, if the deck is empty."""
    if not play.world.decks[deck] and play.world.discards[deck]:
        play.do(DeckShuffled(deck, play.shuffle(play.world.discards[deck]), discards=True))


def top(play: Play[World], deck: Deck) -> CardId | None:
    """The card that would be drawn next; None if deck and discard pile are empty."""
    renew(play, deck)
    cards = play.world.decks[deck]
    return cards[0] if cards else None


def draw_luck(play: Play[World], seat: Seat, count: int) -> None:
    for number in range(count):
        card = top(play, "luck")
        if card is None:
            play.do(DrawFellShort("luck", count - number))
            return
        play.do(LuckDrawn(seat, (card,)))
        renew(play, "luck")


def look_at(play: Play[World], seat: Seat, deck: Deck, count: int) -> int:
    """Let one player look at cards from the top; returns how many cards there were."""
    for number in range(count):
        card = top(play, deck)
        if card is None:
            return number
        play.do(CardsLookedAt(seat, deck, (card,)))
        renew(play, deck)
    return count
