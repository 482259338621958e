"""Everything around the board: the support board, one's own reserve, piles, the hand and the area bonuses."""

from game.presenters.contract.presenter import ViewContext
from game.presenters.staff_orders.regions import regions
from game.presenters.staff_orders.zones.bonuses import compose_bonuses
from game.presenters.staff_orders.zones.hand import compose_hand
from game.presenters.staff_orders.zones.piles import compose_deck, compose_discard, compose_lists
from game.presenters.staff_orders.zones.reserves import compose_reserve
from game.presenters.staff_orders.zones.support import compose_support
from game.view.canvas import Canvas


def compose_zones(canvas: Canvas, ctx: ViewContext) -> None:
    places = regions(canvas.kit.metrics)
    compose_support(canvas, places["support"], ctx)
    compose_reserve(canvas, places["reserve"], ctx)
    compose_deck(canvas, places["deck"], ctx)
    compose_discard(canvas, places["discard"], ctx)
    compose_hand(canvas, places["hand"], ctx)
    compose_bonuses(canvas, places["bonuses"], ctx)
    compose_lists(canvas, ctx)
