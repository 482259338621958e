"""What a report is stamped with: nobody has accomplished much because another gave up, or a bot won."""

from game.presenters.contract.report import ReportVerdict
from game.session.match import Match


def verdict_of(match: Match) -> ReportVerdict:
    """As far as all games say it alike; of a match that goes on nobody has done anything yet."""
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return "failed"
    bots = {seat for seat, bot in enumerate(match.bots) if bot}
    is_lost = len(bots) < match.seats and bots.issuperset(outcome.winners)
    if is_lost and outcome.reason != "conceded":
        return "failed"
    return "conceded" if outcome.reason == "conceded" else "accomplished"
