"""What happened, in the order of the rulebook. An event holds all that `evolve` needs."""

from typing import ClassVar, Literal

from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.core.values import Event
from game.rules.desert_patrol.terms import CombatName, CounterId, ObjectId, Side

Zone = Literal["hand", "discard", "deck", "play_area"]
Cause = Literal["scout", "navigate", "observe", "conceal"]
Mode = Literal["effect", "recover", "manoeuvre"]
Reason = Literal[
    "points",
    "escape",
    "neutralise",
    "hopeless",
    "both_hopeless",
    "annihilated",
    "standstill",
    "conceded",
]
Idleness = Literal["cannot_act", "no_cards"]


class ScenarioLoaded(Event, frozen=True, tag="dp.scenario_loaded", gc=False):
    """The scenario is set up."""

    scenario: str


class DeckShuffled(Event, frozen=True, tag="dp.deck_shuffled", gc=False):
    """The deck gets this order: at the start, and after a card was searched for in it."""

    barrier: ClassVar[str | None] = "shuffle"
    side: Side
    deck: Pile


class RoundStarted(Event, frozen=True, tag="dp.round_started", gc=False):
    """A new round begins."""

    round: int


class CardsDrawn(Event, frozen=True, tag="dp.cards_drawn", gc=False):
    """Cards go from the deck to the hand; hidden from the enemy."""

    barrier: ClassVar[str | None] = "card_seen"
    side: Side
    cards: Pile


class DeckReshuffled(Event, frozen=True, tag="dp.deck_reshuffled", gc=False):
    """The discard pile became the deck, in this order."""

    barrier: ClassVar[str | None] = "shuffle"
    side: Side
    deck: Pile


class DrawFellShort(Event, frozen=True, tag="dp.draw_fell_short", gc=False):
    """Deck and discard pile had too few cards: `missing` were not drawn."""

    side: Side
    missing: int


class InitiativeCommitted(Event, frozen=True, tag="dp.initiative_committed", gc=False):
    """A side has laid its bid face down."""

    side: Side


class InitiativeRevealed(Event, frozen=True, tag="dp.initiative_revealed", gc=False):
    """A side with an empty hand shows no card and counts as 0."""

    barrier: ClassVar[str | None] = "card_seen"
    lrdg: CardId | None
    italy: CardId | None
    lrdg_value: int
    italy_value: int


class InitiativeSet(Event, frozen=True, tag="dp.initiative_set", gc=False):
    """The side has the initiative marker for this round."""

    side: Side
    how: Literal["taken", "kept", "kept_on_tie"]


class BidDiscarded(Event, frozen=True, tag="dp.bid_discarded", gc=False):
    """The card that was bid is discarded."""

    side: Side
    card: CardId


class TurnStarted(Event, frozen=True, tag="dp.turn_started", gc=False):
    """The side begins its turn."""

    side: Side


class TurnPassed(Event, frozen=True, tag="dp.turn_passed", gc=False):
    """A turn, or the rest of it, passed by itself; nobody is asked."""

    side: Side
    why: Idleness


class CardPlayed(Event, frozen=True, tag="dp.card_played", gc=False):
    """From the hand to the play area; `manoeuvre` means that its effect is still to be chosen."""

    side: Side
    card: CardId
    mode: Mode


class CardHunkered(Event, frozen=True, tag="dp.card_hunkered", gc=False):
    """The card goes to the reserve from `zone`."""

    side: Side
    card: CardId
    zone: Zone


class EffectForgone(Event, frozen=True, tag="dp.effect_forgone", gc=False):
    """The side gave up the effect of the open card."""

    side: Side
    card: CardId


class SoldierRecovered(Event, frozen=True, tag="dp.soldier_recovered", gc=False):
    """A pinned soldier is active again."""

    soldier: CounterId


class SoldierBoarded(Event, frozen=True, tag="dp.soldier_boarded", gc=False):
    """A soldier on foot takes a position in a vehicle."""

    soldier: CounterId
    vehicle: CounterId
    position: str


class VehicleCaptured(Event, frozen=True, tag="dp.vehicle_captured", gc=False):
    """The vehicle now belongs to `side`."""

    vehicle: CounterId
    side: Side


class SoldierDisembarked(Event, frozen=True, tag="dp.soldier_disembarked", gc=False):
    """A soldier leaves a vehicle onto its tile."""

    soldier: CounterId
    vehicle: CounterId
    tile: SpaceId


class PositionChanged(Event, frozen=True, tag="dp.position_changed", gc=False):
    """A soldier moves from one position of the vehicle to another."""

    soldier: CounterId
    vehicle: CounterId
    origin: str
    position: str


class SeatsSwapped(Event, frozen=True, tag="dp.seats_swapped", gc=False):
    """Two soldiers in a vehicle exchange their positions."""

    vehicle: CounterId
    soldier: CounterId
    partner: CounterId


class CounterMoved(Event, frozen=True, tag="dp.counter_moved", gc=False):
    """A soldier on foot moves one tile."""

    soldier: CounterId
    origin: SpaceId
    tile: SpaceId


class VehicleMoved(Event, frozen=True, tag="dp.vehicle_moved", gc=False):
    """A vehicle moves one tile with its crew."""

    vehicle: CounterId
    origin: SpaceId
    tile: SpaceId


class TileReconned(Event, frozen=True, tag="dp.tile_reconned", gc=False):
    """The tile gets a marker of the side, reconned side up."""

    side: Side
    tile: SpaceId


class FogGained(Event, frozen=True, tag="dp.fog_gained", gc=False):
    """One Fog of War card goes from the reserve to the discard pile."""

    side: Side
    cause: Cause


class FogUnavailable(Event, frozen=True, tag="dp.fog_unavailable", gc=False):
    """Fog of War was due, but the reserve has none."""

    side: Side
    cause: Cause


class Reinforced(Event, frozen=True, tag="dp.reinforced", gc=False):
    """A card goes from the reserve to the discard pile."""

    side: Side
    card: CardId


class ControlTaken(Event, frozen=True, tag="dp.control_taken", gc=False):
    """The side's own marker is turned; a marker of the enemy on the tile is turned back."""

    side: Side
    tile: SpaceId
    from_enemy: bool


class CardReturned(Event, frozen=True, tag="dp.card_returned", gc=False):
    """Follow Me!: from the play area to the hand."""

    side: Side
    card: CardId


class FogRemoved(Event, frozen=True, tag="dp.fog_removed", gc=False):
    """One Fog of War card of the hand is removed from the game."""

    side: Side


class VehicleRepaired(Event, frozen=True, tag="dp.vehicle_repaired", gc=False):
    """`damage` is the damage that is left."""

    vehicle: CounterId
    damage: int


class VehicleReactivated(Event, frozen=True, tag="dp.vehicle_reactivated", gc=False):
    """A disabled vehicle works again."""

    vehicle: CounterId


class AttackDeclared(Event, frozen=True, tag="dp.attack_declared", gc=False):
    """An attack with its target, defence and number of dice."""

    side: Side
    card: CardId
    action: CombatName
    target: str
    base: int
    cover: int
    range: int
    total: int
    dice: int


class DiceRolled(Event, frozen=True, tag="dp.dice_rolled", gc=False):
    """The dice of an attack; `hits` of them succeeded against `total`."""

    barrier: ClassVar[str | None] = "dice"
    faces: tuple[int, ...]
    hits: int
    total: int


class AttackMissed(Event, frozen=True, tag="dp.attack_missed", gc=False):
    """No die succeeded."""

    target: str


class AttackHit(Event, frozen=True, tag="dp.attack_hit", gc=False):
    """At least one die succeeded."""

    target: str


class VictimChosen(Event, frozen=True, tag="dp.victim_chosen", gc=False):
    """The soldier in the vehicle who takes the loss."""

    vehicle: CounterId
    soldier: CounterId


class SoldierWounded(Event, frozen=True, tag="dp.soldier_wounded", gc=False):
    """One linked card is removed from this zone."""

    barrier: ClassVar[str | None] = "card_seen"
    soldier: CounterId
    zone: Literal["hand", "discard", "deck"]


class CounterNeutralised(Event, frozen=True, tag="dp.counter_neutralised", gc=False):
    """A soldier leaves the board for good and is kept by `side`; the soldier's cards in the reserve leave
    too."""

    barrier: ClassVar[str | None] = "card_seen"
    counter: CounterId
    side: Side
    cards: int


class SoldierPinned(Event, frozen=True, tag="dp.soldier_pinned", gc=False):
    """The soldier is pinned."""

    soldier: CounterId


class SuppressNoEffect(Event, frozen=True, tag="dp.suppress_no_effect", gc=False):
    """The target of Suppress has no soldier left to pin."""

    target: str


class VehicleDamaged(Event, frozen=True, tag="dp.vehicle_damaged", gc=False):
    """`damage` is the damage after this hit."""

    vehicle: CounterId
    damage: int


class VehicleDisabled(Event, frozen=True, tag="dp.vehicle_disabled", gc=False):
    """The damage has reached the critical level."""

    vehicle: CounterId


class VehicleDestroyed(Event, frozen=True, tag="dp.vehicle_destroyed", gc=False):
    """The crew is placed on the tile; counter and card leave the game, and `side` keeps the counter."""

    vehicle: CounterId
    tile: SpaceId
    soldiers: tuple[CounterId, ...]
    side: Side


class ObjectDestroyed(Event, frozen=True, tag="dp.object_destroyed", gc=False):
    """The object is removed; `side` gets its points."""

    object: ObjectId
    side: Side
    points: int


class CountersEscaped(Event, frozen=True, tag="dp.counters_escaped", gc=False):
    """Counters leave together, a vehicle with its crew; their `cards` leave the game with them."""

    counters: tuple[CounterId, ...]
    side: Side
    tile: SpaceId
    cards: int


class CardsDiscarded(Event, frozen=True, tag="dp.cards_discarded", gc=False):
    """The end of a turn: the rest of the hand is discarded, then the play area on top of it."""

    side: Side
    hand: Pile
    played: Pile


class TurnEnded(Event, frozen=True, tag="dp.turn_ended", gc=False):
    """The side has finished its turn."""

    side: Side


class PointsChanged(Event, frozen=True, tag="dp.points_changed", gc=False):
    """The points of a side after a change, and the points it needs."""

    side: Side
    points: int
    required: int


class HopeAbandoned(Event, frozen=True, tag="dp.hope_abandoned", gc=False):
    """The side can no longer win."""

    side: Side


class GameEnded(Event, frozen=True, tag="dp.game_ended", gc=False):
    """The winner, the reason, and the rule that decided."""

    side: Side
    reason: Reason
    rule: str


EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
