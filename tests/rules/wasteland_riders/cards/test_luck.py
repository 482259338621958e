"""Every luck card played once, with what it did; none is played at another moment."""

from typing import TYPE_CHECKING

import pytest

from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.common import LuckSettled
from game.rules.wasteland_riders.events.fights import AttackHit, AttackRolled
from game.rules.wasteland_riders.events.journey import Escaped, HexEntered, SkillTestRolled
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.fight.fights import KnightFight
from game.rules.wasteland_riders.intents.common import (
    ChooseContract,
    ChooseHex,
    ChooseMode,
    ChooseOption,
    ChooseSlot,
    DrawGear,
    Escape,
    MarkHex,
    OfferGear,
    Pass,
    PlaceGear,
    PlayLuck,
    Trade,
)
from game.rules.wasteland_riders.intents.fights import (
    Advance,
    ChooseCombatCard,
    ChooseRange,
    ChooseSymbol,
    ChooseWeapon,
)
from game.rules.wasteland_riders.market.market import MarketExchange
from game.rules.wasteland_riders.movement.planning import MoveTurn
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.skill_tests import SkillTest
from tests.rules.wasteland_riders.cards.sheet_cards import LUCK
from tests.rules.wasteland_riders.cards.test_weapons import facing
from tests.rules.wasteland_riders.fight.test_fight_vectors import HELL, PIRATE, advantage, clash, fight
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import Table, riders
from tests.rules.wasteland_riders.test_vectors import drive

if TYPE_CHECKING:
    from game.rules.core.values import Intent

rule = pytest.mark.rule
KATE, RUSSEL = "kate_blanksheet", "russel_crown"


def holding(*cards: str, knight: str = RUSSEL) -> Table:
    return riders(knight).luck(0, *cards)


def gone(game: Table, card: str) -> bool:
    """It is on the discard pile, and no longer in the hand."""
    return card in game.discarded("luck") and card not in game.knight(0).luck


# Movement


@rule("WR-LUCK-06")
def test_i_drove_all_night() -> None:
    game = drive(holding("l01_jechalem_cala_noc"), 0, "C3", "R6").do(PlayLuck("l01_jechalem_cala_noc"))
    assert game.move.mp == 4 + 4 - 1
    assert game.world.lasting == ("l01_jechalem_cala_noc",)
    foot = holding("l01_jechalem_cala_noc").run(MoveTurn(0)).do(ChooseMode("foot"), MarkHex("C3"))
    assert PlayLuck("l01_jechalem_cala_noc") not in foot.legal()


def test_shortcut() -> None:
    game = drive(holding("l08_skrot"), 0, "C1", "R2").do(PlayLuck("l08_skrot"))
    assert not game.allows(ChooseHex("C2"))  # not on the route
    game = game.do(ChooseHex("C1")).passed()
    assert game.said(HexEntered)[0].cost == 0
    assert game.move.mp == 4


def test_quiet_as_a_mouse() -> None:
    """Gangland Exit has two threat symbols: with the card only the one for the first hex is drawn."""
    loud = drive(riders(RUSSEL).put(0, "M3"), 0, "R14")
    assert len(loud.move.revealed) == 3
    game = drive(holding("l09_cicho_jak_mysz").put(0, "M3"), 0, "R14").do(PlayLuck("l09_cicho_jak_mysz"))
    assert len(game.move.revealed) == 1
    assert game.move.calm == 0


def test_traffic_jam() -> None:
    game = drive(riders(RUSSEL).luck(1, "l25_korek"), 0, "C1")
    game = game.do(PlayLuck("l25_korek"), by=1).do(ChooseHex("C1"), by=1)
    assert board.tokens_on(game.world, "C1", "hindrance") == 1
    assert game.said(HexEntered)[0].cost == 3 + 1
    own = drive(holding("l25_korek"), 0, "C1")
    assert PlayLuck("l25_korek") not in own.legal(0)


# Tests


@rule("WR-TEST-10")
@pytest.mark.parametrize(
    ("card", "skill", "dice"),
    [
        ("l13_znam_sie_na_tym", "repair", 1 + 3),
        ("l13_znam_sie_na_tym", "medicine", 1 + 3),
        ("l14_swoj_czlowiek", "talk", 2 + 3),
        ("l14_swoj_czlowiek", "survival", 2 + 3),
    ],
)
def test_three_more_dice(card: str, skill: str, dice: int) -> None:
    game = holding(card).run(SkillTest(0, "other", (skill,), 7)).do(PlayLuck(card))
    assert len(game.said(SkillTestRolled)[0].dice) == dice
    assert gone(game, card)
    others = "talk" if card == "l13_znam_sie_na_tym" else "repair"
    other = holding(card).run(SkillTest(0, "other", (others,), 7))
    assert other.refused(PlayLuck(card)) == "WR-RES-01"


@rule("WR-GOLD-06")
def test_nobody_is_asked_before_a_test_that_no_card_is_for() -> None:
    """That is public: whatever he held, it could do nothing here."""
    game = holding("l13_znam_sie_na_tym").run(SkillTest(0, "other", ("blades",), 7))
    assert game.said(SkillTestRolled)


def test_one_more_go() -> None:
    game = holding("l06_jeszcze_raz").run(SkillTest(0, "other", ("talk",), 7))
    game = game.dice(6, 6, 7, 1).passed(until=PlayLuck("l06_jeszcze_raz")).do(PlayLuck("l06_jeszcze_raz"))
    assert [one.dice for one in game.said(SkillTestRolled)][-1] == (7, 1)
    assert game.skill_test.passed
    lucky = holding("l06_jeszcze_raz").run(SkillTest(0, "other", ("talk",), 7)).dice(7, 1).do(Pass())
    assert lucky.is_done  # the test is passed: nothing to repeat


def test_bad_luck() -> None:
    game = riders(RUSSEL).luck(1, "l22_pech").run(SkillTest(0, "other", ("blades",), 7))
    game = game.dice(10).do(PlayLuck("l22_pech"))
    assert len(game.said(SkillTestRolled)[0].dice) == 3 - 2
    assert "l22_pech" in game.discarded("luck")
    own = holding("l22_pech").run(SkillTest(0, "other", ("talk",), 7))
    assert own.refused(PlayLuck("l22_pech")) == "WR-LUCK-03"


def test_pure_luck() -> None:
    game = played("en23_straznik_cerbero", holding("l12_czysty_fart", knight=KATE)).do(Escape())
    game = game.do(PlayLuck("l12_czysty_fart")).passed()
    assert game.said(Escaped)[-1].ok
    assert game.skill_test.rolled == ()
    assert game.knight(0).health == 4
    talk = holding("l12_czysty_fart").run(SkillTest(0, "other", ("talk",), 7))
    assert PlayLuck("l12_czysty_fart") not in talk.legal(0)


@rule("WR-LUCK-05", "WR-RULING-48")
def test_not_this_time() -> None:
    table = holding("l13_znam_sie_na_tym").luck(2, "l05_nie_tym_razem")
    game = table.run(SkillTest(0, "other", ("repair",), 7)).do(PlayLuck("l13_znam_sie_na_tym"))
    assert game.asked() == {2}
    game = game.dice(1).do(PlayLuck("l05_nie_tym_razem")).passed()
    assert len(game.said(SkillTestRolled)[0].dice) == 1
    settled = {one.card: one.cancelled for one in game.said(LuckSettled)}
    assert settled == {"l13_znam_sie_na_tym": True, "l05_nie_tym_razem": False}


@rule("WR-LUCK-05")
def test_in_a_fight_only_the_other_fighter_answers() -> None:
    table = holding("l02_szybki_jak_wiatr").luck(1, "l05_nie_tym_razem").luck(2, "l19_okazja")
    game = table.put(1, "M1").with_world(active=0).run(KnightFight(0, 1)).do(PlayLuck("l02_szybki_jak_wiatr"))
    assert game.asked() == {1}
    game = game.do(PlayLuck("l05_nie_tym_razem")).passed()
    assert game.fight.range == "medium"
    assert gone(game, "l02_szybki_jak_wiatr")


# Fights


def test_quick_as_the_wind() -> None:
    game = fight(holding("l02_szybki_jak_wiatr"), 0, HELL)
    for name in ("near", "medium", "far"):
        chosen = game.do(PlayLuck("l02_szybki_jak_wiatr"), ChooseRange(name))
        assert chosen.fight.range == name
        assert gone(chosen, "l02_szybki_jak_wiatr")


def shooting(*cards: str, table: Table | None = None) -> Table:
    """Russel attacks at Medium with his pistol: five dice, damage 1."""
    game = clash(facing((table or riders(RUSSEL)).luck(0, *cards), "medium", HELL), "attack", "preparation")
    return game.passed().do(ChooseWeapon("hand_left", "mid"))


def test_faster_faster() -> None:
    game = shooting("l03_szybciej_szybciej").do(PlayLuck("l03_szybciej_szybciej")).passed()
    assert len(game.said(AttackRolled)[0].dice) == 5 + 2


def test_die_already() -> None:
    game = shooting("l04_no_zdychaj").dice(7, 1, 1, 1, 1).do(PlayLuck("l04_no_zdychaj")).passed()
    assert game.said(AttackHit)[0].damage == 1 + 1


def test_follow_up_shot() -> None:
    game = shooting("l07_poprawka").dice(7, 1, 1, 1, 1, 1, 10, 1, 1, 1)
    game = game.passed(until=PlayLuck("l07_poprawka")).do(PlayLuck("l07_poprawka")).passed()
    assert game.said(AttackRolled)[-1].dice == (7, 10, 1, 1, 1)
    assert game.said(AttackHit)[0].damage == 1 + 1


def test_last_bullet() -> None:
    table = riders(RUSSEL).with_knight(0, ammo=1)
    game = shooting("l15_ostatni_naboj", table=table).dice(7, 1, 1, 1, 1).do(PlayLuck("l15_ostatni_naboj"))
    game = game.passed()
    assert game.knight(0).ammo == 1
    assert game.said(AttackHit)[0].damage == 1 + 1
    bow = shooting("l15_ostatni_naboj", table=riders(RUSSEL).give(0, "kusza", "hand_left"))
    assert PlayLuck("l15_ostatni_naboj") not in bow.legal(0)


def test_click_and_ricochet() -> None:
    table = riders(RUSSEL).luck(0, "l16_klik", "l10_rykoszet")
    game = clash(facing(table, "medium", HELL), "preparation", "attack").passed().do(ChooseSymbol("mid"))
    less = game.dice(1, 1).do(PlayLuck("l16_klik"))
    assert len(less.passed().said(AttackRolled)[-1].dice) == 4 - 2
    hit = game.dice(7, 10, 1, 1).passed(until=PlayLuck("l10_rykoszet")).do(PlayLuck("l10_rykoszet")).passed()
    assert hit.knight(0).health == 4 - (3 - 2)  # 1 + 1 for the ten + 1 extra damage


def test_change_of_plans() -> None:
    game = clash(facing(holding("l17_zmiana_planow"), "medium", PIRATE), "preparation", "preparation")
    game = game.do(PlayLuck("l17_zmiana_planow"), ChooseCombatCard("range_change"), Advance()).passed()
    assert advantage(game) == 1
    assert game.fight.range == "near"
    assert game.allows(ChooseCombatCard("preparation"), by=0)  # it went back to his hand


def test_pressure() -> None:
    game = clash(facing(holding("l18_presja"), "medium", PIRATE), "preparation", "preparation")
    game = game.passed(until=PlayLuck("l18_presja")).do(PlayLuck("l18_presja")).passed()
    assert advantage(game) == 2


@rule("WR-KO-02")
def test_miraculous_escape() -> None:
    table = holding("l23_cudowne_ocalenie").with_knight(0, health=1, radiation=3)
    wounded = table.run(Run(0, "test", (Effect("lose", 1, "health"),))).do(PlayLuck("l23_cudowne_ocalenie"))
    assert wounded.passed().counters(0)[2:] == (3, 1)
    assert wounded.knight(0).conscious
    rays = table.run(Run(0, "test", (Effect("suffer", 1),))).do(PlayLuck("l23_cudowne_ocalenie")).passed()
    assert rays.counters(0)[2:] == (3, 1)
    assert rays.knight(0).conscious


@rule("WR-ATK-19", "WR-KO-02")
def test_miraculous_escape_from_a_last_blow() -> None:
    table = holding("l23_cudowne_ocalenie").with_knight(0, health=1)
    game = clash(facing(table, "near"), "preparation", "attack").passed().dice(5, 1, 1, 1)
    game = game.do(ChooseSymbol("melee")).passed(until=PlayLuck("l23_cudowne_ocalenie"))
    game = game.do(PlayLuck("l23_cudowne_ocalenie")).passed()
    assert game.knight(0).health == 1
    assert game.world.fight is not None
    assert game.world.fight.clash == 2


# Any time, exploration, rest


def test_just_a_scratch() -> None:
    game = holding("l11_tylko_drasniecie").with_knight(0, health=2).run(MoveTurn(0))
    game = game.do(PlayLuck("l11_tylko_drasniecie")).passed()
    assert game.knight(0).health == 3
    assert gone(game, "l11_tylko_drasniecie")
    assert holding("l11_tylko_drasniecie").run(MoveTurn(0)).refused(PlayLuck("l11_tylko_drasniecie")) == (
        "WR-RES-01"
    )


def test_a_bargain() -> None:
    table = holding("l19_okazja").market(B1="dum_dumy").give(0, "naboje", "pocket_1")
    game = table.run(MarketExchange(0)).do(PlayLuck("l19_okazja")).passed()
    game = game.do(OfferGear("pocket_1"), ChooseSlot("B1"), Trade())
    assert [item.card for item in game.knight(0).gained] == ["dum_dumy"]
    dear = table.run(MarketExchange(0)).do(Pass(), OfferGear("pocket_1"), ChooseSlot("B1"))
    assert not dear.allows(Trade())


def exploring(card: str) -> Table:
    return riders(RUSSEL, step="exploration").luck(0, card).put(0, "C3")


def test_a_lucky_find() -> None:
    game = exploring("l20_znalezisko").deck("green", "maczeta").run(ExploreTurn(0))
    game = game.do(PlayLuck("l20_znalezisko")).passed().do(DrawGear(), PlaceGear("backpack"))
    assert game.knight(0).backpack[0].card == "maczeta"
    assert gone(game, "l20_znalezisko")


@rule("WR-CON-07")
@pytest.mark.parametrize(("option", "markers"), [(0, 2), (1, 0)])
def test_a_contract_rider(option: int, markers: int) -> None:
    table = exploring("l21_aneks").contract("c02_ladne_trofeum", markers=1).run(ExploreTurn(0))
    game = table.do(PlayLuck("l21_aneks")).passed().do(ChooseOption(option))
    game = game.do(ChooseContract("c02_ladne_trofeum"))
    assert game.contract_of("c02_ladne_trofeum").markers == markers


def test_a_third_marker_expires_a_contract() -> None:
    table = exploring("l21_aneks").contract("c02_ladne_trofeum", markers=2).run(ExploreTurn(0))
    game = table.do(PlayLuck("l21_aneks")).passed().do(ChooseOption(0))
    game = game.do(ChooseContract("c02_ladne_trofeum"))
    assert game.world.contract("c02_ladne_trofeum") is None


def test_plan_b() -> None:
    game = exploring("l24_plan_b").run(ExploreTurn(0)).do(PlayLuck("l24_plan_b")).passed()
    assert len(game.knight(0).luck) == 2
    assert gone(game, "l24_plan_b")


@pytest.mark.parametrize(("option", "counters"), [(0, (1, 1)), (1, (3, 3))])
def test_second_wind(option: int, counters: tuple[int, int]) -> None:
    """Ammo and radiation of a knight who had 1 and 3."""
    table = riders(RUSSEL, step="rest").luck(0, "l26_drugi_oddech").with_knight(0, radiation=3, ammo=1)
    game = table.run(RestGear(0)).do(PlayLuck("l26_drugi_oddech")).passed().do(ChooseOption(option))
    assert (game.knight(0).ammo, game.knight(0).radiation) == counters


# All of them


@rule("WR-LUCK-03")
@pytest.mark.parametrize("card", LUCK)
def test_a_card_is_refused_where_its_moment_is_not(card: str) -> None:
    """Before the mode of movement is chosen only a card for any time is played."""
    game = holding(card).with_knight(0, health=2).run(MoveTurn(0))
    if card == "l11_tylko_drasniecie":
        assert game.allows(PlayLuck(card))
    else:
        assert game.refused(PlayLuck(card)) == "WR-LUCK-03"


@rule("WR-COMB-02")
@pytest.mark.parametrize("card", [card for card, row in LUCK.items() if row.endswith("fighters")])
def test_a_card_for_fighters_is_never_asked_of_others(card: str) -> None:
    """Seat 1 holds the card while Russel fights: he is not asked at any time."""
    game = fight(riders(RUSSEL).luck(1, card), 0, HELL)
    for mine, other in (("preparation", "attack"), ("attack", "preparation"), ("range_change", "defence")):
        game = clash(game, mine, other)
        while game.world.fight is not None and game.asked() != {0, 2}:
            assert game.asked() <= {0, 2}
            intent: Intent = game.legal()[0]
            game = game.dice(*[1] * 9).do(intent)
    assert game.world.fight is None
    assert game.knight(1).luck == (card,)
