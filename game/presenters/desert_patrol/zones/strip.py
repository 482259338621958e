"""The strip of the play area and the hand: many cards in play use the room that the hand does not need."""

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.regions import regions
from game.presenters.shared.cards.card_parts import HAND, device, fitting
from game.presenters.shared.cards.places import below_label
from game.rules.desert_patrol.terms import enemy
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.desert_patrol.state import World

LEAST_HAND = 2
"""This many cards keep their room in the hand, however many lie in the play area."""


class Strip(NamedTuple):
    """The places of the play area and the hand in their common strip."""

    play: Rect
    hand: Rect


def strip(kit: Kit, ctx: ViewContext) -> Strip:
    places, world = regions(kit.metrics), ctx.view.world
    play, hand = places["play"], places["hand"]
    more = _need(kit, play, _played(ctx)) - play.w
    side = world.side_of(ctx.seat)
    spare = hand.w - _need(kit, hand, max(LEAST_HAND, len(world.forces(side).hand)))
    given = max(0, min(more, spare))
    return Strip(
        Rect(play.x, play.y, play.w + given, play.h), Rect(hand.x + given, hand.y, hand.w - given, hand.h)
    )


def _played(ctx: ViewContext) -> int:
    """How many cards lie in the play area: only the side whose turn it is has any."""
    world: World = ctx.view.world
    side = world.side_of(ctx.seat)
    return max(len(world.forces(side).play_area), len(world.forces(enemy(side)).play_area))


def _need(kit: Kit, region: Rect, count: int) -> int:
    """The width of this many cards without overlap."""
    return count * (fitting(below_label(kit, region), device(kit, HAND))[0] + kit.px(12))
