"""One's own operation cards, side by side below the board."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.places import below_label, rows_of_cards, uncovered
from game.presenters.staff_orders.cards import operations
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.players import own
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK_2, DESK_500
from game.view.widgets.panels import zone_label

LEAST_SEEN = 84
"""How much of an overlapped card stays visible; with less, there are two rows."""


def hand_places(kit: Kit, region: Rect, count: int) -> list[Rect]:
    """Where the cards of the hand lie in their region."""
    return rows_of_cards(kit, below_label(kit, region), count, LEAST_SEEN)


def compose_hand(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    kit, world = canvas.kit, ctx.view.world
    held = world.army(own(ctx)).hand
    canvas.zone("hand", region)
    zone_label(canvas, region, kit.say("so-table-zone_hand", count=len(held)))
    if not held:
        _compose_empty(canvas, region)
    places = hand_places(kit, region, len(held))
    for place, card in enumerate(held):
        handle = at.HAND(place)
        window = uncovered(canvas, places, place)
        with canvas.clipped(window):
            if handle in ctx.hidden:
                card_parts.ghost(canvas, places[place])
            else:
                seen = window.right - places[place].x - card_parts.radius_of(places[place].w)
                operations.put_card(canvas, places[place], world.setting, card, seen)
        canvas.hit_area(handle, places[place], "hand", radius=9, is_piece=True)


def _compose_empty(canvas: Canvas, region: Rect) -> None:
    """Draw the place of a card, and beside it how to get cards."""
    kit = canvas.kit
    rect = hand_places(kit, region, 1)[0]
    card_parts.ghost(canvas, rect, DESK_500)
    canvas.icon("cards_outline", rect, DESK_500, 44)
    gap = kit.px(18)
    room = Rect(rect.right + gap, rect.y, min(region.right - rect.right - gap, kit.px(430)), rect.h)
    canvas.words(kit.say("so-table-empty_hand"), "body", CHALK_2, room, valign="middle", fit=True)
