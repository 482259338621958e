"""The regions of a table in pictures of every size.

A game draws two plans: a wide one designed for 1920 x 1080, and a compact one for 1280 x 720, in which the
right column becomes a rail of icons with drawers over the board. Where a picture is larger than its scaled
plan, there is spare room; the game decides which regions get it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.view.metrics import DESIGN, SMALLEST, Metrics

BOARD_FRAME = 26
"""Between the edge of the sheet and its neat line, in design pixels; letters and numbers stand there."""
SIDE, WIDEST_SIDE = 344, 440
"""The width of the right column of a wide plan, and the most it should grow to."""
GAP = 16
"""Between the board and the right column of a wide plan, as between them and the edges of the picture."""
KEPT_SIZES = 16

Regions = Mapping[str, Rect]


class Drafting(NamedTuple):
    """A plan scaled to a picture: converts lengths, and tells the spare room."""

    scale: float
    """Device pixels of one pixel of the plan."""
    spare_width: float
    spare_height: float
    """In pixels of the plan; 0 in a picture with the plan's proportions."""

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle of the plan in device pixels, edges rounded so that neighbours still touch."""
        left, top = round(x * self.scale), round(y * self.scale)
        return Rect(left, top, round((x + w) * self.scale) - left, round((y + h) * self.scale) - top)


Draw = Callable[[Drafting], Regions]


class TablePlan:
    """The regions of one game. Those of the sizes asked last are kept."""

    def __init__(self, wide: Draw, compact: Draw) -> None:
        self._wide, self._compact = wide, compact
        self._of_size = lru_cache(maxsize=KEPT_SIZES)(self._draw)

    def regions(self, metrics: Metrics) -> Regions:
        """What `Presenter.regions` promises, for a picture of this size."""
        return self._of_size(metrics)

    def board_inside(self, metrics: Metrics) -> Rect:
        """The region `board` without the frame of its sheet."""
        frame = metrics.px(BOARD_FRAME)
        return self.regions(metrics)["board"].inflate(-2 * frame, -2 * frame)

    def _draw(self, metrics: Metrics) -> Regions:
        if metrics.is_compact:
            return self._compact(_drafting(metrics, SMALLEST))
        return self._wide(_drafting(metrics, DESIGN))


def _drafting(metrics: Metrics, plan: tuple[int, int]) -> Drafting:
    """A plan of this size scaled to a picture."""
    scale = min(metrics.width / plan[0], metrics.height / plan[1])
    return Drafting(scale, metrics.width / scale - plan[0], metrics.height / scale - plan[1])


def wide_frame(on: Drafting, left: float, right: float) -> Regions:
    """The regions of every wide plan: `top`, the board from `left` to the right column, its prompt below it.

    `right` is the left edge of the right column, which the game itself divides.
    """
    wide = right - GAP - left
    return {
        "top": on.box(0, 0, DESIGN[0] + on.spare_width, 52),
        "board": on.box(left, 64, wide, 676 + on.spare_height),
        "prompt": on.box(left, 752 + on.spare_height, wide, 52),
    }


def compact_frame(on: Drafting, left: float, drawers: Sequence[str]) -> Regions:
    """The regions of every compact plan: `top`, the board from `left` to the rail, its prompt below it.

    Each of `drawers` (`status`, `log`, and `odds` and `dice` if there are any) opens at the same place.
    """
    dx, dy = on.spare_width, on.spare_height
    wide = 1216 - left + dx
    return {
        "top": on.box(0, 0, SMALLEST[0] + dx, 44),
        "board": on.box(left, 52, wide, 436 + dy),
        "rail": on.box(1224 + dx, 52, 48, 480 + dy),
        "prompt": on.box(left, 494 + dy, wide, 38),
        **{name: on.box(872 + dx, 52, 344, 436 + dy) for name in drawers},
    }
