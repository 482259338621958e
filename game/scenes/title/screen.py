"""The title screen: the boxes of the games, the unfinished match, language, rules, settings, quit."""

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from pygame import Rect

import game
from game.content.lessons import lesson_keys
from game.input.gestures import Key, Move
from game.lessons.progress import LessonProgress
from game.lessons.progress import default_path as lessons_path
from game.lessons.progress import load as load_progress
from game.presenters.registry import COVERS, PRESENTERS, Cover
from game.puzzles.puzzle import puzzle_names
from game.scenes.language_choice import compose_language_choice, language_choice_width
from game.scenes.saves.entries import glimpse
from game.scenes.screen import Screen, ScreenHost
from game.scenes.title.lids import LIFT, Lessons, compose_lid, compose_numbers
from game.scenes.title.unfinished import (
    LESSON,
    ShelfChoice,
    UnfinishedShelf,
    bar_height,
    compose_bar,
    read_shelf,
)
from game.session import kept
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.metrics import DESIGN
from game.view.theme import BRASS, BRASS_D, CHALK, CHALK_3
from game.view.widgets.buttons import button, button_width

LID = HandleKind("lid", str)
LEARN = HandleKind("learn", str)
"""The lessons of a game, on its lid."""

LEFT, WIDE = 120, 1680
LID_TOP, LID_WIDE, LID_HIGH = 268, 372, 592
RULER_Y, TICK = 226, 42
LONG_TICK_EVERY = 5


class _Frame(NamedTuple):
    """The boxes of all parts. Rows of words are as high as their type; the lids take the rest."""

    whole: Rect
    lids: tuple[Rect, ...]
    numbers: tuple[Rect, ...]
    bar: Rect
    foot: Rect


class TitleScreen(Screen):
    """The first screen of the program."""

    name = "title"

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._shelf = UnfinishedShelf()
        self._is_glimpsed = False
        self._now = datetime.now(UTC)
        self._first = next(cover for cover in COVERS if cover.game in PRESENTERS)
        self._progress = LessonProgress()
        self._lessons: dict[str, tuple[str, ...]] = {}
        """The names of the lessons, by game; a lesson itself is read when it is opened."""
        self.add_layer("lids", self._compose_lids)
        self.add_layer("head", self._compose_head)
        self.add_layer("foot", self._compose_foot)

    # Entering and ticking

    def enter(self) -> None:
        self._shelf = read_shelf()
        self._progress, _ = load_progress(lessons_path())
        self._lessons = {cover.game: lesson_keys(cover.game) for cover in COVERS}
        self._is_glimpsed = self._shelf.newest is None
        self._now = datetime.now(UTC)
        self.invalidate()

    def tick(self, now: int) -> None:
        super().tick(now)
        if not self._is_glimpsed and self._shelf.newest is not None:
            self._is_glimpsed = True
            self._shelf = self._shelf._replace(glimpse=glimpse(self._shelf.newest))
            self.invalidate("foot")
        elif self._shelf.to_forget:
            self._forget_one(self._shelf.to_forget[0])

    def _forget_one(self, folder: Path) -> None:
        """Delete one long-finished match at a time, so that nobody has to wait for it."""
        self._shelf = self._shelf._replace(to_forget=self._shelf.to_forget[1:])
        kept.forget_by_itself(folder)

    # Gestures

    def on_move(self, move: Move) -> None:
        before = self._raised
        super().on_move(move)
        self._lids_changed(before)

    def on_lost(self) -> None:
        before = self._raised
        super().on_lost()
        self._lids_changed(before)

    def focus(self, handle: str | None, *, shown: bool = True) -> None:
        before = self._raised
        super().focus(handle, shown=shown)
        self._lids_changed(before)

    def on_key(self, key: Key) -> None:
        if key.name == "f1":
            self._rules()
        elif key.name == "enter" and not self.shows_focus:
            self._choices()[-1].act()
        else:
            super().on_key(key)

    @property
    def _raised(self) -> str | None:
        """The game of the lid pointed at, or of the one with the keyboard focus; None if there is none."""
        handle = self.focused if self.shows_focus else self.hovered
        if handle is not None and (game := LEARN.of(handle)) is not None:
            return LID(game)
        return handle if handle is not None and handle in LID else None

    def _lids_changed(self, before: str | None) -> None:
        if self._raised != before:
            self.invalidate("lids")

    def _rules(self) -> None:
        raised = LID.of(self._raised or "")
        self.host.navigator.rulebook(
            raised if raised is not None and raised in PRESENTERS else self._first.game
        )

    def _puzzles(self) -> None:
        """Open the puzzles of the raised lid's game, else of the first game."""
        raised = LID.of(self._raised or "")
        known = raised is not None and raised in PRESENTERS and puzzle_names(raised)
        self.host.navigator.puzzles(raised if raised is not None and known else self._first.game)

    def _open(self, cover: Cover) -> Act:
        return lambda: self.host.navigator.new_game(cover.game)

    def _choices(self) -> list[ShelfChoice]:
        """The buttons of the bar at the foot; Enter presses the last one."""
        choices = []
        newest = self._shelf.newest
        others = self._shelf.saves - (newest is not None)
        if others or self._shelf.finished:
            message = "title-saves" if newest is None else "title-other_saves"
            kept_over = min(self._shelf.finished, kept.FINISHED_KEPT)
            word = self.say(message, count=others) if others else self.say("title-finished", count=kept_over)
            choices.append(ShelfChoice("saves", "history", word, self.host.navigator.saves))
        if newest is not None:
            folder = newest.path
            word = self.say("title-continue")
            choices.append(
                ShelfChoice(
                    "continue", "chevron_double_right", word, lambda: self.host.navigator.resume(folder)
                )
            )
        else:
            choices.append(
                ShelfChoice("new_game", "play", self.say("title-new_game"), self._open(self._first))
            )
            if self._is_beginner:
                is_begun = self._has_begun(self._first.game)
                words = self.say("title-same_lesson" if is_begun else "title-first_lesson")
                begin = lambda: self.host.navigator.first_lesson(self._first.game)  # noqa: E731
                choices.append(ShelfChoice(LESSON, "school_outline", words, begin))
        return choices

    @property
    def _is_beginner(self) -> bool:
        """Whether nothing has been played or learned on this machine: Enter then starts a lesson."""
        is_fresh = not self._shelf.saves and not self._shelf.finished and not self._shelf.broken
        return is_fresh and not self._progress.finished and bool(self._lessons.get(self._first.game))

    # Drawing

    def compose_ring(self, canvas: Canvas) -> None:
        """No focus ring: a lid has its own."""
        if self._raised is None:
            super().compose_ring(canvas)

    def _compose_lids(self, canvas: Canvas) -> None:
        frame = _frame(self.kit)
        for cover, lid, numbers in zip(COVERS, frame.lids, frame.numbers, strict=True):
            handle = LID(cover.game)
            is_playable = cover.game in PRESENTERS
            is_raised = is_playable and self._raised == handle
            lessons = self._lessons_of(cover)
            learn = compose_lid(
                canvas, lid, cover, is_playable=is_playable, is_raised=is_raised, lessons=lessons
            )
            compose_numbers(canvas, numbers, cover, is_playable=is_playable)
            # As large as both places of the lid, so that it does not move away from the pointer.
            lift = self.kit.px(LIFT)
            reach = Rect(lid.x, lid.y - lift, lid.w, lid.h + lift)
            canvas.zone(handle, reach)
            canvas.hit_area(
                handle,
                reach,
                "lids",
                act=self._open(cover) if is_playable else None,
                tip="" if is_playable else self.say("title-coming.tip"),
                enabled=is_playable,
                is_piece=True,
            )
            if learn.w:
                self._compose_learn(canvas, cover, learn if is_raised else learn.move(0, -lift), lift)

    def _compose_learn(self, canvas: Canvas, cover: Cover, button: Rect, lift: int) -> None:
        """As large as both places of the button."""
        reach = Rect(button.x, button.y, button.w, button.h + lift)
        tip, radius = self.say("title-learn.tip"), self.kit.px(8)
        canvas.hit_area(LEARN(cover.game), reach, "learn", act=self._learn(cover), tip=tip, radius=radius)

    def _learn(self, cover: Cover) -> Act:
        """The act of the lessons button: the first lesson for a player who has had none; else the list of
        lessons.
        """
        navigator, finished = self.host.navigator, self._progress.finished
        if self._has_begun(cover.game) or not set(self._lessons[cover.game]).isdisjoint(finished):
            return lambda: navigator.learn(cover.game)
        return lambda: navigator.first_lesson(cover.game)

    def _has_begun(self, game: str) -> bool:
        return not set(self._lessons[game]).isdisjoint(self._progress.begun)

    def _lessons_of(self, cover: Cover) -> Lessons | None:
        lessons = self._lessons.get(cover.game, ())
        done = sum(key in self._progress.finished for key in lessons)
        return Lessons(len(lessons), done) if lessons else None

    def _compose_head(self, canvas: Canvas) -> None:
        kit = self.kit
        whole = _frame(kit).whole
        unit = kit.metrics.unit
        logo = Rect(whole.x, whole.y + round(58 * unit), round(136 * unit), round(136 * unit))
        canvas.blit_in(kit.pictures.svg("logo_mark", logo.size), logo)
        tools_left = self._compose_tools(canvas, whole)
        x = logo.right + kit.px(20)
        wordmark = Rect(x, whole.y + round(46 * unit), tools_left - x - kit.px(20), round(112 * unit))
        canvas.text(kit.say("app-name"), "wordmark", CHALK, canvas.zone("wordmark", wordmark))
        tagline = Rect(x + kit.px(3), wordmark.bottom, whole.right - x - kit.px(3), round(44 * unit))
        canvas.text(kit.say("title-tagline"), "tagline", BRASS, canvas.zone("tagline", tagline))
        _ruler(canvas, whole, whole.y + round(RULER_Y * unit))

    def _compose_tools(self, canvas: Canvas, whole: Rect) -> int:
        """Draw language, rules, settings, quit at the upper right; returns where they begin."""
        kit = self.kit
        high = max(kit.px(44), kit.type.leading("ui") + kit.px(14))
        y = whole.y + kit.px(64)
        right = whole.right
        for name, icon, act in (
            ("quit", "exit_to_app", self.host.quit),
            ("settings", "cog_outline", self.host.navigator.settings),
            ("rules", "book_open_page_variant", self._rules),
            ("puzzles", "bullseye_arrow", self._puzzles),
        ):
            word = kit.say(f"title-{name}")
            wide = button_width(canvas, word, icon=icon)
            right -= wide
            button(canvas, Rect(right, y, wide, high), word, handle=name, act=act, group="tools", icon=icon)
            right -= kit.px(12)
        wide = language_choice_width(canvas)
        box = Rect(right - wide, y, wide, high)
        compose_language_choice(canvas, box, "language", group="language", pick=self._speak)
        canvas.zone("tools", Rect(box.x, y, whole.right - box.x, high))
        return box.x

    def _speak(self, code: str) -> Act:
        return partial(self.host.change, language=code)

    def _compose_foot(self, canvas: Canvas) -> None:
        kit = self.kit
        frame = _frame(kit)
        compose_bar(canvas, frame.bar, self._shelf, self._first, self._now, self._choices())
        half = frame.foot.w // 2
        left = Rect(frame.foot.x, frame.foot.y, half, frame.foot.h)
        canvas.text(kit.say("title-version", version=game.__version__), "small", CHALK_3, left)
        right = Rect(left.right, left.y, frame.foot.w - half, left.h)
        canvas.text(kit.say("title-keys"), "small", CHALK_3, right, align="right")


def _frame(kit: Kit) -> _Frame:
    metrics, px, leading = kit.metrics, kit.px, kit.type.leading
    unit = metrics.unit
    high = round(DESIGN[1] * unit)
    wide = round(WIDE * unit)
    whole = Rect((metrics.width - wide) // 2, (metrics.height - high) // 2, wide, high)
    foot = Rect(whole.x, whole.bottom - px(12) - leading("small"), wide, leading("small"))
    bar = Rect(whole.x, foot.y - px(8) - bar_height(kit), wide, bar_height(kit))
    numbers_y = bar.y - px(24) - leading("prompt")
    room = numbers_y - px(14) - whole.y - round(LID_TOP * unit)
    lid = Rect(0, 0, round(LID_WIDE * unit), min(room, round(LID_HIGH * unit)))
    top = whole.y + round(LID_TOP * unit) + (room - lid.h) // 2
    gap = (wide - len(COVERS) * lid.w) // (len(COVERS) - 1)
    lefts = [whole.x + number * (lid.w + gap) for number in range(len(COVERS))]
    return _Frame(
        whole,
        tuple(Rect(x, top, *lid.size) for x in lefts),
        tuple(Rect(x, numbers_y, lid.w, leading("prompt")) for x in lefts),
        bar,
        foot,
    )


def _ruler(canvas: Canvas, whole: Rect, y: int) -> None:
    """Draw a scale like that on the margin of a map."""
    kit = canvas.kit
    canvas.fill(Rect(whole.x, y, whole.w, 1), BRASS_D)
    count = WIDE // TICK
    for number in range(count + 1):
        high = kit.px(10 if number % LONG_TICK_EVERY == 0 else 5)
        x = whole.x + (whole.w - 1) * number // count
        canvas.fill(Rect(x, y - high // 2, 1, high), BRASS_D)
