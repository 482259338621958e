"""What the cards of every game have in common: their sizes, their shape, backs, gaps, edges and counts."""

from collections.abc import Callable
from typing import Literal, NamedTuple

import pygame
from pygame import Rect

from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK_3, DESK_900, PAPER_0, Colour, SeatColours

HAND, SMALL, PILE, ICONS, LARGE = (168, 235), (88, 123), (140, 196), (118, 165), (420, 587)
"""Sizes in the design."""
SHAPE = HAND[0] / HAND[1]
CORNER = 0.058
"""The radius of a card's corners, as a part of its width."""


Form = Literal["small", "short", "full"]
"""The form of a face: a picture with a name; icons and numbers instead of sentences; or all that play
needs.
"""


class Plan:
    """Places on a card, given in the pixels of its design."""

    def __init__(self, rect: Rect, wide: float) -> None:
        self.rect = rect
        self.unit = rect.w / wide

    def px(self, length: float) -> int:
        return max(1, round(length * self.unit))

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        left, top = self.rect.x + round(x * self.unit), self.rect.y + round(y * self.unit)
        return Rect(
            left,
            top,
            self.rect.x + round((x + w) * self.unit) - left,
            self.rect.y + round((y + h) * self.unit) - top,
        )

    @property
    def high(self) -> float:
        """The height of the card in the pixels of its design."""
        return self.rect.h / self.unit


def fitting(box: Rect, most: tuple[int, int]) -> tuple[int, int]:
    """The size of the largest card that fits into a box, but not above `most`."""
    high = max(8, min(box.h, most[1], round(min(box.w, most[0]) / SHAPE)))
    return round(high * SHAPE), high


def radius_of(width: int) -> int:
    return max(2, round(width * CORNER))


def device(kit: Kit, size: tuple[int, int]) -> tuple[int, int]:
    """A size of the design in device pixels."""
    return kit.px(size[0]), kit.px(size[1])


def form_of(kit: Kit, width: int) -> Form:
    """The form of a face that is readable on a card of this width."""
    if width < kit.px(100):
        return "small"
    return "short" if width < kit.px(150) or kit.metrics.is_compact else "full"


def body(canvas: Canvas, rect: Rect, colour: Colour) -> None:
    """The cardboard of a card with its shadow."""
    radius = radius_of(rect.w)
    canvas.shadow(rect, radius, "s1")
    canvas.blit(canvas.kit.shapes.rounded(rect.size, radius, colour), rect.topleft)


class Ground(NamedTuple):
    """How a card looks below its words: a frame, paper inside it, a line below the picture."""

    border: float
    """How wide the frame is, in the design of the card."""
    frame: Colour
    paper: Colour
    line: Colour

    def compose(
        self,
        canvas: Canvas,
        plan: Plan,
        heights: tuple[float, float],
        wide: float,
        scene: Callable[[tuple[int, int]], pygame.Surface],
    ) -> None:
        """The body with room for a name in its title bar, the picture, and the paper below it.

        `heights` are those of title and picture, and `wide` is the visible width of the card, all in its
        design. `scene` draws the picture at a given size.
        """
        border, (title, picture) = self.border, heights
        body(canvas, plan.rect, self.frame)
        inner = plan.box(
            border, border + title, plan.rect.w / plan.unit - 2 * border, plan.high - 2 * border - title
        )
        paper = canvas.kit.shapes.rounded(inner.size, radius_of(plan.rect.w) // 2, self.paper)
        canvas.blit(paper, inner.topleft)
        shown = plan.box(border, border + title, wide - 2 * border, picture)
        canvas.blit(scene(shown.size), shown.topleft)
        canvas.fill(Rect(shown.x, shown.bottom, inner.w, plan.px(1)), self.line)


def back(canvas: Canvas, rect: Rect, picture: str, colours: SeatColours | None = None) -> None:
    """The back of a card; one that belongs to a side is printed in its colours."""
    kit = canvas.kit
    canvas.shadow(rect, radius_of(rect.w), "s1")
    canvas.blit(kit.pictures.rounded(picture, rect.size, radius_of(rect.w), colours), rect.topleft)


def ghost(canvas: Canvas, rect: Rect, colour: Colour = CHALK_3) -> None:
    """The empty place of a card that was taken, or where one may be put."""
    kit = canvas.kit
    surface = kit.shapes.dashed_box(rect.size, radius_of(rect.w), kit.px(2), colour, kit.px(7))
    canvas.blit(surface, rect.topleft)


def pile_edge(canvas: Canvas, rect: Rect, colour: Colour, count: int) -> None:
    """The edges of the cards below the top one, so that a pile looks like one."""
    kit = canvas.kit
    if count > 1:
        edge = kit.shapes.rounded(rect.size, radius_of(rect.w), colour, CHALK_3, 1)
        for down in (kit.px(6), kit.px(3)):
            canvas.blit(edge, (rect.x + down // 2, rect.y + down))


def badge(canvas: Canvas, centre: tuple[int, int], words: str) -> None:
    """A count on the corner of a pile, small enough for a small card."""
    kit = canvas.kit
    high = min(kit.type.leading("min") + kit.px(4), kit.px(30))
    wide = max(high, kit.type.width(words, "min") + kit.px(12))
    box = Rect(centre[0] - wide // 2, centre[1] - high // 2, wide, high)
    canvas.rounded(box, 40, DESK_900, CHALK_3, 1)
    canvas.text(words, "min", PAPER_0, box.inflate(-kit.px(6), 0), align="center")
