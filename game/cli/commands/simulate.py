"""`simulate`: games between bots, counted; a game that breaks leaves its seed and its record."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median_low
from typing import NamedTuple

import msgspec

from game.cli.commands.console import FAILED, OK, Console, Given, Option
from game.cli.commands.names import chosen_bots, chosen_game, chosen_players, chosen_scenarios
from game.config.paths import user_folder
from game.content.library import OpenGame
from game.devtools.simulation import GameFailed, Played, play_game, words_of
from game.rules.core.game import ScenarioInfo
from game.session.match import LARGEST_SEED
from game.store import StoreError, make_folder, write_atomic

OPTIONS: tuple[Option, ...] = (
    Option("--game", "G"),
    Option("--scenario", "S"),
    Option("--games", "N"),
    Option("--bots", "A,B"),
    Option("--players", "N"),
    Option("--seed", "K"),
    Option("--laws"),
    Option("--out", "FOLDER"),
    Option("--json"),
)
MOST_GAMES = 1_000_000
MOST_FAILURES = 10


class Spread(msgspec.Struct, frozen=True):
    min: int
    median: int
    max: int
    total: int


class Failure(msgspec.Struct, frozen=True):
    scenario: str
    seed: int
    why: str
    record: str | None
    """Where the record was saved; None if it could not be."""


class SimulationTally(msgspec.Struct, frozen=True):
    """The results of all games of one scenario. A reason looks like `points (DP-OBJ-01)`."""

    games: int
    seats: dict[int, int]
    sides: dict[str, dict[str, int]]
    reasons: dict[str, int]
    points: Spread | None
    """The scores of all seats in all games; None in a game without scores."""
    rounds: Spread
    intents: Spread
    seconds: float
    intents_per_second: int


class _Job(NamedTuple):
    """What is to be played, the same for every scenario."""

    slug: str
    games: int
    seed: int
    laws_every: int
    out: Path


def run(given: Given, console: Console) -> int:
    opened = chosen_game(given)
    players = chosen_players(given, opened)
    scenarios = chosen_scenarios(given, opened, players)
    bots = {info.id: chosen_bots(given, opened.game.info.id, info, players) for info in scenarios}
    job = _job(given, opened)
    failures: list[Failure] = []
    tallies: dict[str, SimulationTally] = {}
    for info in scenarios:
        played = _play_scenario(job, info, bots[info.id], failures)
        if played:
            tallies[info.id] = tally(played, len(bots[info.id]))
        if "json" not in given.flags:
            _show(
                console,
                opened,
                info,
                tallies.get(info.id),
                [one for one in failures if one.scenario == info.id],
            )
        if len(failures) >= MOST_FAILURES:
            break
    if "json" in given.flags:
        console.show_json(
            {
                "game": job.slug,
                "seed": job.seed,
                "scenarios": tallies,
                "failures": failures,
                "ok": not failures,
            }
        )
    return FAILED if failures else OK


def _job(given: Given, opened: OpenGame) -> _Job:
    games = given.whole("games", 10, 1, MOST_GAMES)
    seed = given.whole("seed", 1, 0, LARGEST_SEED - games + 1)
    out = given.text("out")
    folder = Path(out) if out else user_folder() / "failures"
    return _Job(opened.game.info.id, games, seed, 1 if "laws" in given.flags else 0, folder)


def _play_scenario(
    job: _Job, info: ScenarioInfo, bots: Sequence[str], failures: list[Failure]
) -> list[Played]:
    played: list[Played] = []
    for seed in range(job.seed, job.seed + job.games):
        try:
            played.append(play_game(job.slug, info.id, bots, seed, job.laws_every)[0])
        except GameFailed as failed:
            failures.append(Failure(info.id, seed, failed.why, _save(failed, job)))
            if len(failures) >= MOST_FAILURES:
                break
    return played


def _save(failed: GameFailed, job: _Job) -> str | None:
    """The path of the record, so that the failure can be reproduced; None if it could not be saved."""
    if failed.match is None:
        return None
    path = job.out / f"{job.slug}-{failed.scenario}-{failed.seed}.save"
    try:
        make_folder(job.out)
        write_atomic(path, failed.match.dumps())
    except StoreError:
        return None
    except Exception as error:  # a state broken so badly that it cannot be written
        failed.why += f"; no record: {words_of(error)}"
        return None
    return str(path)


def tally(played: Sequence[Played], seats: int) -> SimulationTally:
    seconds = sum(one.seconds for one in played)
    intents = spread(one.intents for one in played)
    return SimulationTally(
        games=len(played),
        seats={seat: sum(seat in one.outcome.winners for one in played) for seat in range(seats)},
        sides={
            side: dict(_reasons(played, side))
            for side in sorted({side for one in played for side in one.sides})
        },
        reasons=dict(Counter(_reason(one) for one in played).most_common()),
        points=spread(won) if (won := [won for one in played for won in one.points]) else None,
        rounds=spread(one.rounds for one in played),
        intents=intents,
        seconds=round(seconds, 3),
        intents_per_second=round(intents.total / max(seconds, 1e-9)),
    )


def _reason(one: Played) -> str:
    return f"{one.outcome.reason} ({one.outcome.rule})"


def _reasons(played: Sequence[Played], side: str) -> list[tuple[str, int]]:
    """The rules by which a side won, and how often."""
    won = Counter(
        _reason(one)
        for one in played
        if side in (one.sides[seat] for seat in one.outcome.winners if one.sides)
    )
    return won.most_common()


def spread(numbers: Iterable[int]) -> Spread:
    sizes = sorted(numbers)
    return Spread(sizes[0], median_low(sizes), sizes[-1], sum(sizes))


# Showing


def _show(
    console: Console,
    opened: OpenGame,
    info: ScenarioInfo,
    counted: SimulationTally | None,
    failures: Sequence[Failure],
) -> None:
    """A small table: a line for each seat, each side with its reasons, and the lengths of the games."""
    texts = console.texts
    games = counted.games if counted else 0
    console.show(f"{opened.game.info.id} {info.id}: {texts.say('count-games', count=games)}")
    if counted is not None:
        rows = [
            (texts.say("seat-name", number=seat + 1), texts.say("count-wins", count=wins))
            for seat, wins in counted.seats.items()
        ]
        rows += [
            _side_row(console, opened.game.info.prefix, side, won) for side, won in counted.sides.items()
        ]
        if not counted.sides:
            rows.append((texts.say("cli-reasons"), _listed(counted.reasons)))
        if counted.points is not None:
            rows.append((texts.say("cli-points"), _spread_text(console, counted.points)))
        rows += [
            (texts.say("cli-rounds"), _spread_text(console, counted.rounds)),
            (texts.say("cli-decisions"), _spread_text(console, counted.intents)),
            (texts.say("cli-speed"), texts.say("cli-decisions_per_second", count=counted.intents_per_second)),
        ]
        width = max(len(name) for name, _ in rows)
        for name, text in rows:
            console.show(f"  {name:<{width}}  {text}")
    for failure in failures:
        _show_failure(console, failure)


def _side_row(console: Console, prefix: str, side: str, won: dict[str, int]) -> tuple[str, str]:
    message = f"{prefix.lower()}-side-{side}"
    name = console.texts.say(message) if console.texts.has(message) else side
    wins = console.texts.say("count-wins", count=sum(won.values()))
    return name, f"{wins}: {_listed(won)}" if won else wins


def _listed(reasons: dict[str, int]) -> str:
    return ", ".join(f"{reason} {count}" for reason, count in reasons.items())


def _spread_text(console: Console, sizes: Spread) -> str:
    return console.texts.say("cli-spread", least=sizes.min, median=sizes.median, most=sizes.max)


def _show_failure(console: Console, failure: Failure) -> None:
    seed = str(failure.seed)
    if failure.record is None:
        console.say("cli-game_failed_unsaved", seed=seed)
    else:
        console.say("cli-game_failed", seed=seed, file=failure.record)
    console.show(f"  {failure.why}")
