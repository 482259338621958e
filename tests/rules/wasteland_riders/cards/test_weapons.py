"""Every weapon, attachment and armour used once, with the numbers of what it did."""

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from game.rules.wasteland_riders.events.fights import AttackHit, AttackRolled, DamageStopped
from game.rules.wasteland_riders.intents.fights import ChooseCombatCard, ChooseSymbol, ChooseWeapon
from game.rules.wasteland_riders.skill_tests import SkillTest
from tests.rules.wasteland_riders.cards.sheet_cards import GEAR
from tests.rules.wasteland_riders.fight.test_fight_vectors import clash, fight
from tests.rules.wasteland_riders.table import Table, riders

rule = pytest.mark.rule
RUSSEL, COLOSSUS = "russel_crown", "en18_wielkolud"
"""Russel has Guns 4, Blades 3; the Colossus Aggression 4, extra damage 2, armour 1, health 4."""


def facing(table: Table, distance: str, enemy: str = COLOSSUS) -> Table:
    game = fight(table, 0, enemy).passed()
    assert game.world.fight is not None
    return game.with_world(fight=replace(game.world.fight, range=distance))


class Attack(NamedTuple):
    """An attack with one ten and nothing else: dice, damage, how much of it is stopped, what it cost."""

    dice: int
    damage: int
    stopped: int
    ammo: int
    fuel: int = 0


def attack(table: Table, spot: str, distance: str, symbol: str, card: str = "attack", **how: str) -> Attack:
    game = clash(facing(table, distance, **how), card, "preparation")
    game = game.dice(10, *[1] * 12).do(ChooseWeapon(spot, symbol))
    (hit,), (rolled,) = game.said(AttackHit), game.said(AttackRolled)
    stopped = sum(one.n for one in game.said(DamageStopped))
    knight = game.knight(0)
    return Attack(len(rolled.dice), hit.damage, stopped, 4 - knight.ammo, 4 - knight.fuel)


WEAPONS = {
    "pompka": ("medium", "mid", Attack(4 + 1, 1 + 1 + 1, 1, 1)),
    "kusza": ("medium", "mid", Attack(5, 2, 0, 0)),
    "maczeta": ("near", "melee", Attack(3, 3, 1, 0)),
    "rewolwer": ("near", "short", Attack(4, 2, 0, 1)),
    "sztucer": ("far", "long", Attack(4 + 2, 2, 0, 1)),
    "pila": ("near", "melee", Attack(3, 4, 0, 0, 1)),
    "pistolet_maszynowy": ("medium", "short", Attack(4 - 1, 2, 1, 1)),
    "karabin": ("medium", "long", Attack(4 - 1, 3, 1, 1)),
    "obrzyn": ("near", "short", Attack(4, 4, 1, 1)),
    "katana": ("near", "melee", Attack(3, 1 + 2 + 1, 0, 0)),
    "luk_bloczkowy": ("far", "long", Attack(6, 2, 0, 0)),
    "dluga_berta": ("far", "long", Attack(6, 4, 0, 1)),
    "minigun": ("near", "mid", Attack(4 - 1, 3, 1, 1)),
    "miotacz_ognia": ("near", "short", Attack(4, 4, 0, 0, 1)),
    "wibroostrze": ("near", "melee", Attack(3, 4, 0, 0)),
    "strzelba_automatyczna": ("medium", "mid", Attack(5, 4, 1, 1)),
    "wyrzutnia_rakiet": ("far", "mid", Attack(4 - 1, 5, 0, 2)),
    "przecinak": ("medium", "mid", Attack(5, 3, 0, 1)),
    "ostatni_argument": ("medium", "mid", Attack(5, 1 + 2 + 2, 0, 1)),
}


@rule("WR-WPN-01", "WR-ATK-13", "WR-ATK-15", "WR-ATK-16")
@pytest.mark.parametrize("card", WEAPONS)
def test_an_attack_with_every_weapon(card: str) -> None:
    distance, symbol, result = WEAPONS[card]
    assert attack(riders(RUSSEL).give(0, card, "hand_left"), "hand_left", distance, symbol) == result


PRINTED = {
    "s_noz": ("mel_gearson", "hand_right", "near", "melee", Attack(2, 2, 1, 0)),
    "s_klucz": ("naomi_vatt", "hand_right", "near", "melee", Attack(1, 2, 1, 0)),
    "s_lom": ("sheila_rust", "hand_right", "near", "melee", Attack(2, 2, 1, 0)),
    "s_szpony": ("hugh_jackal", "hand_left", "near", "melee", Attack(4, 1 + 2 + 1, 1, 0)),
    "s_pistolet": (RUSSEL, "hand_left", "medium", "mid", Attack(5, 2, 1, 1)),
    "s_gwozdziarka": ("sheila_rust", "hand_left", "near", "short", Attack(2, 2, 0, 1)),
    "s_bumerang": ("bruce_billabong", "hand_left", "medium", "mid", Attack(1 + 1, 3, 1, 0)),
}


@rule("WR-START-01", "WR-START-02")
@pytest.mark.parametrize("card", PRINTED)
def test_an_attack_with_every_starting_weapon(card: str) -> None:
    knight, spot, distance, symbol, result = PRINTED[card]
    game = riders(knight)
    assert game.knight(0).printed[spot].card == card
    assert attack(game, spot, distance, symbol) == result


@rule("WR-WPN-01")
@pytest.mark.parametrize(
    ("knight", "spot", "card", "distance", "symbol", "dice"),
    [
        ("mel_gearson", "hand_left", "rewolwer", "medium", "mid", 3 + 1),
        ("chris_hammersworn", "hand_left", "pompka", "far", "mid", 2 - 1),
        ("geoffrey_goldrush", "hand_left", "rewolwer", "near", "short", 2),
        ("david_mayhem", "hand_left", "sztucer", "far", "long", 3 + 2),
        ("matilda_waltzer", "hand_left", "kusza", "medium", "mid", 2 + 1),
        ("ned_kettle", "hand_right", "maczeta", "near", "melee", 3),
    ],
)
def test_starting_weapons_that_are_cards_too(
    knight: str, spot: str, card: str, distance: str, symbol: str, dice: int
) -> None:
    game = riders(knight)
    assert game.knight(0).printed[spot].card == card
    assert attack(game, spot, distance, symbol).dice == dice


@rule("WR-CARD-22")
@pytest.mark.parametrize(
    ("card", "on", "dice"),
    [
        ("pistolet_maszynowy", (), 5 + 2),
        ("karabin", (), 5 + 1),
        ("minigun", (), 5 + 3),
        ("strzelba_automatyczna", (), 5 + 1),
        ("przecinak", (), 5 + 1),
        ("karabin", ("powiekszony_magazynek",), 5 + 2),
    ],
)
def test_a_burst_with_every_weapon_that_can(card: str, on: tuple[str, ...], dice: int) -> None:
    made = attack(riders(RUSSEL).give(0, card, "hand_left", on=on), "hand_left", "medium", "mid", "burst")
    assert (made.dice, made.ammo) == (dice, 2)


@rule("WR-CARD-22")
def test_weapons_without_a_burst_symbol_fire_none() -> None:
    for card in WEAPONS.keys() - {
        "pistolet_maszynowy",
        "karabin",
        "minigun",
        "strzelba_automatyczna",
        "przecinak",
    }:
        game = facing(riders("kate_blanksheet").give(0, card, "hand_left"), WEAPONS[card][0])
        assert game.refused(ChooseCombatCard("burst"), by=0) == "WR-CARD-20"


@rule("WR-ATT-01", "WR-RULING-65")
@pytest.mark.parametrize(
    ("host", "on", "distance", "symbol", "result"),
    [
        ("pompka", ("bagnet",), "near", "melee", Attack(3, 3, 1, 0)),
        ("sztucer", ("bagnet",), "near", "melee", Attack(3, 2, 0, 0)),
        ("karabin", ("celownik",), "far", "long", Attack(6 + 1, 3, 1, 1)),
        ("karabin", ("celownik",), "medium", "mid", Attack(5, 3, 1, 1)),
        ("rewolwer", ("celownik_laserowy",), "medium", "mid", Attack(5 + 1, 2, 0, 1)),
        ("karabin", ("bagnet", "celownik_laserowy"), "near", "melee", Attack(3, 3, 1, 0)),
    ],
)
def test_attachments_of_weapons(
    host: str, on: tuple[str, ...], distance: str, symbol: str, result: Attack
) -> None:
    game = riders(RUSSEL).give(0, host, "hand_left", on=on)
    assert attack(game, "hand_left", distance, symbol) == result


@rule("WR-ATT-01")
def test_an_attachment_works_for_its_own_weapon_only() -> None:
    game = riders(RUSSEL).give(0, "rewolwer", "hand_left", on=("celownik_laserowy",))
    game = game.give(0, "pistolet_maszynowy", "hand_right")
    assert attack(game, "hand_right", "medium", "mid").dice == 5
    assert attack(game, "hand_left", "medium", "mid").dice == 6


@rule("WR-SPEC-01")
def test_the_cyberclaw_is_a_weapon_without_a_hand() -> None:
    game = riders(RUSSEL).graft(0, "cyberlapa")
    assert attack(game, "graft_1", "near", "melee") == Attack(3 + 1, 3, 0, 0)
    assert attack(game, "hand_right", "near", "melee").dice == 3 + 1  # Blades with any weapon
    assert attack(game, "hand_left", "near", "short").dice == 4


@rule("WR-ATK-13")
def test_what_helps_attacks_under_a_condition() -> None:
    cutter = riders(RUSSEL).give(0, "przecinak", "hand_left")
    assert attack(cutter, "hand_left", "medium", "mid", enemy="en23_straznik_cerbero").damage == 1 + 1 + 2
    belt = riders(RUSSEL).give(0, "pas_mistrza", "pocket_1")
    assert attack(belt, "hand_left", "near", "short").dice == 4 + 1
    assert attack(belt, "hand_left", "medium", "mid").dice == 5


@rule("WR-ATK-13")
def test_the_cutter_helps_no_other_weapon() -> None:
    game = riders(RUSSEL).give(0, "przecinak", "backpack")
    assert attack(game, "hand_left", "medium", "mid", enemy="en23_straznik_cerbero").damage == 2


# Armour


def wounds(table: Table) -> int:
    """Health lost to one blow of the Colossus: damage 3, piercing 0."""
    game = clash(facing(table, "near"), "preparation", "attack")
    game = game.dice(5, 1, 1, 1).do(ChooseSymbol("melee")).passed()
    return 4 - game.knight(0).health


ARMOUR = {
    "smieciuchron": 2,
    "kamizelka": 1,
    "kombinezon_hazmat": 2,
    "pancerz_szturmowy": 0,
    "plaszcz_lowcy": 1,
}


@rule("WR-ATK-26", "WR-ARM-01")
@pytest.mark.parametrize("card", ARMOUR)
def test_every_armour_stops_its_value(card: str) -> None:
    assert wounds(riders(RUSSEL).give(0, card, "torso")) == ARMOUR[card]
    assert wounds(riders(RUSSEL).give(0, card, "backpack")) == 3


@rule("WR-ATK-26", "WR-START-02")
def test_starting_armour_and_what_adds_to_armour() -> None:
    assert wounds(riders("naomi_vatt")) == 2 == wounds(riders("ned_kettle"))
    assert wounds(riders("naomi_vatt").give(0, "kamizelka", "torso")) == 1  # it covers the apron
    plated = riders("matilda_waltzer").give(0, "kamizelka", "torso", on=("blachy_pancerne",))
    assert wounds(plated) == 0
    tested = plated.run(SkillTest(0, "other", ("survival",), 7))
    assert len(tested.skill_test.rolled) == 4 - 1
    scaled = riders(RUSSEL).graft(0, "luski")
    assert wounds(scaled) == 2
    assert len(scaled.run(SkillTest(0, "other", ("talk",), 7)).skill_test.rolled) == 2 - 1


@rule("WR-ATK-16")
def test_piercing_lowers_armour() -> None:
    game = riders(RUSSEL).give(0, "kamizelka", "torso")
    hit = clash(facing(game, "near", "en03_puszek"), "preparation", "attack")
    hit = hit.dice(5, 1, 1, 1, 1).do(ChooseSymbol("melee")).passed()
    assert hit.knight(0).health == 3  # damage 2, of armour 2 one is left
    light = clash(facing(riders(RUSSEL), "near", "en03_puszek"), "preparation", "attack")
    assert light.dice(5, 1, 1, 1, 1).do(ChooseSymbol("melee")).passed().knight(0).health == 2


def test_no_weapon_and_no_armour_is_missing() -> None:
    rows = {card: row.split()[2:4] for card, row in GEAR.items()}
    assert {card for card, (kind, slot) in rows.items() if kind == "weapon" and slot != "attach"} == {
        *WEAPONS,
        *PRINTED,
    }
    worn = {card for card, (kind, slot) in rows.items() if kind == "armour" and slot != "attach"}
    assert worn == {*ARMOUR, "s_fartuch", "s_kociol"}
    attached = {card for card, (_, slot) in rows.items() if slot == "attach"}
    assert attached == {"bagnet", "celownik", "celownik_laserowy", "powiekszony_magazynek", "blachy_pancerne"}
