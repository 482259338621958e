"""How a dragged card or counter looks: a little larger, tilted, above its shadow."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.board.counters import CounterLook, counter_surface, look_of
from game.presenters.desert_patrol.cards import soldiers
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.zones import piles
from game.presenters.desert_patrol.zones.strip import strip
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
from game.rules.core.ids import CardId
from game.rules.desert_patrol.terms import CounterId, enemy
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import LAMP

if TYPE_CHECKING:
    from game.rules.desert_patrol.setting import Setting

SOLDIER, VEHICLE = 62, 76
"""The sizes of counters in the design."""


def lifted(
    kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False, amount: int = 0
) -> pygame.Surface | None:
    """The thing as it is held; None for a thing that cannot be held. With `small` a card hides less."""
    return lift_by(LIFTERS, kit, ctx, handle, Grip(small, amount))


def _from_hand(kit: Kit, ctx: ViewContext, grip: Grip, place: int) -> pygame.Surface | None:
    hand = piles.own(ctx)[1].hand
    return _card(kit, ctx, grip, hand[place]) if place < len(hand) else None


def _from_play(kit: Kit, ctx: ViewContext, grip: Grip, place: int) -> pygame.Surface | None:
    area = piles.own(ctx)[1].play_area
    return _card(kit, ctx, grip, area[place], is_played=True) if place < len(area) else None


def _from_enemy_play(kit: Kit, ctx: ViewContext, grip: Grip, place: int) -> pygame.Surface | None:
    area = ctx.view.world.forces(enemy(piles.own(ctx)[0])).play_area
    return _card(kit, ctx, grip, area[place]) if place < len(area) else None


def _card(
    kit: Kit, ctx: ViewContext, grip: Grip, card: CardId, *, is_played: bool = False
) -> pygame.Surface | None:
    setting: Setting = ctx.view.world.setting
    if card not in setting.cards:
        return None
    size = device(kit, SMALL_CARD) if grip.small else _size(kit, ctx, is_played=is_played)
    key = ("dp_lifted", card, size, kit.texts.language, kit.metrics, kit.is_safe_palette)
    return kit.cache.get(
        key, lambda: held_card(kit, size, lambda canvas, rect: soldiers.face(canvas, rect, setting, card))
    )


def _size(kit: Kit, ctx: ViewContext, *, is_played: bool) -> tuple[int, int]:
    """The size of a card where it was taken; small cards of the reserve are held at the size of the hand."""
    region = strip(kit, ctx).play if is_played else strip(kit, ctx).hand
    forces = piles.own(ctx)[1]
    count = max(1, len(forces.play_area if is_played else forces.hand))
    places = piles.play_places if is_played else piles.hand_places
    return grown(places(kit, region, count)[0].size)


def _counter(kit: Kit, ctx: ViewContext, _grip: Grip, name: CounterId) -> pygame.Surface:
    look = look_of(kit, ctx.view.world, name)
    diameter = kit.px((VEHICLE if look.is_vehicle else SOLDIER) * PIECE_GROWTH)
    key = ("dp_lifted_counter", look, diameter, kit.is_safe_palette)
    return kit.cache.get(key, lambda: _draw_counter(kit, look, diameter))


def _draw_counter(kit: Kit, look: CounterLook, diameter: int) -> pygame.Surface:
    """The counter with the ring that marks one's own things around it."""
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


LIFTERS: Mapping[str, Lifter] = dict(
    (
        held_as(at.HAND, _from_hand),
        held_as(at.IN_PLAY, _from_play),
        held_as(at.IN_ENEMY_PLAY, _from_enemy_play),
        held_as(at.RESERVE, _card),
        held_as(at.COUNTER, _counter),
        held_as(at.CREW, _counter),
    )
)
