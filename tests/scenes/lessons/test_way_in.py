"""From the title to a lesson and from there to a whole game, through the real ways between the screens."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.rescue import leave_all
from game.bots.levels import LEVELS
from game.config.settings import Settings
from game.content.lessons import lessons_of
from game.input.gestures import Key
from game.lessons import progress as kept
from game.presenters.registry import COVERS
from game.scenes.lessons.end import LessonEndScreen
from game.scenes.lessons.learn import LESSONS as ROWS
from game.scenes.lessons.learn import LearnScreen
from game.scenes.lessons.screen import LessonScreen
from game.scenes.navigator import ScreenNavigator
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.scenes.title.screen import LEARN, TitleScreen
from game.scenes.ways_on import AFTER
from game.session import autosave
from game.session import kept as matches
from tests.lessons import FIRST, LESSONS
from tests.scenes.hands import click, compose, feed, spend
from tests.scenes.layout import overprints, problems
from tests.scenes.lessons.learner import do_wanted, lesson_at, press_next
from tests.scenes.staging import live_in, make_stage, texts_on

MOST_CLICKS = 3
WITH_LESSONS = sorted({key.partition("/")[0] for key in LESSONS})


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


@pytest.fixture
def stage() -> Iterator[Stage]:
    found = at_the_title()
    yield found
    leave_all(found.screens)


def at_the_title(language: str = "en", scale: int = 100) -> Stage:
    chosen = Settings(language=language, text_scale=scale, motion="none")  # type: ignore[arg-type]
    stage = make_stage((1280, 720), settings=chosen)
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    compose(stage)
    return stage


def finish(stage: Stage, key: str = FIRST) -> LessonEndScreen:
    """The last step of a lesson, and out of it."""
    lesson = LESSONS[key]
    kept.save(kept.LessonProgress().at(lesson, lesson.step[-1].id), kept.default_path())
    stage.navigator.lesson(lesson)
    screen = lesson_at(stage)
    screen.run.advance()
    screen.after_film()
    compose(stage)
    assert isinstance(stage.top, LessonEndScreen)
    return stage.top


# In


def test_at_the_very_first_start_the_lesson_is_what_enter_does(stage: Stage) -> None:
    feed(stage, Key("enter"))
    screen = lesson_at(stage)
    assert screen.lesson.key == FIRST
    assert screen.run.place == 0


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_from_the_title_to_the_first_own_move_is_three_clicks_at_most(stage: Stage, game: str) -> None:
    click(stage, LEARN(game))
    clicks = 1
    screen = lesson_at(stage)
    assert screen.lesson == lessons_of(game)[0]
    while not screen.run.waits:
        press_next(stage)
        clicks += 1
    assert clicks <= MOST_CLICKS
    length = screen.run.table.length
    do_wanted(stage, "drag")
    assert screen.run.table.length > length


def test_a_click_on_the_rest_of_the_lid_still_begins_a_game(stage: Stage) -> None:
    stage.top.activate(stage.top.find("lid/desert_patrol"))  # type: ignore[arg-type]
    assert stage.top.name == "new_game"
    compose(stage)
    click(stage, "tool/learn")
    assert isinstance(stage.top, LearnScreen)
    assert stage.top.game == "desert_patrol"


def test_whoever_has_begun_to_learn_chooses_from_the_list(stage: Stage) -> None:
    lesson = LESSONS[FIRST]
    kept.save(kept.LessonProgress().at(lesson, "move"), kept.default_path())
    stage.navigator.title()
    compose(stage)
    click(stage, LEARN(lesson.game))
    assert isinstance(stage.top, LearnScreen)
    click(stage, ROWS(lesson.id))
    assert lesson_at(stage).run.step.id == "move"
    feed(stage, Key("escape"))
    compose(stage)
    others = next(place for place, one in enumerate(stage.top.options) if one.icon == "cards_outline")  # type: ignore[attr-defined]
    click(stage, f"option/{others}")
    assert isinstance(stage.top, LearnScreen)


def test_every_lid_with_lessons_leads_to_them(stage: Stage) -> None:
    found = {cover.game for cover in COVERS if stage.top.find(LEARN(cover.game)) is not None}
    assert found == set(WITH_LESSONS)


def test_a_lesson_begun_goes_on_where_it_was_left(stage: Stage) -> None:
    feed(stage, Key("enter"))
    press_next(stage)
    do_wanted(stage, "drag")
    spend(stage)
    assert lesson_at(stage).run.step.id == "move"
    again = at_the_title()
    assert again.top.say("title-same_lesson") in texts_on(again.top)
    feed(again, Key("enter"))
    assert lesson_at(again).run.step.id == "move"


def test_an_unfinished_lesson_is_no_unfinished_game(stage: Stage) -> None:
    feed(stage, Key("enter"))
    press_next(stage)
    do_wanted(stage, "drag")
    assert matches.look(autosave.default_root()) == matches.Contents()
    stage.navigator.title()
    compose(stage)
    assert isinstance(stage.top, TitleScreen)
    assert stage.top.find("continue") is None


def test_the_list_tells_what_is_begun_and_what_is_done(stage: Stage) -> None:
    lesson = LESSONS[FIRST]
    kept.save(kept.LessonProgress().at(lesson, "move"), kept.default_path())
    stage.navigator.learn(lesson.game)
    compose(stage)
    assert stage.top.say("lesson-place", number=3, count=len(lesson.step)) in texts_on(stage.top)
    stage.pop()
    kept.save(kept.LessonProgress().with_finished(lesson), kept.default_path())
    stage.navigator.learn(lesson.game)
    compose(stage)
    assert stage.top.say("learn-done") in texts_on(stage.top)


def test_finished_lessons_are_marked_on_the_lid_and_enter_begins_a_game_again(stage: Stage) -> None:
    lesson = LESSONS[FIRST]
    kept.save(kept.LessonProgress().with_finished(lesson), kept.default_path())
    stage.navigator.title()
    compose(stage)
    words = stage.top.say("title-learned", done=1, count=len(lessons_of(lesson.game)))
    assert words in texts_on(stage.top)
    feed(stage, Key("enter"))
    assert stage.top.name == "new_game"


# Out


def test_after_a_lesson_one_button_begins_a_game_against_recruits(stage: Stage) -> None:
    finish(stage)
    feed(stage, Key("enter"))
    screen = stage.top
    assert isinstance(screen, TableScreen)
    assert not isinstance(screen, LessonScreen)
    players = screen.hot_seat.players
    assert players[0].bot is None
    assert {player.bot for player in players[1:]} == {next(iter(LEVELS))}
    assert screen.hot_seat.match.scenario == "dp_s01"
    assert len(matches.look(autosave.default_root()).open) == 1


@pytest.mark.sweep("values")
@pytest.mark.parametrize("key", LESSONS)
def test_every_lesson_leads_to_a_game_of_its_own(stage: Stage, key: str) -> None:
    finish(stage, key)
    click(stage, AFTER("play"))
    spend(stage)
    match = next(one.hot_seat.match for one in stage.screens if isinstance(one, TableScreen))
    assert match.game.info.id == LESSONS[key].game
    assert sum(not bot for bot in match.bots) == 1


def test_after_a_lesson_the_next_one_or_the_list_can_be_taken(stage: Stage) -> None:
    game = next(game for game in WITH_LESSONS if len(lessons_of(game)) > 1)
    one, other = lessons_of(game)[:2]
    finish(stage, one.key)
    click(stage, AFTER("list"))
    assert isinstance(stage.top, LearnScreen)
    finish(stage, one.key)
    click(stage, AFTER("next"))
    assert lesson_at(stage).lesson.key == other.key


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("scale", [100, 160])
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("key", LESSONS)
def test_the_ways_in_and_out_fit(key: str, language: str, scale: int) -> None:
    stage = at_the_title(language, scale)
    assert problems(stage.top) == []
    stage.navigator.learn(LESSONS[key].game)
    compose(stage)
    assert (problems(stage.top), overprints(stage.top)) == ([], [])
    finish(stage, key)
    assert (problems(stage.top), overprints(stage.top)) == ([], [])
    leave_all(stage.screens)
