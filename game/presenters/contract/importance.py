"""How much an event matters to somebody who was not looking: what a summary shows first, and what never."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

from game.rules.core.values import Event


class Weight(IntEnum):
    """From events not worth a line to those that decide the match."""

    LEFT_OUT = 0
    """Draws, shuffles, whose turn it is: the table itself shows it."""
    SMALL = 1
    DEED = 2
    """A move or a card played."""
    CONTEST = 3
    """Something was at stake: an attack, a roll, a test."""
    LOSS = 4
    """Its result: a loss or a gain of a seat."""
    DECISIVE = 5
    """What decides a match: a seat out of play, a place taken, points won."""


Importance = Mapping[type[Event], Weight | Callable[[Any], Weight]]
"""The weight of each kind of event that can have a log line, fixed or as a function of the event."""


def weight_of(importance: Importance, event: Event) -> Weight:
    weight = importance[type(event)]
    return weight if isinstance(weight, Weight) else weight(event)
