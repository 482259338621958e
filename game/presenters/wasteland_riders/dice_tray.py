"""The dice of the last test or attack, as they lie in the tray."""

from collections.abc import Sequence

from game.presenters.presenter import DiceThrow
from game.rules.core.values import Event
from game.rules.wasteland_riders.state import World
from game.view.kit import Kit


def last_throw(kit: Kit, world: World, events: Sequence[Event]) -> DiceThrow | None:
    return None
