"""Whoever never left the screen takes up his cards by a key; one that hurried a film on is not meant so."""

from pathlib import Path

import pytest

from game.input.gestures import Key
from game.scenes.table.sharing.handing_over import NOT_BEFORE_MS
from tests.scenes.hands import feed, spend
from tests.scenes.seating import Seated, seat_down


def with_cards_down(tmp_path: Path) -> Seated:
    """Play on until an open table came between somebody and his cards."""
    seated = seat_down(tmp_path, "last_comrade", "squad", seed=12)
    table = seated.table
    feed(seated.stage, Key("enter"))
    for _ in range(200):
        if table.cards_are_down:
            break
        if table.next_seat is not None:
            table.open_curtain()
        elif table.hands_over_to is not None:
            table.hand_over()
        elif table.open_window is not None:
            table.let_window_go_by()
        elif table.legal():
            table.submit(table.legal()[0])
        else:
            table.look_alone()
    assert table.cards_are_down
    seated.screen.refresh()
    assert seated.stage.top is seated.screen, "the curtain was opened"
    assert seated.screen.handing_over.is_looking_due
    return seated


@pytest.mark.parametrize("key", ["enter", "space", "l"])
def test_a_key_takes_up_the_cards(tmp_path: Path, key: str) -> None:
    stage, _, table = with_cards_down(tmp_path)
    asked = table.at_screen
    spend(stage, NOT_BEFORE_MS)
    feed(stage, Key(key))
    assert not table.cards_are_down
    assert not table.is_open
    assert table.at_screen == asked, "he had the screen all along"


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_key_that_comes_right_after_a_film_does_not(tmp_path: Path, key: str) -> None:
    stage, screen, table = with_cards_down(tmp_path)
    screen.after_film()
    feed(stage, Key(key))
    assert table.cards_are_down
    spend(stage, NOT_BEFORE_MS + 20)
    feed(stage, Key(key))
    assert not table.cards_are_down
