"""How things go from where they lay to where they lie now, told by the events in between."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.presenters.offers import Handle
from game.rules.core.values import Event
from game.view.timeline import Group

Spots = Mapping[Handle, Rect]


def motions(before: Spots, after: Spots, events: Sequence[Event]) -> list[Group]:
    return []
