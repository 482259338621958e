"""Texts that work in fights: of enemies, of weapons, of the Tower and what switches it off."""

import pytest

from game.rules.wasteland_riders.events.fights import AttackHit
from game.rules.wasteland_riders.gear.weapons import shots
from game.rules.wasteland_riders.intents.common import ChooseGear, UseGear
from game.rules.wasteland_riders.intents.fights import Advance, ChooseSymbol, ChooseWeapon, Retreat
from tests.rules.wasteland_riders.fight.test_fight_vectors import DINGO, HELL, clash, fight
from tests.rules.wasteland_riders.fight.test_fights import HUGH, RUSSEL, at_range, roll
from tests.rules.wasteland_riders.table import riders

rule = pytest.mark.rule


def test_texts_that_work_on_wounds() -> None:
    taipan = at_range(fight(riders(RUSSEL), 0, "en17_piaskowy_tajpan"), "near")
    taipan = clash(taipan, "preparation", "attack").dice(5, 1).do(ChooseSymbol("melee"))
    assert taipan.counters(0)[2:] == (1, 3)
    thekla = at_range(fight(riders(RUSSEL), 0, "en04_tekla"), "near")
    thekla = clash(thekla, "preparation", "attack").dice(5, 1, 1).do(ChooseSymbol("melee"))
    assert thekla.asked() == {2}
    assert thekla.do(ChooseGear("hand_left")).knight(0).printed["hand_left"].marked


def test_texts_at_the_end_of_a_clash_and_of_a_fight() -> None:
    firefly = at_range(fight(riders(RUSSEL), 0, "en20_swietlik"), "near")
    firefly = clash(firefly, "range_change", "preparation", Retreat())
    assert firefly.knight(0).radiation == 1
    assert firefly.fight.range == "medium"
    mine = at_range(fight(riders(HUGH), 0, "en25_biegnaca_mina"), "near")
    mine = clash(mine, "attack", "preparation").dice(5, 1, 1, 1).do(ChooseWeapon("hand_left", "melee"))
    assert mine.knight(0).health == 3
    cannibals = fight(riders(RUSSEL), 0, "en09_kanibale")
    for _ in range(3):
        cannibals = clash(cannibals, "range_change", "range_change", Retreat(), Advance())
    assert cannibals.knight(0).health == 3


def test_the_emu_forbids_to_retreat_and_twins_count_nines() -> None:
    emu = clash(fight(riders(RUSSEL), 0, "en16_emu_zaglady"), "range_change", "preparation")
    assert emu.refused(Retreat()) == "WR-GOLD-02"
    assert emu.allows(Advance())
    twins = clash(fight(riders(RUSSEL), 0, "en19_blizniaki"), "preparation", "attack").dice(9, 9, 1)
    twins = twins.do(ChooseSymbol("mid"))
    assert roll(twins).tens == 2


@rule("WR-GOLD-02")
def test_a_reset_weakens_robots_and_the_tower() -> None:
    game = fight(riders(RUSSEL).special("reset", "S9").put(0, "R16"), 0, "en02_inhr")
    game = clash(game, "preparation", "attack").dice(1).do(ChooseSymbol("mid"))
    assert len(roll(game).dice) == 1  # 3 - 2, and no minus of the Tower


def test_cerbero_remote_hinders_robots() -> None:
    game = fight(riders(RUSSEL).give(0, "pilot_cerbero", "pocket_1"), 0, "en23_straznik_cerbero").do(
        UseGear("pocket_1")
    )
    game = clash(game, "preparation", "attack").dice(1).do(ChooseSymbol("mid"))
    assert len(roll(game).dice) == 1
    beast = fight(riders(RUSSEL).give(0, "pilot_cerbero", "pocket_1"), 0, DINGO)
    assert beast.asked() == {0, 2}  # no window against a beast


def test_weapon_texts_work_for_their_own_attacks_only() -> None:
    table = riders(RUSSEL).give(0, "katana", "hand_left").give(0, "rewolwer", "hand_right")
    game = at_range(fight(table, 0, HELL), "near")
    both = {(shot.spot, shot.symbol) for shot in shots(game.world, game.fight.red, burst=False)}
    assert both == {("hand_left", "melee"), ("hand_right", "mid"), ("hand_right", "short")}
    gun = clash(game, "attack", "preparation").dice(10, 1, 1, 1).do(ChooseWeapon("hand_right", "short"))
    assert gun.said(AttackHit)[0].damage == 2
    blade = clash(game, "attack", "preparation").dice(10, 1, 1).do(ChooseWeapon("hand_left", "melee"))
    assert blade.said(AttackHit)[0].damage == 1 + 2 + 1
