"""Control and supply."""

import pytest

from game.rules.staff_orders.dice import BeforeRoll
from game.rules.staff_orders.events import DiceRolled
from game.rules.staff_orders.intents import (
    Deploy,
    Enter,
    PlaceSoldiers,
    Roll,
    TopUpSoldiers,
)
from game.rules.staff_orders.reserves import ToppingUp
from game.rules.staff_orders.supply import controlled
from tests.rules.staff_orders.table import orders

rule = pytest.mark.rule


@rule("SO-CTRL-01", "SO-CTRL-03")
def test_one_soldier_controls_an_area_and_none_nobody() -> None:
    world = orders(blue="town 1", yellow="pass 2").world
    assert world.controls("blue", "land", "m1_town")
    assert not world.controls("yellow", "land", "m1_town")
    assert world.controls("yellow", "land", "m1_pass")
    assert not world.controls("blue", "land", "m1_forest")
    assert not world.controls("yellow", "land", "m1_forest")


@rule("SO-CTRL-02", "SO-CTRL-03")
def test_one_aircraft_controls_a_zone_and_none_nobody() -> None:
    world = orders("l1", air_blue="red 1").world
    assert controlled(world, "blue", "air") == {"l1_z_red"}
    assert controlled(world, "yellow", "air") == frozenset()


@rule("SO-CTRL-04", "SO-RULING-14")
def test_until_a_clash_is_over_the_place_is_the_defenders() -> None:
    game = orders(blue="w_front 4", yellow="town 2 e_front 1").with_hand("yellow", "ambush")
    game = game.do(Deploy("town.advance"), Enter("w_front", 3))
    assert isinstance(game.top, BeforeRoll)
    assert game.soldiers("town") == (3, 2)
    assert not game.world.controls("blue", "land", "m1_town")
    assert game.world.controls("yellow", "land", "m1_town")
    assert "town" in game.supplied("yellow")
    assert "town" not in game.supplied("blue")
    assert (game.top.base, game.top.bonus) == (1, 1), "a supplied city centre, as before the entry"


@rule("SO-SUP-01")
def test_land_supply_is_a_chain_of_controlled_areas_to_the_headquarters() -> None:
    game = orders(blue="w_front 1 town 1 bridge 1 observatory 1", yellow="pass 1")
    assert game.supplied("blue") == {"w_hq", "w_front", "town", "bridge"}
    cut = orders(blue="town 1 bridge 1")
    assert cut.supplied("blue") == {"w_hq"}


@rule("SO-SUP-02", "SO-RULING-24")
def test_air_supply_comes_from_the_zone_of_the_headquarters() -> None:
    held = orders("l1", air_blue="teal 1 green 1 red 1", air_yellow="white 1 orange 1")
    assert held.supplied("blue", "air") == {"z_teal", "z_green", "z_red"}
    assert held.supplied("yellow", "air") == {"z_white"}
    lost = orders("l1", air_blue="green 3 red 2")
    assert lost.supplied("blue", "air") == set()


@rule("SO-SUP-03")
def test_the_two_nets_do_not_help_each_other() -> None:
    game = orders("l1", blue="ridge 2", air_blue="teal 1 green 1 red 1")
    assert game.supplied("blue") == {"w_hq"}
    assert game.supplied("blue", "air") == {"z_teal", "z_green", "z_red"}
    ground = orders("l1", blue="w_plantation 1 airfield 1", air_blue="orange 2")
    assert ground.supplied("blue") == {"w_hq", "w_plantation", "airfield"}
    assert ground.supplied("blue", "air") == set()


@rule("SO-SUP-04")
def test_supply_follows_every_change_of_control_at_once() -> None:
    game = orders(blue="w_front 1 town 1 bridge 2", yellow="e_front 4")
    assert "bridge" in game.supplied("blue")
    game = game.turn("yellow").with_dice(0).do(Deploy("town.advance"), Enter("e_front", 3))
    assert game.soldiers("town") == (0, 2)
    assert game.supplied("blue") == {"w_hq", "w_front"}


@rule("SO-SUP-05")
def test_an_unsupplied_area_still_blocks_defends_and_gives_men_back_but_does_nothing_else() -> None:
    cut = "w_hq 5 w_flank 5 w_front 5 w_slope 3 w_airstrip 4"
    game = orders(blue="w_hq 5 w_battery 5 w_slope 5 bridge 5 forest 3", tokens="bridge supply_depot")
    assert game.supplied("blue") == {"w_hq", "w_battery", "w_slope"}
    assert game.refused(Deploy("town.advance")) == "SO-ADV-02"
    reinforcing = game.do(Deploy("sup_reinforce_1"))
    assert reinforcing.reserves()[0] == 2
    assert isinstance(reinforcing.top, ToppingUp)
    assert reinforcing.top.left == 3, "the depot gives nothing"
    placing = reinforcing.do(TopUpSoldiers("forest", 2), TopUpSoldiers("bridge", 1))
    assert placing.outcome is None
    lone = orders(blue=cut.replace("w_front 5 ", "w_front 0 ").replace("w_flank 5 ", ""))
    assert lone.refused(Deploy("w_airstrip.paradrop")) == "SO-PARA-02"
    assert lone.refused(Deploy("w_slope.barrage")) == "SO-BAR-02"
    attack = orders(turn="yellow", blue="town 1", yellow="e_front 3").with_dice(1)
    attack = attack.do(Deploy("town.advance"), Enter("e_front", 2))
    assert [one.faces for one in attack.said(DiceRolled)] == [(1,)]
    assert attack.soldiers("town") == (0, 0)


@rule("SO-SUP-05")
def test_nothing_is_placed_on_an_unsupplied_area() -> None:
    game = orders(blue="forest 1").do(Deploy("sup_reinforce_1"))
    assert game.refused(PlaceSoldiers("forest", 1)) == "SO-REINF-02"
    assert not game.allows(Roll())
