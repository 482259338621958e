"""What is being decided: the panel in the right column. `matter` itself takes luck cards and gear."""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from game.presenters.presenter import Sight
from game.presenters.wasteland_riders import (
    answer_view,
    deal_trays,
    discard_tray,
    explore_view,
    fight_view,
    handles,
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
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.state import World
from game.view.camera import Camera
from game.view.canvas import Canvas


class View(NamedTuple):
    """Something the panel can show: whether it is what is being decided, and how it is drawn."""

    is_at_hand: Callable[[Sight], bool]
    compose: Callable[[Canvas, Sight, Rect], None]


ANYWHERE = Camera.fitted((0, 0, 1, 1), (1.0, 1.0))
VIEWS = (
    View(setup_tray.is_at_hand, setup_tray.compose),
    View(deal_trays.is_at_hand, deal_trays.compose),
    View(market_trays.is_at_hand, market_trays.compose),
    View(looked_tray.is_at_hand, looked_tray.compose),
    View(pay_tray.is_at_hand, pay_tray.compose),
    View(discard_tray.is_at_hand, discard_tray.compose),
    View(option_rows.is_at_hand, option_rows.compose),
    View(answer_view.is_at_hand, answer_view.compose),
    View(robbing_view.is_at_hand, robbing_view.compose),
    View(test_view.is_at_hand, test_view.compose),
    View(fight_view.is_at_hand, fight_view.compose),
    View(meeting_view.is_at_hand, meeting_view.compose),
    View(wasteland_view.is_at_hand, wasteland_view.compose),
    View(explore_view.is_at_hand, explore_view.compose),
)
"""The first one that is at hand is shown: what interrupts before what is interrupted."""


def _shown(sight: Sight) -> View | None:
    return next((view for view in VIEWS if view.is_at_hand(sight)), None)


def is_at_hand(sight: Sight) -> bool:
    """Whether anything is being decided that needs the panel."""
    return _shown(sight) is not None


def lies_before(view: State[World], seat: Seat) -> bool:
    """Whether a seat has the panel before it, wherever on the board its eye rests."""
    return is_at_hand(Sight(view, seat, (), ANYWHERE))


def compose_matter(canvas: Canvas, sight: Sight, rect: Rect) -> None:
    """The view of what is being decided; all of it takes cards that need no other place."""
    view = _shown(sight)
    if view is not None:
        canvas.hot(handles.MATTER, rect, "matter", radius=10, is_piece=True)
        view.compose(canvas, sight, rect)
