"""The action under way: its place is ringed, and arrows show how many pieces enter it and from where."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.staff_orders.board import layout as lay
from game.presenters.staff_orders.board.arrows import BorderEntry, come_in, draw_arrows
from game.presenters.staff_orders.board.sectors import sectors_of
from game.rules.core.frames import Frame
from game.rules.core.state import State
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import PlaceId
from game.session.history import VisibleStep
from game.view.clusters import draw_line, outer_sides
from game.view.theme import INK, LAMP

if TYPE_CHECKING:
    from pygame import Rect

RING, RING_CASE, RING_INSET = 4.0, 8.0, 0.04


def place_of(view: State[World]) -> PlaceId | None:
    """The place the pending decision is about; None while a turn only begins."""
    return getattr(view.stack[-1], "place", None) if view.stack else None


def draw_ring(sheet: BoardSheet[World], place: PlaceId) -> None:
    """Draw the ring on the ground, below the pieces there."""
    canvas, kit = sheet.canvas, sheet.canvas.kit
    lines = ((INK, RING_CASE), (LAMP, RING))
    if place in sheet.world.setting.zones:
        box = sectors_of(sheet).box(place)
        for colour, width in lines:
            thick = kit.px(width * 0.7)
            grown = box.inflate(2 * thick, 2 * thick)
            canvas.blit(kit.shapes.rounded(grown.size, kit.px(8), None, colour, thick), grown.topleft)
        return
    hexes = lay.hexes_of(sheet.world.setting.board, "area")[place]
    boxes: list[Rect] = [sheet.tile_box(space) for space in hexes]
    for colour, width in lines:
        draw_line(canvas, outer_sides(boxes), max(1.0, width * kit.metrics.unit), colour, RING_INSET)


def draw_entries(
    sheet: BoardSheet[World], view: State[World], history: Sequence[VisibleStep], place: PlaceId
) -> None:
    """Draw arrows above everything: what has entered the place, and what may."""
    draw_arrows(sheet, place, _entries(sheet, history, view.stack[-1], place))


def _entries(
    sheet: BoardSheet[World], history: Sequence[VisibleStep], frame: Frame, place: PlaceId
) -> list[BorderEntry]:
    """What has entered in this action; while pieces enter, also what may still come from other places."""
    found = come_in(history, place)
    if not isinstance(frame, Entering):
        return found
    pieces, come = sheet.world.pieces(frame.faction, frame.layer), {entry.origin for entry in found}
    return found + [
        BorderEntry(frame.faction, source, pieces[source] - 1, has_come=False)
        for source in frame.sources
        if pieces[source] > 1 and source not in come
    ]
