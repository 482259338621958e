"""What a seat plays for, in one line: read on every table, with the places it names."""

from typing import NamedTuple

from game.view.handles import Handle


class GoalPart(NamedTuple):
    """Some words of the line, and where on the table that is what they name."""

    words: str
    places: tuple[Handle, ...] = ()


class Goal(NamedTuple):
    head: GoalPart
    """The least that must be said: `4 points`."""
    parts: tuple[GoalPart, ...] = ()
    """What else belongs to it; left out where there is no room."""
    told: str = ""
    """The goals of all, in sentences."""
    is_list: bool = False
    """The parts are a list of where that is to be had; otherwise they go on with the sentence."""

    @property
    def places(self) -> tuple[Handle, ...]:
        return tuple(place for part in (self.head, *self.parts) for place in part.places)
