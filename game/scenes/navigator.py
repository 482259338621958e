"""The ways between the screens: the only module that imports all of them.

Except for the title each is imported when it is first opened, so that nobody waits for it at the start.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.lessons import Lesson
from game.content.library import open_game
from game.presenters.registry import PRESENTERS
from game.puzzles.puzzle import Puzzle
from game.rules.core.ids import Seat
from game.rules.core.mistakes import BadContent
from game.scenes.chooser import Option, WaysScreen
from game.scenes.saves.words import closed_words
from game.scenes.screen import PlacesOfRules, ScreenHost
from game.scenes.title.screen import TitleScreen
from game.session import autosave, kept, saves
from game.session.autosave import Autosave
from game.session.hot_seat import HotSeat
from game.session.match import Match
from game.session.save_status import standing_of
from game.store import StoreError
from game.view.canvas import Act
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.scenes.moment_note import MomentNote


class ScreenNavigator:
    """Opens screens for a `ScreenHost`. If a file cannot be used, a notice says so and the screen stays."""

    def __init__(self, host: ScreenHost) -> None:
        self._host = host

    def title(self) -> None:
        self._host.leaving(lambda: self._host.reset(TitleScreen(self._host)))

    def new_game(self, game: str) -> None:
        from game.scenes.new_game.screen import NewGameScreen

        try:
            self._host.push(NewGameScreen(self._host, game))
            broken = open_game(game).broken()
        except BadContent as bad:
            self._host.notify(self._host.kit.say("doors-bad_content", detail=str(bad.mistakes[0])))
            return
        for why in broken.values():
            self._host.notify(self._host.kit.say("doors-bad_scenario", detail=str(why.mistakes[0])))

    def play(self, match: Match) -> None:
        if self._can_show(match):
            self._host.leaving(lambda: self._begin(match))

    def _begin(self, match: Match) -> None:
        self._sit_down(autosave.begin(match, autosave.default_root(), self._report))

    def resume(self, folder: Path) -> None:
        """Open an autosaved match. One made by another version is only shown until the people agree
        to continue it.
        """
        self._host.leaving(lambda: self._resume(folder))

    def _resume(self, folder: Path) -> None:
        if not _is_of_another_time(folder):
            self._go_on(folder)
            return
        match = self._recovered(folder)
        if match is not None:
            self.ask_if_older(match, lambda: self._go_on(folder))

    def _go_on(self, folder: Path) -> None:
        try:
            autosaved, recovered = autosave.resume(folder, self._report)
        except (StoreError, BadContent) as error:
            self._tell(error)
            return
        if recovered.damaged:
            self._host.notify(self._host.kit.say("kept-stepped_around"))
        if self._can_show(autosaved.match):
            self._sit_down(autosaved)
        else:
            autosaved.close()

    def load(self, path: Path) -> None:
        try:
            match = saves.load(path)
        except (StoreError, BadContent) as error:
            self._tell(error)
            return
        if match.outcome is not None:
            self.replay(match, match.game.seats(match.state.world))
        else:
            self.ask_if_older(match, lambda: self.play(match))

    def look(self, folder: Path) -> None:
        match = self._recovered(folder)
        if match is not None and match.outcome is not None:
            self.replay(match, match.game.seats(match.state.world))
        elif match is not None:
            self.replay(match, ())

    def _recovered(self, folder: Path) -> Match | None:
        """An autosaved match to look at, which changes nothing on disk; None, with a notice, if it
        cannot be read.
        """
        try:
            return autosave.recover(folder).match
        except (StoreError, BadContent) as error:
            self._tell(error)
            return None

    def ask_if_older(self, match: Match, play_on: Act) -> None:
        """Ask before continuing a match whose content differs, or that these rules cannot replay."""
        match.look_back()
        if match.is_current() and not match.lost_steps:
            play_on()
            return
        ways = (
            Option(lambda kit: kit.say("older-play"), "", play_on, "play"),
            Option(lambda kit: kit.say("older-look"), "", lambda: self.replay(match, ()), "eye"),
            Option(lambda kit: kit.say("older-back"), "", lambda: None, "arrow_left"),
        )
        self._host.push(WaysScreen(self._host, lambda kit: older_words(kit, match), ways))

    def saves(self, hot_seat: HotSeat | None = None) -> None:
        from game.scenes.saves.screen import SavesScreen

        self._host.push(SavesScreen(self._host, hot_seat))

    def settings(self) -> None:
        from game.scenes.settings.screen import SettingsScreen

        self._host.push(SettingsScreen(self._host))

    def rulebook(
        self,
        game: str,
        rule: str | None = None,
        *,
        lies_on_aid: bool = False,
        places: PlacesOfRules | None = None,
    ) -> None:
        from game.scenes.rulebook.screen import RulebookScreen

        try:
            self._host.push(RulebookScreen(self._host, game, rule, lies_on_aid=lies_on_aid, places=places))
        except BadContent as bad:
            self._host.notify(self._host.kit.say("doors-bad_content", detail=str(bad.mistakes[0])))

    def player_aid(self, game: str, open_book: Callable[[str | None], None] | None = None) -> None:
        from game.scenes.player_aid.screen import PlayerAidScreen

        self._host.push(PlayerAidScreen(self._host, game, open_book))

    def learn(self, game: str) -> None:
        from game.scenes.lessons.learn import LearnScreen

        try:
            self._host.push(LearnScreen(self._host, game))
        except BadContent as bad:
            self._host.notify(self._host.kit.say("doors-bad_content", detail=str(bad.mistakes[0])))

    def lesson(self, lesson: Lesson) -> None:
        self._host.leaving(lambda: self._begin_lesson(lesson))

    def first_lesson(self, game: str) -> None:
        from game.content.lessons import lessons_of

        try:
            self.lesson(lessons_of(game)[0])
        except BadContent as bad:
            self._host.notify(self._host.kit.say("doors-bad_content", detail=str(bad.mistakes[0])))

    def _begin_lesson(self, lesson: Lesson) -> None:
        from game.lessons.progress import default_path, load
        from game.lessons.run import LessonRun, Stuck
        from game.scenes.lessons.first_game import names_in
        from game.scenes.lessons.screen import LessonScreen

        progress, trouble = load(default_path())
        if trouble is not None:
            self._report(trouble)
        try:
            run = LessonRun(lesson, names_in(lesson, self._host.kit.texts, self._person()))
            run.go_to(progress.place_in(lesson))
        except Stuck as stuck:
            self._host.notify(self._host.kit.say("doors-bad_content", detail=str(stuck)))
            return
        match = run.table.match
        if self._can_show(match):
            presenter = PRESENTERS[match.game.info.id](match.opened, match.scenario)
            self._host.reset(LessonScreen(self._host, run, presenter))

    def first_game(self, lesson: Lesson) -> None:
        from game.scenes.lessons.first_game import first_game

        kit, settings = self._host.kit, self._host.settings
        self.play(first_game(lesson, kit.texts, self._person(), has_coach=settings.coach))

    def _person(self) -> str:
        """The name that the person in the first seat used last time."""
        return next(iter(self._host.settings.names), "")

    def puzzles(self, game: str, puzzle: str = "") -> None:
        from game.scenes.puzzles.choose import PuzzlesScreen

        try:
            self._host.push(PuzzlesScreen(self._host, game, puzzle))
        except BadContent as bad:
            self._host.notify(self._host.kit.say("doors-bad_content", detail=str(bad.mistakes[0])))

    def puzzle(self, puzzle: Puzzle) -> None:
        self._host.leaving(lambda: self._begin_puzzle(puzzle))

    def _begin_puzzle(self, puzzle: Puzzle) -> None:
        from game.scenes.puzzles.screen import PuzzleScreen, table_for

        position = puzzle.position
        presenter = PRESENTERS[puzzle.game](position.opened, position.scenario)
        self._host.reset(PuzzleScreen(self._host, table_for(puzzle), presenter))

    def results(self, hot_seat: HotSeat) -> None:
        from game.scenes.results.screen import ResultsScreen

        self._host.push(ResultsScreen(self._host, hot_seat))

    def replay(
        self, match: Match, seats: tuple[Seat, ...], place: int = 0, note: "MomentNote | None" = None
    ) -> None:
        from game.scenes.replay import ReplayScreen

        if not self._can_show(match):
            return
        presenter = PRESENTERS[match.game.info.id](match.opened, match.scenario)
        screen = ReplayScreen(self._host, match, presenter, seats, note)
        screen.go(place)
        self._host.push(screen)

    def _can_show(self, match: Match) -> bool:
        """Whether a game has a table; if it has only rules so far, a notice says so."""
        if match.game.info.id in PRESENTERS:
            return True
        self._host.notify(self._host.kit.say("doors-no_table", game=match.game.info.id))
        return False

    def _sit_down(self, kept: Autosave) -> None:
        from game.scenes.table.screen import TableScreen

        """Open the table with no screen below it: leaving it returns to the title."""
        settings = self._host.settings
        match = kept.match
        presenter = PRESENTERS[match.game.info.id](match.opened, match.scenario)
        hot_seat = HotSeat(
            kept,
            curtain=settings.curtain,
            friendly_undo=settings.undo == "friendly",
            asks_in_private=settings.reaction_mode == "strict",
        )
        self._host.reset(TableScreen(self._host, hot_seat, presenter))
        is_new = not any(hot_seat.has_decided(Seat(seat)) for seat in range(match.seats))
        if match.is_seed_chosen and is_new and hot_seat.next_seat is None:
            # While the curtain is closed, the curtain tells them.
            self._host.notify(self._host.kit.say("table-seed_chosen"))

    def _report(self, error: StoreError) -> None:
        self._host.notify(self._host.explain(error))

    def _tell(self, error: StoreError | BadContent) -> None:
        """Show why a match cannot be opened."""
        if isinstance(error, StoreError):
            self._host.notify(closed_words(self._host.kit, error))
        else:
            self._host.notify(self._host.kit.say("doors-bad_content", detail=str(error.mistakes[0])))


def _is_of_another_time(folder: Path) -> bool:
    """Whether an autosaved match is of another version; False for an unreadable one, as opening it
    explains that.
    """
    one = kept.read(kept.KeptMatches(folder, 0, is_over=False))
    try:
        return isinstance(one, kept.Kept) and standing_of(one.info) != "current"
    except StoreError:
        return False


def older_words(kit: Kit, match: Match) -> str:
    """What has changed since a match was saved, and what can be done with it."""
    words = [] if match.is_current() else [kit.say("older-content")]
    if match.lost_steps:
        words.append(kit.say("older-rules", steps=match.lost_steps))
    words.append(kit.say("older-look_last" if match.lost_steps else "older-look_all"))
    return " ".join(words)
