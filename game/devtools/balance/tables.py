"""The tables of a series between equals: wins by role, seat and who began, endings, length, use of cards."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from game.devtools.arena import Score, score
from game.devtools.balance.games import BalanceGame
from game.devtools.balance.plan import Series

AimVerdict = Literal["met", "missed", "unsure", "none"]
"""`unsure`: the interval reaches over a bound, so more games are needed. `none`: there is no aim."""
DEED = "deed/"
LEAST_SEEN = 10
"""A card that was on offer in fewer games than this is left out."""


class WinRow(msgspec.Struct, frozen=True):
    """How often one side, seat, rider or comrade won."""

    name: str
    score: Score
    fair: float
    """The fair share: 1 divided by the number of players."""
    verdict: AimVerdict


class CardUse(msgspec.Struct, frozen=True):
    """How often a card was used, and how often its users won."""

    label: str
    offered: int
    """The number of games in which somebody could have had it."""
    used: int
    """The number of games in which somebody used it."""
    edge: float
    """Wins of the seats that used it, divided by the wins due to them: 1 means that it made no difference."""
    edge_without: float
    """The same for the seats that did not use it."""


class Length(msgspec.Struct, frozen=True):
    """Length of the games as quantiles: 10 %, 25 %, median, 75 %, 90 %."""

    least: int
    low: int
    median: int
    high: int
    most: int


class BalanceTable(msgspec.Struct, frozen=True):
    """The result of one series; of at least one game."""

    series: str
    scenario: str
    players: int
    games: int
    wanted: int
    roles: tuple[WinRow, ...]
    seats: tuple[WinRow, ...]
    first: WinRow | None
    endings: dict[str, int]
    """Number of games by reason and, in a game of sides, by winner."""
    ending_verdict: AimVerdict
    won: Score
    won_verdict: AimVerdict
    rounds: Length
    rounds_verdict: AimVerdict
    decisions: Length
    cards: tuple[CardUse, ...]

    @property
    def compared(self) -> tuple[WinRow, ...]:
        """The rows compared first: sides if the game has them, else seats."""
        return self.seats if len(self.roles) > len(self.seats) else self.roles


class WholeGame(msgspec.Struct, frozen=True):
    """All series of a game without sides taken together: riders, comrades and cards occur in every series,
    but in a single one too rarely for a conclusion."""

    game: str
    games: int
    people: tuple[WinRow, ...]
    cards: tuple[CardUse, ...]


def whole_game(played: Mapping[Series, Sequence[BalanceGame]]) -> WholeGame | None:
    """The sum of the series of one game; None for a game of sides, where each series has its own table."""
    series = list(played)
    games = [one for found in played.values() for one in found]
    if len(series) < 2 or not all(one.by_seat for one in series):
        return None
    bounds = next((one.aims.person for one in series if one.aims.person), None)
    return WholeGame(
        game=series[0].game,
        games=len(games),
        people=_rows(_by_role(games), bounds),
        cards=tuple(_cards(games, due_by_role=False)),
    )


def table(series: Series, games: Sequence[BalanceGame]) -> BalanceTable:
    """The table of one series; `games` must not be empty."""
    aims, reasons = series.aims, Counter(one.reason for one in games)
    rounds = length([one.rounds for one in games])
    won = score([float(bool(one.winners)) for one in games])
    rare = None if aims.rare is None else score([float(one.reason in aims.rare[0]) for one in games])
    began = [(one, one.began) for one in games if one.began >= 0]
    return BalanceTable(
        series=series.name,
        scenario=series.scenario,
        players=series.seats,
        games=len(games),
        wanted=series.games,
        roles=_rows(_by_role(games), aims.person if series.by_seat else aims.role),
        seats=_rows(_by_seat(games), aims.role if series.by_seat else None),
        first=_row("first", [_wins(*one) for one in began], 1 / series.seats, aims.first) if began else None,
        endings=dict(reasons.most_common()),
        ending_verdict="none" if aims.rare is None or rare is None else _within(rare, (0.0, aims.rare[1])),
        won=won,
        won_verdict="none" if aims.won is None else _within(won, aims.won),
        rounds=rounds,
        rounds_verdict=_rounds_verdict(rounds, aims.rounds),
        decisions=length([one.intents for one in games]),
        cards=tuple(_cards(games, due_by_role=not series.by_seat)),
    )


def is_clear(series: Series, games: Sequence[BalanceGame]) -> bool:
    """Whether more games would change no verdict: the interval of each share with an aim lies wholly inside
    or wholly outside its bounds. Repeated looks at a growing series mislead more often than the 5 % of one
    look."""
    found, aims = table(series, games), series.aims
    shares: list[tuple[Score, tuple[float, float]]] = []
    for rows, bounds in ((found.compared, aims.role), ((found.first,), aims.first)):
        if bounds is not None:
            shares += [(row.score, _parts(bounds, row.fair)) for row in rows if row is not None]
    if aims.won is not None:
        shares.append((found.won, aims.won))
    return bool(shares) and all(_lies_clear(*one) for one in shares)


def _lies_clear(found: Score, bounds: tuple[float, float]) -> bool:
    least, most = bounds
    inside = least <= found.least and found.most <= most
    return inside or found.most < least or found.least > most


def _parts(bounds: tuple[float, float], fair: float) -> tuple[float, float]:
    return bounds[0] * fair, bounds[1] * fair


def length(values: Sequence[int]) -> Length:
    ordered = sorted(values)
    last = len(ordered) - 1
    return Length(*(ordered[round(last * part)] for part in (0.1, 0.25, 0.5, 0.75, 0.9)))


def _wins(one: BalanceGame, seat: int) -> float:
    return 1 / len(one.winners) if seat in one.winners else 0.0


def _by_role(games: Iterable[BalanceGame]) -> dict[str, list[tuple[float, int]]]:
    """By role: for each game the share of the win, and the number of players."""
    found: dict[str, list[tuple[float, int]]] = {}
    for one in games:
        for seat, role in enumerate(one.roles):
            found.setdefault(role, []).append((_wins(one, seat), len(one.roles)))
    return dict(sorted(found.items()))


def _by_seat(games: Iterable[BalanceGame]) -> dict[str, list[tuple[float, int]]]:
    found: dict[str, list[tuple[float, int]]] = {}
    for one in games:
        for seat in range(len(one.roles)):
            found.setdefault(str(seat + 1), []).append((_wins(one, seat), len(one.roles)))
    return found


def _rows(
    by_name: dict[str, list[tuple[float, int]]], bounds: tuple[float, float] | None
) -> tuple[WinRow, ...]:
    return tuple(
        _row(name, [won for won, _ in wins], sum(1 / seats for _, seats in wins) / len(wins), bounds)
        for name, wins in by_name.items()
    )


def _row(name: str, wins: Sequence[float], fair: float, bounds: tuple[float, float] | None) -> WinRow:
    found = score(wins)
    verdict = "none" if bounds is None else _within(found, _parts(bounds, fair))
    return WinRow(name, found, round(fair, 3), verdict)


def _within(found: Score, bounds: tuple[float, float]) -> AimVerdict:
    """Met if the share lies within the bounds; missed if the whole interval lies outside them."""
    least, most = bounds
    if least <= found.share <= most:
        return "met"
    return "missed" if found.most < least or found.least > most else "unsure"


def _rounds_verdict(found: Length, bounds: tuple[int, int] | None) -> AimVerdict:
    if bounds is None:
        return "none"
    return "met" if bounds[0] <= found.low and found.high <= bounds[1] else "missed"


def _cards(games: Sequence[BalanceGame], *, due_by_role: bool) -> Iterable[CardUse]:
    """The use of each card that was on offer often enough, and of deeds, which everybody can always do.

    If sides have their own cards, the wins due to a user are the usual wins of its side.
    """
    offered = Counter(label for one in games for label in one.offered)
    used = Counter(label for one in games for label in {label for counts in one.used for label in counts})
    offered.update({label: len(games) for label in used if label.startswith(DEED)})
    due = {
        role: sum(won if due_by_role else 1 / seats for won, seats in wins) / len(wins)
        for role, wins in _by_role(games).items()
    }
    for label, often in sorted(offered.items()):
        if often >= LEAST_SEEN:
            edges = [_edge(games, label, due, had=had) for had in (True, False)]
            yield CardUse(label, often, used[label], *edges)


def _edge(games: Iterable[BalanceGame], label: str, due: dict[str, float], *, had: bool) -> float:
    """Wins divided by the wins due, of the seats that used the card (`had`) or did not; 0 if there were
    none."""
    won = expected = 0.0
    for one in games:
        for seat, counts in enumerate(one.used):
            if (label in counts) is had:
                won += _wins(one, seat)
                expected += due[one.roles[seat]]
    return round(won / expected, 2) if expected else 0.0
