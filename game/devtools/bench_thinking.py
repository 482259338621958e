"""How much later frames come while a bot thinks beside them, and how long its thoughts are seen to take.

Frames are compared with those that have nothing beside them in the same run.

A hand moves over the table, so that every frame has something to draw. Frames are due sixty times a second;
one is late by as long as its picture is shown after that. Both ways take turns, so that a slow moment of the
machine hits both.

That is measured twice. By the clock on the wall it also tells how long other programs kept the processor: a
figure for a quiet machine. By the time of our own thread, which stands still meanwhile, it tells what we do
to our own frames, on any machine: slices that are too long, and drawing that finds the caches taken.
"""

from collections.abc import Callable, Sequence
from itertools import count
from time import perf_counter, process_time, sleep, thread_time
from typing import Any, Protocol

from game.app.loop import MOVING, App
from game.bots.levels import LevelBot
from game.bots.mind import Effort
from game.bots.registry import MINDS
from game.bots.search import Thought
from game.devtools.bench_frames import finish, table_app
from game.input.gestures import Move
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.scenes.table.bot_turns import RESTING, slice_of
from game.scenes.table.screen import TableScreen
from game.session.thinking import Slices

AT_A_TIME = 30
"""Frames of one way before the other has its turn."""
ENDLESS = Effort(playouts=1_000_000)
FIRST = 2
"""Rounds that warm up what is drawn and thought of, and are not counted."""

Beside = Callable[[float], object]
"""What is done in so many seconds that are left of a frame."""


class Clock(Protocol):
    def now(self) -> float: ...

    def rest_until(self, due: float) -> None: ...


class WallClock:
    def now(self) -> float:
        return perf_counter()

    def rest_until(self, due: float) -> None:
        sleep(max(0.0, due - perf_counter()))


class OwnClock:
    """Goes on while this thread computes, and leaps over its rests."""

    def __init__(self) -> None:
        self._rested = 0.0

    def now(self) -> float:
        return thread_time() + self._rested

    def rest_until(self, due: float) -> None:
        self._rested += max(0.0, due - self.now())


CLOCKS: dict[str, Callable[[], Clock]] = {"late": WallClock, "late_of_own": OwnClock}
"""By the name that a figure bears."""


def measure_lateness(slug: str, seconds: float) -> dict[str, float]:
    """Of 95 % of the frames, in milliseconds: with nothing beside them, and with a thought. None without a
    mind for the game."""
    if slug not in MINDS:
        return {}
    found: dict[str, float] = {}
    app, table = table_app(slug)
    try:
        for name, made in CLOCKS.items():
            clock = made()
            app.seconds = clock.now
            late = late_frames(
                app, table, (lambda _: None, _endless_thought(slug, table, clock)), seconds, clock
            )
            alone, thinking = (sorted(times)[len(times) * 95 // 100] for times in late)
            found |= {f"{slug}.frame_{name}_p95_ms": alone, f"{slug}.frame_{name}_thinking_p95_ms": thinking}
    finally:
        finish(app)
    return found


def measure_longest_thought(
    slug: str, questions: Sequence[tuple[State[Any], Seat]], most: int
) -> dict[str, float]:
    """In milliseconds, how long the longest thought of staff about these questions is seen to take.

    That is its time of the processor, stretched to the part of a frame that it gets where nothing moves.
    """
    if slug not in MINDS:
        return {}
    longest = 0.0
    for number, (view, seat) in enumerate(questions[:most]):
        bot = LevelBot("staff", slug, number)
        began = process_time()
        bot.choose(view, seat, engine.legal(view, seat))
        longest = max(longest, process_time() - began)
    return {f"{slug}.staff_on_the_screen_worst_ms": 1000 * longest / (MOVING * RESTING)}


def _endless_thought(slug: str, table: TableScreen, clock: Clock) -> Beside:
    """As staff thinks at a table where nothing moves, with the longest slices; when it is done, anew."""
    game, match = table.presenter.game, table.hot_seat.match
    slices, seeds, state = Slices(clock.now), count(), match.state

    def begin() -> Thought:
        seat = min(engine.waiting_for(state))
        legal, effort = engine.legal(state, seat), ENDLESS._replace(worlds=1)
        return Thought(game, MINDS[slug], game.redact(state, seat), seat, legal, effort, next(seeds))

    thoughts = [begin()]
    while thoughts[-1].is_done:
        # What needs no thought is done, until something is met that does.
        seat = min(engine.waiting_for(state))
        state = engine.apply(game, state, seat, thoughts[-1].best, engine.legal(state, seat)).state
        thoughts[-1] = begin()

    def think(spare: float) -> None:
        if slices.go_on(thoughts[-1], slice_of(spare, is_moving=False)):
            thoughts[-1] = begin()

    return think


def late_frames(
    app: App, table: TableScreen, ways: tuple[Beside, ...], seconds: float, clock: Clock
) -> tuple[list[float], ...]:
    board = table.presenter.regions(app.stage.kit.metrics)["board"]
    late: tuple[list[float], ...] = tuple([] for _ in ways)
    rounds = max(2, round(seconds * MOVING / AT_A_TIME / len(ways))) + FIRST
    due = began = clock.now()
    for number in range(rounds):
        for times, beside in zip(late, ways, strict=True):
            for place in range(AT_A_TIME):
                # A slice that overruns its frame makes the next one late; one missed whole is not waited for.
                due = max(due + 1 / MOVING, clock.now() - 1 / MOVING)
                clock.rest_until(due)
                x = board.x + (number * AT_A_TIME + place) * 7 % board.w
                app.stage.feed(Move((x, board.centery)))
                app.turn(round(1000 * (clock.now() - began)))
                if number >= FIRST:
                    times.append(1000 * (clock.now() - due))
                beside(app.spare(due))
    return late
