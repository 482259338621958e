"""A whole scripted round with four knights: the road to Zgorzel, from the first movement to the rest."""

import pytest

from game.rules.wasteland_riders.exploration.exploration import ExplorationStep
from game.rules.wasteland_riders.intents.common import (
    AcceptContract,
    AcceptDeal,
    AskForGear,
    ChooseMode,
    ChooseOption,
    ConfirmRoute,
    DiscardForResource,
    Done,
    DrawGear,
    EndExploration,
    Escape,
    Explore,
    FaceIt,
    GiveGear,
    GoOn,
    HoldBack,
    Introduce,
    MarkHex,
    Pass,
    PayGear,
    PlaceGear,
    PlayLuck,
    PlayWasteland,
    Propose,
    ProposeTo,
    TakeAction,
    UseAbility,
    UseGear,
)
from game.rules.wasteland_riders.intents.fights import ChooseRange, ChooseSymbol, ChooseWeapon
from game.rules.wasteland_riders.movement.planning import MovementStep
from game.rules.wasteland_riders.rest import RestGear, RestStep
from tests.rules.wasteland_riders.fight.test_fight_vectors import advantage, clash
from tests.rules.wasteland_riders.table import Table, riders

rule = pytest.mark.rule
MEL, CHRIS, HUGH, NAOMI = range(4)
HELL, WANDERER = "en01_piekielni_jezdzcy", "ev07_ranny_wedrowiec"


def start() -> Table:
    """The cards, counters and places that the round begins with."""
    game = riders("mel_gearson", "chris_hammersworn", "hugh_jackal", "naomi_vatt")
    places, cars = ("S5", "R10", "R3", "R11"), ("ciezarowiec", "gazik", "turystyk", "turystyk")
    for seat, (place, car) in enumerate(zip(places, cars, strict=True)):
        game = game.car(seat, None)
        game = game.car(seat, car).put(seat, place)
    for seat in (MEL, CHRIS, HUGH):
        for index, card in enumerate(("med_szpryca", "naboje", "rad_out"), 1):
            game = game.give(seat, card, f"pocket_{index}")
    game = game.give(NAOMI, "zestaw_prepersa", "pocket_1").give(NAOMI, "rad_out", "pocket_2")
    game = game.give(NAOMI, "naboje", "backpack")
    for seat, fuel in enumerate((4, 4, 1, 0)):
        game = game.with_knight(seat, fuel=fuel)
    game = game.with_knight(NAOMI, ammo=2, health=1, radiation=1)
    game = game.luck(MEL, "l08_skrot", "l19_okazja", "l20_znalezisko")
    game = game.luck(CHRIS, "l02_szybki_jak_wiatr", "l04_no_zdychaj", "l11_tylko_drasniecie")
    game = game.luck(HUGH, "l14_swoj_czlowiek", "l06_jeszcze_raz", "l24_plan_b")
    game = game.luck(NAOMI, "l13_znam_sie_na_tym", "l26_drugi_oddech", "l10_rykoszet")
    game = game.contract("c02_ladne_trofeum").contract("p06_list_zelazny", "orange")
    game = game.contract("p01_plon_mala_plon", "green")
    game = game.market(A1="naboje", A2="rad_out", A3="maczeta", A4="granat_dymny", A5="apteczka")
    game = game.market(B1="dum_dumy", B2="obrzyn", B3="karabin", B4="adrenal", B5="minigun")
    game = game.deck("green", "kanister", "rewolwer").deck("yellow", "kamizelka", "nawigacja")
    game = game.deck("general", "c01_rekord_szybkosci", "c11_kaskader")
    return game.deck(
        "wasteland",
        "ev02_wertepy",
        "ev03_burza_radiacyjna",
        WANDERER,
        "ev08_kupiec",
        "ev01_tornado",
        HELL,
        "ev16_blokada_drogowa",
        "en08_pirat_drogowy",
        "ev09_burza_piaskowa",
    )


def driving(game: Table, *route: str) -> Table:
    game = game.do(ChooseMode("vehicle"), *(MarkHex(place) for place in route), ConfirmRoute())
    return game.passed()


def mel_moves(game: Table) -> Table:
    game = driving(game, "R1", "C4", "M1")
    assert game.move.revealed == ("ev02_wertepy", "ev03_burza_radiacyjna")
    assert game.knight(MEL).fuel == 3
    assert game.asked() == {HUGH}
    assert game.refused(PlayWasteland("ev02_wertepy")) == "WR-WASTE-19"
    game = game.do(HoldBack()).passed().do(GoOn()).passed()
    assert game.move.revealed[-1] == WANDERER
    assert game.asked() == {HUGH}
    game = game.do(PlayWasteland(WANDERER)).passed().dice(9).do(Escape()).passed()
    game = game.do(GoOn()).passed()
    assert game.knight(MEL).hex == "M1"
    assert game.counters(MEL) == (4, 3, 0, 4)
    return game


def chris_fights(game: Table) -> Table:
    """At Far with his pump-action: one die in every attack."""
    game = game.do(PlayLuck("l02_szybki_jak_wiatr")).passed().do(ChooseRange("far")).passed()
    game = clash(game, "attack", "preparation").passed().do(ChooseWeapon("hand_left", "mid"))
    game = game.dice(9).passed()
    assert advantage(game) == 2
    assert game.fight.blue.wounds == 1
    assert game.knight(CHRIS).ammo == 3
    game = clash(game, "attack", "attack").passed().do(ChooseWeapon("hand_left", "mid"), ChooseSymbol("mid"))
    game = game.dice(5, 1, 3, 4, 5, 7, 9).passed(until=UseGear("pocket_1"))
    while game.knight(CHRIS).health == 4:
        game = game.do(Pass()).passed(until=UseGear("pocket_1"))
    assert game.knight(CHRIS).health == 2
    game = game.do(UseGear("pocket_1")).passed()
    assert game.knight(CHRIS).health == 4
    assert advantage(game) == 0
    game = clash(game, "attack", "attack").passed().do(ChooseWeapon("hand_left", "mid"), ChooseSymbol("mid"))
    return game.do(PlayLuck("l04_no_zdychaj")).dice(9, 1, 2, 4, 6).passed()


def chris_moves(game: Table) -> Table:
    game = driving(game, "R2", "C1", "M1")
    assert game.move.revealed == ("ev08_kupiec", "ev01_tornado")
    assert game.asked() == {NAOMI}
    assert game.refused(PlayWasteland("ev08_kupiec")) == "WR-WASTE-19"
    assert game.move.mp == 2
    game = game.do(HoldBack()).passed().do(GoOn()).passed()
    assert game.move.mp == 0
    assert game.refused(PlayWasteland("ev08_kupiec")) == "WR-WASTE-18"
    game = chris_fights(game.do(PlayWasteland(HELL)).passed().do(FaceIt()))
    assert game.world.fight is None
    game = game.do(DrawGear(), PlaceGear("torso")).passed()
    game = game.do(DrawGear(), PlaceGear("pocket_1")).passed()
    assert game.asked() == {NAOMI}
    game = game.do(Introduce("c01_rekord_szybkosci")).passed().do(GoOn()).passed()
    assert game.knight(CHRIS).hex == "M1"
    assert game.counters(CHRIS) == (2, 2, 0, 4)
    assert game.knight(CHRIS).reputation == 2
    return game.do(Pass())  # he meets Mel, but does not ask him


def hugh_and_naomi_move(game: Table) -> Table:
    game = driving(game, "S7")
    assert game.move.revealed == ("ev16_blokada_drogowa", "en08_pirat_drogowy")
    assert game.asked() == {MEL}
    game = game.do(PlayWasteland("ev16_blokada_drogowa")).passed()
    game = game.do(Escape()).dice(3, 8).passed()
    assert game.knight(HUGH).hex == "S7"
    assert game.knight(HUGH).fuel == 0
    assert game.world.active == NAOMI
    game = game.do(ChooseMode("foot"), MarkHex("S7")).passed()
    game = game.do(Pass()).passed()  # she meets Hugh, but does not ask him
    assert game.asked() == {CHRIS}
    assert game.move.revealed == ("ev09_burza_piaskowa",)
    return game.do(PlayWasteland("ev09_burza_piaskowa")).passed().do(FaceIt()).passed()


def all_explore(game: Table) -> Table:
    game = game.do(TakeAction("a01_gamble")).dice(7).do(PayGear("pocket_2"))
    game = game.do(DrawGear(), PlaceGear("pocket_2")).passed().do(EndExploration())
    assert game.knight(MEL).gear["pocket_2"].card == "nawigacja"
    game = game.do(TakeAction("a01_replenish"), PayGear("pocket_1"), ChooseOption(1)).do(EndExploration())
    assert game.counters(CHRIS) == (4, 4, 0, 4)
    game = game.do(Explore()).dice(2, 7, 4).passed()
    assert game.knight(HUGH).explored
    game = game.do(TakeAction("a09_fuel"), AcceptContract("p01_plon_mala_plon")).dice(8).passed()
    assert game.knight(HUGH).fuel == 4
    assert game.contract_of("p01_plon_mala_plon").holder == HUGH
    game = game.do(EndExploration()).do(Explore()).dice(8).passed()
    assert len(game.skill_test.rolled) == 1
    assert game.knight(NAOMI).explored
    game = game.do(TakeAction("a09_loot")).passed()
    return game.do(DrawGear(), PlaceGear("backpack")).passed().do(EndExploration())


def all_rest(game: Table) -> Table:
    game = game.do(Done(), Done())  # Mel and Chris stand together, but keep what they have
    game = game.do(ProposeTo(NAOMI), GiveGear("pocket_1"), AskForGear("backpack_2"), Propose(), AcceptDeal())
    game = game.do(PlaceGear("backpack")).do(PlaceGear("pocket_3"))
    while game.asked() != {NAOMI} or not isinstance(game.top, RestGear):
        game = game.do(Done())
    game = game.do(UseGear("pocket_3")).passed().do(UseAbility(), ChooseOption(1), Done())
    game = game.do(DiscardForResource("l08_skrot"))
    while game.asked() != {NAOMI}:
        game = game.do(Pass() if Pass() in game.legal() else Done())
    return game.do(DiscardForResource("l10_rykoszet"))


@rule("WR-ROUND-01", "WR-TV-05", "WR-TV-06", "WR-TV-08", "WR-TV-10", "WR-TV-11", "WR-TV-12", "WR-TV-13")
def test_the_road_to_zgorzel() -> None:
    game = mel_moves(start().run(MovementStep(), ExplorationStep(), RestStep()))
    game = hugh_and_naomi_move(chris_moves(game))
    game = all_rest(all_explore(game))
    assert game.is_done
    assert [game.knight(seat).hex for seat in range(4)] == ["M1", "M1", "S7", "S7"]
    assert [game.counters(seat) for seat in range(4)] == [
        (4, 4, 0, 4),
        (4, 4, 0, 4),
        (4, 4, 0, 4),
        (2, 1, 1, 4),
    ]
    assert [game.knight(seat).reputation for seat in range(4)] == [0, 2, 0, 0]
    cards = [
        sorted(item.card for item in (*game.knight(seat).gear.values(), *game.knight(seat).backpack))
        for seat in range(4)
    ]
    assert cards == [
        ["med_szpryca", "nawigacja", "rad_out"],
        ["kamizelka", "naboje", "rad_out"],
        ["naboje", "rad_out", "rewolwer"],
        ["naboje", "rad_out", "zestaw_prepersa"],
    ]
    assert [set(game.knight(seat).luck) for seat in range(4)] == [
        {"l19_okazja", "l20_znalezisko"},
        {"l11_tylko_drasniecie"},
        {"l14_swoj_czlowiek", "l06_jeszcze_raz", "l24_plan_b"},
        {"l13_znam_sie_na_tym", "l26_drugi_oddech"},
    ]
    assert set(game.discarded("wasteland")) == {
        "ev02_wertepy",
        "ev03_burza_radiacyjna",
        WANDERER,
        "ev08_kupiec",
        "ev01_tornado",
        HELL,
        "ev16_blokada_drogowa",
        "en08_pirat_drogowy",
        "ev09_burza_piaskowa",
    }
    assert set(game.discarded("luck")) == {
        "l02_szybki_jak_wiatr",
        "l04_no_zdychaj",
        "l08_skrot",
        "l10_rykoszet",
    }
    assert sorted(game.discarded("green")) == ["kanister", "med_szpryca", "med_szpryca", "naboje"]
    assert game.world.removed == ("c02_ladne_trofeum",)
    assert {one.card for one in game.world.contracts} == {
        "c01_rekord_szybkosci",
        "p01_plon_mala_plon",
        "p06_list_zelazny",
    }
