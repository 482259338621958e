"""The worked examples of the ledger with their exact numbers, up to the fifteenth."""

import pytest

from game.rules.core.values import Intent
from game.rules.staff_orders.dice import RollResult
from game.rules.staff_orders.events import (
    ClashStarted,
    DiceRolled,
)
from game.rules.staff_orders.intents import (
    ChooseTarget,
    Deploy,
    Done,
    Enter,
    Pass,
    PlaceSoldiers,
    PlayEffect,
    Reroll,
    Roll,
    TopUpSoldiers,
    UseBonus,
)
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders, setting, start

ASSAULT, AIR_RAID, MOMENTUM = "op_assault", "op_air_raid", "op_momentum"


# 1 to 3: the example turn


def example(orange: str = "violet 2 orange 1") -> Table:
    game = orders(
        "l1",
        round=2,
        blue="w_hq 3 w_mangrove 3 w_plantation 3",
        yellow="e_hq 4 e_plantation 3 e_mangrove 1 village 3",
        air_blue="teal 2 green 2",
        air_yellow=f"white 2 {orange}",
        tokens="village signals_unit",
    )
    game = game.with_signals("yellow").with_hand("blue", "assault")
    return game.with_deployed("blue", "sup_reinforce_1").with_deployed(
        "yellow", "sup_planning_1", "sup_reinforce_2"
    )


ATTACK: tuple[Intent, ...] = (
    Deploy("village.advance"),
    Enter("w_mangrove", 2),
    Enter("w_plantation", 2),
    PlayEffect(ASSAULT, 2),
)


@pytest.mark.rule("SO-TV-01", "SO-RULING-40")
@pytest.mark.parametrize("dice", [(1, 1), pytest.param((2, 0), marks=pytest.mark.rule("SO-TV-02")), (0, 2)])
def test_the_example_turn_of_the_rulebook(dice: tuple[int, int]) -> None:
    game = example()
    assert game.reserves() == (16, 14)
    assert (game.commanders("blue"), game.commanders("yellow")) == ((4, 1, 4), (4, 2, 3))
    game = game.with_dice(*dice).do(*ATTACK)
    assert (game.said(ClashStarted)[0].attackers, game.said(ClashStarted)[0].defenders) == (6, 3)
    assert [len(one.faces) for one in game.said(DiceRolled)] == [2]
    assert game.soldiers("village") == (1, 0)
    assert (game.soldiers("w_mangrove"), game.soldiers("w_plantation"), game.soldiers("w_hq")) == (
        (1, 0),
        (1, 0),
        (3, 0),
    )
    assert game.reserves() == (19, 17)
    assert game.world.discard == (ASSAULT,)
    assert "village" in game.supplied("blue")
    assert (game.commanders("blue"), game.commanders("yellow")) == ((4, 2, 3), (3, 2, 4))
    assert game.world.commanders[game.name("village.advance")] == "blue"


@pytest.mark.rule("SO-TV-02")
def test_the_example_turn_with_four_hits_fails() -> None:
    game = example().with_dice(2, 2).do(*ATTACK)
    assert game.soldiers("village") == (0, 1)
    assert game.reserves() == (20, 16)
    assert (game.army("blue").signals, game.army("yellow").signals) == ("none", "with_commander")
    assert game.commanders("yellow") == (4, 2, 3)


@pytest.mark.rule("SO-TV-03")
def test_a_zone_without_supply_gives_no_second_die() -> None:
    game = example(orange="orange 1").with_dice(1).do(*ATTACK)
    assert [len(one.faces) for one in game.said(DiceRolled)] == [1]
    assert game.soldiers("village") == (2, 0)
    assert game.reserves() == (18, 17)


# 4 and 5: setup


@pytest.mark.rule("SO-TV-04")
def test_the_mountain_operation_is_set_up() -> None:
    game = start("m1")
    world = game.world
    for side in ("blue", "yellow"):
        army = game.army(side)
        assert (sum(army.soldiers.values()), army.reserve_soldiers) == (9, 16)
        assert (army.commanders, army.staging, army.hand) == (5, 4, ())
        assert (dict(army.aircraft), army.reserve_aircraft) == ({}, 0)
    kinds = "assault momentum ambush mobilisation artillery_strike air_raid parachute_drop aa_defence"
    assert sorted(world.deck) == sorted(f"op_{kind}" for kind in kinds.split() for _ in range(3))
    assert set(world.tokens) == {game.name(area) for area in ("observatory", "pass", "bridge", "forest")}
    assert len(set(world.tokens.values())) == 4
    assert len(world.boxed) == 2
    assert world.round == 1


@pytest.mark.rule("SO-TV-05")
def test_the_landing_operation_is_set_up() -> None:
    game = start("l1")
    world = game.world
    assert [sum(game.army(side).soldiers.values()) for side in ("blue", "yellow")] == [9, 12]
    assert game.reserves() == (16, 13)
    assert [sum(game.army(side).aircraft.values()) for side in ("blue", "yellow")] == [7, 7]
    assert game.hangars() == (3, 3)
    assert len(world.deck) == 24
    assert {"op_interception", "op_wingman"} <= set(world.deck)
    assert not {"op_parachute_drop", "op_aa_defence"} & set(world.deck)
    placed = set()
    for seed in range(1000):
        tokens = start("l1", seed).world.tokens
        assert len(tokens) == 4
        placed |= set(tokens.values())
    assert placed == {"supply_depot", "forward_outpost", "observation_post", "recon_post", "signals_unit"}


# 6 to 10: supply, Advance, clashes


@pytest.mark.rule("SO-TV-06")
def test_supply_needs_an_unbroken_chain() -> None:
    game = orders(blue="w_hq 2 w_front 1 town 1 observatory 2", yellow="pass 2")
    assert game.supplied("blue") == {"w_hq", "w_front", "town"}
    assert game.score("blue") == 4
    joined = "w_hq 2 w_front 1 town 1 observatory 2 w_battery 1 w_slope 1"
    game = orders(blue=joined, yellow="pass 2")
    assert "observatory" in game.supplied("blue")
    assert game.score("blue") == 7


def opening() -> Table:
    """The starting position of the first map with blue to move."""
    return orders(
        blue="w_hq 3 w_battery 2 w_flank 2 w_front 2", yellow="e_hq 3 e_battery 2 e_flank 2 e_front 2"
    )


@pytest.mark.rule("SO-TV-07")
def test_the_limits_of_enter() -> None:
    assert dict(opening().world.blue.soldiers) == setting("m1").start["land", "blue"]
    game = opening().do(Deploy("town.advance"))
    assert game.legal() == (game.full(Enter("w_front", 1)),)
    assert game.refused(Enter("w_front", 2)) == "SO-ADV-04"
    assert game.refused(Enter("w_hq", 1)) == "SO-ADV-03"
    game = game.do(Enter("w_front", 1))
    assert (game.soldiers("w_front"), game.soldiers("town")) == ((1, 0), (1, 0))
    assert game.said(DiceRolled) == []


@pytest.mark.rule("SO-TV-08")
def test_placement_conditions() -> None:
    game = opening()
    assert game.refused(Deploy("w_front.advance")) == "SO-ADV-01"
    assert game.refused(Deploy("pass.advance")) == "SO-ADV-02"
    assert game.refused(Deploy("e_battery.barrage")) == "SO-BAR-01"
    assert game.refused(Deploy("w_airstrip.paradrop")) == "SO-PARA-02"
    game = game.do(Deploy("w_slope.advance"), Enter("w_battery", 1))
    assert game.refused(Deploy("w_slope.advance")) == "SO-ACT-02"
    game = game.do(Pass())
    assert game.refused(Deploy("observatory.advance")) == "SO-ADV-02"
    assert game.refused(Deploy("w_slope.advance")) == "SO-ACT-02"


@pytest.mark.rule("SO-TV-09")
def test_more_than_five_after_a_clash_go_home() -> None:
    game = orders(blue="w_hq 3 w_front 1 w_airstrip 5 town 5", yellow="bridge 2").with_hand("blue", "assault")
    assert game.reserves() == (11, 20)
    game = game.with_dice(0).do(
        Deploy("bridge.advance"), Enter("w_airstrip", 4), Enter("town", 4), PlayEffect(ASSAULT, 2)
    )
    assert game.said(ClashStarted)[0].attackers == 10
    assert game.soldiers("bridge") == (5, 0)
    assert game.reserves() == (14, 22)


@pytest.mark.rule("SO-TV-10")
def test_mutual_destruction_leaves_the_area_to_nobody() -> None:
    game = orders(blue="w_front 1 w_airstrip 5", yellow="bridge 3")
    before = game.reserves()
    game = game.with_dice(1).do(Deploy("bridge.advance"), Enter("w_airstrip", 4))
    assert game.soldiers("bridge") == (0, 0)
    assert game.reserves() == (before[0] + 4, before[1] + 3)
    assert game.refused(Deploy("bridge.advance")) == "SO-ACT-02"


# 11 and 12: Barrage


@pytest.mark.rule("SO-TV-11")
def test_the_range_of_a_barrage() -> None:
    game = orders(blue="w_battery 1", yellow="e_front 2").do(Deploy("w_battery.barrage"))
    reached = {intent.area.removeprefix("m1_") for intent in game.legal() if isinstance(intent, ChooseTarget)}
    near = "w_battery w_hq w_slope w_front w_flank w_airstrip observatory pass town"
    assert reached == {*near.split(), "bridge", "forest", "e_airstrip", "e_front", "e_slope"}
    for far in ("e_flank", "e_battery", "e_hq"):
        assert game.refused(ChooseTarget(far)) == "SO-BAR-03"
    before = game.reserves()
    game = game.with_dice(2, 1).do(ChooseTarget("e_front"))
    assert game.soldiers("e_front") == (0, 0)
    assert game.reserves() == (before[0], before[1] + 2)


@pytest.mark.rule("SO-TV-12")
def test_five_dice_are_rolled_again_together() -> None:
    game = orders(blue="w_battery 1 w_slope 1 pass 1", yellow="town 4", tokens="pass observation_post")
    game = game.with_hand("blue", "artillery_strike", "mobilisation")
    game = game.do(Deploy("w_battery.barrage"), ChooseTarget("town"), PlayEffect("op_artillery_strike"))
    game = game.with_dice(0, 0, 1, 0, 0, 1, 1, 0, 2, 1).do(Roll())
    assert isinstance(game.top, RollResult)
    assert game.top.faces == (0, 0, 1, 0, 0)
    game = game.do(Reroll("op_mobilisation"))
    assert game.soldiers("town") == (0, 0)
    assert game.world.discard == ("op_artillery_strike", "op_mobilisation")
    assert game.army("blue").hand == ()
    assert Reroll.__struct_fields__ == ("card",), "a part of the dice cannot even be asked for"


# 13: Paradrop


def paradrop() -> Table:
    game = orders(
        round=2,
        blue="w_hq 3 w_front 4 w_airstrip 4 bridge 4",
        yellow="e_flank 2",
        tokens="bridge flight_control",
    )
    game = game.with_hand("blue", "parachute_drop").with_hand("yellow", "aa_defence")
    return game.with_deployed("yellow", "e_flank.advance").do(Deploy("w_airstrip.paradrop"))


@pytest.mark.rule("SO-TV-13")
def test_a_paradrop_with_everything() -> None:
    game = paradrop()
    assert game.reserves() == (10, 20)
    assert game.refused(ChooseTarget("e_hq")) == "SO-PARA-03"
    assert game.refused(ChooseTarget("town")) == "SO-PARA-03"
    game = game.do(ChooseTarget("e_flank"), UseBonus(), PlayEffect("op_parachute_drop", 2))
    assert game.soldiers("e_flank") == (5, 2)
    game = game.with_dice(1, 0, 1, 1)
    lost = game.do(PlayEffect("op_aa_defence"))
    assert [len(one.faces) for one in lost.said(DiceRolled)] == [4]
    assert lost.soldiers("e_flank") == (0, 0)
    assert lost.reserves() == (10, 22)
    won = game.with_dice(0, 0, 1, 0).do(PlayEffect("op_aa_defence"))
    assert won.soldiers("e_flank") == (2, 0)
    assert "e_flank" not in won.supplied("blue")
    assert won.reserves() == (8, 22)


# 14 and 15: Reinforcement


@pytest.mark.rule("SO-TV-14")
def test_the_limits_of_a_reinforcement() -> None:
    game = orders(blue="w_hq 3 w_battery 4 w_front 5 w_flank 2").do(Deploy("sup_reinforce_1"))
    assert game.reserves()[0] == 11
    assert game.refused(PlaceSoldiers("w_battery", 2)) == "SO-REINF-03"
    game = game.do(PlaceSoldiers("w_hq", 2), PlaceSoldiers("w_battery", 1), PlaceSoldiers("w_flank", 1))
    assert game.refused(Done()) == "SO-REINF-04"
    game = game.do(PlaceSoldiers("w_flank", 1))
    areas = ("w_hq", "w_battery", "w_front", "w_flank")
    assert [game.soldiers(area)[0] for area in areas] == [5, 5, 5, 4]
    assert game.reserves()[0] == 6


@pytest.mark.rule("SO-TV-14")
def test_the_limits_with_depot_and_mobilisation() -> None:
    game = orders(blue="w_hq 2 w_front 2 w_airstrip 3 bridge 5", tokens="bridge supply_depot")
    assert game.reserves()[0] == 13
    game = game.with_hand("blue", "mobilisation").do(Deploy("sup_reinforce_1"))
    four = game.do(PlaceSoldiers("w_hq", 3), PlaceSoldiers("w_front", 1))
    assert four.refused(Done()) == "SO-REINF-04"
    five = four.do(PlaceSoldiers("w_front", 1))
    assert five.allows(Done())
    seven = five.do(PlaceSoldiers("w_front", 1), PlaceSoldiers("w_airstrip", 1))
    assert seven.allows(Done())
    assert seven.refused(PlaceSoldiers("w_airstrip", 1)) == "SO-REINF-04"
    eight = seven.do(PlayEffect("op_mobilisation"), PlaceSoldiers("w_airstrip", 1))
    areas = ("w_hq", "w_front", "w_airstrip", "bridge")
    assert [eight.soldiers(area)[0] for area in areas] == [5, 5, 5, 5]
    assert isinstance(eight.top, Turn)


@pytest.mark.rule("SO-TV-15")
def test_a_top_up() -> None:
    game = orders(blue="w_hq 3 w_battery 3 w_front 5 w_flank 4 town 5 forest 3")
    assert game.reserves()[0] == 2
    game = game.do(Deploy("sup_reinforce_1"))
    assert game.refused(TopUpSoldiers("town", 4)) == "SO-REINF-07"
    assert game.refused(TopUpSoldiers("forest", 3)) == "SO-REINF-08"
    game = game.do(TopUpSoldiers("forest", 2), TopUpSoldiers("town", 1))
    assert game.refused(PlaceSoldiers("forest", 1)) == "SO-REINF-02"
    game = game.do(PlaceSoldiers("w_hq", 2), PlaceSoldiers("w_battery", 2), PlaceSoldiers("town", 1))
    areas = ("w_hq", "w_battery", "w_front", "w_flank", "town", "forest")
    assert [game.soldiers(area)[0] for area in areas] == [5, 5, 5, 4, 5, 1]
    assert game.reserves()[0] == 0
