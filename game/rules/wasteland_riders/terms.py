"""The terms of Wasteland Riders that values use: ids, and the closed lists of the rulebook."""

from typing import Literal, NewType, get_args

HexId = NewType("HexId", str)
"""A place of the board: M1, C2, S7, R10."""
TileId = NewType("TileId", str)
KnightId = NewType("KnightId", str)
ActionId = NewType("ActionId", str)
Spot = NewType("Spot", str)
"""A spot where a knight has a gear card: `hand_left`, `pocket_2`, `backpack_1`, `vehicle_3`."""

Skill = Literal["blades", "guns", "repair", "medicine", "survival", "talk"]
Resource = Literal["ammo", "fuel", "radiation", "health", "reputation"]
Colour = Literal["green", "yellow", "red", "blue"]
GearColour = Literal["green", "yellow", "red", "blue", "sheet"]
"""`sheet`: printed on a knight's sheet; no card has it."""
PanelColour = Literal["amber", "red", "blue", "yellow"]
GearType = Literal[
    "weapon", "armour", "vehicle", "medical", "technical", "field", "charge", "implant", "mutation", "tuning"
]
GearSlot = Literal["1h", "2h", "torso", "pocket", "attach", "knight", "car"]
Symbol = Literal["long", "mid", "short", "melee"]
Range = Literal["near", "medium", "far"]
CombatCard = Literal["defence", "preparation", "range_change", "attack", "burst"]
TileKind = Literal["regular", "special", "city"]
Terrain = Literal["desert", "swamp", "mountains", "highway", "city", "special", "mission"]
CardType = Literal["weather", "place", "stranger", "gang", "beast", "mutant", "robot"]
BoardToken = Literal["radiation", "contamination", "threat", "hindrance"]
SpecialToken = Literal["pills", "reset", "blast"]
MoveMode = Literal["vehicle", "foot", "stay"]
Scope = Literal[
    "blades",
    "guns",
    "repair",
    "medicine",
    "survival",
    "talk",
    "attack",
    "opp_attack",
    "escape",
    "exploration",
    "search",
    "contract",
    "any",
]
"""Tests to which dice are added or from which they are taken."""
TestKind = Literal["escape", "exploration", "search", "contract", "other"]
Duration = Literal["test", "attack", "clash", "combat", "move", "constant"]
HexSet = Literal["here", "adjacent", "here_and_adjacent", "any"]
Who = Literal["self", "scavenger", "random", "opponent", "enemy", "rival", "all_here_and_adjacent"]
ContractKind = Literal["general", "private"]
ContractSlot = Literal["violet", "orange", "green"]
Deck = Literal["wasteland", "luck", "green", "yellow", "red", "blue", "general", "private"]
DRAWN: tuple[Literal["green", "yellow", "red"], ...] = ("green", "yellow", "red")
"""Gear colours with a shuffled deck."""

Timing = Literal[
    "constant",
    "any_time",
    "knights_step",
    "before_move",
    "before_rival_move",
    "on_reveal",
    "before_escape",
    "on_escape_fail",
    "before_test",
    "after_test",
    "before_rival_test",
    "before_combat",
    "clash_start",
    "after_combat_reveal",
    "before_attack_test",
    "before_opp_attack_test",
    "after_attack_test",
    "on_hit",
    "on_wound",
    "advantage_step",
    "range_step",
    "clash_end",
    "after_combat_win",
    "after_combat_loss",
    "on_ko",
    "on_radiation",
    "on_vehicle_damage",
    "explore",
    "on_exchange",
    "on_draw",
    "rest",
    "on_luck_played",
]
"""When the text of a card works."""

Verb = Literal[
    "gain",
    "suffer",
    "lose",
    "spend",
    "heal",
    "treatment",
    "supply",
    "opp_lose",
    "prevent",
    "block",
    "draw_gear",
    "extra_draw",
    "gain_named",
    "pay_gear",
    "lose_gear",
    "draw_luck",
    "discard_luck",
    "cancel_luck",
    "mark_self",
    "discard_self",
    "mark_gear",
    "market_exchange",
    "trade_bonus",
    "take_market",
    "contract_marker",
    "capacity",
    "rob_options",
    "look_order",
    "test",
    "roll",
    "dice",
    "reroll",
    "pass_test",
    "damage",
    "armour",
    "burst",
    "crit_from",
    "crit_damage",
    "symbol",
    "no_ammo",
    "fuel_weapon",
    "ammo_cost",
    "free_ammo",
    "set_range",
    "advantage",
    "swap_card",
    "forbid",
    "wake",
    "ignore_ko",
    "mp",
    "mp_per_fuel",
    "terrain_cost",
    "free_hex",
    "threat",
    "discard_reveal",
    "stop_movement",
    "skip_exploration",
    "relocate",
    "damage_vehicle",
    "repair_vehicle",
    "shield_vehicle",
    "place",
    "place_special",
    "detach_mutations",
    "refit",
    "strike",
    "plan_wasteland",
    "train",
    "choose",
    "may",
    "if",
    "on",
]
"""What the text of a card can do. If a card needs more, a verb is missing."""

Condition = Literal[
    "by_vehicle",
    "on_foot",
    "range_is",
    "range_not",
    "card_type",
    "opponent_type",
    "melee_attack",
    "ranged_attack",
    "weapon_uses_ammo",
]
Deed = Literal["moved", "defeat_enemy", "defeat_knight", "gear_value", "rest_full", "drive", "escape", "tens"]
"""What a general contract can ask for."""
MissionKind = Literal["saviour", "cult", "only_one", "key", "scourges"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
SKILLS: tuple[Skill, ...] = get_args(Skill)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
RANGES: tuple[Range, ...] = get_args(Range)
COMBAT_CARDS: tuple[CombatCard, ...] = get_args(CombatCard)
ENEMY_TYPES: frozenset[str] = frozenset(("gang", "beast", "mutant", "robot"))
TOKENS: tuple[BoardToken, ...] = get_args(BoardToken)
PANEL_COLOURS: tuple[PanelColour, ...] = get_args(PanelColour)
DECKS: tuple[Deck, ...] = get_args(Deck)

HAND_LEFT, HAND_RIGHT, TORSO = Spot("hand_left"), Spot("hand_right"), Spot("torso")
HANDS: tuple[Spot, Spot] = (HAND_LEFT, HAND_RIGHT)
POCKETS: tuple[Spot, ...] = (Spot("pocket_1"), Spot("pocket_2"), Spot("pocket_3"))
PANELS: tuple[Spot, ...] = (*HANDS, TORSO, *POCKETS)
PANELS_FOR: dict[GearSlot, tuple[Spot, ...]] = {
    "1h": HANDS,
    "2h": (HAND_LEFT,),
    "torso": (TORSO,),
    "pocket": POCKETS,
}
"""The places of a knight's sheet."""
