"""The stamp of a report, as far as all games agree."""

from game.presenters.contract.report import ReportVerdict
from game.session.match import Match


def verdict_of(match: Match) -> ReportVerdict:
    """Failed without a winner or if bots alone beat people; conceded if a seat gave up; else accomplished."""
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return "failed"
    bots = {seat for seat, bot in enumerate(match.bots) if bot}
    is_lost = len(bots) < match.seats and bots.issuperset(outcome.winners)
    if is_lost and outcome.reason != "conceded":
        return "failed"
    return "conceded" if outcome.reason == "conceded" else "accomplished"
