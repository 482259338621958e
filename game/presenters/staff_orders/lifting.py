"""How a card, a commander or some pieces look in the hand that drags them."""

import pygame
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.small_things import count_badge
from game.presenters.shared.cards.card_parts import device
from game.presenters.shared.lifting import CARD_GROWTH, PIECE_GROWTH, SMALL_CARD, held, held_card
from game.presenters.staff_orders.board import pawns
from game.presenters.staff_orders.cards import operations
from game.presenters.staff_orders.controls.handles import Supply, parse
from game.presenters.staff_orders.players import own
from game.presenters.staff_orders.regions import regions
from game.presenters.staff_orders.zones.hand import hand_places
from game.rules.core.ids import HIDDEN, CardId
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.terms import FACTIONS, ActionSpaceId, Faction
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.shapes import blank

HEIGHTS: dict[Supply, int] = {"commanders": 72, "soldiers": 42, "aircraft": 54}
"""Pieces in the design, before they grow in the hand."""
SUPPLIES = tuple(HEIGHTS)
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
    kind, *names = parse(handle)
    world, faction = ctx.view.world, own(ctx)
    if kind == "hand" and names:
        return _lifted_from_hand(kit, ctx, int(names[0]), small=small)
    if kind == "commander" and names:
        owner = world.commanders.get(ActionSpaceId(names[0]))
        return None if owner is None else _lifted_pieces(kit, "commanders", owner, 1, has_number=False)
    if kind == "reserve" and names:
        return _lifted_pieces(kit, _supply(names[0]), faction, max(1, amount), has_number=amount > 0)
    if kind in ("soldiers", "aircraft") and len(names) == 2:
        whose = _faction(names[0])
        return _lifted_pieces(kit, _supply(kind), whose, max(1, amount), has_number=amount > 0)
    if kind == "flying" and len(names) == 4:
        count = int(names[2])
        return _lifted_pieces(kit, _supply(names[0]), _faction(names[1]), count, has_number=count > 1)
    return None


def _supply(name: str) -> Supply:
    """What a handle names; anything else was never the name of a thing."""
    return SUPPLIES[SUPPLIES.index(name)]


def _faction(name: str) -> Faction:
    return FACTIONS[FACTIONS.index(name)]


# Cards


def _lifted_from_hand(kit: Kit, ctx: ViewContext, place: int, *, small: bool) -> pygame.Surface | None:
    world = ctx.view.world
    hand = world.army(own(ctx)).hand
    if place >= len(hand) or hand[place] == HIDDEN:
        return None
    if small:
        return _lifted_card(kit, world.setting, hand[place], device(kit, SMALL_CARD))
    rect = hand_places(kit, regions(kit.metrics)["hand"], len(hand))[0]
    size = (round(rect.w * CARD_GROWTH), round(rect.h * CARD_GROWTH))
    return _lifted_card(kit, world.setting, hand[place], size)


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
