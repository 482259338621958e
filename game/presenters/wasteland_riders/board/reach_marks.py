"""How far the vehicle can go, shown while its player marks a route: the cost of each hex."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.wasteland_riders.board import layout as lay
from game.presenters.wasteland_riders.board.route import ICONS, LEAST_TYPE, STYLE, cost_plate, width_of
from game.presenters.wasteland_riders.colours import DIALS
from game.rules.core import engine
from game.rules.core.board import SpaceId
from game.rules.wasteland_riders.insights.reach import Reach, Reached, reach_of
from game.rules.wasteland_riders.movement.planning import ChoosingMode, MarkingRoute
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import World
from game.view.theme import BLACK, LAMP

VEIL = (*BLACK, 92)
"""The colour over hexes that are too far."""
TINTS = (56, 38, 22)
"""The strength of the tint of hexes that take 1, 2, 3 fuel; hexes that take more have none."""


def reach_ahead(ctx: ViewContext) -> Reach:
    """Where the seat that looks can still drive to; empty unless it is asked how or where to move."""
    if not isinstance(engine.pending(ctx.view), ChoosingMode | MarkingRoute):
        return {}
    return reach_of(ctx.view.world, ctx.seat) if ctx.seat in engine.waiting_for(ctx.view) else {}


def draw_reach(sheet: BoardSheet[World], ctx: ViewContext) -> None:
    """Tint the hexes, below everything that lies on them."""
    reach = reach_ahead(ctx)
    if not reach:
        return
    kit, move = sheet.canvas.kit, sheet.world.move
    kept = {sheet.world.knights[ctx.seat].hex, *(move.route if move is not None else ())}
    for space in sheet.seen():
        place, box = HexId(str(space)), sheet.tile_box(space)
        if place in reach:
            fuel = reach[place].fuel
            fill = (*LAMP, TINTS[fuel - 1]) if 0 < fuel <= len(TINTS) else None
        else:
            fill = None if place in kept else VEIL
        if fill is not None:
            sheet.canvas.blit(kit.shapes.hex_fill(box.size, fill, 0.02), box.topleft)


def draw_costs(sheet: BoardSheet[World], ctx: ViewContext) -> None:
    """The fuel and movement points of each hex that can be reached."""
    for place, reached in reach_ahead(ctx).items():
        if SpaceId(place) in sheet.art.centres:
            _draw_cost(sheet, place, reached)


def _draw_cost(sheet: BoardSheet[World], place: HexId, reached: Reached) -> None:
    kit = sheet.canvas.kit
    high = max(sheet.size(lay.REACH_HEIGHT), kit.type.leading(STYLE, LEAST_TYPE))
    parts = [(ICONS["fuel"], str(reached.fuel), DIALS["fuel"])]
    wide = width_of(kit, parts, high)
    x, y = sheet.at(SpaceId(place), 0.0, lay.REACH)
    cost_plate(sheet.canvas, Rect(x - wide // 2, y - high // 2, wide, high), parts, is_paid=True)
