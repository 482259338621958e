"""Reaction windows C1 to C6: whether one opens, who is asked and in which order follows from public facts."""

from collections.abc import Iterator

from game.rules.core.frames import Frame, Passing, Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.death import Deaths
from game.rules.last_comrade.effects import EventSettles, announcement, event_tries, why_not_event
from game.rules.last_comrade.events import (
    GaveUp,
    HandLowered,
    HandRaised,
    HandsSwapped,
    LetBy,
    StoodDown,
    WindowClosed,
    WindowOpened,
)
from game.rules.last_comrade.intents import GoOn, LetPass, StandDown, SwapHands
from game.rules.last_comrade.raised_hands import TurnDecision, is_eligible, may_raise
from game.rules.last_comrade.responses import announce
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import MAJOR, Checkpoint, ComradeId

Comrades = tuple[ComradeId, ...]
SLOT_WINDOWS: frozenset[Checkpoint] = frozenset(("before_reveal", "card_revealed"))


class AtCheckpoint(Step[World], frozen=True, tag="lc.at_checkpoint", gc=False):
    """A moment at which Events may be played.

    At a major one all who are eligible are asked; a minor one opens only for a raised hand. Raised hands
    are served by priority; after every deed all may act again, and it closes when nobody wants to.
    """

    window: Checkpoint
    passed: Comrades = ()
    opened: bool = False

    def run(self, play: Play[World]) -> None:
        if self._leave(play):
            return
        self._lower(play)
        world = play.world
        raised = [one for one in world.from_holder() if world.players[one].hand_raised]
        is_waiting = any(may_raise(world, one) and one not in self.passed for one in world.living)
        if self.window in MAJOR and not self.opened:
            if raised or is_waiting:
                self._open(play)
        elif self.window in MAJOR and is_waiting:
            play.then(Window(self.window, self.passed))
        elif raised:
            if not self.opened:
                play.do(WindowOpened(self.window, world.slot))
            play.then(Serving(raised[0], self.window, self.passed))
        elif self.window not in MAJOR and any(may_raise(world, one) for one in world.living):
            play.then(Pause(_paced_by(world, self.window), self.window, self.opened))
        elif self.opened:
            play.do(WindowClosed(self.window))

    def _leave(self, play: Play[World]) -> bool:
        """Who has conceded leaves the game at a checkpoint."""
        leaving = [one for one in play.world.living if play.world.players[one].conceding]
        for comrade in leaving:
            play.do(GaveUp(comrade))
        if leaving:
            play.then(Deaths(), self)
        return bool(leaving)

    def _lower(self, play: Play[World]) -> None:
        """The hand of one who is not eligible any more goes down."""
        for comrade in play.world.living:
            if play.world.players[comrade].hand_raised and not is_eligible(play.world, comrade):
                play.do(HandLowered(comrade))

    def _open(self, play: Play[World]) -> None:
        play.do(WindowOpened(self.window))
        for comrade in play.world.from_holder():
            ticked = self.window in play.world.players[comrade].reminders
            if ticked and may_raise(play.world, comrade):
                play.do(HandRaised(comrade))
        play.then(AtCheckpoint(self.window, (), opened=True))


def _paced_by(world: World, window: Checkpoint) -> ComradeId:
    """Whoever's card it is goes on; otherwise the first by priority."""
    if window in SLOT_WINDOWS and world.slot is not None and world.players[world.slot].alive:
        return world.slot
    return world.from_holder()[0]


class Window(TurnDecision, frozen=True, tag="lc.window", gc=False):
    """A major window is open: each eligible player raises his hand or lets it go by."""

    rule_other_seat = "LC-REACT-02"
    is_open = True
    window: Checkpoint
    passed: Comrades

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset(
            [
                world.players[one].seat
                for one in world.living
                if may_raise(world, one) and one not in self.passed
            ]
        )

    def passing(self) -> Passing:
        return Passing(f"lc_{self.window}", LetPass())

    def resumed(self) -> Frame:
        return AtCheckpoint(self.window, self.passed, opened=True)

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield LetPass()

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        return None if isinstance(intent, LetPass) else Refusal("LC-REACT-06")

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        play.do(LetBy(comrade))
        play.then(AtCheckpoint(self.window, (*self.passed, comrade), opened=True))


class Pause(TurnDecision, frozen=True, tag="lc.pause", gc=False):
    """A minor checkpoint: a moment to raise a hand before play goes on."""

    rule_other_seat = "LC-REACT-08"
    is_open = True
    comrade: ComradeId
    window: Checkpoint
    opened: bool

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.comrade)

    def passing(self) -> Passing:
        return Passing(f"lc_{self.window}", GoOn())

    def resumed(self) -> Frame:
        return AtCheckpoint(self.window, (), self.opened)

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield GoOn()

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        return None if isinstance(intent, GoOn) else Refusal("LC-REACT-06")

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        if self.opened:
            play.do(WindowClosed(self.window))


class Serving(TurnDecision, frozen=True, tag="lc.serving", gc=False):
    """A raised hand is served: play an Event, use the ability, or stand down."""

    rule_other_seat = "LC-REACT-03"
    hands_of_asked = False
    comrade: ComradeId
    window: Checkpoint
    passed: Comrades

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.comrade)

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield StandDown()
        yield from event_tries(world, comrade)
        if world.ability(comrade).swaps_hands:
            yield from (SwapHands(other) for other in world.living if other != comrade)

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        if isinstance(intent, StandDown):
            return None
        if isinstance(intent, SwapHands):
            return _why_not_swap(world, comrade, intent.comrade)
        event = announcement(world, comrade, intent)
        return Refusal("LC-REACT-06") if event is None else why_not_event(world, self.window, event)

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        event = announcement(play.world, comrade, intent)
        if event is not None:
            play.then(AtCheckpoint(self.window, (), opened=True))
            announce(play, event, EventSettles())
        elif isinstance(intent, SwapHands):
            play.do(HandsSwapped(comrade, intent.comrade))
            play.then(AtCheckpoint(self.window, (), opened=True))
        else:
            play.do(StoodDown(comrade, counted=True))
            play.then(AtCheckpoint(self.window, (*self.passed, comrade), opened=True))


def _why_not_swap(world: World, comrade: ComradeId, other: ComradeId) -> Refusal | None:
    player = world.players[comrade]
    is_able = world.ability(comrade).swaps_hands and not player.swap_used
    if is_able and other != comrade and other in world.living:
        return None
    return Refusal("LC-CHR-02", {"comrade": other, "used": "yes" if player.swap_used else "no"})


def checkpoint_of(frame: Frame) -> AtCheckpoint | None:
    """The checkpoint that waits in this decision, if it is one of C1 to C6."""
    if isinstance(frame, Window | Serving):
        return AtCheckpoint(frame.window, frame.passed, opened=True)
    if isinstance(frame, Pause):
        return AtCheckpoint(frame.window, (), frame.opened)
    return None
