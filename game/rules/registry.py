"""Every game, one line each in `GAMES`, imported when it is first asked for.

The imports are written out, one function each, so that packagers and type checkers see them.
"""

from typing import Any

from game.rules.core.game import Game
from game.rules.core.lazy_registry import LazyRegistry


def _desert_patrol() -> Game[Any]:
    from game.rules.desert_patrol import GAME

    return GAME


def _staff_orders() -> Game[Any]:
    from game.rules.staff_orders import GAME

    return GAME


def _last_comrade() -> Game[Any]:
    from game.rules.last_comrade import GAME

    return GAME


def _wasteland_riders() -> Game[Any]:
    from game.rules.wasteland_riders import GAME

    return GAME


GAMES: LazyRegistry[Game[Any]] = LazyRegistry(
    {
        "desert_patrol": _desert_patrol,
        "staff_orders": _staff_orders,
        "last_comrade": _last_comrade,
        "wasteland_riders": _wasteland_riders,
    }
)
