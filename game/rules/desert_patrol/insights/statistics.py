"""The statistics of a match: fights and luck, losses, points by round, highlights.

Hidden cards are counted too: use it only when the game is over, or when both players may know everything.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Literal

import msgspec

from game.rules.core.ids import CardId, Seat
from game.rules.core.ledger import EventCounter, Ledger, Milestone, leader
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.combat import good_rolls
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side, enemy
from game.rules.desert_patrol.victory import points

Feat = Literal["neutralised", "demolished", "hits", "pins", "scouted", "controlled"]
DEEDS: tuple[Feat, ...] = ("neutralised", "demolished", "hits", "pins", "scouted", "controlled")
"""The feats a card can be mentioned for, the most notable first."""
MOST_HIGHLIGHTS = 3


class Losses(msgspec.Struct, frozen=True):
    """What a side lost to the enemy's attacks."""

    cards: int = 0
    """Cards removed by wounds, and with soldiers who left the board."""
    soldiers: int = 0
    vehicles_disabled: int = 0
    vehicles_destroyed: int = 0


class SeatStatistics(msgspec.Struct, frozen=True):
    """The numbers of one seat at the end of a match."""

    seat: Seat
    side: Side
    attacks: int
    dice: int
    hits: int
    """Attacks that hit, however many dice succeeded."""
    expected: Fraction
    """The expected number of hits of these attacks: the sum of their chances."""
    losses: Losses
    reconned: int
    """Tiles marked; the next field counts how often control was taken."""
    controlled: int
    objects: int
    escaped: int
    points: tuple[int, ...]
    """At the start, then after each round; the last one is the final score."""


class Highlight(msgspec.Struct, frozen=True):
    """The card with the most of one feat: a soldier, or a command card such as an aeroplane."""

    deed: Feat
    side: Side
    card: CardId
    count: int


class Statistics(msgspec.Struct, frozen=True):
    """What the report of a finished match shows."""

    rounds: int
    seats: tuple[SeatStatistics, ...]
    """In the order of the seats."""
    highlights: tuple[Highlight, ...]
    """Up to three, of different cards."""
    milestones: tuple[Milestone, ...] = ()


def statistics(start: World, events: Iterable[Event]) -> Statistics:
    """The statistics of a whole match: its first world and all its events."""
    ledger = PatrolLedger(start).note_all(events)
    seats = tuple(ledger.seat(Seat(seat)) for seat in range(len(SIDES)))
    return Statistics(ledger.rounds, seats, ledger.highlights(), tuple(ledger.milestones))


def credited(count: str, deed: Feat) -> EventCounter:
    """The counter of what a side did with a card."""

    def credit(ledger: "PatrolLedger", event: Any) -> None:
        ledger.credit(ledger.whose(event), count, deed)

    return credit


class PatrolLedger(Ledger[World, Side]):
    """Counts the feats of each side, event by event."""

    great = frozenset(
        {
            ev.ControlTaken,
            ev.CounterNeutralised,
            ev.VehicleDestroyed,
            ev.VehicleCaptured,
            ev.ObjectDestroyed,
            ev.CountersEscaped,
        }
    )

    def __init__(self, start: World) -> None:
        self._points: dict[Side, int] = {side: points(start, side) for side in SIDES}
        self._deeds: dict[Feat, Counter[CardId]] = {deed: Counter() for deed in DEEDS}
        self._attacker: Side = start.initiative
        self._card: CardId | None = None
        super().__init__(start, start.round, SIDES)

    def standing(self, player: Side) -> int:
        return self._points[player]

    def is_milestone(self, event: Event) -> bool:
        """As in the base, but control of a tile that no goal names does not count."""
        if isinstance(event, ev.ControlTaken):
            asked_for = (*self.world.setting.objectives, *self.world.objects.values())
            return event.from_enemy or event.tile in asked_for
        return super().is_milestone(event)

    def whose(self, event: ev.CardPlayed) -> Side:
        return event.side

    def credit(self, side: Side, count: str, deed: Feat) -> None:
        """Credit the side, and the card it played last, whose effect this is."""
        self.counts[side][count] += 1
        if self._card is not None:
            self._deeds[deed][self._card] += 1

    def _change_points(self, event: ev.PointsChanged) -> None:
        self._points[event.side] = event.points

    def _play(self, event: ev.CardPlayed) -> None:
        self._card = event.card

    def _escape(self, event: ev.CountersEscaped) -> None:
        self.counts[event.side]["escaped"] += len(event.counters)

    def _declare(self, event: ev.AttackDeclared) -> None:
        good, everything = good_rolls(event.total, event.dice)
        self._attacker = event.side
        self.expected[event.side] += Fraction(good, everything)
        self.counts[event.side].update(attacks=1, dice=event.dice)

    def _hit(self, event: ev.AttackHit) -> None:
        self.credit(self._attacker, "hits", "hits")

    def _pin(self, event: ev.SoldierPinned) -> None:
        self.credit(self._attacker, "pins", "pins")

    def _lose(self, **losses: int) -> None:
        self.counts[enemy(self._attacker)].update(losses)

    def _wound(self, event: ev.SoldierWounded) -> None:
        self._lose(cards=1)

    def _neutralise(self, event: ev.CounterNeutralised) -> None:
        self.credit(event.side, "neutralised", "neutralised")
        self._lose(soldiers=1, cards=event.cards)

    def _disable(self, event: ev.VehicleDisabled) -> None:
        self._lose(vehicles_disabled=1)

    def _destroy(self, event: ev.VehicleDestroyed) -> None:
        self.credit(event.side, "neutralised", "neutralised")
        self._lose(vehicles_destroyed=1)

    counters = {
        ev.RoundStarted: Ledger.begin_round,
        ev.PointsChanged: _change_points,
        ev.CardPlayed: _play,
        ev.TileReconned: credited("reconned", "scouted"),
        ev.ControlTaken: credited("controlled", "controlled"),
        ev.CountersEscaped: _escape,
        ev.AttackDeclared: _declare,
        ev.AttackHit: _hit,
        ev.SoldierPinned: _pin,
        ev.SoldierWounded: _wound,
        ev.CounterNeutralised: _neutralise,
        ev.VehicleDisabled: _disable,
        ev.VehicleDestroyed: _destroy,
        ev.ObjectDestroyed: credited("objects", "demolished"),
    }

    def seat(self, seat: Seat) -> SeatStatistics:
        side = self.world.side_of(seat)
        return self.filled(
            SeatStatistics,
            side,
            seat=seat,
            side=side,
            expected=self.expected[side],
            losses=self.filled(Losses, side),
            points=self.curve(side),
        )

    def highlights(self) -> tuple[Highlight, ...]:
        """For each feat the card that has the most of it; each card only once, for its best feat."""
        found: dict[CardId, Highlight] = {}
        for deed in DEEDS:
            first = leader(self._deeds[deed])
            if first is not None and first[0] not in found:
                card, count = first
                found[card] = Highlight(deed, self.world.setting.cards[card].side, card, count)
        return tuple(found.values())[:MOST_HIGHLIGHTS]
