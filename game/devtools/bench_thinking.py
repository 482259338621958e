"""How much later frames come while a bot thinks beside them, and how long its thoughts take on the screen.

Frames are compared with frames that have nothing beside them, in the same run.

The pointer moves over the table, so that every frame has something to draw. Frames are due sixty times a
second; the lateness of a frame is how long after that its picture is shown. Both ways take turns, so that a
slow moment of the machine hits both.

This is measured with two clocks. The wall clock includes the time other programs took the processor: a figure
for a quiet machine. The clock of our own thread, which stands still meanwhile, shows what we do to our own
frames, on any machine: slices that are too long, and drawing that finds its caches evicted.
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
"""Number of frames of one way before the other way takes its turn."""
ENDLESS = Effort(playouts=1_000_000)
FIRST = 2
"""Number of first rounds that only warm up drawing and thinking, and are not counted."""

Beside = Callable[[float], object]
"""What is done in the rest of a frame; takes the seconds that are left."""


class Clock(Protocol):
    """A clock that can also wait."""

    def now(self) -> float: ...

    def rest_until(self, due: float) -> None: ...


class WallClock:
    """The clock on the wall, which really waits."""

    def now(self) -> float:
        return perf_counter()

    def rest_until(self, due: float) -> None:
        sleep(max(0.0, due - perf_counter()))


class OwnClock:
    """Counts the processor time of this thread, and skips its waits."""

    def __init__(self) -> None:
        self._rested = 0.0

    def now(self) -> float:
        return thread_time() + self._rested

    def rest_until(self, due: float) -> None:
        self._rested += max(0.0, due - self.now())


CLOCKS: dict[str, Callable[[], Clock]] = {"late": WallClock, "late_of_own": OwnClock}
"""Clocks by the name of their figure."""


def measure_lateness(slug: str, seconds: float) -> dict[str, float]:
    """The 95th percentile of the lateness in milliseconds: with nothing beside the frames, and with a
    thought. Empty for a game without a mind."""
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
    """How long, in milliseconds, the longest thought of level staff about these questions takes on the
    screen.

    That is its processor time divided by the share of a frame that it gets while nothing moves.
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
    """A thought of level staff at a table where nothing moves, with the longest slices; it restarts when
    done."""
    game, match = table.presenter.game, table.hot_seat.match
    slices, seeds, state = Slices(clock.now), count(), match.state

    def begin() -> Thought:
        seat = min(engine.waiting_for(state))
        legal, effort = engine.legal(state, seat), ENDLESS._replace(worlds=1)
        return Thought(game, MINDS[slug], game.redact(state, seat), seat, legal, effort, next(seeds))

    thoughts = [begin()]
    while thoughts[-1].is_done:
        # Decisions without a thought are played until one needs a thought.
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
                # A slice that overruns its frame makes the next one late; a missed frame is skipped.
                due = max(due + 1 / MOVING, clock.now() - 1 / MOVING)
                clock.rest_until(due)
                x = board.x + (number * AT_A_TIME + place) * 7 % board.w
                app.stage.feed(Move((x, board.centery)))
                app.turn(round(1000 * (clock.now() - began)))
                if number >= FIRST:
                    times.append(1000 * (clock.now() - due))
                beside(app.spare(due))
    return late
