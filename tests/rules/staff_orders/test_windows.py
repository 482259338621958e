"""Windows for cards open by public facts only, and each can be let go by."""

import pytest

from game.rules.core import engine
from game.rules.core.frames import AutoPass
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.intents import ChooseTarget, Deploy, Done, EndTurn, Enter, KeepRoll, Roll
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.turn import Turn, TurnEnd
from game.session.stops import Stops
from tests.rules.staff_orders.table import Table, orders, start

USELESS = "mobilisation"
"""Fits none of the windows that these tests open."""


def attack(hand_blue: tuple[str, ...] = (), hand_yellow: tuple[str, ...] = ()) -> Table:
    game = orders(blue="w_front 4", yellow="town 1").with_hand("blue", *hand_blue)
    return (
        game.with_hand("yellow", *hand_yellow).with_dice(0, 0).do(Deploy("town.advance"), Enter("w_front", 3))
    )


@pytest.mark.rule("SO-INFO-01", "SO-INFO-02")
def test_a_window_opens_for_any_card_in_hand_and_for_none_it_does_not() -> None:
    game = attack((USELESS,), (USELESS,))
    asked = []
    while not isinstance(game.top, Turn):
        decision = engine.pending(game.state)
        assert decision is not None
        auto_pass = decision.auto_pass()
        assert auto_pass is not None
        asked.append((type(decision), game.actor()))
        game = game.do(auto_pass.intent)
    assert asked == [
        (Supporting, "blue"),
        (BeforeRoll, "yellow"),
        (RollResult, "yellow"),
        (TurnEnd, "blue"),
    ]
    assert isinstance(attack().top, Turn)


@pytest.mark.parametrize(
    ("game", "auto_pass"),
    [
        (attack((USELESS,)), AutoPass("so_support", Done())),
        (attack((), (USELESS,)), AutoPass("so_defence", Roll())),
        (attack((), (USELESS,)).do(Roll()), AutoPass("so_reroll", KeepRoll())),
        (attack((USELESS,)).do(Done()), AutoPass("so_turn_end", EndTurn())),
        (
            orders(blue="w_battery 1")
            .with_hand("blue", USELESS)
            .do(Deploy("w_battery.barrage"), ChooseTarget("town")),
            AutoPass("so_fire", Roll()),
        ),
    ],
    ids=["support", "defence", "re-roll", "turn end", "fire"],
)
def test_every_window_has_a_stop_and_a_way_past_it(game: Table, auto_pass: AutoPass) -> None:
    decision = engine.pending(game.state)
    assert decision is not None
    assert decision.auto_pass() == auto_pass
    assert game.allows(auto_pass.intent)


@pytest.mark.parametrize("scenario", ["m1", "l1"])
def test_a_duty_cannot_be_let_go_by_and_a_window_always_can(scenario: str) -> None:
    chance = Draws(Rng(3))
    windows = duties = 0
    for seed in range(6):
        game = start(scenario, seed)
        while game.outcome is None:
            decision = engine.pending(game.state)
            assert decision is not None
            auto_pass = decision.auto_pass()
            if auto_pass is None:
                duties += 1
            else:
                windows += 1
                assert auto_pass.intent in game.legal()
                assert game.army(game.actor()).hand
            game = game.do(chance.choice(game.legal()))
    assert windows > 50
    assert duties > 200


# Stops


FITTING = {"so_support": "assault", "so_defence": "ambush", "so_fire": "artillery_strike"}
FITTING |= {"so_reroll": USELESS, "so_turn_end": "momentum"}
"""The one card that would be played in the window of a stop."""


def at_window(stop: str, card: str) -> Table:
    """One side holds this card alone and is asked at the window; the other's hand is empty."""
    match stop:
        case "so_support":
            return attack((card,))
        case "so_defence":
            return attack((), (card,))
        case "so_reroll":
            return attack((), (card,)).do(Roll())
        case "so_turn_end":
            return attack((card,)).do(Done())
    guns = orders(blue="w_battery 1", yellow="town 2").with_hand("blue", card)
    return guns.do(Deploy("w_battery.barrage"), ChooseTarget("town"))


@pytest.mark.rule("SO-INFO-01")
@pytest.mark.parametrize("stop", FITTING)
def test_a_stop_asks_or_not_by_whose_it_is_and_never_by_what_is_held(stop: str) -> None:
    for card in (FITTING[stop], USELESS):
        game = at_window(stop, card)
        decision = engine.pending(game.state)
        assert decision is not None
        window = decision.auto_pass()
        assert window is not None
        assert window.stop == stop
        (asked,) = engine.waiting_for(game.state)
        for seat, goes_by in ((asked, True), (1 - asked, False)):
            stops = Stops()
            stops.turn(Seat(seat), stop, False)
            passed = stops.auto_pass(game.state, (Seat(0), Seat(1)))
            assert passed == ((asked, window.intent) if goes_by else None)
        others = Stops({name: False for name in FITTING if name != stop})
        assert others.auto_pass(game.state, (Seat(0), Seat(1))) is None
