"""Rulings about what the rulebook leaves open and that no chapter needs for itself."""

import pytest

from game.rules.wasteland_riders.content.tables import Effect, Private
from game.rules.wasteland_riders.events.fights import (
    AdvantageMoved,
    AttackRolled,
    ClashStarted,
    CombatCardsRevealed,
    FightStarted,
    NextRangeSet,
)
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.intents.common import (
    DrawGear,
    Explore,
    PlaceGear,
    PlayLuck,
    PlayWasteland,
    TakeAction,
    UseGear,
)
from game.rules.wasteland_riders.intents.fights import ChooseWeapon
from game.rules.wasteland_riders.running import Run
from tests.rules.wasteland_riders.cards.test_weapons import facing
from tests.rules.wasteland_riders.fight.test_fight_vectors import PIRATE, clash, fight
from tests.rules.wasteland_riders.table import riders
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
RUSSEL, KATE = "russel_crown", "kate_blanksheet"


@rule("WR-DECK-06", "WR-RULING-46")
def test_there_are_more_plus_dice_and_wounds_than_tokens_in_the_box() -> None:
    """Four bonus tokens are printed, and no token shows more than five wounds."""
    table = riders(RUSSEL, mission=5).luck(0, "l03_szybciej_szybciej").give(0, "stymulanty", "pocket_1")
    game = facing(table.give(0, "minigun", "hand_left"), "medium", "me_zelazny_car")
    game = clash(clash(game, "preparation", "preparation").passed(), "attack", "defence").passed()
    game = (
        game.do(ChooseWeapon("hand_left", "mid"))
        .do(PlayLuck("l03_szybciej_szybciej"))
        .passed(until=UseGear("pocket_1"))
    )
    game = game.dice(*[10] * 6, *[1] * 3).do(UseGear("pocket_1")).passed()
    assert len(game.said(AttackRolled)[-1].dice) == 4 + 1 + 2 + 2 + 2 - 2
    assert game.world.fight is not None
    assert game.world.fight.blue.wounds == 1 + 6 + 1 - 1


@rule("WR-RULING-51")
def test_after_a_failed_exploration_test_a_contract_met_otherwise_still_counts() -> None:
    table = riders(KATE, step="exploration").contract("c08_krezus_pustkowi").luck(0, "l20_znalezisko")
    table = table.give(0, "minigun", "hand_left").give(0, "adrenal", "pocket_2").put(0, "S9")
    game = table.run(ExploreTurn(0)).dice(6, 6, 6).do(Explore()).passed()
    assert game.refused(TakeAction("a07_loot")) == "WR-EXPL-04"
    assert game.world.contract("c08_krezus_pustkowi") is not None  # 6 + 6 + 3 so far
    game = game.do(PlayLuck("l20_znalezisko")).passed().do(DrawGear(), PlaceGear("backpack"))
    assert game.world.contract("c08_krezus_pustkowi") is None
    assert game.knight(0).reputation == 2


@rule("WR-RULING-55", "WR-COMB-03", "WR-COMB-08")
def test_advantage_and_range_are_settled_at_the_end_of_a_clash() -> None:
    game = fight(riders(RUSSEL), 0, PIRATE)
    assert game.said(FightStarted)
    assert game.said(ClashStarted)
    assert not game.said(AdvantageMoved)
    game = clash(game, "attack", "preparation").dice(*[1] * 5)
    revealed = game.events
    game = game.do(ChooseWeapon("hand_left", "mid"))
    order = [type(event) for event in (*revealed, *game.events)]
    wanted = [CombatCardsRevealed, AttackRolled, AdvantageMoved, NextRangeSet, ClashStarted]
    assert [kind for kind in order if kind in wanted] == wanted


@rule("WR-RULING-56", "WR-RES-01")
@pytest.mark.parametrize(
    ("resource", "up", "down"),
    [
        ("ammo", "gain", "lose"),
        ("fuel", "gain", "lose"),
        ("health", "heal", "lose"),
        ("radiation", "suffer", "heal"),
    ],
)
def test_dials_and_markers_count_alike(resource: str, up: str, down: str) -> None:
    """From 0 to 4, one level a point, whatever shows the number."""
    for level in range(1, 4):
        table = riders(RUSSEL).with_knight(0, **{resource: level})
        raised = table.run(Run(0, "test", (Effect(up, 1, resource),)))
        lowered = table.run(Run(0, "test", (Effect(down, 1, resource),)))
        assert raised.knight(0).resource(resource) == level + 1
        assert lowered.knight(0).resource(resource) == level - 1
    assert table.run(Run(0, "test", (Effect(down, 9, resource),))).knight(0).resource(resource) == 0


@rule("WR-RULING-68", "WR-WASTE-18")
@pytest.mark.parametrize(("seat", "start", "to"), [(0, "M1", "C2"), (1, "R4", "S1"), (3, "M1", "C2")])
def test_the_limit_of_a_general_contract_holds_for_the_scavenger_of_every_knight(
    seat: int, start: str, to: str
) -> None:
    table = riders(KATE).contract("c03_lowca_robotow").put(seat, start)
    table = table.deck("wasteland", "en22_dron_patrolowy", "en13_stado_dingo")
    game = drive(table, seat, to).passed()
    assert game.asked() == {(seat + 2) % 4}
    assert game.refused(PlayWasteland("en13_stado_dingo")) == "WR-WASTE-18"
    assert game.allows(PlayWasteland("en22_dron_patrolowy"))


@rule("WR-RULING-68")
def test_private_contracts_limit_nobody() -> None:
    assert "limits" not in Private.__struct_fields__
    table = riders(KATE).contract("p03_twardy_reset", "orange", holder=0, accepted=True)
    game = drive(table.deck("wasteland", "en22_dron_patrolowy", "en13_stado_dingo"), 0, "C2").passed()
    assert game.allows(PlayWasteland("en13_stado_dingo"))
