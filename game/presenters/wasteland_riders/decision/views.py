"""Which view shows the present decision in the right column. The panel itself takes luck cards and gear."""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision import (
    answer_view,
    deal_trays,
    discard_tray,
    explore_view,
    looked_tray,
    market_trays,
    meeting_view,
    option_rows,
    pay_tray,
    robbing_view,
    setup_tray,
    test_view,
    wasteland_view,
)
from game.presenters.wasteland_riders.fight import fight_view, place
from game.presenters.wasteland_riders.regions import regions
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.world.state import World
from game.view.camera import Camera
from game.view.canvas import Canvas

BEHIND = "fight"
"""The handle of the fight behind another decision: it can be looked at."""


class View(NamedTuple):
    """A view of the panel: whether its decision is open, and how it is drawn."""

    is_active: Callable[[ViewContext], bool]
    compose: Callable[[Canvas, ViewContext, Rect], None]


FIGHT = View(fight_view.is_active, fight_view.compose)
ANYWHERE = Camera.fitted((0, 0, 1, 1), (1.0, 1.0))
VIEWS = (
    View(setup_tray.is_active, setup_tray.compose),
    View(deal_trays.is_active, deal_trays.compose),
    View(market_trays.is_active, market_trays.compose),
    View(looked_tray.is_active, looked_tray.compose),
    View(pay_tray.is_active, pay_tray.compose),
    View(discard_tray.is_active, discard_tray.compose),
    View(option_rows.is_active, option_rows.compose),
    View(answer_view.is_active, answer_view.compose),
    View(robbing_view.is_active, robbing_view.compose),
    View(test_view.is_active, test_view.compose),
    FIGHT,
    View(meeting_view.is_active, meeting_view.compose),
    View(wasteland_view.is_active, wasteland_view.compose),
    View(explore_view.is_active, explore_view.compose),
)
"""The first active view is shown: an interrupting decision comes before the interrupted one."""


def _shown(ctx: ViewContext) -> View | None:
    return next((view for view in VIEWS if view.is_active(ctx)), None)


def is_active(ctx: ViewContext) -> bool:
    """Whether any decision needs the panel."""
    return _shown(ctx) is not None


def lies_before(view: State[World], seat: Seat) -> bool:
    """Whether a seat has the panel before it, whatever part of the board it looks at."""
    return is_active(ViewContext(view, seat, (), ANYWHERE))


def leaves_the_column(ctx: ViewContext) -> bool:
    """Whether the only decision is a fight in the middle, so that the right column is free."""
    return place.has_the_middle(ctx) and _shown(ctx) is FIGHT


def compose_decision(canvas: Canvas, ctx: ViewContext) -> None:
    """The view of the present decision; the whole panel takes cards that need no other place.

    A fight stays in the middle while another decision stands beside it. Draws nothing if no view is active.
    """
    kit, view = canvas.kit, _shown(ctx)
    if view is None:
        return
    if view is not FIGHT and place.has_the_middle(ctx):
        around = place.place_of(kit, ctx, is_alone=False)
        canvas.hit_area(BEHIND, around, "decision", radius=10)
        FIGHT.compose(canvas, ctx, around)
    rect = place.place_of(kit, ctx, is_alone=True) if view is FIGHT else regions(kit.metrics)["decision"]
    canvas.hit_area(handles.DECISION, rect, "decision", radius=10, is_piece=True)
    view.compose(canvas, ctx, rect)
