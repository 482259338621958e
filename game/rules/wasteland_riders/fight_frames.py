"""How a fight is cut short: the end of its clashes, and the defeat of a fighter."""

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.wasteland_riders.fight_events import FighterDefeated
from game.rules.wasteland_riders.fight_state import Side
from game.rules.wasteland_riders.state import World


class ClashesEnd(Step[World], frozen=True, tag="wr.clashes_end", gc=False):
    """Nothing of the clashes is pending any more; the winner is found next."""

    def run(self, play: Play[World]) -> None:
        return


def defeat(play: Play[World], side: Side) -> None:
    """The fight ends at once, unless both attacks count as simultaneous (WR-ATK-19, WR-COMB-09)."""
    play.do(FighterDefeated(side))
    assert play.world.fight is not None
    if not play.world.fight.equal:
        play.cut_to(ClashesEnd)
