"""Events of set-up, rounds, counters and decks, in the order of the rulebook. An event holds all that
`evolve` needs."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import Pile
from game.rules.core.values import Event
from game.rules.wasteland_riders.events.fights import FIGHT_EVENTS
from game.rules.wasteland_riders.events.gear import GEAR_EVENTS
from game.rules.wasteland_riders.events.journey import JOURNEY_EVENTS
from game.rules.wasteland_riders.events.missions import MISSION_EVENTS
from game.rules.wasteland_riders.terms import (
    BoardToken,
    Deck,
    HexId,
    KnightId,
    PanelColour,
    Resource,
    SpecialToken,
    TileId,
)
from game.rules.wasteland_riders.world.state import StepName

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
"""Why a counter has changed."""

# Set-up


class GameCreated(Event, frozen=True, tag="wr.game_created", gc=False):
    """A game of this mission begins, with this number of seats."""

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
    """One die for each of these seats."""

    barrier: ClassVar[str | None] = "dice"
    rollers: tuple[Seat, ...]
    dice: tuple[int, ...]


class FirstPlayerChanged(Event, frozen=True, tag="wr.first_player_changed", gc=False):
    """This seat is the first player now."""

    seat: Seat


class ScavengerChanged(Event, frozen=True, tag="wr.scavenger_changed", gc=False):
    """This seat is the Scavenger now."""

    seat: Seat


class KnightChosen(Event, frozen=True, tag="wr.knight_chosen", gc=False):
    """A player has chosen a knight."""

    seat: Seat
    knight: KnightId


class ColourChosen(Event, frozen=True, tag="wr.colour_chosen", gc=False):
    """A player has chosen the colour of the panel."""

    seat: Seat
    colour: PanelColour


class DeckShuffled(Event, frozen=True, tag="wr.deck_shuffled", gc=False):
    """A deck is in a new order; with `discards` it was made from its discard pile."""

    barrier: ClassVar[str | None] = "shuffle"
    deck: Deck
    cards: Pile
    discards: bool = False


class SetsGiven(Event, frozen=True, tag="wr.sets_given", gc=False):
    """A player gets the starting set, taken from the green deck."""

    seat: Seat
    cards: Pile


class ContractsReturned(Event, frozen=True, tag="wr.contracts_returned", gc=False):
    """Two players: the private contracts that nobody holds go to the box."""

    cards: Pile


class ContractsKept(Event, frozen=True, tag="wr.contracts_kept", gc=False):
    """Two players: these of the contracts looked at are kept face down, one goes to the box."""

    seat: Seat
    cards: Pile
    returned: CardId


# Round


class RoundStarted(Event, frozen=True, tag="wr.round_started", gc=False):
    """A round begins; `last`: it is the last one."""

    round: int
    last: bool


class StepEntered(Event, frozen=True, tag="wr.step_entered", gc=False):
    """A step of the round begins."""

    step: StepName


class KnightActive(Event, frozen=True, tag="wr.knight_active", gc=False):
    """A knight becomes active; None: no knight is active any more."""

    seat: Seat | None


class KnightSkipped(Event, frozen=True, tag="wr.knight_skipped", gc=False):
    """The knight misses the movement or the exploration."""

    seat: Seat
    unconscious: bool


# Counters


class ResourceChanged(Event, frozen=True, tag="wr.resource_changed", gc=False):
    """A counter has changed; `change` is the actual change."""

    seat: Seat
    resource: Resource
    change: int
    now: int
    cause: Cause


class FuelBurnt(Event, frozen=True, tag="wr.fuel_burnt", gc=False):
    """The active knight turned fuel into movement points."""

    seat: Seat
    fuel: int
    mp: int


# Board


class TokenPlaced(Event, frozen=True, tag="wr.token_placed", gc=False):
    """Tokens of a kind are placed on these hexes."""

    token: BoardToken
    hexes: tuple[HexId, ...]


class TokensRemoved(Event, frozen=True, tag="wr.tokens_removed", gc=False):
    """All board tokens leave the board."""

    count: int


class SpecialPlaced(Event, frozen=True, tag="wr.special_placed", gc=False):
    """A special token is placed on a hex."""

    special: SpecialToken
    hex: HexId


class SpecialTurned(Event, frozen=True, tag="wr.special_turned", gc=False):
    """A special token is turned to its dark side, or leaves the board."""

    special: SpecialToken
    removed: bool


# Decks


class LuckDrawn(Event, frozen=True, tag="wr.luck_drawn", gc=False):
    """A player draws luck cards; others do not see them."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    cards: Pile


class LuckDiscarded(Event, frozen=True, tag="wr.luck_discarded", gc=False):
    """A luck card is discarded from a hand, not for its text."""

    seat: Seat
    card: CardId


class LuckLost(Event, frozen=True, tag="wr.luck_lost", gc=False):
    """A luck card is lost from a hand, at random."""

    barrier: ClassVar[str | None] = "shuffle"
    seat: Seat
    card: CardId


class LuckPlayed(Event, frozen=True, tag="wr.luck_played", gc=False):
    """A luck card is played for its text."""

    seat: Seat
    card: CardId


class LuckCancelled(Event, frozen=True, tag="wr.luck_cancelled", gc=False):
    """A luck card is cancelled: the one below the card that cancels."""

    card: CardId


class LuckSettled(Event, frozen=True, tag="wr.luck_settled", gc=False):
    """A played card goes to the discard pile, or stays until the movement ends."""

    seat: Seat
    card: CardId
    lasts: bool
    cancelled: bool


class LastingDiscarded(Event, frozen=True, tag="wr.lasting_discarded", gc=False):
    """Luck cards for a whole movement are discarded at its end."""

    cards: Pile


class DrawFellShort(Event, frozen=True, tag="wr.draw_fell_short", gc=False):
    """Cards are missing, as deck and discard pile are empty."""

    deck: Deck
    missing: int


class CardsLookedAt(Event, frozen=True, tag="wr.cards_looked_at", gc=False):
    """Cards from the top of a deck are seen by one player only."""

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
    """The cards left under the Scavenger marker are discarded."""

    cards: Pile


EVENTS: tuple[type[Event], ...] = (
    *(
        value
        for value in tuple(globals().values())
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    ),
    *GEAR_EVENTS,
    *JOURNEY_EVENTS,
    *MISSION_EVENTS,
    *FIGHT_EVENTS,
)
