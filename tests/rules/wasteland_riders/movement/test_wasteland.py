"""Wasteland cards, tests, resources and luck cards with their answers."""

import pytest

from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.common import LuckCancelled, LuckSettled, ResourceChanged
from game.rules.wasteland_riders.events.journey import Escaped, SkillTestRolled, SkillTestStarted
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.health.resources import Suffer, can_heal
from game.rules.wasteland_riders.intents.common import (
    ChooseGear,
    ChooseHex,
    ChooseMode,
    ChooseOption,
    ChooseSlot,
    DiscardLuck,
    DrawGear,
    Escape,
    FaceIt,
    GoOn,
    MarkHex,
    Pass,
    PayGear,
    PlaceGear,
    PlayLuck,
    PlayWasteland,
    UseAbility,
    UseGear,
)
from game.rules.wasteland_riders.movement.planning import MoveTurn
from game.rules.wasteland_riders.movement.wasteland_cards import is_dangerous
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.skill_tests import SkillTest
from tests.rules.wasteland_riders.table import Table, riders, setting
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
KATE = "kate_blanksheet"


def played(card: str, table: Table | None = None, *route: str) -> Table:
    """The card is played on Kate, who drives to C3 and would go on to R6."""
    game = drive((table or riders(KATE)).deck("wasteland", card), 0, *(route or ("C3", "R6")))
    return game.passed().do(PlayWasteland(card))


# Escape and face


@rule("WR-WASTE-01", "WR-WASTE-14")
def test_an_enemy_has_a_combat_panel() -> None:
    cards = setting(1).content.wasteland
    enemies = {name for name, card in cards.items() if card.panel is not None}
    assert len(enemies) == 25
    assert len(cards) - len(enemies) == 19
    assert all(name.startswith("en") for name in enemies)


@rule("WR-WASTE-02", "WR-WASTE-03", "WR-TEST-01", "WR-TEST-11")
def test_the_knight_must_escape_or_face() -> None:
    game = played("ev07_ranny_wedrowiec")
    assert game.asked() == {0}
    assert game.refused(GoOn()) == "WR-WASTE-02"
    (start,) = game.do(Escape()).said(SkillTestStarted)
    assert (start.skill, start.difficulty, start.kind) == ("medicine", 9, "escape")


@rule("WR-WASTE-04", "WR-WASTE-08")
@pytest.mark.parametrize("card", ["ev13_stara_stacja", "en13_stado_dingo"])
def test_a_good_escape_has_no_effect(card: str) -> None:
    game = played(card).dice(10, 10, 10, 10).do(Escape())
    assert game.counters(0) == (4, 3, 0, 4)
    assert game.said(Escaped)[0].ok
    assert game.discarded("wasteland") == (card,)


@rule("WR-WASTE-05", "WR-WASTE-06")
def test_an_event_works_after_a_failed_escape_but_gives_nothing() -> None:
    table = riders(KATE).with_knight(0, ability_marked=True)
    failed = played("ev13_stara_stacja", table).dice(1, 1, 1).do(Escape())
    assert failed.counters(0) == (4, 3, 1, 4)
    faced = played("ev13_stara_stacja", table).do(FaceIt())
    assert faced.counters(0) == (4, 4, 1, 4)


@rule("WR-WASTE-09", "WR-RULING-19", "WR-RULING-20")
def test_a_failed_escape_from_an_enemy_costs_health() -> None:
    assert played("en13_stado_dingo").dice(1).do(Escape()).knight(0).health == 3
    assert played("en02_inhr").dice(1, 1).do(Escape()).knight(0).health == 2
    dangerous = {
        name for name, card in setting(1).content.wasteland.items() if card.panel and is_dangerous(card)
    }
    assert dangerous == {
        "en02_inhr",
        "en03_puszek",
        "en12_baron_paliwowy",
        "en18_wielkolud",
        "en23_straznik_cerbero",
        "en24_kombajn_bojowy",
    }


@rule("WR-WASTE-10", "WR-GEAR-16")
def test_thekla_marks_gear_after_a_failed_escape() -> None:
    game = played("en04_tekla", riders(KATE).give(0, "zestaw_prepersa", "pocket_2")).dice(1, 1).do(Escape())
    assert game.asked() == {2}
    game = game.do(ChooseGear("pocket_2"))
    assert game.knight(0).gear["pocket_2"].marked
    assert game.knight(0).health == 3
    tested = game.run(SkillTest(0, "other", ("survival",), 7))
    assert len(tested.said(SkillTestRolled)[0].dice) == 2  # it needs no marking, so it works all the same


@rule("WR-WASTE-11", "WR-COMB-01", "WR-WASTE-12", "WR-WASTE-13")
def test_facing_an_enemy_is_a_fight_led_by_the_scavenger() -> None:
    game = played("en08_pirat_drogowy").do(FaceIt())
    assert game.world.fight is not None
    assert (game.world.fight.red.leader, game.world.fight.blue.leader) == (0, 2)
    assert game.world.fight.blue.enemy == "en08_pirat_drogowy"


@rule("WR-WASTE-07", "WR-WASTE-16", "WR-TV-01")
def test_the_scavenger_carries_out_what_changes_the_board() -> None:
    game = played("ev10_fatamorgana").do(FaceIt())
    assert game.asked() == {2}
    game = game.do(ChooseHex("R7"))
    assert game.knight(0).hex == "R7"
    assert game.is_done


@rule("WR-WASTE-17")
def test_a_wreck_costs_the_exploration() -> None:
    game = played("ev05_wrak_auta").dice(1, 1, 1).do(Escape())
    assert game.knight(0).skips_exploration
    assert game.run(ExploreTurn(0)).is_done


@rule("WR-KO-18", "WR-RULING-54")
def test_who_is_knocked_out_by_an_event_he_faced_keeps_the_reward() -> None:
    table = riders(KATE).with_knight(0, health=2).car(0, None)
    game = table.deck("wasteland", "ev12_pole_minowe").deck("green", "naboje")
    game = game.run(MoveTurn(0)).do(
        ChooseMode("foot"), MarkHex("C3"), PlayWasteland("ev12_pole_minowe"), FaceIt()
    )
    assert not game.knight(0).conscious
    game = (
        game.do(DrawGear(), PlaceGear("pocket_2"))
        if game.allows(DrawGear())
        else game.do(PlaceGear("pocket_2"))
    )
    assert game.knight(0).gear["pocket_2"].card == "naboje"


# Every event


@rule("WR-GOLD-01", "WR-GOLD-05")
@pytest.mark.parametrize(
    ("card", "counters", "tokens"),
    [
        ("ev01_tornado", (4, 3, 0, 4), "hindrance"),
        ("ev03_burza_radiacyjna", (4, 3, 1, 4), "radiation"),
        ("ev04_kwasny_deszcz", (4, 3, 0, 3), "contamination"),
        ("ev11_trzesienie_ziemi", (4, 3, 0, 3), "hindrance"),
        ("ev18_zrzut_cerbero", (4, 3, 1, 4), "threat"),
    ],
)
def test_events_that_mark_the_board(card: str, counters: tuple[int, ...], tokens: str) -> None:
    game = played(card, riders(KATE).with_knight(0, ability_marked=True)).dice(1, 1, 1).do(Escape())
    assert game.counters(0) == counters
    assert {(one.kind, one.hex) for one in game.world.tokens} == {
        (tokens, place) for place in game.world.setting.within("C3", 1)
    }


@rule("WR-TEST-06")
def test_locusts_ask_for_two_successes() -> None:
    table = riders("matilda_waltzer").give(0, "naboje", "pocket_2")
    good = played("ev06_glodna_szarancza", table).dice(5, 5, 1, 1).do(FaceIt())
    assert good.knight(0).health == 4
    assert good.allows(GoOn())
    bad = played("ev06_glodna_szarancza", table).dice(5, 1, 1, 1).do(FaceIt())
    assert bad.knight(0).health == 3
    bad = bad.do(ChooseGear("pocket_2"))
    assert bad.discarded("green") == ("naboje",)


def test_the_wanderer_takes_health_or_gear_and_gives_reputation() -> None:
    game = played("ev07_ranny_wedrowiec").do(FaceIt())
    assert not game.allows(ChooseOption(1))  # he has no card to give
    game = game.do(ChooseOption(0))
    assert game.knight(0).health == 3
    assert game.knight(0).reputation == 1
    assert game.is_done


def test_sandstorm_station_and_camp() -> None:
    storm = played("ev09_burza_piaskowa").do(FaceIt())
    assert storm.knight(0).fuel == 2
    assert storm.is_done
    camp = played("ev14_opuszczony_oboz", riders(KATE).deck("green", "naboje")).dice(6).do(FaceIt())
    assert camp.knight(0).health == 3
    assert [item.card for item in camp.do(DrawGear()).knight(0).gained] == ["naboje"]


def test_the_minefield_damages_vehicles() -> None:
    game = played("ev12_pole_minowe").dice(1, 1, 1).do(Escape())
    assert game.car_of(0).damaged


def test_hitchhiker_roadblock_doctor_and_prophet() -> None:
    table = riders(KATE).luck(0, "l19_okazja")
    game = played("ev15_autostopowiczka", table).dice(1, 1).do(FaceIt()).passed()
    assert game.knight(0).luck == ()
    assert len(played("ev15_autostopowiczka", riders(KATE)).dice(7, 1).do(FaceIt()).knight(0).luck) == 1
    block = played("ev16_blokada_drogowa", riders(KATE).give(0, "naboje", "pocket_2")).do(FaceIt())
    paid = block.do(ChooseOption(0), PayGear("pocket_2"))
    assert paid.allows(GoOn())
    assert block.do(ChooseOption(1)).is_done
    doctor = played("ev17_wedrowny_lekarz", riders(KATE).with_knight(0, radiation=3)).do(FaceIt())
    assert doctor.refused(ChooseOption(0)) == "WR-RES-01"
    assert doctor.do(ChooseOption(1)).counters(0)[:3] == (3, 3, 1)
    prophet = played("ev19_prorok_zaglady", riders(KATE).luck(0, "l19_okazja", "l20_znalezisko")).do(FaceIt())
    assert prophet.refused(ChooseOption(0)) == "WR-RES-01"
    prophet = prophet.do(ChooseOption(1), DiscardLuck("l19_okazja"), DiscardLuck("l20_znalezisko"))
    assert prophet.knight(0).luck == ()


@rule("WR-MKT-13")
def test_a_merchant_trades_on_the_spot() -> None:
    game = played("ev08_kupiec", riders(KATE).market(A1="naboje", A5="apteczka")).do(
        FaceIt(), ChooseOption(0)
    )
    assert game.allows(ChooseSlot("A1"))
    assert game.refused(ChooseSlot("A5")) == "WR-MKT-02"


# Tests


@rule("WR-TEST-02", "WR-TEST-03", "WR-TEST-05", "WR-TEST-08", "WR-RES-10")
@pytest.mark.parametrize(("health", "dice"), [(4, 4), (3, 4), (2, 3), (1, 2)])
def test_wounds_take_dice(health: int, dice: int) -> None:
    game = riders("matilda_waltzer").with_knight(0, health=health)
    rolled = game.run(SkillTest(0, "other", ("survival",), 7)).said(SkillTestRolled)[0]
    assert len(rolled.dice) == dice
    weak = riders(KATE).with_knight(0, health=1).run(SkillTest(0, "other", ("survival",), 7))
    assert len(weak.said(SkillTestRolled)[0].dice) == 1


@rule("WR-TEST-05", "WR-TEST-07", "WR-INFO-04")
@pytest.mark.parametrize(("die", "passed", "tens"), [(6, False, 0), (7, True, 0), (10, True, 1)])
def test_a_die_that_reaches_the_difficulty_is_a_success(die: int, passed: bool, tens: int) -> None:
    game = riders(KATE).dice(die).run(SkillTest(0, "other", ("survival",), 7))
    assert game.skill_test.passed is passed
    assert game.said(SkillTestRolled)[0].tens == tens
    seen = game.view(3).test
    assert seen is not None
    assert seen.rolled == (die,)


@rule("WR-TEST-10", "WR-LUCK-03")
def test_cards_change_a_test_before_and_after_the_roll() -> None:
    game = riders(KATE).luck(0, "l14_swoj_czlowiek", "l13_znam_sie_na_tym", "l06_jeszcze_raz")
    game = game.run(SkillTest(0, "other", ("survival",), 7))
    assert game.refused(PlayLuck("l13_znam_sie_na_tym")) == "WR-RES-01"  # no Repair or Medicine test
    game = game.dice(1, 1, 1, 1, 7, 1, 1, 1).do(PlayLuck("l14_swoj_czlowiek"))
    assert game.said(SkillTestRolled)[0].successes == 0
    game = game.do(PlayLuck("l06_jeszcze_raz"))
    assert game.skill_test.passed


@rule("WR-LUCK-05", "WR-RULING-48")
def test_a_luck_card_may_be_answered_and_cancelled() -> None:
    game = riders(KATE).luck(0, "l14_swoj_czlowiek").luck(1, "l05_nie_tym_razem").luck(2, "l19_okazja")
    game = game.run(SkillTest(0, "other", ("survival",), 7)).do(PlayLuck("l14_swoj_czlowiek"))
    assert game.asked() == {1}
    assert game.do(Pass()).asked() == {2}
    game = game.dice(1).do(PlayLuck("l05_nie_tym_razem"))
    assert game.asked() == {2}
    game = game.do(Pass())
    while not game.is_done and not game.said(LuckCancelled):
        game = game.do(Pass())
    assert {one.card for one in game.said(LuckSettled) if one.cancelled} <= {"l14_swoj_czlowiek"}
    while not game.is_done:
        game = game.do(Pass())
    assert game.skill_test.dice == 0
    assert set(game.discarded("luck")) >= {"l14_swoj_czlowiek", "l05_nie_tym_razem"}


def test_a_rival_spoils_a_test() -> None:
    game = riders("matilda_waltzer").luck(1, "l22_pech").run(SkillTest(0, "other", ("survival",), 7))
    assert game.asked() == {1}
    game = game.dice(1, 1).do(PlayLuck("l22_pech"))
    assert len(game.said(SkillTestRolled)[0].dice) == 2


def test_pure_luck_and_smoke_grenade_help_an_escape() -> None:
    game = played(
        "en18_wielkolud", riders(KATE).luck(0, "l12_czysty_fart").give(0, "granat_dymny", "pocket_2")
    )
    game = game.do(Escape())
    smoke = game.do(UseGear("pocket_2")).dice(1, 1, 1, 1, 7).do(Pass())
    assert len(smoke.said(SkillTestRolled)[0].dice) == 5
    sure = game.do(PlayLuck("l12_czysty_fart"))
    while sure.asked() == {0} and sure.allows(Pass()) and not sure.said(Escaped):
        sure = sure.do(Pass())
    assert sure.skill_test.passed
    assert sure.skill_test.rolled == ()


@rule("WR-GEAR-17")
def test_chris_rolls_a_failed_test_again_once_a_round() -> None:
    game = riders("chris_hammersworn").dice(1, 1, 7, 1).run(SkillTest(0, "other", ("survival",), 7))
    game = game.do(UseAbility())
    assert game.skill_test.passed
    assert game.knight(0).ability_marked
    again = game.dice(1, 1).run(SkillTest(0, "other", ("survival",), 7))
    assert again.is_done
    assert not again.skill_test.passed


@rule("WR-LUCK-01", "WR-REST-09")
def test_what_a_luck_card_shows() -> None:
    cards = setting(1).content.luck
    assert len({(card.suit, card.rank) for card in cards.values()}) == 26
    symbols = [card.symbol for card in cards.values()]
    assert {name: symbols.count(name) for name in set(symbols)} == {
        "ammo": 7,
        "fuel": 7,
        "radiation": 6,
        "health": 6,
    }


# Resources


@rule("WR-RES-01", "WR-RES-05", "WR-RES-11")
def test_counters_stay_on_their_scale() -> None:
    game = riders(KATE).with_knight(0, ammo=3, radiation=1, health=3, reputation=1)
    up = game.run(
        Run(
            0,
            "test",
            (Effect("gain", 3, "ammo"), Effect("heal", 4, "radiation"), Effect("heal", 4, "health")),
        )
    )
    assert up.counters(0) == (4, 4, 0, 4)
    down = game.run(Run(0, "test", (Effect("lose", 9, "ammo"), Effect("lose", 3, "reputation"))))
    assert down.knight(0).ammo == 0
    assert down.knight(0).reputation == 0


@rule("WR-RES-03", "WR-TV-15", "WR-RES-06")
def test_to_lose_takes_what_is_there() -> None:
    game = riders(KATE).with_knight(0, ammo=1).run(Run(0, "test", (Effect("lose", 2, "ammo"),)))
    assert game.knight(0).ammo == 0
    assert game.said(ResourceChanged)[0].change == -1


@rule("WR-RES-13", "WR-KO-01", "WR-RES-09")
def test_states_of_a_knight() -> None:
    knight = riders(KATE).with_knight(0, radiation=3, ability_marked=True)
    assert not can_heal(knight.with_knight(0, health=2, radiation=3).world, 0, "health")
    down = knight.run(Suffer(0, 1, "card"))
    assert down.knight(0).is_knocked_out
    assert not down.knight(0).conscious
    assert (
        riders(KATE)
        .with_knight(0, health=1)
        .run(Run(0, "test", (Effect("lose", 1, "health"),)))
        .knight(0)
        .conscious
        is False
    )


@rule("WR-RULING-43")
def test_without_a_vehicle_there_is_no_fuel() -> None:
    game = riders(KATE).car(0, None).run(Run(0, "test", (Effect("gain", 3, "fuel"),)))
    assert game.knight(0).fuel == 0


def test_kate_suffers_less_once_a_round() -> None:
    game = riders(KATE).run(Suffer(0, 2, "card"))
    assert game.do(UseAbility()).knight(0).radiation == 1
    assert game.do(Pass()).knight(0).radiation == 2


@rule("WR-KO-02")
def test_what_keeps_a_knight_from_falling() -> None:
    game = (
        riders(KATE).with_knight(0, health=1).luck(0, "l23_cudowne_ocalenie").give(0, "adrenal", "pocket_2")
    )
    game = game.run(Run(0, "test", (Effect("lose", 2, "health"),)))
    assert game.do(PlayLuck("l23_cudowne_ocalenie")).knight(0).health == 1
    woken = game.do(UseGear("pocket_2"))
    assert woken.knight(0).health == 2
    assert woken.knight(0).conscious
    fallen = game.do(Pass())
    assert not fallen.knight(0).conscious
    later = fallen.run(MoveTurn(0))
    assert later.refused(PlayLuck("l23_cudowne_ocalenie")) == "WR-RES-01"
    later = later.do(UseGear("pocket_2"))
    assert later.knight(0).conscious
    assert later.allows(ChooseMode("stay"))
