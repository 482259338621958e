"""The list of saves: continue one, show a finished one, delete one, or save the game at the table.

With a game at the table, the name field has the focus from the start: typing replaces its text, Enter saves.
Opening another match leaves the game at the table, so that is confirmed first.
"""

from datetime import UTC, datetime
from pathlib import Path

from pygame import Rect

from game.input.editing import line
from game.input.gestures import Key, Press, Wheel
from game.scenes.chooser import QuestionScreen
from game.scenes.saves.entries import Entries, Glimpse, SaveEntry, delete, glimpse, read_entries
from game.scenes.saves.naming import FOLDER, NAME, Naming, compose_naming, naming_height
from game.scenes.saves.rows import ROW, RowDeeds, RowState, compose_empty, compose_row, row_height, row_title
from game.scenes.saves.words import closed_words, scenario_title, why_closed_words
from game.scenes.screen import Screen, ScreenHost
from game.scenes.title.bar import bar_height, compose_title_bar
from game.session import saves
from game.session.hot_seat import HotSeat
from game.store import StoreError
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.theme import CHALK_3
from game.view.widgets.buttons import segments
from game.view.widgets.panels import panel
from game.view.widgets.scrolling import Scroll

WIDE = 1440
LONGEST_FOLDER = 200
TABS = ("open", "finished")


class SavesScreen(Screen):
    """The screen of the saves."""

    name = "saves"

    def __init__(self, host: ScreenHost, hot_seat: HotSeat | None = None) -> None:
        super().__init__(host)
        self._hot_seat = hot_seat
        self._found = Entries()
        self._tab = "open"
        self._glimpses: dict[tuple[Path, datetime], Glimpse | None] = {}
        self._chosen = 0
        self._asking: Path | None = None
        self._taken = ""
        self._scroll = Scroll()
        self._now = datetime.now(UTC)
        if hot_seat is not None:
            match = hot_seat.match
            scenario = scenario_title(host.kit, match.game.info.id, match.scenario)
            name = line(self.say("saves-default_name", scenario=scenario, round=match.round))
            self.fields[NAME] = name.selected()
            if hot_seat.kept.unsaved is not None:
                self.fields[FOLDER] = line(str(Path.home()), LONGEST_FOLDER)
            self.focus(NAME, shown=False)
        self.add_layer("bar", self._compose_bar)
        self.add_layer("naming", self._compose_naming)
        self.add_layer("tabs", self._compose_tabs)
        self.add_layer("list", self._compose_list)

    # Life

    def enter(self) -> None:
        self._read()

    @property
    def _entries(self) -> tuple[SaveEntry, ...]:
        """The entries listed now."""
        return self._found.open if self._tab == "open" else self._found.finished

    def _read(self) -> None:
        self._now = datetime.now(UTC)
        self._found = read_entries()
        self._chosen = min(self._chosen, max(0, len(self._entries) - 1))
        self._asking = None
        self.invalidate()

    def tick(self, now: int) -> None:
        """Load one more board for the rows in view; the list stays usable meanwhile."""
        super().tick(now)
        if not any(self._is_unseen(entry) for entry in self._entries):
            return
        box = self._list_box()
        for entry, (top, high) in zip(self._entries, self._spans(), strict=True):
            is_in_sight = top + high > self._scroll.offset and top < self._scroll.offset + box.h
            if is_in_sight and self._is_unseen(entry):
                self._glimpses[self._key(entry)] = glimpse(entry)
                self.invalidate("list")
                return

    def _is_unseen(self, entry: SaveEntry) -> bool:
        """Whether its board can be shown and is not loaded yet."""
        return entry.error is None and self._key(entry) not in self._glimpses

    @staticmethod
    def _key(entry: SaveEntry) -> tuple[Path, datetime]:
        return entry.path, entry.modified

    # Gestures

    def on_key(self, key: Key) -> None:
        is_typing = self._is_typing
        if key.name == "enter" and (is_typing or self._taken) and not self._is_on_button:
            self._save()
        elif key.name == "enter" and not self._is_on_button and self._entries:
            self._enter_row()
        elif key.name in ("up", "down") and not is_typing and not self._is_on_button and self._entries:
            self._choose(self._chosen + (1 if key.name == "down" else -1))
        elif key.name in ("page_up", "page_down"):
            self._scroll.page(1 if key.name == "page_down" else -1)
            self.invalidate("list")
        elif key.name == "delete" and not is_typing and self._entries:
            self._ask(self._entries[self._chosen])
        else:
            super().on_key(key)

    @property
    def _is_typing(self) -> bool:
        return self.focused in self.fields

    @property
    def _is_on_button(self) -> bool:
        """Whether the keyboard focus is on something other than a row that Enter presses."""
        if not self.shows_focus or self.focused is None or self._is_typing:
            return False
        return self.focused not in ROW

    def _enter_row(self) -> None:
        """Enter opens the chosen save; while deleting is being confirmed, Enter keeps it."""
        if self._asking is not None:
            self._keep()
        else:
            self._open(self._entries[self._chosen])

    def on_press(self, press: Press) -> None:
        super().on_press(press)
        hit_area = self.hit_area_at(press.pos)
        if press.clicks != 2 or press.button != 1 or hit_area is None:
            return
        number = ROW.of(hit_area.handle)
        if number is not None:
            self._open(self._entries[number])

    def on_escape(self) -> None:
        if self._asking is not None:
            self._keep()
        elif self._taken:
            self._rename()
        else:
            self.host.pop()

    def on_wheel(self, wheel: Wheel) -> None:
        if self._scroll.holds(wheel.pos) and self._scroll.wheel(wheel.steps, self.kit.metrics.unit):
            self.invalidate("list", "ring")

    def _choose(self, number: int) -> None:
        self._chosen = min(max(number, 0), len(self._entries) - 1)
        self._asking = None
        top, high = self._spans()[self._chosen]
        self._scroll.show(top - self.kit.px(8), top + high + self.kit.px(8))
        self.invalidate("list", "ring")

    # What is done

    def _open(self, entry: SaveEntry) -> None:
        """Open an entry, or explain why it cannot be opened. A game at the table is not left without
        asking.
        """
        hot_seat = self._hot_seat
        if entry.error is not None and entry.good_copy is None:
            self.host.notify(closed_words(self.kit, entry.error))
        elif hot_seat is None or hot_seat.match.outcome is not None or entry.is_finished:
            self._go_to(entry)()
        elif hot_seat.kept.unsaved is not None:
            self.host.leaving(self._go_to(entry))
        else:
            self.host.push(QuestionScreen(self.host, "saves-other_ask", self._go_to(entry)))

    def _go_to(self, entry: SaveEntry) -> Act:
        navigator = self.host.navigator
        if entry.is_kept:
            return lambda: navigator.look(entry.path) if entry.is_finished else navigator.resume(entry.path)
        return lambda: navigator.load(entry.good_copy or entry.path)

    def _ask(self, entry: SaveEntry) -> None:
        self._choose(self._entries.index(entry))
        self._asking = entry.path
        self.invalidate("list")

    def _keep(self) -> None:
        self._asking = None
        self.invalidate("list", "ring")

    def _delete(self, entry: SaveEntry) -> None:
        try:
            delete(entry)
        except StoreError as error:
            self.host.notify(closed_words(self.kit, error))
        else:
            name = row_title(self.kit, entry, self._now)
            self.host.notify(self.say("saves-deleted", name=name))
        self._read()

    def _folder(self) -> Path | None:
        """The folder to save to; None, with a notice, if the typed text is no usable folder."""
        if FOLDER not in self.fields:
            return saves.default_folder()
        typed = self.fields[FOLDER].text.strip()
        folder = Path(typed).expanduser() if typed else saves.default_folder()
        if folder.is_absolute():
            return folder
        self.host.notify(self.say("saves-bad_folder", example=str(Path.home())))
        return None

    def _save(self) -> None:
        """Save under the typed name; if another save has it, ask first."""
        name, folder = self.fields[NAME].text.strip(), self._folder()
        if not name or self._taken or folder is None:
            return
        try:
            path = saves.path_for(folder, name)
        except StoreError as error:
            self.host.notify(self.host.explain(error))
            return
        if path.exists():
            self._taken = saves.title_of(path)
            self.invalidate("naming", "ring")
        else:
            self._write(folder, name)

    def _replace(self) -> None:
        folder = self._folder()
        if folder is not None:
            self._write(folder, self.fields[NAME].text.strip())

    def _rename(self) -> None:
        self._taken = ""
        self.focus(NAME, shown=False)
        self.invalidate("naming", "ring")

    def _write(self, folder: Path, name: str) -> None:
        """Write the save and return to the table; on failure stay here, to try another name or folder."""
        assert self._hot_seat is not None
        self._taken = ""
        try:
            path = saves.save(self._hot_seat.match, folder, name)
        except StoreError as error:
            self.host.notify(self.host.explain(error))
            self.fields.setdefault(FOLDER, line(str(Path.home()), LONGEST_FOLDER))
            self._read()
            return
        self._hot_seat.kept.was_copied()
        is_usual = folder == saves.default_folder()
        said = "saves-saved" if is_usual else "saves-saved_at"
        self.host.notify(self.say(said, name=saves.title_of(path), path=str(path)))
        self.host.pop()

    # What is seen

    def _frame(self) -> tuple[Rect, Rect, Rect, Rect]:
        """The boxes of the name field, of the tabs, of the list, and of the line about keys."""
        kit = self.kit
        wide = min(kit.px(WIDE), kit.metrics.width - 2 * kit.px(16))
        x = (kit.metrics.width - wide) // 2
        y = bar_height(kit) + kit.px(14)
        has_folder = FOLDER in self.fields
        high = naming_height(kit, wide, has_folder=has_folder) if self._hot_seat is not None else 0
        naming = Rect(x, y, wide, high)
        tabs = Rect(x, naming.bottom + (kit.px(12) if high else 0), min(wide, kit.px(620)), tab_height(kit))
        top = tabs.bottom + kit.px(10)
        foot = Rect(
            x, kit.metrics.height - kit.px(10) - kit.type.leading("small"), wide, kit.type.leading("small")
        )
        return naming, tabs, Rect(x, top, wide, foot.y - kit.px(8) - top), foot

    def _list_box(self) -> Rect:
        margin = self.kit.px(14)
        return self._frame()[2].inflate(-2 * margin, -2 * margin)

    def _states(self) -> list[RowState]:
        return [
            RowState(
                number,
                entry,
                self._glimpses.get(self._key(entry)),
                why_closed_words(self.kit, entry.error) if entry.error is not None else "",
                number == self._chosen and not self._is_typing,
                entry.path == self._asking,
            )
            for number, entry in enumerate(self._entries)
        ]

    def _row_width(self) -> int:
        return self._list_box().w - 2 * self.kit.px(4) - self.kit.px(12)

    def _spans(self) -> list[tuple[int, int]]:
        """The top and the height of each row in the list."""
        spans, y = [], self.kit.px(4)
        for state in self._states():
            high = row_height(self.kit, state, self._row_width())
            spans.append((y, high))
            y += high + self.kit.px(10)
        return spans

    def _compose_bar(self, canvas: Canvas) -> None:
        compose_title_bar(canvas, self.say("saves-title"), "", self.host.pop, ())

    def _compose_naming(self, canvas: Canvas) -> None:
        if self._hot_seat is None:
            return
        naming = Naming(
            self.fields[NAME],
            self.fields.get(FOLDER),
            self.focused,
            self._taken,
            self._save,
            self._replace,
            self._rename,
        )
        compose_naming(canvas, self._frame()[0], naming)

    def _compose_tabs(self, canvas: Canvas) -> None:
        counts = zip(TABS, (len(self._found.open), len(self._found.finished)), strict=True)
        tabs = [(name, self.say(f"saves-tab_{name}", count=count)) for name, count in counts]
        segments(canvas, self._frame()[1], tabs, self._tab, handle="tab", pick=self._showing, group="tabs")

    def _showing(self, tab: str) -> Act:
        def show() -> None:
            self._tab, self._chosen, self._asking = tab, 0, None
            self._scroll.jump(0)
            self.invalidate()

        return show

    def _compose_list(self, canvas: Canvas) -> None:
        kit = self.kit
        _, _, place, foot = self._frame()
        panel(canvas, place, name="list")
        keys = "saves-keys_typing" if self._is_typing else "saves-keys"
        canvas.text(self.say(keys), "small", CHALK_3, foot, align="center")
        box = self._list_box()
        if not self._entries:
            others = self._found.open or self._found.finished
            compose_empty(canvas, box, f"saves-none_{self._tab}" if others else "saves-none")
            return
        spans = self._spans()
        length = spans[-1][0] + spans[-1][1] + kit.px(6)
        with self._scroll.window(canvas, box, length) as inside:
            for number, (state, (y, high)) in enumerate(zip(self._states(), spans, strict=True)):
                row = Rect(inside.x + kit.px(4), inside.y + y, self._row_width(), high)
                if row.colliderect(box):
                    compose_row(canvas, row, state, self._deeds(number), self._now)

    def _deeds(self, number: int) -> RowDeeds:
        entry = self._entries[number]

        return RowDeeds(
            select=lambda: self._choose(number),
            open=lambda: self._open(entry),
            ask=lambda: self._ask(entry),
            delete=lambda: self._delete(entry),
            keep=self._keep,
        )


def tab_height(kit: Kit) -> int:
    return max(kit.px(44), kit.type.leading("ui") + kit.px(14))
