"""Rounds: preparation (from the second round on), movement, exploration, rest (WR-ROUND)."""

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.wasteland_riders.events.common import RoundStarted
from game.rules.wasteland_riders.exploration.exploration import ExplorationStep
from game.rules.wasteland_riders.missions import Resolution
from game.rules.wasteland_riders.movement.planning import MovementStep
from game.rules.wasteland_riders.preparation import KnightsStep, ScavengerStep
from game.rules.wasteland_riders.rest import RestStep
from game.rules.wasteland_riders.world.state import World


class Round(Step[World], frozen=True, tag="wr.round", gc=False):
    """The steps of a round in their printed order; the first round has no preparation (WR-ROUND-02)."""

    number: int

    def run(self, play: Play[World]) -> None:
        last = play.world.setting.mission.rounds
        play.do(RoundStarted(self.number, self.number == last))
        preparation = (ScavengerStep(), KnightsStep()) if self.number > 1 else ()
        following = Resolution() if self.number == last else Round(self.number + 1)
        play.then(*preparation, MovementStep(), ExplorationStep(), RestStep(), following)
