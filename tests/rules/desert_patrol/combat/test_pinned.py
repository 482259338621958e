"""Pinned soldiers: what they cannot do, how they recover, what they still count for."""

import pytest

from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.events import (
    AttackHit,
    CardHunkered,
    CardPlayed,
    SoldierPinned,
    SoldierRecovered,
    SoldierWounded,
    VehicleDestroyed,
    VehicleMoved,
)
from game.rules.desert_patrol.intents import (
    Attack,
    ChangePosition,
    ChooseSoldier,
    Control,
    Disembark,
    EndTurn,
    HunkerDown,
    Navigate,
    Recover,
    SwapSeats,
    Travel,
)
from game.rules.desert_patrol.state import Soldier
from tests.rules.desert_patrol.table import Table, table

CAR, TANK = "ita_scout_car", "ita_medium_tank"
SCOUT = "ita_scout"


def pinned_scout(*hand: str) -> Table:
    """Scenario 6, the Italians' turn; their Scout sits pinned on a position of the Scout Car."""
    game = table("dp_s06").with_soldier(SCOUT, vehicle=CAR, position="navigator", pinned=True)
    return game.with_hand("italy", *hand).turn("italy")


@pytest.mark.rule("DP-PIN-01")
@pytest.mark.parametrize(
    "intent",
    [
        Attack(SCOUT, "card", "attack", "lrdg_engineer"),
        Travel(SCOUT, "card", "scout", None),
        Navigate(SCOUT, "vehicle", "12A"),
        SwapSeats(SCOUT, "ita_machine_gunner"),
    ],
)
def test_a_pinned_soldier_performs_no_action_neither_of_his_card_nor_of_a_vehicle(intent: Intent) -> None:
    game = pinned_scout(SCOUT)
    assert game.refusal(intent) == Refusal("DP-PIN-01", {"soldier": SCOUT})
    assert set(game.legal()) == {HunkerDown(SCOUT), Recover(SCOUT), EndTurn()}
    active = game.with_soldier(SCOUT, vehicle=CAR, position="navigator")
    assert active.allows(intent) != isinstance(intent, Travel)


@pytest.mark.rule("DP-PIN-02", "DP-RULING-08")
def test_playing_his_card_turns_him_active_and_does_nothing_else() -> None:
    game = pinned_scout(SCOUT, "ita_gunner")
    before = game.world
    game = game.do(Recover(SCOUT))
    assert game.events == (CardPlayed("italy", SCOUT, "recover"), SoldierRecovered(SCOUT))
    assert game.world.soldiers[SCOUT] == Soldier(None, CAR, "navigator", pinned=False)
    assert game.world.italy.play_area == (SCOUT,)
    assert game.world.italy.hand == ("ita_gunner",)
    assert (game.world.vehicles, game.world.italy.markers) == (before.vehicles, before.italy.markers)
    spent = Refusal("DP-TURN-02", {"card": SCOUT})
    assert game.refusal(Attack(SCOUT, "card", "attack", "lrdg_engineer")) == spent
    assert game.refusal(Recover("ita_gunner")) == Refusal("DP-PIN-02", {"card": "ita_gunner"})


@pytest.mark.rule("DP-PIN-03", "DP-TV-29")
def test_a_further_card_of_his_may_be_played_normally_in_the_same_turn() -> None:
    game = pinned_scout(SCOUT, SCOUT)
    navigate = Navigate(SCOUT, "vehicle", "12A")
    assert game.refusal(navigate).rule == "DP-PIN-01"
    game = game.do(Recover(SCOUT), navigate)
    assert game.marker("italy", "12A") == "R"


@pytest.mark.rule("DP-PIN-04", "DP-RULING-08")
def test_a_pinned_soldier_may_hunker_down_and_stays_pinned() -> None:
    game = pinned_scout(SCOUT, "ita_gunner").do(HunkerDown(SCOUT))
    assert game.events == (CardHunkered("italy", SCOUT, "hand"),)
    assert game.world.soldiers[SCOUT].pinned
    assert game.world.italy.reserve[-1] == SCOUT
    refused = Refusal("DP-MAN-01", {"card": SCOUT})
    assert game.refusal(Disembark(SCOUT, after=True)) == refused


@pytest.mark.rule("DP-PIN-05")
def test_pinning_lasts_over_any_number_of_rounds() -> None:
    game = pinned_scout()
    game = game.turn("italy", last=True)
    for _ in range(5):
        game = game.do(EndTurn())
        for side in ("lrdg", "italy"):
            game = game.do(game.legal(side)[0], by=side)
        game = game.do(EndTurn())
        assert game.world.soldiers[SCOUT].pinned
    assert game.world.round == 6


@pytest.mark.rule("DP-PIN-06", "DP-RULING-08")
def test_he_makes_no_manoeuvre_with_the_card_that_turns_him_active() -> None:
    game = pinned_scout(SCOUT, "ita_gunner").with_soldier("ita_machine_gunner", "19A")
    for intent in (Disembark(SCOUT), ChangePosition(SCOUT, "gun")):
        assert game.refusal(intent) == Refusal("DP-PIN-06", {"soldier": SCOUT})
    game = game.do(Recover(SCOUT))
    for intent in (Disembark(SCOUT, after=True), ChangePosition(SCOUT, "gun", after=True)):
        assert game.refusal(intent) == Refusal("DP-MAN-01", {"card": SCOUT})


@pytest.mark.rule("DP-PIN-07", "DP-RULING-08")
def test_a_pinned_soldier_still_counts_on_his_tile_for_control() -> None:
    game = table("dp_s06").with_soldier("ita_rifleman_b", "6B").with_marker("italy", "6B", "reconned")
    game = game.with_soldier("lrdg_engineer", "13B").with_hand("italy", "ita_rifleman_b").turn("italy")
    control = Control("ita_rifleman_b", "card")
    pinned = game.with_soldier("lrdg_rifleman_b", "6B", pinned=True)
    assert pinned.refusal(control) == Refusal("DP-SUP-09", {"tile": "6B", "soldier": "lrdg_rifleman_b"})
    assert game.with_soldier("lrdg_rifleman_b", "13B", pinned=True).allows(control)


@pytest.mark.rule("DP-PIN-07", "DP-RULING-08")
def test_a_pinned_soldier_can_be_wounded() -> None:
    game = table("dp_s06").with_soldier("ita_rifleman_b", "17A", pinned=True)
    game = (
        game.with_hand("italy", "ita_rifleman_b").with_hand("lrdg", "lrdg_engineer").turn("lrdg").with_dice(0)
    )
    game = game.do(Attack("lrdg_engineer", "card", "attack", "ita_rifleman_b"))
    assert game.said(SoldierWounded) == [SoldierWounded("ita_rifleman_b", "hand")]
    assert game.world.soldiers["ita_rifleman_b"] == Soldier("17A", pinned=True)


@pytest.mark.rule("DP-PIN-07", "DP-RULING-08")
def test_a_pinned_soldier_is_carried_along_by_a_moving_vehicle() -> None:
    game = pinned_scout("ita_rifleman_a").do(Travel("ita_rifleman_a", "vehicle", "drive", "17A"))
    assert game.said(VehicleMoved) == [VehicleMoved(CAR, "19A", "17A")]
    assert game.world.tile_of(SCOUT) == "17A"
    assert game.world.soldiers[SCOUT] == Soldier(None, CAR, "navigator", pinned=True)


@pytest.mark.rule("DP-RULING-08")
def test_a_comrade_may_swap_places_with_a_pinned_soldier() -> None:
    game = pinned_scout("ita_machine_gunner").do(SwapSeats("ita_machine_gunner", SCOUT))
    assert game.world.soldiers[SCOUT] == Soldier(None, CAR, "gun", pinned=True)
    assert game.world.soldiers["ita_machine_gunner"] == Soldier(None, CAR, "navigator")


@pytest.mark.rule("DP-RULING-08")
def test_a_pinned_soldier_is_put_on_the_tile_still_pinned_when_his_vehicle_is_destroyed() -> None:
    game = pinned_scout().with_vehicle(CAR, damage=2, disabled=True).with_soldier("lrdg_saboteur", "19A")
    game = game.with_hand("lrdg", "lrdg_saboteur").turn("lrdg").with_dice(9, 9)
    game = game.do(Attack("lrdg_saboteur", "card", "detonate", CAR)).do(ChooseSoldier("ita_machine_gunner"))
    crew = ("ita_machine_gunner", "ita_rifleman_a", SCOUT)
    assert game.said(VehicleDestroyed) == [VehicleDestroyed(CAR, "19A", crew, "lrdg")]
    assert game.world.soldiers[SCOUT] == Soldier("19A", pinned=True)
    assert game.world.soldiers["ita_rifleman_a"] == Soldier("19A")


@pytest.mark.rule("DP-PIN-05", "DP-UNIT-06")
def test_a_soldier_pinned_in_the_enemys_turn_spends_his_card_to_recover() -> None:
    game = table("dp_s06").with_hand("italy", "ita_machine_gunner").turn("italy").with_dice(0, 0, 0, 0)
    game = game.with_hand("lrdg", "lrdg_engineer").do(
        Attack("ita_machine_gunner", "card", "suppress", "lrdg_engineer")
    )
    assert game.said(AttackHit) == [AttackHit("lrdg_engineer")]
    assert game.said(SoldierPinned) == [SoldierPinned("lrdg_engineer")]
    game = game.do(EndTurn())
    assert game.refusal(Travel("lrdg_engineer", "card", "move", "13B")).rule == "DP-PIN-01"
    assert game.do(Recover("lrdg_engineer")).world.soldiers["lrdg_engineer"] == Soldier("6B")
