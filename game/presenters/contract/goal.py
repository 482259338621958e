"""The goal of a seat in one line: shown on every table, with the places it names."""

from typing import NamedTuple

from game.view.handles import Handle


class GoalPart(NamedTuple):
    """Some words of the line, and the handles of the things they name."""

    words: str
    places: tuple[Handle, ...] = ()


class Goal(NamedTuple):
    """What the viewing seat plays for, in one line."""

    head: GoalPart
    """The shortest form of the goal: `4 points`."""
    parts: tuple[GoalPart, ...] = ()
    """Further parts, left out where there is no room."""
    told: str = ""
    """The goals of all seats, in sentences."""
    is_list: bool = False
    """Whether the parts are a list of ways to reach it; otherwise they continue the sentence."""

    @property
    def places(self) -> tuple[Handle, ...]:
        return tuple(place for part in (self.head, *self.parts) for place in part.places)
