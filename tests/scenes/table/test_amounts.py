"""Soldiers and aircraft are taken some at a time: by wheel, by keys, by buttons, and with Ctrl one by one."""

from pathlib import Path

import pytest

from game.input.gestures import Key, Move, Press, Release, Wheel
from game.rules.core import engine
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.intents import Enter
from game.scenes.chooser import ChooserScreen
from game.scenes.table.screen import TableScreen
from game.view.handles import Handle
from tests.scenes.hands import click, drag, feed, points_of, press_on, spend, turn_to
from tests.scenes.playing import clear_the_way
from tests.scenes.seating import Seated, seat_down

SEED, STEPS = 1, 55


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    """An Advance in the mountains: up to four of five soldiers may enter."""
    found = seat_down(tmp_path, "staff_orders", "m1", seed=SEED, steps=STEPS)
    clear_the_way(found.stage, by_keyboard=False)
    spend(found.stage, 300)
    assert isinstance(engine.pending(found.table.match.state), Entering)
    return found


def pile(seated: Seated) -> tuple[Handle, Handle]:
    """The largest pile that may enter, and where it goes."""
    offers = seated.screen.offers
    source = max(sorted(offers.sources), key=lambda one: len(next(iter(offers.targets(one).values()))))
    return source, next(iter(offers.targets(source)))


def take_up(seated: Seated, source: Handle, *, ctrl: bool = False) -> tuple[int, int]:
    screen = seated.screen
    start = next(
        p for p in points_of(screen, source) if screen.held_piece.liftable(screen.hit_areas_at(p)) == source
    )
    feed(seated.stage, Move(start), Press(start, 1, ctrl=ctrl), Move((start[0] + 9, start[1] + 9)))
    return start


def test_a_dragged_pile_holds_as_many_as_may_go(seated: Seated) -> None:
    source, target = pile(seated)
    take_up(seated, source)
    most = seated.screen.held_piece.amounts[-1]
    assert most > 2
    assert seated.screen.held_piece.amount == most == seated.screen.view_context().taken
    assert str(most) in seated.screen.drawing.prompt()
    feed(seated.stage, Key("escape"), Release((0, 0), 1))
    drag(seated.stage, source, target)
    last = seated.table.match.steps[-1].intent
    assert isinstance(last, Enter)
    assert last.count == most


def test_with_ctrl_one_is_taken_up(seated: Seated) -> None:
    source, _ = pile(seated)
    take_up(seated, source, ctrl=True)
    assert seated.screen.held_piece.amount == 1


def test_the_wheel_sets_the_amount_and_then_zooms_again(seated: Seated) -> None:
    source, _ = pile(seated)
    at = take_up(seated, source)
    camera, most = seated.screen.tabletop.camera(seated.screen.kit.metrics), seated.screen.held_piece.amount
    feed(seated.stage, Wheel(at, -1))
    assert seated.screen.held_piece.amount == most - 1
    feed(seated.stage, Wheel(at, 1), Wheel(at, 1))
    assert seated.screen.held_piece.amount == most
    assert seated.screen.tabletop.camera(seated.screen.kit.metrics) == camera
    feed(seated.stage, Key("escape"), Release(at, 1), Wheel(at, 1))
    assert seated.screen.tabletop.camera(seated.screen.kit.metrics) != camera


def test_no_chooser_opens_for_meanings_that_differ_only_in_amount(seated: Seated) -> None:
    source, target = pile(seated)
    assert len(seated.screen.offers.meanings(source, target)) > 2
    drag(seated.stage, source, target, amount=2)
    last = seated.table.match.steps[-1].intent
    assert isinstance(last, Enter)
    assert last.count == 2
    assert not isinstance(seated.stage.top, ChooserScreen)


def test_by_keyboard_alone(seated: Seated) -> None:
    source, target = pile(seated)
    camera = seated.screen.tabletop.camera(seated.screen.kit.metrics)
    press_on(seated.stage, source)
    feed(seated.stage, Key("3"))
    assert seated.screen.held_piece.amount == 3
    feed(seated.stage, Key("minus"), Key("minus"), Key("plus"))
    assert seated.screen.held_piece.amount == 2
    assert seated.screen.tabletop.camera(seated.screen.kit.metrics) == camera
    press_on(seated.stage, target)
    last = seated.table.match.steps[-1].intent
    assert isinstance(last, Enter)
    assert last.count == 2


def test_with_ctrl_and_enter_one_is_taken_up(seated: Seated) -> None:
    source, _ = pile(seated)
    press_on(seated.stage, source)
    feed(seated.stage, Key("escape"), Key("enter", ctrl=True))
    assert (seated.screen.held_piece.source, seated.screen.held_piece.amount) == (source, 1)


def test_with_an_empty_hand_plus_and_minus_zoom(seated: Seated) -> None:
    camera = seated.screen.tabletop.camera(seated.screen.kit.metrics)
    feed(seated.stage, Key("plus"))
    assert seated.screen.tabletop.camera(seated.screen.kit.metrics) != camera


def test_the_buttons_of_the_prompt_bar_do_the_same(seated: Seated) -> None:
    source, _ = pile(seated)
    click(seated.stage, source)
    screen = seated.screen
    most = screen.held_piece.amount
    more, fewer = screen.find("amount/more"), screen.find("amount/fewer")
    assert more is not None
    assert fewer is not None
    assert not more.enabled
    assert fewer.enabled
    click(seated.stage, "amount/fewer")
    assert screen.held_piece.amount == most - 1
    click(seated.stage, "amount/more")
    assert screen.held_piece.amount == most


def test_a_selected_pile_says_how_many_are_meant(seated: Seated) -> None:
    source, _ = pile(seated)
    click(seated.stage, source)
    feed(seated.stage, Key("2"))
    said = next(layer for layer in seated.screen.layers if layer.name == "said")
    assert said.canvas is not None
    assert "2" in {mark.text for mark in said.canvas.texts}
    assert "2" in seated.screen.drawing.prompt()


def test_the_odds_on_a_target_are_those_of_the_amount_it_would_get(seated: Seated) -> None:
    source, target = pile(seated)
    screen = seated.screen
    take_up(seated, source)
    chances = []
    for amount in range(1, screen.held_piece.amounts[-1] + 1):
        turn_to(seated.stage, amount)
        ((intent, preview),) = screen.held_piece.odds(target)
        assert isinstance(intent, Enter)
        assert intent.count == amount
        assert preview == seated.table.preview(intent)
        chances.append(preview.chance)
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]


def test_a_chooser_still_opens_for_things_that_differ_in_more(tmp_path: Path) -> None:
    """Desert Patrol knows no amounts: whatever could be meant there is asked for as before."""
    found = seat_down(tmp_path, "desert_patrol", seed=7, steps=60)
    clear_the_way(found.stage, by_keyboard=False)
    screen = found.screen
    assert isinstance(screen, TableScreen)
    for source in screen.offers.sources:
        for target, meanings in screen.offers.targets(source).items():
            assert screen.held_piece.put(source, target) == meanings
