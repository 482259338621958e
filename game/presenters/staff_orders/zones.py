"""Everything around the board: the support board, the own reserve, piles, the hand and the area bonuses."""

from game.presenters.presenter import Sight
from game.presenters.staff_orders.regions import regions
from game.view.canvas import Canvas


def compose_zones(canvas: Canvas, sight: Sight) -> None:
    places = regions(canvas.kit.metrics)
    for name in ("support", "reserve", "deck", "discard", "hand", "bonuses"):
        canvas.zone(name, places[name])
