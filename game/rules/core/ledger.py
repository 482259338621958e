"""What a story of events comes to: one ledger for all games, fed by a counter for each kind of event."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from game.rules.core.values import Event, W

P = TypeVar("P", bound=Hashable)
"""For whom is counted: a seat, a side, a person of the game."""
S = TypeVar("S", bound=msgspec.Struct)
EventCounter = Callable[[Any, Any], None]


class Milestone(msgspec.Struct, frozen=True):
    """Something that a match is remembered by, and in which round it happened; 0 is the set-up."""

    round: int
    event: Event


class EventNotes:
    """Events are noted one after another; what they come to can be read off at any time."""

    counters: ClassVar[Mapping[type[Event], EventCounter]]
    """What each kind of event does here; the others cost no more than a look."""

    def note(self, event: Event) -> None:
        counter = self.counters.get(type(event))
        if counter is not None:
            counter(self, event)

    def note_all(self, events: Iterable[Event]) -> Self:
        for event in events:
            self.note(event)
        return self


class Ledger(EventNotes, Generic[W, P]):
    """What each of those who play has done, and how he stood from round to round.

    Everything is counted, secrets included: ask when the game is over, or when all may know all of it.
    """

    evolvers: ClassVar[Mapping[type[Event], Callable[[Any, Any], Any]]] = {}
    """How the world goes on, where counters ask how it was before an event; none where nobody asks."""
    great: ClassVar[frozenset[type[Event]]] = frozenset()
    """Of which kinds the events are milestones, unless `is_milestone` knows better."""

    def __init__(self, start: W, rounds: int, players: Iterable[P]) -> None:
        """`rounds` have begun when the story starts."""
        self.world = start
        self.rounds = rounds
        self.counts: dict[P, Counter[str]] = {}
        self.expected: dict[P, Fraction] = {}
        """What chance would have brought on average."""
        self.milestones: list[Milestone] = []
        self._curves: dict[P, list[int]] = {}
        for player in players:
            self.admit(player)

    def admit(self, player: P) -> None:
        """Count for one more from now on, as if he had always stood as he stands."""
        self.counts[player] = Counter()
        self.expected[player] = Fraction(0)
        self._curves[player] = [self.standing(player)] * self.rounds

    @abstractmethod
    def standing(self, player: P) -> int:
        """What a curve tells: points, stars, Life."""

    @abstractmethod
    def whose(self, event: Any) -> P:
        """Who did what a deed tells."""

    def is_milestone(self, event: Event) -> bool:
        """Asked before the event is counted and the world goes on."""
        return type(event) in self.great

    def note(self, event: Event) -> None:
        if self.is_milestone(event):
            self.milestones.append(Milestone(self.rounds, event))
        super().note(event)
        if self.evolvers:
            self.world = self.evolvers[type(event)](self.world, event)

    def begin_round(self, event: Event) -> None:
        """Before it begins another one has ended, if only the set-up."""
        self.rounds += 1
        for player, curve in self._curves.items():
            curve.append(self.standing(player))

    def curve(self, player: P) -> tuple[int, ...]:
        """How he stood at the start, then after each round; the last is how he stands."""
        return (*self._curves[player], self.standing(player))

    def filled(self, form: type[S], player: P, **other: Any) -> S:
        """A form with all that was counted in the fields of the same names, and what else belongs in it."""
        counts = self.counts[player]
        return form(**{name: counts[name] for name in form.__struct_fields__ if name not in other}, **other)

    def most(self, name: str, least: int = 1) -> tuple[P, int] | None:
        """Who alone did most of something, and how much; nobody, if two are level or did too little."""
        return leader({player: counts[name] for player, counts in self.counts.items()}, least)


def once(name: str) -> EventCounter:
    """The counter of a deed: one more for whoever did it."""

    def count(ledger: Ledger[Any, Any], event: Event) -> None:
        ledger.counts[ledger.whose(event)][name] += 1

    return count


def leader(counts: Mapping[P, int], least: int = 1) -> tuple[P, int] | None:
    """Who is alone at the head, and with how much; nobody, if two are level or it is less than `least`."""
    most = max(counts.values(), default=0)
    best = [player for player, count in counts.items() if count == most]
    return (best[0], most) if most >= least and len(best) == 1 else None
