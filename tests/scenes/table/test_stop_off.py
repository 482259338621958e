"""Where a stop asks, it can be switched off on the spot: for who is asked, in this match, from now on."""

from pathlib import Path

import pytest

from game.bots import RandomBot
from game.input.gestures import Key
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.staff_orders.turn import TurnEnd
from game.scenes.table.commands import stop_here
from tests.scenes.hands import click, feed
from tests.scenes.seating import Seated, seat_down
from tests.scenes.situations import take_the_screen


def at_the_end_of_a_turn(home: Path) -> Seated:
    """Somebody with cards in hand is asked whether he plays one more."""
    seated = seat_down(home, "staff_orders", "m1", language="en", curtain=False)
    take_the_screen(seated)
    go_on_to(seated)
    return seated


def go_on_to(seated: Seated, seat: int | None = None) -> None:
    """Play at random until a turn of this seat, or of anybody, is about to end."""
    bot, table = RandomBot(4), seated.table
    for _ in range(300):
        pending = engine.pending(table.match.state)
        if isinstance(pending, TurnEnd) and seat in (None, table.at_screen):
            seated.screen.refresh()
            take_the_screen(seated)
            return
        asked = table.at_screen
        assert asked is not None
        table.submit(bot.choose(table.match.view(asked), asked, table.match.legal(asked)))
        seated.screen.refresh()
        take_the_screen(seated)
    pytest.fail("no turn ended with cards in hand")


@pytest.mark.parametrize("by_key", [False, True], ids=["button", "key"])
def test_the_stop_is_off_from_now_on_for_who_was_asked_alone(tmp_path: Path, by_key: bool) -> None:
    seated = at_the_end_of_a_turn(tmp_path)
    table, asked = seated.table, seated.table.at_screen
    assert asked is not None
    assert table.has_stop(asked, "so_turn_end")
    feed(seated.stage, Key("n")) if by_key else click(seated.stage, "stop_off")
    assert not isinstance(engine.pending(table.match.state), TurnEnd)
    assert not table.has_stop(asked, "so_turn_end")
    other = Seat(1 - asked)
    assert table.has_stop(other, "so_turn_end")
    assert "menu" in seated.stage.notices[-1]
    go_on_to(seated)
    assert table.at_screen == other


def test_it_is_offered_only_where_a_stop_asks(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "staff_orders", "m1", curtain=False)
    take_the_screen(seated)
    assert stop_here(seated.screen) is None
    assert seated.screen.find("stop_off") is None
    before = len(seated.table.match.steps)
    feed(seated.stage, Key("n"))
    assert len(seated.table.match.steps) == before
