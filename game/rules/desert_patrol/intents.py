"""What a player can ask for. Every card intent names the card it plays; `way` says whether the action is
the card's or the vehicle's."""

from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.core.values import Intent
from game.rules.desert_patrol.terms import CombatName, CounterId, MovementName, Way

OFF_BOARD = SpaceId("off_board")
"""The step off the board from a tile with an escape marker."""


class Commit(Intent, frozen=True, tag="dp.commit", gc=False):
    """Bid this card for the initiative, face down."""

    card: CardId


class CardIntent(Intent, frozen=True, gc=False):
    """An intent with a card of the own hand, or with the open card."""

    card: CardId


class HunkerDown(CardIntent, frozen=True, tag="dp.hunker_down", gc=False):
    """Play the card into the reserve, without an effect."""


class Recover(CardIntent, frozen=True, tag="dp.recover", gc=False):
    """Play the card of a pinned soldier, who becomes active and does nothing else."""


class Forgo(CardIntent, frozen=True, tag="dp.forgo", gc=False):
    """Manoeuvre only: give up the effect of the open card."""


class SwapSeats(CardIntent, frozen=True, tag="dp.swap_seats", gc=False):
    """Exchange positions with another soldier in the same vehicle."""

    partner: CounterId


class Board(CardIntent, frozen=True, tag="dp.board", gc=False):
    """A manoeuvre; `after` says that it follows the effect of the open card."""

    vehicle: CounterId
    position: str
    after: bool = False


class Disembark(CardIntent, frozen=True, tag="dp.disembark", gc=False):
    """A manoeuvre: leave the vehicle."""

    after: bool = False


class ChangePosition(CardIntent, frozen=True, tag="dp.change_position", gc=False):
    """A manoeuvre: take another position in the vehicle."""

    position: str
    after: bool = False


class ActionIntent(CardIntent, frozen=True, gc=False):
    """A card action or vehicle action."""

    way: Way


class Travel(ActionIntent, frozen=True, tag="dp.travel", gc=False):
    """A movement action with its first step: a tile, `OFF_BOARD`, or None to stay."""

    action: MovementName
    to: SpaceId | None


class Attack(ActionIntent, frozen=True, tag="dp.attack", gc=False):
    """A combat action against a counter or, for Detonate, an object."""

    action: CombatName
    target: str


class Reinforce(ActionIntent, frozen=True, tag="dp.reinforce", gc=False):
    """Includes the first card taken from the reserve."""

    take: CardId


class Command(ActionIntent, frozen=True, tag="dp.command", gc=False):
    """The first card is drawn at once."""


class Conceal(ActionIntent, frozen=True, tag="dp.conceal", gc=False):
    """Give the enemy a Fog of War card."""


class Control(ActionIntent, frozen=True, tag="dp.control", gc=False):
    """Take control of the soldier's tile."""


class FollowMe(ActionIntent, frozen=True, tag="dp.follow_me", gc=False):
    """Includes the first card taken from the play area."""

    take: CardId


class Navigate(ActionIntent, frozen=True, tag="dp.navigate", gc=False):
    """Includes the first tile chosen."""

    tile: SpaceId


class Recon(ActionIntent, frozen=True, tag="dp.recon", gc=False):
    """Remove a Fog of War card of the hand from the game."""


class Repair(ActionIntent, frozen=True, tag="dp.repair", gc=False):
    """Repair a vehicle on the soldier's tile."""

    vehicle: CounterId


class Observe(ActionIntent, frozen=True, tag="dp.observe", gc=False):
    """Includes the first tile chosen."""

    tile: SpaceId


class EndTurn(Intent, frozen=True, tag="dp.end_turn", gc=False):
    """Play no further card this turn."""


class StepOn(Intent, frozen=True, tag="dp.step_on", gc=False):
    """One more step of the movement in progress."""

    to: SpaceId


class TakeCard(Intent, frozen=True, tag="dp.take_card", gc=False):
    """One more card for Reinforce or Follow Me!."""

    card: CardId


class DrawCard(Intent, frozen=True, tag="dp.draw_card", gc=False):
    """One more card for Command."""


class ChooseTile(Intent, frozen=True, tag="dp.choose_tile", gc=False):
    """One more tile for Navigate or Observe."""

    tile: SpaceId


class ChooseSoldier(Intent, frozen=True, tag="dp.choose_soldier", gc=False):
    """The soldier in the vehicle just hit who is wounded, or pinned."""

    soldier: CounterId


class Done(Intent, frozen=True, tag="dp.done", gc=False):
    """Stop before the limit of 'up to X' is reached."""


INTENTS: tuple[type[Intent], ...] = (
    Commit,
    HunkerDown,
    Recover,
    Forgo,
    SwapSeats,
    Board,
    Disembark,
    ChangePosition,
    Travel,
    Attack,
    Reinforce,
    Command,
    Conceal,
    Control,
    FollowMe,
    Navigate,
    Recon,
    Repair,
    Observe,
    EndTurn,
    StepOn,
    TakeCard,
    DrawCard,
    ChooseTile,
    ChooseSoldier,
    Done,
)
