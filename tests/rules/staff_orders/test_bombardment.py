"""Bombardment: aircraft are spent for dice against an area below their zone."""

import pytest

from game.rules.staff_orders.dice import BeforeRoll
from game.rules.staff_orders.events import (
    AircraftToReserve,
    ClashStarted,
    DiceRolled,
    DiceSet,
    SoldiersToReserve,
    TargetChosen,
)
from game.rules.staff_orders.intents import Bomb, Deploy, KeepRoll, PlayEffect, Roll
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders

RAID = Deploy("z_orange.bombard")


def bombing(orange: int = 4, yellow: str = "", hand: str = "") -> Table:
    """A blue commander is on the Bombardment space of the orange zone."""
    game = orders("l1", air_blue=f"teal 1 green 1 orange {orange}", yellow=yellow)
    return game.with_hand("blue", *hand.split()).do(RAID)


@pytest.mark.rule("SO-BOMB-01")
@pytest.mark.parametrize(
    ("blue", "yellow", "count"),
    [
        pytest.param("teal 1 green 1 orange 1", "", 1, id="the last one cannot be spent"),
        pytest.param("teal 1 orange 3", "", 3, id="controlled but not supplied"),
        pytest.param("teal 1 green 3", "", 0, id="nobody's"),
        pytest.param("teal 1 green 3", "orange 2", 0, id="the enemy's"),
    ],
)
def test_the_zone_is_controlled_and_supplied_with_two_aircraft(blue: str, yellow: str, count: int) -> None:
    refusal = orders("l1", air_blue=blue, air_yellow=yellow).refusal(RAID)
    assert (refusal.rule, refusal.facts) == ("SO-BOMB-01", {"place": "l1_z_orange", "count": count})


@pytest.mark.rule("SO-BOMB-01", "SO-RULING-20")
@pytest.mark.parametrize(
    ("side", "air"), [("blue", "teal 1 green 1 orange 2"), ("yellow", "white 1 violet 1 orange 2")]
)
def test_the_space_has_no_colour(side: str, air: str) -> None:
    assert orders("l1", turn=side, **{f"air_{side}": air}).allows(RAID)


@pytest.mark.rule("SO-BOMB-02")
def test_the_target_is_an_area_of_the_zone() -> None:
    game = bombing(yellow="village 2 airfield 2 e_plantation 3")
    targets = {intent.place for intent in game.legal() if isinstance(intent, Bomb)}
    assert targets == {"l1_airfield", "l1_village"}
    refusal = game.refusal(Bomb("e_plantation", 1))
    assert (refusal.rule, refusal.facts) == (
        "SO-BOMB-02",
        {"place": "l1_e_plantation", "origin": "l1_z_orange"},
    )


@pytest.mark.rule("SO-BOMB-02")
def test_an_area_without_enemies_may_be_bombed_in_vain() -> None:
    game = orders("l1", air_blue="teal 1 green 1 orange 2", blue="village 2").do(RAID).with_dice(2)
    game = game.do(Bomb("village", 1))
    assert game.said(TargetChosen) == [TargetChosen("blue", "bombard", "l1_village")]
    assert game.soldiers("village") == (2, 0)
    assert game.said(SoldiersToReserve) == []


@pytest.mark.rule("SO-BOMB-03")
def test_one_or_more_aircraft_are_spent_but_never_the_last() -> None:
    game = bombing(orange=4, yellow="village 5")
    assert game.hangars()[0] == 4
    assert {intent.count for intent in game.legal() if isinstance(intent, Bomb)} == {1, 2, 3}
    for count in (0, 4):
        refusal = game.refusal(Bomb("village", count))
        assert (refusal.rule, refusal.facts) == (
            "SO-BOMB-03",
            {"origin": "l1_z_orange", "count": count, "most": 3},
        )
    game = game.with_dice(0, 0).do(Bomb("village", 2))
    assert game.said(AircraftToReserve) == [AircraftToReserve("blue", "l1_z_orange", 2, "bomb_cost")]
    assert (game.aircraft("orange"), game.hangars()[0]) == ((2, 0), 6)


@pytest.mark.rule("SO-BOMB-04")
@pytest.mark.parametrize(
    ("dice", "left"), [((0,), 5), ((2,), 3), ((1, 1), 3), ((2, 0, 1), 2), ((2, 2, 1), 0), ((2, 2, 2), 0)]
)
def test_a_die_for_each_aircraft_and_a_soldier_for_each_hit(dice: tuple[int, ...], left: int) -> None:
    game = bombing(yellow="village 5 airfield 1").with_dice(*dice)
    before = game.reserves()
    game = game.do(Bomb("village", len(dice)))
    assert game.said(DiceRolled) == [DiceRolled("blue", "bombard", dice, sum(dice))]
    assert (game.soldiers("village"), game.soldiers("airfield")) == ((0, left), (0, 1))
    assert game.reserves() == (before[0], before[1] + 5 - left)


@pytest.mark.rule("SO-BOMB-05")
def test_an_air_raid_adds_two_dice() -> None:
    game = bombing(yellow="village 5", hand="air_raid ambush")
    assert game.refused(PlayEffect("op_air_raid")) == "SO-ACT-01", "no target yet"
    game = game.do(Bomb("village", 2))
    assert isinstance(game.top, BeforeRoll)
    assert game.refused(PlayEffect("op_ambush")) == "SO-CARD-04"
    game = game.with_dice(1, 0, 1, 1).do(PlayEffect("op_air_raid"), Roll(), KeepRoll())
    assert game.said(DiceSet) == [DiceSet("blue", "bombard", 2, 0, 0, 2, 4)]
    assert game.soldiers("village") == (0, 2)


@pytest.mark.rule("SO-BOMB-05")
def test_an_air_raid_comes_too_late_after_the_roll() -> None:
    game = bombing(yellow="village 5", hand="air_raid").with_dice(0).do(Bomb("village", 1), Roll())
    assert game.refused(PlayEffect("op_air_raid")) == "SO-CARD-08"


@pytest.mark.rule("SO-BOMB-06")
def test_a_bombardment_causes_no_clash_and_nobody_answers() -> None:
    game = orders("l1", air_blue="teal 1 green 1 orange 3", yellow="village 3", air_yellow="white 1")
    game = game.with_hand("yellow", "ambush", "interception").with_dice(1, 0).do(RAID, Bomb("village", 2))
    assert isinstance(game.top, Turn)
    assert game.actor() == "yellow"
    assert [one.faction for one in game.said(DiceRolled)] == ["blue"]
    assert game.said(ClashStarted) == []
    assert len(game.army("yellow").hand) == 2


@pytest.mark.rule("SO-BOMB-06", "SO-RULING-10")
def test_the_enemy_headquarters_may_be_bombed_empty() -> None:
    chain = "teal 1 green 1 orange 1 violet 1 white 3"
    game = orders("l1", air_blue=chain, yellow="e_hq 1").do(Deploy("z_white.bombard"))
    assert game.with_dice(1, 0).do(Bomb("e_hq", 2)).winner == ("blue", "hq_emptied")
    assert game.with_dice(0, 0).do(Bomb("e_hq", 2)).outcome is None
