"""The screen after an unexpected error: what happened, that nothing is lost, and three ways to continue."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from pygame import Rect

from game.input.gestures import Key
from game.scenes.screen import Screen, ScreenHost
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.theme import BRASS, CHALK, CHALK_2, DESK_800, HAIRLINE, WARN
from game.view.widgets.buttons import button
from game.view.widgets.panels import panel, zone_label

TROUBLE = HandleKind("trouble", str)

WIDE, PAD, GAP, BUTTON = 1080, 40, 20, 56
"""The panel in design pixels: its width, its margin, the gap between its parts, the height of a button."""


class KeptFiles(NamedTuple):
    """Where the files about the error were written."""

    records: Path
    report: Path | None
    """The report; None if it could not be written."""


class TroubleScreen(Screen):
    """Drawn with as little as possible, so that an error in another screen does not break this one too."""

    name = "trouble"

    def __init__(
        self,
        host: ScreenHost,
        places: KeptFiles,
        *,
        go_on: Callable[[], None],
        to_title: Callable[[], None],
        aside: Sequence[Screen] = (),
    ) -> None:
        """`aside`: the screens that were shown before, which are left together with this one."""
        super().__init__(host)
        self._aside = aside
        self._places = places
        self._go_on = go_on
        self._to_title = to_title
        self.add_layer("words", self._compose_words)

    @property
    def is_safe(self) -> bool:
        return all(screen.is_safe for screen in self._aside)

    def ask_before_leaving(self, leave: Act) -> Screen | None:
        questions = (screen.ask_before_leaving(leave) for screen in reversed(self._aside))
        return next((question for question in questions if question is not None), None)

    @property
    def _words(self) -> str:
        return self.say("app-trouble.words" if self.is_safe else "app-trouble_unsaved")

    def on_key(self, key: Key) -> None:
        if key.name == "enter" and self.focused is None:
            self._go_on()
        else:
            super().on_key(key)

    def _compose_words(self, canvas: Canvas) -> None:
        kit, metrics = canvas.kit, canvas.kit.metrics
        gap, pad = kit.px(GAP), kit.px(PAD)
        wide = kit.px(WIDE) - 2 * pad
        head = kit.type.leading("d2")
        words = len(kit.type.wrapped(self._words, "reading", wide)) * kit.type.leading("reading")
        place = kit.type.leading("label") + 2 * kit.type.leading("small") + kit.px(26)
        row = max(kit.px(BUTTON), kit.type.leading("ui") + kit.px(20))
        most = metrics.height - 2 * gap - 2 * pad
        words = min(words, most - head - 2 * place - row - 4 * gap)
        sheet = Rect(0, 0, kit.px(WIDE), head + words + 2 * place + row + 4 * gap + 2 * pad)
        sheet.center = metrics.rect.center
        panel(canvas, sheet, name="trouble")
        box = Rect(sheet.x + pad, sheet.y + pad, wide, head)
        self._head(canvas, box)
        box = Rect(box.x, box.bottom + gap, wide, words)
        canvas.words(self._words, "reading", CHALK, box, fit=True)
        box = Rect(box.x, box.bottom + gap, wide, place)
        self._place(canvas, box, "app-trouble.records", self._places.records)
        box = Rect(box.x, box.bottom + gap, wide, place)
        self._place(canvas, box, "app-trouble.report", self._places.report)
        self._buttons(canvas, Rect(box.x, box.bottom + gap, wide, row))

    def _head(self, canvas: Canvas, box: Rect) -> None:
        mark = Rect(box.x, box.y, box.h, box.h)
        canvas.icon("alert", mark, WARN, box.h * 0.8 / canvas.kit.metrics.unit)
        left = mark.right + canvas.kit.px(10)
        canvas.text(self.say("app-trouble"), "d2", CHALK, Rect(left, box.y, box.right - left, box.h))

    def _place(self, canvas: Canvas, rect: Rect, label: str, where: Path | None) -> None:
        kit = canvas.kit
        canvas.rounded(rect, 8, DESK_800, HAIRLINE, 1)
        inner = zone_label(canvas, rect.inflate(-2 * kit.px(14), -2 * kit.px(10)), self.say(label))
        if where is None:
            canvas.words(self.say("app-trouble.no_report"), "small", CHALK_2, inner, fit=True)
        else:
            canvas.words(str(where), "small", BRASS, inner, fit=True)

    def _buttons(self, canvas: Canvas, row: Rect) -> None:
        gap = canvas.kit.px(14)
        wide = (row.w - 2 * gap) // 3
        choices = (
            ("go_on", "primary", "play", self._go_on),
            ("title", "secondary", "home", self._to_title),
            ("quit", "secondary", "exit_to_app", self.host.quit),
        )
        for number, (name, kind, icon, act) in enumerate(choices):
            box = Rect(row.x + number * (wide + gap), row.y, wide, row.h)
            button(
                canvas,
                box,
                self.say(f"app-trouble.{name}"),
                handle=TROUBLE(name),
                act=act,
                kind=kind,
                icon=icon,
                tip=self.say(f"app-trouble.{name}_tip"),
            )
