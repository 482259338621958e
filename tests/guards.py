"""For tests that look at each of many things: there must be something to look at."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def at_least_one(found: Iterable[T]) -> Iterator[T]:
    """All of them in turn; a test that would go through none, and so prove nothing, fails."""
    count = 0
    for count, one in enumerate(found, 1):  # noqa: B007
        yield one
    assert count, "there is nothing to look at"
