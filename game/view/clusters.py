"""Clusters: hexagons that lie side by side as one thing; finds their outer sides and draws a line along
those.

A cluster is a set of equal boxes around pointy-top hexagons. Its line consists of short strokes, one for each
outer side. There are few different strokes; each is drawn once and kept.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect, Surface

from game.view.camera import Point
from game.view.canvas import Canvas
from game.view.shapes import hexagon
from game.view.theme import Colour

SIDES: tuple[Point, ...] = ((0.5, -0.75), (1.0, 0.0), (0.5, 0.75), (-0.5, 0.75), (-1.0, 0.0), (-0.5, -0.75))
"""Where the neighbour across each side lies, in widths and heights of a hexagon, from the upper right on.

They go clockwise: side 0 is the one from the top corner to the upper right one.
"""
CLOSE = 0.2
"""How far a neighbour may lie from its exact place and still count: boxes are rounded to pixels."""


class HexSide(NamedTuple):
    """An outer side of one hexagon; at each end the line turns inwards or continues along a neighbour."""

    box: Rect
    side: int
    turns_first: bool
    turns_last: bool


def outer_sides(boxes: Sequence[Rect]) -> Sequence[HexSide]:
    """The sides of these hexagons that have no other of them on the far side."""
    return _outer_sides(tuple((box.x, box.y, box.w, box.h) for box in boxes))


# Kept, because it is asked for whenever the board is drawn and each time a held piece is above a cluster.
@lru_cache(maxsize=1024)
def _outer_sides(corners: tuple[tuple[int, int, int, int], ...]) -> tuple[HexSide, ...]:
    boxes = [Rect(corner) for corner in corners]
    found: list[HexSide] = []
    for box in boxes:
        taken = _taken_sides(box, boxes)
        found += [
            HexSide(box, side, (side - 1) % 6 not in taken, (side + 1) % 6 not in taken)
            for side in range(6)
            if side not in taken
        ]
    return tuple(found)


def _taken_sides(box: Rect, boxes: Iterable[Rect]) -> set[int]:
    """The sides of a hexagon that have another one on the far side."""
    taken: set[int] = set()
    for other in boxes:
        right, down = (other.centerx - box.centerx) / box.w, (other.centery - box.centery) / box.h
        if abs(right) < 1 + CLOSE and abs(down) < 1 and other is not box:
            taken |= {
                side
                for side, (across, below) in enumerate(SIDES)
                if abs(right - across) <= CLOSE and abs(down - below) <= CLOSE
            }
    return taken


def apart(clusters: Iterable[Sequence[HexSide]]) -> list[HexSide]:
    """The outer sides of clusters that touch, with each shared side once: for a line along all of them."""
    found: dict[tuple[int, int], HexSide] = {}
    for sides in clusters:
        for side in sides:
            across, down = SIDES[side.side]
            x, y = side.box.centerx + across * side.box.w / 2, side.box.centery + down * side.box.h / 2
            # The middle of a shared side is the same from both hexagons except for a pixel or two.
            found.setdefault((round(x / side.box.w * 4), round(y / side.box.h * 4)), side)
    return list(found.values())


@lru_cache(maxsize=4096)
def stroke(
    size: tuple[int, int], side: int, turns_first: bool, turns_last: bool, inset: float
) -> tuple[Point, Point]:
    """Both ends of the line along a side, moved into the cluster by `inset` of the radius; in its box."""
    corners = hexagon(size)
    middle = (size[0] / 2, size[1] / 2)
    across, down = SIDES[side]
    beyond = (middle[0] + across * size[0], middle[1] + down * size[1])
    first, last = (
        _moved(corner, middle, 1 - inset) if turns else _moved(corner, beyond, 1 + inset)
        for corner, turns in ((corners[side], turns_first), (corners[(side + 1) % 6], turns_last))
    )
    return first, last


def _moved(point: Point, middle: Point, factor: float) -> Point:
    return middle[0] + (point[0] - middle[0]) * factor, middle[1] + (point[1] - middle[1]) * factor


def draw_line(
    canvas: Canvas, sides: Iterable[HexSide], width: float, colour: Colour, inset: float = 0.0, dash: int = 0
) -> None:
    """A line along these sides, `width` in device pixels; with `dash` it is broken into strokes."""
    path = canvas.kit.shapes.path
    drawn: dict[tuple[object, ...], tuple[Surface, int, int]] = {}
    for side in sides:
        kind = (side.box.w, side.box.h, *side[1:])
        known = drawn.get(kind)
        if known is None:
            left, top, size, points = _placed(side.box.size, *side[1:], inset, round(width) + 2)
            known = drawn[kind] = (path(size, points, width, colour, dash), left, top)
        line, left, top = known
        canvas.blit(line, (side.box.x + left, side.box.y + top))


@lru_cache(maxsize=4096)
def _placed(
    size: tuple[int, int], side: int, turns_first: bool, turns_last: bool, inset: float, pad: int
) -> tuple[int, int, tuple[int, int], tuple[Point, ...]]:
    """The place of a stroke's picture in the box of its hexagon, its size, and the ends of the
    stroke in it.
    """
    ends = stroke(size, side, turns_first, turns_last, inset)
    left, top = (round(min(one[axis] for one in ends)) - pad for axis in (0, 1))
    right, bottom = (round(max(one[axis] for one in ends)) + pad for axis in (0, 1))
    points = tuple((round(x - left, 1), round(y - top, 1)) for x, y in ends)
    return left, top, (right - left, bottom - top), points
