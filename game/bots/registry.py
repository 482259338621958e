"""The mind of each game, one line each in `MINDS`, imported when it is first asked for.

A game without a line here has no levels; the random bot can still play it.
"""

from game.bots.mind import Mind
from game.rules.core.lazy_registry import LazyRegistry


def _desert_patrol() -> Mind:
    from game.bots.desert_patrol.mind import MIND

    return MIND


def _staff_orders() -> Mind:
    from game.bots.staff_orders.mind import MIND

    return MIND


def _wasteland_riders() -> Mind:
    from game.bots.wasteland_riders.mind import MIND

    return MIND


def _last_comrade() -> Mind:
    from game.bots.last_comrade.mind import MIND

    return MIND


MINDS: LazyRegistry[Mind] = LazyRegistry(
    {
        "desert_patrol": _desert_patrol,
        "staff_orders": _staff_orders,
        "wasteland_riders": _wasteland_riders,
        "last_comrade": _last_comrade,
    }
)
