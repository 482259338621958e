"""The free manoeuvre: boarding, leaving, changing position; and swapping seats."""

import pytest

from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.events import (
    CardHunkered,
    CardPlayed,
    EffectForgone,
    PositionChanged,
    SeatsSwapped,
    SoldierBoarded,
    SoldierDisembarked,
    VehicleCaptured,
    VehicleMoved,
)
from game.rules.desert_patrol.intents import (
    Attack,
    Board,
    ChangePosition,
    Command,
    Control,
    Disembark,
    Done,
    EndTurn,
    FollowMe,
    Forgo,
    HunkerDown,
    Navigate,
    Reinforce,
    SwapSeats,
    Travel,
)
from game.rules.desert_patrol.state import Soldier
from tests.rules.desert_patrol.table import Table, table

CAR, TANK, LORRY = "ita_scout_car", "ita_medium_tank", "ita_lorry"
DRIVER = "ita_rifleman_a"
"""Of the Scout Car in scenario 6."""


def italians(*hand: str) -> Table:
    """Scenario 6: the full Scout Car and the full tank on 19A, Rifleman B on 17A."""
    return table("dp_s06").with_hand("italy", *hand).turn("italy")


def at_the_lorry(*hand: str) -> Table:
    """Scenario 11: the empty Lorry, damaged once, with Rifleman A of the LRDG beside it on 14B."""
    game = table("dp_s11").with_soldier("lrdg_rifleman_a", "14B").with_vehicle(LORRY, damage=1)
    return game.with_hand("lrdg", *hand).turn("lrdg")


@pytest.mark.rule("DP-MAN-01", "DP-RULING-06")
def test_one_manoeuvre_with_each_card_played() -> None:
    game = italians(DRIVER, DRIVER).do(Disembark(DRIVER))
    once = Refusal("DP-MAN-01", {"card": DRIVER})
    assert game.refusal(Board(DRIVER, CAR, "driver")) == once
    assert game.refusal(Board(DRIVER, CAR, "driver", after=True)) == once
    game = game.do(Travel(DRIVER, "card", "move", None))
    assert game.refusal(Board(DRIVER, CAR, "driver", after=True)) == once
    assert game.do(Board(DRIVER, CAR, "driver")).said(SoldierBoarded) == [
        SoldierBoarded(DRIVER, CAR, "driver")
    ]


@pytest.mark.rule("DP-MAN-01")
@pytest.mark.parametrize("intent", [Disembark("ita_scout"), Board("ita_scout", CAR, "gun")])
def test_it_is_boarding_or_leaving_or_changing_position(intent: Intent) -> None:
    inside = italians("ita_scout").with_soldier("ita_machine_gunner", "17A")
    outside = inside.with_soldier("ita_scout", "19A")
    free = {type(it) for it in inside.legal()} & {Board, Disembark, ChangePosition}
    assert free == {Disembark, ChangePosition}
    assert {type(it) for it in outside.legal()} & {Board, Disembark, ChangePosition} == {Board}
    assert inside.allows(intent) == isinstance(intent, Disembark)
    assert outside.allows(intent) == isinstance(intent, Board)


@pytest.mark.rule("DP-RULING-06")
def test_only_the_soldier_of_the_card_manoeuvres() -> None:
    game = italians(DRIVER, "ita_scout").do(Travel(DRIVER, "vehicle", "drive", "17A"), Done())
    refused = game.refusal(Disembark("ita_scout", after=True))
    assert refused == Refusal("DP-MAN-01", {"card": "ita_scout"})
    out = game.do(Disembark(DRIVER, after=True))
    assert out.world.crew(CAR) == ("ita_machine_gunner", "ita_scout")


@pytest.mark.rule("DP-MAN-02")
def test_the_manoeuvre_comes_before_or_after_the_effect_and_does_not_use_it_up() -> None:
    before = italians(DRIVER).do(Disembark(DRIVER), Travel(DRIVER, "card", "move", "17A"))
    assert [type(event) for event in before.events[:2]] == [CardPlayed, SoldierDisembarked]
    assert before.world.soldiers[DRIVER] == Soldier("17A")
    assert before.world.vehicles[CAR].tile == "19A"

    after = italians(DRIVER).do(
        Travel(DRIVER, "vehicle", "drive", "17A"), Done(), Disembark(DRIVER, after=True)
    )
    kinds = [CardPlayed, VehicleMoved, SoldierDisembarked]
    assert [type(event) for event in after.events[:3]] == kinds
    assert after.world.soldiers[DRIVER] == Soldier("17A")
    assert after.world.vehicles[CAR].tile == "17A"


@pytest.mark.rule("DP-MAN-02")
def test_the_manoeuvre_after_the_effect_ends_when_the_next_card_is_played() -> None:
    game = italians(DRIVER, "ita_gunner", "ita_crewman").do(Travel(DRIVER, "vehicle", "drive", None))
    leave = Disembark(DRIVER, after=True)
    assert game.allows(leave)
    game = game.do(HunkerDown("ita_gunner"))
    assert game.refusal(leave) == Refusal("DP-MAN-01", {"card": DRIVER})


@pytest.mark.rule("DP-MAN-03")
def test_board_moves_the_soldier_to_a_free_position_of_a_vehicle_on_the_same_tile() -> None:
    game = italians("ita_rifleman_b").with_soldier("ita_scout", "17A")
    board = Board("ita_rifleman_b", CAR, "navigator")
    elsewhere = Refusal("DP-MAN-03", {"soldier": "ita_rifleman_b", "vehicle": CAR})
    assert game.refusal(board) == elsewhere
    game = game.with_soldier("ita_rifleman_b", "19A")
    taken = game.refusal(Board("ita_rifleman_b", CAR, "driver"))
    assert taken == Refusal("DP-MAN-09", {"vehicle": CAR, "position": "driver", "soldier": DRIVER})
    game = game.do(board)
    assert game.said(SoldierBoarded) == [SoldierBoarded("ita_rifleman_b", CAR, "navigator")]
    assert game.world.soldiers["ita_rifleman_b"] == Soldier(None, CAR, "navigator")
    assert game.allows(Navigate("ita_rifleman_b", "vehicle", "12A"))


@pytest.mark.rule("DP-MAN-03")
def test_from_one_vehicle_to_another_is_no_boarding() -> None:
    game = italians("ita_scout").with_soldier("ita_gunner", "17A")
    refused = Refusal("DP-MAN-03", {"soldier": "ita_scout", "vehicle": TANK})
    assert game.refusal(Board("ita_scout", TANK, "gun")) == refused


@pytest.mark.rule("DP-MAN-04")
def test_a_soldier_cannot_board_a_vehicle_with_enemy_soldiers_in_it() -> None:
    game = at_the_lorry("lrdg_rifleman_a")
    board = Board("lrdg_rifleman_a", LORRY, "driver")
    assert game.allows(board)
    manned = game.with_soldier("ita_rifleman_a", vehicle=LORRY, position="bench_2")
    assert manned.refusal(board) == Refusal("DP-MAN-04", {"vehicle": LORRY, "soldier": "ita_rifleman_a"})


@pytest.mark.rule("DP-MAN-05", "DP-MAN-06", "DP-TV-36")
def test_an_empty_vehicle_may_be_boarded_by_either_side_and_then_belongs_to_it() -> None:
    """The Lorry with its damage goes over to the LRDG, drives, and can be shot at by the Italians."""
    game = at_the_lorry("lrdg_rifleman_a", "lrdg_rifleman_a").with_marker("lrdg", "15A", "reconned")
    game = game.do(Board("lrdg_rifleman_a", LORRY, "driver"))
    assert game.said(VehicleCaptured) == [VehicleCaptured(LORRY, "lrdg")]
    lorry = game.world.vehicles[LORRY]
    assert (lorry.side, lorry.damage, lorry.tile) == ("lrdg", 1, "14B")
    game = game.do(Travel("lrdg_rifleman_a", "vehicle", "drive", "15A"))
    assert game.said(VehicleMoved) == [VehicleMoved(LORRY, "14B", "15A")]

    game = game.with_soldier("ita_rifleman_a", "15A").with_hand("italy", "ita_rifleman_a").turn("italy")
    assert game.allows(Attack("ita_rifleman_a", "card", "attack", LORRY))
    inside = Refusal("DP-MAN-04", {"vehicle": LORRY, "soldier": "lrdg_rifleman_a"})
    assert game.refusal(Board("ita_rifleman_a", LORRY, "mate")) == inside


@pytest.mark.rule("DP-MAN-05")
def test_the_owner_boards_his_empty_vehicle_and_nothing_is_captured() -> None:
    game = table("dp_s11").with_hand("italy", "ita_rifleman_a").turn("italy")
    own = Attack("ita_rifleman_a", "card", "attack", LORRY)
    assert game.refusal(own) == Refusal("DP-RULING-32", {"target": LORRY})
    game = game.do(Board("ita_rifleman_a", LORRY, "mate"))
    assert game.said(VehicleCaptured) == []
    assert game.world.vehicles[LORRY].side == "italy"


@pytest.mark.rule("DP-MAN-06")
def test_a_captured_vehicle_stays_with_its_new_side_when_it_is_left_and_can_be_taken_back() -> None:
    game = at_the_lorry("lrdg_rifleman_a", "lrdg_rifleman_a")
    game = game.do(Board("lrdg_rifleman_a", LORRY, "mate"), Forgo("lrdg_rifleman_a"))
    game = game.do(Disembark("lrdg_rifleman_a"), Forgo("lrdg_rifleman_a"))
    assert game.world.vehicles[LORRY].side == "lrdg"
    assert game.world.crew(LORRY) == ()
    game = game.with_hand("italy", "ita_rifleman_a").turn("italy").do(Board("ita_rifleman_a", LORRY, "mate"))
    assert game.said(VehicleCaptured) == [VehicleCaptured(LORRY, "italy")]
    assert game.world.vehicles[LORRY].damage == 1


@pytest.mark.rule("DP-MAN-07")
def test_disembark_puts_the_soldier_on_the_tile_of_the_vehicle() -> None:
    game = italians("ita_scout").do(Disembark("ita_scout"))
    assert game.said(SoldierDisembarked) == [SoldierDisembarked("ita_scout", CAR, "19A")]
    assert game.world.soldiers["ita_scout"] == Soldier("19A")
    on_foot = italians("ita_rifleman_b").refusal(Disembark("ita_rifleman_b"))
    assert on_foot == Refusal("DP-MAN-07", {"soldier": "ita_rifleman_b"})


@pytest.mark.rule("DP-MAN-08")
def test_change_position_moves_the_soldier_to_another_free_position_of_the_same_vehicle() -> None:
    game = italians("ita_machine_gunner").with_soldier("ita_scout", "19A")
    game = game.do(ChangePosition("ita_machine_gunner", "navigator"))
    changed = PositionChanged("ita_machine_gunner", CAR, "gun", "navigator")
    assert game.said(PositionChanged) == [changed]
    assert game.world.soldiers["ita_machine_gunner"] == Soldier(None, CAR, "navigator")
    foot = italians("ita_rifleman_b").refusal(ChangePosition("ita_rifleman_b", "navigator"))
    assert foot == Refusal("DP-MAN-08", {"soldier": "ita_rifleman_b"})
    missing = italians("ita_scout").refusal(ChangePosition("ita_scout", "hull"))
    assert missing == Refusal("DP-VEH-03", {"vehicle": CAR, "position": "hull"})


@pytest.mark.rule("DP-MAN-09")
def test_an_occupied_position_is_taken_only_by_swapping_seats_which_costs_the_card() -> None:
    game = italians("ita_machine_gunner", "ita_gunner")
    change = game.refusal(ChangePosition("ita_machine_gunner", "driver"))
    assert change == Refusal("DP-MAN-09", {"vehicle": CAR, "position": "driver", "soldier": DRIVER})
    game = game.do(SwapSeats("ita_machine_gunner", DRIVER))
    assert game.world.soldiers["ita_machine_gunner"].position == "driver"
    assert game.world.soldiers[DRIVER].position == "gun"
    spent = Refusal("DP-TURN-02", {"card": "ita_machine_gunner"})
    for intent in (
        Travel("ita_machine_gunner", "vehicle", "drive", "17A"),
        Attack("ita_machine_gunner", "card", "attack", "lrdg_engineer"),
    ):
        assert game.refusal(intent) == spent


@pytest.mark.rule("DP-MAN-10")
def test_a_position_vacated_earlier_in_the_turn_may_be_used_at_once() -> None:
    game = italians("ita_scout", "ita_machine_gunner")
    change = ChangePosition("ita_machine_gunner", "navigator")
    assert game.refusal(change).rule == "DP-MAN-09"
    game = game.do(Disembark("ita_scout"), Forgo("ita_scout"), change)
    assert game.world.soldiers["ita_machine_gunner"].position == "navigator"


@pytest.mark.rule("DP-MAN-11")
def test_a_disabled_vehicle_may_be_boarded_left_and_moved_about_in() -> None:
    game = italians("ita_scout", "ita_machine_gunner", "ita_scout", DRIVER)
    game = game.with_vehicle(CAR, damage=2, disabled=True)
    game = game.do(Disembark("ita_scout"), Forgo("ita_scout"))
    game = game.do(ChangePosition("ita_machine_gunner", "navigator"), Forgo("ita_machine_gunner"))
    game = game.do(Board("ita_scout", CAR, "gun"), Forgo("ita_scout"))
    seats = {man: game.world.soldiers[man].position for man in game.world.crew(CAR)}
    assert seats == {DRIVER: "driver", "ita_machine_gunner": "navigator", "ita_scout": "gun"}
    drive = Travel(DRIVER, "vehicle", "drive", "17A")
    assert game.refusal(drive) == Refusal("DP-PLAY-04", {"vehicle": CAR})


@pytest.mark.rule("DP-RULING-05")
def test_a_card_may_be_played_for_its_manoeuvre_only() -> None:
    """By a movement of no steps, or openly: the effect is forgone and the card is spent."""
    still = italians("ita_rifleman_b").do(Travel("ita_rifleman_b", "card", "move", None))
    assert still.world.soldiers["ita_rifleman_b"] == Soldier("17A")
    game = italians("ita_scout", DRIVER)
    assert game.refusal(Forgo("ita_scout")) == Refusal("DP-RULING-05", {"card": "ita_scout"})
    game = game.do(Disembark("ita_scout"))
    assert game.refusal(EndTurn()) == Refusal("DP-TURN-02", {"card": "ita_scout", "zone": "play_area"})
    assert game.refusal(Forgo(DRIVER)) == Refusal("DP-RULING-05", {"card": DRIVER})
    game = game.do(Forgo("ita_scout"))
    assert game.said(EffectForgone) == [EffectForgone("italy", "ita_scout")]
    assert game.world.italy.play_area == ("ita_scout",)
    assert game.allows(EndTurn())


@pytest.mark.rule("DP-RULING-05")
def test_reinforce_command_follow_me_and_navigate_need_at_least_one_card_or_tile() -> None:
    """With nothing eligible only hunkering down is left, and of the manoeuvres what the seat allows."""
    game = table("dp_s06").with_hand("lrdg", "lrdg_warrant_officer", "lrdg_lieutenant").turn("lrdg")
    game = game.with_zones("lrdg", reserve="lrdg_fog_of_war", deck="", discard="")
    assert set(game.legal()) == {HunkerDown("lrdg_warrant_officer"), HunkerDown("lrdg_lieutenant"), EndTurn()}
    assert game.refusal(Command("lrdg_lieutenant", "card")).rule == "DP-RULING-13"
    assert game.refusal(Reinforce("lrdg_lieutenant", "card", "lrdg_fog_of_war")).rule == "DP-SUP-03"
    assert game.refusal(FollowMe("lrdg_warrant_officer", "card", "lrdg_saboteur")).rule == "DP-SUP-13"

    known = italians("ita_scout")
    for tile in known.world.setting.tiles:
        known = known.with_marker("italy", tile, "reconned")
    assert not [it for it in known.legal() if isinstance(it, Navigate)]
    assert known.refusal(Navigate("ita_scout", "vehicle", "12A")).rule == "DP-RULING-16"


@pytest.mark.rule("DP-RULING-07")
def test_board_then_swap_seats() -> None:
    game = italians("ita_rifleman_b").with_soldier("ita_rifleman_b", "19A").with_soldier("ita_scout", "17A")
    game = game.do(Board("ita_rifleman_b", CAR, "navigator"), SwapSeats("ita_rifleman_b", DRIVER))
    assert game.said(SeatsSwapped) == [SeatsSwapped(CAR, "ita_rifleman_b", DRIVER)]
    assert game.world.soldiers["ita_rifleman_b"].position == "driver"
    after = italians("ita_scout", DRIVER).do(
        SwapSeats("ita_scout", DRIVER), Disembark("ita_scout", after=True)
    )
    assert after.world.soldiers["ita_scout"] == Soldier("19A")


@pytest.mark.rule("DP-RULING-07")
def test_a_manoeuvre_before_or_after_hunkering_down() -> None:
    game = italians("ita_scout", DRIVER)
    before = game.do(Disembark("ita_scout"), HunkerDown("ita_scout"))
    assert before.said(CardHunkered) == [CardHunkered("italy", "ita_scout", "play_area")]
    after = game.do(HunkerDown("ita_scout"), Disembark("ita_scout", after=True))
    assert after.said(CardHunkered) == [CardHunkered("italy", "ita_scout", "hand")]
    for done in (before, after):
        assert done.world.soldiers["ita_scout"] == Soldier("19A")
        again = done.refusal(Board("ita_scout", CAR, "navigator", after=True))
        assert again == Refusal("DP-MAN-01", {"card": "ita_scout"})
        assert done.world.italy.play_area == ()
        assert done.world.italy.reserve[-1] == "ita_scout"
        assert done.refusal(Control("ita_scout", "card")) == Refusal("DP-TURN-02", {"card": "ita_scout"})
