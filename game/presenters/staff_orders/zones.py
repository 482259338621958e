"""Everything around the board: the support board, the own reserve, piles, the hand and the area bonuses."""

from game.presenters.presenter import Sight
from game.presenters.staff_orders.bonuses import compose_bonuses
from game.presenters.staff_orders.hand import compose_hand
from game.presenters.staff_orders.piles import compose_deck, compose_discard, compose_lists
from game.presenters.staff_orders.regions import regions
from game.presenters.staff_orders.reserves import compose_reserve
from game.presenters.staff_orders.support import compose_support
from game.view.canvas import Canvas


def compose_zones(canvas: Canvas, sight: Sight) -> None:
    places = regions(canvas.kit.metrics)
    compose_support(canvas, places["support"], sight)
    compose_reserve(canvas, places["reserve"], sight)
    compose_deck(canvas, places["deck"], sight)
    compose_discard(canvas, places["discard"], sight)
    compose_hand(canvas, places["hand"], sight)
    compose_bonuses(canvas, places["bonuses"], sight)
    compose_lists(canvas, sight)
