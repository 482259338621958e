"""A turn of Last Comrade for four in a real window: draft, cards laid face down, windows, a raised hand."""

from pathlib import Path

import pytest

from game.rules.core import engine
from game.rules.last_comrade.intents import Commit, DraftPick, LetPass, LowerHand, RaiseHand, Remind
from tests.window.conftest import Start
from tests.window.player import Player, kept_match, playing, sit_down
from tests.window.program import OutOfReach

GAME = "last_comrade"
SEATS = 4
MOST_STEPS = 120


def goes_by_itself(player: Player) -> bool:
    """Whether the table lies open at a window, which nobody need touch."""
    decision = engine.pending(player.match().state)
    return decision is not None and decision.is_public_decision and decision.auto_pass() is not None


def wait_for_more(player: Player, steps: int) -> None:
    """Until the screen shows more of the match than this, by itself or by a hand."""
    more = lambda shown: shown.playing is not None and shown.playing.steps > steps  # noqa: E731
    player.program.wait_for(more, f"more than {steps} steps")


def act(player: Player) -> None:
    """One deed of whoever is at the screen. An open table never comes to rest: it is not waited for."""
    steps, offers = playing(player.program.shown).steps, player.offers(player.match())
    for way in player.ways(offers):
        if isinstance(way.intent, RaiseHand | LowerHand | Remind):
            continue
        try:
            player.begin(way, offers)
        except OutOfReach:
            continue
        wait_for_more(player, steps)
        if not goes_by_itself(player):
            player.program.settled()
        return
    raise OutOfReach("nothing can be done")


def play_first_turn(player: Player) -> None:
    """Hands are looked at behind the curtain and played by drags; the open table goes on by itself."""
    has_raised = False
    player.program.wait_for_screen("curtain", "table")
    while player.match().round < 2:
        steps = playing(player.program.shown).steps
        assert steps < MOST_STEPS, "the turn does not end"
        if not goes_by_itself(player):
            player.sit()
            act(player)
        elif not has_raised and RaiseHand() in player.match().legal(SEATS - 1):
            player.program.key(f"F{SEATS}")
            has_raised = True
            wait_for_more(player, steps)
        else:
            wait_for_more(player, steps)


@pytest.mark.parametrize("display", [(1280, 720)], indirect=True)
def test_a_turn_for_four(start: Start, tmp_path: Path) -> None:
    program = start(tmp_path / "home", "--lang", "pl")
    player = Player(program, seed=5)
    sit_down(program, GAME, "squad", more_seats=1)
    play_first_turn(player)

    match = player.match()
    intents = [step.intent for step in match.steps]
    assert match.seats == SEATS
    assert {step.seat for step in match.steps} == set(range(SEATS))
    assert sum(isinstance(one, Commit) for one in intents) == SEATS
    assert sum(isinstance(one, DraftPick) for one in intents) >= SEATS
    assert RaiseHand() in intents
    assert LetPass() in intents
    assert player.curtains >= 2 * SEATS

    assert program.quit() == 0
    assert kept_match(program.home).digest() == player.match().digest()
    assert program.errors() == ""
