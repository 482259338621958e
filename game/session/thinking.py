"""The search of a bot beside the table, in slices, so that nothing has to wait for it.

A slice ends between two playouts. The number and length of slices do not change the choice: effort is
counted, and a bot's generator depends on the place in the record. So it chooses the same at once and in
slices, after an undo, and in a loaded match.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from game.bots import Bot, LevelBot, bot_named, bot_seed
from game.bots.search import Thought
from game.rules.core.ids import Seat
from game.rules.core.rng import mix
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.session.match import Match


class Stepwise(Protocol):
    """A computation done step by step: a thought, or the review of a match."""

    def step(self) -> bool: ...

    @property
    def is_done(self) -> bool: ...


class Slices:
    """Runs steps for a given time, and measures them so as not to overrun."""

    def __init__(self, seconds: Callable[[], float] = perf_counter) -> None:
        """`seconds`: the clock; a bench may bring another."""
        self._seconds = seconds
        self._step = 0.0
        """The time of one step in seconds, weighted towards the latest ones."""

    def go_on(self, thought: Stepwise, seconds: float) -> bool:
        """Run at least one step, and more while they fit; returns whether the computation is done."""
        began = before = self._seconds()
        while thought.step():
            now = self._seconds()
            self._step += (now - before - self._step) / 4
            before = now
            if now - began + self._step > seconds:
                break
        return thought.is_done


class _Asked(NamedTuple):
    """A bot that was asked, with the state and the place in the record."""

    state: State[Any]
    seat: Seat
    place: int
    bot: Bot
    thought: Thought | None
    """None if the bot chooses without a search."""


class Thinking:
    """The search of the bot that is to move; a search of another state is dropped."""

    def __init__(self, match: Match, bots: Sequence[str | None]) -> None:
        self._match, self._bots = match, bots
        self._slices = Slices()
        self._asked: _Asked | None = None

    def go_on(self, seat: Seat, place: int, seconds: float) -> bool:
        """Let the bot at a seat think this long, or only ask (0 seconds); returns whether it has decided."""
        thought = self._asked_at(seat, place).thought
        if thought is None or thought.is_done:
            return True
        return seconds > 0.0 and self._slices.go_on(thought, seconds)

    def choice(self, seat: Seat, place: int) -> Intent:
        """The bot's choice; an unfinished search is finished first."""
        _, _, _, bot, thought = self._asked_at(seat, place)
        self._asked = None
        if thought is None or not isinstance(bot, LevelBot):
            return bot.choose(self._match.view(seat), seat, self._match.legal(seat))
        while thought.step():
            pass
        return bot.decide(thought)

    def _asked_at(self, seat: Seat, place: int) -> _Asked:
        match, asked = self._match, self._asked
        if asked is not None and asked.state is match.state and asked[1:3] == (seat, place):
            return asked
        name = self._bots[seat]
        assert name is not None, "a person decides for himself"
        bot = bot_named(name, match.game.info.id, mix(bot_seed(match.seed, seat), place))
        thought = None
        if isinstance(bot, LevelBot):
            thought = bot.think(match.view(seat), seat, match.legal(seat))
        self._asked = _Asked(match.state, seat, place, bot, thought)
        return self._asked
