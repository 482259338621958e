"""Any screen on a stage without a window: for pictures in files, the self-test and the figures of `bench`.

A game of the showcase is saved in a folder of its own, never among the person's games.
"""

import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pygame
from msgspec import structs

from game.app.rescue import leave_all
from game.bots import bot_seed
from game.config.paths import user_folder
from game.config.settings import Settings
from game.content.lessons import lessons_of
from game.content.library import open_game
from game.input.gestures import Key
from game.lessons.progress import LessonProgress
from game.lessons.progress import default_path as progress_path
from game.lessons.progress import save as save_progress
from game.presenters.contract.presenter import Presenter
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.scenes.navigator import ScreenNavigator
from game.scenes.posing import come_to_rest
from game.scenes.stage import Stage
from game.scenes.table import dropping
from game.scenes.table.amounts import fitting
from game.scenes.table.screen import TableScreen
from game.scenes.trouble import KeptFiles, TroubleScreen
from game.session import autosave, kept, saves
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from game.store import StoreError

NAMES = ("Anna", "Piotr", "Zofia", "Jan", "Maria", "Tomasz", "Ewa", "Marek", "Hanna", "Stefan")
USUAL_SEED = 1
MOST_TRIES = 400
"""Decisions played in search of a gesture with several meanings."""


class CannotShow(Exception):
    """This screen cannot be shown for this match; the text says why."""


class NothingToChoose(CannotShow):
    """Every gesture of the whole match has at most one meaning, as in some games."""


class Exhibit(NamedTuple):
    """A screen and the match it shows."""

    screen: str
    game: str
    scenario: str
    seats: int = 2
    seed: int | None = None
    """None: the usual seed, which is not mentioned."""
    steps: int = 0
    """Number of random decisions that are played first."""
    seat: Seat | None = None
    """The seat whose view is shown; None: the seat that must decide."""
    rule: str | None = None
    """The rule at which the rulebook is open."""


def new_stage(size: tuple[int, int], settings: Settings) -> Stage:
    """A stage without a window, on which nothing moves or speaks by itself. Its settings are not saved."""
    pygame.display.init()
    pygame.font.init()
    stage = Stage(size, structs.replace(settings, introductions=False))
    stage.navigator = ScreenNavigator(stage)
    return stage


@contextmanager
def own_folder(name: str) -> Iterator[Path]:
    """Inside the context, the user's folder is a separate folder inside the real one."""
    before, folder = os.environ.get("SZTABOWKA_HOME"), user_folder() / name
    os.environ["SZTABOWKA_HOME"] = str(folder)
    try:
        yield folder
    finally:
        if before is None:
            del os.environ["SZTABOWKA_HOME"]
        else:
            os.environ["SZTABOWKA_HOME"] = before


def show(stage: Stage, exhibit: Exhibit) -> None:
    """Put the screen on the stage and let its animations end. Raises `CannotShow`."""
    SCREENS[exhibit.screen](stage, exhibit)
    come_to_rest(stage)


def as_png(stage: Stage) -> bytes:
    """The picture on the stage as a PNG file."""
    file = io.BytesIO()
    pygame.image.save(stage.picture, file, "picture.png")
    return file.getvalue()


def clear(stage: Stage) -> None:
    """Remove all screens from the stage and delete the matches that were saved for it."""
    leave_all(stage.screens)
    stage.screens = []
    contents = kept.look(autosave.default_root())
    for one in (*contents.open, *contents.finished):
        try:
            kept.forget(one.folder)
        except StoreError:
            continue  # another program is making pictures at this moment


# Matches


def new_match(exhibit: Exhibit) -> Match:
    players = tuple(Player(NAMES[seat % len(NAMES)]) for seat in range(exhibit.seats))
    seed = USUAL_SEED if exhibit.seed is None else exhibit.seed
    match = match_for(exhibit.game, players, seed=seed, scenario=exhibit.scenario)
    match.is_seed_chosen = exhibit.seed is not None
    play_on(match, exhibit.steps)
    return match


def play_on(match: Match, steps: int) -> None:
    """Play random decisions, the same for the same match."""
    draws = Draws(Rng(bot_seed(match.seed, len(match.steps))))
    for _ in range(steps):
        waiting = match.waiting_for()
        if not waiting:
            return
        seat = min(waiting)
        match.submit(seat, draws.choice(match.legal(seat)))


# Screens


def _title(stage: Stage, exhibit: Exhibit) -> None:
    if exhibit.steps:
        _leave_unfinished(stage, exhibit)
    stage.navigator.title()


def _leave_unfinished(_stage: Stage, exhibit: Exhibit) -> None:
    """A match that the title screen offers to continue."""
    autosave.begin(new_match(exhibit), autosave.default_root()).close()


def _new_game(stage: Stage, exhibit: Exhibit) -> None:
    stage.navigator.title()
    stage.navigator.new_game(exhibit.game)


def _curtain(stage: Stage, exhibit: Exhibit) -> None:
    """The curtain at this position, or the next one that closes; an open table has none."""
    match = new_match(exhibit)
    for _ in range(MOST_TRIES):
        stage.navigator.play(match)
        if stage.top.name == "curtain":
            return
        clear(stage)
        if not match.waiting_for():
            break
        play_on(match, 1)
    raise CannotShow("no curtain is closed here")


def _table(stage: Stage, exhibit: Exhibit) -> None:
    sit_down(stage, new_match(exhibit), exhibit.seat)


def sit_down(stage: Stage, match: Match, seat: Seat | None = None) -> TableScreen:
    """The table of a match, with its curtain opened."""
    stage.navigator.play(match)
    come_to_rest(stage)
    for _ in range(match.seats):
        if stage.top.name == "curtain":
            stage.feed(Key("enter"))
            come_to_rest(stage)
    found = table_of(stage)
    if found.projection.is_running:
        found.projection.stop()
    if seat is not None and found.hot_seat.at_screen != seat:
        found.hot_seat.sit(seat)
        found.refresh()
    # The message shown when a player sits down lies over the board.
    found.viewing.recap = []
    found.invalidate()
    come_to_rest(stage)
    return found


def table_of(stage: Stage) -> TableScreen:
    if not isinstance(stage.top, TableScreen):
        raise CannotShow(f"instead of a table there is the screen {stage.top.name}")
    return stage.top


def _chooser(stage: Stage, exhibit: Exhibit) -> None:
    match = new_match(exhibit)
    presenter = PRESENTERS[exhibit.game](open_game(exhibit.game), exhibit.scenario)
    for _ in range(MOST_TRIES):
        if not match.waiting_for():
            break
        if not _can_mean_several(presenter, match):
            play_on(match, 1)
            continue
        table = sit_down(stage, match, exhibit.seat)
        for source in sorted(table.offers.sources):
            for target in sorted(table.offers.targets(source)):
                is_several = len(table.held_piece.put(source, target)) > 1
                if is_several and table.find(source) and table.find(target):
                    dropping.put(table, source, target)
                    return
        clear(stage)
        play_on(match, 1)
    raise NothingToChoose("no gesture can mean several things here")


def _can_mean_several(presenter: Presenter, match: Match) -> bool:
    """Whether some gesture of the asked seat has several meanings; found without drawing."""
    for seat in match.waiting_for():
        offers = presenter.offers(match.view(seat), seat, match.legal(seat))
        for source in offers.sources:
            for intents in offers.targets(source).values():
                if len(fitting(intents, presenter.amount_of, None)) > 1:
                    return True
    return False


def _menu(stage: Stage, exhibit: Exhibit) -> None:
    _table(stage, exhibit)
    stage.feed(Key("escape"))


def _rulebook(stage: Stage, exhibit: Exhibit) -> None:
    stage.navigator.title()
    stage.navigator.rulebook(exhibit.game, exhibit.rule)


def _player_aid(stage: Stage, exhibit: Exhibit) -> None:
    stage.navigator.title()
    stage.navigator.player_aid(exhibit.game)


def _settings(stage: Stage, _exhibit: Exhibit) -> None:
    stage.navigator.title()
    stage.navigator.settings()


def _saves(stage: Stage, exhibit: Exhibit) -> None:
    match = new_match(exhibit)
    for name in ("Sztab 1", "Sztab 2"):
        saves.save(match, saves.default_folder(), name)
        play_on(match, 40)
    stage.navigator.title()
    stage.navigator.saves()


def _finished(exhibit: Exhibit) -> Match:
    match = new_match(exhibit)
    play_on(match, match.game.info.longest)
    return match


def _results(stage: Stage, exhibit: Exhibit) -> None:
    kept = autosave.begin(_finished(exhibit), autosave.default_root())
    stage.navigator.results(HotSeat(kept))


def _replay(stage: Stage, exhibit: Exhibit) -> None:
    match = new_match(exhibit) if exhibit.steps else _finished(exhibit)
    seats = match.game.seats(match.state.world)
    stage.navigator.title()
    stage.navigator.replay(match, seats if exhibit.seat is None else (exhibit.seat,))


def _trouble(stage: Stage, _exhibit: Exhibit) -> None:
    places = KeptFiles(
        autosave.default_root(), user_folder() / "reports" / "report_000001_20260101-120000.txt"
    )
    stage.reset(TroubleScreen(stage, places, go_on=stage.navigator.title, to_title=stage.navigator.title))


def _learn(stage: Stage, exhibit: Exhibit) -> None:
    stage.navigator.title()
    stage.navigator.learn(exhibit.game)


def _lesson(stage: Stage, exhibit: Exhibit) -> None:
    """The first lesson of the game after a number of steps, or its last step."""
    lesson = next(iter(lessons_of(exhibit.game)), None)
    if lesson is None:
        raise CannotShow("this game has no lesson")
    step = lesson.step[min(exhibit.steps, len(lesson.step) - 1)]
    save_progress(LessonProgress().at(lesson, step.id), progress_path())
    stage.navigator.lesson(lesson)


SCREENS: dict[str, Callable[[Stage, Exhibit], None]] = {
    "title": _title,
    "new_game": _new_game,
    "table": _table,
    "curtain": _curtain,
    "chooser": _chooser,
    "menu": _menu,
    "rulebook": _rulebook,
    "player_aid": _player_aid,
    "settings": _settings,
    "saves": _saves,
    "results": _results,
    "replay": _replay,
    "learn": _learn,
    "lesson": _lesson,
    "trouble": _trouble,
}
