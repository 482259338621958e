"""What a match came to, for the screen of results: fights and luck, losses, points round by round, mentions.

Everything is told, hidden cards included: ask only when the game is over, or when both may know all of it.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

import msgspec

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.combat import good_rolls
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side, enemy
from game.rules.desert_patrol.victory import points
from game.session.match import Match

Highlight = Literal["neutralised", "demolished", "hits", "pins", "scouted", "controlled"]
DEEDS: tuple[Highlight, ...] = ("neutralised", "demolished", "hits", "pins", "scouted", "controlled")
"""What a card can be mentioned for, the most telling first."""
MOST_MENTIONS = 3


class Losses(msgspec.Struct, frozen=True):
    """What a side lost to the enemy's attacks."""

    cards: int = 0
    """Removed by wounds, and with soldiers who left the board."""
    soldiers: int = 0
    vehicles_disabled: int = 0
    vehicles_destroyed: int = 0


class SeatStatistics(msgspec.Struct, frozen=True):
    seat: Seat
    side: Side
    attacks: int
    dice: int
    hits: int
    """Attacks that hit, however many dice succeeded."""
    expected: Fraction
    """How many of these attacks would hit on average: the sum of their chances."""
    losses: Losses
    reconned: int
    """Tiles marked; and, below, how often control was taken."""
    controlled: int
    objects: int
    escaped: int
    points: tuple[int, ...]
    """At the start, then after each round; the last one is the final score."""


class Mention(msgspec.Struct, frozen=True):
    """The card that did most of one kind: a soldier, or a command card such as an aeroplane."""

    deed: Highlight
    side: Side
    card: CardId
    count: int


class Statistics(msgspec.Struct, frozen=True):
    rounds: int
    seats: tuple[SeatStatistics, ...]
    """In the order of the seats."""
    mentions: tuple[Mention, ...]
    """Up to three, of different cards."""


def statistics(match: Match) -> Statistics:
    """Of a match of Desert Patrol that is over, or whose every secret may be told."""
    start: World = match.game.new(match.setting, match.seats, match.seed).world
    steps = (event for step in match.steps for event in step.events)
    return compute(start, (*match.opening, *steps))


def compute(start: World, events: Iterable[Event]) -> Statistics:
    """Of a whole story: the world it begins in and everything that happened."""
    ledger = Ledger(start)
    for event in events:
        ledger.note(event)
    return Statistics(
        ledger.rounds, tuple(ledger.seat(Seat(seat)) for seat in range(len(SIDES))), ledger.mentions()
    )


class Ledger:
    """Events are noted one after another; what they come to can be read off at any time."""

    def __init__(self, start: World) -> None:
        self._world = start
        self.rounds = start.round
        self._counts: dict[Side, Counter[str]] = {side: Counter() for side in SIDES}
        self._expected: dict[Side, Fraction] = {side: Fraction(0) for side in SIDES}
        self._points: dict[Side, list[int]] = {side: [points(start, side)] for side in SIDES}
        self._deeds: dict[Highlight, Counter[CardId]] = {deed: Counter() for deed in DEEDS}
        self._attacker: Side = start.initiative
        self._card: CardId | None = None

    def note(self, event: Event) -> None:
        if isinstance(event, ev.RoundStarted):
            self.rounds = event.round
            for series in self._points.values():
                series.append(series[-1])
        elif isinstance(event, ev.PointsChanged):
            self._points[event.side][-1] = event.points
        elif isinstance(event, ev.CardPlayed):
            self._card = event.card
        elif isinstance(event, ev.TileReconned):
            self._credit(event.side, "reconned", "scouted")
        elif isinstance(event, ev.ControlTaken):
            self._credit(event.side, "controlled", "controlled")
        elif isinstance(event, ev.CountersEscaped):
            self._counts[event.side]["escaped"] += len(event.counters)
        else:
            self._note_fight(event)

    def _note_fight(self, event: Event) -> None:
        theirs = self._counts[enemy(self._attacker)]
        if isinstance(event, ev.AttackDeclared):
            self._declare(event)
        elif isinstance(event, ev.AttackHit):
            self._credit(self._attacker, "hits", "hits")
        elif isinstance(event, ev.SoldierPinned):
            self._credit(self._attacker, "pins", "pins")
        elif isinstance(event, ev.SoldierWounded):
            theirs["cards"] += 1
        elif isinstance(event, ev.CounterNeutralised):
            self._credit(event.side, "neutralised", "neutralised")
            theirs["soldiers"] += 1
            theirs["cards"] += event.cards
        elif isinstance(event, ev.VehicleDisabled):
            theirs["vehicles_disabled"] += 1
        elif isinstance(event, ev.VehicleDestroyed):
            self._credit(event.side, "neutralised", "neutralised")
            theirs["vehicles_destroyed"] += 1
        elif isinstance(event, ev.ObjectDestroyed):
            self._credit(event.side, "objects", "demolished")

    def _declare(self, event: ev.AttackDeclared) -> None:
        good, everything = good_rolls(event.total, event.dice)
        self._attacker = event.side
        self._expected[event.side] += Fraction(good, everything)
        self._counts[event.side]["attacks"] += 1
        self._counts[event.side]["dice"] += event.dice

    def _credit(self, side: Side, count: str, deed: Highlight) -> None:
        """To the side, and to the card it played last: that is the one whose effect this is."""
        self._counts[side][count] += 1
        if self._card is not None:
            self._deeds[deed][self._card] += 1

    def seat(self, seat: Seat) -> SeatStatistics:
        side = self._world.side_of(seat)
        count = self._counts[side]
        return SeatStatistics(
            seat=seat,
            side=side,
            attacks=count["attacks"],
            dice=count["dice"],
            hits=count["hits"],
            expected=self._expected[side],
            losses=Losses(
                cards=count["cards"],
                soldiers=count["soldiers"],
                vehicles_disabled=count["vehicles_disabled"],
                vehicles_destroyed=count["vehicles_destroyed"],
            ),
            reconned=count["reconned"],
            controlled=count["controlled"],
            objects=count["objects"],
            escaped=count["escaped"],
            points=tuple(self._points[side]),
        )

    def mentions(self) -> tuple[Mention, ...]:
        """For each deed the card that did it more than any other; each card once, for its best deed."""
        found: dict[CardId, Mention] = {}
        for deed in DEEDS:
            card = _leader(self._deeds[deed])
            if card is not None and card not in found:
                side = self._world.setting.cards[card].side
                found[card] = Mention(deed, side, card, self._deeds[deed][card])
        return tuple(found.values())[:MOST_MENTIONS]


def _leader(counts: Counter[CardId]) -> CardId | None:
    """The one at the head; nobody is, if two are level."""
    ranking = counts.most_common(2)
    is_alone = len(ranking) == 1 or (len(ranking) == 2 and ranking[0][1] > ranking[1][1])
    return ranking[0][0] if is_alone else None
