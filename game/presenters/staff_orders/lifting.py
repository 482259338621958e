"""How a card, a commander or some pieces look in the hand that drags them."""

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.small_things import count_badge
from game.presenters.shared.cards.card_parts import device
from game.presenters.shared.lifting import CARD_GROWTH, PIECE_GROWTH, SMALL_CARD, held, held_card
from game.presenters.staff_orders.board import pawns
from game.presenters.staff_orders.cards import operations
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.controls.handles import Supply
from game.presenters.staff_orders.controls.things import card_at
from game.presenters.staff_orders.players import own
from game.presenters.staff_orders.regions import regions
from game.presenters.staff_orders.zones.hand import hand_places
from game.rules.core.ids import CardId
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.terms import Faction
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.shapes import blank

if TYPE_CHECKING:
    from game.rules.staff_orders.state import World

HEIGHTS: dict[Supply, int] = {"commanders": 72, "soldiers": 42, "aircraft": 54}
"""Pieces in the design, before they grow in the hand."""
BADGE = 30
MOST_SHOWN = 5
HEAP = ((0.0, 0.0), (0.78, 0.1), (0.38, -0.52), (1.16, -0.44), (0.78, -0.98))
"""Where pieces lie in a heap: widths to the right of the first, heights below it."""
BACK_TO_FRONT = (4, 2, 3, 0, 1)


def lifted(
    kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False, amount: int = 0
) -> pygame.Surface | None:
    """The thing as it is held; None for what nobody can take in hand.

    Small, a card hides little. Of a pile `amount` pieces are held, and the number says so.
    """
    if handle in at.HAND:
        return _lifted_from_hand(kit, ctx, handle, small=small)
    if (space := at.COMMANDER.of(handle)) is not None:
        owner = ctx.view.world.commanders.get(space)
        return None if owner is None else _lifted_pieces(kit, "commanders", owner, 1, has_number=False)
    if (supply := at.RESERVE.of(handle)) is not None:
        return _lifted_pieces(kit, supply, own(ctx), max(1, amount), has_number=amount > 0)
    if (pile := at.pieces_of(handle)) is not None:
        layer, whose, _ = pile
        supply = "soldiers" if layer == "land" else "aircraft"
        return _lifted_pieces(kit, supply, whose, max(1, amount), has_number=amount > 0)
    if (flying := at.FLYING.fields(handle)) is not None:
        supply, whose, count, _ = flying
        return _lifted_pieces(kit, supply, whose, count, has_number=count > 1)
    return None


# Cards


def _lifted_from_hand(kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool) -> pygame.Surface | None:
    world: World = ctx.view.world
    card = card_at(world, ctx.seat, handle)
    if card is None:
        return None
    if small:
        return _lifted_card(kit, world.setting, card, device(kit, SMALL_CARD))
    rect = hand_places(kit, regions(kit.metrics)["hand"], len(world.army(own(ctx)).hand))[0]
    size = (round(rect.w * CARD_GROWTH), round(rect.h * CARD_GROWTH))
    return _lifted_card(kit, world.setting, card, size)


def _lifted_card(kit: Kit, setting: Setting, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    key = ("so_lifted", card, size, setting.mode, kit.texts.language, kit.metrics, kit.is_safe_palette)
    return kit.cache.get(
        key, lambda: held_card(kit, size, lambda canvas, rect: operations.face(canvas, rect, setting, card))
    )


# Pieces


def _lifted_pieces(
    kit: Kit, supply: Supply, faction: Faction, amount: int, *, has_number: bool
) -> pygame.Surface:
    high = kit.px(HEIGHTS[supply] * PIECE_GROWTH)
    key = ("so_lifted_pieces", supply, faction, amount, has_number, high, kit.is_safe_palette)
    return kit.cache.get(key, lambda: _draw_pieces(kit, supply, faction, amount, high, has_number))


def _draw_pieces(
    kit: Kit, supply: Supply, faction: Faction, amount: int, high: int, has_number: bool
) -> pygame.Surface:
    """Up to five pieces in a heap, from the back to the front, and how many they are on a badge."""
    piece = pawns.pawn(kit, supply, faction, high)
    wide = piece.get_width()
    order = [number for number in BACK_TO_FRONT if number < min(amount, MOST_SHOWN)]
    places = [
        Rect(round(HEAP[number][0] * wide), round(HEAP[number][1] * high * 0.7), wide, high)
        for number in order
    ]
    whole = places[0].unionall(places[1:])
    size = kit.px(BADGE) if has_number else 0
    surface = blank((whole.w + size // 2, whole.h + size // 3))
    for place in places:
        surface.blit(piece, (place.x - whole.x, place.y - whole.y))
    if has_number:
        badge = count_badge(kit, amount, size)
        surface.blit(badge, (surface.get_width() - size, surface.get_height() - size))
    foot = Rect(whole.w // 6, whole.h // 2, whole.w * 2 // 3, whole.h * 2 // 5)
    return held(kit, surface, min(foot.size) // 2, foot)
