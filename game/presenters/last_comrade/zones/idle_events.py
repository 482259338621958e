"""A word of warning beforehand: an Event that could be played now and would change nothing."""

from typing import TYPE_CHECKING

from game.presenters.contract.presenter import ViewContext
from game.rules.core.ids import CardId
from game.rules.last_comrade.effects import changes_nothing
from game.rules.last_comrade.intents import PlayEvent
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World


def is_idle(ctx: ViewContext, card: CardId) -> bool:
    """Whether the seat that looks may play this Event now, to no effect."""
    world: World = ctx.view.world
    if ctx.is_open or card not in world.setting.events or PlayEvent(card) not in ctx.legal:
        return False
    return changes_nothing(world, world.comrade_of(ctx.seat), card)


def idle_words(kit: Kit, ctx: ViewContext, card: CardId) -> str | None:
    """What the warning says; None where there is nothing to warn of."""
    return kit.say("lc-field-idle", card_id=card) if is_idle(ctx, card) else None
