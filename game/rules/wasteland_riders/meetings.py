"""Meetings of knights."""

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders.state import World


class Meetings(Step[World], frozen=True, tag="wr.meetings", gc=False):
    """On a hex just entered the active knight may meet others, find the unconscious, attack enemies."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        return
