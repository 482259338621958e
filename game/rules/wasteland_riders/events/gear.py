"""What happened to gear, vehicles, the Market and in deals between knights."""

from typing import ClassVar, Literal

from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import Pile
from game.rules.core.values import Event
from game.rules.wasteland_riders.terms import (
    Colour,
    Deck,
    Spot,
)
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Exchange, Share

# Market


class MarketRefilled(Event, frozen=True, tag="wr.market_refilled", gc=False):
    """A card from a deck fills an empty slot of the Market."""

    barrier: ClassVar[str | None] = "card_seen"
    slot: str
    card: CardId
    deck: Deck


class MarketDiscarded(Event, frozen=True, tag="wr.market_discarded", gc=False):
    """A card of the Market is discarded."""

    slot: str
    card: CardId


class ExchangeOpened(Event, frozen=True, tag="wr.exchange_opened", gc=False):
    """A knight begins an exchange with the Market."""

    seat: Seat


class ExchangeChanged(Event, frozen=True, tag="wr.exchange_changed", gc=False):
    """The offer and the wanted cards so far."""

    exchange: Exchange


class ExchangeDone(Event, frozen=True, tag="wr.exchange_done", gc=False):
    """Offered cards are discarded, Market cards gained; `wasted` is the value offered beyond the price."""

    seat: Seat
    spots: tuple[Spot, ...]
    cards: Pile
    """The offered cards, attachments included."""
    slots: tuple[str, ...]
    taken: Pile
    wasted: int


class ExchangeClosed(Event, frozen=True, tag="wr.exchange_closed", gc=False):
    """The exchange with the Market is over."""

    seat: Seat


class MarketCardTaken(Event, frozen=True, tag="wr.market_card_taken", gc=False):
    """A Market card is taken for nothing."""

    seat: Seat
    slot: str
    card: CardId


# Gear


class DrawingBegan(Event, frozen=True, tag="wr.drawing_began", gc=False):
    """A player is about to draw this number of cards."""

    seat: Seat
    colour: Colour | Literal["luck"]
    count: int


class ExtraDraw(Event, frozen=True, tag="wr.extra_draw", gc=False):
    """One more card than stated is drawn; one of the drawn cards must go."""

    seat: Seat


class GearDrawn(Event, frozen=True, tag="wr.gear_drawn", gc=False):
    """A player draws gear cards, which must be placed."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    colour: Colour
    cards: Pile


class DrawingEnded(Event, frozen=True, tag="wr.drawing_ended", gc=False):
    """The draw is complete."""

    seat: Seat


class NamedGained(Event, frozen=True, tag="wr.named_gained", gc=False):
    """A named blue card is taken from its deck."""

    seat: Seat
    card: CardId


class NamedDeclined(Event, frozen=True, tag="wr.named_declined", gc=False):
    """The offered blue vehicle stays where it is."""

    seat: Seat
    card: CardId


class Grafted(Event, frozen=True, tag="wr.grafted", gc=False):
    """An implant or mutation from this spot is attached to the knight, or a tuning to the vehicle."""

    seat: Seat
    card: CardId
    spot: Spot


class Ungrafted(Event, frozen=True, tag="wr.ungrafted", gc=False):
    """An attached card comes off and must be placed now."""

    seat: Seat
    card: CardId


class GearPlaced(Event, frozen=True, tag="wr.gear_placed", gc=False):
    """A gained card is put in its place; what it pushed away must be placed next."""

    seat: Seat
    item: Item
    spot: Spot


class GainedDiscarded(Event, frozen=True, tag="wr.gained_discarded", gc=False):
    """A card just gained is discarded instead of placed."""

    seat: Seat
    item: Item


class GearMoved(Event, frozen=True, tag="wr.gear_moved", gc=False):
    """A card is moved; cards that lay there went to where it came from."""

    seat: Seat
    item: Item
    origin: Spot
    spot: Spot


class GearDiscarded(Event, frozen=True, tag="wr.gear_discarded", gc=False):
    """A card is discarded with its attachments, to the piles of their colours."""

    seat: Seat
    spot: Spot
    item: Item
    cause: Literal["cost", "used", "room", "lost", "destroyed"]


class StowedDiscarded(Event, frozen=True, tag="wr.stowed_discarded", gc=False):
    """A stowed card, picked by its back or at random, is discarded with its attachments."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    spot: Spot
    item: Item
    cause: Literal["lost", "scavenger"]


class GearMarked(Event, frozen=True, tag="wr.gear_marked", gc=False):
    """A card is marked; `printed`: on the panel of the sheet, not on a card; `used`: for its own text."""

    seat: Seat
    spot: Spot
    card: CardId
    printed: bool
    used: bool = True


class AbilityMarked(Event, frozen=True, tag="wr.ability_marked", gc=False):
    """The ability of a knight is marked as used."""

    seat: Seat


class VehicleMarked(Event, frozen=True, tag="wr.vehicle_marked", gc=False):
    """The text of a vehicle is marked as used."""

    seat: Seat
    vehicle: CardId


class GearRefreshed(Event, frozen=True, tag="wr.gear_refreshed", gc=False):
    """All markers come off cards and sheets."""


class Attached(Event, frozen=True, tag="wr.attached", gc=False):
    """An attachment from `origin` is put onto the card or starting gear on `spot`."""

    seat: Seat
    card: CardId
    origin: Spot
    spot: Spot
    printed: bool


class Detached(Event, frozen=True, tag="wr.detached", gc=False):
    """An attachment is taken off its card and stowed."""

    seat: Seat
    card: CardId
    spot: Spot
    printed: bool
    to: Spot


class BlueRemoved(Event, frozen=True, tag="wr.blue_removed", gc=False):
    """A blue card leaves the game."""

    seat: Seat
    card: CardId
    spot: Spot


class TextUsed(Event, frozen=True, tag="wr.text_used", gc=False):
    """The text of gear, ability or vehicle is used."""

    seat: Seat
    source: str


# Vehicles


class VehicleTaken(Event, frozen=True, tag="wr.vehicle_taken", gc=False):
    """A vehicle comes from the pool; the previous one goes to the pool, its tuning and cargo must be
    placed."""

    seat: Seat
    vehicle: CardId
    damaged: bool
    cause: Literal["start", "exchange", "draw", "blue"]


class VehicleGone(Event, frozen=True, tag="wr.vehicle_gone", gc=False):
    """A vehicle was traded to the Market or removed from the game; cargo and tuning must be placed."""

    seat: Seat
    vehicle: CardId
    removed: bool


class VehicleDamaged(Event, frozen=True, tag="wr.vehicle_damaged", gc=False):
    """A vehicle is turned to its damaged side."""

    seat: Seat
    vehicle: CardId


class VehicleRepaired(Event, frozen=True, tag="wr.vehicle_repaired", gc=False):
    """A vehicle is turned to its undamaged side."""

    seat: Seat
    vehicle: CardId


class VehicleDestroyed(Event, frozen=True, tag="wr.vehicle_destroyed", gc=False):
    """A vehicle goes to the pool; its cargo was discarded, blue cards and tuning must be placed."""

    seat: Seat
    vehicle: CardId


class DamageIgnored(Event, frozen=True, tag="wr.damage_ignored", gc=False):
    """The damage was prevented; the vehicle stays as it is."""

    seat: Seat
    vehicle: CardId


# Exchange between knights


class DealOpened(Event, frozen=True, tag="wr.deal_opened", gc=False):
    """Two knights begin an exchange."""

    seat: Seat
    rival: Seat


class DealChanged(Event, frozen=True, tag="wr.deal_changed", gc=False):
    """What both would give so far, in the order of `DealOpened`."""

    seat: Seat
    gives: tuple[Share, Share]


class DealProposed(Event, frozen=True, tag="wr.deal_proposed", gc=False):
    """A knight puts the proposal to the other."""

    seat: Seat
    rival: Seat


class DealDone(Event, frozen=True, tag="wr.deal_done", gc=False):
    """All parts of a deal change hands at once; gained cards must be placed."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    rival: Seat
    cards: Pile
    """From the seat to the rival, attachments included."""
    others: Pile
    """From the rival to the seat."""


class VehiclesSwapped(Event, frozen=True, tag="wr.vehicles_swapped", gc=False):
    """Part of a deal: who gives a vehicle to the other; a second one goes to the pool, its cargo is
    placed."""

    seat: Seat
    rival: Seat
    gives: bool
    receives: bool


class DealClosed(Event, frozen=True, tag="wr.deal_closed", gc=False):
    """The exchange is over."""

    seat: Seat


GEAR_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
