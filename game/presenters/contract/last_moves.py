"""What is left to be seen on the board of what the others did last: from where, to where, what was hit.

A game says by tables which kinds of events leave a mark; the table draws them until its player acts.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from game.rules.core.values import Event
from game.view.handles import Handle

Handles = tuple[Handle, ...]
MoveKind = Literal["moved", "placed", "hit", "missed"]


class LastMove(NamedTuple):
    """Of one event. Of the handles of a place the first that is drawn on the board counts."""

    kind: MoveKind
    at: Handles
    origin: Handles = ()
    """Of a move: where it began; nothing said, it goes on where the last one of the same player ended."""


LastMoveRules = Mapping[type[Event], Callable[[Any], LastMove]]
"""By kinds of events; the others leave none."""
