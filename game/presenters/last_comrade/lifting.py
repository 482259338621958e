"""How a card, a piece of Equipment, a Target or a Comrade looks in the hand that drags it."""

from collections.abc import Callable

import pygame
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.cards.comrade_cards import ability_face, front_card
from game.presenters.last_comrade.controls.handles import parse
from game.presenters.last_comrade.players import own
from game.presenters.last_comrade.regions import regions
from game.presenters.last_comrade.zones.draft_tray import tray_places
from game.presenters.last_comrade.zones.hand import hand_places
from game.presenters.shared.cards.card_parts import SMALL, device
from game.presenters.shared.lifting import CARD_GROWTH, PIECE_GROWTH, SMALL_CARD, held, held_card
from game.rules.core import engine
from game.rules.core.ids import HIDDEN
from game.rules.core.piles import Pile
from game.rules.last_comrade.draft import QuickDraft
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit

FRONT = (110, 153)
"""A Comrade of the Line in hand, in the design."""
TARGET = 74
Draw = Callable[[Canvas, Rect], None]


def lifted(kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False) -> pygame.Surface | None:
    """The thing as it is held; None for what nobody can take in hand, or may not see.

    Small, a card hides little of what it is held above.
    """
    kind, *names = parse(handle)
    world: World = ctx.view.world
    if kind in ("hand", "pack") and names:
        return _lifted_card(kit, ctx, kind, int(names[0]), small=small)
    if kind == "comrade" and names and names[0] in world.players:
        comrade = ComradeId(names[0])
        return _card(kit, FRONT, ("front", comrade), lambda on, rect: front_card(on, rect, comrade))
    if kind == "ability" and names and names[0] in world.players:
        comrade = ComradeId(names[0])
        life = world.players[comrade].life
        return _card(
            kit, FRONT, ("ability", comrade, life), lambda on, rect: ability_face(on, rect, world, comrade)
        )
    if kind == "piece" and len(names) == 2:
        return _lifted_piece(kit, world, ComradeId(names[0]), int(names[1]))
    return _lifted_target(kit) if kind == "target" else None


def _pile(ctx: ViewContext, kind: str) -> Pile:
    """The cards that handles of this kind count: the hand, the pack, in a quick draft the own cards."""
    comrade = own(ctx)
    if comrade is None:
        return ()
    player = ctx.view.world.players[comrade]
    if kind == "hand":
        return tuple(player.hand)
    if isinstance(engine.pending(ctx.view), QuickDraft):
        return tuple(player.kept)
    return tuple(player.packs[0]) if player.packs else ()


def _lifted_card(kit: Kit, ctx: ViewContext, kind: str, place: int, *, small: bool) -> pygame.Surface | None:
    pile, world = _pile(ctx, kind), ctx.view.world
    if place >= len(pile) or pile[place] == HIDDEN:
        return None
    card, region = pile[place], regions(kit.metrics)["hand"]
    size = device(kit, SMALL_CARD)
    if not small:
        places = hand_places if kind == "hand" else tray_places
        rect = places(kit, region, len(pile))[0]
        size = (round(rect.w * CARD_GROWTH), round(rect.h * CARD_GROWTH))
    return _drawn(kit, size, ("card", card), lambda on, rect: faces.face(on, rect, world, card))


def _lifted_piece(kit: Kit, world: World, comrade: ComradeId, number: int) -> pygame.Surface | None:
    player = world.players.get(comrade)
    if player is None or number >= len(player.equipment):
        return None
    piece = player.equipment[number]
    return _card(kit, SMALL, ("piece", piece), lambda on, rect: faces.piece_face(on, rect, world, piece))


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
