"""The face of a card of any deck, and where it is shown large."""

from pygame import Rect

from game.presenters.shared.cards.card_parts import LARGE
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.shared.lifting import Draw
from game.presenters.wasteland_riders.cards import combat_card, contract_card, luck_card, wasteland_card
from game.presenters.wasteland_riders.cards.combat_card import draw_combat
from game.presenters.wasteland_riders.cards.contract_card import draw_contract
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.luck_card import draw_luck
from game.presenters.wasteland_riders.cards.plain_card import Print, large_height
from game.presenters.wasteland_riders.cards.wasteland_card import draw_wasteland
from game.rules.core.ids import HIDDEN, CardId
from game.rules.wasteland_riders.terms import CombatCard
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit


def large_place(kit: Kit, printed: Print, beside: Rect) -> Rect:
    """Where a card is shown large beside its place: only as high as its text needs."""
    wide, most = large_size(kit, LARGE)
    return place_beside(kit, (wide, min(most, large_height(kit, wide, printed))), beside)


def enlarge_card(canvas: Canvas, world: World, card: CardId, beside: Rect) -> None:
    """Show large a luck card, a contract, a wasteland card or an enemy of the mission."""
    content, kit = world.setting.content, canvas.kit
    if card in content.luck:
        draw_luck(canvas, large_place(kit, luck_card.print_of(kit, world, card), beside), world, card)
    elif card in content.wasteland or card in content.enemies:
        place = large_place(kit, wasteland_card.print_of(kit, world, card), beside)
        draw_wasteland(canvas, place, world, card)
    else:
        draw_contract(canvas, large_place(kit, contract_card.print_of(kit, world, card), beside), world, card)


def enlarge_combat(canvas: Canvas, world: World, card: CombatCard, beside: Rect) -> None:
    place = large_place(canvas.kit, combat_card.print_of(canvas.kit, world, card), beside)
    draw_combat(canvas, place, world, card)


def card_drawer(world: World, card: CardId | None) -> Draw | None:
    """How a card is drawn in a box; None for a hidden card, and for things that are no card."""
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
