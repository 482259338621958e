"""What the screen of results shows of a finished match, whatever the game."""

from typing import Literal, NamedTuple

from game.rules.core.ids import Seat

ReportVerdict = Literal["accomplished", "failed", "conceded", "standstill"]
"""The stamp on a report: goal reached, nobody reached it, somebody conceded, nobody could go on."""


class ScoreRow(NamedTuple):
    """A line of the table of points: the reason, and the points of each seat."""

    icon: str
    label: str
    values: tuple[str, ...]
    """The values by seat."""
    is_total: bool = False


class Luck(NamedTuple):
    """A seat's dice compared with the expected result."""

    seat: Seat
    words: str
    share: float
    """How full the bar is, from 0 to 1."""
    expected: float
    """The place of the mark of the expected value, from 0 to 1."""


class Mention(NamedTuple):
    """A thing worth a mention: a picture in the colours of a seat, a name, what it did."""

    picture: str
    seat: Seat
    name: str
    words: str


class Curve(NamedTuple):
    """One seat's points over the rounds; the first value is that after the set-up."""

    seat: Seat
    values: tuple[int, ...]
    label: str = ""
    """Shown at its end where shapes do not tell the seats apart."""


class CurveMark(NamedTuple):
    """A great moment, marked on the graph above its round."""

    round: int
    words: str
    """Two or three words; pointing at the mark shows the whole sentence."""
    sentence: str


class RankHead(NamedTuple):
    """What a column of numbers in a ranking counts."""

    icon: str
    words: str
    short: str
    """One word for it, shown under the icon."""


class Rank(NamedTuple):
    """A line of a ranking: the seat's place, how it ended, and a number for each head."""

    place: str
    seat: Seat
    label: str
    """The number by which the seat is known."""
    fate: str
    values: tuple[str, ...]
    is_winner: bool = False


class Report(NamedTuple):
    """The content of the report of a finished match; nothing in it is hidden."""

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
    """Used instead of a table with a column for each seat, where there may be many seats."""
    marks: tuple[CurveMark, ...] = ()
    """The marks in the order of play; the graph shows as many as it has room for."""
    verdict: ReportVerdict = "accomplished"
