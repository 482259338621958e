"""What a player can ask for: one gesture, one intent. `Done` ends a series of the same kind."""

from game.rules.core.ids import CardId
from game.rules.core.values import Intent
from game.rules.staff_orders.terms import ActionSpaceId, PlaceId


class Deploy(Intent, frozen=True, tag="so.deploy", gc=False):
    """Put a commander from the reserve on this action space."""

    space: ActionSpaceId


class Pass(Intent, frozen=True, tag="so.pass", gc=False):
    """Take no further turn in this phase."""


class PieceIntent(Intent, frozen=True, gc=False):
    """Some soldiers or aircraft of one place, moved together."""

    place: PlaceId
    count: int


class Enter(PieceIntent, frozen=True, tag="so.enter", gc=False):
    """Advance: take soldiers from this area to the linked one."""


class FlyIn(PieceIntent, frozen=True, tag="so.fly_in", gc=False):
    """Flight: take aircraft from this zone to the linked one."""


class TopUpSoldiers(PieceIntent, frozen=True, tag="so.top_up_soldiers", gc=False):
    """Take soldiers from this area back to the reserve."""


class TopUpAircraft(PieceIntent, frozen=True, tag="so.top_up_aircraft", gc=False):
    """Take aircraft from this zone back to the reserve."""


class PlaceSoldiers(PieceIntent, frozen=True, tag="so.place_soldiers", gc=False):
    """Reinforcement: put soldiers from the reserve on this area."""


class PlaceAircraft(PieceIntent, frozen=True, tag="so.place_aircraft", gc=False):
    """Scramble: put aircraft from the reserve in this zone."""


class Bomb(PieceIntent, frozen=True, tag="so.bomb", gc=False):
    """Bombard this area; costs `count` aircraft of the linked zone."""


class ChooseTarget(Intent, frozen=True, tag="so.choose_target", gc=False):
    """The target area of a Barrage or a Paradrop."""

    area: PlaceId


class UseBonus(Intent, frozen=True, tag="so.use_bonus", gc=False):
    """Add the soldier of an area bonus."""


class DeclineBonus(Intent, frozen=True, tag="so.decline_bonus", gc=False):
    """Do not add the soldier of an area bonus."""


class PlayEffect(Intent, frozen=True, tag="so.play_effect", gc=False):
    """Play a card for its special effect; `count` is how many soldiers or aircraft it adds, else 0."""

    card: CardId
    count: int = 0


class Roll(Intent, frozen=True, tag="so.roll", gc=False):
    """Play no more cards: roll the dice."""


class Reroll(Intent, frozen=True, tag="so.reroll", gc=False):
    """Discard this card to roll all dice again."""

    card: CardId


class KeepRoll(Intent, frozen=True, tag="so.keep_roll", gc=False):
    """Keep the result of the roll."""


class ReturnCommander(Intent, frozen=True, tag="so.return_commander", gc=False):
    """The signals unit is lost: the commander on this space returns to the staging zone."""

    space: ActionSpaceId


class Done(Intent, frozen=True, tag="so.done", gc=False):
    """Stop, although more could be moved, placed or played."""


class EndTurn(Intent, frozen=True, tag="so.end_turn", gc=False):
    """Play no card after the action: the turn ends."""


INTENTS: tuple[type[Intent], ...] = (
    Deploy,
    Pass,
    Enter,
    FlyIn,
    TopUpSoldiers,
    TopUpAircraft,
    PlaceSoldiers,
    PlaceAircraft,
    Bomb,
    ChooseTarget,
    UseBonus,
    DeclineBonus,
    PlayEffect,
    Roll,
    Reroll,
    KeepRoll,
    ReturnCommander,
    Done,
    EndTurn,
)
