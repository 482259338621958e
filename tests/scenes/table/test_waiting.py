"""What goes on by itself, and what waits for a word: windows, and the moment before the screen goes over."""

from pathlib import Path

import pytest

from game.config.settings import Settings
from game.input.gestures import Key, Move
from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.wasteland_riders.intents.common import Pass
from game.rules.wasteland_riders.windows.windows import InWindow
from game.scenes.curtain import CurtainScreen
from game.scenes.table.bars import COUNTDOWN
from game.scenes.table.prompting import countdown
from game.session.hot_seat import Player, match_for
from game.session.match import Match
from game.session.stops import could_respond
from tests.scenes.hands import click, feed, spend
from tests.scenes.seating import Seated, sit
from tests.scenes.staging import make_stage, texts_on

PEOPLE = (Player("Kasia"), Player("Iwona"))
ALONE = (Player("Kasia"), Player("Bot", "random"))


def at_window(players: tuple[Player, ...], *, usable: bool) -> Match:
    """Seat 0 is asked in a window, and holds something usable or not."""
    for seed in range(1, 9):
        match, chance = match_for("wasteland_riders", players, seed=seed), Draws(Rng(seed))
        for _ in range(1200):
            if match.outcome is not None:
                break
            seat = min(match.waiting_for())
            is_asked = isinstance(engine.pending(match.state), InWindow) and seat == 0
            if is_asked and could_respond(match.state, seat) == usable:
                return match
            match.submit(seat, chance.choice(match.legal(seat)))
    raise AssertionError("no such window")


def seated(home: Path, match: Match, **settings: object) -> Seated:
    chosen = Settings(language="en", motion="none", mute=True, **settings)  # type: ignore[arg-type]
    return sit(make_stage((1280, 720), settings=chosen), match, home)


def test_a_window_waits_for_one_person_who_holds_something_usable(tmp_path: Path) -> None:
    table = seated(tmp_path, at_window(ALONE, usable=True))
    before = len(table.table.match.steps)
    spend(table.stage, 20_000, 500)
    assert len(table.table.match.steps) == before
    assert countdown(table.screen) is None
    click(table.stage, "pass")
    assert len(table.table.match.steps) > before, "and he may pass at once"


def test_it_does_not_wait_for_one_person_who_holds_nothing(tmp_path: Path) -> None:
    table = seated(tmp_path, at_window(ALONE, usable=False))
    before = len(table.table.match.steps)
    assert {"pass", "stop_off"}.isdisjoint(area.handle for area in table.screen.hit_areas()), (
        "it would flash by"
    )
    assert table.screen.say("film-watching") in texts_on(table.screen)
    spend(table.stage, 60, 20)
    assert len(table.table.match.steps) > before


@pytest.mark.parametrize("usable", [True, False])
@pytest.mark.rule("LC-REACT-10")
def test_where_several_look_on_it_waits_as_long_whatever_is_in_hand(tmp_path: Path, usable: bool) -> None:
    table = seated(tmp_path, at_window(PEOPLE, usable=usable))
    before = len(table.table.match.steps)
    assert countdown(table.screen) == "goes on in 4 s"
    assert "goes on in 4 s" in texts_on(table.screen)
    spend(table.stage, 3900, 100)
    assert len(table.table.match.steps) == before
    spend(table.stage, 300, 100)
    assert len(table.table.match.steps) > before


def asked_after_the_other() -> Match:
    """Both riders are asked at the same window, one after the other, with nothing between."""
    for seed in range(1, 20):
        match, chance = match_for("wasteland_riders", PEOPLE, seed=seed), Draws(Rng(seed))
        while match.outcome is None and len(match.steps) < 1200:
            decision, seat = engine.pending(match.state), min(match.waiting_for())
            if isinstance(decision, InWindow) and not decision.passed:
                after = engine.apply(match.game, match.state, seat, Pass()).state
                other = engine.pending(after)
                if isinstance(other, InWindow) and other.auto_pass() == decision.auto_pass():
                    return match
            match.submit(seat, chance.choice(match.legal(seat)))
    raise AssertionError("no such window")


def test_who_has_looked_on_is_given_half_of_it_again(tmp_path: Path) -> None:
    """Not for what happened before: there the whole time begins anew."""
    table = seated(tmp_path, asked_after_the_other())
    first = table.table.people_asked
    assert countdown(table.screen) == "goes on in 4 s"
    spend(table.stage, 4100, 100)
    assert table.table.people_asked != first
    assert table.table.open_window is not None
    assert countdown(table.screen) == "goes on in 2 s"
    before = len(table.table.match.steps)
    spend(table.stage, 1700, 100)
    assert len(table.table.match.steps) == before
    spend(table.stage, 500, 100)
    assert len(table.table.match.steps) > before


def test_it_stands_still_while_the_pointer_rests_on_it(tmp_path: Path) -> None:
    table = seated(tmp_path, at_window(PEOPLE, usable=True))
    before = len(table.table.match.steps)
    found = table.screen.find(COUNTDOWN)
    assert found is not None
    feed(table.stage, Move(found.rect.center))
    spend(table.stage, 20_000, 500)
    assert countdown(table.screen) == "stopped"
    assert len(table.table.match.steps) == before
    feed(table.stage, Move((3, 3)))
    spend(table.stage, 4200, 100)
    assert len(table.table.match.steps) > before


# Before the screen goes over


def after_a_bid(home: Path, **settings: object) -> Seated:
    table = seated(home, match_for("desert_patrol", PEOPLE, seed=7), **settings)
    assert isinstance(table.stage.top, CurtainScreen)
    feed(table.stage, Key("enter"))
    table.screen.do(table.table.legal()[0])
    return table


@pytest.mark.parametrize("way", ["enter", "space", "click"])
def test_one_says_that_one_is_done(way: str, tmp_path: Path) -> None:
    table = after_a_bid(tmp_path)
    spend(table.stage, 60_000, 1000)
    assert table.stage.top is table.screen, "nothing goes over by itself"
    spend(table.stage, 400, 100)
    assert "Done, hand over" in texts_on(table.screen)
    click(table.stage, "done") if way == "click" else feed(table.stage, Key(way))
    assert isinstance(table.stage.top, CurtainScreen)


@pytest.mark.parametrize("way", ["u", "click"])
def test_and_takes_back_before(way: str, tmp_path: Path) -> None:
    table = after_a_bid(tmp_path)
    spend(table.stage, 400, 100)
    click(table.stage, "take_back") if way == "click" else feed(table.stage, Key(way))
    assert not table.table.match.steps
    assert table.table.legal()
    assert table.stage.top is table.screen
    assert table.screen.find("done") is None


def test_soon_it_goes_over_by_itself(tmp_path: Path) -> None:
    table = after_a_bid(tmp_path, hand_over="soon")
    assert countdown(table.screen) == "goes on in 3 s"
    spend(table.stage, 2500, 100)
    assert table.stage.top is table.screen
    spend(table.stage, 700, 100)
    assert isinstance(table.stage.top, CurtainScreen)


def test_at_once_it_goes_over_at_once(tmp_path: Path) -> None:
    assert isinstance(after_a_bid(tmp_path, hand_over="at_once").stage.top, CurtainScreen)
