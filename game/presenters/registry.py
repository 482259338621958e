"""Which games can be put on the table: one line each. Those without a presenter are shown as coming."""

from typing import NamedTuple

from game.presenters.contract.presenter import Presenter
from game.rules.core.lazy_registry import LazyRegistry
from game.view.theme import Colour, rgb


def _desert_patrol() -> type[Presenter]:
    from game.presenters.desert_patrol.presenter import DesertPatrolPresenter

    return DesertPatrolPresenter


def _staff_orders() -> type[Presenter]:
    from game.presenters.staff_orders.presenter import StaffOrdersPresenter

    return StaffOrdersPresenter


def _wasteland_riders() -> type[Presenter]:
    from game.presenters.wasteland_riders.presenter import WastelandRidersPresenter

    return WastelandRidersPresenter


def _last_comrade() -> type[Presenter]:
    from game.presenters.last_comrade.presenter import LastComradePresenter

    return LastComradePresenter


PRESENTERS: LazyRegistry[type[Presenter]] = LazyRegistry(
    {
        "desert_patrol": _desert_patrol,
        "staff_orders": _staff_orders,
        "wasteland_riders": _wasteland_riders,
        "last_comrade": _last_comrade,
    }
)


class Cover(NamedTuple):
    """A box on the title screen."""

    game: str
    stripe: Colour
    players: str
    minutes: str
    """From the fewest players to the most, and from the shortest scenario to the longest."""


COVERS = (
    Cover("desert_patrol", rgb("#1e4e79"), "2", "15–60"),
    Cover("staff_orders", rgb("#2f4a45"), "2", "40"),
    Cover("wasteland_riders", rgb("#a8431e"), "2–4", "75–190"),
    Cover("last_comrade", rgb("#b3261e"), "2–10", "10–75"),
)
"""In the order of the title screen; names are `cover-<game>` in the language files."""
