"""Every piece of gear that is no weapon and no armour used once; also texts of armour."""

import pytest

from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.fights import AttackHit, AttackRolled
from game.rules.wasteland_riders.events.journey import Escaped, SkillTestRolled
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.fight.fights import KnightFight
from game.rules.wasteland_riders.gear.carried import capacity
from game.rules.wasteland_riders.health.resources import Suffer
from game.rules.wasteland_riders.intents.common import (
    ChooseCard,
    ChooseMode,
    ChooseOption,
    DrawGear,
    Escape,
    GoOn,
    HoldBack,
    PlaceGear,
    PutOnBottom,
    RemoveBlue,
    TakeAction,
    UseGear,
)
from game.rules.wasteland_riders.intents.fights import ChooseSymbol, ChooseWeapon, UseEnemyText
from game.rules.wasteland_riders.movement.driving import mp_per_fuel
from game.rules.wasteland_riders.movement.planning import MoveTurn
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.skill_tests import SkillTest
from game.rules.wasteland_riders.supplies.vehicles import DamageVehicle
from tests.rules.wasteland_riders.cards.sheet_cards import GEAR
from tests.rules.wasteland_riders.cards.test_weapons import facing
from tests.rules.wasteland_riders.fight.test_fight_vectors import HELL, PIRATE, advantage, clash, fight
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import Table, riders
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
KATE, RUSSEL, HEAT, MATILDA = "kate_blanksheet", "russel_crown", "heat_leisure", "matilda_waltzer"
POCKET = "pocket_2"


def rolled(table: Table, skill: str, kind: str = "other") -> int:
    game = table.run(SkillTest(0, kind, (skill,), 7)).passed()
    return len(game.said(SkillTestRolled)[0].dice)


# Dice in tests


DICE = {
    "zestaw_prepersa": (KATE, "survival", 1, 2),
    "skrzynka_narzedziowa": (KATE, "repair", 3, 4),
    "podrecznik_medyka": (KATE, "medicine", 4, 5),
    "megafon": (KATE, "talk", 2, 3),
    "egzoszkielet": (KATE, "blades", 1, 2),
}


@rule("WR-TEST-02", "WR-GEAR-05")
@pytest.mark.parametrize("card", DICE)
def test_gear_that_adds_a_die(card: str) -> None:
    knight, skill, without, with_it = DICE[card]
    assert rolled(riders(knight), skill) == without
    assert rolled(riders(knight).give(0, card, POCKET), skill) == with_it
    assert rolled(riders(knight).give(0, card, "backpack"), skill) == without


@rule("WR-START-02")
def test_dice_of_starting_gear() -> None:
    assert rolled(riders(HEAT), "talk") == 3 + 1  # the marked deck
    assert rolled(riders(HEAT).give(0, "naboje", "pocket_1"), "talk") == 3  # it is covered
    assert rolled(riders(HEAT).give(0, "megafon", POCKET), "talk") == 3 + 1 + 1
    assert rolled(riders("bruce_billabong"), "survival") == 3 + 1
    assert rolled(riders("bruce_billabong").give(0, "zestaw_prepersa", POCKET), "survival") == 3 + 1


@rule("WR-GOLD-01")
def test_heavy_armour_takes_a_die_of_survival() -> None:
    assert rolled(riders(MATILDA), "survival") == 4
    assert rolled(riders(MATILDA).give(0, "pancerz_szturmowy", "torso"), "survival") == 3
    assert rolled(riders(MATILDA).give(0, "pancerz_szturmowy", "torso"), "talk") == 2


def escape_dice(card: str, table: Table) -> int:
    game = played(card, table).dice(*[1] * 9).do(Escape()).passed()
    return len(game.said(SkillTestRolled)[0].dice)


@rule("WR-WASTE-03")
def test_gear_that_helps_to_escape() -> None:
    hat, coat = (
        riders(KATE).give(0, "kapelusz_dundee", POCKET),
        riders(KATE).give(0, "plaszcz_lowcy", "torso"),
    )
    assert escape_dice("en03_puszek", riders(KATE)) == 1
    assert escape_dice("en03_puszek", hat) == 2  # a beast
    assert escape_dice("ev01_tornado", hat) == 2  # weather
    assert escape_dice("ev11_trzesienie_ziemi", hat) == 1  # a place
    assert escape_dice("ev11_trzesienie_ziemi", coat) == 2
    assert rolled(coat, "survival") == 1


# Cards that are discarded


ONCE = {
    "med_szpryca": {"ammo": 1, "fuel": 1, "radiation": 2, "health": 3},
    "naboje": {"ammo": 3, "fuel": 1, "radiation": 2, "health": 1},
    "rad_out": {"ammo": 1, "fuel": 1, "radiation": 0, "health": 1},
    "kanister": {"ammo": 1, "fuel": 3, "radiation": 2, "health": 1},
}


@rule("WR-GEAR-19", "WR-GEAR-18")
@pytest.mark.parametrize("card", ONCE)
def test_supplies_for_any_time(card: str) -> None:
    table = riders(KATE).with_knight(0, ammo=1, fuel=1, radiation=2, health=1).give(0, card, POCKET)
    game = table.run(MoveTurn(0)).do(UseGear(POCKET))
    knight = game.knight(0)
    assert {name: knight.resource(name) for name in ONCE[card]} == ONCE[card]
    assert game.discarded("green") == (card,)
    assert POCKET not in knight.gear
    assert game.allows(ChooseMode("stay"))


@rule("WR-RES-01")
@pytest.mark.parametrize("card", ONCE)
def test_supplies_that_would_change_nothing_are_kept(card: str) -> None:
    game = riders(KATE).give(0, card, POCKET).run(MoveTurn(0))
    assert game.refused(UseGear(POCKET)) == "WR-RES-01"


def test_a_smoke_grenade_gives_three_dice_for_an_escape() -> None:
    game = played("en18_wielkolud", riders(KATE).give(0, "granat_dymny", POCKET)).do(Escape())
    game = game.dice(*[1] * 4, 7).do(UseGear(POCKET))
    assert len(game.said(SkillTestRolled)[0].dice) == 2 + 3
    assert game.said(Escaped)[0].ok
    assert game.discarded("green") == ("granat_dymny",)


@pytest.mark.parametrize(
    ("card", "colour", "loss"), [("koktajl_molotowa", "green", 1), ("granat_odlamkowy", "yellow", 2)]
)
def test_grenades_hurt_at_near_and_medium(card: str, colour: str, loss: int) -> None:
    table = riders(RUSSEL).give(0, card, POCKET)
    game = fight(table, 0, HELL).do(UseGear(POCKET))
    assert game.fight.blue.wounds == loss
    assert advantage(game) == 0
    assert game.discarded(colour) == (card,)
    # The window is not opened at Far: nothing there may be used.
    far = fight(table, 0, "en10_snajperka").do(UseEnemyText("en10_snajperka"))
    assert far.fight.range == "far"
    assert far.asked() == {0, 2}


@rule("WR-RULING-37")
def test_a_grenade_hurts_a_knight_through_his_armour() -> None:
    table = riders(RUSSEL).give(0, "granat_odlamkowy", POCKET).put(1, "M1").with_world(active=0)
    game = table.run(KnightFight(0, 1)).do(UseGear(POCKET))
    assert game.knight(1).health == 2


def test_stimulants_help_any_test() -> None:
    game = riders(KATE).give(0, "stymulanty", POCKET)
    tested = game.run(SkillTest(0, "other", ("survival",), 7)).do(UseGear(POCKET))
    assert len(tested.said(SkillTestRolled)[0].dice) == 1 + 2
    assert tested.discarded("yellow") == ("stymulanty",)
    shot = clash(facing(game, "medium", PIRATE), "attack", "preparation").do(ChooseWeapon("hand_left", "mid"))
    assert len(shot.do(UseGear(POCKET)).said(AttackRolled)[0].dice) == 2 + 1 + 2
    struck = clash(facing(game, "near", PIRATE), "preparation", "attack").dice(1, 1).do(ChooseSymbol("short"))
    assert len(struck.said(AttackRolled)[0].dice) == 2  # it is not his own test


@rule("WR-KO-02")
def test_adrenal_keeps_a_knight_on_his_feet() -> None:
    table = riders(RUSSEL).give(0, "adrenal", POCKET).with_knight(0, radiation=3, health=1)
    game = table.run(Run(0, "test", (Effect("lose", 1, "health"),))).do(UseGear(POCKET))
    assert game.knight(0).conscious
    assert game.counters(0)[2:] == (3, 2)
    assert game.discarded("red") == ("adrenal",)
    both = table.run(Run(0, "test", (Effect("suffer", 1),))).do(UseGear(POCKET))
    assert both.counters(0)[2:] == (2, 1)


@rule("WR-ATK-22", "WR-CEND-12")
def test_adrenal_wakes_a_beaten_knight_only_after_the_fight() -> None:
    table = riders(RUSSEL).give(0, "adrenal", POCKET).with_knight(0, health=1)
    game = clash(facing(table, "near"), "preparation", "attack").dice(5, 1, 1, 1).do(ChooseSymbol("melee"))
    assert game.world.fight is None
    assert not game.knight(0).conscious
    game = game.do(UseGear(POCKET))
    assert game.knight(0).conscious
    assert game.knight(0).health == 2


# Cards that are marked


@rule("WR-REST-04", "WR-GEAR-13")
@pytest.mark.parametrize(
    ("card", "then", "counters"),
    [
        ("apteczka", (ChooseOption(0),), (2, 2)),
        ("apteczka", (ChooseOption(1),), (1, 1)),
        ("serum_regeneracyjne", (), (1, 2)),
        ("walizka_chirurga", (), (2, 3)),
    ],
)
def test_medicine_of_the_rest_step(
    card: str, then: tuple[ChooseOption, ...], counters: tuple[int, int]
) -> None:
    game = riders(RUSSEL, step="rest").with_knight(0, health=1, radiation=2).give(0, card, POCKET)
    game = game.run(RestGear(0)).do(UseGear(POCKET), *then)
    assert game.counters(0)[2:] == counters
    assert game.knight(0).gear[POCKET].marked
    assert game.refused(UseGear(POCKET)) == "WR-GEAR-13"
    moving = riders(RUSSEL).with_knight(0, health=1).give(0, card, POCKET).run(MoveTurn(0))
    assert moving.refused(UseGear(POCKET)) == "WR-GEAR-18"


def test_a_hazmat_suit_keeps_radiation_off_once_a_round() -> None:
    game = riders(RUSSEL).give(0, "kombinezon_hazmat", "torso").run(Suffer(0, 2, "card")).do(UseGear("torso"))
    assert game.knight(0).radiation == 1
    assert game.knight(0).gear["torso"].marked
    assert game.run(Suffer(0, 1, "card")).knight(0).radiation == 2


@rule("WR-COMB-05")
def test_what_is_marked_before_a_fight() -> None:
    bomber = fight(riders(RUSSEL).give(0, "mini_bomber", POCKET), 0, HELL).do(UseGear(POCKET))
    assert bomber.fight.blue.wounds == 1
    assert bomber.knight(0).gear[POCKET].marked
    banner = fight(riders(RUSSEL).give(0, "sztandar_reduty", POCKET), 0, HELL).do(UseGear(POCKET))
    assert advantage(banner) == 2
    assert banner.knight(0).gear[POCKET].marked
    fierce = fight(riders(RUSSEL).give(0, "sztandar_reduty", POCKET), 0, "en18_wielkolud")
    assert fierce.asked() == {0, 2}  # against a fierce enemy nobody is asked


def test_the_remote_takes_three_dice_of_a_robot_for_the_whole_fight() -> None:
    table = riders(RUSSEL).give(0, "pilot_cerbero", POCKET)
    game = fight(table, 0, "en23_straznik_cerbero").do(UseGear(POCKET))
    assert game.knight(0).gear[POCKET].marked
    game = clash(game, "preparation", "attack").dice(1).do(ChooseSymbol("mid"))
    assert len(game.said(AttackRolled)[0].dice) == 4 - 3
    game = clash(game, "attack", "burst", ChooseWeapon("hand_left", "mid")).dice(*[1] * 9)
    assert len(game.do(ChooseSymbol("mid")).said(AttackRolled)[1].dice) == 4 + 1 - 3
    assert fight(table, 0, HELL).asked() == {0, 2}  # no robot


def test_the_holy_bullet_and_dum_dumy() -> None:
    table = riders(RUSSEL).give(0, "swiety_naboj", "pocket_1").give(0, "dum_dumy", POCKET)
    game = clash(facing(table, "medium"), "attack", "preparation").do(ChooseWeapon("hand_left", "mid"))
    game = game.do(UseGear("pocket_1")).dice(7, 1, 1, 1, 1).do(UseGear(POCKET))
    assert game.said(AttackHit)[0].damage == 1 + 2 + 1
    assert game.knight(0).ammo == 4 - 1 - 1
    assert game.knight(0).gear["pocket_1"].marked
    assert not game.knight(0).gear[POCKET].marked
    bow = riders(RUSSEL).give(0, "luk_bloczkowy", "hand_left").give(0, "swiety_naboj", "pocket_1")
    shot = clash(facing(bow, "medium"), "attack", "preparation").dice(7, 1, 1, 1, 1)
    assert shot.do(ChooseWeapon("hand_left", "mid")).said(AttackHit)[0].damage == 1  # nobody is asked


def test_a_repair_kit_saves_the_vehicle_once_a_round() -> None:
    game = riders(RUSSEL).give(0, "zestaw_naprawczy", POCKET).run(DamageVehicle(0)).do(UseGear(POCKET))
    assert not game.car_of(0).damaged
    assert game.knight(0).gear[POCKET].marked
    assert game.run(DamageVehicle(0)).car_of(0).damaged


def test_a_metal_detector_finds_one_green_card_more() -> None:
    table = riders(RUSSEL, step="exploration").put(0, "S3").give(0, "wykrywacz_metali", POCKET)
    game = table.deck("green", "naboje", "rewolwer").run(ExploreTurn(0)).do(TakeAction("a10_loot"))
    game = game.do(UseGear(POCKET))
    game = game.do(DrawGear()) if DrawGear() in game.legal() else game
    game = game.do(ChooseCard("naboje"), PlaceGear("backpack"))
    assert game.knight(0).backpack[0].card == "rewolwer"
    assert game.discarded("green") == ("naboje",)
    assert game.knight(0).gear[POCKET].marked
    yellow = table.put(0, "S10").run(ExploreTurn(0)).do(TakeAction("a11_vault"), ChooseOption(0))
    assert not yellow.allows(UseGear(POCKET))


def test_the_satellite_radio_discards_a_revealed_card() -> None:
    table = riders(RUSSEL).give(0, "radio_satelitarne", POCKET)
    game = drive(table.deck("wasteland", "en18_wielkolud", "ev08_kupiec"), 0, "C2", "R5")
    game = game.do(UseGear(POCKET), ChooseCard("en18_wielkolud"))
    assert game.move.revealed == ("ev08_kupiec",)
    assert game.knight(0).gear[POCKET].marked
    alone = drive(table.deck("wasteland", "ev08_kupiec"), 0, "C3", "R6")
    assert alone.asked() == {2}  # one card must stay


# Cards for a movement


@rule("WR-MOVE-11")
@pytest.mark.parametrize(("card", "mp"), [("atlas_drogowy", 1), ("nawigacja", 2)])
def test_maps_give_movement_points_once_a_move(card: str, mp: int) -> None:
    table = riders(RUSSEL).give(0, card, POCKET).deck("wasteland", "ev08_kupiec")
    game = drive(table, 0, "C3", "R6")
    assert game.move.mp == 4 + mp - 1
    assert game.knight(0).fuel == 3


def test_a_fuel_cell_fills_up_before_the_movement() -> None:
    table = riders(RUSSEL).give(0, "ogniwo_paliwowe", POCKET).with_knight(0, fuel=2)
    game = drive(table.deck("wasteland", "ev08_kupiec"), 0, "C3", "R6").do(UseGear(POCKET))
    assert game.knight(0).fuel == 2 + 1 - 1
    assert game.knight(0).gear[POCKET].marked


def test_the_black_box_looks_ahead() -> None:
    table = riders(RUSSEL).give(0, "czarna_skrzynka", POCKET).deck("wasteland", "ev01_tornado", "ev08_kupiec")
    game = drive(table, 0, "C3", "R6").do(UseGear(POCKET))
    assert set(game.knight(0).looking) == {"ev01_tornado", "ev08_kupiec"}
    game = game.do(PutOnBottom("ev01_tornado"), PutOnBottom("ev08_kupiec"))
    assert set(game.world.decks["wasteland"][-2:]) == {"ev01_tornado", "ev08_kupiec"}
    assert game.knight(0).gear[POCKET].marked


def test_turbo_injection_gives_a_point_for_every_fuel() -> None:
    game = riders("mel_gearson").car(0, "turystyk", tuning=("turbowtrysk",))
    assert mp_per_fuel(game.world, 0) == 4 + 1 + 1
    game = drive(game.deck("wasteland", "ev08_kupiec"), 0, "C3", "R6")
    assert game.move.mp == 6 - 1
    assert game.do(HoldBack(), GoOn()).move.mp == 6 - 2


@rule("WR-REST-06", "WR-BLUE-04", "WR-ATT-07")
@pytest.mark.parametrize("spot", ["hand_left", "backpack"])
def test_attachments_of_a_blue_card_that_is_removed_are_kept(spot: str) -> None:
    table = riders(RUSSEL, step="rest").give(0, "ostatni_argument", spot, on=("celownik_laserowy",))
    game = table.deck("red", "adrenal").run(RestGear(0))
    game = game.do(RemoveBlue("backpack_1" if spot == "backpack" else spot), PlaceGear("vehicle"))
    assert game.knight(0).cargo[0].card == "celownik_laserowy"
    assert game.knight(0).reputation == 1
    game = game.do(DrawGear(), PlaceGear("pocket_1"))
    assert game.knight(0).gear["pocket_1"].card == "adrenal"
    assert game.world.removed == ("ostatni_argument",)


# Room for cards


@rule("WR-GEAR-03")
@pytest.mark.parametrize("card", ["plecak_wojskowy", "egzoszkielet"])
def test_what_makes_the_backpack_larger(card: str) -> None:
    game = riders(RUSSEL).give(0, card, POCKET)
    assert capacity(game.world.setting, game.knight(0), "backpack") == 3 + 2
    stowed = riders(RUSSEL).give(0, card, "backpack")
    assert capacity(stowed.world.setting, stowed.knight(0), "backpack") == 3


def test_no_card_is_missing() -> None:
    """What is not played here is a weapon, an armour, an attachment or a graft of the weapons' tests."""
    here = {*DICE, *ONCE, "s_znaczona_talia", "kapelusz_dundee", "granat_dymny", "koktajl_molotowa"}
    here |= {"granat_odlamkowy", "stymulanty", "adrenal", "apteczka", "serum_regeneracyjne"}
    here |= {"walizka_chirurga", "mini_bomber", "sztandar_reduty", "pilot_cerbero", "swiety_naboj"}
    here |= {"dum_dumy", "zestaw_naprawczy", "wykrywacz_metali", "radio_satelitarne", "atlas_drogowy"}
    here |= {"nawigacja", "ogniwo_paliwowe", "czarna_skrzynka", "turbowtrysk", "plecak_wojskowy"}
    rows = {card: row.split()[2:4] for card, row in GEAR.items()}
    others = {card for card, (kind, _) in rows.items() if kind in ("weapon", "armour")}
    assert here | others | {"cyberlapa", "luski", "pas_mistrza"} == set(GEAR)
