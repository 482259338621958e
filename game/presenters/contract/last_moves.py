"""The marks of the opponents' last moves on the board: from where, to where, what was hit.

Tables of a game name the kinds of events that leave a mark; the marks stay until the player acts.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from game.rules.core.values import Event
from game.view.handles import Handle

Handles = tuple[Handle, ...]
MoveKind = Literal["moved", "placed", "hit", "missed"]


class LastMove(NamedTuple):
    """The mark of one event. Of the handles for a place, the first one drawn on the board counts."""

    kind: MoveKind
    at: Handles
    origin: Handles = ()
    """Where a move began; if empty, it starts where the last move of the same player ended."""


LastMoveRules = Mapping[type[Event], Callable[[Any], LastMove]]
"""The mark of each kind of event; other kinds leave none."""
