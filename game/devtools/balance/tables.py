"""What series of games between equals come to: wins by role, seat and who began, endings, length, cards."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from game.devtools.arena import Score, score
from game.devtools.balance.games import BalanceGame
from game.devtools.balance.plan import Series

AimVerdict = Literal["met", "missed", "unsure", "none"]
"""Unsure: what was played cannot tell, as the interval holds both. None: nothing is aimed at."""
DEED = "deed/"
LEAST_SEEN = 10
"""A card that was on offer in fewer games says nothing."""


class WinRow(msgspec.Struct, frozen=True):
    """How often those of one name won."""

    name: str
    score: Score
    fair: float
    """The share that is due: 1 over the number of players."""
    verdict: AimVerdict


class CardUse(msgspec.Struct, frozen=True):
    """How a card was taken to, and what became of those who did."""

    label: str
    offered: int
    """Games in which somebody could have had it."""
    used: int
    """Games in which somebody did."""
    edge: float
    """Wins of those who used it over what is due to them: 1 is as if it did nothing."""
    edge_without: float
    """The same of those who did not."""


class Length(msgspec.Struct, frozen=True):
    """Quantiles: a tenth, a quarter, the middle, three quarters, nine tenths."""

    least: int
    low: int
    median: int
    high: int
    most: int


class BalanceTable(msgspec.Struct, frozen=True):
    series: str
    scenario: str
    players: int
    games: int
    wanted: int
    roles: tuple[WinRow, ...]
    seats: tuple[WinRow, ...]
    first: WinRow | None
    endings: dict[str, int]
    """By reason and, where sides are told apart, by who won."""
    ending_verdict: AimVerdict
    won: Score
    won_verdict: AimVerdict
    rounds: Length
    rounds_verdict: AimVerdict
    decisions: Length
    cards: tuple[CardUse, ...]

    @property
    def compared(self) -> tuple[WinRow, ...]:
        """Whose wins are compared first: sides where there are any, else seats."""
        return self.seats if len(self.roles) > len(self.seats) else self.roles


class WholeGame(msgspec.Struct, frozen=True):
    """All series of a game together, where everybody is after the same: riders, comrades and cards are met in
    each of them, and in one alone too seldom to tell."""

    game: str
    games: int
    people: tuple[WinRow, ...]
    cards: tuple[CardUse, ...]


def whole_game(played: Mapping[Series, Sequence[BalanceGame]]) -> WholeGame | None:
    """Of the series of one game; None for a game of sides, each of which has a table of its own."""
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
    """Of at least one game."""
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
    """Whether more games would tell nothing new: each share aimed at lies within its bounds with its whole
    interval, or without. Whoever looks often is misled more often than the five of a hundred of one look."""
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
    """By role: what each game brought it, and among how many."""
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
    """Met where the share lies within; missed where the whole interval lies outside."""
    least, most = bounds
    if least <= found.share <= most:
        return "met"
    return "missed" if found.most < least or found.least > most else "unsure"


def _rounds_verdict(found: Length, bounds: tuple[int, int] | None) -> AimVerdict:
    if bounds is None:
        return "none"
    return "met" if bounds[0] <= found.low and found.high <= bounds[1] else "missed"


def _cards(games: Sequence[BalanceGame], *, due_by_role: bool) -> Iterable[CardUse]:
    """Of what was on offer often enough, and of deeds, which are always open to all.

    Where sides have cards of their own, what is due to whoever uses one is what his side wins anyway.
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
    """Wins over what is due of the seats that used it, or of those that did not; 0 where there were none."""
    won = expected = 0.0
    for one in games:
        for seat, counts in enumerate(one.used):
            if (label in counts) is had:
                won += _wins(one, seat)
                expected += due[one.roles[seat]]
    return round(won / expected, 2) if expected else 0.0
