"""Every enemy of the wasteland attacks, gives its reward, and does what its text says."""

import pytest
from msgspec.structs import replace

from game.rules.wasteland_riders.events.fights import AttackRolled, EnemyLost, FightDecided, FighterDefeated
from game.rules.wasteland_riders.events.journey import MovementStopped
from game.rules.wasteland_riders.intents.common import (
    ChooseGear,
    DrawGear,
    Escape,
    FaceIt,
    GoOn,
    Pass,
    PlaceGear,
    UseAbility,
)
from game.rules.wasteland_riders.intents.fights import (
    Advance,
    ChooseCombatCard,
    ChooseSymbol,
    ChooseWeapon,
    Retreat,
    UseEnemyText,
)
from tests.rules.wasteland_riders.cards.sheet_cards import ENEMIES
from tests.rules.wasteland_riders.cards.test_weapons import facing
from tests.rules.wasteland_riders.fight.test_fight_vectors import advantage, clash, fight
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import Table, riders

rule = pytest.mark.rule
RUSSEL, KATE = "russel_crown", "kate_blanksheet"

ATTACKS = {
    "en01_piekielni_jezdzcy": ("medium", "mid", 4, 2, 0),
    "en02_inhr": ("medium", "mid", 3, 1, 0),
    "en03_puszek": ("near", "melee", 5, 2, 1),
    "en04_tekla": ("near", "short", 3, 1, 0),
    "en05_wygnancy_alice": ("near", "melee", 3, 1, 0),
    "en06_kopacz": ("near", "melee", 4, 2, 1),
    "en07_cichy_lowca": ("near", "melee", 4, 2, 0),
    "en08_pirat_drogowy": ("near", "short", 2, 1, 0),
    "en09_kanibale": ("near", "melee", 3, 1, 0),
    "en10_snajperka": ("far", "long", 2, 2, 1),
    "en11_banda_srubokreta": ("medium", "mid", 3, 1, 0),
    "en12_baron_paliwowy": ("medium", "short", 4, 2, 0),
    "en13_stado_dingo": ("near", "melee", 3, 1, 0),
    "en14_wsciekly_skoczek": ("near", "melee", 2, 2, 0),
    "en15_krokoszczur": ("near", "melee", 4, 2, 0),
    "en16_emu_zaglady": ("near", "melee", 3, 1, 0),
    "en17_piaskowy_tajpan": ("near", "melee", 2, 1, 0),
    "en18_wielkolud": ("near", "melee", 4, 3, 1),
    "en19_blizniaki": ("medium", "mid", 3, 1, 0),
    "en20_swietlik": ("near", "short", 3, 1, 0),
    "en21_topielec": ("near", "melee", 3, 2, 0),
    "en22_dron_patrolowy": ("far", "long", 2, 1, 0),
    "en23_straznik_cerbero": ("far", "long", 4, 1, 0),
    "en24_kombajn_bojowy": ("near", "short", 3, 2, 1),
    "en25_biegnaca_mina": ("near", "melee", 3, 3, 1),
}
"""Range, symbol, dice, and what one success costs a knight without armour and with armour 2."""
FACE = {"near": 5, "medium": 7, "far": 9}
"""The lowest success."""


def struck(enemy: str, distance: str, symbol: str, table: Table, card: str = "attack", die: int = 0) -> Table:
    """The enemy hits with one success."""
    game = clash(facing(table, distance, enemy), "preparation", card)
    return game.dice(die or FACE[distance], *[1] * 6).do(ChooseSymbol(symbol))


def rest_of(game: Table) -> Table:
    """The Scavenger chooses what an enemy's text leaves to him."""
    while isinstance(game.legal()[0], ChooseGear):
        game = game.do(game.legal()[0])
    return game


@rule("WR-CARD-23", "WR-ATK-10", "WR-ATK-16", "WR-ATK-17")
@pytest.mark.parametrize("enemy", ATTACKS)
def test_an_attack_of_every_enemy(enemy: str) -> None:
    distance, symbol, dice, bare, vest = ATTACKS[enemy]
    game = struck(enemy, distance, symbol, riders(RUSSEL))
    assert len(game.said(AttackRolled)[0].dice) == dice
    assert game.knight(0).health == 4 - bare
    assert struck(enemy, distance, symbol, riders(RUSSEL).give(0, "kamizelka", "torso")).knight(0).health == (
        4 - vest
    )


BURSTS = {
    "en05_wygnancy_alice",
    "en11_banda_srubokreta",
    "en12_baron_paliwowy",
    "en22_dron_patrolowy",
    "en23_straznik_cerbero",
}


@rule("WR-CARD-23")
@pytest.mark.parametrize("enemy", ATTACKS)
def test_enemies_with_a_burst_symbol_roll_one_die_more(enemy: str) -> None:
    distance, symbol, dice, _, _ = ATTACKS[enemy]
    if enemy in BURSTS:
        game = struck(enemy, distance, symbol, riders(RUSSEL), "burst")
        assert len(game.said(AttackRolled)[0].dice) == dice + 1
    else:
        game = facing(riders(RUSSEL), distance, enemy)
        assert game.refused(ChooseCombatCard("burst"), by=2) == "WR-CARD-23"


# Rewards


REWARDS = {
    "en01_piekielni_jezdzcy": "3 1 0 yellow",
    "en02_inhr": "2 1 1 yellow",
    "en03_puszek": "2 1 0 red",
    "en04_tekla": "2 1 0 green green",
    "en05_wygnancy_alice": "2 2 0 green",
    "en06_kopacz": "2 3 0 yellow",
    "en07_cichy_lowca": "2 1 0 yellow",
    "en08_pirat_drogowy": "2 3 0",
    "en09_kanibale": "3 1 0 green",
    "en10_snajperka": "2 1 0 yellow",
    "en11_banda_srubokreta": "2 1 0 green green",
    "en12_baron_paliwowy": "2 4 1",
    "en13_stado_dingo": "2 1 0 green",
    "en14_wsciekly_skoczek": "2 1 0 green",
    "en15_krokoszczur": "2 1 0 yellow",
    "en16_emu_zaglady": "2 1 0 green luck",
    "en17_piaskowy_tajpan": "2 1 0 green",
    "en18_wielkolud": "2 1 2",
    "en19_blizniaki": "2 1 0 yellow",
    "en20_swietlik": "4 1 0 green",
    "en21_topielec": "2 1 0 green green",
    "en22_dron_patrolowy": "4 1 0",
    "en23_straznik_cerbero": "2 1 0 red",
    "en24_kombajn_bojowy": "2 1 1 yellow",
    "en25_biegnaca_mina": "3 1 0 green",
}
"""Ammo, fuel, Reputation and cards of a knight who had ammo 2 and fuel 1."""


def beaten(enemy: str, table: Table) -> Table:
    """The knight of seat 0 has a vibroblade: at Near he takes the last health of the enemy."""
    game = facing(table.give(0, "wibroostrze", "hand_left"), "near", enemy)
    one = game.world.fight
    assert one is not None
    health = int(ENEMIES[enemy].split("health ")[1].split()[0])
    game = game.with_world(fight=replace(one, blue=replace(one.blue, wounds=health - 1)))
    return clash(game, "attack", "defence").dice(*[5] * 6).do(ChooseWeapon("hand_left", "melee"))


@rule("WR-CEND-01", "WR-CEND-08", "WR-ATK-18")
@pytest.mark.parametrize("enemy", REWARDS)
def test_the_reward_for_every_enemy(enemy: str) -> None:
    game = beaten(enemy, riders(KATE).with_knight(0, ammo=2, fuel=1))
    assert game.said(FightDecided)[0].seat == 0
    assert game.said(FighterDefeated)
    assert game.said(EnemyLost)[0].n == 3  # piercing 2 leaves nothing of any armour
    cards: list[str] = []
    while not game.is_done:
        if PlaceGear("backpack") in game.legal():
            cards.append(game.world.setting.colour(game.knight(0).gained[0].card))
            game = game.do(PlaceGear("backpack"))
        else:
            game = game.do(DrawGear())
    knight = game.knight(0)
    cards += ["luck"] * len(knight.luck)
    assert " ".join([f"{knight.ammo} {knight.fuel} {knight.reputation}", *cards]) == REWARDS[enemy]


def test_no_enemy_is_missing() -> None:
    assert set(ATTACKS) == set(REWARDS) == set(ENEMIES)


# Texts


def lost(enemy: str, table: Table) -> Table:
    """The knight drives to C3, faces the enemy and loses by advantage after three clashes."""
    game = played(enemy, table).do(FaceIt()).passed()
    for _ in range(3):
        game = clash(game, "range_change", "range_change", Retreat(), Advance())
    return game


@rule("WR-CEND-02", "WR-CEND-09", "WR-CEND-10")
def test_who_loses_to_an_enemy_without_a_text_goes_on() -> None:
    game = lost("en13_stado_dingo", riders(RUSSEL))
    assert game.world.fight is None
    assert game.knight(0).health == 4
    assert game.allows(GoOn())
    assert game.discarded("wasteland") == ("en13_stado_dingo",)


@rule("WR-CEND-09", "WR-CEND-11")
def test_texts_about_a_lost_fight() -> None:
    outcasts = lost("en05_wygnancy_alice", riders(RUSSEL).give(0, "naboje", "pocket_1"))
    assert outcasts.asked() == {2}
    outcasts = outcasts.do(ChooseGear("pocket_1"))
    assert outcasts.discarded("green") == ("naboje",)
    assert outcasts.allows(GoOn())
    digger = lost("en06_kopacz", riders(RUSSEL))
    assert digger.car_of(0).damaged
    assert digger.is_done
    assert digger.knight(0).hex == "C3"
    assert digger.said(MovementStopped)
    cannibals = lost("en09_kanibale", riders(RUSSEL))
    assert cannibals.knight(0).health == 3
    assert cannibals.allows(GoOn())
    drowner = lost("en21_topielec", riders(RUSSEL))
    assert drowner.knight(0).radiation == 1
    assert drowner.is_done
    assert drowner.knight(0).hex == "C3"


@rule("WR-CEND-03", "WR-ADV-08")
def test_a_harvester_damages_the_vehicle_of_a_knight_it_knocks_out() -> None:
    game = struck("en24_kombajn_bojowy", "near", "melee", riders(RUSSEL).with_knight(0, health=1))
    assert not game.knight(0).conscious
    assert game.car_of(0).damaged
    assert game.world.fight is None


@rule("WR-COMB-06")
@pytest.mark.parametrize(
    ("enemy", "distance"),
    [
        ("en03_puszek", "near"),
        ("en10_snajperka", "far"),
        ("en14_wsciekly_skoczek", "near"),
    ],
)
def test_enemies_that_set_the_starting_range(enemy: str, distance: str) -> None:
    game = fight(riders(RUSSEL), 0, enemy)
    assert game.asked() == {2}
    assert game.fight.range == "medium"
    assert game.do(UseEnemyText(enemy)).fight.range == distance
    assert game.do(Pass()).fight.range == "medium"


@rule("WR-COMB-06")
def test_an_enemy_that_closes_in_later_starts_at_medium() -> None:
    game = fight(riders(RUSSEL), 0, "en07_cichy_lowca")
    assert game.fight.range == "medium"
    assert game.asked() == {0, 2}


@rule("WR-RANGE-10")
def test_the_silent_hunter_closes_in_at_the_end_of_every_clash() -> None:
    game = clash(fight(riders(RUSSEL), 0, "en07_cichy_lowca"), "range_change", "preparation", Retreat())
    assert game.fight.range == "near"
    assert advantage(game) == -1
    game = clash(game, "range_change", "defence", Retreat())
    assert game.fight.range == "near"


@rule("WR-WASTE-10", "WR-GEAR-16")
def test_thekla_marks_gear_each_time_it_wounds() -> None:
    table = riders(RUSSEL).give(0, "apteczka", "pocket_1")
    game = struck("en04_tekla", "near", "short", table)
    assert game.asked() == {2}
    game = game.do(ChooseGear("pocket_1"))
    assert game.knight(0).gear["pocket_1"].marked
    assert game.knight(0).health == 3
    missed = clash(facing(table, "near", "en04_tekla"), "preparation", "attack").dice(1, 1, 1)
    assert not missed.do(ChooseSymbol("short")).knight(0).gear["pocket_1"].marked


@rule("WR-TV-03")
def test_inhr_takes_two_dice_of_every_attack() -> None:
    game = clash(facing(riders(RUSSEL), "near", "en02_inhr"), "attack", "preparation")
    melee = game.dice(1).do(ChooseWeapon("hand_right", "melee"))
    assert len(melee.said(AttackRolled)[0].dice) == 3 - 2
    short = game.dice(1, 1).do(ChooseWeapon("hand_left", "short"))
    assert len(short.said(AttackRolled)[0].dice) == 4 - 2


@rule("WR-GOLD-02")
def test_nobody_retreats_from_the_emu() -> None:
    game = clash(fight(riders(RUSSEL), 0, "en16_emu_zaglady"), "range_change", "range_change")
    assert game.refused(Retreat()) == "WR-GOLD-02"
    game = game.do(Advance())
    assert game.allows(Retreat())  # the emu itself may


def test_the_taipan_poisons_with_every_wound() -> None:
    game = struck("en17_piaskowy_tajpan", "near", "melee", riders(RUSSEL))
    assert game.counters(0)[2:] == (1, 3)
    vest = riders(RUSSEL).give(0, "kamizelka", "torso")
    assert struck("en17_piaskowy_tajpan", "near", "melee", vest).counters(0)[2:] == (0, 4)
    kate = struck("en17_piaskowy_tajpan", "near", "melee", riders(KATE))
    assert kate.do(UseAbility()).counters(0)[2:] == (0, 3)
    assert kate.do(Pass()).counters(0)[2:] == (1, 3)


@rule("WR-TEST-07")
@pytest.mark.parametrize(("die", "health"), [(8, 3), (9, 2), (10, 2)])
def test_the_twins_count_nines_as_tens(die: int, health: int) -> None:
    assert struck("en19_blizniaki", "medium", "mid", riders(RUSSEL), die=die).knight(0).health == health
    other = struck("en05_wygnancy_alice", "medium", "mid", riders(RUSSEL), die=9)
    assert other.knight(0).health == 3


@pytest.mark.parametrize(("distance", "radiation"), [("near", 1), ("medium", 0)])
def test_the_firefly_glows_at_near(distance: str, radiation: int) -> None:
    game = clash(facing(riders(RUSSEL), distance, "en20_swietlik"), "range_change", "preparation")
    game = game.do(Retreat() if distance == "near" else Advance())
    assert game.knight(0).radiation == radiation  # the range before it changes


def test_the_walking_mine_explodes_if_it_is_beaten_at_near() -> None:
    game = beaten("en25_biegnaca_mina", riders(KATE))
    assert game.knight(0).health == 3
    shot = clash(facing(riders(RUSSEL), "medium", "en25_biegnaca_mina"), "attack", "preparation")
    shot = shot.dice(*[7] * 5).do(ChooseWeapon("hand_left", "mid"))
    assert shot.said(FightDecided)[0].seat == 0
    assert shot.knight(0).health == 4


@rule("WR-CEND-08", "WR-RULING-54")
def test_who_is_felled_by_the_mine_has_won_all_the_same() -> None:
    game = beaten("en25_biegnaca_mina", riders(KATE).with_knight(0, health=1, ammo=2))
    assert not game.knight(0).conscious
    assert game.world.fight is None
    game = game.do(DrawGear(), PlaceGear("backpack"))
    assert game.knight(0).ammo == 3
    assert len(game.knight(0).backpack) == 1


@rule("WR-WASTE-09", "WR-RULING-19")
@pytest.mark.parametrize("enemy", ATTACKS)
def test_a_failed_escape_from_every_enemy(enemy: str) -> None:
    dangerous = {"en02", "en03", "en12", "en18", "en23", "en24"}
    game = rest_of(played(enemy, riders(KATE)).dice(*[1] * 6).do(Escape()).passed())
    assert game.knight(0).health == (2 if enemy[:4] in dangerous else 3)
    assert game.allows(GoOn())
    assert game.discarded("wasteland") == (enemy,)
