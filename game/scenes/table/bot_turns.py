"""The turns of bots: they think in the background, wait so that people can follow, and then play.

They think in the rest of each frame, also while the film of their last move still runs. How long they seem to
wait depends on public facts only: before an action the pause is that of the chosen pace; at a reaction window
it is the same whether any card in hand could be played or not, so that it gives nothing away. Hurrying gives
thinking more of each frame and removes the pauses; it never shortens the thinking.
"""

from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.rules.core import engine
from game.rules.core.ids import Seat
from game.scenes.table.banner import portrait_of
from game.view.theme import INK, LAMP

if TYPE_CHECKING:
    from game.rules.core.state import State
    from game.scenes.table.screen import TableScreen
    from game.view.canvas import Canvas

PACES = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "skip": 0.0}
"""The factor on the time of a bot's actions, for each setting."""
PAUSE_MS = 420
"""The pause before each action of a bot."""
LONG_MS = 900
"""At a window, thinking done elsewhere makes the pause no longer than this."""
MOVING, RESTING, HURRIED = 0.006, 0.012, 0.025
"""The most seconds of a frame for thinking: while something moves, while nothing moves, while hurried."""
LEAST = 0.002
"""The least seconds of a frame for thinking, however long drawing took: so thinking always ends."""
TURN_MS, STATIONS = 1600, 24
"""How long the mark takes to go round a portrait, and the number of its positions."""


def slice_of(spare: float, *, is_moving: bool) -> float:
    """The seconds for thinking in a frame with this much time left."""
    return max(LEAST, min(spare, MOVING if is_moving else RESTING))


class BotTurns:
    """The turns of the bots at one table."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self.is_held = False
        """Whether the bots are paused, so that a spectator can look around."""
        self._asked: State[Any] | None = None
        self._since = 0
        """The time at which the bot to move was first noticed."""
        self._knows = False
        self._longest_at_window = 0
        self._longest_elsewhere = 0
        """The longest public thinking time so far, in milliseconds."""
        self._station = 0

    @property
    def are_alone(self) -> bool:
        """Whether no seat of this table is a person."""
        return all(player.bot is not None for player in self._screen.hot_seat.players)

    @property
    def have_seats(self) -> bool:
        return any(player.bot is not None for player in self._screen.hot_seat.players)

    @property
    def pace(self) -> float:
        return PACES[self._screen.host.settings.bot_pace]

    @property
    def thinker(self) -> Seat | None:
        """The bot to move once everything has been shown, whose portrait has the mark; None if there
        is none.
        """
        screen = self._screen
        if screen.view is None or screen.projection.is_running:
            return None
        return screen.hot_seat.bot_to_move()

    @property
    def mark_turned(self) -> float | None:
        """The position of the mark from 0 to 1; None if nobody is thinking."""
        if self.thinker is None or self.is_held:
            return None
        return self._station / STATIONS

    # Thinking

    @property
    def is_thinking(self) -> bool:
        """Whether a bot has something to think about: every frame then has time for it."""
        screen = self._screen
        if self.is_held or screen.hot_seat.at_screen is None:
            return False
        return screen.hot_seat.bot_to_move() is not None

    def think(self, spare: float) -> None:
        """Think for the rest of a frame, in seconds."""
        screen, hot_seat = self._screen, self._screen.hot_seat
        if not self.is_thinking:
            return
        is_moving = screen.projection.is_running or screen.motion.is_busy
        is_moving = is_moving or not screen.held_piece.drag.is_idle
        seconds = HURRIED if screen.projection.is_hurried else slice_of(spare, is_moving=is_moving)
        hot_seat.think(seconds)

    # Waiting and playing

    def tick(self, now: int) -> None:
        """Play the move of the bot once its pause is over and nothing is being shown."""
        screen, state = self._screen, self._screen.hot_seat.match.state
        if self._asked is not state:
            self._asked, self._since, self._knows = state, now, False
            screen.invalidate("prompt")
        self._turn_mark(now)
        if self.is_held:
            return
        if not self._knows:
            self._knows = screen.hot_seat.think(0.0)
            if self._knows:
                self._note_thought(now - self._since)
        if self._knows and now - self._since >= self._pause:
            screen.showing.play_bot()

    def _note_thought(self, took: int) -> None:
        if self._is_window:
            self._longest_at_window = max(self._longest_at_window, took)
        else:
            self._longest_elsewhere = max(self._longest_elsewhere, took)

    @property
    def _pause(self) -> float:
        """The pause in milliseconds. At a window it must cover any thinking, so it is the longest seen so
        far.

        This includes thinking before the first window: otherwise the first card that fits one would show.
        """
        screen = self._screen
        if self._is_window and not self.are_alone:
            return max(PAUSE_MS, self._longest_at_window, min(LONG_MS, self._longest_elsewhere))
        if screen.showing.is_dithering or screen.projection.is_hurried:
            return 0
        return PAUSE_MS * screen.host.speed * self.pace

    @property
    def _is_window(self) -> bool:
        decision = engine.pending(self._screen.hot_seat.match.state)
        return decision is not None and decision.auto_pass() is not None

    def _turn_mark(self, now: int) -> None:
        if self.is_held or not self._screen.host.speed:
            return
        station = now % TURN_MS * STATIONS // TURN_MS
        if station != self._station:
            self._station = station
            self._screen.invalidate("thinking")

    def hold(self) -> None:
        """Pause or continue; a beat being shown is still shown to its end."""
        self.is_held = not self.is_held
        self._screen.projection.is_held = self.is_held
        self._since = self._screen.host.now
        self._screen.invalidate("prompt", "thinking")

    def go_on(self) -> bool:
        """Skip the rest of the pause; returns whether there was one."""
        if self.thinker is None or self.is_held or self._is_window:
            return False
        self._since -= PAUSE_MS * 10
        return True


def compose_mark(screen: "TableScreen", canvas: "Canvas") -> None:
    """Compose the mark round the portrait of a thinking bot, which shows that the program is still
    running.
    """
    kit, turned = canvas.kit, screen.bot_turns.mark_turned
    if turned is None:
        return
    disc = portrait_of(kit, screen.presenter.regions(kit.metrics)["prompt"])
    side, angle, reach = kit.px(13), 2 * pi * turned, disc.w / 2 - kit.px(2)
    mark = Rect(0, 0, side, side)
    mark.center = round(disc.centerx + reach * sin(angle)), round(disc.centery - reach * cos(angle))
    canvas.blit_in(kit.shapes.disc(side, LAMP, INK, max(1, kit.px(1.5))), mark)
