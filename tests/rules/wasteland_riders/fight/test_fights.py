"""Fights chapter by chapter: frame, combat cards, range, attacks, advantage, end."""

import pytest
from msgspec.structs import replace

from game.rules.wasteland_riders.events.fights import (
    AdvantageMoved,
    AttackBegan,
    AttackHit,
    AttackMissed,
    AttackRolled,
    ClashStarted,
    CombatCardsRevealed,
    DamageStopped,
    FightDecided,
    FightEnded,
    FightStarted,
)
from game.rules.wasteland_riders.fight.clashes import Rearranging
from game.rules.wasteland_riders.fight.fights import Fighting
from game.rules.wasteland_riders.gear.weapons import armour_of, fighting
from game.rules.wasteland_riders.intents.common import (
    Attach,
    ChooseOption,
    Done,
    FaceIt,
    GoOn,
    MoveGear,
    Pass,
    PlayLuck,
    UseGear,
)
from game.rules.wasteland_riders.intents.fights import (
    Advance,
    ChooseCombatCard,
    ChooseSymbol,
    ChooseWeapon,
    Retreat,
)
from tests.rules.wasteland_riders.fight.test_fight_vectors import DINGO, HELL, PIRATE, advantage, clash, fight
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import Table, riders, setting

rule = pytest.mark.rule
RUSSEL, DAVID, HUGH = "russel_crown", "david_mayhem", "hugh_jackal"


def at_range(table: Table, name: str) -> Table:
    assert table.world.fight is not None
    return table.with_world(fight=replace(table.world.fight, range=name))


def roll(table: Table) -> AttackRolled:
    rolled: AttackRolled = table.said(AttackRolled)[0]
    return rolled


# Frame


@rule("WR-COMB-02", "WR-SCAV-04", "WR-SCAV-05")
def test_only_the_fighters_use_anything() -> None:
    table = (
        riders(RUSSEL)
        .luck(2, "l16_klik", "l18_presja")
        .luck(1, "l22_pech")
        .give(2, "koktajl_molotowa", "pocket_1")
    )
    game = fight(table, 0, PIRATE)
    game = clash(game, "attack", "preparation").dice(1, 1, 1, 1, 1).do(ChooseWeapon("hand_left", "mid"))
    assert game.said(AttackRolled)
    assert game.asked() == {0, 2}
    assert game.world.fight is not None
    assert game.world.fight.clash == 2


@rule("WR-COMB-03", "WR-COMB-04", "WR-COMB-06", "WR-COMB-08", "WR-COMB-10", "WR-CARD-02")
def test_a_fight_has_three_clashes_at_most() -> None:
    game = fight(riders(RUSSEL), 0, PIRATE)
    assert game.said(FightStarted)[0].fight.range == "medium"
    assert advantage(game) == 0
    for number in (1, 2, 3):
        assert game.fight.clash == number
        game = clash(game, "range_change", "range_change", Advance(), Retreat())
    assert game.said(FightEnded)
    assert not game.said(ClashStarted)


@rule("WR-COMB-05")
def test_before_a_fight_effects_are_used_in_turn() -> None:
    table = riders(RUSSEL).give(0, "mini_bomber", "pocket_1").give(0, "sztandar_reduty", "pocket_2")
    game = fight(table, 0, PIRATE).do(UseGear("pocket_1"))
    assert game.fight.blue.wounds == 1
    game = game.do(UseGear("pocket_2"))
    assert advantage(game) == 2
    assert game.knight(0).gear["pocket_2"].marked


@rule("WR-RULING-37", "WR-COMB-09")
def test_a_direct_loss_may_end_the_fight() -> None:
    game = fight(riders(RUSSEL).give(0, "mini_bomber", "pocket_1"), 0, "en22_dron_patrolowy").do(
        UseGear("pocket_1")
    )
    assert game.world.fight is None
    assert game.said(FightDecided)[0].seat == 0
    molotov = fight(riders(RUSSEL).give(0, "granat_odlamkowy", "pocket_1"), 0, PIRATE).do(UseGear("pocket_1"))
    assert molotov.world.fight is None


# Combat cards


@rule("WR-CARD-01", "WR-RULING-34", "WR-INFO-01")
def test_cards_are_chosen_face_down_and_revealed_together() -> None:
    game = fight(riders(RUSSEL), 0, PIRATE)
    assert game.asked() == {0, 2}
    game = game.do(ChooseCombatCard("attack"), by=0)
    assert game.asked() == {2}
    assert fighting(game.view(2)).red.card == "hidden"
    assert fighting(game.view(1)).red.card == "hidden"
    assert fighting(game.view(0)).red.card == "attack"
    game = game.do(ChooseCombatCard("preparation"))
    assert game.said(CombatCardsRevealed)[0].red == "attack"
    assert fighting(game.view(1)).red.card == "attack"


@rule("WR-CARD-03", "WR-CARD-04", "WR-CARD-05", "WR-CARD-13", "WR-CARD-16")
def test_cards_that_ignore_initiative_come_first_the_active_knights_before_the_others() -> None:
    game = clash(fight(riders(RUSSEL), 0, PIRATE), "range_change", "range_change")
    assert game.asked() == {0}
    game = game.do(Advance())
    assert game.asked() == {2}
    mixed = clash(fight(riders(RUSSEL), 0, PIRATE), "attack", "range_change")
    assert mixed.asked() == {2}
    assert mixed.refused(ChooseSymbol("short")) == "WR-CARD-13"


@rule("WR-CARD-07", "WR-ATT-07", "WR-PREP-14")
def test_defence_lets_a_knight_rearrange_but_no_attachments() -> None:
    table = riders(RUSSEL).give(0, "karabin", "backpack").give(0, "celownik", "vehicle")
    game = clash(fight(table, 0, PIRATE), "defence", "preparation")
    assert isinstance(game.top, Rearranging)
    assert game.refused(Attach("vehicle_1", "hand_left")) == "WR-ATT-07"
    game = game.do(MoveGear("backpack_1", "hand_left"), Done())
    assert game.knight(0).gear["hand_left"].card == "karabin"


@rule("WR-CARD-08", "WR-CARD-06")
def test_defence_of_an_enemy_only_takes_dice() -> None:
    game = clash(fight(riders(RUSSEL), 0, PIRATE), "preparation", "defence")
    assert advantage(game) == 2
    assert game.asked() == {0, 2}


@rule("WR-CARD-09", "WR-CARD-12", "WR-CARD-11")
def test_preparation_helps_the_next_attack() -> None:
    game = clash(fight(riders(RUSSEL), 0, PIRATE), "preparation", "preparation")
    assert advantage(game) == 0
    assert game.allows(ChooseCombatCard("defence"), by=0)
    game = clash(game, "attack", "defence").dice(*[1] * 6, 9).do(ChooseWeapon("hand_left", "mid"))
    assert len(roll(game).dice) == 4 + 1 + 2 - 2
    assert roll(game).tens == sum(die >= 9 for die in roll(game).dice)


@rule("WR-CARD-18", "WR-RANGE-11", "WR-CARD-14")
def test_a_range_change_works_from_the_next_clash_on() -> None:
    game = clash(fight(riders(RUSSEL), 0, PIRATE), "attack", "range_change", Advance())
    assert game.fight.range == "medium"
    game = game.dice(*[1] * 4).do(ChooseWeapon("hand_left", "mid"))
    assert roll(game).difficulty == 7
    assert len(roll(game).dice) == 4 + 1 - 1
    assert game.fight.range == "near"


@rule("WR-CARD-20", "WR-RANGE-02", "WR-CARD-23", "WR-ATK-03")
def test_an_attack_needs_a_symbol_of_the_range_and_ammo() -> None:
    game = fight(riders(HUGH), 0, DINGO)
    assert game.refused(ChooseCombatCard("attack"), by=0) == "WR-CARD-20"  # claws at Medium
    assert game.refused(ChooseCombatCard("attack"), by=2) == "WR-CARD-23"
    assert game.refused(ChooseCombatCard("burst"), by=2) == "WR-CARD-23"
    near = at_range(game, "near")
    assert near.allows(ChooseCombatCard("attack"), by=0)
    assert near.allows(ChooseCombatCard("attack"), by=2)
    empty = fight(riders(RUSSEL).with_knight(0, ammo=0), 0, PIRATE)
    assert empty.refused(ChooseCombatCard("attack"), by=0) == "WR-CARD-20"


@rule("WR-CARD-21", "WR-ATK-07", "WR-RES-06", "WR-CARD-24")
def test_what_an_attack_costs_and_gives() -> None:
    game = clash(fight(riders(RUSSEL), 0, PIRATE), "attack", "preparation")
    missed = game.dice(*[1] * 5).do(ChooseWeapon("hand_left", "mid"))
    assert missed.knight(0).ammo == 3
    assert advantage(missed) == 1
    hit = game.dice(7, 1, 1, 1, 1).do(ChooseWeapon("hand_left", "mid"))
    assert advantage(hit) == 2
    melee = clash(at_range(fight(riders(HUGH), 0, DINGO), "near"), "attack", "preparation")
    assert melee.dice(*[1] * 4).do(ChooseWeapon("hand_left", "melee")).knight(0).ammo == 4


@rule("WR-RULING-32")
def test_a_bayonet_burst_costs_no_ammo() -> None:
    table = riders(RUSSEL).give(0, "karabin", "hand_left", on=("bagnet",)).with_knight(0, ammo=0)
    game = clash(at_range(fight(table, 0, DINGO), "near"), "burst", "preparation")
    game = game.dice(*[1] * 5).do(ChooseWeapon("hand_left", "melee"))
    assert len(roll(game).dice) == 3 + 1
    assert game.knight(0).ammo == 0


# Range


@rule("WR-RANGE-01", "WR-RANGE-05", "WR-RANGE-06", "WR-RANGE-09", "WR-RULING-14")
def test_range_cards() -> None:
    combat = setting(1).content.combat
    table = {
        name: [(one.symbol, one.dice) for one in combat.range(name).symbols]
        for name in ("near", "medium", "far")
    }
    assert table == {
        "near": [("short", 0), ("melee", 0), ("mid", -1)],
        "medium": [("mid", 1), ("short", -1), ("long", -1)],
        "far": [("long", 2), ("mid", -1)],
    }


@rule("WR-RANGE-03", "WR-RANGE-04", "WR-RANGE-07", "WR-RANGE-08")
@pytest.mark.parametrize(("symbol", "dice"), [("mid", 3 - 1), ("long", 3 + 2)])
def test_a_knight_chooses_among_the_symbols_of_his_weapon(symbol: str, dice: int) -> None:
    game = at_range(fight(riders(DAVID), 0, PIRATE).do(Pass()), "far")
    game = clash(game, "attack", "preparation").dice(*[1] * 5).do(ChooseWeapon("hand_left", symbol))
    assert len(roll(game).dice) == dice


@rule("WR-RANGE-10")
def test_the_silent_hunter_sets_the_range() -> None:
    game = clash(fight(riders(RUSSEL), 0, "en07_cichy_lowca"), "range_change", "preparation", Retreat())
    assert game.fight.range == "near"
    assert advantage(game) == -1


# Attack


@rule("WR-ATK-01", "WR-ATK-02", "WR-ATK-12")
def test_weapons_are_chosen_openly_the_active_knight_first() -> None:
    game = clash(fight(riders(RUSSEL), 0, HELL), "attack", "attack")
    assert game.asked() == {0}
    game = game.do(ChooseWeapon("hand_left", "mid"))
    assert game.asked() == {2}
    assert fighting(game.view(2)).red.symbol == "mid"
    game = game.dice(*[1] * 9).do(ChooseSymbol("short"))
    assert [one.side for one in game.said(AttackBegan)] == ["red", "blue"]
    assert [one.side for one in game.said(AttackMissed)] == ["red", "blue"]
    none = clash(fight(riders(RUSSEL), 0, HELL), "defence", "preparation")
    assert not none.said(AttackBegan)


@rule("WR-ATK-10", "WR-ATK-25", "WR-TEST-03")
def test_the_pool_is_never_below_one_and_enemies_ignore_wounds() -> None:
    table = riders("hugh_jackal").give(0, "rewolwer", "hand_left").with_knight(0, health=1)
    game = (
        clash(fight(table, 0, "en02_inhr"), "attack", "defence").dice(1).do(ChooseWeapon("hand_left", "mid"))
    )
    assert len(roll(game).dice) == 1
    hurt = fight(riders(RUSSEL), 0, HELL)
    hurt = hurt.with_world(fight=replace(hurt.fight, blue=replace(hurt.fight.blue, wounds=2)))
    hurt = clash(hurt, "preparation", "attack").dice(*[1] * 4).do(ChooseSymbol("mid"))
    assert len(roll(hurt).dice) == 4


@rule("WR-ATK-13", "WR-ATK-14", "WR-ATK-16", "WR-ATK-17", "WR-ATK-18")
def test_damage_armour_and_piercing() -> None:
    table = riders(RUSSEL).give(0, "rewolwer", "hand_left")
    game = (
        clash(fight(table, 0, HELL), "attack", "preparation")
        .dice(7, 8, 10, 1, 1)
        .do(ChooseWeapon("hand_left", "mid"))
    )
    assert game.said(AttackHit)[0].damage == 1 + 1  # two plain successes are no more than one
    assert not game.said(DamageStopped)  # piercing 1 against armour 1
    assert game.fight.blue.wounds == 2


@rule("WR-ATK-15", "WR-ATK-21")
def test_tens_that_deal_two() -> None:
    game = at_range(fight(riders(HUGH), 0, "en15_krokoszczur"), "near")
    game = clash(game, "attack", "preparation").dice(10, 10, 1, 1).do(ChooseWeapon("hand_left", "melee"))
    assert game.said(AttackHit)[0].damage == 1 + 2 * 2 + 1
    gun = clash(
        fight(riders(RUSSEL).give(0, "ostatni_argument", "hand_left"), 0, HELL), "attack", "preparation"
    )
    gun = gun.dice(10, 1, 1, 1, 1).do(ChooseWeapon("hand_left", "mid"))
    assert gun.said(AttackHit)[0].damage == 1 + 2 + 2


@rule("WR-ATK-11", "WR-LUCK-05", "WR-ATK-21")
def test_cards_around_an_attack() -> None:
    table = (
        riders(RUSSEL)
        .luck(0, "l03_szybciej_szybciej", "l15_ostatni_naboj", "l07_poprawka")
        .give(0, "dum_dumy", "pocket_1")
    )
    game = (
        clash(fight(table, 0, HELL).passed(), "attack", "preparation")
        .passed()
        .do(ChooseWeapon("hand_left", "mid"))
    )
    game = game.do(PlayLuck("l03_szybciej_szybciej"), PlayLuck("l15_ostatni_naboj"), UseGear("pocket_1"))
    assert game.refused(UseGear("pocket_1")) == "WR-GEAR-18"
    game = game.dice(*[1] * 7, *[7] * 7).do(Pass())
    assert len(roll(game).dice) == 7
    assert game.knight(0).ammo == 3
    game = game.do(PlayLuck("l07_poprawka")).passed()
    assert game.said(AttackHit)[0].damage == 1 + 1 + 1


@rule("WR-ATK-09")
def test_dum_dumy_leave_the_ammo_of_the_attack() -> None:
    table = riders(RUSSEL).give(0, "dum_dumy", "pocket_1").with_knight(0, ammo=1)
    game = (
        clash(fight(table, 0, HELL), "attack", "preparation")
        .dice(*[1] * 5)
        .do(ChooseWeapon("hand_left", "mid"))
    )
    assert game.said(AttackRolled)  # no window: the one ammo is needed for the attack itself


def test_cards_of_the_defender() -> None:
    table = riders(RUSSEL).luck(0, "l16_klik", "l10_rykoszet")
    game = clash(fight(table, 0, HELL).passed(), "preparation", "attack").passed().do(ChooseSymbol("mid"))
    game = game.dice(7, 7).do(PlayLuck("l16_klik")).passed(until=PlayLuck("l10_rykoszet"))
    assert len(roll(game).dice) == 2
    game = game.do(PlayLuck("l10_rykoszet")).passed()
    assert game.knight(0).health == 4


def test_change_of_plans_and_pressure() -> None:
    table = riders(RUSSEL).luck(0, "l17_zmiana_planow", "l18_presja")
    game = clash(fight(table, 0, PIRATE).passed(), "preparation", "preparation").do(
        PlayLuck("l17_zmiana_planow")
    )
    assert game.refused(ChooseCombatCard("preparation")) == "WR-CARD-01"
    game = game.do(ChooseCombatCard("defence")).passed(until=PlayLuck("l18_presja"))
    game = game.do(PlayLuck("l18_presja")).passed()
    assert advantage(game) == 2 - 2
    fierce = fight(riders(RUSSEL).luck(0, "l18_presja"), 0, "en18_wielkolud")
    fierce = clash(fierce.passed(), "defence", "preparation").passed(until=PlayLuck("l18_presja"))
    assert PlayLuck("l18_presja") not in fierce.legal(0)


@rule("WR-ATK-20", "WR-ADV-01")
def test_no_advantage_is_counted_when_somebody_is_defeated() -> None:
    game = clash(fight(riders(RUSSEL).give(0, "minigun", "hand_left"), 0, PIRATE), "attack", "preparation")
    game = game.dice(10, 1, 1, 1, 1).do(ChooseWeapon("hand_left", "mid"))
    assert not game.said(AdvantageMoved)
    assert game.said(FightDecided)[0].winner == "red"


@rule("WR-ATK-23", "WR-RES-04")
def test_armour_stops_damage_but_no_loss() -> None:
    table = riders(RUSSEL).give(0, "pancerz_szturmowy", "torso")
    assert armour_of(table.world, fight(table, 0, PIRATE).fight.red) == 3
    game = clash(fight(table, 0, HELL), "preparation", "attack").dice(7, 1, 1, 1).do(ChooseSymbol("mid"))
    assert game.knight(0).health == 4
    assert game.said(DamageStopped)[0].n == 2
    lost = played("ev04_kwasny_deszcz", table)
    assert lost.do(FaceIt()).knight(0).health == 3


@rule("WR-ATK-26")
def test_armour_of_a_knight() -> None:
    chris = fight(riders("chris_hammersworn"), 0, PIRATE)
    assert armour_of(chris.world, chris.fight.red) == 1
    scales = fight(riders(RUSSEL).graft(0, "luski"), 0, PIRATE)
    assert armour_of(scales.world, scales.fight.red) == 1
    plates = fight(riders(RUSSEL).give(0, "kamizelka", "torso", on=("blachy_pancerne",)), 0, PIRATE)
    assert armour_of(plates.world, plates.fight.red) == 3


@rule("WR-ADV-06", "WR-ADV-10")
def test_healing_never_changes_advantage() -> None:
    table = riders(RUSSEL).give(0, "med_szpryca", "pocket_1")
    game = clash(fight(table, 0, HELL), "preparation", "attack").dice(7, 1, 1, 1).do(ChooseSymbol("mid"))
    game = game.do(UseGear("pocket_1"))
    assert game.knight(0).health == 4
    assert advantage(game) == -(1 + 2)


# End


@rule("WR-CEND-01", "WR-CEND-02", "WR-CEND-08")
def test_a_win_by_advantage_counts_as_a_defeat() -> None:
    game = fight(riders(RUSSEL).contract("c02_ladne_trofeum").with_knight(0, fuel=1), 0, PIRATE)
    for _ in range(3):
        game = clash(game, "range_change", "range_change", Advance(), Retreat())
    assert game.knight(0).fuel == 3
    assert game.knight(0).reputation == 2


@rule("WR-CEND-05", "WR-CEND-06")
def test_a_draw_brings_nothing() -> None:
    game = fight(riders(RUSSEL).with_knight(0, fuel=1), 0, PIRATE)
    for red, blue in (("preparation", "preparation"), ("defence", "defence"), ("defence", "defence")):
        game = clash(game, red, blue)
    assert game.said(FightDecided)[0].winner is None
    assert game.knight(0).fuel == 1


@rule("WR-CEND-03", "WR-SCAV-06", "WR-CEND-09", "WR-CEND-12")
def test_losing_by_a_knock_out() -> None:
    table = riders(RUSSEL).with_knight(0, health=1)
    game = table.with_world(active=0).run(Fighting(0, HELL))
    game = clash(game, "preparation", "attack").dice(7, 1, 1, 1).do(ChooseSymbol("mid"))
    assert not game.knight(0).conscious
    assert game.world.fight is None
    assert all(game.knight(seat).reputation == 0 for seat in range(4))


@rule("WR-CEND-10", "WR-CEND-09", "WR-WASTE-12", "WR-WASTE-16")
def test_a_loser_goes_on_unless_he_is_stopped() -> None:
    lost = played("en11_banda_srubokreta", riders(RUSSEL)).do(FaceIt())
    for _ in range(3):
        lost = clash(lost, "range_change", "range_change", Retreat(), Advance())
    assert lost.said(FightDecided)[0].winner == "blue"
    assert lost.allows(GoOn())
    stopped = played("en06_kopacz", riders(RUSSEL)).do(FaceIt())
    for _ in range(3):
        stopped = clash(stopped, "range_change", "range_change", Retreat(), Advance())
    assert stopped.car_of(0).damaged
    assert stopped.is_done
    assert stopped.discarded("wasteland") == ("en06_kopacz",)


@rule("WR-CEND-11")
def test_soldiers_pay_after_a_won_fight() -> None:
    game = fight(riders(RUSSEL).with_knight(0, ammo=1), 0, PIRATE)
    for _ in range(3):
        game = clash(game, "range_change", "range_change", Advance(), Retreat())
    assert game.do(ChooseOption(0)).knight(0).ammo == 2
