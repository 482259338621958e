"""Reaction windows C0 to C7: public facts decide whether one opens, who is asked and in which order."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.rules.core.frames import AutoPass, Frame, Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.committing import (
    COUNTS_AS,
    Ticks,
    laying_candidates,
    may_lay,
    ticked,
    why_not_lay,
)
from game.rules.last_comrade.death import Deaths
from game.rules.last_comrade.deeds import deed_candidates, do_deed, legal_deeds, why_not_deed
from game.rules.last_comrade.events import (
    CardCommitted,
    GaveUp,
    HandLowered,
    HandRaised,
    LetBy,
    NothingMoreSaid,
    StoodDown,
    WindowClosed,
    WindowOpened,
)
from game.rules.last_comrade.intents import Commit, GoOn, LetPass, NothingMore, Remind, StandDown
from game.rules.last_comrade.raised_hands import (
    TurnDecision,
    is_eligible,
    is_waited_for,
    may_rest,
)
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import MAJOR, Checkpoint, ComradeId

Comrades = tuple[ComradeId, ...]
SLOT_WINDOWS: frozenset[Checkpoint] = frozenset(("before_reveal", "card_revealed"))


class AtCheckpoint(Step[World], frozen=True, tag="lc.at_checkpoint", gc=False):
    """A moment at which Events may be played.

    A major window opens for all eligible players; a minor one only for a raised hand. Until then a minor one
    is only a pause, and it is skipped if nothing has happened since the last one. Raised hands are served by
    priority; at a major window as soon as no player of higher priority is undecided. After every deed all may
    act again, and the window closes when nobody wants to.
    """

    window: Checkpoint
    passed: Comrades = ()
    opened: bool = False

    def run(self, play: Play[World]) -> None:
        if [True for player in play.world.players.values() if player.conceding or player.hand_raised]:
            if self._leave(play):
                return
            self._lower(play)
        world, is_major = play.world, self.window in MAJOR
        order = world.from_holder()
        raised = [one for one in order if world.players[one].hand_raised]
        waiting = waited_for(world, self.passed, order)
        if not self.opened and (raised or (is_major and waiting)):
            self._open(play)
        elif raised and not (is_major and self._comes_before(world, waiting, raised[0])):
            play.then(Serving(raised[0], self.window, self.passed))
        elif waiting and is_major:
            play.then(ReactionWindow(self.window, self.passed))
        elif waiting and (self.opened or not self._is_same_moment(world)):
            play.then(Pause(self.window, self.passed, self.opened))
        elif self.opened:
            play.do(WindowClosed(self.window))

    def _leave(self, play: Play[World]) -> bool:
        """Remove players who have conceded; returns whether anybody left."""
        leaving = [one for one in play.world.living if play.world.players[one].conceding]
        for comrade in leaving:
            play.do(GaveUp(comrade))
        if leaving:
            play.then(Deaths(), self)
        return bool(leaving)

    def _lower(self, play: Play[World]) -> None:
        """Lower the hand of every player who is no longer eligible."""
        raised = [one for one, player in play.world.players.items() if player.hand_raised and player.alive]
        for comrade in raised:
            if not is_eligible(play.world, comrade):
                play.do(HandLowered(comrade))

    def _is_same_moment(self, world: World) -> bool:
        """Whether nothing has happened since all were last asked: then nobody is asked again."""
        if self.window == "before_reveal":
            return world.quiet
        return self.window == "after_damage" and world.strike is None

    def _comes_before(self, world: World, waiting: Comrades, raised: ComradeId) -> bool:
        """Whether an undecided player would be served before this raised hand."""
        order = world.from_holder()
        return bool(waiting) and order.index(waiting[0]) < order.index(raised)

    def _open(self, play: Play[World]) -> None:
        play.do(WindowOpened(self.window, play.world.slot))
        for comrade in play.world.from_holder():
            is_ticked = self.window in play.world.players[comrade].reminders
            if is_ticked and is_waited_for(play.world, comrade):
                play.do(HandRaised(comrade))
        play.then(replace(self, opened=True))


def waited_for(world: World, passed: Comrades, order: Comrades) -> Comrades:
    """Which of these players have not yet said whether they want to act."""
    players = world.players
    return tuple(
        [one for one in order if one not in passed and not players[one].resting and is_waited_for(world, one)]
    )


class Asking(TurnDecision, frozen=True, gc=False):
    """Every eligible player is asked in public, and raises a hand or passes the window."""

    is_public_decision = True
    window: Checkpoint
    passed: Comrades = ()

    def seats(self, world: World) -> frozenset[Seat]:
        passed = self.passed
        return frozenset(
            [
                player.seat
                for comrade, player in world.players.items()
                if comrade not in passed and is_waited_for(world, comrade)
            ]
        )

    def is_asked(self, world: World, seat: Seat) -> bool:
        comrade = world.order[seat]
        return comrade not in self.passed and is_waited_for(world, comrade)

    def resumed(self) -> Frame:
        return AtCheckpoint(self.window, self.passed, opened=True)

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield self.auto_pass().intent

    legal_choices = choices

    def auto_pass(self) -> AutoPass:
        raise NotImplementedError

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        return None if intent == self.auto_pass().intent else Refusal("LC-REACT-06")


class ReactionWindow(Asking, frozen=True, tag="lc.window", gc=False):
    """A major window is open."""

    rule_other_seat = "LC-REACT-02"

    def auto_pass(self) -> AutoPass:
        return AutoPass(f"lc_{self.window}", LetPass())

    def could_respond(self, world: World, seat: Seat) -> bool:
        """Whether raising the hand could be useful."""
        comrade, no = world.comrade_of(seat), Refusal("LC-REACT-06")
        deeds = deed_candidates(world, comrade)
        return any(why_not_deed(world, self.window, comrade, one, no) is None for one in deeds)

    def asked_later(self, world: World) -> frozenset[Seat]:
        """Seats that will also be asked while they lay their card: what can be played after the Targets can
        be played then."""
        laying = [one for one in world.living if self.window == COUNTS_AS and may_lay(world, one)]
        return frozenset([world.players[one].seat for one in laying])

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        play.do(LetBy(comrade))
        play.then(AtCheckpoint(self.window, (*self.passed, comrade), opened=True))


class Pause(Asking, frozen=True, tag="lc.pause", gc=False):
    """A minor checkpoint: a moment in which every player may raise a hand before play goes on."""

    rule_other_seat = "LC-REACT-08"
    stays_open = True
    opened: bool = False

    def auto_pass(self) -> AutoPass:
        return AutoPass(f"lc_{self.window}", GoOn())

    def resumed(self) -> Frame:
        return AtCheckpoint(self.window, self.passed, self.opened)

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        play.then(AtCheckpoint(self.window, (*self.passed, comrade), self.opened))


class Serving(TurnDecision, frozen=True, tag="lc.serving", gc=False):
    """A raised hand is served: play an Event, use the ability, or stand down.

    A player served after the Targets are placed may lay their card of the turn on the same screen.
    """

    rule_other_seat = "LC-REACT-03"
    hands_of_asked = False
    comrade: ComradeId
    window: Checkpoint
    passed: Comrades
    reminders: Ticks = ()
    """What the player has ticked for this turn; only they know it."""

    def redacted(self, world: World, seat: Seat) -> "Serving":
        return self if world.players[self.comrade].seat == seat else replace(self, reminders=())

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.comrade)

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield StandDown()
        yield NothingMore()
        yield from deed_candidates(world, comrade)
        if self.may_lay_card(world):
            yield from laying_candidates(world, comrade)

    def may_lay_card(self, world: World) -> bool:
        return self.window == COUNTS_AS and may_lay(world, self.comrade)

    def legal_choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield StandDown()
        if may_rest(world, comrade):
            yield NothingMore()
        yield from legal_deeds(world, self.window, comrade)
        if self.may_lay_card(world):
            yield from laying_candidates(world, comrade)

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        if isinstance(intent, StandDown):
            return None
        if isinstance(intent, NothingMore):
            return None if may_rest(world, comrade) else Refusal("LC-REACT-06")
        if isinstance(intent, Commit | Remind) and self.may_lay_card(world):
            return why_not_lay(world, comrade, intent)
        return why_not_deed(world, self.window, comrade, intent, Refusal("LC-REACT-06"))

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        if isinstance(intent, Remind):
            play.then(replace(self, reminders=ticked(self.reminders, intent.window)))
        elif not do_deed(play, comrade, intent, AtCheckpoint(self.window, (), opened=True)):
            self._stand_down(play, comrade, intent)

    def _stand_down(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        play.do(StoodDown(comrade, counted=True))
        if isinstance(intent, NothingMore):
            play.do(NothingMoreSaid(comrade))
        elif isinstance(intent, Commit):
            play.do(CardCommitted(comrade, intent.card, self.reminders))
        play.then(AtCheckpoint(self.window, (*self.passed, comrade), opened=True))


def checkpoint_of(frame: Frame) -> AtCheckpoint | None:
    """The checkpoint to which this decision belongs; None if it is not one of C0 to C7."""
    if isinstance(frame, ReactionWindow | Serving):
        return AtCheckpoint(frame.window, frame.passed, opened=True)
    if isinstance(frame, Pause):
        return AtCheckpoint(frame.window, frame.passed, frame.opened)
    return None
