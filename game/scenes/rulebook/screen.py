"""The rulebook over the table: contents, one chapter at a time, a margin with notes, a search."""

from collections.abc import Sequence

from pygame import Rect

from game.config.paths import ASSETS
from game.diagrams.diagram import diagrams_of
from game.i18n.rulebook import Chapter, Paragraph, Passage, Rulebook
from game.input.editing import EditedLine
from game.input.gestures import Key, Wheel
from game.presenters.registry import COVERS, PRESENTERS
from game.rules.core.mistakes import BadContent
from game.scenes.diagrams.studio import Studio
from game.scenes.rulebook import margin, sheet
from game.scenes.rulebook.page import (
    CAPTION,
    Block,
    Page,
    PageFigure,
    Typesetter,
    length_of,
    page_with,
    pages_of,
)
from game.scenes.rulebook.sheet import SEARCH, Parts, SearchHits
from game.scenes.screen import PlacesOfRules, Screen, ScreenHost
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.theme import BRASS_D, INK_2, PAPER_0, PAPER_2, PAPER_4
from game.view.widgets.buttons import icon_button
from game.view.widgets.panels import paper
from game.view.widgets.scrolling import Scroll

TURNING = HandleKind("turning", int)
SHOW = HandleKind("show_rule", str)
"""The link to the places of a rule on the table."""

LINE_STEP = 58
ABOVE = 12
"""Design pixels that stay free above the rule at which the book was opened."""
FAR = 1 << 30


class RulebookScreen(Screen):
    """Opens at a rule if one is given. It keeps its place when the language changes."""

    name = "rulebook"
    is_modal = True

    def __init__(
        self,
        host: ScreenHost,
        game: str,
        rule: str | None = None,
        *,
        lies_on_aid: bool = False,
        places: PlacesOfRules | None = None,
    ) -> None:
        """Opened from the player aid it lies on it and returns there; opened from a table it can show rules
        there.
        """
        super().__init__(host)
        self.game = game
        self._places = places
        self.lies_on_aid = lies_on_aid
        self.colour = next((cover.stripe for cover in COVERS if cover.game == game), BRASS_D)
        self.fields = {SEARCH: EditedLine()}
        self.found = SearchHits()
        self.text_scroll, self.contents_scroll, self.margin_scroll = Scroll(), Scroll(), Scroll()
        self.marked: str | None = None
        """The rule at which the book was opened; None if there is none."""
        self.first_seen: str | None = None
        """The first rule in view; None if there is none."""
        self.setter = Typesetter(diagrams_of(game))
        self.studio = Studio(host)
        self._sought: Passage | None = None
        self._follows = True
        self._open_book()
        self.add_layer("sheet", self._compose_sheet)
        self.add_layer("contents", self._compose_contents)
        self.add_layer("page", self._compose_page)
        self.open_rule(rule)

    def _open_book(self) -> None:
        """Read the book in the current language; a book that cannot be read has no pages."""
        language = self.language = self.kit.texts.language
        try:
            self.book = Rulebook.nearest(ASSETS / "rulebook", language, self.game)
        except BadContent:
            self.book = Rulebook(language, self.game, ())
        self.pages = pages_of(self.book)
        self.page: Page | None = self.pages[0] if self.pages else None

    # Going through the book

    def open_rule(self, rule: str | None) -> None:
        paragraph = self.book.paragraph(rule) if rule is not None else None
        if paragraph is not None:
            self._show(paragraph)

    def open_page(self, number: int) -> None:
        if 0 <= number < len(self.pages):
            self.page, self.marked, self._sought = self.pages[number], None, None
            self.text_scroll.jump(0)
            self._follows = True
            self.invalidate()

    def _show(self, passage: Passage) -> None:
        self.page = page_with(self.pages, passage)
        self._sought, self.marked = passage, passage.anchor
        self._follows = True
        self.invalidate()

    def restyle(self) -> None:
        """In another language, open that language's book at the same rule."""
        super().restyle()
        marked, read = self.marked, self.marked or self.first_seen
        if self.kit.texts.language != self.language:
            number = self.page.number if self.page else 0
            self._open_book()
            self.open_page(min(number, len(self.pages) - 1))
            self._search()
        self.open_rule(read)
        self.marked = marked

    def _to_player_aid(self) -> None:
        if self.lies_on_aid:
            self.host.pop()
        else:
            self.host.navigator.player_aid(self.game, self.open_rule)

    # Searching

    def edit(self, handle: str, line: EditedLine) -> None:
        is_new = line.text != self.fields[handle].text
        super().edit(handle, line)
        if is_new:
            self._search()
            self.next_hit(0)

    def _search(self) -> None:
        words = self.fields[SEARCH].text
        self.found = SearchHits(words, tuple(self.book.search(words)))

    def next_hit(self, step: int) -> None:
        count = len(self.found.passages)
        if count:
            self.found = self.found._replace(place=(self.found.place + step) % count)
            self._show(self.found.passages[self.found.place])

    # The sheet

    @property
    def parts(self) -> Parts:
        return sheet.parts_of(self.kit)

    def _compose_sheet(self, canvas: Canvas) -> None:
        parts = self.parts
        paper(canvas, parts.sheet, radius=10, shadow="s4")
        canvas.zone("rulebook", parts.sheet, "sheet")
        canvas.rounded(parts.contents, 10, PAPER_2)
        canvas.fill(Rect(parts.contents.right, parts.contents.y, 1, parts.contents.h), PAPER_4)
        head = sheet.Head(
            title=self.say("rulebook-title", game=self.book.title),
            colour=self.colour,
            line=self.fields[SEARCH],
            is_typing=self.focused == SEARCH,
            found=self.found,
            step=lambda step: lambda: self.next_hit(step),
            speak=lambda language: lambda: self.host.change(language=language),
            on_one_page=self._to_player_aid,
            close=self.host.pop,
        )
        sheet.compose_head(canvas, parts.head, head)

    def _compose_contents(self, canvas: Canvas) -> None:
        listed = sheet.entries(self.pages, self.page, self._to_page, self._to_heading)
        box, scroll = self.parts.contents, self.contents_scroll
        sheet.compose_contents(canvas, box, listed, scroll, self.colour, follow=self._follows)
        self._follows = False

    # The page

    def _compose_page(self, canvas: Canvas) -> None:
        parts = self.parts
        canvas.zone("rulebook/text", parts.text, "part")
        if self.page is None:
            box = parts.text.inflate(-2 * parts.pad, -2 * parts.pad)
            canvas.words(self.say("rulebook-missing"), "reading", INK_2, box, fit=True)
            return
        width = parts.text.w - 2 * parts.pad
        blocks = self.setter.blocks(canvas.kit, self.book, self.page, width, self.found.words, self.colour)
        self._seek(blocks)
        below = [] if parts.margin else self._notes(tuple(self.page.paragraphs))
        turn = canvas.kit.type.leading("ui_large") + canvas.kit.px(40)
        notes = margin.height_of(canvas.kit, below, width)
        length = parts.pad + length_of(blocks) + turn + notes + parts.pad
        with self.text_scroll.window(canvas, parts.text, length, on_paper=True) as whole:
            column = Rect(whole.x + parts.pad, whole.y + parts.pad, width, length)
            self._compose_blocks(canvas, blocks, column)
            foot = Rect(column.x, column.y + length_of(blocks), width, turn)
            self._compose_turning(canvas, foot)
            margin.compose(canvas, below, Rect(column.x, foot.bottom, width, notes), self._to_rule)
        seen = self.seen(blocks)
        self.first_seen = next((paragraph.anchor for paragraph in seen if paragraph.anchor), None)
        if parts.margin:
            self._compose_margin(canvas, parts.margin, seen)

    def _seek(self, blocks: tuple[Block, ...]) -> None:
        """Scroll to a rule, whose place is known only when its page is set. Headings right above it are shown
        too.
        """
        sought, self._sought = self._sought, None
        top: int | None = None
        for block in blocks:
            top = block.top if top is None else top
            if sought is not None and sought is block.passage:
                self.text_scroll.jump(top + self.parts.pad - self.kit.px(ABOVE) if top else 0)
                return
            if block.paragraph is not None:
                top = None

    def seen(self, blocks: tuple[Block, ...]) -> list[Paragraph]:
        """The paragraphs with at least one readable line in view."""
        top = self.text_scroll.offset - self.parts.pad
        bottom = top + self.parts.text.h
        line = self.kit.type.leading("reading")
        return [
            block.paragraph
            for block in blocks
            if block.paragraph and block.top + block.height >= top + line and block.top + line <= bottom
        ]

    def _compose_blocks(self, canvas: Canvas, blocks: tuple[Block, ...], column: Rect) -> None:
        marked = [
            one for one in blocks if one.paragraph and self.marked and one.paragraph.anchor == self.marked
        ]
        if marked:
            top, bottom = marked[0].top, marked[-1].top + marked[-1].height
            self._mark(canvas, Rect(column.x, column.y + top, column.w, bottom - top))
        first_of = {one.paragraph: one for one in reversed(blocks)}
        for block in blocks:
            box = Rect(column.x + block.indent, column.y + block.top, column.w - block.indent, block.height)
            if not box.colliderect(self.parts.text):
                continue
            if block.sign:
                high = canvas.kit.type.leading(block.style)
                sign = Rect(column.x, box.y, block.indent - canvas.kit.px(8), high)
                canvas.text(block.sign, "reading_bold", BRASS_D, sign, align="right")
            if block is first_of.get(block.paragraph):
                self._compose_place(canvas, block, column)
            if block.figure is not None:
                box = self._compose_figure(canvas, block.figure, box)
            canvas.laid(block.lines, box, block.style, self._to_rule)

    def _compose_place(self, canvas: Canvas, block: Block, column: Rect) -> None:
        """Draw beside the first line of a rule: the link to its places on the table below."""
        rule = block.paragraph.anchor if block.paragraph else None
        if rule is None or self._places is None or not self._places.has(rule):
            return
        side = canvas.kit.px(26)
        box = Rect(column.right + canvas.kit.px(3), column.y + block.top, side, side)
        icon_button(
            canvas, box, "map_marker", handle=SHOW(rule), act=self._showing(rule), group="places",
            tip=self.say("rulebook-show"), colour=BRASS_D,
        )  # fmt: skip

    def _showing(self, rule: str) -> Act:
        def show() -> None:
            assert self._places is not None
            self.host.pop()
            self._places.show(rule)

        return show

    def _compose_figure(self, canvas: Canvas, figure: PageFigure, box: Rect) -> Rect:
        """Draw a diagram, or its empty frame until it is ready; returns the box of its caption."""
        kit = canvas.kit
        frame = Rect(box.x, box.y, *figure.size)
        picture = self.studio.picture(kit, figure.diagram, figure.size)
        if picture is None:
            canvas.fill(frame, PAPER_2)
        else:
            canvas.blit(picture, frame.topleft)
        canvas.rounded(frame, 0, None, PAPER_4, 1)
        taken = frame.h + kit.px(CAPTION)
        return Rect(box.x, frame.y + taken, box.w, box.h - taken)

    @property
    def is_working(self) -> bool:
        return self.studio.has_work

    def work(self, spare: float) -> None:
        self.studio.draw_next(self.kit)
        self.invalidate("page")

    def _mark(self, canvas: Canvas, box: Rect) -> None:
        grow = canvas.kit.px(14)
        plate = Rect(box.x - grow, box.y - grow // 2, box.w + 2 * grow, box.h + grow)
        canvas.rounded(plate, 6, PAPER_0, PAPER_4, 1)
        canvas.fill(Rect(plate.x, plate.y + grow // 2, canvas.kit.px(4), plate.h - grow), BRASS_D)

    def _compose_turning(self, canvas: Canvas, box: Rect) -> None:
        """Draw the buttons for the chapters before and after."""
        assert self.page is not None
        half, mark = box.w // 2 - canvas.kit.px(8), canvas.kit.px(28)
        for step, left in ((-1, box.x), (1, box.right - half)):
            number = self.page.number + step
            if not 0 <= number < len(self.pages):
                continue
            cell = Rect(left, box.y + canvas.kit.px(10), half, box.h - canvas.kit.px(30))
            icon = Rect(cell.x if step < 0 else cell.right - mark, cell.y, mark, cell.h)
            words = Rect(cell.x + (mark if step < 0 else 0), cell.y, cell.w - mark, cell.h)
            canvas.icon("chevron_left" if step < 0 else "chevron_right", icon, self.colour, 24)
            align = "left" if step < 0 else "right"
            canvas.text(self.pages[number].title, "ui_large", self.colour, words, align=align)
            canvas.hit_area(TURNING(step), cell, "turning", act=self._to_page(number))

    # The margin

    def _notes(self, read: Sequence[Paragraph]) -> list[margin.Box]:
        presenter = PRESENTERS.get(self.game)
        notes = presenter.margin_notes(self.kit) if presenter else ()
        stated = (one.anchor for one in self.page.paragraphs if one.anchor) if self.page else ()
        return margin.boxes(self.kit, self.book, notes, stated, read, self.colour)

    def _compose_margin(self, canvas: Canvas, box: Rect, seen: Sequence[Paragraph]) -> None:
        kit = canvas.kit
        canvas.zone("rulebook/margin", box, "part")
        canvas.fill(Rect(box.x, box.y + kit.px(24), 1, box.h - 2 * kit.px(24)), PAPER_4)
        inner = box.inflate(-2 * kit.px(22), -2 * kit.px(24))
        notes = self._notes(seen)
        width = inner.w - kit.px(12)
        length = margin.height_of(kit, notes, width)
        with self.margin_scroll.window(canvas, inner, length, on_paper=True) as whole:
            margin.compose(canvas, notes, Rect(whole.x, whole.y, width, length), self._to_rule)

    # Gestures

    def _to_rule(self, rule: str) -> Act:
        return lambda: self.open_rule(rule)

    def _to_page(self, number: int) -> Act:
        return lambda: self.open_page(number)

    def _to_heading(self, chapter: Chapter) -> Act:
        return lambda: self._show(chapter)

    def on_wheel(self, wheel: Wheel) -> None:
        for scroll in (self.contents_scroll, self.margin_scroll, self.text_scroll):
            if scroll.holds(wheel.pos) and scroll.wheel(wheel.steps, self.kit.metrics.unit):
                self._scrolled()

    def _scrolled(self) -> None:
        self.invalidate("contents", "page", "ring", "tip")

    def on_typed(self, text: str) -> None:
        """Typing starts the search."""
        if self.focused != SEARCH and text.strip():
            self.focus(SEARCH, shown=False)
        super().on_typed(text)

    def on_key(self, key: Key) -> None:
        is_typing = self.focused == SEARCH
        if key.ctrl and key.name == "f":
            self.focus(SEARCH, shown=False)
        elif key.name == "f3" or (is_typing and key.name == "enter"):
            self.next_hit(-1 if key.shift else 1)
        elif not (self._scroll_key(key.name, is_typing) or self._page_key(key.name, is_typing)):
            super().on_key(key)

    def _scroll_key(self, name: str, is_typing: bool) -> bool:
        """Keys that scroll the text; arrow keys do so while nothing else uses them."""
        scroll = self.text_scroll
        if name in ("page_up", "page_down"):
            scroll.page(1 if name == "page_down" else -1)
        elif name in ("home", "end") and not is_typing:
            scroll.jump(FAR if name == "end" else 0)
        elif name in ("up", "down") and (is_typing or not self.shows_focus):
            scroll.by(self.kit.px(LINE_STEP) * (1 if name == "down" else -1))
        else:
            return False
        self._scrolled()
        return True

    def _page_key(self, name: str, is_typing: bool) -> bool:
        if name not in ("left", "right") or is_typing or self.shows_focus or self.page is None:
            return False
        self.open_page(self.page.number + (1 if name == "right" else -1))
        return True

    def on_escape(self) -> None:
        """Leave the search first, then the book."""
        if self.focused == SEARCH and self.fields[SEARCH].text:
            self.edit(SEARCH, EditedLine())
            self.focus(None, shown=False)
        else:
            super().on_escape()

    def focus(self, handle: str | None, *, shown: bool = True) -> None:
        """Keep the entries before and after the focused one in view, so that the arrow keys can go on to
        them.
        """
        super().focus(handle, shown=shown)
        hit_area = self.find(handle)
        if shown and hit_area is not None and hit_area.group == "contents":
            box = self.parts.contents
            if hit_area.rect.bottom + 2 * hit_area.rect.h > box.bottom:
                self.contents_scroll.by(2 * hit_area.rect.h)
            elif hit_area.rect.top - 2 * hit_area.rect.h < box.top:
                self.contents_scroll.by(-2 * hit_area.rect.h)
            self._scrolled()
