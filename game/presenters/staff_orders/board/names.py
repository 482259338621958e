"""The names of areas on the board, with the shape of who holds them; headquarters on a plate."""

from pygame import Rect

from game.presenters.shared.board.colours import PRINT
from game.presenters.shared.board.sheet import BROAD, BoardSheet
from game.presenters.shared.board.small_things import haloed
from game.presenters.staff_orders.board import layout as lay
from game.presenters.staff_orders.board.ground import holder_of
from game.presenters.staff_orders.colours import paint_of
from game.rules.core.board import SpaceId
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Faction, PlaceId
from game.view.theme import PAPER_0

LEAST_NAME = 11
"""Device pixels of type below which the name of an area is left out."""
LEAST_LINE = 15
STYLE = "min"


def draw_names(sheet: BoardSheet[World]) -> None:
    """Each name above the hexagons of its area that lie side by side, where it fits."""
    setting = sheet.world.setting
    homes = {area: faction for faction, area in setting.headquarters.items()}
    for area, hexes in lay.hexes_of(setting.board, "area").items():
        line = _line_of(sheet, area, hexes)
        if not line.colliderect(sheet.window):
            continue
        if area in homes:
            _draw_headquarters(sheet, area, homes[area], line)
        else:
            _draw_name(sheet, area, line)


def _line_of(sheet: BoardSheet[World], area: PlaceId, hexes: tuple[SpaceId, ...]) -> Rect:
    board = sheet.world.setting.board
    row = lay.name_row(board, hexes, lay.first_hex(board, area))
    high, half = sheet.size(lay.NAME_HEIGHT), sheet.size(BROAD * 0.94)
    left, middle = sheet.at(row[0], 0.0, lay.NAME)
    right = sheet.at(row[-1])[0]
    return Rect(left - half, middle - high // 2, right - left + 2 * half, high)


def _draw_name(sheet: BoardSheet[World], area: PlaceId, line: Rect) -> None:
    """The name, and before it the shape of the faction that holds the area."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    holder = holder_of(sheet.world, "land", area)
    mark = 0 if holder is None else max(9, line.h)
    gap = 0 if holder is None else max(2, line.h // 4)
    name = kit.say(f"so-area-{area}")
    # On a small map the line would be too low to be read: it may reach into the hexagons.
    line = line.inflate(0, max(0, LEAST_LINE - line.h))
    px = kit.type.size_within(STYLE, line.h)
    wide = kit.type.width(name, STYLE, px)
    if px < LEAST_NAME or wide + mark + gap > line.w:
        name, wide, gap = "", 0, 0
    left = line.centerx - (mark + gap + wide) // 2
    if holder is not None:
        colours = paint_of(kit, holder)
        emblem = kit.shapes.emblem(colours.shape, mark, colours.main, PAPER_0)
        canvas.blit(emblem, (left, line.centery - mark // 2))
    if name:
        box = Rect(left + mark + gap, line.y, wide, line.h)
        canvas.blit_in(haloed(kit, name, px), box)
        canvas.text(name, STYLE, PRINT, box)


def _draw_headquarters(sheet: BoardSheet[World], area: PlaceId, faction: Faction, line: Rect) -> None:
    """A plate in the colour of its faction: with the name if there is room, else only what it is."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    colours = paint_of(kit, faction)
    high = max(line.h, LEAST_NAME + 4)
    px = kit.type.size_within(STYLE, high - 2)
    room = line.w - high - kit.px(8)
    named = kit.say("so-board-headquarters_at", area=kit.say(f"so-area-{area}"))
    forms = (named, kit.say("so-board-headquarters"))
    words = next((text for text in forms if kit.type.width(text, STYLE, px) <= room), "")
    wide = kit.type.width(words, STYLE, px) + high + kit.px(10)
    plate = Rect(line.centerx - wide // 2, line.centery - high // 2, wide, high)
    canvas.rounded(plate, 40, colours.dark, colours.light, 1.5)
    mark = max(8, high - kit.px(5))
    emblem = kit.shapes.emblem(colours.shape, mark, colours.main, PAPER_0)
    canvas.blit(emblem, (plate.x + (high - mark) // 2, plate.centery - mark // 2))
    if words:
        box = Rect(plate.x + high, plate.y + 1, wide - high - kit.px(6), high - 2)
        canvas.text(words, STYLE, PAPER_0, box)
