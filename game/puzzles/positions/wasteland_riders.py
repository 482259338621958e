"""Positions of Wasteland Riders: two riders on the board of a first game, and a moment of a round.

Cards that are not listed are discarded, so that only what is written is hidden. The rival only controls
the enemies and has no cards to interfere with.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from game.content.library import open_game
from game.puzzles.position import ArrangedPosition, Arranger
from game.rules.core import engine
from game.rules.core.frames import Frame
from game.rules.core.ids import CardId, Seat
from game.rules.core.mistakes import Mistake
from game.rules.core.piles import Pile, difference
from game.rules.core.reading import Reader
from game.rules.core.rng import BLANK
from game.rules.core.state import State
from game.rules.wasteland_riders.events.common import ColourChosen, KnightChosen
from game.rules.wasteland_riders.evolve.common import EVOLVERS
from game.rules.wasteland_riders.exploration.exploration import (
    ExplorationStep,
    ExplorationStepEnds,
    ExploreEnds,
    Explores,
)
from game.rules.wasteland_riders.fight.attacks import ChoosingAttack, Initiative
from game.rules.wasteland_riders.fight.clashes import CountAdvantage, SetRange
from game.rules.wasteland_riders.fight.fights import EndFight
from game.rules.wasteland_riders.health.knockout import ClashesEnd, Recovery
from game.rules.wasteland_riders.intents import common as intents
from game.rules.wasteland_riders.missions import RestEnded
from game.rules.wasteland_riders.movement.driving import Continue
from game.rules.wasteland_riders.movement.planning import MovementStepEnds
from game.rules.wasteland_riders.movement.wasteland_cards import CardDone, EscapeOrFace
from game.rules.wasteland_riders.rest import Rested, RestGear, RestLuck, RestStep
from game.rules.wasteland_riders.round import Round
from game.rules.wasteland_riders.terms import (
    DECKS,
    PANEL_COLOURS,
    PANELS,
    CombatCard,
    Deck,
    HexId,
    KnightId,
    MoveMode,
    Range,
    Spot,
)
from game.rules.wasteland_riders.world.fight import Fight, Fighter
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import (
    Car,
    Contract,
    Exploring,
    Knight,
    Move,
    StepName,
    World,
)

MISSION, LAYOUT = "m3_moze_byc_tylko_jeden", "first"
SEATS = (Seat(0), Seat(1))
LEARNER, RIVAL = SEATS
STEP_OF: dict[str, StepName] = {
    "explore": "exploration",
    "meet": "movement",
    "attack": "movement",
    "rest": "rest",
}

MomentOfRound = Literal["explore", "meet", "attack", "rest"]


class _Rider(msgspec.Struct, frozen=True):
    """A rider and what he has: gear by its place on the sheet, then what is stowed, top first."""

    rider: str
    hex: str
    ammo: int = 4
    fuel: int = 4
    radiation: int = 0
    health: int = 4
    reputation: int = 0
    gear: Mapping[str, str] = {}
    backpack: tuple[str, ...] = ()
    cargo: tuple[str, ...] = ()
    car: str = "gazik"
    is_damaged: bool = False
    luck: tuple[str, ...] = ()
    ability_marked: bool = False
    fuel_moved: int = 0


class _Contract(msgspec.Struct, frozen=True):
    """A contract that the learner holds, or the general one; `accepted`: its first condition is met."""

    card: str
    accepted: bool = False


class _Fight(msgspec.Struct, frozen=True):
    """The last clash of a fight: its current step, and the cards that lie open."""

    enemy: str
    range: Range
    own: CombatCard
    its: CombatCard
    advantage: int = 0
    """The advantage of the learner; negative for the opponent."""
    wounds: int = 0
    prepared: bool = False


class _Table(msgspec.Struct, frozen=True):
    """A moment of the learner's turn: he explores his hex, meets a wasteland card, attacks, or rests."""

    moment: MomentOfRound
    you: _Rider
    rival: _Rider
    round: int = 3
    card: str = ""
    """The wasteland card that he meets."""
    mode: MoveMode = "vehicle"
    fight: _Fight | None = None
    private: tuple[_Contract, ...] = ()
    general: str = ""
    market: Mapping[str, str] = {}
    decks: Mapping[str, tuple[str, ...]] = {}

    @property
    def riders(self) -> tuple[_Rider, _Rider]:
        return self.you, self.rival


class _RiderArranger(Arranger):
    passing = (intents.EndExploration, intents.Done, intents.Pass)
    aside = (intents.MoveGear, intents.Attach, intents.Detach)

    def points(self, world: Any, seat: Seat) -> int:
        return int(world.knights[seat].reputation)

    def is_alive(self, world: Any, seat: Seat) -> bool:
        return bool(world.knights[seat].is_able)

    def arrange(self, file: str, data: Any, within: str, mistakes: list[Mistake]) -> ArrangedPosition | None:
        reader = Reader(file, mistakes)
        table = reader.entry(data, _Table, "position")
        if table is None:
            return None
        opened, options = open_game("wasteland_riders"), {"layout": LAYOUT}
        setting = opened.setting(MISSION, options)
        assert isinstance(setting, Setting)
        if not _are_known(table, setting, reader):
            return None
        world = _world(table, setting)
        lower, upper = _frames(table)
        state = engine.start(opened.game, State(world, (*lower, *upper), BLANK)).state
        beyond = 1 if within == "round" else len(lower)
        return ArrangedPosition(
            self, opened, MISSION, state, LEARNER, seats=len(SEATS), options=options, beyond=beyond
        )


def _frames(table: _Table) -> tuple[tuple[Frame, ...], tuple[Frame, ...]]:
    """The frames after the learner's turn, and those left of it; the last of each is next."""
    later: tuple[Frame, ...] = (Round(table.round + 1),)
    match table.moment:
        case "rest":
            rest = (Rested(LEARNER), Recovery(), RestLuck(LEARNER), RestGear(LEARNER))
            return (*later, RestEnded()), rest
        case "explore":
            return (*later, RestStep(), ExplorationStepEnds()), (ExploreEnds(LEARNER), Explores(LEARNER))
        case "meet":
            meeting = EscapeOrFace(LEARNER, CardId(table.card))
            return _after_movement(later), (Continue(LEARNER), CardDone(CardId(table.card)), meeting)
        case "attack":
            assert table.fight is not None
            clash = (CountAdvantage(), Initiative(), ChoosingAttack("blue"), ChoosingAttack("red"))
            ends = (CardDone(CardId(table.fight.enemy)), EndFight(), ClashesEnd(), SetRange())
            return _after_movement(later), (Continue(LEARNER), *ends, *clash)


def _after_movement(later: tuple[Frame, ...]) -> tuple[Frame, ...]:
    return (*later, RestStep(), ExplorationStep(), MovementStepEnds())


# Checking the table


def _are_known(table: _Table, setting: Setting, reader: Reader) -> bool:
    """Whether everything named is in the box and on the board; the laws of the game cannot check that."""
    told = list(_strangers(table, setting))
    for deck in DECKS:
        held, box = Counter(_written(table, setting, deck)), Counter(setting.decks[deck])
        told += [(f"cards.{name}", f"expected at most {box[name]} of it, found {count}")
                 for name, count in held.items() if count > box[name]]  # fmt: skip
    for at, what in told:
        reader.mistake(f"position.{at}", what)
    return not told


def _strangers(table: _Table, setting: Setting) -> Iterator[tuple[str, str]]:
    content, known = setting.content, {name for deck in DECKS for name in setting.decks[deck]}
    for at, rider in (("you", table.you), ("rival", table.rival)):
        if rider.rider not in content.knights:
            yield f"{at}.rider", "unknown id, expected a rider"
        if rider.hex not in setting.hexes and not _has_number(setting, rider.hex):
            yield f"{at}.hex", "expected a place of the board, or the number of a tile"
        if rider.car and rider.car not in content.vehicles:
            yield f"{at}.car", "unknown id, expected a vehicle"
        yield from (
            (f"{at}.gear.{spot}", "expected a place of the sheet")
            for spot in rider.gear
            if spot not in PANELS
        )
        cards = (*rider.gear.values(), *rider.backpack, *rider.cargo, *rider.luck)
        yield from ((f"{at}.{card}", "unknown card") for card in cards if card not in known)
    if table.you.rider == table.rival.rider:
        yield "rival.rider", "expected another rider"
    yield from ((f"decks.{name}", "expected the name of a deck") for name in table.decks if name not in DECKS)
    yield from (
        (f"market.{slot}", "expected a slot of the Market")
        for slot in table.market
        if slot not in content.market
    )
    names = (*(one.card for one in table.private), *filter(None, (table.general,)))
    yield from ((f"contracts.{name}", "unknown card") for name in names if name not in known)
    if table.moment == "meet" and table.card not in content.wasteland:
        yield "card", "expected a wasteland card"
    if (table.moment == "attack") != (table.fight is not None):
        yield "fight", "expected with the moment attack, and only there"
    if table.fight is not None and _panel_missing(setting, table.fight.enemy):
        yield "fight.enemy", "expected an enemy among the wasteland cards"


def _panel_missing(setting: Setting, enemy: str) -> bool:
    card = setting.content.wasteland.get(enemy)
    return card is None or card.panel is None


def _has_number(setting: Setting, name: str) -> bool:
    return name.isdigit() and any(str(tile.number) == name for tile in setting.content.tiles.values())


def _written(table: _Table, setting: Setting, deck: Deck) -> Pile:
    """Every card of this deck that the position names."""
    box = set(setting.decks[deck])
    named: list[str] = [*table.decks.get(deck, ()), *table.market.values(), table.general]
    named += [one.card for one in table.private]
    named += [table.card, "" if table.fight is None else table.fight.enemy]
    for rider in table.riders:
        named += [*rider.gear.values(), *rider.backpack, *rider.cargo, *rider.luck]
    return tuple(CardId(name) for name in named if CardId(name) in box)


# The world as it stands


def _world(table: _Table, setting: Setting) -> World:
    cars = [CardId(one.car) for one in table.riders if one.car]
    world = World(
        setting=setting,
        knights=tuple(Knight(seat) for seat in SEATS),
        decks={}, discards={}, market={},
        pool=tuple(sorted(difference(setting.vehicles, cars))),
        tiles=_tiles(setting),
        round=table.round, step=STEP_OF[table.moment], scavenger=RIVAL,
        active=None if table.moment == "rest" else LEARNER,
    )  # fmt: skip
    for seat, rider in zip(SEATS, table.riders, strict=True):
        world = EVOLVERS[KnightChosen](world, KnightChosen(seat, KnightId(rider.rider)))
        world = EVOLVERS[ColourChosen](world, ColourChosen(seat, PANEL_COLOURS[seat]))
    world = replace(
        world,
        knights=tuple(_knight(world, seat, one) for seat, one in zip(SEATS, table.riders, strict=True)),
        market={slot: CardId(table.market.get(slot, "")) for slot in setting.content.market},
        contracts=tuple(_contracts(table)),
        move=_move(table, world),
        exploring=Exploring(LEARNER, allowed=True) if table.moment == "explore" else None,
    )
    return _with_fight(_with_decks(world, table), table)


def _tiles(setting: Setting) -> dict[HexId, Any]:
    tiles = {
        **setting.fixed,
        **{HexId(slot): tile for slot, tile in setting.content.layouts[LAYOUT].slots.items()},
    }
    return {place: tiles[place] for place in setting.hexes}


def _hex_of(world: World, name: str) -> HexId:
    """A place by its own name, or by the number of the tile that lies there."""
    setting = world.setting
    if HexId(name) in setting.hexes:
        return HexId(name)
    return next(place for place in setting.hexes if str(setting.tile(world.tiles[place]).number) == name)


def _knight(world: World, seat: Seat, rider: _Rider) -> Knight:
    return replace(
        world.knights[seat],
        hex=_hex_of(world, rider.hex),
        ammo=rider.ammo, fuel=rider.fuel, radiation=rider.radiation, health=rider.health,
        reputation=rider.reputation,
        gear={Spot(spot): Item(CardId(card)) for spot, card in rider.gear.items()},
        backpack=tuple(Item(CardId(card)) for card in rider.backpack),
        cargo=tuple(Item(CardId(card)) for card in rider.cargo),
        car=Car(CardId(rider.car), damaged=rider.is_damaged) if rider.car else None,
        luck=tuple(map(CardId, rider.luck)),
        ability_marked=rider.ability_marked,
        explored=True,
        moved=True,
        fuel_moved=rider.fuel_moved,
    )  # fmt: skip


def _contracts(table: _Table) -> Iterator[Contract]:
    """The contracts in play. They need no place on the frame: no other contract follows them."""
    if table.general:
        yield Contract(CardId(table.general), "general", None)
    for one in table.private:
        yield Contract(CardId(one.card), "private", None, LEARNER, accepted=one.accepted)


def _move(table: _Table, world: World) -> Move | None:
    """The learner is at the end of his way when the card is played."""
    if table.moment not in ("meet", "attack"):
        return None
    here = _hex_of(world, table.you.hex)
    start = world.setting.neighbours[here][0]
    card = CardId(table.card if table.fight is None else table.fight.enemy)
    return Move(LEARNER, table.mode, start, (here,), 1, started=True, played=card, resolved=True)


def _with_decks(world: World, table: _Table) -> World:
    """Cards that are not named are discarded, except blue ones, which can be searched for, and contracts,
    which are removed."""
    setting, decks, discards = world.setting, dict[Deck, Pile](), dict[Deck, Pile]()
    removed: Pile = ()
    for deck in DECKS:
        pile = tuple(CardId(card) for card in table.decks.get(deck, ()))
        rest = tuple(difference(setting.decks[deck], _written(table, setting, deck)))
        decks[deck], discards[deck] = pile, rest
        if deck == "blue":
            decks[deck], discards[deck] = rest, ()
        elif deck == "general":
            removed, discards[deck] = rest, ()
    return replace(world, decks=decks, discards=discards, removed=removed)


def _with_fight(world: World, table: _Table) -> World:
    """The learner is red in an odd round in which he is first: the side that he keeps all game."""
    told = table.fight
    if told is None:
        return world
    last = world.setting.content.combat.clashes
    red = Fighter(LEARNER, seat=LEARNER, card=told.own, prepared=told.prepared)
    blue = Fighter(RIVAL, enemy=CardId(told.enemy), card=told.its, wounds=told.wounds)
    here = world.knights[LEARNER].hex
    fight = Fight(
        here, red, blue, "red", range=told.range, advantage=told.advantage, clash=last, revealed=True
    )
    return replace(world, fight=fight)


ARRANGER = _RiderArranger()
