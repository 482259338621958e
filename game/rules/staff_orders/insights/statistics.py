"""The statistics of a match: dice and luck, losses, stars by round, highlights.

Hidden cards are counted too: use it only when the game is over, or when both players may know everything.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

import msgspec

from game.rules.core.ids import Seat
from game.rules.core.ledger import Ledger, Milestone, once
from game.rules.core.values import Event
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.evolve import EVOLVERS
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import score
from game.rules.staff_orders.terms import FACTIONS, Domain, Faction, PlaceId, enemy

Feat = Literal["defence", "taken", "salvo"]
"""A place held against a larger force, the most areas taken, the best roll: the most notable first."""
LEAST_HITS = 3
"""A roll with fewer hits is no highlight."""
FALLEN: frozenset[ev.ToReserve] = frozenset(("defence_hits", "losses", "barrage", "bombard", "air_raid"))
"""Why pieces leave the board in a fight; other pieces were taken back by their owner or by the limit."""


class SeatStatistics(msgspec.Struct, frozen=True):
    """The numbers of one seat at the end of a match."""

    seat: Seat
    faction: Faction
    throws: int
    """Rolls including re-rolls; the next fields count their dice and hits."""
    dice: int
    hits: int
    expected: Fraction
    """The expected number of hits of these dice."""
    attacks: int
    """Clashes begun; the next field counts those that left the attacker in the place."""
    won: int
    taken: int
    """Land areas that came under control, whether empty or the enemy's."""
    soldiers: int
    """Soldiers lost in fights; the next field counts the aircraft."""
    aircraft: int
    cards: int
    """Cards played for their effect; the next field counts those discarded for a re-roll."""
    rerolls: int
    stars: tuple[int, ...]
    """At the start, then after each round; the last one is the final score."""


class Highlight(msgspec.Struct, frozen=True):
    """A feat: with how many pieces, against how many; a place only if the feat has one."""

    deed: Feat
    faction: Faction
    count: int
    against: int = 0
    place: PlaceId | None = None
    layer: Domain = "land"


class Statistics(msgspec.Struct, frozen=True):
    """What the report of a finished match shows."""

    rounds: int
    seats: tuple[SeatStatistics, ...]
    """In the order of the seats."""
    highlights: tuple[Highlight, ...]
    """At most one of each feat."""
    milestones: tuple[Milestone, ...] = ()


def statistics(start: World, events: Iterable[Event]) -> Statistics:
    """The statistics of a whole match: its first world and all its events."""
    ledger = OrdersLedger(start).note_all(events)
    seats = tuple(ledger.seat(Seat(seat)) for seat in range(len(FACTIONS)))
    return Statistics(ledger.rounds, seats, ledger.highlights(), tuple(ledger.milestones))


class OrdersLedger(Ledger[World, Faction]):
    """Counts the feats of each faction, event by event."""

    evolvers = EVOLVERS

    def __init__(self, start: World) -> None:
        super().__init__(start, start.round, FACTIONS)
        self._clash: ev.ClashStarted | None = None
        self._defence: Highlight | None = None
        self._salvo: Highlight | None = None

    def standing(self, player: Faction) -> int:
        return score(self.world, player)

    def is_milestone(self, event: Event) -> bool:
        """Whether an attacker took a land area in a clash."""
        if not isinstance(event, ev.ClashEnded) or self._clash is None:
            return False
        return event.layer == "land" and event.faction == self._clash.faction

    def whose(self, event: ev.EffectPlayed) -> Faction:
        return event.faction

    def _throw(self, event: ev.DiceRolled | ev.DiceRerolled) -> None:
        again = isinstance(event, ev.DiceRerolled)
        self.counts[event.faction].update(
            throws=1, dice=len(event.faces), hits=event.hits, rerolls=int(again)
        )
        faces = self.world.setting.numbers.dice.faces
        self.expected[event.faction] += Fraction(len(event.faces) * sum(faces), len(faces))
        best = self._salvo.count if self._salvo is not None else LEAST_HITS - 1
        if event.hits > best:
            self._salvo = Highlight("salvo", event.faction, event.hits, len(event.faces))

    def _start_clash(self, event: ev.ClashStarted) -> None:
        self._clash = event
        self.counts[event.faction]["attacks"] += 1

    def _end_clash(self, event: ev.ClashEnded) -> None:
        clash, self._clash = self._clash, None
        if clash is None or event.faction is None:
            return
        if event.faction == clash.faction:
            self.counts[clash.faction]["won"] += 1
            self.counts[clash.faction]["taken"] += event.layer == "land"
        elif clash.attackers > clash.defenders:
            self._hold(clash)

    def _hold(self, clash: ev.ClashStarted) -> None:
        """The greatest difference counts; if equal, the larger fight, then the earlier one."""
        found = Highlight(
            "defence", enemy(clash.faction), clash.defenders, clash.attackers, clash.place, clash.layer
        )
        best = self._defence
        if best is None or _odds(found) > _odds(best):
            self._defence = found

    def _fall(self, event: ev.SoldiersToReserve | ev.AircraftToReserve) -> None:
        kind = "soldiers" if isinstance(event, ev.SoldiersToReserve) else "aircraft"
        self.counts[event.faction][kind] += event.count if event.cause in FALLEN else 0

    def _come(self, event: ev.SoldiersMoved | ev.SoldiersFromReserve) -> None:
        is_empty = not any(self.world.strength(faction, "land", event.place) for faction in FACTIONS)
        self.counts[event.faction]["taken"] += is_empty

    counters = {
        ev.RoundStarted: Ledger.begin_round,
        ev.DiceRolled: _throw,
        ev.DiceRerolled: _throw,
        ev.EffectPlayed: once("cards"),
        ev.ClashStarted: _start_clash,
        ev.ClashEnded: _end_clash,
        ev.SoldiersToReserve: _fall,
        ev.AircraftToReserve: _fall,
        ev.SoldiersMoved: _come,
        ev.SoldiersFromReserve: _come,
    }

    def seat(self, seat: Seat) -> SeatStatistics:
        faction = self.world.faction_of(seat)
        expected, stars = self.expected[faction], self.curve(faction)
        return self.filled(
            SeatStatistics, faction, seat=seat, faction=faction, expected=expected, stars=stars
        )

    def highlights(self) -> tuple[Highlight, ...]:
        return tuple(deed for deed in (self._defence, self._most_taken(), self._salvo) if deed is not None)

    def _most_taken(self) -> Highlight | None:
        """None if both took the same number."""
        most = self.most("taken")
        return None if most is None else Highlight("taken", *most)


def _odds(held: Highlight) -> tuple[int, int]:
    return held.against - held.count, held.against
