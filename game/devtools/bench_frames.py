"""How quick the screen is: each figure relative to a floor that is measured in the same run.

Frames are real ones: gestures go in, changes are drawn, copied to a window and shown. Without a display the
window is invisible; then showing costs nothing, for the floor as for us.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import pygame

from game.app import sdl
from game.app.loop import RESTING, App
from game.app.window import Window
from game.config.paths import PROJECT
from game.config.settings import Settings
from game.content.library import open_game
from game.devtools import showcase
from game.input.gestures import Lost, Move, Press, Release
from game.scenes import posing
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.session.match import Match
from game.view.handles import Handle

SIZE = (1920, 1080)
MID_GAME = 60
"""Number of decisions played before the table is measured."""
FULL_BOARD = 120
"""Number of decisions after which the board of the last scenario, the largest, is fullest."""
DRAG_FRAMES = 400
CLICKS = 20
_BARE = """
import pygame
pygame.display.init(); pygame.font.init()
window = pygame.Window("bare", (1280, 720))
window.get_surface().fill((20, 24, 26)); window.flip()
"""
_TITLE = """
from game.app import sdl
from game.cli import parser
sdl.prepare()
from game.app import loop
turn = loop.App.turn
def first_turn(self, now):
    turn(self, now)
    self.stage.quit()
loop.App.turn = first_turn
raise SystemExit(parser.main(["--lang", "en", "--size", "1280x720"]))
"""
_TABLE = """
import sys
from game.devtools.bench_frames import table_app, resident_mb, finish
app, _ = table_app(sys.argv[1])
app.turn(app.stage.now)
print(resident_mb())
finish(app)
"""

Figures = dict[str, float]


def measure_frames(slug: str, rest_seconds: float, starts: int) -> Figures:
    """Every figure of the screen for the table of one game; `bench` computes the ratios."""
    prepare()
    with showcase.own_folder("bench") as folder:
        figures = figures_at_a_table(slug, rest_seconds)
        if not getattr(sys, "frozen", False):
            figures[f"{slug}.resident_mb"] = float(_run(_TABLE, folder, slug))
            figures |= _starts(slug, folder, starts)
    return figures


def prepare() -> None:
    """Use the real display if there is one."""
    if sys.platform.startswith("linux") and not (os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}):
        sdl.prepare_headless()
    else:
        sdl.prepare()


def table_app(
    slug: str, place: int = 0, steps: int = MID_GAME, *, is_full: bool = False
) -> tuple[App, TableScreen]:
    """The program at a table in mid-game; `place` is the index of the scenario in the game. A full table has
    the largest number of seats, another the smallest."""
    prepare()
    window = Window("bench", SIZE)
    stage = showcase.new_stage(window.size, Settings(language="en", mute=True, reduced_motion=True))
    info = open_game(slug).scenarios[place]
    seats = max(info.seats) if is_full else min(info.seats)
    exhibit = showcase.Exhibit("table", slug, info.id, seats, steps=steps)
    return App(stage, window), _with_something_to_carry(stage, unfinished(exhibit))


def _with_something_to_carry(stage: Stage, match: Match) -> TableScreen:
    """The table at the next decision at which some visible thing can be picked up."""
    table = showcase.sit_down(stage, match)
    while not _drawn(table):
        if match.outcome is not None:
            raise showcase.CannotShow("the match ended before anything could be taken in hand")
        showcase.play_on(match, 1)
        table = showcase.sit_down(stage, match)
    return table


def unfinished(exhibit: showcase.Exhibit) -> Match:
    """A match after a fixed number of steps; if it is over by then, after half of its steps."""
    match = showcase.new_match(exhibit)
    while match.outcome is not None:
        exhibit = exhibit._replace(steps=exhibit.steps // 2)
        match = showcase.new_match(exhibit)
    return match


def finish(app: App) -> None:
    showcase.clear(app.stage)
    app.end()


def figures_at_a_table(slug: str, rest_seconds: float) -> Figures:
    """The figures of one open program: drags, clicks, rest, memory."""
    app, table = table_app(slug)
    try:
        turns(app, 5)
        floor = _floor(app)
        drag = _drag_frames(app, table, _drawn(table)[0])
        click = _clicks(app, table)
        frames, busy = _rest(app, rest_seconds)
        memory = resident_mb()
    finally:
        finish(app)
    return {
        f"{slug}.full_blit_ms": floor,
        f"{slug}.drag_frame_p99_ms": drag,
        f"{slug}.click_to_pixel_ms": click,
        f"{slug}.frames_at_rest": float(frames),
        f"{slug}.cpu_at_rest_percent": busy,
        f"{slug}.resident_mb": memory,
        f"{slug}.full_board_drag_p99_ms": _on_the_fullest_board(slug),
    }


def _on_the_fullest_board(slug: str) -> float:
    """The drag figure of the last scenario with all seats, at a moment at which something can be carried."""
    app, table = table_app(slug, -1, FULL_BOARD, is_full=True)
    try:
        turns(app, 5)
        return _drag_frames(app, table, _carried_farthest(table))
    finally:
        finish(app)


def turns(app: App, count: int) -> None:
    for _ in range(count):
        app.turn(app.stage.now + posing.FRAME)


def timed(work: Callable[[], object]) -> float:
    """Milliseconds by the wall clock, because showing may wait for the system."""
    began = perf_counter()
    work()
    return 1000 * (perf_counter() - began)


def _floor(app: App) -> float:
    """One blit of the whole picture and one flip: the least that any program does for a new picture."""

    def whole() -> None:
        app.window.uncovered()
        app.window.show(app.stage.picture)

    return median(timed(whole) for _ in range(100))


def _drawn(table: TableScreen) -> list[Handle]:
    """Visible things that a click picks up; a click on something that is only chosen would continue the
    game."""
    at_once = table.held_piece.targets
    sources = sorted(handle for handle in table.offers.sources if handle not in at_once)
    return [handle for handle in sources if table.find(handle) is not None]


def _carried_farthest(table: TableScreen) -> Handle:
    """The thing with the most places to put it down: each place is marked and shows its odds."""
    return max(_drawn(table), key=lambda handle: len(table.offers.targets(handle)))


def _drag_frames(app: App, table: TableScreen, source: Handle) -> float:
    """The slowest of a hundred frames while a thing is carried over the board in small steps."""
    stage = app.stage
    posing.lift(stage, source)
    board = table.presenter.regions(stage.kit.metrics)["board"]
    times = []
    for number in range(DRAG_FRAMES):
        x = board.x + number * 7 % board.w
        y = board.y + board.h // 4 + number * 3 % (board.h // 2)

        def frame(at: tuple[int, int] = (x, y)) -> None:
            stage.feed(Move(at))
            turns(app, 1)

        times.append(timed(frame))
    stage.feed(Lost())
    turns(app, 3)
    return sorted(times)[round(0.99 * len(times)) - 1]


def _clicks(app: App, table: TableScreen) -> float:
    """The time from a click on a thing that can be picked up to the first frame that shows it picked up."""
    stage, times = app.stage, []
    sources = _drawn(table)
    for number in range(CLICKS):
        at = posing.point_on(table, sources[number % len(sources)])
        stage.feed(Move(at))
        turns(app, 40)
        shown = app.frames_shown
        times.append(timed(partial(_click, app, at)))
        if app.frames_shown == shown:
            times.pop()
        table.cancel()
    return median(times)


def _click(app: App, at: tuple[int, int]) -> None:
    app.stage.feed(Press(at, 1))
    app.stage.feed(Release(at, 1))
    turns(app, 1)


def _rest(app: App, seconds: float) -> tuple[int, float]:
    """The number of frames drawn and the processor use in per cent while nobody touches anything."""
    turns(app, 60)
    began = app.stage.now
    drawn, clock = app.stage.frames_painted, pygame.Clock()
    wall, used = perf_counter(), process_time()
    while (spent := perf_counter() - wall) < seconds:
        app.turn(began + round(1000 * spent))
        clock.tick(RESTING)
    used = process_time() - used
    return app.stage.frames_painted - drawn, 100 * used / (perf_counter() - wall)


def _starts(slug: str, folder: Path, starts: int) -> Figures:
    """The time from the start of the process to its end after the first frame, ours and that of an empty
    window; a second start, so that everything is compiled already."""
    bare, title = [], []
    _run(_TITLE, folder)
    for _ in range(starts):
        bare.append(timed(lambda: _run(_BARE, folder)))
        title.append(timed(lambda: _run(_TITLE, folder)))
    return {f"{slug}.bare_window_ms": min(bare), f"{slug}.start_to_title_ms": min(title)}


def _run(script: str, folder: Path, *arguments: str) -> str:
    """The output of a separate process."""
    surroundings = {
        **os.environ,
        "SZTABOWKA_HOME": str(folder),
        "PYTHONPATH": str(PROJECT),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONDONTWRITEBYTECODE": "",
    }
    command = [sys.executable, "-c", script, *arguments]
    # Our own interpreter with our own script: nothing in it comes from a file or a person.
    done = subprocess.run(command, env=surroundings, check=True, capture_output=True, text=True)  # noqa: S603
    return done.stdout


def resident_mb() -> float:
    """The resident memory of this process in megabytes."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text("ascii").splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
