"""How positions of each game are put together, one line each in `ARRANGERS`, fetched when first asked for."""

from game.puzzles.position import Arranger
from game.rules.core.lazy_registry import LazyRegistry


def _desert_patrol() -> Arranger:
    from game.puzzles.positions.desert_patrol import ARRANGER

    return ARRANGER


ARRANGERS: LazyRegistry[Arranger] = LazyRegistry({"desert_patrol": _desert_patrol})
