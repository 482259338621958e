"""The whole of a game at one moment."""

from typing import Generic

import msgspec

from game.rules.core.frames import Frame
from game.rules.core.rng import Rng
from game.rules.core.values import Event, W


class State(msgspec.Struct, Generic[W], frozen=True, gc=False):
    """A whole game at one moment: world, pending frames (the last is on top) and generator. A view is a
    redacted state."""

    world: W
    stack: tuple[Frame, ...]
    rng: Rng


class Applied(msgspec.Struct, Generic[W], frozen=True, gc=False):
    """The result of an intent: the state at the next decision or the end, and every event on the way
    there."""

    state: State[W]
    events: tuple[Event, ...]
    worlds: tuple[W, ...] = ()
    """The world after each of the events; worlds share all parts that did not change."""
