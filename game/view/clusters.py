"""Hexagons that lie side by side as one: which of their sides are outer ones, and a line along those.

A cluster is a set of equal boxes around pointy-top hexagons. Its line is put together from short strokes, one
for each outer side, of which there are few different ones: they are drawn once and kept.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.view.canvas import Canvas
from game.view.shapes import hexagon
from game.view.theme import Colour

Point = tuple[float, float]
SIDES: tuple[Point, ...] = ((0.5, -0.75), (1.0, 0.0), (0.5, 0.75), (-0.5, 0.75), (-1.0, 0.0), (-0.5, -0.75))
"""Where the neighbour across each side lies, in widths and heights of a hexagon, from the upper right on.

They go clockwise: side 0 is the one from the top corner to the upper right one.
"""
CLOSE = 0.2
"""How far from its place a neighbour may lie and still be one: boxes are rounded to pixels."""


class Side(NamedTuple):
    """An outer side of one hexagon; at an end the line turns inwards or goes on along a neighbour."""

    box: Rect
    side: int
    turns_first: bool
    turns_last: bool


def outer_sides(boxes: Sequence[Rect]) -> list[Side]:
    """The sides of these hexagons across which no other of them lies."""
    found: list[Side] = []
    for box in boxes:
        taken = [_lies_across(box, side, boxes) for side in range(6)]
        found += [
            Side(box, side, not taken[side - 1], not taken[(side + 1) % 6])
            for side in range(6)
            if not taken[side]
        ]
    return found


def _lies_across(box: Rect, side: int, boxes: Iterable[Rect]) -> bool:
    across, down = SIDES[side]
    x, y = box.centerx + across * box.w, box.centery + down * box.h
    near_x, near_y = box.w * CLOSE, box.h * CLOSE
    return any(abs(one.centerx - x) <= near_x and abs(one.centery - y) <= near_y for one in boxes)


def stroke(size: tuple[int, int], side: Side, inset: float) -> tuple[Point, Point]:
    """Both ends of the line along a side, moved into the cluster by `inset` of the radius; in its box."""
    corners = hexagon(size)
    middle = (size[0] / 2, size[1] / 2)
    across, down = SIDES[side.side]
    beyond = (middle[0] + across * size[0], middle[1] + down * size[1])
    ends = (corners[side.side], side.turns_first), (corners[(side.side + 1) % 6], side.turns_last)
    first, last = (
        _moved(corner, middle, 1 - inset) if turns else _moved(corner, beyond, 1 + inset)
        for corner, turns in ends
    )
    return first, last


def _moved(point: Point, middle: Point, factor: float) -> Point:
    return middle[0] + (point[0] - middle[0]) * factor, middle[1] + (point[1] - middle[1]) * factor


def draw_line(
    canvas: Canvas, sides: Iterable[Side], width: float, colour: Colour, inset: float = 0.0, dash: int = 0
) -> None:
    """A line along these sides, `width` in device pixels; with `dash` it is broken into strokes."""
    pad = round(width) + 2
    for side in sides:
        ends = stroke(side.box.size, side, inset)
        left, top = (round(min(one[axis] for one in ends)) - pad for axis in (0, 1))
        right, bottom = (round(max(one[axis] for one in ends)) + pad for axis in (0, 1))
        points = tuple((round(x - left, 1), round(y - top, 1)) for x, y in ends)
        line = canvas.kit.shapes.path((right - left, bottom - top), points, width, colour, dash)
        canvas.blit(line, (side.box.x + left, side.box.y + top))
