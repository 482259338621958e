"""What enemies and rivals could do to one's knight, in exact odds."""

from game.presenters.offers import Handle
from game.presenters.presenter import Threat
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.state import World
from game.view.kit import Kit


def threats(kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
    return ()
