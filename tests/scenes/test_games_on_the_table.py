"""Which games can be opened: all that have a table; of the others it is said that they are coming."""

from pathlib import Path

import pytest

from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.rules.registry import GAMES
from game.scenes.navigator import ScreenNavigator
from game.scenes.title.screen import TitleScreen
from game.session.hot_seat import match_for
from tests.scenes.seating import people_for
from tests.scenes.staging import click, doors_of, live_in, make_stage, point, show, texts_on, wait

COMING = "wasteland_riders"
"""Taken off the table for these tests."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


def test_every_game_is_opened_from_its_lid() -> None:
    stage = make_stage()
    for game in GAMES:
        show(stage, TitleScreen(stage))
        click(stage, f"lid/{game}")
        assert doors_of(stage).last() == ("new_game", (game,))


def test_a_game_that_is_coming_says_so_and_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PRESENTERS, COMING)
    stage = make_stage()
    screen = show(stage, TitleScreen(stage))
    point(stage, f"lid/{COMING}")
    wait(stage, 40)
    assert "This game is being made" in texts_on(screen)
    click(stage, f"lid/{COMING}")
    assert not doors_of(stage).calls


def test_a_record_of_a_game_without_a_table_is_refused_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = make_stage()
    screen = show(stage, TitleScreen(stage))
    match = match_for(COMING, people_for(COMING), seed=5)
    monkeypatch.delitem(PRESENTERS, COMING)
    ScreenNavigator(stage).replay(match, (Seat(0),))
    assert stage.top is screen
    assert list(stage.notices) == [stage.kit.say("doors-no_table", game=COMING)]
