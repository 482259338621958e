"""The round: commander deployment, commander withdrawal, then the round token moves on."""

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.staff_orders.events import CommandersWithdrawn, CommanderToStaging, RoundStarted
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import FACTIONS
from game.rules.staff_orders.turn import NextTurn
from game.rules.staff_orders.victory import count_stars


class Round(Step[World], frozen=True, tag="so.round", gc=False):
    """The holder of the initiative takes the first turn of the deployment phase."""

    def run(self, play: Play[World]) -> None:
        first = play.world.initiative
        play.do(RoundStarted(play.world.round + 1, first))
        play.then(NextTurn(first), Withdrawal(), RoundAdvance())


class Withdrawal(Step[World], frozen=True, tag="so.withdrawal", gc=False):
    """All commanders go back to the reserves; then one goes to staging for each Momentum of the round."""

    def run(self, play: Play[World]) -> None:
        for faction in FACTIONS:
            play.do(CommandersWithdrawn(faction, len(play.world.deployed(faction))))
            for _ in range(play.world.army(faction).momentum):
                play.do(CommanderToStaging(faction, "momentum_return"))


class RoundAdvance(Step[World], frozen=True, tag="so.round_advance", gc=False):
    """The round token moves on one field with the same face up; after the last round the stars are
    counted."""

    def run(self, play: Play[World]) -> None:
        if play.world.round >= play.world.setting.numbers.rounds:
            count_stars(play)
        else:
            play.then(Round())
