"""Windows for cards open by public facts only, and each can be let go by."""

import pytest

from game.rules.core import engine
from game.rules.core.frames import Passing
from game.rules.core.rng import Draws, Rng
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.intents import ChooseTarget, Deploy, Done, EndTurn, Enter, KeepRoll, Roll
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.turn import Turn, TurnEnd
from tests.staff_orders.table import Table, orders, start

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
        passing = decision.passing()
        assert passing is not None
        asked.append((type(decision), game.actor()))
        game = game.do(passing.intent)
    assert asked == [
        (Supporting, "blue"),
        (BeforeRoll, "yellow"),
        (RollResult, "yellow"),
        (TurnEnd, "blue"),
    ]
    assert isinstance(attack().top, Turn)


@pytest.mark.parametrize(
    ("game", "passing"),
    [
        (attack((USELESS,)), Passing("so_support", Done())),
        (attack((), (USELESS,)), Passing("so_defence", Roll())),
        (attack((), (USELESS,)).do(Roll()), Passing("so_reroll", KeepRoll())),
        (attack((USELESS,)).do(Done()), Passing("so_turn_end", EndTurn())),
        (
            orders(blue="w_battery 1")
            .with_hand("blue", USELESS)
            .do(Deploy("w_battery.barrage"), ChooseTarget("town")),
            Passing("so_fire", Roll()),
        ),
    ],
    ids=["support", "defence", "re-roll", "turn end", "fire"],
)
def test_every_window_has_a_stop_and_a_way_past_it(game: Table, passing: Passing) -> None:
    decision = engine.pending(game.state)
    assert decision is not None and decision.passing() == passing
    assert game.allows(passing.intent)


@pytest.mark.parametrize("scenario", ["m1", "l1"])
def test_a_duty_cannot_be_let_go_by_and_a_window_always_can(scenario: str) -> None:
    chance = Draws(Rng(3))
    windows = duties = 0
    for seed in range(6):
        game = start(scenario, seed)
        while game.outcome is None:
            decision = engine.pending(game.state)
            assert decision is not None
            passing = decision.passing()
            if passing is None:
                duties += 1
            else:
                windows += 1
                assert passing.intent in game.legal()
                assert game.army(game.actor()).hand
            game = game.do(chance.choice(game.legal()))
    assert windows > 50 and duties > 200
