"""How a card, a piece of Equipment, a Target or a Comrade looks in the hand that drags it."""

from typing import TYPE_CHECKING

import pygame

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.cards.comrade_cards import ability_face, front_card
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.controls.things import card_at, piece_at, pile_of
from game.presenters.last_comrade.regions import regions
from game.presenters.last_comrade.zones.draft_tray import tray_places
from game.presenters.last_comrade.zones.hand import hand_places
from game.presenters.shared.cards.card_parts import SMALL, device
from game.presenters.shared.lifting import CARD_GROWTH, PIECE_GROWTH, SMALL_CARD, Draw, held, held_card
from game.view.handles import Handle
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World

FRONT = (110, 153)
"""A Comrade of the Line in hand, in the design."""
TARGET = 74


def lifted(kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False) -> pygame.Surface | None:
    """The thing as it is held; None for what nobody can take in hand, or may not see.

    Small, a card hides little of what it is held above.
    """
    world: World = ctx.view.world
    if handle in at.HAND or handle in at.PACK:
        return _lifted_card(kit, ctx, handle, small=small)
    if (comrade := at.COMRADE.of(handle)) is not None and comrade in world.players:
        return _card(kit, FRONT, ("front", comrade), lambda on, rect: front_card(on, rect, comrade))
    if (owner := at.ABILITY.of(handle)) is not None and owner in world.players:
        life = world.players[owner].life
        return _card(
            kit, FRONT, ("ability", owner, life), lambda on, rect: ability_face(on, rect, world, owner)
        )
    if (piece := piece_at(world, handle)) is not None:
        return _card(kit, SMALL, ("piece", piece), lambda on, rect: faces.piece_face(on, rect, world, piece))
    return _lifted_target(kit) if handle in at.TARGET else None


def _lifted_card(kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool) -> pygame.Surface | None:
    card, world, size = card_at(ctx, handle), ctx.view.world, device(kit, SMALL_CARD)
    if card is None:
        return None
    if not small:
        places = hand_places if handle in at.HAND else tray_places
        rect = places(kit, regions(kit.metrics)["hand"], len(pile_of(ctx, handle)))[0]
        size = (round(rect.w * CARD_GROWTH), round(rect.h * CARD_GROWTH))
    return _drawn(kit, size, ("card", card), lambda on, rect: faces.face(on, rect, world, card))


def _lifted_target(kit: Kit) -> pygame.Surface:
    side = kit.px(TARGET * PIECE_GROWTH)
    key = ("lc_lifted_target", side, kit.metrics)
    return kit.cache.get(key, lambda: held(kit, kit.pictures.svg("marker_target", (side, side)), side // 2))


def _card(kit: Kit, design: tuple[int, int], what: tuple[object, ...], draw: Draw) -> pygame.Surface:
    wide, high = device(kit, design)
    return _drawn(kit, (round(wide * CARD_GROWTH), round(high * CARD_GROWTH)), what, draw)


def _drawn(kit: Kit, size: tuple[int, int], what: tuple[object, ...], draw: Draw) -> pygame.Surface:
    key = ("lc_lifted", *what, size, kit.texts.language, kit.metrics, kit.is_safe_palette)
    return kit.cache.get(key, lambda: held_card(kit, size, draw))
