"""Statistics of a match from its events: one ledger for all games, with a counter for each kind of event."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from game.rules.core.values import Event, W

P = TypeVar("P", bound=Hashable)
"""What is counted for: a seat, a side, a person of the game."""
S = TypeVar("S", bound=msgspec.Struct)
EventCounter = Callable[[Any, Any], None]


class Milestone(msgspec.Struct, frozen=True):
    """An event worth remembering a match by, and the round in which it happened; 0 is the set-up."""

    round: int
    event: Event


class EventNotes:
    """Counters fed with one event after another; their results can be read at any time."""

    counters: ClassVar[Mapping[type[Event], EventCounter]]
    """What to do with each kind of event; kinds without a counter are skipped."""

    def note(self, event: Event) -> None:
        counter = self.counters.get(type(event))
        if counter is not None:
            counter(self, event)

    def note_all(self, events: Iterable[Event]) -> Self:
        for event in events:
            self.note(event)
        return self


class Ledger(EventNotes, Generic[W, P]):
    """What each player has done, and how it stood from round to round.

    Everything is counted, secrets included: read it when the game is over, or when everybody may know all
    of it.
    """

    evolvers: ClassVar[Mapping[type[Event], Callable[[Any, Any], Any]]] = {}
    """How the world goes on, if counters need the world before an event; empty if none does."""
    great: ClassVar[frozenset[type[Event]]] = frozenset()
    """The kinds of events that are milestones, unless `is_milestone` is overridden."""

    def __init__(self, start: W, rounds: int, players: Iterable[P]) -> None:
        """`rounds` is the number of rounds begun when the events start."""
        self.world = start
        self.rounds = rounds
        self.counts: dict[P, Counter[str]] = {}
        self.expected: dict[P, Fraction] = {}
        """The average that chance would have brought."""
        self.milestones: list[Milestone] = []
        self._curves: dict[P, list[int]] = {}
        for player in players:
            self.admit(player)

    def admit(self, player: P) -> None:
        """Count for one more player from now on, as if it had always stood as it stands now."""
        self.counts[player] = Counter()
        self.expected[player] = Fraction(0)
        self._curves[player] = [self.standing(player)] * self.rounds

    @abstractmethod
    def standing(self, player: P) -> int:
        """The value a curve shows: points, stars, Life."""

    @abstractmethod
    def whose(self, event: Any) -> P:
        """Who did what this event tells."""

    def is_milestone(self, event: Event) -> bool:
        """Whether this event is a milestone; asked before it is counted and before the world goes on."""
        return type(event) in self.great

    def note(self, event: Event) -> None:
        if self.is_milestone(event):
            self.milestones.append(Milestone(self.rounds, event))
        super().note(event)
        if self.evolvers:
            self.world = self.evolvers[type(event)](self.world, event)

    def begin_round(self, event: Event) -> None:
        """Note the end of the round before, which is the set-up for the first round, and begin the next."""
        self.rounds += 1
        for player, curve in self._curves.items():
            curve.append(self.standing(player))

    def curve(self, player: P) -> tuple[int, ...]:
        """How the player stood at the start and after each round; the last entry is how it stands now."""
        return (*self._curves[player], self.standing(player))

    def filled(self, form: type[S], player: P, **other: Any) -> S:
        """A struct with all counters that have fields of the same names, and the other given fields."""
        counts = self.counts[player]
        return form(**{name: counts[name] for name in form.__struct_fields__ if name not in other}, **other)

    def most(self, name: str, least: int = 1) -> tuple[P, int] | None:
        """The only player who did most of something, and how much; None if two are level or it is less
        than `least`."""
        return leader({player: counts[name] for player, counts in self.counts.items()}, least)


def once(name: str) -> EventCounter:
    """A counter that adds one for the player that `whose` names."""

    def count(ledger: Ledger[Any, Any], event: Event) -> None:
        ledger.counts[ledger.whose(event)][name] += 1

    return count


def leader(counts: Mapping[P, int], least: int = 1) -> tuple[P, int] | None:
    """The only player in the lead, and with how much; None if two are level or it is less than `least`."""
    most = max(counts.values(), default=0)
    best = [player for player, count in counts.items() if count == most]
    return (best[0], most) if most >= least and len(best) == 1 else None
