"""A scrolled view of longer content, and the slim bar that shows its position."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from pygame import Rect

from game.view.canvas import Canvas
from game.view.theme import CHALK_3, DESK_500, INK_3, PAPER_3

WHEEL_STEP = 72
"""Design pixels for one notch of the wheel."""
BAR = 6


class Shares(NamedTuple):
    """How much of the content lies above, in and below the view, in any unit."""

    above: float
    seen: float
    below: float


class Scroll:
    """Keeps its position while its content grows or shrinks. The code that draws it gives the length."""

    def __init__(self, *, at_end: bool = False) -> None:
        self.offset = 0
        self._length = 0
        self._seen = Rect(0, 0, 0, 0)
        self._sticks = at_end

    @property
    def most(self) -> int:
        return max(0, self._length - self._seen.h)

    def holds(self, point: tuple[int, int]) -> bool:
        return self._seen.collidepoint(point)

    def by(self, pixels: float) -> bool:
        """Scroll down by this much; returns whether anything changed."""
        before = self.offset
        self.offset = min(max(0, round(self.offset + pixels)), self.most)
        self._sticks = self._sticks and self.offset >= self.most
        return self.offset != before

    def wheel(self, steps: float, canvas_unit: float) -> bool:
        moved = self.by(-steps * WHEEL_STEP * canvas_unit)
        if self.offset >= self.most:
            self._sticks = True
        return moved

    def page(self, pages: float) -> bool:
        return self.by(pages * self._seen.h * 0.9)

    def to_end(self) -> None:
        self._sticks = True

    def show(self, top: int, bottom: int) -> None:
        """Scroll as little as needed to bring this stretch of the content into view."""
        self._sticks = False
        if top < self.offset:
            self.offset = max(0, top)
        elif bottom > self.offset + self._seen.h:
            self.offset = min(max(0, bottom - self._seen.h), self.most)

    def jump(self, top: int) -> None:
        """Scroll this line of the content to the upper edge, as far as the content allows."""
        self._sticks = False
        self.offset = max(0, top)

    def measure(self, rect: Rect, length: int) -> None:
        """Set the length of the content and the rectangle in which it is seen."""
        self._seen, self._length = Rect(rect), length
        self.offset = self.most if self._sticks else min(self.offset, self.most)

    def grown_above(self, pixels: int) -> None:
        """The content above the view became longer by this much: what is in view stays where it is."""
        self.offset = max(0, self.offset + pixels)

    @contextmanager
    def window(
        self,
        canvas: Canvas,
        rect: Rect,
        length: int,
        *,
        on_paper: bool = False,
        shares: Shares | None = None,
    ) -> Iterator[Rect]:
        """Draw inside this block: yields the box of the whole content, clipped to `rect`.

        The box is narrower if a bar is needed. The bar shows `shares` if given, where the length is only a
        guess.
        """
        self.measure(rect, length)
        bar = canvas.kit.px(BAR) + canvas.kit.px(4) if self.most else 0
        with canvas.clipped(rect):
            yield Rect(rect.x, rect.y - self.offset, rect.w - bar, length)
        if self.most:
            self._bar(canvas, rect, on_paper, shares or Shares(self.offset, rect.h, self.most - self.offset))

    def _bar(self, canvas: Canvas, rect: Rect, on_paper: bool, shares: Shares) -> None:
        hidden = shares.above + shares.below
        wide = canvas.kit.px(BAR)
        track = Rect(rect.right - wide, rect.y, wide, rect.h)
        high = max(canvas.kit.px(24), int(track.h * shares.seen / (shares.seen + hidden)))
        top = track.y + round((track.h - high) * shares.above / hidden)
        canvas.rounded(track, 3, PAPER_3 if on_paper else DESK_500)
        canvas.rounded(Rect(track.x, top, wide, high), 3, INK_3 if on_paper else CHALK_3)
