"""The log: what happened, line by line, each with the rule behind it; and how far back one can go."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from pygame import Rect

from game import captions
from game.presenters.presenter import LogLine, Presenter
from game.presenters.shared.rule_links import short_rule
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event
from game.table.past import Told
from game.table.table import WayBack
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.text import Span
from game.view.theme import BRASS, CHALK, CHALK_2, CHALK_3, GO, WARN, mixed
from game.view.theme import DESK_700 as PANEL
from game.view.widgets.panels import emblem
from game.view.widgets.scrolling import Scroll

MARK = 26
"""Room for the emblem before a line, in design pixels."""


class Row(NamedTuple):
    """A line of the log laid out: its words, how high it is, whose doing, to which step it belongs."""

    spans: tuple[Span, ...]
    height: int
    seat: Seat | None
    step: int
    kind: str
    """line, heading or barrier; what the program says itself is drawn as a barrier."""


class Log:
    """Lays lines out once and keeps them; only those in sight are drawn."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self.scroll = Scroll(at_end=True)
        self._kept: dict[tuple[int, int], tuple[Event, Row]] = {}
        self._style: object = None
        self._asked: object = None
        self._rows: list[Row] = []

    def rows(
        self, kit: Kit, view: State[Any], told: Sequence[Told], width: int, way_back: WayBack | None
    ) -> list[Row]:
        """All rows; with a way back also the line that tells where it ends."""
        cast = self._presenter.game.cast(view.world)
        style = (kit.texts, kit.metrics, width, cast)
        if style != self._style:
            self._style = style
            self._kept.clear()
        # A step that was told stays the same object, so the last one tells whether anything is new.
        asked = (style, len(told), id(told[-1]) if told else None, way_back)
        if asked != self._asked:
            self._asked, self._rows = asked, list(self._lay_out(kit, view, told, width, way_back))
        return self._rows

    def _lay_out(
        self, kit: Kit, view: State[Any], told: Sequence[Told], width: int, way_back: WayBack | None
    ) -> Iterator[Row]:
        cast = self._presenter.game.cast(view.world)
        closes_at = told[-1].number - way_back.steps if told and way_back is not None else None
        if told and told[0].barrier == "load":
            loaded = kit.say("log-loaded", steps=told[0].number)
            yield _note_row(kit, width, loaded, told[0].number)
        for step, lines in self._presenter.lines(view, told):
            for place, line in enumerate(lines):
                yield self._row(kit, width, step, place, line, cast)
            if step.number == closes_at and way_back is not None:
                yield _barrier_row(kit, width, way_back, step.number)

    def _row(self, kit: Kit, width: int, step: Told, place: int, line: LogLine, cast: captions.Cast) -> Row:
        """A step taken back and done otherwise bears the same number: the event itself is compared."""
        key = (step.number, place)
        known = self._kept.get(key)
        if known is None or known[0] != line.event:
            words = captions.caption(kit.texts, self._presenter.game, line.event, cast)
            known = self._kept[key] = (line.event, _laid_out(kit, width, step.number, line, words))
        return known[1]

    def compose(
        self,
        canvas: Canvas,
        rect: Rect,
        rows: Sequence[Row],
        *,
        view: State[Any],
        marked: range,
        link: Callable[[str], Act],
    ) -> None:
        """The rows that can be seen; those of some steps are marked."""
        with self.scroll.window(canvas, rect, sum(row.height for row in rows)) as box:
            y = box.y
            for row in rows:
                if y + row.height > rect.y and y < rect.bottom:
                    is_marked = row.step in marked and row.kind == "line"
                    self._draw(canvas, Rect(box.x, y, box.w, row.height), row, view, is_marked, link)
                y += row.height

    def _draw(
        self,
        canvas: Canvas,
        rect: Rect,
        row: Row,
        view: State[Any],
        is_marked: bool,
        link: Callable[[str], Act],
    ) -> None:
        kit = canvas.kit
        if row.kind == "barrier":
            _draw_barrier(canvas, rect, row)
            return
        if is_marked:
            canvas.fill(rect, mixed(PANEL, GO, 0.16))
            canvas.fill(Rect(rect.x, rect.y, kit.px(3), rect.h), GO)
        text = Rect(rect.x + kit.px(MARK), rect.y + kit.px(3), rect.w - kit.px(MARK), rect.h - kit.px(6))
        if row.kind == "heading":
            canvas.text(row.spans[0].text, "label", CHALK_3, Rect(rect.x + kit.px(4), rect.y, rect.w, rect.h))
            return
        if row.seat is not None:
            mark = Rect(rect.x + kit.px(5), text.y, kit.px(16), kit.type.leading("small"))
            emblem(canvas, mark, self._presenter.paint(kit, view.world, row.seat), 15)
        canvas.flow(row.spans, text, "small", link)


def _laid_out(kit: Kit, width: int, step: int, line: LogLine, words: str) -> Row:
    if line.is_heading:
        height = kit.type.leading("label") + kit.px(12)
        return Row((Span(words, "label", CHALK_3),), height, None, step, "heading")
    spans = (
        Span(words, "small", CHALK if line.seat is not None else CHALK_2),
        Span(" " + short_rule(line.rule), "small", BRASS, line.rule),
    )
    lines = kit.type.flow(spans, width - kit.px(MARK))
    return Row(spans, kit.type.height_of(lines, "small") + kit.px(6), line.seat, step, "line")


def _barrier_row(kit: Kit, width: int, way_back: WayBack, step: int) -> Row:
    what = kit.say(f"barrier-{way_back.barrier.kind}")
    words = kit.say("table-undo_to_here", steps=way_back.steps, barrier=what)
    return _note_row(kit, width, words, step)


def _note_row(kit: Kit, width: int, words: str, step: int) -> Row:
    """What the program says itself, between the lines of the game."""
    lines = kit.type.wrapped(words, "small", width - kit.px(MARK))
    height = kit.type.height_of(lines, "small") + kit.px(8)
    return Row((Span(words, "small", WARN),), height, None, step, "barrier")


def _draw_barrier(canvas: Canvas, rect: Rect, row: Row) -> None:
    kit = canvas.kit
    canvas.fill(Rect(rect.x, rect.y + kit.px(2), rect.w, 1), WARN)
    canvas.icon("lock", Rect(rect.x, rect.y + kit.px(4), kit.px(MARK), kit.type.leading("small")), WARN, 16)
    box = Rect(rect.x + kit.px(MARK), rect.y + kit.px(4), rect.w - kit.px(MARK), rect.h - kit.px(4))
    canvas.words(row.spans[0].text, "small", WARN, box)
