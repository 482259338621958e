"""The settings: changes apply at once and are saved; each setting explains itself in a line."""

from pygame import Rect

from game.input.gestures import Key, Wheel
from game.presenters.registry import PRESENTERS
from game.scenes.screen import Screen, ScreenHost
from game.scenes.settings.rows import Listing, Section, SettingRow, defaults
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind, part_of, whole_of
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, DESK_700, HAIRLINE
from game.view.widgets.buttons import button, icon_button, segments, toggle
from game.view.widgets.panels import chip
from game.view.widgets.scrolling import Scroll

SETTING = HandleKind("settings", str)

FAR = 1 << 30
CLOSE = "settings/close"
ROW_GAP = 18
SECTION_GAP = 30


class SettingsScreen(Screen):
    """The screen of the settings."""

    name = "settings"
    is_modal = True

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self.scroll = Scroll()
        self._listing = Listing(host)
        self._asks_reset = False
        self._middles: dict[str, int] = {}
        """The middle of each row without scrolling, rows out of view included."""
        self.add_layer("panel", self._compose)

    # Places

    def _panel(self) -> Rect:
        metrics = self.kit.metrics
        wide = min(self.kit.px(1320 * max(metrics.text_scale, 1.0)), metrics.width - 2 * self.kit.px(32))
        high = min(self.kit.px(960), metrics.height - 2 * self.kit.px(24))
        return Rect((metrics.width - wide) // 2, (metrics.height - high) // 2, wide, high)

    def _head_height(self) -> int:
        return max(self.kit.px(64), self.kit.type.leading("h1") + self.kit.px(24))

    def _compose(self, canvas: Canvas) -> None:
        kit, panel = canvas.kit, self._panel()
        canvas.rounded(panel, 10, DESK_700, HAIRLINE, 1, shadow="s4")
        canvas.zone("settings", panel, "sheet")
        pad = kit.px(32)
        head = Rect(panel.x + pad, panel.y, panel.w - pad - kit.px(14), self._head_height())
        side = head.h - 2 * kit.px(12)
        close = Rect(head.right - side, head.y + kit.px(12), side, side)
        icon_button(canvas, close, "close", handle=CLOSE, act=self.host.pop, tip=self.say("settings-close"))
        canvas.text(
            self.say("settings-title"), "h1", CHALK, Rect(head.x, head.y, head.w - side - pad, head.h)
        )
        canvas.fill(Rect(panel.x, head.bottom, panel.w, 1), HAIRLINE)
        body = Rect(
            panel.x + pad, head.bottom + 1, panel.w - 2 * pad, panel.bottom - head.bottom - kit.px(10)
        )
        self._compose_columns(canvas, body)

    def _compose_columns(self, canvas: Canvas, body: Rect) -> None:
        kit = canvas.kit
        listed = self._listing.sections(self._asks_reset, self._reset)
        count = 1 if body.w < 60 * kit.type.size("body") else 2
        gap = kit.px(56)
        width = (body.w - kit.px(16) - gap * (count - 1)) // count
        columns = _columns(kit, listed, width, count)
        length = max(height for _, height in columns) + 2 * kit.px(20)
        with self.scroll.window(canvas, body, length) as whole:
            for number, (sections, height) in enumerate(columns):
                left = whole.x + number * (width + gap)
                column = Rect(left, whole.y + kit.px(20), width, height)
                self._compose_column(canvas, sections, column)

    def _compose_column(self, canvas: Canvas, sections: list[Section], column: Rect) -> None:
        kit, y = canvas.kit, column.y
        for section in sections:
            high = kit.type.leading("h2")
            canvas.text(section.title, "h2", BRASS, Rect(column.x, y, column.w, high))
            y += high + kit.px(12)
            for row in section.rows:
                height = _row_height(kit, row, column.w)
                self._compose_row(canvas, row, Rect(column.x, y, column.w, height))
                y += height + kit.px(ROW_GAP)
            y += kit.px(SECTION_GAP - ROW_GAP)

    # A row

    def _compose_row(self, canvas: Canvas, row: SettingRow, rect: Rect) -> None:
        kit = canvas.kit
        self._middles[_group(row)] = rect.centery + self.scroll.offset
        beside = _beside_width(kit, row)
        label = Rect(rect.x, rect.y, rect.w - beside, kit.type.leading("ui_large"))
        canvas.text(row.label, "ui_large", CHALK, label)
        high = _words_height(kit, row, rect.w)
        canvas.words(row.words, "small", CHALK_2, Rect(rect.x, label.bottom, rect.w - beside, high))
        under = max(label.bottom + high, rect.y + _switch_size(kit)[1] if row.kind == "switch" else 0)
        if row.kind == "switch":
            self._compose_switch(canvas, row, rect)
        elif row.choices:
            box = Rect(rect.x, under + kit.px(6), rect.w, _control_height(kit))
            self._compose_choice(canvas, row, box)
            if row.has_chips:
                _compose_chips(canvas, Rect(rect.x, box.bottom + kit.px(10), rect.w, _chip_height(kit)))

    def _compose_switch(self, canvas: Canvas, row: SettingRow, rect: Rect) -> None:
        assert row.pick is not None
        wide, high = _switch_size(canvas.kit)
        is_on = row.chosen == "on"
        box = Rect(rect.right - wide, rect.y, wide, high)
        act = row.pick("off" if is_on else "on")
        toggle(canvas, box, is_on, handle=_group(row), act=act, group=_group(row))

    def _compose_choice(self, canvas: Canvas, row: SettingRow, box: Rect) -> None:
        assert row.pick is not None
        group = _group(row)
        if row.kind == "choice":
            segments(canvas, box, row.choices, row.chosen, handle=group, pick=row.pick, group=group)
            return
        gap = canvas.kit.px(10)
        wide = (box.w - gap) // 2
        for number, (name, word) in enumerate(row.choices):
            cell = Rect(box.x + number * (wide + gap), box.y, wide, box.h)
            kind = "primary" if name == "do" else "secondary"
            button(
                canvas, cell, word, handle=part_of(group, name), act=row.pick(name), group=group, kind=kind
            )

    def _reset(self, answer: str) -> Act:
        def act() -> None:
            self._asks_reset = answer == "ask"
            if answer == "do":
                self.host.change(**defaults())
            self.invalidate()

        return act

    # Gestures

    def on_wheel(self, wheel: Wheel) -> None:
        if self.scroll.wheel(wheel.steps, self.kit.metrics.unit):
            self._scrolled()

    def on_key(self, key: Key) -> None:
        if key.name in ("page_up", "page_down"):
            self.scroll.page(1 if key.name == "page_down" else -1)
        elif key.name in ("home", "end"):
            self.scroll.jump(FAR if key.name == "end" else 0)
        elif key.name == "tab":
            self._go(self._next_row(-1 if key.shift else 1))
        else:
            super().on_key(key)
            return
        self._scrolled()

    def _scrolled(self) -> None:
        self.invalidate("panel", "ring", "tip")

    def _next_row(self, step: int) -> str:
        """The first control of the next row in the order of the list, wherever it is drawn; after the last,
        the way out.
        """
        listed = self._listing.sections(self._asks_reset, self._reset)
        rows = [row for section in listed for row in section.rows if row.pick is not None]
        groups = [CLOSE, *map(_group, rows)]
        firsts = [CLOSE, *map(_first_control, rows)]
        here = self._group_of(self.focused)
        return firsts[(groups.index(here) + step) % len(groups) if here in groups else min(step, 0)]

    def _group_of(self, handle: str | None) -> str | None:
        """The row of a control; one of several choices has the name of the row in its handle. None for other
        things.
        """
        if handle is None or handle in self._middles:
            return handle
        row = whole_of(handle)
        return row if row in self._middles else handle

    def focus(self, handle: str | None, *, shown: bool = True) -> None:
        """Scroll the focused row to the middle, also from out of view."""
        super().focus(handle, shown=shown)
        middle = self._middles.get(self._group_of(handle) or "")
        if shown and middle is not None:
            panel = self._panel()
            self.scroll.jump(middle - (panel.y + self._head_height() + panel.bottom) // 2)
            self._scrolled()


def _group(row: SettingRow) -> str:
    return SETTING(row.name)


def _first_control(row: SettingRow) -> str:
    return _group(row) if row.kind == "switch" else f"{_group(row)}/{row.choices[0][0]}"


# Measuring


def _columns(
    kit: Kit, listed: tuple[Section, ...], width: int, count: int
) -> list[tuple[list[Section], int]]:
    """The sections in order, cut so that the longest column is as short as possible."""
    heights = [_section_height(kit, section, width) for section in listed]
    cuts = range(1, len(listed)) if count > 1 else range(len(listed), len(listed) + 1)
    cut = min(cuts, key=lambda place: max(sum(heights[:place]), sum(heights[place:])))
    found = [(list(listed[:cut]), sum(heights[:cut])), (list(listed[cut:]), sum(heights[cut:]))]
    return found[:count]


def _section_height(kit: Kit, section: Section, width: int) -> int:
    rows = sum(_row_height(kit, row, width) + kit.px(ROW_GAP) for row in section.rows)
    return kit.type.leading("h2") + kit.px(12) + rows + kit.px(SECTION_GAP - ROW_GAP)


def _row_height(kit: Kit, row: SettingRow, width: int) -> int:
    high = kit.type.leading("ui_large") + _words_height(kit, row, width)
    if row.kind == "switch":
        return max(high, _switch_size(kit)[1])
    if row.choices:
        high += kit.px(6) + _control_height(kit)
    return high + (kit.px(10) + _chip_height(kit) if row.has_chips else 0)


def _words_height(kit: Kit, row: SettingRow, width: int) -> int:
    lines = kit.type.wrapped(row.words, "small", width - _beside_width(kit, row))
    return len(lines) * kit.type.leading("small")


def _beside_width(kit: Kit, row: SettingRow) -> int:
    return _switch_size(kit)[0] + kit.px(24) if row.kind == "switch" else 0


def _switch_size(kit: Kit) -> tuple[int, int]:
    return kit.px(72), kit.px(36)


def _control_height(kit: Kit) -> int:
    return kit.type.leading("ui") + kit.px(20)


def _chip_height(kit: Kit) -> int:
    return kit.type.leading("ui_bold") + kit.px(12)


def _compose_chips(canvas: Canvas, box: Rect) -> None:
    """Draw the sides of the games in the chosen palette."""
    x = box.x
    for presenter in PRESENTERS.values():
        for name, colours in presenter.chips(canvas.kit):
            room = Rect(x, box.y, box.right - x, box.h)
            if room.w > canvas.kit.px(80):
                x = chip(canvas, room, colours, name).right + canvas.kit.px(12)
