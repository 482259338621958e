"""Every game, one visible line each."""

from typing import Any

from game.rules.core.game import Game
from game.rules.desert_patrol import GAME as DESERT_PATROL
from game.rules.last_comrade import GAME as LAST_COMRADE
from game.rules.staff_orders import GAME as STAFF_ORDERS
from game.rules.wasteland_riders import GAME as WASTELAND_RIDERS

GAMES: dict[str, Game[Any]] = {
    game.info.id: game for game in (DESERT_PATROL, STAFF_ORDERS, LAST_COMRADE, WASTELAND_RIDERS)
}
