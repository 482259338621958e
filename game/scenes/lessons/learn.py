"""The lessons of a game to choose from: what each teaches, how long it takes, which are done."""

from pygame import Rect

from game.content.lessons import Lesson, lessons_of
from game.input.gestures import Press
from game.lessons import progress as kept
from game.scenes.chooser import Over
from game.scenes.saves.words import game_title
from game.scenes.screen import ScreenHost
from game.view.canvas import Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import BRASS_D, GO_D, INK, INK_2, INK_3, PAPER_0, PAPER_2, PAPER_4
from game.view.widgets.buttons import button
from game.view.widgets.panels import below, paper

LESSONS = HandleKind("lessons", str)
"""A lesson to choose, by its id, or another way to learn."""
WIDE, PAD, MARK = 820, 28, 44


class LearnScreen(Over):
    """The list of the lessons of a game."""

    name = "learn"

    def __init__(self, host: ScreenHost, game: str) -> None:
        super().__init__(host)
        self.game = game
        self.lessons = lessons_of(game)
        self._progress, trouble = kept.load(kept.default_path())
        self._box = Rect(0, 0, 0, 0)
        if trouble is not None:
            host.notify(host.explain(trouble))
        self.add_layer("sheet", self._compose)
        first = self.first()
        self.focus(LESSONS(first.id) if first is not None else LESSONS("rules"))

    def first(self) -> Lesson | None:
        """The lesson to start or continue: the one under way, else the first unfinished one. None if all are
        done.
        """
        progress = self._progress
        begun = (one for one in self.lessons if progress.is_begun(one))
        fresh = (one for one in self.lessons if not progress.is_finished(one))
        return next(begun, next(fresh, self.lessons[0] if self.lessons else None))

    def on_press(self, press: Press) -> None:
        """A click beside the sheet closes it."""
        if not self._box.collidepoint(press.pos):
            self.host.pop()
        else:
            super().on_press(press)

    # Drawing

    def _compose(self, canvas: Canvas) -> None:
        kit = canvas.kit
        pad, gap = kit.px(PAD), kit.px(10)
        wide = min(kit.px(WIDE * max(1.0, kit.metrics.text_scale * 0.8)), kit.metrics.width - kit.px(40))
        inside = wide - 2 * pad
        head, foot = kit.type.leading("h1") + kit.px(4), kit.type.leading("ui") + kit.px(20)
        about = kit.say("learn-about")
        text = kit.type.height_of(kit.type.wrapped(about, "body", inside), "body")
        heights = [_row_height(kit, one, inside) for one in self.lessons]
        high = 2 * pad + head + text + kit.px(14) + sum(heights) + gap * len(heights) + kit.px(6) + foot
        high = min(high, kit.metrics.height - kit.px(20))
        box = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        self._box = box
        paper(canvas, box, texture="texture_paper", shadow="s4")
        canvas.zone("learn", box, "slip")
        inner = box.inflate(-2 * pad, -2 * pad)
        canvas.text(kit.say("learn-title", game=game_title(kit, self.game)), "h1", INK,
                    Rect(inner.x, inner.y, inner.w, kit.type.leading("h1")))  # fmt: skip
        inner = below(inner, head)
        canvas.words(about, "body", INK_2, Rect(inner.x, inner.y, inner.w, text))
        inner = below(inner, text + kit.px(14))
        for lesson, tall in zip(self.lessons, heights, strict=True):
            self._row(canvas, Rect(inner.x, inner.y, inner.w, tall), lesson)
            inner = below(inner, tall + gap)
        self._foot(canvas, Rect(inner.x, box.bottom - pad - foot, inner.w, foot))

    def _row(self, canvas: Canvas, row: Rect, lesson: Lesson) -> None:
        kit, progress = canvas.kit, self._progress
        is_first = lesson is self.first()
        canvas.rounded(row, 8, PAPER_0 if is_first else PAPER_2, BRASS_D if is_first else PAPER_4, 2)
        mark = kit.px(MARK)
        spot = Rect(row.x + kit.px(12), row.centery - mark // 2, mark, mark)
        is_done = progress.is_finished(lesson)
        canvas.blit_in(kit.shapes.disc(mark, GO_D if is_done else BRASS_D), spot)
        icon = "check" if is_done else "play" if progress.is_begun(lesson) else "school_outline"
        canvas.icon(icon, spot, PAPER_0, 28)
        side = kit.type.width(self._state(lesson), "small_bold") + kit.px(8)
        x = spot.right + kit.px(14)
        state = Rect(row.right - kit.px(14) - side, row.y, side, row.h)
        canvas.text(self._state(lesson), "small_bold", GO_D if is_done else INK_3, state, align="right")
        words = Rect(x, row.y + kit.px(9), state.x - kit.px(8) - x, kit.type.leading("h2"))
        canvas.text(f"{lesson.number}. {kit.say(lesson.message)}", "h2", INK, words)
        about = Rect(words.x, words.bottom, words.w, row.bottom - kit.px(8) - words.bottom)
        canvas.words(kit.say(f"{lesson.message}.about"), "small", INK_2, about, fit=True)
        act = self.close_and(lambda: self.host.navigator.lesson(lesson))
        canvas.hit_area(LESSONS(lesson.id), row, "lessons", act=act, radius=kit.px(8))

    def _state(self, lesson: Lesson) -> str:
        kit, progress = self.kit, self._progress
        if progress.is_begun(lesson):
            place = progress.place_in(lesson) + 1
            return kit.say("lesson-place", number=place, count=len(lesson.step))
        if progress.is_finished(lesson):
            return kit.say("learn-done")
        return kit.say("learn-minutes", minutes=lesson.minutes)

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        """Draw the other ways to learn."""
        kit, navigator = canvas.kit, self.host.navigator
        others = (
            ("puzzles", "bullseye_arrow", lambda: navigator.puzzles(self.game)),
            ("rules", "book_open_page_variant", lambda: navigator.rulebook(self.game)),
            ("aid", "clipboard_text", lambda: navigator.player_aid(self.game)),
            ("close", "close", lambda: None),
        )
        gap = kit.px(10)
        wide = (row.w - gap * (len(others) - 1)) // len(others)
        for place, (name, icon, act) in enumerate(others):
            spot = Rect(row.x + place * (wide + gap), row.y, wide, row.h)
            button(
                canvas, spot, kit.say(f"learn-{name}"), handle=LESSONS(name), act=self.close_and(act),
                group="ways", kind="paper", icon=icon, key="Esc" if name == "close" else "",
            )  # fmt: skip


def _row_height(kit: Kit, lesson: Lesson, wide: int) -> int:
    room = wide - kit.px(MARK) - kit.px(26) - kit.type.width("88. krok z 88", "small_bold") - kit.px(30)
    about = kit.type.wrapped(kit.say(f"{lesson.message}.about"), "small", room)
    least = kit.px(MARK) + kit.px(16)
    return max(least, kit.type.leading("h2") + kit.type.height_of(about, "small") + kit.px(18))
