"""What tests of the zones of Wasteland Riders share: all that lies around the board but sheet and rivals."""

from functools import cache

from msgspec.structs import replace

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import regions
from game.presenters.wasteland_riders.decision import views
from game.presenters.wasteland_riders.missions import sheet
from game.presenters.wasteland_riders.zones import contracts, gallery, hand, market, status
from game.rules.core.frames import Decision
from game.rules.core.state import State
from game.rules.wasteland_riders.knowledge.views import redact
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters.wasteland_riders.decision_panel import first


def around(kit: Kit, ctx: ViewContext) -> Canvas:
    """Hand, Market, contracts, what is being decided, and what takes its place."""
    canvas, places = Canvas(kit), regions.regions(kit.metrics)
    hand.compose_hand(canvas, ctx, places["hand"])
    market.compose_market(canvas, ctx, places["market"])
    contracts.compose_contracts(canvas, ctx, places["contracts"])
    if gallery.is_choosing(ctx):
        gallery.compose_gallery(canvas, ctx)
    if views.is_active(ctx):
        views.compose_decision(canvas, ctx)
    if sheet.UNFOLDED in ctx.unfolded:
        sheet.compose_mission(canvas, ctx)
    status.compose_status(canvas, ctx, places["status"])
    return canvas


@cache
def at_decision(
    kind: type[Decision[World]], seats: int = 3, scenario: str = "m1_zbawca_pustkowi"
) -> State[World]:
    """A random match at the first decision of this kind."""
    return first(lambda _, decision: type(decision) is kind, seats, scenario)


def openly(state: State[World], ctx: ViewContext) -> ViewContext:
    """The same with the eyes of everybody."""
    for knight in state.world.knights:
        state = redact(state, knight.seat)
    return replace(ctx, view=state, is_open=True)
