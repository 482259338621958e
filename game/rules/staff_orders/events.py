"""What happened, in the order of the rulebook. An event holds all that `evolve` needs."""

from typing import ClassVar, Literal

from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.core.values import Event
from game.rules.staff_orders.terms import (
    ActionName,
    ActionSpaceId,
    BonusId,
    Domain,
    Faction,
    PlaceId,
    Purpose,
)

ToReserve = Literal[
    "top_up", "defence_hits", "losses", "over_limit", "barrage", "bombard", "air_raid", "bomb_cost"
]
FromReserve = Literal["reinforce", "scramble", "paradrop", "bonus", "card"]
Reason = Literal["hq_captured", "hq_emptied", "points", "tie_initiative", "conceded"]


class GameCreated(Event, frozen=True, tag="so.game_created", gc=False):
    """The battlefield is laid out; `factions` are the colours of the seats, chosen or drawn."""

    barrier: ClassVar[str | None] = "shuffle"
    scenario: str
    mode: str
    factions: tuple[Faction, Faction]


class TokenPlaced(Event, frozen=True, tag="so.token_placed", gc=False):
    """A bonus token is placed on an area."""

    barrier: ClassVar[str | None] = "shuffle"
    area: PlaceId
    bonus: BonusId


class TokensBoxed(Event, frozen=True, tag="so.tokens_boxed", gc=False):
    """These bonus tokens are not used in this match."""

    bonuses: tuple[BonusId, ...]


class DeckShuffled(Event, frozen=True, tag="so.deck_shuffled", gc=False):
    """The deck gets this order."""

    barrier: ClassVar[str | None] = "shuffle"
    deck: Pile


class RoundTokenTossed(Event, frozen=True, tag="so.round_token_tossed", gc=False):
    """The colour that fell face up has the initiative."""

    barrier: ClassVar[str | None] = "dice"
    faction: Faction


class RoundStarted(Event, frozen=True, tag="so.round_started", gc=False):
    """The round token is on this field; its colour takes the first turn."""

    round: int
    faction: Faction


class TurnStarted(Event, frozen=True, tag="so.turn_started", gc=False):
    """The faction begins its turn."""

    faction: Faction


class Passed(Event, frozen=True, tag="so.passed", gc=False):
    """`forced`: the reserve had no commander."""

    faction: Faction
    forced: bool


class CommanderDeployed(Event, frozen=True, tag="so.commander_deployed", gc=False):
    """From the reserve to an action space; `place` is the linked one, if any."""

    faction: Faction
    space: ActionSpaceId
    action: ActionName
    place: PlaceId | None


class PieceEvent(Event, frozen=True, gc=False):
    """An event about pieces of one faction in one place."""

    faction: Faction
    place: PlaceId
    count: int


class SoldiersMoved(PieceEvent, frozen=True, tag="so.soldiers_moved", gc=False):
    """Soldiers went from `origin` to `place`."""

    origin: PlaceId


class AircraftMoved(PieceEvent, frozen=True, tag="so.aircraft_moved", gc=False):
    """Aircraft went from `origin` to `place`."""

    origin: PlaceId


class SoldiersFromReserve(PieceEvent, frozen=True, tag="so.soldiers_from_reserve", gc=False):
    """Soldiers of the reserve are placed."""

    cause: FromReserve


class AircraftFromReserve(PieceEvent, frozen=True, tag="so.aircraft_from_reserve", gc=False):
    """Aircraft of the reserve are placed."""

    cause: FromReserve


class SoldiersToReserve(PieceEvent, frozen=True, tag="so.soldiers_to_reserve", gc=False):
    """Soldiers went back to the reserve."""

    cause: ToReserve


class AircraftToReserve(PieceEvent, frozen=True, tag="so.aircraft_to_reserve", gc=False):
    """Aircraft went back to the reserve."""

    cause: ToReserve


class BonusDeclined(Event, frozen=True, tag="so.bonus_declined", gc=False):
    """The faction did not add the soldier of this bonus."""

    faction: Faction
    bonus: BonusId


class TargetChosen(Event, frozen=True, tag="so.target_chosen", gc=False):
    """The target of an action is chosen."""

    faction: Faction
    action: ActionName
    place: PlaceId


class EffectPlayed(Event, frozen=True, tag="so.effect_played", gc=False):
    """The card goes to the discard pile; `count` soldiers or aircraft follow it, if it adds any."""

    faction: Faction
    card: CardId
    count: int


class ClashStarted(Event, frozen=True, tag="so.clash_started", gc=False):
    """`faction` attacks; both numbers are those before the Defence step."""

    layer: Domain
    place: PlaceId
    faction: Faction
    attackers: int
    defenders: int


class DiceSet(Event, frozen=True, tag="so.dice_set", gc=False):
    """All dice of the coming roll: their number by rule, by bonuses and by cards."""

    faction: Faction
    purpose: Purpose
    base: int
    air_cover: int
    bonus: int
    cards: int
    total: int


class DiceRolled(Event, frozen=True, tag="so.dice_rolled", gc=False):
    """`faces` are the hits on each die."""

    barrier: ClassVar[str | None] = "dice"
    faction: Faction
    purpose: Purpose
    faces: tuple[int, ...]
    hits: int


class DiceRerolled(Event, frozen=True, tag="so.dice_rerolled", gc=False):
    """The card goes to the discard pile; the new result replaces the old one."""

    barrier: ClassVar[str | None] = "dice"
    faction: Faction
    card: CardId
    faces: tuple[int, ...]
    hits: int


class RollKept(Event, frozen=True, tag="so.roll_kept", gc=False):
    """The roller keeps this result."""

    faction: Faction
    hits: int


class ClashEnded(Event, frozen=True, tag="so.clash_ended", gc=False):
    """`faction` holds the place with so many pieces; None if nobody is left."""

    layer: Domain
    place: PlaceId
    faction: Faction | None
    remaining: int


class CardsDrawn(Event, frozen=True, tag="so.cards_drawn", gc=False):
    """Cards go from the deck to the hand; hidden from the enemy."""

    barrier: ClassVar[str | None] = "card_seen"
    faction: Faction
    cards: Pile


class DeckReshuffled(Event, frozen=True, tag="so.deck_reshuffled", gc=False):
    """The discard pile became the deck, in this order."""

    barrier: ClassVar[str | None] = "shuffle"
    deck: Pile


class DrawFellShort(Event, frozen=True, tag="so.draw_fell_short", gc=False):
    """Deck and discard pile had too few cards: `missing` were not drawn."""

    faction: Faction
    missing: int


class InitiativeChanged(Event, frozen=True, tag="so.initiative_changed", gc=False):
    """The round token is turned to this colour."""

    faction: Faction


class SignalsGained(Event, frozen=True, tag="so.signals_gained", gc=False):
    """The faction holds the signals unit; if it has a commander in staging, one goes to its reserve."""

    faction: Faction
    area: PlaceId
    commander: bool


class SignalsLost(Event, frozen=True, tag="so.signals_lost", gc=False):
    """`owes`: a commander taken for the unit must be returned."""

    faction: Faction
    area: PlaceId
    owes: bool


class CommanderToStaging(Event, frozen=True, tag="so.commander_to_staging", gc=False):
    """From the reserve, or from an action space, which becomes free."""

    faction: Faction
    cause: Literal["signals_lost", "momentum_return"]
    space: ActionSpaceId | None = None


class CommanderFromStaging(Event, frozen=True, tag="so.commander_from_staging", gc=False):
    """Momentum: a commander joins the reserve until the round ends."""

    faction: Faction


class CommandersWithdrawn(Event, frozen=True, tag="so.commanders_withdrawn", gc=False):
    """`count` commanders of the faction went back to its reserve."""

    faction: Faction
    count: int


class ScoreCounted(Event, frozen=True, tag="so.score_counted", gc=False):
    """The stars of the areas that the faction controls and supplies."""

    faction: Faction
    areas: tuple[PlaceId, ...]
    stars: int


class GameEnded(Event, frozen=True, tag="so.game_ended", gc=False):
    """The winner, the reason, and the rule that decided."""

    faction: Faction
    reason: Reason
    rule: str


EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value not in (Event, PieceEvent)
)
