"""The moment before the screen is handed over: a player can still undo until they confirm.

The same bar asks a player whose cards lie face down, although they never left the screen, to take them up.
"""

from typing import TYPE_CHECKING

from game.i18n import captions
from game.input.gestures import Key
from game.scenes.table import commands
from game.scenes.table.bars import PromptButton
from game.scenes.table.summary import most_important

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen

SOON_MS = 3000
"""How long the table waits if players have chosen not to confirm that they are done."""
NOT_BEFORE_MS = 350
"""Keys are ignored for this long, so that the key that ended the film does not end this too."""


class HandingOver:
    """The question before the screen is handed over, at one table."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._not_before = 0
        self._left: int | None = None
        """When it continues by itself, in milliseconds; None if somebody must confirm."""
        self._ticked = 0

    @property
    def is_due(self) -> bool:
        """Whether the player at the screen is asked to confirm."""
        return self._screen.hot_seat.hands_over_to is not None and not self._screen.projection.is_running

    @property
    def is_looking_due(self) -> bool:
        """Whether the player at the screen is asked to take up their cards."""
        return self._screen.hot_seat.cards_are_down and not self._screen.projection.is_running

    @property
    def is_asked(self) -> bool:
        """Whether one of these two questions blocks everything else."""
        return self.is_due or self.is_looking_due

    def reset(self) -> None:
        """Called when the state or its viewer has changed."""
        host = self._screen.host
        self._left = SOON_MS if host.settings.hand_over == "soon" and self.is_due else None
        self._ticked = host.now

    def after_film(self) -> None:
        self._not_before = self._screen.host.now + NOT_BEFORE_MS

    @property
    def left(self) -> int | None:
        """Milliseconds until it continues by itself; None if somebody must confirm."""
        return self._left

    def tick(self, now: int, *, is_stopped: bool) -> None:
        if self._left is None:
            return
        if not is_stopped:
            self._left = max(0, self._left - (now - self._ticked))
            self._screen.invalidate("waiting")
        self._ticked = now
        if not self._left:
            self.done()

    # Actions

    def done(self) -> None:
        """Close the curtain for the next player."""
        if self.is_due:
            self._screen.hot_seat.hand_over()
            self._screen.refresh()

    def take_up(self) -> None:
        """Take up the cards of the player who never left the screen."""
        if self.is_looking_due:
            self._screen.hot_seat.look_alone()
            self._screen.refresh()

    def on_key(self, key: Key) -> bool:
        """Space and Enter confirm, unless the keyboard focus is on another button. Returns whether
        the key was used.
        """
        screen = self._screen
        is_elsewhere = screen.shows_focus and screen.focused not in (None, "done", "take_up")
        if key.name not in ("enter", "space") or is_elsewhere or not self.is_asked:
            return False
        if screen.host.now >= self._not_before:
            self.done() if self.is_due else self.take_up()
        return True

    # Drawing

    def ask_later(self) -> None:
        """Called when a player who could answer ahead prefers to wait for their turn."""
        if self._screen.hot_seat.asked_ahead is not None:
            self._screen.hot_seat.ask_later()
            self._screen.refresh()

    def later_choice(self) -> list[PromptButton]:
        screen = self._screen
        if screen.hot_seat.asked_ahead is None:
            return []
        label, tip = screen.say("handing-ask_later"), screen.say("handing-ask_later.tip")
        return [PromptButton("ask_later", label, self.ask_later, "W", icon="timer_sand", tip=tip)]

    def choices(self) -> list[PromptButton]:
        screen = self._screen
        if self.is_looking_due:
            label, tip = screen.say("handing-take_up"), screen.say("handing-take_up.tip")
            return [
                PromptButton("take_up", label, self.take_up, "Enter", kind="primary", icon="eye", tip=tip)
            ]
        label, tip = screen.say("handing-done"), screen.say("handing-done.tip")
        done = PromptButton("done", label, self.done, "Enter", kind="primary", icon="check", tip=tip)
        return [*self._way_back(), done]

    def _way_back(self) -> list[PromptButton]:
        screen = self._screen
        if screen.hot_seat.undo_barrier is not None:
            return []
        label = screen.say("handing-take_back")
        return [PromptButton("take_back", label, lambda: commands.undo(screen), "U", icon="undo_variant")]

    def words(self) -> str:
        """What was done, whether it can be undone, and who is next; or whose cards lie face down."""
        screen, hot_seat = self._screen, self._screen.hot_seat
        if self.is_looking_due:
            return screen.say("handing-cards_down", name=screen.tabletop.name(screen.kit, screen.seat))
        assert hot_seat.hands_over_to is not None
        name, barrier = screen.tabletop.name(screen.kit, hot_seat.hands_over_to), hot_seat.undo_barrier
        if barrier is None:
            return screen.say("handing-open", done=self._what_was_done(), name=name)
        closed = screen.say(f"barrier-{barrier.kind}")
        return screen.say("handing-closed", done=self._what_was_done(), name=name, barrier=closed)

    def _what_was_done(self) -> str:
        screen = self._screen
        assert screen.view is not None
        if screen.hot_seat.waits_for_turn:
            return screen.say("handing-later")
        if (planned := screen.hot_seat.planned) is not None:
            kit, game, names = screen.kit, screen.presenter.game, screen.viewing.names
            what = captions.label_ahead(kit.texts, game, planned, names)
            return screen.say("handing-planned", what=what)
        steps = screen.hot_seat.log()[-1:]
        return most_important(screen.kit, screen.presenter, screen.view, steps) or screen.say("handing-said")
