"""Series of games between two bots: every seed from every seat, all saved, so that an interrupted series
can go on.

The first bot sits at one seat, the second at all others; then at the next seat with the same seed. A game
is saved as a line of a journal with its conditions: lines of another program, other bots or another effort
are kept but not counted. Times are processor times.
"""

from collections.abc import Generator, Iterable, Sequence
from functools import cache
from hashlib import sha256
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from game.bots import Bot
from game.config.paths import PROJECT
from game.devtools.series import lines_before, play_kept
from game.devtools.simulation import bots_for, new_match
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.session.record import app_version

MOST_INTENTS = 3000
"""A longer game counts as not over: its bots may only be waiting for each other."""
SURE = 1.96
"""Half the width of a 95 % interval, in standard errors."""
DATA = ("assets/content/{}", "maps/{}")
"""The folders with the data of a game."""
DECIDES_PLAY = ("game/rules/core", "game/rules/{}", "game/bots/{}", *DATA)
"""The folders that decide how a game is played: after a change in one of them, earlier games are not
counted."""
SCENARIOS = "assets/content/{}/scenarios"
OF_A_SCENARIO = (".toml", ".tmx", ".tsx")
"""Suffixes of the files that are named after their scenario."""
COMPILED = (".pyc", ".pyo")
DECIDES_ALL = "game/bots"
"""The modules directly in this folder decide how every game is played."""


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played: the first bot at `seat`, the second at all others."""

    game: str
    first: str
    second: str
    scenario: str
    seed: int
    seats: int
    seat: int
    factor: float
    """Multiplies the effort of each level; 1 is the effort in a real game."""


class ArenaGame(msgspec.Struct, frozen=True):
    """The result of a pairing. A game that did not end in time has no winners."""

    pairing: Pairing
    program: str
    side: str
    """The side of the first bot; empty in a game without sides."""
    winners: tuple[int, ...]
    is_over: bool
    intents: int
    first_ms: tuple[float, ...]
    """Milliseconds for each decision of the first bot that had a choice."""
    second_ms: tuple[float, ...]

    @property
    def decided(self) -> float:
        """1 if somebody won, else 0."""
        return float(bool(self.winners))

    @property
    def won(self) -> float:
        """The share of the win of the first bot: 1 for a win alone, 0 for none."""
        return 1.0 / len(self.winners) if self.pairing.seat in self.winners else 0.0


class _Timed:
    """A bot that measures its own time for each decision with a choice."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.ms: list[float] = []

    def choose(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        began = process_time()
        chosen = self._bot.choose(view, seat, legal)
        if len(legal) > 1:
            self.ms.append(round(1000 * (process_time() - began), 2))
        return chosen


def pairings(
    game: str,
    first: str,
    second: str,
    scenarios: Iterable[str],
    seats: int,
    games: int,
    seed: int,
    factor: float,
) -> list[Pairing]:
    """The given number of games of each scenario: every seed from every seat before the next seed; scenarios
    take turns."""
    names = tuple(scenarios)
    return [
        Pairing(game, first, second, name, seed + number // seats, seats, number % seats, factor)
        for number in range(games)
        for name in names
    ]


def play_pairing(pairing: Pairing) -> ArenaGame:
    """Play one game without checking the laws; a game longer than `MOST_INTENTS` counts as not over."""
    names = tuple(pairing.first if seat == pairing.seat else pairing.second for seat in range(pairing.seats))
    match = new_match(pairing.game, pairing.scenario, pairing.seats, pairing.seed, {})
    bots = tuple(_Timed(bot) for bot in bots_for(pairing.game, names, pairing.seed, pairing.factor))
    intents = 0
    while (waiting := match.waiting_for()) and intents < MOST_INTENTS:
        seat = min(waiting)
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
        intents += 1
    outcome = match.outcome
    return ArenaGame(
        pairing=pairing,
        program=program(pairing.game),
        side=match.game.side(match.state.world, Seat(pairing.seat)),
        winners=() if outcome is None else tuple(outcome.winners),
        is_over=outcome is not None,
        intents=intents,
        first_ms=tuple(bots[pairing.seat].ms),
        second_ms=tuple(ms for seat, bot in enumerate(bots) if seat != pairing.seat for ms in bot.ms),
    )


@cache
def program(game: str, scenario: str | None = None) -> str:
    """A digest of all that decides how bots play this game: the version and, if there is source, the source.

    With a scenario, the tables and maps of the other scenarios are left out.
    """
    common = (PROJECT / DECIDES_ALL).glob("*.py")
    return _digest(app_version(), (*_files(DECIDES_PLAY, game, scenario), *common))


@cache
def data(game: str, scenario: str) -> str:
    """A digest of the data of a scenario, whatever the bots and rules are."""
    return _digest("", _files(DATA, game, scenario))


def _files(folders: Iterable[str], game: str, scenario: str | None) -> Generator[Path]:
    """All files in the folders except compiled ones and those of another scenario."""
    others = set[str]()
    if scenario is not None:
        tables = PROJECT / SCENARIOS.format(game)
        others = {path.stem for path in tables.glob("*.toml")} - {scenario}
    for folder in folders:
        for path in (PROJECT / folder.format(game)).rglob("*"):
            foreign = path.suffix in OF_A_SCENARIO and path.stem in others
            if path.is_file() and path.suffix not in COMPILED and not foreign:
                yield path


def _digest(version: str, files: Iterable[Path]) -> str:
    seen = sha256(version.encode())
    for path in sorted(files):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:12]


# A series


def played_before(file: Path) -> dict[Pairing, ArenaGame]:
    """The games in a file that were played by exactly this program."""
    found = lines_before(file, ArenaGame)
    return {one.pairing: one for one in found if one.program == program(one.pairing.game)}


def play_series(wanted: Sequence[Pairing], file: Path, jobs: int = 1) -> Generator[ArenaGame]:
    """Each game of the series: first those in the file, then the others as they end."""
    return play_kept(wanted, played_before(file), play_pairing, file, jobs)


# Results


class Times(msgspec.Struct, frozen=True):
    """Processor time in milliseconds for a decision with a choice."""

    median: float
    p95: float
    worst: float


class Score(msgspec.Struct, frozen=True):
    """Wins of the first bot, their share of all games, and its 95 % interval (Wilson)."""

    games: int
    wins: float
    share: float
    least: float
    most: float


class ArenaTally(msgspec.Struct, frozen=True):
    """The results of a series of games."""

    all: Score
    sides: dict[str, Score]
    """Scores by scenario and side, or by the number of the first bot's seat in a game without sides."""
    unfinished: int
    intents: float
    """The mean number of intents of a game."""
    first: Times
    second: Times


def tally(games: Sequence[ArenaGame]) -> ArenaTally:
    by_side: dict[str, list[float]] = {}
    for one in sorted(games, key=lambda one: (one.pairing.scenario, one.side, one.pairing.seat)):
        side = one.side or str(one.pairing.seat + 1)
        by_side.setdefault(f"{one.pairing.scenario} {side}", []).append(one.won)
    return ArenaTally(
        all=score([one.won for one in games]),
        sides={side: score(won) for side, won in by_side.items()},
        unfinished=sum(not one.is_over for one in games),
        intents=round(sum(one.intents for one in games) / len(games), 1),
        first=times([ms for one in games for ms in one.first_ms]),
        second=times([ms for one in games for ms in one.second_ms]),
    )


def score(won: Sequence[float]) -> Score:
    wins, games = sum(won), len(won)
    least, most = wilson(wins, games)
    return Score(games, round(wins, 2), round(wins / games, 3), round(least, 3), round(most, 3))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 such series."""
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def times(ms: Sequence[float]) -> Times:
    if not ms:
        return Times(0.0, 0.0, 0.0)
    ordered = sorted(ms)
    last = len(ordered) - 1
    return Times(ordered[last // 2], ordered[last * 95 // 100], ordered[-1])
