"""The round: draw, initiative, turns; then the next, until a player wins."""

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.desert_patrol.drawing import DrawPhase
from game.rules.desert_patrol.events import RoundStarted
from game.rules.desert_patrol.initiative import InitiativePhase
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import enemy
from game.rules.desert_patrol.turn import TurnBegins


class Round(Step[World], frozen=True, tag="dp.round", gc=False):
    """Three phases in this order, then the next round; there is no round limit."""

    def run(self, play: Play[World]) -> None:
        play.do(RoundStarted(play.world.round + 1))
        play.then(DrawPhase(), InitiativePhase(), TurnsPhase(), Round())


class TurnsPhase(Step[World], frozen=True, tag="dp.turns_phase", gc=False):
    """The player with the initiative takes the first turn, then the other player."""

    def run(self, play: Play[World]) -> None:
        first = play.world.initiative
        play.then(TurnBegins(first), TurnBegins(enemy(first)))
