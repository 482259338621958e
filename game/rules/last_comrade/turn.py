"""The turn: attack, commitment, slots, damage, refill, and the passing of Initiative."""

from collections.abc import Iterator

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.attacks import RevealAttack, Strike
from game.rules.last_comrade.death import Advances, Deaths
from game.rules.last_comrade.drawing import Refill
from game.rules.last_comrade.events import (
    CardCommitted,
    EffectsEnded,
    InitiativePassed,
    StepBegan,
    TurnEnded,
    TurnStarted,
)
from game.rules.last_comrade.intents import Commit, Remind
from game.rules.last_comrade.raised_hands import TurnDecision
from game.rules.last_comrade.slots import Slots
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import REMINDERS, ComradeId, Reminder
from game.rules.last_comrade.windows import AtCheckpoint

COMMITTING = 2
ENDING = 7


class Turn(Step[World], frozen=True, tag="lc.turn", gc=False):
    """One pass through the steps of the turn."""

    def run(self, play: Play[World]) -> None:
        assert play.world.holder is not None
        play.do(TurnStarted(play.world.turn + 1, play.world.holder))
        play.then(
            RevealAttack(),
            AtCheckpoint("after_targets"),
            CommitBegins(),
            AtCheckpoint("after_commit"),
            Slots(),
            AtCheckpoint("before_damage"),
            Strike(),
            AtCheckpoint("after_damage"),
            Refill(),
            TurnEnds(),
        )


class CommitBegins(Step[World], frozen=True, tag="lc.commit_begins", gc=False):
    def run(self, play: Play[World]) -> None:
        play.do(StepBegan(COMMITTING))
        play.then(Committing(((),) * play.world.seats))


class Committing(TurnDecision, frozen=True, tag="lc.committing", gc=False):
    """Step 2: everybody with a card lays one face down, at the same time; it is secret and final."""

    rule_other_seat = "LC-TURN-05"
    reminders: tuple[tuple[Reminder, ...], ...]
    """What each seat has ticked for this turn; known to itself only."""

    def redacted(self, world: World, seat: Seat) -> "Committing":
        return Committing(
            tuple(ticked if owner == seat else () for owner, ticked in enumerate(self.reminders))
        )

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset(
            [
                player.seat
                for player in world.players.values()
                if player.alive and player.hand and player.committed is None and not player.conceding
            ]
        )

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield from (Commit(card) for card in distinct(world.players[comrade].hand))
        yield from (Remind(window) for window in REMINDERS)

    def legal_choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        return self.choices(world, comrade)

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        if isinstance(intent, Commit):
            in_hand = intent.card in world.players[comrade].hand
            return None if in_hand else Refusal("LC-TURN-03", {"card": intent.card})
        return None if isinstance(intent, Remind) else Refusal("LC-TURN-01")

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        seat = play.world.players[comrade].seat
        if isinstance(intent, Commit):
            play.do(CardCommitted(comrade, intent.card, self.reminders[seat]))
            play.then(self)
        elif isinstance(intent, Remind):
            play.then(self.ticked(seat, intent.window))

    def ticked(self, seat: Seat, window: Reminder) -> "Committing":
        """The same with one tick more, or one taken back."""
        wanted = {*self.reminders[seat]} ^ {window}
        ticks = tuple(one for one in REMINDERS if one in wanted)
        return Committing((*self.reminders[:seat], ticks, *self.reminders[seat + 1 :]))


class TurnEnds(Step[World], frozen=True, tag="lc.turn_ends", gc=False):
    """Step 7: what lasted for the turn is over, and steps that the Commissar owes are made."""

    def run(self, play: Play[World]) -> None:
        play.do(StepBegan(ENDING))
        play.do(EffectsEnded())
        play.then(Advances(), Deaths(), InitiativePasses())


class InitiativePasses(Step[World], frozen=True, tag="lc.initiative_passes", gc=False):
    """The strike card is discarded; Initiative goes to the next living player clockwise."""

    def run(self, play: Play[World]) -> None:
        assert play.world.holder is not None
        play.do(TurnEnded(play.world.turn))
        play.do(InitiativePassed(play.world.left_of(play.world.holder)))
        play.then(Turn())
