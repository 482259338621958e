"""How positions of each game are put together, one line each in `ARRANGERS`, imported when first asked
for."""

from game.puzzles.position import Arranger
from game.rules.core.lazy_registry import LazyRegistry


def _desert_patrol() -> Arranger:
    from game.puzzles.positions.desert_patrol import ARRANGER

    return ARRANGER


def _staff_orders() -> Arranger:
    from game.puzzles.positions.staff_orders import ARRANGER

    return ARRANGER


def _last_comrade() -> Arranger:
    from game.puzzles.positions.last_comrade import ARRANGER

    return ARRANGER


def _wasteland_riders() -> Arranger:
    from game.puzzles.positions.wasteland_riders import ARRANGER

    return ARRANGER


ARRANGERS: LazyRegistry[Arranger] = LazyRegistry(
    {
        "desert_patrol": _desert_patrol,
        "last_comrade": _last_comrade,
        "staff_orders": _staff_orders,
        "wasteland_riders": _wasteland_riders,
    }
)
