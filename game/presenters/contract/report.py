"""What the screen of results shows of a finished match, whatever the game."""

from typing import Literal, NamedTuple

from game.rules.core.ids import Seat

ReportVerdict = Literal["accomplished", "failed", "conceded", "standstill"]
"""What is stamped on a report: done, nobody did it, somebody gave up, nobody could go on."""


class ScoreRow(NamedTuple):
    """A line of the table of points: what it was, and how much each seat got for it."""

    icon: str
    label: str
    values: tuple[str, ...]
    """By seat."""
    is_total: bool = False


class Luck(NamedTuple):
    """How a seat's dice fell against what was to be expected."""

    seat: Seat
    words: str
    share: float
    """How full the bar is, from 0 to 1."""
    expected: float
    """Where the mark of the expected stands, from 0 to 1."""


class Mention(NamedTuple):
    """Somebody worth a word: a picture in the colours of a seat, a name, what was done."""

    picture: str
    seat: Seat
    name: str
    words: str


class Curve(NamedTuple):
    """One seat's points over the rounds; the first value is that of the set-up."""

    seat: Seat
    values: tuple[int, ...]
    label: str = ""
    """Stands at its end where shapes do not tell the seats apart."""


class CurveMark(NamedTuple):
    """Something great, marked on the graph above the round in which it happened."""

    round: int
    words: str
    """Two or three of them; pointing at the mark tells the whole sentence."""
    sentence: str


class RankHead(NamedTuple):
    """What a column of numbers in a ranking counts."""

    icon: str
    words: str
    short: str
    """One word of it, to stand under the icon."""


class Rank(NamedTuple):
    """A line of a ranking: who came where, how he ended, and a number for each head."""

    place: str
    seat: Seat
    label: str
    """The number by which the seat is known."""
    fate: str
    values: tuple[str, ...]
    is_winner: bool = False


class Report(NamedTuple):
    score_title: str
    rows: tuple[ScoreRow, ...]
    luck: tuple[Luck, ...]
    mentions: tuple[Mention, ...]
    curve_title: str
    curves: tuple[Curve, ...]
    notes: tuple[str, ...]
    """Lines at the foot: statistics that have no bar, such as losses and rounds."""
    heads: tuple[RankHead, ...] = ()
    ranking: tuple[Rank, ...] = ()
    """Instead of a table with a column for each seat, where there may be many of them."""
    marks: tuple[CurveMark, ...] = ()
    """In the order in which it happened; the graph shows as many as it has room for."""
    verdict: ReportVerdict = "accomplished"
