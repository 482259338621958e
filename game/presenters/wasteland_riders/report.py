"""The report of a finished match of Wasteland Riders."""

from game.presenters.report import Report
from game.table.match import Match
from game.view.kit import Kit


def outcome_words(kit: Kit, match: Match) -> tuple[str, str]:
    outcome = match.outcome
    assert outcome is not None
    return kit.say(f"wr-reason-{outcome.reason}"), ""


def report(kit: Kit, match: Match) -> Report:
    return Report("", (), (), (), "", (), ())
