"""What a match is remembered by, as marks for the graph of its report."""

from collections.abc import Iterable

from game.i18n import captions
from game.presenters.contract.report import CurveMark
from game.rules.core.ledger import Milestone
from game.session.match import Match
from game.view.kit import Kit


def curve_marks(kit: Kit, match: Match, milestones: Iterable[Milestone]) -> tuple[CurveMark, ...]:
    game, names = match.game, match.game.name_overrides(match.state.world)
    return tuple(
        CurveMark(
            one.round,
            captions.sign(kit.texts, game, one.event, names),
            captions.caption(kit.texts, game, one.event, names),
        )
        for one in milestones
    )
