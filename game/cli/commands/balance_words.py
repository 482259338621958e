"""The tables of `balance` as Markdown, so that the output in a terminal can go into a page as it is."""

from collections.abc import Iterable, Iterator, Sequence

from game.cli.commands.arena_words import per_cent
from game.cli.commands.console import Console
from game.devtools.balance.tables import DEED, LEAST_SEEN, BalanceTable, CardUse, Length, WholeGame, WinRow

MOST_CARDS = 10
"""The number of cards listed at each end of a list."""
HEADS = ("series", "games", "wins", "first", "won", "endings", "rounds")
TELLING = 0.15
"""An edge that differs from 1 by less than this is not mentioned."""
ALWAYS, NEVER = 0.95, 0.05
"""Shares of the games in which it was on offer: from here on good players always take it, up to here
never."""


def written(
    console: Console, tables: Iterable[BalanceTable], whole: Iterable[WholeGame] = ()
) -> Iterator[str]:
    """The report line by line: first each series, then whole games."""
    known = tuple(tables)
    say = console.texts.say
    yield from _grid(
        [say(f"cli-balance-{name}") for name in HEADS],
        (_row(console, one) for one in known),
    )
    for one in known:
        if one.compared is not one.roles:
            people = "; ".join(_share(console, row) for row in one.roles)
            yield f"- {one.series}, {say('cli-balance-people')}: {people}"
        yield from _cards(console, one.series, one.cards)
    for all_of_it in whole:
        name = console.texts.say("cli-balance-whole", game=all_of_it.game, count=all_of_it.games)
        people = "; ".join(_share(console, row) for row in all_of_it.people)
        yield f"- {name}, {say('cli-balance-people')}: {people}"
        yield from _cards(console, name, all_of_it.cards)


def _row(console: Console, one: BalanceTable) -> list[str]:
    return [
        one.series,
        f"{one.games}" if one.games >= one.wanted else f"{one.games} / {one.wanted}",
        "; ".join(_share(console, row) for row in one.compared),
        "" if one.first is None else _share(console, one.first, named=False),
        f"{per_cent(one.won.share)}{_mark(console, one.won_verdict)}",
        _endings(one) + _mark(console, one.ending_verdict),
        f"{_length(one.rounds)}{_mark(console, one.rounds_verdict)}",
    ]


def _share(console: Console, row: WinRow, *, named: bool = True) -> str:
    found = f"{per_cent(row.score.share)} ({100 * row.score.least:.0f} – {100 * row.score.most:.0f})"
    return (
        f"{row.name} {found}{_mark(console, row.verdict)}" if named else found + _mark(console, row.verdict)
    )


def _mark(console: Console, verdict: str) -> str:
    return "" if verdict == "none" else f" {console.texts.say(f'cli-balance-{verdict}')}"


def _endings(one: BalanceTable) -> str:
    return ", ".join(f"{reason} {per_cent(count / one.games)}" for reason, count in one.endings.items())


def _length(found: Length) -> str:
    """The first decile, the median, the last decile."""
    return f"{found.least} / {found.median} / {found.most}"


def _cards(console: Console, title: str, known: Sequence[CardUse]) -> Iterator[str]:
    """Cards that are never or always taken, those that help their owners least and most, then deeds."""
    deeds = [card for card in known if card.label.startswith(DEED)]
    cards = [card for card in known if not card.label.startswith(DEED)]
    rare = [card for card in cards if card.used <= NEVER * card.offered]
    common = [card for card in cards if card.used >= ALWAYS * card.offered]
    telling = [card for card in cards if card.used >= LEAST_SEEN and abs(card.edge - 1) >= TELLING]
    taken = sorted(telling, key=lambda card: (card.edge, card.label))
    groups: Sequence[tuple[str, Sequence[CardUse]]] = (
        ("never", rare),
        ("always", common),
        ("least", [card for card in taken if card.edge < 1][:MOST_CARDS]),
        ("most", [card for card in taken if card.edge > 1][-MOST_CARDS:]),
        ("deeds", deeds),
    )
    for name, group in groups:
        if group:
            words = ", ".join(
                f"{card.label} {card.used}/{card.offered} ×{card.edge:g}"
                + (f" (×{card.edge_without:g})" if name == "deeds" else "")
                for card in group
            )
            yield f"- {title}, {console.texts.say(f'cli-balance-{name}')}: {words}"


def _grid(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
