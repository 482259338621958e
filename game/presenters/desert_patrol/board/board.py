"""The board of Desert Patrol: as it lies on the table, and as a small map without controls."""

from pygame import Rect

from game.content.boards.art import BoardArt
from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.board.pieces import draw_pieces
from game.presenters.desert_patrol.board.tiles import draw_tiles
from game.presenters.desert_patrol.lives import lives
from game.presenters.shared.board.corners import is_free
from game.presenters.shared.board.sheet import BROAD, BoardSheet
from game.rules.desert_patrol.state import World
from game.view.canvas import Canvas
from game.view.widgets.panels import map_sheet

PAPER = "texture_contours_sand"
COMPASS, SCALE = (84, 84), (124, 24)
"""The design sizes of compass and scale on the sheet."""
CORNER_GAP = 14
MAP_MARGIN, ESCAPE_MARGIN = 0.12, 0.36
"""Margins around a small map, in radii of its tiles: for edges and shadows, and for escape markers."""


def compose_board(canvas: Canvas, ctx: ViewContext, rect: Rect, inside: Rect, art: BoardArt) -> None:
    """Draw the map sheet in `rect`, and inside its frame the board as seen by the camera of `ctx`."""
    canvas.zone("board", rect)
    map_sheet(canvas, rect, PAPER, frame=inside.x - rect.x)
    window = inside.inflate(-2, -2)
    camera = ctx.camera
    sheet = BoardSheet(
        canvas, ctx.view.world, art, camera.scale, camera.to_screen((0.0, 0.0)), window, ctx.hidden
    )
    with canvas.clipped(window):
        _decorate(sheet)
        draw_tiles(sheet)
        draw_pieces(sheet, lives(ctx))


def extent(art: BoardArt, margin: float = 0.0) -> tuple[float, float, float, float]:
    """The part of a map with tiles, with a margin of this many radii: left, top, width and height."""
    radius = art.grid.tile_height / 2
    xs, ys = zip(*art.centres.values(), strict=True)
    left, right = min(xs) - radius * (BROAD + margin), max(xs) + radius * (BROAD + margin)
    top, bottom = min(ys) - radius * (1 + margin), max(ys) + radius * (1 + margin)
    return left, top, right - left, bottom - top


def compose_map(canvas: Canvas, rect: Rect, world: World, art: BoardArt) -> None:
    """Draw the board fitted into `rect`, on any ground. A smaller board shows fewer details."""
    left, top, wide, high = extent(art, ESCAPE_MARGIN if any(world.setting.escapes.values()) else MAP_MARGIN)
    scale = min(rect.w / wide, rect.h / high)
    origin = (rect.centerx - (left + wide / 2) * scale, rect.centery - (top + high / 2) * scale)
    with canvas.clipped(rect):
        sheet = BoardSheet(canvas, world, art, scale, origin, rect, is_table=False)
        draw_tiles(sheet)
        draw_pieces(sheet, {})


def _decorate(sheet: BoardSheet[World]) -> None:
    """Draw a compass and a scale in the lower corners, where no tile lies."""
    kit, gap = sheet.canvas.kit, sheet.canvas.kit.px(CORNER_GAP)
    for name, (wide, high), is_right in (("map_compass", COMPASS, False), ("map_scale", SCALE, True)):
        box = Rect(0, 0, kit.px(wide), kit.px(high))
        box.bottomleft = (sheet.window.x + gap, sheet.window.bottom - gap)
        if is_right:
            box.right = sheet.window.right - gap
        if is_free(sheet, box):
            sheet.canvas.blit_in(kit.pictures.svg(name, box.size), box)
