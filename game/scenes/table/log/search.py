"""The whole log in one sheet over the table, with a search field."""

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from game.input.editing import EditedLine
from game.input.gestures import Key, Wheel
from game.presenters.contract.presenter import Presenter
from game.rules.core.state import State
from game.scenes.chooser import Over
from game.scenes.screen import ScreenHost
from game.scenes.table.log.panel import Log
from game.session.history import VisibleStep
from game.view.canvas import Act, Canvas
from game.view.theme import CHALK_2
from game.view.widgets.buttons import button, button_width
from game.view.widgets.fields import text_field
from game.view.widgets.panels import MARGIN, below, panel

SEARCH = "log/search"
WIDE = 900
FAR = 1 << 30
LINE_STEP = 48


class LogScreen(Over):
    """Everything the person who opened it may know; typing keeps only the lines with the typed words."""

    name = "log"

    def __init__(
        self,
        host: ScreenHost,
        presenter: Presenter,
        view: State[Any],
        steps: Sequence[VisibleStep],
        names: Sequence[str],
    ) -> None:
        super().__init__(host)
        self._game, self._view, self._steps = presenter.game.info.id, view, steps
        self._names = tuple(names)
        self.log = Log(presenter)
        self.fields = {SEARCH: EditedLine()}
        self.add_layer("log", self.compose_log)
        self.focus(SEARCH, shown=False)

    def compose_log(self, canvas: Canvas) -> None:
        kit = canvas.kit
        whole = kit.metrics.rect
        box = Rect(0, 0, min(kit.px(WIDE), whole.w - kit.px(60)), whole.h - kit.px(60))
        box.center = whole.center
        inner = panel(canvas, box, title=kit.say("table-log"), name="log_screen")
        high = kit.type.leading("ui") + kit.px(20)
        foot = Rect(inner.x, inner.bottom - high, inner.w, high)
        line = self.fields[SEARCH]
        field = Rect(inner.x, inner.y, inner.w, max(kit.px(44), kit.type.leading("body") + kit.px(16)))
        text_field(
            canvas,
            field,
            line,
            handle=SEARCH,
            group="log",
            focused=self.focused == SEARCH,
            hint=kit.say("log-search"),
            icon="magnify",
        )
        rest = below(inner, field.h + kit.px(10))
        rest.h = foot.y - kit.px(10) - rest.y
        self.log.follow(kit, self._view, self._steps, rest.w - kit.px(12), None, self._names)
        if line.text.strip():
            found = self.log.keep_only(line.text)
            told = kit.say("log-found", count=found)
        else:
            told = kit.say("log-whole")
        self.log.compose(canvas, rest, view=self._view, marked=range(0), link=self._linking)
        self._compose_foot(canvas, foot, told)

    def _compose_foot(self, canvas: Canvas, foot: Rect, told: str) -> None:
        kit = canvas.kit
        label = kit.say("log-close")
        wide = min(foot.w // 2, button_width(canvas, label, icon="check", key="Esc"))
        spot = Rect(foot.right - wide, foot.y, wide, foot.h)
        words = Rect(foot.x, foot.y, spot.x - foot.x - kit.px(MARGIN), foot.h)
        canvas.text(told, "small", CHALK_2, words)
        button(
            canvas, spot, label, handle="close", act=self.host.pop, kind="primary", icon="check", key="Esc"
        )

    def _linking(self, rule: str) -> Act:
        return lambda: self.host.navigator.rulebook(self._game, rule)

    # Gestures

    def edit(self, handle: str, line: EditedLine) -> None:
        if line.text != self.fields[handle].text:
            self.log.scroll.to_end()
        super().edit(handle, line)

    def on_typed(self, text: str) -> None:
        """Typing starts the search."""
        if self.focused != SEARCH and text.strip():
            self.focus(SEARCH, shown=False)
        super().on_typed(text)

    def on_wheel(self, wheel: Wheel) -> None:
        if self.log.scroll.wheel(wheel.steps, self.kit.metrics.unit):
            self.invalidate("log")

    def on_key(self, key: Key) -> None:
        scroll = self.log.scroll
        if key.name in ("page_up", "page_down"):
            scroll.page(1 if key.name == "page_down" else -1)
        elif key.name in ("home", "end") and key.ctrl:
            scroll.jump(FAR if key.name == "end" else 0)
        elif key.name in ("up", "down"):
            scroll.by(self.kit.px(LINE_STEP) * (1 if key.name == "down" else -1))
        else:
            super().on_key(key)
            return
        self.invalidate("log")

    def on_escape(self) -> None:
        """Leave the search first, then return to the table."""
        if self.fields[SEARCH].text:
            self.edit(SEARCH, EditedLine())
        else:
            super().on_escape()
