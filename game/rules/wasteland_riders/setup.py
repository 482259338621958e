"""Set-up: tiles by rings, roles, knights, vehicles, decks, Market, contracts, mission (WR-SETUP)."""

from collections.abc import Iterator

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import decks, missions
from game.rules.wasteland_riders.contracts import PRIVATE_SLOTS, StateDeeds
from game.rules.wasteland_riders.events.common import (
    BoardLaid,
    ColourChosen,
    ContractsKept,
    ContractsReturned,
    DeckShuffled,
    FirstPlayerChanged,
    FirstPlayerRolled,
    GameCreated,
    KnightChosen,
    ResourceChanged,
    SetsGiven,
)
from game.rules.wasteland_riders.events.gear import VehicleTaken
from game.rules.wasteland_riders.events.journey import ContractIntroduced
from game.rules.wasteland_riders.intents.common import (
    ChooseColour,
    ChooseKnight,
    ChooseVehicle,
    ReturnContract,
)
from game.rules.wasteland_riders.market.market import refill
from game.rules.wasteland_riders.packing.placing import PlaceGained
from game.rules.wasteland_riders.roles import pass_role
from game.rules.wasteland_riders.round import Round
from game.rules.wasteland_riders.skill_tests import roll_dice
from game.rules.wasteland_riders.terms import PANEL_COLOURS, SKILLS, Deck, HexId, KnightId, TileId
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import Knight, World

KEPT = 3
"""Private contracts dealt to each of two players; one of them goes back."""


def new(setting: Setting, seats: int, seed: int) -> State[World]:
    """A world with everything in its box; chance and players decide the rest in the first frames."""
    world = World(
        setting=setting,
        knights=tuple(Knight(Seat(seat)) for seat in range(seats)),
        decks=dict(setting.decks),
        discards=dict.fromkeys(setting.decks, ()),
        market=dict.fromkeys(setting.content.market, CardId("")),
        pool=tuple(sorted(setting.vehicles)),
        tiles={},
    )
    return State(world, (LayBoard(),), Rng(seed))


class LayBoard(Step[World], frozen=True, tag="wr.lay_board", gc=False):
    """The board is laid, the first player found, then the players choose (WR-SETUP-01..08)."""

    def run(self, play: Play[World]) -> None:
        setting = play.world.setting
        play.do(GameCreated(setting.mission.id, len(play.world.knights)))
        play.do(BoardLaid(laid_tiles(play)))
        play.do(FirstPlayerChanged(roll_off(play)))
        pass_role(play)
        order = choosing_order(play.world)
        play.then(
            *(ChoosingKnight(seat) for seat in order),
            *(ChoosingColour(seat) for seat in order),
            *(ChoosingVehicle(seat) for seat in order),
            DealCards(),
        )


def laid_tiles(play: Play[World]) -> dict[HexId, TileId]:
    """Cities and the centre in their places, the others shuffled by kind; or a fixed layout."""
    setting = play.world.setting
    tiles = dict(setting.fixed)
    fixed = setting.content.layouts.get(setting.layout)
    if fixed is not None:
        tiles |= {HexId(slot): TileId(tile) for slot, tile in fixed.slots.items()}
    else:
        for kind, slots in (("special", setting.special_slots), ("regular", setting.regular_slots)):
            stack = [
                TileId(name)
                for name, tile in setting.content.tiles.items()
                if tile.kind == kind and not tile.slot and not tile.mission
            ]
            tiles |= dict(zip(slots, play.shuffle(stack), strict=True))
    return {place: tiles[place] for place in setting.hexes}


def roll_off(play: Play[World]) -> Seat:
    """The seat with the highest die is first; those who tie roll again (WR-SETUP-07)."""
    rollers = play.world.seats
    while len(rollers) > 1:
        dice = roll_dice(play, len(rollers))
        play.do(FirstPlayerRolled(rollers, dice))
        rollers = tuple(seat for seat, die in zip(rollers, dice, strict=True) if die == max(dice))
    return rollers[0]


def choosing_order(world: World) -> tuple[Seat, ...]:
    """The first player, then counter-clockwise (WR-SETUP-09)."""
    first, *others = world.round_order
    return (first, *reversed(others))


class ChoosingKnight(PublicDecision, frozen=True, tag="wr.choosing_knight", gc=False):
    """Choose a knight that nobody has taken."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseKnight(KnightId(name)) for name in world.setting.content.knights)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is not ChooseKnight or intent.knight not in world.setting.content.knights:
            return Refusal("WR-SETUP-09")
        taken = any(knight.knight == intent.knight for knight in world.knights)
        return Refusal("WR-SETUP-09", {"knight": intent.knight}) if taken else None

    def recommended(self, world: World, seat: Seat) -> Intent | None:
        free = [intent for intent in self.ways(world, seat) if self.why_not_way(world, seat, intent) is None]
        return max(free, key=lambda intent: _all_round(world, intent), default=None)

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseKnight
        play.do(KnightChosen(self.seat, intent.knight))


class ChoosingColour(PublicDecision, frozen=True, tag="wr.choosing_colour", gc=False):
    """Choose a panel in a free colour."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseColour(colour) for colour in PANEL_COLOURS)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is not ChooseColour or any(
            knight.colour == intent.colour for knight in world.knights
        ):
            return Refusal("WR-SETUP-09")
        return None

    def given(self, world: World, seat: Seat) -> Intent | None:
        """The colour in which the seat was already shown before the game; None if it is taken."""
        own = ChooseColour(PANEL_COLOURS[self.seat])
        return own if self.why_not_way(world, seat, own) is None else None

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseColour
        play.do(ColourChosen(self.seat, intent.colour))


def _all_round(world: World, intent: Intent) -> tuple[int, int]:
    """A sort key for an all-round knight: the weakest skill, then the sum of all skills."""
    assert type(intent) is ChooseKnight
    facts = world.setting.content.knights[intent.knight]
    skills = [getattr(facts, skill) for skill in SKILLS]
    return min(skills), sum(skills)


def _balance(world: World, intent: Intent) -> tuple[int, int]:
    """A sort key for a vehicle that is neither slow nor small."""
    assert type(intent) is ChooseVehicle
    side = world.setting.content.vehicles[intent.vehicle].undamaged
    return min(side.speed, side.capacity), side.speed + side.capacity


class ChoosingVehicle(PublicDecision, frozen=True, tag="wr.choosing_vehicle", gc=False):
    """Choose a starting vehicle, while copies last (WR-SETUP-13, WR-RULING-03)."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseVehicle(CardId(name)) for name in world.setting.content.vehicles)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is not ChooseVehicle or intent.vehicle not in world.pool:
            return Refusal("WR-SETUP-13")
        starts = world.setting.content.vehicles[intent.vehicle].start
        return None if starts else Refusal("WR-SETUP-13", {"vehicle": intent.vehicle})

    def recommended(self, world: World, seat: Seat) -> Intent | None:
        free = [intent for intent in self.ways(world, seat) if self.why_not_way(world, seat, intent) is None]
        return max(free, key=lambda intent: _balance(world, intent), default=None)

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseVehicle
        play.do(VehicleTaken(self.seat, intent.vehicle, False, "start"))
        scale = play.world.setting.numbers.scale
        play.do(ResourceChanged(self.seat, "fuel", scale, scale, "reward"))


class DealCards(Step[World], frozen=True, tag="wr.deal_cards", gc=False):
    """Starting sets and luck first, then the rest is shuffled (WR-SETUP-14..25, WR-RULING-04)."""

    def run(self, play: Play[World]) -> None:
        world, numbers = play.world, play.world.setting.numbers
        order = choosing_order(world)
        for seat in order:
            play.do(SetsGiven(seat, tuple(map(CardId, numbers.start_gear))))
        for deck in SHUFFLED:
            play.do(DeckShuffled(deck, play.shuffle(play.world.decks[deck])))
        for seat in world.round_order:
            decks.draw_luck(play, seat, numbers.luck_start)
        play.then(*(PlaceGained(seat) for seat in order), LayOut())


SHUFFLED: tuple[Deck, ...] = ("luck", "wasteland", "general", "private", "green", "yellow", "red")


class LayOut(Step[World], frozen=True, tag="wr.lay_out", gc=False):
    """Contracts on their slots, the Market filled, the mission set up; then the first round begins."""

    def run(self, play: Play[World]) -> None:
        count = len(play.world.knights)
        play.do(ContractIntroduced(play.world.decks["general"][0], "general", "violet", None))
        for slot in PRIVATE_SLOTS[count]:
            play.do(ContractIntroduced(play.world.decks["private"][0], "private", slot, None))
        refill(play)
        missions.set_up(play)
        play.then(StateDeeds(), Round(1))
        if count == 2:
            for seat in play.world.round_order:
                decks.look_at(play, seat, "private", KEPT)
            play.do(ContractsReturned(play.world.decks["private"]))
            # The rules give no order. The player who moves first keeps contracts last, and so has the screen
            # already.
            play.then(*(KeepingContracts(seat) for seat in reversed(play.world.round_order)))


class KeepingContracts(Asked, frozen=True, tag="wr.keeping_contracts", gc=False):
    """Two players: of three private contracts one goes to the box (WR-VAR-07)."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ReturnContract(card) for card in distinct(world.knights[self.seat].looking))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ReturnContract and intent.contract in world.knights[self.seat].looking:
            return None
        return Refusal("WR-VAR-07")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ReturnContract
        kept = tuple(card for card in play.world.knights[self.seat].looking if card != intent.contract)
        play.do(ContractsKept(self.seat, kept, intent.contract))
