"""The facts noted of a finished game: seats, who began, what was on offer and who used it.

Each game lists the events that count (`NOTES`); a label such as `gear/maczeta` is a kind and an id.
Secrets are included, because the game is over.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from game.rules.core.ids import Seat
from game.rules.core.values import Event

Labels = Iterable[tuple[Any, str]]
"""For whom, in the terms of the game (a seat, a side, a comrade), and what."""


class GameNotes(NamedTuple):
    """What counts in one game."""

    seat_of: Callable[[Any, Any], Seat]
    """The seat of whoever an event names, in the world as it stands at the end."""
    role: Callable[[Any, Seat], str]
    """As what a seat plays: its side, rider or comrade."""
    begins: Callable[[Event], Any]
    """Whom an event says to begin, or None."""
    used: Mapping[type[Event], Callable[[Any], Labels]]
    """By kind of event, what somebody has used."""
    offered: Mapping[type[Event], Callable[[Any], Iterable[str]]]
    """By kind of event, what could be had in this game from then on."""


class Noted(NamedTuple):
    roles: tuple[str, ...]
    """By seat."""
    began: int
    """The seat that took the first turn; -1 where nobody is said to."""
    used: tuple[dict[str, int], ...]
    """By seat, how often."""
    offered: tuple[str, ...]


def noted(notes: GameNotes, world: Any, seats: Iterable[Seat], events: Iterable[Event]) -> Noted:
    """Of a whole story that ended in `world`."""
    counts: dict[Seat, Counter[str]] = {seat: Counter() for seat in seats}
    offered: set[str] = set()
    began = -1
    for event in events:
        kind = type(event)
        if began < 0 and (first := notes.begins(event)) is not None:
            began = notes.seat_of(world, first)
        if kind in notes.used:
            for who, label in notes.used[kind](event):
                counts[notes.seat_of(world, who)][label] += 1
        if kind in notes.offered:
            offered.update(notes.offered[kind](event))
    return Noted(
        tuple(notes.role(world, seat) for seat in counts),
        began,
        tuple(dict(sorted(count.items())) for count in counts.values()),
        tuple(sorted(offered)),
    )
