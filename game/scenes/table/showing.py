"""How a table shows what was done: as a film, or things just go where they are."""

from typing import TYPE_CHECKING

from game.presenters.contract.offers import Offers
from game.presenters.contract.presenter import HELD
from game.rules.core.values import Event
from game.scenes.table.projection import Eyes, Moment
from game.scenes.table.spots import BOARD_LAYERS

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen


class Showing:
    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen

    def moment(self) -> Moment:
        """To be taken before anything is done, so that it can be shown."""
        screen, spots = self._screen, self._screen.spots()
        if screen.put_from is not None:
            spots[HELD] = screen.put_from
        eyes = None
        if screen.view is not None and not screen.held_piece.drag.is_dragging:
            eyes = Eyes(screen.seat, screen.is_open, screen.hot_seat.viewers())
        return Moment(spots, screen.hot_seat.length, eyes)

    def show(self, moment: Moment, events: tuple[Event, ...]) -> None:
        """What was done since that moment; afterwards whoever comes next is called."""
        screen = self._screen
        screen.refused, screen.viewing.recap, screen.put_from = None, [], None
        screen.tabletop.log.scroll.to_end()
        if self._begin_film(moment):
            return
        shown_to = screen.viewing.shown_to
        screen.after_film()
        if screen.view is not None and screen.viewing.shown_to == shown_to:
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

    def _begin_film(self, moment: Moment) -> bool:
        """Show what happened since that moment; nothing can be done meanwhile. False if nothing is shown."""
        screen, eyes = self._screen, moment.eyes
        if eyes is None or not screen.projection.is_on:
            return False
        film, log = screen.hot_seat.film(moment.length, eyes.viewers), screen.hot_seat.log_for(eyes.viewers)
        if not screen.projection.begin(film, log, eyes, moment.spots, screen.view):
            return False
        screen.held_piece.reset(Offers())
        screen.open_table.reset()
        return True
