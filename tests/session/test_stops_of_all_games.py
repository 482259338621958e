"""A stop speaks for its owner only: whoever lets a window go by closes it for nobody else, in any game."""

import pytest

from game.devtools.invariants.random_play import play_on
from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.session.match import Match

GAMES = {"staff_orders": ("m1", 2), "wasteland_riders": (None, 4), "last_comrade": ("squad", 4)}


@pytest.mark.parametrize("game", GAMES)
def test_letting_a_window_go_by_closes_it_for_oneself_alone(game: str) -> None:
    """Who was heard there beside him is still heard, at that window or while it is answered."""
    scenario, seats = GAMES[game]
    seen = shared = 0
    for seed in range(1, 5):
        match = Match.new(game, scenario=scenario, seats=seats, seed=seed)
        for step in range(250):
            decision = engine.pending(match.state)
            window = decision.auto_pass() if decision is not None else None
            if decision is not None and window is not None:
                world = match.state.world
                asked = decision.seats(world)
                seen += 1
                for seat in asked:
                    others = asked - {seat}
                    after = engine.apply(match.game, match.state, seat, window.intent).state
                    shared += bool(others)
                    left = engine.pending(after)
                    assert not others or left is not None
                    if left is not None and left.auto_pass() == window:
                        assert others <= left.seats(after.world)
                    elif others:
                        served = engine.waiting_for(after)
                        assert served, "only a hand that is up comes in between"
                        assert not served & others, "only a hand that is up comes in between"
                        assert any(world.players[one].hand_raised for one in world.living) or window.stop in (
                            "lc_response",
                        )
            if match.outcome is not None:
                break
            play_on(match, Draws(Rng(seed * 1000 + step)), 1)
    assert seen > 20
    assert bool(shared) == (game == "last_comrade"), "in the other games a window asks one seat at a time"
