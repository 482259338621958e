"""The help card of a mode: a turn, the actions, clashes and the end, each in one sentence."""

from collections.abc import Sequence

from pygame import Rect

from game.presenters.shared.enlarging import large_size
from game.presenters.staff_orders.pictures_of import ACTION_ICONS
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Mode
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS_D, INK, INK_2, PAPER_3
from game.view.widgets.panels import below, paper

SIZE = (620, 700)
LINES: dict[Mode, tuple[str, ...]] = {
    "mountain": (
        "turn", "advance", "barrage", "paradrop", "reinforce", "planning", "clash", "city_centre", "end",
    ),
    "landing": (
        "turn", "advance", "flight", "barrage", "bombard", "reinforce", "planning", "scramble", "clash",
        "air_cover", "end",
    ),
}  # fmt: skip
"""The sentences of each mode: `so-help-…`."""
OTHER_ICONS: dict[str, str] = {
    "turn": "account",
    "clash": "sword_cross",
    "city_centre": "home_city",
    "air_cover": "shield",
    "end": "flag_checkered",
}
"""The icons of sentences that are not about an action."""
ICONS: dict[str, str] = {str(action): icon for action, icon in ACTION_ICONS.items()} | OTHER_ICONS


def size_of(kit: Kit) -> tuple[int, int]:
    return large_size(kit, SIZE)


def compose_help(canvas: Canvas, rect: Rect, world: World, head: Sequence[str]) -> None:
    """Draw a sheet of paper: the lines given as its head, then a row for each sentence of the mode."""
    kit, names = canvas.kit, LINES[world.setting.mode]
    paper(canvas, rect, texture="texture_paper", shadow="s4")
    inner = rect.inflate(-rect.w * 8 // 100, -rect.h * 6 // 100)
    high = min(kit.type.leading("h2"), inner.h // 12)
    canvas.text(head[0], "h2", INK, Rect(inner.x, inner.y, inner.w, high))
    inner = below(inner, high)
    words = " ".join(head[1:])
    high = min(2 * kit.type.leading("small"), inner.h // 10)
    canvas.words(words, "small", INK_2, Rect(inner.x, inner.y, inner.w, high), fit=True)
    inner = below(inner, high + kit.px(8))
    for number, name in enumerate(names):
        top = inner.y + inner.h * number // len(names)
        row = Rect(inner.x, top, inner.w, inner.y + inner.h * (number + 1) // len(names) - top)
        _row(canvas, row, name)


def _row(canvas: Canvas, row: Rect, name: str) -> None:
    kit = canvas.kit
    canvas.fill(Rect(row.x, row.y, row.w, 1), PAPER_3)
    mark = Rect(row.x, row.y, kit.px(40), row.h)
    canvas.icon(ICONS[name], mark, BRASS_D, 26)
    text = Rect(mark.right + kit.px(8), row.y + 1, row.right - mark.right - kit.px(8), row.h - 2)
    canvas.words(kit.say(f"so-help-{name}"), "body", INK, text, valign="middle", fit=True)
