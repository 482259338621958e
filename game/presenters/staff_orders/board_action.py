"""The action under way: its place is ringed, and arrows show from where pieces may still enter it."""

from typing import Any

from pygame import Rect

from game.presenters.shared.board_sheet import BoardSheet
from game.presenters.staff_orders import board_layout as lay
from game.presenters.staff_orders import tokens
from game.presenters.staff_orders.board_sectors import sectors_of
from game.presenters.staff_orders.colours import paint_of
from game.rules.core.state import State
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import PlaceId
from game.view.clusters import draw_line, outer_sides
from game.view.theme import INK, LAMP

Sheet = BoardSheet[World]
RING, RING_CASE, RING_INSET = 4.0, 8.0, 0.04
ARROW = 9.0
BEGIN, END = 0.3, 0.62
"""Between which parts of the way an arrow lies: it joins two piles and covers neither."""


def draw_action(sheet: Sheet, view: State[World]) -> None:
    """What the pending decision is about; nothing while a turn only begins."""
    if not view.stack:
        return
    frame: Any = view.stack[-1]
    place: PlaceId | None = getattr(frame, "place", None)
    if place is None:
        return
    _draw_ring(sheet, place)
    if isinstance(frame, Entering):
        _draw_arrows(sheet, frame)


def _draw_ring(sheet: Sheet, place: PlaceId) -> None:
    canvas, kit = sheet.canvas, sheet.canvas.kit
    lines = ((INK, RING_CASE), (LAMP, RING))
    if place in sheet.world.setting.zones:
        box = sectors_of(sheet).box(place)
        for colour, width in lines:
            thick = kit.px(width)
            grown = box.inflate(thick, thick)
            canvas.blit(kit.shapes.rounded(grown.size, kit.px(8), None, colour, thick), grown.topleft)
        return
    hexes = lay.hexes_of(sheet.world.setting.board, "area")[place]
    boxes: list[Rect] = [sheet.tile_box(space) for space in hexes]
    for colour, width in lines:
        draw_line(canvas, outer_sides(boxes), max(1.0, width * kit.metrics.unit), colour, RING_INSET)


def _draw_arrows(sheet: Sheet, entering: Entering) -> None:
    """From each source that has more than its last piece."""
    kit, paint = sheet.canvas.kit, paint_of(sheet.canvas.kit, entering.faction)
    spot_of = sheet.spot if entering.layer == "land" else sectors_of(sheet).spot
    end = spot_of(entering.place)
    for place in entering.sources:
        if sheet.world.strength(entering.faction, entering.layer, place) > 1:
            start = spot_of(place)
            points = [
                (round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part))
                for part in (BEGIN, END)
            ]
            tokens.arrow(sheet.canvas, points[0], points[1], ARROW * kit.metrics.unit, paint.main)
