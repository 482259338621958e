"""A lesson at the real table: each intent of the learner is judged first, and a card explains the result.

The table is the usual one, with its films, prompts and refusals. Only the ways around it differ: nothing is
saved or handed over, nobody else decides, and undo leads from step to step.
"""

from collections.abc import Callable

from game.content.lessons import Lesson
from game.input.gestures import Key, Press
from game.lessons import progress as kept
from game.lessons.progress import LessonProgress
from game.lessons.run import LessonRun
from game.presenters.contract.presenter import Presenter
from game.presenters.shared.controls.rule_links import short_rule
from game.rules.core.values import Event, Illegal, Intent
from game.scenes.chooser import MenuScreen, Option
from game.scenes.lessons.card import LESSON, CardButton, LessonCard, card_sizes, compose_card
from game.scenes.lessons.card_spot import CardSpot
from game.scenes.lessons.end import LessonEndScreen
from game.scenes.lessons.spotlight import compose_dimness, compose_taught
from game.scenes.lessons.teaching import Teaching
from game.scenes.screen import ScreenHost
from game.scenes.table import commands, menu
from game.scenes.table.bars import PromptButton, TableTool
from game.scenes.table.screen import TableScreen
from game.store import StoreError
from game.view.canvas import Act, Canvas, HitArea
from game.view.kit import Kit
from game.view.theme import SeatColours

SHOW_KEY, BACK_KEY = "f2", "backspace"
NOT_HERE = frozenset(("n", "w", "l"))
"""Keys of a shared table, and of stops; they do nothing here."""
BENEATH = ("board", "zones", "prompt", "side")
"""Layers with things that the card may refer to: when they change, its place may change."""


class LessonScreen(TableScreen):
    """The table of a lesson."""

    name = "lesson"

    def __init__(self, host: ScreenHost, run: LessonRun, presenter: Presenter) -> None:
        super().__init__(host, run.table, presenter)
        self.run = run
        self.teaching = Teaching(self, run)
        self.first_times.is_on = False
        self.is_folded = False
        """Whether only the head of the card is shown."""
        self._kept_at: str | None = None
        self._spot = CardSpot(self)
        self._has_ended = False
        self.add_layer("dimness", self._compose_dimness, under="side")
        self.add_layer("lesson", self._compose_lesson, under="moving")

    @property
    def lesson(self) -> Lesson:
        return self.run.lesson

    # Following the run

    def refresh(self) -> None:
        self.teaching.follow()
        self._keep()
        super().refresh()
        # The card tells what the others did.
        self.viewing.recap = []
        self._bring_into_view()

    def after_film(self) -> None:
        super().after_film()
        if self.run.is_free and self.run.has_reached_its_end():
            self.run.advance()
        if self.run.is_over and not self._has_ended:
            self._has_ended = True
            self._keep()
            self.host.push(LessonEndScreen(self.host, self.lesson, self.presenter, self._colours()))

    def _keep(self) -> None:
        """Save the progress before the new step is shown."""
        step = None if self.run.is_over else self.run.step.id
        if step == self._kept_at and step is not None:
            return
        self._kept_at = step
        path = kept.default_path()
        progress, _ = kept.load(path)
        if step is not None:
            progress = progress.at(self.lesson, step)
        elif self._has_ended:
            progress = progress.with_finished(self.lesson)
        self._write(progress)

    def _write(self, progress: LessonProgress) -> None:
        try:
            kept.save(progress, kept.default_path())
        except StoreError as error:
            self.host.notify(self.host.explain(error))

    def _bring_into_view(self) -> None:
        """Make everything that the card refers to visible: a zoomed or moved board is shown whole."""
        if not self.teaching.lit() or self.projection.is_running:
            return
        self.update_spots()
        if any(one.seen is not None and not one.seen.colliderect(one.rect) for one in self._lit()):
            self.tabletop.fit()
            self.invalidate()

    def invalidate(self, *names: str) -> None:
        if names and not {"dimness", "lesson"}.issuperset(names) and not set(BENEATH).isdisjoint(names):
            names = (*names, "dimness", "lesson")
        super().invalidate(*names)

    # Actions

    def submit(self, intent: Intent) -> None:
        """Submit without asking for confirmation, because a wrong intent is taken back anyway."""
        if self.run.is_free:
            super().submit(intent)
        else:
            self.do(intent)

    def do(self, intent: Intent) -> None:
        run = self.run
        if run.is_over:
            return
        verdict = run.judge(intent)
        if not verdict.is_played:
            if not run.is_aside:
                self.teaching.note(verdict, intent)
            self._lay_back()
            return
        if verdict.kind in ("fits", "wrong"):
            self.teaching.note(verdict, intent)
        if run.is_free:
            self.is_folded = True
        self._play(lambda: run.take(intent, verdict))

    def _lay_back(self) -> None:
        """Put the piece back; the card says why. A piece that lays a trail stays held."""
        self.put_from, self.is_folded = {}, False
        self.host.sounds.play("refuse")
        if self.held_piece.drag.is_dragging:
            self.invalidate("lesson")
            return
        self.held_piece.release()
        self.refused = None
        self.invalidate()

    def _play(self, act: Callable[[], tuple[Event, ...]]) -> None:
        """Do an act of the lesson with all its automatic steps, and show it."""
        place, moment = self.run.place, self.showing.moment()
        try:
            events = act()
        except Illegal as illegal:
            self.refuse(illegal.refusal, self.hovered or "")
            return
        if self.run.place == place and self.run.step.wait and self.run.is_done:
            events = (*events, *self.run.advance())
        if self.run.place != place:
            self.is_folded = False
        self.teaching.follow()
        self._keep()
        self.showing.show(moment, events)

    def take_recommended(self) -> None:
        if self.run.is_free:
            super().take_recommended()
        else:
            self._lay_back()

    # On the card

    def next(self) -> None:
        """Go on from words to the next step, or from an aside back to the lesson."""
        if self.projection.is_running or self.run.is_over:
            return
        if self.run.is_aside:
            is_good = self.teaching.is_good
            self.run.take_back()
            self.teaching.forget()
            if is_good:
                self._play(self.run.show)
            else:
                self.motion.finish()
                self.refresh()
        elif self.run.is_done:
            self._play(self.run.advance)

    def show_how(self) -> None:
        """Do the asked action for the learner."""
        if self.projection.is_running or self.run.is_over:
            return
        if self.run.is_aside:
            self.run.take_back()
        if self.run.waits:
            self.held_piece.release()
            self._play(self.run.show)

    def go_back(self) -> None:
        if not self.projection.is_running and self.run.can_go_back:
            self.is_folded = False
            self.teaching.forget()
            commands.undo(self)

    def fold(self) -> None:
        self.is_folded = not self.is_folded
        self.invalidate("lesson")

    def leave_lesson(self) -> None:
        self.host.navigator.title()

    def _to_list(self) -> None:
        self.host.navigator.title()
        self.host.navigator.learn(self.lesson.game)

    def to_rule(self) -> None:
        rule = None if self.run.is_over else self.run.step.rule or None
        menu.to_rule(self, rule)()

    def start_again(self) -> None:
        self.run.go_to(0)
        self.teaching.forget()
        self.motion.finish()
        self.refresh()

    # Buttons and keys

    def open_menu(self) -> None:
        navigator, host = self.host.navigator, self.host
        entries: list[tuple[str, str, Act]] = [
            ("lesson-go_on", "play", lambda: None),
            ("lesson-again", "refresh", self.start_again),
            ("lesson-others", "cards_outline", self._to_list),
            ("menu-rules", "book_open_page_variant", self.to_rule),
            ("menu-aid", "clipboard_text", lambda: menu.to_player_aid(self)),
            ("menu-settings", "cog_outline", navigator.settings),
            ("lesson-leave", "home", self.leave_lesson),
            ("menu-quit", "exit_to_app", host.quit),
        ]
        options = tuple(Option(_saying(message), "", act, icon) for message, icon, act in entries)
        host.push(MenuScreen(host, "lesson-menu", options, lambda kit: kit.say("lesson-menu_note")))

    def tools(self) -> list[TableTool]:
        back = TableTool("undo", "undo_variant", self.say("lesson-back"), self.go_back, self.run.can_go_back)
        return [back, *(one for one in super().tools() if one.name not in ("undo", "redo"))]

    def choices(self) -> list[PromptButton]:
        if self.hot_seat.match.outcome is not None:
            return []
        return [one for one in super().choices() if one.handle not in ("stop_off", "recommended", "report")]

    def show_end(self) -> None:
        """A lesson has its own end screen."""

    # Keys

    def on_key(self, key: Key) -> None:
        if self.projection.is_running or self.view is None:
            super().on_key(key)
        elif key.name in ("enter", "space") and self._takes_enter():
            self._first().act()
        elif key.name == BACK_KEY:
            self.go_back()
        elif key.name == SHOW_KEY:
            self.show_how()
        elif key.name == "f1":
            self.to_rule()
        elif key.name == "s" if key.ctrl else key.name in NOT_HERE:
            return
        else:
            super().on_key(key)

    def _takes_enter(self) -> bool:
        """Whether Enter continues the lesson, because the keyboard focus is on nothing else."""
        is_elsewhere = self.shows_focus and self.focused not in (None, LESSON("next"))
        return self._has_next and not is_elsewhere and self.held_piece.source is None

    @property
    def _has_next(self) -> bool:
        return not self.run.is_over and (self.run.is_aside or self.run.is_done)

    def on_press(self, press: Press) -> None:
        super().on_press(press)
        if self.run.is_free and not self.is_folded and self.held_piece.drag.source is not None:
            self.is_folded = True

    # The card and its light

    def _first(self) -> CardButton:
        return next(one for one in self._buttons() if one.is_first)

    def _buttons(self) -> tuple[CardButton, ...]:
        run, say = self.run, self.say
        may, tip = run.can_go_back, say("lesson-back.tip")
        found = [CardButton("back", "arrow_left", say("lesson-back"), self.go_back, enabled=may, tip=tip)]
        if run.waits:
            found.append(
                CardButton("show", "eye", say("lesson-show"), self.show_how, tip=say("lesson-show.tip"))
            )
        if not run.is_over and run.step.rule:
            words = say("lesson-rule", rule=short_rule(run.step.rule))
            icon = "help_circle_outline"
            found.append(CardButton("rule", icon, words, self.to_rule, has_words=False))
        if self._has_next:
            is_bad = run.is_aside and not self.teaching.is_good
            label, icon = ("lesson-take_back", "undo_variant") if is_bad else ("lesson-next", "arrow_right")
            enter = say("start-key_enter")
            found.append(CardButton("next", icon, say(label), self.next, key=enter, is_first=True))
        return tuple(found)

    def card(self) -> LessonCard | None:
        """The card on the table; None while a film runs and after the end of the lesson."""
        saying = self.teaching.saying()
        if saying is None or self.projection.is_running or self.view is None:
            return None
        run, say, steps = self.run, self.say, len(self.lesson.step)
        fold, tip = ("chevron_down", "lesson-unfold") if self.is_folded else ("chevron_up", "lesson-fold")
        return LessonCard(
            say(f"{self.lesson.message}.mentor"),
            self.lesson.mentor,
            self._colours(),
            say("lesson-place", number=run.place + 1, count=steps),
            run.place / max(1, steps - 1),
            saying,
            self._buttons(),
            CardButton("leave", "close", say("lesson-leave"), self.leave_lesson),
            CardButton("fold", fold, say(tip), self.fold),
            self.is_folded,
        )

    def _colours(self) -> SeatColours:
        world = self.hot_seat.match.state.world
        return self.presenter.seat_colours(self.kit, world, self.lesson.learner)

    def _lit(self) -> list[HitArea]:
        found = (self.find(handle) for handle in sorted(self.teaching.lit()))
        return [one for one in found if one is not None]

    def _compose_dimness(self, canvas: Canvas) -> None:
        is_quiet = self.held_piece.source is None and not self.hints and not self.shows_threats
        if self.card() is not None and is_quiet and not self.run.is_free:
            compose_dimness(canvas, self._lit())

    def _compose_lesson(self, canvas: Canvas) -> None:
        card = self.card()
        if card is None:
            return
        lit = self._lit()
        compose_taught(canvas, lit)
        moment = (self.run.place, self.run.is_aside, self.run.table.length)
        compose_card(canvas, self._spot.place(card_sizes(canvas.kit, card), lit, moment), card)


def _saying(message: str) -> Callable[[Kit], str]:
    return lambda kit: kit.say(message)
