"""Operations on zones: a zone is a tuple of card kinds."""

from collections import Counter
from collections.abc import Iterable

from game.rules.core.ids import HIDDEN, CardId

Pile = tuple[CardId, ...]


def without(pile: Pile, card: CardId) -> Pile:
    """The pile without its first card of this kind."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


def without_all(pile: Pile, card: CardId) -> Pile:
    return tuple(other for other in pile if other != card)


def distinct(pile: Pile) -> tuple[CardId, ...]:
    """Each kind once, in order of appearance."""
    return tuple(dict.fromkeys(pile)) if len(pile) > 1 else pile


def hidden(pile: Pile) -> Pile:
    """The backs of the cards: only the number is known."""
    return (HIDDEN,) * len(pile)


def difference(pile: Iterable[CardId], taken: Iterable[CardId]) -> list[CardId]:
    """The multiset difference of `pile` and `taken`, sorted."""
    rest = Counter(pile)
    rest.subtract(taken)
    assert all(count >= 0 for count in rest.values()), f"more taken than there is: {rest}"
    return sorted(rest.elements())
