"""Who looks at the table, and what lies before them: the view, what may be done, and what they missed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from game.i18n import captions
from game.presenters.contract.presenter import LogLine, Presenter
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.scenes.table.summary import telling, telling_in_private
from game.session.history import VisibleStep
from game.session.hot_seat import HotSeat

if TYPE_CHECKING:
    from game.rules.core.values import Intent


TOLD, PRIVATE = "recap-title", "recap-private"
"""What a note is called: what happened meanwhile, or the part of it that is for one pair of eyes."""


class ShownTo(NamedTuple):
    """Before whose eyes the table lies: everybody's, or those of one seat."""

    is_open: bool
    seat: Seat | None


class Viewing:
    def __init__(self, hot_seat: HotSeat, presenter: Presenter) -> None:
        self._hot_seat = hot_seat
        self._presenter = presenter
        self.view: State[Any] | None = None
        """What the seat at the screen may know; None while the curtain is closed."""
        self.legal: tuple[Intent, ...] = ()
        """What the person at the screen may do."""
        self.shown_to: ShownTo | None = None
        """None until somebody looks, and while the curtain is closed."""
        self.recap: list[LogLine] = []
        """What a note on the board tells."""
        self.recap_title = TOLD
        self._told_to = 0
        """How many steps there were when a person who plays against bots was last told what they did."""
        self.missed = range(0)
        """The numbers of the steps that happened while this player did not look."""

        self.wants_to_watch = False
        """Whether whoever opens the curtain wants to see first what happened meanwhile."""

        self.has_seen_opening = False
        """Whether the set-up has been shown at this table."""

    def ask_to_watch(self) -> None:
        self.wants_to_watch = True

    def begin_watching(self) -> range:
        """The numbers of the steps to be watched, which then need not be told in words."""
        self.wants_to_watch, self.recap = False, []
        return self.missed

    @property
    def names(self) -> captions.NameOverrides:
        """What the players are called by the parts they play, and the sides of a fight by who fights."""
        if self.view is None:
            return captions.NO_OVERRIDES
        return self._presenter.game.names_now(self.view.world)

    def is_for_others(self) -> bool:
        """Whether an open table is closed to most, or a closed one opened: what was shown may not stay."""
        shown, now = self.shown_to, self._now()
        return shown is not None and shown != now and (shown.is_open or now.is_open)

    def look(self) -> State[Any]:
        """Take up the state as whoever is at the screen now may know it."""
        self.view, self.legal = self._hot_seat.view(), self._hot_seat.legal()
        return self.view

    def begin(self, has_shown_all: Callable[[], bool]) -> bool:
        """Whether somebody else sits down: what he missed is marked in the log.

        Where the screen just went over, or the table lies open, everybody has seen what happened. Whether a
        film has shown all that bots did is asked when it would be told.
        """
        assert self.view is not None
        was_covered, now = self.shown_to is None, self._now()
        if now == self.shown_to:
            self._tell_of_bots(has_shown_all)
            return False
        self.shown_to, self.recap, self.missed = now, [], range(0)
        self._told_to = self._hot_seat.length
        if now.seat is None:
            return True
        missed = self._mark_missed(now.seat)
        if was_covered and not self._is_alone:
            self._tell_what_is_left(now.seat, missed)
        return True

    @property
    def _is_alone(self) -> bool:
        return sum(player.bot is None for player in self._hot_seat.players) < 2

    def _mark_missed(self, seat: Seat) -> tuple[VisibleStep, ...]:
        missed = self._hot_seat.recap(seat)
        self.missed = range(missed[0].number, missed[-1].number + 1) if missed else range(0)
        return missed

    def _tell_what_is_left(self, seat: Seat, missed: tuple[VisibleStep, ...]) -> None:
        """What the curtain could not tell: the private part, or all of it where it told the mission."""
        assert self.view is not None
        if self._hot_seat.has_decided(seat):
            if self._hot_seat.lingers and missed and missed[0].seat == seat:
                missed = missed[1:]  # What came of his own last step he saw before he handed over.
            public = self._hot_seat.public_recap(seat)
            self.recap = telling_in_private(self._presenter, self.view, missed, public)
            self.recap_title = PRIVATE
        else:
            self.recap, self.recap_title = telling(self._presenter, self.view, missed), TOLD

    def _tell_of_bots(self, has_shown_all: Callable[[], bool]) -> None:
        """To a single person, once it is his turn again, what no curtain told him and no film showed."""
        hot_seat, seat = self._hot_seat, self._hot_seat.at_screen
        if (
            not self._is_alone
            or seat is None
            or hot_seat.length == self._told_to
            or not self._is_turn_of(seat)
        ):
            return
        assert self.view is not None
        self._told_to = hot_seat.length
        if any(step.seat != seat for step in hot_seat.recap(seat)):
            missed = self._mark_missed(seat)
            if not has_shown_all():
                self.recap, self.recap_title = telling(self._presenter, self.view, missed), TOLD

    def _is_turn_of(self, seat: Seat) -> bool:
        """Whether a person is asked what to do, not just whether to respond to what is being done."""
        decision = engine.pending(self._hot_seat.match.state)
        return decision is not None and decision.auto_pass() is None and seat in self._hot_seat.people_asked

    def show(self, view: State[Any]) -> None:
        """Show a moment of a film: nothing can be done in it."""
        self.view, self.legal = view, ()

    def cover(self) -> None:
        """Nobody may look."""
        self.view, self.legal, self.shown_to = None, (), None

    def _now(self) -> ShownTo:
        is_open = self._hot_seat.is_open
        return ShownTo(is_open, None if is_open else self._hot_seat.at_screen)
