"""How much later frames come while a bot thinks beside them, against nothing beside them in the same run.

A hand moves over the table, so that every frame has something to draw. Frames are due sixty times a second;
one is late by as long as its picture is shown after that. Both ways take turns, so that a slow moment of the
machine hits both.
"""

from collections.abc import Callable
from itertools import count
from time import perf_counter, sleep

from game.app.loop import MOVING, App
from game.bots.mind import Effort
from game.bots.registry import MINDS
from game.bots.search import Thought
from game.devtools.bench_frames import finish, table_app
from game.input.gestures import Move
from game.rules.core import engine
from game.scenes.table.bot_turns import slice_of
from game.scenes.table.screen import TableScreen
from game.session.thinking import Slices

AT_A_TIME = 30
"""Frames of one way before the other has its turn."""
ENDLESS = Effort(playouts=1_000_000)
FIRST = 2
"""Rounds that warm up what is drawn and thought of, and are not counted."""

Beside = Callable[[float], object]
"""What is done in so many seconds that are left of a frame."""


def measure_lateness(slug: str, seconds: float) -> dict[str, float]:
    """Of 95 % of the frames, in milliseconds: with nothing beside them, and with a thought. None without a
    mind for the game."""
    if slug not in MINDS:
        return {}
    app, table = table_app(slug)
    try:
        late = _late(app, table, (lambda _: None, _endless_thought(slug, table)), seconds)
    finally:
        finish(app)
    alone, thinking = (sorted(times)[len(times) * 95 // 100] for times in late)
    return {f"{slug}.frame_late_p95_ms": alone, f"{slug}.frame_late_thinking_p95_ms": thinking}


def _endless_thought(slug: str, table: TableScreen) -> Beside:
    """As staff thinks at a table where nothing moves, with the longest slices; when it is done, anew."""
    state = table.hot_seat.match.state
    seat = min(engine.waiting_for(state))
    view, legal = table.hot_seat.match.view(seat), engine.legal(state, seat)
    slices, seeds = Slices(), count()

    def begin() -> Thought:
        return Thought(
            table.presenter.game, MINDS[slug], view, seat, legal, ENDLESS._replace(worlds=1), next(seeds)
        )

    thoughts = [begin()]

    def think(spare: float) -> None:
        if slices.go_on(thoughts[-1], slice_of(spare, is_moving=False)):
            thoughts[-1] = begin()

    return think


def _late(app: App, table: TableScreen, ways: tuple[Beside, ...], seconds: float) -> tuple[list[float], ...]:
    board = table.presenter.regions(app.stage.kit.metrics)["board"]
    late: tuple[list[float], ...] = tuple([] for _ in ways)
    rounds = max(2, round(seconds * MOVING / AT_A_TIME / len(ways))) + FIRST
    due, began = perf_counter(), perf_counter()
    for number in range(rounds):
        for times, beside in zip(late, ways, strict=True):
            for place in range(AT_A_TIME):
                due = max(due + 1 / MOVING, perf_counter())
                sleep(max(0.0, due - perf_counter()))
                x = board.x + (number * AT_A_TIME + place) * 7 % board.w
                app.stage.feed(Move((x, board.centery)))
                app.turn(round(1000 * (perf_counter() - began)))
                if number >= FIRST:
                    times.append(1000 * (perf_counter() - due))
                beside(app.spare(due))
    return late
