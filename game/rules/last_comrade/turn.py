"""The turn: attack, commitment, slots, damage, refill, the windows between, and passing Initiative."""

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.last_comrade.attacks import RevealAttack, Strike
from game.rules.last_comrade.committing import CommitBegins
from game.rules.last_comrade.death import Advances, Deaths
from game.rules.last_comrade.drawing import Refill
from game.rules.last_comrade.events import (
    EffectsEnded,
    InitiativePassed,
    StepBegan,
    TurnEnded,
    TurnStarted,
)
from game.rules.last_comrade.slots import Slots
from game.rules.last_comrade.state import World
from game.rules.last_comrade.windows import AtCheckpoint

ENDING = 7


class Turn(Step[World], frozen=True, tag="lc.turn", gc=False):
    """One pass through the steps of the turn."""

    def run(self, play: Play[World]) -> None:
        assert play.world.holder is not None
        play.do(TurnStarted(play.world.turn + 1, play.world.holder))
        play.then(
            AtCheckpoint("turn_start"),
            RevealAttack(),
            AtCheckpoint("after_targets"),
            CommitBegins(),
            AtCheckpoint("after_commit"),
            Slots(),
            AtCheckpoint("before_damage"),
            Strike(),
            AtCheckpoint("after_damage"),
            Refill(),
            AtCheckpoint("after_refill"),
            TurnEnds(),
        )


class TurnEnds(Step[World], frozen=True, tag="lc.turn_ends", gc=False):
    """Step 7: effects of the turn end, and the Commissar makes the steps still due."""

    def run(self, play: Play[World]) -> None:
        play.do(StepBegan(ENDING))
        play.do(EffectsEnded())
        play.then(Advances(), Deaths(), InitiativePasses())


class InitiativePasses(Step[World], frozen=True, tag="lc.initiative_passes", gc=False):
    """The strike card is discarded; Initiative goes to the next living player clockwise."""

    def run(self, play: Play[World]) -> None:
        assert play.world.holder is not None
        play.do(TurnEnded(play.world.turn))
        play.do(InitiativePassed(play.world.left_of(play.world.holder)))
        play.then(Turn())
