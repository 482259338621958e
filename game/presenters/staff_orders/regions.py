"""Where everything lies on the table of Staff Orders, for pictures of every size.

The design is 1920 x 1080. Spare height goes to the board; spare width first widens the right column, as the
maps fill the height of their sheet before its width. Small pictures have a plan of their own: the right
column becomes a rail of icons whose drawers open over the board.
"""

from collections.abc import Mapping
from functools import lru_cache

from pygame import Rect

from game.view.metrics import DESIGN, Metrics

COMPACT = (1280, 720)
BOARD_FRAME = 26
"""Between the edge of the sheet and its neat line, in design pixels; letters and numbers stand there."""
SIDE, WIDEST_SIDE = 344, 440
"""The right column in the design, and the most it grows to."""


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
    side = SIDE + min(dx, WIDEST_SIDE - SIDE)
    right, foot = 1904 + dx - side, 816 + dy
    return {
        "top": box(0, 0, 1920 + dx, 52),
        "support": box(16, 64, 304, 740 + dy),
        "board": box(336, 64, right - 352, 676 + dy),
        "aside": box(right, 64, side, 182),
        "log": box(right, 256, side, 206 + dy),
        "odds": box(right, 472 + dy, side, 212),
        "dice": box(right, 694 + dy, side, 110),
        "prompt": box(336, 752 + dy, right - 352, 52),
        "reserve": box(16, foot, 384, 256),
        "deck": box(416, foot, 152, 256),
        "discard": box(578, foot, 152, 256),
        "hand": box(744, foot, 730 + dx, 256),
        "bonuses": box(1490 + dx, foot, 414, 256),
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
        "support": box(8, 52, 208, 480 + dy),
        "board": box(224, 52, 992 + dx, 436 + dy),
        "rail": box(1224 + dx, 52, 48, 480 + dy),
        "aside": drawer,
        "log": drawer,
        "odds": drawer,
        "dice": drawer,
        "prompt": box(224, 494 + dy, 992 + dx, 38),
        "reserve": box(8, foot, 250, 172),
        "deck": box(266, foot, 104, 172),
        "discard": box(376, foot, 104, 172),
        "hand": box(488, foot, 476 + dx, 172),
        "bonuses": box(972 + dx, foot, 300, 172),
    }
