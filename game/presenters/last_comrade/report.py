"""The report of a finished match of Last Comrade."""

from game.presenters.report import Report
from game.table.match import Match
from game.view.kit import Kit


def outcome_words(kit: Kit, match: Match) -> tuple[str, str]:
    return "", ""


def report(kit: Kit, match: Match) -> Report:
    return Report("", (), (), (), "", (), ())
