"""Who died by what, from public events only."""

from collections.abc import Iterable

import msgspec

from game.rules.core.ids import CardId
from game.rules.core.ledger import EventNotes
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as line
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.terms import ComradeId


class Death(msgspec.Struct, frozen=True):
    """How a Comrade left the game; one whose player conceded has no cause."""

    turn: int
    batch: int
    cause: CardId | None
    culprit: ComradeId | None = None
    """The player whose shot, door or hiding place it was; None without one."""


class Fates(EventNotes):
    """Who died by what, according to the events noted so far."""

    def __init__(self, setting: Setting, turn: int = 0) -> None:
        self._setting = setting
        self.deaths: dict[ComradeId, Death] = {}
        self._turn = turn
        self._lethal: dict[ComradeId, tuple[CardId | None, ComradeId | None]] = {}
        """For each Comrade at 0 Life: the cause and the culprit."""
        self._source: CardId | None = None
        self._culprit: ComradeId | None = None
        self._sender: ComradeId | None = None
        """Who passes the next hit on, or fires it; None for neither."""
        self._amount = 0
        """The damage left of the hit that is resolved."""
        self._roulette = False

    def _begin_turn(self, event: ev.TurnStarted) -> None:
        self._turn = event.turn

    def _send(self, event: line.RevolverFired | line.HitReflected | line.HitShielded) -> None:
        self._sender = event.comrade

    def _hit(self, event: line.HitStarted) -> None:
        self._source, self._culprit, self._sender = event.source, self._sender, None
        self._amount, self._roulette = event.amount, False

    def _reduce(self, event: line.HitReduced) -> None:
        self._amount = event.amount

    def _fire_roulette(self, event: line.RouletteFired) -> None:
        self._roulette = True

    def _take_damage(self, event: line.DamageTaken) -> None:
        if not event.life:
            self._note_lethal(event)

    def _note_lethal(self, event: line.DamageTaken) -> None:
        """If the hit alone would not have been lethal, the Roulette is the cause."""
        if self._roulette and self._amount < event.amount:
            attacks = self._setting.attacks
            roulette = next(card for card, attack in attacks.items() if attack.effect == "roulette")
            self._lethal[event.comrade] = (roulette, None)
        else:
            self._lethal[event.comrade] = (self._source, self._culprit)

    def _die(self, event: line.ComradeDied) -> None:
        cause, culprit = self._lethal.get(event.comrade, (None, None))
        self.deaths[event.comrade] = Death(self._turn, event.batch, cause, culprit)

    counters = {
        ev.TurnStarted: _begin_turn,
        line.RevolverFired: _send,
        line.HitReflected: _send,
        line.HitShielded: _send,
        line.HitStarted: _hit,
        line.HitReduced: _reduce,
        line.RouletteFired: _fire_roulette,
        line.DamageTaken: _take_damage,
        line.ComradeDied: _die,
    }


def deaths_in(setting: Setting, events: Iterable[Event]) -> dict[ComradeId, Death]:
    """The deaths in a story, or in the part of it that is known."""
    return Fates(setting).note_all(events).deaths
