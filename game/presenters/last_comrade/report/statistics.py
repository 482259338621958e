"""What a match came to, for the screen of results: who fell when and by what, Life turn by turn, mentions.

Everything is told: ask only when the game is over, or when all may know all of it.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec

from game.presenters.last_comrade.log.fates import Death, Fates
from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as line
from game.rules.last_comrade.evolve import EVOLVERS
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId
from game.session.match import Match

Highlight = Literal["killer", "shield", "thief", "nyet", "target", "walker", "drinker", "first"]
"""The most telling first."""
LEAST: dict[Highlight, int] = {
    "killer": 1,
    "shield": 1,
    "thief": 2,
    "nyet": 1,
    "target": 3,
    "walker": 5,
    "drinker": 3,
}
"""Fewer are not worth a word."""
MOST_MENTIONS = 5
PAIR = 2


class SeatStatistics(msgspec.Struct, frozen=True):
    seat: Seat
    comrade: ComradeId
    place: int
    """In the ranking, from 1; those who died together share theirs."""
    death: Death | None
    hits: int
    """That cost Life; and, below, how much of it."""
    lost: int
    healed: int
    killed: int
    """Others who died of this player's shot, door or hiding."""
    events: int
    life: tuple[int, ...]
    """At the start, then after each turn as long as there was any."""


class Mention(msgspec.Struct, frozen=True):
    deed: Highlight
    comrade: ComradeId
    count: int


class Statistics(msgspec.Struct, frozen=True):
    turns: int
    attacks: int
    """Strike cards carried out."""
    seats: tuple[SeatStatistics, ...]
    """In the order of the seats."""
    mentions: tuple[Mention, ...]
    """Of each deed one at most."""


def statistics(match: Match) -> Statistics:
    """Of a match of Last Comrade that is over, or whose every secret may be told."""
    return compute(match.first_state.world, (event for step in match.steps for event in step.events))


def compute(start: World, events: Iterable[Event]) -> Statistics:
    """Of a whole story: the world it begins in and everything that happened."""
    ledger = Ledger(start)
    for event in events:
        ledger.note(event)
    return ledger.statistics()


class Ledger:
    """Events are noted one after another; what they come to can be read off at any time."""

    def __init__(self, start: World) -> None:
        self.world = start
        self._counts: dict[ComradeId, Counter[str]] = {}
        self._life: dict[ComradeId, list[int]] = {}
        self._fates = Fates(start.setting, start.turn)
        self._attacks = 0
        for comrade in start.order:
            self._begin(comrade)

    def _begin(self, comrade: ComradeId) -> None:
        self._counts[comrade] = Counter()
        self._life[comrade] = [self.world.setting.start_life]

    def note(self, event: Event) -> None:
        self._fates.note(event)
        match event:
            case ev.CharacterDealt():
                self._begin(event.comrade)
            case ev.TurnStarted():
                self._note_turn(event.turn)
            case line.AttackStarted():
                self._attacks += 1
            case line.ComradeDied():
                self._note_death(event)
            case _:
                self._note_hit(event)
                self._note_deed(event)
        self.world = EVOLVERS[type(event)](self.world, event)

    def _note_turn(self, turn: int) -> None:
        """A turn that begins ends the one before."""
        if turn > 1:
            for comrade, series in self._life.items():
                series.append(self.world.players[comrade].life)

    def _note_hit(self, event: Event) -> None:
        match event:
            case line.DamageTaken():
                self._counts[event.comrade]["hits"] += event.amount > 0
                self._counts[event.comrade]["lost"] += event.amount
            case line.MedallionSaved():
                self._counts[event.comrade]["hits"] += event.lost > 0
                self._counts[event.comrade]["lost"] += event.lost

    def _note_death(self, event: line.ComradeDied) -> None:
        culprit = self._fates.deaths[event.comrade].culprit
        if culprit is not None and culprit != event.comrade:
            self._counts[culprit]["killer"] += 1

    def _note_deed(self, event: Event) -> None:
        match event:
            case ev.EventAnnounced():
                self._counts[event.comrade]["events"] += 1
            case ev.EventCancelled():
                self._counts[event.other]["nyet"] += 1
            case ev.CardTaken() | ev.EquipmentTaken() | ev.HandsSwapped():
                self._counts[event.comrade]["thief"] += 1
            case line.HitShielded():
                self._counts[event.comrade]["shield"] += 1
            case line.StepPushed() | line.StepSwapped():
                self._counts[event.comrade]["walker"] += 1
            case line.Healed():
                self._counts[event.comrade]["healed"] += event.amount
                self._counts[event.comrade]["drinker"] += event.amount * (event.cause == "moonshine")

    # What it comes to

    def statistics(self) -> Statistics:
        seats = tuple(self._seat(comrade) for comrade in self.world.order)
        return Statistics(self.world.turn, self._attacks, seats, self._mentions())

    def _seat(self, comrade: ComradeId) -> SeatStatistics:
        count, player = self._counts[comrade], self.world.players[comrade]
        return SeatStatistics(
            seat=player.seat,
            comrade=comrade,
            place=self._place(comrade),
            death=self._fates.deaths.get(comrade),
            hits=count["hits"],
            lost=count["lost"],
            healed=count["healed"],
            killed=count["killer"],
            events=count["events"],
            life=self._series(comrade),
        )

    def _series(self, comrade: ComradeId) -> tuple[int, ...]:
        """It ends with the Comrade: a line of zeros tells nothing."""
        whole = (*self._life[comrade], self.world.players[comrade].life)
        return whole[: whole.index(0) + 1] if 0 in whole else whole

    def _place(self, comrade: ComradeId) -> int:
        """Whoever outlived somebody stands above him; the living are first."""
        own = self._batch(comrade)
        return 1 + sum(self._batch(other) > own for other in self.world.order)

    def _batch(self, comrade: ComradeId) -> int:
        death = self._fates.deaths.get(comrade)
        return self.world.batches + 1 if death is None else death.batch

    def _mentions(self) -> tuple[Mention, ...]:
        for count in self._counts.values():
            count["target"] = count["hits"]
        found = [self._most(deed) for deed in LEAST]
        return tuple(one for one in (*found, self._first()) if one is not None)[:MOST_MENTIONS]

    def _most(self, deed: Highlight) -> Mention | None:
        """Who did it most often; nobody, if two did."""
        counts = {comrade: count[deed] for comrade, count in self._counts.items()}
        most = max(counts.values(), default=0)
        best = [comrade for comrade, count in counts.items() if count == most]
        return Mention(deed, best[0], most) if most >= LEAST[deed] and len(best) == 1 else None

    def _first(self) -> Mention | None:
        """Who fell first, if he fell alone; of two that is only the loser."""
        if len(self.world.order) == PAIR:
            return None
        first = [comrade for comrade, death in self._fates.deaths.items() if death.batch == 1]
        return Mention("first", first[0], self._fates.deaths[first[0]].turn) if len(first) == 1 else None
