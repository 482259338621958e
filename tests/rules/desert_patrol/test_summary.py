"""The summary card: the round and combat at a glance, each line once more by play."""

import pytest

from game.rules.desert_patrol.events import (
    AttackDeclared,
    CardsDrawn,
    InitiativeRevealed,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from game.rules.desert_patrol.intents import (
    Attack,
    Board,
    ChooseSoldier,
    Commit,
    Control,
    Disembark,
    EndTurn,
    HunkerDown,
    Navigate,
    SwapSeats,
    Travel,
)
from game.rules.desert_patrol.losses import ChooseVictim
from tests.rules.desert_patrol.table import table


@pytest.mark.rule("DP-SUM-01")
def test_the_round_at_a_glance() -> None:
    game = table("dp_s06")
    first = [type(event) for event in game.events if isinstance(event, RoundStarted | CardsDrawn)]
    assert first == [RoundStarted, CardsDrawn, CardsDrawn]
    assert [len(event.cards) for event in game.said(CardsDrawn)] == [4, 4]
    hand = ("ita_scout", "ita_tank_driver", "ita_machine_gunner", "ita_gunner", "ita_rifleman_a")
    game = game.with_hand("italy", *hand, "ita_platoon_sergeant").with_hand("lrdg", "lrdg_engineer")
    game = game.do(Commit("lrdg_engineer"), by="lrdg").do(Commit("ita_platoon_sergeant"), by="italy")
    assert game.said(InitiativeRevealed) == [
        InitiativeRevealed("lrdg_engineer", "ita_platoon_sergeant", 4, 7)
    ]
    assert game.said(TurnStarted) == [TurnStarted("italy")]
    for way in (
        Attack("ita_gunner", "card", "attack", "lrdg_saboteur"),
        Navigate("ita_scout", "vehicle", "12A"),
        SwapSeats("ita_machine_gunner", "ita_rifleman_a"),
        HunkerDown("ita_tank_driver"),
        Disembark("ita_scout"),
    ):
        assert game.allows(way), "card action, vehicle action, swap, hunker down, and a manoeuvre before"
    game = game.do(
        Attack("ita_gunner", "card", "attack", "lrdg_saboteur"), Disembark("ita_gunner", after=True)
    )
    assert game.world.soldiers["ita_gunner"].tile == "19A", "or after the card"
    game = game.do(EndTurn())
    assert game.events[1] == TurnEnded("italy")
    assert game.said(RoundStarted) == [RoundStarted(2)], "the LRDG, with no card in hand, has no turn to take"


@pytest.mark.rule("DP-SUM-02", "DP-RULING-11")
@pytest.mark.parametrize(
    ("occupied", "controlled", "allowed"),
    [(False, False, True), (True, False, True), (False, True, True), (True, True, False)],
)
def test_only_occupying_and_controlling_together_prevent_control(
    occupied: bool, controlled: bool, allowed: bool
) -> None:
    game = table("dp_s11").with_soldier("lrdg_rifleman_a", "3A").with_marker("lrdg", "3A", "reconned")
    game = game.with_marker("italy", "3A", "controlled" if controlled else "reconned")
    game = game.with_soldier("ita_scout", "3A" if occupied else "15A")
    game = game.with_hand("lrdg", "lrdg_rifleman_a", "lrdg_sniper").turn("lrdg")
    assert game.allows(Control("lrdg_rifleman_a", "card")) == allowed


@pytest.mark.rule("DP-SUM-03")
def test_combat_at_a_glance() -> None:
    game = table("dp_s11").with_soldier("lrdg_saboteur", "21A").with_vehicle("ita_medium_tank", tile="21A")
    game = game.with_hand("lrdg", "lrdg_saboteur", "lrdg_sniper").turn("lrdg")
    game = game.with_dice(0, 1).do(Attack("lrdg_saboteur", "card", "detonate", "ita_medium_tank"))
    assert game.said(AttackDeclared)[0].cover == 0, "no cover against Detonate, though 21A has 2"
    assert isinstance(game.top, ChooseVictim), "a 0 is a success"
    assert game.actor() == "lrdg", "the attacker chooses"
    assert {one.soldier for one in game.legal() if isinstance(one, ChooseSoldier)} == {
        "ita_crewman",
        "ita_gunner",
        "ita_tank_driver",
    }
    plane = table("dp_s11").with_hand("italy", "ita_recon_plane", "ita_scout").turn("italy")
    plane = plane.with_dice(1, 1).do(Attack("ita_recon_plane", "card", "airstrike", "lrdg_support_truck"))
    assert plane.said(AttackDeclared)[0].range == 0, "no range for an Airstrike"


@pytest.mark.rule("DP-SUM-01")
def test_one_manoeuvre_before_or_after_not_both() -> None:
    game = table("dp_s06").with_hand("italy", "ita_scout", "ita_gunner").turn("italy")
    game = game.do(Disembark("ita_scout"), Travel("ita_scout", "card", "scout", None))
    assert game.refusal(Board("ita_scout", "ita_scout_car", "navigator", after=True)).rule == "DP-MAN-01"
