"""How things get to where they are now, told by the events that put them there."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.presenters.offers import Handle
from game.rules.core.values import Event
from game.view.timeline import Group


def motions(
    before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
) -> list[Group]:
    return []
