"""What the screen of a new game says about a scenario before it is played."""

from typing import NamedTuple

from game.view.theme import SeatColours


class Fact(NamedTuple):
    """One of the few numbers worth knowing: an icon, what it is, how it is here."""

    icon: str
    label: str
    words: str


class SideBrief(NamedTuple):
    """What a seat would command: a name, colours, a picture, what it is about, one short note."""

    name: str
    colours: SeatColours
    portrait: str
    words: str
    note: str
    story: str = ""
    """What this side is told of the scenario; empty where it is what everybody is told."""


class Brief(NamedTuple):
    title: str
    intro: str
    """A few sentences that set the scene."""
    summary: str
    """One line for the list of scenarios."""
    difficulty: int
    most_difficulty: int
    facts: tuple[Fact, ...]
    sides: tuple[SideBrief, ...]
    """By seat, with the options chosen; empty in a game without sides."""
    group: str = ""
    """The heading under which it stands in the list, together with others of its kind."""
