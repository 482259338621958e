"""The table around the board of Staff Orders, composed for tests."""

from msgspec.structs import replace

from game.devtools.invariants.seatings import deals
from game.presenters.contract.presenter import ViewContext
from game.presenters.staff_orders import regions
from game.presenters.staff_orders.zones import status, zones
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.staff_orders.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters.kits import CAMERA, LONG

DEALS = deals("staff_orders")
MOUNTAIN = next(deal for deal in DEALS if deal.scenario == "m1")
LANDING = next(deal for deal in DEALS if deal.scenario == "l1")
BESIDE_THE_BOARD = ("hand/", "deck", "discard", "reserve/", "staging", "space/sup_", "commander/sup_")


def seen(view: State[World], seat: Seat, **changes: object) -> ViewContext:
    return replace(ViewContext(view, seat, (LONG, "Iwona"), CAMERA), **changes)


def composed(kit: Kit, ctx: ViewContext) -> Canvas:
    """Everything around the board, with the panel of the opponent."""
    canvas = Canvas(kit)
    zones.compose_zones(canvas, ctx)
    status.compose_status(canvas, ctx, regions.regions(kit.metrics)["status"])
    return canvas


def handles_of(canvas: Canvas) -> set[str]:
    return {hit_area.handle for hit_area in canvas.hit_areas}


def words_of(canvas: Canvas) -> list[str]:
    return [mark.text for mark in canvas.texts]


def altered(view: State[World], faction: str, **changes: object) -> State[World]:
    """The same view with another army of one faction."""
    army = replace(view.world.army(faction), **changes)
    return replace(view, world=replace(view.world, **{faction: army}))
