"""Sums as terms with their sources, so that no other code has to add them again."""

from collections.abc import Iterable, Iterator

from game.rules.core.odds import Term, total
from game.rules.wasteland_riders.world.setting import Setting


def of_cards(setting: Setting, found: Iterable[tuple[str, int]], rule: str) -> Iterator[Term]:
    """One term for each card or ability, however many of its texts count."""
    numbers: dict[str, int] = {}
    for source, number in found:
        numbers[source] = numbers.get(source, 0) + number
    for source, number in numbers.items():
        yield Term("gear", number, rule, setting.thing(source))


def with_changes(base: Term, changes: Iterable[Term]) -> tuple[Term, ...]:
    """The base of a sum, and all changes that are not 0."""
    return (base, *(term for term in changes if term.value))


def raised(terms: tuple[Term, ...], least: int, rule: str) -> tuple[Term, ...]:
    """The terms of a sum with a minimum: what is missing to it becomes a term of its own, with this rule."""
    missing = least - total(terms)
    return (*terms, Term("least", missing, rule)) if missing > 0 else terms
