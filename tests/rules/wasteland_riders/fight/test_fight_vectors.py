"""The worked examples of fights, meetings, knock-outs and theft with their exact numbers."""

import pytest
from msgspec.structs import replace

from game.rules.core.mistakes import Mistake
from game.rules.core.reading import Reader
from game.rules.core.values import Intent
from game.rules.wasteland_riders.content.reading import _check_gear
from game.rules.wasteland_riders.events.fights import AdvantageMoved, AttackBegan, AttackRolled, AttackSkipped
from game.rules.wasteland_riders.fight.attacks import Initiative
from game.rules.wasteland_riders.fight.clashes import gains
from game.rules.wasteland_riders.fight.fights import Fighting, KnightFight
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.health.knockout import Recovery
from game.rules.wasteland_riders.intents.common import (
    DeclineDeal,
    Done,
    DrawGear,
    GoOn,
    HoldBack,
    Introduce,
    MoveGear,
    Pass,
    PlaceGear,
    PlayLuck,
    UseAbility,
    UseGear,
)
from game.rules.wasteland_riders.intents.fights import (
    Advance,
    AskMeeting,
    ChooseCombatCard,
    ChooseRange,
    ChooseSymbol,
    ChooseWeapon,
    RefuseMeeting,
    Retreat,
    Revive,
    RobContract,
    RobGear,
    RobResource,
    Search,
    UseEnemyText,
)
from game.rules.wasteland_riders.market.dealing import Haggling
from tests.rules.wasteland_riders.table import Table, riders, setting
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
HELL, PIRATE, DINGO = "en01_piekielni_jezdzcy", "en08_pirat_drogowy", "en13_stado_dingo"


def clash(table: Table, red: str, blue: str, *then: Intent) -> Table:
    """Red (the knight of seat 0 or 1) and blue choose their cards, then these intents follow."""
    fight = table.world.fight
    assert fight is not None
    table = table.do(ChooseCombatCard(red), by=fight.red.leader)
    table = table.do(ChooseCombatCard(blue), by=fight.blue.leader)
    return table.do(*then)


def fight(table: Table, seat: int, enemy: str) -> Table:
    return table.with_world(active=seat).run(Fighting(seat, enemy))


def advantage(table: Table) -> int:
    assert table.world.fight is not None
    return table.world.fight.advantage


def chris() -> Table:
    game = riders("chris_hammersworn").contract("c02_ladne_trofeum").put(0, "C1")
    game = game.luck(0, "l02_szybki_jak_wiatr", "l04_no_zdychaj").give(0, "med_szpryca", "pocket_1")
    return game.deck("yellow", "kamizelka").deck("general", "c01_rekord_szybkosci", "c11_kaskader")


@rule(
    "WR-TV-10",
    "WR-TV-11",
    "WR-TV-12",
    "WR-TV-13",
    "WR-CEND-08",
    "WR-RULING-14",
    "WR-RULING-16",
    "WR-RULING-17",
)
def test_the_illustrated_fight() -> None:
    game = fight(chris(), 0, HELL).do(PlayLuck("l02_szybki_jak_wiatr"), ChooseRange("far"))
    assert game.world.fight is not None
    assert game.world.fight.range == "far"
    assert advantage(game) == 0
    # Clash 1
    game = clash(game.passed(), "attack", "preparation").passed()
    assert game.refused(ChooseWeapon("hand_left", "short")) == "WR-ATK-03"
    game = game.dice(9).do(ChooseWeapon("hand_left", "mid")).passed()
    assert game.knight(0).ammo == 3
    assert game.world.fight is not None
    assert game.world.fight.blue.wounds == 1
    assert advantage(game) == 2
    assert game.world.fight.range == "far"
    assert game.refused(ChooseCombatCard("preparation"), by=2) == "WR-CARD-10"
    # Clash 2
    game = clash(game, "attack", "attack").passed()
    game = game.dice(5, 1, 3, 4, 5, 7, 9).do(ChooseWeapon("hand_left", "mid"), ChooseSymbol("mid"))
    game = game.passed(until=UseGear("pocket_1"))
    assert game.knight(0).ammo == 2
    assert game.knight(0).health == 2
    game = game.do(UseGear("pocket_1")).passed()
    assert game.knight(0).health == 4
    assert advantage(game) == 0
    assert game.allows(ChooseCombatCard("preparation"), by=2)
    # Clash 3
    game = clash(game, "attack", "attack").passed()
    game = game.dice(9, 1, 2, 4, 6).do(ChooseWeapon("hand_left", "mid"), ChooseSymbol("mid"))
    game = game.do(PlayLuck("l04_no_zdychaj")).passed()
    assert [len(one.dice) for one in game.said(AttackRolled)] == [1, 4]
    assert game.knight(0).ammo == 1
    assert game.world.fight is None
    game = game.do(DrawGear(), PlaceGear("torso"))
    assert game.knight(0).gear["torso"].card == "kamizelka"
    assert game.knight(0).ammo == 2
    assert game.knight(0).reputation == 2
    game = game.do(DrawGear(), PlaceGear("pocket_1"))
    assert isinstance(game.legal()[0], Introduce)


@rule("WR-TV-03")
def test_inhr_takes_two_dice() -> None:
    game = fight(riders("russel_crown"), 0, "en02_inhr")
    game = clash(game, "attack", "preparation").dice(1, 1, 1).do(ChooseWeapon("hand_left", "mid"))
    (rolled,) = game.said(AttackRolled)
    assert len(rolled.dice) == 4 - 2 + 1  # mid gives one die at Medium


@rule("WR-TV-09", "WR-ADV-02", "WR-ADV-03", "WR-ADV-04")
def test_advantage_is_counted_from_arrows_and_health_taken() -> None:
    game = fight(riders("russel_crown"), 0, "en11_banda_srubokreta")
    one = game.world.fight
    assert one is not None
    red = replace(one.red, card="attack", lost=2)
    blue = replace(one.blue, card="burst", lost=1)
    world = replace(game.world, fight=replace(one, red=red, blue=blue))
    assert gains(world) == (2, 4)


@rule("WR-TV-14", "WR-ADV-09", "WR-CARD-17")
def test_one_flees_and_the_other_follows() -> None:
    game = fight(riders("russel_crown"), 0, PIRATE)
    for total in (2, 4):
        game = clash(game, "range_change", "range_change", Advance(), Retreat())
        assert advantage(game) == total
        assert game.world.fight is not None
        assert game.world.fight.range == "medium"
    game = clash(game, "range_change", "range_change", Advance(), Retreat())
    assert game.said(AdvantageMoved)[-1].value == 6
    assert game.knight(0).fuel == 4
    assert game.world.fight is None


@rule("WR-TV-15", "WR-CARD-22", "WR-RES-02")
def test_a_burst_needs_two_ammo() -> None:
    game = riders("russel_crown").give(0, "pistolet_maszynowy", "hand_left").with_knight(0, ammo=1)
    assert fight(game, 0, PIRATE).refused(ChooseCombatCard("burst"), by=0) == "WR-CARD-20"
    game = fight(game.with_knight(0, ammo=2), 0, PIRATE)
    game = clash(game, "burst", "defence").dice(1, 1, 1, 1, 1).do(ChooseWeapon("hand_left", "mid"))
    assert game.knight(0).ammo == 0
    (rolled,) = game.said(AttackRolled)
    assert len(rolled.dice) == 4 + 1 + 2 - 2


@rule("WR-TV-16", "WR-ATK-09", "WR-WPN-03")
def test_a_weapon_without_ammo() -> None:
    game = riders("matilda_waltzer").give(0, "dum_dumy", "pocket_2").with_knight(0, ammo=0)
    game = clash(fight(game, 0, PIRATE), "attack", "preparation")
    game = game.dice(1, 1, 1).do(ChooseWeapon("hand_left", "mid"))
    assert game.said(AttackRolled)
    assert game.knight(0).ammo == 0


@rule("WR-TV-31", "WR-ATK-04", "WR-ATK-06", "WR-COMB-09")
def test_who_is_defeated_first_does_not_attack() -> None:
    game = riders("russel_crown").give(0, "obrzyn", "hand_left")
    game = fight(game, 0, "en14_wsciekly_skoczek").do(UseEnemyText("en14_wsciekly_skoczek"))
    assert game.world.fight is not None
    assert game.world.fight.range == "near"
    game = clash(game, "attack", "attack", ChooseWeapon("hand_left", "short"))
    game = game.dice(5, 1, 1, 1).do(ChooseSymbol("melee"))
    assert [one.side for one in game.said(AttackBegan)] == ["red"]
    assert not game.said(AdvantageMoved)


@rule("WR-TV-32", "WR-CEND-04", "WR-CEND-06", "WR-CEND-07", "WR-ATK-05", "WR-ATK-19")
def test_both_fall_at_the_same_time() -> None:
    game = riders("russel_crown").contract("c02_ladne_trofeum").with_knight(0, health=1)
    game = game.deck("general", "c01_rekord_szybkosci", "c11_kaskader")
    game = fight(game.with_knight(0, hex="C3"), 0, "en17_piaskowy_tajpan")
    game = clash(game, "range_change", "preparation", Advance())
    game = clash(game, "attack", "attack", ChooseWeapon("hand_left", "short"))
    game = game.dice(10, 10, 10).do(ChooseSymbol("short"))
    assert not game.knight(0).conscious
    assert game.knight(0).reputation == 2


@rule("WR-TV-33", "WR-ADV-05", "WR-RULING-36")
def test_advantage_beyond_five() -> None:
    game = fight(riders("russel_crown"), 0, PIRATE)
    one = game.world.fight
    assert one is not None
    ahead = game.with_world(fight=replace(one, advantage=4))
    ahead = clash(ahead, "range_change", "defence", Advance())
    assert advantage(ahead) == 7


@rule("WR-TV-34", "WR-ADV-07", "WR-ADV-08")
def test_a_fierce_enemy_ignores_advantage() -> None:
    game = fight(riders("russel_crown"), 0, "en18_wielkolud")
    for _ in range(3):
        game = clash(game, "range_change", "defence", Advance())
    assert not game.said(AdvantageMoved)
    assert game.world.fight is None
    assert game.knight(0).reputation == 0


@rule("WR-TV-35", "WR-CARD-10", "WR-CARD-11")
def test_preparation_does_not_help_a_burst() -> None:
    game = riders("russel_crown").give(0, "pistolet_maszynowy", "hand_left")
    game = clash(fight(game, 0, PIRATE), "preparation", "preparation")
    assert game.refused(ChooseCombatCard("preparation"), by=0) == "WR-CARD-10"
    game = clash(game, "burst", "defence").dice(1, 1, 1, 1, 1).do(ChooseWeapon("hand_left", "mid"))
    assert len(game.said(AttackRolled)[0].dice) == 4 + 1 + 2 - 2
    assert game.allows(ChooseCombatCard("preparation"), by=0)


@rule("WR-TV-36", "WR-CARD-06")
def test_defence_takes_two_dice_and_gives_two_advantage() -> None:
    game = clash(fight(riders("heat_leisure"), 0, PIRATE), "attack", "defence")
    game = game.dice(1, 1).do(ChooseWeapon("hand_left", "mid"))
    assert len(game.said(AttackRolled)[0].dice) == 3 + 1 - 2
    assert advantage(game) == 3


@rule("WR-TV-37", "WR-CARD-14", "WR-CARD-15", "WR-CARD-19", "WR-RULING-33")
def test_two_range_changes() -> None:
    game = clash(
        fight(riders("russel_crown"), 0, PIRATE), "range_change", "range_change", Advance(), Advance()
    )
    assert game.world.fight is not None
    assert game.world.fight.range == "near"
    assert advantage(game) == 0
    one = game.world.fight
    far = game.with_world(fight=replace(one, range="far"))
    far = clash(far, "range_change", "preparation", Retreat())
    assert far.world.fight is not None
    assert far.world.fight.range == "far"
    assert advantage(far) == -1


@rule("WR-TV-38", "WR-COMB-07", "WR-RULING-63")
def test_both_change_the_starting_range() -> None:
    game = fight(riders("david_mayhem"), 0, "en14_wsciekly_skoczek")
    game = game.do(UseAbility(), ChooseRange("far"))
    assert game.world.fight is not None
    assert game.world.fight.range == "far"
    assert game.asked() == {2}
    alone = game.do(Pass())
    assert alone.world.fight is not None
    assert alone.world.fight.range == "far"
    game = game.do(UseEnemyText("en14_wsciekly_skoczek"))
    assert game.world.fight is not None
    assert game.world.fight.range == "medium"


@rule("WR-TV-56", "WR-RULING-15", "WR-HEX-12", "WR-RANGE-07")
@pytest.mark.parametrize(("place", "less"), [("C3", 0), ("R16", 1)])
def test_range_modifiers_are_for_knights_only(place: str, less: int) -> None:
    game = fight(riders("david_mayhem").put(0, place), 0, "en11_banda_srubokreta").do(Pass())
    one = game.world.fight
    assert one is not None
    far = game.with_world(fight=replace(one, range="far"))
    far = clash(far, "attack", "attack", ChooseWeapon("hand_left", "mid"))
    far = far.dice(*[1] * 10).do(ChooseSymbol("mid"))
    assert [len(roll.dice) for roll in far.said(AttackRolled)] == [2 - less or 1, 3 - less]


@rule("WR-TV-39", "WR-KVK-02", "WR-KVK-03", "WR-KVK-05", "WR-TRADE-01", "WR-TRADE-07")
def test_knights_who_lay_down_their_arms_may_exchange() -> None:
    game = riders("kate_blanksheet").put(1, "C3").deck("wasteland", "ev08_kupiec")
    game = drive(game, 0, "C3", "R6").do(AskMeeting(1), RefuseMeeting())
    game = game.dice(7).do(Search(1))
    assert game.world.fight is not None
    game = clash(game, "defence", "defence")
    game = game.passed()
    assert game.world.fight is None
    assert isinstance(game.top, Haggling)
    assert game.knight(0).reputation == 0
    game = game.do(DeclineDeal(), HoldBack())
    assert game.allows(GoOn())


@rule("WR-TV-40", "WR-KVK-11", "WR-KO-10", "WR-RULING-30", "WR-RULING-59")
def test_a_fight_of_knights_won_by_advantage() -> None:
    game = riders("kate_blanksheet").put(1, "M1").with_knight(1, ammo=1).with_world(active=0)
    game = game.run(KnightFight(0, 1))
    game = clash(game, "range_change", "preparation", Advance())
    game = clash(clash(game, "defence", "defence"), "defence", "defence")
    assert game.knight(0).reputation == 1
    assert game.knight(1).conscious
    game = game.do(RobResource("ammo"))
    assert (game.knight(0).ammo, game.knight(1).ammo) == (4, 0)


@rule("WR-TV-41", "WR-KO-03", "WR-KO-05", "WR-KO-07")
def test_reviving() -> None:
    game = riders("kate_blanksheet").put(1, "C3").with_knight(1, health=0, radiation=1, conscious=False)
    game = drive(game.deck("wasteland", "ev08_kupiec"), 0, "C3").dice(7).do(Search(1)).do(Revive())
    assert game.knight(1).conscious
    assert game.counters(1)[2:] == (1, 2)
    assert game.knight(0).reputation == 1
    assert isinstance(game.top, Haggling)


@rule("WR-TV-42", "WR-KO-12", "WR-KO-14", "WR-KO-15")
def test_recovery() -> None:
    game = riders(step="rest").put(1, "R2")
    game = game.with_knight(1, health=0, radiation=4, conscious=False, ammo=0, fuel=3).run(Recovery())
    assert game.knight(1).conscious
    assert game.counters(1) == (0, 2, 2, 2)
    assert game.knight(1).hex == "M2"


@rule("WR-TV-29", "WR-CON-23", "WR-CON-20")
def test_a_stolen_contract_loses_a_marker() -> None:
    game = riders().contract("p01_plon_mala_plon", "green", holder=1, accepted=True, markers=2)
    stolen = game.run(Rob(0, 1)).do(RobContract())
    assert stolen.world.contracts[0].holder == 0
    assert stolen.world.contracts[0].markers == 1
    full = game.contract("p02_piguly_dla_doliny", "orange", holder=0, accepted=True).run(Rob(0, 1))
    assert full.refused(RobContract()) == "WR-CON-20"


@rule("WR-TV-45", "WR-TEST-09", "WR-RES-09", "WR-RULING-18")
def test_tens_are_of_no_use_at_radiation_two() -> None:
    game = riders("david_mayhem").with_knight(0, radiation=2)
    game = fight(game, 0, PIRATE).do(Pass())
    one = game.world.fight
    assert one is not None
    far = game.with_world(fight=replace(one, range="far"))
    far = clash(far, "attack", "preparation").dice(10, 1, 1, 1, 1).do(ChooseWeapon("hand_left", "long"))
    (rolled,) = far.said(AttackRolled)
    assert rolled.successes == 1
    assert rolled.tens == 0
    assert far.world.fight is not None
    assert far.world.fight.blue.wounds == 1


@rule("WR-TV-46", "WR-ATK-22")
def test_a_last_blow_cannot_be_healed() -> None:
    game = riders("russel_crown").with_knight(0, health=2).give(0, "med_szpryca", "pocket_1")
    game = fight(game, 0, HELL)
    hit = clash(game, "preparation", "attack").dice(7, 7, 1, 1).do(ChooseSymbol("mid"))
    assert not hit.knight(0).conscious
    assert hit.world.fight is None
    game = fight(riders("russel_crown").with_knight(0, health=2).give(0, "med_szpryca", "pocket_1"), 0, DINGO)
    one = game.world.fight
    assert one is not None
    near = game.with_world(fight=replace(one, range="near"))
    near = clash(near, "preparation", "attack").dice(7, 1, 1).do(ChooseSymbol("melee"))
    assert near.knight(0).health == 1
    assert near.allows(UseGear("pocket_1"))


@rule("WR-TV-47", "WR-ATK-24", "WR-RULING-35", "WR-TEST-08")
@pytest.mark.parametrize(("start", "now", "dice"), [(2, 1, 4), (4, 1, 5), (1, 4, 5)])
def test_new_wounds_do_not_hurt_before_the_fight_is_over(start: int, now: int, dice: int) -> None:
    game = fight(riders("russel_crown").with_knight(0, health=start), 0, PIRATE).with_knight(0, health=now)
    game = clash(game, "attack", "preparation").dice(*[1] * 5).do(ChooseWeapon("hand_left", "mid"))
    assert len(game.said(AttackRolled)[0].dice) == dice


@rule("WR-TV-53", "WR-ATK-08", "WR-RULING-50")
def test_a_chainsaw_needs_one_fuel_per_fight() -> None:
    game = riders("hugh_jackal").give(0, "pila", "hand_left").with_knight(0, fuel=1)
    game = fight(game, 0, "en18_wielkolud")
    one = game.world.fight
    assert one is not None
    near = game.with_world(fight=replace(one, range="near"))
    for card in ("preparation", "defence"):
        near = clash(near, "attack", card).dice(*[1] * 6).do(ChooseWeapon("hand_left", "melee"))
    assert near.knight(0).fuel == 0
    empty = fight(riders("hugh_jackal").give(0, "pila", "hand_left").with_knight(0, fuel=0), 0, DINGO)
    one = empty.world.fight
    assert one is not None
    near = empty.with_world(fight=replace(one, range="near"))
    assert near.refused(ChooseCombatCard("attack"), by=0) == "WR-CARD-20"


@rule("WR-ATK-08", "WR-TV-53")
@pytest.mark.parametrize(("fuel", "left"), [(3, 1), (2, 0), (1, 0)])
def test_fuel_is_remembered_by_the_weapon_and_not_by_the_hand(fuel: int, left: int) -> None:
    """The Chainsaw is paid; a Flamethrower that lies in the same hand later pays for itself."""
    table = riders("hugh_jackal").give(0, "pila", "hand_left").give(0, "miotacz_ognia", "backpack")
    game = fight(table.with_knight(0, fuel=fuel), 0, "en18_wielkolud")
    one = game.world.fight
    assert one is not None
    game = game.with_world(fight=replace(one, range="near"))
    game = clash(game, "attack", "preparation").dice(*[1] * 6).do(ChooseWeapon("hand_left", "melee"))
    assert game.knight(0).fuel == fuel - 1
    game = clash(game, "defence", "defence").do(MoveGear("backpack_1", "hand_left"), Done())
    assert game.knight(0).gear["hand_left"].card == "miotacz_ognia"
    if fuel == 1:
        assert game.refused(ChooseCombatCard("attack"), by=0) == "WR-CARD-20"
        return
    game = clash(game, "attack", "defence").dice(*[1] * 6).do(ChooseWeapon("hand_left", "short"))
    assert game.knight(0).fuel == left


@rule("WR-ATK-08")
def test_of_a_weapon_that_runs_on_fuel_there_is_one_card() -> None:
    """What is paid is remembered by its name."""
    content, mistakes = setting(1).content, list[Mistake]()
    _check_gear(content, Reader("gear.toml", mistakes))
    assert mistakes == []
    two = replace(content, gear={**content.gear, "pila": replace(content.gear["pila"], copies=2)})
    _check_gear(two, Reader("gear.toml", mistakes))
    assert [one.field for one in mistakes] == ["pila.copies"]


@rule("WR-ATK-08")
def test_a_weapon_that_comes_back_to_hand_is_still_paid() -> None:
    table = riders("hugh_jackal").give(0, "pila", "hand_left").with_knight(0, fuel=1)
    game = fight(table, 0, "en18_wielkolud")
    one = game.world.fight
    assert one is not None
    game = game.with_world(fight=replace(one, range="near"))
    game = clash(game, "attack", "preparation").dice(*[1] * 6).do(ChooseWeapon("hand_left", "melee"))
    away = MoveGear("hand_left", "backpack")
    game = clash(game, "defence", "defence").do(away, MoveGear("backpack_1", "hand_left"), Done())
    game = clash(game, "attack", "defence").dice(*[1] * 6).do(ChooseWeapon("hand_left", "melee"))
    assert game.knight(0).fuel == 0
    assert game.said(AttackRolled)


@rule("WR-RULING-61")
def test_an_attack_that_cannot_be_made_is_skipped() -> None:
    game = clash(fight(riders("russel_crown"), 0, PIRATE), "attack", "preparation")
    broke = game.with_knight(0, ammo=0)
    assert broke.world.fight is not None
    after = broke.run(Initiative())
    assert after.said(AttackSkipped)
    assert not after.said(AttackRolled)


@rule("WR-KO-09", "WR-BLUE-02", "WR-START-01")
def test_what_can_be_robbed() -> None:
    game = riders("kate_blanksheet").give(1, "naboje", "pocket_1").give(1, "pas_mistrza", "pocket_2")
    game = game.run(Rob(0, 1))
    assert game.refused(RobGear("pocket_2")) == "WR-BLUE-02"
    assert game.refused(RobGear("hand_left")) == "WR-START-01"
    game = game.do(RobGear("pocket_1"), PlaceGear("pocket_2"))
    assert game.knight(0).gear["pocket_2"].card == "naboje"
    assert game.is_done
