"""Who looks at the table and what is shown: the view, the legal intents, and what was missed."""

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
"""The message ids of a note's title: what happened meanwhile, or the part for one seat alone."""


class ShownTo(NamedTuple):
    """Who may see the table as drawn: everybody, or one seat."""

    is_open: bool
    seat: Seat | None


class Viewing:
    """Keeps what the viewer of a table sees; it has no view while the curtain is closed."""

    def __init__(self, hot_seat: HotSeat, presenter: Presenter) -> None:
        self._hot_seat = hot_seat
        self._presenter = presenter
        self.view: State[Any] | None = None
        """What the seat at the screen may know; None while the curtain is closed."""
        self.legal: tuple[Intent, ...] = ()
        """The legal intents of the person at the screen."""
        self.shown_to: ShownTo | None = None
        """None until somebody looks, and while the curtain is closed."""
        self.recap: list[LogLine] = []
        """The lines of the note on the board; empty for no note."""
        self.recap_title = TOLD
        self._told_to = 0
        """The length of the match when a person playing against bots was last told what they did."""
        self.missed = range(0)
        """The numbers of the steps that this player did not see."""

        self.wants_to_watch = False
        """Whether the next player wants to watch those steps before playing."""

        self.has_seen_opening = False
        """Whether the set-up has been shown at this table."""

    def ask_to_watch(self) -> None:
        self.wants_to_watch = True

    def begin_watching(self) -> range:
        """The numbers of the steps to watch; they will not be told in words."""
        self.wants_to_watch, self.recap = False, []
        return self.missed

    @property
    def names(self) -> captions.NameOverrides:
        """The names of players by their roles, and of the sides of a fight by who fights."""
        if self.view is None:
            return captions.NO_OVERRIDES
        return self._presenter.game.names_now(self.view.world)

    def is_for_others(self) -> bool:
        """Whether the set of viewers changes because the table opens or closes: what was shown must
        be cleared.
        """
        shown, now = self.shown_to, self._now()
        return shown is not None and shown != now and (shown.is_open or now.is_open)

    def look(self) -> State[Any]:
        """Set the view to what the person now at the screen may know, and return it."""
        self.view, self.legal = self._hot_seat.view(), self._hot_seat.legal()
        return self.view

    def begin(self, has_shown_all: Callable[[], bool]) -> bool:
        """Called when a person begins to look; returns whether it is another one. The steps they missed are
        marked in the log.

        If the screen was just handed over, or the table is open, everybody has seen what happened.
        `has_shown_all` is called only when the bots' moves would be told: it says whether films have shown
        them all.
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
        """Tell what the curtain could not: the private part, or all of it if the curtain showed the
        mission instead.
        """
        assert self.view is not None
        if self._hot_seat.has_decided(seat):
            if self._hot_seat.lingers and missed and missed[0].seat == seat:
                missed = missed[1:]  # The player saw the result of their own last step before handing over.
            public = self._hot_seat.public_recap(seat)
            self.recap = telling_in_private(self._presenter, self.view, missed, public)
            self.recap_title = PRIVATE
        else:
            self.recap, self.recap_title = telling(self._presenter, self.view, missed), TOLD

    def _tell_of_bots(self, has_shown_all: Callable[[], bool]) -> None:
        """Tell a single person, when their turn comes again, what no curtain and no film has shown."""
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
        """Whether a person is to act, not only to react to somebody's action."""
        decision = engine.pending(self._hot_seat.match.state)
        return decision is not None and decision.auto_pass() is None and seat in self._hot_seat.people_asked

    def show(self, view: State[Any]) -> None:
        """Show a view of a film; nothing is legal in it."""
        self.view, self.legal = view, ()

    def cover(self) -> None:
        """Show nothing: the curtain is closed."""
        self.view, self.legal, self.shown_to = None, (), None

    def _now(self) -> ShownTo:
        is_open = self._hot_seat.is_open
        return ShownTo(is_open, None if is_open else self._hot_seat.at_screen)
