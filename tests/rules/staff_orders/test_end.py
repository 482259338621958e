"""The end of the game: headquarters, stars, ties, conceding."""

import pytest

from game.rules.core import engine
from game.rules.core.values import Concede
from game.rules.staff_orders import GAME
from game.rules.staff_orders.events import GameEnded, ScoreCounted
from game.rules.staff_orders.intents import Deploy, EndTurn, Enter, Pass
from tests.rules.staff_orders.table import Table, orders

rule = pytest.mark.rule


@rule("SO-END-02")
def test_taking_the_enemy_headquarters_wins_whatever_the_stars_say() -> None:
    game = orders(blue="e_front 4 town 1 w_front 1", yellow="e_hq 1 e_battery 5 e_flank 5 pass 1 forest 1")
    game = game.with_dice(0).do(Deploy("e_hq.advance"), Enter("e_front", 3))
    assert game.said(GameEnded) == [GameEnded("blue", "hq_captured", "SO-END-02")]
    assert game.winner == ("blue", "hq_captured")


@rule("SO-END-03", "SO-RULING-10")
def test_an_emptied_headquarters_is_lost_though_nobody_stands_there() -> None:
    game = orders(blue="e_front 4 town 1 w_front 1", yellow="e_hq 2")
    game = game.with_dice(1).do(Deploy("e_hq.advance"), Enter("e_front", 3))
    assert game.soldiers("e_hq") == (0, 0)
    assert game.said(GameEnded) == [GameEnded("blue", "hq_emptied", "SO-END-03")]


@rule("SO-END-04", "SO-END-05", "SO-SUP-05")
def test_only_controlled_and_supplied_stars_count_and_the_higher_score_wins() -> None:
    game = orders(blue="w_front 1 forest 5", yellow="e_front 1 e_battery 1", round=4).do(Pass(), Pass())
    scores = {one.faction: (one.stars, one.areas) for one in game.said(ScoreCounted)}
    assert scores == {"blue": (1, ("m1_w_front",)), "yellow": (2, ("m1_e_front", "m1_e_battery"))}
    assert game.winner == ("yellow", "points")
    assert game.outcome is not None
    assert game.outcome.rule == "SO-END-05"


@rule("SO-END-06", "SO-RULING-33")
def test_the_initiative_taken_in_the_last_round_still_decides_a_tie() -> None:
    game = orders(round=4, initiative="yellow").do(Deploy("sup_planning_2"), EndTurn(), Pass(), Pass())
    assert game.winner == ("blue", "tie_initiative")


@rule("SO-END-07")
def test_after_the_end_nothing_is_accepted() -> None:
    game = orders(round=4).do(Pass(), Pass())
    for intent in (Pass(), Deploy("town.advance"), Concede()):
        refusal = engine.why_not(GAME, game.state, game.seat("blue"), game.full(intent))
        assert refusal is not None
        assert refusal.rule == "SO-END-07"
    assert engine.waiting_for(game.state) == frozenset()


@rule("SO-RULING-45")
@pytest.mark.parametrize(("loser", "winner"), [("blue", "yellow"), ("yellow", "blue")])
def test_a_player_may_give_up_at_any_time(loser: str, winner: str) -> None:
    game = orders(blue="w_front 3").do(Deploy("town.advance"))
    applied = engine.apply(GAME, game.state, game.seat(loser), Concede())
    over = Table(applied.state, applied.events)
    assert over.winner == (winner, "conceded")
    assert over.outcome is not None
    assert over.outcome.rule == "SO-RULING-45"
