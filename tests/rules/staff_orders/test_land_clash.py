"""Land clashes: the defender rolls, then both sides lose one for one, and at most five attackers stay."""

import pytest

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
from game.rules.staff_orders.turn import Turn, TurnEnd
from tests.rules.staff_orders.table import Table, orders


def attack(attackers: int, defenders: int, *dice: int) -> Table:
    """Blue advances from the airstrip against so many on the bridge, which yellow does not supply."""
    game = orders(blue=f"w_front 1 w_airstrip {attackers + 1}", yellow=f"bridge {defenders}").with_dice(*dice)
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", attackers))
    assert isinstance(game.top, Turn)
    return game


def rolled(game: Table) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.faction, one.faces) for one in game.said(DiceRolled)]


@pytest.mark.rule("SO-LCL-01")
def test_soldiers_put_on_an_area_of_the_enemy_clash() -> None:
    game = attack(3, 1, 0)
    assert game.said(ClashStarted) == [ClashStarted("land", game.name("bridge"), "blue", 3, 1)]
    dropped = orders(blue="w_front 1 w_airstrip 1", yellow="e_flank 1").with_dice(0)
    dropped = dropped.do(Deploy("w_airstrip.paradrop"), ChooseTarget("e_flank"))
    assert dropped.said(ClashStarted) == [ClashStarted("land", game.name("e_flank"), "blue", 2, 1)]


@pytest.mark.rule("SO-LCL-01")
@pytest.mark.parametrize("target", ["forest", "w_airstrip"])
def test_there_is_no_clash_on_an_empty_or_an_own_area(target: str) -> None:
    game = orders(blue="w_front 1 w_airstrip 1").do(Deploy("w_airstrip.paradrop"), ChooseTarget(target))
    assert game.said(ClashStarted) == []
    assert game.said(DiceRolled) == []


@pytest.mark.rule("SO-LCL-02")
@pytest.mark.parametrize(("hits", "left"), [(0, 2), (1, 1), (2, 0)])
def test_the_defender_rolls_one_die_and_removes_as_many_attackers(hits: int, left: int) -> None:
    game = attack(3, 1, hits)
    assert rolled(game) == [("yellow", (hits,))]
    assert game.soldiers("bridge") == (left, 0)
    hit = [one for one in game.said(SoldiersToReserve) if one.cause == "defence_hits"]
    assert [(one.faction, one.count) for one in hit] == [("blue", hits)] * bool(hits)


@pytest.mark.rule("SO-LCL-02")
def test_the_die_removes_no_more_attackers_than_there_are() -> None:
    game = attack(1, 1, 2)
    assert game.soldiers("bridge") == (0, 1)
    assert game.reserves() == (25 - 5, 25 - 4)


@pytest.mark.rule("SO-LCL-03")
@pytest.mark.parametrize("chain", ["", "e_airstrip 1 e_front 1"])
def test_the_defence_step_takes_place_with_and_without_supply(chain: str) -> None:
    game = orders(blue="w_front 1 w_airstrip 3", yellow=f"bridge 1 {chain}")
    assert ("bridge" in game.supplied("yellow")) == bool(chain)
    game = game.with_dice(1).do(Deploy("bridge.advance"), Enter("w_airstrip", 2))
    assert rolled(game) == [("yellow", (1,))]
    assert game.soldiers("bridge") == (0, 0)


@pytest.mark.rule("SO-LCL-04")
@pytest.mark.parametrize(
    ("air_yellow", "faces"),
    [
        ("white 1 violet 1 orange 1", (1, 1)),
        ("white 1 orange 1", (1,)),
        ("violet 1 orange 1", (1,)),
        ("white 1 violet 1", (1,)),
    ],
    ids=["supplied", "cut off", "without the HQ zone", "not controlled"],
)
def test_a_supplied_air_zone_gives_a_second_die(air_yellow: str, faces: tuple[int, ...]) -> None:
    game = orders("l1", blue="w_plantation 5", yellow="village 1", air_yellow=air_yellow).with_dice(*faces)
    game = game.do(Deploy("village.advance"), Enter("w_plantation", 4))
    assert rolled(game) == [("yellow", faces)]
    assert game.soldiers("village") == (4 - len(faces) - 1, 0)


@pytest.mark.rule("SO-LCL-04")
def test_the_attackers_own_air_zone_gives_no_die() -> None:
    game = orders("l1", blue="w_plantation 4", yellow="village 1", air_blue="teal 1 green 1 orange 5")
    game = game.with_dice(0).do(Deploy("village.advance"), Enter("w_plantation", 3))
    assert rolled(game) == [("yellow", (0,))]


@pytest.mark.rule("SO-LCL-05", "SO-RULING-13")
@pytest.mark.parametrize(("chain", "faces"), [("e_front 1", (1, 1)), ("", (1,))])
def test_a_supplied_city_centre_gives_one_more_die(chain: str, faces: tuple[int, ...]) -> None:
    game = orders(blue="w_front 5", yellow=f"town 1 {chain}").with_dice(*faces)
    game = game.do(Deploy("town.advance"), Enter("w_front", 4))
    assert rolled(game) == [("yellow", faces)]
    assert game.soldiers("town") == (4 - len(faces) - 1, 0)


@pytest.mark.rule("SO-LCL-05", "SO-RULING-14")
def test_an_air_raid_does_not_cost_the_die_while_a_defender_is_left() -> None:
    game = orders(blue="w_front 4", yellow="town 2 e_front 1").with_hand("blue", "air_raid")
    game = game.do(Deploy("town.advance"), Enter("w_front", 3)).with_dice(1, 0, 0, 0)
    game = game.do(PlayEffect("op_air_raid"))
    assert rolled(game) == [("blue", (1, 0)), ("yellow", (0, 0))]
    assert game.soldiers("town") == (2, 0)


@pytest.mark.rule("SO-LCL-06")
def test_the_defender_plays_ambush_and_anti_aircraft_defence_before_the_roll() -> None:
    game = orders(blue="w_front 1 w_airstrip 1", yellow="e_flank 2").with_hand(
        "yellow", "aa_defence", "ambush"
    )
    game = game.do(Deploy("w_airstrip.paradrop"), ChooseTarget("e_flank"))
    assert isinstance(game.top, BeforeRoll)
    assert game.actor() == "yellow"
    assert set(game.legal()) == {Roll(), PlayEffect("op_aa_defence"), PlayEffect("op_ambush")}
    game = game.do(PlayEffect("op_aa_defence")).with_dice(0, 0, 0, 0, 0, 0).do(PlayEffect("op_ambush"))
    assert game.said(DiceSet) == [DiceSet("yellow", "drop_clash", 1, 0, 0, 5, 6)]


@pytest.mark.rule("SO-LCL-06")
def test_against_an_advance_only_ambush_helps() -> None:
    game = orders(blue="w_front 1 w_airstrip 3", yellow="bridge 1").with_hand(
        "yellow", "aa_defence", "ambush"
    )
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 2))
    assert set(game.legal()) == {Roll(), PlayEffect("op_ambush")}


@pytest.mark.rule("SO-LCL-07")
def test_without_attackers_after_the_defence_the_defender_keeps_the_area() -> None:
    game = attack(2, 3, 2)
    assert game.soldiers("bridge") == (0, 3)
    assert game.said(ClashEnded) == [ClashEnded("land", game.name("bridge"), "yellow", 3)]
    assert [one.cause for one in game.said(SoldiersToReserve)] == ["defence_hits"]


@pytest.mark.rule("SO-LCL-08")
@pytest.mark.parametrize(
    ("attackers", "defenders", "left"), [(4, 3, (1, 0)), (3, 5, (0, 2)), (1, 2, (0, 1)), (5, 1, (4, 0))]
)
def test_both_lose_one_for_one_until_a_side_has_none(
    attackers: int, defenders: int, left: tuple[int, int]
) -> None:
    game = attack(attackers, defenders, 0)
    assert game.soldiers("bridge") == left
    lost = [(one.faction, one.count) for one in game.said(SoldiersToReserve) if one.cause == "losses"]
    assert lost == [("blue", min(attackers, defenders)), ("yellow", min(attackers, defenders))]


@pytest.mark.rule("SO-LCL-09", "SO-RULING-11")
def test_when_both_run_out_nobody_controls_the_area() -> None:
    game = attack(3, 2, 1)
    assert game.soldiers("bridge") == (0, 0)
    assert game.said(ClashEnded) == [ClashEnded("land", game.name("bridge"), None, 0)]
    for side in ("blue", "yellow"):
        assert not game.world.controls(side, "land", game.name("bridge"))


@pytest.mark.rule("SO-LCL-10")
@pytest.mark.parametrize(("attackers", "surplus"), [(6, 0), (7, 1), (9, 3)])
def test_at_most_five_attackers_stay(attackers: int, surplus: int) -> None:
    game = attack(attackers, 1, 0)
    assert game.soldiers("bridge") == (5, 0)
    over = [one.count for one in game.said(SoldiersToReserve) if one.cause == "over_limit"]
    assert over == [surplus] * bool(surplus)


@pytest.mark.rule("SO-LCL-10", "SO-RULING-37")
def test_a_defender_is_not_trimmed() -> None:
    game = attack(2, 8, 0)
    assert game.soldiers("bridge") == (0, 6)


@pytest.mark.rule("SO-LCL-11")
def test_all_that_are_removed_go_to_their_owners_reserves() -> None:
    before = orders(blue="w_front 1 w_airstrip 11", yellow="bridge 2").reserves()
    game = attack(10, 2, 1)
    assert before == (10, 20)
    assert game.soldiers("bridge") == (5, 0)
    assert game.reserves() == (10 + 1 + 2 + 2, 20 + 2)


@pytest.mark.rule("SO-LCL-12", "SO-RULING-25")
def test_the_attacker_neither_rolls_nor_plays_once_the_clash_has_begun() -> None:
    game = orders(blue="w_front 1 w_airstrip 3", yellow="bridge 1").with_hand("blue", "assault", "air_raid")
    game = game.with_hand("yellow", "momentum").do(Deploy("bridge.advance"))
    assert game.refused(PlayEffect("op_assault", 1)) == "SO-ACT-01", "not before the pieces have gone in"
    game = game.do(Enter("w_airstrip", 2), Done())
    assert isinstance(game.top, BeforeRoll)
    assert game.actor() == "yellow"
    for card in ("op_assault", "op_air_raid"):
        assert game.refused(PlayEffect(card, 1), by="blue") == "SO-TURN-02"
    assert game.refused(Roll(), by="blue") == "SO-TURN-02"
    game = game.with_dice(1).do(Roll())
    assert isinstance(game.top, RollResult)
    assert game.refused(Reroll("op_assault"), by="blue") == "SO-DICE-06"
    game = game.do(KeepRoll())
    assert isinstance(game.top, TurnEnd)
    assert game.soldiers("bridge") == (0, 0)
    assert game.army("blue").hand == ("op_assault", "op_air_raid")
