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
"""The first seed of every series of the table."""
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
    """Number of games per scenario: a multiple of `seats`, so that every seed is played from every seat."""
    share: float
    counts: Counts = "wins"

    @property
    def name(self) -> str:
        """The name in the table, and of the file."""
        return f"{self.game} {self.first}-{self.second} {'+'.join(self.scenarios)}"

    def pairings(self, most: int, factor: float) -> list[Pairing]:
        """The games to be played, not more than `most` per scenario."""
        games = min(self.games, max(self.seats, most // self.seats * self.seats))
        return pairings(
            self.game, self.first, self.second, self.scenarios, self.seats, games, FIRST_SEED, factor
        )


class Standing(msgspec.Struct, frozen=True):
    """The state of a bar: the result so far, and whether it is met."""

    bar: Bar
    wanted: int
    score: Score | None
    """None if nothing was played yet."""
    verdict: Verdict


_PATROLS, _STAFFS = ("dp_s01", "dp_s04", "dp_s06"), ("m1", "l1")
PAIRS = (("recruit", "random"), ("sergeant", "recruit"), ("staff", "sergeant"))
SHARES: dict[str, tuple[tuple[str, ...], int, int, tuple[float, float, float]]] = {
    "desert_patrol": (_PATROLS, 2, 34, (0.95, 0.70, 0.65)),
    "staff_orders": (_STAFFS, 2, 50, (0.95, 0.80, 0.60)),
    "wasteland_riders": (("m1_zbawca_pustkowi",), 2, 100, (0.90, 0.70, 0.58)),
    "last_comrade": (("squad",), 4, 100, (0.60, 0.35, 0.33)),
}
"""By game: scenarios, seats, games per scenario, and the share for each of `PAIRS`."""
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
"""A short check for every commit: about ten games of each bar, twelve where four seats take turns."""


def playable(bars: Sequence[Bar], game: str | None = None) -> tuple[Bar, ...]:
    """The bars of one game, or of all games (None), that their bots can play already."""
    return tuple(
        bar for bar in bars if game in (None, bar.game) and {bar.first, bar.second} <= set(bots_in(bar.game))
    )


def file_of(bar: Bar, folder: Path) -> Path:
    return folder / f"{bar.name.replace(' ', '-')}.journal"


def standing(bar: Bar, played: Sequence[ArenaGame], wanted: int) -> Standing:
    """The state of a bar; it is met or missed only after all wanted games are played."""
    if not played:
        return Standing(bar, wanted, None, "open")
    found = score([one.won if bar.counts == "wins" else one.decided for one in played])
    if len(played) < wanted:
        return Standing(bar, wanted, found, "open")
    return Standing(bar, wanted, found, "met" if found.share >= bar.share else "missed")
