"""Everything around the field: ability, Equipment, the hand, piles and Initiative."""

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.regions import board_inside, regions
from game.presenters.last_comrade.zones.draft_tray import compose_tray, has_tray
from game.presenters.last_comrade.zones.gallery import compose_gallery, is_choosing
from game.presenters.last_comrade.zones.hand import compose_hand
from game.presenters.last_comrade.zones.open_table import compose_question
from game.presenters.last_comrade.zones.own_things import compose_ability, compose_equipment
from game.presenters.last_comrade.zones.piles import (
    compose_deck,
    compose_discard,
    compose_initiative,
    compose_lists,
)
from game.view.canvas import Canvas


def compose_zones(canvas: Canvas, ctx: ViewContext) -> None:
    metrics = canvas.kit.metrics
    places = regions(metrics)
    compose_ability(canvas, places["ability"], ctx)
    compose_equipment(canvas, places["equipment"], ctx)
    if ctx.is_open:
        compose_question(canvas, places["hand"], ctx)
    elif has_tray(ctx):
        compose_tray(canvas, places["hand"], ctx)
    else:
        compose_hand(canvas, places["hand"], ctx)
    compose_deck(canvas, places["action_deck"], ctx)
    compose_discard(canvas, places["action_discard"], ctx, at.ACTION_DISCARD)
    compose_discard(canvas, places["attack_discard"], ctx, at.ATTACK_DISCARD)
    compose_initiative(canvas, places["initiative"], ctx)
    if is_choosing(ctx):
        compose_gallery(canvas, board_inside(metrics), ctx)
    compose_lists(canvas, ctx)
