"""A puzzle being solved at the real table. Nothing is saved, and nothing taken back except by
starting again.
"""

from collections.abc import Callable
from secrets import randbelow
from typing import TYPE_CHECKING

from game.i18n import captions
from game.input.gestures import Key
from game.presenters.contract.goal import Goal, GoalPart
from game.presenters.contract.presenter import Presenter
from game.puzzles.attempt import Attempt
from game.puzzles.progress import HELPED_AFTER
from game.puzzles.puzzle import Puzzle, puzzles_of
from game.puzzles.solver import MOST_POSITIONS, Solver
from game.puzzles.table import PuzzleTable
from game.scenes.chooser import MenuScreen, Option, QuestionScreen
from game.scenes.lessons.card import CardButton, LessonCard, card_sizes, compose_card
from game.scenes.lessons.card_spot import CardSpot
from game.scenes.lessons.spotlight import compose_taught
from game.scenes.lessons.teaching import Saying, lit_ways
from game.scenes.puzzles.end import PuzzleEndScreen
from game.scenes.puzzles.words import keep, part_of, result_of, time_of, title_of
from game.scenes.screen import ScreenHost
from game.scenes.table import menu
from game.scenes.table.bars import Heading, PromptButton, TableTool
from game.scenes.table.screen import TableScreen
from game.session.match import LARGEST_SEED
from game.view.canvas import Act, Canvas
from game.view.handles import Handle
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.core.values import Intent

HINT_KEY, AGAIN_KEY = "f2", "backspace"
NOT_HERE = frozenset(("n", "w", "l"))
"""Keys of a shared table, and of stops; they do nothing here."""
FAR = 5
"""How many times the positions that a puzzle may have are searched at most, for players who make
wrong moves.
"""


def table_for(puzzle: Puzzle, solver: Solver | None = None) -> PuzzleTable:
    """A new attempt; `solver` is that of an earlier one, which keeps its results."""
    attempt = Attempt(puzzle, solver or Solver(puzzle, FAR * MOST_POSITIONS))
    return PuzzleTable(attempt, randbelow(LARGEST_SEED))


class PuzzleScreen(TableScreen):
    """The table of a puzzle with its card."""

    name = "puzzle"

    def __init__(
        self, host: ScreenHost, table: PuzzleTable, presenter: Presenter, *, shows: bool = False
    ) -> None:
        """`shows`: the solution is shown; the attempt then does not count."""
        super().__init__(host, table, presenter)
        self.table, self.shows = table, shows
        self.hint: Intent | None = None
        """The next intent of a solution, if a hint was asked for; else None."""
        self.is_folded = False
        self._spot = CardSpot(self)
        self._has_ended = False
        self.viewing.has_seen_opening = True
        self.first_times.is_on = False
        table.tell_decided = self._keep
        self.add_layer("lesson", self._compose_card, under="moving")

    @property
    def attempt(self) -> Attempt:
        return self.table.attempt

    @property
    def puzzle(self) -> Puzzle:
        return self.attempt.puzzle

    # Following the attempt

    def refresh(self) -> None:
        self.hint = self.attempt.hint() if self.shows else None
        super().refresh()
        self.viewing.recap = []

    def _keep(self) -> None:
        """Save the result before it is shown."""
        if self.shows:
            return
        done = result_of(self.puzzle)
        is_solved = self.attempt.standing == "solved"
        keep(self.host, self.puzzle, done.after_solving() if is_solved else done.after_miss())

    def after_film(self) -> None:
        super().after_film()
        if self.attempt.standing != "open" and not self._has_ended:
            self._has_ended = True
            self.host.push(PuzzleEndScreen(self.host, self.attempt, self, is_shown=self.shows))

    def show_end(self) -> None:
        """A puzzle has its own end screen."""

    def invalidate(self, *names: str) -> None:
        if names and not {"board", "zones", "prompt", "side"}.isdisjoint(names):
            names = (*names, "lesson")
        super().invalidate(*names)

    # Ways on

    def begin_again(self, *, shows: bool = False) -> None:
        """Return to the start at once. An attempt that was begun and not finished counts."""
        if self.attempt.standing == "open" and self.table.has_begun and not self.shows:
            keep(self.host, self.puzzle, result_of(self.puzzle).after_miss())
        table = table_for(self.puzzle, self.attempt.solver)
        self.host.reset(PuzzleScreen(self.host, table, self.presenter, shows=shows))

    def give_up(self) -> None:
        """Show the solution: the puzzle can still be solved afterwards, for one star."""
        if self.attempt.standing == "open" and not self._knows_it:
            self.host.push(QuestionScreen(self.host, "puzzle-give_up", self.show_solution))
        else:
            self.show_solution()

    @property
    def _knows_it(self) -> bool:
        return result_of(self.puzzle).is_solved

    def show_solution(self) -> None:
        keep(self.host, self.puzzle, result_of(self.puzzle).after_giving_up())
        self.begin_again(shows=True)

    def show_next(self) -> None:
        """Show the next move of the solution."""
        if self.hint is not None and not self.projection.is_running:
            self.held_piece.release()
            self.do(self.hint)

    def ask_hint(self) -> None:
        if not result_of(self.puzzle).may_be_helped and not self.shows:
            self.host.notify(self.say("puzzle-no_hint", tries=HELPED_AFTER))
            return
        self.hint = self.attempt.hint()
        if self.hint is None:
            self.host.notify(self.say("puzzle-hint_none"))
        self.is_folded = False
        self.invalidate("lesson", "prompt")

    def to_list(self) -> None:
        self.host.navigator.title()
        self.host.navigator.puzzles(self.puzzle.game, self.puzzle.id)

    def to_next(self) -> None:
        following = self.following()
        if following is not None:
            self.host.navigator.puzzle(following)

    def following(self) -> Puzzle | None:
        """The next puzzle that is not solved yet; after the last one the first again. None if all others are
        solved.
        """
        found = puzzles_of(self.puzzle.game)
        place = next(number for number, one in enumerate(found) if one.id == self.puzzle.id)
        turned = (*found[place + 1 :], *found[:place])
        return next((one for one in turned if not result_of(one).is_solved), None)

    def to_rule(self) -> None:
        menu.to_rule(self, next(iter(self.puzzle.rules), None))()

    def fold(self) -> None:
        self.is_folded = not self.is_folded
        self.invalidate("lesson")

    # Buttons and keys

    def open_menu(self) -> None:
        navigator, host = self.host.navigator, self.host
        entries: list[tuple[str, str, Act]] = [
            ("puzzle-go_on", "play", lambda: None),
            ("puzzle-again", "refresh", self.begin_again),
            ("puzzle-solution", "eye", self.give_up),
            ("puzzle-others", "cards_outline", self.to_list),
            ("menu-rules", "book_open_page_variant", self.to_rule),
            ("menu-aid", "clipboard_text", lambda: menu.to_player_aid(self)),
            ("menu-settings", "cog_outline", navigator.settings),
            ("menu-title", "home", navigator.title),
            ("menu-quit", "exit_to_app", host.quit),
        ]
        options = tuple(Option(_saying(message), "", act, icon) for message, icon, act in entries)
        host.push(MenuScreen(host, "puzzle-menu", options, lambda kit: kit.say("puzzle-menu_note")))

    def heading(self) -> Heading:
        """The puzzle instead of a scenario, and its goal instead of that of the game."""
        puzzle = self.puzzle
        number = self.say("puzzle-place", number=puzzle.place, count=len(puzzles_of(puzzle.game)))
        goal, time = part_of(self.kit, puzzle, "goal"), time_of(self.kit, puzzle)
        told = f"{title_of(self.kit, puzzle)}\n{goal}\n{time}"
        return Heading(title_of(self.kit, puzzle), number, number, Goal(GoalPart(goal), told=told))

    def tools(self) -> list[TableTool]:
        again = TableTool(
            "undo", "refresh", self.say("puzzle-again.tip"), self.begin_again, self.table.has_begun
        )
        return [again, *(one for one in super().tools() if one.name not in ("undo", "redo"))]

    def choices(self) -> list[PromptButton]:
        if self.attempt.standing != "open" and not self.projection.is_running:
            return []
        return [one for one in super().choices() if one.handle not in ("stop_off", "recommended", "report")]

    def on_key(self, key: Key) -> None:
        if self.projection.is_running or self.view is None:
            super().on_key(key)
        elif self.shows and key.name in ("enter", "space") and not self.shows_focus:
            self.show_next()
        elif key.name == AGAIN_KEY:
            self.begin_again()
        elif key.name == HINT_KEY:
            self.ask_hint()
        elif key.name == "f1":
            self.to_rule()
        elif key.name in ("s", "z", "y") if key.ctrl else key.name in NOT_HERE or key.name == "u":
            return
        else:
            super().on_key(key)

    # The card

    def card(self) -> LessonCard | None:
        """The card on the table; None while a film runs and after the attempt is decided."""
        if self.projection.is_running or self.view is None or self.attempt.standing != "open":
            return None
        puzzle, say = self.puzzle, self.say
        count, done = len(puzzles_of(puzzle.game)), result_of(puzzle)
        place = say("puzzle-place", number=puzzle.place, count=count)
        tries = say("puzzle-shown" if self.shows else "puzzle-try", number=done.missed + 1)
        fold, tip = ("chevron_down", "puzzle-unfold") if self.is_folded else ("chevron_up", "puzzle-fold")
        return LessonCard(
            title_of(self.kit, puzzle),
            self.presenter.portrait(self.view.world, self.attempt.seat),
            self.presenter.seat_colours(self.kit, self.view.world, self.attempt.seat),
            f"{place} · {tries}" if not done.is_solved or self.shows else place,
            puzzle.place / count,
            Saying("step", part_of(self.kit, puzzle, "goal"), self._do_words()),
            self._buttons(),
            CardButton("leave", "close", say("puzzle-others"), self.to_list),
            CardButton("fold", fold, say(tip), self.fold),
            self.is_folded,
        )

    def _do_words(self) -> str:
        if self.hint is None:
            return time_of(self.kit, self.puzzle)
        game, names = self.presenter.game, self.viewing.names
        what = captions.label(self.kit.texts, game, self.hint, name_overrides=names)
        return self.say("puzzle-shows" if self.shows else "puzzle-hinted", what=what)

    def _buttons(self) -> tuple[CardButton, ...]:
        say, may = self.say, result_of(self.puzzle).may_be_helped or self.shows
        tip = say("puzzle-hint.tip") if may else say("puzzle-no_hint", tries=HELPED_AFTER)
        if self.shows:
            following = CardButton(
                "next", "arrow_right", say("puzzle-show_next"), self.show_next,
                key=say("start-key_enter"), is_first=True,
            )  # fmt: skip
            back = CardButton("again", "refresh", say("puzzle-myself"), self.begin_again)
            return (back, following) if self.hint is not None else (back,)
        return (
            CardButton(
                "hint", "lightbulb_on_outline", say("puzzle-hint"), self.ask_hint, tip=tip, enabled=may
            ),
            CardButton("solution", "eye", say("puzzle-solution"), self.give_up),
            CardButton("rule", "help_circle_outline", say("menu-rules"), self.to_rule, has_words=False),
        )

    def lit(self) -> frozenset[Handle]:
        """The gestures of the hint."""
        if self.hint is None or self.projection.is_running:
            return frozenset()
        return lit_ways(self, self.hint)

    def _compose_card(self, canvas: Canvas) -> None:
        card = self.card()
        if card is None:
            return
        found = (self.find(handle) for handle in sorted(self.lit()))
        lit = [one for one in found if one is not None]
        compose_taught(canvas, lit)
        compose_card(canvas, self._spot.place_apart(card_sizes(canvas.kit, card)[0], lit), card)


def _saying(message: str) -> Callable[[Kit], str]:
    return lambda kit: kit.say(message)
