"""The counters kept while invariants are checked, and how a broken promise is reported."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Broken(Exception):
    """A promise (R1, S2 ...) that does not hold; the text says which and where."""

    def __init__(self, promise: str, sentence: str) -> None:
        self.promise = promise
        self.sentence = sentence
        super().__init__(f"{promise}: {sentence}")


class Tally(Counter[str]):
    """How often each thing was done; for some entries the maximum is kept."""

    def most(self, name: str, value: int) -> None:
        self[name] = max(self[name], value)


def require(holds: bool, promise: str, sentence: str) -> None:
    if not holds:
        raise Broken(promise, sentence)


@contextmanager
def uncaught(promise: str) -> Iterator[None]:
    """An unexpected exception breaks a promise too: raises `Broken` from it."""
    try:
        yield
    except Broken:
        raise
    except Exception as error:
        raise Broken(promise, f"uncaught {type(error).__name__}: {error}") from error
