"""The strength that bots must show: a table of series, each with the share it must reach.

The seeds of the table are used for nothing else, above all not for tuning. A series is continued until it
has its games, over as many nights as needed (`arena.play_series` resumes it), the quick ones of all games
first.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from game.bots import bots_in
from game.devtools.arena import ArenaGame, Pairing, Score, pairings, score

FIRST_SEED = 5000
"""Of every series of the table."""
Counts = Literal["wins", "winners"]
"""What a bar asks for: wins of the first bot, or games that anybody wins at all."""
Verdict = Literal["met", "missed", "open"]


class Bar(msgspec.Struct, frozen=True):
    """One series and the share it must reach."""

    game: str
    first: str
    second: str
    scenarios: tuple[str, ...]
    seats: int
    games: int
    """Of each scenario: a multiple of `seats`, so that every seed is played from every seat."""
    share: float
    counts: Counts = "wins"

    @property
    def name(self) -> str:
        """Of its file, and in the table."""
        return f"{self.game} {self.first}-{self.second} {'+'.join(self.scenarios)}"

    def pairings(self, most: int, factor: float) -> list[Pairing]:
        """The games to be played, at most so many of each scenario."""
        games = min(self.games, max(self.seats, most // self.seats * self.seats))
        return pairings(
            self.game, self.first, self.second, self.scenarios, self.seats, games, FIRST_SEED, factor
        )


class Standing(msgspec.Struct, frozen=True):
    """How a bar stands: what was played so far, and whether it is met."""

    bar: Bar
    wanted: int
    score: Score | None
    """None as long as nothing was played."""
    verdict: Verdict


_PATROLS, _STAFFS = ("dp_s01", "dp_s04", "dp_s06"), ("m1", "l1")
PAIRS = (("recruit", "random"), ("sergeant", "recruit"), ("staff", "sergeant"))
SHARES: dict[str, tuple[tuple[str, ...], int, int, tuple[float, float, float]]] = {
    "desert_patrol": (_PATROLS, 2, 34, (0.95, 0.70, 0.65)),
    "staff_orders": (_STAFFS, 2, 50, (0.95, 0.80, 0.60)),
    "wasteland_riders": (("m1_zbawca_pustkowi",), 2, 100, (0.90, 0.70, 0.58)),
    "last_comrade": (("squad",), 4, 100, (0.60, 0.35, 0.33)),
}
"""By game: scenarios, seats, games of each scenario, and the share for each of `PAIRS`."""
BARS: tuple[Bar, ...] = (
    *(
        Bar(game, *PAIRS[column], scenarios, seats, games, shares[column])
        for column in range(len(PAIRS))
        for game, (scenarios, seats, games, shares) in SHARES.items()
    ),
    Bar("wasteland_riders", "sergeant", "sergeant", ("m5_dwie_zakaly",), 4, 40, 0.75, "winners"),
)
"""The whole table, by level, the quick ones first."""
QUICK: tuple[Bar, ...] = tuple(
    Bar(game, "sergeant", "random", scenarios[:1], seats, 12 if seats == 4 else 10, 0.6)
    for game, (scenarios, seats, _, _) in SHARES.items()
)
"""A sign of life for every commit: about ten games of each. Four seats take turns, so there it is twelve."""


def playable(bars: Sequence[Bar], game: str | None = None) -> tuple[Bar, ...]:
    """Those of one game or of all, as far as their bots can play it."""
    return tuple(
        bar for bar in bars if game in (None, bar.game) and {bar.first, bar.second} <= set(bots_in(bar.game))
    )


def file_of(bar: Bar, folder: Path) -> Path:
    return folder / f"{bar.name.replace(' ', '-')}.journal"


def standing(bar: Bar, played: Sequence[ArenaGame], wanted: int) -> Standing:
    """A bar is met or missed once all the games that were wanted are played."""
    if not played:
        return Standing(bar, wanted, None, "open")
    found = score([one.won if bar.counts == "wins" else one.decided for one in played])
    if len(played) < wanted:
        return Standing(bar, wanted, found, "open")
    return Standing(bar, wanted, found, "met" if found.share >= bar.share else "missed")
