"""The face of a card of any deck, whoever draws it."""

from game.presenters.shared.lifting import Draw
from game.presenters.wasteland_riders.cards.contract_card import draw_contract
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.luck_card import draw_luck
from game.presenters.wasteland_riders.cards.wasteland_card import draw_wasteland
from game.rules.core.ids import HIDDEN, CardId
from game.rules.wasteland_riders.world.state import World


def card_drawer(world: World, card: CardId | None) -> Draw | None:
    """How a card is drawn in a box; None for one that may not be known, and for what is no card."""
    content = world.setting.content
    if card is None or card == HIDDEN:
        return None
    if card in content.luck:
        return lambda canvas, rect: draw_luck(canvas, rect, world, card)
    if card in content.wasteland or card in content.enemies:
        return lambda canvas, rect: draw_wasteland(canvas, rect, world, card)
    if card in content.general or card in content.private:
        return lambda canvas, rect: draw_contract(canvas, rect, world, card)
    if card in content.gear:
        return lambda canvas, rect: draw_gear(canvas, rect, world, card)
    return None
