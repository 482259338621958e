"""Sums of dice, damage and armour: every kind of term, with its source and its rule."""

from collections.abc import Iterable

import pytest

from game.rules.core.odds import Term, total
from game.rules.core.values import Event, Intent
from game.rules.wasteland_riders.events.fights import AttackHit, AttackRolled, DamageStopped
from game.rules.wasteland_riders.events.journey import SkillTestRolled
from game.rules.wasteland_riders.fight.sums import attack_terms, damage_terms, stopping_terms, tens_of
from game.rules.wasteland_riders.forecast import odds
from game.rules.wasteland_riders.gear.weapons import aggression, armour_of, fighting
from game.rules.wasteland_riders.intents.common import ChooseMode, PlayLuck, UseGear
from game.rules.wasteland_riders.intents.fights import Advance, ChooseSymbol, ChooseWeapon, Retreat
from game.rules.wasteland_riders.movement.planning import MoveTurn
from game.rules.wasteland_riders.skill_tests import SkillTest, pool_terms, terms_of_test
from tests.rules.wasteland_riders.cards.test_weapons import COLOSSUS, facing
from tests.rules.wasteland_riders.fight.rolls import moments
from tests.rules.wasteland_riders.fight.test_fight_vectors import HELL, clash, fight
from tests.rules.wasteland_riders.table import Table, riders

rule = pytest.mark.rule
RUSSEL, NAOMI, NED, SCALES = "russel_crown", "naomi_vatt", "ned_kettle", "luski"
INHR, GUARD = "en02_inhr", "en23_straznik_cerbero"
Told = tuple[str, int, str, str]
"""Name, value, source and rule of a term."""
GUNS: Told = ("skill", 4, "skill-guns", "WR-RANGE-04")
MEDIUM: Told = ("range", 1, "range-medium", "WR-RANGE-07")
SHOT, BLOW = ChooseWeapon("hand_left", "mid"), ChooseSymbol("mid")


def told(terms: Iterable[Term]) -> list[Told]:
    return [(term.name, term.value, term.source, term.rule) for term in terms]


def played(table: Table, *intents: Intent) -> Table:
    """These intents with all windows before, between and after them let go by; the events are kept."""
    events: list[Event] = []
    for intent in intents:
        asked = Table(table.state).passed(until=intent)
        table = asked.do(intent)
        events += (*asked.events, *table.events)
    end = Table(table.state).passed()
    return Table(end.state, (*events, *end.events))


# Tests of skills

CARDS = (("zestaw_prepersa", 1), ("blachy_pancerne", -1))


def dice_of_test(table: Table, skill: str, *uses: Intent, kind: str = "other") -> list[Told]:
    """What the dice of such a test are made of; as many are rolled, and before anything is used previewed."""
    preview_key = odds(table.world, 0, kind, (skill,), 7).terms
    asked = table.run(SkillTest(0, kind, (skill,), 7))
    ((world, roll),) = moments(table.world, (*asked.events, *played(asked, *uses).events))
    assert isinstance(roll, SkillTestRolled)
    terms = pool_terms(world)
    assert total(terms) == len(roll.dice)
    assert (pool_terms(asked.world) if uses else terms) == preview_key
    return told(terms)


@rule("WR-TEST-02", "WR-TEST-11")
def test_a_test_has_the_dice_of_the_skill() -> None:
    assert dice_of_test(riders(RUSSEL), "guns") == [("skill", 4, "skill-guns", "WR-TEST-11")]


@rule("WR-TEST-02", "WR-GEAR-12")
def test_each_card_that_adds_dice_is_a_term() -> None:
    kit, plates = (("gear", n, f"gear-{card}", "WR-TEST-02") for card, n in CARDS)
    game = riders(NAOMI).give(0, "zestaw_prepersa", "pocket_1")
    assert dice_of_test(game, "survival")[1:] == [kit]
    plated = game.give(0, "kamizelka", "torso", on=("blachy_pancerne",))
    assert set(dice_of_test(plated, "survival")[1:]) == {kit, plates}
    grafted = riders(RUSSEL).graft(0, SCALES)
    assert dice_of_test(grafted, "talk")[1:] == [("gear", -1, "gear-luski", "WR-TEST-02")]


@rule("WR-TEST-02")
def test_abilities_and_vehicles_are_terms_by_their_names() -> None:
    ned = dice_of_test(riders(NED), "survival", kind="search")
    assert ned[1:] == [("gear", 1, "knight-ned_kettle.ability", "WR-TEST-02")]
    assert dice_of_test(riders(NED), "survival")[1:] == []
    game = riders(RUSSEL).car(0, "szerszen").run(MoveTurn(0)).do(ChooseMode("vehicle"))
    found = told(terms_of_test(game.world, 0, "survival", "escape"))
    assert found[1:] == [("gear", 1, "vehicle-szerszen", "WR-TEST-02")]
    on_foot = riders(RUSSEL).car(0, "szerszen").run(MoveTurn(0)).do(ChooseMode("foot"))
    assert len(terms_of_test(on_foot.world, 0, "survival", "escape")) == 1


@rule("WR-TEST-08", "WR-TEST-03")
def test_wounds_take_dice_and_one_is_left() -> None:
    wounds = ("wounds", -2, "", "WR-TEST-08")
    assert dice_of_test(riders(RUSSEL).with_knight(0, health=1), "guns")[1:] == [wounds]
    weak = dice_of_test(riders(NAOMI).with_knight(0, health=1), "guns")
    assert weak[1:] == [wounds, ("least", 2 - weak[0][1] + 1, "", "WR-TEST-03")]


@rule("WR-TEST-02", "WR-TEST-10")
def test_cards_used_for_a_test_are_a_term() -> None:
    game = riders(RUSSEL).luck(0, "l14_swoj_czlowiek")
    assert dice_of_test(game, "talk", PlayLuck("l14_swoj_czlowiek"))[1:] == [("played", 3, "", "WR-TEST-02")]


# Dice of attacks


def rolled(game: Table, *intents: Intent) -> list[Told]:
    """What the dice of the one attack that follows are made of; as many are rolled."""
    events = played(game.dice(*[1] * 20), *intents).events
    ((world, roll),) = [one for one in moments(game.world, events) if type(one[1]) is AttackRolled]
    assert isinstance(roll, AttackRolled)
    terms = attack_terms(world, roll.side)
    assert total(terms) == len(roll.dice)
    return told(terms)


def attacking(table: Table, *, enemy: str = HELL, card: str = "attack", other: str = "preparation") -> Table:
    """Both have chosen their cards; the knight is about to say with what he attacks."""
    return clash(fight(table, 0, enemy).passed(), card, other).passed()


def attacked(table: Table, *, enemy: str = HELL, card: str = "preparation", other: str = "attack") -> Table:
    return attacking(table, enemy=enemy, card=card, other=other)


@rule("WR-ATK-10", "WR-RANGE-04", "WR-RANGE-07")
def test_an_attack_has_skill_and_range() -> None:
    game = attacking(riders(RUSSEL))
    assert rolled(game, SHOT) == [GUNS, MEDIUM]
    assert told(game.odds(SHOT).terms) == [GUNS, MEDIUM]


@rule("WR-RANGE-04", "WR-RANGE-07")
def test_an_enemy_has_its_aggression_and_no_dice_of_the_range() -> None:
    game = attacked(riders(RUSSEL))
    assert rolled(game, BLOW) == [("aggression", 4, "", "WR-RANGE-04")] == told(game.odds(BLOW).terms)


@rule("WR-ATK-10", "WR-ATT-01")
def test_each_card_that_adds_dice_to_an_attack_is_a_term() -> None:
    table = riders(RUSSEL).give(0, "rewolwer", "hand_left", on=("celownik_laserowy",))
    ctx = ("gear", 1, "gear-celownik_laserowy", "WR-ATK-10")
    assert rolled(attacking(table), SHOT) == [GUNS, ctx, MEDIUM]
    two = table.give(0, "pistolet_maszynowy", "hand_right")
    assert rolled(attacking(two), ChooseWeapon("hand_right", "mid")) == [GUNS, MEDIUM]


@rule("WR-CARD-22")
def test_a_burst_is_a_term() -> None:
    table = riders(RUSSEL).give(0, "pistolet_maszynowy", "hand_left")
    found = rolled(attacking(table, card="burst"), SHOT)
    assert found == [GUNS, MEDIUM, ("burst", 2, "", "WR-CARD-22")]
    bursting = [
        name
        for name, one in riders(RUSSEL).world.setting.content.wasteland.items()
        if one.panel is not None and one.panel.burst and "mid" in one.panel.symbols
    ]
    assert bursting
    panel = riders(RUSSEL).world.setting.content.wasteland[bursting[0]].panel
    assert panel is not None
    assert rolled(attacked(riders(RUSSEL), enemy=bursting[0], other="burst"), BLOW) == [
        ("aggression", panel.aggression, "", "WR-RANGE-04"),
        ("burst", panel.burst, "", "WR-CARD-22"),
    ]


@rule("WR-TV-03", "WR-ATK-10")
def test_dice_that_an_enemys_text_takes_bear_its_name() -> None:
    game = attacking(riders(RUSSEL), enemy=INHR)
    text = ("enemy", -2, "wasteland-en02_inhr", "WR-ATK-10")
    assert rolled(game, SHOT) == [GUNS, MEDIUM, text] == told(game.odds(SHOT).terms)


@rule("WR-ATK-24", "WR-ATK-10")
def test_wounds_from_before_the_fight_are_a_term_and_one_die_is_left() -> None:
    hurt = riders(RUSSEL).with_knight(0, health=2)
    assert rolled(attacking(hurt), SHOT)[2:] == [("wounds", -1, "", "WR-ATK-24")]
    fresh = attacking(hurt).with_knight(0, health=1)
    assert rolled(fresh, SHOT)[2:] == [("wounds", -1, "", "WR-ATK-24")]  # adrenaline
    weak = riders(NAOMI).with_knight(0, health=1).give(0, "rewolwer", "hand_left")
    found = rolled(attacking(weak, other="defence"), SHOT)
    assert found[-1][0] == "least"
    assert found[-1][3] == "WR-ATK-10"
    assert sum(value for _, value, _, _ in found) == 1


@rule("WR-CARD-11")
def test_preparation_is_a_term_of_the_next_attack() -> None:
    game = clash(fight(riders(RUSSEL), 0, HELL), "preparation", "preparation")
    found = rolled(clash(game, "attack", "defence"), SHOT)
    assert found == [
        GUNS,
        MEDIUM,
        ("prepared", 2, "combat-preparation", "WR-CARD-11"),
        ("opponent", -2, "combat-defence", "WR-CARD-06"),
    ]


@rule("WR-CARD-06", "WR-CARD-14", "WR-CARD-15")
@pytest.mark.parametrize(("way", "number"), [(Advance(), "14"), (Retreat(), "15")])
def test_the_opponents_card_is_a_term_by_its_rule(way: Intent, number: str) -> None:
    game = clash(fight(riders(RUSSEL), 0, HELL), "attack", "range_change")
    found = rolled(game.do(way), SHOT)
    assert found[2:] == [("opponent", -1, "combat-range_change", f"WR-CARD-{number}")]
    assert rolled(attacking(riders(RUSSEL), other="defence"), SHOT)[2:] == [
        ("opponent", -2, "combat-defence", "WR-CARD-06")
    ]


@rule("WR-ATK-10")
def test_what_hinders_the_opponent_all_the_fight_is_a_term() -> None:
    table = riders(RUSSEL).give(0, "pilot_cerbero", "pocket_1")
    game = fight(table, 0, GUARD).do(UseGear("pocket_1")).passed()
    found = rolled(clash(game, "preparation", "attack"), BLOW)
    assert ("hindered", -3, "", "WR-ATK-10") in found


@rule("WR-HEX-12", "WR-RULING-13")
def test_the_tower_is_a_term_and_a_reset_silences_it() -> None:
    tower = ("place", -1, "tile-cerbero_tower", "WR-HEX-12")
    near = riders(RUSSEL).put(0, "R16")
    found = rolled(attacking(near, enemy=INHR), SHOT)
    assert [one for one in found if one[0] == "place"] == [tower]
    reset = near.special("reset", "S9")
    assert aggression(reset.world, INHR) == 3 - 2
    assert rolled(attacked(reset, enemy=INHR), BLOW) == [
        ("aggression", 3, "", "WR-RANGE-04"),
        ("reset", -2, "special-reset", "WR-RANGE-04"),
    ]


@rule("WR-ATK-11")
def test_cards_used_around_an_attack_are_a_term() -> None:
    game = attacking(riders(RUSSEL).luck(0, "l03_szybciej_szybciej")).do(SHOT)
    assert rolled(game, PlayLuck("l03_szybciej_szybciej"))[2:] == [("played", 2, "", "WR-ATK-11")]
    defended = attacked(riders(RUSSEL).luck(0, "l16_klik")).do(BLOW)
    assert rolled(defended, PlayLuck("l16_klik"))[1:] == [("played", -2, "", "WR-ATK-11")]


# Damage and what stops it


def struck(game: Table, *intents: Intent, dice: tuple[int, ...]) -> tuple[list[Told], list[Told]]:
    """The damage of the one hit that follows, and what stops it, as it was dealt and stopped."""
    events = played(game.dice(*dice), *intents).events
    seen = [one for one in moments(game.world, events) if not isinstance(one[1], AttackRolled)]
    world, hit = next((one, event) for one, event in seen if isinstance(event, AttackHit))
    attack = fighting(world).attack
    assert attack is not None
    damage = damage_terms(world, hit.side, tens_of(world, hit.side, attack.rolled))
    assert total(damage) == hit.damage
    stops = [(one, event.n) for one, event in seen if isinstance(event, DamageStopped)]
    stopping = stopping_terms(stops[0][0] if stops else world, hit.side, hit.damage)
    assert total(stopping) == (stops[0][1] if stops else 0)
    return told(damage), told(stopping)


HIT: Told = ("hit", 1, "", "WR-ATK-13")


@rule("WR-ATK-13", "WR-ATK-15", "WR-ATK-21", "WR-ATK-16")
def test_tens_weapon_and_piercing_are_terms() -> None:
    game = attacking(riders(RUSSEL).give(0, "pompka", "hand_left"), enemy=COLOSSUS)
    damage, stopped = struck(game, SHOT, dice=(10, 10, 1, 1, 1))
    assert damage == [HIT, ("tens", 2, "", "WR-ATK-15"), ("gear", 1, "gear-pompka", "WR-ATK-21")]
    assert stopped == [("armour", 1, "", "WR-ATK-26")]
    blade = clash(facing(riders(RUSSEL).give(0, "katana", "hand_left"), "near"), "attack", "preparation")
    damage, stopped = struck(blade, ChooseWeapon("hand_left", "melee"), dice=(10, 1, 1))
    assert damage == [HIT, ("tens", 2, "", "WR-ATK-15"), ("gear", 1, "gear-katana", "WR-ATK-21")]
    assert stopped == [("armour", 1, "", "WR-ATK-26"), ("piercing", -1, "", "WR-ATK-16")]


@rule("WR-ATK-13", "WR-ATK-21")
def test_texts_of_gear_and_cards_used_add_damage() -> None:
    table = riders(RUSSEL).give(0, "przecinak", "hand_left").luck(0, "l15_ostatni_naboj")
    game = attacking(table, enemy=GUARD).do(SHOT)
    damage, _ = struck(game, PlayLuck("l15_ostatni_naboj"), dice=(7, 1, 1, 1, 1))
    assert damage == [HIT, ("gear", 2, "gear-przecinak", "WR-ATK-21"), ("played", 1, "", "WR-ATK-21")]


@rule("WR-ATK-21", "WR-ATK-26")
def test_an_enemys_damage_is_stopped_by_each_armour() -> None:
    table = riders("matilda_waltzer").give(0, "kamizelka", "torso", on=("blachy_pancerne",))
    game = clash(facing(table, "near"), "preparation", "attack")
    damage, stopped = struck(game, ChooseSymbol("melee"), dice=(5, 1, 1, 1))
    assert damage == [HIT, ("extra", 2, "", "WR-ATK-21")]
    assert stopped == [
        ("gear", 2, "gear-kamizelka", "WR-ATK-26"),
        ("gear", 1, "gear-blachy_pancerne", "WR-ATK-26"),
    ]
    assert armour_of(game.world, game.fight.red) == 3


@rule("WR-ATK-16")
def test_no_more_is_stopped_than_there_is() -> None:
    table = riders(RUSSEL).luck(0, "l10_rykoszet")
    shot = (BLOW, PlayLuck("l10_rykoszet"))
    damage, stopped = struck(attacked(table), *shot, dice=(10, 7, 1, 1))
    assert damage == [HIT, ("tens", 1, "", "WR-ATK-15"), ("extra", 1, "", "WR-ATK-21")]
    assert stopped == [("armour", 0, "", "WR-ATK-26"), ("blocked", 2, "", "WR-ATK-16")]
    damage, stopped = struck(attacked(table.give(0, "kamizelka", "torso")), *shot, dice=(7, 1, 1, 1))
    assert sum(value for _, value, _, _ in damage) == 2
    assert stopped == [
        ("gear", 2, "gear-kamizelka", "WR-ATK-26"),
        ("blocked", 2, "", "WR-ATK-16"),
        ("spare", -2, "", "WR-ATK-16"),
    ]
