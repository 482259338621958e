"""What tests of the zones of Wasteland Riders share: all that lies around the board but sheet and rivals."""

from functools import cache

from msgspec.structs import replace

from game.presenters.presenter import Sight
from game.presenters.wasteland_riders import (
    aside,
    contracts,
    gallery,
    hand,
    market,
    matter,
    mission,
    regions,
)
from game.rules.core.frames import Decision
from game.rules.core.state import State
from game.rules.wasteland_riders.knowledge import redact
from game.rules.wasteland_riders.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters.riders_matter import first


def around(kit: Kit, sight: Sight) -> Canvas:
    """Hand, Market, contracts, what is being decided, and what takes its place."""
    canvas, places = Canvas(kit), regions.regions(kit.metrics)
    hand.compose_hand(canvas, sight, places["hand"])
    market.compose_market(canvas, sight, places["market"])
    contracts.compose_contracts(canvas, sight, places["contracts"])
    if gallery.is_choosing(sight):
        gallery.compose_gallery(canvas, sight)
    if matter.is_at_hand(sight):
        matter.compose_matter(canvas, sight, places["matter"])
    if mission.UNFOLDED in sight.unfolded:
        mission.compose_mission(canvas, sight)
    aside.compose_aside(canvas, sight, places["aside"])
    return canvas


@cache
def at_decision(
    kind: type[Decision[World]], seats: int = 3, scenario: str = "m1_zbawca_pustkowi"
) -> State[World]:
    """A random match at the first decision of this kind."""
    return first(lambda _, decision: type(decision) is kind, seats, scenario)


def openly(state: State[World], sight: Sight) -> Sight:
    """The same with the eyes of everybody."""
    for knight in state.world.knights:
        state = redact(state, knight.seat)
    return replace(sight, view=state, is_open=True)
