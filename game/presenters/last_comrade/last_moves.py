"""What the others' last cards have changed in the Line of Last Comrade."""

from typing import Any

from game.presenters.contract.last_moves import LastMove, LastMoveRules
from game.presenters.last_comrade.controls import handles as at
from game.rules.last_comrade import line_events as on_line


def _stepped(event: Any) -> LastMove:
    return LastMove("placed", (at.COMRADE(event.comrade),))


def _hit(event: Any) -> LastMove:
    return LastMove("hit", (at.COMRADE(event.comrade),))


LAST_MOVES: LastMoveRules = {
    on_line.StepPushed: _stepped,
    on_line.StepSwapped: _stepped,
    on_line.DamageTaken: _hit,
}
