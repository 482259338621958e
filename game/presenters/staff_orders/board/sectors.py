"""The sectors of air zones: panels with the zone's letter and name, its aircraft, Flight and Bombardment."""

from typing import NamedTuple

from pygame import Rect

from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.staff_orders.board import layout as lay
from game.presenters.staff_orders.board import tokens
from game.presenters.staff_orders.board.ground import broken_places, holder_of, zone_colour
from game.presenters.staff_orders.board.pieces import draw_piles, draw_space
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.controls import handles
from game.rules.core.board import SpaceId
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import FACTIONS, PlaceId
from game.view.theme import INK, INK_2, PAPER_0, PAPER_1, mixed

TINT = 0.26
HATCH_ALPHA = 70
LEAST_NAME = 11
STYLE = "min"


class Sectors(NamedTuple):
    """Where the sectors are drawn: higher than on the map by this many pixels."""

    sheet: BoardSheet[World]
    lift: int

    def box(self, zone: PlaceId) -> Rect:
        wide, high = (round(length * self.sheet.scale) for length in lay.SECTOR)
        x, y = self.spot(zone)
        return Rect(x - wide // 2, y - high // 2, wide, high)

    def spot(self, name: str, down: float = 0.0) -> tuple[int, int]:
        """The middle of a sector, or of a space in it."""
        x, y = self.sheet.spot(name, 0.0, down)
        return x, y - self.lift


def sectors_of(sheet: BoardSheet[World]) -> Sectors:
    lift = lay.sector_lift(sheet.world.setting.board, sheet.art)
    return Sectors(sheet, round(lift * sheet.scale))


def draw_sectors(sheet: BoardSheet[World]) -> None:
    """Draw all sectors, each with its contents."""
    sectors = sectors_of(sheet)
    for zone in sheet.world.setting.zones:
        _draw_sector(sectors, zone)


def _draw_sector(sectors: Sectors, zone: PlaceId) -> None:
    sheet, box = sectors.sheet, sectors.box(zone)
    canvas, kit, world = sheet.canvas, sheet.canvas.kit, sheet.world
    colour, holder = zone_colour(sheet, zone), holder_of(world, "air", zone)
    ground = PAPER_1 if holder is None else mixed(PAPER_1, paint_of(kit, holder).main, TINT)
    corner = max(2, sheet.size(0.1))
    canvas.blit(kit.shapes.rounded(box.size, corner, (*INK, 90)), (box.x + 1, box.y + corner // 2 + 1))
    canvas.blit(kit.shapes.rounded(box.size, corner, ground, INK_2, 1), box.topleft)
    if sheet.is_table:
        canvas.hit_area(
            handles.place("air", zone), box, "board", radius=corner / kit.metrics.unit, is_piece=True
        )
    broken = any(zone in broken_places(world, faction, "air") for faction in FACTIONS)
    if broken:
        hatch = kit.shapes.hatch(box.size, (*INK, HATCH_ALPHA), max(2, box.h // 28), max(4, box.h // 14))
        canvas.blit(hatch, box.topleft)
    edge = max(2, round(4 * kit.metrics.unit))
    canvas.blit(kit.shapes.dashed_box(box.size, corner, edge, colour, kit.px(10)), box.topleft)
    head = Rect(box.x + edge, box.y + edge, box.w - 2 * edge, round(lay.SECTOR_HEAD * sheet.scale) - edge)
    _draw_head(sheet, zone, head)
    _draw_inside(sectors, zone, broken=broken)


def _draw_head(sheet: BoardSheet[World], zone: PlaceId, head: Rect) -> None:
    """Draw pattern, letter, name, and at the right the shape of the zone's holder."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    space = sheet.world.setting.board.space[SpaceId(zone)]
    colour = zone_colour(sheet, zone)
    strip = tokens.pattern(kit, str(space.properties["pattern"]), head.size, colour)
    canvas.blit(strip, head.topleft)
    mark = tokens.letter(kit, str(space.properties["letter"]), colour, head.h)
    canvas.blit(mark, head.topleft)
    holder = holder_of(sheet.world, "air", zone)
    right = head.right
    if holder is not None:
        colours = paint_of(kit, holder)
        emblem = kit.shapes.emblem(colours.shape, head.h, colours.main, PAPER_0)
        canvas.blit(emblem, (right - head.h, head.y))
        right -= head.h
    if sheet.is_table:
        _draw_name(sheet, zone, Rect(head.x + head.h, head.y, right - head.x - head.h, head.h))


def _draw_name(sheet: BoardSheet[World], zone: PlaceId, room: Rect) -> None:
    """Draw the name on a light plate, if there is room for it; the letter is there in any case."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    name = kit.say(f"so-board-zone-{zone.rpartition('_')[2]}")
    px = kit.type.size_within(STYLE, room.h - 2)
    wide = kit.type.width(name, STYLE, px)
    if px < LEAST_NAME or wide + 2 * kit.px(6) > room.w:
        return
    plate = Rect(0, 0, wide + 2 * kit.px(6), room.h)
    plate.center = room.center
    canvas.rounded(plate, 4, PAPER_0)
    canvas.text(name, STYLE, INK, plate, align="center")


def _draw_inside(sectors: Sectors, zone: PlaceId, *, broken: bool) -> None:
    sheet, down = sectors.sheet, lay.SECTOR_LOWERED
    for space in sheet.world.setting.spaces.values():
        if space.place == zone:
            draw_space(sheet, space, sectors.spot(space.id, down))
    draw_piles(sheet, "air", zone, sectors.spot(zone, down), lay.AIRCRAFT)
    if broken:
        sign = tokens.broken_supply(sheet.canvas.kit, sheet.size(lay.BROKEN))
        sheet.centred(sign, sectors.spot(zone, down - 0.5))
