"""The film of Wasteland Riders: the tables of all its chapters as one."""

from game.presenters.contract.film import Beat, FilmRules, Staging
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.film import belongings, fights, journeys, missions, rounds
from game.presenters.wasteland_riders.film.marks import marks_of
from game.presenters.wasteland_riders.film.parts import Stager
from game.rules.core.values import Event
from game.view.kit import Kit

CHAPTERS = (rounds, journeys, fights, belongings, missions)
FILM: FilmRules = {kind: rule for chapter in CHAPTERS for kind, rule in chapter.RULES.items()}
STAGERS: dict[type[Event], Stager] = {
    kind: stager for chapter in CHAPTERS for kind, stager in chapter.STAGERS.items()
}


def staging(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """What is drawn over the table: marks of each event, and the staging of the leading one."""
    marked = plain._replace(marks=(*plain.marks, *marks_of(kit, ctx, beat.events)))
    stager = STAGERS.get(type(beat.event))
    return marked if stager is None or not beat.rule.ms else stager(kit, ctx, beat, marked)
