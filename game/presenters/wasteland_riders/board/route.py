"""The route of the present movement: its tokens, arrows from hex to hex, the cost of each hex."""

from itertools import pairwise
from math import atan2, cos, degrees, radians, sin

import pygame
from pygame import Rect

from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.wasteland_riders.board import layout as lay
from game.presenters.wasteland_riders.colours import DIALS, HAZARD, HAZARD_DARK
from game.rules.core.board import SpaceId
from game.rules.core.state import State
from game.rules.wasteland_riders.insights.route_costs import Leg, legs
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import Move, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_3, DESK_900, NO, NO_L, Colour

ARROW = ((-0.3, -0.09), (0.0, -0.09), (0.0, -0.27), (0.34, 0.0), (0.0, 0.27), (0.0, 0.09), (-0.3, 0.09))
"""The corners of the arrow around the middle of a token, pointing to the right."""
STYLE = "min"
DASH = 0.16
LEAST_TYPE = 12
ICONS = {"cost": "speedometer", "fuel": "gas_station", "cards": "skull"}


def draw_route(sheet: BoardSheet[World], view: State[World]) -> None:
    """Draw the marked route; hexes behind the knight are only a line. Nothing if there is no route."""
    move = view.world.move
    if move is None or not move.route:
        return
    way = (move.start, *move.route)
    for number, (one, other) in enumerate(pairwise(way)):
        _draw_line(sheet, one, other, is_past=number < move.at)
    ahead = legs(view, move.seat)
    for leg in ahead:
        _draw_token(sheet, move, leg)
    if sheet.is_table:
        for leg in ahead:
            _draw_cost(sheet, leg)


def _draw_line(sheet: BoardSheet[World], one: HexId, other: HexId, *, is_past: bool) -> None:
    """A hazard line between the middles of two hexes, dashed where the knight has been."""
    kit, width = sheet.canvas.kit, max(2.0, lay.ROUTE_LINE * sheet.radius)
    start, end = sheet.at(SpaceId(one)), sheet.at(SpaceId(other))
    pad = round(width) + 2
    left, top = min(start[0], end[0]) - pad, min(start[1], end[1]) - pad
    size = (abs(start[0] - end[0]) + 2 * pad, abs(start[1] - end[1]) + 2 * pad)
    points = ((start[0] - left, start[1] - top), (end[0] - left, end[1] - top))
    dash = sheet.size(DASH) if is_past else 0
    for colour, wide in ((HAZARD_DARK, width), (HAZARD, width * 0.56)):
        sheet.canvas.blit(kit.shapes.path(size, points, wide, colour, dash), (left, top))


def _draw_token(sheet: BoardSheet[World], move: Move, leg: Leg) -> None:
    """A route token whose arrow points to the next hex; on the last hex it keeps the last direction."""
    way = (move.start, *move.route)
    at = way.index(leg.hex)
    one, other = (leg.hex, way[at + 1]) if at + 1 < len(way) else (way[at - 1], leg.hex)
    start, end = sheet.at(SpaceId(one)), sheet.at(SpaceId(other))
    angle = round(-degrees(atan2(end[1] - start[1], end[0] - start[0])) / 60) * 60
    token = route_token(sheet.canvas.kit, sheet.size(lay.ROUTE_SIZE), angle, is_paid=leg.is_paid)
    sheet.centred(token, sheet.at(SpaceId(leg.hex)))


def route_token(kit: Kit, size: int, angle: int, *, is_paid: bool = True) -> pygame.Surface:
    """A token, its arrow turned counter-clockwise by `angle` degrees; grey if there is too little fuel."""
    return kit.cache.get(("wr_route", size, angle, is_paid), lambda: _token(kit, size, angle, is_paid))


def _token(kit: Kit, size: int, angle: int, is_paid: bool) -> pygame.Surface:
    face, turn = HAZARD if is_paid else CHALK_3, -radians(angle)
    surface = kit.shapes.disc(size, face, HAZARD_DARK, max(1, size // 12)).copy()
    points = tuple(
        (0.5 + x * cos(turn) - y * sin(turn), 0.5 + x * sin(turn) + y * cos(turn)) for x, y in ARROW
    )
    surface.blit(kit.shapes.polygon((size, size), points, HAZARD_DARK), (0, 0))
    return surface


def _draw_cost(sheet: BoardSheet[World], leg: Leg) -> None:
    """Movement points, fuel and revealed cards of the hex, on a dark plate below the token.

    If they are wider than the hex, the cards stand above the token, because a city's name is further down.
    """
    kit, box = sheet.canvas.kit, sheet.tile_box(SpaceId(leg.hex))
    high = max(sheet.size(lay.COST_HEIGHT), kit.type.leading(STYLE, LEAST_TYPE))
    parts = figures(leg)
    lines = [parts] if width_of(kit, parts, high) <= box.w else [parts[:2], parts[2:]]
    for line, down in zip(filter(None, lines), (lay.COST, -lay.COST), strict=False):
        x, y = sheet.at(SpaceId(leg.hex), 0.0, down)
        wide = width_of(kit, line, high)
        plate = Rect(x - wide // 2, y - high // 2, wide, high)
        cost_plate(sheet.canvas, plate, line, is_paid=leg.is_paid)


Figure = tuple[str, str, Colour]
"""An icon, a number and the colour of both."""


def figures(leg: Leg) -> list[Figure]:
    """The costs of a hex as icons with numbers; without those that are zero."""
    if not leg.is_paid:
        return [(ICONS["cost"], str(leg.cost), NO_L), ("cancel", "", NO_L)]
    found: list[Figure] = []
    if leg.cost:
        found.append((ICONS["cost"], str(leg.cost), CHALK))
    if leg.fuel:
        found.append((ICONS["fuel"], f"−{leg.fuel}", DIALS["fuel"]))
    if leg.cards:
        found.append((ICONS["cards"], str(leg.cards), NO_L))
    return found or [(ICONS["cost"], "0", CHALK)]


def width_of(kit: Kit, parts: list[Figure], high: int) -> int:
    """The width of a plate of this height with these figures."""
    px = kit.type.size_within(STYLE, high - 2)
    words = sum(kit.type.width(text, STYLE, px) + 1 for _, text, _ in parts if text)
    return words + len(parts) * round(high * 0.86) + max(2, high // 3)


def cost_plate(canvas: Canvas, plate: Rect, parts: list[Figure], *, is_paid: bool) -> None:
    kit = canvas.kit
    canvas.rounded(plate, 5, (*DESK_900, 235), CHALK_3 if is_paid else NO, 1)
    px, mark = kit.type.size_within(STYLE, plate.h - 2), round(plate.h * 0.86)
    x = plate.x + max(1, plate.h // 6)
    for icon, text, colour in parts:
        canvas.icon(icon, Rect(x, plate.y, mark, plate.h), colour, mark * 0.8 / kit.metrics.unit)
        x += mark
        if text:
            wide = kit.type.width(text, STYLE, px) + 1
            canvas.text(text, STYLE, colour, Rect(x, plate.y + 1, wide, plate.h - 2))
            x += wide
