"""Who has the screen that people share, and how it goes from one to another."""

from typing import Any, NamedTuple

from game.rules.core.frames import Decision
from game.rules.core.ids import Seat


class Call(NamedTuple):
    """Who is asked now, and how."""

    asked: tuple[Seat, ...]
    """The people who are asked, first the one that is to answer first; at least one."""
    is_for_all: bool
    """Whether it is decided with the table open."""
    is_secret: bool
    """Whether who is asked sees what the others may not."""
    is_alone: bool
    """Whether who is asked at an open table wants to look at his own cards first."""


class Chair:
    """Whoever sits here sees what is drawn.

    From one person to another it goes behind a curtain, where the next one sees what others may not. Who
    has just decided is asked first whether he is done: until he says so the curtain stays open, and he can
    take back. Nobody is sent away to come back: where only an open table came between, or he has just decided
    at one, his cards lie face down, and he takes them up himself.
    """

    def __init__(self) -> None:
        self.at_screen: Seat | None = None
        self.next_seat: Seat | None = None
        self.is_open = False
        self.hands_over_to: Seat | None = None
        """For whom the curtain will close once who is at the screen says that he is done."""
        self.cards_are_down = False
        """Whether who is asked has to take up his cards before he can decide."""
        self._holder: Seat | None = None
        """Who had the screen for himself last: what others decide before all takes it from nobody."""
        self._decider: Seat | None = None
        """Who has just decided before all: he is there already."""

    def take(self, seat: Seat) -> None:
        """He has the screen for himself from now on."""
        self.at_screen, self.next_seat, self._holder, self._decider = seat, None, seat, None
        self.is_open, self.cards_are_down, self.hands_over_to = False, False, None

    def watch(self, seat: Seat) -> None:
        """He sees what is drawn, and is asked nothing."""
        self.at_screen, self.next_seat, self.hands_over_to = seat, None, None
        self.cards_are_down = False

    def lay_down(self) -> None:
        """Who had the screen last is asked ahead after an open table: first he takes up his cards."""
        assert self._holder is not None, "nobody has had the screen"
        self.at_screen, self.next_seat, self.hands_over_to = self._holder, None, None
        self.is_open, self.cards_are_down = True, True

    @property
    def holder(self) -> Seat | None:
        """Who had the screen for himself last, with nobody after him but at an open table."""
        return self._holder

    def wait(self) -> None:
        """Nobody here is asked: who looks goes on looking."""
        self.next_seat, self.hands_over_to, self.cards_are_down = None, None, False

    def cover(self, seat: Seat) -> None:
        """The curtain closes for him."""
        self.at_screen, self.next_seat, self.hands_over_to, self._decider = None, seat, None, None
        self.is_open, self.cards_are_down = False, False

    def decide(self, decision: Decision[Any] | None) -> None:
        """Who is at the screen answers what he is asked; at a window anybody may, for all."""
        is_window = decision is not None and decision.auto_pass() is not None
        self._decider = self.at_screen if self.is_open and not is_window else None

    def call(self, call: Call, *, decided: Seat | None) -> None:
        """Who is asked is to have the screen; who `decided` before says first that he is done, if at all."""
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
