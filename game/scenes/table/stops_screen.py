"""Where play stops to ask one player in this match: a small panel over the table."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.scenes.chooser import Over
from game.scenes.screen import Desk
from game.table.table import Table
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.buttons import button, button_width, toggle
from game.view.widgets.panels import below, panel

GAP = 12


class StopsScreen(Over):
    """A switch for each moment of the game. It holds for the seat at the screen, until the match is left."""

    name = "stops"

    def __init__(self, desk: Desk, table: Table, stops: Sequence[str]) -> None:
        super().__init__(desk)
        assert table.at_screen is not None, "nobody is at the screen"
        self._table, self._seat, self._stops = table, table.at_screen, stops
        self.add_layer("stops", self.compose_stops)
        self.focus(f"stop/{stops[0]}")

    def compose_stops(self, canvas: Canvas) -> None:
        kit = canvas.kit
        wide = min(kit.px(860), kit.metrics.width - kit.px(60))
        text = wide - 2 * kit.px(14) - _switch(kit)[0] - kit.px(20)
        note = kit.say("stops-note")
        heights = [_row_height(kit, name, text) for name in self._stops]
        head = kit.type.leading("h1") + kit.px(8)
        noted = kit.type.height_of(kit.type.wrapped(note, "small", wide - 2 * kit.px(14)), "small")
        foot = kit.type.leading("ui") + kit.px(20)
        rows = sum(heights) + kit.px(GAP) * len(heights)
        high = min(head + noted + kit.px(GAP) + rows + foot + 2 * kit.px(14), kit.metrics.height - kit.px(20))
        box = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        inner = panel(canvas, box, title=kit.say("stops-head"), name="stops")
        inner = below(inner, canvas.words(note, "small", CHALK_2, inner) + kit.px(GAP))
        squeeze = min(1.0, (inner.h - foot) / max(1, rows))
        for name, row_high in zip(self._stops, heights, strict=True):
            line = Rect(inner.x, inner.y, inner.w, int(row_high * squeeze))
            self._row(canvas, line, name)
            inner = below(inner, int((row_high + kit.px(GAP)) * squeeze))
        self._close_button(canvas, Rect(inner.x, box.bottom - kit.px(14) - foot, inner.w, foot))

    def _row(self, canvas: Canvas, line: Rect, name: str) -> None:
        kit = canvas.kit
        wide, high = _switch(kit)
        is_on = self._table.has_stop(self._seat, name)
        words = Rect(line.x, line.y, line.w - wide - kit.px(20), line.h)
        label = min(kit.type.leading("ui_large"), line.h // 2)
        canvas.text(kit.say(f"stop-{name}"), "ui_large", CHALK, Rect(words.x, words.y, words.w, label))
        canvas.words(kit.say(f"stop-{name}.hint"), "small", CHALK_2, below(words, label), fit=True)
        box = Rect(line.right - wide, line.y, wide, min(high, line.h))
        toggle(canvas, box, is_on, handle=f"stop/{name}", act=self._turning(name, not is_on), group="stops")

    def _turning(self, name: str, is_on: bool) -> Callable[[], None]:
        def turn() -> None:
            self._table.turn_stop(name, is_on=is_on)
            self.stale("stops")

        return turn

    def _close_button(self, canvas: Canvas, row: Rect) -> None:
        label = canvas.kit.say("stops-close")
        wide = min(row.w, button_width(canvas, label, icon="check", key="Esc"))
        spot = Rect(row.right - wide, row.y, wide, row.h)
        button(
            canvas, spot, label, handle="close", act=self.desk.pop, kind="primary", icon="check", key="Esc"
        )


def _switch(kit: Kit) -> tuple[int, int]:
    return kit.px(72), kit.px(36)


def _row_height(kit: Kit, name: str, width: int) -> int:
    hint = kit.type.wrapped(kit.say(f"stop-{name}.hint"), "small", width)
    return max(kit.type.leading("ui_large") + kit.type.height_of(hint, "small"), _switch(kit)[1])
