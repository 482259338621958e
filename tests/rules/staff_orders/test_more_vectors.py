"""The worked examples of the ledger with their exact numbers, from the sixteenth on."""

from typing import TYPE_CHECKING

import pytest

from game.rules.staff_orders.dice import RollResult
from game.rules.staff_orders.events import (
    ClashStarted,
    DeckReshuffled,
    DiceRerolled,
    DiceRolled,
    InitiativeChanged,
    Passed,
    RoundStarted,
    TurnStarted,
)
from game.rules.staff_orders.intents import (
    Bomb,
    Deploy,
    Done,
    EndTurn,
    Enter,
    FlyIn,
    KeepRoll,
    Pass,
    PlaceAircraft,
    PlaceSoldiers,
    PlayEffect,
    Reroll,
    ReturnCommander,
    Roll,
    UseBonus,
)
from game.rules.staff_orders.status import SignalsReturn
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders

if TYPE_CHECKING:
    from game.rules.core.values import Intent

ASSAULT, AIR_RAID, MOMENTUM = "op_assault", "op_air_raid", "op_momentum"


def kept(game: Table) -> Table:
    """Let every roll stand and every window go by until a turn begins."""
    while game.outcome is None and not isinstance(game.top, Turn):
        choices: tuple[Intent, ...] = (Roll(), KeepRoll(), Done(), EndTurn())
        game = Table(game.state, game.events)
        intent = next(one for one in choices if one in game.legal())
        after = game.do(intent)
        game = Table(after.state, game.events + after.events)
    return game


# 16 and 17: the support board


@pytest.mark.rule("SO-TV-16")
@pytest.mark.parametrize(("tokens", "cards"), [("", 2), ("bridge recon_post", 3)])
def test_planning_takes_the_initiative_for_the_next_round(tokens: str, cards: int) -> None:
    game = orders(turn="yellow", yellow="e_front 1 e_airstrip 1 bridge 1", tokens=tokens)
    game = game.do(Deploy("sup_planning_2"))
    assert len(game.army("yellow").hand) == cards
    assert game.world.initiative == "yellow"
    game = game.do(EndTurn())
    assert game.said(TurnStarted) == [TurnStarted("blue")]
    game = game.do(Pass(), Pass())
    assert game.said(RoundStarted) == [RoundStarted(2, "yellow")]
    own = orders(turn="yellow", initiative="yellow").do(Deploy("sup_planning_2"))
    assert own.said(InitiativeChanged) == []
    assert own.world.initiative == "yellow"


@pytest.mark.rule("SO-TV-17")
def test_one_space_of_each_pair_in_a_round() -> None:
    game = kept(orders("l1", air_blue="teal 1", air_yellow="white 1").do(Deploy("sup_planning_1")))
    game = game.do(Pass())
    assert game.refused(Deploy("sup_planning_2")) == "SO-PLAN-01"
    game = kept(game.do(Deploy("sup_reinforce_2"), PlaceSoldiers("w_hq", 2)))
    assert game.refused(Deploy("sup_reinforce_1")) == "SO-REINF-01"
    game = kept(game.do(Deploy("sup_scramble_1"), PlaceAircraft("z_teal", 4)))
    assert game.refused(Deploy("sup_scramble_2")) == "SO-SCR-01"
    game = kept(game.do(Pass()))
    assert game.world.round == 2
    for space in ("sup_planning_2", "sup_reinforce_1", "sup_scramble_2"):
        assert game.allows(Deploy(space))


# 18 to 21: the air


@pytest.mark.rule("SO-TV-18")
def test_a_scramble_into_the_own_zone_held_by_the_enemy() -> None:
    game = orders("l1", turn="yellow", air_blue="white 2 violet 3")
    assert game.hangars() == (5, 10)
    game = game.do(Deploy("sup_scramble_1"))
    for zone in ("violet", "orange", "teal"):
        assert game.refused(PlaceAircraft(f"z_{zone}", 1)) == "SO-SCR-08"
    game = game.with_dice(1).do(PlaceAircraft("z_white", 4))
    assert game.aircraft("white") == (0, 1)
    assert game.hangars() == (7, 9)


@pytest.mark.rule("SO-TV-19")
def test_a_flight_keeps_five_at_most() -> None:
    game = orders("l1", air_blue="teal 1 green 5 orange 4", air_yellow="red 1").do(Deploy("z_red.flight"))
    assert game.refused(FlyIn("z_teal", 1)) == "SO-FLY-03"
    assert game.refused(FlyIn("z_green", 5)) == "SO-FLY-04"
    game = game.with_dice(0).do(FlyIn("z_green", 4), FlyIn("z_orange", 3))
    found = [game.aircraft(zone)[0] for zone in ("red", "green", "orange", "teal")]
    assert (found, game.hangars()[0]) == ([5, 1, 1, 1], 2)


@pytest.mark.rule("SO-TV-20")
def test_a_bombardment_that_empties_the_headquarters() -> None:
    game = orders("l1", air_blue="teal 1 green 1 orange 1 violet 1 white 4", yellow="e_hq 2")
    assert game.hangars()[0] == 2
    game = game.do(Deploy("z_white.bombard"))
    assert game.refused(Bomb("e_hq", 4)) == "SO-BOMB-03"
    emptied = game.with_dice(1, 1, 0).do(Bomb("e_hq", 3))
    assert emptied.soldiers("e_hq") == (0, 0)
    assert emptied.winner == ("blue", "hq_emptied")
    held = game.with_dice(1, 0, 0).do(Bomb("e_hq", 3))
    assert held.outcome is None
    assert (held.soldiers("e_hq"), held.aircraft("white"), held.hangars()[0]) == ((0, 1), (1, 0), 5)


@pytest.mark.rule("SO-TV-21")
def test_a_zone_without_supply_is_of_little_use() -> None:
    game = orders("l1", air_blue="teal 2 red 2", blue="ridge 2", yellow="e_jungle 4 e_north 1", turn="blue")
    assert game.supplied("blue", "air") == {"z_teal"}
    assert game.refused(Deploy("z_red.bombard")) == "SO-BOMB-01"
    assert game.refused(Deploy("z_orange.flight")) == "SO-FLY-02"
    placing = game.do(Deploy("sup_scramble_1"))
    assert placing.refused(PlaceAircraft("z_red", 1)) == "SO-SCR-02"
    attack = game.turn("yellow").with_dice(0).do(Deploy("ridge.advance"), Enter("e_jungle", 3))
    assert [len(one.faces) for one in attack.said(DiceRolled)] == [1]


# 22 to 24: city centre, signals unit, Momentum


@pytest.mark.rule("SO-TV-22")
@pytest.mark.parametrize(("front", "dice", "left"), [("e_front 1", (1, 0), 1), ("", (1,), 1)])
def test_the_city_centre_defends_itself_while_it_is_supplied(
    front: str, dice: tuple[int, ...], left: int
) -> None:
    game = orders(blue="w_front 5", yellow=f"town 2 e_hq 3 {front}").with_dice(*dice)
    game = game.do(Deploy("town.advance"), Enter("w_front", 4))
    assert [one.faces for one in game.said(DiceRolled)] == [dice]
    assert game.soldiers("town") == (left, 0)


@pytest.mark.rule("SO-TV-23")
def test_a_signals_unit_lost_with_an_empty_reserve() -> None:
    game = orders(
        turn="yellow",
        blue="w_battery 1 w_slope 1 pass 1",
        yellow="e_battery 1 e_slope 4",
        tokens="pass signals_unit",
    ).with_signals("blue")
    spaces = "town.advance w_battery.barrage bridge.advance forest.advance sup_planning_1 sup_reinforce_1"
    game = game.with_deployed("blue", *spaces.split())
    assert game.commanders("blue") == (0, 6, 3)
    game = game.with_dice(0).do(Deploy("pass.advance"), Enter("e_slope", 3))
    assert isinstance(game.top, SignalsReturn)
    assert game.actor() == "blue"
    assert game.refused(ReturnCommander("pass.advance")) == "SO-BONUS-08"
    game = game.do(ReturnCommander("town.advance"))
    assert game.commanders("blue") == (0, 5, 4)
    assert game.name("town.advance") not in game.world.commanders
    game = game.do(Pass())
    assert game.world.round == 2
    assert game.commanders("blue") == (5, 0, 4)


@pytest.mark.rule("SO-TV-24")
@pytest.mark.parametrize("deployed", [True, False])
def test_momentum_lends_a_commander(deployed: bool) -> None:
    game = orders(blue="w_front 3").with_hand("blue", "momentum", "momentum")
    game = game.with_deployed("blue", "forest.advance", "bridge.advance", "pass.advance", "sup_planning_1")
    game = game.do(Deploy("town.advance"), Enter("w_front", 2), Done(), PlayEffect(MOMENTUM))
    assert game.commanders("blue") == (1, 5, 3)
    assert game.refused(PlayEffect(MOMENTUM)) == "SO-CARD-05"
    game = game.do(EndTurn(), Pass())
    if deployed:
        reinforcement = (
            Deploy("sup_reinforce_1"),
            PlaceSoldiers("w_hq", 2),
            PlaceSoldiers("town", 3),
            Done(),
        )
        game = game.do(*reinforcement, EndTurn())
    else:
        game = game.do(Pass())
    assert game.world.round == 2
    assert game.commanders("blue") == (5, 0, 4)


# 25 to 28: passing, cards, re-rolls, headquarters


@pytest.mark.rule("SO-TV-25")
def test_who_has_passed_gets_no_further_turn() -> None:
    game = orders(blue="w_front 3", yellow="e_front 5")
    game = game.with_deployed("blue", "forest.advance", "sup_planning_1", "sup_reinforce_1")
    game = game.with_deployed("yellow", "observatory.advance", "pass.advance", "bridge.advance")
    game = game.do(Pass(), Deploy("town.advance"), Enter("e_front", 1), Done())
    assert game.actor() == "yellow"
    game = game.do(Deploy("e_airstrip.advance"), Enter("e_front", 1), Done())
    assert Passed("yellow", forced=True) in game.events
    assert game.world.round == 2
    assert [event.faction for event in game.said(TurnStarted)] == ["blue"]


@pytest.mark.rule("SO-TV-26")
def test_several_effects_but_no_two_of_a_kind() -> None:
    game = orders(blue="w_airstrip 4 w_front 1", yellow="bridge 3").with_hand(
        "blue", "assault", "assault", "air_raid"
    )
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 3), PlayEffect(ASSAULT, 1))
    assert game.refused(PlayEffect(ASSAULT, 1)) == "SO-CARD-05"
    game = game.with_dice(0, 0).do(PlayEffect(AIR_RAID))
    assert game.soldiers("bridge") == (4, 3)
    game = game.with_dice(1, 0, 0).do(Reroll(ASSAULT))
    assert game.said(DiceRerolled) == [DiceRerolled("blue", ASSAULT, (1, 0), 1)]
    assert [one.defenders for one in game.said(ClashStarted)] == [2]
    assert game.soldiers("bridge") == (2, 0)


@pytest.mark.rule("SO-TV-27")
def test_a_re_roll_is_binding() -> None:
    game = orders(blue="w_airstrip 4 w_front 1", yellow="bridge 1").with_hand("yellow", "momentum", "assault")
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 3)).with_dice(2, 0, 1).do(Roll())
    assert isinstance(game.top, RollResult)
    assert game.top.hits == 2
    assert game.refused(Reroll(MOMENTUM), by="blue") == "SO-DICE-06"
    game = game.do(Reroll(MOMENTUM))
    assert isinstance(game.top, RollResult)
    assert game.top.hits == 0
    assert game.allows(Reroll(ASSAULT))
    game = game.do(KeepRoll())
    assert game.soldiers("bridge") == (2, 0)


@pytest.mark.rule("SO-TV-28")
def test_a_captured_headquarters_ends_the_game() -> None:
    game = orders(
        blue="w_front 1 town 1 e_front 5", yellow="e_hq 2 e_flank 2 e_battery 2 e_airstrip 1", round=3
    )
    game = game.with_hand("blue", "momentum")
    game = game.with_dice(1).do(Deploy("e_hq.advance"), Enter("e_front", 4), Done())
    assert game.soldiers("e_hq") == (1, 0)
    assert game.winner == ("blue", "hq_captured")
    assert game.state.stack == ()


# 29 to 33


@pytest.mark.rule("SO-TV-29")
@pytest.mark.parametrize("holder", ["blue", "yellow"])
def test_a_tie_goes_to_the_initiative(holder: str) -> None:
    own = "w_hq 1 w_battery 1 w_flank 1 w_front 1 w_slope 1 w_airstrip 1 pass 1 e_flank 1"
    other = "e_hq 1 e_battery 1 e_front 1 e_slope 1 e_airstrip 1 town 1"
    game = orders(blue=own, yellow=other, round=4, initiative=holder)
    assert (game.score("blue"), game.score("yellow")) == (7, 7)
    game = game.do(Pass(), Pass())
    assert game.winner == (holder, "tie_initiative")


@pytest.mark.rule("SO-TV-30")
@pytest.mark.parametrize(("die", "left"), [(0, (1, 0)), (1, (0, 0))])
def test_a_forward_outpost_adds_a_soldier(die: int, left: tuple[int, int]) -> None:
    game = orders(blue="w_front 1 w_airstrip 2 bridge 1", yellow="forest 1", tokens="bridge forward_outpost")
    game = game.do(Deploy("forest.advance"), Enter("w_airstrip", 1)).with_dice(die).do(UseBonus())
    assert game.said(ClashStarted)[0].attackers == 2
    assert game.soldiers("forest") == left


@pytest.mark.rule("SO-TV-30")
def test_the_advance_that_takes_the_outpost_gets_no_soldier() -> None:
    game = orders(blue="w_front 1 w_airstrip 2", tokens="bridge forward_outpost")
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 1))
    assert isinstance(game.top, Turn)
    assert game.soldiers("bridge") == (1, 0)


@pytest.mark.rule("SO-TV-31")
def test_the_deck_runs_out() -> None:
    held = ("assault", "assault", "assault", "ambush", "ambush", "ambush", "momentum", "momentum", "momentum")
    more = ("mobilisation", "mobilisation", "mobilisation", "air_raid", "air_raid", "air_raid")
    strike = ("artillery_strike", "artillery_strike", "artillery_strike")
    game = orders().with_hand("yellow", *held, *more, *strike).with_discard(1)
    assert (len(game.world.deck), len(game.world.discard)) == (1, 5)
    game = game.do(Deploy("sup_planning_1"))
    assert [len(one.deck) for one in game.said(DeckReshuffled)] == [5]
    assert (len(game.army("blue").hand), len(game.world.deck), game.world.discard) == (3, 3, ())


@pytest.mark.rule("SO-TV-32")
def test_an_air_raid_clears_the_way() -> None:
    game = orders(blue="w_airstrip 3 w_front 1", yellow="bridge 2").with_hand("blue", "air_raid")
    game = game.with_hand("yellow", "ambush")
    game = game.with_dice(1, 1).do(Deploy("bridge.advance"), Enter("w_airstrip", 2), PlayEffect(AIR_RAID))
    assert game.soldiers("bridge") == (2, 0)
    assert game.said(ClashStarted) == []
    assert len(game.said(DiceRolled)) == 1
    assert isinstance(game.top, Turn)


@pytest.mark.rule("SO-TV-33")
def test_there_is_no_limit_without_a_clash() -> None:
    game = orders(blue="w_front 1 w_airstrip 5 town 5")
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 4), Enter("town", 4))
    assert game.soldiers("bridge") == (8, 0)
    game = game.do(Pass(), Deploy("sup_reinforce_1"))
    assert game.refused(PlaceSoldiers("bridge", 1)) == "SO-REINF-03"
