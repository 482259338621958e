"""The stops of one player in this match: a small panel over the table."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.rules.core.ids import Seat
from game.scenes.chooser import Over
from game.scenes.screen import ScreenHost
from game.session.hot_seat import HotSeat
from game.view.canvas import Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.buttons import button, button_width, toggle
from game.view.widgets.panels import below, panel

STOP = HandleKind("stop", str)
WHOSE = HandleKind("whose", int)

GAP = 12
COLUMN_GAP = 28
MOST_COLUMNS = 3


class StopsScreen(Over):
    """A switch for each stop of the game. It holds for one seat only, until the match is left.

    That is the seat at the screen. At an open table with several `people`, first choose whose switches are
    shown.
    """

    name = "stops"

    def __init__(
        self,
        host: ScreenHost,
        hot_seat: HotSeat,
        stops: Sequence[str],
        people: Sequence[tuple[Seat, str]] = (),
    ) -> None:
        super().__init__(host)
        assert hot_seat.at_screen is not None, "nobody is at the screen"
        self._hot_seat, self._seat, self._stops = hot_seat, hot_seat.at_screen, stops
        self._people = tuple(people) if hot_seat.is_open and len(people) > 1 else ()
        self.add_layer("stops", self.compose_stops)
        self.focus(STOP(stops[0]))

    def compose_stops(self, canvas: Canvas) -> None:
        """Draw the switches in one column, or in as many as a game with many stops needs."""
        kit = canvas.kit
        room = kit.metrics.height - kit.px(20) - self._around(kit, kit.metrics.width - kit.px(60))
        columns = next(
            (n for n in range(1, MOST_COLUMNS) if _tallest(self._split(kit, n)) <= room), MOST_COLUMNS
        )
        split = self._split(kit, columns)
        wide = _width(kit, columns)
        high = min(self._around(kit, wide) + _tallest(split), kit.metrics.height - kit.px(20))
        box = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        inner = panel(canvas, box, title=kit.say("stops-head"), name="stops")
        inner = below(inner, canvas.words(kit.say("stops-note"), "small", CHALK_2, inner) + kit.px(GAP))
        if self._people:
            self._whose(canvas, Rect(inner.x, inner.y, inner.w, _whose_high(kit)))
            inner = below(inner, _whose_high(kit) + kit.px(GAP))
        foot = _foot(kit)
        squeeze = min(1.0, (inner.h - foot) / max(1, _tallest(split)))
        pitch = (inner.w + kit.px(COLUMN_GAP)) // columns
        for number, column in enumerate(split):
            line = Rect(inner.x + number * pitch, inner.y, pitch - kit.px(COLUMN_GAP), 0)
            for name, row_high in column:
                line.h = int((row_high - kit.px(GAP)) * squeeze)
                self._row(canvas, line, name)
                line.y += int(row_high * squeeze)
        self._close_button(canvas, Rect(inner.x, box.bottom - kit.px(14) - foot, inner.w, foot))

    def _around(self, kit: Kit, wide: int) -> int:
        """The height that head, note, foot and edges take."""
        note = kit.type.wrapped(kit.say("stops-note"), "small", wide - 2 * kit.px(14))
        head = kit.type.leading("h1") + kit.px(8)
        whose = _whose_high(kit) + kit.px(GAP) if self._people else 0
        return head + kit.type.height_of(note, "small") + kit.px(GAP) + whose + _foot(kit) + 2 * kit.px(14)

    def _whose(self, canvas: Canvas, row: Rect) -> None:
        """Draw a button for each person at the table; the switches of the chosen one are shown."""
        gap = canvas.kit.px(6)
        pitch = (row.w + gap) // len(self._people)
        for place, (seat, name) in enumerate(self._people):
            spot = Rect(row.x + place * pitch, row.y, pitch - gap, row.h)
            kind = "primary" if seat == self._seat else "secondary"
            button(canvas, spot, name, handle=WHOSE(seat), act=self._choosing(seat), kind=kind)

    def _choosing(self, seat: Seat) -> Callable[[], None]:
        def choose() -> None:
            self._seat = seat
            self.invalidate("stops")

        return choose

    def _split(self, kit: Kit, columns: int) -> list[list[tuple[str, int]]]:
        """The switches of each column with their heights, gap included; the first columns are the longest."""
        wide = (_width(kit, columns) - 2 * kit.px(14) + kit.px(COLUMN_GAP)) // columns - kit.px(COLUMN_GAP)
        text = wide - _switch(kit)[0] - kit.px(20)
        each = -(-len(self._stops) // columns)
        rows = [(name, _row_height(kit, name, text) + kit.px(GAP)) for name in self._stops]
        return [rows[first : first + each] for first in range(0, len(rows), each)]

    def _row(self, canvas: Canvas, line: Rect, name: str) -> None:
        kit = canvas.kit
        wide, high = _switch(kit)
        is_on = self._hot_seat.has_stop(self._seat, name)
        words = Rect(line.x, line.y, line.w - wide - kit.px(20), line.h)
        label = min(kit.type.leading("ui_large"), line.h // 2)
        canvas.text(kit.say(f"stop-{name}"), "ui_large", CHALK, Rect(words.x, words.y, words.w, label))
        canvas.words(kit.say(f"stop-{name}.hint"), "small", CHALK_2, below(words, label), fit=True)
        box = Rect(line.right - wide, line.y, wide, min(high, line.h))
        toggle(canvas, box, is_on, handle=STOP(name), act=self._turning(name, not is_on), group="stops")

    def _turning(self, name: str, is_on: bool) -> Callable[[], None]:
        def turn() -> None:
            self._hot_seat.turn_stop(name, is_on=is_on, seat=self._seat)
            self.invalidate("stops")

        return turn

    def _close_button(self, canvas: Canvas, row: Rect) -> None:
        label = canvas.kit.say("stops-close")
        wide = min(row.w, button_width(canvas, label, icon="check", key="Esc"))
        spot = Rect(row.right - wide, row.y, wide, row.h)
        button(
            canvas, spot, label, handle="close", act=self.host.pop, kind="primary", icon="check", key="Esc"
        )


def _width(kit: Kit, columns: int) -> int:
    return min(kit.px(860 if columns == 1 else 620 * columns), kit.metrics.width - kit.px(60))


def _foot(kit: Kit) -> int:
    return kit.type.leading("ui") + kit.px(20)


def _whose_high(kit: Kit) -> int:
    return kit.type.leading("ui") + kit.px(14)


def _tallest(columns: list[list[tuple[str, int]]]) -> int:
    return max(sum(high for _, high in column) for column in columns)


def _switch(kit: Kit) -> tuple[int, int]:
    return kit.px(72), kit.px(36)


def _row_height(kit: Kit, name: str, width: int) -> int:
    hint = kit.type.wrapped(kit.say(f"stop-{name}.hint"), "small", width)
    return max(kit.type.leading("ui_large") + kit.type.height_of(hint, "small"), _switch(kit)[1])
