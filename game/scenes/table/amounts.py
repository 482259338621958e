"""How many pieces of a pile are held: which amounts exist, and which of them a target takes."""

from collections.abc import Callable, Iterable, Sequence

from game.rules.core.values import Intent

AmountOf = Callable[[Intent], int]


def amounts(intents: Iterable[Intent], amount_of: AmountOf) -> tuple[int, ...]:
    """The amounts of these intents, smallest first; empty if they have none."""
    return tuple(sorted({amount for amount in map(amount_of, intents) if amount}))


def nearest(choices: Sequence[int], wanted: int) -> int:
    """The largest of these amounts up to `wanted`; the smallest if all are larger."""
    return max((one for one in choices if one <= wanted), default=choices[0])


def fitting(intents: Sequence[Intent], amount_of: AmountOf, held: int | None) -> tuple[Intent, ...]:
    """The intents of dropping `held` pieces; None holds as many as allowed.

    Of intents of one kind that differ in their amount, the one with the largest amount up to `held` is kept:
    a target that takes fewer takes that many, and one that needs more takes nothing.
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
