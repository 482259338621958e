"""The tiles of the board: cardboard, terrain, and what is printed on them."""

import pygame
from pygame import Rect

from game.presenters.desert_patrol import board_layout as lay
from game.presenters.desert_patrol import handles, tokens
from game.presenters.desert_patrol.board_colours import PRINT, TILE_EDGE
from game.presenters.desert_patrol.board_sheet import BoardSheet, picture_name
from game.rules.core.board import SpaceId
from game.rules.desert_patrol.content import Tile
from game.view.kit import Kit
from game.view.theme import BLACK, CREAM, WHITE

EDGE = 0.045
"""How far the cardboard shows below a tile, in radii."""
JOINT, JOINT_INSET, JOINT_ALPHA = 1.6, 0.015, 140
SHADOW_ALPHA = 72
LEAST_ID = 11
"""Device pixels of type below which the id of a tile is left out."""


def draw_tiles(sheet: BoardSheet) -> None:
    """All tiles: shadows and edges lie below every face, so that tiles that touch make one surface."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    boxes = {space: sheet.tile_box(space) for space in sheet.seen()}
    if not boxes:
        return
    size = next(iter(boxes.values())).size
    shadow, edge = _hexagon(kit, size, (*BLACK, SHADOW_ALPHA)), _hexagon(kit, size, (*TILE_EDGE, 255))
    joint = kit.shapes.hex_line(size, JOINT * kit.metrics.unit, (*CREAM, JOINT_ALPHA), JOINT_INSET)
    down, right, low = sheet.size(EDGE), sheet.size(0.02), sheet.size(EDGE + 0.05)
    for box in boxes.values():
        canvas.blit(shadow, (box.x + right, box.y + low))
    for box in boxes.values():
        canvas.blit(edge, (box.x, box.y + down))
    for space, box in boxes.items():
        canvas.blit(kit.pictures.tile(picture_name(sheet.art.images[space]), size), box.topleft)
        canvas.blit(joint, box.topleft)
    if sheet.is_table:
        for space, box in boxes.items():
            _print(sheet, space)
            canvas.hot(handles.tile(space), box, "board", shape="hex", is_piece=True)


def _hexagon(kit: Kit, size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A tile in one colour, made from the mask that cuts the pictures: a large one takes long to draw."""
    return kit.cache.get(("dp_hexagon", size, colour), lambda: _tinted(kit, size, colour))


def _tinted(kit: Kit, size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    surface = kit.shapes.hex_fill(size, WHITE).copy()
    surface.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _print(sheet: BoardSheet, space: SpaceId) -> None:
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
    """The cover as it is printed; a hill has two, open ground none."""
    if tile.hill:
        return "3/1"
    return str(tile.cover) if tile.cover else ""


def _print_id(sheet: BoardSheet, space: SpaceId) -> None:
    """The id at the top corner; where its letters would not fit there it is left out."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    high = sheet.size(lay.ID_HEIGHT)
    px = kit.type.size_within("min", high)
    wide = kit.type.width(space, "min", px)
    if px < LEAST_ID or wide > sheet.size(0.7):
        return
    x, y = sheet.at(space, 0.0, lay.ID)
    box = Rect(x - wide // 2, y - high // 2, wide, high)
    canvas.blit_in(tokens.haloed(kit, space, px), box)
    canvas.text(space, "min", PRINT, box, align="center")
