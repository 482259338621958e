"""Who fell by what: told by events that everybody may know."""

from collections.abc import Iterable

import msgspec

from game.rules.core.ids import CardId
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as line
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.terms import ComradeId
from game.view.kit import Kit

NOTED: frozenset[type[Event]] = frozenset(
    (
        ev.TurnStarted,
        line.RevolverFired,
        line.HitReflected,
        line.HitShielded,
        line.HitStarted,
        line.HitReduced,
        line.RouletteFired,
        line.DamageTaken,
        line.ComradeDied,
    )
)
"""Few events of a long evening matter; the others cost no more than a look."""


class Death(msgspec.Struct, frozen=True):
    """How a Comrade left the game; one who gave up has no cause."""

    turn: int
    batch: int
    cause: CardId | None
    culprit: ComradeId | None = None
    """Whose shot, door or hiding place it was, if anybody's."""


class Fates:
    """Events are noted one after another; who died of what can be read off at any time."""

    def __init__(self, setting: Setting, turn: int = 0) -> None:
        self._setting = setting
        self.deaths: dict[ComradeId, Death] = {}
        self._turn = turn
        self._lethal: dict[ComradeId, tuple[CardId | None, ComradeId | None]] = {}
        """What brought somebody to 0 Life, and whose doing that was."""
        self._source: CardId | None = None
        self._culprit: ComradeId | None = None
        self._sender: ComradeId | None = None
        """Who sends the next hit on, or fires it."""
        self._amount = 0
        """What is left of the hit that is resolved."""
        self._roulette = False

    def note(self, event: Event) -> None:
        if type(event) not in NOTED:
            return
        match event:
            case ev.TurnStarted():
                self._turn = event.turn
            case line.RevolverFired() | line.HitReflected() | line.HitShielded():
                self._sender = event.comrade
            case line.HitStarted():
                self._source, self._culprit, self._sender = event.source, self._sender, None
                self._amount, self._roulette = event.amount, False
            case line.HitReduced():
                self._amount = event.amount
            case line.RouletteFired():
                self._roulette = True
            case line.DamageTaken() if not event.life:
                self._note_lethal(event)
            case line.ComradeDied():
                cause, culprit = self._lethal.get(event.comrade, (None, None))
                self.deaths[event.comrade] = Death(self._turn, event.batch, cause, culprit)

    def _note_lethal(self, event: line.DamageTaken) -> None:
        """Where the hit alone would have left somebody alive, the Roulette is to blame."""
        if self._roulette and self._amount < event.amount:
            attacks = self._setting.attacks
            roulette = next(card for card, attack in attacks.items() if attack.effect == "roulette")
            self._lethal[event.comrade] = (roulette, None)
        else:
            self._lethal[event.comrade] = (self._source, self._culprit)


def deaths_in(setting: Setting, events: Iterable[Event]) -> dict[ComradeId, Death]:
    """Of all who fell in a story, or in as much of it as is known."""
    fates = Fates(setting)
    for event in events:
        fates.note(event)
    return fates.deaths


def death_words(kit: Kit, comrade: ComradeId, death: Death) -> str:
    """When and by what somebody fell: `turn 6: Grenade`."""
    if death.cause is None:
        return kit.say("lc-report-gave_up", turn=death.turn)
    card = kit.say(f"lc-card-{death.cause}")
    if death.culprit is None or death.culprit == comrade:
        return kit.say("lc-report-fell", turn=death.turn, card=card)
    culprit = kit.say(f"lc-comrade-{death.culprit}")
    return kit.say("lc-report-fell_by", turn=death.turn, card=card, name=culprit)


def cause_words(kit: Kit, death: Death) -> str:
    """By what alone, for where there is little room."""
    return kit.say("lc-table-gave_up" if death.cause is None else f"lc-card-{death.cause}.short")
