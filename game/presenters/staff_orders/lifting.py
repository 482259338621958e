"""How a dragged card, commander or group of pieces looks."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.small_things import count_badge
from game.presenters.shared.cards.card_parts import device
from game.presenters.shared.lifting import (
    PIECE_GROWTH,
    SMALL_CARD,
    Grip,
    Lifter,
    grown,
    held,
    held_as,
    held_card,
    lift_by,
)
from game.presenters.staff_orders.board import pawns
from game.presenters.staff_orders.cards import operations
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.controls.handles import Supply
from game.presenters.staff_orders.players import own
from game.presenters.staff_orders.regions import regions
from game.presenters.staff_orders.zones.hand import hand_places
from game.rules.core.ids import HIDDEN
from game.rules.staff_orders.terms import ActionSpaceId, Faction, PlaceId
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.shapes import blank

if TYPE_CHECKING:
    from game.rules.staff_orders.state import World

HEIGHTS: dict[Supply, int] = {"commanders": 72, "soldiers": 42, "aircraft": 54}
"""The heights of pieces in the design, before they grow when held."""
BADGE = 30
MOST_SHOWN = 5
HEAP = ((0.0, 0.0), (0.78, 0.1), (0.38, -0.52), (1.16, -0.44), (0.78, -0.98))
"""The places of pieces in a heap: widths to the right of the first, heights below it."""
BACK_TO_FRONT = (4, 2, 3, 0, 1)


def lifted(
    kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False, amount: int = 0
) -> pygame.Surface | None:
    """The thing as it is held; None for a thing that cannot be held.

    With `small` a card hides less. Of a pile `amount` pieces are held, shown as a number.
    """
    return lift_by(LIFTERS, kit, ctx, handle, Grip(small, amount))


def _from_hand(kit: Kit, ctx: ViewContext, grip: Grip, place: int) -> pygame.Surface | None:
    world: World = ctx.view.world
    hand, setting = world.army(own(ctx)).hand, world.setting
    if place >= len(hand) or hand[place] == HIDDEN:
        return None
    card, size = hand[place], device(kit, SMALL_CARD)
    if not grip.small:
        size = grown(hand_places(kit, regions(kit.metrics)["hand"], len(hand))[0].size)
    key = ("so_lifted", card, size, setting.mode, kit.texts.language, kit.metrics, kit.is_safe_palette)
    return kit.cache.get(
        key, lambda: held_card(kit, size, lambda canvas, rect: operations.face(canvas, rect, setting, card))
    )


# Pieces


def _commander(kit: Kit, ctx: ViewContext, _grip: Grip, space: ActionSpaceId) -> pygame.Surface | None:
    owner = ctx.view.world.commanders.get(space)
    return None if owner is None else _lifted_pieces(kit, "commanders", owner, 1, has_number=False)


def _reserve(kit: Kit, ctx: ViewContext, grip: Grip, supply: Supply) -> pygame.Surface:
    return _lifted_pieces(kit, supply, own(ctx), max(1, grip.amount), has_number=grip.amount > 0)


def _staged(kit: Kit, ctx: ViewContext, _grip: Grip, handle: Handle) -> pygame.Surface | None:
    """One of the commanders in the staging zone; None if it is empty."""
    has_any = handle == at.STAGING and ctx.view.world.army(own(ctx)).staging
    return _lifted_pieces(kit, "commanders", own(ctx), 1, has_number=False) if has_any else None


def _soldiers(kit: Kit, _ctx: ViewContext, grip: Grip, whose: Faction, _place: PlaceId) -> pygame.Surface:
    return _lifted_pieces(kit, "soldiers", whose, max(1, grip.amount), has_number=grip.amount > 0)


def _aircraft(kit: Kit, _ctx: ViewContext, grip: Grip, whose: Faction, _place: PlaceId) -> pygame.Surface:
    return _lifted_pieces(kit, "aircraft", whose, max(1, grip.amount), has_number=grip.amount > 0)


def _flying(
    kit: Kit, _ctx: ViewContext, _grip: Grip, supply: Supply, whose: Faction, count: int, _mark: str
) -> pygame.Surface:
    return _lifted_pieces(kit, supply, whose, count, has_number=count > 1)


def _lifted_pieces(
    kit: Kit, supply: Supply, faction: Faction, amount: int, *, has_number: bool
) -> pygame.Surface:
    high = kit.px(HEIGHTS[supply] * PIECE_GROWTH)
    key = ("so_lifted_pieces", supply, faction, amount, has_number, high, kit.is_safe_palette)
    return kit.cache.get(key, lambda: _draw_pieces(kit, supply, faction, amount, high, has_number))


def _draw_pieces(
    kit: Kit, supply: Supply, faction: Faction, amount: int, high: int, has_number: bool
) -> pygame.Surface:
    """Up to five pieces in a heap, from the back to the front, with their number on a badge."""
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


LIFTERS: Mapping[str, Lifter] = dict(
    (
        (at.STAGING, _staged),
        held_as(at.HAND, _from_hand),
        held_as(at.COMMANDER, _commander),
        held_as(at.RESERVE, _reserve),
        held_as(at.SOLDIERS, _soldiers),
        held_as(at.AIRCRAFT, _aircraft),
        held_as(at.FLYING, _flying),
    )
)
