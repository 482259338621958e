"""What the others' last turns have changed on the map of Wasteland Riders."""

from typing import Any

from game.presenters.contract.last_moves import LastMove, LastMoveRules
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.events import missions as me


def _at_hex(event: Any) -> LastMove:
    return LastMove("placed", (at.HEX(event.hex),))


LAST_MOVES: LastMoveRules = {
    je.HexEntered: lambda event: LastMove("moved", (at.HEX(event.hex),)),
    je.KnightSetDown: _at_hex,
    me.MarkerPlaced: _at_hex,
    fe.KnightKnockedOut: lambda event: LastMove("hit", (at.KNIGHT(event.seat),)),
}
