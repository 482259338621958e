"""The bar at the top of a screen that was opened from the title: the way back, the place, the tools."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import BRASS_D, CHALK, CHALK_2, DESK_800, HAIRLINE
from game.view.widgets.buttons import button, button_width, icon_button

TOOL = HandleKind("tool", str)

HEIGHT = 52


class BarTool(NamedTuple):
    """A button at the right end."""

    name: str
    icon: str
    tip: str
    act: Act
    word: str = ""
    """The word on it, for a tool whose icon alone would be overlooked; else empty."""


def bar_height(kit: Kit) -> int:
    return max(kit.px(HEIGHT), kit.type.leading("h2") + kit.px(12))


def compose_title_bar(canvas: Canvas, head: str, sub: str, back: Act, tools: Sequence[BarTool]) -> None:
    kit = canvas.kit
    bar = Rect(0, 0, kit.metrics.width, bar_height(kit))
    canvas.zone("bar", bar)
    canvas.fill(bar, DESK_800)
    canvas.fill(Rect(0, bar.bottom - 1, bar.w, 1), BRASS_D)
    side = kit.px(40)
    top = (bar.h - side) // 2
    icon_button(
        canvas,
        Rect(kit.px(12), top, side, side),
        "arrow_left",
        handle="back",
        act=back,
        tip=kit.say("start-back"),
    )
    right = bar.right - kit.px(12)
    for tool in reversed(tools):
        wide = button_width(canvas, tool.word, icon=tool.icon) if tool.word else side
        right -= wide
        spot, handle = Rect(right, top, wide, side), TOOL(tool.name)
        if tool.word:
            button(
                canvas,
                spot,
                tool.word,
                handle=handle,
                act=tool.act,
                group="bar",
                icon=tool.icon,
                tip=tool.tip,
            )
            right -= kit.px(8)
        else:
            icon_button(canvas, spot, tool.icon, handle=handle, act=tool.act, tip=tool.tip)
    _words(canvas, Rect(kit.px(60), 0, right - kit.px(72), bar.h - 1), head, sub)


def _words(canvas: Canvas, box: Rect, head: str, sub: str) -> None:
    kit = canvas.kit
    mark = min(kit.px(36), box.h)
    canvas.blit_in(kit.pictures.svg("logo_mark", (mark, mark)), Rect(box.x, box.y, mark, box.h))
    x = box.x + mark + kit.px(10)
    wide = min(kit.type.width(head, "h2") + 2, box.right - x)
    canvas.text(head, "h2", CHALK, Rect(x, box.y, wide, box.h))
    x += wide + kit.px(14)
    if sub and x + kit.px(60) < box.right:
        canvas.fill(Rect(x, box.y + box.h // 4, 1, box.h // 2), HAIRLINE)
        canvas.text(sub, "ui", CHALK_2, Rect(x + kit.px(14), box.y, box.right - x - kit.px(14), box.h))
