"""How fast the program is: figures, each the best of several rounds, measured alternately with a peer in the
same run.

The time to set up a game is not counted, neither ours nor the peer's; the time of random choices is, on both
sides. Times are processor times, so that other programs have little influence.
"""

import gc
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import count
from time import process_time
from typing import Any

import msgspec

from game.app import sdl
from game.bots import bot_seed
from game.bots.mind import Effort
from game.bots.registry import MINDS
from game.bots.search import Thought
from game.config.paths import MAPS, PROJECT
from game.content.boards import load_map
from game.content.library import open_game, read_game
from game.devtools.simulation import bots_for, new_match
from game.rules.core import engine
from game.rules.core.codec import digest
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.registry import GAMES
from game.session.match import Match

ROUNDS = 3
PEER = "catanatron"
PEER_FIGURE = f"{PEER}.actions_per_second"
PEER_TURNS = 1000
MOST_SCENARIOS = 3
RECORD_STEPS = 500
SAMPLE_EVERY = 10
QUESTIONS, PLAYOUTS = 20, 48
SAMPLE_TRIES = 12
BUDGET, AIM = 1.0, 2.0
REST = 20.0
"""The rest of a table is watched this many times longer than another measure."""
STARTS = 5
_JUDGED = ".engine_over_"
"""The budget judges what both engines do; the table does more than the peer, so its figure is only shown."""

Measure = Callable[[float], float]
"""Takes the seconds it may last; returns a figure: a rate per second, or milliseconds for one."""


class PeerMissing(Exception):
    """The peer is an optional extra and is not installed."""


class Budget(msgspec.Struct, frozen=True):
    """A figure, its budget (the limit) and its aim."""

    found: float
    budget: float
    aim: float
    ok: bool


MOST = {
    "drag_frame_over_full_blit": (3.0, 1.5),
    "full_board_drag_over_full_blit": (3.0, 1.5),
    "frames_at_rest": (0.0, 0.0),
    "film_frame_p95_ms": (16.0, 8.0),
    "thinking_delays_frames_ms": (2.0, 0.5),
    "staff_on_the_screen_worst_ms": (2000.0, 1200.0),
    "cpu_at_rest_percent": (1.0, 0.0),
    "click_over_drag_frame": (1.5, 1.0),
    "start_over_bare_window": (4.0, 3.0),
    "resident_mb": (220.0, 130.0),
}
"""Budget and aim of figures that must not grow, by what is measured for each game."""
DELAYS = {"thinking_delays_frames_ms": "late_of_own", "thinking_delays_frames_by_the_wall_ms": "late"}
"""How much later frames are while a bot thinks, and by which clock. The figure by the wall clock is not
judged: on a busy machine it depends on the other programs."""


class Measured(msgspec.Struct, frozen=True):
    """One run of the bench. `ok`: every budget whose ratio was measured is met."""

    figures: dict[str, float]
    ratios: dict[str, float]
    budgets: dict[str, Budget]
    ok: bool


def measure(seconds: float, *, peers: bool) -> Measured:
    peer = {PEER_FIGURE: peer_measure()} if peers else {}
    shown = games_shown()
    frames = {name: _rounded(found) for slug in shown for name, found in frame_figures(slug, seconds).items()}
    play = {name: one for slug in GAMES for name, one in _play_measures(slug)}
    thoughts = {name: one for slug in GAMES for name, one in _thought_measures(slug)}
    parts = {name: one for slug in GAMES for name, one in _part_measures(slug)}
    figures = best_of({**play, **peer, **thoughts, **parts}, seconds) | frames
    ratios = (_ratios(figures) if peers else {}) | _frame_ratios(figures)
    budgets = {
        name: Budget(found, BUDGET, AIM, found >= BUDGET) for name, found in ratios.items() if _JUDGED in name
    }
    budgets |= _most_budgets({**figures, **ratios})
    return Measured(figures, ratios, budgets, all(budget.ok for budget in budgets.values()))


def games_shown() -> list[str]:
    """The games that have a table on the screen."""
    sdl.prepare()
    from game.presenters.registry import PRESENTERS

    return sorted(PRESENTERS)


def frame_figures(slug: str, seconds: float) -> dict[str, float]:
    """The figures of the screen; pygame is imported here and nowhere else in this module."""
    sdl.prepare()
    from game.devtools.bench_films import measure_films
    from game.devtools.bench_frames import measure_frames
    from game.devtools.bench_thinking import measure_lateness, measure_longest_thought

    found = measure_frames(slug, REST * seconds, STARTS if seconds >= 0.1 else 1)
    found |= measure_films(slug, REST * seconds) | measure_lateness(slug, REST * seconds)
    questions = _open_questions(slug) if slug in MINDS else []
    return found | measure_longest_thought(slug, questions, QUESTIONS if seconds >= 0.1 else 1)


def _frame_ratios(figures: dict[str, float]) -> dict[str, float]:
    """The ratios of which both parts were measured (a frozen program has no empty window to start), and how
    much later frames are while a bot thinks."""
    pairs = (
        ("drag_frame_over_full_blit", "drag_frame_p99_ms", "full_blit_ms"),
        ("full_board_drag_over_full_blit", "full_board_drag_p99_ms", "full_blit_ms"),
        ("click_over_drag_frame", "click_to_pixel_ms", "drag_frame_p99_ms"),
        ("start_over_bare_window", "start_to_title_ms", "bare_window_ms"),
    )
    delays = {
        f"{slug}.{name}": round(
            figures[f"{slug}.frame_{late}_thinking_p95_ms"] - figures[f"{slug}.frame_{late}_p95_ms"], 2
        )
        for slug in GAMES
        for name, late in DELAYS.items()
        if f"{slug}.frame_{late}_p95_ms" in figures
    }
    return delays | {
        f"{slug}.{name}": round(figures[f"{slug}.{ours}"] / max(figures[f"{slug}.{floor}"], 1e-3), 2)
        for slug in GAMES
        for name, ours, floor in pairs
        if f"{slug}.{ours}" in figures and f"{slug}.{floor}" in figures
    }


def _most_budgets(found: dict[str, float]) -> dict[str, Budget]:
    judged = {
        f"{slug}.{name}": bounds
        for slug in GAMES
        for name, bounds in MOST.items()
        if f"{slug}.{name}" in found
    }
    return {name: Budget(found[name], most, aim, found[name] <= most) for name, (most, aim) in judged.items()}


def best_of(measures: dict[str, Measure], seconds: float) -> dict[str, float]:
    """The best figure of each measure. The whole list runs several times, so that a slow moment hits all
    alike."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, one in measures.items():
            gc.collect()
            found[name].append(one(seconds))
    return {name: _rounded(min(all_) if name.endswith("_ms") else max(all_)) for name, all_ in found.items()}


def _rounded(figure: float) -> float:
    return round(figure) if figure >= 1000 else round(figure, 3)


def _ratios(figures: dict[str, float]) -> dict[str, float]:
    peer = figures[PEER_FIGURE]
    return {
        f"{slug}.{level}_over_{PEER}": round(figures[f"{slug}.{level}_intents_per_second"] / peer, 2)
        for slug in GAMES
        for level in ("engine", "match")
    }


def _play_measures(slug: str) -> Iterator[tuple[str, Measure]]:
    yield f"{slug}.engine_intents_per_second", partial(_play_rate, slug, _play_by_engine)
    yield f"{slug}.match_intents_per_second", partial(_play_rate, slug, _play_by_match)


def _thought_measures(slug: str) -> Iterator[tuple[str, Measure]]:
    """Playouts per second; nothing for a game without a mind."""
    if slug in MINDS:
        yield f"{slug}.playouts_per_second", partial(_playout_rate, slug, _open_questions(slug))


def _open_questions(slug: str) -> list[tuple[State[Any], Seat]]:
    """Positions of a game between recruits in which a seat has something to decide: its view and the seat."""
    info = open_game(slug).scenarios[0]
    match = new_match(slug, info.id, info.seats[0], 1, {})
    bots = bots_for(slug, ("recruit",) * info.seats[0], 1)
    found: list[tuple[State[Any], Seat]] = []
    while waiting := match.waiting_for():
        seat = min(waiting)
        view, legal = match.view(seat), match.legal(seat)
        if len(legal) > 2 and MINDS[slug].settle(view, seat, legal) is None:
            found.append((view, seat))
        match.submit(seat, bots[seat].choose(view, seat, legal))
    return found[:: max(1, len(found) // QUESTIONS)]


def _playout_rate(slug: str, questions: list[tuple[State[Any], Seat]], seconds: float) -> float:
    """Playouts per second with the horizon of the game's mind, including the imagined worlds."""
    game, mind, playouts, spent = GAMES[slug], MINDS[slug], 0, 0.0
    for number in count():
        view, seat = questions[number % len(questions)]
        legal = engine.legal(view, seat)
        began = process_time()
        thought = Thought(game, mind, view, seat, legal, Effort(playouts=PLAYOUTS), number)
        while thought.step():
            pass
        spent += process_time() - began
        playouts += thought.steps
        if spent >= seconds:
            break
    return playouts / spent


def _part_measures(slug: str) -> Iterator[tuple[str, Measure]]:
    game, sample = GAMES[slug], _sample(slug)
    states = [step.state for step in sample.steps[::SAMPLE_EVERY]]
    data = sample.dumps()
    yield f"{slug}.views_per_second", partial(_call_rate, partial(_redact_all, game, states), len(states))
    yield f"{slug}.digests_per_second", partial(_call_rate, partial(_digest_all, states), len(states))
    yield f"{slug}.dumps_{RECORD_STEPS}_steps_ms", partial(_milliseconds, sample.dumps)
    yield f"{slug}.loads_{RECORD_STEPS}_steps_ms", partial(_milliseconds, partial(Match.loads, data))
    yield f"{slug}.content_load_ms", partial(_milliseconds, partial(read_game, slug))
    if open_game(slug).scenarios[-1].map is not None:
        yield f"{slug}.map_load_ms", partial(_milliseconds, _map_loader(slug))


# Random play


def _scenarios(slug: str) -> list[str]:
    """Up to a few scenarios, spread evenly from the first to the last."""
    ids = [info.id for info in open_game(slug).scenarios]
    last = len(ids) - 1
    places = {round(last * step / (MOST_SCENARIOS - 1)) for step in range(MOST_SCENARIOS)}
    return [ids[place] for place in sorted(places)]


def _play_rate(slug: str, play: Callable[[Match, Draws], int], seconds: float) -> float:
    """Intents per second over whole games of several scenarios, the same games in every round."""
    scenarios = _scenarios(slug)
    intents, spent = 0, 0.0
    for number in count():
        name = scenarios[number % len(scenarios)]
        match = new_match(slug, name, open_game(slug).scenario(name).seats[0], number, {})
        draws = Draws(Rng(bot_seed(number, 0)))
        began = process_time()
        intents += play(match, draws)
        spent += process_time() - began
        if spent >= seconds:
            break
    return intents / spent


def _play_by_engine(match: Match, draws: Draws) -> int:
    """Only legality and events, as the peer, which also looks its choice up in its list."""
    game, state, intents = match.game, match.state, 0
    while waiting := engine.waiting_for(state):
        seat = min(waiting)
        offered = engine.legal(state, seat)
        state = engine.apply(game, state, seat, draws.choice(offered), offered).state
        intents += 1
    return intents


def _play_by_match(match: Match, draws: Draws) -> int:
    """As at the table: a view for each decision, barriers, the record; but no digests."""
    intents = 0
    while waiting := match.waiting_for():
        seat = min(waiting)
        match.view(seat)
        match.submit(seat, draws.choice(match.legal(seat)))
        intents += 1
    return intents


def _sample(slug: str) -> Match:
    """A game of the last scenario after a fixed number of steps; if its games are shorter, the longest of
    some."""
    info = open_game(slug).scenarios[-1]
    longest: Match | None = None
    for seed in range(SAMPLE_TRIES):
        match = new_match(slug, info.id, info.seats[0], seed, {})
        draws = Draws(Rng(bot_seed(seed, 0)))
        for _ in range(RECORD_STEPS):
            if waiting := match.waiting_for():
                match.submit(min(waiting), draws.choice(match.legal(min(waiting))))
        if match.waiting_for():
            return match
        if longest is None or len(match.steps) > len(longest.steps):
            longest = match
    assert longest is not None
    return longest


# Parts


def _redact_all(game: Game[Any], states: list[State[Any]]) -> None:
    for state in states:
        game.redact(state, game.seats(state.world)[0])


def _digest_all(states: list[State[Any]]) -> None:
    for state in states:
        digest(state)


def _map_loader(slug: str) -> Callable[[], object]:
    path = MAPS / slug / str(open_game(slug).scenarios[-1].map)
    load_map(path, PROJECT)  # the first one imports pytmx
    return partial(load_map, path, PROJECT)


def _calls(work: Callable[[], object], seconds: float) -> tuple[int, float]:
    calls, spent, began = 0, 0.0, process_time()
    while spent < seconds or not calls:
        work()
        calls, spent = calls + 1, process_time() - began
    return calls, spent


def _call_rate(work: Callable[[], object], each: int, seconds: float) -> float:
    calls, spent = _calls(work, seconds / 4)
    return calls * each / spent


def _milliseconds(work: Callable[[], object], seconds: float) -> float:
    calls, spent = _calls(work, seconds / 4)
    return 1000 * spent / calls


# The peer


def peer_measure() -> Measure:
    """Actions per second of two random players of the peer; raises `PeerMissing`."""
    try:
        game, player = import_module(f"{PEER}.game"), import_module(f"{PEER}.models.player")
    except ModuleNotFoundError as error:
        raise PeerMissing from error
    colors = list(player.Color)[:2]

    def rate(seconds: float) -> float:
        actions, spent = 0, 0.0
        for seed in count(1):
            playing = game.Game([player.RandomPlayer(color) for color in colors], seed=seed)
            began = process_time()
            while playing.winning_color() is None and playing.state.num_turns < PEER_TURNS:
                playing.play_tick()
            spent += process_time() - began
            records = getattr(playing.state, "action_records", None)
            actions += len(playing.state.actions if records is None else records)
            if spent >= seconds:
                break
        return actions / spent

    return rate
