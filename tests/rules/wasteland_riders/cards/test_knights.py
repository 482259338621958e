"""Every knight's ability, every vehicle and every exploration action used once."""

import pytest

from game.rules.core.values import Intent
from game.rules.wasteland_riders.events.fights import AttackHit
from game.rules.wasteland_riders.events.gear import DamageIgnored
from game.rules.wasteland_riders.events.journey import SkillTestRolled
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.gear.carried import capacity, worth
from game.rules.wasteland_riders.health.resources import Suffer
from game.rules.wasteland_riders.intents.common import (
    ChooseCard,
    ChooseHex,
    ChooseOption,
    ChooseSkill,
    ChooseSlot,
    DiscardLuck,
    DrawGear,
    Escape,
    FaceIt,
    OfferGear,
    PayGear,
    PlaceGear,
    TakeAction,
    Trade,
    UseAbility,
    UseVehicle,
)
from game.rules.wasteland_riders.intents.fights import (
    Advance,
    ChooseRange,
    ChooseSymbol,
    ChooseWeapon,
    Retreat,
    RobGear,
    RobResource,
)
from game.rules.wasteland_riders.market.market import MarketExchange
from game.rules.wasteland_riders.movement.driving import mp_per_fuel
from game.rules.wasteland_riders.preparation import KnightDraws
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.skill_tests import SkillTest
from game.rules.wasteland_riders.supplies.vehicles import DamageVehicle
from tests.rules.wasteland_riders.cards.sheet_cards import KNIGHTS, VEHICLES
from tests.rules.wasteland_riders.cards.test_weapons import facing
from tests.rules.wasteland_riders.exploration.test_exploration import PLACES
from tests.rules.wasteland_riders.fight.test_fight_vectors import PIRATE, clash, fight
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.sheet_board import ACTIONS
from tests.rules.wasteland_riders.table import Table, riders
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
KATE, RUSSEL = "kate_blanksheet", "russel_crown"


# Knights


@rule("WR-TEST-02")
@pytest.mark.parametrize("knight", KNIGHTS)
def test_every_knight_rolls_his_skills(knight: str) -> None:
    printed = dict(
        zip(
            ("blades", "guns", "repair", "medicine", "survival", "talk"),
            KNIGHTS[knight].split(),
            strict=False,
        )
    )
    more = {"bruce_billabong": "survival", "heat_leisure": "talk"}.get(knight)
    for skill, dice in printed.items():
        game = riders(knight).with_knight(0, ability_marked=True).run(SkillTest(0, "other", (skill,), 7))
        assert len(game.passed().said(SkillTestRolled)[0].dice) == int(dice) + (skill == more)
    setting = riders(knight).world.setting
    assert capacity(setting, riders(knight).knight(0), "backpack") == (
        4 if knight in ("geoffrey_goldrush", "sheila_rust") else 3
    )


def test_mel_gets_a_point_more_for_every_fuel() -> None:
    assert mp_per_fuel(riders("mel_gearson").world, 0) == 4 + 1
    assert mp_per_fuel(riders(KATE).world, 0) == 4


def test_chris_rolls_again() -> None:
    game = riders("chris_hammersworn").dice(6, 6, 6, 1, 1, 7).run(SkillTest(0, "other", ("talk",), 7))
    game = game.do(UseAbility())
    assert game.skill_test.passed
    assert game.skill_test.rolled == (1, 1, 7)
    assert game.knight(0).ability_marked


@pytest.mark.parametrize(("option", "fuel", "damaged"), [(0, 1, False), (1, 2, True)])
def test_naomi_can_do(option: int, fuel: int, damaged: bool) -> None:
    table = riders("naomi_vatt", step="rest").car(0, "gazik", damaged=True).with_knight(0, fuel=1)
    game = table.give(0, "rad_out", "backpack").run(RestGear(0)).do(UseAbility(), ChooseOption(option))
    assert (game.knight(0).fuel, game.car_of(0).damaged) == (fuel, damaged)
    assert game.refused(UseAbility()) == "WR-GEAR-17"


def test_hugh_cuts_deeper_in_melee_only() -> None:
    game = clash(facing(riders("hugh_jackal").give(0, "rewolwer", "hand_right"), "near"), "attack", "defence")
    melee = game.dice(10, 10).do(ChooseWeapon("hand_left", "melee"))
    assert melee.said(AttackHit)[0].damage == 1 + 2 * 2 + 1
    shot = game.dice(10).do(ChooseWeapon("hand_right", "short"))
    assert shot.said(AttackHit)[0].damage == 1 + 1


@pytest.mark.parametrize(("option", "counters"), [(0, (2, 2)), (1, (1, 3))])
def test_russel_is_paid_for_every_victory(option: int, counters: tuple[int, int]) -> None:
    game = fight(riders(RUSSEL).with_knight(0, ammo=1, health=2), 0, PIRATE)
    for _ in range(3):
        game = clash(game, "range_change", "range_change", Advance(), Retreat())
    game = game.do(ChooseOption(option))
    assert (game.knight(0).ammo, game.knight(0).health) == counters
    assert not game.knight(0).ability_marked


def test_heat_draws_two_and_throws_one() -> None:
    table = riders("heat_leisure", step="knights").deck(
        "luck", "l01_jechalem_cala_noc", "l02_szybki_jak_wiatr"
    )
    game = table.run(KnightDraws(0)).do(UseAbility(), DiscardLuck("l01_jechalem_cala_noc"))
    assert game.knight(0).luck == ("l02_szybki_jak_wiatr",)
    assert game.is_done
    assert len(table.run(KnightDraws(1)).knight(1).luck) == 1


def test_kate_suffers_less() -> None:
    game = riders(KATE).run(Suffer(0, 2, "card")).do(UseAbility())
    assert game.knight(0).radiation == 1
    assert game.knight(0).ability_marked
    assert game.run(Suffer(0, 1, "card")).knight(0).radiation == 2


def test_geoffrey_offers_two_more() -> None:
    table = riders("geoffrey_goldrush").market(B1="dum_dumy").give(0, "naboje", "pocket_1")
    game = table.run(MarketExchange(0)).do(UseAbility(), OfferGear("pocket_1"), ChooseSlot("B1"), Trade())
    assert [item.card for item in game.knight(0).gained] == ["dum_dumy"]
    assert game.knight(0).ability_marked


def test_david_chooses_the_starting_range_in_every_fight() -> None:
    table = riders("david_mayhem")
    for _ in range(2):
        game = fight(table, 0, PIRATE).do(UseAbility(), ChooseRange("far"))
        assert game.fight.range == "far"
        assert not game.knight(0).ability_marked


def test_matilda_reads_tracks() -> None:
    table = riders("matilda_waltzer").deck("wasteland", "en18_wielkolud", "ev08_kupiec")
    game = drive(table, 0, "C2", "R5").do(UseAbility(), ChooseCard("en18_wielkolud"))
    assert game.move.revealed == ("ev08_kupiec",)
    assert game.knight(0).ability_marked


@pytest.mark.parametrize(("option", "counters"), [(0, (2, 3)), (1, (1, 2))])
def test_bruce_heals_in_the_rest_step(option: int, counters: tuple[int, int]) -> None:
    table = riders("bruce_billabong", step="rest").with_knight(0, radiation=2, health=2)
    game = table.run(RestGear(0)).do(UseAbility(), ChooseOption(option))
    assert game.counters(0)[2:] == counters
    assert game.knight(0).ability_marked


def test_sheila_finds_more_each_time() -> None:
    table = riders("sheila_rust", step="exploration").deck("green", "naboje", "rewolwer", "maczeta")
    game = exploring(table, 11).do(TakeAction("a11_vault"), ChooseOption(1), UseAbility(), DrawGear())
    game = game.do(ChooseCard("rewolwer"), PlaceGear("backpack"), PlaceGear("backpack"))
    assert {item.card for item in game.knight(0).backpack} == {"naboje", "maczeta"}
    assert not game.knight(0).ability_marked


@rule("WR-KO-09")
def test_ned_takes_two_different_things() -> None:
    game = riders("ned_kettle").give(1, "naboje", "pocket_1").with_knight(0, ammo=0).run(Rob(0, 1))
    game = game.do(RobResource("ammo"))
    assert game.refused(RobResource("ammo")) == "WR-KO-09"
    game = game.do(RobGear("pocket_1"), PlaceGear("pocket_1"))
    assert game.knight(0).ammo == 2
    assert game.knight(0).gear["pocket_1"].card == "naboje"
    assert game.is_done
    search = riders("ned_kettle").run(SkillTest(0, "search", ("survival",), 7))
    assert len(search.said(SkillTestRolled)[0].dice) == 2 + 1


# Vehicles


SIDES = {
    "ciezarowiec": (2, 6, 3, 1, 4, 1),
    "gazik": (3, 4, 3, 2, 2, 1),
    "turystyk": (4, 2, 3, 2, 1, 1),
    "szerszen": (5, 1, 6, 3, 0, 3),
    "lewiatan": (3, 8, 6, 2, 5, 3),
    "pancernik": (3, 4, 6, 2, 3, 3),
    "miesniak": (5, 3, 12, 3, 2, 12),
}
"""Speed, capacity and worth of both sides."""


@rule("WR-VEH-01", "WR-VEH-03")
@pytest.mark.parametrize("card", SIDES)
def test_both_sides_of_every_vehicle(card: str) -> None:
    found: list[int] = []
    for damaged in (False, True):
        game = riders(KATE).car(0, card, damaged=damaged)
        setting, knight = game.world.setting, game.knight(0)
        found += (mp_per_fuel(game.world, 0), capacity(setting, knight, "vehicle"), worth(setting, knight))
        driven = drive(game.deck("wasteland", "ev08_kupiec"), 0, "C3", "R6")
        assert driven.move.mp == found[-3] - 1
    assert tuple(found) == SIDES[card]
    assert set(SIDES) == set(VEHICLES)


def test_a_hauler_is_sturdy_while_it_is_whole() -> None:
    truck = riders(KATE).car(0, "ciezarowiec").run(DamageVehicle(0))
    assert truck.dice(6).do(UseVehicle()).said(DamageIgnored)
    assert truck.dice(5).do(UseVehicle()).car_of(0).damaged
    damaged = riders(KATE).car(0, "ciezarowiec", damaged=True).run(DamageVehicle(0))
    assert damaged.is_done
    assert damaged.knight(0).car is None


@pytest.mark.parametrize(("place", "start", "cost"), [("C1", "M1", 2), ("R3", "S1", 1), ("C2", "M1", 1)])
def test_a_jeep_takes_mountains_and_swamps_easier(place: str, start: str, cost: int) -> None:
    for damaged, speed in ((False, 3), (True, 2)):
        game = drive(riders(KATE).car(0, "gazik", damaged=damaged).put(0, start), 0, place)
        assert game.move.mp == speed - cost


def test_a_hornet_escapes_more_easily() -> None:
    for damaged in (False, True):
        game = played("ev01_tornado", riders(KATE).car(0, "szerszen", damaged=damaged))
        assert len(game.dice(1, 1).do(Escape()).said(SkillTestRolled)[0].dice) == 1 + 1
    assert (
        len(riders(KATE).car(0, "szerszen").run(SkillTest(0, "escape", ("survival",), 7)).skill_test.rolled)
        == 1
    )


def test_a_leviathan_is_armour_while_it_drives() -> None:
    game = played("en13_stado_dingo", riders(RUSSEL).car(0, "lewiatan")).do(FaceIt())
    game = clash(game, "range_change", "range_change", Advance(), Advance())
    game = clash(game, "preparation", "attack").dice(5, 1, 1).do(ChooseSymbol("melee"))
    assert game.knight(0).health == 4
    still = clash(
        facing(riders(RUSSEL).car(0, "lewiatan"), "near", "en13_stado_dingo"), "preparation", "attack"
    )
    assert still.dice(5, 1, 1).do(ChooseSymbol("melee")).knight(0).health == 3


def test_an_armadillo_ignores_damage_once_a_round() -> None:
    game = riders(KATE).car(0, "pancernik").run(DamageVehicle(0)).do(UseVehicle())
    assert game.car_of(0).marked
    assert not game.car_of(0).damaged
    assert game.run(DamageVehicle(0)).car_of(0).damaged


def test_a_muscle_car_is_never_destroyed() -> None:
    game = riders(KATE).car(0, "miesniak").run(DamageVehicle(0))
    assert game.car_of(0).damaged
    assert game.run(DamageVehicle(0)).car_of(0).card == "miesniak"


# Exploration actions


def exploring(table: Table, number: int) -> Table:
    """The hex with this number is explored; its own test is made already."""
    place = PLACES.get(number) or f"M{number}"
    return table.put(0, place).with_knight(0, explored=True).run(ExploreTurn(0))


def poor() -> Table:
    table = riders(KATE, step="exploration").with_knight(0, ammo=3, fuel=0, radiation=3, health=1)
    return table.with_knight(0, ability_marked=True).car(0, "turystyk", damaged=True)


GREEN, YELLOW = (PayGear("pocket_2"), PayGear("pocket_3")), (PayGear("pocket_2"),)
EFFECTS: dict[str, tuple[tuple[str, ...], tuple[Intent, ...], str]] = {
    "a01_replenish": (("naboje",), (GREEN[0], ChooseOption(1)), "4 4 3 1 0"),
    "a01_gamble": (("naboje",), (GREEN[0],), "3 0 3 0 0"),
    "a02_replenish": (("dum_dumy",), YELLOW, "4 4 0 4 0"),
    "a03_replenish": (("naboje", "rad_out"), (*GREEN, ChooseOption(0)), "3 0 0 4 0"),
    "a03_luck": ((), (), "3 0 3 1 0 luck luck"),
    "a04_replenish": (("dum_dumy",), YELLOW, "4 4 0 4 0"),
    "a05_replenish": (("naboje", "rad_out"), (*GREEN, ChooseOption(1)), "4 4 3 1 0"),
    "a05_fame": (("dum_dumy",), YELLOW, "3 0 3 1 1"),
    "a06_heal": ((), (), "3 0 0 1 0"),
    "a09_fuel": ((), (), "3 4 3 1 0"),
    "a12_garage": ((), (), "3 3 3 1 0"),
    "a13_replenish": (("dum_dumy",), YELLOW, "4 4 0 4 0"),
    "a15_arena": ((), (ChooseSkill("guns"), ChooseOption(1)), "3 0 3 0 0"),
    **{f"a{number:02d}_loot": ((), (), "3 0 3 1 0 green") for number in (6, 7, 8, 9, 10, 12, 14, 15)},
    "a10_factory": ((), (ChooseOption(0),), "1 0 3 1 0 yellow"),
    "a11_vault": ((), (ChooseOption(1),), "3 0 3 1 0 green green"),
}
"""What is paid with, what is chosen, and ammo, fuel, radiation, health, Reputation and cards afterwards."""


@rule("WR-EXPL-10", "WR-EXPL-12", "WR-HEX-18")
@pytest.mark.parametrize("action", EFFECTS)
def test_what_every_action_gives(action: str) -> None:
    pockets, intents, after = EFFECTS[action]
    table = poor()
    for index, card in enumerate(pockets, 2):
        table = table.give(0, card, f"pocket_{index}")
    game = exploring(table, int(action[1:3])).dice(*[1] * 9)
    game = game.do(TakeAction(action), *intents).passed()
    cards = ["luck"] * len(game.knight(0).luck)
    while {DrawGear(), PlaceGear("backpack")} & set(game.legal()):
        if DrawGear() in game.legal():
            game = game.do(DrawGear())
        else:
            cards.append(game.world.setting.colour(game.knight(0).gained[0].card))
            game = game.do(PlaceGear("backpack"))
    resources = " ".join(map(str, (*game.counters(0), game.knight(0).reputation)))
    assert " ".join([resources, *cards]) == after
    assert all(f"pocket_{index}" not in game.knight(0).gear for index in range(2, 2 + len(pockets)))


def test_the_other_actions() -> None:
    """Exchanges open the Market; the rest is shown in the tests of exploration."""
    for number, action in ((1, "a01_exchange"), (2, "a02_exchange"), (4, "a04_exchange")):
        game = exploring(poor().market(A1="naboje"), number).do(TakeAction(action))
        assert game.world.exchange is not None
    assert exploring(poor(), 8).refused(TakeAction("a08_heal")) == "WR-RES-01"  # not at radiation 3
    healed = exploring(poor().with_knight(0, radiation=2), 8).do(TakeAction("a08_heal"))
    assert healed.knight(0).health == 4
    strike = exploring(poor().put(1, "M4"), 7).do(TakeAction("a07_strike"), ChooseHex("M4"))
    assert strike.counters(1)[2:] == (2, 2)
    for number, action, card in ((8, "a08_market", "apteczka"), (9, "a09_market", "nawigacja")):
        taken = exploring(poor().market(A5=card), number).do(TakeAction(action), ChooseSlot("A5"))
        assert taken.knight(0).gained[0].card == card
    claw = exploring(poor().give(0, "cyberlapa", "backpack"), 11)
    assert claw.do(TakeAction("a11_implant"), ChooseCard("cyberlapa")).knight(0).grafts == ("cyberlapa",)
    turbo = exploring(poor().give(0, "turbowtrysk", "backpack"), 12)
    assert turbo.do(TakeAction("a12_tuning"), ChooseCard("turbowtrysk")).car_of(0).tuning == ("turbowtrysk",)
    ambush = exploring(poor().deck("wasteland", "ev01_tornado", "ev08_kupiec", "en08_pirat_drogowy"), 13)
    ambush = ambush.do(TakeAction("a13_ambush"), ChooseCard("ev08_kupiec"))
    assert [one.card for one in ambush.world.planned] == ["ev08_kupiec"]
    train = exploring(poor().give(0, "naboje", "pocket_2"), 14)
    assert train.do(TakeAction("a14_train"), PayGear("pocket_2"), ChooseHex("M5")).knight(0).hex == "M5"


def test_no_action_is_missing() -> None:
    others = {"a01_exchange", "a02_exchange", "a04_exchange", "a07_strike", "a08_market", "a09_market"}
    others |= {"a08_heal", "a11_implant", "a12_tuning", "a13_ambush", "a14_train"}
    assert set(EFFECTS) | others == set(ACTIONS)
