"""Where everything lies on the table of Desert Patrol, for pictures of every size.

The design is 1920 x 1080; spare width and height go to the board. Small pictures have a plan of their own:
the right column becomes a rail of icons whose drawers open over the board.
"""

from collections.abc import Mapping
from functools import lru_cache

from pygame import Rect

from game.view.metrics import DESIGN, Metrics

COMPACT = (1280, 720)
BOARD_FRAME = 26
"""Between the edge of the sheet and its neat line, in design pixels; letters and numbers stand there."""


@lru_cache(maxsize=16)
def regions(metrics: Metrics) -> Mapping[str, Rect]:
    return _compact(metrics) if metrics.is_compact else _wide(metrics)


def board_inside(metrics: Metrics) -> Rect:
    frame = metrics.px(BOARD_FRAME)
    return regions(metrics)["board"].inflate(-2 * frame, -2 * frame)


def _wide(metrics: Metrics) -> Mapping[str, Rect]:
    box = metrics.box
    dx = metrics.width / metrics.unit - DESIGN[0]
    dy = metrics.height / metrics.unit - DESIGN[1]
    right, foot = 1560 + dx, 816 + dy
    return {
        "top": box(0, 0, 1920 + dx, 52),
        "opponent": box(16, 64, 304, 412 + dy / 2),
        "vehicles": box(16, 486 + dy / 2, 304, 318 + dy / 2),
        "board": box(336, 64, 1208 + dx, 676 + dy),
        "aside": box(right, 64, 344, 132),
        "log": box(right, 206, 344, 292 + dy),
        "odds": box(right, 508 + dy, 344, 184),
        "dice": box(right, 702 + dy, 344, 102),
        "prompt": box(336, 752 + dy, 1208 + dx, 52),
        "deck": box(16, foot, 152, 256),
        "discard": box(178, foot, 152, 256),
        "play": box(346, foot, 344, 256),
        "hand": box(706, foot, 730 + dx, 256),
        "reserve": box(1452 + dx, foot, 452, 158),
        "wait": box(1452 + dx, 976 + dy, 452, 96),
    }


def _compact(metrics: Metrics) -> Mapping[str, Rect]:
    """Given in pixels of 1280 x 720."""
    scale = min(metrics.width / COMPACT[0], metrics.height / COMPACT[1])
    dx = metrics.width / scale - COMPACT[0]
    dy = metrics.height / scale - COMPACT[1]

    def box(x: float, y: float, w: float, h: float) -> Rect:
        left, top = round(x * scale), round(y * scale)
        return Rect(left, top, round((x + w) * scale) - left, round((y + h) * scale) - top)

    drawer, foot = box(872 + dx, 52, 344, 436 + dy), 540 + dy
    return {
        "top": box(0, 0, 1280 + dx, 44),
        "opponent": box(8, 52, 208, 236 + dy / 2),
        "vehicles": box(8, 296 + dy / 2, 208, 236 + dy / 2),
        "board": box(224, 52, 992 + dx, 436 + dy),
        "rail": box(1224 + dx, 52, 48, 480 + dy),
        "aside": drawer,
        "log": drawer,
        "odds": drawer,
        "dice": drawer,
        "prompt": box(224, 494 + dy, 992 + dx, 38),
        "deck": box(8, foot, 104, 172),
        "discard": box(118, foot, 104, 172),
        "play": box(230, foot, 216, 172),
        "hand": box(456, foot, 470 + dx, 172),
        "reserve": box(936 + dx, foot, 336, 104),
        "wait": box(936 + dx, 650 + dy, 336, 62),
    }
