"""The film on the table: what has just happened is shown beat by beat before the table is itself again.

The state is final when it begins. Meanwhile nothing can be taken in hand; a click or Space goes on to the
next beat, Shift hurries, Esc goes to the end. Whoever may speak up though another is asked still may: what
comes of it is shown last. Whoever looked when it began is whose eyes it is made for.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from game.input.gestures import Key
from game.presenters.contract.film import Staging, cut
from game.presenters.contract.offers import Handle, Offers
from game.presenters.shared.journeys import Spots
from game.rules.core.ids import Seat
from game.scenes.table.director import Director
from game.session.history import VisibleStep
from game.view.canvas import HitArea
from game.view.timeline import SPEEDS

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen


class Eyes(NamedTuple):
    """Who looks at a film: one seat, or everybody at an open table."""

    seat: Seat
    is_open: bool
    viewers: tuple[Seat, ...]


class Projection:
    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._director = Director()
        self._eyes: Eyes | None = None
        self._log: tuple[VisibleStep, ...] = ()
        self.staging = Staging()
        self._before: Spots = {}
        """Where things were drawn before this beat."""

    @property
    def is_running(self) -> bool:
        return self._director.is_running

    @property
    def eyes(self) -> Eyes:
        assert self._eyes is not None, "no film is running"
        return self._eyes

    @property
    def _speed(self) -> float:
        return SPEEDS[self._screen.host.settings.motion]

    # Beginning and ending

    def begin(self, first: int, eyes: Eyes, spots: Spots) -> bool:
        """Show what happened from the step at place `first` on; False where there is nothing to watch."""
        screen = self._screen
        if not self._speed or screen.view is None:
            return False
        beats = cut(screen.hot_seat.film(first, eyes.viewers), screen.presenter.film, screen.view)
        if not any(beat.rule.ms for beat in beats):
            return False
        self._eyes, self._log = eyes, screen.hot_seat.log_for(eyes.viewers)
        screen.held_piece.reset(Offers())
        self._director.begin(beats, screen.host.now)
        screen.open_table.reset()
        self._show(spots)
        return True

    def extend(self, first: int) -> None:
        """Somebody has spoken up: what came of it, from the step at place `first` on, is shown last."""
        screen, viewers = self._screen, self.eyes.viewers
        self._director.extend(cut(screen.hot_seat.film(first, viewers), screen.presenter.film))
        self._log = screen.hot_seat.log_for(viewers)
        screen.open_table.reset()

    def stop(self) -> None:
        """It is over: the table is itself again, and whatever waited for it goes on."""
        self._director.stop()
        self._eyes, self._log, self.staging = None, (), Staging()
        self._screen.after_film()

    def drop(self) -> None:
        """Forget it: somebody else will look."""
        self._director.stop()
        self._eyes, self._log, self.staging = None, (), Staging()

    # Going on

    def tick(self, now: int) -> None:
        """Let the beat last as long as it and what moves in it need; then go on by itself."""
        screen = self._screen
        if self._director.share(now, self._speed) < 1.0 or screen.motion.is_busy:
            if not self.staging.is_quiet:
                screen.invalidate("film")
            return
        self.next()

    def next(self) -> None:
        """Go on to the next beat at once."""
        self._screen.motion.finish()
        if self._director.next(self._screen.host.now):
            self._show(self._screen.spots())
        else:
            self.stop()

    def hurry(self, is_hurried: bool) -> None:
        self._director.is_hurried = is_hurried

    def on_press(self, under: Iterable[HitArea]) -> None:
        """A click goes on to the next beat, but on a hand that may be raised meanwhile."""
        voices = self._screen.open_table
        heard = [area.handle for area in under if area.handle in voices.interjections]
        if heard:
            voices.interject(heard[0])
        else:
            self.next()

    def on_key(self, key: Key) -> None:
        """Space or Enter: the next beat; Shift: hurry while it is held; Esc: to the end.

        Whoever may speak up is heard meanwhile (LC-REACT-13).
        """
        if self._screen.open_table.on_key(key.name, with_shift=key.shift):
            return
        if key.name in ("space", "return"):
            self.next()
        elif key.name == "shift":
            self.hurry(True)
        elif key.name == "escape":
            self._screen.motion.finish()
            self.stop()

    # What is shown

    def _show(self, before: Spots) -> None:
        screen, beat = self._screen, self._director.beat
        self._before = before
        screen.view = beat.last.view
        screen.invalidate()
        after = screen.update_spots()
        groups = screen.presenter.motions(before, after, beat.events)
        screen.motion.play(groups)
        if beat.rule.cue and not any(group.cues for group in groups):
            screen.host.sounds.play(beat.rule.cue)
        self.staging = screen.presenter.staging(screen.kit, screen.view_context(), beat)
        screen.invalidate("film", "board", "zones")

    def log(self) -> tuple[VisibleStep, ...]:
        """What the log tells so far: every event that has been shown, and none that is still to come."""
        last = self._director.beat.last
        place = next(index for index, step in enumerate(self._log) if step.number == last.step)
        step = self._log[place]
        told = VisibleStep(step.number, step.seat, step.events[: last.place + 1], step.barrier)
        return (*self._log[:place], told)

    def share(self, now: int) -> float:
        return self._director.share(now, self._speed)

    def elapsed(self, now: int) -> int:
        return self._director.elapsed(now)

    def find(self, handle: Handle) -> HitArea | None:
        """A thing that is drawn, or where it was before this beat: what has left is still pointed at."""
        found = self._screen.find(handle)
        if found is not None or handle not in self._before:
            return found
        return HitArea(handle, self._before[handle], "film")
