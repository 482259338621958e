"""How a table shows what was done: as a film, or things just go where they are."""

from typing import TYPE_CHECKING

from game.presenters.contract.film import rule_of
from game.presenters.contract.offers import Offers
from game.rules.core.values import Event
from game.scenes.table.projection import Eyes, Moment
from game.scenes.table.spots import BOARD_LAYERS
from game.session.history import VisibleStep

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen

OPENING = -1
"""The place of the set-up, before all steps."""
MOST_DITHERING = 40
"""So many steps of a bot at most go by unseen."""


class Showing:
    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._dithering: Moment | None = None
        """The table before a bot began to do what is not worth a moment."""

    def moment(self) -> Moment:
        """To be taken before anything is done, so that it can be shown."""
        screen, spots = self._screen, self._screen.spots()
        spots |= screen.put_from
        eyes = None
        if screen.view is not None and not screen.held_piece.drag.is_dragging:
            eyes = Eyes(screen.seat, screen.is_open, screen.hot_seat.viewers())
        return Moment(spots, screen.hot_seat.length, eyes)

    def show(self, moment: Moment, events: tuple[Event, ...], pace: float = 1.0) -> None:
        """What was done since that moment; afterwards whoever comes next is called.

        It takes so much of its time; at a pace of 0 nothing is seen happening.
        """
        screen = self._screen
        screen.refused, screen.viewing.recap, screen.put_from = None, [], {}
        self._dithering = None
        screen.tabletop.log.scroll.to_end()
        if pace and self._begin_film(moment, pace):
            return
        shown_to = screen.viewing.shown_to
        screen.after_film()
        if pace and screen.view is not None and screen.viewing.shown_to == shown_to:
            screen.motion.play(screen.presenter.motions(moment.spots, screen.update_spots(), events))
            screen.invalidate(*BOARD_LAYERS)

    def watch_missed(self) -> bool:
        """Show the turns of the others again, from where this player last looked; whether there are any."""
        screen = self._screen
        missed, eyes = screen.viewing.begin_watching(), Eyes(screen.seat, False, (screen.seat,))
        if not missed:
            return False
        first = screen.hot_seat.place_of(missed.start)
        screen.viewing.show(screen.hot_seat.view_before(first, eyes.viewers))
        return self._begin_film(Moment(screen.update_spots(), first, eyes))

    def watch_opening(self) -> bool:
        """Show the set-up to whoever looks first: what was dealt and rolled before the first decision."""
        screen = self._screen
        if screen.hot_seat.length or screen.viewing.has_seen_opening:
            return False
        screen.viewing.has_seen_opening = True
        eyes = Eyes(screen.seat, screen.is_open, screen.hot_seat.viewers())
        return self._begin_film(Moment({}, OPENING, eyes))

    @property
    def is_dithering(self) -> bool:
        """Whether a bot has begun to do what is not worth a moment."""
        return self._dithering is not None

    def play_bot(self) -> None:
        """The next step of a bot. Where it only dithers, nothing is shown until it has made up its mind."""
        screen = self._screen
        moment = self._dithering or self.moment()
        steps = screen.hot_seat.play_bot()
        dithers = screen.hot_seat.bot_to_move() is not None and not any(map(self._is_seen, steps))
        if dithers and screen.hot_seat.length - moment.length < MOST_DITHERING:
            self._dithering = moment
            return
        pace = screen.bot_turns.pace
        self.show(moment, tuple(event for step in steps for event in step.events), pace)

    def _is_seen(self, step: VisibleStep) -> bool:
        """Whether anything in a step has a moment of its own."""
        return any(rule_of(event, self._screen.presenter.film).ms for event in step.events)

    def _begin_film(self, moment: Moment, pace: float = 1.0) -> bool:
        """Show what happened since that moment; nothing can be done meanwhile. False if nothing is shown."""
        screen, eyes = self._screen, moment.eyes
        if eyes is None or not screen.projection.is_on:
            return False
        film, log = screen.hot_seat.film(moment.length, eyes.viewers), screen.hot_seat.log_for(eyes.viewers)
        if not screen.projection.begin(film, log, eyes, moment.spots, screen.view, pace):
            return False
        screen.held_piece.reset(Offers())
        screen.open_table.reset()
        screen.over_changed()
        return True
