"""Corners of a map sheet: whether something that decorates it would lie on a hexagon."""

from typing import Any

from pygame import Rect

from game.presenters.shared.board.sheet import BROAD, BoardSheet

CLEARANCE = 1.1
"""How far from the middle of a hexagon something must lie, over the way to its edge."""


def is_free(sheet: BoardSheet[Any], box: Rect) -> bool:
    """Whether no tile reaches into a box. Points of the box are tried, because hexagons are cut at
    their corners.
    """
    points = [
        (box.x + box.w * across / 2, box.y + box.h * down / 2) for across in range(3) for down in range(3)
    ]
    reach = 2 * round(CLEARANCE * sheet.radius)
    near = box.inflate(reach + 2, reach + 2)
    for space in sheet.art.centres:
        x, y = sheet.at(space)
        if not near.collidepoint(x, y):
            continue
        for point_x, point_y in points:
            dx = abs(point_x - x) / sheet.radius / BROAD
            dy = abs(point_y - y) / sheet.radius
            if dx <= CLEARANCE and dy <= CLEARANCE - dx / 2:
                return False
    return True
