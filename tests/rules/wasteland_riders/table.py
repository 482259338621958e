"""A table of Wasteland Riders for tests: arranged by hand, played through the engine, nothing mocked.

    game = riders("mel_gearson").put(0, "M5").give(0, "atlas_drogowy", "pocket_1").deck("wasteland", "ev03")
    game = game.run(MoveTurn(0)).do(ChooseMode("vehicle"), MarkHex("R16"), ConfirmRoute())
    assert game.knight(0).fuel == 3

Nobody holds anything but his vehicle; hands, Market and contract slots are empty: all cards are in their
decks, so that every table obeys the laws. The tiles lie as in the layout for a first game.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from game.content.library import open_game
from game.rules.core import engine
from game.rules.core.frames import Decision, Frame
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Outcome, Refusal
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.events.common import KnightChosen
from game.rules.wasteland_riders.gear.carried import put
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.intents.common import Done, Pass
from game.rules.wasteland_riders.movement.driving import moving
from game.rules.wasteland_riders.roles import scavenger_of
from game.rules.wasteland_riders.terms import PANEL_COLOURS
from game.rules.wasteland_riders.windows.windows import InAnswer, InWindow
from game.rules.wasteland_riders.world.fight import Fight
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import (
    Car,
    Contract,
    Knight,
    Move,
    PendingTest,
    Special,
    Token,
    World,
)

KNIGHTS = ("mel_gearson", "chris_hammersworn", "hugh_jackal", "naomi_vatt")
MISSIONS = {
    1: "m1_zbawca_pustkowi",
    2: "m2_kult_wielorakiego",
    3: "m3_moze_byc_tylko_jeden",
    4: "m4_klucz_do_nieba",
    5: "m5_dwie_zakaly",
}


class Halt(Decision[World], frozen=True, tag="test.halt", gc=False):
    """The end of what a test plays: somebody is asked, nothing happens."""

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(Seat(0))

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return None if isinstance(intent, Done) else Refusal("WR-GOLD-07")

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        play.then(self)


@cache
def setting(mission: int, layout: str = "first") -> Setting:
    found = open_game("wasteland_riders").setting(MISSIONS[mission], {"layout": layout})
    assert isinstance(found, Setting)
    return found


class Table:
    """A state of Wasteland Riders with the events of the last intents."""

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
    def is_done(self) -> bool:
        """Nothing of what the test began is pending."""
        return isinstance(self.top, Halt)

    @property
    def outcome(self) -> Outcome | None:
        return self.world.outcome

    @property
    def ending(self) -> Outcome:
        """Of a game that has ended."""
        assert self.outcome is not None
        return self.outcome

    @property
    def fight(self) -> Fight:
        """The one under way."""
        return fighting(self.world)

    @property
    def move(self) -> Move:
        """The one under way."""
        return moving(self.world)

    @property
    def skill_test(self) -> PendingTest:
        """The one under way."""
        assert self.world.test is not None
        return self.world.test

    def knight(self, seat: int) -> Knight:
        return self.world.knights[seat]

    def car_of(self, seat: int) -> Car:
        """Of a knight who has one."""
        car = self.knight(seat).car
        assert car is not None
        return car

    def contract_of(self, card: str) -> Contract:
        """The one in play on this card."""
        contract = self.world.contract(card)
        assert contract is not None
        return contract

    def counters(self, seat: int) -> tuple[int, int, int, int]:
        """Ammo, fuel, radiation, health."""
        knight = self.knight(seat)
        return knight.ammo, knight.fuel, knight.radiation, knight.health

    def said(self, kind: type[Event]) -> list[Any]:
        """The events of one kind among the last."""
        return [event for event in self.events if type(event) is kind]

    def asked(self) -> set[int]:
        return {int(seat) for seat in engine.waiting_for(self.state)}

    def discarded(self, deck: Any) -> tuple[str, ...]:
        return self.world.discards[deck]

    # Setting up

    def with_world(self, **changes: Any) -> "Table":
        return Table(State(replace(self.world, **changes), self.state.stack, self.state.rng), self.events)

    def with_knight(self, seat: int, **changes: Any) -> "Table":
        knights = list(self.world.knights)
        knights[seat] = replace(knights[seat], **changes)
        return self.with_world(knights=tuple(knights))

    def put(self, seat: int, place: str) -> "Table":
        return self.with_knight(seat, hex=place)

    def car(
        self, seat: int, card: str | None, *, damaged: bool = False, tuning: tuple[str, ...] = ()
    ) -> "Table":
        """Another vehicle, out of the pool or the blue deck; his old one goes back."""
        world, old = self.world, self.knight(seat).car
        pool = list(world.pool) + ([old.card] if old is not None else [])
        table = self
        for one in tuning:
            table = table.without("blue", one)
        if card in pool:
            pool.remove(card)
        elif card is not None:
            table = table.without("blue", card)
        table = table.with_world(pool=tuple(sorted(pool)))
        car = None if card is None else Car(card, damaged, tuning=tuning)
        fuel = table.knight(seat).fuel if card is not None else 0
        return table.with_knight(seat, car=car, fuel=fuel)

    def without(self, deck: Any, card: str) -> "Table":
        """With a card taken out of its deck, to be put elsewhere."""
        pile = list(self.world.decks[deck])
        pile.remove(card)
        return self.with_world(decks={**self.world.decks, deck: tuple(pile)})

    def give(
        self, seat: int, card: str, spot: str, *, marked: bool = False, on: tuple[str, ...] = ()
    ) -> "Table":
        """A gear card out of its deck, with attachments; `spot` is a panel, `backpack` or `vehicle`."""
        table = self
        for one in (card, *on):
            table = table.without(setting(1).colour(one), one)
        item = Item(card, marked, on)
        knight = put(table.world.setting, table.knight(seat), item, spot)
        assert not knight.gained, f"{spot} is taken"
        knights = list(table.world.knights)
        knights[seat] = knight
        return table.with_world(knights=tuple(knights))

    def graft(self, seat: int, card: str) -> "Table":
        """An implant or mutation attached to the knight."""
        table = self.without("blue", card)
        return table.with_knight(seat, grafts=(*table.knight(seat).grafts, card))

    def luck(self, seat: int, *cards: str) -> "Table":
        table = self
        for card in cards:
            table = table.without("luck", card)
        return table.with_knight(seat, luck=(*table.knight(seat).luck, *cards))

    def deck(self, deck: Any, *cards: str) -> "Table":
        """These cards on top of a deck, the first one first."""
        rest = list(self.world.decks[deck])
        for card in cards:
            rest.remove(card)
        return self.with_world(decks={**self.world.decks, deck: (*cards, *rest)})

    def contract(self, card: str, slot: Any = None, **changes: Any) -> "Table":
        """A contract in play; the slot is violet for a general one, orange for a private one."""
        kind: Any = "general" if card in self.world.setting.content.general else "private"
        slot = slot or ("violet" if kind == "general" else "orange")
        if len(self.world.knights) == 2 and kind == "private":
            slot = None
        table = self.without(kind, card)
        one = Contract(card, kind, slot, **changes)
        return table.with_world(contracts=(*table.world.contracts, one))

    def market(self, **slots: str) -> "Table":
        """Cards out of their decks on slots: `market(A1="naboje")`."""
        table = self
        for slot, card in slots.items():
            table = table.without(table.world.setting.colour(card), card)
            table = table.with_world(market={**table.world.market, slot: card})
        return table

    def token(self, kind: Any, place: str) -> "Table":
        return self.with_world(tokens=(*self.world.tokens, Token(place, kind)))

    def special(self, kind: Any, place: str) -> "Table":
        return self.with_world(specials=(*self.world.specials, Special(place, kind)))

    def dice(self, *faces: int) -> "Table":
        """The next dice show these faces, 1 to 10."""
        rng = Rng(self.state.rng.seed, self.state.rng.counter, tuple(face - 1 for face in faces))
        return Table(State(self.world, self.state.stack, rng), self.events)

    # Playing

    def run(self, *frames: Frame) -> "Table":
        """Let these frames come next, the first one first, and run to the first decision."""
        started = engine.start(GAME, State(self.world, (Halt(), *frames[::-1]), self.state.rng))
        return Table(started.state, started.events).checked()

    def checked(self) -> "Table":
        assert engine.broken_laws(GAME, self.state) == []
        return self

    def seat(self, by: int | None) -> Seat:
        if by is not None:
            return Seat(by)
        (seat,) = engine.waiting_for(self.state)
        return seat

    def do(self, *intents: Intent, by: int | None = None) -> "Table":
        """Play legal intents one after another; the events of all of them are kept."""
        table, events = self, list[Event]()
        for intent in intents:
            applied = engine.apply(GAME, table.state, table.seat(by), intent)
            events += applied.events
            table = Table(applied.state, tuple(events)).checked()
        return table

    def passed(self, until: Intent | None = None) -> "Table":
        """Every open window passes, until something else must be decided or this can be done."""
        table = self
        while isinstance(table.top, InWindow | InAnswer) and until not in table.legal():
            after = table.do(Pass())
            table = Table(after.state, (*table.events, *after.events))
        return table

    def refusal(self, intent: Intent, by: int | None = None) -> Refusal:
        """Why not; fails if it is allowed, or if a refused intent is in the legal list."""
        refusal = engine.why_not(GAME, self.state, self.seat(by), intent)
        assert refusal is not None, f"{intent} is allowed"
        assert intent not in engine.legal(self.state, self.seat(by))
        return refusal

    def refused(self, intent: Intent, by: int | None = None) -> str:
        return self.refusal(intent, by).rule

    def allows(self, intent: Intent, by: int | None = None) -> bool:
        allowed = engine.why_not(GAME, self.state, self.seat(by), intent) is None
        assert allowed == (intent in engine.legal(self.state, self.seat(by)))
        return allowed

    def legal(self, by: int | None = None) -> tuple[Intent, ...]:
        return engine.legal(self.state, self.seat(by))

    def preview(self, intent: Intent, by: int | None = None) -> Preview | None:
        seat = self.seat(by)
        return GAME.preview(GAME.redact(self.state, seat), seat, intent)

    def odds(self, intent: Intent, by: int | None = None) -> Preview:
        """Of an intent that rolls dice."""
        preview = self.preview(intent, by)
        assert preview is not None
        return preview

    def view(self, seat: int) -> World:
        return GAME.redact(self.state, Seat(seat)).world


def riders(
    *names: str, mission: int = 1, seats: int = 0, first: int = 0, round: int = 1, step: Any = "movement"
) -> Table:
    """A table with these knights (others fill the seats) and full counters.

    The first stands on Zgorzel, the others far from each other on R12, R17 and R14.
    """
    fixed = setting(mission)
    wanted = max(seats, len(names), 2) if seats else max(4, len(names))
    chosen = [*names, *(name for name in KNIGHTS if name not in names)][:wanted]
    pool = list(fixed.vehicles)
    world = World(
        setting=fixed,
        knights=tuple(Knight(Seat(seat)) for seat in range(wanted)),
        decks=dict(fixed.decks),
        discards=dict.fromkeys(fixed.decks, ()),
        market=dict.fromkeys(fixed.content.market, ""),
        pool=(),
        tiles={place: _tile(fixed, place) for place in fixed.hexes},
        round=round,
        step=step,
        first=Seat(first),
    )
    cars = ["turystyk", "gazik", "ciezarowiec", "turystyk"]
    for seat, name in enumerate(chosen):
        world = GAME.evolve(world, KnightChosen(Seat(seat), name))
        pool.remove(cars[seat])
        knights = list(world.knights)
        knights[seat] = replace(
            knights[seat],
            colour=PANEL_COLOURS[seat],
            hex=("M1", "R12", "R17", "R14")[seat],
            fuel=4,
            car=Car(cars[seat]),
        )
        world = replace(world, knights=tuple(knights))
    world = replace(world, pool=tuple(sorted(pool)), scavenger=scavenger_of(world, Seat(first)))
    return Table(State(world, (Halt(),), Rng(1)))


def _tile(fixed: Setting, place: Any) -> Any:
    return fixed.fixed.get(place) or fixed.content.layouts["first"].slots[place]


def started(seats: int = 4, mission: int = 1, seed: int = 1, layout: str = "shuffled") -> Table:
    """A game as it is set up: the first player is asked for his knight."""
    begun = engine.start(GAME, GAME.new(setting(mission, layout), seats, seed))
    return Table(begun.state, begun.events)


def set_up(seats: int = 4, mission: int = 1, seed: int = 1, layout: str = "shuffled") -> Table:
    """Played through all choices of the set-up, the first legal one each time, to the first movement."""
    table, events = started(seats, mission, seed, layout), list[Event]()
    events += table.events
    while table.world.round == 0:
        table = table.do(table.legal()[0])
        events += table.events
    return Table(table.state, tuple(events))
