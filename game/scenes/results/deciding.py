"""The moment that decided a match, in the words of the log: the reason alone could be that of any match."""

from game.config.paths import ASSETS
from game.i18n.rulebook import Rulebook
from game.presenters.contract.importance import Weight, weight_of
from game.presenters.contract.presenter import LogLine, Presenter
from game.rules.core.ids import Seat
from game.rules.core.mistakes import BadContent
from game.scenes.table.summary import telling
from game.session.history import History
from game.session.match import Match
from game.view.kit import Kit


def deciding_words(kit: Kit, presenter: Presenter, match: Match) -> str:
    """What happened in the step that ended the match; empty if nothing did, as after conceding."""
    line = _deciding_line(presenter, match)
    if line is None:
        return ""
    return line.words(kit.texts, presenter.game, presenter.game.name_overrides(match.state.world))


def chapter_of(language: str, game: str, rule: str) -> str:
    """The title of the rulebook chapter that states a rule; empty if the book cannot be read."""
    try:
        book = Rulebook.nearest(ASSETS / "rulebook", language, game)
    except BadContent:
        return ""
    paragraph = book.paragraph(rule)
    return "" if paragraph is None else book.chapters[paragraph.chapter].title


def _deciding_line(presenter: Presenter, match: Match) -> LogLine | None:
    """The most important line of the last step, of equal ones the latest, the winner's first; never
    the verdict.
    """
    outcome = match.outcome
    assert outcome is not None
    last = History(match).history(tuple(Seat(seat) for seat in range(match.seats)))[-1:]
    told = telling(presenter, match.state, last)[:-1]
    found = [
        line
        for line in told
        if line.rule != outcome.rule and weight_of(presenter.importance, line.event) == Weight.DECISIVE
    ]
    of_winners = [line for line in found if line.seat in outcome.winners]
    return next(reversed(of_winners or found), None)
