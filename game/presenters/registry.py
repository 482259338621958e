"""Which games can be put on the table: one line each. Those without a presenter are shown as coming."""

from typing import NamedTuple

from game.presenters.desert_patrol.presenter import DesertPatrolPresenter
from game.presenters.last_comrade.presenter import LastComradePresenter
from game.presenters.presenter import Presenter
from game.presenters.staff_orders.presenter import StaffOrdersPresenter
from game.presenters.wasteland_riders.presenter import WastelandRidersPresenter
from game.view.theme import Colour, rgb

PRESENTERS: dict[str, type[Presenter]] = {
    "desert_patrol": DesertPatrolPresenter,
    "staff_orders": StaffOrdersPresenter,
    "wasteland_riders": WastelandRidersPresenter,
    "last_comrade": LastComradePresenter,
}


class Cover(NamedTuple):
    """A box on the title screen."""

    game: str
    stripe: Colour
    players: str
    minutes: int


COVERS = (
    Cover("desert_patrol", rgb("#1e4e79"), "2", 45),
    Cover("staff_orders", rgb("#2f4a45"), "2", 40),
    Cover("wasteland_riders", rgb("#a8431e"), "2–4", 120),
    Cover("last_comrade", rgb("#b3261e"), "2–10", 30),
)
"""In the order of the title screen; names are `cover-<game>` in the language files."""
