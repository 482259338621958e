"""The generator as a value: seed and counter, equal on every machine, free to copy.

Every draw mixes `seed + counter * gamma` with the finaliser of splitmix64, so the stream can be
resumed from two integers and skipped in constant time.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_ROOM = 1 << 56


class Rng(msgspec.Struct, frozen=True, gc=False):
    """The position of a match's random numbers. `listed` die faces come first: tests and puzzles load dice
    with them."""

    seed: int
    counter: int = 0
    listed: tuple[int, ...] = ()

    def draws(self) -> "Draws":
        """A cursor over this generator."""
        return Draws(self)


BLANK = Rng(0)
"""What a view holds in place of the generator."""


def mix(seed: int, counter: int) -> int:
    """The 64-bit number at position `counter` of the stream `seed`."""
    z = (seed + counter * _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Draws:
    """A cursor over a generator: draw numbers, then read the `Rng` that is left."""

    __slots__ = ("_counter", "_listed", "_seed")

    def __init__(self, rng: Rng) -> None:
        self._seed = rng.seed
        self._counter = rng.counter
        self._listed = rng.listed

    @property
    def rest(self) -> Rng:
        return Rng(self._seed, self._counter, self._listed)

    def below(self, bound: int) -> int:
        """A uniform choice of 0 .. bound-1; the few numbers that would make low results likelier are drawn
        again."""
        while True:
            number = mix(self._seed, self._counter)
            self._counter += 1
            # The remainder is less than the bound: below that there is no need to compute it.
            if number <= _MASK - bound or number <= _MASK - (_MASK + 1) % bound:
                return number % bound

    def face(self, sides: int) -> int:
        """A die with faces 0 .. sides-1; listed faces are dealt first."""
        if self._listed:
            face, self._listed = self._listed[0], self._listed[1:]
            assert 0 <= face < sides, f"listed face {face} on a die of {sides}"
            return face
        return self.below(sides)

    def faces(self, sides: int, count: int) -> tuple[int, ...]:
        """The values of this many dice with faces 0 .. sides-1."""
        return tuple([self.face(sides) for _ in range(count)])

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """A shuffle in which all orders are equally likely (Fisher and Yates); one draw serves as many
        places as fit into it."""
        cards = list(items)
        last = len(cards) - 1
        while last > 0:
            first, product = last, last + 1
            while first > 1 and product * first <= _ROOM:
                product *= first
                first -= 1
            number = self.below(product)
            for place in range(last, first - 1, -1):
                number, other = divmod(number, place + 1)
                cards[place], cards[other] = cards[other], cards[place]
            last = first - 1
        return tuple(cards)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
