"""The names of areas on the board, with the shape of the holder; headquarters on a plate."""

from collections.abc import Sequence

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
"""The least type size in device pixels; below it the name of an area is left out."""
LEAST_LINE = 15
MOST_OVER = 2
"""How much wider than its area a name may be, in heights of the name."""
STYLE = "min"


def draw_names(sheet: BoardSheet[World]) -> None:
    """Draw each name above the adjacent hexagons of its area, where it fits.

    A missing name is worse than one that reaches a little over its border: a name too wide for its area is
    drawn last, and may do so where it meets no other name; headquarters can go without.
    """
    setting = sheet.world.setting
    homes = {area: faction for faction, area in setting.headquarters.items()}
    lines = {
        area: _line_of(sheet, area, hexes) for area, hexes in lay.hexes_of(setting.board, "area").items()
    }
    taken: list[Rect] = []
    seen = [area for area, line in lines.items() if line.colliderect(sheet.window)]
    for area in sorted(seen, key=lambda one: (_is_wide(sheet, one, lines[one], one in homes), one in homes)):
        draw = _draw_headquarters if area in homes else _draw_name
        taken.append(draw(sheet, area, homes.get(area), lines[area], taken))


def _is_wide(sheet: BoardSheet[World], area: PlaceId, line: Rect, is_home: bool) -> bool:
    """Whether the name of an area, with the shape before it, is wider than the area."""
    kit, high = sheet.canvas.kit, max(LEAST_LINE, line.h)
    name = kit.say(f"so-area-{area}")
    words = kit.say("so-board-headquarters_at", area=name) if is_home else name
    px = kit.type.size_within(STYLE, high)
    return kit.type.width(words, STYLE, px) + high + kit.px(10) > line.w


def _fits(box: Rect, line: Rect, taken: Sequence[Rect]) -> bool:
    """Whether a name may be drawn there: above its area, or a little over its border where no other
    name is.
    """
    is_free = not any(box.colliderect(other) for other in taken)
    return box.w <= line.w or (is_free and box.w <= line.w + MOST_OVER * line.h)


def _line_of(sheet: BoardSheet[World], area: PlaceId, hexes: tuple[SpaceId, ...]) -> Rect:
    board = sheet.world.setting.board
    row = lay.name_row(board, hexes, lay.first_hex(board, area))
    high, half = sheet.size(lay.NAME_HEIGHT), sheet.size(BROAD * 0.94)
    left, middle = sheet.at(row[0], 0.0, lay.NAME)
    right = sheet.at(row[-1])[0]
    return Rect(left - half, middle - high // 2, right - left + 2 * half, high)


def _draw_name(
    sheet: BoardSheet[World], area: PlaceId, _home: Faction | None, line: Rect, taken: Sequence[Rect]
) -> Rect:
    """Draw the name, with the shape of the area's holder before it; returns its box."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    holder = holder_of(sheet.world, "land", area)
    mark = 0 if holder is None else max(9, line.h)
    gap = 0 if holder is None else max(2, line.h // 4)
    name = kit.say(f"so-area-{area}")
    # On a small map the line would be too low to be read: it may reach into the hexagons.
    line = line.inflate(0, max(0, LEAST_LINE - line.h))
    px = kit.type.size_within(STYLE, line.h)
    wide = kit.type.width(name, STYLE, px)
    whole = _centred(mark + gap + wide, line)
    if px < LEAST_NAME or not _fits(whole, line, taken):
        name, wide, gap = "", 0, 0
        whole = _centred(mark, line)
    left = whole.x
    if holder is not None:
        colours = paint_of(kit, holder)
        emblem = kit.shapes.emblem(colours.shape, mark, colours.main, PAPER_0)
        canvas.blit(emblem, (left, line.centery - mark // 2))
    if name:
        box = Rect(left + mark + gap, line.y, wide, line.h)
        canvas.blit_in(haloed(kit, name, px), box)
        canvas.text(name, STYLE, PRINT, box)
    return whole


def _centred(wide: int, line: Rect) -> Rect:
    return Rect(line.centerx - wide // 2, line.y, wide, line.h)


def _draw_headquarters(
    sheet: BoardSheet[World], area: PlaceId, faction: Faction | None, line: Rect, taken: Sequence[Rect]
) -> Rect:
    """Draw a plate in the colour of its faction: with the name if there is room, else without. Returns its
    box.
    """
    canvas, kit = sheet.canvas, sheet.canvas.kit
    assert faction is not None, "a headquarters is somebody's"
    colours = paint_of(kit, faction)
    high = max(line.h, LEAST_NAME + 4)
    px = kit.type.size_within(STYLE, high - 2)
    named = kit.say("so-board-headquarters_at", area=kit.say(f"so-area-{area}"))
    forms = (named, kit.say("so-board-headquarters"))
    plates = [_centred(kit.type.width(text, STYLE, px) + high + kit.px(10), line) for text in (*forms, "")]
    words, plate = next(
        (text, plate)
        for text, plate in zip((*forms, ""), plates, strict=True)
        if not text or _fits(plate, line, taken)
    )
    wide = plate.w
    plate = Rect(plate.x, line.centery - high // 2, wide, high)
    canvas.rounded(plate, 40, colours.dark, colours.light, 1.5)
    mark = max(8, high - kit.px(5))
    emblem = kit.shapes.emblem(colours.shape, mark, colours.main, PAPER_0)
    canvas.blit(emblem, (plate.x + (high - mark) // 2, plate.centery - mark // 2))
    if words:
        box = Rect(plate.x + high, plate.y + 1, wide - high - kit.px(6), high - 2)
        canvas.text(words, STYLE, PAPER_0, box)
    return plate
