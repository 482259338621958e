"""Fights: how they start and end."""

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders.state import World


class Fighting(Step[World], frozen=True, tag="wr.fighting", gc=False):
    """A fight of a knight against an enemy; `marker` where a mission has put it on the board."""

    seat: Seat
    card: CardId
    marker: CardId | None = None

    def run(self, play: Play[World]) -> None:
        raise NotImplementedError
