"""Where everything lies on the table of Last Comrade, for pictures of every size.

The design is 1920 x 1080. Spare height goes to the field; spare width goes to the field as well, then to the
right column. Small pictures have a plan of their own: the right column becomes a rail of icons whose drawers
open over the field.
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
    side = SIDE + min(dx / 2, WIDEST_SIDE - SIDE)
    right, foot = 1904 + dx - side, 816 + dy
    return {
        "top": box(0, 0, 1920 + dx, 52),
        "board": box(16, 64, right - 32, 676 + dy),
        "aside": box(right, 64, side, 440),
        "log": box(right, 514, side, 290 + dy),
        "prompt": box(16, 752 + dy, right - 32, 52),
        "ability": box(30, foot, 176, 256),
        "equipment": box(222, foot, 104, 256),
        "hand": box(344, foot, 896 + dx, 256),
        "action_deck": box(1258 + dx, foot, 122, 256),
        "action_discard": box(1388 + dx, foot, 122, 256),
        "attack_discard": box(1518 + dx, foot, 122, 256),
        "initiative": box(1654 + dx, foot, 250, 256),
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
        "board": box(8, 52, 1208 + dx, 436 + dy),
        "rail": box(1224 + dx, 52, 48, 480 + dy),
        "aside": drawer,
        "log": drawer,
        "prompt": box(8, 494 + dy, 1208 + dx, 38),
        "ability": box(8, foot, 118, 172),
        "equipment": box(130, foot, 88, 172),
        "hand": box(224, foot, 620 + dx, 172),
        "action_deck": box(854 + dx, foot, 84, 172),
        "action_discard": box(944 + dx, foot, 84, 172),
        "attack_discard": box(1034 + dx, foot, 84, 172),
        "initiative": box(1126 + dx, foot, 146, 172),
    }
