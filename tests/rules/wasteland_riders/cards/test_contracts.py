"""Every contract done as its card says, with the reward it brings."""

from typing import NamedTuple

import pytest

from game.rules.core.values import Intent
from game.rules.wasteland_riders.contracts import StateDeeds
from game.rules.wasteland_riders.events.journey import ContractAccepted, ContractCompleted, ContractFailed
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.fight.fights import KnightFight
from game.rules.wasteland_riders.intents.common import (
    AcceptContract,
    ChooseContract,
    ChooseSkill,
    CompleteContract,
    DrawGear,
    EndExploration,
    Escape,
    FaceIt,
    GoOn,
    HoldBack,
    Pass,
    PayGear,
    PlaceGear,
    PlayLuck,
    PlayWasteland,
    TakeVehicle,
    UseAbility,
)
from game.rules.wasteland_riders.intents.fights import Advance, Retreat
from game.rules.wasteland_riders.rest import Rested
from game.rules.wasteland_riders.skill_tests import SkillTest
from tests.rules.wasteland_riders.cards.sheet_cards import GENERAL, PRIVATE
from tests.rules.wasteland_riders.cards.test_enemies import beaten
from tests.rules.wasteland_riders.exploration.test_exploration import PLACES
from tests.rules.wasteland_riders.fight.test_fight_vectors import clash
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import Table, riders
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
KATE = "kate_blanksheet"


def collected(game: Table) -> tuple[Table, list[str]]:
    """All that is drawn or gained is put into the backpack; a new contract comes; gives the cards."""
    cards: list[str] = []
    while not (game.is_done or {EndExploration(), GoOn()} & set(game.legal())):
        legal = game.legal()
        if PlaceGear("backpack") in legal:
            cards.append(game.knight(0).gained[0].card)
            game = game.do(PlaceGear("backpack"))
        elif TakeVehicle("miesniak", False) in legal:
            cards.append("miesniak")
            game = game.do(TakeVehicle("miesniak", False))
        else:
            game = game.do(DrawGear() if DrawGear() in legal else legal[0])
    return game, cards


# General contracts


def trophy(enemy: str) -> Table:
    return beaten(enemy, riders(KATE).with_knight(0, ammo=1, fuel=1).contract(HUNTS[enemy]))


HUNTS = {
    "en22_dron_patrolowy": "c03_lowca_robotow",
    "en18_wielkolud": "c06_czystka",
    "en03_puszek": "c05_wielka_oblawa",
    "en08_pirat_drogowy": "c07_rozbic_bande",
    "en12_baron_paliwowy": "c02_ladne_trofeum",
}


@rule("WR-CON-12", "WR-CEND-08")
@pytest.mark.parametrize(
    ("enemy", "after", "cards"),
    [
        ("en22_dron_patrolowy", "3 1 1", ["przecinak"]),
        ("en18_wielkolud", "1 1 4", ["yellow"]),
        ("en03_puszek", "1 1 1", ["red", "plaszcz_lowcy"]),
        ("en08_pirat_drogowy", "3 4 2", []),
        ("en12_baron_paliwowy", "1 4 3", ["green"]),
    ],
)
def test_hunts(enemy: str, after: str, cards: list[str]) -> None:
    """Ammo, fuel and Reputation of a knight with 1 ammo and 1 fuel: first the enemy's reward, then this."""
    game, got = collected(trophy(enemy))
    knight = game.knight(0)
    assert f"{knight.ammo} {knight.fuel} {knight.reputation}" == after
    assert [card if card in cards else game.world.setting.colour(card) for card in got] == cards
    assert HUNTS[enemy] in game.world.removed


@rule("WR-CON-12")
@pytest.mark.parametrize(
    ("contract", "enemy"),
    [
        ("c03_lowca_robotow", "en13_stado_dingo"),
        ("c05_wielka_oblawa", "en22_dron_patrolowy"),
        ("c06_czystka", "en08_pirat_drogowy"),
        ("c07_rozbic_bande", "en18_wielkolud"),
    ],
)
def test_another_kind_of_enemy_does_not_count(contract: str, enemy: str) -> None:
    game, _ = collected(beaten(enemy, riders(KATE).contract(contract)))
    assert game.world.contract(contract) is not None


@rule("WR-KVK-12")
def test_a_fight_in_the_pit() -> None:
    game = riders(KATE).put(1, "M1").with_world(active=0).contract("c04_walka_w_dole").run(KnightFight(0, 1))
    for _ in range(3):
        game = clash(game, "range_change", "range_change", Advance(), Retreat())
    game, cards = collected(game)
    assert "pas_mistrza" in cards
    assert game.knight(0).reputation == 1 + 1


def test_a_speed_record() -> None:
    table = riders("mel_gearson").car(0, "turystyk").contract("c01_rekord_szybkosci").put(0, "R10")
    table = table.deck("wasteland", "ev08_kupiec")
    route = ("R2", "C1", "R3", "R4", "S3", "C2", "C3")
    game = drive(table, 0, *route).passed()
    while HoldBack() in game.legal() or GoOn() in game.legal():
        game = game.do(HoldBack() if HoldBack() in game.legal() else GoOn()).passed()
    # Seven hexes, but 1 + 3 + 2 + 3 + 2 + 1 + 1 = 13 points.
    assert game.world.contract("c01_rekord_szybkosci") is not None
    far = drive(table, 0, *route, "R7").passed()
    while HoldBack() in far.legal() or GoOn() in far.legal():
        far = far.do(HoldBack() if HoldBack() in far.legal() else GoOn()).passed()
    far, cards = collected(far)
    assert cards == ["miesniak"]
    assert far.knight(0).reputation == 2
    assert far.car_of(0).card == "miesniak"


def test_croesus() -> None:
    table = riders(KATE).contract("c08_krezus_pustkowi").give(0, "minigun", "hand_left")
    table = table.give(0, "adrenal", "pocket_2")  # 6 + 6 + 3 for the vehicle
    assert not table.run(StateDeeds()).said(ContractCompleted)
    game = table.give(0, "naboje", "pocket_3").run(StateDeeds())
    assert game.said(ContractCompleted)[0].seat == 0
    assert game.knight(0).reputation == 2


def test_picture_of_health() -> None:
    table = riders(KATE, step="rest").contract("c09_okaz_zdrowia").with_knight(0, fuel_moved=1)
    game, cards = collected(table.run(Rested(0)))
    assert game.knight(0).reputation == 1
    assert game.world.setting.colour(cards[0]) == "green"
    for short in ({"health": 3}, {"radiation": 1}, {"ammo": 3}, {"fuel": 3}):
        assert not table.with_knight(0, **short).run(Rested(0)).said(ContractCompleted)


@pytest.mark.parametrize("back", [False, True])
def test_a_long_distance_line(back: bool) -> None:
    route = ["M2", "C4", "S2", "C3", "M3"]
    route = route[::-1] if back else route
    table = riders(KATE).contract("c10_linia_dalekobiezna").put(0, route[0]).with_knight(0, fuel=2)
    game = drive(table.deck("wasteland", "ev08_kupiec"), 0, *route[1:]).passed()
    while HoldBack() in game.legal() or GoOn() in game.legal():
        game = game.do(HoldBack() if HoldBack() in game.legal() else GoOn()).passed()
    game = game.do(PlayWasteland("ev08_kupiec"), FaceIt(), Pass()) if not game.is_done else game
    game, _ = collected(game)
    assert game.knight(0).reputation == 2
    assert game.knight(0).hex == route[-1]
    assert game.knight(0).fuel == 2 - 2 + 2  # 1 + 2 + 1 + 1 points with speed 4


@rule("WR-CON-12")
def test_a_daredevil_escapes_a_hard_card() -> None:
    table = riders(KATE).contract("c11_kaskader")
    game, cards = collected(played("ev07_ranny_wedrowiec", table).dice(9, 1, 1, 1).do(Escape()))
    assert game.knight(0).reputation == 1
    assert game.world.setting.colour(cards[0]) == "yellow"
    easy = played("ev12_pole_minowe", table).dice(9, 1, 1).do(Escape())
    assert not easy.said(ContractCompleted)


@rule("WR-CON-12", "WR-TEST-09")
@pytest.mark.parametrize(
    ("dice", "radiation", "done"), [((10, 10, 1), 0, True), ((10, 9, 1), 0, False), ((10, 10, 1), 2, False)]
)
def test_double_tens(dice: tuple[int, ...], radiation: int, done: bool) -> None:
    table = riders(KATE).contract("c12_dwie_dychy").with_knight(0, radiation=radiation)
    game = table.dice(*dice).run(SkillTest(0, "other", ("repair",), 7)).passed()
    assert bool(game.said(ContractCompleted)) is done
    assert (game.knight(0).reputation, len(game.knight(0).luck)) == ((1, 2) if done else (0, 0))


@rule("WR-CON-10", "WR-SCAV-03")
@pytest.mark.parametrize("first", ["p13_czarna_skrzynka", "c12_dwie_dychy"])
def test_where_one_test_completes_two_contracts_the_scavenger_says_which_comes_first(first: str) -> None:
    table = kate("p13_czarna_skrzynka", holder=0, accepted=True).contract("c12_dwie_dychy")
    game = exploring(table, 6).dice(10, 10, 1).do(CompleteContract("p13_czarna_skrzynka"))
    assert game.asked() == {2}
    assert game.refused(ChooseContract("p01_plon_mala_plon")) == "WR-CON-10"
    assert set(game.legal()) == {ChooseContract("p13_czarna_skrzynka"), ChooseContract("c12_dwie_dychy")}
    game = game.do(ChooseContract(first))
    assert [one.contract for one in game.said(ContractCompleted)] == [first]
    game, cards = collected(game)
    assert game.world.removed[0] == first
    assert len(game.world.removed) == 2
    assert cards == ["czarna_skrzynka"]
    assert game.knight(0).reputation == 2 + 1


@rule("WR-CON-10")
def test_a_contract_test_without_two_tens_completes_one_contract() -> None:
    table = kate("p13_czarna_skrzynka", holder=0, accepted=True).contract("c12_dwie_dychy")
    game = exploring(table, 6).dice(10, 9, 1).do(CompleteContract("p13_czarna_skrzynka"))
    assert [one.contract for one in game.said(ContractCompleted)] == ["p13_czarna_skrzynka"]
    taken = exploring(kate("p01_plon_mala_plon").contract("c12_dwie_dychy"), 9).dice(10, 10, 1)
    taken = taken.do(AcceptContract("p01_plon_mala_plon"))
    assert taken.said(ContractAccepted)
    assert taken.said(ContractCompleted)[0].contract == "c12_dwie_dychy"


# Private contracts


class Deal(NamedTuple):
    """Both hexes, what is paid on them, Reputation, and what is gained: a card or the colour of one."""

    first: int
    second: int
    reputation: int
    gained: str
    accepting: tuple[Intent, ...] = ()
    completing: tuple[Intent, ...] = ()
    pockets: tuple[str, ...] = ()
    """Cards to pay with, from the second pocket on."""


DEALS = {
    "p01_plon_mala_plon": Deal(9, 12, 2, "turbowtrysk"),
    "p02_piguly_dla_doliny": Deal(8, 3, 2, "walizka_chirurga"),
    "p03_twardy_reset": Deal(11, 7, 2, "pilot_cerbero"),
    "p04_probka_x": Deal(6, 5, 2, "luski"),
    "p05_zelazna_lapa": Deal(10, 11, 3, "cyberlapa", (PayGear("pocket_2"),), pockets=("dum_dumy",)),
    "p06_list_zelazny": Deal(13, 4, 2, "sztandar_reduty"),
    "p07_tunel_pod_pustynia": Deal(14, 2, 2, "yellow"),
    "p08_krol_dolu": Deal(15, 1, 2, "ostatni_argument", (ChooseSkill("guns"),)),
    "p09_ropa_za_wode": Deal(2, 9, 2, "green", (PayGear("pocket_2"),), pockets=("naboje",)),
    "p10_stary_dlug": Deal(1, 15, 2, "yellow", (), (PayGear("pocket_2"),), ("naboje",)),
    "p11_zaginiony_konwoj": Deal(4, 10, 1, "red"),
    "p12_swiety_naboj": Deal(3, 13, 2, "swiety_naboj"),
    "p13_czarna_skrzynka": Deal(7, 6, 2, "czarna_skrzynka"),
    "p14_wesele_w_alice": Deal(
        5, 14, 3, "luck", (), (PayGear("pocket_2"), PayGear("pocket_3")), ("naboje", "rad_out")
    ),
    "p15_ostatni_transport": Deal(12, 8, 1, "red"),
}


def exploring(table: Table, number: int) -> Table:
    """Kate explores the hex with this number; its own test is made already."""
    place = PLACES.get(number) or f"M{number}"
    return table.put(0, place).with_knight(0, explored=True).run(ExploreTurn(0))


def kate(card: str, *, seats: int = 4, **how: object) -> Table:
    table = riders(KATE, seats=seats, step="exploration").with_knight(0, fuel=2, ability_marked=True)
    for index, paid in enumerate(DEALS[card].pockets, 2):
        table = table.give(0, paid, f"pocket_{index}")
    return table.contract(card, "green", **how)


@rule("WR-CON-15", "WR-CON-16", "WR-CON-17", "WR-CON-21", "WR-CON-22")
@pytest.mark.parametrize("card", DEALS)
def test_every_private_contract(card: str) -> None:
    deal = DEALS[card]
    game = exploring(kate(card), deal.first).dice(*[7] * 9).do(AcceptContract(card), *deal.accepting)
    assert game.said(ContractAccepted)[0].contract == card
    assert game.contract_of(card).holder == 0
    game = exploring(game, deal.second).dice(*[7] * 9)
    if not game.said(ContractCompleted):
        game = game.do(CompleteContract(card), *deal.completing)
    assert game.said(ContractCompleted)[0].contract == card
    game, cards = collected(game)
    knight = game.knight(0)
    cards += [*knight.grafts, *(["luck"] if len(knight.luck) == 2 else [])]
    colours = [one if one in (deal.gained, "luck") else game.world.setting.colour(one) for one in cards]
    assert colours == [deal.gained]
    assert knight.reputation == deal.reputation
    assert card in game.world.removed


@rule("WR-CON-16", "WR-CON-21")
@pytest.mark.parametrize("card", DEALS)
def test_elsewhere_a_private_contract_is_neither_accepted_nor_completed(card: str) -> None:
    deal = DEALS[card]
    place = PLACES.get(deal.second) or f"M{deal.second}"
    table = kate(card).with_knight(0, health=2).special("pills", place)
    assert exploring(table, deal.second).refused(AcceptContract(card)) == "WR-CON-16"
    held = exploring(kate(card, holder=0, accepted=True), deal.first)
    assert held.refused(CompleteContract(card)) == "WR-CON-21"


TESTED = {
    "p01_plon_mala_plon": ("repair", 7),
    "p02_piguly_dla_doliny": ("medicine", 7),
    "p03_twardy_reset": ("repair", 7),
    "p07_tunel_pod_pustynia": ("repair", 7),
    "p08_krol_dolu": ("guns", 7),
    "p10_stary_dlug": ("talk", 7),
    "p11_zaginiony_konwoj": ("survival", 7),
    "p12_swiety_naboj": ("talk", 7),
    "p14_wesele_w_alice": ("talk", 7),
}


@rule("WR-CON-19", "WR-TEST-11")
@pytest.mark.parametrize("card", TESTED)
def test_a_failed_test_leaves_the_contract(card: str) -> None:
    deal = DEALS[card]
    game = exploring(kate(card), deal.first).dice(*[6] * 9).do(AcceptContract(card), *deal.accepting)
    assert (game.skill_test.skill, game.skill_test.difficulty, game.skill_test.kind) == (
        *TESTED[card],
        "contract",
    )
    assert game.contract_of(card).holder is None
    assert game.refused(AcceptContract(card)) == "WR-CON-19"


@rule("WR-CON-19")
@pytest.mark.parametrize(
    ("card", "skill", "difficulty"),
    [
        ("p04_probka_x", "medicine", 5),
        ("p05_zelazna_lapa", "medicine", 7),
        ("p06_list_zelazny", "talk", 5),
        ("p08_krol_dolu", "talk", 7),
        ("p11_zaginiony_konwoj", "survival", 7),
        ("p13_czarna_skrzynka", "repair", 7),
    ],
)
def test_a_failed_test_at_the_end_leaves_the_contract_with_its_knight(
    card: str, skill: str, difficulty: int
) -> None:
    game = exploring(kate(card, holder=0, accepted=True), DEALS[card].second)
    game = game.dice(*[difficulty - 1] * 9).do(CompleteContract(card))
    assert (game.skill_test.skill, game.skill_test.difficulty) == (skill, difficulty)
    assert game.contract_of(card).holder == 0
    assert game.refused(CompleteContract(card)) == "WR-CON-21"


@rule("WR-EXPL-10", "WR-RES-02")
def test_what_contracts_cost() -> None:
    for card in ("p05_zelazna_lapa", "p09_ropa_za_wode"):
        poor = riders(KATE, step="exploration").contract(card)
        assert exploring(poor, DEALS[card].first).refused(AcceptContract(card)) == "WR-EXPL-10"
    transport = exploring(kate("p15_ostatni_transport"), 12)
    assert transport.do(AcceptContract("p15_ostatni_transport")).knight(0).fuel == 0
    dry = exploring(kate("p15_ostatni_transport").with_knight(0, fuel=1), 12)
    assert dry.refused(AcceptContract("p15_ostatni_transport")) == "WR-EXPL-10"
    sample = exploring(kate("p04_probka_x"), 6).do(AcceptContract("p04_probka_x"))
    assert sample.knight(0).radiation == 1
    oil = kate("p09_ropa_za_wode", holder=0, accepted=True).with_knight(0, fuel=0)
    assert collected(exploring(oil, 9))[0].knight(0).fuel == 4


@rule("WR-RULING-54", "WR-CON-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_that_knocks_its_taker_out_is_not_taken(seats: int) -> None:
    one, holder = "p04_probka_x", 0 if seats == 2 else None
    table = kate(one, seats=seats, holder=holder).with_knight(0, radiation=3)
    fallen = exploring(table, 6).do(AcceptContract(one))
    assert fallen.knight(0).radiation == 4
    assert not fallen.knight(0).conscious
    contract = fallen.world.contract(one)
    assert contract is not None
    assert not contract.accepted
    assert contract.holder == holder
    assert fallen.said(ContractFailed)
    assert not fallen.said(ContractAccepted)
    saved = exploring(table.luck(0, "l23_cudowne_ocalenie"), 6).do(AcceptContract(one))
    saved = saved.do(PlayLuck("l23_cudowne_ocalenie")).passed()
    assert saved.knight(0).radiation == 3
    assert saved.contract_of(one).accepted


def test_a_sample_that_is_prevented_still_counts() -> None:
    immune = kate("p04_probka_x").with_knight(0, ability_marked=False)
    game = exploring(immune, 6).do(AcceptContract("p04_probka_x"), UseAbility())
    assert game.knight(0).radiation == 0
    assert game.contract_of("p04_probka_x").holder == 0


@pytest.mark.parametrize(
    ("card", "kind", "place"),
    [
        ("p01_plon_mala_plon", "blast", "S7"),
        ("p02_piguly_dla_doliny", "pills", "M3"),
        ("p03_twardy_reset", "reset", "S9"),
    ],
)
def test_contracts_that_leave_a_token(card: str, kind: str, place: str) -> None:
    game, _ = collected(exploring(kate(card, holder=0, accepted=True), DEALS[card].second))
    assert [(one.kind, one.hex, one.dark) for one in game.world.specials] == [(kind, place, False)]


def test_no_contract_is_missing() -> None:
    assert set(DEALS) == set(PRIVATE)
    single = {"c01_rekord_szybkosci", "c04_walka_w_dole", "c08_krezus_pustkowi", "c09_okaz_zdrowia"}
    single |= {"c10_linia_dalekobiezna", "c11_kaskader", "c12_dwie_dychy"}
    assert {*HUNTS.values(), *single} == set(GENERAL)
