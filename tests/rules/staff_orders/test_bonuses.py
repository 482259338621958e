"""Area bonuses: what each gives to whoever controls and supplies its area; the signals unit."""

import pytest

from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.events import (
    ClashStarted,
    CommanderToStaging,
    DiceRolled,
    DiceSet,
    SignalsGained,
    SignalsLost,
    SoldiersFromReserve,
)
from game.rules.staff_orders.intents import (
    ChooseTarget,
    DeclineBonus,
    Deploy,
    Done,
    EndTurn,
    Enter,
    Pass,
    PlaceSoldiers,
    ReturnCommander,
    UseBonus,
)
from game.rules.staff_orders.status import SignalsReturn
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders

SOUTH = "w_front 1 w_airstrip 2 bridge 1"
"""Blue holds and supplies the bridge."""


def drawn(game: Table, faction: str) -> int:
    """How many cards Planning I brings."""
    return len(game.turn(faction).do(Deploy("sup_planning_1")).army(faction).hand)


# Who has a bonus


@pytest.mark.rule("SO-BONUS-01")
@pytest.mark.parametrize(
    ("blue", "yellow", "cards"),
    [
        (SOUTH, "", (4, 3)),
        ("bridge 1", "", (3, 3)),
        ("", "bridge 1 e_airstrip 1 e_front 1", (3, 4)),
        ("w_front 1 w_airstrip 1", "", (3, 3)),
    ],
    ids=["supplied", "cut off", "the enemy's", "nobody's"],
)
def test_a_bonus_is_for_whoever_controls_and_supplies_its_area(
    blue: str, yellow: str, cards: tuple[int, int]
) -> None:
    game = orders(blue=blue, yellow=yellow, tokens="bridge recon_post")
    assert (drawn(game, "blue"), drawn(game, "yellow")) == cards


@pytest.mark.rule("SO-BONUS-01", "SO-BONUS-03")
def test_the_soldier_of_an_outpost_may_be_declined() -> None:
    game = orders(blue=SOUTH, tokens="bridge forward_outpost").do(Deploy("forest.advance"))
    game = game.do(Enter("w_airstrip", 1))
    assert isinstance(game.top, BonusSoldier)
    assert game.refused(Done()) == "SO-BONUS-01"
    before = game.reserves()
    game = game.do(DeclineBonus())
    assert game.soldiers("forest") == (1, 0)
    assert game.reserves() == before


# One by one


@pytest.mark.rule("SO-BONUS-02")
@pytest.mark.parametrize(("tokens", "most"), [("bridge supply_depot", 6), ("bridge recon_post", 4)])
def test_a_supply_depot_adds_two_to_a_reinforcement(tokens: str, most: int) -> None:
    game = orders(blue=SOUTH, tokens=tokens).do(Deploy("sup_reinforce_2"))
    game = game.do(PlaceSoldiers("w_front", 4))
    if most == 4:
        assert isinstance(game.top, Turn)
    else:
        assert game.refused(PlaceSoldiers("bridge", 3)) == "SO-REINF-04"
        game = game.do(PlaceSoldiers("bridge", 2))
        assert isinstance(game.top, Turn)
    assert sum(game.army("blue").soldiers.values()) == 7 + most


@pytest.mark.rule("SO-BONUS-03")
def test_a_forward_outpost_adds_its_soldier_after_enter_and_before_the_clash() -> None:
    game = orders(blue=SOUTH, yellow="forest 1", tokens="bridge forward_outpost")
    game = game.do(Deploy("forest.advance"), Enter("w_airstrip", 1))
    assert game.said(ClashStarted) == []
    before = game.reserves()[0]
    game = game.with_dice(0).do(UseBonus())
    assert game.said(SoldiersFromReserve) == [
        SoldiersFromReserve("blue", game.name("forest"), 1, "bonus"),
    ]
    assert game.said(ClashStarted)[0].attackers == 2
    assert game.reserves()[0] == before - 1 + 1
    assert game.soldiers("forest") == (1, 0)


@pytest.mark.rule("SO-BONUS-03")
def test_a_forward_outpost_gives_nothing_from_an_empty_reserve() -> None:
    blue = "w_hq 5 w_front 5 w_airstrip 5 bridge 5 w_flank 5"
    game = orders(blue=blue, tokens="bridge forward_outpost")
    assert game.reserves()[0] == 0
    game = game.do(Deploy("forest.advance"), Enter("w_airstrip", 1), Done())
    assert game.soldiers("forest") == (1, 0)
    assert isinstance(game.top, Turn)


@pytest.mark.rule("SO-BONUS-04")
@pytest.mark.parametrize(("blue", "dice"), [(SOUTH, 3), ("bridge 1", 2)])
def test_an_observation_post_adds_a_die_to_a_barrage(blue: str, dice: int) -> None:
    game = orders(blue=f"w_battery 1 {blue}", yellow="town 5", tokens="bridge observation_post")
    game = game.with_dice(*(1,) * dice).do(Deploy("w_battery.barrage"), ChooseTarget("town"))
    assert [one.faces for one in game.said(DiceRolled)] == [(1,) * dice]
    assert game.soldiers("town") == (0, 5 - dice)


@pytest.mark.rule("SO-BONUS-04")
def test_an_observation_post_adds_no_die_to_a_defence() -> None:
    game = orders(
        blue="w_front 1 w_airstrip 3",
        yellow="bridge 1 e_airstrip 1 e_front 1",
        tokens="bridge observation_post",
    )
    game = game.with_dice(0).do(Deploy("bridge.advance"), Enter("w_airstrip", 2))
    assert [one.faces for one in game.said(DiceRolled)] == [(0,)]


@pytest.mark.rule("SO-BONUS-05")
@pytest.mark.parametrize(("space", "cards"), [("sup_planning_1", 4), ("sup_planning_2", 3)])
def test_a_recon_post_adds_a_card_to_planning(space: str, cards: int) -> None:
    game = orders(blue=SOUTH, tokens="bridge recon_post").do(Deploy(space))
    assert len(game.army("blue").hand) == cards


@pytest.mark.rule("SO-BONUS-11")
def test_flight_control_adds_a_soldier_to_a_paradrop() -> None:
    game = orders(blue=SOUTH, tokens="bridge flight_control")
    game = game.do(Deploy("w_airstrip.paradrop"), ChooseTarget("e_flank"))
    assert game.soldiers("e_flank") == (2, 0)
    before = game.reserves()[0]
    declined, used = game.do(DeclineBonus()), game.do(UseBonus())
    assert (declined.soldiers("e_flank"), declined.reserves()[0]) == ((2, 0), before)
    assert (used.soldiers("e_flank"), used.reserves()[0]) == ((3, 0), before - 1)


@pytest.mark.rule("SO-BONUS-11")
def test_flight_control_without_supply_and_for_an_advance_adds_nobody() -> None:
    cut_off = orders(blue="w_front 1 w_airstrip 2 pass 1", tokens="pass flight_control")
    cut_off = cut_off.do(Deploy("w_airstrip.paradrop"), ChooseTarget("e_flank"))
    assert isinstance(cut_off.top, Turn)
    advance = orders(blue=SOUTH, tokens="bridge flight_control")
    advance = advance.do(Deploy("forest.advance"), Enter("w_airstrip", 1))
    assert isinstance(advance.top, Turn)
    assert (cut_off.soldiers("e_flank"), advance.soldiers("forest")) == ((2, 0), (1, 0))


@pytest.mark.rule("SO-BONUS-12")
@pytest.mark.parametrize(("target", "dice"), [("town", 2), ("bridge", 1)])
def test_the_city_centre_adds_a_die_to_its_own_defence_only(target: str, dice: int) -> None:
    game = orders(blue="w_front 1 w_airstrip 3", yellow="town 1 bridge 1 e_front 1").with_dice(*(0,) * dice)
    game = game.do(Deploy(f"{target}.advance"), Enter("w_airstrip", 2))
    (rolled,) = game.said(DiceSet)
    assert (rolled.faction, rolled.base, rolled.bonus, rolled.total) == ("yellow", 1, dice - 1, dice)
    assert game.soldiers(target) == (1, 0)


@pytest.mark.rule("SO-BONUS-12")
def test_the_city_centre_does_not_help_whoever_attacks_it() -> None:
    game = orders(turn="yellow", blue="w_front 1 town 1", yellow="e_front 4").with_dice(0, 0)
    game = game.do(Deploy("town.advance"), Enter("e_front", 3))
    assert [one.faction for one in game.said(DiceRolled)] == ["blue"]
    assert game.soldiers("town") == (0, 2)


@pytest.mark.rule("SO-BONUS-13")
def test_tokens_stay_and_their_ability_goes_with_the_area() -> None:
    game = orders(
        turn="yellow",
        blue=SOUTH,
        yellow="e_front 1 e_airstrip 4",
        tokens="bridge recon_post forest supply_depot",
    )
    tokens, boxed = game.world.tokens, game.world.boxed
    assert (drawn(game, "blue"), drawn(game, "yellow")) == (4, 3)
    game = game.with_dice(0).do(Deploy("bridge.advance"), Enter("e_airstrip", 3))
    assert game.soldiers("bridge") == (0, 2)
    assert (game.world.tokens, game.world.boxed) == (tokens, boxed)
    assert (drawn(game, "blue"), drawn(game, "yellow")) == (3, 4)


@pytest.mark.rule("SO-BONUS-14")
def test_several_bonuses_apply_each() -> None:
    game = orders(
        blue="w_battery 1 w_slope 1 pass 1 w_front 1 w_airstrip 1 bridge 1 forest 1 observatory 1",
        tokens="bridge recon_post forest supply_depot pass observation_post observatory signals_unit",
    ).with_signals("blue")
    assert drawn(game, "blue") == 4
    shelling = game.with_dice(0, 0, 0).do(Deploy("w_battery.barrage"), ChooseTarget("town"))
    assert shelling.said(DiceSet)[0].total == 3
    placing = game.do(Deploy("sup_reinforce_1"), PlaceSoldiers("forest", 4))
    placing = placing.do(PlaceSoldiers("bridge", 3))
    assert isinstance(placing.top, Turn)
    assert game.commanders("blue") == (6, 0, 3)


# The signals unit


@pytest.mark.rule("SO-BONUS-06")
def test_taking_the_signals_unit_brings_a_commander() -> None:
    game = orders(blue="w_front 1 w_airstrip 2", tokens="bridge signals_unit")
    assert game.commanders("blue") == (5, 0, 4)
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 1))
    assert game.said(SignalsGained) == [SignalsGained("blue", game.name("bridge"), commander=True)]
    assert game.commanders("blue") == (5, 1, 3)


@pytest.mark.rule("SO-BONUS-06")
def test_supplying_the_signals_unit_brings_a_commander() -> None:
    game = orders(blue="w_battery 2 pass 1", tokens="pass signals_unit")
    game = game.do(Deploy("w_slope.advance"), Enter("w_battery", 1))
    assert game.said(SignalsGained) == [SignalsGained("blue", game.name("pass"), commander=True)]
    assert game.commanders("blue") == (5, 1, 3)


@pytest.mark.rule("SO-BONUS-06")
def test_a_signals_unit_without_supply_brings_nobody() -> None:
    joined = orders(blue="w_front 1 w_airstrip 1", tokens="forest signals_unit")
    joined = joined.do(Deploy("w_airstrip.paradrop"), ChooseTarget("forest"))
    assert joined.commanders("blue") == (5, 1, 3)
    cut_off = orders(blue="w_front 1 w_airstrip 1", tokens="observatory signals_unit")
    cut_off = cut_off.do(Deploy("w_airstrip.paradrop"), ChooseTarget("observatory"))
    assert cut_off.soldiers("observatory") == (2, 0)
    assert cut_off.said(SignalsGained) == []
    assert cut_off.commanders("blue") == (4, 1, 4)


def signals_north(blue: str = "w_battery 1 w_slope 1 pass 1", yellow: str = "e_battery 1 e_slope 4") -> Table:
    """Blue holds the signals unit on the pass and its commander; yellow is to move."""
    return orders(turn="yellow", blue=blue, yellow=yellow, tokens="pass signals_unit").with_signals("blue")


@pytest.mark.rule("SO-BONUS-07")
def test_losing_control_of_the_signals_unit_costs_a_commander_of_the_reserve() -> None:
    game = signals_north()
    assert game.commanders("blue") == (6, 0, 3)
    game = game.with_dice(0).do(Deploy("pass.advance"), Enter("e_slope", 3))
    assert game.said(SignalsLost) == [SignalsLost("blue", game.name("pass"), owes=True)]
    assert game.said(CommanderToStaging) == [CommanderToStaging("blue", "signals_lost")]
    assert game.commanders("blue") == (5, 0, 4)
    assert game.commanders("yellow") == (5, 1, 3)


@pytest.mark.rule("SO-BONUS-07")
def test_losing_supply_of_the_signals_unit_costs_a_commander_too() -> None:
    game = signals_north(yellow="e_battery 1 e_slope 1 observatory 3").with_dice(0)
    game = game.do(Deploy("w_slope.advance"), Enter("observatory", 2))
    assert game.soldiers("pass") == (1, 0)
    assert game.commanders("blue") == (5, 0, 4)
    assert game.commanders("yellow") == (4, 1, 4)


@pytest.mark.rule("SO-BONUS-07")
def test_a_barrage_can_cost_the_signals_unit() -> None:
    game = signals_north(yellow="e_battery 1").with_dice(1, 0)
    game = game.do(Deploy("e_battery.barrage"), ChooseTarget("pass"))
    assert game.soldiers("pass") == (0, 0)
    assert game.commanders("blue") == (5, 0, 4)
    assert game.said(SignalsGained) == []


def returning() -> Table:
    """Blue has lost the signals unit with all commanders deployed, two of them on the support board."""
    game = signals_north("w_battery 1 w_slope 1 pass 1 w_front 2", "e_battery 1 e_slope 5 e_front 3")
    spaces = "town.advance w_battery.barrage bridge.advance forest.advance sup_planning_1 sup_reinforce_1"
    game = game.with_deployed("blue", *spaces.split()).with_army("blue", used=("planning", "reinforce"))
    return game.with_dice(0).do(Deploy("pass.advance"), Enter("e_slope", 4))


@pytest.mark.rule("SO-BONUS-08", "SO-BONUS-07")
def test_with_an_empty_reserve_the_owner_chooses_a_deployed_commander() -> None:
    game = returning()
    assert isinstance(game.top, SignalsReturn)
    assert game.actor() == "blue"
    assert {intent.space for intent in game.legal() if isinstance(intent, ReturnCommander)} == {
        space for space, owner in game.world.commanders.items() if owner == "blue"
    }
    assert len(game.legal()) == 6
    assert game.refused(ReturnCommander("pass.advance")) == "SO-BONUS-08"
    assert game.refused(ReturnCommander("w_flank.advance")) == "SO-BONUS-08"
    for other in (Done(), Pass(), EndTurn()):
        assert game.refused(other) == "SO-BONUS-07"
    game = game.do(ReturnCommander("w_battery.barrage"))
    assert game.commanders("blue") == (0, 5, 4)


@pytest.mark.rule("SO-BONUS-09", "SO-RULING-30")
def test_the_space_that_was_left_is_free_for_the_opponent() -> None:
    game = returning()
    kept = game.do(ReturnCommander("forest.advance"))
    assert kept.actor() == "yellow"
    assert kept.refused(Deploy("town.advance")) == "SO-ACT-02"
    left = game.do(ReturnCommander("town.advance"))
    assert left.allows(Deploy("town.advance"))


@pytest.mark.rule("SO-BONUS-09", "SO-RULING-30")
def test_the_owner_may_use_the_space_again_but_a_used_pair_stays_used() -> None:
    lent = {"commanders": 1, "staging": 3, "momentum": 1}
    linked = returning().do(ReturnCommander("town.advance")).with_army("blue", **lent).turn("blue")
    assert linked.allows(Deploy("town.advance"))
    support = returning().do(ReturnCommander("sup_planning_1"))
    assert support.actor() == "yellow"
    assert support.allows(Deploy("sup_planning_1"))
    support = support.with_army("blue", **lent).turn("blue")
    assert support.refused(Deploy("sup_planning_1")) == "SO-PLAN-01"


@pytest.mark.rule("SO-BONUS-10")
def test_the_signals_unit_is_won_and_lost_again_and_is_worth_one_commander() -> None:
    game = orders(
        blue="w_front 1 w_airstrip 5", yellow="e_front 1 e_airstrip 4", tokens="bridge signals_unit"
    )
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 1), Done(), Pass(), Pass())
    assert (game.commanders("blue"), game.commanders("yellow")) == ((6, 0, 3), (5, 0, 4))
    game = game.do(Pass()).with_dice(0).do(Deploy("bridge.advance"), Enter("e_airstrip", 2), Done(), Pass())
    assert (game.commanders("blue"), game.commanders("yellow")) == ((5, 0, 4), (6, 0, 3))
    game = game.with_dice(0).do(Deploy("bridge.advance"), Enter("w_airstrip", 2), Done())
    assert game.soldiers("bridge") == (1, 0)
    assert (game.commanders("blue"), game.commanders("yellow")) == ((5, 1, 3), (5, 0, 4))
    game = game.do(Pass(), Deploy("forest.advance"), Enter("w_airstrip", 1))
    assert game.commanders("blue") == (4, 2, 3), "still held, not gained anew"


@pytest.mark.rule("SO-BONUS-15")
def test_with_an_empty_staging_zone_the_signals_unit_gives_nobody_and_costs_nobody() -> None:
    game = orders(
        blue="w_front 1 w_airstrip 2", yellow="e_front 1 e_airstrip 4", tokens="bridge signals_unit"
    )
    game = game.with_army("blue", commanders=9, staging=0, momentum=4)
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 1))
    assert game.said(SignalsGained) == [SignalsGained("blue", game.name("bridge"), commander=False)]
    assert game.commanders("blue") == (8, 1, 0)
    game = game.do(Pass(), Pass())
    assert game.world.round == 2
    assert game.commanders("blue") == (5, 0, 4), "no commander comes later either"
    game = game.do(Pass()).with_dice(0).do(Deploy("bridge.advance"), Enter("e_airstrip", 2), Done())
    assert game.said(SignalsLost) == [SignalsLost("blue", game.name("bridge"), owes=False)]
    assert game.commanders("blue") == (5, 0, 4)
