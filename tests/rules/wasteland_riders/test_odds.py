"""Odds: exact, by the functions that make the rolls, compared with every roll there is."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from game.rules.wasteland_riders.events.fights import AttackRolled, SearchMade
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.intents.common import AcceptContract, EndExploration, Escape, Explore
from game.rules.wasteland_riders.intents.fights import (
    AskMeeting,
    ChooseSymbol,
    ChooseWeapon,
    RefuseMeeting,
    Search,
)
from tests.rules.wasteland_riders.fight.test_fight_vectors import HELL, PIRATE, clash, fight
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import riders
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
KATE, DAVID = "kate_blanksheet", "david_mayhem"


@rule("WR-TEST-02", "WR-TEST-08")
def test_odds_of_an_escape() -> None:
    game = played("ev07_ranny_wedrowiec", riders(KATE).with_knight(0, health=2))
    found = game.odds(Escape())
    assert (found.dice, found.total) == (3, 9)
    assert found.chance == 1 - Fraction(8, 10) ** 3
    assert [(term.name, term.value) for term in found.terms] == [("skill", 4), ("wounds", -1)]


@rule("WR-TEST-05")
def test_odds_of_exploring_and_of_contracts() -> None:
    game = riders("naomi_vatt", step="exploration").put(0, "S7").give(0, "zestaw_prepersa", "pocket_1")
    game = game.contract("p01_plon_mala_plon", "green").run(ExploreTurn(0))
    assert game.odds(Explore()).dice == 3
    assert game.odds(AcceptContract("p01_plon_mala_plon")).dice == 4
    assert game.preview(EndExploration()) is None


def test_odds_of_a_search() -> None:
    game = drive(riders(KATE).put(1, "C3").deck("wasteland", "ev08_kupiec"), 0, "C3", "R6")
    game = game.do(AskMeeting(1), RefuseMeeting())
    assert game.odds(Search(1)).chance == Fraction(4, 10)


def test_a_search_that_needs_no_roll_cannot_fail() -> None:
    game = drive(
        riders(KATE, mission=3, round=2).put(1, "C3").deck("wasteland", "ev08_kupiec"), 0, "C3", "R6"
    )
    hidden = game.do(AskMeeting(1), RefuseMeeting())
    hunted = hidden.with_world(mission=replace(hidden.world.mission, marked=1))
    assert hidden.odds(Search(1)).chance == Fraction(4, 10)
    assert hunted.odds(Search(1)).chance == 1
    assert hunted.do(Search(1)).said(SearchMade)[0].sure


@rule("WR-ATK-10", "WR-ATK-13", "WR-ATK-16")
@pytest.mark.parametrize("symbol", ["mid", "long"])
def test_odds_of_an_attack_agree_with_every_roll(symbol: str) -> None:
    game = clash(fight(riders(DAVID).with_knight(0, health=1), 0, HELL).passed(), "attack", "preparation")
    intent = ChooseWeapon("hand_left", symbol)
    found = game.odds(intent)
    assert found.all == 10**found.dice
    assert found.total == 7
    good, left = 0, Counter[int]()
    for dice in product(range(1, 11), repeat=found.dice):
        hit = any(die >= 7 for die in dice)
        good += hit
        lost = 1 + dice.count(10) if hit else 0  # piercing 1 against armour 1
        left[max(0, 3 - lost)] += 1
    assert found.good == good
    assert {one.enemy: one.ways for one in found.results} == left
    rolled = game.dice(*[1] * 9).do(intent).said(AttackRolled)[0]
    assert len(rolled.dice) == found.dice


def test_odds_of_an_enemys_attack() -> None:
    game = clash(fight(riders(DAVID), 0, PIRATE).passed(), "preparation", "attack")
    found = game.odds(ChooseSymbol("short"))
    assert found.stakes is not None
    assert (found.dice, found.stakes.enemy, found.stakes.own) == (2, 4, 2)
    assert found.terms[0].name == "aggression"
