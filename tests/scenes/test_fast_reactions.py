"""Reaction mode `fast` on the screen: no bars but in R, hands heard at pauses, no window closes a curtain."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.input.gestures import Key
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.effects import VERBS
from game.rules.last_comrade.intents import Commit, LetPass, PlayEvent, RaiseHand
from game.rules.last_comrade.responses import Response
from game.rules.last_comrade.terms import MAJOR
from game.rules.last_comrade.windows import Pause, ReactionWindow, Serving
from game.scenes.curtain import CurtainScreen
from game.session.hot_seat import match_for
from game.session.match import Match
from tests.scenes.hands import feed, spend
from tests.scenes.playing import be_done
from tests.scenes.seating import Seated, sit
from tests.scenes.test_open_table_screen import PEOPLE, SEATS, quiet, steps

rule = pytest.mark.rule
PAUSES = ("turn_start", "before_reveal", "card_revealed", "after_damage", "after_refill")
TICK_MS = 20
GRACE_SECONDS = 3
EVENTS: tuple[type[Intent], ...] = (PlayEvent, *VERBS)
SEEDS = range(1, 40)


def pending(match: Match) -> Any:
    return engine.pending(match.state)


def next_step(match: Match) -> tuple[Seat, Intent]:
    """Nobody says more than he must: the window goes by, else the first thing that is legal."""
    seat = min(match.waiting_for())
    window = pending(match).auto_pass()
    return seat, match.legal(seat)[0] if window is None else window.intent


def begun(seed: int = 7) -> Match:
    options = {"draft_mode": "none", "reveal_next": "on"}
    return match_for("last_comrade", PEOPLE, seed=seed, scenario="squad", options=options)


def at_window(kind: type, window: str) -> Match:
    match = begun()
    for _ in range(400):
        if isinstance(pending(match), kind) and pending(match).window == window:
            return match
        match.submit(*next_step(match))
    raise AssertionError(f"no {window}")


def at_commits(seed: int = 7) -> Match:
    match = begun(seed)
    while not isinstance(pending(match), Committing):
        match.submit(*next_step(match))
    return match


def answered() -> Match:
    """Somebody has played an Event, and others may answer it."""
    for seed in SEEDS:
        match = at_commits(seed)
        for seat in map(Seat, range(SEATS)):
            events = [one for one in match.legal(seat) if isinstance(one, EVENTS)]
            if events:
                match.submit(seat, events[0])
                assert isinstance(pending(match), Response)
                return match
    raise AssertionError("nobody had an Event to play")


def fast(match: Match, home: Path) -> Seated:
    return sit(quiet(reaction_mode="fast", grace_seconds=GRACE_SECONDS), match, home, paints=False)


def bars(seated: Seated) -> int:
    """How much of a bar is on the screen."""
    layer = next(one for one in seated.screen.layers if one.name == "waiting")
    return len(layer.rects)


# No bars


@rule("LC-REACT-20", "LC-REACT-13")
@pytest.mark.parametrize("window", sorted(MAJOR))
def test_a_window_without_a_raised_hand_goes_by_at_once_and_shows_no_bar(tmp_path: Path, window: str) -> None:
    seated = fast(at_window(ReactionWindow, window), tmp_path)
    match, before, asked = seated.table.match, steps(seated), seated.table.people_asked
    assert seated.table.is_open
    assert bars(seated) == 0
    spend(seated.stage, TICK_MS, TICK_MS)
    assert not (isinstance(pending(match), ReactionWindow) and pending(match).window == window)
    went_by = match.steps[before : before + len(asked)]
    assert {(step.seat, step.intent) for step in went_by} == {(seat, LetPass()) for seat in asked}


@rule("LC-REACT-20", "LC-REACT-13", "LC-REACT-03")
@pytest.mark.parametrize("place", range(SEATS))
def test_a_hand_that_is_up_is_served_there_at_once(tmp_path: Path, place: int) -> None:
    match = at_commits()
    seat = pending(match).in_order(match.state.world)[place]
    match.submit(seat, RaiseHand())
    while isinstance(pending(match), Committing):
        who = min(match.waiting_for())
        match.submit(who, next(one for one in match.legal(who) if isinstance(one, Commit)))
    assert isinstance(pending(match), Serving if place == 0 else ReactionWindow)
    seated = fast(match, tmp_path)
    assert bars(seated) == 0
    spend(seated.stage, TICK_MS, TICK_MS)
    served = pending(match)
    assert isinstance(served, Serving)
    assert served.window == "after_commit"
    assert isinstance(seated.stage.top, CurtainScreen)
    assert seated.table.next_seat == seat


# R keeps its bar


@rule("LC-REACT-20", "LC-REACT-14")
def test_an_event_waits_for_its_answer_as_long_as_the_settings_say(tmp_path: Path) -> None:
    seated = fast(answered(), tmp_path)
    before = steps(seated)
    assert seated.table.is_open
    spend(seated.stage, 200, TICK_MS)
    assert bars(seated) == 2, "the track, and how far it is filled"
    spend(seated.stage, GRACE_SECONDS * 1000 - 300, TICK_MS)
    assert steps(seated) == before
    assert isinstance(pending(seated.table.match), Response)
    spend(seated.stage, 200, TICK_MS)
    assert steps(seated) > before
    assert not isinstance(pending(seated.table.match), Response)


@rule("LC-REACT-20", "LC-REACT-12", "LC-REACT-14")
def test_nobody_closes_it_for_all_before_the_others_could_see_it(tmp_path: Path) -> None:
    seated = fast(answered(), tmp_path)
    before = steps(seated)
    spend(seated.stage, 1400, 100)
    button = seated.screen.find("pass")
    assert button is not None
    assert not button.enabled
    seated.screen.open_table.go_on()
    assert steps(seated) == before
    spend(seated.stage, 200, 100)
    seated.screen.open_table.go_on()
    assert steps(seated) > before


# Who is heard


@pytest.mark.sweep("part")
@rule("LC-REACT-20", "LC-REACT-13", "LC-REACT-08")
@pytest.mark.parametrize("seat", [Seat(seat) for seat in range(SEATS)])
@pytest.mark.parametrize("window", PAUSES)
def test_everybody_is_heard_at_a_pause(tmp_path: Path, window: str, seat: Seat) -> None:
    seated = fast(at_window(Pause, window), tmp_path)
    assert seated.table.is_open
    assert set(seated.table.people_asked) == set(map(Seat, range(SEATS)))
    spend(seated.stage, 400, TICK_MS)
    feed(seated.stage, Key(f"f{seat + 1}"))
    last = seated.table.match.steps[-1]
    assert (last.seat, last.intent) == (seat, RaiseHand())
    served = pending(seated.table.match)
    assert isinstance(served, Serving)
    assert served.window == window
    assert seated.table.next_seat == seat


# Nobody gets up for a window


@rule("LC-REACT-20", "LC-HOT-01")
def test_no_window_closes_a_curtain_by_itself(tmp_path: Path) -> None:
    """Three turns in which people lay their cards and say nothing unasked; the first plays an Event."""
    match = answered()
    seated, curtains, open_ones = fast(match, tmp_path), Counter[str](), Counter[str]()
    while match.round <= 3 and match.outcome is None:
        be_done(seated.stage)
        kind = type(pending(match)).__name__
        if isinstance(seated.stage.top, CurtainScreen):
            curtains[kind] += 1
            feed(seated.stage, Key("enter"))
            assert seated.table.next_seat is None
        elif seated.table.open_window is not None:
            open_ones[kind] += 1
            spend(seated.stage, 100, 100)
        else:
            laid = [one for one in seated.table.legal() if isinstance(one, Commit)]
            seated.screen.submit((laid or seated.table.legal())[0])
            spend(seated.stage, 20, 20)
    assert set(curtains) == {"Committing"}
    assert set(open_ones) >= {"ReactionWindow", "Pause", "Response", "HitWindow"}
