"""Flight: aircraft enter the linked zone from adjacent supplied ones."""

import pytest

from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.events import (
    AircraftFromReserve,
    AircraftMoved,
    AircraftToReserve,
    ClashEnded,
    ClashStarted,
    DiceRolled,
)
from game.rules.staff_orders.intents import Deploy, Done, EndTurn, Enter, FlyIn, PlayEffect, UseBonus
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders

WINGMAN = "op_wingman"


def air(blue: str, yellow: str = "") -> Table:
    """The first landing map with these aircraft, blue to move."""
    return orders("l1", air_blue=blue, air_yellow=yellow)


@pytest.mark.rule("SO-FLY-01")
@pytest.mark.parametrize("yellow", ["", "orange 2"])
def test_the_linked_zone_is_empty_or_held_by_the_enemy(yellow: str) -> None:
    assert air("teal 1 green 2", yellow).allows(Deploy("z_orange.flight"))


@pytest.mark.rule("SO-FLY-01")
def test_no_flight_into_a_zone_that_is_controlled() -> None:
    refusal = air("teal 1 green 2 orange 1").refusal(Deploy("z_orange.flight"))
    assert (refusal.rule, refusal.facts) == ("SO-FLY-01", {"place": "l1_z_orange"})


@pytest.mark.rule("SO-FLY-02")
@pytest.mark.parametrize(
    "blue",
    [
        pytest.param("teal 2 green 1", id="one aircraft is not enough"),
        pytest.param("teal 2 green 1 red 1", id="not even in several zones"),
        pytest.param("teal 2 red 4", id="four without supply"),
        pytest.param("green 4", id="without the HQ zone nothing is supplied"),
    ],
)
def test_no_adjacent_supplied_zone_with_two_aircraft(blue: str) -> None:
    refusal = air(blue).refusal(Deploy("z_orange.flight"))
    assert (refusal.rule, refusal.facts) == ("SO-FLY-02", {"place": "l1_z_orange"})


@pytest.mark.rule("SO-FLY-02")
def test_two_aircraft_in_one_adjacent_supplied_zone_are_enough() -> None:
    game = air("teal 1 green 2 red 1").do(Deploy("z_orange.flight"))
    assert game.legal() == (game.full(FlyIn("z_green", 1)),)


@pytest.mark.rule("SO-FLY-03")
def test_aircraft_come_from_any_number_of_adjacent_supplied_zones() -> None:
    game = air("teal 1 green 3 red 4").do(Deploy("z_orange.flight"))
    game = game.do(FlyIn("z_green", 2), FlyIn("z_red", 1), FlyIn("z_red", 2))
    assert [game.aircraft(zone)[0] for zone in ("orange", "green", "red", "teal")] == [5, 1, 1, 1]
    assert [(one.origin, one.place, one.count) for one in game.said(AircraftMoved)] == [
        ("l1_z_green", "l1_z_orange", 2),
        ("l1_z_red", "l1_z_orange", 1),
        ("l1_z_red", "l1_z_orange", 2),
    ]


@pytest.mark.rule("SO-FLY-03")
def test_at_least_one_aircraft_flies_in() -> None:
    game = air("teal 1 green 3").do(Deploy("z_orange.flight"))
    assert game.refused(Done()) == "SO-FLY-03"
    game = game.do(FlyIn("z_green", 1))
    assert isinstance(game.top, Entering)
    assert isinstance(game.do(Done()).top, Turn)


@pytest.mark.rule("SO-FLY-03")
@pytest.mark.parametrize(
    ("blue", "zone"),
    [
        pytest.param("teal 2 green 2", "teal", id="supplied but not adjacent"),
        pytest.param("teal 1 green 2 violet 3", "violet", id="adjacent but without supply"),
        pytest.param("teal 1 green 2", "red", id="nobody's"),
        pytest.param("teal 1 green 2", "orange", id="the linked zone itself"),
    ],
)
def test_what_is_no_source(blue: str, zone: str) -> None:
    game = air(blue).do(Deploy("z_orange.flight"))
    refusal = game.refusal(FlyIn(f"z_{zone}", 1))
    assert (refusal.rule, refusal.facts) == (
        "SO-FLY-03",
        {"origin": f"l1_z_{zone}", "place": "l1_z_orange"},
    )


@pytest.mark.rule("SO-FLY-03")
def test_soldiers_do_not_fly() -> None:
    assert air("teal 1 green 2").do(Deploy("z_orange.flight")).refused(Enter("w_hq", 1)) == "SO-ACT-01"


@pytest.mark.rule("SO-FLY-04")
def test_the_last_aircraft_never_leaves_a_zone() -> None:
    game = air("teal 1 green 4 red 1").do(Deploy("z_orange.flight"))
    refusal = game.refusal(FlyIn("z_green", 4))
    assert (refusal.rule, refusal.facts) == ("SO-FLY-04", {"origin": "l1_z_green", "count": 4})
    assert game.refused(FlyIn("z_red", 1)) == "SO-FLY-04"
    game = game.do(FlyIn("z_green", 1))
    assert game.refused(FlyIn("z_green", 3)) == "SO-FLY-04"
    assert isinstance(game.do(FlyIn("z_green", 2)).top, Turn)


@pytest.mark.rule("SO-FLY-05")
def test_wingman_joins_after_fly_in_and_before_the_clash() -> None:
    game = air("teal 1 green 3", "orange 2").with_hand("blue", "wingman")
    assert game.hangars()[0] == 6
    game = game.do(Deploy("z_orange.flight"), FlyIn("z_green", 1))
    assert game.refused(PlayEffect(WINGMAN, 1)) == "SO-ACT-01", "more could still fly in"
    game = game.do(Done())
    assert isinstance(game.top, Supporting)
    game = game.with_dice(0).do(PlayEffect(WINGMAN, 2))
    assert game.said(AircraftFromReserve) == [AircraftFromReserve("blue", "l1_z_orange", 2, "card")]
    assert [one.attackers for one in game.said(ClashStarted)] == [3]
    assert (game.aircraft("orange"), game.hangars()[0]) == ((1, 0), 6)


@pytest.mark.rule("SO-FLY-05")
@pytest.mark.parametrize("card", ["assault", "air_raid"])
def test_cards_of_an_advance_do_not_help_a_flight(card: str) -> None:
    game = air("teal 1 green 2", "orange 2").with_hand("blue", card)
    game = game.do(Deploy("z_orange.flight"), FlyIn("z_green", 1))
    assert game.refused(PlayEffect(f"op_{card}", 0)) == "SO-CARD-03"


@pytest.mark.rule("SO-FLY-05")
def test_the_forward_outpost_does_not_help_a_flight() -> None:
    game = orders(
        "l1", blue="w_plantation 1 village 1", air_blue="teal 1 green 2", tokens="village forward_outpost"
    ).with_hand("blue", "wingman")
    game = game.do(Deploy("z_orange.flight"), FlyIn("z_green", 1))
    assert isinstance(game.top, Supporting)
    assert game.refused(UseBonus()) == "SO-ACT-01"


@pytest.mark.rule("SO-FLY-06")
def test_a_flight_against_enemy_aircraft_is_an_air_clash() -> None:
    game = air("teal 1 green 4", "orange 2").with_dice(0).do(Deploy("z_orange.flight"), FlyIn("z_green", 3))
    assert game.said(ClashStarted) == [ClashStarted("air", "l1_z_orange", "blue", 3, 2)]
    assert [(one.faction, one.purpose) for one in game.said(DiceRolled)] == [("yellow", "air_clash")]
    assert game.said(ClashEnded) == [ClashEnded("air", "l1_z_orange", "blue", 1)]


@pytest.mark.rule("SO-FLY-06", "SO-RULING-12")
def test_an_empty_zone_is_simply_taken_without_dice_or_limit() -> None:
    game = air("teal 1 green 5 red 4").with_hand("yellow", "interception")
    game = game.do(Deploy("z_orange.flight"), FlyIn("z_green", 4), FlyIn("z_red", 3))
    assert game.aircraft("orange") == (7, 0)
    assert game.said(ClashStarted) == game.said(DiceRolled) == game.said(AircraftToReserve) == []
    assert "z_orange" in game.supplied("blue", "air")


@pytest.mark.rule("SO-FLY-06")
def test_enemy_soldiers_below_do_not_resist_a_flight() -> None:
    game = orders("l1", air_blue="teal 1 green 2", yellow="village 5 airfield 5").with_hand("blue", "ambush")
    game = game.do(Deploy("z_orange.flight"), FlyIn("z_green", 1), Done(), EndTurn())
    assert game.aircraft("orange") == (1, 0)
    assert game.said(ClashStarted) == []
    assert (game.soldiers("village"), game.soldiers("airfield")) == ((0, 5), (0, 5))
