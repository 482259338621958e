"""Saving under a name: the hand is in the field, Enter saves, and no other game is opened unasked."""

from pathlib import Path

import pytest

from game.input.gestures import Key
from game.scenes.chooser import QuestionScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.navigator import ScreenNavigator
from game.scenes.saves.screen import SavesScreen
from game.scenes.table.screen import TableScreen
from game.session import autosave, saves
from tests.scenes.seating import Seated, kept_on_disk, seat_down
from tests.scenes.staging import click, live_in, press, texts_on, write
from tests.scenes.test_start_scenes import a_match, save


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


def seated_with_doors(home: Path) -> Seated:
    seated = seat_down(home, steps=25, language="en")
    seated.stage.navigator = ScreenNavigator(seated.stage)
    while isinstance(seated.stage.top, CurtainScreen):
        press(seated.stage, "enter")
    return seated


def test_ctrl_s_a_name_and_enter_save_the_game(home: Path) -> None:
    """Without a click: the first letter takes the place of the name that stood there."""
    seated = seated_with_doors(home)
    save("older", a_match("dp_s02"))
    seated.stage.feed(Key("s", ctrl=True))
    seated.stage.settle()
    assert isinstance(seated.stage.top, SavesScreen)
    for letter in "Wieczór":
        write(seated.stage, letter)
    press(seated.stage, "enter")
    assert seated.stage.screens[-1] is seated.screen, "saved, one is back at the table"
    saved = saves.load(saves.path_for(saves.default_folder(), "Wieczór"))
    assert saved.state == seated.table.match.state
    assert "Saved: Wieczór" in seated.stage.notices[-1]


def test_enter_alone_saves_under_the_name_that_stands_there(home: Path) -> None:
    seated = seated_with_doors(home)
    save("older", a_match("dp_s02"))
    seated.stage.navigator.saves(seated.table)
    seated.stage.settle()
    name = seated.stage.top.fields["save_name"]
    assert name.is_selected
    assert name.text.startswith("Landing Ground 7")
    press(seated.stage, "enter")
    assert seated.stage.screens[-1] is seated.screen
    assert len(saves.listing(saves.default_folder())) == 2


@pytest.mark.parametrize(
    ("keys", "left"),
    [(("backspace",), ""), (("delete",), ""), (("end", "backspace"), "Landing Ground 7, round ")],
)
def test_editing_keys_know_what_is_selected(keys: tuple[str, ...], left: str, home: Path) -> None:
    seated = seated_with_doors(home)
    seated.stage.navigator.saves(seated.table)
    seated.stage.settle()
    press(seated.stage, *keys)
    field = seated.stage.top.fields["save_name"]
    assert field.text[:24] == left
    assert not field.is_selected


def test_enter_saves_also_when_the_keyboard_came_back_to_the_field(home: Path) -> None:
    seated = seated_with_doors(home)
    seated.stage.navigator.saves(seated.table)
    seated.stage.settle()
    seated.stage.top.focus("save_name", shown=True)
    write(seated.stage, "By tab")
    press(seated.stage, "enter")
    assert saves.path_for(saves.default_folder(), "By tab").exists()


def test_another_game_is_not_opened_unasked(home: Path) -> None:
    seated = seated_with_doors(home)
    save("another", a_match("dp_s02"))
    seated.stage.navigator.saves(seated.table)
    seated.stage.settle()
    click(seated.stage, "open/0")
    question = seated.stage.top
    assert isinstance(question, QuestionScreen)
    assert "is saved and will wait" in texts_on(question)
    press(seated.stage, "escape", "escape")
    assert seated.stage.screens[-1] is seated.screen
    seated.stage.navigator.saves(seated.table)
    seated.stage.settle()
    click(seated.stage, "open/0")
    click(seated.stage, "yes")
    table = next(one for one in seated.stage.screens if isinstance(one, TableScreen))
    assert table.hot_seat.match.scenario == "dp_s02"
    left = autosave.recover(kept_on_disk(seated.table).folder).match
    assert left.state == seated.table.match.state, "the game that was left is kept"


def test_escape_closes_the_place_where_a_name_is_typed(home: Path) -> None:
    seated = seated_with_doors(home)
    seated.stage.navigator.saves(seated.table)
    seated.stage.settle()
    press(seated.stage, "escape")
    assert seated.stage.screens[-1] is seated.screen
