"""A table set for tests of Desert Patrol: short plays in the words of the rulebook.

    game = table("dp_s06")                                   # a scenario at its start
    game = game.with_hand("italy", "ita_scout")              # known cards instead of drawn ones
    game = game.turn("italy")                                # it is the Italians' turn
    game = game.do(Disembark("ita_scout"), Travel("ita_scout", "card", "scout", "12A"))
    assert game.world.soldiers["ita_scout"].tile == "12A"
    assert game.refusal(EndTurn()).rule == "DP-TURN-02"

Every method returns a new table; nothing is mocked: intents go through the engine.
"""

from typing import Any

from msgspec.structs import replace

from game.content.library import open_game
from game.rules.core import engine
from game.rules.core.board import SpaceId
from game.rules.core.frames import Frame
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Outcome, Refusal
from game.rules.desert_patrol.round import Round
from game.rules.desert_patrol.state import Forces, Soldier, Vehicle, World
from game.rules.desert_patrol.turn import Turn, TurnBegins

ZONES = ("deck", "hand", "discard", "play_area", "reserve", "removed")


class Table:
    """A state of Desert Patrol with the events of the last intents."""

    def __init__(self, state: State[World], events: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.events = events

    # Looking

    @property
    def game(self) -> Game[World]:
        return open_game("desert_patrol").game

    @property
    def world(self) -> World:
        return self.state.world

    @property
    def top(self) -> Frame:
        return self.state.stack[-1]

    @property
    def outcome(self) -> Outcome | None:
        return self.world.outcome

    def forces(self, side: str) -> Forces:
        return self.world.lrdg if side == "lrdg" else self.world.italy

    def seat(self, side: str) -> Seat:
        return self.world.seat_of(side)

    def marker(self, side: str, tile: str) -> str:
        """M(side, tile) of the ledger: none, R or C."""
        return {None: "none", "reconned": "R", "controlled": "C"}[
            self.forces(side).markers.get(SpaceId(tile))
        ]

    def said(self, kind: type[Event]) -> list[Any]:
        """The events of one kind among the last."""
        return [event for event in self.events if type(event) is kind]

    # Setting up

    def with_world(self, **changes: Any) -> "Table":
        """The same table with another world."""
        return Table(State(replace(self.world, **changes), self.state.stack, self.state.rng), self.events)

    def with_forces(self, side: str, **changes: Any) -> "Table":
        """The same table with other piles, markers or trophies of one side."""
        return self.with_world(**{side: replace(self.forces(side), **changes)})

    def with_zones(self, side: str, **zones: str) -> "Table":
        """Exactly these cards in the named zones, as text: hand="ita_scout ita_scout"."""
        return self.with_forces(side, **{zone: tuple(cards.split()) for zone, cards in zones.items()})

    def with_hand(self, side: str, *cards: str) -> "Table":
        """These cards in hand, taken from deck, discard or reserve; the old hand goes under the deck."""
        forces = self.forces(side)
        piles = {zone: list(getattr(forces, zone)) for zone in ("deck", "discard", "reserve", "removed")}
        piles["deck"] += forces.hand
        for card in cards:
            next(pile for pile in piles.values() if card in pile).remove(card)
        return self.with_forces(side, hand=cards, **{zone: tuple(pile) for zone, pile in piles.items()})

    def stacked(self, side: str, *cards: str) -> "Table":
        """The deck with these cards on top, in this order; they must be in it."""
        deck = list(self.forces(side).deck)
        for card in cards:
            deck.remove(card)
        return self.with_forces(side, deck=(*cards, *deck))

    def with_soldier(
        self,
        name: str,
        tile: str | None = None,
        vehicle: str | None = None,
        position: str | None = None,
        pinned: bool = False,
    ) -> "Table":
        man = Soldier(tile, vehicle, position, pinned)
        return self.with_world(soldiers={**self.world.soldiers, name: man})

    def without_soldier(self, *names: str) -> "Table":
        """Off the board, neutralised by the enemy, with all cards gone."""
        table = self
        for name in names:
            side = table.world.setting.counters[name].side
            forces = table.forces(side)
            piles = {zone: tuple(card for card in getattr(forces, zone) if card != name) for zone in ZONES}
            gone = sum(len(getattr(forces, zone)) - len(pile) for zone, pile in piles.items())
            piles["removed"] += (name,) * gone
            table = table.with_forces(side, **piles)
            other = "italy" if side == "lrdg" else "lrdg"
            table = table.with_forces(other, neutralised=(*table.forces(other).neutralised, name))
            left = {key: man for key, man in table.world.soldiers.items() if key != name}
            table = table.with_world(soldiers=left)
        return table

    def with_vehicle(self, name: str, **changes: Any) -> "Table":
        vehicle: Vehicle = replace(self.world.vehicles[name], **changes)
        return self.with_world(vehicles={**self.world.vehicles, name: vehicle})

    def with_marker(self, side: str, tile: str, face: str | None) -> "Table":
        """face: reconned, controlled or None for no marker."""
        markers = {place: old for place, old in self.forces(side).markers.items() if place != tile}
        return self.with_forces(side, markers=markers if face is None else {**markers, tile: face})

    def with_initiative(self, side: str) -> "Table":
        return self.with_world(initiative=side)

    def with_dice(self, *faces: int) -> "Table":
        """The next dice show these faces."""
        rng = self.state.rng
        return Table(State(self.world, self.state.stack, Rng(rng.seed, rng.counter, faces)), self.events)

    def turn(self, side: str, last: bool = False) -> "Table":
        """It is this side's turn, then the other's (unless `last`), then a new round."""
        other = "italy" if side == "lrdg" else "lrdg"
        rest: tuple[Frame, ...] = (Round(),) if last else (Round(), TurnBegins(other))
        stack = (*rest, Turn(side))
        return Table(State(replace(self.world, turn=side), stack, self.state.rng), ())

    # Playing

    def actor(self) -> str:
        """The side that is asked."""
        (seat,) = engine.waiting_for(self.state)
        return self.world.side_of(seat)

    def do(self, *intents: Intent, by: str | None = None) -> "Table":
        """Play legal intents one after another; `by` names the side where both are asked."""
        state, events = self.state, list[Event]()
        for intent in intents:
            side = by or Table(state).actor()
            applied = engine.apply(self.game, state, self.seat(side), intent)
            state = applied.state
            events += applied.events
            broken = self.game.laws(state.world)
            assert not broken or _is_sketch(self), broken
        return Table(state, tuple(events))

    def refusal(self, intent: Intent, by: str | None = None) -> Refusal:
        """Why not; fails if it is allowed, or if a refused intent is in the legal list."""
        side = by or self.actor()
        refusal = engine.why_not(self.game, self.state, self.seat(side), intent)
        assert refusal is not None, f"{intent} is allowed"
        assert intent not in engine.legal(self.state, self.seat(side))
        return refusal

    def allows(self, intent: Intent, by: str | None = None) -> bool:
        side = by or self.actor()
        allowed = engine.why_not(self.game, self.state, self.seat(side), intent) is None
        assert allowed == (intent in engine.legal(self.state, self.seat(side)))
        return allowed

    def legal(self, side: str | None = None) -> tuple[Intent, ...]:
        return engine.legal(self.state, self.seat(side or self.actor()))

    def preview(self, intent: Intent, by: str | None = None) -> Preview | None:
        seat = self.seat(by or self.actor())
        return self.game.preview(self.game.redact(self.state, seat), seat, intent)

    def view(self, side: str) -> World:
        return self.game.redact(self.state, self.seat(side)).world


def _is_sketch(table: Table) -> bool:
    """A table arranged by hand may hold fewer cards than its scenario; the laws do not bind it."""
    return bool(table.game.laws(table.world))


def table(scenario: str = "dp_s01", seed: int = 1, first_seat: str = "lrdg") -> Table:
    """A scenario set up and drawn: both sides hold four cards and bid for the initiative."""
    opened = open_game("desert_patrol")
    setting = opened.setting(scenario, {"first_seat": first_seat})
    started = engine.start(opened.game, opened.game.new(setting, 2, seed))
    return Table(started.state, started.events)
