"""Everything around the field: ability, Equipment, the hand, piles and Initiative."""

from game.presenters.last_comrade import handles as at
from game.presenters.last_comrade.draft_tray import compose_tray, has_tray
from game.presenters.last_comrade.gallery import compose_gallery, is_choosing
from game.presenters.last_comrade.hand import compose_hand
from game.presenters.last_comrade.open_matter import compose_matter
from game.presenters.last_comrade.own_things import compose_ability, compose_equipment
from game.presenters.last_comrade.piles import (
    compose_deck,
    compose_discard,
    compose_initiative,
    compose_lists,
)
from game.presenters.last_comrade.regions import board_inside, regions
from game.presenters.presenter import Sight
from game.view.canvas import Canvas


def compose_zones(canvas: Canvas, sight: Sight) -> None:
    metrics = canvas.kit.metrics
    places = regions(metrics)
    compose_ability(canvas, places["ability"], sight)
    compose_equipment(canvas, places["equipment"], sight)
    if sight.is_open:
        compose_matter(canvas, places["hand"], sight)
    elif has_tray(sight):
        compose_tray(canvas, places["hand"], sight)
    else:
        compose_hand(canvas, places["hand"], sight)
    compose_deck(canvas, places["action_deck"], sight)
    compose_discard(canvas, places["action_discard"], sight, at.ACTION_DISCARD)
    compose_discard(canvas, places["attack_discard"], sight, at.ATTACK_DISCARD)
    compose_initiative(canvas, places["initiative"], sight)
    if is_choosing(sight):
        compose_gallery(canvas, board_inside(metrics), sight)
    compose_lists(canvas, sight)
