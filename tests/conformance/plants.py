"""Faults to be planted: games and matches that are wrong in one way each."""

from collections.abc import Callable
from copy import copy
from typing import Any, ClassVar

from msgspec.structs import replace

from game.devtools.invariants.seatings import Deal, deals
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.rng import BLANK, Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Illegal, Intent
from game.rules.registry import GAMES
from game.session.match import Barrier, Match, PlayedStep


def some_deal() -> Deal:
    return deals()[0]


def planted(fault: type, seed: int, deal: Deal | None = None, kind: type[Match] = Match) -> Match:
    """A match of a game that has this fault."""
    chosen = deal or some_deal()
    sound = chosen.match(seed)
    game = type("Planted", (fault, type(GAMES[chosen.game])), {})()
    opened = copy(sound.opened)
    opened.game = game
    return kind(opened, sound.scenario, sound.seats, seed, sound.options)


def of_kind(kind: type[Match], seed: int) -> Match:
    """A match of a sound game at a faulty table."""
    return planted(NoFault, seed, kind=kind)


class NoFault:
    pass


class Forgetful(Game[Any]):
    """Every fortieth event leaves no trace."""

    forgotten: ClassVar[int] = 0

    def evolve(self, world: Any, event: Event) -> Any:
        Forgetful.forgotten += 1
        return world if Forgetful.forgotten % 40 == 0 else super().evolve(world, event)


class BehindTheBack(Game[Any]):
    """A rule that changes the world without an event."""

    def judge(self, play: Any, before: Any, event: Event) -> None:
        super().judge(play, before, event)
        play.world = before


class Lawless(Game[Any]):
    def laws(self, world: Any) -> list[str]:
        return ["planted"] if self.round(world) > 1 else []


class Crashing(Game[Any]):
    def laws(self, world: Any) -> list[str]:
        nothing: dict[str, list[str]] = {}
        return nothing["planted"]


class Talkative(Game[Any]):
    """Views show everything but the generator."""

    def redact(self, state: State[Any], seat: Seat) -> State[Any]:
        return replace(state, rng=BLANK)


class GivesTheSeedAway(Game[Any]):
    def redact(self, state: State[Any], seat: Seat) -> State[Any]:
        # planted() mixes it with a real game, whose redact this is
        return replace(super().redact(state, seat), rng=state.rng)  # type: ignore[safe-super]


class TellsEvents(Game[Any]):
    """Events are told to everybody as they are."""

    def redact_event(self, event: Event, world: Any, seat: Seat) -> Event:
        return event


class LaysFaceUp(Game[Any]):
    """Choices that lie in frames are shown."""

    def redact(self, state: State[Any], seat: Seat) -> State[Any]:
        # planted() mixes it with a real game, whose redact this is
        return replace(super().redact(state, seat), stack=state.stack)  # type: ignore[safe-super]


class ImaginesNonsense(Game[Any]):
    """The other cards are not where they could be: every imagined world is as the view, with its backs."""

    def imagine(self, view: State[Any], seat: Seat, rng: Rng) -> State[Any]:
        return view


class Blind(Game[Any]):
    def preview(self, view: State[Any], seat: Seat, intent: Intent) -> None:
        return None


class UnreadableEvents(Game[Any]):
    @property
    def events(self) -> Any:  # type: ignore[override]  # the fault: what a game states once is computed
        return super().events[:1]


class PassesBarriers(Match):
    @property
    def undo_barrier(self) -> Barrier | None:
        return None if self._steps else super().undo_barrier


class ForgetsCardsSeen(Match):
    """Dice close undo, cards do not."""

    def _take(self, state: State[Any], seat: Seat, intent: Intent) -> PlayedStep:
        taken = super()._take(state, seat, intent)
        return replace(taken, barrier=None) if taken.barrier == "card_seen" else taken


class RollsAgain(Match):
    """What is done again meets another chance."""

    def redo(self) -> PlayedStep:
        taken = super().redo()
        self._steps[-1] = replace(taken, state=replace(taken.state, rng=Rng(1)))
        return taken


class GrudgingTable(Match):
    """A refused intent costs the last step."""

    def submit(self, seat: int, intent: Intent) -> tuple[Event, ...]:
        try:
            return super().submit(seat, intent)
        except Illegal:
            self._steps = self._steps[:-1]
            raise


class LetsEverythingPass(Match):
    """Says why not and does not mean it."""

    def why_not(self, seat: int, intent: Intent) -> None:
        return None


Fault = Callable[[int], Match]
