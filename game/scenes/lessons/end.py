"""The end of a lesson: praise, the next lessons, and one button to a whole game."""

from pygame import Rect

from game.content.lessons import Lesson, lessons_of
from game.lessons import progress as kept
from game.presenters.contract.presenter import Presenter
from game.scenes.chooser import Over
from game.scenes.lessons.first_game import scenario_after
from game.scenes.saves.words import scenario_title
from game.scenes.screen import ScreenHost
from game.scenes.ways_on import AFTER, WayOn, compose_ways, ways_height
from game.view.canvas import Canvas
from game.view.theme import BRASS_D, GO_D, INK, INK_2, PAPER_2, SeatColours
from game.view.widgets.panels import below, paper

WIDE, PAD, PORTRAIT = 760, 30, 112


class LessonEndScreen(Over):
    """The end of a lesson."""

    name = "lesson_end"

    def __init__(self, host: ScreenHost, lesson: Lesson, presenter: Presenter, colours: SeatColours) -> None:
        super().__init__(host)
        self._lesson, self._presenter, self._colours = lesson, presenter, colours
        self.add_layer("sheet", self._compose)
        self.focus(AFTER("play"))

    def on_escape(self) -> None:
        self.host.navigator.title()

    def ways(self) -> list[WayOn]:
        """Enter presses the first one."""
        host, lesson, say = self.host, self._lesson, self.say
        scenario = scenario_title(self.kit, lesson.game, scenario_after(lesson).id)
        play = say("lesson-first_game", scenario=scenario)
        found = [WayOn("play", "play", play, lambda: host.navigator.first_game(lesson))]
        following = self._following()
        if following is not None:
            words = say("lesson-following", title=say(following.message), minutes=following.minutes)
            found.append(WayOn("next", "school_outline", words, lambda: host.navigator.lesson(following)))
        found.append(WayOn("list", "cards_outline", say("lesson-others"), self._to_list))
        found.append(WayOn("title", "home", say("menu-title"), host.navigator.title, "Esc"))
        return found

    def _following(self) -> Lesson | None:
        """The next unfinished lesson of the game; None if there is none."""
        progress, _ = kept.load(kept.default_path())
        lessons = lessons_of(self._lesson.game)
        place = next((number for number, one in enumerate(lessons) if one.id == self._lesson.id), 0)
        turned = (*lessons[place + 1 :], *lessons[:place])
        return next((one for one in turned if not progress.is_finished(one)), None)

    def _to_list(self) -> None:
        self.host.navigator.title()
        self.host.navigator.learn(self._lesson.game)

    def _compose(self, canvas: Canvas) -> None:
        kit, lesson = canvas.kit, self._lesson
        pad, portrait = kit.px(PAD), kit.px(PORTRAIT)
        wide = min(kit.px(WIDE * max(1.0, kit.metrics.text_scale * 0.8)), kit.metrics.width - kit.px(60))
        words, ways = kit.say(f"{lesson.message}.done"), self.ways()
        inside = wide - 2 * pad - portrait - kit.px(20)
        row = kit.type.leading("ui_large") + kit.px(20)
        foot = ways_height(kit, len(ways), row)
        head = kit.type.leading("h1") + kit.type.leading("small") + kit.px(12)
        most = kit.metrics.height - kit.px(40) - 2 * pad - foot - kit.px(20) - head
        text = min(kit.type.height_of(kit.type.wrapped(words, "ui_large", inside), "ui_large"), most)
        top = max(head + text, portrait)
        high = 2 * pad + top + kit.px(20) + foot
        box = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        paper(canvas, box, texture="texture_paper", shadow="s4")
        canvas.zone("lesson_end", box, "slip")
        inner = box.inflate(-2 * pad, -2 * pad)
        self._portrait(canvas, Rect(inner.x, inner.y, portrait, portrait))
        x = inner.x + portrait + kit.px(20)
        title = Rect(x, inner.y, inside, kit.type.leading("h1"))
        mark = kit.px(30)
        canvas.icon("check", Rect(title.x, title.y, mark, title.h), GO_D, 28)
        canvas.text(
            kit.say(lesson.message), "h1", INK, Rect(x + mark + kit.px(6), title.y, inside - mark, title.h)
        )
        under = Rect(x, title.bottom, inside, kit.type.leading("small"))
        canvas.text(kit.say("lesson-done", name=kit.say(f"{lesson.message}.mentor")), "small", INK_2, under)
        canvas.words(words, "ui_large", INK, Rect(x, inner.y + head, inside, text), fit=True)
        compose_ways(canvas, below(inner, top + kit.px(20)), ways, row, self.close_and)

    def _portrait(self, canvas: Canvas, box: Rect) -> None:
        kit = canvas.kit
        canvas.blit_in(kit.shapes.disc(box.w, PAPER_2, BRASS_D, kit.px(3)), box)
        inside = box.w - 2 * kit.px(6)
        canvas.blit_in(kit.pictures.disc(self._lesson.mentor, inside, PAPER_2, self._colours), box)
