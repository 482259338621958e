"""Barrage: guns fire over three areas, and nobody answers."""

import pytest
from msgspec.structs import replace

from game.rules.staff_orders import GAME
from game.rules.staff_orders.dice import BeforeRoll
from game.rules.staff_orders.events import (
    ClashStarted,
    DiceRolled,
    DiceSet,
    SoldiersToReserve,
    TargetChosen,
)
from game.rules.staff_orders.intents import ChooseTarget, Deploy, KeepRoll, PlayEffect, Roll
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.terms import enemy
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, content, orders, setting

FIRE = Deploy("w_battery.barrage")
STRIKE = "op_artillery_strike"


def firing(blue: str = "w_battery 1", yellow: str = "", tokens: str = "", hand: str = "") -> Table:
    """A blue commander is on the Barrage space of the battery, and asked for a target."""
    return orders(blue=blue, yellow=yellow, tokens=tokens).with_hand("blue", *hand.split()).do(FIRE)


@pytest.mark.rule("SO-BAR-01")
def test_the_symbol_has_the_own_colour() -> None:
    game = orders(blue="w_battery 1 w_slope 1 observatory 1 e_slope 1")
    refusal = game.refusal(Deploy("e_slope.barrage"))
    assert (refusal.rule, refusal.facts) == ("SO-BAR-01", {"space": "m1_e_slope.barrage"})
    assert game.allows(FIRE)
    assert game.allows(Deploy("w_slope.barrage"))
    other = orders(turn="yellow", yellow="e_battery 1 e_slope 1 observatory 1 w_slope 1")
    assert other.refused(Deploy("w_slope.barrage")) == "SO-BAR-01"
    assert other.allows(Deploy("e_slope.barrage"))
    assert other.allows(Deploy("e_battery.barrage"))


@pytest.mark.rule("SO-BAR-02")
@pytest.mark.parametrize(
    ("blue", "yellow"),
    [
        pytest.param("w_slope 3", "", id="controlled but not supplied"),
        pytest.param("w_battery 3", "", id="nobody's"),
        pytest.param("w_battery 3", "w_slope 1", id="the enemy's"),
    ],
)
def test_the_linked_area_is_controlled_and_supplied(blue: str, yellow: str) -> None:
    refusal = orders(blue=blue, yellow=yellow).refusal(Deploy("w_slope.barrage"))
    assert (refusal.rule, refusal.facts) == ("SO-BAR-02", {"place": "m1_w_slope"})


@pytest.mark.rule("SO-BAR-03")
@pytest.mark.parametrize(
    ("scenario", "side", "base", "chain", "far"),
    [
        ("m1", "blue", "w_slope", "w_battery 1", "forest e_flank e_hq"),
        ("m1", "yellow", "e_slope", "e_battery 1", "w_hq w_flank forest"),
        ("l1", "blue", "w_north", "", "e_south e_north e_hq"),
        ("l1", "yellow", "e_north", "", "w_south w_north w_hq"),
        ("m2", "blue", "w_sshore", "w_south 1", "e_nshore e_north e_hq"),
    ],
)
def test_the_range_is_three_areas(scenario: str, side: str, base: str, chain: str, far: str) -> None:
    game = orders(scenario, turn=side, **{side: f"{base} 1 {chain}"}).do(Deploy(f"{base}.barrage"))
    reached = {intent.area for intent in game.legal() if isinstance(intent, ChooseTarget)}
    assert set(setting(scenario).areas) - reached == {game.name(area) for area in far.split()}


@pytest.mark.rule("SO-BAR-03")
def test_whoever_controls_the_areas_between_does_not_matter() -> None:
    """The only path of three to the quarry leads through the town, which the enemy holds."""
    game = firing(yellow="town 3 pass 3 e_slope 3 e_front 2").with_dice(1, 0)
    assert game.do(ChooseTarget("e_front")).soldiers("e_front") == (0, 1)
    refusal = game.refusal(ChooseTarget("e_flank"))
    assert (refusal.rule, refusal.facts) == (
        "SO-BAR-03",
        {"place": "m1_e_flank", "origin": "m1_w_battery", "most": 3},
    )


@pytest.mark.rule("SO-BAR-03", "SO-RULING-19")
@pytest.mark.parametrize("area", ["w_battery", "w_hq", "forest"])
def test_an_own_or_empty_area_may_be_shelled_in_vain(area: str) -> None:
    game = firing().with_dice(2, 2)
    before = game.soldiers(area), game.reserves()
    game = game.do(ChooseTarget(area))
    assert game.said(TargetChosen) == [TargetChosen("blue", "barrage", f"m1_{area}")]
    assert (game.soldiers(area), game.reserves()) == before
    assert isinstance(game.top, Turn)


@pytest.mark.rule("SO-BAR-04")
@pytest.mark.parametrize(
    ("dice", "left"), [((0, 0), 4), ((0, 1), 3), ((1, 1), 2), ((2, 0), 2), ((1, 2), 1), ((2, 2), 0)]
)
def test_two_dice_remove_as_many_as_they_hit(dice: tuple[int, int], left: int) -> None:
    game = firing(yellow="town 4 e_front 2").with_dice(*dice)
    before = game.reserves()
    game = game.do(ChooseTarget("town"))
    assert game.said(DiceRolled) == [DiceRolled("blue", "barrage", dice, sum(dice))]
    assert (game.soldiers("town"), game.soldiers("e_front")) == ((0, left), (0, 2))
    assert game.reserves() == (before[0], before[1] + 4 - left)


@pytest.mark.rule("SO-BAR-05")
def test_hits_beyond_the_last_soldier_are_ignored() -> None:
    game = firing(yellow="town 1 e_front 2").with_dice(2, 2)
    before = game.reserves()[1]
    game = game.do(ChooseTarget("town"))
    assert game.said(SoldiersToReserve) == [SoldiersToReserve("yellow", "m1_town", 1, "barrage")]
    assert (game.soldiers("e_front"), game.reserves()[1]) == ((0, 2), before + 1)


@pytest.mark.rule("SO-BAR-06")
@pytest.mark.parametrize(
    ("blue", "yellow", "dice"),
    [
        pytest.param("w_battery 1 w_slope 1 pass 1", "town 5", 3, id="controlled and supplied"),
        pytest.param("w_battery 1 pass 1", "town 5", 2, id="controlled but not supplied"),
        pytest.param("w_battery 1", "town 5 e_front 1 pass 1", 2, id="the enemy's"),
    ],
)
def test_an_observation_post_adds_a_die(blue: str, yellow: str, dice: int) -> None:
    game = firing(blue, yellow, tokens="pass observation_post").with_dice(1, 1, 1)
    game = game.do(ChooseTarget("town"))
    assert game.said(DiceSet) == [DiceSet("blue", "barrage", 2, 0, dice - 2, 0, dice)]
    assert game.soldiers("town") == (0, 5 - dice)


@pytest.mark.rule("SO-BAR-07")
def test_artillery_strike_is_played_before_the_roll() -> None:
    game = firing(yellow="town 5", hand="artillery_strike momentum")
    assert game.refused(PlayEffect(STRIKE)) == "SO-ACT-01", "no target yet"
    game = game.do(ChooseTarget("town"))
    assert isinstance(game.top, BeforeRoll)
    game = game.with_dice(1, 0, 1, 1).do(PlayEffect(STRIKE), Roll(), KeepRoll())
    assert game.said(DiceSet) == [DiceSet("blue", "barrage", 2, 0, 0, 2, 4)]
    assert game.soldiers("town") == (0, 2)


@pytest.mark.rule("SO-BAR-07")
def test_artillery_strike_comes_too_late_after_the_roll() -> None:
    game = firing(yellow="town 5", hand="artillery_strike").with_dice(0, 0)
    game = game.do(ChooseTarget("town"), Roll())
    assert game.refused(PlayEffect(STRIKE)) == "SO-CARD-08"


@pytest.mark.rule("SO-BAR-08")
def test_a_barrage_causes_no_clash_and_nobody_answers() -> None:
    game = orders(blue="w_battery 1 w_front 5", yellow="town 3").with_hand("yellow", "ambush", "aa_defence")
    before = game.reserves()[0]
    game = game.with_dice(1, 0).do(FIRE, ChooseTarget("town"))
    assert isinstance(game.top, Turn)
    assert game.actor() == "yellow"
    assert [one.faction for one in game.said(DiceRolled)] == ["blue"]
    assert game.said(ClashStarted) == []
    assert len(game.army("yellow").hand) == 2
    assert (game.reserves()[0], game.soldiers("w_front")) == (before, (5, 0))


@pytest.mark.rule("SO-BAR-08")
def test_an_emptied_area_is_nobodys() -> None:
    game = firing(yellow="town 2").with_dice(1, 1).do(ChooseTarget("town"))
    town = game.name("town")
    assert not game.world.controls("blue", "land", town)
    assert not game.world.controls("yellow", "land", town)


def far_reaching(reach: int) -> Setting:
    """The first map with longer guns."""
    numbers = replace(content().numbers, reach=replace(content().numbers.reach, barrage=reach))
    longer = replace(content(), numbers=numbers)
    return GAME.setting(longer, "m1", setting("m1").board, "longer guns", {})


@pytest.mark.rule("SO-BAR-09", "SO-RULING-10")
def test_an_enemy_headquarters_in_range_may_be_shelled_and_emptied() -> None:
    """No gun of ours reaches it, so these guns reach one area further."""
    game = orders(blue="w_battery 1", yellow="e_hq 2").with_world(setting=far_reaching(4)).do(FIRE)
    emptied = game.with_dice(1, 1).do(ChooseTarget("e_hq"))
    assert emptied.winner == ("blue", "hq_emptied")
    held = game.with_dice(1, 0).do(ChooseTarget("e_hq"))
    assert held.outcome is None
    assert held.soldiers("e_hq") == (0, 1)


@pytest.mark.rule("SO-BAR-09")
@pytest.mark.parametrize("scenario", ["m1", "m2", "l1", "l2"])
def test_on_our_maps_no_gun_reaches_the_enemy_headquarters(scenario: str) -> None:
    fixed = setting(scenario)
    guns = [space for space in fixed.spaces.values() if space.action == "barrage"]
    assert {space.colour for space in guns} == {"blue", "yellow"}
    for gun in guns:
        assert gun.place is not None
        assert gun.colour is not None
        assert fixed.distances[gun.place][fixed.headquarters[enemy(gun.colour)]] > 3
