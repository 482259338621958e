"""`bench`: figures, ratios and budgets. Nothing here asks how fast it is.

One test really measures the engine; the others are about what is made of the figures, and are given some.
"""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from types import ModuleType, SimpleNamespace

import pytest

from game.bots.levels import LevelBot
from game.bots.search import Thought
from game.devtools import bench, bench_films, bench_frames, bench_thinking, showcase
from game.devtools.simulation import new_match
from game.presenters.registry import PRESENTERS
from game.rules.registry import GAMES
from tests.cli.conftest import Game

QUICK = ("bench", "--seconds", "0.001")


class FakeGame:
    """Stands in for the peer: twenty actions and it is won."""

    def __init__(self, players: list[object], seed: int) -> None:
        assert len(players) == 2
        self.state = SimpleNamespace(actions=[], num_turns=0)

    def winning_color(self) -> str | None:
        return "RED" if len(self.state.actions) == 20 else None

    def play_tick(self) -> None:
        self.state.actions.append("END_TURN")


FRAMES = {
    "full_blit_ms": 2.0,
    "drag_frame_p99_ms": 3.0,
    "full_board_drag_p99_ms": 3.0,
    "click_to_pixel_ms": 3.0,
    "frames_at_rest": 0.0,
    "cpu_at_rest_percent": 0.2,
    "resident_mb": 120.0,
    "bare_window_ms": 100.0,
    "start_to_title_ms": 300.0,
    "film_frame_p95_ms": 7.0,
    "frame_late_p95_ms": 3.0,
    "frame_late_thinking_p95_ms": 4.0,
    "frame_late_of_own_p95_ms": 0.2,
    "frame_late_of_own_thinking_p95_ms": 0.4,
    "staff_on_the_screen_worst_ms": 900.0,
}
ELSEWHERE = {
    "bare_window_ms",
    "start_to_title_ms",
    "film_frame_p95_ms",
    "frame_late_p95_ms",
    "frame_late_thinking_p95_ms",
    "frame_late_of_own_p95_ms",
    "frame_late_of_own_thinking_p95_ms",
    "staff_on_the_screen_worst_ms",
}
"""What is not measured at the table of one program."""


ENGINE = {
    "engine_intents_per_second": 50_000.0,
    "match_intents_per_second": 20_000.0,
    "playouts_per_second": 1_500.0,
    "views_per_second": 9_000.0,
    "digests_per_second": 4_000.0,
    "dumps_500_steps_ms": 5.0,
    "loads_500_steps_ms": 9.0,
    "content_load_ms": 30.0,
    "map_load_ms": 20.0,
}


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the engine would be found to take."""

    def measures(begins: tuple[str, ...], slug: str) -> Iterator[tuple[str, bench.Measure]]:
        for name, figure in ENGINE.items():
            if name.startswith(begins):
                yield f"{slug}.{name}", partial(lambda found, _: found, figure)

    plays = ("engine_", "match_")
    thoughts = ("playouts_",)
    parts = tuple(name for name in ENGINE if not name.startswith((*plays, *thoughts)))
    monkeypatch.setattr(bench, "_play_measures", partial(measures, plays))
    monkeypatch.setattr(bench, "_thought_measures", partial(measures, thoughts))
    monkeypatch.setattr(bench, "_part_measures", partial(measures, parts))
    monkeypatch.setattr(bench, "gc", SimpleNamespace(collect=lambda: None))  # nothing is timed


@pytest.fixture(autouse=True)
def frames(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """What the screen would be found to take: its own test measures it."""
    found = dict(FRAMES)
    monkeypatch.setattr(
        bench, "frame_figures", lambda slug, _: {f"{slug}.{name}": value for name, value in found.items()}
    )
    return found


@pytest.fixture
def peer(monkeypatch: pytest.MonkeyPatch) -> None:
    parts: dict[str, dict[str, object]] = {
        "catanatron": {},
        "catanatron.game": {"Game": FakeGame},
        "catanatron.models": {},
        "catanatron.models.player": {"Color": ("RED", "BLUE"), "RandomPlayer": str},
    }
    for name, contents in parts.items():
        module = ModuleType(name)
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, name, module)


@pytest.fixture
def no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("catanatron", "catanatron.game", "catanatron.models.player"):
        monkeypatch.setitem(sys.modules, name, None)


def test_the_figures_are_json(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured, in one round."""
    monkeypatch.setattr(bench, "ROUNDS", 1)
    told = game(*QUICK, "--json")
    measured = json.loads(told.out)
    assert told.code == 0
    assert set(measured) == {"figures", "ratios", "budgets", "ok"}
    assert {name.partition(".")[2] for name in measured["figures"]} == {*ENGINE, *FRAMES}
    assert {name.partition(".")[0] for name in measured["figures"]} == {*GAMES}
    engine = {
        name: figure for name, figure in measured["figures"].items() if name.partition(".")[2] not in FRAMES
    }
    assert all(figure > 0 for figure in engine.values())
    assert measured["ratios"] == {
        f"{slug}.{name}": ratio
        for slug in PRESENTERS
        for name, ratio in {
            "drag_frame_over_full_blit": 1.5,
            "full_board_drag_over_full_blit": 1.5,
            "click_over_drag_frame": 1.0,
            "start_over_bare_window": 3.0,
            "thinking_delays_frames_ms": 0.2,
            "thinking_delays_frames_by_the_wall_ms": 1.0,
        }.items()
    }
    assert set(measured["budgets"]) == {f"{slug}.{name}" for slug in PRESENTERS for name in bench.MOST}
    assert measured["ok"]


@pytest.mark.sweep("part")
@pytest.mark.parametrize("slug", sorted(PRESENTERS))
def test_the_screen_of_every_game_can_be_measured(slug: str) -> None:
    """Whatever a new rule or deal makes of the games it looks at: something is carried and clicked."""
    with showcase.own_folder("bench"):
        figures = bench_frames.figures_at_a_table(slug, 0.01)
    assert {name.split(".")[1] for name in figures} == set(FRAMES) - ELSEWHERE
    timed = [name for name in figures if name.endswith("_ms")]
    assert len(timed) == 4
    assert all(figures[name] > 0 for name in timed)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("slug", sorted(PRESENTERS))
def test_the_frames_of_a_film_are_measured(slug: str) -> None:
    figures = bench_films.measure_films(slug, 0.01)
    assert set(figures) == {f"{slug}.film_frame_p95_ms"}
    assert all(figure > 0 for figure in figures.values())


def test_the_lateness_of_frames_is_measured_with_a_thought_and_without() -> None:
    """By the clock on the wall, and by that of our own thread."""
    with showcase.own_folder("bench"):
        figures = bench_thinking.measure_lateness("staff_orders", 0.01)
    names = [f"{clock}{way}" for clock in ("late", "late_of_own") for way in ("", "_thinking")]
    assert set(figures) == {f"staff_orders.frame_{name}_p95_ms" for name in names}
    assert all(figure > 0 for figure in figures.values())


@pytest.mark.sweep("part")
@pytest.mark.parametrize("slug", sorted(PRESENTERS))
def test_there_is_a_thought_beside_the_frames(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the table lies at a decision that needs none, another one is thought over."""
    steps: list[Thought] = []
    step = Thought.step

    def noted(thought: Thought) -> bool:
        steps.append(thought)
        return step(thought)

    monkeypatch.setattr(Thought, "step", noted)
    with showcase.own_folder("bench"):
        bench_thinking.measure_lateness(slug, 0.01)
    assert len(steps) > 100


def test_the_longest_thought_of_staff_is_stretched_to_what_a_frame_has_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """12 of 16.7 ms: three thoughts of 0.1, 0.9 and 0.3 seconds are seen to take 1.25 at most."""
    match = new_match("staff_orders", "m1", 2, 1, {})
    (seat,) = match.waiting_for()
    questions = [(match.view(seat), seat)] * 4
    times = iter((0.0, 0.1, 1.0, 1.9, 2.0, 2.3))
    monkeypatch.setattr(bench_thinking, "process_time", lambda: next(times))
    monkeypatch.setattr(LevelBot, "choose", lambda _bot, _view, _seat, legal: legal[0])
    found = bench_thinking.measure_longest_thought("staff_orders", questions, 3)
    assert next(times, None) is None, "three were thought over"
    assert found == {"staff_orders.staff_on_the_screen_worst_ms": pytest.approx(1250.0)}


def test_a_slice_that_overruns_its_frame_makes_the_next_one_late() -> None:
    """A frame is late by what is drawn, and by whatever still ran when it was due."""
    clock = TurnedClock()
    with showcase.own_folder("bench"):
        app, table = bench_frames.table_app("staff_orders")
        app.seconds, app.turn = clock.now, clock.draw  # type: ignore[assignment, method-assign]
        ways = (lambda _: None, lambda spare: clock.turn(spare + 0.007))
        alone, beside = bench_thinking.late_frames(app, table, ways, 0.01, clock)
        bench_frames.finish(app)
    assert round(median(alone), 3) == 3.0
    assert round(median(beside), 3) == 8.0, "5 of its own, as 7 more than were left overran the margin"


class TurnedClock:
    """One that goes on when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    def turn(self, seconds: float) -> None:
        self.seconds += seconds

    def draw(self, _now: int) -> None:
        self.turn(0.003)

    def rest_until(self, due: float) -> None:
        self.seconds = max(self.seconds, due)


def test_each_figure_is_the_best_of_its_rounds() -> None:
    """Of times the shortest, of rates the highest; the whole list is gone through in every round."""
    asked = []

    def measure(name: str, figures: Iterator[float]) -> Callable[[float], float]:
        def one(seconds: float) -> float:
            asked.append((name, seconds))
            return next(figures)

        return one

    found = bench.best_of(
        {"a_ms": measure("a_ms", iter((3.0, 1.0, 2.0))), "b": measure("b", iter((3.0, 5.0, 4.0)))}, 0.5
    )
    assert found == {"a_ms": 1.0, "b": 5.0}
    assert asked == [("a_ms", 0.5), ("b", 0.5)] * 3


@pytest.mark.parametrize(
    ("name", "value", "missed"),
    [
        ("drag_frame_p99_ms", 6.2, "drag_frame_over_full_blit"),
        ("full_board_drag_p99_ms", 6.2, "full_board_drag_over_full_blit"),
        ("click_to_pixel_ms", 4.6, "click_over_drag_frame"),
        ("frames_at_rest", 1.0, "frames_at_rest"),
        ("cpu_at_rest_percent", 1.1, "cpu_at_rest_percent"),
        ("frame_late_of_own_thinking_p95_ms", 2.3, "thinking_delays_frames_ms"),
        ("staff_on_the_screen_worst_ms", 2001.0, "staff_on_the_screen_worst_ms"),
        ("start_to_title_ms", 401.0, "start_over_bare_window"),
        ("resident_mb", 221.0, "resident_mb"),
    ],
)
@pytest.mark.usefixtures("given")
def test_a_slow_screen_misses_its_budget(
    game: Game, frames: dict[str, float], name: str, value: float, missed: str
) -> None:
    frames[name] = value
    told = game(*QUICK, "--json")
    budgets = json.loads(told.out)["budgets"]
    assert told.code == 1
    assert {name for name, budget in budgets.items() if not budget["ok"]} == {
        f"{slug}.{missed}" for slug in PRESENTERS
    }


@pytest.mark.usefixtures("given")
def test_a_frozen_program_has_no_empty_window_to_start(game: Game, frames: dict[str, float]) -> None:
    del frames["bare_window_ms"], frames["start_to_title_ms"]
    told = game(*QUICK, "--json")
    assert (told.code, len(json.loads(told.out)["ratios"])) == (0, 5 * len(PRESENTERS))


@pytest.mark.usefixtures("given", "peer")
def test_a_peer_gives_ratios_and_budgets(game: Game) -> None:
    told = game(*QUICK, "--json", "--peers")
    measured = json.loads(told.out)
    assert measured["figures"]["catanatron.actions_per_second"] > 0
    assert {
        "desert_patrol.engine_over_catanatron",
        "desert_patrol.match_over_catanatron",
    } < set(measured["ratios"])
    budget = measured["budgets"]["desert_patrol.engine_over_catanatron"]
    assert (budget["budget"], budget["aim"]) == (1.0, 2.0)
    assert budget["ok"] == (budget["found"] >= 1) == measured["ok"]
    assert told.code == (0 if measured["ok"] else 1)


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.usefixtures("given", "peer")
def test_the_table_says_whether_the_budget_is_met(game: Game, language: str) -> None:
    told = game(*QUICK, "--peers", "--lang", language)
    assert "desert_patrol.engine_over_catanatron: " in told.out
    assert "⟦" not in told.out


@pytest.mark.usefixtures("given", "peer")
def test_a_missed_budget_is_not_ok(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "BUDGET", 1e9)
    assert game(*QUICK, "--peers").code == 1


@pytest.mark.parametrize(("language", "word"), [("en", "not installed"), ("pl", "nie jest zainstalowany")])
@pytest.mark.usefixtures("no_peer")
def test_without_the_peer_it_says_how_to_get_it(game: Game, language: str, word: str) -> None:
    told = game("bench", "--peers", "--lang", language)
    assert (told.code, told.out) == (2, "")
    assert word in told.err
    assert "pip install -r requirements-peers.lock" in told.err
