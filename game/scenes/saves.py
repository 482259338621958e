"""The list of saves: go on with one, look at a finished one, delete one, or save the game at the table."""

from datetime import UTC, datetime
from pathlib import Path

from pygame import Rect

from game.input.editing import line
from game.input.gestures import Key, Press, Wheel
from game.scenes.saves_entries import Entry, Glimpse, delete, glimpse, read_entries
from game.scenes.saves_naming import NAME, Naming, compose_naming, naming_height
from game.scenes.saves_rows import RowDeeds, RowState, compose_empty, compose_row, row_height
from game.scenes.saves_words import scenario_title
from game.scenes.screen import Desk, Screen
from game.scenes.title_bar import bar_height, compose_title_bar
from game.store import StoreError
from game.table import saves
from game.table.table import Table
from game.view.canvas import Canvas
from game.view.theme import CHALK_3
from game.view.widgets.panels import panel
from game.view.widgets.scrolling import Scroll

WIDE = 1440


class SavesScreen(Screen):
    name = "saves"

    def __init__(self, desk: Desk, table: Table | None = None) -> None:
        super().__init__(desk)
        self._table = table
        self._entries: tuple[Entry, ...] = ()
        self._glimpses: dict[tuple[Path, datetime], Glimpse | None] = {}
        self._chosen = 0
        self._asking: Path | None = None
        self._taken = ""
        self._scroll = Scroll()
        self._now = datetime.now(UTC)
        if table is not None:
            match = table.match
            scenario = scenario_title(desk.kit, match.game.info.id, match.scenario)
            self.fields[NAME] = line(self.say("saves-default_name", scenario=scenario, round=match.round))
        self.add_layer("bar", self._compose_bar)
        self.add_layer("naming", self._compose_naming)
        self.add_layer("list", self._compose_list)

    # Life

    def enter(self) -> None:
        self._read()

    def _read(self) -> None:
        self._now = datetime.now(UTC)
        self._entries = read_entries()
        self._chosen = min(self._chosen, max(0, len(self._entries) - 1))
        self._asking = None
        self.stale()

    def tick(self, now: int) -> None:
        """One more board is loaded for the rows in sight; the list can be used meanwhile."""
        super().tick(now)
        if not any(self._is_unseen(entry) for entry in self._entries):
            return
        box = self._list_box()
        for entry, (top, high) in zip(self._entries, self._spans(), strict=True):
            is_in_sight = top + high > self._scroll.offset and top < self._scroll.offset + box.h
            if is_in_sight and self._is_unseen(entry):
                self._glimpses[self._key(entry)] = glimpse(entry)
                self.stale("list")
                return

    def _is_unseen(self, entry: Entry) -> bool:
        """Whether its board could be shown and was not loaded yet."""
        return entry.error is None and self._key(entry) not in self._glimpses

    @staticmethod
    def _key(entry: Entry) -> tuple[Path, datetime]:
        return entry.path, entry.modified

    # Hands

    def on_key(self, key: Key) -> None:
        is_typing = self.focused in self.fields
        if key.name == "enter" and (is_typing or self._taken) and not self._is_on_button:
            self._save()
        elif key.name == "enter" and not self._is_on_button and self._entries:
            self._enter_row()
        elif key.name in ("up", "down") and not is_typing and not self._is_on_button and self._entries:
            self._choose(self._chosen + (1 if key.name == "down" else -1))
        elif key.name in ("page_up", "page_down"):
            self._scroll.page(1 if key.name == "page_down" else -1)
            self.stale("list")
        elif key.name == "delete" and not is_typing and self._entries:
            self._ask(self._entries[self._chosen])
        else:
            super().on_key(key)

    @property
    def _is_on_button(self) -> bool:
        """Whether the keyboard is at something that Enter presses, other than a row."""
        return self.shows_focus and self.focused is not None and not self.focused.startswith("row/")

    def _enter_row(self) -> None:
        """Enter opens the chosen save; while it is asked whether to delete it, Enter keeps it."""
        if self._asking is not None:
            self._keep()
        else:
            self._open(self._entries[self._chosen])

    def on_press(self, press: Press) -> None:
        super().on_press(press)
        hot = self.hot_at(press.pos)
        if press.clicks == 2 and press.button == 1 and hot is not None and hot.handle.startswith("row/"):
            self._open(self._entries[int(hot.handle.rpartition("/")[2])])

    def on_escape(self) -> None:
        if self._asking is not None:
            self._keep()
        elif self._taken:
            self._rename()
        elif self.focused in self.fields:
            self.focus(None)
        else:
            self.desk.pop()

    def on_wheel(self, wheel: Wheel) -> None:
        if self._scroll.holds(wheel.pos) and self._scroll.wheel(wheel.steps, self.kit.metrics.unit):
            self.stale("list", "ring")

    def _choose(self, number: int) -> None:
        self._chosen = min(max(number, 0), len(self._entries) - 1)
        self._asking = None
        top, high = self._spans()[self._chosen]
        self._scroll.show(top - self.kit.px(8), top + high + self.kit.px(8))
        self.stale("list", "ring")

    # What is done

    def _open(self, entry: Entry) -> None:
        if entry.good_copy is not None:
            self.desk.doors.load(entry.good_copy)
        elif entry.error is not None:
            self.desk.notify(self.desk.explain(entry.error))
        elif entry.is_kept:
            self.desk.doors.resume(entry.path)
        else:
            self.desk.doors.load(entry.path)

    def _ask(self, entry: Entry) -> None:
        self._choose(self._entries.index(entry))
        self._asking = entry.path
        self.stale("list")

    def _keep(self) -> None:
        self._asking = None
        self.stale("list", "ring")

    def _delete(self, entry: Entry) -> None:
        try:
            delete(entry)
        except StoreError as error:
            self.desk.notify(self.desk.explain(error))
        else:
            name = self.say("saves-kept") if entry.is_kept else entry.title
            self.desk.notify(self.say("saves-deleted", name=name))
        self._read()

    def _save(self) -> None:
        """Save under the name typed, unless another save bears it: then ask."""
        name = self.fields[NAME].text.strip()
        if not name or self._taken:
            return
        path = saves.path_for(saves.default_folder(), name)
        if any(entry.path.name == path.name for entry in self._entries):
            self._taken = saves.title_of(path)
            self.stale("naming", "ring")
        else:
            self._write(name)

    def _replace(self) -> None:
        self._write(self.fields[NAME].text.strip())

    def _rename(self) -> None:
        self._taken = ""
        self.focus(NAME, shown=False)
        self.stale("naming", "ring")

    def _write(self, name: str) -> None:
        assert self._table is not None
        self._taken = ""
        try:
            path = saves.save(self._table.match, saves.default_folder(), name)
        except StoreError as error:
            self.desk.notify(self.desk.explain(error))
        else:
            self.desk.notify(self.say("saves-saved", name=saves.title_of(path)))
        self._read()

    # What is seen

    def _frame(self) -> tuple[Rect, Rect, Rect]:
        """Where a name is typed, the list, the line about keys."""
        kit = self.kit
        wide = min(kit.px(WIDE), kit.metrics.width - 2 * kit.px(16))
        x = (kit.metrics.width - wide) // 2
        y = bar_height(kit) + kit.px(14)
        naming = Rect(x, y, wide, naming_height(kit, wide) if self._table is not None else 0)
        top = naming.bottom + (kit.px(12) if naming.h else 0)
        foot = Rect(
            x, kit.metrics.height - kit.px(10) - kit.type.leading("small"), wide, kit.type.leading("small")
        )
        return naming, Rect(x, top, wide, foot.y - kit.px(8) - top), foot

    def _list_box(self) -> Rect:
        margin = self.kit.px(14)
        return self._frame()[1].inflate(-2 * margin, -2 * margin)

    def _states(self) -> list[RowState]:
        return [
            RowState(
                entry,
                self._glimpses.get(self._key(entry)),
                self.desk.explain(entry.error) if entry.error is not None else "",
                number == self._chosen,
                entry.path == self._asking,
            )
            for number, entry in enumerate(self._entries)
        ]

    def _row_width(self) -> int:
        return self._list_box().w - 2 * self.kit.px(4) - self.kit.px(12)

    def _spans(self) -> list[tuple[int, int]]:
        """Where each row begins in the list, and how high it is."""
        spans, y = [], self.kit.px(4)
        for state in self._states():
            high = row_height(self.kit, state, self._row_width())
            spans.append((y, high))
            y += high + self.kit.px(10)
        return spans

    def _compose_bar(self, canvas: Canvas) -> None:
        compose_title_bar(canvas, self.say("saves-title"), "", self.desk.pop, ())

    def _compose_naming(self, canvas: Canvas) -> None:
        if self._table is None:
            return
        naming = Naming(
            self.fields[NAME], self.focused == NAME, self._taken, self._save, self._replace, self._rename
        )
        compose_naming(canvas, self._frame()[0], naming)

    def _compose_list(self, canvas: Canvas) -> None:
        kit = self.kit
        _, place, foot = self._frame()
        panel(canvas, place, name="list")
        canvas.text(self.say("saves-keys"), "small", CHALK_3, foot, align="center")
        box = self._list_box()
        if not self._entries:
            compose_empty(canvas, box)
            return
        spans = self._spans()
        length = spans[-1][0] + spans[-1][1] + kit.px(6)
        with self._scroll.window(canvas, box, length) as inside:
            for number, (state, (y, high)) in enumerate(zip(self._states(), spans, strict=True)):
                row = Rect(inside.x + kit.px(4), inside.y + y, self._row_width(), high)
                if row.colliderect(box):
                    compose_row(canvas, row, number, state, self._deeds(number), self._now)

    def _deeds(self, number: int) -> RowDeeds:
        entry = self._entries[number]

        return RowDeeds(
            select=lambda: self._choose(number),
            open=lambda: self._open(entry),
            ask=lambda: self._ask(entry),
            delete=lambda: self._delete(entry),
            keep=self._keep,
        )
