"""The board of Wasteland Riders: on the table, and as a small map on which nothing can be pointed at."""

from pygame import Rect

from game.content.boards import LoadedMap
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.wasteland_riders.board import layout as lay
from game.presenters.wasteland_riders.board.drop_preview import draw_drop_preview, ring_contract
from game.presenters.wasteland_riders.board.knights import draw_knights
from game.presenters.wasteland_riders.board.legend import decorate
from game.presenters.wasteland_riders.board.pieces import draw_pieces
from game.presenters.wasteland_riders.board.reach_marks import draw_costs, draw_reach
from game.presenters.wasteland_riders.board.route import draw_route
from game.presenters.wasteland_riders.board.tiles import draw_tiles
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.regions import board_inside
from game.rules.core.values import Intent
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.widgets.panels import map_sheet

PAPER = "texture_contours_rust"


def extent(found: LoadedMap) -> tuple[float, float, float, float]:
    """The part of the map that the camera can show: left, top, width and height in pixels of the map."""
    return lay.extent_of(found.art)


def compose_board(canvas: Canvas, ctx: ViewContext, found: LoadedMap, rect: Rect, inside: Rect) -> None:
    """The map sheet in `rect`, and inside its frame the board as the camera of `ctx` sees it."""
    canvas.zone("board", rect)
    map_sheet(canvas, rect, PAPER, frame=inside.x - rect.x)
    canvas.hit_area(handles.BOARD, rect, "board", is_piece=True)
    sheet = _sheet(canvas, ctx, found, inside)
    with canvas.clipped(sheet.window):
        decorate(sheet)
        draw_tiles(sheet, _active_hex(sheet.world))
        draw_reach(sheet, ctx)
        draw_costs(sheet, ctx)
        draw_pieces(sheet)
        draw_route(sheet, ctx.view)
        draw_knights(sheet)


def compose_map(canvas: Canvas, rect: Rect, world: World, found: LoadedMap) -> None:
    """The board fitted into `rect` on the present background. The smaller it is, the less it shows."""
    left, top, wide, high = lay.extent_of(found.art, lay.MAP_MARGIN)
    scale = min(rect.w / wide, rect.h / high)
    origin = (rect.centerx - (left + wide / 2) * scale, rect.centery - (top + high / 2) * scale)
    with canvas.clipped(rect):
        sheet: BoardSheet[World] = BoardSheet(canvas, world, found.art, scale, origin, rect, is_table=False)
        draw_tiles(sheet)
        draw_pieces(sheet)
        draw_knights(sheet)


def compose_drop_preview(
    canvas: Canvas,
    ctx: ViewContext,
    found: LoadedMap,
    source: Handle | None,
    target: Handle | None,
    intended: Intent | None,
) -> bool:
    """What the next hex of a route would cost and bring, beside it; for a contract, the hexes it is about.

    Returns False if there is nothing to preview.
    """
    if not foretells(ctx, source):
        return False
    sheet = _sheet(canvas, ctx, found, board_inside(canvas.kit.metrics))
    is_told = draw_drop_preview(sheet, ctx, intended, target, is_in_hand=source is not None)
    return is_told or ring_contract(sheet, ctx, target)


def foretells(ctx: ViewContext, source: Handle | None) -> bool:
    """Whether a preview is shown with this in hand: with an empty hand, or with the own knight."""
    return source in (None, handles.KNIGHT(ctx.seat))


def _sheet(canvas: Canvas, ctx: ViewContext, found: LoadedMap, inside: Rect) -> BoardSheet[World]:
    """The board as the camera sees it through the frame of its sheet."""
    camera, world = ctx.camera, ctx.view.world
    origin = camera.to_screen((0.0, 0.0))
    return BoardSheet(canvas, world, found.art, camera.scale, origin, inside.inflate(-2, -2), ctx.hidden)


def _active_hex(world: World) -> HexId | None:
    """The hex of the active knight, which is ringed; None if there is none."""
    return None if world.active is None else world.knights[world.active].hex or None
