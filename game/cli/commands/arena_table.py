"""`arena --bars` and `--quick`: a whole table of series, each compared with the share it must reach."""

from collections.abc import Sequence
from pathlib import Path

from game.cli.commands.arena_words import bar_of, per_cent, score_words, times_words
from game.cli.commands.console import FAILED, OK, Console
from game.devtools.arena import ArenaGame, ArenaTally, play_series, tally
from game.devtools.bars import Bar, Standing, file_of, standing


class TableJob:
    """What is to be played, how much of it, and where it is saved."""

    def __init__(self, bars: Sequence[Bar], folder: Path, games: int, factor: float, jobs: int) -> None:
        self.bars, self.folder = bars, folder
        self.games, self.factor, self.jobs = games, factor, jobs


def play_table(job: TableJob, console: Console, *, is_json: bool) -> int:
    """Play one series after the other; after an interruption show the results so far."""
    played: dict[Bar, list[ArenaGame]] = {bar: [] for bar in job.bars}
    try:
        for bar, games in played.items():
            wanted = bar.pairings(job.games, job.factor)
            for one in play_series(wanted, file_of(bar, job.folder), job.jobs):
                games.append(one)
                if not is_json:
                    console.progress(f"{bar.name} {bar_of(console, games, len(wanted))}")
    finally:
        if not is_json:
            console.progress_ends()
        standings = [
            standing(bar, games, len(bar.pairings(job.games, job.factor))) for bar, games in played.items()
        ]
        _show(job, standings, played, console, is_json=is_json)
    return OK if all(one.verdict == "met" for one in standings) else FAILED


def _show(
    job: TableJob,
    standings: Sequence[Standing],
    played: dict[Bar, list[ArenaGame]],
    console: Console,
    *,
    is_json: bool,
) -> None:
    tallies = {bar: tally(games) for bar, games in played.items() if games}
    if is_json:
        rows = [{"standing": one, "tally": tallies.get(one.bar)} for one in standings]
        console.show_json({"budget": job.factor, "bars": rows})
        return
    if job.factor != 1.0:
        console.say("cli-arena-budget", number=f"{job.factor:g}")
    for one in standings:
        console.show(f"{one.bar.name}: {_verdict(console, one)}")
        if one.bar in tallies:
            _show_tally(console, one, tallies[one.bar])
    console.say("cli-arena-file", file=str(job.folder))


def _verdict(console: Console, one: Standing) -> str:
    counted = one.score.games if one.score is not None else 0
    return console.texts.say(
        f"cli-arena-{one.verdict}", count=counted, most=one.wanted, least=per_cent(one.bar.share)
    )


def _show_tally(console: Console, one: Standing, counted: ArenaTally) -> None:
    texts = console.texts
    assert one.score is not None
    rows = [
        (texts.say(f"cli-arena-{one.bar.counts}"), score_words(console, one.score)),
        *((side, score_words(console, found)) for side, found in counted.sides.items()),
        (texts.say("cli-decisions"), f"{counted.intents:g}"),
        (f"{one.bar.first}, ms", times_words(counted.first)),
    ]
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        console.show(f"  {name:<{width}}  {text}")
