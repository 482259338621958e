"""Texts that choose hexes or look at the wasteland deck: tokens, bombardment, train, ambush, black box."""

from collections.abc import Iterator
from typing import Literal

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import decks
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.contracts import hex_numbered
from game.rules.wasteland_riders.events.common import (
    CardReturned,
    CardsDiscarded,
    SpecialPlaced,
    TokenPlaced,
    WastelandPlanned,
)
from game.rules.wasteland_riders.events.journey import ExplorationBegan, KnightSetDown, MoveChanged
from game.rules.wasteland_riders.exploration.private_contracts import CompleteAtOnce
from game.rules.wasteland_riders.health.resources import Suffer, lose
from game.rules.wasteland_riders.intents.common import ChooseCard, ChooseHex, PutOnBottom, PutOnTop
from game.rules.wasteland_riders.roles import scavenger_of
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.terms import BoardToken, HexId, HexSet
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.world.state import World

Purpose = Literal["token", "relocate", "strike", "train", "free"]


def hex_set(world: World, seat: Seat, where: HexSet) -> tuple[HexId, ...]:
    """The hexes that a text names, seen from this knight."""
    here, setting = world.knights[seat].hex, world.setting
    match where:
        case "here":
            return (here,)
        case "adjacent":
            return setting.neighbours[here]
        case "here_and_adjacent":
            return setting.within(here, 1)
        case "any":
            return setting.hexes


class ChoosingHex(PublicDecision, frozen=True, tag="wr.choosing_hex", gc=False):
    """A text lets a player choose a hex."""

    seat: Seat
    knight: Seat
    purpose: Purpose
    hexes: tuple[HexId, ...]
    n: int = 0
    token: BoardToken | None = None

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if self.hexes else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseHex(place) for place in self.hexes)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseHex and intent.hex in self.hexes:
            return None
        return Refusal("WR-BOARD-01")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseHex
        match self.purpose:
            case "token":
                assert self.token is not None
                play.do(TokenPlaced(self.token, (intent.hex,)))
            case "relocate":
                play.do(KnightSetDown(self.knight, intent.hex, "relocated"))
            case "free":
                play.do(MoveChanged(self.knight, free=intent.hex))
            case "train":
                ride(play, self.knight, intent.hex)
            case "strike":
                strike(play, intent.hex, self.n)


def strike(play: Play[World], place: HexId, n: int) -> None:
    """Every knight on the hex suffers radiation and loses health, in round order (WR-HEX-07)."""
    hit = [knight.seat for knight in play.world.on_hex(place)]
    for seat in reversed(hit):
        play.then(Suffer(seat, n, "action"), LoseHealth(seat, n))


class LoseHealth(Step[World], frozen=True, tag="wr.lose_health", gc=False):
    """A knight loses health to an action."""

    seat: Seat
    n: int

    def run(self, play: Play[World]) -> None:
        lose(play, self.seat, "health", self.n, "action")


def ride(play: Play[World], seat: Seat, place: HexId) -> None:
    """This is not a move: the knight may explore the new hex, with its test, but takes no action there
    (WR-HEX-16)."""
    play.do(KnightSetDown(seat, place, "train"))
    tile = play.world.setting.tile(play.world.tiles[place])
    allowed = tile.test is None or play.world.knights[seat].explored
    play.do(ExplorationBegan(seat, place, allowed))
    play.then(CompleteAtOnce(seat))


def verb_place(play: Play[World], run: Run, effect: Effect) -> None:
    assert effect.token is not None
    assert effect.where is not None
    hexes = hex_set(play.world, run.seat, effect.where)
    if effect.where == "any":
        play.then(ChoosingHex(run.seat, run.seat, "token", hexes, token=effect.token))
    else:
        play.do(TokenPlaced(effect.token, hexes))


def verb_place_special(play: Play[World], _run: Run, effect: Effect) -> None:
    place = hex_numbered(play.world, effect.hex)
    assert effect.special is not None
    if place is not None:
        play.do(SpecialPlaced(effect.special, place))


def verb_relocate(play: Play[World], run: Run, effect: Effect) -> None:
    assert effect.where is not None
    chooser = scavenger_of(play.world, run.seat) if effect.who == "scavenger" else run.seat
    play.then(ChoosingHex(chooser, run.seat, "relocate", hex_set(play.world, run.seat, effect.where)))


def verb_strike(play: Play[World], run: Run, effect: Effect) -> None:
    play.then(ChoosingHex(run.seat, run.seat, "strike", play.world.setting.hexes, effect.n))


def verb_train(play: Play[World], run: Run, _effect: Effect) -> None:
    play.then(ChoosingHex(run.seat, run.seat, "train", play.world.setting.hexes))


def verb_free_hex(play: Play[World], run: Run, effect: Effect) -> None:
    move = play.world.move
    assert move is not None
    left = tuple(place for place in move.route[move.at :] if place not in move.free)
    play.then(*(ChoosingHex(run.seat, run.seat, "free", left) for _ in range(effect.n)))


# Looking at the wasteland deck


class Planning(Asked, frozen=True, tag="wr.planning", gc=False):
    """One of the drawn wasteland cards goes under the Scavenger marker, the others are discarded."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if world.knights[self.seat].looking else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseCard(card) for card in distinct(world.knights[self.seat].looking))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseCard and intent.card in world.knights[self.seat].looking:
            return None
        return Refusal("WR-HEX-14")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseCard
        play.do(WastelandPlanned(self.seat, intent.card))
        play.do(CardsDiscarded(self.seat, "wasteland", play.world.knights[self.seat].looking))


def verb_plan_wasteland(play: Play[World], run: Run, effect: Effect) -> None:
    decks.look_at(play, run.seat, "wasteland", effect.n)
    play.then(Planning(run.seat))


class Ordering(Asked, frozen=True, tag="wr.ordering", gc=False):
    """Wasteland cards that were looked at go back to their deck, each on top or on the bottom."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if world.knights[self.seat].looking else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        for card in distinct(world.knights[self.seat].looking):
            yield from (PutOnTop(card), PutOnBottom(card))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, PutOnTop | PutOnBottom) and intent.card in world.knights[self.seat].looking:
            return None
        return Refusal("WR-GEAR-18")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, PutOnTop | PutOnBottom)
        play.do(CardReturned(self.seat, "wasteland", intent.card, type(intent) is PutOnTop))
        play.then(self)


def verb_look_order(play: Play[World], run: Run, effect: Effect) -> None:
    decks.look_at(play, run.seat, "wasteland", effect.n)
    play.then(Ordering(run.seat))
