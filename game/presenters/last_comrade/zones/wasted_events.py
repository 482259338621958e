"""Warnings before an Event is wasted: it would change nothing now, or is laid face down, where it has no
effect."""

from typing import TYPE_CHECKING

from game.presenters.contract.presenter import ViewContext
from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Intent
from game.rules.last_comrade.effects import changes_nothing
from game.rules.last_comrade.intents import ChangeOrders, Commit, PlayEvent
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World


def wasted(ctx: ViewContext, card: CardId) -> Intent | None:
    """The intent for this Event that would have no effect; None if the Event may have one.

    Playing is checked first: if it has an effect there is no warning.
    """
    world: World = ctx.view.world
    if ctx.is_open or card not in world.setting.events:
        return None
    if PlayEvent(card) in ctx.legal:
        return PlayEvent(card) if changes_nothing(world, world.comrade_of(ctx.seat), card) else None
    return Commit(card) if Commit(card) in ctx.legal else None


def loss_words(kit: Kit, world: "World", seat: Seat, intent: Intent) -> str:
    """The warning for an intent; empty if there is nothing to warn of."""
    match intent:
        case PlayEvent(card=card) if changes_nothing(world, world.comrade_of(seat), card):
            return kit.say("lc-field-idle", card_id=card)
        case Commit(card=card) | ChangeOrders(card=card) if card in world.setting.events:
            return kit.say("lc-field-laid_event")
    return ""


def wasted_words(kit: Kit, ctx: ViewContext, card: CardId) -> str:
    """The warning for a card that is pointed at; empty if there is none."""
    intent = wasted(ctx, card)
    return "" if intent is None else loss_words(kit, ctx.view.world, Seat(ctx.seat), intent)
