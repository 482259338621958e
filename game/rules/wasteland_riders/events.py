"""What happened, in the order of the rulebook. An event holds all that `evolve` needs."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import Pile
from game.rules.core.values import Event
from game.rules.wasteland_riders.fight_events import FIGHT_EVENTS
from game.rules.wasteland_riders.items import Item
from game.rules.wasteland_riders.state import Exchange, Share, StepName
from game.rules.wasteland_riders.terms import (
    ActionId,
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

Cause = Literal[
    "hex",
    "city",
    "card",
    "cost",
    "fuel",
    "escape",
    "reward",
    "action",
    "contract",
    "attack",
    "ammo",
    "weapon",
    "robbed",
    "robbery",
    "revived",
    "recovery",
    "reviver",
    "victory",
    "vehicle_lost",
    "deal",
    "luck",
    "blue",
    "mission",
]
"""Why a counter changed."""
Reason = Literal[
    "saviour",
    "reputation",
    "trophies",
    "no_trophies",
    "dominance",
    "duels",
    "launch",
    "cells",
    "scars",
    "shared",
    "ruins",
    "villains",
    "conceded",
]
"""How a game ends."""

# Set-up


class GameCreated(Event, frozen=True, tag="wr.game_created", gc=False):
    mission: str
    seats: int


class BoardLaid(Event, frozen=True, tag="wr.board_laid", gc=False):
    """Every place of the board has its tile."""

    barrier: ClassVar[str | None] = "shuffle"
    tiles: Mapping[HexId, TileId]


class TileCovered(Event, frozen=True, tag="wr.tile_covered", gc=False):
    """The mission tile lies over a regular one."""

    hex: HexId
    tile: TileId


class FirstPlayerRolled(Event, frozen=True, tag="wr.first_player_rolled", gc=False):
    """One die each, for these seats."""

    barrier: ClassVar[str | None] = "dice"
    rollers: tuple[Seat, ...]
    dice: tuple[int, ...]


class FirstPlayerChanged(Event, frozen=True, tag="wr.first_player_changed", gc=False):
    seat: Seat


class ScavengerChanged(Event, frozen=True, tag="wr.scavenger_changed", gc=False):
    seat: Seat


class KnightChosen(Event, frozen=True, tag="wr.knight_chosen", gc=False):
    seat: Seat
    knight: KnightId


class ColourChosen(Event, frozen=True, tag="wr.colour_chosen", gc=False):
    seat: Seat
    colour: PanelColour


class DeckShuffled(Event, frozen=True, tag="wr.deck_shuffled", gc=False):
    """A deck in a new order; with `discards` it was made of its discard pile."""

    barrier: ClassVar[str | None] = "shuffle"
    deck: Deck
    cards: Pile
    discards: bool = False


class SetsGiven(Event, frozen=True, tag="wr.sets_given", gc=False):
    """The starting set of a player, taken out of the green deck."""

    seat: Seat
    cards: Pile


class ContractsReturned(Event, frozen=True, tag="wr.contracts_returned", gc=False):
    """Two players: the private contracts nobody has go to the box."""

    cards: Pile


class ContractsKept(Event, frozen=True, tag="wr.contracts_kept", gc=False):
    """Two players: of the contracts looked at these are kept face down, one goes to the box."""

    seat: Seat
    cards: Pile
    returned: CardId


# Round


class RoundStarted(Event, frozen=True, tag="wr.round_started", gc=False):
    round: int
    last: bool


class StepEntered(Event, frozen=True, tag="wr.step_entered", gc=False):
    step: StepName


class KnightActive(Event, frozen=True, tag="wr.knight_active", gc=False):
    """None: no knight is active any more."""

    seat: Seat | None


class KnightSkipped(Event, frozen=True, tag="wr.knight_skipped", gc=False):
    """He misses his movement or his exploration."""

    seat: Seat
    unconscious: bool


# Counters


class ResourceChanged(Event, frozen=True, tag="wr.resource_changed", gc=False):
    """`change` is what really came or went."""

    seat: Seat
    resource: Resource
    change: int
    now: int
    cause: Cause


class FuelBurnt(Event, frozen=True, tag="wr.fuel_burnt", gc=False):
    """Fuel of the active knight became movement points."""

    seat: Seat
    fuel: int
    mp: int


# Board


class TokenPlaced(Event, frozen=True, tag="wr.token_placed", gc=False):
    token: BoardToken
    hexes: tuple[HexId, ...]


class TokensRemoved(Event, frozen=True, tag="wr.tokens_removed", gc=False):
    count: int


class SpecialPlaced(Event, frozen=True, tag="wr.special_placed", gc=False):
    special: SpecialToken
    hex: HexId


class SpecialTurned(Event, frozen=True, tag="wr.special_turned", gc=False):
    """To its dark side, or off the board."""

    special: SpecialToken
    removed: bool


# Decks


class LuckDrawn(Event, frozen=True, tag="wr.luck_drawn", gc=False):
    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    cards: Pile


class LuckDiscarded(Event, frozen=True, tag="wr.luck_discarded", gc=False):
    """Out of a hand, not for its text; at random where `random`."""

    seat: Seat
    card: CardId
    random: bool = False


class LuckPlayed(Event, frozen=True, tag="wr.luck_played", gc=False):
    seat: Seat
    card: CardId


class LuckCancelled(Event, frozen=True, tag="wr.luck_cancelled", gc=False):
    """The card below the one that cancels."""

    card: CardId


class LuckSettled(Event, frozen=True, tag="wr.luck_settled", gc=False):
    """A played card goes to the discard pile, or stays until the movement ends."""

    seat: Seat
    card: CardId
    lasts: bool
    cancelled: bool


class LastingDiscarded(Event, frozen=True, tag="wr.lasting_discarded", gc=False):
    cards: Pile


class DrawFellShort(Event, frozen=True, tag="wr.draw_fell_short", gc=False):
    """Deck and discard pile are empty."""

    deck: Deck
    missing: int


class CardsLookedAt(Event, frozen=True, tag="wr.cards_looked_at", gc=False):
    """Off the top of a deck, seen by one player only."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    deck: Deck
    cards: Pile


class CardReturned(Event, frozen=True, tag="wr.card_returned", gc=False):
    """A card that was looked at goes back to its deck."""

    seat: Seat
    deck: Deck
    card: CardId
    on_top: bool


class CardsDiscarded(Event, frozen=True, tag="wr.cards_discarded", gc=False):
    """Cards that were looked at go to the discard pile."""

    seat: Seat
    deck: Deck
    cards: Pile


class WastelandPlanned(Event, frozen=True, tag="wr.wasteland_planned", gc=False):
    """A wasteland card that was looked at lies face down under the Scavenger marker."""

    seat: Seat
    card: CardId


class PlannedDiscarded(Event, frozen=True, tag="wr.planned_discarded", gc=False):
    cards: Pile


# Market


class MarketRefilled(Event, frozen=True, tag="wr.market_refilled", gc=False):
    barrier: ClassVar[str | None] = "card_seen"
    slot: str
    card: CardId
    deck: Deck


class MarketDiscarded(Event, frozen=True, tag="wr.market_discarded", gc=False):
    slot: str
    card: CardId


class ExchangeOpened(Event, frozen=True, tag="wr.exchange_opened", gc=False):
    seat: Seat


class ExchangeChanged(Event, frozen=True, tag="wr.exchange_changed", gc=False):
    """What is offered and wanted so far."""

    exchange: Exchange


class ExchangeDone(Event, frozen=True, tag="wr.exchange_done", gc=False):
    """Offered cards are discarded, those of the Market gained; `wasted` is what was offered too much."""

    seat: Seat
    spots: tuple[Spot, ...]
    cards: Pile
    """Offered, attachments included."""
    slots: tuple[str, ...]
    taken: Pile
    wasted: int


class ExchangeClosed(Event, frozen=True, tag="wr.exchange_closed", gc=False):
    seat: Seat


class MarketCardTaken(Event, frozen=True, tag="wr.market_card_taken", gc=False):
    """For nothing."""

    seat: Seat
    slot: str
    card: CardId


# Gear


class DrawingBegan(Event, frozen=True, tag="wr.drawing_began", gc=False):
    seat: Seat
    colour: Colour | Literal["luck"]
    count: int


class ExtraDraw(Event, frozen=True, tag="wr.extra_draw", gc=False):
    """One card more than stated; one of the drawn ones must go."""

    seat: Seat


class GearDrawn(Event, frozen=True, tag="wr.gear_drawn", gc=False):
    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    colour: Colour
    cards: Pile


class DrawingEnded(Event, frozen=True, tag="wr.drawing_ended", gc=False):
    seat: Seat


class NamedGained(Event, frozen=True, tag="wr.named_gained", gc=False):
    """A blue card out of its deck."""

    seat: Seat
    card: CardId


class NamedDeclined(Event, frozen=True, tag="wr.named_declined", gc=False):
    """The blue vehicle stays where it is."""

    seat: Seat
    card: CardId


class Grafted(Event, frozen=True, tag="wr.grafted", gc=False):
    """An implant or mutation is attached to the knight, a tuning to his vehicle; from this spot."""

    seat: Seat
    card: CardId
    spot: Spot


class Ungrafted(Event, frozen=True, tag="wr.ungrafted", gc=False):
    """It must be placed now."""

    seat: Seat
    card: CardId


class GearPlaced(Event, frozen=True, tag="wr.gear_placed", gc=False):
    """A gained card lies in its place; what it pushed away must be placed next."""

    seat: Seat
    item: Item
    spot: Spot


class GainedDiscarded(Event, frozen=True, tag="wr.gained_discarded", gc=False):
    seat: Seat
    item: Item


class GearMoved(Event, frozen=True, tag="wr.gear_moved", gc=False):
    """Rearranged; cards that lay there went to where it came from."""

    seat: Seat
    item: Item
    origin: Spot
    spot: Spot


class GearDiscarded(Event, frozen=True, tag="wr.gear_discarded", gc=False):
    """With its attachments, to the piles of their colours."""

    seat: Seat
    spot: Spot
    item: Item
    cause: Literal["cost", "used", "room", "lost", "scavenger", "destroyed"]


class GearMarked(Event, frozen=True, tag="wr.gear_marked", gc=False):
    """`printed`: on the panel of the sheet, not on a card; `used`: for its own text."""

    seat: Seat
    spot: Spot
    card: CardId
    printed: bool
    used: bool = True


class AbilityMarked(Event, frozen=True, tag="wr.ability_marked", gc=False):
    seat: Seat


class VehicleMarked(Event, frozen=True, tag="wr.vehicle_marked", gc=False):
    seat: Seat
    vehicle: CardId


class GearRefreshed(Event, frozen=True, tag="wr.gear_refreshed", gc=False):
    """All markers off cards and sheets."""


class Attached(Event, frozen=True, tag="wr.attached", gc=False):
    seat: Seat
    card: CardId
    origin: Spot
    spot: Spot
    printed: bool


class Detached(Event, frozen=True, tag="wr.detached", gc=False):
    seat: Seat
    card: CardId
    spot: Spot
    printed: bool
    to: Spot


class BlueRemoved(Event, frozen=True, tag="wr.blue_removed", gc=False):
    seat: Seat
    card: CardId
    spot: Spot


class TextUsed(Event, frozen=True, tag="wr.text_used", gc=False):
    """Gear, ability or vehicle is used for its text."""

    seat: Seat
    source: str


# Vehicles


class VehicleTaken(Event, frozen=True, tag="wr.vehicle_taken", gc=False):
    """From the pool; a vehicle he had goes to the pool, its tuning and cargo must be placed."""

    seat: Seat
    vehicle: CardId
    damaged: bool
    cause: Literal["start", "exchange", "draw", "blue"]


class VehicleGone(Event, frozen=True, tag="wr.vehicle_gone", gc=False):
    """Given away on the Market, or removed from the game: cargo and tuning must be placed."""

    seat: Seat
    vehicle: CardId
    removed: bool


class VehicleDamaged(Event, frozen=True, tag="wr.vehicle_damaged", gc=False):
    seat: Seat
    vehicle: CardId


class VehicleRepaired(Event, frozen=True, tag="wr.vehicle_repaired", gc=False):
    seat: Seat
    vehicle: CardId


class VehicleDestroyed(Event, frozen=True, tag="wr.vehicle_destroyed", gc=False):
    """It goes to the pool; its cargo has been discarded, blue cards and tuning must be placed."""

    seat: Seat
    vehicle: CardId


class DamageIgnored(Event, frozen=True, tag="wr.damage_ignored", gc=False):
    seat: Seat
    vehicle: CardId


# What looms


class Loomed(Event, frozen=True, tag="wr.loomed", gc=False):
    """Radiation or damage to a vehicle is about to come."""

    seat: Seat
    what: Literal["radiation", "vehicle_damage"]
    n: int


class Prevented(Event, frozen=True, tag="wr.prevented", gc=False):
    seat: Seat
    what: Literal["radiation", "vehicle_damage"]
    n: int


class LoomingOver(Event, frozen=True, tag="wr.looming_over", gc=False):
    pass


# Movement


class ModeChosen(Event, frozen=True, tag="wr.mode_chosen", gc=False):
    seat: Seat
    mode: MoveMode
    hex: HexId


class HexMarked(Event, frozen=True, tag="wr.hex_marked", gc=False):
    seat: Seat
    hex: HexId


class RouteConfirmed(Event, frozen=True, tag="wr.route_confirmed", gc=False):
    seat: Seat
    hexes: tuple[HexId, ...]
    mode: MoveMode


class MoveChanged(Event, frozen=True, tag="wr.move_changed", gc=False):
    """Movement points, threat symbols to ignore or a free hex, for this movement."""

    seat: Seat
    mp: int = 0
    calm: int = 0
    free: HexId | None = None


class HexEntered(Event, frozen=True, tag="wr.hex_entered", gc=False):
    """`cost` is what it took; he takes back his marker of the hex he left."""

    seat: Seat
    hex: HexId
    cost: int
    mode: MoveMode


class KnightSetDown(Event, frozen=True, tag="wr.knight_set_down", gc=False):
    """His marker is put on a hex, not by a movement."""

    seat: Seat
    hex: HexId
    cause: Literal["train", "relocated", "recovery"]


class WastelandRevealed(Event, frozen=True, tag="wr.wasteland_revealed", gc=False):
    barrier: ClassVar[str | None] = "card_seen"
    cards: Pile


class RevealedDiscarded(Event, frozen=True, tag="wr.revealed_discarded", gc=False):
    cards: Pile


class ThreatIgnored(Event, frozen=True, tag="wr.threat_ignored", gc=False):
    count: int


class WastelandPlayed(Event, frozen=True, tag="wr.wasteland_played", gc=False):
    """`planned`: from under the Scavenger marker."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    card: CardId
    hex: HexId
    planned: bool


class WastelandDone(Event, frozen=True, tag="wr.wasteland_done", gc=False):
    """The played card goes to the discard pile."""

    card: CardId


class EscapeChosen(Event, frozen=True, tag="wr.escape_chosen", gc=False):
    seat: Seat
    card: CardId


class FaceChosen(Event, frozen=True, tag="wr.face_chosen", gc=False):
    seat: Seat
    card: CardId


class Escaped(Event, frozen=True, tag="wr.escaped", gc=False):
    seat: Seat
    card: CardId
    ok: bool


class MovementStopped(Event, frozen=True, tag="wr.movement_stopped", gc=False):
    seat: Seat
    reason: Literal["effect", "chosen", "no_fuel", "no_vehicle", "unconscious"]


class MovementEnded(Event, frozen=True, tag="wr.movement_ended", gc=False):
    seat: Seat
    hex: HexId


class ExplorationForbidden(Event, frozen=True, tag="wr.exploration_forbidden", gc=False):
    """He skips this round's exploration step."""

    seat: Seat


# Tests


class SkillTestStarted(Event, frozen=True, tag="wr.test_started", gc=False):
    seat: Seat
    kind: TestKind
    skill: Skill
    difficulty: int
    needed: int


class SkillTestChanged(Event, frozen=True, tag="wr.test_changed", gc=False):
    """Dice more or fewer, or the success is sure."""

    seat: Seat
    dice: int = 0
    sure: bool = False


class SkillTestRolled(Event, frozen=True, tag="wr.test_rolled", gc=False):
    """`tens` are those that count."""

    barrier: ClassVar[str | None] = "dice"
    seat: Seat
    dice: tuple[int, ...]
    successes: int
    tens: int
    again: bool = False


class SkillTestEnded(Event, frozen=True, tag="wr.test_ended", gc=False):
    seat: Seat
    ok: bool


class DieRolled(Event, frozen=True, tag="wr.die_rolled", gc=False):
    """Not a test: one die that a text or an action asks for."""

    barrier: ClassVar[str | None] = "dice"
    seat: Seat
    die: int


# Exploration


class ExplorationBegan(Event, frozen=True, tag="wr.exploration_began", gc=False):
    seat: Seat
    hex: HexId
    allowed: bool


class ExplorationTested(Event, frozen=True, tag="wr.exploration_tested", gc=False):
    """His player marker lies on the hex, whatever the result."""

    seat: Seat
    hex: HexId
    ok: bool


class ActionTaken(Event, frozen=True, tag="wr.action_taken", gc=False):
    seat: Seat
    hex: HexId
    action: ActionId


class PillsTaken(Event, frozen=True, tag="wr.pills_taken", gc=False):
    seat: Seat
    hex: HexId


class ExplorationEnded(Event, frozen=True, tag="wr.exploration_ended", gc=False):
    seat: Seat


# Contracts


class ContractIntroduced(Event, frozen=True, tag="wr.contract_introduced", gc=False):
    """Out of the cards looked at, or from the top of the deck at set-up."""

    barrier: ClassVar[str | None] = "card_seen"
    contract: CardId
    kind: ContractKind
    slot: ContractSlot
    seat: Seat | None
    """Who had looked at it."""


class ContractMarked(Event, frozen=True, tag="wr.contract_marked", gc=False):
    contract: CardId
    markers: int


class ContractExpired(Event, frozen=True, tag="wr.contract_expired", gc=False):
    contract: CardId
    kind: ContractKind


class ContractRevealed(Event, frozen=True, tag="wr.contract_revealed", gc=False):
    """Two players: a face-down contract is turned up."""

    seat: Seat
    contract: CardId


class ContractAccepted(Event, frozen=True, tag="wr.contract_accepted", gc=False):
    seat: Seat
    contract: CardId


class ContractFailed(Event, frozen=True, tag="wr.contract_failed", gc=False):
    """What its condition asks was not done; he may try again next round."""

    seat: Seat
    contract: CardId


class ContractCompleted(Event, frozen=True, tag="wr.contract_completed", gc=False):
    """The card goes out of the game."""

    seat: Seat
    contract: CardId
    kind: ContractKind


class ContractStolen(Event, frozen=True, tag="wr.contract_stolen", gc=False):
    seat: Seat
    victim: Seat
    contract: CardId
    markers: int


# Exchange between knights


class DealOpened(Event, frozen=True, tag="wr.deal_opened", gc=False):
    seat: Seat
    rival: Seat


class DealChanged(Event, frozen=True, tag="wr.deal_changed", gc=False):
    """What both would give, in the order of `DealOpened`."""

    seat: Seat
    gives: tuple[Share, Share]


class DealProposed(Event, frozen=True, tag="wr.deal_proposed", gc=False):
    seat: Seat
    rival: Seat


class DealDone(Event, frozen=True, tag="wr.deal_done", gc=False):
    """Everything changes hands at once; what was gained must be placed."""

    seat: Seat
    rival: Seat
    cards: Pile
    """From the seat to the rival, attachments included."""
    others: Pile
    """From the rival to the seat."""


class VehiclesSwapped(Event, frozen=True, tag="wr.vehicles_swapped", gc=False):
    """Part of a deal: who gives his vehicle to the other; a second one goes to the pool, cargo is placed."""

    seat: Seat
    rival: Seat
    gives: bool
    receives: bool


class DealClosed(Event, frozen=True, tag="wr.deal_closed", gc=False):
    """No more is exchanged."""

    seat: Seat


# Missions


class AidBrought(Event, frozen=True, tag="wr.aid_brought", gc=False):
    seat: Seat
    hex: HexId


class MarkerPlaced(Event, frozen=True, tag="wr.marker_placed", gc=False):
    """A mission enemy, or a key cell where `enemy` is empty."""

    marker: CardId
    hex: HexId
    enemy: CardId | None
    spawned: bool = False


class EnemyMarched(Event, frozen=True, tag="wr.enemy_marched", gc=False):
    marker: CardId
    hex: HexId


class EnemyArrived(Event, frozen=True, tag="wr.enemy_arrived", gc=False):
    """A cultist enters Zgorzel: it is gone, and the cult grows."""

    marker: CardId
    dominance: int


class EnemyHeld(Event, frozen=True, tag="wr.enemy_held", gc=False):
    """A villain is held back, or no longer."""

    marker: CardId
    held: bool


class EnemyWounded(Event, frozen=True, tag="wr.enemy_wounded", gc=False):
    """Its wounds after a fight, where they last."""

    marker: CardId
    wounds: int


class EnemyBeaten(Event, frozen=True, tag="wr.enemy_beaten", gc=False):
    """A mission enemy is off the board; the knight has so many trophies for it."""

    seat: Seat
    marker: CardId
    trophies: int


class ScarsCounted(Event, frozen=True, tag="wr.scars_counted", gc=False):
    seat: Seat
    count: int


class CityRuined(Event, frozen=True, tag="wr.city_ruined", gc=False):
    hex: HexId


class DominanceMoved(Event, frozen=True, tag="wr.dominance_moved", gc=False):
    """The marker goes to this knight, or lies aside."""

    seat: Seat | None


class DuelWon(Event, frozen=True, tag="wr.duel_won", gc=False):
    seat: Seat
    rival: Seat


class CellTaken(Event, frozen=True, tag="wr.cell_taken", gc=False):
    seat: Seat
    cell: CardId


class CellStolen(Event, frozen=True, tag="wr.cell_stolen", gc=False):
    seat: Seat
    victim: Seat
    cell: CardId


class CellLeft(Event, frozen=True, tag="wr.cell_left", gc=False):
    seat: Seat
    cell: CardId
    hex: HexId


class GameEnded(Event, frozen=True, tag="wr.game_ended", gc=False):
    winners: tuple[Seat, ...]
    reason: Reason
    rule: str


EVENTS: tuple[type[Event], ...] = (
    *(
        value
        for value in tuple(globals().values())
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    ),
    *FIGHT_EVENTS,
)
