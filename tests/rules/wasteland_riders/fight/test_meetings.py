"""Meetings, fights of knights, unconscious knights, theft and recovery."""

import pytest
from msgspec.structs import replace

from game.rules.wasteland_riders.events.common import ResourceChanged
from game.rules.wasteland_riders.events.fights import FightDecided, KnightBeaten, SearchMade
from game.rules.wasteland_riders.events.journey import ContractCompleted
from game.rules.wasteland_riders.fight.fights import KnightFight
from game.rules.wasteland_riders.fight.meetings import Found
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.health.knockout import Recovery
from game.rules.wasteland_riders.intents.common import (
    ChooseMode,
    DeclineDeal,
    GoOn,
    HoldBack,
    Pass,
    PlaceGear,
    PlayLuck,
    UseGear,
)
from game.rules.wasteland_riders.intents.fights import (
    AgreeMeeting,
    AskMeeting,
    ChooseCity,
    ChooseCombatCard,
    ChooseWeapon,
    RefuseMeeting,
    Revive,
    RobGear,
    RobHim,
    RobResource,
    Search,
)
from game.rules.wasteland_riders.market.dealing import Haggling
from game.rules.wasteland_riders.movement.planning import MoveTurn
from tests.rules.wasteland_riders.fight.test_fight_vectors import advantage, clash
from tests.rules.wasteland_riders.table import Table, riders
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
RUSSEL = "russel_crown"


def on_the_way(table: Table | None = None) -> Table:
    """Seat 0 drives over C3, where seat 1 is, towards R6."""
    game = (table or riders(RUSSEL)).put(1, "C3").deck("wasteland", "ev08_kupiec")
    return drive(game, 0, "C3", "R6")


def duel(table: Table | None = None) -> Table:
    return (table or riders(RUSSEL)).put(1, "M1").with_world(active=0).run(KnightFight(0, 1))


@rule("WR-KVK-01", "WR-KVK-07", "WR-MOVE-36")
def test_a_knight_on_a_hex_of_the_route_may_be_asked() -> None:
    game = on_the_way(riders(RUSSEL).put(2, "M1"))
    assert game.asked() == {0}
    assert game.refused(AskMeeting(2)) == "WR-KVK-01"
    assert game.refused(AskMeeting(3)) == "WR-KVK-01"
    auto_pass = game.do(Pass())
    assert auto_pass.asked() == {2}  # the Scavenger, with the cards that were revealed


@rule("WR-KVK-02", "WR-KVK-04", "WR-KVK-14", "WR-COMB-01")
def test_who_agrees_fights() -> None:
    game = on_the_way().do(AskMeeting(1), AgreeMeeting())
    assert game.world.fight is not None
    assert game.world.fight.meeting
    assert (game.world.fight.red.seat, game.world.fight.blue.seat, game.world.fight.active) == (0, 1, "red")
    game = clash(game, "defence", "preparation")
    assert game.world.fight is not None
    assert game.world.fight.clash == 2


@rule("WR-KVK-05")
def test_a_failed_search_means_nothing() -> None:
    game = on_the_way().do(AskMeeting(1), RefuseMeeting()).dice(6, 6).do(Search(1))
    assert game.said(SearchMade)[0].ok is False
    assert game.asked() == {2}
    assert on_the_way().do(AskMeeting(1), RefuseMeeting(), Pass()).asked() == {2}


@rule("WR-KVK-06", "WR-RULING-58")
def test_one_request_per_knight_and_movement() -> None:
    game = on_the_way(riders(RUSSEL).put(2, "C3")).do(AskMeeting(1), RefuseMeeting(), Pass())
    assert game.refused(AskMeeting(1)) == "WR-KVK-06"
    assert game.allows(AskMeeting(2))


@rule("WR-KVK-08", "WR-KVK-09", "WR-KVK-10")
def test_both_knights_play_luck_and_pay() -> None:
    table = riders(RUSSEL).luck(1, "l03_szybciej_szybciej").luck(0, "l04_no_zdychaj")
    game = clash(duel(table).passed(), "attack", "attack").passed()
    game = game.dice(*[1] * 12).do(ChooseWeapon("hand_left", "mid"))
    game = game.do(ChooseWeapon("hand_left", "mid")).passed(until=PlayLuck("l03_szybciej_szybciej"))
    assert game.asked() == {1}
    game = game.do(PlayLuck("l03_szybciej_szybciej")).passed()
    assert (game.knight(0).ammo, game.knight(1).ammo) == (3, 3)
    assert game.world.fight is not None
    assert advantage(game) == 0


@rule("WR-KVK-11", "WR-KVK-12", "WR-KO-04", "WR-RULING-62")
def test_the_winner_gets_reputation_and_robs() -> None:
    table = riders(RUSSEL).contract("c04_walka_w_dole").with_knight(1, health=1).give(1, "naboje", "pocket_1")
    game = (
        clash(duel(table), "attack", "preparation")
        .dice(10, 10, 10, 10, 10)
        .do(ChooseWeapon("hand_left", "mid"))
    )
    assert game.said(FightDecided)[0].seat == 0
    assert not game.knight(1).conscious
    assert game.said(KnightBeaten)[0].downed
    assert game.said(ContractCompleted)
    while RobGear("pocket_1") not in game.legal():
        game = game.do(game.legal()[0])
    game = game.do(RobGear("pocket_1"), PlaceGear("pocket_1"))
    assert game.knight(0).gear["pocket_1"].card == "naboje"
    assert game.knight(0).reputation >= 1


@rule("WR-KVK-13", "WR-KO-08")
def test_nobody_revives_whom_he_knocked_out() -> None:
    game = riders(RUSSEL).with_knight(0, downed=(1,)).with_knight(1, conscious=False, health=0)
    found = game.run(Found(0, 1))
    assert found.refused(Revive()) == "WR-KO-08"
    assert found.allows(RobHim())
    assert found.allows(Pass())


@rule("WR-KVK-15", "WR-KO-11", "WR-KVK-03")
def test_the_card_is_still_due_after_a_meeting() -> None:
    game = clash(on_the_way().do(AskMeeting(1), AgreeMeeting()), "defence", "defence").passed()
    assert isinstance(game.top, Haggling)
    game = game.do(DeclineDeal())
    assert game.asked() == {2}
    game = game.do(HoldBack())
    assert game.allows(GoOn())
    robbed = on_the_way(riders(RUSSEL).with_knight(1, conscious=False, health=0)).dice(7, 7).do(Search(1))
    robbed = robbed.do(RobHim(), RobResource("ammo"))
    assert robbed.asked() == {2}


@rule("WR-RULING-60")
def test_in_a_mutual_knock_out_both_have_defeated() -> None:
    table = riders(RUSSEL).with_knight(0, health=1).with_knight(1, health=1)
    game = clash(duel(table), "attack", "attack").do(ChooseWeapon("hand_left", "mid"))
    game = game.dice(*[10] * 12).do(ChooseWeapon("hand_left", "mid"))
    assert {(one.seat, one.rival) for one in game.said(KnightBeaten)} == {(0, 1), (1, 0)}
    assert game.knight(0).reputation == game.knight(1).reputation == 0
    assert game.is_done


# Unconscious


@rule("WR-KO-02", "WR-KO-17")
def test_an_unconscious_knight_has_no_influence() -> None:
    table = (
        riders(RUSSEL)
        .with_knight(1, conscious=False, health=0)
        .luck(1, "l25_korek")
        .deck("wasteland", "ev08_kupiec")
    )
    game = drive(table, 0, "C3")
    assert game.asked() == {2}  # no window for the rival who lies unconscious


@rule("WR-KO-03", "WR-KO-04", "WR-RULING-28")
def test_an_unconscious_knight_must_be_searched_for() -> None:
    game = on_the_way(riders(RUSSEL).with_knight(1, conscious=False, health=0))
    assert game.refused(AskMeeting(1)) == "WR-KO-03"
    assert game.dice(6, 6).do(Search(1)).asked() == {2}
    found = game.dice(7, 1).do(Search(1))
    assert isinstance(found.top, Found)
    assert found.world.fight is None


@rule("WR-KO-05", "WR-KO-06", "WR-RULING-29")
def test_a_revived_knight_still_moves_this_round() -> None:
    table = riders(RUSSEL).with_knight(1, conscious=False, health=0, radiation=4)
    game = on_the_way(table).dice(7, 7).do(Search(1)).do(Revive(), DeclineDeal())
    assert game.counters(1)[2:] == (2, 2)
    assert not game.knight(1).moved
    turn = game.run(MoveTurn(1))
    assert turn.allows(ChooseMode("vehicle"))


@rule("WR-KO-13")
def test_the_scavenger_chooses_among_equal_cities() -> None:
    game = riders(step="rest").put(1, "S1").with_knight(1, conscious=False, health=0).run(Recovery())
    assert game.is_done
    assert game.knight(1).hex == "M1"
    tie = riders(step="rest").put(1, "C1").with_knight(1, conscious=False, health=0).run(Recovery())
    assert tie.asked() == {2}
    assert tie.refused(ChooseCity("M4")) == "WR-KO-13"
    assert tie.do(ChooseCity("M2")).knight(1).hex == "M2"


@rule("WR-KO-15", "WR-KO-16")
def test_only_recovery_costs_ammo_and_fuel() -> None:
    game = riders(step="rest").with_knight(1, conscious=False, health=0, ammo=2, fuel=2).run(Recovery())
    assert game.counters(1)[:2] == (1, 1)
    assert {one.cause for one in game.said(ResourceChanged)} == {"recovery"}


@rule("WR-KO-09", "WR-KO-10", "WR-RULING-30")
def test_robbing() -> None:
    game = riders(RUSSEL).with_knight(0, fuel=3).give(1, "naboje", "backpack").run(Rob(0, 1))
    assert game.view(0).knights[1].backpack[0].card == "back_green"
    fuel = game.do(RobResource("fuel"))
    assert (fuel.knight(0).fuel, fuel.knight(1).fuel) == (4, 2)
    taken = game.do(RobGear("backpack_1"))
    assert taken.knight(0).gained[0].card == "naboje"
    assert taken.view(2).knights[0].gained[0].card == "back_green"
    assert game.do(Pass()).is_done
    printed = riders(RUSSEL).give(1, "celownik", "backpack")
    host = printed.knight(1).printed["hand_left"]
    attached = printed.with_knight(
        1,
        backpack=(),
        printed={**printed.knight(1).printed, "hand_left": replace(host, attachments=("celownik",))},
    )
    single = attached.run(Rob(0, 1)).do(RobGear("hand_left", "celownik"))
    assert single.knight(0).gained[0].card == "celownik"


def test_ned_takes_two_different_things() -> None:
    game = riders("ned_kettle").with_knight(0, ammo=0, fuel=0).run(Rob(0, 1)).do(RobResource("ammo"))
    assert game.refused(RobResource("ammo")) == "WR-KO-09"
    game = game.do(RobResource("fuel"))
    assert game.counters(0)[:2] == (2, 2)
    assert game.is_done


@rule("WR-ATK-22", "WR-GEAR-19")
def test_nobody_heals_between_two_blows_of_others() -> None:
    table = riders(RUSSEL).give(2, "med_szpryca", "pocket_1").with_knight(2, health=1)
    game = duel(table)
    assert game.asked() == {0, 1}
    assert game.refused(UseGear("pocket_1"), by=2) == "WR-COMB-02"
    assert game.refused(ChooseCombatCard("attack"), by=3) == "WR-COMB-02"
