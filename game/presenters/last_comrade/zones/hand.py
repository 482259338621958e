"""The Action cards in hand, side by side below the field."""

from collections.abc import Callable, Collection

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.players import own
from game.presenters.last_comrade.zones.received import mark_new, new_in_hand
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.places import below_label, rows_of_cards, uncovered
from game.rules.core.piles import Pile
from game.rules.last_comrade.state import Player
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import CHALK_2, DESK_500
from game.view.widgets.panels import zone_label

HandleAt = Callable[[int], Handle]
"""Gives the handle of the card at this index."""
LEAST_SEEN = 84
"""Pixels of a covered card that must stay visible; otherwise there are two rows."""


def hand_places(kit: Kit, region: Rect, count: int) -> list[Rect]:
    """Where the cards of the hand lie in their region."""
    return rows_of_cards(kit, below_label(kit, region), count, LEAST_SEEN)


def compose_hand(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    kit, world, comrade = canvas.kit, ctx.view.world, own(ctx)
    player = None if comrade is None else world.players[comrade]
    held = () if player is None else player.hand
    canvas.zone("hand", region)
    zone_label(canvas, region, kit.say("lc-table-zone_hand", count=len(held)))
    if held:
        places = hand_places(kit, region, len(held))
        compose_cards(canvas, places, ctx, held, at.HAND, "hand", new_in_hand(ctx))
    else:
        _compose_empty(canvas, region, player)


def compose_cards(
    canvas: Canvas,
    places: list[Rect],
    ctx: ViewContext,
    pile: Pile,
    handle_at: HandleAt,
    group: str,
    new: Collection[int] = (),
) -> None:
    """Cards that can be pointed at, each at its place; a later card may cover a part of the one before.

    Cards at the indexes in `new` get a mark.
    """
    world = ctx.view.world
    for place, card in enumerate(pile):
        handle, rect = handle_at(place), places[place]
        window = uncovered(canvas, places, place)
        with canvas.clipped(window):
            if handle in ctx.hidden:
                card_parts.ghost(canvas, rect)
            else:
                seen = window.right - rect.x - card_parts.radius_of(rect.w)
                faces.face(canvas, rect, world, card, seen)
                if place in new:
                    mark_new(canvas, rect, min(seen, rect.w))
        canvas.hit_area(handle, rect, group, radius=9, is_piece=True)


def _compose_empty(canvas: Canvas, region: Rect, player: Player | None) -> None:
    """An empty card place, and beside it the reason why the hand is empty."""
    kit = canvas.kit
    rect = hand_places(kit, region, 1)[0]
    card_parts.ghost(canvas, rect, DESK_500)
    canvas.icon("cards_outline", rect, DESK_500, 44)
    gap = kit.px(18)
    room = Rect(rect.right + gap, rect.y, min(region.right - rect.right - gap, kit.px(460)), rect.h)
    why = "none" if player is None or not player.alive else "gassed" if player.gassed else "cards"
    canvas.words(kit.say(f"lc-table-empty_{why}"), "body", CHALK_2, room, valign="middle", fit=True)
