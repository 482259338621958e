"""Where the regions of a table lie in pictures of every size.

A game draws two plans: a wide one in the design of 1920 x 1080, and one of 1280 x 720 for small pictures, in
which the right column becomes a rail of icons whose drawers open over the board. What a picture is larger
than its plan, in its proportions, is spare room; the game says to which regions it goes.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.view.metrics import DESIGN, SMALLEST, Metrics

BOARD_FRAME = 26
"""Between the edge of the sheet and its neat line, in design pixels; letters and numbers stand there."""
SIDE, WIDEST_SIDE = 344, 440
"""The right column of a wide plan, and the most it should grow to."""
GAP = 16
"""Between the board and the right column of a wide plan, as between them and the edges of the picture."""
KEPT_SIZES = 16

Regions = Mapping[str, Rect]


class Drafting(NamedTuple):
    """The paper a plan is drawn on: lengths of the plan, and what the picture has beyond it."""

    scale: float
    """Device pixels of one pixel of the plan."""
    spare_width: float
    spare_height: float
    """In pixels of the plan, 0 in a picture of its proportions."""

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle of the plan in device pixels, edges rounded so that neighbours still touch."""
        left, top = round(x * self.scale), round(y * self.scale)
        return Rect(left, top, round((x + w) * self.scale) - left, round((y + h) * self.scale) - top)


Draw = Callable[[Drafting], Regions]


class TablePlan:
    """The regions of one game. What was worked out for the sizes last asked for is kept."""

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
    """For a plan of this size in a picture."""
    scale = min(metrics.width / plan[0], metrics.height / plan[1])
    return Drafting(scale, metrics.width / scale - plan[0], metrics.height / scale - plan[1])


def wide_frame(on: Drafting, left: float, right: float) -> Regions:
    """What every wide plan has: `top`, the board from `left` to the right column, its prompt below it.

    `right` is where the right column begins, which the game itself divides.
    """
    wide = right - GAP - left
    return {
        "top": on.box(0, 0, DESIGN[0] + on.spare_width, 52),
        "board": on.box(left, 64, wide, 676 + on.spare_height),
        "prompt": on.box(left, 752 + on.spare_height, wide, 52),
    }


def compact_frame(on: Drafting, left: float, drawers: Sequence[str]) -> Regions:
    """What every compact plan has: `top`, the board from `left` to the rail, its prompt below it.

    Each of the `drawers` (`status`, `log`, and `odds` and `dice` if there are any) opens at the same place.
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
