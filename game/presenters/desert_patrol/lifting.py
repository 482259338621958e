"""How a card or a counter looks in the hand that drags it: a little larger, tilted, above its shadow."""

import pygame

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.board.counters import CounterLook, counter_surface, look_of
from game.presenters.desert_patrol.cards import soldiers
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.controls.things import card_at
from game.presenters.desert_patrol.regions import regions
from game.presenters.desert_patrol.zones import piles
from game.presenters.shared.cards.card_parts import device
from game.presenters.shared.lifting import CARD_GROWTH, PIECE_GROWTH, SMALL_CARD, held, held_card
from game.rules.core.ids import CardId
from game.rules.desert_patrol.setting import Setting
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import LAMP

SOLDIER, VEHICLE = 62, 76
"""Counters in the design."""
CARDS = (at.HAND, at.IN_PLAY, at.IN_ENEMY_PLAY, at.RESERVE)
"""Cards that go through a hand."""


def lifted(kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False) -> pygame.Surface | None:
    """The thing as it is held; None for what nobody can take in hand. Small, a card hides little."""
    name = at.COUNTER.of(handle) or at.CREW.of(handle)
    if name is not None:
        return _lifted_counter(kit, look_of(kit, ctx.view.world, name))
    card = card_at(ctx.view.world, ctx.seat, handle)
    if card is None or not any(handle in kind for kind in CARDS):
        return None
    size = device(kit, SMALL_CARD) if small else _size(kit, ctx, is_played=handle in at.IN_PLAY)
    return _lifted_card(kit, ctx.view.world.setting, card, size)


def _size(kit: Kit, ctx: ViewContext, *, is_played: bool) -> tuple[int, int]:
    """The size a card has where it was taken; small ones of the reserve are held as large as in hand."""
    region = regions(kit.metrics)["play" if is_played else "hand"]
    forces = piles.own(ctx)[1]
    count = max(1, len(forces.play_area if is_played else forces.hand))
    places = piles.play_places if is_played else piles.hand_places
    rect = places(kit, region, count)[0]
    return round(rect.w * CARD_GROWTH), round(rect.h * CARD_GROWTH)


def _lifted_card(kit: Kit, setting: Setting, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    key = ("dp_lifted", card, size, kit.texts.language, kit.metrics, kit.is_safe_palette)
    return kit.cache.get(
        key, lambda: held_card(kit, size, lambda canvas, rect: soldiers.face(canvas, rect, setting, card))
    )


def _lifted_counter(kit: Kit, look: CounterLook) -> pygame.Surface:
    diameter = kit.px((VEHICLE if look.is_vehicle else SOLDIER) * PIECE_GROWTH)
    key = ("dp_lifted_counter", look, diameter, kit.is_safe_palette)
    return kit.cache.get(key, lambda: _draw_counter(kit, look, diameter))


def _draw_counter(kit: Kit, look: CounterLook, diameter: int) -> pygame.Surface:
    """The counter with the ring of what is yours around it."""
    counter = counter_surface(kit, look, diameter)
    ring = kit.px(4)
    outer = diameter + 2 * ring
    side = max(counter.get_width(), outer)
    surface = blank((side, side))
    corner = outer // 6 if look.is_vehicle else outer // 2
    glow = kit.shapes.rounded((outer, outer), corner, LAMP)
    surface.blit(glow, ((side - outer) // 2, (side - outer) // 2))
    spare = (side - counter.get_width()) // 2
    surface.blit(counter, (spare, spare))
    return held(kit, surface, side // 2)
