"""The steps of a round for the bar at the top, the round itself, and what is asked twice."""

from game.presenters.presenter import Step
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.windows import MOMENTS
from game.view.kit import Kit

STOPS: tuple[str, ...] = (*(f"wr_{moment}" for moment in MOMENTS), "wr_on_luck_played")


def steps(kit: Kit, view: State[World]) -> tuple[Step, ...]:
    return ()


def round_words(kit: Kit, world: World) -> str:
    return kit.say("table-round", number=world.round)


def needs_confirming(view: State[World], seat: Seat, intent: Intent) -> str:
    return ""
