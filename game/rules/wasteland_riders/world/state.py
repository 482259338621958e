"""The world of Wasteland Riders: what lies where."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import Pile
from game.rules.core.values import Outcome
from game.rules.wasteland_riders.terms import (
    HANDS,
    BoardToken,
    Colour,
    ContractKind,
    ContractSlot,
    Deck,
    HexId,
    KnightId,
    MoveMode,
    PanelColour,
    Resource,
    Skill,
    SpecialToken,
    Spot,
    TestKind,
    TileId,
)
from game.rules.wasteland_riders.world.fight import Fight
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import Setting

StepName = Literal["setup", "scavenger", "knights", "movement", "exploration", "rest", "over"]
ASKED: tuple[frozenset[Seat], ...] = tuple(frozenset((Seat(seat),)) for seat in range(4))
CLOCKWISE: dict[int, tuple[tuple[Seat, ...], ...]] = {
    count: tuple(tuple(Seat((seat + step) % count) for step in range(count)) for seat in range(count))
    for count in range(1, 5)
}
"""All seats in order, by the number of knights and the first seat."""


class Car(msgspec.Struct, frozen=True, gc=False):
    """A vehicle card beside a knight's panel, with the tuning under it."""

    card: CardId
    damaged: bool = False
    marked: bool = False
    tuning: Pile = ()


class Knight(msgspec.Struct, frozen=True, gc=False):
    """One player's knight with all belongings."""

    seat: Seat
    knight: KnightId | None = None
    colour: PanelColour | None = None
    hex: HexId = HexId("")
    ammo: int = 0
    fuel: int = 0
    radiation: int = 0
    health: int = 0
    reputation: int = 0
    conscious: bool = True
    """Whether the knight is conscious; False while the marker lies down."""
    printed: Mapping[Spot, Item] = {}
    """Starting gear by panel; covered gear is not available."""
    gear: Mapping[Spot, Item] = {}
    """Cards on the sheet; a two-handed weapon is kept under the left hand and covers both."""
    backpack: tuple[Item, ...] = ()
    cargo: tuple[Item, ...] = ()
    """Cards in the vehicle."""
    car: Car | None = None
    grafts: Pile = ()
    """Implants and mutations attached to the knight."""
    gained: tuple[Item, ...] = ()
    """Cards that must be placed at once, the first one next."""
    displaced: int = 0
    """How many of `gained` were pushed from their panel: these come first."""
    luck: Pile = ()
    looking: Pile = ()
    """Cards of a deck that the player looks at and has to decide about."""
    ability_marked: bool = False
    explored: bool = False
    """Whether the player's marker lies on the hex: the exploration test is made."""
    skips_exploration: bool = False
    moved: bool = False
    """Whether the knight has had the movement of this round."""
    fuel_moved: int = 0
    """Fuel spent on movement this round."""
    used_names: Pile = ()
    """Names of limited cards used in this step."""
    downed: tuple[Seat, ...] = ()
    """Rivals this knight has knocked out in a fight this round."""
    beaten: bool = False
    """Whether a rival has defeated this knight this round."""
    aid: tuple[HexId, ...] = ()
    trophies: int = 0
    duels: tuple[Seat, ...] = ()
    """Rivals on whose sheets this knight's duel markers lie."""
    cells: Pile = ()
    """Key cells the knight holds."""
    scars: int = 0

    def resource(self, name: Resource) -> int:
        return int(getattr(self, name))

    def stowed_in(self, container: Spot) -> tuple[Item, ...]:
        """The cards in backpack or vehicle."""
        return self.backpack if container == "backpack" else self.cargo

    @property
    def is_knocked_out(self) -> bool:
        """Whether a counter shows K.O.; cards may still prevent it."""
        return self.health <= 0 or self.radiation >= 4

    @property
    def is_able(self) -> bool:
        """Whether the knight is conscious and no counter shows K.O.; only then may texts be used
        (WR-ATK-22, WR-GEAR-19)."""
        return self.conscious and not self.is_knocked_out

    def holds_two_handed(self, two_handed: frozenset[CardId]) -> bool:
        item = self.gear.get(HANDS[0])
        return item is not None and item.card in two_handed


class Contract(msgspec.Struct, frozen=True, gc=False):
    """A contract in play: on a slot of the frame, or with a knight."""

    card: CardId
    kind: ContractKind
    slot: ContractSlot | None
    """Its place on the frame, also while a knight holds it; None with two players."""
    holder: Seat | None = None
    markers: int = 0
    accepted: bool = False
    """Whether its first condition is met."""
    face_down: bool = False


class Token(msgspec.Struct, frozen=True, gc=False):
    """A board token on a hex."""

    hex: HexId
    kind: BoardToken


class Special(msgspec.Struct, frozen=True, gc=False):
    """A special token on a hex; `dark` after its first turn."""

    hex: HexId
    kind: SpecialToken
    dark: bool = False


class Planned(msgspec.Struct, frozen=True, gc=False):
    """A wasteland card under the Scavenger marker."""

    card: CardId
    by: Seat


class Move(msgspec.Struct, frozen=True, gc=False):
    """The movement under way."""

    seat: Seat
    mode: MoveMode
    start: HexId
    route: tuple[HexId, ...] = ()
    at: int = 0
    """How many hexes of the route have been entered."""
    mp: int = 0
    """Movement points left."""
    mp_used: int = 0
    fuel_spent: int = 0
    started: bool = False
    """Whether the route is confirmed and effects for the whole movement are counted."""
    calm: int = 0
    """Threat symbols still to be ignored."""
    free: tuple[HexId, ...] = ()
    """Hexes of the route that cost nothing."""
    revealed: Pile = ()
    played: CardId | None = None
    """The wasteland card being resolved; None if there is none."""
    resolved: bool = False
    """Whether a wasteland card was played: no more are drawn."""
    stopped: bool = False
    met: tuple[Seat, ...] = ()
    """Rivals already asked for a meeting or searched for."""
    fought: Pile = ()
    """Mission enemies already attacked in this movement."""


class PendingTest(msgspec.Struct, frozen=True, gc=False):
    """The skill test under way, or the last one."""

    seat: Seat
    kind: TestKind
    skill: Skill
    difficulty: int
    needed: int = 1
    dice: int = 0
    """Dice that cards add to this test or take from it."""
    sure: bool = False
    """Whether it succeeds without a roll."""
    rolled: tuple[int, ...] = ()
    passed: bool | None = None


def is_success(test: PendingTest) -> bool:
    """Whether the dice, as they lie, pass the test (WR-TEST-05)."""
    return test.sure or sum(die >= test.difficulty for die in test.rolled) >= test.needed


class Looming(msgspec.Struct, frozen=True, gc=False):
    """Harm that is about to happen and that cards can still reduce."""

    seat: Seat
    what: Literal["radiation", "vehicle_damage"]
    n: int


class Drawing(msgspec.Struct, frozen=True, gc=False):
    """Gear or luck being drawn: how many cards are still due, and how many of the drawn must go back."""

    seat: Seat
    colour: Colour | Literal["luck"]
    due: int
    surplus: int = 0
    vehicle: bool = False
    """Whether one of the cards was replaced by a vehicle."""


class Exchange(msgspec.Struct, frozen=True, gc=False):
    """An exchange with the Market under way: what is offered, and what is wanted for it."""

    seat: Seat
    bonus: int = 0
    offered: tuple[Spot, ...] = ()
    with_car: bool = False
    slots: tuple[str, ...] = ()
    wanted_car: CardId | None = None
    wanted_damaged: bool = False


class Share(msgspec.Struct, frozen=True, gc=False):
    """What one knight gives in a deal."""

    gear: tuple[Spot, ...] = ()
    blind: tuple[Spot, ...] = ()
    """The cards among them that the other knight asked for by their backs."""
    car: bool = False
    ammo: int = 0
    fuel: int = 0

    @property
    def is_empty(self) -> bool:
        return not (self.gear or self.car or self.ammo or self.fuel)


class Deal(msgspec.Struct, frozen=True, gc=False):
    """An exchange between two knights: both shares, and whose turn it is."""

    first: Seat
    second: Seat
    speaker: Seat
    gives: tuple[Share, Share] = (Share(), Share())
    proposed: bool = False
    """Whether that knight has a proposal of the other to answer."""
    rounds: int = 0

    def other(self, seat: Seat) -> Seat:
        return self.second if seat == self.first else self.first

    def share(self, seat: Seat) -> Share:
        return self.gives[0] if seat == self.first else self.gives[1]


class Played(msgspec.Struct, frozen=True, gc=False):
    """A luck card on the table, not settled yet; the last played is settled first."""

    seat: Seat
    card: CardId
    cancelled: bool = False


class Exploring(msgspec.Struct, frozen=True, gc=False):
    """The exploration of the active knight."""

    seat: Seat
    allowed: bool = False
    """Whether the knight may explore this hex: no test was needed, or the test is passed."""
    failed: bool = False
    accepted: bool = False
    completed: bool = False
    acted: bool = False
    pills: bool = False
    tried: Pile = ()
    """Contracts whose condition the knight failed to meet in this step."""


class OnBoard(msgspec.Struct, frozen=True, gc=False):
    """A mission enemy on the board."""

    id: CardId
    enemy: CardId
    hex: HexId
    wounds: int = 0
    held: bool = False
    """Whether a universal marker holds it back."""


class Cell(msgspec.Struct, frozen=True, gc=False):
    """A key cell on the board."""

    id: CardId
    hex: HexId


class MissionState(msgspec.Struct, frozen=True, gc=False):
    """What the mission keeps of its own on the board and beside it."""

    enemies: tuple[OnBoard, ...] = ()
    cells: tuple[Cell, ...] = ()
    spawned: int = 0
    """How many of the later enemies have come."""
    dominance: int = 0
    marked: Seat | None = None
    """The knight with the dominance marker; None while it lies aside."""
    ruins: tuple[HexId, ...] = ()
    defeated: int = 0
    """The number of villains defeated."""


class World(msgspec.Struct, frozen=True, gc=False):
    """All that lies where in a match, and what is under way.

    `move`, `fight`, `looming`, `drawing`, `exchange`, `deal` and `exploring` are None while there is no
    such thing; `test` keeps the last test until the next one. `active` is None while no knight is active,
    `outcome` until the game is over. In the view of a seat hidden cards are `HIDDEN` or show their backs.
    """

    setting: Setting
    knights: tuple[Knight, ...]
    """By seat, clockwise."""
    decks: Mapping[Deck, Pile]
    """The top of each is its first card."""
    discards: Mapping[Deck, Pile]
    """The top of each is its last card."""
    market: Mapping[str, CardId]
    """By slot; an empty id where no card lies."""
    pool: Pile
    """Vehicles that nobody has."""
    tiles: Mapping[HexId, TileId]
    removed: Pile = ()
    """Cards out of the game."""
    round: int = 0
    step: StepName = "setup"
    first: Seat = Seat(0)
    scavenger: Seat = Seat(0)
    active: Seat | None = None
    tokens: tuple[Token, ...] = ()
    specials: tuple[Special, ...] = ()
    contracts: tuple[Contract, ...] = ()
    planned: tuple[Planned, ...] = ()
    table: tuple[Played, ...] = ()
    """Luck cards played and not settled yet."""
    lasting: Pile = ()
    """Luck cards that work for a whole movement: they are discarded at its end."""
    move: Move | None = None
    test: PendingTest | None = None
    fight: Fight | None = None
    looming: Looming | None = None
    drawing: Drawing | None = None
    exchange: Exchange | None = None
    deal: Deal | None = None
    exploring: Exploring | None = None
    mission: MissionState = MissionState()
    outcome: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(knight.seat for knight in self.knights)

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, beginning with this one."""
        return CLOCKWISE[len(self.knights)][seat]

    @property
    def round_order(self) -> tuple[Seat, ...]:
        return self.order_from(self.first)

    def rivals(self, seat: Seat) -> tuple[Seat, ...]:
        return self.order_from(seat)[1:]

    def on_hex(self, place: HexId) -> Iterator[Knight]:
        """The knights on a hex, in round order."""
        return (self.knights[seat] for seat in self.round_order if self.knights[seat].hex == place)

    def contract(self, card: CardId) -> Contract | None:
        for one in self.contracts:
            if one.card == card:
                return one
        return None

    def asked(self, seat: Seat) -> frozenset[Seat]:
        return ASKED[seat]
