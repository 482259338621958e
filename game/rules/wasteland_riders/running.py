"""A text being carried out: its statements run one after another, left to right."""

from collections.abc import Callable

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.terms import Verb
from game.rules.wasteland_riders.world.state import World


class Run(Step[World], frozen=True, tag="wr.run", gc=False):
    """The remaining effects of a text, left to right; `seat` is the player that the text calls "you"."""

    seat: Seat
    source: str
    effects: tuple[Effect, ...]

    def run(self, play: Play[World]) -> None:
        if not self.effects:
            return
        effect, *rest = self.effects
        if rest:
            play.then(Run(self.seat, self.source, tuple(rest)))
        verb = FIGHT_VERBS.get(effect.do) if play.world.fight is not None else None
        (verb or VERBS[effect.do])(play, self, effect)


VerbFunction = Callable[[Play[World], Run, Effect], None]
VERBS: dict[Verb, VerbFunction] = {}
"""What each verb does. `verbs/verbs.py` and `fight/verbs.py` fill the tables, because verbs and texts
import each other."""
FIGHT_VERBS: dict[Verb, VerbFunction] = {}
"""What a verb does during a fight, where it differs."""
