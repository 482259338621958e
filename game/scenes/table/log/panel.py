"""The log: what happened, line by line, each with the rule behind it; and where undo ends."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Any, NamedTuple

from pygame import Rect

from game.i18n import captions
from game.i18n.rulebook import folded
from game.presenters.contract.presenter import LogLine, Presenter, Teller
from game.presenters.shared.controls.rule_links import short_rule
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.session.history import VisibleStep
from game.session.match import WayBack
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.text import Span
from game.view.theme import BRASS, CHALK, CHALK_2, CHALK_3, GO, WARN, mixed
from game.view.theme import DESK_700 as PANEL
from game.view.widgets.panels import emblem
from game.view.widgets.scrolling import Scroll, Shares

MARK = 26
"""Room for the emblem before a line, in design pixels."""


class LogRow(NamedTuple):
    """A line of the log laid out: its words, its height, its seat, the number of its step."""

    spans: tuple[Span, ...]
    height: int
    seat: Seat | None
    step: int
    kind: str
    """line, heading or barrier; notes of the program are drawn as a barrier."""


class _Tale:
    """Steps as some readers may know them, as lines. It grows and shrinks at its end, like the match."""

    def __init__(self, teller: Teller) -> None:
        self._steps: list[VisibleStep] = []
        self._tellers = [teller]
        """The teller before each step, and after the last one: new steps go on from there."""
        self._ends = [0]
        """The number of lines before each step, and after the last."""
        self.lines: list[tuple[int, LogLine]] = []
        """Each line with the number of its step."""
        self.rows: dict[int, LogRow] = {}
        """The rows that were in view, by the number of their line."""
        self.heights: list[int] = []
        """The height of each line: as laid out, or a guess."""

    def follow(self, steps: Sequence[VisibleStep], guess: int) -> None:
        """Follow the match. A visible step stays the same object, so comparing the last ones shows what is
        new.
        """
        while self._steps and (
            len(self._steps) > len(steps) or self._steps[-1] is not steps[len(self._steps) - 1]
        ):
            self._take_back()
        for step in steps[len(self._steps) :]:
            teller = copy(self._tellers[-1])
            self.lines += ((step.number, line) for line in teller.lines_of(step))
            self._steps.append(step)
            self._tellers.append(teller)
            self._ends.append(len(self.lines))
        self.heights += [guess] * (len(self.lines) - len(self.heights))

    def forget_words(self) -> None:
        self.rows.clear()
        self.heights.clear()

    def _take_back(self) -> None:
        self._steps.pop()
        self._tellers.pop()
        self._ends.pop()
        for place in range(self._ends[-1], len(self.lines)):
            self.rows.pop(place, None)
        del self.lines[self._ends[-1] :]
        del self.heights[self._ends[-1] :]


class Log:
    """Words and lays out only what is in view, because the log of an evening has thousands of lines.

    A line that was never seen counts as one row high. If it turns out higher when it comes into view, the
    lines already in view stay in place.
    """

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self.scroll = Scroll(at_end=True)
        self.tales: dict[int, tuple[VisibleStep, _Tale]] = {}
        """By the first step, because every reader has their own object of it."""
        self._cast: captions.NameOverrides = captions.NO_OVERRIDES
        self._style: object = None
        self._kit: Kit
        self._width = 0
        self.tale = _Tale(Teller())
        self.notes: dict[int, list[LogRow]] = {}
        """Notes of the program, by the line they precede: where undo ends."""
        self._told: dict[int, str] = {}
        """The words of lines that were searched, by their number."""

    def follow(
        self,
        kit: Kit,
        view: State[Any],
        steps: Sequence[VisibleStep],
        width: int,
        way_back: WayBack | None,
        names: Sequence[str] = (),
    ) -> None:
        """Make the log show these steps; with a way back also the line that tells where undo ends.

        `names` are those of the players, for seats that have no part yet.
        """
        game = self._presenter.game
        name_overrides = captions.with_given_names(game, game.name_overrides(view.world), names)
        if name_overrides != self._cast:
            self._cast = name_overrides
            self.tales.clear()
        style = (kit.texts, kit.metrics, width)
        if style != self._style:
            self._style = style
            self._told.clear()
            for _, tale in self.tales.values():
                tale.forget_words()
        self._kit, self._width = kit, width
        self.tale = self._tale_of(view, steps)
        self.tale.follow(steps, kit.type.leading("small") + kit.px(6))
        self.notes = self._noted(steps, way_back)

    def keep_only(self, words: str) -> int:
        """Keep only the lines that hold every word, each below its heading, until `follow`; returns their
        number.

        Below a heading that holds every word all lines stay: a search for a round shows all of it.
        """
        wanted, tale = folded(words).split(), self.tale
        found, heading, count = _Tale(Teller()), None, 0
        is_whole = False
        for place, (step, line) in enumerate(tale.lines):
            if place not in self._told:
                self._told[place] = folded(line.words(self._kit.texts, self._presenter.game, self._cast))
            holds = all(word in self._told[place] for word in wanted)
            if line.is_heading:
                heading, is_whole = (step, line), holds
            elif holds or is_whole:
                found.lines += [(step, line)] if heading is None else [heading, (step, line)]
                heading, count = None, count + 1
        found.heights = [self._kit.type.leading("small") + self._kit.px(6)] * len(found.lines)
        self.tale, self.notes = found, {}
        return count

    def _noted(self, steps: Sequence[VisibleStep], way_back: WayBack | None) -> dict[int, list[LogRow]]:
        notes: dict[int, list[LogRow]] = {}
        if steps and steps[0].barrier == "load":
            loaded = self._kit.say("log-loaded", steps=steps[0].number)
            notes[0] = [_note_row(self._kit, self._width, loaded, steps[0].number)]
        if steps and way_back is not None:
            step = steps[-1].number - way_back.steps
            place = bisect_right(self.tale.lines, step, key=lambda line: line[0])
            notes.setdefault(place, []).append(_barrier_row(self._kit, self._width, way_back, step))
        return notes

    def _tale_of(self, view: State[Any], steps: Sequence[VisibleStep]) -> _Tale:
        if not steps:
            return _Tale(self._presenter.teller(view))
        key = id(steps[0])
        if key not in self.tales:
            self.tales[key] = steps[0], _Tale(self._presenter.teller(view))
        return self.tales[key][1]

    @property
    def is_empty(self) -> bool:
        return not self.tale.lines and not self.notes

    def compose(
        self, canvas: Canvas, rect: Rect, *, view: State[Any], marked: range, link: Callable[[str], Act]
    ) -> None:
        """Draw the visible rows; those of the `marked` steps are marked."""
        seen = self._settle(rect)
        with self.scroll.window(canvas, rect, self._length, shares=self._shares(rect.h)) as box:
            for row, top in seen:
                is_marked = row.step in marked and row.kind == "line"
                self._draw(canvas, Rect(box.x, box.y + top, box.w, row.height), row, view, is_marked, link)

    @property
    def _length(self) -> int:
        notes = sum(row.height for rows in self.notes.values() for row in rows)
        return sum(self.tale.heights) + notes

    def _settle(self, rect: Rect) -> list[tuple[LogRow, int]]:
        """Word lines until everything in view is worded; returns the rows, each with its upper edge."""
        while True:
            self.scroll.measure(rect, self._length)
            seen = self._in_sight(rect.h)
            unworded = [place for place, row, _ in seen if row is None]
            if not unworded:
                return [(row, top) for _, row, top in seen if row is not None]
            stays = min((place for place, row, _ in seen if row is not None), default=0)
            grown = {place: self._word(place) for place in unworded}
            self.scroll.grown_above(sum(more for place, more in grown.items() if place < stays))

    def _shares(self, high: int) -> Shares:
        """The rows above, in and below the view, each counted as one, whatever its height or guess."""
        begins, ends = self.scroll.offset, self.scroll.offset + high
        seen = below = 0.0
        for _, _, top, bottom in self._from_the_end():
            if bottom <= begins:
                break
            below += min(max(bottom - ends, 0), bottom - top) / (bottom - top)
            seen += max(min(bottom, ends) - max(top, begins), 0) / (bottom - top)
        count = len(self.tale.lines) + sum(map(len, self.notes.values()))
        return Shares(count - seen - below, seen, below)

    def _in_sight(self, high: int) -> list[tuple[int, LogRow | None, int]]:
        """Numbers, rows and upper edges of the visible lines, from the top; the row is None if not yet
        worded.
        """
        begins, ends = self.scroll.offset, self.scroll.offset + high
        seen = []
        for place, row, top, bottom in self._from_the_end():
            if bottom <= begins:
                break
            if top < ends:
                seen.append((place, row, top))
        return seen[::-1]

    def _from_the_end(self) -> Iterator[tuple[int, LogRow | None, int, int]]:
        """Number, row, upper and lower edge of each line, and of the notes before it, from the end."""
        tale, bottom = self.tale, self._length
        for place in range(len(tale.lines), -1, -1):
            for note in reversed(self.notes.get(place, ())):
                yield place, note, bottom - note.height, bottom
                bottom -= note.height
            if place:
                yield place - 1, tale.rows.get(place - 1), bottom - tale.heights[place - 1], bottom
                bottom -= tale.heights[place - 1]

    def _word(self, place: int) -> int:
        """Word and lay out a line; returns how much higher it is than guessed."""
        step, line = self.tale.lines[place]
        words = line.words(self._kit.texts, self._presenter.game, self._cast)
        row = self.tale.rows[place] = _laid_out(self._kit, self._width, step, line, words)
        guess, self.tale.heights[place] = self.tale.heights[place], row.height
        return row.height - guess

    def _draw(
        self,
        canvas: Canvas,
        rect: Rect,
        row: LogRow,
        view: State[Any],
        is_marked: bool,
        link: Callable[[str], Act],
    ) -> None:
        kit = canvas.kit
        # The width it was laid out with, even without a bar: otherwise it would be lower than its row.
        rect = Rect(rect.x, rect.y, min(rect.w, self._width), rect.h)
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
            emblem(canvas, mark, self._presenter.seat_colours(kit, view.world, row.seat), 15)
        canvas.flow(row.spans, text, "small", link)


def _laid_out(kit: Kit, width: int, step: int, line: LogLine, words: str) -> LogRow:
    if line.is_heading:
        height = kit.type.leading("label") + kit.px(12)
        return LogRow((Span(words, "label", CHALK_3),), height, None, step, "heading")
    spans = (
        Span(words, "small", CHALK if line.seat is not None else CHALK_2),
        Span(" " + short_rule(line.rule), "small", BRASS, line.rule),
    )
    lines = kit.type.flow(spans, width - kit.px(MARK))
    return LogRow(spans, kit.type.height_of(lines, "small") + kit.px(6), line.seat, step, "line")


def _barrier_row(kit: Kit, width: int, way_back: WayBack, step: int) -> LogRow:
    what = kit.say(f"barrier-{way_back.barrier.kind}")
    words = kit.say("table-undo_to_here", steps=way_back.steps, barrier=what)
    return _note_row(kit, width, words, step)


def _note_row(kit: Kit, width: int, words: str, step: int) -> LogRow:
    """A note of the program, between the lines of the game."""
    lines = kit.type.wrapped(words, "small", width - kit.px(MARK))
    height = kit.type.height_of(lines, "small") + kit.px(8)
    return LogRow((Span(words, "small", WARN),), height, None, step, "barrier")


def _draw_barrier(canvas: Canvas, rect: Rect, row: LogRow) -> None:
    kit = canvas.kit
    canvas.fill(Rect(rect.x, rect.y + kit.px(2), rect.w, 1), WARN)
    canvas.icon("lock", Rect(rect.x, rect.y + kit.px(4), kit.px(MARK), kit.type.leading("small")), WARN, 16)
    box = Rect(rect.x + kit.px(MARK), rect.y + kit.px(4), rect.w - kit.px(MARK), rect.h - kit.px(4))
    canvas.words(row.spans[0].text, "small", WARN, box)
