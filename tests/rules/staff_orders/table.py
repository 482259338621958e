"""A table of Staff Orders for tests: arranged in one line, played through the engine, nothing mocked.

    game = orders("m1", blue="w_front 3", yellow="town 2").with_dice(1)
    game = game.do(Deploy("town.advance"), Enter("w_front", 2))
    assert game.soldiers("town") == (0, 1)
    assert game.refused(Pass()) == "SO-ACT-01"

Places and spaces are named without the map's prefix. Areas not named are empty, but for an HQ area, which
then holds 3; the reserves hold the rest, so that every table obeys the laws.
"""

from functools import cache
from itertools import chain
from typing import Any

from msgspec.structs import fields, replace

from game.config.paths import PROJECT
from game.content.boards import load_map
from game.content.library import read_tables
from game.rules.core import engine
from game.rules.core.frames import Frame
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Outcome, Refusal
from game.rules.staff_orders import GAME
from game.rules.staff_orders.round import RoundAdvance, Withdrawal
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.state import Army, World
from game.rules.staff_orders.supply import score, supplied
from game.rules.staff_orders.turn import NextTurn, Turn

FACE = {0: 0, 1: 2, 2: 5}
"""A face of the die for each number of hits."""
NAMED = ("place", "area", "space", "origin")


@cache
def content() -> Any:
    return GAME.parse(read_tables(PROJECT, "staff_orders"))


@cache
def setting(scenario: str, first: str = "blue") -> Setting:
    board = load_map(PROJECT / "maps" / "staff_orders" / f"{scenario}.tmx", PROJECT).board
    return GAME.setting(content(), scenario, board, "test", {"first_seat": first})


class Table:
    """A state of Staff Orders with the events of the last intents."""

    def __init__(self, state: State[World], events: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.events = events

    # Looking

    @property
    def world(self) -> World:
        return self.state.world

    @property
    def top(self) -> Frame:
        return self.state.stack[-1]

    @property
    def outcome(self) -> Outcome | None:
        return self.world.outcome

    @property
    def winner(self) -> tuple[str, str] | None:
        """The colour that won, and why."""
        if self.outcome is None:
            return None
        (seat,) = self.outcome.winners
        return self.world.faction_of(seat), self.outcome.reason

    def name(self, short: str) -> Any:
        return short if short.startswith(("sup_", self.prefix)) else self.prefix + short

    @property
    def prefix(self) -> str:
        return f"{self.world.setting.scenario.id}_"

    def army(self, faction: str) -> Army:
        return self.world.blue if faction == "blue" else self.world.yellow

    def soldiers(self, area: str) -> tuple[int, int]:
        """Blue and yellow soldiers on an area."""
        return tuple(self.army(side).soldiers[self.name(area)] for side in ("blue", "yellow"))  # type: ignore

    def aircraft(self, zone: str) -> tuple[int, int]:
        """Blue and yellow aircraft in a zone."""
        return tuple(self.army(side).aircraft[self.name(f"z_{zone}")] for side in ("blue", "yellow"))  # type: ignore

    def reserves(self) -> tuple[int, int]:
        """Blue and yellow soldiers in reserve."""
        return self.world.blue.reserve_soldiers, self.world.yellow.reserve_soldiers

    def hangars(self) -> tuple[int, int]:
        """Blue and yellow aircraft in reserve."""
        return self.world.blue.reserve_aircraft, self.world.yellow.reserve_aircraft

    def commanders(self, faction: str) -> tuple[int, int, int]:
        """In reserve, deployed, in staging."""
        army = self.army(faction)
        return army.commanders, len(self.world.deployed(faction)), army.staging

    def supplied(self, faction: Any, layer: Any = "land") -> set[str]:
        return {place.removeprefix(self.prefix) for place in supplied(self.world, faction, layer)}

    def score(self, faction: Any) -> int:
        return score(self.world, faction)

    def said(self, kind: type[Event]) -> list[Any]:
        """The events of one kind among the last."""
        return [event for event in self.events if type(event) is kind]

    # Setting up

    def with_world(self, **changes: Any) -> "Table":
        return Table(State(replace(self.world, **changes), self.state.stack, self.state.rng), self.events)

    def with_army(self, faction: str, **changes: Any) -> "Table":
        return self.with_world(**{faction: replace(self.army(faction), **changes)})

    def with_hand(self, faction: str, *cards: str) -> "Table":
        """Exactly these cards in hand, taken from the deck; kinds are named without `op_`."""
        deck = [*self.world.deck, *self.army(faction).hand]
        names = tuple(f"op_{card}" for card in cards)
        for card in names:
            deck.remove(card)
        return self.with_world(deck=tuple(deck)).with_army(faction, hand=names)

    def with_discard(self, count: int) -> "Table":
        """All but so many cards of the deck lie in the discard pile."""
        deck = self.world.deck
        return self.with_world(deck=deck[:count], discard=deck[count:])

    def with_deployed(self, faction: str, *spaces: str) -> "Table":
        """Commanders of the reserve stand on these spaces."""
        army = self.army(faction)
        placed = {self.name(space): faction for space in spaces}
        table = self.with_army(faction, commanders=army.commanders - len(spaces))
        return table.with_world(commanders={**self.world.commanders, **placed})

    def with_signals(self, faction: str) -> "Table":
        """This faction has taken a commander for the signals unit, which it holds."""
        army = self.army(faction)
        changes = {"staging": army.staging - 1, "commanders": army.commanders + 1}
        return self.with_army(faction, signals="with_commander", **changes)

    def with_dice(self, *hits: int) -> "Table":
        """The next dice show so many hits each."""
        listed = tuple(FACE[one] for one in hits)
        rng = Rng(self.state.rng.seed, self.state.rng.counter, listed)
        return Table(State(self.world, self.state.stack, rng), self.events)

    def turn(self, faction: Any) -> "Table":
        """It is this faction's turn, then the other's."""
        other: Any = "yellow" if faction == "blue" else "blue"
        stack = (RoundAdvance(), Withdrawal(), NextTurn(other), Turn(faction))
        return Table(State(replace(self.world, turn=faction), stack, self.state.rng))

    # Playing

    def actor(self) -> Any:
        """The faction that is asked."""
        (seat,) = engine.waiting_for(self.state)
        return self.world.faction_of(seat)

    def seat(self, faction: Any) -> Seat:
        return self.world.seat_of(faction or self.actor())

    def full(self, intent: Any) -> Any:
        """The intent with whole names."""
        known = {field.name for field in fields(intent)} & set(NAMED)
        return replace(intent, **{name: self.name(getattr(intent, name)) for name in known})

    def do(self, *intents: Intent, by: str | None = None) -> "Table":
        """Play legal intents one after another; the events of all of them are kept."""
        table, events = self, list[Event]()
        for intent in intents:
            applied = engine.apply(GAME, table.state, table.seat(by), table.full(intent))
            events += applied.events
            table = Table(applied.state, tuple(events))
            assert GAME.laws(table.world) == []
        return table

    def refusal(self, intent: Intent, by: str | None = None) -> Refusal:
        """Why not; fails if it is allowed, or if a refused intent is in the legal list."""
        refusal = engine.why_not(GAME, self.state, self.seat(by), self.full(intent))
        assert refusal is not None, f"{intent} is allowed"
        assert self.full(intent) not in engine.legal(self.state, self.seat(by))
        return refusal

    def refused(self, intent: Intent, by: str | None = None) -> str:
        """The rule that forbids it."""
        return self.refusal(intent, by).rule

    def allows(self, intent: Intent, by: str | None = None) -> bool:
        full = self.full(intent)
        allowed = engine.why_not(GAME, self.state, self.seat(by), full) is None
        assert allowed == (full in engine.legal(self.state, self.seat(by)))
        return allowed

    def legal(self) -> tuple[Intent, ...]:
        return engine.legal(self.state, self.seat(None))

    def deployments(self) -> set[str]:
        """The action spaces on which a commander may be put now."""
        found = (str(intent.space) for intent in self.legal() if hasattr(intent, "space"))
        return {space.removeprefix(self.prefix) for space in found}

    def preview(self, intent: Intent, by: str | None = None) -> Preview | None:
        seat = self.seat(by)
        return GAME.preview(GAME.redact(self.state, seat), seat, self.full(intent))

    def view(self, faction: str) -> World:
        return GAME.redact(self.state, self.seat(faction)).world


def start(scenario: str = "m1", seed: int = 1, first: str = "blue") -> Table:
    """A game set up: the holder of the initiative is asked for the first turn."""
    started = engine.start(GAME, GAME.new(setting(scenario, first), 2, seed))
    return Table(started.state, started.events)


def orders(
    scenario: str = "m1",
    *,
    turn: Any = "blue",
    blue: str = "",
    yellow: str = "",
    air_blue: str = "",
    air_yellow: str = "",
    tokens: str = "",
    round: int = 1,
    initiative: Any = "blue",
) -> Table:
    """A table arranged by hand: `blue="town 2 pass 1"`, `air_blue="teal 2"`, `tokens="pass recon_post"`."""
    fixed = setting(scenario)
    laid = {f"{scenario}_{area}": token for area, token in _pairs(tokens)}
    world = World(
        setting=fixed,
        factions=("blue", "yellow"),
        blue=_army(fixed, "blue", blue, air_blue),
        yellow=_army(fixed, "yellow", yellow, air_yellow),
        deck=fixed.deck,
        round=round,
        initiative=initiative,
        tokens=laid,
        boxed=tuple(token for token in fixed.tokens if token not in laid.values()),
    )
    return Table(State(world, (), Rng(1))).turn(turn)


def _army(fixed: Setting, faction: Any, ground: str, air: str) -> Army:
    prefix, numbers = f"{fixed.scenario.id}_", fixed.numbers
    soldiers: dict[Any, int] = dict.fromkeys(fixed.areas, 0) | {fixed.headquarters[faction]: 3}
    for area, count in _pairs(ground):
        assert prefix + area in soldiers, area
        soldiers[prefix + area] = int(count)
    aircraft: dict[Any, int] = dict.fromkeys(fixed.zones, 0)
    for zone, count in _pairs(air):
        assert f"{prefix}z_{zone}" in aircraft, zone
        aircraft[f"{prefix}z_{zone}"] = int(count)
    flying = numbers.pieces.aircraft if fixed.zones else 0
    return Army(
        soldiers,
        aircraft,
        numbers.pieces.soldiers - sum(soldiers.values()),
        flying - sum(aircraft.values()),
        numbers.commanders.reserve,
        numbers.commanders.staging,
    )


def _pairs(text: str) -> list[tuple[str, str]]:
    words = text.split()
    return list(chain(zip(words[::2], words[1::2], strict=True)))
