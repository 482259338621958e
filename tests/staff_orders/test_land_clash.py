"""Land clashes: the defender rolls, then both sides lose one for one."""

import pytest

from game.rules.core.values import Intent
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.events import (
    ClashEnded,
    ClashStarted,
    DiceRolled,
    DiceSet,
    SoldiersToReserve,
)
from game.rules.staff_orders.intents import (
    ChooseTarget,
    Deploy,
    Done,
    Enter,
    KeepRoll,
    PlayEffect,
    Reroll,
    Roll,
)
from game.rules.staff_orders.turn import Turn
from tests.staff_orders.table import Table, orders

AMBUSH, FLAK = "op_ambush", "op_aa_defence"


def attack(attackers: int, defenders: int, *dice: int, hand: str = "") -> Table:
    """Blue advances into the bridge, which yellow holds without supply."""
    game = orders(blue=f"w_front 1 w_airstrip {attackers + 1}", yellow=f"bridge {defenders}")
    game = game.with_hand("yellow", *hand.split()).with_dice(*dice)
    return game.do(Deploy("bridge.advance"), Enter("w_airstrip", attackers))


def removed(game: Table) -> list[tuple[str, int, str]]:
    return [(one.faction, one.count, one.cause) for one in game.said(SoldiersToReserve)]


@pytest.mark.rule("SO-LCL-01")
@pytest.mark.parametrize(
    ("way", "attackers"),
    [
        pytest.param((Deploy("bridge.advance"), Enter("w_airstrip", 3)), 3, id="advance"),
        pytest.param((Deploy("w_airstrip.paradrop"), ChooseTarget("bridge")), 2, id="paradrop"),
    ],
)
def test_soldiers_put_on_an_area_of_the_enemy_clash(way: tuple[Intent, ...], attackers: int) -> None:
    game = orders(blue="w_front 1 w_airstrip 4", yellow="bridge 2").with_dice(0).do(*way)
    assert game.said(ClashStarted) == [ClashStarted("land", "m1_bridge", "blue", attackers, 2)]


@pytest.mark.rule("SO-LCL-02")
@pytest.mark.parametrize(
    ("die", "hit", "lost"),
    [
        pytest.param(0, 0, 2, id="no hit"),
        pytest.param(1, 1, 2, id="one hit"),
        pytest.param(2, 2, 1, id="two hits"),
    ],
)
def test_the_defender_rolls_one_die_and_removes_as_many_attackers(die: int, hit: int, lost: int) -> None:
    game = attack(3, 2, die)
    assert game.said(DiceRolled) == [DiceRolled("yellow", "land_clash", (die,), die)]
    hits = [("blue", hit, "defence_hits")] if hit else []
    assert removed(game) == [*hits, ("blue", lost, "losses"), ("yellow", lost, "losses")]


@pytest.mark.rule("SO-LCL-02")
def test_at_most_all_attackers_are_hit() -> None:
    game = attack(1, 2, 2)
    assert removed(game) == [("blue", 1, "defence_hits")]
    assert (game.soldiers("bridge"), game.soldiers("w_airstrip")) == ((0, 2), (1, 0))


@pytest.mark.rule("SO-LCL-03")
@pytest.mark.parametrize("chain", ["", "e_front 1 e_airstrip 1"])
def test_the_defence_die_needs_no_supply(chain: str) -> None:
    game = orders(blue="w_front 1 w_airstrip 4", yellow=f"bridge 2 {chain}").with_dice(1)
    assert ("bridge" in game.supplied("yellow")) == bool(chain)
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 3))
    assert game.said(DiceSet) == [DiceSet("yellow", "land_clash", 1, 0, 0, 0, 1)]


# More dice


@pytest.mark.rule("SO-LCL-04")
@pytest.mark.parametrize(
    ("aircraft", "dice"),
    [
        pytest.param("white 1 violet 1 orange 1", 2, id="controlled and supplied"),
        pytest.param("white 1 orange 1", 1, id="controlled but not supplied"),
        pytest.param("white 1 violet 1", 1, id="nobody's"),
    ],
)
def test_an_own_supplied_air_zone_adds_a_die(aircraft: str, dice: int) -> None:
    game = orders("l1", blue="w_plantation 5", yellow="village 2", air_yellow=aircraft).with_dice(1, 2)
    game = game.do(Deploy("village.advance"), Enter("w_plantation", 4))
    assert game.said(DiceSet) == [DiceSet("yellow", "land_clash", 1, dice - 1, 0, 0, dice)]
    hits = {1: 1, 2: 3}[dice]
    assert removed(game)[0] == ("blue", hits, "defence_hits"), "the hits of all dice are added"


@pytest.mark.rule("SO-LCL-04")
def test_the_attackers_air_zone_adds_no_die() -> None:
    game = orders("l1", blue="w_plantation 5", yellow="village 2", air_blue="teal 1 green 1 orange 3")
    game = game.with_dice(0).do(Deploy("village.advance"), Enter("w_plantation", 4))
    assert [len(one.faces) for one in game.said(DiceRolled)] == [1]


@pytest.mark.rule("SO-LCL-05", "SO-RULING-13")
@pytest.mark.parametrize(
    ("yellow", "dice"),
    [
        pytest.param("town 2 e_front 1", 2, id="controlled and supplied"),
        pytest.param("town 2", 1, id="controlled but not supplied"),
    ],
)
def test_a_supplied_city_centre_adds_a_die(yellow: str, dice: int) -> None:
    game = orders(blue="w_front 5", yellow=yellow).with_dice(1, 1)
    game = game.do(Deploy("town.advance"), Enter("w_front", 4))
    assert game.said(DiceSet) == [DiceSet("yellow", "land_clash", 1, 0, dice - 1, 0, dice)]


@pytest.mark.rule("SO-LCL-05", "SO-RULING-14")
@pytest.mark.parametrize("hits", [(0, 0), (1, 0)])
def test_an_air_raid_before_the_clash_does_not_cost_the_city_its_die(hits: tuple[int, int]) -> None:
    game = orders(blue="w_front 5", yellow="town 2 e_front 1").with_hand("blue", "air_raid")
    game = game.do(Deploy("town.advance"), Enter("w_front", 4)).with_dice(*hits, 0, 0)
    game = game.do(PlayEffect("op_air_raid"))
    assert game.said(DiceSet) == [DiceSet("yellow", "land_clash", 1, 0, 1, 0, 2)]


# Cards of the defender


@pytest.mark.rule("SO-LCL-06")
def test_an_ambush_adds_two_dice_before_the_roll() -> None:
    game = attack(4, 1, hand="ambush momentum")
    assert isinstance(game.top, BeforeRoll) and game.actor() == "yellow"
    game = game.do(PlayEffect(AMBUSH)).with_dice(1, 1, 0).do(Roll(), KeepRoll())
    assert game.said(DiceSet) == [DiceSet("yellow", "land_clash", 1, 0, 0, 2, 3)]
    assert removed(game)[0] == ("blue", 2, "defence_hits")
    assert game.soldiers("bridge") == (1, 0)


@pytest.mark.rule("SO-LCL-06")
@pytest.mark.parametrize("first", [AMBUSH, FLAK])
def test_ambush_and_flak_work_together_against_a_paradrop(first: str) -> None:
    second = FLAK if first == AMBUSH else AMBUSH
    game = orders(blue="w_front 1 w_airstrip 1", yellow="forest 1").with_hand(
        "yellow", "ambush", "aa_defence"
    )
    game = game.do(Deploy("w_airstrip.paradrop"), ChooseTarget("forest"), PlayEffect(first))
    game = game.with_dice(0, 0, 0, 0, 0, 1).do(PlayEffect(second))
    assert game.said(DiceSet) == [DiceSet("yellow", "drop_clash", 1, 0, 0, 5, 6)]
    assert game.soldiers("forest") == (0, 0)


@pytest.mark.rule("SO-LCL-06")
def test_flak_does_not_help_against_an_advance() -> None:
    assert attack(2, 1, hand="aa_defence").refused(PlayEffect(FLAK)) == "SO-CARD-03"


@pytest.mark.rule("SO-LCL-06", "SO-RULING-25")
def test_no_card_is_added_after_the_roll() -> None:
    game = attack(2, 1, hand="ambush").with_dice(0).do(Roll())
    assert isinstance(game.top, RollResult)
    assert game.refused(PlayEffect(AMBUSH)) == "SO-CARD-08"


@pytest.mark.rule("SO-LCL-06")
@pytest.mark.parametrize("card", ["assault", "artillery_strike", "ambush"])
def test_the_defender_is_asked_whatever_the_cards_are(card: str) -> None:
    game = attack(2, 1, hand=card)
    assert isinstance(game.top, BeforeRoll) and game.actor() == "yellow"


# How it ends


@pytest.mark.rule("SO-LCL-07")
def test_without_attackers_the_clash_is_over_and_the_defender_stays() -> None:
    game = attack(2, 1, 2)
    assert removed(game) == [("blue", 2, "defence_hits")]
    assert game.said(ClashEnded) == [ClashEnded("land", "m1_bridge", "yellow", 1)]
    assert game.soldiers("bridge") == (0, 1)
    assert game.world.commanders == {"m1_bridge.advance": "blue"}
    assert isinstance(game.top, Turn)


@pytest.mark.rule("SO-LCL-08")
@pytest.mark.parametrize(
    ("attackers", "defenders", "left"),
    [(5, 2, (3, 0)), (2, 5, (0, 3)), (4, 3, (1, 0)), (1, 2, (0, 1))],
)
def test_both_sides_lose_one_for_one_until_a_side_is_gone(
    attackers: int, defenders: int, left: tuple[int, int]
) -> None:
    game = attack(attackers, defenders, 0)
    lost = min(attackers, defenders)
    assert removed(game) == [("blue", lost, "losses"), ("yellow", lost, "losses")]
    assert game.soldiers("bridge") == left


@pytest.mark.rule("SO-LCL-09", "SO-RULING-11")
def test_with_both_sides_gone_the_area_is_nobodys() -> None:
    game = attack(3, 2, 1)
    assert game.soldiers("bridge") == (0, 0)
    assert game.said(ClashEnded) == [ClashEnded("land", "m1_bridge", None, 0)]
    for side in ("blue", "yellow"):
        assert not game.world.controls(side, "land", game.name("bridge"))
    assert game.outcome is None


@pytest.mark.rule("SO-LCL-09", "SO-RULING-10")
def test_a_headquarters_that_nobody_holds_is_lost() -> None:
    game = orders(blue="w_front 1 town 1 e_front 4", yellow="e_hq 2").with_dice(1)
    game = game.do(Deploy("e_hq.advance"), Enter("e_front", 3))
    assert game.soldiers("e_hq") == (0, 0)
    assert game.winner == ("blue", "hq_emptied")


@pytest.mark.rule("SO-LCL-10")
@pytest.mark.parametrize(
    ("attackers", "surplus", "left"),
    [(6, 0, 5), (7, 1, 5), (10, 4, 5), (5, 0, 4)],
)
def test_an_attacker_keeps_five_at_most(attackers: int, surplus: int, left: int) -> None:
    game = attack(attackers, 1, 0)
    assert game.soldiers("bridge") == (left, 0)
    sent_home = [count for _, count, cause in removed(game) if cause == "over_limit"]
    assert sent_home == ([surplus] if surplus else [])


@pytest.mark.rule("SO-LCL-10", "SO-RULING-37")
def test_a_defender_keeps_more_than_five() -> None:
    assert attack(1, 8, 0).soldiers("bridge") == (0, 7)


@pytest.mark.rule("SO-LCL-10")
def test_more_than_five_may_attack() -> None:
    """Cut to five before the clash, they would all be gone."""
    game = attack(8, 5, 1)
    assert [one.attackers for one in game.said(ClashStarted)] == [8]
    assert game.soldiers("bridge") == (2, 0)


@pytest.mark.rule("SO-LCL-11")
def test_all_removed_soldiers_go_to_the_reserves_of_their_owners() -> None:
    game = orders(blue="w_front 1 w_airstrip 10", yellow="bridge 2").with_dice(1)
    assert game.reserves() == (11, 20)
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 9))
    assert removed(game) == [
        ("blue", 1, "defence_hits"),
        ("blue", 2, "losses"),
        ("yellow", 2, "losses"),
        ("blue", 1, "over_limit"),
    ]
    assert game.reserves() == (15, 22)


@pytest.mark.rule("SO-LCL-12")
def test_the_attacker_rolls_nothing_and_plays_nothing_in_a_clash() -> None:
    game = orders(blue="w_front 1 w_airstrip 4", yellow="bridge 2")
    game = game.with_hand("blue", "assault", "air_raid", "ambush").with_hand("yellow", "momentum")
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 3), Done())
    tries: tuple[Intent, ...] = (PlayEffect("op_assault", 1), PlayEffect(AMBUSH), Roll())
    assert [game.refused(intent, by="blue") for intent in tries] == ["SO-TURN-02"] * 3
    rolled = game.with_dice(2).do(Roll())
    assert isinstance(rolled.top, RollResult)
    assert rolled.refused(Reroll("op_assault"), by="blue") == "SO-TURN-02"
    game = game.with_dice(2).do(Roll(), KeepRoll())
    assert [one.faction for one in game.said(DiceRolled)] == ["yellow"]
    assert len(game.army("blue").hand) == 3
    assert game.refused(PlayEffect("op_assault", 1)) == "SO-CARD-03", "the clash is over"
