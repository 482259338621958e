"""How the results of series are worded: shares, intervals, times, a bar that grows."""

from collections.abc import Sequence

from game.cli.commands.console import Console
from game.devtools.arena import ArenaGame, Score, Times

BAR = 24
"""Width of the progress bar in letters."""


def bar_of(console: Console, played: Sequence[ArenaGame], wanted: int) -> str:
    """How much of a series is done, and what share the first bot has won."""
    return bar_of_count(console, len(played), wanted, per_cent(sum(one.won for one in played) / len(played)))


def bar_of_count(console: Console, count: int, wanted: int, won: str) -> str:
    done = BAR * count // wanted
    return console.texts.say(
        "cli-arena-progress", known="#" * done + "." * (BAR - done), count=count, most=wanted, found=won
    )


def score_words(console: Console, one: Score) -> str:
    return console.texts.say(
        "cli-arena-score",
        number=f"{one.wins:g}",
        games=one.games,
        found=per_cent(one.share),
        least=per_cent(one.least),
        most=per_cent(one.most),
    )


def per_cent(share: float) -> str:
    return f"{100 * share:.0f} %"


def times_words(times: Times) -> str:
    """Median, 95 % and worst."""
    return f"{times.median:.1f} / {times.p95:.1f} / {times.worst:.1f}"
