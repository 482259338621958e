"""What a report is stamped with: nobody has accomplished much because another gave up."""

from game.presenters.contract.report import ReportVerdict
from game.session.match import Match


def verdict_of(match: Match) -> ReportVerdict:
    """As far as all games say it alike; of a match that goes on nobody has done anything yet."""
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return "failed"
    return "conceded" if outcome.reason == "conceded" else "accomplished"
