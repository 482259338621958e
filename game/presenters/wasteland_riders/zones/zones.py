"""Everything around the board: own sheet, rivals, hand, Market, contracts, and the decision panel."""

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.decision.views import compose_decision, is_active
from game.presenters.wasteland_riders.missions.sheet import UNFOLDED, compose_mission
from game.presenters.wasteland_riders.regions import regions
from game.presenters.wasteland_riders.sheet.sheet import compose_sheet
from game.presenters.wasteland_riders.zones.contracts import compose_contracts
from game.presenters.wasteland_riders.zones.gallery import compose_gallery, is_choosing
from game.presenters.wasteland_riders.zones.hand import compose_hand
from game.presenters.wasteland_riders.zones.market import compose_market
from game.presenters.wasteland_riders.zones.rivals import compose_rivals
from game.view.canvas import Canvas


def compose_zones(canvas: Canvas, ctx: ViewContext) -> None:
    places = regions(canvas.kit.metrics)
    compose_sheet(canvas, ctx, places["sheet"])
    compose_hand(canvas, ctx, places["hand"])
    compose_market(canvas, ctx, places["market"])
    compose_contracts(canvas, ctx, places["contracts"])
    if is_choosing(ctx):
        compose_gallery(canvas, ctx)
    if is_active(ctx):
        compose_decision(canvas, ctx)
    compose_rivals(canvas, ctx, places["rivals"])
    if UNFOLDED in ctx.unfolded:
        compose_mission(canvas, ctx)
