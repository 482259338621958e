"""The worked examples of the ledger with their exact numbers: cards, tests, movement, contracts."""

import pytest
from msgspec.structs import replace

from game.rules.core.ids import HIDDEN
from game.rules.wasteland_riders.contracts import DeedDone, IntroduceContract, contract_tokens
from game.rules.wasteland_riders.events.common import FuelBurnt
from game.rules.wasteland_riders.events.journey import (
    ContractIntroduced,
    MovementEnded,
    SkillTestRolled,
    WastelandRevealed,
)
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.intents.common import (
    AcceptContract,
    ChooseMode,
    ConfirmRoute,
    EndExploration,
    Escape,
    Explore,
    FaceIt,
    GoOn,
    HoldBack,
    Introduce,
    MarkHex,
    PlaceGear,
    PlayLuck,
    PlayWasteland,
    StopMove,
    TakeAction,
    TakeBonus,
)
from game.rules.wasteland_riders.movement.driving import moving
from game.rules.wasteland_riders.movement.planning import MoveTurn
from game.rules.wasteland_riders.preparation import CityBonus
from tests.rules.wasteland_riders.table import Table, riders

rule = pytest.mark.rule


def drive(table: Table, seat: int, *route: str) -> Table:
    marks = [MarkHex(place) for place in route]
    return table.run(MoveTurn(seat)).do(ChooseMode("vehicle"), *marks, ConfirmRoute())


@rule("WR-TV-01")
def test_acid_rain_stops_a_knight_who_fails_to_escape() -> None:
    game = riders("heat_leisure").deck("wasteland", "ev04_kwasny_deszcz")
    game = drive(game, 0, "C3", "R6").do(PlayWasteland("ev04_kwasny_deszcz"))
    game = game.dice(1, 1).do(Escape())
    assert game.knight(0).hex == "C3"
    assert game.counters(0) == (4, 3, 0, 3)
    marked = {token.hex for token in game.world.tokens if token.kind == "contamination"}
    assert marked == set(game.world.setting.within("C3", 1))
    assert game.discarded("wasteland") == ("ev04_kwasny_deszcz",)
    assert game.is_done
    assert game.said(MovementEnded)


@rule("WR-TV-02")
def test_a_car_wreck_that_is_faced_gives_gear_and_fuel() -> None:
    game = riders("kate_blanksheet").with_knight(0, fuel=2).deck("wasteland", "ev05_wrak_auta")
    game = drive(game.deck("green", "kanister"), 0, "C3").do(PlayWasteland("ev05_wrak_auta"), FaceIt())
    game = game.do(*game.legal()[:1])
    if game.knight(0).gained:
        game = game.do(PlaceGear("pocket_2"))
    assert game.counters(0) == (4, 4, 0, 3)
    assert game.knight(0).gear["pocket_2"].card == "kanister"
    assert game.knight(0).skips_exploration
    assert game.discarded("wasteland") == ("ev05_wrak_auta",)
    assert game.run(ExploreTurn(0)).is_done


@rule("WR-TV-04")
def test_a_failed_escape_from_fluffy_costs_two_health() -> None:
    game = riders("geoffrey_goldrush").deck("wasteland", "en03_puszek")
    game = drive(game, 0, "C3", "R6").do(PlayWasteland("en03_puszek"))
    game = game.dice(1, 1).do(Escape())
    assert game.knight(0).health == 2
    assert game.discarded("wasteland") == ("en03_puszek",)
    assert game.allows(GoOn())


@rule("WR-TV-05")
def test_naomi_explores_the_refinery_with_one_die() -> None:
    game = riders(step="exploration").put(3, "S7").with_knight(3, health=1)
    game = game.give(3, "zestaw_prepersa", "pocket_1").run(ExploreTurn(3)).dice(8).do(Explore())
    (rolled,) = game.said(SkillTestRolled)
    assert rolled.dice == (8,)
    assert rolled.successes == 1
    assert game.knight(3).explored
    assert game.allows(TakeAction("a09_loot"))


@rule("WR-TV-06")
def test_mel_drives_to_zgorzel_on_one_fuel() -> None:
    game = riders().car(0, "ciezarowiec").put(0, "S5")
    game = game.deck("wasteland", "ev02_wertepy", "ev07_ranny_wedrowiec", "ev03_burza_radiacyjna")
    game = drive(game, 0, "R1", "C4", "M1")
    assert moving(game.world).revealed == ("ev02_wertepy", "ev07_ranny_wedrowiec")
    assert game.knight(0).fuel == 3
    assert moving(game.world).mp == 2
    game = game.do(HoldBack(), GoOn())
    assert moving(game.world).revealed[2:] == ("ev03_burza_radiacyjna",)
    game = game.do(PlayWasteland("ev07_ranny_wedrowiec"))
    assert game.discarded("wasteland") == ("ev02_wertepy", "ev03_burza_radiacyjna")
    game = game.dice(9).do(Escape())
    assert game.discarded("wasteland")[2:] == ("ev07_ranny_wedrowiec",)
    game = game.do(GoOn())
    assert game.knight(0).hex == "M1"
    assert game.knight(0).fuel == 3
    assert game.is_done
    assert not game.said(WastelandRevealed)


ROUTE = ("R16", "S10", "R7", "S2", "S4", "C4", "C1", "M1")
TRACE = ((1, 4), (0, 2), (0, 0), (1, 3), (0, 1), (0, 0), (1, 2), (0, 0))
"""Fuel spent on each hex and movement points left after it."""


@rule("WR-TV-07", "WR-RULING-64")
def test_mel_sets_a_speed_record() -> None:
    game = riders().put(0, "M5").give(0, "atlas_drogowy", "pocket_1").token("hindrance", "M1")
    game = game.contract("c01_rekord_szybkosci").deck("general", "c02_ladne_trofeum", "c11_kaskader")
    game = game.deck("wasteland", "ev03_burza_radiacyjna")
    game = drive(game, 0, *ROUTE)
    for number, (fuel, left) in enumerate(TRACE):
        burnt = sum(one.fuel for one in game.said(FuelBurnt))
        assert (burnt, moving(game.world).mp) == (fuel, left), number
        if number == 0:
            game = game.do(PlayWasteland("ev03_burza_radiacyjna")).dice(7, 1).do(Escape())
        if number == 6:
            assert moving(game.world).mp_used == 14
        if number < 7:
            game = game.do(GoOn())
    assert game.knight(0).fuel == 1
    game = game.do(*game.legal()[:1])
    assert game.knight(0).car is not None
    assert game.car_of(0).card == "miesniak"
    assert game.knight(0).reputation == 2
    assert "c01_rekord_szybkosci" in game.world.removed
    assert game.asked() == {2}
    game = game.do(Introduce("c02_ladne_trofeum"))
    assert game.world.contracts[0].card == "c02_ladne_trofeum"
    assert game.world.decks["general"][-1] == "c11_kaskader"
    assert game.is_done


@rule("WR-TV-08", "WR-CON-16", "WR-CON-17", "WR-CON-22")
def test_hugh_accepts_and_completes_a_private_contract() -> None:
    game = riders(step="exploration").put(2, "S7").with_knight(2, fuel=0)
    game = game.contract("p01_plon_mala_plon", "green")
    tokens = {(one.number, one.hex) for one in contract_tokens(game.world)}
    assert tokens == {(1, "S7"), (2, "S1")}
    game = game.run(ExploreTurn(2)).dice(7, 1, 1).do(Explore()).do(TakeAction("a09_fuel"))
    game = game.dice(8).do(AcceptContract("p01_plon_mala_plon"))
    assert game.knight(2).fuel == 4
    assert game.world.contracts[0].holder == 2
    assert not game.said(ContractIntroduced)
    assert {(one.number, one.hex) for one in contract_tokens(game.world)} == {(2, "S1")}
    other = game.do(EndExploration()).put(0, "S7").with_knight(0, explored=True).run(ExploreTurn(0))
    assert other.refused(AcceptContract("p01_plon_mala_plon")) == "WR-CON-16"
    done = game.do(EndExploration()).put(2, "S1").run(ExploreTurn(2))
    done = done.do(*done.legal()[:1])
    assert done.knight(2).reputation == 2
    assert contract_tokens(done.world) == ()
    assert done.world.removed == ("p01_plon_mala_plon",)
    assert isinstance(done.legal()[0], Introduce)


@rule("WR-TV-08", "WR-CON-19")
def test_after_a_failed_test_the_contract_stays() -> None:
    game = riders(step="exploration").put(2, "S7").with_knight(2, explored=True)
    game = game.contract("p01_plon_mala_plon", "green").run(ExploreTurn(2))
    game = game.dice(6).do(AcceptContract("p01_plon_mala_plon"))
    assert game.world.contracts[0].holder is None
    assert game.refused(AcceptContract("p01_plon_mala_plon")) == "WR-CON-19"


@rule("WR-TV-23", "WR-MOVE-15")
def test_a_vehicle_move_costs_at_least_one_fuel() -> None:
    game = riders("kate_blanksheet").with_knight(0, fuel=2).deck("wasteland", "ev08_kupiec")
    game = game.run(MoveTurn(0)).do(ChooseMode("vehicle"), MarkHex("C3"), MarkHex("R6"))
    free = game.with_world(move=replace(moving(game.world), free=("C3", "R6"))).do(ConfirmRoute())
    assert free.knight(0).fuel == 1
    free = free.do(HoldBack(), GoOn())
    assert free.knight(0).fuel == 1


@rule("WR-TV-24", "WR-MOVE-16", "WR-MOVE-17")
def test_the_first_hex_is_always_entered() -> None:
    game = riders("kate_blanksheet").car(0, "ciezarowiec").with_knight(0, fuel=1)
    game = game.deck("wasteland", "ev08_kupiec", "ev01_tornado")
    game = drive(game, 0, "C1", "R2")
    assert game.knight(0).hex == "C1"
    assert game.knight(0).fuel == 0
    assert moving(game.world).mp == 0
    game = game.do(HoldBack())
    assert game.refused(GoOn()) == "WR-MOVE-17"
    game = game.do(StopMove())
    assert game.refused(HoldBack()) == "WR-MOVE-27"


@rule("WR-TV-24")
def test_movement_points_that_are_left_still_pay_when_the_fuel_is_gone() -> None:
    game = riders("kate_blanksheet").car(0, "ciezarowiec").with_knight(0, fuel=1)
    game = game.deck("wasteland", "ev09_burza_piaskowa", "ev15_autostopowiczka")
    game = drive(game, 0, "C2", "R5")
    assert game.knight(0).fuel == 0
    assert moving(game.world).mp == 1
    game = game.do(HoldBack())
    assert game.allows(GoOn())


@rule("WR-TV-25", "WR-FOOT-01", "WR-FOOT-02", "WR-FOOT-03", "WR-FOOT-04", "WR-FOOT-06")
def test_a_walker_gets_exactly_one_card() -> None:
    game = riders("kate_blanksheet").put(0, "R2").deck("wasteland", "ev08_kupiec")
    game = game.token("threat", "C1").run(MoveTurn(0)).do(ChooseMode("foot"), MarkHex("C1"))
    assert game.knight(0).hex == "C1"
    assert game.knight(0).fuel == 4
    assert moving(game.world).revealed == ("ev08_kupiec",)
    assert game.refused(HoldBack()) == "WR-FOOT-04"
    assert game.knight(0).car is not None


@rule("WR-TV-26", "WR-MOVE-24", "WR-MOVE-26")
def test_a_card_played_early_ends_the_drawing() -> None:
    game = riders("kate_blanksheet").put(0, "M1").token("threat", "R6").token("threat", "R6")
    game = game.deck("wasteland", "ev08_kupiec", "ev01_tornado")
    game = drive(game, 0, "C2", "C3", "R6").do(PlayWasteland("ev08_kupiec")).dice(5, 1).do(Escape())
    assert set(game.discarded("wasteland")) == {"ev08_kupiec", "ev01_tornado"}
    game = game.do(GoOn(), GoOn())
    assert not game.said(WastelandRevealed)
    assert game.is_done


@rule("WR-TV-27", "WR-WASTE-18", "WR-WASTE-19", "WR-WASTE-20")
def test_a_contract_obliges_the_scavenger_to_wait_for_a_robot() -> None:
    game = riders("kate_blanksheet").contract("c03_lowca_robotow")
    game = game.deck("wasteland", "ev01_tornado", "en22_dron_patrolowy")
    first = drive(game, 0, "C3", "C2")
    assert first.refused(PlayWasteland("ev01_tornado")) == "WR-WASTE-19"
    second = first.do(HoldBack(), GoOn())
    assert second.refused(PlayWasteland("ev01_tornado")) == "WR-WASTE-18"
    assert second.allows(PlayWasteland("en22_dron_patrolowy"))
    other = drive(game.deck("wasteland", "ev01_tornado", "en08_pirat_drogowy"), 0, "C3", "C2")
    other = other.do(HoldBack(), GoOn())
    assert other.allows(PlayWasteland("ev01_tornado"))
    assert other.allows(PlayWasteland("en08_pirat_drogowy"))


@rule("WR-TV-49", "WR-TEST-04")
def test_a_large_pool_counts_all_dice_together() -> None:
    game = riders("naomi_vatt", step="exploration").put(0, "S9").luck(0, "l13_znam_sie_na_tym")
    game = game.give(0, "skrzynka_narzedziowa", "pocket_1").run(ExploreTurn(0)).do(Explore())
    game = game.dice(1, 1, 1, 1, 1, 1, 2, 7).do(PlayLuck("l13_znam_sie_na_tym"))
    (rolled,) = game.said(SkillTestRolled)
    assert rolled.dice == (1, 1, 1, 1, 1, 1, 2, 7)
    assert rolled.successes == 1
    assert game.knight(0).explored


@rule("WR-TV-54", "WR-LUCK-02")
def test_the_hand_is_cut_to_five_at_once() -> None:
    game = riders(step="exploration").put(0, "M3")
    game = game.luck(0, "l01_jechalem_cala_noc", "l02_szybki_jak_wiatr", "l08_skrot", "l10_rykoszet")
    game = game.run(ExploreTurn(0)).do(TakeAction("a03_luck"))
    assert len(game.knight(0).luck) == 6
    assert type(game.top).__name__ == "LuckLimit"
    game = game.do(game.legal()[0])
    assert len(game.knight(0).luck) == 5


@rule("WR-TV-55", "WR-PREP-06", "WR-RES-09")
def test_health_cannot_be_healed_at_radiation_three() -> None:
    game = riders(step="scavenger").with_knight(0, radiation=3, health=2).run(CityBonus(0))
    assert game.refused(TakeBonus("health")) == "WR-RES-09"
    assert game.do(TakeBonus("radiation")).knight(0).radiation == 2


@rule("WR-CON-12")
def test_a_general_contract_is_completed_at_once() -> None:
    game = riders().contract("c11_kaskader").deck("yellow", "nawigacja").run(DeedDone(0, "escape", n=9))
    assert game.knight(0).reputation == 1
    again = riders().contract("c11_kaskader").run(DeedDone(0, "escape", n=7))
    assert again.knight(0).reputation == 0


@rule("WR-INFO-03", "WR-CON-05")
def test_only_the_scavenger_sees_the_contracts_he_draws() -> None:
    game = riders().deck("general", "c01_rekord_szybkosci", "c02_ladne_trofeum")
    game = game.run(IntroduceContract("general", "violet"))
    assert game.asked() == {2}
    assert game.view(2).knights[2].looking == ("c01_rekord_szybkosci", "c02_ladne_trofeum")
    assert game.view(0).knights[2].looking == (HIDDEN, HIDDEN)
    game = game.do(Introduce("c02_ladne_trofeum"))
    assert game.world.decks["general"][-1] == "c01_rekord_szybkosci"
