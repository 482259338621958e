"""Positions of Last Comrade: a Line with a free place, what everybody has in play, a moment of a turn.

Cards that are not listed lie on the discard piles, so that the reader can work out what is face down.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from game.content.library import OpenGame, open_game
from game.puzzles.position import ArrangedPosition, Arranger
from game.rules.core import engine
from game.rules.core.frames import Frame
from game.rules.core.ids import CardId, Seat
from game.rules.core.mistakes import Mistake
from game.rules.core.piles import difference
from game.rules.core.reading import Reader
from game.rules.core.rng import BLANK
from game.rules.core.state import State
from game.rules.last_comrade import intents
from game.rules.last_comrade.attacks import Strike
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.content import Equipment
from game.rules.last_comrade.drawing import Refill
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.slots import Slot, Slots
from game.rules.last_comrade.state import Hazard, Piece, Player, Tank, Target, World
from game.rules.last_comrade.terms import ComradeId
from game.rules.last_comrade.turn import TurnEnds
from game.rules.last_comrade.windows import AtCheckpoint, Serving

FREE = "."
"""In the Line: nobody stands here."""
SMALLEST = 2
STEP_OF: dict[str, int] = {"commit": 2, "slot": 4, "served": 4, "hit": 5}
AFTER_DAMAGE: tuple[Frame, ...] = (
    TurnEnds(), AtCheckpoint("after_refill"), Refill(), AtCheckpoint("after_damage"),
)  # fmt: skip
"""The frames after the damage, when the time of a puzzle is over; the last one is next."""

MomentOfTurn = Literal["commit", "slot", "served", "hit"]


class _Comrade(msgspec.Struct, frozen=True):
    """One player: Life, cards, what lies in front of him, and what he bears this turn."""

    life: int
    hand: tuple[str, ...] = ()
    committed: str = ""
    equipment: tuple[Piece, ...] = ()
    event_used: bool = False
    moved: bool = False
    dodge: bool = False
    prone: bool = False
    fubar: bool = False
    lucky_spent: bool = False


class _Table(msgspec.Struct, frozen=True):
    """A moment of a turn.

    `commit`: cards are being laid; `slot`: the learner's card is about to be turned over; `served`: he has
    raised his hand before the damage; `hit`: the attack strikes. `players` are in the order of their
    seats.
    """

    seat: str
    moment: MomentOfTurn
    line: tuple[str, ...]
    holder: str
    strike: str
    players: Mapping[str, _Comrade]
    targets: tuple[int, ...] = ()
    """The places of the Target cards; empty for a card that aims at Comrades themselves."""
    follows: str = ""
    """The Comrade whom the only Target card follows."""
    turn: int = 3
    mines: Mapping[str, int] = {}
    """The mines by place."""
    wire: Mapping[str, int] = {}
    roulettes: int = 0
    tank: tuple[str, ...] = ()
    """The crew, its owner first."""


class _ComradeArranger(Arranger):
    passing = (
        intents.StandDown, intents.NothingMore, intents.LetPass, intents.GoOn, intents.EndSlot,
        intents.AcceptHit,
    )  # fmt: skip
    aside = (intents.Remind,)

    def points(self, world: Any, seat: Seat) -> int:
        """The goal is to live, so Life counts."""
        return int(world.players[world.comrade_of(seat)].life)

    def is_alive(self, world: Any, seat: Seat) -> bool:
        return bool(world.players[world.comrade_of(seat)].can_act)

    def arrange(self, file: str, data: Any, within: str, mistakes: list[Mistake]) -> ArrangedPosition | None:
        reader = Reader(file, mistakes)
        table = reader.entry(data, _Table, "position")
        if table is None:
            return None
        if within == "round":
            reader.mistake("within", "expected decision or turn: this game has no rounds")
            return None
        opened, seats = open_game("last_comrade"), len(table.players)
        preset = next((one.id for one in opened.scenarios if seats in one.seats), None)
        if preset is None:
            reader.mistake("position.players", f"expected {SMALLEST} to 10, found {seats}")
            return None
        setting = opened.setting(preset, {})
        assert isinstance(setting, Setting)
        if not _are_known(table, setting, reader):
            return None
        return self._arranged(table, opened, preset, setting)

    def _arranged(self, table: _Table, opened: OpenGame, preset: str, setting: Setting) -> ArrangedPosition:
        world = _world(table, setting)
        learner = Seat(world.order.index(ComradeId(table.seat)))
        state = engine.start(opened.game, State(world, _frames(table, world), BLANK)).state
        return ArrangedPosition(
            self, opened, preset, state, learner, seats=world.seats, options={}, beyond=len(AFTER_DAMAGE)
        )


def _frames(table: _Table, world: World) -> tuple[Frame, ...]:
    me, strike = ComradeId(table.seat), (Strike(), AtCheckpoint("before_damage"))
    match table.moment:
        case "commit":
            laying = Committing(((),) * world.seats)
            return (*AFTER_DAMAGE, *strike, Slots(), AtCheckpoint("after_commit"), laying)
        case "slot":
            around = world.from_holder()
            later = around[around.index(me) + 1 :]
            return (*AFTER_DAMAGE, *strike, *map(Slot, reversed(later)), Slot(me, first=True))
        case "served":
            return (*AFTER_DAMAGE, Strike(), Serving(me, "before_damage", ()))
        case "hit":
            return (*AFTER_DAMAGE, Strike())


# Checking the table


def _are_known(table: _Table, setting: Setting, reader: Reader) -> bool:
    """Whether everything named is in the box and on the Line; the laws of the game cannot check that."""
    told = list(_strangers(table, setting))
    actions, attacks = Counter(_actions(table)), Counter(_attacks(table))
    for at, cards, box in (
        ("players", actions, Counter(setting.action_deck)),
        ("attacks", attacks, Counter(setting.attack_deck)),
    ):
        told += (
            (f"{at}.{name}", "unknown card" if name not in box else f"expected at most {box[CardId(name)]}")
            for name, count in cards.items()
            if count > box[CardId(name)]
        )
    for at, what in told:
        reader.mistake(f"position.{at}", what)
    return not told


def _strangers(table: _Table, setting: Setting) -> Iterator[tuple[str, str]]:
    yield from ((f"players.{one}", "unknown Comrade") for one in table.players if one not in setting.comrades)
    known = set(table.players)
    for at, name in (("seat", table.seat), ("holder", table.holder), ("follows", table.follows)):
        if name and name not in known:
            yield at, f"expected one of {', '.join(sorted(known))}"
    if sorted(one for one in table.line if one != FREE) != sorted(known):
        yield "line", "expected every Comrade on exactly one place"
    attack = setting.attacks.get(CardId(table.strike))
    if attack is None or attack.group != "strike":
        yield "strike", "expected an attack that strikes"
    places = range(1, len(table.line) + 1)
    laid = (*table.targets, *(int(place) for place in (*table.mines, *table.wire) if place.isdigit()))
    yield from (("targets", f"expected a place of the Line, found {at}") for at in laid if at not in places)
    if table.moment == "slot" and not table.players[table.seat].committed:
        yield f"players.{table.seat}.committed", "expected a card to be turned over"
    for name, one in table.players.items():
        for piece in one.equipment:
            card = setting.equipment.get(piece.card)
            if card is None or not 1 <= piece.durability <= _most(setting, name, card):
                yield f"players.{name}.equipment.{piece.card}", "expected Equipment with durability left"


def _most(setting: Setting, name: str, card: Equipment) -> int:
    return card.durability + setting.comrades[ComradeId(name)].extra_durability


def _actions(table: _Table) -> Iterator[CardId]:
    for one in table.players.values():
        yield from map(CardId, (*one.hand, *filter(None, (one.committed,))))
        yield from (piece.card for piece in one.equipment)


def _attacks(table: _Table) -> tuple[CardId, ...]:
    hazards = (("mine", table.mines), ("barbed_wire", table.wire))
    laid = [CardId(name) for name, by_place in hazards for count in by_place.values() for _ in range(count)]
    return (CardId(table.strike), *laid, *(CardId("russian_roulette"),) * table.roulettes)


# The world as it stands


def _world(table: _Table, setting: Setting) -> World:
    order = tuple(map(ComradeId, table.players))
    boxed = tuple(card for card in setting.action_deck if len(order) == SMALLEST and card in setting.smoke)
    line = tuple(None if one == FREE else ComradeId(one) for one in table.line)
    strike = CardId(table.strike)
    world = World(
        setting=setting,
        seats=len(order),
        order=order,
        players={name: _player(one, Seat(seat)) for seat, (name, one) in enumerate(_named(table, order))},
        line=line,
        hazards=tuple(_hazards(table)),
        strike=strike,
        attack_discard=tuple(difference(setting.attack_deck, _attacks(table))),
        action_discard=tuple(difference(setting.action_deck, (*_actions(table), *boxed))),
        boxed=boxed,
        roulettes=(CardId("russian_roulette"),) * table.roulettes,
        holder=ComradeId(table.holder),
        turn=table.turn,
        step=STEP_OF[table.moment],
        slot=ComradeId(table.seat) if table.moment == "slot" else None,
        tank=Tank(ComradeId(table.tank[0]), tuple(map(ComradeId, table.tank))) if table.tank else None,
    )
    return replace(world, targets=_targets(table, world))


def _named(table: _Table, order: tuple[ComradeId, ...]) -> Iterator[tuple[ComradeId, _Comrade]]:
    for name in order:
        one = table.players[name]
        is_served = table.moment == "served" and name == table.seat
        yield name, one if not is_served else replace(one, event_used=False)


def _player(one: _Comrade, seat: Seat) -> Player:
    return Player(
        seat,
        one.life,
        hand=tuple(map(CardId, one.hand)),
        committed=CardId(one.committed) if one.committed else None,
        equipment=one.equipment,
        dodge=one.dodge,
        prone=one.prone,
        fubar=one.fubar,
        moved=one.moved,
        event_used=one.event_used,
        lucky_spent=one.lucky_spent,
    )


def _hazards(table: _Table) -> Iterator[Hazard]:
    for place in sorted({*table.mines, *table.wire}, key=int):
        mines = (CardId("mine"),) * table.mines.get(place, 0)
        yield Hazard(int(place), (*mines, *(CardId("barbed_wire"),) * table.wire.get(place, 0)))


def _targets(table: _Table, world: World) -> tuple[Target, ...]:
    if table.follows:
        follows = ComradeId(table.follows)
        return (Target(1, world.place_of(follows), follows),)
    return tuple(Target(number, place) for number, place in enumerate(table.targets, 1))


ARRANGER = _ComradeArranger()
