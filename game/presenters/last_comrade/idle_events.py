"""A word of warning beforehand: an Event that could be played now and would change nothing."""

from game.presenters.presenter import Sight
from game.rules.core import engine
from game.rules.core.ids import CardId
from game.rules.last_comrade import GAME
from game.rules.last_comrade.effects import changes_nothing
from game.rules.last_comrade.intents import PlayEvent
from game.rules.last_comrade.state import World
from game.view.kit import Kit


def is_idle(sight: Sight, card: CardId) -> bool:
    """Whether the seat that looks may play this Event now, to no effect."""
    world: World = sight.view.world
    if sight.is_open or card not in world.setting.events or sight.seat not in engine.waiting_for(sight.view):
        return False
    if engine.why_not(GAME, sight.view, sight.seat, PlayEvent(card)) is not None:
        return False
    return changes_nothing(world, world.comrade_of(sight.seat), card)


def idle_words(kit: Kit, sight: Sight, card: CardId) -> str | None:
    """What the warning says; None where there is nothing to warn of."""
    return kit.say("lc-field-idle", card_id=card) if is_idle(sight, card) else None
