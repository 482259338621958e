"""How a table shows what was done: as a film, or with simple motion."""

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
"""The step number that stands for the set-up, before all steps."""
MOST_DITHERING = 40
"""The most steps of a bot that pass without being shown."""


class Showing:
    """Shows steps of a match on a table: the latest ones, missed ones, or the set-up."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._dithering: Moment | None = None
        """The table before a bot began steps not worth showing; None if it has not."""

    def moment(self) -> Moment:
        """The present moment. Take it before an action, so that the action can be shown."""
        screen, spots = self._screen, self._screen.spots()
        spots |= screen.put_from
        eyes = None
        if screen.view is not None and not screen.held_piece.drag.is_dragging:
            eyes = Eyes(screen.seat, screen.is_open, screen.hot_seat.viewers())
        return Moment(spots, screen.hot_seat.length, eyes)

    def show(self, moment: Moment, events: tuple[Event, ...], pace: float = 1.0) -> None:
        """Show what was done since that moment; afterwards the next player is called.

        `pace` is the factor on its time; at 0 no motion is shown.
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
        """Show the others' turns since this player last looked; False if there are none."""
        screen = self._screen
        missed, eyes = screen.viewing.begin_watching(), Eyes(screen.seat, False, (screen.seat,))
        if not missed:
            return False
        first = screen.hot_seat.place_of(missed.start)
        screen.viewing.show(screen.hot_seat.view_before(first, eyes.viewers))
        return self._begin_film(Moment(screen.update_spots(), first, eyes))

    def watch_opening(self) -> bool:
        """Show the set-up to the first viewer: deals and rolls before the first decision. False if
        there are none.
        """
        screen = self._screen
        if screen.hot_seat.length or screen.viewing.has_seen_opening:
            return False
        screen.viewing.has_seen_opening = True
        eyes = Eyes(screen.seat, screen.is_open, screen.hot_seat.viewers())
        return self._begin_film(Moment({}, OPENING, eyes))

    @property
    def is_dithering(self) -> bool:
        """Whether a bot has begun steps that are not worth showing."""
        return self._dithering is not None

    def play_bot(self) -> None:
        """Play the next step of a bot. Steps not worth showing are kept until a step follows that is."""
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
        """Whether any event of a step has a moment of its own."""
        return any(rule_of(event, self._screen.presenter.film).ms for event in step.events)

    def _begin_film(self, moment: Moment, pace: float = 1.0) -> bool:
        """Show a film of what happened since that moment; input waits for its end. False if nothing
        is shown.
        """
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
