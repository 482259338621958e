"""Air clashes: like those on land, but only the zone itself counts."""

import pytest

from game.rules.staff_orders.dice import BeforeRoll
from game.rules.staff_orders.events import AircraftToReserve, ClashEnded, ClashStarted, DiceRolled, DiceSet
from game.rules.staff_orders.intents import Deploy, FlyIn, PlaceAircraft, PlayEffect, Roll
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders


def attack(attackers: int, defenders: int, *dice: int, yellow: str = "", more: str = "") -> Table:
    """Blue flies from the green zone against so many in the orange one."""
    game = orders(
        "l1",
        yellow=yellow,
        air_blue=f"teal 1 green {attackers + 1}",
        air_yellow=f"orange {defenders} {more}",
    )
    game = game.with_dice(*dice).do(Deploy("z_orange.flight"), FlyIn("z_green", attackers))
    assert isinstance(game.top, Turn)
    return game


def rolled(game: Table) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.faction, one.faces) for one in game.said(DiceRolled)]


@pytest.mark.rule("SO-ACL-01")
def test_aircraft_put_into_a_zone_of_the_enemy_clash() -> None:
    game = attack(3, 1, 0)
    assert game.said(ClashStarted) == [ClashStarted("air", game.name("z_orange"), "blue", 3, 1)]
    scramble = orders("l1", air_yellow="teal 1 white 1").with_dice(0)
    scramble = scramble.do(Deploy("sup_scramble_1"), PlaceAircraft("z_teal", 5))
    assert scramble.said(ClashStarted) == [ClashStarted("air", game.name("z_teal"), "blue", 5, 1)]


@pytest.mark.rule("SO-ACL-01")
def test_there_is_no_clash_in_an_empty_zone() -> None:
    game = attack(3, 0)
    assert game.said(ClashStarted) == []
    assert game.said(DiceRolled) == []
    assert game.aircraft("orange") == (3, 0)


@pytest.mark.rule("SO-ACL-02")
@pytest.mark.parametrize("more", ["", "violet 1 white 1"], ids=["cut off", "supplied"])
@pytest.mark.parametrize(("hits", "left"), [(0, 2), (1, 1), (2, 0)])
def test_the_defender_rolls_one_die_with_and_without_supply(more: str, hits: int, left: int) -> None:
    game = attack(3, 1, hits, more=more)
    assert rolled(game) == [("yellow", (hits,))]
    assert game.aircraft("orange") == (left, 0)


@pytest.mark.rule("SO-ACL-02")
def test_the_die_removes_no_more_aircraft_than_there_are() -> None:
    game = attack(1, 2, 2)
    assert game.aircraft("orange") == (0, 2)
    assert [(one.faction, one.count, one.cause) for one in game.said(AircraftToReserve)] == [
        ("blue", 1, "defence_hits"),
    ]
    assert game.said(ClashEnded) == [ClashEnded("air", game.name("z_orange"), "yellow", 2)]


@pytest.mark.rule("SO-ACL-03")
def test_the_defender_may_play_interception_before_the_roll() -> None:
    game = orders("l1", air_blue="teal 1 green 4", air_yellow="orange 2")
    game = game.with_hand("yellow", "interception", "ambush")
    game = game.do(Deploy("z_orange.flight"), FlyIn("z_green", 3))
    assert isinstance(game.top, BeforeRoll)
    assert game.actor() == "yellow"
    assert set(game.legal()) == {Roll(), PlayEffect("op_interception")}
    game = game.do(PlayEffect("op_interception")).with_dice(0, 0, 0).do(Roll())
    assert game.said(DiceSet) == [DiceSet("yellow", "air_clash", 1, 0, 0, 2, 3)]


@pytest.mark.rule("SO-ACL-04")
@pytest.mark.parametrize(("attackers", "defenders", "left"), [(4, 3, (1, 0)), (3, 5, (0, 2)), (2, 2, (0, 0))])
def test_both_lose_one_for_one_and_nobody_may_be_left(
    attackers: int, defenders: int, left: tuple[int, int]
) -> None:
    game = attack(attackers, defenders, 0)
    assert game.aircraft("orange") == left
    holders = [side for side in ("blue", "yellow") if game.world.controls(side, "air", game.name("z_orange"))]
    assert holders == ["blue"] * (left[0] > 0) + ["yellow"] * (left[1] > 0)


@pytest.mark.rule("SO-ACL-05")
@pytest.mark.parametrize(("attackers", "surplus"), [(6, 0), (7, 1), (8, 2)])
def test_at_most_five_attacking_aircraft_stay(attackers: int, surplus: int) -> None:
    game = attack(attackers, 1, 0)
    assert game.aircraft("orange") == (5, 0)
    over = [one.count for one in game.said(AircraftToReserve) if one.cause == "over_limit"]
    assert over == [surplus] * bool(surplus)


@pytest.mark.rule("SO-ACL-06")
def test_all_removed_aircraft_go_to_their_owners_reserves() -> None:
    game = attack(8, 1, 1)
    assert game.aircraft("orange") == (5, 0)
    assert game.hangars() == (0 + 1 + 1 + 1, 10)


@pytest.mark.rule("SO-ACL-07")
def test_soldiers_below_add_no_die() -> None:
    held = "airfield 5 village 5 e_plantation 1"
    game = attack(3, 1, 1, yellow=held, more="violet 1 white 1")
    assert rolled(game) == [("yellow", (1,))]
    assert game.said(DiceSet) == [DiceSet("yellow", "air_clash", 1, 0, 0, 0, 1)]
    assert game.aircraft("orange") == (1, 0)
