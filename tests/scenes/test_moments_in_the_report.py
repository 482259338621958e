"""The report: the three moments are worked out beside it, each opens the replay; and who asked the coach."""

from pathlib import Path

import pytest

from game.bots.registry import MINDS
from game.config.settings import Settings
from game.devtools.invariants.memory_disks import MemoryDisk
from game.rules.core.ids import Seat
from game.scenes.navigator import ScreenNavigator
from game.scenes.replay import ReplayScreen
from game.scenes.results.moments import MOMENT
from game.scenes.results.screen import ResultsScreen
from game.scenes.stage import Stage
from game.session.autosave import Autosave
from game.session.hot_seat import HotSeat
from game.session.match import Match
from tests.bots.test_moments import played, review_of_game
from tests.scenes.layout import problems
from tests.scenes.staging import LANGUAGES, SIZES, click, doors_of, make_stage, show, texts_on

every_mind = pytest.mark.parametrize("game", list(MINDS))
SPARE = 0.014


def reported(
    game: str, size: tuple[int, int] = SIZES[1], language: str = "en", scale: int = 100, **hints: int
) -> tuple[Stage, ResultsScreen]:
    match = Match.loads(played(game))
    match.names = ("Kasia", "Iwona", "Jan", "Zofia")[: match.seats]
    match.bots = ("",) * match.seats
    hot_seat = HotSeat(Autosave(match, Path("match"), disk=MemoryDisk()))
    for seat, count in hints.items():
        match.hints[Seat(int(seat[1:]))] = count
    chosen = Settings(language=language, text_scale=scale)  # type: ignore[arg-type]
    stage = make_stage(size, settings=chosen)
    screen = ResultsScreen(stage, hot_seat)
    show(stage, screen)
    return stage, screen


def worked_out(stage: Stage, most: int = 20_000) -> int:
    """How many frames it takes."""
    for number in range(most):
        if not stage.is_working:
            stage.settle()
            return number
        stage.tick(stage.now + 16)
        stage.work(SPARE)
    raise AssertionError("the review never came to an end")


@pytest.mark.sweep("part")
@every_mind
def test_the_report_is_there_at_once_and_the_moments_follow(game: str) -> None:
    stage, screen = reported(game)
    assert screen.story().head in texts_on(screen)
    assert "looking through the match" in texts_on(screen)
    assert stage.is_working
    assert worked_out(stage) > 5
    _, review = review_of_game(game)
    for number, moment in enumerate(review.moments):
        assert screen.find(MOMENT(number)) is not None
        assert f"{round(100 * moment.after)}%" in texts_on(screen)


def test_the_heading_counts_the_moments() -> None:
    """Last Comrade's match turned once only."""
    for game, heading in (("desert_patrol", "Three moments"), ("last_comrade", "The moment")):
        stage, screen = reported(game)
        assert "Moments that decided it" in in_one_line(screen)
        worked_out(stage)
        assert f"{heading} that decided it" in in_one_line(screen)


@pytest.mark.sweep("part")
@every_mind
def test_each_moment_opens_the_replay_where_it_stands(game: str) -> None:
    stage, screen = reported(game)
    worked_out(stage)
    _, review = review_of_game(game)
    click(stage, MOMENT(0))
    name, given = doors_of(stage).last()
    moment = review.moments[0]
    assert name == "replay"
    match, eyes, place, note = given
    assert (match, place) == (screen.match, moment.place)
    assert eyes[0] == moment.deed.seat
    assert note.place == place


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:2])
@every_mind
def test_there_a_note_says_what_the_coach_would_have_done(
    game: str, size: tuple[int, int], language: str
) -> None:
    """Before the deed it lies on the board, and with the next step it is gone."""
    stage, screen = reported(game, size, language)
    worked_out(stage)
    told = [row.words for row in screen.moment_rows]
    assert told
    stage.navigator = ScreenNavigator(stage)
    click(stage, MOMENT(0))
    replay = stage.top
    assert isinstance(replay, ReplayScreen)
    stage.settle()
    assert all(part in one_line(words_of_note(replay)) for part in map(one_line, told[0]))
    assert problems(replay) == []
    replay.go(replay.place + 1)
    stage.settle()
    assert words_of_note(replay) == ""
    replay.go(replay.place - 1)
    stage.settle()
    assert words_of_note(replay)


def words_of_note(replay: ReplayScreen) -> str:
    layer = next(layer for layer in replay.layers if layer.name == "note")
    return "" if layer.canvas is None else " ".join(mark.text for mark in layer.canvas.texts)


def test_the_replay_opens_at_the_place_it_is_told() -> None:
    stage, screen = reported("staff_orders")
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.replay(screen.match, (Seat(0), Seat(1)), 7)
    assert isinstance(stage.top, ReplayScreen)
    assert stage.top.place == 7


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 160])
@pytest.mark.parametrize("size", SIZES[:2])
@every_mind
def test_the_moments_stay_in_their_boxes(game: str, size: tuple[int, int], scale: int, language: str) -> None:
    stage, screen = reported(game, size, language, scale)
    worked_out(stage)
    assert not any("⟦" in text for text in texts_on(screen))
    assert problems(screen) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_who_asked_the_coach_how_often(language: str) -> None:
    _, screen = reported("staff_orders", language=language, s0=2, s1=5)
    told = in_one_line(screen)
    hints = {
        "en": ("Kasia: 2 hints", "Iwona: 5 hints"),
        "pl": ("Kasia: 2 podpowiedzi", "Iwona: 5 podpowiedzi"),
    }
    assert all(one in told for one in hints[language])
    _, screen = reported("staff_orders", language="en")
    assert "Nobody asked the coach." in in_one_line(screen)


def test_the_report_of_a_match_without_a_coach_says_so() -> None:
    stage, screen = reported("staff_orders", language="en")
    screen.match.has_coach = False
    screen.restyle()
    stage.settle()
    assert "This match was played without the coach." in in_one_line(screen)


def in_one_line(screen: ResultsScreen) -> str:
    return one_line(texts_on(screen))


def one_line(words: str) -> str:
    """What is said, wherever its lines break."""
    return " ".join(words.split())
