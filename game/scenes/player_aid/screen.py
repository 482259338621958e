"""The player aid over the table: the game on one page; each line links to its rule."""

from collections.abc import Callable

from pygame import Rect

from game.config.paths import ASSETS
from game.i18n.player_aid import PlayerAid
from game.input.gestures import Key, Wheel
from game.presenters.registry import COVERS
from game.rules.core.mistakes import BadContent
from game.scenes.player_aid.page import compose_page, set_page
from game.scenes.screen import Screen, ScreenHost
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.theme import BRASS_D, INK_2, PAPER_0, Colour
from game.view.widgets.buttons import icon_button
from game.view.widgets.panels import paper
from game.view.widgets.scrolling import Scroll

KEY = "k"
"""The key that opens it at a table, and closes it again."""
COLUMNS, FEWER_COLUMNS = 3, 2
NARROWEST = 17
"""In type sizes: a narrower column cannot be read."""
LINE_STEP = 58


class PlayerAidScreen(Screen):
    """Follows the current language, and keeps only its scroll position."""

    name = "player_aid"
    is_modal = True

    def __init__(
        self, host: ScreenHost, game: str, open_book: Callable[[str | None], None] | None = None
    ) -> None:
        """`open_book` turns the pages of the rulebook below it; None if there is none."""
        super().__init__(host)
        self.game = game
        self.open_book = open_book
        self.colour = stripe_of(game)
        self.scroll = Scroll()
        self.add_layer("sheet", self._compose_sheet)
        self.add_layer("page", self._compose_page)

    # The sheet

    def _parts(self) -> tuple[Rect, Rect, Rect]:
        """The sheet, its head, and the visible part of the page."""
        kit = self.kit
        wide = min(kit.px(1640), kit.metrics.width - 2 * kit.px(24))
        high = min(kit.px(1020), kit.metrics.height - 2 * kit.px(16))
        sheet = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        head = Rect(sheet.x, sheet.y, sheet.w, max(kit.px(64), kit.type.leading("h1") + kit.px(20)))
        pad = kit.px(28)
        body = Rect(sheet.x + pad, head.bottom, sheet.w - 2 * pad, sheet.bottom - head.bottom - pad // 2)
        return sheet, head, body

    def _compose_sheet(self, canvas: Canvas) -> None:
        sheet, head, _ = self._parts()
        paper(canvas, sheet, radius=10, shadow="s4")
        canvas.zone("player_aid", sheet, "sheet")
        canvas.rounded(head, 10, self.colour)
        canvas.fill(Rect(head.x, head.centery, head.w, head.bottom - head.centery), self.colour)
        kit = canvas.kit
        side = head.h - 2 * kit.px(12)
        close = Rect(head.right - kit.px(16) - side, head.y + kit.px(12), side, side)
        icon_button(canvas, close, "close", handle="aid/close", act=self.host.pop, tip=self.say("aid-close"))
        rules = close.move(-side - kit.px(10), 0)
        icon_button(
            canvas, rules, "book_open_page_variant", handle="aid/rules", act=self._to_rule(None),
            tip=self.say("table-rules"),
        )  # fmt: skip
        mark = Rect(head.x + kit.px(20), head.y, kit.px(40), head.h)
        canvas.icon("clipboard_text", mark, PAPER_0, 30)
        room = Rect(mark.right + kit.px(12), head.y, rules.x - mark.right - kit.px(24), head.h)
        if aid := self._aid():
            canvas.text(self.say("aid-title", game=aid.title), "h1", PAPER_0, room)

    def _aid(self) -> PlayerAid | None:
        try:
            return PlayerAid.nearest(ASSETS / "rulebook", self.kit.texts.language, self.game)
        except BadContent:
            return None

    # The page

    def _compose_page(self, canvas: Canvas) -> None:
        _, _, body = self._parts()
        kit, aid = canvas.kit, self._aid()
        canvas.zone("player_aid/page", body, "part")
        if aid is None:
            canvas.words(self.say("aid-missing"), "reading", INK_2, body, fit=True)
            return
        inside = body.w - kit.px(12)
        page = set_page(kit, aid, (inside, body.h - kit.px(24)), columns_for(kit, inside))
        with self.scroll.window(canvas, body, page.height + kit.px(24), on_paper=True) as whole:
            box = Rect(whole.x, whole.y + kit.px(12), inside, page.height)
            compose_page(canvas, box, page, self.colour, self._to_rule)

    def _to_rule(self, rule: str | None) -> Act:
        return lambda: self._open_book(rule)

    def _open_book(self, rule: str | None) -> None:
        """Go back to the rulebook below it, if there is one, so that the two are never stacked twice."""
        if self.open_book is None:
            self.host.navigator.rulebook(self.game, rule, lies_on_aid=True)
        else:
            self.host.pop()
            self.open_book(rule)

    # Gestures

    def on_wheel(self, wheel: Wheel) -> None:
        if self.scroll.wheel(wheel.steps, self.kit.metrics.unit):
            self._scrolled()

    def _scrolled(self) -> None:
        self.invalidate("page", "ring", "tip")

    def on_key(self, key: Key) -> None:
        steps = {"up": -1, "down": 1}
        if key.name == KEY and not key.ctrl:
            self.host.pop()
        elif key.name in ("page_up", "page_down"):
            self.scroll.page(1 if key.name == "page_down" else -1)
            self._scrolled()
        elif key.name in steps and not self.shows_focus:
            self.scroll.by(self.kit.px(LINE_STEP) * steps[key.name])
            self._scrolled()
        else:
            super().on_key(key)

    def focus(self, handle: str | None, *, shown: bool = True) -> None:
        """Keep the lines before and after the focused one in view, so that the arrow keys can go on
        to them.
        """
        super().focus(handle, shown=shown)
        hit_area = self.find(handle)
        if shown and hit_area is not None and hit_area.group == "aid":
            _, _, body = self._parts()
            if hit_area.rect.bottom + 2 * hit_area.rect.h > body.bottom:
                self.scroll.by(2 * hit_area.rect.h)
            elif hit_area.rect.top - 2 * hit_area.rect.h < body.top:
                self.scroll.by(-2 * hit_area.rect.h)
            self._scrolled()


def stripe_of(game: str) -> Colour:
    return next((cover.stripe for cover in COVERS if cover.game == game), BRASS_D)


def columns_for(kit: Kit, width: int) -> int:
    """The largest number of readable columns."""
    for columns in (COLUMNS, FEWER_COLUMNS):
        if width // columns >= NARROWEST * kit.type.size("body"):
            return columns
    return 1


def print_page(canvas: Canvas, aid: PlayerAid, colour: Colour) -> None:
    """Draw the aid for printing: the whole picture is the paper."""
    kit = canvas.kit
    sheet = kit.metrics.rect
    canvas.fill(sheet, PAPER_0)
    margin = kit.px(56)
    head = Rect(margin, margin, sheet.w - 2 * margin, kit.px(60))
    canvas.rounded(head, 6, colour)
    canvas.text(aid.title, "h1", PAPER_0, head.inflate(-2 * kit.px(20), 0))
    room = sheet.h - head.bottom - kit.px(14) - margin
    page = set_page(kit, aid, (head.w, room), COLUMNS)
    box = Rect(head.x, head.bottom + kit.px(14), head.w, page.height)
    compose_page(canvas, box, page, colour)
