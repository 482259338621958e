"""The open table on the screen: who is heard, when it goes on by itself, and that no hand stays in view."""

from copy import copy
from pathlib import Path
from typing import Any

import pytest

from game.config.settings import Settings
from game.input.gestures import Key
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.last_comrade.intents import Commit, LetPass, RaiseHand
from game.rules.last_comrade.windows import Pause, ReactionWindow
from game.scenes.curtain import CurtainScreen
from game.scenes.stage import Stage
from game.session.hot_seat import Player, match_for
from game.session.match import Match
from game.session.stops import could_respond
from tests.scenes.hands import click, compose, feed, spend
from tests.scenes.seating import NAMES, Seated, sit, wander
from tests.scenes.staging import make_stage
from tests.scenes.test_curtain import first_frame
from tests.scenes.twins import Twins, notes, picture

SEATS = 4
PEOPLE = tuple(map(Player, NAMES[:SEATS]))


def quiet(**settings: Any) -> Stage:
    chosen = Settings(language="pl", motion="none", mute=True, **settings)
    return make_stage((1280, 720), settings=chosen, shares=False)


def at_window(home: Path, **settings: Any) -> Seated:
    return sit(quiet(**settings), match_at(ReactionWindow), home)


def match_at(kind: type, seed: int = 7) -> Match:
    match = match_for("last_comrade", PEOPLE, seed=seed, scenario="squad")
    for _ in range(300):
        if isinstance(engine.pending(match.state), kind):
            return match
        wander(match, 1, len(match.steps))
    raise AssertionError(f"no {kind.__name__}")


def steps(seated: Seated) -> int:
    return len(seated.table.match.steps)


# Going on


def test_a_window_can_be_closed_for_all_only_after_a_while(tmp_path: Path) -> None:
    """LC-REACT-12."""
    seated = at_window(tmp_path)
    before = steps(seated)
    asked = len(seated.table.people_asked)
    spend(seated.stage, 1400, 100)
    button = seated.screen.find("pass")
    assert button is not None
    assert not button.enabled
    spend(seated.stage, 200, 100)
    click(seated.stage, "pass")
    assert steps(seated) == before + asked > before + 1


@pytest.mark.parametrize("seconds", [2, 6])
def test_it_goes_by_itself_after_the_time_of_the_settings(tmp_path: Path, seconds: int) -> None:
    """LC-REACT-11."""
    seated = at_window(tmp_path, grace_seconds=seconds)
    before = steps(seated)
    spend(seated.stage, seconds * 1000 - 100, 100)
    assert steps(seated) == before
    spend(seated.stage, 300, 100)
    assert steps(seated) > before


def test_in_fast_mode_nobody_waits(tmp_path: Path) -> None:
    """LC-REACT-20."""
    seated = at_window(tmp_path, reaction_mode="fast")
    before = steps(seated)
    spend(seated.stage, 100, 50)
    assert steps(seated) > before


def test_in_strict_mode_the_curtain_comes_first(tmp_path: Path) -> None:
    seated = at_window(tmp_path, reaction_mode="strict")
    before = steps(seated)
    spend(seated.stage, 9000, 500)
    assert isinstance(seated.stage.top, CurtainScreen)
    assert not seated.table.is_open
    assert steps(seated) == before


# Who is heard


@pytest.mark.parametrize("by_key", [True, False])
def test_a_hand_goes_up_by_its_key_and_by_a_click(tmp_path: Path, by_key: bool) -> None:
    """LC-REACT-13."""
    seated = at_window(tmp_path)
    seat = seated.table.people_asked[-1]
    if by_key:
        feed(seated.stage, Key(f"f{seat + 1}"))
    else:
        click(seated.stage, f"raise/{seat}")
    last = seated.table.match.steps[-1]
    assert (last.seat, last.intent) == (seat, RaiseHand())


@pytest.mark.rule("LC-REACT-07")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_who_plays_alone_raises_a_hand_by_a_button(tmp_path: Path, size: tuple[int, int]) -> None:
    """No buttons of others lie open there: his own stand in the bar, beside letting it pass."""
    players = (PEOPLE[0], *(Player(one.name, "random") for one in PEOPLE[1:]))
    match = match_for("last_comrade", players, seed=7, scenario="squad")
    for _ in range(300):
        decision = engine.pending(match.state)
        is_asked = isinstance(decision, ReactionWindow) and 0 in match.waiting_for()
        if is_asked and RaiseHand() in match.legal(Seat(0)) and could_respond(match.state, Seat(0)):
            break
        wander(match, 1, len(match.steps))
    else:
        raise AssertionError("no window in which he could do anything")
    stage = make_stage(size, settings=Settings(language="pl", motion="none", mute=True), shares=False)
    seated = sit(stage, match, tmp_path)
    assert seated.table.at_screen == 0
    assert not seated.table.is_open
    buttons = [one for one in seated.screen.offers.buttons if one != LetPass()]
    click(seated.stage, f"do/{buttons.index(RaiseHand()) + 1}")
    assert (0, RaiseHand()) in [(step.seat, step.intent) for step in match.steps[-6:]]


def test_a_raised_hand_is_served_behind_the_curtain(tmp_path: Path) -> None:
    seated = at_window(tmp_path)
    seat = seated.table.people_asked[-1]
    feed(seated.stage, Key(f"f{seat + 1}"))
    spend(seated.stage, 6000, 200)
    assert isinstance(seated.stage.top, CurtainScreen)
    assert seated.table.next_seat == seat


# While a film runs


def in_film(home: Path) -> tuple[Seated, Seat]:
    """A film runs after which people are asked again before all, and one of them may raise a hand."""
    match = match_for("last_comrade", PEOPLE, seed=7, scenario="squad")
    for number in range(400):
        if isinstance(engine.pending(match.state), ReactionWindow | Pause):
            stage = make_stage((1280, 720), settings=Settings(language="pl", mute=True), shares=False)
            seated = sit(stage, copy(match), home / str(number), paints=False)
            seated.screen.showing.show(seated.screen.showing.moment(), seated.table.let_window_go_by())
            voices = seated.screen.open_table.interjections.values()
            raising = [one.seat for one in voices if one.intent == RaiseHand()]
            if seated.screen.projection.is_running and raising:
                compose(stage)
                return seated, raising[-1]
        wander(match, 1, len(match.steps))
    raise AssertionError("no film before an open table")


def is_raised(seated: Seated, seat: Seat) -> bool:
    world = seated.table.match.state.world
    return bool(world.players[world.order[seat]].hand_raised)


@pytest.mark.parametrize("by_key", [True, False])
def test_a_hand_goes_up_while_a_film_runs_and_the_film_goes_on(tmp_path: Path, by_key: bool) -> None:
    """LC-REACT-13: active during all animations."""
    seated, seat = in_film(tmp_path)
    place = seated.screen.projection.place
    if by_key:
        feed(seated.stage, Key(f"f{seat + 1}"))
    else:
        click(seated.stage, f"raise/{seat}")
    assert is_raised(seated, seat)
    assert seated.screen.projection.is_running
    assert seated.screen.projection.place == place
    shown = seated.screen.view_context().view.world
    assert not shown.players[shown.order[seat]].hand_raised, "what is drawn is still older"
    feed(seated.stage, Key("escape"))
    assert not seated.screen.projection.is_running
    if seated.table.next_seat is None:
        assert seated.screen.view == seated.table.view()
    else:
        assert seated.table.next_seat == seat, "whoever raised a hand is called"


def test_no_window_goes_by_while_a_film_runs(tmp_path: Path) -> None:
    seated, _ = in_film(tmp_path)
    before = steps(seated)
    while seated.screen.projection.is_running:
        assert seated.screen.open_table.waiting.share is None
        spend(seated.stage, 100, 50)
    assert steps(seated) == before


# What is seen


def last_commit(home: Path) -> tuple[Seated, Commit]:
    """Before the eyes of the last person to lay a card, and a card to lay."""
    match = match_for("last_comrade", PEOPLE, seed=7, scenario="squad")
    for _ in range(300):
        waiting = match.waiting_for()
        laid = [one for one in match.legal(min(waiting)) if isinstance(one, Commit)]
        if laid and len(waiting) == 1:
            seated = sit(quiet(), match, home)
            feed(seated.stage, Key("enter"))
            seated.stage.settle()
            assert not seated.table.is_open
            assert seated.table.at_screen == min(waiting)
            return seated, laid[0]
        wander(match, 1, len(match.steps))
    raise AssertionError("nobody is the last to lay a card")


def test_no_pixel_of_a_hand_stays_when_the_table_opens(tmp_path: Path) -> None:
    """The first frame of the open table is that of a stage which never showed a hand."""
    seated, card = last_commit(tmp_path / "one")
    spend(seated.stage, 500, 100)
    seated.screen.submit(card)
    assert seated.table.is_open
    assert seated.screen.viewing.recap == []
    frame = first_frame(seated.stage)
    fresh = sit(quiet(), seated.table.match, tmp_path / "two")
    assert fresh.table.is_open
    assert picture(fresh.stage) == frame


def test_what_hands_hold_changes_nothing_on_the_open_table(tmp_path: Path) -> None:
    match = match_at(ReactionWindow)
    twins = Twins(match, match.game.seats(match.state.world), 3)
    assert twins.differ
    told = []
    for number, one in enumerate((twins.match, twins.other)):
        seated = sit(quiet(), one, tmp_path / str(number))
        seated.table.whole_history.opening = (twins.opening, twins.other_opening)[number]
        seated.screen.refresh()
        seated.stage.settle()
        assert seated.table.is_open
        assert seated.table.at_screen in tuple(map(Seat, range(SEATS)))
        told.append((notes(seated.screen), picture(seated.stage)))
    assert told[0] == told[1]
