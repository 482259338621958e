"""How large things are: everything is designed for 1920 x 1080 and scales from one unit."""

from typing import NamedTuple

from pygame import Rect

DESIGN = (1920, 1080)
SMALLEST = (1280, 720)
"""Windows smaller than this show the same picture scaled down."""
_FLOORS = ((16.0, 14), (15.0, 13), (0.0, 12))
"""The least device pixels of type, by its size in the design: smaller type cannot be read."""


class Metrics(NamedTuple):
    """The size of the picture and the person's text scale."""

    width: int
    height: int
    text_scale: float = 1.0

    @property
    def unit(self) -> float:
        return min(self.width / DESIGN[0], self.height / DESIGN[1])

    @property
    def is_compact(self) -> bool:
        return self.unit < 0.8

    @property
    def rect(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    def px(self, design: float) -> int:
        """Device pixels of a length in the design: 0 for 0, otherwise at least 1 in its direction."""
        if design == 0:
            return 0
        sign = 1 if design > 0 else -1
        return sign * max(1, round(abs(design) * self.unit))

    def type(self, design: float) -> int:
        """Device pixels of a type size, never below what can be read."""
        floor = next(least for size, least in _FLOORS if design >= size)
        return max(floor, round(design * self.unit * self.text_scale))

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle of the design in device pixels, edges rounded so that neighbours still touch."""
        left, top = round(x * self.unit), round(y * self.unit)
        return Rect(left, top, round((x + w) * self.unit) - left, round((y + h) * self.unit) - top)


def picture_size(window: tuple[int, int]) -> tuple[int, int]:
    """The size to draw at for a window: its own, or in its proportions large enough to be laid out."""
    width, height = max(window[0], 1), max(window[1], 1)
    factor = max(SMALLEST[0] / width, SMALLEST[1] / height, 1.0)
    return round(width * factor), round(height * factor)
