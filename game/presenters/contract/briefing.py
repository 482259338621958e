"""What the screen of a new game says about a scenario before it is played."""

from typing import NamedTuple

from game.view.theme import SeatColours


class Fact(NamedTuple):
    """One of the few key numbers of a scenario: an icon, its name, its value here."""

    icon: str
    label: str
    words: str


class SideBrief(NamedTuple):
    """The side a seat would command: name, colours, picture, what it is about, one short note."""

    name: str
    colours: SeatColours
    portrait: str
    words: str
    note: str
    story: str = ""
    """What this side alone is told of the scenario; empty if it is told the same as everybody."""


class Brief(NamedTuple):
    """What the screen of a new game shows of one scenario."""

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
    """The heading above it in the list, shared with similar scenarios; empty for none."""
