"""`python -m game soak`: the invariants of the test suite with large numbers, until the time is over."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path

from game.config.paths import user_folder
from game.devtools.invariants import autosave, damage, dice, secrets
from game.devtools.invariants.caches import compare_with_scratch
from game.devtools.invariants.random_games import roam
from game.devtools.invariants.random_play import play_on, wander
from game.devtools.invariants.seatings import Deal, deals
from game.devtools.invariants.tally import Broken, Tally
from game.devtools.invariants.undo import pass_by_agreement, take_back
from game.rules.core.rng import Draws, Rng
from game.rules.registry import GAMES
from game.session.match import Match
from game.session.saves import save
from game.store import StoreError

Echo = Callable[[str], None]
Trial = Callable[[Match, Draws, Tally], None]

ROLLS = 1_000_000
SHUFFLES = 100_000
MUTATIONS = 50
TELL_EVERY = 600.0
"""Seconds between two progress reports of a long run."""
NIGHT = 10 * 3600
"""The length of a night run, in seconds."""


def _wander(match: Match, chance: Draws, tally: Tally) -> None:
    wander(match, chance, tally, match.game.info.longest)


def _take_back(match: Match, chance: Draws, tally: Tally) -> None:
    take_back(match, chance, tally, match.game.info.longest)
    pass_by_agreement(match, tally)


def _spy(match: Match, chance: Draws, tally: Tally) -> None:
    secrets.spy(match, chance, tally, match.game.info.longest)


def _spoil(match: Match, chance: Draws, tally: Tally) -> None:
    play_on(match, chance, chance.below(200))
    honest = match.dumps()
    for _ in range(MUTATIONS):
        damage.check_crude(honest, chance, tally)
        damage.check_forged(honest, chance, tally)


def _keep(match: Match, chance: Draws, tally: Tally) -> None:
    drawer, history = autosave.keep(match, chance, tally, steps=300, every=10)
    pages = {path: data for path, data in drawer.contents.items() if path.name.startswith("page-")}
    for _ in range(MUTATIONS):
        damage.check_autosave(pages, history, chance, tally)


def _from_scratch(match: Match, chance: Draws, tally: Tally) -> None:
    play_on(match, chance, 300)
    compare_with_scratch(match, tally, every=5)


TRIALS: tuple[Trial, ...] = (_wander, _take_back, _spy, _wander, _spoil, _keep, _wander, _from_scratch)


def run(minutes: float, game: str | None, seed: int | None, echo: Echo) -> int:
    """Check invariants until the time is over; returns 1 if a promise was broken. Each failure leaves a
    record."""
    end = time.monotonic() + 60 * minutes
    first = seed if seed is not None else time.time_ns() // 1_000_000_000
    soak = Soak(echo)
    for job in soak.jobs(deals(game), first):
        job()
        if time.monotonic() >= end:
            break
    for name, number in sorted(soak.tally.items()):
        echo(f"{name}: {number}")
    echo(f"first seed {first}, {soak.failures} failures")
    return 1 if soak.failures else 0


def run_wander(minutes: float, game: str | None, seed: int | None, echo: Echo) -> int:
    """Play whole games of random legal intents, with an equal part of the time for each game; counted by
    game.

    Ten million intents fit into one night. Returns 1 if a promise was broken; each failure leaves a record.
    """
    began, worked = time.monotonic(), time.process_time()
    first = seed if seed is not None else time.time_ns() // 1_000_000_000
    soak, told = Soak(echo), 0.0
    parts = [Roamed(name, deals(name)) for name in GAMES if game in (None, name)]
    for number in count():
        part = min(parts, key=lambda one: one.seconds)
        soak.tally = part.tally
        at = time.monotonic()
        soak.try_at(roam, part.tables[part.games % len(part.tables)], first + number)
        part.games, part.seconds = part.games + 1, part.seconds + time.monotonic() - at
        spent = time.monotonic() - began
        is_over = spent >= 60 * minutes
        if is_over or spent - told >= TELL_EVERY:
            told = spent
            _tell_roamed(parts, spent, time.process_time() - worked, echo)
        if is_over:
            break
    echo(f"first seed {first}, {soak.failures} failures")
    return 1 if soak.failures else 0


class Roamed:
    """What was done in one game."""

    def __init__(self, name: str, tables: Sequence[Deal]) -> None:
        self.name, self.tables = name, tables
        self.tally = Tally()
        self.games = 0
        self.seconds = 0.0


def _tell_roamed(parts: Sequence[Roamed], seconds: float, processor: float, echo: Echo) -> None:
    echo(f"after {seconds / 60:.1f} minutes, {processor / 60:.1f} of a processor:")
    for part in parts:
        facts = ", ".join(f"{name} {number}" for name, number in sorted(part.tally.items()))
        echo(f"  {part.name}: {facts}")
    total = sum((part.tally for part in parts), Tally())
    counted = ", ".join(f"{name} {total[name]}" for name in ("legal intents", "games ended", "laws checked"))
    rate = total["legal intents"] / max(processor, 1e-9)
    echo(f"  all: {counted}; {rate:.0f} intents a second of one processor, {NIGHT * rate:.0f} in 10 hours")


class Soak:
    """The invariants with large numbers, one job after another."""

    def __init__(self, echo: Echo) -> None:
        self.tally = Tally()
        self.failures = 0
        self._echo = echo

    def jobs(self, tables: Sequence[Deal], first: int) -> Iterator[Callable[[], None]]:
        """Every invariant at every table, repeated with new seeds; the kinds of jobs alternate."""
        for number in count():
            yield partial(self._roll, number)
            for place, deal in enumerate(tables):
                yield partial(self.try_at, TRIALS[(number + place) % len(TRIALS)], deal, first + number)

    def try_at(self, trial: Trial, deal: Deal, seed: int) -> None:
        match = deal.match(secrets.FIRST_SEED + seed % 1_000_000_000)
        try:
            trial(match, Draws(Rng(seed)), self.tally)
        except Broken as broken:
            self._fail(f"{trial.__name__.strip('_')} {deal} seed {seed}: {broken}")
            self._echo(f"  record: {_record(match, deal, seed)}")

    def _roll(self, number: int) -> None:
        """Check one die, or the shuffle, with one of the fixed seeds."""
        seed, which = divmod(number, len(dice.SIDES) + 1)
        if seed >= dice.SEEDS:
            return
        try:
            if which < len(dice.SIDES):
                dice.check_die(dice.SIDES[which], seed, ROLLS, self.tally)
            else:
                dice.check_shuffle(seed, SHUFFLES, self.tally)
        except Broken as broken:
            self._fail(f"dice: {broken}")

    def _fail(self, sentence: str) -> None:
        self.failures += 1
        self._echo(f"FAILED {sentence}")


def _record(match: Match, deal: Deal, seed: int) -> Path | str:
    """The file that `replay --verify` can play again."""
    try:
        return save(match, user_folder() / "reports", f"soak {deal} {seed}".replace("_", " "))
    except StoreError as error:
        return str(error)
