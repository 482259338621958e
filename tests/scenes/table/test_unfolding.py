"""What a board shows only on demand: by a key of its game or by the button on its sheet."""

from pathlib import Path

import pytest

from game.input.gestures import Key
from tests.scenes.hands import feed
from tests.scenes.seating import Seated, seat_down


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    return seat_down(tmp_path, "staff_orders", "l1", curtain=False)


def things_on_the_board(seated: Seated) -> int:
    seated.stage.settle()
    board = next(layer for layer in seated.screen.layers if layer.name == "board")
    assert board.canvas is not None
    return len(board.canvas.items)


def test_the_key_and_the_button_show_the_supply_and_hide_it_again(seated: Seated) -> None:
    plain = things_on_the_board(seated)
    feed(seated.stage, Key("s"))
    assert things_on_the_board(seated) > plain
    button = seated.screen.find("unfold/supply")
    assert button is not None
    seated.screen.activate(button)
    assert things_on_the_board(seated) == plain


def test_nobody_finds_unfolded_what_another_one_looked_at(seated: Seated) -> None:
    feed(seated.stage, Key("s"))
    assert seated.screen.tabletop.unfolded == {"supply"}
    seated.screen.tabletop.put_away()
    assert not seated.screen.tabletop.unfolded
