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
"""Pairs: a seat, side or comrade, as the events of the game name it, and a label of what it used."""


class GameNotes(NamedTuple):
    """Which events of one game count, and how to read them."""

    seat_of: Callable[[Any, Any], Seat]
    """The seat that an event means by its side, comrade or seat; takes the world at the end."""
    role: Callable[[Any, Seat], str]
    """What a seat plays: its side, rider or comrade."""
    begins: Callable[[Event], Any]
    """The one who takes the first turn according to an event, or None if the event does not tell."""
    used: Mapping[type[Event], Callable[[Any], Labels]]
    """By kind of event: what somebody has used."""
    offered: Mapping[type[Event], Callable[[Any], Iterable[str]]]
    """By kind of event: what could be had in this game from then on."""


class Noted(NamedTuple):
    """What was noted of one finished game."""

    roles: tuple[str, ...]
    """By seat: its side, rider or comrade."""
    began: int
    """The seat that took the first turn; -1 if no event tells."""
    used: tuple[dict[str, int], ...]
    """By seat: how often each label was used."""
    offered: tuple[str, ...]


def noted(notes: GameNotes, world: Any, seats: Iterable[Seat], events: Iterable[Event]) -> Noted:
    """The facts of a whole game with these events, which ended in `world`."""
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
