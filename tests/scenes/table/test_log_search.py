"""The whole log in a sheet of its own: typing leaves what holds the words, Esc gives back the table."""

from pathlib import Path

import pytest

from game.input.gestures import Key
from game.presenters.registry import PRESENTERS
from game.scenes.stage import Stage
from game.scenes.table.log.search import SEARCH, LogScreen
from game.scenes.table.screen import TableScreen
from game.scenes.table.tabletop import LOG_SEARCH
from tests.guards import at_least_one
from tests.scenes.layout import overprints, problems
from tests.scenes.seating import seat_down
from tests.scenes.staging import LANGUAGES, SIZES, click, doors_of, handles_on, press, texts_on, write


def opened(home: Path, game: str, steps: int = 60, **how: object) -> tuple[Stage, LogScreen]:
    stage, screen, _ = seat_down(home, game, steps=steps, **{"language": "en", "curtain": False, **how})  # type: ignore[arg-type]
    assert isinstance(screen, TableScreen)
    assert screen.view is not None, "somebody is at the screen"
    stage.feed(Key("l", ctrl=True))
    stage.settle()
    assert isinstance(stage.top, LogScreen)
    return stage, stage.top


def rows(screen: LogScreen) -> list[str]:
    """All lines that are left, headings apart."""
    return [line.event.__class__.__name__ for _, line in screen.log.tale.lines if not line.is_heading]


def test_the_glass_in_the_corner_of_the_log_opens_it(tmp_path: Path) -> None:
    stage, screen, _ = seat_down(tmp_path, "desert_patrol", steps=60, language="en", curtain=False)
    click(stage, LOG_SEARCH)
    assert isinstance(stage.top, LogScreen)
    press(stage, "escape")
    assert stage.screens == [screen]


def test_typing_leaves_the_lines_that_hold_every_word(tmp_path: Path) -> None:
    stage, screen = opened(tmp_path, "desert_patrol")
    everything = len(rows(screen))
    write(stage, "marker PLACED")
    left = list(at_least_one(rows(screen)))
    assert set(left) == {"TileReconned"}
    assert len(left) < everything
    assert f"{len(left)} line" in texts_on(screen)
    headings = [line for _, line in screen.log.tale.lines if line.is_heading]
    assert headings, "each round that is left has its heading"
    press(stage, "escape")
    assert len(rows(screen)) == everything


def test_what_is_nowhere_is_said_not_to_be_found(tmp_path: Path) -> None:
    stage, screen = opened(tmp_path, "desert_patrol")
    write(stage, "zebra")
    assert rows(screen) == []
    assert "Nothing found" in texts_on(screen)


def test_who_types_a_round_gets_all_of_it(tmp_path: Path) -> None:
    stage, screen = opened(tmp_path, "desert_patrol")
    write(stage, "round 2")
    headings = [line.event for _, line in screen.log.tale.lines if line.is_heading]
    assert [getattr(event, "round", None) for event in headings] == [2]
    kinds = set(at_least_one(rows(screen)))
    assert {"CardsDrawn", "TurnStarted"} <= kinds


def test_polish_marks_need_not_be_typed(tmp_path: Path) -> None:
    stage, screen = opened(tmp_path, "last_comrade", 40, language="pl")
    write(stage, "zol")
    plain = rows(screen)
    press(stage, "escape")
    write(stage, "żół")
    assert rows(screen) == plain


def test_a_rule_in_it_opens_the_rulebook(tmp_path: Path) -> None:
    stage, screen = opened(tmp_path, "desert_patrol")
    click(stage, next(handle for handle in handles_on(screen) if handle.startswith("link/")))
    assert doors_of(stage).last()[0] == "rulebook"


def test_it_tells_no_more_than_the_log_of_the_table(tmp_path: Path) -> None:
    stage, table, hot_seat = seat_down(tmp_path, "last_comrade", steps=40, language="en", curtain=False)
    assert isinstance(table, TableScreen)
    assert table.view is not None
    stage.feed(Key("l", ctrl=True))
    stage.settle()
    assert isinstance(stage.top, LogScreen)
    told = [line.event for _, line in stage.top.log.tale.lines]
    known = [event for step in hot_seat.log() for event in step.events]
    assert all(event in known for event in at_least_one(told))


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("game", list(PRESENTERS))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [80, 160])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits(tmp_path: Path, game: str, language: str, scale: int, size: tuple[int, int]) -> None:
    stage, screen = opened(tmp_path, game, size=size, language=language, text_scale=scale)
    for text in ("", "a"):
        write(stage, text)
        assert problems(screen) == []
        assert overprints(screen) == []
    assert screen.find(SEARCH) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_rider_yet_is_called_by_name(tmp_path: Path, language: str) -> None:
    """The log speaks of them by the names typed before the game."""
    _, screen, table = seat_down(tmp_path, "wasteland_riders", steps=0, language=language, curtain=False)
    world = table.match.state.world
    assert all(knight.knight is None for knight in world.knights)
    texts = texts_on(screen)
    assert "Iwona" in texts or "Kasia" in texts
    assert "Gracz 2" not in texts
    assert "Player 2" not in texts
