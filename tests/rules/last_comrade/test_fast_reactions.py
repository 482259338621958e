"""Reaction mode `fast`: where no hand is up all let a window go by at once; the rules are the same.

What the screen does in that mode (bars, keys, curtains) is in tests/scenes/test_fast_reactions.py.
"""

import pytest

from game.rules.last_comrade.events import HandRaised, StoodDown, WindowClosed, WindowOpened
from game.rules.last_comrade.intents import PlayEvent, RaiseHand, StandDown
from tests.rules.last_comrade.driving import WINDOWS
from tests.rules.last_comrade.table import Table, four

rule = pytest.mark.rule
NAMES = {name: window for window, name in WINDOWS.items()}
MAJOR = ("C1", "C2", "C5")


def let_by(game: Table) -> Table:
    """What the screen does for everybody who is asked at an open window."""
    kind, window, asked = game.kind, game.window, sorted(game.asked)
    auto_pass = game.decision.auto_pass()
    assert auto_pass is not None
    for name in asked:
        if (game.kind, game.window) == (kind, window) and name in game.asked:
            game = game.do(auto_pass.intent, by=name)
    return game


@rule("LC-REACT-20", "LC-REACT-08")
@pytest.mark.parametrize("window", list(NAMES))
def test_a_window_at_which_no_hand_is_up_is_over_with_one_word_for_all(window: str) -> None:
    game = let_by(four(from_the_start=True).to_window(window))
    assert game.kind != "serving"
    assert game.said(StoodDown) == [] == game.said(HandRaised)
    assert (game.kind, game.window) not in (("window", window), ("pause", window))
    assert {WINDOWS[one.window] for one in game.said(WindowOpened)} <= {*MAJOR}, "the others go by in silence"
    assert len(game.said(WindowOpened)) - len(game.said(WindowClosed)) == (game.kind == "window")


@rule("LC-REACT-20", "LC-REACT-07", "LC-REACT-09")
@pytest.mark.parametrize("name", "ABCD")
@pytest.mark.parametrize("window", list(NAMES))
def test_every_window_serves_the_hand_that_is_up_as_a_minor_one_does(window: str, name: str) -> None:
    game = four(from_the_start=True).to_window(window)
    assert game.asked == {*"ABCD"}, "it is open to everybody eligible"
    game = game.do(RaiseHand(), by=name)
    if game.kind == "window":
        assert window in MAJOR
        game = let_by(game)
    assert (game.kind, game.window, game.asked) == ("serving", window, {name})
    over = game.do(StandDown(), by=name)
    assert [event.comrade for event in over.said(StoodDown)] == [name]
    while over.window == window and over.kind in ("window", "pause"):
        over = let_by(over)
    assert over.window != window or window in ("C3", "C4"), "every slot has those"
    assert NAMES[window] in [event.window for event in over.said(WindowClosed)]


@rule("LC-REACT-20", "LC-REACT-14")
def test_an_answer_needs_its_own_word_also_of_a_hand_that_is_up() -> None:
    """R is no minor window: it asks all who may answer, and the hand that is up for later stays up."""
    game = four().to_commits().do(RaiseHand(), by="D").do(PlayEvent("stoj"), by="A")
    assert (game.kind, game.asked) == ("response", {"B", "C", "D"})
    assert game.player("D").hand_raised
    game = let_by(game)
    assert game.kind == "committing"
    assert game.halt
    assert game.player("D").hand_raised
