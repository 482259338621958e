"""How a thing looks in the hand that drags it: a little larger, tilted, above its shadow."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVarTuple

import pygame
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import radius_of
from game.view.canvas import Canvas
from game.view.handles import Handle, HandleKind, key_of
from game.view.kit import Kit
from game.view.shapes import blank

Draw = Callable[[Canvas, Rect], None]
"""Draws a card or another thing into a box."""
CARD_GROWTH, PIECE_GROWTH, TILT = 1.06, 1.14, 3.0
SMALL_CARD = (92, 129)
"""A card held above the board, so that it does not cover what it is put on."""


class Grip(NamedTuple):
    """How a thing is held: small, so that a card hides little; and how many of a pile are in hand."""

    small: bool = False
    amount: int = 0


Lifter = Callable[[Kit, ViewContext, Grip, Handle], pygame.Surface | None]
"""The picture of a held thing; None if nobody can pick it up, or if it is hidden from the viewer."""
Fields = TypeVarTuple("Fields")


def held_as(
    kind: HandleKind[*Fields], lift: Callable[[Kit, ViewContext, Grip, *Fields], pygame.Surface | None]
) -> tuple[str, Lifter]:
    """An entry in a table of lifters: the picture of held things of a kind, given their fields."""

    def lifted(kit: Kit, ctx: ViewContext, grip: Grip, handle: Handle) -> pygame.Surface | None:
        fields = kind.fields(handle)
        return None if fields is None else lift(kit, ctx, grip, *fields)

    return kind.prefix, lifted


def lift_by(
    lifters: Mapping[str, Lifter], kit: Kit, ctx: ViewContext, handle: Handle, grip: Grip
) -> pygame.Surface | None:
    """The picture of a held thing by the entry of its kind; a look-up, as it is asked whenever the
    mouse moves.
    """
    lifter = lifters.get(key_of(handle))
    return None if lifter is None else lifter(kit, ctx, grip, handle)


def grown(size: tuple[int, int]) -> tuple[int, int]:
    """The size of a held card, given its size at its place."""
    return round(size[0] * CARD_GROWTH), round(size[1] * CARD_GROWTH)


def painted(kit: Kit, size: tuple[int, int], compose: Draw) -> pygame.Surface:
    """Compose on a canvas of its own and paint the result on one surface."""
    canvas = Canvas(kit)
    compose(canvas, Rect(0, 0, *size))
    surface = blank(size)
    for item in canvas.items:
        if item.surface is not None:
            surface.blit(item.surface, (item.x, item.y), item.area)
        elif item.colour is not None:
            surface.fill(item.colour, item[:4])
    return surface


def held_card(kit: Kit, size: tuple[int, int], face: Draw) -> pygame.Surface:
    """The picture of a held card; `face` draws it. Not cached here: the caller knows what it depends on."""
    mask = kit.shapes.rounded(size, radius_of(size[0]), (255, 255, 255))
    return held(kit, kit.shapes.cut(painted(kit, size, face), mask), radius_of(size[0]))


def held(kit: Kit, surface: pygame.Surface, radius: int, footprint: Rect | None = None) -> pygame.Surface:
    """The surface tilted to the left above its shadow; the thing is in the middle of the result.

    `footprint` is the part of the surface that throws the shadow; None for all of it.
    """
    wide, high = surface.get_size()
    foot = footprint or Rect(0, 0, wide, high)
    shadow, dx, dy = kit.shapes.shadow(foot.size, radius, "s3", kit.metrics.unit)
    room_x = max(-dx - foot.x, shadow.get_width() + dx + foot.x - wide, 0)
    room_y = max(-dy - foot.y, shadow.get_height() + dy + foot.y - high, 0)
    whole = blank((wide + 2 * room_x, high + 2 * room_y))
    whole.blit(shadow, (room_x + foot.x + dx, room_y + foot.y + dy))
    whole.blit(surface, (room_x, room_y))
    return pygame.transform.rotozoom(whole, TILT, 1.0)
