"""The table while it lies open: whoever may interject does, and play goes on by itself.

What somebody may say though another is asked hangs on a thing to click (`raise/3`) and on a key: F1 is the
first seat, and Shift+F1 says the second thing that seat can say.
"""

from typing import TYPE_CHECKING

from game.scenes.table.auto_advance import Waiting
from game.view.handles import Handle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.presenters.contract.presenter import Interjection
    from game.scenes.table.screen import TableScreen


class OpenTable:
    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self.waiting = Waiting()
        self.interjections: Mapping[Handle, Interjection] = {}
        self._may_close = True

    def reset(self) -> None:
        """The state, or who looks at it, has changed: who may interject, and how long the table waits."""
        screen = self._screen
        view, hot_seat = screen.view, screen.hot_seat
        auto_advance = None
        self.interjections = {}
        if view is not None:
            interjections = screen.presenter.interjections(view).items()
            self.interjections = {
                handle: voice for handle, voice in interjections if hot_seat.may_interject(voice.seat)
            }
            auto_advance = screen.presenter.auto_advance(view) if hot_seat.open_window is not None else None
        self.waiting.begin(screen.host.now, auto_advance, screen.host.settings)
        self._may_close = self.may_close

    @property
    def may_close(self) -> bool:
        """Whether somebody may end the waiting for all by now."""
        return self.waiting.may_be_closed(self._screen.host.now)

    def tick(self, now: int) -> None:
        share = self.waiting.share(now)
        if share is None:
            return
        if share >= 1.0:
            self._pass_window()
            return
        self._screen.invalidate("waiting")
        if self.may_close != self._may_close:
            self._may_close = self.may_close
            self._screen.invalidate("prompt")

    def go_on(self) -> None:
        """Everybody who is asked lets the window pass."""
        if self.may_close:
            self._pass_window()

    def _pass_window(self) -> None:
        self._screen.show(self._screen.spots(), self._screen.hot_seat.let_window_go_by())

    def interject(self, handle: Handle) -> None:
        """Somebody says what he may say though another is asked."""
        voice = self.interjections[handle]
        self._screen.host.sounds.play("card")
        self._screen.show(self._screen.spots(), self._screen.hot_seat.interject(voice.seat, voice.intent))

    def on_key(self, name: str, *, with_shift: bool = False) -> bool:
        """The key of a seat: whether there was anything to say by it."""
        said = [handle for handle, voice in self.interjections.items() if name == f"f{voice.seat + 1}"]
        wanted = [handle for handle in said if self.interjections[handle].with_shift == with_shift]
        if wanted:
            self.interject(wanted[0])
        return bool(wanted)
