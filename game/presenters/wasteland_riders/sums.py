"""Sums in words, term by term, in the order of the rules."""

from collections.abc import Sequence

from game.presenters.shared.chances import summand, term_name
from game.rules.core.odds import Term, total
from game.view.kit import Kit


def term_words(kit: Kit, terms: Sequence[Term]) -> str:
    """`3 Guns + 1 medium range − 2 opponent's Defence`."""
    return " ".join(
        f"{summand(place, term)}\u00a0{term_name(kit, 'wr', term)}" for place, term in enumerate(terms)
    )


def sum_words(kit: Kit, terms: Sequence[Term]) -> str:
    """The terms and their total; a single term has no total."""
    words = term_words(kit, terms)
    return words if len(terms) == 1 else kit.say("wr-fight-sum", terms=words, total=total(terms))
