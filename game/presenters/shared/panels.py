"""Panels of the zones around a board, and how a box is divided into cells."""

from collections.abc import Iterator

from pygame import Rect

from game.view.canvas import Canvas
from game.view.theme import DESK_700, HAIRLINE


def snug_panel(canvas: Canvas, rect: Rect, name: str) -> Rect:
    """A dark panel with a narrow margin, so that what lies in it is as large as it can be."""
    pad = canvas.kit.px(9)
    canvas.rounded(rect, 10, DESK_700, HAIRLINE, 1, shadow="s2")
    canvas.zone(name, rect)
    return rect.inflate(-2 * pad, -2 * pad)


def grid(box: Rect, columns: int, rows: int) -> Iterator[Rect]:
    """The cells of a box row by row; together they fill it."""
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        left, top = box.x + box.w * column // columns, box.y + box.h * row // rows
        right, bottom = box.x + box.w * (column + 1) // columns, box.y + box.h * (row + 1) // rows
        yield Rect(left, top, right - left, bottom - top)
