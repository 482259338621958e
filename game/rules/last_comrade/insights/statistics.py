"""The statistics of a match: who died when and by what, Life by turn, highlights.

Hidden cards are counted too: use it only when the game is over, or when all players may know everything.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

from game.rules.core.ids import Seat
from game.rules.core.ledger import Ledger, Milestone, once
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as line
from game.rules.last_comrade.evolve import EVOLVERS
from game.rules.last_comrade.insights.fates import Death, Fates
from game.rules.last_comrade.insights.ranking import rank_of
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId

Feat = Literal["killer", "shield", "thief", "nyet", "target", "walker", "drinker", "first"]
"""The feats, the most notable first."""
LEAST: dict[Feat, int] = {
    "killer": 1,
    "shield": 1,
    "thief": 2,
    "nyet": 1,
    "target": 3,
    "walker": 5,
    "drinker": 3,
}
"""The least number that makes a highlight."""
COUNTED: dict[Feat, str] = {"killer": "killed", "target": "hits"}
"""The name of a feat among the counts, if it differs."""
MOST_HIGHLIGHTS = 5
PAIR = 2


class SeatStatistics(msgspec.Struct, frozen=True):
    """The numbers of one seat at the end of a match."""

    seat: Seat
    comrade: ComradeId
    place: int
    """The rank, from 1; those who died together share it."""
    death: Death | None
    hits: int
    """Hits that cost Life; the next field counts the Life lost."""
    lost: int
    healed: int
    killed: int
    """Other Comrades who died by this player's shot, door or hiding."""
    events: int
    life: tuple[int, ...]
    """At the start, then after each turn until the Comrade's death."""


class Highlight(msgspec.Struct, frozen=True):
    """The Comrade who did something most often, and how often."""

    deed: Feat
    comrade: ComradeId
    count: int


class Statistics(msgspec.Struct, frozen=True):
    """What the report of a finished match shows."""

    turns: int
    attacks: int
    """The number of strike cards carried out."""
    seats: tuple[SeatStatistics, ...]
    """In the order of the seats."""
    highlights: tuple[Highlight, ...]
    """At most one of each feat."""
    milestones: tuple[Milestone, ...] = ()


def statistics(start: World, events: Iterable[Event]) -> Statistics:
    """The statistics of a whole match: its first world and all its events."""
    return ComradesLedger(start).note_all(events).statistics()


class ComradesLedger(Ledger[World, ComradeId]):
    """Counts the feats of each Comrade, event by event."""

    evolvers = EVOLVERS
    great = frozenset({line.ComradeDied, line.TankDestroyed})

    def __init__(self, start: World) -> None:
        self._fates = Fates(start.setting, start.turn)
        self._attacks = 0
        super().__init__(start, max(start.turn, 1), start.order)

    def note(self, event: Event) -> None:
        self._fates.note(event)
        super().note(event)

    def standing(self, player: ComradeId) -> int:
        known = self.world.players.get(player)
        return self.world.setting.start_life if known is None else known.life

    def whose(self, event: ev.EventAnnounced) -> ComradeId:
        return event.comrade

    def _deal(self, event: ev.CharacterDealt) -> None:
        self.admit(event.comrade)

    def _begin_turn(self, event: ev.TurnStarted) -> None:
        """The beginning of a turn ends the turn before."""
        if event.turn > 1:
            self.begin_round(event)

    def _attack(self, event: line.AttackStarted) -> None:
        self._attacks += 1

    def _take_damage(self, event: line.DamageTaken) -> None:
        self._lose(event.comrade, event.amount)

    def _save(self, event: line.MedallionSaved) -> None:
        self._lose(event.comrade, event.lost)

    def _lose(self, comrade: ComradeId, amount: int) -> None:
        self.counts[comrade].update(hits=int(amount > 0), lost=amount)

    def _die(self, event: line.ComradeDied) -> None:
        culprit = self._fates.deaths[event.comrade].culprit
        if culprit is not None and culprit != event.comrade:
            self.counts[culprit]["killed"] += 1

    def _cancel(self, event: ev.EventCancelled) -> None:
        self.counts[event.other]["nyet"] += 1

    def _heal(self, event: line.Healed) -> None:
        drunk = event.amount * (event.cause == "moonshine")
        self.counts[event.comrade].update(healed=event.amount, drinker=drunk)

    counters = {
        ev.CharacterDealt: _deal,
        ev.TurnStarted: _begin_turn,
        line.AttackStarted: _attack,
        line.DamageTaken: _take_damage,
        line.MedallionSaved: _save,
        line.ComradeDied: _die,
        ev.EventAnnounced: once("events"),
        ev.EventCancelled: _cancel,
        ev.CardTaken: once("thief"),
        ev.EquipmentTaken: once("thief"),
        ev.HandsSwapped: once("thief"),
        line.HitShielded: once("shield"),
        line.StepPushed: once("walker"),
        line.StepSwapped: once("walker"),
        line.Healed: _heal,
    }

    # The results

    def statistics(self) -> Statistics:
        seats = tuple(self._seat(comrade) for comrade in self.world.order)
        return Statistics(self.world.turn, self._attacks, seats, self._highlights(), tuple(self.milestones))

    def _seat(self, comrade: ComradeId) -> SeatStatistics:
        return self.filled(
            SeatStatistics,
            comrade,
            seat=self.world.players[comrade].seat,
            comrade=comrade,
            place=rank_of(self.world, comrade),
            death=self._fates.deaths.get(comrade),
            life=self._series(comrade),
        )

    def _series(self, comrade: ComradeId) -> tuple[int, ...]:
        """Ends at the Comrade's death, because a line of zeros tells nothing."""
        whole = self.curve(comrade)
        return whole[: whole.index(0) + 1] if 0 in whole else whole

    def _highlights(self) -> tuple[Highlight, ...]:
        found = [self._most(deed) for deed in LEAST]
        return tuple(one for one in (*found, self._first()) if one is not None)[:MOST_HIGHLIGHTS]

    def _most(self, deed: Feat) -> Highlight | None:
        """The Comrade who did it most often; None on a tie."""
        most = self.most(COUNTED.get(deed, deed), LEAST[deed])
        return None if most is None else Highlight(deed, *most)

    def _first(self) -> Highlight | None:
        """The first to die, if they died alone; None with two players, where it is only the loser."""
        if len(self.world.order) == PAIR:
            return None
        first = [comrade for comrade, death in self._fates.deaths.items() if death.batch == 1]
        return Highlight("first", first[0], self._fates.deaths[first[0]].turn) if len(first) == 1 else None
