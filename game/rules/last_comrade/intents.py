"""What a player can ask for: one gesture, one intent."""

from game.rules.core.ids import CardId
from game.rules.core.values import Intent
from game.rules.last_comrade.terms import ComradeId, Direction, Reminder

# Setting up and drafting


class ChooseCharacter(Intent, frozen=True, tag="lc.choose_character", gc=False):
    """Play this Comrade."""

    comrade: ComradeId


class DraftPick(Intent, frozen=True, tag="lc.draft_pick", gc=False):
    """Keep this card of the pack; the rest goes to the left."""

    card: CardId


class PassOn(Intent, frozen=True, tag="lc.pass_on", gc=False):
    """Quick draft: pass this card to the left."""

    card: CardId


# Committing


class Commit(Intent, frozen=True, tag="lc.commit", gc=False):
    """Lay this card face down for the turn."""

    card: CardId


class Remind(Intent, frozen=True, tag="lc.remind", gc=False):
    """Tick a window of this turn, or remove the tick: the hand goes up by itself when the window opens."""

    window: Reminder


# Reaction windows


class RaiseHand(Intent, frozen=True, tag="lc.raise_hand", gc=False):
    """Ask to be served at this window, or at the next checkpoint."""


class LowerHand(Intent, frozen=True, tag="lc.lower_hand", gc=False):
    """Take the raised hand down."""


class LetPass(Intent, frozen=True, tag="lc.let_pass", gc=False):
    """Pass the open window."""


class StandDown(Intent, frozen=True, tag="lc.stand_down", gc=False):
    """Being served, play nothing after all."""


class NothingMore(Intent, frozen=True, tag="lc.nothing_more", gc=False):
    """Pass every window of this turn, until the player raises a hand again."""


class GoOn(Intent, frozen=True, tag="lc.go_on", gc=False):
    """At a pause: this player agrees to go on."""


class PlayEvent(Intent, frozen=True, tag="lc.play_event", gc=False):
    """Play an Event that needs no choice."""

    card: CardId


class OrderForward(Intent, frozen=True, tag="lc.order_forward", gc=False):
    """Commissar's Order: this Comrade goes forward until something blocks the way."""

    comrade: ComradeId


class ChangeOrders(Intent, frozen=True, tag="lc.change_orders", gc=False):
    """New Orders: lay this card of the hand instead of the one that lies face down."""

    card: CardId


class CorrectFire(Intent, frozen=True, tag="lc.correct_fire", gc=False):
    """Fire Correction: the Target card of this number moves one place."""

    target: int
    direction: Direction


class TakeEquipment(Intent, frozen=True, tag="lc.take_equipment", gc=False):
    """Requisition: take this piece from that Comrade; equal pieces are told apart by durability."""

    comrade: ComradeId
    card: CardId
    durability: int


class Search(Intent, frozen=True, tag="lc.search", gc=False):
    """Shakedown: look at this player's hand."""

    comrade: ComradeId


class TakeCard(Intent, frozen=True, tag="lc.take_card", gc=False):
    """Shakedown: take this card of the hand that is shown."""

    card: CardId


class SwapHands(Intent, frozen=True, tag="lc.swap_hands", gc=False):
    """Dominika: swap the whole hand with this player."""

    comrade: ComradeId


# Carrying out a card


class WearBoots(Intent, frozen=True, tag="lc.wear_boots", gc=False):
    """Use the pair of Boots with this durability for one step more, or one step less."""

    durability: int
    longer: bool


class Move(Intent, frozen=True, tag="lc.move", gc=False):
    """Go this number of steps, or until the way is blocked."""

    direction: Direction
    steps: int


class Exchange(Intent, frozen=True, tag="lc.exchange", gc=False):
    """Change places with this Comrade."""

    comrade: ComradeId


class ExchangeTwo(Intent, frozen=True, tag="lc.exchange_two", gc=False):
    """These two change places."""

    comrade: ComradeId
    other: ComradeId


class TakeAboard(Intent, frozen=True, tag="lc.take_aboard", gc=False):
    """This neighbour boards the Tank too."""

    comrade: ComradeId


class Shoot(Intent, frozen=True, tag="lc.shoot", gc=False):
    """Fire the Revolver at this neighbour."""

    comrade: ComradeId


class EndSlot(Intent, frozen=True, tag="lc.end_slot", gc=False):
    """Leave the Revolver alone."""


# Being hit


class UseEquipment(Intent, frozen=True, tag="lc.use_equipment", gc=False):
    """Use the piece with this durability against the hit."""

    card: CardId
    durability: int


class Reflect(Intent, frozen=True, tag="lc.reflect", gc=False):
    """Pass the hit on with the Car Door of this durability."""

    durability: int
    direction: Direction


class React(Intent, frozen=True, tag="lc.react", gc=False):
    """Look at the hand before the hit is taken: Human Shield may be in it."""


class Shield(Intent, frozen=True, tag="lc.shield", gc=False):
    """Human Shield: this neighbour is hit instead."""

    comrade: ComradeId


class AcceptHit(Intent, frozen=True, tag="lc.accept_hit", gc=False):
    """Take the hit."""


INTENTS: tuple[type[Intent], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Intent) and value is not Intent
)
