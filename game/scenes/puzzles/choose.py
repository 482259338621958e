"""The puzzles of a game to choose from: a list, and beside it the position, its story and its goal."""

from functools import partial

from pygame import Rect

from game.input.gestures import Key, Wheel
from game.presenters.contract.presenter import Presenter
from game.presenters.registry import PRESENTERS
from game.puzzles import progress as kept
from game.puzzles.puzzle import HARDEST, Puzzle, puzzle_names, puzzles_of
from game.rules.registry import GAMES
from game.scenes.puzzles.words import compose_stars, part_of, time_of, title_of
from game.scenes.saves.words import game_title
from game.scenes.screen import Screen, ScreenHost
from game.scenes.title.bar import bar_height, compose_title_bar
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.theme import BRASS, BRASS_D, CHALK, CHALK_2, DESK_600, DESK_900, GO, INK, INK_2, LAMP, PAPER_0
from game.view.widgets.buttons import button, button_width, segments
from game.view.widgets.panels import MARGIN, below, map_sheet, panel
from game.view.widgets.scrolling import Scroll

PUZZLE = HandleKind("puzzle", str)
"""A puzzle in the list, by its id."""
GAME = "puzzle_game"
SOLVE = "solve"
LIST_WIDE, NUMBER, GUTTER = 560, 46, 16


class PuzzlesScreen(Screen):
    """The list of the puzzles of a game."""

    name = "puzzles"

    def __init__(self, host: ScreenHost, game: str, puzzle: str = "") -> None:
        """Open at a puzzle, or at the first one that is not solved yet."""
        super().__init__(host)
        self._list = Scroll()
        self._presenters: dict[str, Presenter] = {}
        self.game, self.puzzles, self.chosen = game, puzzles_of(game), 0
        self._progress, trouble = kept.load(kept.default_path())
        if trouble is not None:
            host.notify(host.explain(trouble))
        self._begin(puzzle)
        for name, compose in (
            ("bar", self._compose_bar),
            ("list", self._compose_list),
            ("sheet", self._compose_sheet),
        ):
            self.add_layer(name, compose)

    def _begin(self, puzzle: str = "") -> None:
        named = (place for place, one in enumerate(self.puzzles) if one.id == puzzle)
        fresh = (place for place, one in enumerate(self.puzzles) if not self._progress.of(one.name).is_solved)
        self.chosen = next(named, next(fresh, 0))
        self._list.jump(0)
        self._show_chosen()

    @property
    def puzzle(self) -> Puzzle:
        return self.puzzles[self.chosen]

    def _presenter(self) -> Presenter:
        puzzle = self.puzzle
        if puzzle.name not in self._presenters:
            position = puzzle.position
            self._presenters[puzzle.name] = PRESENTERS[puzzle.game](position.opened, position.scenario)
        return self._presenters[puzzle.name]

    # Actions

    def choose(self, place: int) -> None:
        self.chosen = min(max(place, 0), len(self.puzzles) - 1)
        self._show_chosen()
        self.invalidate()

    def to_game(self, game: str) -> None:
        if game != self.game:
            self.game, self.puzzles = game, puzzles_of(game)
            self._begin()
            self.invalidate()

    def solve(self) -> None:
        self.host.navigator.puzzle(self.puzzle)

    def enter(self) -> None:
        self._progress, _ = kept.load(kept.default_path())
        self.invalidate()

    def on_escape(self) -> None:
        self.host.navigator.title()

    def on_key(self, key: Key) -> None:
        is_listing = self.focused is None or self.focused in PUZZLE or not self.shows_focus
        if key.name == "enter" and (is_listing or self.focused == SOLVE):
            self.solve()
        elif key.name in ("up", "down") and is_listing:
            self.choose(self.chosen + (-1 if key.name == "up" else 1))
            self.focus(PUZZLE(self.puzzle.id))
        elif key.name in ("page_up", "page_down"):
            self._list.page(-1 if key.name == "page_up" else 1)
            self.invalidate("list", "ring")
        elif key.name == "f1":
            self.host.navigator.rulebook(self.game)
        else:
            super().on_key(key)

    def on_wheel(self, wheel: Wheel) -> None:
        if self._list.holds(wheel.pos) and self._list.wheel(wheel.steps, self.kit.metrics.unit):
            self.invalidate("list", "ring")

    def _show_chosen(self) -> None:
        high = self._row_height()
        self._list.measure(self._list_box(), len(self.puzzles) * (high + self.kit.px(8)))
        top = self.chosen * (high + self.kit.px(8))
        self._list.show(top, top + high + self.kit.px(8))

    # Drawing

    def _regions(self) -> tuple[Rect, Rect]:
        """The list and the sheet."""
        metrics, px = self.kit.metrics, self.kit.px
        gutter = px(GUTTER) if not metrics.is_compact else 8
        top = bar_height(self.kit) + px(12)
        high = metrics.height - gutter - top
        larger = 1 + 0.35 * max(0.0, metrics.text_scale - 1)
        wide = min(px(LIST_WIDE * larger), metrics.width * 45 // 100)
        sheet = Rect(gutter + wide + gutter, top, metrics.width - 3 * gutter - wide, high)
        return Rect(gutter, top, wide, high), sheet

    def _compose_bar(self, canvas: Canvas) -> None:
        head = self.say("puzzles-title")
        compose_title_bar(canvas, head, game_title(self.kit, self.game), self.host.navigator.title, ())

    def _row_height(self) -> int:
        kit = self.kit
        return max(kit.px(NUMBER), kit.type.leading("prompt_lead") + kit.type.leading("small")) + kit.px(16)

    def _list_box(self) -> Rect:
        """The visible part of the rows: inside the panel, under the games and the count."""
        kit = self.kit
        place, _ = self._regions()
        margin = kit.px(MARGIN)
        inner = place.inflate(-2 * margin, -2 * margin)
        return below(inner, self._tabs_height() + kit.px(6) + kit.type.leading("small") + kit.px(10))

    def _tabs_height(self) -> int:
        return self.kit.type.leading("ui") + self.kit.px(16)

    def _compose_list(self, canvas: Canvas) -> None:
        kit, box = self.kit, self._list_box()
        place, _ = self._regions()
        inner = panel(canvas, place, name="puzzles")
        games = [(game, kit.say(f"puzzles-game-{game}")) for game in GAMES if puzzle_names(game)]
        pick = lambda game: partial(self.to_game, game)  # noqa: E731
        tabs = Rect(inner.x, inner.y, inner.w, self._tabs_height())
        segments(canvas, tabs, games, self.game, handle=GAME, pick=pick, group="games")
        solved = sum(self._progress.of(one.name).is_solved for one in self.puzzles)
        words = self.say("puzzles-count", solved=solved, count=len(self.puzzles))
        line = Rect(inner.x, tabs.bottom + kit.px(6), inner.w, kit.type.leading("small"))
        canvas.text(words, "small", CHALK_2, line)
        high, step, rim = self._row_height(), self._row_height() + kit.px(8), kit.px(3)
        with self._list.window(canvas, box, len(self.puzzles) * step) as inside:
            for number, puzzle in enumerate(self.puzzles):
                row = Rect(inside.x + rim, inside.y + number * step + rim, inside.w - 2 * rim, high)
                if row.colliderect(box):
                    self._row(canvas, row, puzzle, is_chosen=number == self.chosen)
                    act: Act = partial(self.choose, number)
                    canvas.hit_area(PUZZLE(puzzle.id), row, "puzzles", act=act, radius=8)

    def _row(self, canvas: Canvas, row: Rect, puzzle: Puzzle, *, is_chosen: bool) -> None:
        """Draw its number, its name, its difficulty, and the progress."""
        kit, done = self.kit, self._progress.of(puzzle.name)
        name, words, stars = (INK, INK_2, BRASS_D) if is_chosen else (CHALK, CHALK_2, BRASS)
        if is_chosen:
            canvas.rounded(row.inflate(2 * kit.px(3), 2 * kit.px(3)), 10, LAMP)
            canvas.rounded(row, 8, PAPER_0, INK, 1.5)
        else:
            canvas.rounded(row, 8, DESK_600)
        side = kit.px(NUMBER)
        square = Rect(row.x + kit.px(10), row.centery - side // 2, side, side)
        canvas.rounded(square, 8, GO if done.is_solved else DESK_900)
        if done.is_solved:
            canvas.icon("check", square, PAPER_0, 30)
        else:
            canvas.text(str(puzzle.place), "h1", PAPER_0, square, align="center")
        mark = kit.px(26)
        right = Rect(row.right - kit.px(12) - 3 * mark, row.y, 3 * mark, row.h)
        if done.is_solved:
            compose_stars(canvas, right, done.stars, stars)
        elif done.missed:
            canvas.text(kit.say("puzzles-tried", tries=done.missed), "small", words, right, align="right")
        text = Rect(
            square.right + kit.px(14),
            row.y + kit.px(8),
            right.x - square.right - kit.px(22),
            row.h - kit.px(16),
        )
        first = Rect(text.x, text.y, text.w, kit.type.leading("prompt_lead"))
        canvas.text(title_of(kit, puzzle), "prompt_lead", name, first)
        level = kit.say(f"puzzles-difficulty-{puzzle.difficulty}")
        below_it = Rect(text.x, first.bottom, text.w, kit.type.leading("small"))
        canvas.text(level, "small", words, below_it)

    def _compose_sheet(self, canvas: Canvas) -> None:
        """Draw the position as a picture, the story, the goal, and the button."""
        kit, puzzle, presenter = self.kit, self.puzzle, self._presenter()
        _, rect = self._regions()
        canvas.zone("sheet", rect)
        inner = map_sheet(canvas, rect, presenter.sheet).inflate(-2 * kit.px(20), -2 * kit.px(14))
        title = Rect(inner.x, inner.y, inner.w, min(kit.type.leading("d2"), inner.h // 8))
        canvas.text(title_of(kit, puzzle), "d2", INK, title)
        inner = below(inner, title.h)
        foot = kit.type.leading("ui_large") + kit.px(22)
        story, goal = part_of(kit, puzzle, "story"), part_of(kit, puzzle, "goal")
        time = time_of(kit, puzzle)
        wanted = [
            (story, "caption", INK_2), (goal, "prompt_lead", INK), (time, "small", INK_2),
        ]  # fmt: skip
        heights = [
            kit.type.height_of(kit.type.wrapped(words, style, inner.w), style) for words, style, _ in wanted
        ]
        gap = kit.px(8)
        text = min(sum(heights) + gap * len(wanted), inner.h * 6 // 10)
        picture = Rect(inner.x, inner.y, inner.w, inner.h - text - foot - 3 * gap)
        presenter.compose_map(canvas, picture, puzzle.position.shown.world)
        y = picture.bottom + gap
        share = min(1.0, (text - gap * len(wanted)) / max(1, sum(heights)))
        for (words, style, colour), high in zip(wanted, heights, strict=True):
            room = Rect(inner.x, y, inner.w, round(high * share))
            canvas.words(words, style, colour, room, fit=True)
            y = room.bottom + gap
        word = self.say("puzzles-solve")
        wide = min(
            inner.w, button_width(canvas, word, icon="play", key=self.say("start-key_enter")) + kit.px(40)
        )
        spot = Rect(inner.right - wide, inner.bottom - foot, wide, foot)
        button(
            canvas, spot, word, handle=SOLVE, act=self.solve, kind="primary", icon="play",
            key=self.say("start-key_enter"), group="solve", style="ui_large",
        )  # fmt: skip
        stars = Rect(inner.x, spot.y, kit.px(26) * HARDEST, spot.h)
        compose_stars(canvas, stars, puzzle.difficulty, BRASS_D, HARDEST)
        level = Rect(stars.right + kit.px(10), spot.y, spot.x - stars.right - kit.px(20), spot.h)
        canvas.text(self.say(f"puzzles-difficulty-{puzzle.difficulty}"), "small", INK_2, level)
