"""The ground of the board: calm land or sea around it, hexagons nobody can enter, and the areas as
cardboard.
"""

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.presenters.shared.board.cardboard import hexagon, lay_cardboard
from game.presenters.shared.board.colours import PRINT
from game.presenters.shared.board.sheet import BoardSheet, picture_name
from game.presenters.staff_orders.board import layout as lay
from game.presenters.staff_orders.board import tokens
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.controls import handles
from game.rules.core.board import SpaceId
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import controlled, supplied
from game.rules.staff_orders.terms import FACTIONS, Domain, Faction, PlaceId
from game.view.canvas import Canvas
from game.view.clusters import HexSide, apart, draw_line, outer_sides
from game.view.kit import Kit
from game.view.theme import CREAM, INK, Colour, rgb

CALM_ALPHA = 150
"""The opacity of the ground around the areas."""
BACKGROUND = frozenset(("rock", "snow", "sea"))
PAPER = frozenset(("sea", "snow"))
"""Terrain that looks like the paper itself."""
TINT_ALPHA = 54
BLOCKED_ALPHA = 96
HELD, HELD_INSET, HELD_INSIDE_ZONES = 4.5, 0.06, 0.14
"""The edge of a held area; with zones it lies inside the line of its air zone."""
BORDER, BORDER_CASE = 1.8, 4.2
ZONE, ZONE_CASE, ZONE_INSET, ZONE_DASH = 4.0, 6.5, 0.035, 9
LEAST_LETTER = 12


def draw_ground(sheet: BoardSheet[World]) -> None:
    """Draw everything that pieces stand on, from the paper up; areas can be pointed at.

    Its hundreds of hexagons and strokes are kept until the board is moved or an area changes hands.
    """
    world, setting = sheet.world, sheet.world.setting.key
    held = tuple(controlled(world, faction, "land") for faction in FACTIONS)
    broken = tuple(broken_places(world, faction, "land") for faction in FACTIONS)
    sheet.printed(("so_tiles", setting), _draw_tiles)
    sheet.printed(("so_control", setting, held, broken), _draw_control)
    sheet.printed(("so_lines", setting), _draw_lines)


def _draw_tiles(sheet: BoardSheet[World]) -> None:
    board = sheet.world.setting.board
    seen = {space: sheet.tile_box(space) for space in sheet.seen()}
    plain = [space for space in seen if "area" not in board.space[space].properties]
    _draw_background(sheet, {space: seen[space] for space in plain if _is_background(sheet, space)})
    _draw_blocked(sheet, {space: seen[space] for space in plain if not _is_background(sheet, space)})
    _draw_areas(sheet, seen)


def _draw_lines(sheet: BoardSheet[World]) -> None:
    """Draw borders and zones, above the colours of the holders."""
    areas = _boxes_of_areas(sheet)
    _draw_borders(sheet, [outer_sides(boxes) for boxes in areas.values()])
    _draw_zones(sheet)
    if sheet.is_table:
        for area, boxes in areas.items():
            sheet.canvas.hot_cluster(handles.place("land", area), boxes, "board")


def _boxes_of_areas(sheet: BoardSheet[World]) -> dict[PlaceId, list[Rect]]:
    hexes = lay.hexes_of(sheet.world.setting.board, "area")
    return {area: [sheet.tile_box(space) for space in spaces] for area, spaces in hexes.items()}


def _is_background(sheet: BoardSheet[World], space: SpaceId) -> bool:
    return sheet.world.setting.board.space[space].properties["terrain"] in BACKGROUND


def _draw_background(sheet: BoardSheet[World], boxes: dict[SpaceId, Rect]) -> None:
    """Draw the surroundings faintly on the paper, because nothing happens there."""
    kit = sheet.canvas.kit
    spaces = sheet.world.setting.board.space
    for space, box in boxes.items():
        if spaces[space].properties["terrain"] in PAPER:
            continue
        sheet.canvas.blit(_calm(kit, picture_name(sheet.art.images[space]), box.size), box.topleft)


def _calm(kit: Kit, name: str, size: tuple[int, int]) -> pygame.Surface:
    return kit.cache.get(("so_calm", name, size), lambda: _faded(kit.pictures.tile(name, size)))


def _faded(tile: pygame.Surface) -> pygame.Surface:
    faded = tile.copy()
    faded.fill((255, 255, 255, CALM_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    return faded


def _draw_blocked(sheet: BoardSheet[World], boxes: dict[SpaceId, Rect]) -> None:
    """Draw peaks, lakes, cliffs and deep sea lower than the areas, hatched, with a forbidding sign."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    for space, box in boxes.items():
        canvas.blit(kit.pictures.tile(picture_name(sheet.art.images[space]), box.size), box.topleft)
        canvas.blit(hatched_hex(kit, box.size, (*INK, BLOCKED_ALPHA)), box.topleft)
    draw_line(canvas, outer_sides(tuple(boxes.values())), _line(kit, BORDER), INK)
    for box in boxes.values():
        sheet.centred(tokens.blocked(kit, sheet.size(lay.BLOCKED)), box.center)


def hatched_hex(kit: Kit, size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    """Stripes in the form of a hexagon; their width grows with its size."""
    part = max(2, size[1] // 32)
    key = ("so_hatched_hex", size, colour)
    return kit.cache.get(
        key,
        lambda: kit.shapes.cut(
            kit.shapes.hatch(size, colour, part, 2 * part), kit.shapes.hex_fill(size, (255, 255, 255))
        ),
    )


# Areas


def _draw_areas(sheet: BoardSheet[World], seen: dict[SpaceId, Rect]) -> None:
    canvas, kit = sheet.canvas, sheet.canvas.kit
    spaces = sheet.world.setting.board.space
    boxes = {space: box for space, box in seen.items() if "area" in spaces[space].properties}
    lay_cardboard(canvas, boxes.values(), sheet.radius)
    for space, box in boxes.items():
        canvas.blit(kit.pictures.tile(picture_name(sheet.art.images[space]), box.size), box.topleft)


def holder_of(world: World, layer: Domain, place: PlaceId) -> Faction | None:
    """The faction that controls a place; None if nobody does."""
    return next((faction for faction in FACTIONS if world.controls(faction, layer, place)), None)


def broken_places(world: World, faction: Faction, layer: Domain) -> frozenset[PlaceId]:
    """The places that a faction holds without supply."""
    return controlled(world, faction, layer) - supplied(world, faction, layer)


def _draw_control(sheet: BoardSheet[World]) -> None:
    """Tint and edge a held area in its holder's colour; without supply it is hatched as well."""
    canvas, kit, world = sheet.canvas, sheet.canvas.kit, sheet.world
    inset = HELD_INSIDE_ZONES if world.setting.zones else HELD_INSET
    areas = _boxes_of_areas(sheet)
    for faction in FACTIONS:
        colours = paint_of(kit, faction)
        broken = broken_places(world, faction, "land")
        for area, boxes in areas.items():
            if not world.controls(faction, "land", area):
                continue
            for box in boxes:
                canvas.blit(hexagon(kit, box.size, (*colours.main, TINT_ALPHA)), box.topleft)
                if area in broken:
                    canvas.blit(hatched_hex(kit, box.size, (*INK, BLOCKED_ALPHA)), box.topleft)
            draw_line(canvas, outer_sides(boxes), _line(kit, HELD), colours.main, inset)


def _draw_borders(sheet: BoardSheet[World], sides: Sequence[Sequence[HexSide]]) -> None:
    canvas, kit = sheet.canvas, sheet.canvas.kit
    borders = apart(sides)
    for colour, width in ((PRINT, BORDER_CASE), (CREAM, BORDER)):
        draw_line(canvas, borders, _line(kit, width), colour)


# Air zones


def zone_colour(sheet: BoardSheet[World], zone: PlaceId) -> Colour:
    return rgb(str(sheet.world.setting.board.space[SpaceId(zone)].properties["colour"]))


def _draw_zones(sheet: BoardSheet[World]) -> None:
    """Draw the border of each air zone: a broken line in its colour, with its letter."""
    setting = sheet.world.setting
    for zone, hexes in lay.hexes_of(setting.board, "zone").items():
        if zone not in setting.zones:
            continue
        boxes = [sheet.tile_box(space) for space in hexes]
        _draw_zone_line(sheet.canvas, boxes, zone_colour(sheet, zone))
    if sheet.is_table:
        for zone, hexes in lay.hexes_of(setting.board, "zone").items():
            if zone in setting.zones:
                _draw_letter(sheet, zone, hexes)


def _draw_zone_line(canvas: Canvas, boxes: list[Rect], colour: Colour) -> None:
    kit, sides = canvas.kit, outer_sides(boxes)
    draw_line(canvas, sides, _line(kit, ZONE_CASE), CREAM, ZONE_INSET)
    draw_line(canvas, sides, _line(kit, ZONE), colour, ZONE_INSET, kit.px(ZONE_DASH))


def _draw_letter(sheet: BoardSheet[World], zone: PlaceId, hexes: tuple[SpaceId, ...]) -> None:
    """Draw the letter at the upper left of its topmost hexagon."""
    board = sheet.world.setting.board.space
    top = min(hexes, key=lambda space: (board[space].row or 0, board[space].col or 0))
    size = max(LEAST_LETTER, sheet.size(lay.LETTER))
    text = str(board[SpaceId(zone)].properties["letter"])
    mark = tokens.letter(sheet.canvas.kit, text, zone_colour(sheet, zone), size)
    sheet.centred(mark, sheet.at(top, -0.72, -0.42))


def _line(kit: Kit, width: float) -> float:
    return max(1.0, width * kit.metrics.unit)
