"""The supply network, shown on demand: arrows from the headquarters over all supplied places."""

from collections.abc import Mapping

from pygame import Rect

from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.shared.cards.pile_lists import UNFOLD
from game.presenters.staff_orders.board import layout as lay
from game.presenters.staff_orders.board import tokens
from game.presenters.staff_orders.board.ground import zone_colour
from game.presenters.staff_orders.colours import paint_of
from game.rules.core.board import SpaceId
from game.rules.staff_orders.insights.supply_lines import supply_lines
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import supplied
from game.rules.staff_orders.terms import FACTIONS, Domain, Faction, PlaceId
from game.view.arrows import draw_arrow
from game.view.camera import Point
from game.view.canvas import Canvas
from game.view.theme import BRASS, CHALK, DESK_600, DESK_900, PAPER_0, SeatColours

SUPPLY = "supply"
"""The name under which the network is unfolded."""
LINE: dict[Domain, float] = {"land": 7.0, "air": 4.0}
NODE = 0.42
SHORTENED = 0.34
"""How far from the middle of a place its arrows end, in radii."""


def draw_supply(sheet: BoardSheet[World]) -> None:
    """Draw the networks of both factions, on land and in the air; each supplied place shows its faction's
    shape.
    """
    layers: tuple[Domain, ...] = ("land", "air") if sheet.world.setting.zones else ("land",)
    for layer in layers:
        middles = _middles(sheet, layer)
        for faction in FACTIONS:
            _draw_network(sheet, layer, faction, middles)


def _middles(sheet: BoardSheet[World], layer: Domain) -> Mapping[PlaceId, Point]:
    """Where the network touches a place: an area at its soldiers, a zone in the middle of its land."""
    if layer == "land":
        return {area: sheet.spot(area, *lay.PILE) for area in sheet.world.setting.areas}
    middles: dict[PlaceId, Point] = {}
    for zone, hexes in lay.hexes_of(sheet.world.setting.board, "zone").items():
        points = [sheet.at(space, 0.0, lay.STARS_AT) for space in hexes]
        middles[zone] = (
            sum(x for x, _ in points) / len(points),
            sum(y for _, y in points) / len(points),
        )
    return middles


def _draw_network(
    sheet: BoardSheet[World], layer: Domain, faction: Faction, middles: Mapping[PlaceId, Point]
) -> None:
    kit, colours = sheet.canvas.kit, paint_of(sheet.canvas.kit, faction)
    for origin, place in supply_lines(sheet.world, faction, layer):
        start, end = _shortened(middles[origin], middles[place], sheet.size(SHORTENED))
        draw_arrow(sheet.canvas, start, end, LINE[layer] * kit.metrics.unit, colours.main)
    for place in supplied(sheet.world, faction, layer):
        _draw_node(sheet, layer, place, middles[place], colours)


def _draw_node(
    sheet: BoardSheet[World], layer: Domain, place: PlaceId, middle: Point, colours: SeatColours
) -> None:
    """Draw the shape of the faction on an area; on a zone its letter, ringed by the shape."""
    kit, size = sheet.canvas.kit, sheet.size(NODE)
    centre = (round(middle[0]), round(middle[1]))
    sheet.centred(kit.shapes.emblem(colours.shape, size, colours.main, PAPER_0), centre)
    if layer == "air":
        letter = str(sheet.world.setting.board.space[SpaceId(place)].properties["letter"])
        mark = tokens.letter(kit, letter, zone_colour(sheet, place), max(10, size * 2 // 3))
        sheet.centred(mark, centre)


def _shortened(start: Point, end: Point, cut: float) -> tuple[Point, Point]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = max((dx * dx + dy * dy) ** 0.5, 1.0)
    part = min(cut / long, 0.4)
    return (
        (round(start[0] + dx * part), round(start[1] + dy * part)),
        (round(end[0] - dx * part), round(end[1] - dy * part)),
    )


def draw_toggle(canvas: Canvas, window: Rect, *, is_shown: bool) -> None:
    """Draw a small button in the upper right corner of the sheet; the key S does the same."""
    kit = canvas.kit
    words = kit.say("so-board-supply")
    high = max(kit.type.leading("ui"), kit.px(24)) + kit.px(6)
    wide = kit.type.width(words, "ui") + high + kit.px(14)
    box = Rect(window.right - wide - kit.px(8), window.y + kit.px(8), wide, high)
    canvas.rounded(box, 40, DESK_600 if is_shown else DESK_900, BRASS if is_shown else DESK_600, 1.5)
    canvas.icon("link_variant", Rect(box.x + kit.px(4), box.y, high, high), BRASS if is_shown else CHALK, 20)
    canvas.text(words, "ui", CHALK, Rect(box.x + high + kit.px(2), box.y, wide - high - kit.px(12), high))
    tip = kit.say("so-board-supply_hide" if is_shown else "so-board-supply_show")
    canvas.hit_area(UNFOLD(SUPPLY), box, "board", tip=tip, radius=20)
