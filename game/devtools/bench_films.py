"""How smooth films are: how long each frame takes to compose, paint and show.

The game is played at random and watched at the usual speed with all animations.
"""

from game.app.loop import App
from game.app.window import Window
from game.bots import bot_seed
from game.config.settings import Settings
from game.content.library import open_game
from game.devtools import showcase
from game.devtools.bench_frames import MID_GAME, SIZE, finish, prepare, timed, turns, unfinished
from game.rules.core.rng import Draws, Rng
from game.scenes import posing
from game.scenes.table.screen import TableScreen

STEPS = 400
"""At most this many decisions are played to find enough films."""
LEAST_FRAMES = 30


def measure_films(slug: str, seconds: float) -> dict[str, float]:
    """The 95th percentile of the frame times in milliseconds, over about `seconds` of films."""
    prepare()
    with showcase.own_folder("bench"):
        times = _watched(slug, max(LEAST_FRAMES, round(1000 * seconds / posing.FRAME)))
    return {f"{slug}.film_frame_p95_ms": sorted(times)[len(times) * 95 // 100]} if times else {}


def _watched(slug: str, frames: int) -> list[float]:
    window = Window("bench", SIZE)
    settings = Settings(language="en", mute=True, curtain=False, confirm_irreversible=False)
    stage = showcase.new_stage(window.size, settings)
    app, info = App(stage, window), open_game(slug).scenarios[0]
    exhibit = showcase.Exhibit("table", slug, info.id, min(info.seats), steps=MID_GAME)
    match, times = unfinished(exhibit), list[float]()
    draws = Draws(Rng(bot_seed(match.seed, len(match.steps))))
    try:
        table = showcase.sit_down(stage, match)
        for _ in range(STEPS):
            waiting = match.waiting_for()
            if not waiting or len(times) >= frames:
                break
            seat = min(waiting)
            if table.hot_seat.at_screen != seat or table.is_open:
                table = showcase.sit_down(stage, match, seat)
            table.do(draws.choice(match.legal(seat)))
            times += _frames(app, table, frames - len(times))
    finally:
        finish(app)
    return times


def _frames(app: App, table: TableScreen, most: int) -> list[float]:
    """The frame times of one film."""
    times: list[float] = []
    while table.projection.is_running and len(times) < most:
        times.append(timed(lambda: turns(app, 1)))
    if table.projection.is_running:
        table.projection.stop()
    return times
