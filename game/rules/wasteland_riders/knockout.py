"""Unconscious knights: how they fall, what keeps them up, and how they recover."""

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders.fight_events import KnightKnockedOut
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.windows import Window


class KnockOut(Step[World], frozen=True, tag="wr.knock_out", gc=False):
    """A counter may show K.O.: what can prevent it is used now, then the knight falls (WR-KO-01)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        knight = play.world.knight(self.seat)
        if knight.conscious and knight.is_knocked_out:
            play.then(Window("on_ko", (self.seat,)), FallDown(self.seat))


class FallDown(Step[World], frozen=True, tag="wr.fall_down", gc=False):
    seat: Seat

    def run(self, play: Play[World]) -> None:
        knight = play.world.knight(self.seat)
        if knight.conscious and knight.is_knocked_out:
            play.do(KnightKnockedOut(self.seat))


class Recovery(Step[World], frozen=True, tag="wr.recovery", gc=False):
    """Rest step, point d: whoever still lies unconscious recovers in the nearest city (WR-KO-12..16)."""

    def run(self, play: Play[World]) -> None:
        return
