"""The deck and the open discard pile, which both players share, and the list of discarded cards."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.pile_lists import compose_list, link
from game.presenters.shared.cards.places import pile_places
from game.presenters.staff_orders.cards import operations
from game.presenters.staff_orders.colours import BACK, HEADER
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.regions import regions
from game.view.canvas import Canvas
from game.view.widgets.panels import badge

DISCARDED = "discard"
"""The name of the one list that can be unfolded."""


def compose_deck(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    deck = ctx.view.world.deck
    rect, _ = pile_places(canvas, region, "deck", canvas.kit.say("so-table-zone_deck"))
    card_parts.pile_edge(canvas, rect, HEADER, len(deck))
    if deck:
        card_parts.back(canvas, rect, BACK)
    else:
        card_parts.ghost(canvas, rect)
    _count(canvas, rect, len(deck))
    canvas.hit_area(at.DECK, rect, "piles", is_piece=True)


def compose_discard(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    kit, world = canvas.kit, ctx.view.world
    rect, foot = pile_places(canvas, region, "discard", kit.say("so-table-zone_discard"))
    card_parts.pile_edge(canvas, rect, HEADER, len(world.discard))
    if world.discard and at.DISCARD not in ctx.hidden:
        operations.small_face(canvas, rect, world.setting, world.discard[-1])
    else:
        card_parts.ghost(canvas, rect)
    _count(canvas, rect, len(world.discard))
    canvas.hit_area(at.DISCARD, rect, "piles", is_piece=True)
    if world.discard:
        tip = kit.say("so-table-tip_unfold")
        link(canvas, foot, kit.say("so-table-discard_count"), DISCARDED, "piles", tip=tip)


def _count(canvas: Canvas, rect: Rect, count: int) -> None:
    kit = canvas.kit
    badge(canvas, (rect.right - kit.px(8), rect.y + kit.px(4)), str(count))


def compose_lists(canvas: Canvas, ctx: ViewContext) -> None:
    """Draw the discarded cards, if their list is unfolded."""
    kit, world = canvas.kit, ctx.view.world
    if DISCARDED not in ctx.unfolded or not world.discard:
        return
    room = regions(kit.metrics)["board"].inflate(-2 * kit.px(12), -2 * kit.px(12))
    compose_list(
        canvas,
        room,
        DISCARDED,
        world.discard,
        lambda on, rect, card: operations.small_face(on, rect, world.setting, card),
        title=kit.say("so-table-zone_discard"),
        tip=kit.say("so-table-tip_fold"),
        times=lambda count: kit.say("so-table-times", count=count),
        at_foot=True,
    )
