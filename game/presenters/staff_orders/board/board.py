"""The board of Staff Orders: as it lies on the table, and as a small map without controls."""

from pygame import Rect

from game.content.boards.art import BoardArt
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.staff_orders.board import layout as lay
from game.presenters.staff_orders.board.action import draw_entries, draw_ring, place_of
from game.presenters.staff_orders.board.ground import draw_ground
from game.presenters.staff_orders.board.names import draw_names
from game.presenters.staff_orders.board.pieces import draw_pieces
from game.presenters.staff_orders.board.sectors import draw_sectors
from game.presenters.staff_orders.board.supply import SUPPLY, draw_supply, draw_toggle
from game.rules.core.board import Board
from game.rules.staff_orders.state import World
from game.view.canvas import Canvas
from game.view.widgets.panels import map_sheet

ALPINE, SEA = "texture_contours_alpine", "texture_contours_sea"


def paper_of(board: Board) -> str:
    """The paper of a map: sea for one with air zones."""
    return SEA if any(space.kind == "zone" for space in board.spaces) else ALPINE


def compose_board(canvas: Canvas, ctx: ViewContext, rect: Rect, inside: Rect, art: BoardArt) -> None:
    """Draw the map sheet in `rect`, and inside its frame the board as seen by the camera of `ctx`."""
    canvas.zone("board", rect)
    world: World = ctx.view.world
    map_sheet(canvas, rect, paper_of(world.setting.board), frame=inside.x - rect.x)
    window = inside.inflate(-2, -2)
    camera = ctx.camera
    origin = camera.to_screen((0.0, 0.0))
    sheet = BoardSheet(canvas, world, art, camera.scale, origin, window, ctx.hidden, ctx.taken)
    with canvas.clipped(window):
        draw_ground(sheet)
        place = place_of(ctx.view)
        if place is not None:
            draw_ring(sheet, place)
        draw_names(sheet)
        draw_pieces(sheet)
        draw_sectors(sheet)
        if place is not None:
            draw_entries(sheet, ctx.view, ctx.history, place)
        if SUPPLY in ctx.unfolded:
            draw_supply(sheet)
        draw_toggle(canvas, window, is_shown=SUPPLY in ctx.unfolded)


def compose_map(canvas: Canvas, rect: Rect, world: World, art: BoardArt) -> None:
    """Draw the board fitted into `rect`, on any ground. A smaller board shows fewer details."""
    left, top, wide, high = lay.extent_of(world.setting.board, art)
    scale = min(rect.w / wide, rect.h / high)
    origin = (rect.centerx - (left + wide / 2) * scale, rect.centery - (top + high / 2) * scale)
    with canvas.clipped(rect):
        sheet = BoardSheet(canvas, world, art, scale, origin, rect, is_table=False)
        draw_ground(sheet)
        draw_pieces(sheet)
        draw_sectors(sheet)
