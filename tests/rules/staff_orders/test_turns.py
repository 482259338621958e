"""Rounds, turns, passing, withdrawal."""

import pytest

from game.rules.core.values import Refusal
from game.rules.staff_orders.events import (
    CommandersWithdrawn,
    CommanderToStaging,
    Passed,
    RoundStarted,
    TurnStarted,
)
from game.rules.staff_orders.intents import (
    Deploy,
    Done,
    EndTurn,
    Enter,
    Pass,
    PlaceSoldiers,
    PlayEffect,
)
from game.rules.staff_orders.placement import why_not_deploy
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders, start

rule = pytest.mark.rule


def planned(game: Table, space: str) -> Table:
    return game.do(Deploy(space), EndTurn())


@rule("SO-TURN-01", "SO-ROUND-05", "SO-RULING-05")
def test_three_phases_make_a_round_and_the_next_begins_with_the_same_colour() -> None:
    game = planned(orders(initiative="yellow", turn="yellow"), "sup_planning_1").do(Pass(), Pass())
    kinds = [type(event) for event in game.events]
    assert kinds == [
        Passed,
        TurnStarted,
        Passed,
        CommandersWithdrawn,
        CommandersWithdrawn,
        RoundStarted,
        TurnStarted,
    ]
    assert game.said(RoundStarted) == [RoundStarted(2, "yellow")]
    assert game.world.initiative == "yellow"


@rule("SO-TURN-02")
def test_the_initiative_begins_and_the_players_alternate() -> None:
    game = orders(blue="w_front 3", yellow="e_front 3")
    assert game.actor() == "blue"
    game = game.do(Deploy("town.advance"), Enter("w_front", 2))
    assert game.actor() == "yellow"
    assert game.refused(Pass(), by="blue") == "SO-TURN-02"
    game = game.do(Deploy("e_airstrip.advance"), Enter("e_front", 2))
    assert game.actor() == "blue"


@rule("SO-TURN-03", "SO-TURN-04")
def test_a_turn_is_one_commander_or_a_pass() -> None:
    game = orders(blue="w_front 3")
    assert {type(intent) for intent in game.legal()} == {Deploy, Pass}
    assert game.refused(EndTurn()) == "SO-TURN-03"
    assert game.refused(Deploy("nowhere")) == "SO-TURN-04"
    assert why_not_deploy(game.world, "blue", None) == Refusal("SO-TURN-04"), "nor on an area as such"
    game = game.do(Deploy("sup_planning_1"))
    assert game.commanders("blue") == (4, 1, 4)
    assert game.refused(Deploy("town.advance")) == "SO-TURN-03"


@rule("SO-TURN-08")
def test_the_other_may_take_turns_in_a_row() -> None:
    game = orders(yellow="e_front 4").do(Pass(), Deploy("e_airstrip.advance"), Enter("e_front", 1), Done())
    assert game.actor() == "yellow"
    game = game.do(Deploy("town.advance"), Enter("e_front", 1), Done())
    assert game.actor() == "yellow"
    assert [one.faction for one in game.said(TurnStarted)] == ["yellow"]


@rule("SO-TURN-05", "SO-RULING-28")
def test_a_commander_gained_after_passing_waits_for_the_next_round() -> None:
    """Blue's signals unit was not yet counted; the check after yellow's action finds it."""
    game = orders(blue="w_airstrip 1 w_front 1 bridge 1", yellow="e_front 3", tokens="bridge signals_unit")
    game = game.do(Pass(), Deploy("e_airstrip.advance"), Enter("e_front", 2))
    assert game.army("blue").signals == "with_commander"
    assert game.commanders("blue") == (6, 0, 3)
    assert game.actor() == "yellow"
    game = game.do(Pass())
    assert game.world.round == 2
    assert game.commanders("blue") == (6, 0, 3)


@rule("SO-TURN-06", "SO-TURN-11")
def test_without_a_commander_in_reserve_one_must_pass() -> None:
    spaces = ("forest.advance", "bridge.advance", "pass.advance", "town.advance", "sup_planning_2")
    game = orders(turn="yellow").with_deployed("blue", *spaces)
    assert game.commanders("blue") == (0, 5, 4)
    game = game.do(Deploy("sup_reinforce_1"), PlaceSoldiers("e_hq", 2))
    assert Passed("blue", forced=True) in game.events
    assert game.actor() == "yellow"


@rule("SO-TURN-07", "SO-TURN-09")
def test_one_may_pass_with_commanders_left_and_both_passes_end_the_phase() -> None:
    game = orders().do(Pass())
    assert game.commanders("blue") == (5, 0, 4)
    assert game.said(Passed) == [Passed("blue", forced=False)]
    assert game.said(CommandersWithdrawn) == []
    game = game.do(Pass())
    assert len(game.said(CommandersWithdrawn)) == 2


@rule("SO-TURN-10", "SO-RULING-29")
def test_a_change_of_initiative_waits_for_the_next_round() -> None:
    game = planned(orders(initiative="yellow"), "sup_planning_2")
    assert game.world.initiative == "blue"
    assert game.actor() == "yellow"
    game = planned(game, "sup_planning_1")
    assert game.actor() == "blue"
    game = game.do(Pass(), Pass())
    assert game.actor() == "blue"
    assert game.world.round == 2


@rule("SO-ROUND-01", "SO-ROUND-04")
def test_every_commander_comes_home_and_all_spaces_are_free() -> None:
    game = orders(blue="w_front 3").do(Deploy("town.advance"), Enter("w_front", 2))
    game = planned(game, "sup_planning_1").do(Pass(), Pass())
    assert game.world.commanders == {}
    assert game.commanders("blue") == game.commanders("yellow") == (5, 0, 4)
    assert (game.army("blue").used, game.army("yellow").used) == ((), ())
    assert game.allows(Deploy("sup_planning_1"))


@rule("SO-ROUND-02", "SO-RULING-27", "SO-CARD-10")
def test_each_momentum_sends_one_commander_back() -> None:
    game = orders(blue="w_front 3").with_hand("blue", "momentum")
    game = game.do(Deploy("sup_reinforce_1"), PlaceSoldiers("w_hq", 2), PlaceSoldiers("w_front", 2), Done())
    game = game.do(PlayEffect("op_momentum"))
    assert game.commanders("blue") == (5, 1, 3)
    game = game.do(Pass(), Pass())
    assert game.said(CommanderToStaging) == [CommanderToStaging("blue", "momentum_return")]
    assert game.commanders("blue") == (5, 0, 4)
    assert game.army("blue").momentum == 0


@rule("SO-ROUND-03")
def test_the_commander_of_the_signals_unit_stays() -> None:
    game = orders(blue="w_airstrip 1 w_front 1 bridge 1", tokens="bridge signals_unit").with_signals("blue")
    game = game.do(Pass(), Pass())
    assert game.commanders("blue") == (6, 0, 3)


@rule("SO-ROUND-06", "SO-END-01", "SO-RULING-41")
def test_after_the_fourth_round_the_game_ends() -> None:
    game = start("m1")
    for number in (1, 2, 3, 4):
        assert game.world.round == number
        assert isinstance(game.top, Turn)
        game = game.do(Pass(), Pass())
    assert game.outcome is not None
    assert game.world.round == 4
    assert game.said(CommandersWithdrawn) != []


@rule("SO-ROUND-07")
def test_hands_pieces_and_piles_carry_over() -> None:
    game = planned(orders("l1", air_blue="teal 2", blue="w_plantation 4"), "sup_planning_1")
    before = game.world
    after = game.do(Pass(), Pass()).world
    assert after.round == 2
    for name in ("soldiers", "aircraft", "hand", "reserve_soldiers", "reserve_aircraft"):
        assert getattr(after.blue, name) == getattr(before.blue, name)
    assert (after.deck, after.discard) == (before.deck, before.discard)
