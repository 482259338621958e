"""Air clashes: as on land, but with one die always."""

import pytest

from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.events import (
    AircraftToReserve,
    ClashEnded,
    ClashStarted,
    DiceRolled,
    DiceSet,
    SoldiersToReserve,
)
from game.rules.staff_orders.intents import Deploy, FlyIn, KeepRoll, PlaceAircraft, PlayEffect, Roll
from game.rules.staff_orders.turn import Turn
from tests.staff_orders.table import Table, orders

INTERCEPTION = "op_interception"


def attack(attackers: int, defenders: int, *dice: int, hand: str = "") -> Table:
    """Blue flies into the orange zone, which yellow holds without supply."""
    game = orders("l1", air_blue=f"teal 1 green {attackers + 1}", air_yellow=f"orange {defenders}")
    game = game.with_hand("yellow", *hand.split()).with_dice(*dice)
    return game.do(Deploy("z_orange.flight"), FlyIn("z_green", attackers))


def removed(game: Table) -> list[tuple[str, int, str]]:
    return [(one.faction, one.count, one.cause) for one in game.said(AircraftToReserve)]


@pytest.mark.rule("SO-ACL-01")
def test_aircraft_put_into_a_zone_of_the_enemy_clash() -> None:
    flown = attack(3, 2, 0)
    assert flown.said(ClashStarted) == [ClashStarted("air", "l1_z_orange", "blue", 3, 2)]
    scrambled = orders("l1", air_yellow="teal 2").with_dice(0)
    scrambled = scrambled.do(Deploy("sup_scramble_2"), PlaceAircraft("z_teal", 4))
    assert scrambled.said(ClashStarted) == [ClashStarted("air", "l1_z_teal", "blue", 4, 2)]


@pytest.mark.rule("SO-ACL-02")
@pytest.mark.parametrize(
    ("die", "lost", "left"),
    [
        pytest.param(0, 1, (2, 0), id="no hit"),
        pytest.param(1, 1, (1, 0), id="one hit"),
        pytest.param(2, 1, (0, 0), id="two hits"),
    ],
)
def test_the_defender_rolls_one_die_and_removes_as_many_attackers(
    die: int, lost: int, left: tuple[int, int]
) -> None:
    game = attack(3, 1, die)
    assert game.said(DiceRolled) == [DiceRolled("yellow", "air_clash", (die,), die)]
    hits = [("blue", die, "defence_hits")] if die else []
    assert removed(game) == [*hits, ("blue", lost, "losses"), ("yellow", lost, "losses")]
    assert game.aircraft("orange") == left


@pytest.mark.rule("SO-ACL-02")
def test_at_most_all_attackers_are_hit() -> None:
    game = attack(1, 1, 2)
    assert removed(game) == [("blue", 1, "defence_hits")]
    assert game.said(ClashEnded) == [ClashEnded("air", "l1_z_orange", "yellow", 1)]
    assert game.aircraft("orange") == (0, 1)


@pytest.mark.rule("SO-ACL-02")
@pytest.mark.parametrize("chain", ["", "white 1 violet 1"])
def test_one_die_with_supply_and_without(chain: str) -> None:
    game = orders("l1", air_blue="teal 1 green 3", air_yellow=f"orange 1 {chain}").with_dice(0)
    assert ("z_orange" in game.supplied("yellow", "air")) == bool(chain)
    game = game.do(Deploy("z_orange.flight"), FlyIn("z_green", 2))
    assert game.said(DiceSet) == [DiceSet("yellow", "air_clash", 1, 0, 0, 0, 1)]


@pytest.mark.rule("SO-ACL-03")
def test_an_interception_adds_two_dice_before_the_roll() -> None:
    game = attack(4, 1, hand="interception ambush")
    assert isinstance(game.top, BeforeRoll) and game.actor() == "yellow"
    assert game.refused(PlayEffect("op_ambush")) == "SO-CARD-03"
    game = game.do(PlayEffect(INTERCEPTION)).with_dice(1, 1, 0).do(Roll(), KeepRoll())
    assert game.said(DiceSet) == [DiceSet("yellow", "air_clash", 1, 0, 0, 2, 3)]
    assert game.aircraft("orange") == (1, 0)


@pytest.mark.rule("SO-ACL-03")
def test_an_interception_also_meets_a_scramble() -> None:
    game = orders("l1", air_yellow="teal 1").with_hand("yellow", "interception")
    game = game.do(Deploy("sup_scramble_2"), PlaceAircraft("z_teal", 4)).with_dice(1, 1, 1)
    game = game.do(PlayEffect(INTERCEPTION))
    assert [len(one.faces) for one in game.said(DiceRolled)] == [3]
    assert game.aircraft("teal") == (0, 0)


@pytest.mark.rule("SO-ACL-03")
def test_an_interception_comes_too_late_after_the_roll() -> None:
    game = attack(2, 1, hand="interception").with_dice(0).do(Roll())
    assert isinstance(game.top, RollResult)
    assert game.refused(PlayEffect(INTERCEPTION)) == "SO-CARD-08"


@pytest.mark.rule("SO-ACL-04")
@pytest.mark.parametrize(
    ("attackers", "defenders", "left"), [(4, 2, (2, 0)), (2, 4, (0, 2)), (1, 3, (0, 2)), (3, 2, (1, 0))]
)
def test_both_sides_lose_one_for_one_until_a_side_is_gone(
    attackers: int, defenders: int, left: tuple[int, int]
) -> None:
    game = attack(attackers, defenders, 0)
    lost = min(attackers, defenders)
    assert removed(game) == [("blue", lost, "losses"), ("yellow", lost, "losses")]
    assert game.aircraft("orange") == left


@pytest.mark.rule("SO-ACL-04")
def test_with_both_sides_gone_the_zone_is_nobodys() -> None:
    game = attack(3, 2, 1)
    assert game.aircraft("orange") == (0, 0)
    assert game.said(ClashEnded) == [ClashEnded("air", "l1_z_orange", None, 0)]
    for side in ("blue", "yellow"):
        assert not game.world.controls(side, "air", game.name("z_orange"))


@pytest.mark.rule("SO-ACL-05")
@pytest.mark.parametrize(("attackers", "surplus", "left"), [(6, 0, 5), (7, 1, 5), (8, 2, 5), (5, 0, 4)])
def test_an_attacker_keeps_five_at_most(attackers: int, surplus: int, left: int) -> None:
    game = attack(attackers, 1, 0)
    assert game.aircraft("orange") == (left, 0)
    sent_home = [count for _, count, cause in removed(game) if cause == "over_limit"]
    assert sent_home == ([surplus] if surplus else [])


@pytest.mark.rule("SO-ACL-05", "SO-RULING-37")
def test_a_defender_keeps_more_than_five() -> None:
    assert attack(1, 8, 0).aircraft("orange") == (0, 7)


@pytest.mark.rule("SO-ACL-06")
def test_all_removed_aircraft_go_to_the_reserves_of_their_owners() -> None:
    game = orders("l1", air_blue="teal 1 green 9", air_yellow="orange 1").with_dice(1)
    assert game.hangars() == (0, 9)
    game = game.do(Deploy("z_orange.flight"), FlyIn("z_green", 8))
    assert removed(game) == [
        ("blue", 1, "defence_hits"),
        ("blue", 1, "losses"),
        ("yellow", 1, "losses"),
        ("blue", 1, "over_limit"),
    ]
    assert (game.aircraft("orange"), game.hangars()) == ((5, 0), (3, 10))


@pytest.mark.rule("SO-ACL-07")
def test_soldiers_below_add_no_dice_and_are_not_harmed() -> None:
    game = orders(
        "l1",
        air_blue="teal 1 green 4",
        air_yellow="white 1 violet 1 orange 1",
        yellow="e_plantation 2 village 5 airfield 5",
    ).with_dice(0)
    assert {"village", "airfield"} <= game.supplied("yellow")
    game = game.do(Deploy("z_orange.flight"), FlyIn("z_green", 3))
    assert game.said(DiceSet) == [DiceSet("yellow", "air_clash", 1, 0, 0, 0, 1)]
    assert game.said(SoldiersToReserve) == []
    assert (game.aircraft("orange"), game.soldiers("village")) == ((2, 0), (0, 5))
    assert isinstance(game.top, Turn)
