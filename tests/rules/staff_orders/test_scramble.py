"""Scramble: aircraft from the reserve join those in supplied zones, or win back the own HQ zone."""

import pytest

from game.rules.staff_orders.events import (
    AircraftFromReserve,
    AircraftToReserve,
    ClashStarted,
    DiceRolled,
)
from game.rules.staff_orders.intents import (
    Deploy,
    Done,
    Pass,
    PlaceAircraft,
    PlaceSoldiers,
    PlayEffect,
    TopUpAircraft,
)
from game.rules.staff_orders.reserves import Placing, ToppingUp
from game.rules.staff_orders.turn import Turn, TurnEnd
from tests.rules.staff_orders.table import Table, orders

FIRST, SECOND = Deploy("sup_scramble_1"), Deploy("sup_scramble_2")
"""Strengths 5 and 4 for blue, 4 and 3 for yellow."""


def air(blue: str = "", yellow: str = "", turn: str = "blue") -> Table:
    return orders("l1", turn=turn, air_blue=blue, air_yellow=yellow)


def placed(game: Table) -> list[tuple[str, int]]:
    return [(str(one.place).removeprefix("l1_z_"), one.count) for one in game.said(AircraftFromReserve)]


@pytest.mark.rule("SO-SCR-01")
def test_each_player_uses_one_of_the_two_spaces_in_a_round() -> None:
    game = air("teal 1", "white 1").do(FIRST, PlaceAircraft("z_teal", 4))
    assert game.refused(FIRST) == "SO-ACT-02"
    game = game.do(SECOND, PlaceAircraft("z_white", 3), Pass(), Pass())
    assert game.world.round == 2
    assert game.allows(FIRST)
    assert game.allows(SECOND)


@pytest.mark.rule("SO-SCR-01")
def test_a_second_scramble_in_the_round_is_refused_though_its_space_is_free() -> None:
    game = air("teal 1").do(SECOND, PlaceAircraft("z_teal", 4), Pass())
    refusal = game.refusal(FIRST)
    assert (refusal.rule, refusal.facts) == ("SO-SCR-01", {"action": "scramble"})


@pytest.mark.rule("SO-SCR-01")
def test_the_mountain_operation_has_no_scramble() -> None:
    assert orders("m1").refused(FIRST) == "SO-TURN-04"


@pytest.mark.rule("SO-SCR-02")
@pytest.mark.parametrize(
    ("side", "space", "strength"),
    [("blue", FIRST, 5), ("blue", SECOND, 4), ("yellow", FIRST, 4), ("yellow", SECOND, 3)],
)
def test_as_many_as_the_strength_says_go_to_one_or_more_zones(
    side: str, space: Deploy, strength: int
) -> None:
    home, near = ("teal", "green") if side == "blue" else ("white", "violet")
    game = air(turn=side, **{side: f"{home} 1 {near} 1"}).do(space)
    game = game.do(PlaceAircraft(f"z_{home}", 2), PlaceAircraft(f"z_{near}", strength - 2))
    assert isinstance(game.top, Turn)
    assert game.army(side).reserve_aircraft == 8 - strength
    assert game.army(side).aircraft[game.name(f"z_{near}")] == strength - 1


@pytest.mark.rule("SO-SCR-02")
@pytest.mark.parametrize(
    "zone",
    [
        pytest.param("red", id="controlled but not supplied"),
        pytest.param("green", id="nobody's"),
        pytest.param("white", id="the enemy's"),
    ],
)
def test_where_no_aircraft_may_be_placed(zone: str) -> None:
    game = air("teal 1 red 1", "white 1").do(FIRST)
    refusal = game.refusal(PlaceAircraft(f"z_{zone}", 1))
    assert (refusal.rule, refusal.facts) == ("SO-SCR-02", {"place": f"l1_z_{zone}"})


@pytest.mark.rule("SO-SCR-02")
def test_no_more_than_the_strength_and_no_soldiers() -> None:
    game = air("teal 1 green 1").do(SECOND, PlaceAircraft("z_teal", 2))
    assert game.refused(PlaceAircraft("z_green", 3)) == "SO-SCR-02"
    assert game.refused(PlaceSoldiers("w_hq", 1)) == "SO-ACT-01"


@pytest.mark.rule("SO-SCR-03")
def test_no_zone_is_brought_above_five() -> None:
    game = air("teal 3 green 1").do(FIRST)
    refusal = game.refusal(PlaceAircraft("z_teal", 3))
    assert (refusal.rule, refusal.facts) == ("SO-SCR-03", {"place": "l1_z_teal", "count": 3, "most": 5})
    game = game.do(PlaceAircraft("z_teal", 2))
    assert game.refused(PlaceAircraft("z_teal", 1)) == "SO-SCR-03"
    game = game.do(PlaceAircraft("z_green", 3))
    assert (game.aircraft("teal"), game.aircraft("green")) == ((5, 0), (4, 0))


@pytest.mark.rule("SO-SCR-03")
def test_a_zone_with_more_than_five_receives_none() -> None:
    game = air("teal 6 green 1").do(SECOND, Done())
    assert game.refused(PlaceAircraft("z_teal", 1)) == "SO-SCR-03"


# The own HQ zone


@pytest.mark.rule("SO-SCR-04")
def test_an_empty_hq_zone_may_be_filled() -> None:
    game = air("", "violet 2").do(FIRST)
    assert isinstance(game.top, Placing)
    game = game.do(PlaceAircraft("z_teal", 5))
    assert game.aircraft("teal") == (5, 0)
    assert game.said(ClashStarted) == []
    assert isinstance(game.top, Turn)


@pytest.mark.rule("SO-SCR-04", "SO-SCR-05")
def test_aircraft_placed_in_a_lost_hq_zone_attack_at_once() -> None:
    game = air("green 1", "teal 2").do(FIRST).with_dice(1).do(PlaceAircraft("z_teal", 5))
    assert game.said(ClashStarted) == [ClashStarted("air", "l1_z_teal", "blue", 5, 2)]
    assert [(one.faction, one.purpose) for one in game.said(DiceRolled)] == [("yellow", "air_clash")]
    assert game.aircraft("teal") == (2, 0)
    assert game.hangars() == (7, 10)


@pytest.mark.rule("SO-SCR-05", "SO-RULING-23")
def test_no_placement_follows_a_clash_that_was_won() -> None:
    """Only three were placed; with the zone won back, the green one could be supplied again."""
    game = air("green 1", "teal 1").do(FIRST).with_dice(0).do(PlaceAircraft("z_teal", 3), Done())
    assert game.aircraft("teal") == (2, 0)
    assert "z_green" in game.supplied("blue", "air")
    assert isinstance(game.top, Turn)
    assert game.actor() == "yellow"


@pytest.mark.rule("SO-SCR-05")
def test_there_is_no_clash_in_an_own_hq_zone() -> None:
    game = air("teal 1", "green 4").do(FIRST, PlaceAircraft("z_teal", 4))
    assert game.said(ClashStarted) == game.said(DiceRolled) == []
    assert game.aircraft("teal") == (5, 0)


# The top-up


@pytest.mark.rule("SO-SCR-06", "SO-RULING-17")
def test_a_top_up_covers_the_shortage_and_leaves_the_last_aircraft() -> None:
    game = air("teal 1 green 3 red 1 white 2").do(FIRST)
    assert isinstance(game.top, ToppingUp)
    assert (game.top.left, game.hangars()[0]) == (2, 3)
    refusal = game.refusal(TopUpAircraft("z_green", 3))
    assert (refusal.rule, refusal.facts["most"]) == ("SO-SCR-06", 2)
    assert game.refused(TopUpAircraft("z_red", 1)) == "SO-SCR-06", "its last one"
    assert game.refused(TopUpAircraft("z_white", 2)) == "SO-SCR-06", "its last one"
    assert game.refused(TopUpAircraft("z_orange", 1)) == "SO-SCR-06", "nobody is there"
    game = game.do(TopUpAircraft("z_white", 1))
    assert "z_white" not in game.supplied("blue", "air")
    assert game.refused(TopUpAircraft("z_green", 2)) == "SO-SCR-06"
    game = game.do(TopUpAircraft("z_green", 1))
    assert game.said(AircraftToReserve) == [AircraftToReserve("blue", "l1_z_green", 1, "top_up")]
    assert isinstance(game.top, Placing)
    assert game.hangars()[0] == 5


@pytest.mark.rule("SO-SCR-06")
def test_a_top_up_may_be_declined() -> None:
    game = air("teal 1 green 3 red 4").do(FIRST)
    assert isinstance(game.top, ToppingUp)
    assert game.top.left == 3
    game = game.do(Done())
    assert isinstance(game.top, Placing)
    assert game.top.must == 2
    game = game.do(PlaceAircraft("z_teal", 2))
    assert (game.aircraft("teal"), game.hangars()[0]) == ((3, 0), 0)
    assert isinstance(game.top, Turn)


@pytest.mark.rule("SO-SCR-06")
def test_no_top_up_while_the_reserve_is_large_enough() -> None:
    game = air("teal 1 green 3 red 1")
    assert game.hangars()[0] == 5
    assert isinstance(game.do(FIRST).top, Placing)


# How many


@pytest.mark.rule("SO-SCR-07")
def test_as_many_as_possible_must_be_placed() -> None:
    game = air("teal 1 green 1").do(FIRST, PlaceAircraft("z_teal", 2), PlaceAircraft("z_green", 2))
    refusal = game.refusal(Done())
    assert (refusal.rule, refusal.facts) == ("SO-SCR-07", {"must": 1})
    assert isinstance(game.do(PlaceAircraft("z_green", 1)).top, Turn)


@pytest.mark.rule("SO-SCR-07")
def test_no_more_than_the_zones_can_take_must_be_placed() -> None:
    game = air("teal 4").do(FIRST)
    assert game.refused(Done()) == "SO-SCR-07"
    game = game.do(PlaceAircraft("z_teal", 1))
    assert isinstance(game.top, Turn)
    assert game.hangars()[0] == 5


@pytest.mark.rule("SO-SCR-07", "SO-RULING-23")
@pytest.mark.parametrize("yellow", ["", "teal 3"])
def test_nobody_must_be_placed_in_an_hq_zone_that_is_not_held(yellow: str) -> None:
    game = air("green 2", yellow).do(FIRST)
    assert game.allows(Done())
    game = game.do(Done())
    assert isinstance(game.top, Turn)
    assert (game.aircraft("teal")[0], placed(game), game.said(ClashStarted)) == (0, [], [])


@pytest.mark.rule("SO-SCR-07", "SO-RULING-23")
@pytest.mark.parametrize(
    ("side", "space", "blue", "yellow", "most"),
    [
        pytest.param("blue", FIRST, "", "teal 1", 5, id="strength five"),
        pytest.param("blue", SECOND, "", "teal 1", 4, id="strength four"),
        pytest.param("yellow", SECOND, "white 1", "", 3, id="strength three"),
        pytest.param("blue", FIRST, "green 4 red 4", "teal 1", 2, id="a reserve of two"),
    ],
)
def test_any_number_up_to_strength_and_reserve_in_a_lost_hq_zone(
    side: str, space: Deploy, blue: str, yellow: str, most: int
) -> None:
    game = air(blue, yellow, turn=side).do(space)
    if isinstance(game.top, ToppingUp):
        game = game.do(Done())
    counts = {intent.count for intent in game.legal() if isinstance(intent, PlaceAircraft)}
    assert counts == set(range(1, most + 1))


@pytest.mark.rule("SO-SCR-08")
def test_without_the_hq_zone_there_is_no_other_destination() -> None:
    game = air("green 3 red 2", "teal 1").do(FIRST)
    assert game.supplied("blue", "air") == set()
    for zone in ("green", "red", "orange"):
        refusal = game.refusal(PlaceAircraft(f"z_{zone}", 1))
        assert (refusal.rule, refusal.facts) == ("SO-SCR-08", {"place": f"l1_z_{zone}"})


@pytest.mark.rule("SO-SCR-08", "SO-RULING-22")
def test_a_zone_joined_in_mid_action_is_no_destination() -> None:
    """Aircraft placed in the empty HQ zone supply the green one again: too late for this action."""
    game = air("green 2").do(FIRST, PlaceAircraft("z_teal", 1))
    assert "z_green" in game.supplied("blue", "air")
    assert game.refused(PlaceAircraft("z_green", 1)) == "SO-SCR-08"


@pytest.mark.rule("SO-SCR-02")
def test_wingman_does_not_help_a_scramble() -> None:
    game = air("teal 1").with_hand("blue", "wingman").do(FIRST)
    assert game.refused(PlayEffect("op_wingman", 1)) == "SO-CARD-03"
    game = game.do(PlaceAircraft("z_teal", 4))
    assert isinstance(game.top, TurnEnd)
