"""Tiles, knights, cards, contracts, missions and numbers: tables with named fields.

The text of a card is data: a `Use` says when it works, what it costs and what it does. `reading.py` checks
the tables as a whole.
"""

from collections.abc import Mapping

import msgspec

from game.rules.wasteland_riders.terms import (
    BoardToken,
    CardType,
    Colour,
    CombatCard,
    Condition,
    Deed,
    Duration,
    GearColour,
    GearSlot,
    GearType,
    HexSet,
    MissionKind,
    Range,
    Resource,
    Scope,
    Skill,
    SpecialToken,
    Symbol,
    Terrain,
    TileKind,
    Timing,
    Verb,
    Who,
)


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """One branch of a die roll: what happens on these faces."""

    first: int
    last: int
    then: tuple["Effect", ...] = ()


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing a text does. `reading.NEEDS` says which fields a verb needs; the others stay at their
    defaults."""

    do: Verb
    n: int = 0
    resource: Resource | None = None
    colour: Colour | None = None
    who: Who = "self"
    scope: tuple[Scope, ...] = ()
    lasts: Duration = "test"
    range: Range | None = None
    """None if `set_range` lets the player choose."""
    symbol: Symbol | None = None
    card: str = ""
    type: GearType | None = None
    token: BoardToken | None = None
    special: SpecialToken | None = None
    hex: int = 0
    where: HexSet | None = None
    terrain: Terrain | None = None
    what: str = ""
    """`reroll`: all or failed; `forbid`: retreat, burst or defence; `capacity`: backpack or vehicle;
    `extra_draw`: green or luck."""
    skills: tuple[Skill, ...] = ()
    difficulty: int = 0
    successes: int = 1
    ok: tuple["Effect", ...] = ()
    fail: tuple["Effect", ...] = ()
    faces: tuple[Face, ...] = ()
    options: tuple[tuple["Effect", ...], ...] = ()
    condition: Condition | None = None
    values: tuple[str, ...] = ()
    then: tuple["Effect", ...] = ()
    otherwise: tuple["Effect", ...] = ()


class Use(msgspec.Struct, frozen=True):
    """A text: in these windows, for this cost, it has these effects. A text with the window `constant`
    always works."""

    when: tuple[Timing, ...]
    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    undamaged: bool = False
    """Whether it works only while the vehicle is undamaged."""


class Check(msgspec.Struct, frozen=True):
    """A skill test: any one of the skills, against a difficulty."""

    skills: tuple[Skill, ...]
    difficulty: int


class Tile(msgspec.Struct, frozen=True):
    """A tile of the board with its printed symbols."""

    kind: TileKind
    terrain: Terrain
    difficulty: int
    number: int = 0
    """The number of a city or special hex; 0 for a regular one."""
    threat: int = 0
    radiation: int = 0
    contamination: int = 0
    slot: str = ""
    """The place of the board where it always lies; empty for shuffled tiles and for the mission's."""
    mission: bool = False
    """Whether only a mission lays it."""
    test: Check | None = None
    """The exploration test; None if there is none."""
    attack_dice: int = 0
    """What it adds to the attack tests of all fights on this hex and on its neighbours."""


class Action(msgspec.Struct, frozen=True):
    """An exploration action of the hex with this number."""

    hex: int
    kind: str
    """exchange, replenish or special."""
    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    opens: str = ""
    """The special Market slot that an exchange here may use."""


class Gear(msgspec.Struct, frozen=True):
    """A gear card, or starting gear printed on a sheet."""

    colour: GearColour
    type: GearType
    slot: GearSlot
    copies: int = 0
    symbols: tuple[Symbol, ...] = ()
    burst: int = 0
    piercing: int = 0
    damage: int = 0
    armour: int = 0
    limit: bool = False
    """Whether a knight uses only one of this name."""
    uses: tuple[Use, ...] = ()
    fits: "Fitting | None" = None
    """What an attachment may be attached to; None for other gear."""


class Fitting(msgspec.Struct, frozen=True):
    """What an attachment asks of its host: this type, and all of the following."""

    type: GearType
    slot: GearSlot | None = None
    symbols: tuple[Symbol, ...] = ()
    """The host has at least one of these; empty if any will do."""
    burst: int = 0
    """The host has at least this printed burst value."""


class VehicleSide(msgspec.Struct, frozen=True):
    """One side of a vehicle card: undamaged or damaged."""

    colour: Colour
    speed: int
    capacity: int


class Vehicle(msgspec.Struct, frozen=True):
    """A vehicle card with both sides."""

    copies: int
    undamaged: VehicleSide
    damaged: VehicleSide
    start: bool = False
    uses: tuple[Use, ...] = ()


class Printed(msgspec.Struct, frozen=True):
    """Starting gear by panel; a two-handed weapon is listed in the left hand and covers both."""

    hand_left: str = ""
    hand_right: str = ""
    torso: str = ""
    pocket_1: str = ""


class Knight(msgspec.Struct, frozen=True):
    """A knight as printed: skills, backpack, ability and starting gear."""

    blades: int
    guns: int
    repair: int
    medicine: int
    survival: int
    talk: int
    backpack: int
    ability: Use
    printed: Printed


class Panel(msgspec.Struct, frozen=True):
    """The combat panel of an enemy."""

    aggression: int
    symbols: tuple[Symbol, ...]
    health: int
    fierce: bool = False
    burst: int = 0
    piercing: int = 0
    damage: int = 0
    armour: int = 0


class Wasteland(msgspec.Struct, frozen=True):
    """An event, or an enemy if it has a combat panel. The text of an event is in `effects`; the texts of
    an enemy are in `uses`, each with its window."""

    types: tuple[CardType, ...]
    escape: Check
    effects: tuple[Effect, ...] = ()
    reward: tuple[Effect, ...] = ()
    panel: Panel | None = None
    uses: tuple[Use, ...] = ()


class Luck(msgspec.Struct, frozen=True):
    """A luck card: its text and its resource symbol."""

    use: Use
    symbol: Resource
    suit: str
    rank: str
    combat: bool = False
    """Whether only a fighter may play it."""


class General(msgspec.Struct, frozen=True):
    """A general contract, completed by the first knight who does the deed.

    moved: `mp` and `hexes`; defeat_enemy: `types` (any if empty); gear_value: `n`; drive: `between` two
    numbered hexes; escape: `n` is the difficulty; tens: `n`.
    """

    deed: Deed
    reward: tuple[Effect, ...]
    n: int = 0
    mp: int = 0
    hexes: int = 0
    types: tuple[CardType, ...] = ()
    between: tuple[int, ...] = ()
    limits: bool = False
    """Whether the Scavenger must play enemies of `types` while the contract is in play, if possible."""
    on_complete: tuple[Effect, ...] = ()


class Private(msgspec.Struct, frozen=True):
    """A private contract: two hexes to explore, each with its condition; no condition means that exploring
    is enough."""

    first: int
    second: int
    reward: tuple[Effect, ...]
    first_asks: tuple[Effect, ...] = ()
    second_asks: tuple[Effect, ...] = ()
    on_complete: tuple[Effect, ...] = ()


class RangeSymbol(msgspec.Struct, frozen=True):
    """A symbol of a range card, with the dice it gives a knight."""

    symbol: Symbol
    dice: int = 0


class RangeCard(msgspec.Struct, frozen=True):
    """The symbols of a range in the order of initiative, with the dice they give knights."""

    difficulty: int
    symbols: tuple[RangeSymbol, ...]


class CombatFace(msgspec.Struct, frozen=True):
    """The printed values of a combat card: arrows for its player and the opponent, dice taken from the
    opponent."""

    initiative: bool = False
    """Whether it works when its attack comes in the order of initiative; otherwise it works from the
    reveal on."""
    own: int = 0
    opponent: int = 0
    dice: int = 0
    ammo: int = 0
    attack_dice: int = 0
    crit_from: int = 0


class Combat(msgspec.Struct, frozen=True):
    """The combat cards and range cards. `advance` and `retreat` are the two ways of a Range Change,
    `prepared` is an Attack after Preparation."""

    clashes: int
    defence: CombatFace
    preparation: CombatFace
    advance: CombatFace
    retreat: CombatFace
    attack: CombatFace
    burst: CombatFace
    prepared: CombatFace
    near: RangeCard
    medium: RangeCard
    far: RangeCard

    def face(self, card: CombatCard, *, is_advance: bool = True) -> CombatFace:
        """The printed values of a played card."""
        match card:
            case "defence":
                return self.defence
            case "preparation":
                return self.preparation
            case "range_change":
                return self.advance if is_advance else self.retreat
            case "attack":
                return self.attack
            case "burst":
                return self.burst

    def range(self, name: Range) -> RangeCard:
        return self.near if name == "near" else self.medium if name == "medium" else self.far


class MarketSlot(msgspec.Struct, frozen=True):
    """A slot of the Market: `colour` is the deck that fills it, `price` the lamp, `hex` the only city
    where it is open (0: all)."""

    colour: Colour
    price: Colour
    hex: int = 0


class Values(msgspec.Struct, frozen=True):
    """The value of a gear card by its colour."""

    green: int
    yellow: int
    red: int
    blue: int

    def of(self, colour: GearColour) -> int:
        """The value of a card of this colour; 0 for gear printed on a sheet."""
        return {"green": self.green, "yellow": self.yellow, "red": self.red, "blue": self.blue}.get(colour, 0)


class Numbers(msgspec.Struct, frozen=True):
    """The numbers of the rules that no other table has."""

    scale: int
    """Ammo, fuel, radiation and health run from 0 to this."""
    luck_start: int
    luck_limit: int
    luck_draw: int
    pockets: int
    market_update: int
    contract_markers: int
    knock_out_heal: int
    recovery_loss: int
    robbed: int
    reputation_winner: int
    reputation_reviver: int
    reputation_blue: int
    search: Check
    no_tens: int
    """From this radiation on tens do not count."""
    no_healing: int
    """From this radiation on health cannot be healed."""
    wounded: Mapping[str, int]
    """The dice lost at this health."""
    escape_loss: int
    danger_loss: int
    dice_at_once: int
    start_gear: tuple[str, ...]
    values: Values


class MissionEnemy(msgspec.Struct, frozen=True):
    """A marker with a combat panel; `health` is given for 2, 3 and 4 players where it differs."""

    types: tuple[CardType, ...]
    panel: Panel
    health: tuple[int, ...] = ()
    lasting: bool = False
    """Whether its wounds stay from fight to fight."""
    uses: tuple[Use, ...] = ()
    reward: tuple[Effect, ...] = ()
    trophies: int = 0


class Marker(msgspec.Struct, frozen=True):
    """Something that lies on the board when the mission begins."""

    id: str
    slot: str
    enemy: str = ""


class Mission(msgspec.Struct, frozen=True):
    """A scenario; `kind` names the special rules, the other fields are their numbers."""

    id: str
    number: int
    complexity: int
    map: str
    kind: MissionKind
    rounds: int
    markers: tuple[Marker, ...] = ()
    spawn: tuple[Marker, ...] = ()
    """Enemies that come later, in this order; the Scavenger chooses the place of those without a slot."""
    spawn_rounds: tuple[int, ...] = ()
    aid: int = 0
    """saviour: aid markers needed."""
    aid_cost: tuple[Effect, ...] = ()
    reputation: int = 0
    """saviour: Reputation needed; scourges: for the shared victory."""
    dominance: int = 0
    """cult: the dominance at which all lose; scourges: the number of ruins."""
    arrivals: Mapping[str, int] = {}
    """cult: the round in which each later enemy comes."""
    no_meetings: int = 0
    """only_one: the last round without meetings."""
    duels: tuple[int, ...] = ()
    """only_one: duel markers needed for 2, 3 and 4 players."""
    cells: tuple[int, ...] = ()
    """key: cells needed to launch for 2, 3 and 4 players."""
    tile: str = ""
    """key: the mission tile; it covers one of `tile_slots`."""
    tile_slots: tuple[str, ...] = ()
    scars: int = 0
    """scourges: the extra scars for defeating a villain."""
    wounds_per_reputation: int = 0


class Layout(msgspec.Struct, frozen=True):
    """A fixed board: the tile of each place."""

    slots: Mapping[str, str]


class Content(msgspec.Struct, frozen=True):
    """All tables of the game, by id."""

    tiles: Mapping[str, Tile]
    actions: Mapping[str, Action]
    knights: Mapping[str, Knight]
    gear: Mapping[str, Gear]
    vehicles: Mapping[str, Vehicle]
    wasteland: Mapping[str, Wasteland]
    luck: Mapping[str, Luck]
    general: Mapping[str, General]
    private: Mapping[str, Private]
    enemies: Mapping[str, MissionEnemy]
    market: Mapping[str, MarketSlot]
    combat: Combat
    numbers: Numbers
    layouts: Mapping[str, Layout]
    missions: Mapping[str, Mission]
