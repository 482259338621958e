"""How much an event matters to somebody who was not looking: what a summary tells first, and what never."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

from game.rules.core.values import Event


class Weight(IntEnum):
    """From what is not worth a word to what the evening will be remembered for."""

    LEFT_OUT = 0
    """Draws, shuffles, whose turn it is: whoever looks at the table sees as much."""
    SMALL = 1
    DEED = 2
    """Where somebody went, what somebody played."""
    CONTEST = 3
    """What was at stake: an attack, a roll, a test."""
    LOSS = 4
    """What it cost somebody, or brought him."""
    DECISIVE = 5
    """Who fell, what was taken, what was won."""


Importance = Mapping[type[Event], Weight | Callable[[Any], Weight]]
"""The weight of each kind of event that can have a line; of some it depends on what the event tells."""


def weight_of(importance: Importance, event: Event) -> Weight:
    weight = importance[type(event)]
    return weight if isinstance(weight, Weight) else weight(event)
