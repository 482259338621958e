"""Small screens over another: several meanings of one drop, a question, a menu."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.input.gestures import Key, Press
from game.scenes.screen import Screen, ScreenHost
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import CHALK_2, GO_D, INK, INK_2, PAPER_0, PAPER_2, PAPER_4
from game.view.widgets.buttons import button, button_width
from game.view.widgets.panels import below, beside, panel, paper

OPTION = HandleKind("option", int)
WAY = HandleKind("way", int)


class Option(NamedTuple):
    """One of several choices: its words in any language, its odds, and its action."""

    label: Callable[[Kit], str]
    odds: str
    act: Act
    icon: str = ""


class Over(Screen):
    """A small screen that closes before it acts, so that the action finds the screen below on top."""

    is_modal = True

    def close_and(self, act: Act) -> Act:
        def closing() -> None:
            self.host.pop()
            act()

        return closing


class ChooserScreen(Over):
    """A drop with several intents: a slip of paper beside its place with a line for each."""

    name = "chooser"

    def __init__(self, host: ScreenHost, title: str, options: Sequence[Option], near: Rect) -> None:
        super().__init__(host)
        self._title = title
        self.options = options
        self._near = near
        self._box = Rect(0, 0, 0, 0)
        self.add_layer("slip", self.compose_slip)
        self.focus("option/0")

    def compose_slip(self, canvas: Canvas) -> None:
        kit = canvas.kit
        labels = [option.label(kit) for option in self.options]
        pad, row = kit.px(18), kit.type.leading("ui") + kit.px(22)
        odds = kit.px(86) if any(option.odds for option in self.options) else 0
        most = kit.metrics.width * 6 // 10
        wide = max(kit.type.width(words, "ui") for words in [self._title, *labels])
        wide = min(most, wide + 2 * pad + odds + kit.px(70))
        head = kit.type.leading("h2") + kit.px(10)
        room = kit.metrics.height - 2 * kit.px(30) - head - 2 * pad
        row = min(row, room // max(len(labels), 1))
        high = head + 2 * pad + row * len(labels)
        self._box = box = beside(self._near, (wide, high), kit.metrics.rect, kit.px(14))
        paper(canvas, box, texture="texture_paper", shadow="s4")
        canvas.zone("chooser", box, "slip")
        inner = box.inflate(-2 * pad, -2 * pad)
        canvas.text(self._title, "h2", INK, Rect(inner.x, inner.y, inner.w, kit.type.leading("h2")))
        inner = below(inner, head)
        for place, (option, words) in enumerate(zip(self.options, labels, strict=True)):
            line = Rect(inner.x, inner.y + place * row, inner.w, row - kit.px(6))
            self._line(canvas, line, place, option, words, odds)

    def _line(self, canvas: Canvas, line: Rect, place: int, option: Option, words: str, odds: int) -> None:
        kit = canvas.kit
        canvas.rounded(line, 6, PAPER_2, PAPER_4, 1)
        number = Rect(line.x + kit.px(8), line.y, kit.px(26), line.h)
        canvas.text(str(place + 1), "small_bold", INK_2, number, align="center")
        text = Rect(number.right + kit.px(8), line.y, line.w - kit.px(52) - odds, line.h)
        canvas.text(words, "ui", INK, text)
        if option.odds:
            pill = Rect(line.right - odds, line.y + kit.px(5), odds - kit.px(8), line.h - kit.px(10))
            canvas.rounded(pill, 40, GO_D)
            canvas.text(option.odds, "ui_bold", PAPER_0, pill.inflate(-kit.px(8), 0), align="center")
        canvas.hit_area(OPTION(place), line, "options", act=self.close_and(option.act), radius=6)

    def on_press(self, press: Press) -> None:
        """A click beside the slip puts the thing back."""
        if not self._box.collidepoint(press.pos):
            self.host.pop()
        else:
            super().on_press(press)

    def on_key(self, key: Key) -> None:
        if key.name.isdigit() and 0 < int(key.name) <= len(self.options):
            self.close_and(self.options[int(key.name) - 1].act)()
        else:
            super().on_key(key)


class QuestionScreen(Over):
    """A question before an action that cannot be undone. `message` has the attributes .yes and .no."""

    name = "question"

    def __init__(self, host: ScreenHost, message: str, act: Act) -> None:
        super().__init__(host)
        self._message = message
        self._act = act
        self.add_layer("question", self.compose_question)
        self.focus("no", shown=True)

    def compose_question(self, canvas: Canvas) -> None:
        kit = canvas.kit
        words = kit.say(self._message)
        wide = min(kit.px(640), kit.metrics.width - kit.px(60))
        lines = kit.type.wrapped(words, "ui_large", wide - 2 * kit.px(24))
        foot = kit.type.leading("ui") + kit.px(24)
        high = kit.type.height_of(lines, "ui_large") + foot + kit.px(72)
        box = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        paper(canvas, box, texture="texture_paper", shadow="s4")
        canvas.zone("question", box, "slip")
        inner = box.inflate(-2 * kit.px(24), -2 * kit.px(24))
        canvas.words(words, "ui_large", INK, Rect(inner.x, inner.y, inner.w, inner.h - foot))
        row = Rect(inner.x, inner.bottom - foot, inner.w, foot)
        yes, no = kit.say(f"{self._message}.yes"), kit.say(f"{self._message}.no")
        most = (row.w - kit.px(12)) // 2
        first = min(most, button_width(canvas, yes, icon="check"))
        second = min(most, button_width(canvas, no, key="Esc"))
        spot = Rect(row.right - first, row.y, first, row.h)
        button(canvas, spot, yes, handle="yes", act=self.close_and(self._act), kind="primary", icon="check")
        spot = Rect(spot.x - kit.px(12) - second, row.y, second, row.h)
        button(canvas, spot, no, handle="no", act=self.host.pop, kind="paper", key="Esc")


class WaysScreen(Over):
    """A text with the possible next actions below it, one per line; Escape takes the last one."""

    name = "ways"

    def __init__(self, host: ScreenHost, words: Callable[[Kit], str], ways: Sequence[Option]) -> None:
        super().__init__(host)
        self._words = words
        self.ways = ways
        self.add_layer("ways", self.compose_ways)
        self.focus("way/0")

    def on_escape(self) -> None:
        self.close_and(self.ways[-1].act)()

    def compose_ways(self, canvas: Canvas) -> None:
        kit = canvas.kit
        words = self._words(kit)
        pad, gap = kit.px(28), kit.px(10)
        wide = min(kit.px(860), kit.metrics.width - kit.px(60))
        row = kit.type.leading("ui") + kit.px(22)
        rows = len(self.ways) * (row + gap)
        most = kit.metrics.height - 2 * kit.px(20) - 2 * pad - rows - kit.px(14)
        lines = kit.type.wrapped(words, "ui_large", wide - 2 * pad)
        text = min(kit.type.height_of(lines, "ui_large"), most)
        high = text + kit.px(14) + rows - gap + 2 * pad
        box = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        paper(canvas, box, texture="texture_paper", shadow="s4")
        canvas.zone("ways", box, "slip")
        inner = box.inflate(-2 * pad, -2 * pad)
        canvas.words(words, "ui_large", INK, Rect(inner.x, inner.y, inner.w, text), fit=True)
        y = inner.y + text + kit.px(14)
        for place, way in enumerate(self.ways):
            is_last = place == len(self.ways) - 1
            button(
                canvas, Rect(inner.x, y, inner.w, row), way.label(kit), handle=WAY(place),
                act=self.close_and(way.act), kind="primary" if place == 0 else "paper", icon=way.icon,
                key="Esc" if is_last else "",
            )  # fmt: skip
            y += row + gap


class MenuScreen(Over):
    """A small menu over a screen, one line for each entry."""

    name = "menu"

    def __init__(
        self, host: ScreenHost, head: str, options: Sequence[Option], note: Callable[[Kit], str]
    ) -> None:
        super().__init__(host)
        self._head, self.options, self._note = head, options, note
        self.add_layer("menu", self.compose_menu)
        self.focus("option/0")

    def compose_menu(self, canvas: Canvas) -> None:
        kit = canvas.kit
        row = min(
            kit.type.leading("ui_large") + kit.px(22),
            (kit.metrics.height - kit.px(260)) // len(self.options),
        )
        wide = min(kit.px(460) + (kit.type.width("m" * 4, "ui_large")), kit.metrics.width - kit.px(60))
        note = kit.type.wrapped(self._note(kit), "small", wide - 2 * kit.px(14))
        foot = kit.type.height_of(note, "small") + kit.px(10)
        high = kit.type.leading("h1") + kit.px(36) + row * len(self.options) + foot
        box = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        inner = panel(canvas, box, title=kit.say(self._head), name="menu")
        for place, option in enumerate(self.options):
            spot = Rect(inner.x, inner.y + place * row, inner.w, row - kit.px(8))
            button(
                canvas, spot, option.label(kit), handle=OPTION(place), act=self.close_and(option.act),
                kind="primary" if place == 0 else "secondary", icon=option.icon, style="ui_large",
            )  # fmt: skip
        rest = below(inner, row * len(self.options) + kit.px(4))
        canvas.words(self._note(kit), "small", CHALK_2, rest, fit=True)
