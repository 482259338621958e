"""How a card, a piece of Equipment, a Target or a Comrade looks while it is dragged."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.cards.comrade_cards import ability_face, front_card
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.controls.things import card_at, piece_at, pile_of
from game.presenters.last_comrade.field.moving import MOVING
from game.presenters.last_comrade.regions import regions
from game.presenters.last_comrade.zones.draft_tray import tray_places
from game.presenters.last_comrade.zones.hand import hand_places
from game.presenters.shared.cards.card_parts import SMALL, device
from game.presenters.shared.lifting import (
    PIECE_GROWTH,
    SMALL_CARD,
    Draw,
    Grip,
    Lifter,
    grown,
    held,
    held_as,
    held_card,
    lift_by,
)
from game.rules.last_comrade.terms import ComradeId
from game.view.handles import Handle
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World

FRONT = (110, 153)
"""The size in hand of a Comrade from the Line, in design pixels."""
TARGET = 74


def lifted(
    kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False, amount: int = 0
) -> pygame.Surface | None:
    """The picture of a thing that is held or moves; None if nobody can pick it up, or if it is hidden.

    A small card covers little of what lies below it.
    """
    return lift_by(LIFTERS, kit, ctx, handle, Grip(small, amount))


def _held_card(kit: Kit, ctx: ViewContext, grip: Grip, handle: Handle) -> pygame.Surface | None:
    card, world, size = card_at(ctx, handle), ctx.view.world, device(kit, SMALL_CARD)
    if card is None:
        return None
    if not grip.small:
        places = hand_places if handle in at.HAND else tray_places
        size = grown(places(kit, regions(kit.metrics)["hand"], len(pile_of(ctx, handle)))[0].size)
    return _drawn(kit, size, ("card", card), lambda on, rect: faces.face(on, rect, world, card))


def _comrade(kit: Kit, ctx: ViewContext, _grip: Grip, comrade: ComradeId) -> pygame.Surface | None:
    if comrade not in ctx.view.world.players:
        return None
    return _card(kit, FRONT, ("front", comrade), lambda on, rect: front_card(on, rect, comrade))


def _ability(kit: Kit, ctx: ViewContext, _grip: Grip, comrade: ComradeId) -> pygame.Surface | None:
    world: World = ctx.view.world
    if comrade not in world.players:
        return None
    what = ("ability", comrade, world.players[comrade].life)
    return _card(kit, FRONT, what, lambda on, rect: ability_face(on, rect, world, comrade))


def _piece(kit: Kit, ctx: ViewContext, _grip: Grip, handle: Handle) -> pygame.Surface | None:
    world: World = ctx.view.world
    piece = piece_at(world, handle)
    if piece is None:
        return None
    return _card(kit, SMALL, ("piece", piece), lambda on, rect: faces.piece_face(on, rect, world, piece))


def _target(kit: Kit, _ctx: ViewContext, _grip: Grip, _number: int) -> pygame.Surface:
    side = kit.px(TARGET * PIECE_GROWTH)
    key = ("lc_lifted_target", side, kit.metrics)
    return kit.cache.get(key, lambda: held(kit, kit.pictures.svg("marker_target", (side, side)), side // 2))


def _card(kit: Kit, design: tuple[int, int], what: tuple[object, ...], draw: Draw) -> pygame.Surface:
    return _drawn(kit, grown(device(kit, design)), what, draw)


def _drawn(kit: Kit, size: tuple[int, int], what: tuple[object, ...], draw: Draw) -> pygame.Surface:
    key = ("lc_lifted", *what, size, kit.texts.language, kit.metrics, kit.is_safe_palette)
    return kit.cache.get(key, lambda: held_card(kit, size, draw))


LIFTERS: Mapping[str, Lifter] = {
    at.HAND.prefix: _held_card,
    at.PACK.prefix: _held_card,
    at.PIECE.prefix: _piece,
    **dict((held_as(at.COMRADE, _comrade), held_as(at.ABILITY, _ability), held_as(at.TARGET, _target))),
    **MOVING,
}
