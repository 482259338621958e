"""Movement step: modes, routes, fuel, reveals, interruption and its end."""

import pytest
from msgspec.structs import replace

from game.rules.core.ids import HIDDEN
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.events.common import KnightActive, LuckSettled
from game.rules.wasteland_riders.events.journey import (
    HexEntered,
    MovementEnded,
    MovementStopped,
    WastelandRevealed,
)
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.intents.common import (
    ChooseCard,
    ChooseHex,
    ChooseMode,
    ConfirmRoute,
    EndExploration,
    Escape,
    Explore,
    FaceIt,
    GoOn,
    HoldBack,
    MarkHex,
    Pass,
    PlayLuck,
    PlayWasteland,
    PutOnBottom,
    PutOnTop,
    StopMove,
    TakeAction,
    UseAbility,
    UseGear,
)
from game.rules.wasteland_riders.movement.driving import Continue, ScavengersTurn, moving, mp_per_fuel
from game.rules.wasteland_riders.movement.planning import MovementStep, MoveTurn
from game.rules.wasteland_riders.world.state import Planned
from tests.rules.wasteland_riders.table import riders
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
KATE = "kate_blanksheet"


@rule("WR-MOVE-02", "WR-MOVE-35", "WR-RULING-21")
def test_a_knight_may_stay_and_meets_nothing() -> None:
    game = riders(KATE).put(1, "M1").run(MoveTurn(0)).do(ChooseMode("stay"))
    assert game.is_done
    assert game.knight(0).hex == "M1"
    assert game.knight(0).fuel == 4
    assert not game.said(WastelandRevealed)
    assert game.knight(0).moved


@rule("WR-MOVE-03", "WR-VEH-05")
def test_driving_needs_a_vehicle_and_fuel() -> None:
    dry = riders(KATE).with_knight(0, fuel=0).run(MoveTurn(0))
    assert dry.refused(ChooseMode("vehicle")) == "WR-MOVE-03"
    bare = riders(KATE).car(0, None).run(MoveTurn(0))
    assert bare.refused(ChooseMode("vehicle")) == "WR-MOVE-03"
    assert bare.allows(ChooseMode("foot"))
    assert bare.allows(ChooseMode("stay"))


@rule("WR-MOVE-04", "WR-MOVE-05", "WR-MOVE-06", "WR-MOVE-07", "WR-MOVE-08")
def test_a_route_is_a_chain_of_new_hexes_of_any_length() -> None:
    game = riders(KATE).with_knight(0, fuel=1).run(MoveTurn(0)).do(ChooseMode("vehicle"))
    assert game.refused(ConfirmRoute()) == "WR-MOVE-04"
    assert game.refused(MarkHex("R1")) == "WR-MOVE-06"
    game = game.do(MarkHex("C4"), MarkHex("R1"))
    assert game.refused(MarkHex("C4")) == "WR-MOVE-05"
    assert game.refused(MarkHex("M1")) in ("WR-MOVE-05", "WR-MOVE-06")
    game = game.do(*(MarkHex(place) for place in ("M2", "C1", "S1", "R4", "M4", "R11")))
    assert len(moving(game.world).route) == 8
    game = game.do(ConfirmRoute())
    assert game.refused(MarkHex("S7")) in ("WR-MOVE-08", "WR-MOVE-23")


@rule("WR-MOVE-09", "WR-MOVE-20", "WR-MOVE-21", "WR-MOVE-22", "WR-MOVE-25")
def test_cards_are_revealed_for_threat_but_not_on_the_start_hex() -> None:
    game = riders(KATE).put(0, "R4").token("threat", "R4").token("hindrance", "R4")
    game = drive(game, 0, "S1", "M1", "C2")
    assert len(moving(game.world).revealed) == 2  # one, and one for the threat of Rusty's Garden
    assert moving(game.view(1)).revealed == moving(game.world).revealed
    assert game.asked() == {2}
    game = game.do(HoldBack(), GoOn())
    assert len(moving(game.world).revealed) == 2  # Zgorzel has no threat
    game = game.do(HoldBack(), GoOn())
    assert len(moving(game.world).revealed) == 3


@rule("WR-MOVE-10", "WR-MOVE-11", "WR-MOVE-12", "WR-MOVE-13", "WR-MOVE-14", "WR-RULING-22", "WR-RES-07")
def test_fuel_becomes_movement_points_as_needed() -> None:
    game = riders().give(0, "nawigacja", "pocket_1").car(0, "turystyk", tuning=("turbowtrysk",))
    assert mp_per_fuel(game.world, 0) == 4 + 1 + 1
    game = drive(game, 0, "C1", "R2")
    assert (game.knight(0).fuel, moving(game.world).mp) == (3, 2 + 6 - 3)
    game = game.do(HoldBack(), GoOn())
    assert (game.knight(0).fuel, moving(game.world).mp) == (3, 4)
    game = game.do(PlayWasteland(moving(game.world).revealed[0]))
    assert game.world.move is not None


@rule("WR-MOVE-12", "WR-MOVE-19")
def test_terrain_and_hindrance_change_the_cost() -> None:
    game = riders(KATE, "chris_hammersworn").token("hindrance", "C1")
    assert board.difficulty(game.world, 0, "C1") == 4
    assert board.difficulty(game.world, 1, "C1") == 3  # a Gazik takes mountains easier
    assert board.difficulty(game.world, 1, "C2") == 1


@rule("WR-MOVE-18", "WR-MOVE-33", "WR-LUCK-06", "WR-LUCK-03")
def test_luck_before_a_movement_lasts_for_it() -> None:
    game = riders(KATE).luck(0, "l01_jechalem_cala_noc").deck("wasteland", "ev08_kupiec")
    game = drive(game, 0, "C3", "R6").do(PlayLuck("l01_jechalem_cala_noc"))
    assert moving(game.world).mp == 4 + 4 - 1
    assert game.said(LuckSettled)[0].lasts
    assert game.discarded("luck") == ()
    game = game.do(HoldBack(), GoOn())
    game = game.do(PlayWasteland("ev08_kupiec"), FaceIt(), Pass())
    assert game.is_done
    assert game.discarded("luck") == ("l01_jechalem_cala_noc",)
    assert game.world.move is None


@rule("WR-MOVE-23", "WR-MOVE-29", "WR-WASTE-15")
def test_after_the_card_the_knight_goes_on() -> None:
    game = riders(KATE).deck("wasteland", "ev15_autostopowiczka")
    game = drive(game, 0, "C3", "R6").do(PlayWasteland("ev15_autostopowiczka")).dice(7, 1).do(Escape())
    assert game.knight(0).hex == "C3"
    assert game.allows(GoOn())
    game = game.do(GoOn())
    assert game.knight(0).hex == "R6"
    assert game.is_done


@rule("WR-MOVE-27", "WR-MOVE-30", "WR-MOVE-31")
def test_a_card_still_due_is_played_where_the_knight_stops() -> None:
    game = riders(KATE).deck("wasteland", "ev08_kupiec")
    game = drive(game, 0, "C3", "R6").do(HoldBack(), StopMove())
    assert game.refused(HoldBack()) == "WR-MOVE-27"
    game = game.do(PlayWasteland("ev08_kupiec"), FaceIt(), Pass())
    assert game.knight(0).hex == "C3"
    assert game.said(MovementEnded)


@rule("WR-MOVE-28")
def test_radiation_and_contamination_do_nothing_on_the_way() -> None:
    game = riders(KATE).token("radiation", "C3").token("contamination", "C3").deck("wasteland", "ev08_kupiec")
    game = drive(game, 0, "C3", "R6")
    assert game.counters(0)[2:] == (0, 4)


@rule("WR-MOVE-32", "WR-RULING-24", "WR-KO-01")
def test_no_card_for_a_knight_who_falls_on_the_way() -> None:
    game = riders(KATE).deck("wasteland", "ev08_kupiec")
    game = drive(game, 0, "C3", "R6")
    fallen = game.with_knight(0, health=0, conscious=False).run(ScavengersTurn(0), Continue(0))
    assert fallen.is_done
    assert fallen.discarded("wasteland") == ("ev08_kupiec",)
    assert fallen.said(MovementStopped)[0].reason == "unconscious"


@rule("WR-MOVE-34", "WR-EXPL-06", "WR-TV-48", "WR-EXPL-04", "WR-EXPL-05")
def test_the_exploration_marker_stays_until_the_knight_leaves() -> None:
    game = riders(KATE, step="exploration").put(0, "S9").contract("p13_czarna_skrzynka")
    game = game.run(ExploreTurn(0)).dice(3, 1, 1).do(Explore())
    assert game.knight(0).explored
    assert game.refused(TakeAction("a07_loot")) == "WR-EXPL-04"
    assert game.refused(Explore()) == "WR-EXPL-04"
    later = game.do(EndExploration()).run(ExploreTurn(0))
    assert later.refused(Explore()) == "WR-EXPL-06"
    assert later.allows(TakeAction("a07_loot"))
    gone = game.do(EndExploration()).deck("wasteland", "ev08_kupiec").run(MoveTurn(0))
    gone = gone.do(ChooseMode("foot"), MarkHex("R15"))
    assert not gone.knight(0).explored


@rule("WR-MOVE-36", "WR-MOVE-37", "WR-MOVE-31", "WR-RES-08", "WR-RULING-40")
def test_a_vehicle_move_ends_without_its_vehicle() -> None:
    game = riders(KATE).car(0, "turystyk", damaged=True).deck("wasteland", "ev12_pole_minowe")
    game = drive(game, 0, "C3", "R6").do(PlayWasteland("ev12_pole_minowe")).dice(1, 1, 1).do(Escape())
    assert game.knight(0).car is None
    assert game.knight(0).fuel == 0
    assert game.knight(0).hex == "C3"
    assert game.is_done
    assert game.said(MovementStopped)[0].reason == "no_vehicle"


@rule("WR-FOOT-05", "WR-FOOT-07", "WR-WASTE-06")
def test_rough_ground_does_nothing_to_a_walker() -> None:
    game = (
        riders(KATE).deck("wasteland", "ev02_wertepy").run(MoveTurn(0)).do(ChooseMode("foot"), MarkHex("C3"))
    )
    game = game.do(PlayWasteland("ev02_wertepy"), FaceIt())
    assert game.knight(0).fuel == 4
    assert game.is_done
    by_car = drive(riders(KATE).deck("wasteland", "ev02_wertepy"), 0, "C3", "R6")
    by_car = by_car.do(PlayWasteland("ev02_wertepy"), FaceIt())
    assert by_car.knight(0).fuel == 2
    assert by_car.is_done
    assert by_car.knight(0).hex == "C3"


@rule("WR-BOARD-08")
def test_an_occupied_hex_does_not_block() -> None:
    game = drive(riders(KATE).put(1, "C3").put(2, "C3"), 0, "C3", "R6")
    assert {knight.seat for knight in game.world.on_hex("C3")} == {0, 1, 2}


@rule("WR-ROUND-04")
def test_one_knight_is_active_at_a_time() -> None:
    game = riders().run(MovementStep())
    for seat in range(4):
        assert game.asked() == {seat}
        assert game.world.active == seat
        game = game.do(ChooseMode("stay"))
    assert game.said(KnightActive)[-1].seat is None


@rule("WR-TV-51", "WR-HEX-15", "WR-RULING-45", "WR-INFO-01")
def test_a_planned_card_is_played_on_the_first_mover() -> None:
    game = riders(KATE).without("wasteland", "en08_pirat_drogowy")
    game = (
        game.with_world(planned=(Planned("en08_pirat_drogowy", 1),))
        .token("threat", "C3")
        .token("threat", "C3")
    )
    game = drive(game, 0, "C3")
    assert moving(game.world).revealed == ()
    assert game.view(2).planned[0].card == "en08_pirat_drogowy" == game.view(1).planned[0].card
    assert game.view(3).planned[0].card == HIDDEN
    game = game.do(PlayWasteland("en08_pirat_drogowy")).dice(5, 5, 5).do(Escape())
    assert game.is_done
    assert game.world.planned == ()
    second = game.run(MoveTurn(1)).do(ChooseMode("foot"), MarkHex("M4"))
    assert len(moving(second.world).revealed) == 1


@rule("WR-RULING-45")
def test_planned_cards_that_are_left_are_discarded() -> None:
    game = riders().without("wasteland", "en08_pirat_drogowy")
    game = game.with_world(planned=(Planned("en08_pirat_drogowy", 1),)).run(MovementStep())
    for _ in range(4):
        game = game.do(ChooseMode("stay"))
    assert game.discarded("wasteland") == ("en08_pirat_drogowy",)


# Cards that change a movement


@rule("WR-LUCK-04")
def test_shortcut_and_quiet_as_a_mouse() -> None:
    game = riders(KATE).luck(0, "l08_skrot", "l09_cicho_jak_mysz").deck("wasteland", "ev08_kupiec")
    game = drive(game, 0, "C1", "R2").do(
        PlayLuck("l08_skrot"), ChooseHex("C1"), PlayLuck("l09_cicho_jak_mysz")
    )
    assert game.said(HexEntered)[0].cost == 0
    assert game.knight(0).fuel == 3
    assert moving(game.world).revealed == ("ev08_kupiec",)
    assert moving(game.world).calm == 1


@rule("WR-GOLD-06")
def test_a_rival_may_cause_a_traffic_jam_after_the_active_knight_has_passed() -> None:
    game = riders(KATE).luck(0, "l01_jechalem_cala_noc").luck(1, "l25_korek")
    game = drive(game, 0, "C3")
    assert game.asked() == {0}
    game = game.do(Pass())
    assert game.asked() == {1}
    game = game.do(PlayLuck("l25_korek"))
    assert game.asked() == {0}  # he may answer
    game = game.do(Pass()).do(ChooseHex("C3"))
    assert board.tokens_on(game.world, "C3", "hindrance") == 1


@rule("WR-GEAR-13", "WR-GEAR-18")
def test_matilda_discards_a_revealed_card_once_a_round() -> None:
    game = riders("matilda_waltzer").deck("wasteland", "en18_wielkolud", "ev08_kupiec")
    game = drive(game, 0, "C2", "R5").do(UseAbility(), ChooseCard("en18_wielkolud"))
    assert moving(game.world).revealed == ("ev08_kupiec",)
    assert game.knight(0).ability_marked
    assert game.discarded("wasteland") == ("en18_wielkolud",)


@rule("WR-GEAR-18")
def test_the_black_box_orders_the_wasteland_deck() -> None:
    game = (
        riders(KATE).give(0, "czarna_skrzynka", "pocket_2").deck("wasteland", "ev01_tornado", "ev08_kupiec")
    )
    game = drive(game, 0, "C3").do(UseGear("pocket_2"))
    assert game.view(2).knights[0].looking == (HIDDEN, HIDDEN)
    game = game.do(PutOnBottom("ev01_tornado"), PutOnTop("ev08_kupiec"))
    assert moving(game.world).revealed == ("ev08_kupiec",)
    assert game.world.decks["wasteland"][-1] == "ev01_tornado"


@rule("WR-GEAR-19")
def test_a_jerrycan_is_used_on_the_way() -> None:
    game = (
        riders(KATE).with_knight(0, fuel=1).give(0, "kanister", "pocket_2").deck("wasteland", "ev08_kupiec")
    )
    game = drive(game, 0, "C1", "R2").do(HoldBack())
    assert game.allows(GoOn())
    dry = game.with_world(move=replace(moving(game.world), mp=0))
    assert dry.refused(GoOn()) == "WR-MOVE-17"
    fuelled = dry.do(UseGear("pocket_2"))
    assert fuelled.knight(0).fuel == 2
    assert fuelled.allows(GoOn())
    assert fuelled.discarded("green") == ("kanister",)
