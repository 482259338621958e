"""Everything that was said once in a game, to read again: a sentence each, with its rule."""

from collections.abc import Sequence

from pygame import Rect

from game.content.introductions import Introduction, introductions_of
from game.input.gestures import Key, Press, Wheel
from game.presenters.shared.controls.rule_links import short_rule
from game.scenes.chooser import Over
from game.scenes.saves.words import game_title
from game.scenes.screen import ScreenHost
from game.view.canvas import Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import BRASS_D, INK, INK_2, PAPER_3
from game.view.widgets.buttons import button
from game.view.widgets.panels import below, paper
from game.view.widgets.scrolling import Scroll

SAID = HandleKind("said", str)
"""A sentence that was said, by its id, or an action for all of them."""
WIDE, PAD = 860, 28


def said_in(game: str, introduced: Sequence[str]) -> tuple[Introduction, ...]:
    """What has been said of a game so far, in the order of its table."""
    return tuple(one for one in introductions_of(game) if one.key in introduced)


class IntroductionsScreen(Over):
    """The list of introductions that were said."""

    name = "introductions"

    def __init__(self, host: ScreenHost, game: str) -> None:
        super().__init__(host)
        self.game = game
        self.scroll = Scroll()
        self._box = Rect(0, 0, 0, 0)
        self.add_layer("sheet", self._compose)
        self.focus(SAID("close"))

    @property
    def said(self) -> tuple[Introduction, ...]:
        return said_in(self.game, self.host.settings.introduced)

    def on_press(self, press: Press) -> None:
        """A click beside the sheet closes it."""
        if not self._box.collidepoint(press.pos):
            self.host.pop()
        else:
            super().on_press(press)

    def on_wheel(self, wheel: Wheel) -> None:
        if self.scroll.wheel(wheel.steps, self.kit.metrics.unit):
            self.invalidate("sheet", "ring", "tip")

    def on_key(self, key: Key) -> None:
        if key.name in ("page_up", "page_down"):
            self.scroll.page(1 if key.name == "page_down" else -1)
            self.invalidate("sheet", "ring", "tip")
        else:
            super().on_key(key)

    def forget_all(self) -> None:
        """Make every introduction be said again when its thing is next met."""
        own = {one.key for one in introductions_of(self.game)}
        kept = tuple(key for key in self.host.settings.introduced if key not in own)
        self.host.change(introduced=kept)
        self.host.notify(self.say("meet-forgotten"))
        self.host.pop()

    def _compose(self, canvas: Canvas) -> None:
        kit, said, pad = canvas.kit, self.said, canvas.kit.px(PAD)
        wide = min(kit.px(WIDE * max(1.0, kit.metrics.text_scale * 0.8)), kit.metrics.width - kit.px(40))
        inside = wide - 2 * pad - kit.px(14)
        heights = [_height(kit, one, inside) for one in said]
        head, foot = kit.type.leading("h1") + kit.px(14), kit.type.leading("ui") + kit.px(20)
        high = min(2 * pad + head + sum(heights) + kit.px(14) + foot, kit.metrics.height - kit.px(24))
        box = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        self._box = box
        paper(canvas, box, texture="texture_paper", shadow="s4")
        canvas.zone("introductions", box, "slip")
        inner = box.inflate(-2 * pad, -2 * pad)
        title = kit.say("meet-title", game=game_title(kit, self.game))
        canvas.text(title, "h1", INK, Rect(inner.x, inner.y, inner.w, kit.type.leading("h1")))
        body = below(inner, head)
        body.h -= foot + kit.px(14)
        with self.scroll.window(canvas, body, sum(heights)) as whole:
            y = whole.y
            for one, tall in zip(said, heights, strict=True):
                self._row(canvas, Rect(whole.x, y, inside, tall), one)
                y += tall
        self._foot(canvas, Rect(inner.x, inner.bottom - foot, inner.w, foot))

    def _row(self, canvas: Canvas, row: Rect, one: Introduction) -> None:
        kit = canvas.kit
        canvas.fill(Rect(row.x, row.bottom - 1, row.w, 1), PAPER_3)
        cited = short_rule(one.rule)
        wide = kit.type.width(cited, "small_bold") + kit.px(8)
        words = Rect(row.x, row.y + kit.px(6), row.w - wide - kit.px(12), row.h - kit.px(12))
        canvas.words(kit.say(one.message), "body", INK_2, words)
        rule = Rect(row.right - wide, row.y, wide, row.h)
        canvas.text(cited, "small_bold", BRASS_D, rule, align="right")
        open_rule = lambda: self.host.navigator.rulebook(self.game, one.rule)  # noqa: E731
        tip = kit.say("table-see_rule", rule=cited)
        canvas.hit_area(SAID(one.id), row, "said", act=open_rule, tip=tip, radius=kit.px(6))

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        kit, gap = canvas.kit, canvas.kit.px(10)
        wide = (row.w - gap) // 2
        again, close = kit.say("meet-again"), kit.say("meet-close")
        spot = Rect(row.x, row.y, wide, row.h)
        button(
            canvas, spot, again, handle=SAID("again"), act=self.forget_all, group="ways", kind="paper",
            icon="refresh",
        )  # fmt: skip
        spot = Rect(row.right - wide, row.y, wide, row.h)
        button(
            canvas, spot, close, handle=SAID("close"), act=self.host.pop, group="ways", kind="paper",
            icon="close", key="Esc",
        )  # fmt: skip


def _height(kit: Kit, one: Introduction, wide: int) -> int:
    room = wide - kit.type.width(short_rule(one.rule), "small_bold") - kit.px(20)
    return kit.type.height_of(kit.type.wrapped(kit.say(one.message), "body", room), "body") + kit.px(13)
