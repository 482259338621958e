"""A picture of the balance of one game as SVG: wins with their intervals, how games ended, how long."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from game.devtools.balance.tables import BalanceTable, WinRow

WIDTH, LEFT, LINE, TOP, GAP = 960, 250, 18, 56, 14
WINS, ENDINGS, LENGTHS = (LEFT, 270), (LEFT + 310, 170), (LEFT + 500, 170)
"""The left edge and the width of each column."""
INK, FAINT, PAPER = "#2b2a26", "#8a8578", "#fbf8ef"
SHADES = ("#4f6d7a", "#c0803a", "#7a8b4f", "#9a5f8a", "#b0483c", "#5f5b52")
FAIR_AT = 0.5
"""The fair share is in the middle of the column of wins; its ends are 0 and twice the fair share."""


def plot(title: str, tables: Sequence[BalanceTable], words: dict[str, str]) -> str:
    """The SVG text with one block per series; `words` has the headings `wins`, `endings`, `rounds`."""
    parts: list[str] = []
    y = TOP
    reasons = sorted({reason for one in tables for reason in one.endings})
    most = max(one.rounds.most for one in tables)
    for one in tables:
        rows = _rows(one)
        parts += _block(one, rows, y, reasons, most)
        y += LINE * len(rows) + GAP
    legend = _legend(reasons, y + 4)
    height = y + 40
    heads = (
        _text(16, 24, title, 16, "bold"),
        *(
            _text(column[0], 44, words[name], 12, "bold")
            for column, name in ((WINS, "wins"), (ENDINGS, "endings"), (LENGTHS, "rounds"))
        ),
    )
    body = "\n".join((*heads, *parts, *legend))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" font-family="Source Sans Pro, sans-serif">\n'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>\n{body}\n</svg>\n'
    )


def _rows(one: BalanceTable) -> tuple[WinRow, ...]:
    """The rows for the sides, or for the seats in a game without sides; and for the seat that began."""
    return one.compared if one.first is None else (*one.compared, one.first)


def _block(one: BalanceTable, rows: Sequence[WinRow], y: int, reasons: Sequence[str], most: int) -> list[str]:
    height = LINE * len(rows)
    parts = [
        _text(16, y + 13, one.scenario, 12, "bold"),
        _text(16, y + 28, f"{one.players} × · n = {one.games}", 11) if len(rows) > 1 else "",
    ]
    for number, row in enumerate(rows):
        parts += _interval(row, y + LINE * number)
    x = float(ENDINGS[0])
    for number, reason in enumerate(reasons):
        wide = ENDINGS[1] * one.endings.get(reason, 0) / one.games
        if wide:
            parts.append(_box(x, y + 3, wide, height - 8, SHADES[number % len(SHADES)]))
        x += wide
    return [*parts, *_box_plot(one, y + height / 2, most)]


def _interval(row: WinRow, y: int) -> list[str]:
    """The share of wins on a scale up to twice the fair share, with its interval and a line at the fair
    share."""
    left, wide = WINS
    middle = y + LINE / 2

    def at(share: float) -> float:
        return left + wide * min(1.0, share / row.fair * FAIR_AT)

    least, found, most = (at(share) for share in (row.score.least, row.score.share, row.score.most))
    shade = {"met": SHADES[2], "missed": SHADES[4], "unsure": SHADES[1]}.get(row.verdict, SHADES[0])
    return [
        _text(left - 8, middle + 4, f"{row.name}  {100 * row.score.share:.0f} %", 11, anchor="end"),
        _line(left, middle, left + wide, middle, "#e6e0d0"),
        _line(left + wide * FAIR_AT, y, left + wide * FAIR_AT, y + LINE, FAINT),
        _line(least, middle, most, middle, shade, 3),
        f'<circle cx="{found:.1f}" cy="{middle:.1f}" r="4.5" fill="{shade}"/>',
    ]


def _box_plot(one: BalanceTable, middle: float, most: int) -> list[str]:
    left, wide = LENGTHS
    found = one.rounds
    at = [
        left + wide * value / most for value in (found.least, found.low, found.median, found.high, found.most)
    ]
    return [
        _line(at[0], middle, at[4], middle, FAINT),
        _box(at[1], middle - 6, max(at[3] - at[1], 2), 12, SHADES[0]),
        _line(at[2], middle - 8, at[2], middle + 8, PAPER, 2),
        _text(at[4] + 6, middle + 4, str(found.median), 11),
    ]


def _legend(reasons: Sequence[str], y: int) -> list[str]:
    parts, x = [], 16
    for number, reason in enumerate(reasons):
        parts += [
            _box(x, y, 12, 12, SHADES[number % len(SHADES)]),
            _text(x + 18, y + 11, reason, 11),
        ]
        x += 40 + 7 * len(reason)
    return parts


def _text(x: float, y: float, words: str, size: int, weight: str = "normal", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" '
        f'text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'
    )


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, width: int = 1) -> str:
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )


def _box(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>'
