"""Worked examples to their end: what the first tests of them leave out."""

import pytest
from msgspec.structs import replace

from game.rules.wasteland_riders.contracts import MarkContracts
from game.rules.wasteland_riders.events.fights import AdvantageMoved, AttackRolled, FightDecided
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.health.resources import Suffer, can_heal
from game.rules.wasteland_riders.intents.common import (
    AcceptContract,
    ChooseMode,
    ChooseOption,
    DeclineDeal,
    DrawGear,
    EndExploration,
    Explore,
    FaceIt,
    GoOn,
    HoldBack,
    MarkHex,
    Pass,
    PayGear,
    PlaceGear,
    PlayWasteland,
    TakeAction,
)
from game.rules.wasteland_riders.intents.fights import (
    Advance,
    AskMeeting,
    ChooseSymbol,
    ChooseWeapon,
    RefuseMeeting,
    Retreat,
    Revive,
    Search,
)
from game.rules.wasteland_riders.market.dealing import Haggling
from game.rules.wasteland_riders.movement.planning import MoveTurn
from game.rules.wasteland_riders.skill_tests import SkillTest
from tests.rules.wasteland_riders.cards.test_weapons import facing
from tests.rules.wasteland_riders.fight.test_fight_vectors import PIRATE, advantage, clash, fight
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import Table, riders
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
RUSSEL, KATE, DAVID = "russel_crown", "kate_blanksheet", "david_mayhem"


def with_fight(table: Table, **changes: object) -> Table:
    assert table.world.fight is not None
    return table.with_world(fight=replace(table.world.fight, **changes))


@rule("WR-TV-03", "WR-CEND-08")
def test_who_beats_inhr_is_paid_and_drives_on() -> None:
    game = played("en02_inhr", riders(RUSSEL).deck("yellow", "katana")).do(FaceIt())
    for _ in range(3):
        game = clash(game, "range_change", "range_change", Advance(), Retreat())
    game = game.do(DrawGear(), PlaceGear("backpack"), ChooseOption(0))  # the last is his soldier's pay
    assert game.knight(0).reputation == 1
    assert game.knight(0).backpack[0].card == "katana"
    assert game.allows(GoOn())
    assert game.discarded("wasteland") == ("en02_inhr",)


@rule("WR-TV-32", "WR-CEND-06", "WR-CEND-07")
def test_in_a_mutual_defeat_only_the_contract_pays() -> None:
    table = riders(KATE).contract("c02_ladne_trofeum").with_knight(0, health=1, ability_marked=True)
    game = facing(table.deck("green", "maczeta", "kanister"), "near", "en17_piaskowy_tajpan")
    game = clash(game, "attack", "attack", ChooseWeapon("hand_left", "short")).dice(5, 5, 1)
    game = game.do(ChooseSymbol("short"))
    assert game.said(FightDecided)[0].winner is None
    assert not game.knight(0).conscious
    game = game.do(DrawGear(), PlaceGear("backpack"))
    assert game.knight(0).reputation == 2
    assert [item.card for item in game.knight(0).backpack] == ["maczeta"]
    assert game.world.decks["green"][0] == "kanister"


@rule("WR-TV-33", "WR-ADV-05")
def test_advantage_goes_past_five_and_back() -> None:
    game = with_fight(fight(riders(RUSSEL), 0, PIRATE), advantage=4)
    game = clash(game, "range_change", "defence", Advance())
    assert game.said(AdvantageMoved)[-1].value == 7
    game = clash(game, "defence", "range_change", Advance())
    assert game.said(AdvantageMoved)[-1].value == 4


@rule("WR-TV-34", "WR-ADV-07", "WR-ADV-08")
def test_a_fierce_enemy_that_lost_one_health_draws() -> None:
    table = riders(RUSSEL).give(0, "rewolwer", "hand_left")
    game = played("en18_wielkolud", table).do(FaceIt())
    for number, die in enumerate((7, 1, 1)):
        game = clash(game, "attack", ("preparation", "range_change", "preparation")[number])
        game = game.do(Retreat()) if number == 1 else game
        game = game.dice(die, *[1] * 5).do(ChooseWeapon("hand_left", "mid"))
        assert game.world.fight is None or (advantage(game), game.world.fight.blue.wounds) == (0, 1)
        game = with_fight(game, range="medium") if game.world.fight is not None else game
    assert game.said(FightDecided)[0].winner is None
    assert game.knight(0).reputation == 0
    assert game.discarded("wasteland") == ("en18_wielkolud",)
    assert game.allows(GoOn())


@rule("WR-TV-35", "WR-CARD-11")
@pytest.mark.parametrize(("card", "dice", "tens"), [("burst", 4 + 1 + 2, 0), ("attack", 4 + 1 + 2, 1)])
def test_nines_are_tens_for_a_prepared_attack_only(card: str, dice: int, tens: int) -> None:
    game = fight(riders(RUSSEL).give(0, "pistolet_maszynowy", "hand_left"), 0, "en12_baron_paliwowy")
    game = clash(clash(game, "preparation", "preparation"), card, "range_change")
    game = game.do(Advance()).dice(9, *[1] * 9).do(ChooseWeapon("hand_left", "mid"))
    rolled = game.said(AttackRolled)[0]
    assert (len(rolled.dice), rolled.tens) == (dice - 1, tens)  # a range change takes one die


@rule("WR-TV-37", "WR-CARD-15", "WR-CARD-19")
def test_a_retreat_at_far_still_takes_a_die() -> None:
    game = clash(facing(riders(RUSSEL), "far", "en23_straznik_cerbero"), "range_change", "attack")
    game = game.do(Retreat()).dice(1, 1, 1).do(ChooseSymbol("long"))
    assert len(game.said(AttackRolled)[0].dice) == 4 - 1
    assert game.fight.range == "far"
    pirate = with_fight(fight(riders(RUSSEL), 0, PIRATE), range="far")
    assert advantage(clash(pirate, "range_change", "preparation", Retreat())) == -1


@rule("WR-TV-39", "WR-KVK-15")
def test_after_a_peaceful_meeting_the_card_is_still_due() -> None:
    table = riders(KATE).put(1, "C3").deck("wasteland", "ev08_kupiec")
    game = drive(table, 0, "C3", "R6").do(AskMeeting(1), RefuseMeeting()).dice(7).do(Search(1))
    game = clash(game, "defence", "defence").passed()
    assert isinstance(game.top, Haggling)
    assert game.knight(0).reputation == game.knight(1).reputation == 0
    game = game.do(DeclineDeal())
    assert game.asked() == {2}
    assert game.allows(PlayWasteland("ev08_kupiec"))
    game = game.do(HoldBack(), GoOn())
    assert game.knight(0).hex == "R6"


@rule("WR-TV-41", "WR-KO-06")
def test_a_revived_knight_takes_his_own_movement() -> None:
    game = riders(KATE).put(1, "C3").with_knight(1, health=0, radiation=1, conscious=False)
    game = drive(game.deck("wasteland", "ev08_kupiec"), 0, "C3").dice(7).do(Search(1)).do(Revive())
    game = game.do(DeclineDeal())
    assert game.counters(1)[2:] == (1, 2)
    assert game.knight(0).reputation == 1
    later = game.run(MoveTurn(1))
    assert later.asked() == {1}
    assert later.allows(ChooseMode("vehicle"))


@rule("WR-TV-45", "WR-RES-09", "WR-RULING-29")
def test_radiation_three_and_four() -> None:
    table = riders(RUSSEL, step="exploration").with_knight(0, radiation=3, health=2)
    assert not can_heal(table.world, table.world.seats[0], "health")
    treated = table.give(0, "naboje", "pocket_1").run(ExploreTurn(0))
    treated = treated.do(TakeAction("a01_replenish"), PayGear("pocket_1"), ChooseOption(0))
    assert treated.counters(0)[2:] == (0, 4)
    assert not table.run(Suffer(0, 1, "card")).knight(0).conscious


@rule("WR-TV-47", "WR-TEST-08")
def test_after_the_fight_wounds_hurt_again() -> None:
    game = fight(riders(RUSSEL).with_knight(0, health=2), 0, PIRATE).with_knight(0, health=1)
    for _ in range(3):
        game = clash(game, "range_change", "range_change", Retreat(), Advance())
    assert game.world.fight is None
    assert len(game.run(SkillTest(0, "other", ("guns",), 7)).skill_test.rolled) == 4 - 2


@rule("WR-TV-48", "WR-EXPL-06")
def test_who_walks_away_and_comes_back_tests_again() -> None:
    table = riders(KATE, step="exploration").put(0, "S9").run(ExploreTurn(0)).dice(3, 3, 3).do(Explore())
    gone = table.do(EndExploration()).deck("wasteland", "ev08_kupiec").run(MoveTurn(0))
    gone = gone.do(ChooseMode("foot"), MarkHex("R15"), PlayWasteland("ev08_kupiec"), FaceIt(), Pass())
    back = (
        gone.deck("wasteland", "ev15_autostopowiczka").run(MoveTurn(0)).do(ChooseMode("foot"), MarkHex("S9"))
    )
    back = back.do(PlayWasteland("ev15_autostopowiczka")).dice(7, 7).do(FaceIt())
    again = back.run(ExploreTurn(0))
    assert again.allows(Explore())
    assert again.refused(TakeAction("a07_loot")) == "WR-EXPL-03"


@rule("WR-TV-56", "WR-HEX-12")
@pytest.mark.parametrize(("place", "less"), [("C3", 0), ("S10", 1), ("R16", 1)])
def test_long_and_mid_at_far_near_the_tower(place: str, less: int) -> None:
    game = with_fight(fight(riders(DAVID).put(0, place), 0, "en11_banda_srubokreta").do(Pass()), range="far")
    for symbol, dice in (("mid", 2), ("long", 5)):
        shot = clash(game, "attack", "preparation").dice(*[1] * 9).do(ChooseWeapon("hand_left", symbol))
        assert len(shot.said(AttackRolled)[0].dice) == dice - less
    struck = clash(game, "preparation", "attack").dice(*[1] * 9).do(ChooseSymbol("mid"))
    assert len(struck.said(AttackRolled)[0].dice) == 3 - less


@rule("WR-TV-57", "WR-VAR-11")
def test_private_contracts_of_two_players_get_no_markers() -> None:
    table = riders(KATE, seats=2, step="exploration").put(0, "S10").contract("c02_ladne_trofeum")
    table = table.contract("p03_twardy_reset", holder=0, face_down=True)
    table = table.contract("p05_zelazna_lapa", holder=0, accepted=True)
    game = table.run(ExploreTurn(0)).dice(7, 1, 1).do(AcceptContract("p03_twardy_reset"), EndExploration())
    marked = game.run(MarkContracts())
    assert {one.card: one.markers for one in marked.world.contracts} == {
        "c02_ladne_trofeum": 1,
        "p03_twardy_reset": 0,
        "p05_zelazna_lapa": 0,
    }
