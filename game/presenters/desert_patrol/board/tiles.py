"""The tiles of the board: cardboard, terrain, and what is printed on them."""

from pygame import Rect

from game.presenters.desert_patrol.board import layout as lay
from game.presenters.desert_patrol.board import tokens
from game.presenters.desert_patrol.controls import handles
from game.presenters.shared.board.cardboard import lay_cardboard
from game.presenters.shared.board.colours import PRINT
from game.presenters.shared.board.sheet import BoardSheet, picture_name
from game.presenters.shared.board.small_things import haloed
from game.rules.core.board import SpaceId
from game.rules.desert_patrol.content import Tile
from game.rules.desert_patrol.state import World
from game.view.theme import CREAM

JOINT, JOINT_INSET, JOINT_ALPHA = 1.6, 0.015, 140
LEAST_ID = 11
"""The least type size in device pixels; below it the id of a tile is left out."""


def draw_tiles(sheet: BoardSheet[World]) -> None:
    """Draw all tiles: first all shadows and edges, then the faces, so that adjacent tiles make one
    surface.
    """
    canvas, kit = sheet.canvas, sheet.canvas.kit
    boxes = {space: sheet.tile_box(space) for space in sheet.seen()}
    if not boxes:
        return
    size = next(iter(boxes.values())).size
    joint = kit.shapes.hex_line(size, JOINT * kit.metrics.unit, (*CREAM, JOINT_ALPHA), JOINT_INSET)
    lay_cardboard(canvas, boxes.values(), sheet.radius)
    for space, box in boxes.items():
        canvas.blit(kit.pictures.tile(picture_name(sheet.art.images[space]), size), box.topleft)
        canvas.blit(joint, box.topleft)
    if sheet.is_table:
        for space, box in boxes.items():
            _print(sheet, space)
            canvas.hit_area(handles.TILE(space), box, "board", shape="hex", is_piece=True)


def _print(sheet: BoardSheet[World], space: SpaceId) -> None:
    kit = sheet.canvas.kit
    tile = sheet.world.setting.tiles[space]
    _print_id(sheet, space)
    words = cover_words(tile)
    if words:
        cover = tokens.shield(kit, words, sheet.size(lay.COVER_SIZE), PRINT)
        sheet.centred(cover, sheet.at(space, *lay.COVER))
    if tile.difficult:
        sheet.centred(
            tokens.no_vehicles(kit, sheet.size(lay.NO_VEHICLES_SIZE)), sheet.at(space, *lay.NO_VEHICLES)
        )


def cover_words(tile: Tile) -> str:
    """The cover as it is printed; a hill has two values, open ground has an empty string."""
    if tile.hill:
        return "3/1"
    return str(tile.cover) if tile.cover else ""


def _print_id(sheet: BoardSheet[World], space: SpaceId) -> None:
    """Draw the id at the top corner; it is left out if its letters would not fit there."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    high = sheet.size(lay.ID_HEIGHT)
    px = kit.type.size_within("min", high)
    wide = kit.type.width(space, "min", px)
    if px < LEAST_ID or wide > sheet.size(0.7):
        return
    x, y = sheet.at(space, 0.0, lay.ID)
    box = Rect(x - wide // 2, y - high // 2, wide, high)
    canvas.blit_in(haloed(kit, space, px), box)
    canvas.text(space, "min", PRINT, box, align="center")
