"""How many of a pile are in hand: which amounts there are, and what a place takes of them."""

from collections.abc import Callable, Iterable, Sequence

from game.rules.core.values import Intent

AmountOf = Callable[[Intent], int]


def amounts(intents: Iterable[Intent], amount_of: AmountOf) -> tuple[int, ...]:
    """Every amount that these intents are about, the smallest first; none where they are about none."""
    return tuple(sorted({amount for amount in map(amount_of, intents) if amount}))


def nearest(choices: Sequence[int], wanted: int) -> int:
    """The largest of these amounts that is not above `wanted`; the smallest where all are."""
    return max((one for one in choices if one <= wanted), default=choices[0])


def fitting(intents: Sequence[Intent], amount_of: AmountOf, held: int | None) -> tuple[Intent, ...]:
    """What putting `held` pieces down would mean; None holds as many as may go.

    Of intents of one kind that differ in their amount, the largest that is not more than is held: a place
    that takes fewer takes what fits, and one that needs more takes nothing.
    """
    largest: dict[type[Intent], int] = {}
    for intent in intents:
        amount = amount_of(intent)
        if amount and (held is None or amount <= held):
            largest[type(intent)] = max(amount, largest.get(type(intent), 0))
    return tuple(
        intent
        for intent in intents
        if (amount := amount_of(intent)) == 0 or amount == largest.get(type(intent))
    )
