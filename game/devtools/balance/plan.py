"""Which series are played for the balance of each game, and the aims of each."""

from collections.abc import Sequence
from typing import NamedTuple

SERGEANT = "sergeant"


class BalanceAims(NamedTuple):
    """Bounds of shares, as multiples of the fair share (`role`, `first`) or parts of all games (`hopeless`,
    `won`)."""

    role: tuple[float, float] | None
    """The wins of each side, or of each seat in a game without sides, divided by its fair share."""
    first: tuple[float, float] | None
    """The same for the seat that took the first turn."""
    rounds: tuple[int, int] | None
    """The rounds between which the middle half of all games should end."""
    rare: tuple[tuple[str, ...], float] | None = None
    """Endings and the largest share of all games that they should have together."""
    person: tuple[float, float] | None = None
    """The same as `role` for each rider or comrade, in games that deal one to each seat."""
    won: tuple[float, float] | None = None
    """The share of games that anybody wins, in games that all can lose."""


class Series(NamedTuple):
    """Games of one scenario with a fixed number of seats."""

    game: str
    scenario: str
    seats: int
    games: int
    aims: BalanceAims
    by_seat: bool = False
    """Whether seats are compared, in a game without sides."""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.scenario}-{self.seats}"


LOST_HOPE = ("hopeless", "both_hopeless", "annihilated")
_PATROL = BalanceAims(role=(0.84, 1.16), first=None, rounds=(6, 14), rare=(LOST_HOPE, 0.10))
_STAFF = BalanceAims(role=(0.90, 1.10), first=(0.90, 1.10), rounds=None)
_RIDERS = BalanceAims(role=(0.8, 1.2), first=None, rounds=None)
_BEATABLE = BalanceAims(role=None, first=None, rounds=None, won=(0.50, 0.85))
_COMRADES = BalanceAims(role=(0.7, 1.4), first=None, rounds=None, person=(0.7, 1.4))
_COMRADE_PRESETS = (("squad", 3), ("squad", 4), ("platoon", 6), ("platoon", 8))
_MISSIONS = (
    ("m1_zbawca_pustkowi", _RIDERS),
    ("m2_kult_wielorakiego", _BEATABLE),
    ("m3_moze_byc_tylko_jeden", _RIDERS),
    ("m4_klucz_do_nieba", _RIDERS),
    ("m5_dwie_zakaly", _BEATABLE),
)

PLAN: tuple[Series, ...] = (
    *(Series("desert_patrol", f"dp_s{number:02d}", 2, 200, _PATROL) for number in range(1, 12)),
    *(Series("staff_orders", name, 2, 400, _STAFF) for name in ("m1", "m2", "l1", "l2")),
    *(Series("wasteland_riders", name, 4, 200, aims, by_seat=True) for name, aims in _MISSIONS),
    *(
        Series("last_comrade", name, seats, 100 * seats, _COMRADES, by_seat=True)
        for name, seats in _COMRADE_PRESETS
    ),
)


def chosen(game: str | None, scenarios: Sequence[str]) -> tuple[Series, ...]:
    """The series of one game or of all games (None), in all scenarios or only those named."""
    return tuple(
        one for one in PLAN if game in (None, one.game) and (not scenarios or one.scenario in scenarios)
    )
