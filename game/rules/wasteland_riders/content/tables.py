"""Tiles, knights, cards, contracts, missions and numbers: tables with named fields.

The text of a card is data: a `Use` says when it works, what it costs and what it does. `checking.py` looks
at the tables as a whole.
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
    """One thing a text does. Which fields a verb needs is said in `checking.NEEDS`; the others stay out."""

    do: Verb
    n: int = 0
    resource: Resource | None = None
    colour: Colour | None = None
    who: Who = "self"
    scope: tuple[Scope, ...] = ()
    lasts: Duration = "test"
    range: Range | None = None
    """None where `set_range` leaves the choice to its player."""
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
    """A text: in these windows, for this cost, this happens. A window `constant` needs no asking."""

    when: tuple[Timing, ...]
    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    undamaged: bool = False
    """Only while the vehicle is undamaged."""


class Check(msgspec.Struct, frozen=True):
    """A skill test: any one of the skills, against a difficulty."""

    skills: tuple[Skill, ...]
    difficulty: int


class Tile(msgspec.Struct, frozen=True):
    kind: TileKind
    terrain: Terrain
    difficulty: int
    number: int = 0
    """Of cities and special hexes; 0 for a regular one."""
    threat: int = 0
    radiation: int = 0
    contamination: int = 0
    slot: str = ""
    """The place of the board where it always lies; empty for tiles that are shuffled, and the mission's."""
    mission: bool = False
    """It is laid only by a mission."""
    test: Check | None = None
    """The exploration test."""
    attack_dice: int = 0
    """Changes the attack tests of all fights on this hex and on the hexes around it."""


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
    """1 per knight."""
    uses: tuple[Use, ...] = ()
    fits: "Fitting | None" = None
    """What an attachment may be attached to."""


class Fitting(msgspec.Struct, frozen=True):
    """A host must be of this type and meet all that is asked."""

    type: GearType
    slot: GearSlot | None = None
    symbols: tuple[Symbol, ...] = ()
    """At least one of them."""
    burst: int = 0
    """At least this printed burst value."""


class VehicleSide(msgspec.Struct, frozen=True):
    colour: Colour
    speed: int
    capacity: int


class Vehicle(msgspec.Struct, frozen=True):
    copies: int
    undamaged: VehicleSide
    damaged: VehicleSide
    start: bool = False
    uses: tuple[Use, ...] = ()


class Printed(msgspec.Struct, frozen=True):
    """Starting gear; a two-handed weapon stands in the left hand and covers both."""

    hand_left: str = ""
    hand_right: str = ""
    torso: str = ""
    pocket_1: str = ""


class Knight(msgspec.Struct, frozen=True):
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
    """An event, or an enemy if it has a combat panel. Effects of an event are its text, those of an enemy
    are `uses`, each with its window."""

    types: tuple[CardType, ...]
    escape: Check
    effects: tuple[Effect, ...] = ()
    reward: tuple[Effect, ...] = ()
    panel: Panel | None = None
    uses: tuple[Use, ...] = ()


class Luck(msgspec.Struct, frozen=True):
    use: Use
    symbol: Resource
    suit: str
    rank: str
    combat: bool = False
    """Only a fighter may play it."""


class General(msgspec.Struct, frozen=True):
    """Completed by the first knight who does the deed.

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
    """While it lasts the Scavenger must play enemies of `types`, if he can."""
    on_complete: tuple[Effect, ...] = ()


class Private(msgspec.Struct, frozen=True):
    """Two hexes to explore, each with what must be done there; empty: exploring is enough."""

    first: int
    second: int
    reward: tuple[Effect, ...]
    first_asks: tuple[Effect, ...] = ()
    second_asks: tuple[Effect, ...] = ()
    on_complete: tuple[Effect, ...] = ()


class RangeSymbol(msgspec.Struct, frozen=True):
    symbol: Symbol
    dice: int = 0


class RangeCard(msgspec.Struct, frozen=True):
    """Symbols in the order of initiative, with the dice they give knights."""

    difficulty: int
    symbols: tuple[RangeSymbol, ...]


class CombatFace(msgspec.Struct, frozen=True):
    """What a combat card prints: arrows for its player and the opponent, dice it takes from the opponent."""

    initiative: bool = False
    """It waits for initiative; the others work from the reveal on."""
    own: int = 0
    opponent: int = 0
    dice: int = 0
    ammo: int = 0
    attack_dice: int = 0
    crit_from: int = 0


class Combat(msgspec.Struct, frozen=True):
    """`advance` and `retreat` are the two ways of a Range Change, `prepared` an Attack after Preparation."""

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
    """`colour` is what is laid there, `price` the lamp, `hex` the only city where it is open (0: all)."""

    colour: Colour
    price: Colour
    hex: int = 0


class Values(msgspec.Struct, frozen=True):
    green: int
    yellow: int
    red: int
    blue: int

    def of(self, colour: GearColour) -> int:
        """The worth of a card of this colour; what is printed on a sheet is worth nothing."""
        return {"green": self.green, "yellow": self.yellow, "red": self.red, "blue": self.blue}.get(colour, 0)


class Numbers(msgspec.Struct, frozen=True):
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
    """From this radiation on tens are of no use."""
    no_healing: int
    """From this radiation on health cannot be healed."""
    wounded: Mapping[str, int]
    """Dice taken away at this health."""
    escape_loss: int
    danger_loss: int
    dice_at_once: int
    start_gear: tuple[str, ...]
    values: Values


class MissionEnemy(msgspec.Struct, frozen=True):
    """A marker with a combat panel; `health` for 2, 3 and 4 players where it differs."""

    types: tuple[CardType, ...]
    panel: Panel
    health: tuple[int, ...] = ()
    lasting: bool = False
    """Its wounds stay from fight to fight."""
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
    """Enemies that come later, in this order; those without a slot come where the Scavenger wants."""
    spawn_rounds: tuple[int, ...] = ()
    aid: int = 0
    """saviour: aid markers needed."""
    aid_cost: tuple[Effect, ...] = ()
    reputation: int = 0
    """saviour: Reputation needed; scourges: for the shared victory."""
    dominance: int = 0
    """cult: at this dominance all lose; scourges: at so many ruins."""
    arrivals: Mapping[str, int] = {}
    """cult: which later enemy comes in which round."""
    no_meetings: int = 0
    """only_one: no meetings up to this round."""
    duels: tuple[int, ...] = ()
    """only_one: duel markers needed for 2, 3 and 4 players."""
    cells: tuple[int, ...] = ()
    """key: cells needed to launch for 2, 3 and 4 players."""
    tile: str = ""
    """key: the mission tile; it covers one of `tile_slots`."""
    tile_slots: tuple[str, ...] = ()
    scars: int = 0
    """scourges: further scars for the defeat of a villain."""
    wounds_per_reputation: int = 0


class Layout(msgspec.Struct, frozen=True):
    """A fixed board: which tile lies on which place."""

    slots: Mapping[str, str]


class Content(msgspec.Struct, frozen=True):
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
