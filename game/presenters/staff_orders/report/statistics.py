"""What a match came to, for the screen of results: dice and luck, losses, stars round by round, mentions.

Everything is told: ask only when the game is over, or when both may know all of it.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

import msgspec

from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.evolve import EVOLVERS
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import score
from game.rules.staff_orders.terms import FACTIONS, Domain, Faction, PlaceId, enemy
from game.session.match import Match

Highlight = Literal["defence", "taken", "salvo"]
"""A place held against a larger force, the most areas taken, the best throw: the most telling first."""
LEAST_HITS = 3
"""A throw with fewer is not worth a word."""
FALLEN: frozenset[ev.ToReserve] = frozenset(("defence_hits", "losses", "barrage", "bombard", "air_raid"))
"""Why pieces leave the board in a fight; the others were taken back by their owner or by the limit."""


class SeatStatistics(msgspec.Struct, frozen=True):
    seat: Seat
    faction: Faction
    throws: int
    """Re-rolls included; and, below, the dice of all of them with their hits."""
    dice: int
    hits: int
    expected: Fraction
    """How many hits so many dice show on average."""
    attacks: int
    """Clashes begun; and how many of them left the attacker in the place."""
    won: int
    taken: int
    """Land areas that came under control, empty ones and the enemy's."""
    soldiers: int
    """Lost in fights; so are, below, the aircraft."""
    aircraft: int
    cards: int
    """Played for their effect; and, below, thrown away for a re-roll."""
    rerolls: int
    stars: tuple[int, ...]
    """At the start, then after each round; the last one is the final score."""


class Mention(msgspec.Struct, frozen=True):
    """A deed: how many did it, and against how many; a place only where it has one."""

    deed: Highlight
    faction: Faction
    count: int
    against: int = 0
    place: PlaceId | None = None
    layer: Domain = "land"


class Statistics(msgspec.Struct, frozen=True):
    rounds: int
    seats: tuple[SeatStatistics, ...]
    """In the order of the seats."""
    mentions: tuple[Mention, ...]
    """Of each deed one at most."""


def statistics(match: Match) -> Statistics:
    """Of a match of Staff Orders that is over, or whose every secret may be told."""
    return compute(match.first_state.world, (event for step in match.steps for event in step.events))


def compute(start: World, events: Iterable[Event]) -> Statistics:
    """Of a whole story: the world it begins in and everything that happened."""
    ledger = Ledger(start)
    for event in events:
        ledger.note(event)
    seats = tuple(ledger.seat(Seat(seat)) for seat in range(len(FACTIONS)))
    return Statistics(ledger.world.round, seats, ledger.mentions())


class Ledger:
    """Events are noted one after another; what they come to can be read off at any time."""

    def __init__(self, start: World) -> None:
        self.world = start
        self._counts: dict[Faction, Counter[str]] = {faction: Counter() for faction in FACTIONS}
        self._stars: dict[Faction, list[int]] = {
            faction: [score(start, faction)] * start.round for faction in FACTIONS
        }
        """After each round that is over; the set-up is round 0."""
        self._clash: ev.ClashStarted | None = None
        self._defence: Mention | None = None
        self._salvo: Mention | None = None

    def note(self, event: Event) -> None:
        if isinstance(event, ev.RoundStarted):
            for faction, series in self._stars.items():
                series.append(score(self.world, faction))
        elif isinstance(event, ev.DiceRolled | ev.DiceRerolled):
            self._throw(event)
        elif isinstance(event, ev.EffectPlayed):
            self._counts[event.faction]["cards"] += 1
        elif isinstance(event, ev.ClashStarted):
            self._clash = event
            self._counts[event.faction]["attacks"] += 1
        elif isinstance(event, ev.ClashEnded):
            self._end_clash(event)
        elif isinstance(event, ev.PieceEvent):
            self._note_pieces(event)
        self.world = EVOLVERS[type(event)](self.world, event)

    def _throw(self, event: ev.DiceRolled | ev.DiceRerolled) -> None:
        count = self._counts[event.faction]
        count["throws"] += 1
        count["dice"] += len(event.faces)
        count["hits"] += event.hits
        count["rerolls"] += isinstance(event, ev.DiceRerolled)
        best = self._salvo.count if self._salvo is not None else LEAST_HITS - 1
        if event.hits > best:
            self._salvo = Mention("salvo", event.faction, event.hits, len(event.faces))

    def _end_clash(self, event: ev.ClashEnded) -> None:
        clash, self._clash = self._clash, None
        if clash is None or event.faction is None:
            return
        if event.faction == clash.faction:
            self._counts[clash.faction]["won"] += 1
            self._counts[clash.faction]["taken"] += event.layer == "land"
        elif clash.attackers > clash.defenders:
            self._hold(clash)

    def _hold(self, clash: ev.ClashStarted) -> None:
        """The greatest difference counts; of equal ones the larger fight, then the earlier."""
        found = Mention(
            "defence", enemy(clash.faction), clash.defenders, clash.attackers, clash.place, clash.layer
        )
        best = self._defence
        if best is None or _odds(found) > _odds(best):
            self._defence = found

    def _note_pieces(self, event: ev.PieceEvent) -> None:
        count = self._counts[event.faction]
        if isinstance(event, ev.SoldiersToReserve | ev.AircraftToReserve):
            kind = "soldiers" if isinstance(event, ev.SoldiersToReserve) else "aircraft"
            count[kind] += event.count if event.cause in FALLEN else 0
        elif isinstance(event, ev.SoldiersMoved | ev.SoldiersFromReserve):
            is_empty = not any(self.world.strength(faction, "land", event.place) for faction in FACTIONS)
            count["taken"] += is_empty

    def seat(self, seat: Seat) -> SeatStatistics:
        faction = self.world.faction_of(seat)
        count, faces = self._counts[faction], self.world.setting.numbers.dice.faces
        return SeatStatistics(
            seat=seat,
            faction=faction,
            throws=count["throws"],
            dice=count["dice"],
            hits=count["hits"],
            expected=Fraction(count["dice"] * sum(faces), len(faces)),
            attacks=count["attacks"],
            won=count["won"],
            taken=count["taken"],
            soldiers=count["soldiers"],
            aircraft=count["aircraft"],
            cards=count["cards"],
            rerolls=count["rerolls"],
            stars=(*self._stars[faction], score(self.world, faction)),
        )

    def mentions(self) -> tuple[Mention, ...]:
        return tuple(deed for deed in (self._defence, self._most_taken(), self._salvo) if deed is not None)

    def _most_taken(self) -> Mention | None:
        """Nobody, if both took the same number."""
        blue, yellow = (self._counts[faction]["taken"] for faction in FACTIONS)
        if blue == yellow:
            return None
        return Mention("taken", "blue" if blue > yellow else "yellow", max(blue, yellow))


def _odds(held: Mention) -> tuple[int, int]:
    return held.against - held.count, held.against
