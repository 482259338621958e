"""Which seat has the shared screen, and how the screen passes from one to another."""

from typing import Any, NamedTuple

from game.rules.core.frames import Decision
from game.rules.core.ids import Seat


class Call(NamedTuple):
    """Who is asked now, and how."""

    asked: tuple[Seat, ...]
    """The people who are asked, in the order in which they answer; at least one."""
    is_for_all: bool
    """Whether the decision is made with the table open."""
    is_secret: bool
    """Whether the asked seat sees things that the others may not see."""
    is_alone: bool
    """Whether the seat asked at an open table wants to look at its own cards first."""


class Chair:
    """The seat that has the screen; what is drawn is what this seat may know.

    Between two people the screen passes behind a curtain if the next one sees things that others may not.
    A person who has just decided is first asked to say that they are done: until then the curtain stays
    open and they can undo. A person who keeps the screen gets no curtain: if only an open table came
    between, or they have just decided at one, their cards lie face down until they take them up.
    """

    def __init__(self) -> None:
        self.at_screen: Seat | None = None
        self.next_seat: Seat | None = None
        self.is_open = False
        self.hands_over_to: Seat | None = None
        """The seat for which the curtain will close once the person at the screen says they are done; None
        otherwise."""
        self.cards_are_down = False
        """Whether the asked seat has to take up its cards before it can decide."""
        self._holder: Seat | None = None
        """The seat that last had the screen for itself; an open table does not change this."""
        self._decider: Seat | None = None
        """The seat that has just decided at an open table: it needs no curtain."""

    def take(self, seat: Seat) -> None:
        """The seat has the screen for itself from now on."""
        self.at_screen, self.next_seat, self._holder, self._decider = seat, None, seat, None
        self.is_open, self.cards_are_down, self.hands_over_to = False, False, None

    def watch(self, seat: Seat) -> None:
        """The seat sees what is drawn, and is asked nothing."""
        self.at_screen, self.next_seat, self.hands_over_to = seat, None, None
        self.cards_are_down = False

    def lay_down(self) -> None:
        """The last holder of the screen is asked ahead after an open table: it takes up its cards first."""
        assert self._holder is not None, "nobody has had the screen"
        self.at_screen, self.next_seat, self.hands_over_to = self._holder, None, None
        self.is_open, self.cards_are_down = True, True

    @property
    def holder(self) -> Seat | None:
        """The seat that last had the screen for itself, if only open tables came after it; None otherwise."""
        return self._holder

    def wait(self) -> None:
        """Nobody at this screen is asked: whoever has the screen keeps it."""
        self.next_seat, self.hands_over_to, self.cards_are_down = None, None, False

    def cover(self, seat: Seat) -> None:
        """Close the curtain for this seat."""
        self.at_screen, self.next_seat, self.hands_over_to, self._decider = None, seat, None, None
        self.is_open, self.cards_are_down = False, False

    def decide(self, decision: Decision[Any] | None) -> None:
        """The seat at the screen answers its question; at an open window any seat may answer for all."""
        is_window = decision is not None and decision.auto_pass() is not None
        self._decider = self.at_screen if self.is_open and not is_window else None

    def call(self, call: Call, *, decided: Seat | None) -> None:
        """Give the screen to the seat that is asked; the seat that `decided` before may first have to say
        that it is done."""
        was_open, at_screen = self.is_open, self.at_screen
        first = self._holder if self._holder in call.asked else call.asked[0]
        self.next_seat, self.hands_over_to, self.cards_are_down = None, None, False
        if call.is_for_all:
            self.is_open = True
            self.at_screen = at_screen if was_open and at_screen in call.asked else call.asked[0]
        elif at_screen in call.asked and not was_open:
            return
        elif not call.is_secret or (call.is_alone and first == self._holder):
            self.take(first)
        elif first in (self._holder, self._decider):
            self.at_screen, self.is_open, self.cards_are_down = first, True, True
        elif decided is not None and decided == at_screen:
            self.hands_over_to = first
        else:
            self.cover(first)
