"""What happened, in the order of the rulebook. An event holds all that `evolve` needs.

What happens on the Line is in `line_events`. A player is named by their Comrade. Hidden cards are `?` in the
events that the other seats receive.
"""

from typing import ClassVar, Literal

from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import Pile
from game.rules.core.values import Event
from game.rules.last_comrade.line_events import LINE_EVENTS
from game.rules.last_comrade.terms import (
    Checkpoint,
    ComradeId,
    Direction,
    Fizzled,
    Lapsed,
    Reminder,
)

Reason = Literal["last_comrade", "enemy_army"]

# Setting up


class GameCreated(Event, frozen=True, tag="lc.game_created", gc=False):
    """The number of players and the Life of each at the start."""

    scenario: str
    players: int
    life: int


class CharacterDealt(Event, frozen=True, tag="lc.character_dealt", gc=False):
    """`seat` plays this Comrade, by chance or by choice."""

    barrier: ClassVar[str | None] = "shuffle"
    seat: Seat
    comrade: ComradeId


class DecksShuffled(Event, frozen=True, tag="lc.decks_shuffled", gc=False):
    """Both decks lie face down; `boxed` cards are not used with so few players."""

    barrier: ClassVar[str | None] = "shuffle"
    action_deck: Pile
    attack_deck: Pile
    boxed: Pile


class LinePlaced(Event, frozen=True, tag="lc.line_placed", gc=False):
    """The Comrades stand in this order from place 1; a free place and the Commissar follow."""

    barrier: ClassVar[str | None] = "shuffle"
    comrades: tuple[ComradeId, ...]


class InitiativeGiven(Event, frozen=True, tag="lc.initiative_given", gc=False):
    """This Comrade takes Initiative."""

    comrade: ComradeId


# Drafting


class DraftStarted(Event, frozen=True, tag="lc.draft_started", gc=False):
    """The hand of every living player becomes their pack."""

    mode: Literal["full", "quick"]


class DraftPicked(Event, frozen=True, tag="lc.draft_picked", gc=False):
    """One card is kept face down; the rest of the pack goes to `other`, unless this was the last card."""

    barrier: ClassVar[str | None] = "card_seen"
    comrade: ComradeId
    other: ComradeId
    card: CardId


class CardPassedOn(Event, frozen=True, tag="lc.card_passed_on", gc=False):
    """Quick draft: this card will go to the left."""

    comrade: ComradeId
    card: CardId


class DraftEnded(Event, frozen=True, tag="lc.draft_ended", gc=False):
    """The kept cards are the hands; in a quick draft the passed cards have gone to the left."""

    barrier: ClassVar[str | None] = "card_seen"


# The turn


class TurnStarted(Event, frozen=True, tag="lc.turn_started", gc=False):
    """`comrade` holds Initiative."""

    turn: int
    comrade: ComradeId


class AttackRevealed(Event, frozen=True, tag="lc.attack_revealed", gc=False):
    """The top Attack card is turned over; a strike card is the attack of the turn."""

    barrier: ClassVar[str | None] = "card_seen"
    card: CardId
    strike: bool


class NoAttackLeft(Event, frozen=True, tag="lc.no_attack_left", gc=False):
    """Attack deck and discard pile are empty: the turn has no attack."""


class SetupCardDone(Event, frozen=True, tag="lc.setup_card_done", gc=False):
    """The Attack card has had its effect and is discarded."""

    card: CardId


class HazardPlaced(Event, frozen=True, tag="lc.hazard_placed", gc=False):
    """The card lies on this free place."""

    card: CardId
    place: int


class RouletteAttached(Event, frozen=True, tag="lc.roulette_attached", gc=False):
    """`count` cards are now attached to the Initiative of this Comrade."""

    card: CardId
    comrade: ComradeId
    count: int


class TargetPlaced(Event, frozen=True, tag="lc.target_placed", gc=False):
    """Target card `target` lies at this place; if it has a `comrade`, it follows them."""

    barrier: ClassVar[str | None] = "dice"
    card: CardId
    target: int
    place: int
    comrade: ComradeId | None = None


class TargetMoved(Event, frozen=True, tag="lc.target_moved", gc=False):
    """A Target card went from `origin` to `place`."""

    target: int
    origin: int
    place: int


class StepBegan(Event, frozen=True, tag="lc.step_began", gc=False):
    """A numbered step of the turn begins: 2 commit, 4 reveal, 5 damage, 6 refill, 7 end."""

    step: int


class CardCommitted(Event, frozen=True, tag="lc.card_committed", gc=False):
    """A card is laid face down, finally; only its player knows the card and the reminders."""

    barrier: ClassVar[str | None] = "hand_over"
    comrade: ComradeId
    card: CardId
    reminders: tuple[Reminder, ...] = ()


class SlotStarted(Event, frozen=True, tag="lc.slot_started", gc=False):
    """The slot of this player begins; `has_card` if there is a card to reveal."""

    comrade: ComradeId
    has_card: bool


class CardRevealed(Event, frozen=True, tag="lc.card_revealed", gc=False):
    """The face-down card of the slot is turned over."""

    barrier: ClassVar[str | None] = "card_seen"
    comrade: ComradeId
    card: CardId


class CardFizzled(Event, frozen=True, tag="lc.card_fizzled", gc=False):
    """The revealed card is discarded without effect, or without the rest of its effect."""

    comrade: ComradeId
    card: CardId
    why: Fizzled


class CardDone(Event, frozen=True, tag="lc.card_done", gc=False):
    """The Manoeuvre has taken effect and is discarded."""

    comrade: ComradeId
    card: CardId


class SlotEnded(Event, frozen=True, tag="lc.slot_ended", gc=False):
    """The slot of this player is over."""

    comrade: ComradeId


class InitiativePassed(Event, frozen=True, tag="lc.initiative_passed", gc=False):
    """All attached Roulettes go with it."""

    comrade: ComradeId


class TurnEnded(Event, frozen=True, tag="lc.turn_ended", gc=False):
    """The strike card is discarded; the Target cards return to the stock."""

    turn: int


class EffectsEnded(Event, frozen=True, tag="lc.effects_ended", gc=False):
    """All effects that last until the end of the turn are over."""


# Reaction windows


class WindowOpened(Event, frozen=True, tag="lc.window_opened", gc=False):
    """`comrade` is the owner of the card in question; None without one."""

    window: Checkpoint
    comrade: ComradeId | None = None


class WindowClosed(Event, frozen=True, tag="lc.window_closed", gc=False):
    """The window is over; play goes on."""

    window: Checkpoint


class HandRaised(Event, frozen=True, tag="lc.hand_raised", gc=False):
    """`response`: the hand is for the Event just announced; otherwise for the next checkpoint."""

    barrier: ClassVar[str | None] = "hand_over"
    comrade: ComradeId
    response: bool = False


class HandLowered(Event, frozen=True, tag="lc.hand_lowered", gc=False):
    """This player wants to be served no longer."""

    comrade: ComradeId


class LetBy(Event, frozen=True, tag="lc.let_by", gc=False):
    """This player passes the open window."""

    comrade: ComradeId


class NothingMoreSaid(Event, frozen=True, tag="lc.nothing_more_said", gc=False):
    """This player passes every window of the turn, unless they raise their hand again."""

    comrade: ComradeId


class StoodDown(Event, frozen=True, tag="lc.stood_down", gc=False):
    """The player was served and played nothing. `counted`: it used up their turn in one of the windows C0 to
    C7."""

    comrade: ComradeId
    counted: bool


class EventAnnounced(Event, frozen=True, tag="lc.event_announced", gc=False):
    """An Event is played with all its choices; only `chosen`, the card of New Orders, stays hidden."""

    comrade: ComradeId
    card: CardId
    other: ComradeId | None = None
    target: int = 0
    direction: Direction | None = None
    piece: CardId | None = None
    durability: int = 0
    chosen: CardId | None = None


class EventCancelled(Event, frozen=True, tag="lc.event_cancelled", gc=False):
    """`card` of `comrade` is cancelled by the Nyet! of `other`."""

    comrade: ComradeId
    card: CardId
    other: ComradeId


class EventLapsed(Event, frozen=True, tag="lc.event_lapsed", gc=False):
    """The Event has no effect: its choice is no longer possible, or it would change nothing."""

    comrade: ComradeId
    card: CardId
    why: Lapsed = "choice"


class EventSettled(Event, frozen=True, tag="lc.event_settled", gc=False):
    """The Event was resolved or cancelled and is discarded."""

    comrade: ComradeId
    card: CardId
    cancelled: bool


class HaltStarted(Event, frozen=True, tag="lc.halt_started", gc=False):
    """Halt! is in effect until the end of the turn."""

    comrade: ComradeId


class ManoeuvreTripped(Event, frozen=True, tag="lc.manoeuvre_tripped", gc=False):
    """The revealed card of `other` moves nobody."""

    comrade: ComradeId
    other: ComradeId


class OrdersChanged(Event, frozen=True, tag="lc.orders_changed", gc=False):
    """The face-down card went back to the hand and another was laid; only its player knows both."""

    comrade: ComradeId
    card: CardId
    taken: CardId


class EquipmentTaken(Event, frozen=True, tag="lc.equipment_taken", gc=False):
    """`comrade` takes a piece in play from `other`."""

    comrade: ComradeId
    other: ComradeId
    card: CardId
    durability: int


class HandShown(Event, frozen=True, tag="lc.hand_shown", gc=False):
    """`comrade` looks at the hand of `other`."""

    barrier: ClassVar[str | None] = "card_seen"
    comrade: ComradeId
    other: ComradeId


class CardTaken(Event, frozen=True, tag="lc.card_taken", gc=False):
    """Only the two players know the card."""

    comrade: ComradeId
    other: ComradeId
    card: CardId


class HandsSwapped(Event, frozen=True, tag="lc.hands_swapped", gc=False):
    """Two players have exchanged their hands."""

    barrier: ClassVar[str | None] = "card_seen"
    comrade: ComradeId
    other: ComradeId


# Hands and decks


class CardsDrawn(Event, frozen=True, tag="lc.cards_drawn", gc=False):
    """Cards go from the deck to the hand; hidden from the others."""

    barrier: ClassVar[str | None] = "card_seen"
    comrade: ComradeId
    cards: Pile


class ActionsReshuffled(Event, frozen=True, tag="lc.actions_reshuffled", gc=False):
    """The Action discard pile became the deck, in this order."""

    barrier: ClassVar[str | None] = "shuffle"
    deck: Pile


class AttacksReshuffled(Event, frozen=True, tag="lc.attacks_reshuffled", gc=False):
    """The Attack discard pile became the deck, in this order."""

    barrier: ClassVar[str | None] = "shuffle"
    deck: Pile


# The end


class ConcedeAnnounced(Event, frozen=True, tag="lc.concede_announced", gc=False):
    """This player concedes and leaves at the next checkpoint."""

    comrade: ComradeId


class GaveUp(Event, frozen=True, tag="lc.gave_up", gc=False):
    """At a checkpoint the Life of a Comrade whose player has conceded becomes 0."""

    comrade: ComradeId


class GameWon(Event, frozen=True, tag="lc.game_won", gc=False):
    """The winner, and the rule that decided."""

    comrade: ComradeId
    rule: str


class EnemyArmyWon(Event, frozen=True, tag="lc.enemy_army_won", gc=False):
    """Nobody is left: all players lose."""

    rule: str


EVENTS: tuple[type[Event], ...] = (
    *(
        value
        for value in tuple(globals().values())
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    ),
    *LINE_EVENTS,
)
