"""Reinforcement: soldiers from the reserve join those on supplied areas, five to an area."""

import pytest

from game.rules.staff_orders.events import SoldiersFromReserve, SoldiersToReserve
from game.rules.staff_orders.intents import (
    Deploy,
    Done,
    EndTurn,
    Pass,
    PlaceAircraft,
    PlaceSoldiers,
    PlayEffect,
    TopUpAircraft,
    TopUpSoldiers,
)
from game.rules.staff_orders.reserves import Placing, ToppingUp
from game.rules.staff_orders.turn import Turn
from tests.guards import at_least_one
from tests.rules.staff_orders.table import Table, orders

FIVE, FOUR = Deploy("sup_reinforce_1"), Deploy("sup_reinforce_2")
MOBILISATION = "op_mobilisation"
FULL = "w_hq 5 w_battery 5 w_front 5 w_flank 4 w_airstrip 4"
"""23 soldiers on five supplied areas: a reserve of 2, and room for 2."""


def reserve_left(game: Table) -> int:
    return game.reserves()[0]


@pytest.mark.rule("SO-REINF-01")
def test_each_player_uses_one_of_the_two_spaces_in_a_round() -> None:
    game = orders().do(FIVE, PlaceSoldiers("w_hq", 2))
    assert game.refused(FIVE) == "SO-ACT-02"
    game = game.do(FOUR, PlaceSoldiers("e_hq", 2))
    assert [name for name, side in game.world.commanders.items() if side == "yellow"] == ["sup_reinforce_2"]
    game = game.do(Pass(), Pass())
    assert game.world.round == 2
    assert game.allows(FIVE)
    assert game.allows(FOUR)


@pytest.mark.rule("SO-REINF-01")
def test_a_second_reinforcement_in_the_round_is_refused_though_its_space_is_free() -> None:
    game = orders().do(FOUR, PlaceSoldiers("w_hq", 2), Pass())
    refusal = game.refusal(FIVE)
    assert (refusal.rule, refusal.facts) == ("SO-REINF-01", {"action": "reinforce"})


@pytest.mark.rule("SO-REINF-02")
@pytest.mark.parametrize(("space", "strength"), [(FIVE, 5), (FOUR, 4)])
def test_as_many_as_the_strength_says_go_to_one_or_more_areas(space: Deploy, strength: int) -> None:
    game = orders(blue="w_front 1 w_battery 1").do(space)
    before = reserve_left(game)
    one = game.do(PlaceSoldiers("w_front", 4), *[PlaceSoldiers("w_battery", 1)] * (strength - 4))
    assert reserve_left(one) == before - strength
    assert isinstance(one.top, Turn)
    three = game.do(PlaceSoldiers("w_hq", 2), PlaceSoldiers("w_front", 1))
    three = three.do(PlaceSoldiers("w_battery", strength - 3))
    assert [three.soldiers(area)[0] for area in ("w_hq", "w_front", "w_battery")] == [5, 2, strength - 2]
    assert three.said(SoldiersFromReserve) == [
        SoldiersFromReserve("blue", "m1_w_battery", strength - 3, "reinforce")
    ]


@pytest.mark.rule("SO-REINF-02")
@pytest.mark.parametrize(
    ("scenario", "side", "home", "strengths"),
    [
        ("m1", "blue", "w_hq w_front", (5, 4)),
        ("m1", "yellow", "e_hq e_front", (5, 4)),
        ("l1", "blue", "w_hq w_north", (5, 4)),
        ("l1", "yellow", "e_hq e_north", (4, 3)),
    ],
)
def test_the_strength_printed_for_each_colour(
    scenario: str, side: str, home: str, strengths: tuple[int, int]
) -> None:
    hq, near = home.split()
    for space, strength in at_least_one(zip((FIVE, FOUR), strengths, strict=True)):
        game = orders(scenario, turn=side, **{side: f"{hq} 1 {near} 1"}).do(space)
        game = game.do(PlaceSoldiers(hq, 2), *[PlaceSoldiers(near, 1)] * (strength - 3))
        assert game.refused(Done()) == "SO-REINF-04"
        game = game.do(PlaceSoldiers(near, 1))
        assert isinstance(game.top, Turn)
        assert game.army(side).reserve_soldiers == 23 - strength


@pytest.mark.rule("SO-REINF-02")
@pytest.mark.parametrize(
    "area",
    [
        pytest.param("pass", id="controlled but not supplied"),
        pytest.param("w_front", id="nobody's"),
        pytest.param("e_front", id="the enemy's"),
    ],
)
def test_where_no_soldier_may_be_placed(area: str) -> None:
    game = orders(blue="pass 1", yellow="e_front 1").do(FIVE)
    refusal = game.refusal(PlaceSoldiers(area, 1))
    assert (refusal.rule, refusal.facts) == ("SO-REINF-02", {"place": f"m1_{area}"})


@pytest.mark.rule("SO-REINF-02")
def test_aircraft_are_no_soldiers() -> None:
    assert orders("l1", air_blue="teal 1").do(FIVE).refused(PlaceAircraft("z_teal", 1)) == "SO-ACT-01"


@pytest.mark.rule("SO-REINF-03")
def test_no_area_is_brought_above_five() -> None:
    game = orders(blue="w_hq 3 w_front 4 w_flank 5 w_battery 7").do(FOUR)
    refusal = game.refusal(PlaceSoldiers("w_hq", 3))
    assert (refusal.rule, refusal.facts) == ("SO-REINF-03", {"place": "m1_w_hq", "count": 3, "most": 5})
    for area in ("w_flank", "w_battery"):
        assert game.refused(PlaceSoldiers(area, 1)) == "SO-REINF-03"
    game = game.do(PlaceSoldiers("w_hq", 1))
    assert game.refused(PlaceSoldiers("w_hq", 2)) == "SO-REINF-03"
    game = game.do(PlaceSoldiers("w_hq", 1), PlaceSoldiers("w_front", 1))
    assert [game.soldiers(area)[0] for area in ("w_hq", "w_front", "w_flank", "w_battery")] == [5, 5, 5, 7]


@pytest.mark.rule("SO-REINF-04", "SO-RULING-16")
def test_the_printed_number_must_be_placed() -> None:
    game = orders(blue="w_hq 1 w_front 1").do(FIVE, PlaceSoldiers("w_front", 4))
    refusal = game.refusal(Done())
    assert (refusal.rule, refusal.facts) == ("SO-REINF-04", {"must": 1})
    assert game.refused(PlaceSoldiers("w_hq", 2)) == "SO-REINF-04"
    assert isinstance(game.do(PlaceSoldiers("w_hq", 1)).top, Turn)


@pytest.mark.rule("SO-REINF-04")
def test_no_more_than_the_areas_can_take_must_be_placed() -> None:
    game = orders(blue="w_hq 5 w_front 3").do(FIVE)
    assert game.refused(Done()) == "SO-REINF-04"
    game = game.do(PlaceSoldiers("w_front", 2))
    assert isinstance(game.top, Turn)
    assert reserve_left(game) == 15


@pytest.mark.rule("SO-REINF-04")
def test_no_more_than_the_reserve_holds_must_be_placed() -> None:
    game = orders(blue="w_hq 1 w_front 11 w_airstrip 11").do(FIVE, Done())
    assert isinstance(game.top, Placing), "the top-up was declined"
    assert game.top.must == 2, "the top-up was declined"
    assert game.refused(PlaceSoldiers("w_hq", 3)) == "SO-REINF-04"
    game = game.do(PlaceSoldiers("w_hq", 2))
    assert isinstance(game.top, Turn)
    assert (game.soldiers("w_hq"), reserve_left(game)) == ((3, 0), 0)


@pytest.mark.rule("SO-REINF-04", "SO-RULING-18")
def test_a_reinforcement_that_can_place_nobody_is_over_at_once() -> None:
    game = orders(blue="w_hq 5").do(FIVE)
    assert isinstance(game.top, Turn)
    assert game.actor() == "yellow"
    assert game.said(SoldiersFromReserve) == []
    assert game.world.commanders == {"sup_reinforce_1": "blue"}


# The depot


def depot(blue: str) -> Table:
    return orders(blue=blue, tokens="bridge supply_depot").do(FIVE)


@pytest.mark.rule("SO-REINF-05")
def test_a_depot_allows_two_more_and_asks_for_none() -> None:
    game = depot("w_hq 1 w_front 1 w_airstrip 1 bridge 1")
    game = game.do(PlaceSoldiers("w_hq", 4), PlaceSoldiers("w_front", 1))
    assert game.allows(Done())
    assert game.refused(PlaceSoldiers("w_front", 3)) == "SO-REINF-04"
    seven = game.do(PlaceSoldiers("w_front", 2))
    assert isinstance(seven.top, Turn)
    assert (reserve_left(game.do(Done())), reserve_left(seven)) == (16, 14)


@pytest.mark.rule("SO-REINF-05")
@pytest.mark.parametrize(
    ("blue", "yellow"),
    [
        pytest.param("w_hq 1 w_front 1 bridge 1", "", id="controlled but not supplied"),
        pytest.param("w_hq 1 w_front 1", "e_front 1 e_airstrip 1 bridge 1", id="the enemy's"),
    ],
)
def test_a_depot_that_is_not_held_allows_no_more(blue: str, yellow: str) -> None:
    game = orders(blue=blue, yellow=yellow, tokens="bridge supply_depot").do(FIVE)
    game = game.do(PlaceSoldiers("w_hq", 4))
    assert game.refused(PlaceSoldiers("w_front", 2)) == "SO-REINF-04"
    assert isinstance(game.do(PlaceSoldiers("w_front", 1)).top, Turn)


# Mobilisation


@pytest.mark.rule("SO-REINF-06")
def test_mobilisation_allows_two_more_and_asks_for_none() -> None:
    game = orders(blue="w_hq 1 w_front 1").with_hand("blue", "mobilisation", "ambush").do(FIVE)
    game = game.do(PlaceSoldiers("w_hq", 4), PlaceSoldiers("w_front", 1))
    assert game.refused(PlaceSoldiers("w_front", 1)) == "SO-REINF-04"
    game = game.do(PlayEffect(MOBILISATION))
    assert game.world.discard == (MOBILISATION,)
    assert game.allows(Done())
    assert game.refused(PlaceSoldiers("w_front", 3)) == "SO-REINF-04"
    game = game.do(PlaceSoldiers("w_front", 2), Done(), EndTurn())
    assert (game.soldiers("w_front"), reserve_left(game)) == ((4, 0), 16)


@pytest.mark.rule("SO-REINF-06")
def test_mobilisation_obeys_supply_and_the_limit_of_five() -> None:
    game = orders(blue="w_hq 3 w_front 2 pass 1").with_hand("blue", "mobilisation").do(FIVE)
    game = game.do(PlayEffect(MOBILISATION), PlaceSoldiers("w_hq", 2), PlaceSoldiers("w_front", 2))
    assert game.refused(PlaceSoldiers("w_front", 2)) == "SO-REINF-03"
    assert game.refused(PlaceSoldiers("w_hq", 1)) == "SO-REINF-03"
    assert game.refused(PlaceSoldiers("pass", 1)) == "SO-REINF-02"


@pytest.mark.rule("SO-REINF-06")
@pytest.mark.parametrize("card", ["assault", "artillery_strike", "momentum"])
def test_other_cards_do_not_help_a_reinforcement(card: str) -> None:
    game = orders().with_hand("blue", card).do(FIVE)
    assert game.refused(PlayEffect(f"op_{card}")) == "SO-CARD-03"


# The top-up


@pytest.mark.rule("SO-REINF-07", "SO-RULING-17")
def test_no_top_up_while_the_reserve_is_large_enough() -> None:
    game = orders(blue="w_hq 5 w_front 5 w_flank 5 w_battery 5")
    assert reserve_left(game) == 5
    assert isinstance(game.do(FIVE).top, Turn), "all areas are full: nothing to place, nothing to ask"
    short = orders(blue="w_hq 5 w_front 5 w_flank 5 w_battery 5 pass 1").do(FIVE)
    assert isinstance(short.top, ToppingUp)
    assert short.top.left == 1


@pytest.mark.rule("SO-REINF-07", "SO-RULING-17")
def test_a_top_up_covers_the_shortage_at_most_and_comes_from_any_controlled_area() -> None:
    game = orders(blue="w_hq 5 w_battery 5 w_front 5 w_flank 4 observatory 4").do(FIVE)
    assert reserve_left(game) == 2
    refusal = game.refusal(TopUpSoldiers("w_hq", 4))
    assert refusal.rule == "SO-REINF-07"
    assert refusal.facts == {"place": "m1_w_hq", "count": 4, "most": 3, "own": 5}
    assert game.refused(TopUpSoldiers("town", 1)) == "SO-REINF-07", "nobody is there"
    assert game.refused(TopUpAircraft("z_teal", 1)) == "SO-ACT-01"
    game = game.do(TopUpSoldiers("observatory", 2))
    assert "observatory" not in game.supplied("blue")
    assert game.refused(TopUpSoldiers("w_hq", 2)) == "SO-REINF-07"
    game = game.do(TopUpSoldiers("w_hq", 1))
    assert game.said(SoldiersToReserve) == [SoldiersToReserve("blue", "m1_w_hq", 1, "top_up")]
    assert isinstance(game.top, Placing)
    assert reserve_left(game) == 5


@pytest.mark.rule("SO-REINF-07")
def test_a_top_up_may_be_declined() -> None:
    game = orders(blue=FULL).do(FIVE)
    assert isinstance(game.top, ToppingUp)
    assert game.top.left == 3
    game = game.do(Done(), PlaceSoldiers("w_flank", 1))
    assert game.refused(Done()) == "SO-REINF-04"
    game = game.do(PlaceSoldiers("w_airstrip", 1))
    assert isinstance(game.top, Turn)
    assert reserve_left(game) == 0


@pytest.mark.rule("SO-REINF-07", "SO-RULING-17")
def test_a_depot_enlarges_the_top_up_and_mobilisation_does_not() -> None:
    plain = orders(blue=f"{FULL} bridge 1").with_hand("blue", "mobilisation").do(FIVE)
    assert isinstance(plain.top, ToppingUp)
    assert plain.top.left == 4
    assert plain.refused(TopUpSoldiers("w_hq", 5)) == "SO-REINF-07"
    assert plain.refused(PlayEffect(MOBILISATION)) == "SO-ACT-01"
    with_depot = depot(f"{FULL} bridge 1")
    assert isinstance(with_depot.top, ToppingUp)
    assert with_depot.top.left == 6


@pytest.mark.rule("SO-REINF-08")
def test_a_top_up_leaves_the_last_soldier() -> None:
    game = orders(blue="w_hq 11 w_front 11 w_flank 2 w_battery 1").do(FIVE)
    assert reserve_left(game) == 0
    for area, count in (("w_battery", 1), ("w_flank", 2)):
        refusal = game.refusal(TopUpSoldiers(area, count))
        assert (refusal.rule, refusal.facts["own"]) == ("SO-REINF-08", count)
    game = game.do(TopUpSoldiers("w_flank", 1))
    assert game.refused(TopUpSoldiers("w_flank", 1)) == "SO-REINF-08"


@pytest.mark.rule("SO-REINF-09", "SO-RULING-22")
def test_a_top_up_never_changes_supply() -> None:
    game = orders(blue="w_hq 8 w_front 8 w_airstrip 8 bridge 1")
    held = game.supplied("blue")
    game = game.do(FIVE, TopUpSoldiers("w_hq", 2), TopUpSoldiers("w_front", 2), Done())
    assert game.supplied("blue") == held == {"w_hq", "w_front", "w_airstrip", "bridge"}
    game = game.do(PlaceSoldiers("bridge", 4))
    assert [game.soldiers(area)[0] for area in ("w_hq", "w_front", "w_airstrip", "bridge")] == [6, 6, 8, 5]
    assert (reserve_left(game), isinstance(game.top, Turn)) == (0, True)
