"""Positions of Staff Orders: a battlefield of the game with other forces on it, in the middle of a round.

What can be derived is not written: the reserve of soldiers, the staging zone, the support spaces a side
has used, who has the Signals Unit. Cards neither in a hand nor in the deck are discarded.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from game.content.library import open_game
from game.puzzles.position import ArrangedPosition, Arranger
from game.rules.core.frames import Frame
from game.rules.core.ids import CardId, Seat
from game.rules.core.mistakes import Mistake
from game.rules.core.piles import difference
from game.rules.core.reading import Reader
from game.rules.core.rng import BLANK
from game.rules.core.state import State
from game.rules.staff_orders import intents
from game.rules.staff_orders.round import RoundAdvance, Withdrawal
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.state import Army, World
from game.rules.staff_orders.supply import holds, score
from game.rules.staff_orders.terms import (
    FACTIONS,
    SIGNALS_UNIT,
    ActionSpaceId,
    BonusId,
    Domain,
    Faction,
    PlaceId,
    SupportName,
    enemy,
)
from game.rules.staff_orders.turn import NextTurn, Turn


class _Army(msgspec.Struct, frozen=True):
    """One side: its pieces by place, its commanders on action spaces and in the reserve, its hand."""

    soldiers: Mapping[str, int]
    aircraft: Mapping[str, int] = {}
    on: tuple[str, ...] = ()
    commanders: int = 0
    momentum: int = 0
    has_passed: bool = False
    hand: tuple[str, ...] = ()


class _Table(msgspec.Struct, frozen=True):
    map: str
    seat: Faction
    round: int
    initiative: Faction
    tokens: Mapping[str, str]
    blue: _Army
    yellow: _Army
    deck: tuple[str, ...] = ()

    def army(self, faction: Faction) -> _Army:
        return self.blue if faction == "blue" else self.yellow


class _StaffArranger(Arranger):
    passing = (intents.Pass, intents.EndTurn)

    def points(self, world: Any, seat: Seat) -> int:
        return score(world, world.faction_of(seat))

    def is_alive(self, world: Any, seat: Seat) -> bool:
        own = world.faction_of(seat)
        return bool(world.strength(own, "land", world.setting.headquarters[own]))

    def arrange(self, file: str, data: Any, within: str, mistakes: list[Mistake]) -> ArrangedPosition | None:
        reader = Reader(file, mistakes)
        table = reader.entry(data, _Table, "position")
        if table is None:
            return None
        opened = open_game("staff_orders")
        if table.map not in {one.id for one in opened.scenarios}:
            reader.mistake("position.map", f"unknown name {table.map!r}")
            return None
        options = {"first_seat": table.seat}
        setting = opened.setting(table.map, options)
        assert isinstance(setting, Setting)
        if not _are_known(table, setting, reader):
            return None
        is_last = table.round == setting.numbers.rounds
        beyond = {"decision": 3, "turn": 3, "round": 0 if is_last else 2}[within]
        state = State(_world(table, setting), _frames(table), BLANK)
        return ArrangedPosition(
            self, opened, table.map, state, Seat(0), seats=2, options=options, beyond=beyond
        )


def _frames(table: _Table) -> tuple[Frame, ...]:
    """The learner's turn in the deployment phase. Only of the last round is the end known as well."""
    return (RoundAdvance(), Withdrawal(), NextTurn(enemy(table.seat)), Turn(table.seat))


def _are_known(table: _Table, setting: Setting, reader: Reader) -> bool:
    """Whether everything named is on the map and in the box; the laws of the game cannot check that."""
    told = list(_strangers(table, setting))
    for at, what in told:
        reader.mistake(f"position.{at}", what)
    return not told


def _strangers(table: _Table, setting: Setting) -> Iterator[tuple[str, str]]:
    if not 1 <= table.round <= setting.numbers.rounds:
        yield "round", f"expected 1 to {setting.numbers.rounds}"
    yield from _unknown(table.tokens, setting.slots, "tokens", "expected an area with room for a token")
    yield from _unknown(setting.slots, table.tokens, "tokens", "expected a token here")
    yield from _unknown(table.tokens.values(), setting.tokens, "tokens", "expected a token of this mode")
    for name, count in Counter(table.tokens.values()).items():
        if count > 1:
            yield f"tokens.{name}", "expected it once"
    for faction in FACTIONS:
        yield from _strangers_of(table, setting, faction)
    held = Counter((*table.deck, *table.blue.hand, *table.yellow.hand))
    box = Counter(setting.deck)
    yield from _unknown(held, box, "cards", "unknown id, expected a card of this mode")
    for name, count in held.items():
        if 0 < box[CardId(name)] < count:
            yield f"cards.{name}", f"expected at most {box[CardId(name)]}, found {count}"


def _strangers_of(table: _Table, setting: Setting, faction: Faction) -> Iterator[tuple[str, str]]:
    army, others = table.army(faction), table.army(enemy(faction))
    yield from _unknown(army.soldiers, setting.areas, f"{faction}.soldiers", "expected an area of the map")
    yield from _unknown(army.aircraft, setting.zones, f"{faction}.aircraft", "expected a zone of the map")
    yield from _unknown(army.on, setting.spaces, f"{faction}.on", "expected an action space")
    yield from ((f"{faction}.on.{name}", "expected one commander") for name in army.on if name in others.on)
    for layer, pieces in (("soldiers", army.soldiers), ("aircraft", army.aircraft)):
        for place, count in pieces.items():
            if count < 1:
                yield f"{faction}.{layer}.{place}", f"expected 1 or more, found {count}"
    for name, count in Counter(_pairs(setting, army)).items():
        if count > 1:
            yield f"{faction}.on", f"expected one space of the pair {name}"


def _unknown(names: Iterable[str], known: Iterable[str], at: str, what: str) -> Iterator[tuple[str, str]]:
    allowed = set(known)
    yield from ((f"{at}.{name}", what) for name in names if name not in allowed)


def _pairs(setting: Setting, army: _Army) -> tuple[SupportName, ...]:
    """Which pairs of support spaces these commanders stand on."""
    pairs: tuple[SupportName, ...] = ("reinforce", "planning", "scramble")
    found = [setting.spaces.get(ActionSpaceId(name)) for name in army.on]
    return tuple(pair for space in found for pair in pairs if space is not None and space.action == pair)


def _world(table: _Table, setting: Setting) -> World:
    tokens = {PlaceId(area): BonusId(token) for area, token in table.tokens.items()}
    deck, own, others = (
        tuple(map(CardId, pile)) for pile in (table.deck, table.blue.hand, table.yellow.hand)
    )
    world = World(
        setting=setting,
        factions=(table.seat, enemy(table.seat)),
        blue=_army(table.blue, setting, own),
        yellow=_army(table.yellow, setting, others),
        deck=deck,
        discard=tuple(difference(setting.deck, (*deck, *own, *others))),
        round=table.round,
        initiative=table.initiative,
        turn=table.seat,
        commanders={ActionSpaceId(name): faction for faction in FACTIONS for name in table.army(faction).on},
        tokens=tokens,
        boxed=tuple(token for token in setting.tokens if token not in tokens.values()),
    )
    return replace(world, blue=_signalled(world, "blue"), yellow=_signalled(world, "yellow"))


def _army(army: _Army, setting: Setting, hand: tuple[CardId, ...]) -> Army:
    pieces, all_commanders = setting.numbers.pieces, setting.numbers.commanders.all
    flying = pieces.aircraft if setting.zones else 0
    placed: dict[Domain, dict[PlaceId, int]] = {
        "land": {area: army.soldiers.get(area, 0) for area in setting.areas},
        "air": {zone: army.aircraft.get(zone, 0) for zone in setting.zones},
    }
    return Army(
        soldiers=placed["land"],
        aircraft=placed["air"],
        reserve_soldiers=pieces.soldiers - sum(placed["land"].values()),
        reserve_aircraft=flying - sum(placed["air"].values()),
        commanders=army.commanders,
        staging=all_commanders - army.commanders - len(army.on),
        hand=hand,
        passed=army.has_passed,
        used=_pairs(setting, army),
        momentum=army.momentum,
    )


def _signalled(world: World, faction: Faction) -> Army:
    """Whoever holds the Signals Unit has taken a commander for it."""
    army = world.army(faction)
    return replace(army, signals="with_commander") if holds(world, faction, SIGNALS_UNIT) else army


ARRANGER = _StaffArranger()
