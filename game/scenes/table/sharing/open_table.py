"""The open table: bystanders may interject, and play goes on by itself.

An interjection has a handle to click (`raise/3`) and a key: F1 is that of the first seat, and Shift+F1
submits that seat's second one.
"""

from typing import TYPE_CHECKING

from game.i18n import captions
from game.scenes.table.sharing.auto_advance import TOLD, Waiting
from game.session.stops import could_respond
from game.view.handles import Handle

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from game.input.gestures import Key
    from game.presenters.contract.presenter import AutoAdvance, Interjection
    from game.rules.core.values import Event
    from game.scenes.table.screen import TableScreen
    from game.view.canvas import HitArea


class OpenTable:
    """Interjections and automatic progress at one open table."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self.waiting = Waiting()
        self.interjections: Mapping[Handle, Interjection] = {}
        self._may_close = True
        self._gone_by: tuple[str, int] | None = None
        """The window that just passed unused, and the length of the match then; None if there was none."""

    def reset(self) -> None:
        """The state or its viewer has changed: find out who may interject and how long the table waits.

        During a film the drawn view is older than the state: people interject in the state, and the waiting
        begins only after the film.
        """
        screen = self._screen
        view, hot_seat, is_watched = screen.view, screen.hot_seat, screen.projection.is_running
        if is_watched:
            view = None if hot_seat.at_screen is None else hot_seat.view()
        auto_advance = None
        self.interjections = {}
        if view is not None:
            interjections = screen.presenter.interjections(view).items()
            self.interjections = {
                handle: voice for handle, voice in interjections if hot_seat.may_interject(voice.seat)
            }
            if not is_watched and hot_seat.open_window is not None:
                auto_advance = self._unhurried(screen.presenter.auto_advance(view))
        was_seen = self._gone_by is not None and self._gone_by == self._window_now()
        self.waiting.begin(screen.host.now, auto_advance, screen.host.settings, was_seen=was_seen)
        self._may_close = self.may_close

    def _unhurried(self, auto_advance: "AutoAdvance | None") -> "AutoAdvance | None":
        """With a single person among bots: None, to wait for that person, if able to respond; else no wait at
        all.

        With several people the waiting depends on public facts alone (LC-REACT-10).
        """
        hot_seat = self._screen.hot_seat
        is_alone = sum(player.bot is None for player in hot_seat.players) == 1
        if auto_advance is None or not is_alone or auto_advance.setting not in TOLD:
            return auto_advance
        assert hot_seat.at_screen is not None, "one person always has the screen"
        may_respond = could_respond(hot_seat.match.state, hot_seat.at_screen)
        return None if may_respond else auto_advance._replace(setting="nobody")

    @property
    def may_close(self) -> bool:
        """Whether the window may be closed for all by now."""
        return self.waiting.may_be_closed(self._screen.host.now)

    def tick(self, now: int, *, is_stopped: bool) -> None:
        self.waiting.tick(now, is_stopped=is_stopped)
        share = self.waiting.share
        if share is None:
            return
        if share >= 1.0:
            self._pass_window()
            return
        self._screen.invalidate("waiting")
        self._screen.invalidate_if_changed("prompt")
        if self.may_close != self._may_close:
            self._may_close = self.may_close
            self._screen.invalidate("prompt")

    def go_on(self) -> None:
        """Pass the window for every seat that is asked."""
        if self.may_close:
            self._pass_window()

    def _window_now(self) -> tuple[str, int] | None:
        window = self._screen.hot_seat.open_window
        return None if window is None else (window.stop, self._screen.hot_seat.length)

    def _pass_window(self) -> None:
        hot_seat, before = self._screen.hot_seat, self._window_now()
        moment = self._screen.showing.moment()
        events, now = hot_seat.let_window_go_by(), self._window_now()
        is_same = before is not None and now is not None and before[0] == now[0]
        self._gone_by = now if is_same and not events else None
        self._screen.showing.show(moment, events)

    def interject(self, handle: Handle) -> None:
        """Submit the interjection of this handle; during a film it is shown at its end."""
        screen = self._screen
        screen.host.sounds.play("card")
        if screen.projection.is_running:
            self._interject_in_film(self.interjections[handle])
            return
        moment = screen.showing.moment()
        screen.showing.show(moment, self._speak(self.interjections[handle]))

    def _speak(self, voice: "Interjection") -> "tuple[Event, ...]":
        return self._screen.hot_seat.interject(voice.seat, voice.intent)

    def _interject_in_film(self, voice: "Interjection") -> None:
        """LC-REACT-13: people may interject during all animations. The drawn view is older, so a note says
        it.
        """
        screen, hot_seat = self._screen, self._screen.hot_seat
        first, viewers = hot_seat.length, screen.projection.eyes.viewers
        events, names = self._speak(voice), screen.viewing.names
        screen.projection.extend(hot_seat.film(first, viewers), hot_seat.log_for(viewers))
        self.reset()
        for event in events[:1]:
            screen.host.notify(captions.caption(screen.kit.texts, screen.presenter.game, event, names))

    def on_press_in_film(self, under: "Iterable[HitArea]") -> None:
        """A click goes to the next beat, unless it is on an interjection that may be submitted meanwhile."""
        said = [hit_area.handle for hit_area in under if hit_area.handle in self.interjections]
        if said:
            self.interject(said[0])
        else:
            self._screen.projection.next()

    def on_key_in_film(self, key: "Key") -> bool:
        """During a film, a key may interject without ending it; other keys are left to the film.

        Returns whether the key was used.
        """
        screen = self._screen
        if not screen.projection.is_running:
            return False
        is_said = self.on_key(key.name, with_shift=key.shift)
        return is_said or screen.projection.on_key(key) or screen.view is None

    def on_key(self, name: str, *, with_shift: bool = False) -> bool:
        """The key of a seat; returns whether it had an interjection."""
        said = [handle for handle, voice in self.interjections.items() if name == f"f{voice.seat + 1}"]
        wanted = [handle for handle in said if self.interjections[handle].with_shift == with_shift]
        if wanted:
            self.interject(wanted[0])
        return bool(wanted)
