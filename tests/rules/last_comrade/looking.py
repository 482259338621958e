"""What can be seen on a table of Last Comrade: in the words of the examples, by the names of the Comrades."""

from typing import Any, TypeVar

from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Outcome
from game.rules.last_comrade import GAME
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as line_ev
from game.rules.last_comrade.state import Player, World
from tests.rules.last_comrade.notation import Position

FLAGS = ("dodge", "prone", "fubar", "snagged", "moved", "gassed")
HAZARD_SIGNS = {"mine": "m", "barbed_wire": "w"}
E = TypeVar("E", bound=Event)


class Looking:
    """A state with all events since the table was laid."""

    def __init__(
        self, state: State[World], events: tuple[Event, ...] = (), plan: dict[str, str] | None = None
    ) -> None:
        self.state = state
        self.events = events
        self.plan: dict[str, str] = plan or {}
        """The card that each means to commit; the first of the hand if none is named."""
        self.whole: dict[str, int] = {}
        """The Life of each when the table was laid."""
        self.turn = state.world.turn
        """The turn that is looked at; play may run into the next one when nobody is asked any more."""

    # The engine's side

    @property
    def world(self) -> World:
        return self.state.world

    @property
    def decision(self) -> Decision[World]:
        decision = engine.pending(self.state)
        assert decision is not None
        return decision

    @property
    def asked(self) -> set[str]:
        """Who may act now."""
        return {self.world.comrade_of(seat) for seat in engine.waiting_for(self.state)}

    def player(self, name: str) -> Player:
        return self.world.players[name]

    def seat(self, name: str) -> Seat:
        return self.player(name).seat

    def legal(self, name: str) -> tuple[Intent, ...]:
        return engine.legal(self.state, self.seat(name))

    def view(self, name: str) -> World:
        return GAME.redact(self.state, self.seat(name)).world

    def said(self, kind: type[E]) -> list[E]:
        """The events of one kind since the table was laid."""
        return [event for event in self.events if type(event) is kind]

    # The Line

    @property
    def line(self) -> str:
        """As the examples write it."""
        tank = self.world.tank
        signs = {
            hazard.place: "".join(HAZARD_SIGNS[card] for card in hazard.cards)
            for hazard in self.world.hazards
        }
        fubar = frozenset(str(name) for name in self.world.living if self.player(name).fubar)
        return Position(self.world.line, signs, fubar, () if tank is None else tank.crew).written()

    @property
    def places(self) -> list[str | None]:
        return list(self.world.line)

    @property
    def names(self) -> list[str]:
        return [name for name in self.world.line if name is not None]

    @property
    def targets(self) -> list[int]:
        """Where the Target cards count now, by their numbers; one that follows the dead counts nowhere."""
        found = []
        for target in sorted(self.world.targets, key=lambda target: target.number):
            if target.comrade is None:
                found.append(target.place)
            elif self.world.players[target.comrade].alive:
                found.append(self.world.place_of(target.comrade))
        return found

    @property
    def strike(self) -> str | None:
        return self.world.strike

    @property
    def holder(self) -> str | None:
        return self.world.holder

    @property
    def roulettes(self) -> int:
        return len(self.world.roulettes)

    @property
    def halt(self) -> bool:
        return self.world.halt

    @property
    def pending(self) -> int:
        """The steps that the Commissar owes."""
        return self.world.advances

    @property
    def tank(self) -> int:
        """The durability that the Tank has left."""
        assert self.world.tank is not None
        return self.gear(self.world.tank.owner)["tank_rudy_102"]

    @property
    def tank_crew(self) -> set[str]:
        return set() if self.world.tank is None else set(self.world.tank.crew)

    # The Comrades

    def life(self, name: str) -> int:
        return self.player(name).life

    @property
    def hurt(self) -> dict[str, int]:
        """How much Life each has lost since the table was laid, if any."""
        lost = {name: life - self.life(name) for name, life in self.whole.items()}
        return {name: amount for name, amount in lost.items() if amount}

    @property
    def dead(self) -> set[str]:
        return {str(name) for name, player in self.world.players.items() if not player.alive}

    def flags(self, name: str) -> set[str]:
        return {flag for flag in FLAGS if getattr(self.player(name), flag)}

    def flagged(self, flag: str) -> set[str]:
        return {str(name) for name in self.world.living if getattr(self.player(name), flag)}

    @property
    def moved(self) -> set[str]:
        return self.flagged("moved")

    @property
    def used_event(self) -> set[str]:
        return self.flagged("event_used")

    def hand(self, name: str) -> tuple[str, ...]:
        return tuple(self.player(name).hand)

    def committed(self, name: str) -> str | None:
        return self.player(name).committed

    def pieces(self, name: str) -> list[str]:
        return [piece.card for piece in self.player(name).equipment]

    def gear(self, name: str) -> dict[str, int]:
        """The durability of each piece; no two alike."""
        return {piece.card: piece.durability for piece in self.player(name).equipment}

    # The decks

    @property
    def discard(self) -> list[str]:
        return list(self.world.action_discard)

    @property
    def attack_discard(self) -> list[str]:
        return list(self.world.attack_discard)

    # The end

    @property
    def outcome(self) -> Outcome | None:
        return self.world.outcome

    @property
    def winners(self) -> set[str]:
        assert self.outcome is not None
        return {self.world.comrade_of(seat) for seat in self.outcome.winners}

    @property
    def deaths(self) -> list[set[str]]:
        """Who died together, in order."""
        batches: dict[int, set[str]] = {}
        for name, player in self.world.players.items():
            if not player.alive:
                batches.setdefault(player.batch, set()).add(str(name))
        return [batches[batch] for batch in sorted(batches)]

    # What was told

    def steps_lost(self, name: str) -> int:
        return sum(event.lost for event in self.said(line_ev.StepBlocked) if event.comrade == name)

    @property
    def hit_order(self) -> list[str]:
        return [str(event.comrade) for event in self.said(line_ev.HitStarted)]

    @property
    def snags(self) -> list[str]:
        return [str(event.comrade) for event in self.said(line_ev.ComradeSnagged)]

    @property
    def gassed(self) -> set[str]:
        """Whom Tear Gas took hold of; it leaves those without cards in the same turn."""
        return {str(event.comrade) for event in self.said(line_ev.Gassed)}

    @property
    def shots(self) -> list[str]:
        return [str(event.other) for event in self.said(line_ev.RevolverFired)]

    @property
    def advances(self) -> list[Any]:
        return list(self.said(line_ev.CommissarAdvanced))

    @property
    def announced(self) -> list[str]:
        return [str(event.card) for event in self.said(ev.EventAnnounced)]

    def fizzled(self, name: str) -> bool:
        return any(event.comrade == name for event in self.said(ev.CardFizzled))
