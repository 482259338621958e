"""Step 2: every player lays a card face down, and may still play an Event on the same screen."""

from collections.abc import Iterator

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.deeds import deed_candidates, do_deed, legal_deeds, why_not_deed
from game.rules.last_comrade.events import CardCommitted, StepBegan
from game.rules.last_comrade.intents import Commit, Remind
from game.rules.last_comrade.raised_hands import TurnDecision
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import REMINDERS, Checkpoint, ComradeId, Reminder

COMMITTING = 2
COUNTS_AS: Checkpoint = "after_targets"
"""An Event played while cards are laid counts as played in this window."""
Ticks = tuple[Reminder, ...]
REMINDS = tuple(Remind(window) for window in REMINDERS)


class CommitBegins(Step[World], frozen=True, tag="lc.commit_begins", gc=False):
    """Step 2 begins: all players lay their cards."""

    def run(self, play: Play[World]) -> None:
        play.do(StepBegan(COMMITTING))
        play.then(Committing(((),) * play.world.seats))


# Laying a card, and the ticks laid with it


def may_lay(world: World, comrade: ComradeId) -> bool:
    player = world.players[comrade]
    return player.alive and bool(player.hand) and player.committed is None and not player.conceding


def laying_candidates(world: World, comrade: ComradeId) -> Iterator[Intent]:
    yield from map(Commit, distinct(world.players[comrade].hand))
    yield from REMINDS


def why_not_lay(world: World, comrade: ComradeId, intent: Commit | Remind) -> Refusal | None:
    if isinstance(intent, Remind) or intent.card in world.players[comrade].hand:
        return None
    return Refusal("LC-TURN-03", {"card": intent.card, "whose": "", "comrade": ""})


def why_not_laid_elsewhere(card: CardId, other: ComradeId | None) -> Refusal:
    """A card of the turn is laid below the player's own Comrade: not with another Comrade, nor elsewhere."""
    return Refusal(
        "LC-TURN-03", {"card": card, "whose": "other" if other else "nobody", "comrade": other or ""}
    )


def why_not_take_back() -> Refusal:
    """A card that is laid cannot be taken back."""
    return Refusal("LC-TURN-05")


def ticked(ticks: Ticks, window: Reminder) -> Ticks:
    """The ticks with this window added, or removed if it was ticked."""
    wanted = {*ticks} ^ {window}
    return tuple(one for one in REMINDERS if one in wanted)


class Committing(TurnDecision, frozen=True, tag="lc.committing", gc=False):
    """Every player with a card lays one face down, all at the same time; it is secret and final.

    An Event played here is announced at once; after it is settled, laying cards continues.
    """

    rule_other_seat = "LC-TURN-05"
    reminders: tuple[Ticks, ...]
    """The ticks of each seat for this turn; only that seat knows them."""

    def redacted(self, world: World, seat: Seat) -> "Committing":
        return Committing(tuple(ticks if owner == seat else () for owner, ticks in enumerate(self.reminders)))

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset([player.seat for one, player in world.players.items() if may_lay(world, one)])

    def is_asked(self, world: World, seat: Seat) -> bool:
        return may_lay(world, world.order[seat])

    def is_announced(self, intent: Intent) -> bool:
        """A card is laid in secret; an Event and Dominika's swap are public."""
        return not isinstance(intent, Commit | Remind)

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield from laying_candidates(world, comrade)
        yield from deed_candidates(world, comrade)

    def legal_choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield from laying_candidates(world, comrade)
        yield from legal_deeds(world, COUNTS_AS, comrade)

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        if isinstance(intent, Commit | Remind):
            return why_not_lay(world, comrade, intent)
        return why_not_deed(world, COUNTS_AS, comrade, intent, Refusal("LC-TURN-01"))

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        seat = play.world.players[comrade].seat
        if isinstance(intent, Commit):
            play.do(CardCommitted(comrade, intent.card, self.reminders[seat]))
            play.then(self)
        elif isinstance(intent, Remind):
            ticks = ticked(self.reminders[seat], intent.window)
            play.then(Committing((*self.reminders[:seat], ticks, *self.reminders[seat + 1 :])))
        else:
            do_deed(play, comrade, intent, self)
