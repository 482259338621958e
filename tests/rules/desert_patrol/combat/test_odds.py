"""The odds shown before an attack are exact: equal to every roll judged, and to every roll played."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from game.rules.core.odds import Preview, Term
from game.rules.desert_patrol.combat import FACES, hits
from game.rules.desert_patrol.events import AttackHit
from game.rules.desert_patrol.intents import Attack, Control, HunkerDown
from tests.rules.desert_patrol.table import Table, table


def camp() -> Table:
    game = table("dp_s06").with_soldier("ita_scout", "12A")
    return game.with_hand("lrdg", "lrdg_rifleman_b", "lrdg_saboteur").turn("lrdg")


def front(side: str) -> Table:
    """The last battle: the Saboteur beside the tank, the Sniper on the hill."""
    game = table("dp_s11").with_soldier("lrdg_saboteur", "17A").with_soldier("lrdg_sniper", "20A")
    lrdg = ("lrdg_saboteur", "lrdg_machine_gunner", "lrdg_sniper", "lrdg_engineer")
    italy = ("ita_recon_plane", "ita_crewman", "ita_machine_gunner", "ita_gunner")
    return game.with_hand("lrdg", *lrdg).with_hand("italy", *italy).turn(side)


RIFLE = Attack("lrdg_rifleman_b", "card", "attack", "ita_scout")
CASES = {
    "attack": (camp, RIFLE),
    "attack from a hill": (
        lambda: front("lrdg"),
        Attack("lrdg_sniper", "card", "attack", "ita_machine_gunner"),
    ),
    "airstrike": (lambda: front("italy"), Attack("ita_recon_plane", "card", "airstrike", "lrdg_sniper")),
    "detonate": (lambda: front("lrdg"), Attack("lrdg_saboteur", "card", "detonate", "ita_medium_tank")),
    "anti-tank": (
        lambda: front("lrdg"),
        Attack("lrdg_machine_gunner", "vehicle", "anti_tank", "ita_medium_tank"),
    ),
    "suppress": (lambda: front("italy"), Attack("ita_crewman", "vehicle", "suppress", "lrdg_gun_truck")),
}
cases = pytest.mark.parametrize(("at", "attack"), CASES.values(), ids=CASES.keys())


def terms(*values: tuple[str, int, str]) -> tuple[Term, ...]:
    return tuple(Term(*value) for value in values)


def preview(game: Table, attack: Any) -> Preview:
    found = game.preview(attack)
    assert found is not None
    return found


@pytest.mark.rule("DP-CBT-07", "DP-CBT-13", "DP-CBT-14", "DP-TV-20")
def test_attack_total_9_with_one_die_succeeds_on_9_and_0() -> None:
    found = preview(camp(), RIFLE)
    assert found == Preview(
        terms(("base", 6, "DP-CBT-08"), ("cover", 1, "DP-CBT-09"), ("range", 2, "DP-CBT-10")), 9, 1, 2, 10
    )
    assert (found.chance, found.per_mille) == (Fraction(1, 5), 200)


@pytest.mark.rule("DP-HILL-01", "DP-HILL-02", "DP-HILL-03")
def test_the_cover_of_a_hill_names_the_rule_that_decided_it() -> None:
    plane = preview(front("italy"), Attack("ita_recon_plane", "card", "airstrike", "lrdg_sniper"))
    ground = preview(front("italy"), Attack("ita_gunner", "card", "attack", "lrdg_sniper"))
    hill = preview(front("lrdg"), Attack("lrdg_sniper", "card", "attack", "ita_machine_gunner"))
    assert plane.terms[1] == Term("cover", 1, "DP-HILL-02")
    assert ground.terms[1] == Term("cover", 3, "DP-HILL-03")
    assert hill.terms[1] == Term("cover", 1, "DP-HILL-01")


@pytest.mark.rule("DP-CBT-09", "DP-CBT-10", "DP-CBT-12")
@pytest.mark.parametrize(
    ("name", "base", "cover", "distance", "dice", "good"),
    [
        ("attack from a hill", 5, 1, 3, 3, 1000 - 8**3),
        ("airstrike", 6, 1, 0, 2, 100 - 6**2),
        ("detonate", 5, 0, 0, 2, 100 - 4**2),
        ("anti-tank", 5, 0, 3, 2, 100 - 7**2),
        ("suppress", 7, 0, 3, 3, 1000 - 9**3),
    ],
)
def test_exact_odds_of_every_combat_action(
    name: str, base: int, cover: int, distance: int, dice: int, good: int
) -> None:
    at, attack = CASES[name]
    found = preview(at(), attack)
    assert [term.value for term in found.terms] == [base, cover, distance]
    assert (found.total, found.dice) == (base + cover + distance, dice)
    assert (found.good, found.all) == (good, 10**dice)


@pytest.mark.rule("DP-CBT-13", "DP-CBT-14")
@cases
def test_the_odds_equal_the_judgement_of_every_roll(at: Any, attack: Attack) -> None:
    found = preview(at(), attack)
    rolls = list(product(range(FACES), repeat=found.dice))
    good = sum(hits(faces, found.total) > 0 for faces in rolls)
    assert (found.good, found.all) == (good, len(rolls))


@pytest.mark.rule("DP-CBT-13", "DP-CBT-14")
@cases
def test_the_odds_equal_the_attack_itself_played_with_every_roll(at: Any, attack: Attack) -> None:
    game = at()
    found = preview(game, attack)
    played = [
        bool(game.with_dice(*faces).do(attack).said(AttackHit))
        for faces in product(range(FACES), repeat=found.dice)
    ]
    assert (found.good, found.all) == (sum(played), len(played))


@pytest.mark.rule("DP-CBT-13", "DP-CBT-14", "DP-RULING-04")
@pytest.mark.parametrize(("total", "good"), [(1, 10), (2, 9), (5, 6), (9, 2), (10, 1), (11, 1), (14, 1)])
def test_the_faces_that_succeed_against_a_total(total: int, good: int) -> None:
    assert hits(tuple(range(FACES)), total) == good


def test_there_are_no_odds_for_what_is_forbidden_or_needs_no_dice() -> None:
    game = front("lrdg")
    for intent in (
        Attack("lrdg_sniper", "card", "attack", "ita_medium_tank"),
        Attack("lrdg_sniper", "card", "airstrike", "ita_scout"),
        Attack("lrdg_machine_gunner", "vehicle", "anti_tank", "ita_scout"),
        Control("lrdg_sniper", "card"),
        HunkerDown("lrdg_sniper"),
    ):
        assert game.preview(intent) is None
    pinned = game.with_soldier("lrdg_sniper", "20A", pinned=True)
    assert pinned.preview(Attack("lrdg_sniper", "card", "attack", "ita_scout")) is None


@cases
def test_asking_for_the_odds_changes_nothing_and_rolls_nothing(at: Any, attack: Attack) -> None:
    game = at().with_dice(1, 2, 3, 4)
    before = game.state
    assert preview(game, attack) == preview(game, attack)
    assert game.state == before
