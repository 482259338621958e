"""Contracts: how they come into play, get markers and expire, and how general ones are completed."""

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import decks
from game.rules.wasteland_riders.content.tables import General
from game.rules.wasteland_riders.events.common import CardReturned
from game.rules.wasteland_riders.events.journey import (
    ContractCompleted,
    ContractExpired,
    ContractIntroduced,
    ContractMarked,
)
from game.rules.wasteland_riders.gear.carried import worth
from game.rules.wasteland_riders.intents.common import Introduce
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.terms import CardType, ContractKind, ContractSlot, Deed, HexId
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.world.state import Contract, World

PRIVATE_SLOTS: dict[int, tuple[ContractSlot, ...]] = {4: ("orange", "green"), 3: ("orange",), 2: ()}
"""By the number of players (WR-SETUP-22, WR-VAR-05, WR-VAR-08)."""
DRAWN_TO_CHOOSE = 2


class ContractToken(NamedTuple):
    """Where a contract token lies; it is only a reminder (WR-CON-25..27)."""

    slot: ContractSlot
    number: int
    hex: HexId


def hex_numbered(world: World, number: int) -> HexId | None:
    """The place of the tile with this number; None if it is not on the board."""
    tiles = world.setting.content.tiles
    return next((place for place, tile in world.tiles.items() if tiles[tile].number == number), None)


def contract_tokens(world: World) -> tuple[ContractToken, ...]:
    """Token 1 until the first condition is met; token 2 while the contract is in play."""
    found: list[ContractToken] = []
    content = world.setting.content
    for contract in world.contracts:
        if contract.slot is None or contract.face_down:
            continue
        if contract.kind == "general":
            numbers = dict(enumerate(content.general[contract.card].between, 1))
        else:
            private = content.private[contract.card]
            numbers = {2: private.second} if contract.accepted else {1: private.first, 2: private.second}
        for token, number in numbers.items():
            place = hex_numbered(world, number)
            if place is not None:
                found.append(ContractToken(contract.slot, token, place))
    return tuple(found)


def general_contract(world: World) -> Contract | None:
    for one in world.contracts:
        if one.kind == "general":
            return one
    return None


def held_by(world: World, seat: Seat) -> tuple[Contract, ...]:
    """The private contracts that the knight has accepted."""
    return tuple(one for one in world.contracts if one.holder == seat and one.accepted)


def most_held(world: World) -> int:
    """How many private contracts a knight may hold; two players share what there is (WR-VAR)."""
    return 2 if len(world.knights) == 2 else 1


# Introducing


class IntroduceContract(Step[World], frozen=True, tag="wr.introduce_contract", gc=False):
    """The Scavenger draws two, puts one into play and the other under its deck (WR-CON-05)."""

    kind: ContractKind
    slot: ContractSlot

    def run(self, play: Play[World]) -> None:
        scavenger = play.world.scavenger
        count = decks.look_at(play, scavenger, self.kind, DRAWN_TO_CHOOSE)
        if count > 1:
            play.then(Introducing(scavenger, self.kind, self.slot), StateDeeds())
        elif count == 1:
            card = play.world.knights[scavenger].looking[-1]
            play.do(ContractIntroduced(card, self.kind, self.slot, scavenger))
            play.then(StateDeeds())


class Introducing(Asked, frozen=True, tag="wr.introducing", gc=False):
    """The Scavenger chooses which of the two drawn contracts comes into play."""

    rule_other_seat: ClassVar[str | None] = "WR-SCAV-03"
    seat: Seat
    kind: ContractKind
    slot: ContractSlot

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (Introduce(card) for card in distinct(world.knights[self.seat].looking))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Introduce and intent.contract in world.knights[self.seat].looking:
            return None
        return Refusal("WR-CON-05")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is Introduce
        play.do(ContractIntroduced(intent.contract, self.kind, self.slot, self.seat))
        for card in play.world.knights[self.seat].looking:
            play.do(CardReturned(self.seat, self.kind, card, on_top=False))


class FillSlots(Step[World], frozen=True, tag="wr.fill_slots", gc=False):
    """Slots that stayed empty because no card could be drawn are filled as soon as possible
    (WR-RULING-26)."""

    def run(self, play: Play[World]) -> None:
        taken = {contract.slot for contract in play.world.contracts}
        wanted: list[tuple[ContractKind, ContractSlot]] = [("general", "violet")]
        wanted += [("private", slot) for slot in PRIVATE_SLOTS[len(play.world.knights)]]
        play.then(*(IntroduceContract(kind, slot) for kind, slot in wanted if slot not in taken))


# Markers


def gets_markers(world: World, contract: Contract) -> bool:
    """Whether the contract gets markers; private ones never do with two players (WR-VAR-11)."""
    return contract.kind == "general" or len(world.knights) > 2


class MarkContracts(Step[World], frozen=True, tag="wr.mark_contracts", gc=False):
    """Each contract in play gets a marker; with the third it expires (WR-PREP-02, WR-PREP-03)."""

    def run(self, play: Play[World]) -> None:
        marked = [one.card for one in play.world.contracts if gets_markers(play.world, one)]
        play.then(FillSlots())
        for card in marked:
            put_marker(play, card, 1)


def put_marker(play: Play[World], card: CardId, change: int) -> None:
    """Add or remove a marker; a contract with the last marker is discarded and replaced."""
    contract = play.world.contract(card)
    assert contract is not None
    markers = max(0, contract.markers + change)
    play.do(ContractMarked(card, markers))
    if markers < play.world.setting.numbers.contract_markers:
        return
    play.do(ContractExpired(card, contract.kind))


# Completing


def complete(play: Play[World], seat: Seat, card: CardId) -> None:
    """The rewards first, then other effects, then a new contract (WR-CON-02..05)."""
    contract = play.world.contract(card)
    assert contract is not None
    content = play.world.setting.content
    deed = content.general[card] if contract.kind == "general" else content.private[card]
    play.do(ContractCompleted(seat, card, contract.kind))
    if contract.slot is not None:
        play.then(IntroduceContract(contract.kind, contract.slot))
    play.then(Run(seat, card, deed.reward), Run(seat, card, deed.on_complete))


class DeedDone(Step[World], frozen=True, tag="wr.deed_done", gc=False):
    """A knight has done something that the general contract may ask for (WR-CON-12)."""

    seat: Seat
    deed: Deed
    n: int = 0
    mp: int = 0
    types: tuple[CardType, ...] = ()
    between: tuple[int, ...] = ()

    def run(self, play: Play[World]) -> None:
        contract = self.completes(play.world)
        if contract is not None:
            complete(play, self.seat, contract.card)

    def completes(self, world: World) -> Contract | None:
        """The general contract if this deed completes it, else None."""
        contract = general_contract(world)
        if contract is None or not self.fulfils(world.setting.content.general[contract.card]):
            return None
        return contract

    def fulfils(self, asked: General) -> bool:
        if asked.deed != self.deed:
            return False
        match asked.deed:
            case "moved":
                return self.mp >= asked.mp and self.n >= asked.hexes
            case "defeat_enemy":
                return not asked.types or bool(set(asked.types) & set(self.types))
            case "drive":
                return set(self.between) == set(asked.between) and len(self.between) == 2
            case "gear_value" | "tens":
                return self.n >= asked.n
            case "escape":
                return self.n == asked.n
            case "defeat_knight" | "rest_full":
                return True


class StateDeeds(Step[World], frozen=True, tag="wr.state_deeds", gc=False):
    """What knights own may complete a contract at any time; the active knight comes first (WR-CON-13)."""

    def run(self, play: Play[World]) -> None:
        world = play.world
        contract = general_contract(world)
        if contract is None or world.setting.content.general[contract.card].deed != "gear_value":
            return
        order = world.round_order if world.active is None else world.order_from(world.active)
        asked = world.setting.content.general[contract.card]
        for seat in order:
            if DeedDone(seat, "gear_value", n=worth(world.setting, world.knights[seat])).fulfils(asked):
                complete(play, seat, contract.card)
                return
