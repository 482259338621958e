"""The hexes of the board: cardboard, terrain, and what is printed on them."""

import pygame
from pygame import Rect

from game.presenters.shared.board.cardboard import hexagon, lay_cardboard
from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.shared.board.small_things import icon_on
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.board import layout as lay
from game.presenters.wasteland_riders.board import tokens
from game.presenters.wasteland_riders.board.colours import PLATE, PRINT
from game.presenters.wasteland_riders.colours import EARTH_DARK, EARTH_DEEP, TILE_EDGE
from game.presenters.wasteland_riders.controls import handles
from game.rules.core.board import SpaceId
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.content.tables import Tile
from game.rules.wasteland_riders.terms import BoardToken, HexId, TileId
from game.rules.wasteland_riders.world.state import World
from game.view.kit import Kit
from game.view.theme import CREAM, INK, LAMP, NO_L, Colour

JOINT, JOINT_INSET, JOINT_ALPHA = 1.6, 0.015, 140
RING_LINE, RING_CASE, RING_INSET = 3.0, 6.0, 0.05
STYLE, LEAST_NAME, LEAST_PLATE = "min", 10, 13
"""Names of cities: their style, the least type in device pixels, and the least height of a plate."""
SMALLEST_PRINT = 20
"""On hexes of a smaller radius no print is drawn, because it could not be read."""
RUINS = "terrain_wr_ruins"
UNKNOWN = 0.4
"""The size of the sign on a face-down tile, as a part of its width."""


def hex_of(space: SpaceId) -> HexId:
    """The hex of the rules for a space of the map."""
    return HexId(str(space))


def draw_tiles(sheet: BoardSheet[World], ringed: HexId | None = None) -> None:
    """All hexes: shadows and edges lie below every face, so that touching hexes make one surface.

    One hex may be ringed, below its print.
    """
    world = sheet.world
    laid = (world.setting.key, tuple(world.tiles.items()), world.mission.ruins)
    raised = tuple(token.hex for token in world.tokens if token.kind == "hindrance")
    sheet.printed(("wr_faces", laid), _draw_faces)
    if ringed is not None and SpaceId(ringed) in sheet.art.centres:
        ring(sheet, ringed)
    sheet.printed(("wr_prints", laid, raised), _draw_prints)


def _draw_faces(sheet: BoardSheet[World]) -> None:
    canvas, kit = sheet.canvas, sheet.canvas.kit
    boxes = {hex_of(space): sheet.tile_box(space) for space in sheet.seen()}
    if not boxes:
        return
    size = next(iter(boxes.values())).size
    joint = kit.shapes.hex_line(size, JOINT * kit.metrics.unit, (*CREAM, JOINT_ALPHA), JOINT_INSET)
    lay_cardboard(canvas, boxes.values(), sheet.radius, TILE_EDGE)
    for place, box in boxes.items():
        canvas.blit(face(kit, sheet.world, place, size), box.topleft)
        canvas.blit(joint, box.topleft)


def _draw_prints(sheet: BoardSheet[World]) -> None:
    """The print of the hexes; on the table the hexes also get hit areas."""
    seen = list(sheet.seen())
    if sheet.radius >= SMALLEST_PRINT:
        for place in map(hex_of, seen):
            if place in sheet.world.tiles:
                _print(sheet, place)
    if sheet.is_table:
        for space in seen:
            box = sheet.tile_box(space)
            sheet.canvas.hit_area(handles.HEX(hex_of(space)), box, "board", shape="hex", is_piece=True)


def face(kit: Kit, world: World, place: HexId, size: tuple[int, int]) -> pygame.Surface:
    """The terrain of a hex as it is now, or the back of a tile that is still unknown."""
    name = tile_on(world, place)
    if name is not None:
        is_ruined = place in world.mission.ruins
        return kit.pictures.tile(
            RUINS if is_ruined else pictures_of.tile(kit, name, world.setting.tile(name)), size
        )
    ground = EARTH_DEEP if place in world.setting.special_slots else EARTH_DARK
    return kit.cache.get(("wr_unknown", size, ground), lambda: _unknown(kit, size, ground))


def tile_on(world: World, place: HexId) -> TileId | None:
    """The tile of a place; before tiles are laid, the one fixed by rule or layout; None if unknown."""
    setting = world.setting
    laid = world.tiles.get(place) or setting.fixed.get(place)
    layout = setting.content.layouts.get(setting.layout)
    if laid is not None or layout is None or place not in layout.slots:
        return laid
    return TileId(layout.slots[place])


def _unknown(kit: Kit, size: tuple[int, int], ground: Colour) -> pygame.Surface:
    """A tile that lies face down."""
    surface = hexagon(kit, size, (*ground, 255)).copy()
    icon_on(kit, surface, "help_circle_outline", UNKNOWN, TILE_EDGE)
    return surface


def ring(sheet: BoardSheet[World], place: HexId, colour: Colour = LAMP) -> None:
    """A ring around a hex."""
    box = sheet.tile_box(SpaceId(place))
    for tone, width in ((INK, RING_CASE), (colour, RING_LINE)):
        line = sheet.canvas.kit.shapes.hex_line(
            box.size, width * sheet.canvas.kit.metrics.unit, tone, RING_INSET
        )
        sheet.canvas.blit(line, box.topleft)


# Print


def _print(sheet: BoardSheet[World], place: HexId) -> None:
    tile = board.tile_at(sheet.world, place)
    _print_difficulty(sheet, place, tile)
    for (kind, count), where in zip(printed_symbols(tile), lay.SYMBOLS, strict=False):
        surface = tokens.symbol(sheet.canvas.kit, kind, count, sheet.size(lay.SYMBOL_SIZE))
        sheet.centred(surface, sheet.at(SpaceId(place), *where))
    if tile.kind == "city":
        _print_name(sheet, place)
    elif tile.number:
        number = tokens.place_number(sheet.canvas.kit, tile.number, sheet.size(lay.NUMBER_SIZE))
        sheet.centred(number, sheet.at(SpaceId(place), 0.0, lay.LABEL))


def printed_symbols(tile: Tile) -> list[tuple[BoardToken, int]]:
    """The kinds of symbols of a tile with their numbers."""
    found: tuple[tuple[BoardToken, int], ...] = (
        ("threat", tile.threat),
        ("radiation", tile.radiation),
        ("contamination", tile.contamination),
    )
    return [(kind, count) for kind, count in found if count]


def _print_difficulty(sheet: BoardSheet[World], place: HexId, tile: Tile) -> None:
    """The printed value, raised by hindrance tokens."""
    cost, size = board.common_difficulty(sheet.world, place), sheet.size(lay.DIFFICULTY_SIZE)
    square = tokens.difficulty(sheet.canvas.kit, cost, size, is_raised=cost > tile.difficulty)
    sheet.centred(square, sheet.at(SpaceId(place), *lay.DIFFICULTY))


def _print_name(sheet: BoardSheet[World], place: HexId) -> None:
    """The name of a city on a plate, the short one if the full one is too long; ruins are struck out."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    high, room = max(sheet.size(lay.LABEL_HEIGHT), LEAST_PLATE), sheet.size(lay.LABEL_WIDTH)
    px, pad = kit.type.size_within(STYLE, high - 2), max(2, high // 4)
    forms = (kit.say(f"wr-tile-{sheet.world.tiles[place]}"), kit.say(f"wr-hex-{place}.short"))
    name = next((words for words in forms if kit.type.width(words, STYLE, px) <= room), "")
    if px < LEAST_NAME or not name:
        name, px = forms[-1], LEAST_NAME
    wide = min(kit.type.width(name, STYLE, px), room) + 2 * pad
    x, y = sheet.at(SpaceId(place), 0.0, lay.LABEL)
    plate = Rect(x - wide // 2, y - high // 2, wide, high)
    canvas.rounded(plate, 4, PLATE, PRINT, 1)
    canvas.text(name, STYLE, PRINT, plate.inflate(-2 * pad + 2, -2), align="center")
    if place in sheet.world.mission.ruins:
        canvas.fill(Rect(plate.x + 2, plate.centery, plate.w - 4, kit.px(2)), NO_L)
