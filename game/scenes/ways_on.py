"""Buttons that lead on from the end of a lesson or of an attempt at a puzzle, one below the other."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.widgets.buttons import button

AFTER = HandleKind("after", str)
"""One of these buttons, by its name."""
GAP = 10


class WayOn(NamedTuple):
    """A button that leads on."""

    name: str
    icon: str
    words: str
    act: Act
    key: str = ""


def ways_height(kit: Kit, count: int, row: int) -> int:
    """The height of this many buttons, each as high as `row`."""
    return count * (row + kit.px(GAP)) - kit.px(GAP)


def compose_ways(
    canvas: Canvas, box: Rect, ways: Sequence[WayOn], row: int, close_and: Callable[[Act], Act]
) -> None:
    """Draw the buttons from the top of the box. `close_and` turns an act into one that first closes the
    screen.
    """
    for place, way in enumerate(ways):
        spot = Rect(box.x, box.y + place * (row + canvas.kit.px(GAP)), box.w, row)
        button(
            canvas, spot, way.words, handle=AFTER(way.name), act=close_and(way.act), icon=way.icon,
            key=way.key, kind="paper" if place else "primary", style="ui" if place else "ui_large",
        )  # fmt: skip
