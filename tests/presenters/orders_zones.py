"""The table around the board of Staff Orders, composed for tests."""

from msgspec.structs import replace

from game.presenters.presenter import Sight
from game.presenters.staff_orders import aside, regions, zones
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.staff_orders.state import World
from game.trials.deals import deals
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters.kits import CAMERA, LONG

DEALS = deals("staff_orders")
MOUNTAIN = next(deal for deal in DEALS if deal.scenario == "m1")
LANDING = next(deal for deal in DEALS if deal.scenario == "l1")
BESIDE_THE_BOARD = ("hand/", "deck", "discard", "reserve/", "staging", "space/sup_", "commander/sup_")


def seen(view: State[World], seat: Seat, **changes: object) -> Sight:
    return replace(Sight(view, seat, (LONG, "Iwona"), CAMERA), **changes)


def composed(kit: Kit, sight: Sight) -> Canvas:
    """Everything around the board, with the panel of the opponent."""
    canvas = Canvas(kit)
    zones.compose_zones(canvas, sight)
    aside.compose_aside(canvas, sight, regions.regions(kit.metrics)["aside"])
    return canvas


def handles_of(canvas: Canvas) -> set[str]:
    return {hot.handle for hot in canvas.hots}


def words_of(canvas: Canvas) -> list[str]:
    return [mark.text for mark in canvas.texts]


def altered(view: State[World], faction: str, **changes: object) -> State[World]:
    """The same view with another army of one faction."""
    army = replace(view.world.army(faction), **changes)  # type: ignore[arg-type]
    return replace(view, world=replace(view.world, **{faction: army}))
