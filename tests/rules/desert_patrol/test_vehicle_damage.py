"""Losses of vehicles and objects: the crew, damage markers, disabling, destruction."""

from typing import Any

import pytest

from game.rules.core import engine
from game.rules.core.state import State
from game.rules.desert_patrol.events import (
    AttackHit,
    CounterNeutralised,
    DiceRolled,
    GameEnded,
    ObjectDestroyed,
    PointsChanged,
    SoldierPinned,
    SoldierWounded,
    SuppressNoEffect,
    VehicleDamaged,
    VehicleDestroyed,
    VehicleDisabled,
    VictimChosen,
)
from game.rules.desert_patrol.intents import Attack, Board, ChooseSoldier, Repair
from game.rules.desert_patrol.losses import ChooseVictim, ObjectLoss
from game.rules.desert_patrol.turn import Turn
from game.rules.desert_patrol.victory import points
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import dealt, with_vehicle_card

TANK, CREW = "ita_medium_tank", ("ita_crewman", "ita_gunner", "ita_tank_driver")
TRUCK_GUN = ("lrdg_machine_gunner", "vehicle", "anti_tank")
CHARGE = ("lrdg_saboteur", "card", "detonate")
BREN = ("lrdg_machine_gunner", "card", "suppress")


def front(**italy: str) -> Table:
    """The last battle, the LRDG's turn; the Italian cards as dealt."""
    game = table("dp_s11").with_hand(
        "lrdg", "lrdg_rifleman_a", "lrdg_machine_gunner", "lrdg_saboteur", "lrdg_sniper"
    )
    return (dealt(game, "italy", **italy) if italy else game).turn("lrdg")


def hit(game: Table, *attack: Any) -> Table:
    """The attack, with dice that always succeed."""
    return game.with_dice(0, 0, 0, 0).do(Attack(*attack)).with_dice()


def state_of(game: Table, vehicle: str) -> tuple[int, bool]:
    return game.world.vehicles[vehicle].damage, game.world.vehicles[vehicle].disabled


@pytest.mark.rule("DP-VDM-01", "DP-RULING-23")
def test_the_attacker_chooses_after_the_roll_a_soldier_in_it_who_is_wounded_then_the_vehicle_is_damaged() -> (
    None
):
    game = hit(front(hand="ita_gunner ita_crewman"), *TRUCK_GUN, TANK)
    assert [type(event) for event in game.events[-2:]] == [DiceRolled, AttackHit]
    assert isinstance(game.top, ChooseVictim)
    assert (game.actor(), state_of(game, TANK)) == ("lrdg", (0, False))
    assert set(game.legal()) == {ChooseSoldier(man) for man in CREW}
    refusal = game.refusal(ChooseSoldier("ita_scout"))
    assert (refusal.rule, refusal.facts) == ("DP-VDM-01", {"soldier": "ita_scout", "vehicle": TANK})
    game = game.do(ChooseSoldier("ita_crewman"))
    assert game.events == (
        VictimChosen(TANK, "ita_crewman"),
        SoldierWounded("ita_crewman", "hand"),
        VehicleDamaged(TANK, 1),
    )
    assert game.world.italy.hand == ("ita_gunner",)
    assert state_of(game, TANK) == (1, False)


@pytest.mark.rule("DP-VDM-01")
@pytest.mark.parametrize(
    ("side", "card", "attack", "target"),
    [
        ("lrdg", "lrdg_rifleman_a", ("card", "attack"), "ita_lorry"),
        ("italy", "ita_recon_plane", ("card", "airstrike"), "lrdg_gun_truck"),
        ("lrdg", "lrdg_machine_gunner", ("vehicle", "anti_tank"), "ita_lorry"),
        ("lrdg", "lrdg_saboteur", ("card", "detonate"), "ita_lorry"),
    ],
    ids=lambda value: value[1] if isinstance(value, tuple) else "",
)
def test_attack_airstrike_anti_tank_and_detonate_damage_a_vehicle(
    side: str, card: str, attack: tuple[str, str], target: str
) -> None:
    game = table("dp_s11").with_soldier("ita_scout", vehicle="ita_lorry", position="driver")
    game = game.with_soldier("lrdg_saboteur", "14B").with_soldier("lrdg_engineer", "2A")
    spare = "lrdg_sniper" if side == "lrdg" else "ita_gunner"
    game = hit(game.with_hand(side, card, spare).turn(side), card, *attack, target)
    (victim,) = game.said(VictimChosen)
    assert victim == VictimChosen(target, "ita_scout" if side == "lrdg" else "lrdg_rifleman_b"), (
        "the only one in it"
    )
    assert len(game.said(SoldierWounded)) == 1
    assert game.said(VehicleDamaged) == [VehicleDamaged(target, 1)]


@pytest.mark.rule("DP-VDM-02", "DP-RULING-20", "DP-RULING-21")
def test_a_hit_on_an_empty_vehicle_places_only_the_damage_marker() -> None:
    game = front()
    assert (game.world.crew("ita_lorry"), game.world.vehicles["ita_lorry"].side) == ((), "italy")
    after = hit(game, *TRUCK_GUN, "ita_lorry")
    assert state_of(after, "ita_lorry") == (1, False)
    assert (after.said(SoldierWounded), after.said(VictimChosen)) == ([], [])
    assert after.world.italy == game.world.italy
    assert isinstance(after.top, Turn)


@pytest.mark.rule("DP-RULING-20")
def test_an_empty_vehicle_belongs_to_its_side_until_the_other_side_boards_it() -> None:
    game = front().with_soldier("lrdg_rifleman_a", "14B")
    assert game.allows(Attack(*TRUCK_GUN, "ita_lorry"))
    theirs = game.with_hand("italy", "ita_rifleman_b", "ita_scout").turn("italy")
    assert theirs.refusal(Attack("ita_rifleman_b", "card", "attack", "ita_lorry")).rule == "DP-RULING-32"
    boarded = game.do(Board("lrdg_rifleman_a", "ita_lorry", "driver"))
    assert boarded.world.vehicles["ita_lorry"].side == "lrdg"
    left = boarded.with_soldier("lrdg_rifleman_a", "14B")
    assert left.world.vehicles["ita_lorry"].side == "lrdg", "it stays so when he gets out"


@pytest.mark.rule("DP-VDM-03", "DP-RULING-28", "DP-TV-26")
def test_a_vehicle_is_disabled_when_its_damage_reaches_the_critical_level() -> None:
    game = front(hand="ita_gunner ita_gunner").with_vehicle(TANK, damage=1)
    second = hit(game, *TRUCK_GUN, TANK).do(ChooseSoldier("ita_gunner"))
    assert state_of(second, TANK) == (2, False), "after one damage it takes two more"
    assert second.said(VehicleDisabled) == []
    third = hit(front(hand="ita_gunner").with_vehicle(TANK, damage=2), *TRUCK_GUN, TANK)
    third = third.do(ChooseSoldier("ita_gunner"))
    assert state_of(third, TANK) == (3, True)
    assert third.events[-2:] == (VehicleDamaged(TANK, 3), VehicleDisabled(TANK))


@pytest.mark.rule("DP-VDM-03", "DP-VDM-04", "DP-TV-26")
def test_the_support_truck_is_disabled_by_its_second_damage_and_destroyed_by_its_third() -> None:
    game = table("dp_s11").with_hand("italy", "ita_gunner", "ita_scout").turn("italy")
    gun = ("ita_gunner", "vehicle", "anti_tank", "lrdg_support_truck")
    choose = ChooseSoldier("lrdg_rifleman_a")
    disabled = hit(game.with_vehicle("lrdg_support_truck", damage=1), *gun).do(choose)
    assert state_of(disabled, "lrdg_support_truck") == (2, True)
    destroyed = hit(game.with_vehicle("lrdg_support_truck", damage=2, disabled=True), *gun).do(choose)
    assert "lrdg_support_truck" not in destroyed.world.vehicles


@pytest.mark.rule("DP-VDM-04", "DP-VDM-07", "DP-TV-26")
def test_at_its_integrity_a_vehicle_is_destroyed_and_its_soldiers_are_put_on_its_tile() -> None:
    game = front(hand="ita_gunner").with_vehicle(TANK, damage=3, disabled=True)
    game = hit(game, *TRUCK_GUN, TANK).do(ChooseSoldier("ita_gunner"))
    assert TANK not in game.world.vehicles
    for man in CREW:
        soldier = game.world.soldiers[man]
        assert (soldier.tile, soldier.vehicle, soldier.position) == ("17A", None, None)
    assert game.said(VehicleDestroyed) == [VehicleDestroyed(TANK, "17A", CREW, "lrdg")]
    assert (game.world.lrdg.neutralised, game.world.italy.neutralised) == ((TANK,), ())
    assert game.refusal(Attack("lrdg_rifleman_a", "card", "attack", TANK)).rule == "DP-CBT-02", "it is gone"
    assert game.allows(Attack("lrdg_rifleman_a", "card", "attack", "ita_crewman")), "and they are targets now"


@pytest.mark.rule("DP-VDM-05")
def test_soldiers_put_on_the_tile_keep_their_side_up_and_suffer_no_further_harm() -> None:
    game = front(hand="ita_gunner ita_gunner").with_vehicle(TANK, damage=3, disabled=True)
    game = game.with_soldier("ita_crewman", vehicle=TANK, position="hull", pinned=True)
    game = hit(game, *TRUCK_GUN, TANK).do(ChooseSoldier("ita_gunner"))
    assert [game.world.soldiers[man].pinned for man in CREW] == [True, False, False]
    assert game.world.italy.removed == ("ita_gunner",)
    assert len(game.said(SoldierWounded)) == 1


@pytest.mark.rule("DP-VDM-06", "DP-RULING-22", "DP-TV-28")
def test_suppress_on_a_vehicle_pins_one_soldier_in_it_chosen_by_the_attacker() -> None:
    game = front().with_soldier("ita_scout", vehicle="ita_lorry", position="driver")
    game = game.with_soldier("ita_rifleman_a", vehicle="ita_lorry", position="mate")
    game = game.with_soldier("ita_rifleman_b", vehicle="ita_lorry", position="bench_1", pinned=True)
    before = game.world.italy
    asked = hit(game, *BREN, "ita_lorry")
    assert asked.actor() == "lrdg"
    assert set(asked.legal()) == {ChooseSoldier("ita_scout"), ChooseSoldier("ita_rifleman_a")}
    refusal = asked.refusal(ChooseSoldier("ita_rifleman_b"))
    facts = {"soldier": "ita_rifleman_b", "vehicle": "ita_lorry"}
    assert (refusal.rule, refusal.facts) == ("DP-RULING-22", facts)
    done = asked.do(ChooseSoldier("ita_scout"))
    assert done.events == (SoldierPinned("ita_scout"),)
    assert (state_of(done, "ita_lorry"), done.world.italy) == ((0, False), before)
    assert not done.world.soldiers["ita_rifleman_a"].pinned


@pytest.mark.rule("DP-VDM-06", "DP-TV-28")
def test_suppress_on_a_vehicle_pins_the_only_active_soldier_without_asking() -> None:
    game = front().with_soldier("ita_scout", vehicle="ita_lorry", position="driver", pinned=True)
    game = game.with_soldier("ita_rifleman_a", vehicle="ita_lorry", position="mate")
    game = hit(game, *BREN, "ita_lorry")
    assert game.said(SoldierPinned) == [SoldierPinned("ita_rifleman_a")]
    assert (game.said(VehicleDamaged), state_of(game, "ita_lorry")) == ([], (0, False))


@pytest.mark.rule("DP-VDM-06", "DP-RULING-21", "DP-TV-28")
@pytest.mark.parametrize("manned", [True, False], ids=["all pinned", "empty"])
def test_suppress_on_a_vehicle_with_nobody_to_pin_has_no_effect(manned: bool) -> None:
    game = front()
    if manned:
        game = game.with_soldier("ita_scout", vehicle="ita_lorry", position="driver", pinned=True)
    after = hit(game, *BREN, "ita_lorry")
    assert after.events[-1] == SuppressNoEffect("ita_lorry")
    assert after.world.soldiers == game.world.soldiers
    assert (after.world.vehicles, after.world.italy) == (game.world.vehicles, game.world.italy)


@pytest.mark.rule("DP-VDM-07", "DP-RULING-32")
def test_a_captured_vehicle_is_neutralised_for_the_side_whose_attack_destroyed_it() -> None:
    game = table("dp_s06").with_soldier("lrdg_engineer", vehicle="ita_scout_car", position="driver")
    for man, tile in (("ita_rifleman_a", "17A"), ("ita_scout", "17A"), ("ita_machine_gunner", "17A")):
        game = game.with_soldier(man, tile)
    game = game.with_vehicle("ita_scout_car", side="lrdg", damage=2, disabled=True)
    game = game.with_hand("lrdg", "lrdg_engineer").with_hand("italy", "ita_gunner", "ita_scout").turn("italy")
    game = hit(game, "ita_gunner", "vehicle", "anti_tank", "ita_scout_car")
    assert game.world.italy.neutralised == ("ita_scout_car",)
    assert game.world.lrdg.neutralised == (), "though it is on the list of the LRDG"
    assert game.world.soldiers["lrdg_engineer"].tile == "19A"


@pytest.mark.rule("DP-VDM-08", "DP-MARK-13")
def test_a_successful_detonate_destroys_an_object_and_the_attacker_scores_its_points() -> None:
    game = front().with_soldier("lrdg_saboteur", "10A")
    missed = game.with_dice(5, 5).do(Attack(*CHARGE, "object_ammo_dump"))
    assert "object_ammo_dump" in missed.world.objects
    assert points(missed.world, "lrdg") == 0
    game = game.with_dice(6, 1).do(Attack(*CHARGE, "object_ammo_dump"))
    assert "object_ammo_dump" not in game.world.objects
    assert game.world.lrdg.destroyed == ("object_ammo_dump",)
    assert game.said(ObjectDestroyed) == [ObjectDestroyed("object_ammo_dump", "lrdg", 2)]
    assert game.said(PointsChanged) == [PointsChanged("lrdg", 2, 6)]
    assert points(game.world, "lrdg") == 2


@pytest.mark.rule("DP-RULING-24")
def test_victory_is_judged_after_the_wound_and_then_no_damage_is_placed() -> None:
    cards = "ita_crewman ita_gunner ita_scout"
    game = table("dp_s09").with_hand("lrdg", "lrdg_machine_gunner", "lrdg_engineer")
    game = dealt(game, "italy", hand=cards, deck="ita_scout").turn("lrdg")
    game = hit(game, *TRUCK_GUN, TANK).do(ChooseSoldier("ita_tank_driver"))
    assert [type(event) for event in game.events] == [VictimChosen, CounterNeutralised, GameEnded]
    assert game.said(GameEnded) == [GameEnded("lrdg", "neutralise", "DP-NEU-01")]
    assert game.world.vehicles[TANK].damage == 0


@pytest.mark.rule("DP-RULING-24")
def test_victory_is_judged_again_after_the_damage() -> None:
    game = table("dp_s09").with_hand("lrdg", "lrdg_machine_gunner", "lrdg_engineer")
    game = game.with_hand("italy", "ita_gunner").with_vehicle(TANK, damage=3, disabled=True).turn("lrdg")
    game = hit(game, *TRUCK_GUN, TANK).do(ChooseSoldier("ita_gunner"))
    assert [type(event) for event in game.events][-3:] == [VehicleDamaged, VehicleDestroyed, GameEnded]
    assert game.outcome is not None
    assert game.outcome.reason == "neutralise"


@pytest.mark.rule("DP-RULING-47")
def test_only_lrdg_cards_have_detonate_and_an_object_destroyed_by_italians_would_score_for_nobody() -> None:
    game = table("dp_s01")
    setting = game.world.setting
    sides = {
        card.side for card in setting.cards.values() for action in card.actions if action.do == "detonate"
    }
    seats = [seat for card in setting.content.vehicles.values() for seat in card.positions]
    assert sides == {"lrdg"}
    assert not [action for seat in seats for action in seat.actions if action.do == "detonate"]
    game = game.with_marker("italy", "18A", "controlled").turn("italy")
    assert (points(game.world, "lrdg"), points(game.world, "italy")) == (0, 4)
    stack = (*game.state.stack, ObjectLoss("italy", "object_aircraft_1"))
    after = engine.start(game.game, State(game.world, stack, game.state.rng)).state.world
    assert "object_aircraft_1" not in after.objects
    assert (points(after, "lrdg"), points(after, "italy")) == (0, 2)


@pytest.mark.rule("DP-RULING-54")
def test_when_one_damage_reaches_both_levels_only_destruction_matters() -> None:
    game = with_vehicle_card(front(hand="ita_gunner"), "ita_lorry", critical=4).with_vehicle(
        "ita_lorry", damage=3
    )
    assert game.game.laws(game.world) == []
    game = hit(game, *TRUCK_GUN, "ita_lorry")
    assert (game.said(VehicleDisabled), len(game.said(VehicleDestroyed))) == ([], 1)
    assert "ita_lorry" not in game.world.vehicles


@pytest.mark.rule("DP-VDM-03", "DP-SUP-23")
def test_a_tank_disabled_mended_and_hit_again_is_disabled_again() -> None:
    game = (
        table("dp_s11")
        .with_hand("italy", "ita_crewman", "ita_scout")
        .with_vehicle(TANK, damage=3, disabled=True)
    )
    mended = game.turn("italy").do(Repair("ita_crewman", "card", TANK))
    assert state_of(mended, TANK) == (2, False)
    again = dealt(mended, "lrdg", hand="lrdg_machine_gunner lrdg_sniper")
    again = dealt(again, "italy", hand="ita_gunner").turn("lrdg")
    assert state_of(hit(again, *TRUCK_GUN, TANK).do(ChooseSoldier("ita_gunner")), TANK) == (3, True)
