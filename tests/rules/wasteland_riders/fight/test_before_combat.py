"""Before a fight both sides use effects in turn, the active knight first, and the enemy's is a choice too."""

import pytest

from game.rules.wasteland_riders.events.fights import RangeSet
from game.rules.wasteland_riders.events.gear import TextUsed
from game.rules.wasteland_riders.fight.clashes import ChoosingCards
from game.rules.wasteland_riders.fight.fights import KnightFight
from game.rules.wasteland_riders.intents.common import Pass, PlayLuck, UseAbility, UseGear
from game.rules.wasteland_riders.intents.fights import ChooseRange, UseEnemyText
from game.rules.wasteland_riders.windows.windows import EnemyInWindow, InWindow
from tests.rules.wasteland_riders.fight.test_fight_vectors import PIRATE, fight
from tests.rules.wasteland_riders.table import Table, riders

rule = pytest.mark.rule
SNIPER, HOPPER = "en10_snajperka", "en14_wsciekly_skoczek"
WIND = "l02_szybki_jak_wiatr"
SEATS = pytest.mark.parametrize(("seats", "scavenger"), [(2, 1), (3, 2), (4, 2)])


def distance(game: Table) -> str:
    assert game.world.fight is not None
    return game.world.fight.range


@rule("WR-COMB-05", "WR-KVK-14")
@SEATS
def test_the_active_knight_begins_and_they_take_turns_until_both_pass(seats: int, scavenger: int) -> None:
    table = riders("russel_crown", seats=seats).luck(0, WIND).give(0, "mini_bomber", "pocket_1")
    game = fight(table, 0, SNIPER)
    assert game.asked() == {0}
    assert isinstance(game.top, InWindow)
    assert distance(game) == "medium"
    game = game.do(UseGear("pocket_1"))
    assert game.asked() == {scavenger}
    assert game.legal() == (Pass(), UseEnemyText(SNIPER))
    assert game.refused(UseGear("pocket_1"), by=0) == "WR-GOLD-06"
    game = game.do(UseEnemyText(SNIPER))
    assert distance(game) == "far"
    assert game.said(TextUsed)[0].source == SNIPER
    assert game.asked() == {0}, "one effect each, then it is the other's turn again"
    both = game.do(PlayLuck(WIND), ChooseRange("near"))
    assert both.said(RangeSet)[-1].range == "medium"
    assert distance(both) == "medium"
    assert isinstance(both.top, ChoosingCards), "the enemy has nothing left, and he has nothing left"
    alone = game.do(Pass())
    assert isinstance(alone.top, ChoosingCards)
    assert distance(alone) == "far"


@rule("WR-COMB-05")
@SEATS
def test_what_an_enemy_could_do_is_left_to_its_scavenger(seats: int, scavenger: int) -> None:
    game = fight(riders("russel_crown", seats=seats), 0, SNIPER)
    assert game.asked() == {scavenger}, "a knight with an empty hand and no such text passes by himself"
    assert game.do(UseEnemyText(SNIPER)).fight.range == "far"
    game = game.do(Pass())
    assert isinstance(game.top, ChoosingCards)
    assert distance(game) == "medium"
    assert game.world.fight is not None
    assert not (game.world.fight.red.set_range)
    assert not (game.world.fight.blue.set_range)


@rule("WR-COMB-05")
def test_who_passed_may_still_answer_what_the_other_then_does() -> None:
    game = fight(riders("david_mayhem"), 0, SNIPER).do(Pass())
    assert isinstance(game.top, EnemyInWindow)
    game = game.do(UseEnemyText(SNIPER))
    assert game.asked() == {0}
    assert distance(game) == "far"
    game = game.do(UseAbility(), ChooseRange("near"))
    assert isinstance(game.top, ChoosingCards)
    assert distance(game) == "medium"


@rule("WR-COMB-05")
def test_each_effect_of_an_enemy_is_used_once() -> None:
    table = riders("russel_crown").luck(0, WIND).give(0, "mini_bomber", "pocket_1")
    game = fight(table, 0, HOPPER).do(Pass()).do(UseEnemyText(HOPPER)).do(PlayLuck(WIND), ChooseRange("far"))
    assert game.asked() == {0}, "the enemy has nothing left to use"
    assert isinstance(game.top, InWindow), "the enemy has nothing left to use"
    assert isinstance(game.do(Pass()).top, ChoosingCards)


@rule("WR-COMB-05", "WR-SCAV-04")
def test_a_scavenger_uses_nothing_of_his_own_knight() -> None:
    table = riders("russel_crown").luck(2, WIND).give(2, "mini_bomber", "pocket_1")
    game = fight(table, 0, SNIPER)
    assert game.asked() == {2}
    assert game.legal() == (Pass(), UseEnemyText(SNIPER))
    assert game.refused(UseGear("pocket_1")) == "WR-COMB-05" == game.refused(PlayLuck(WIND))
    assert fight(table, 0, PIRATE).asked() == {0, 2}, "an enemy without such a text is not asked about"


@rule("WR-COMB-05", "WR-KVK-08")
def test_between_knights_the_active_one_begins() -> None:
    table = riders("russel_crown", "david_mayhem").put(1, "M1").give(0, "mini_bomber", "pocket_1")
    game = table.with_world(active=0).run(KnightFight(0, 1))
    assert game.asked() == {0}
    game = game.do(UseGear("pocket_1"))
    assert game.asked() == {1}
    assert game.knight(1).health == 3
    game = game.do(UseAbility(), ChooseRange("far"))
    assert isinstance(game.top, ChoosingCards)
    assert distance(game) == "far"
