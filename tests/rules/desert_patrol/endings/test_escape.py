"""Escape: counters that leave the board for good from a tile with an escape marker; ruling 30."""

import pytest
from msgspec.structs import replace

from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.events import CounterNeutralised, CountersEscaped, GameEnded
from game.rules.desert_patrol.intents import OFF_BOARD, Disembark, Done, StepOn, Travel
from tests.rules.desert_patrol.endings.arranged import count, hit, only
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import resettled

SOLDIERS = ("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_rifleman_b", "lrdg_machine_gunner", "lrdg_engineer")


def race(marked: bool = True) -> Table:
    """Scenario 5: the Pilot Car with two soldiers on 2A, one step from the escape marker on 4A."""
    game = table("dp_s05").with_vehicle("lrdg_pilot_car", tile="2A").with_marker("lrdg", "2A", "reconned")
    game = only(
        game,
        "lrdg",
        hand="lrdg_rifleman_a lrdg_rifleman_a lrdg_scout_a lrdg_engineer",
        deck="lrdg_rifleman_a lrdg_lieutenant lrdg_machine_gunner",
        discard="lrdg_scout_a lrdg_rifleman_b",
    )
    return game.with_marker("lrdg", "4A", "reconned" if marked else None).turn("lrdg")


DRIVE = Travel("lrdg_rifleman_a", "vehicle", "drive", "4A")


@pytest.mark.rule("DP-TV-39", "DP-ESC-02", "DP-ESC-05", "DP-ESC-06", "DP-RULING-30")
def test_a_vehicle_drives_off_with_all_who_are_in_it() -> None:
    game = race().do(DRIVE)
    assert set(game.legal()) == {StepOn("2A"), StepOn(OFF_BOARD), Done()}
    game = game.do(StepOn(OFF_BOARD))
    gone = ("lrdg_pilot_car", "lrdg_rifleman_a", "lrdg_scout_a")
    assert game.said(CountersEscaped) == [CountersEscaped(gone, "lrdg", "4A", 7)]
    assert game.forces("lrdg").escaped == gone
    assert game.forces("italy").escaped == ()
    assert not {*gone} & {*game.world.soldiers, *game.world.vehicles}
    assert game.forces("italy").neutralised == ()


@pytest.mark.rule("DP-TV-39", "DP-ESC-04")
def test_all_cards_linked_to_escaped_counters_leave_the_game_wherever_they_are() -> None:
    game = race()
    assert count(game, "lrdg", "lrdg_rifleman_a") == {"hand": 2, "deck": 1, "reserve": 1}
    assert count(game, "lrdg", "lrdg_scout_a") == {"hand": 1, "discard": 1, "reserve": 1}
    game = game.do(DRIVE)
    assert count(game, "lrdg", "lrdg_rifleman_a") == {"hand": 1, "play_area": 1, "deck": 1, "reserve": 1}
    game = game.do(StepOn(OFF_BOARD))
    assert count(game, "lrdg", "lrdg_rifleman_a") == {"removed": 4}
    assert count(game, "lrdg", "lrdg_scout_a") == {"removed": 3}
    assert game.forces("lrdg").hand == ("lrdg_engineer",)
    assert game.forces("lrdg").deck == ("lrdg_lieutenant", "lrdg_machine_gunner")
    assert game.forces("lrdg").discard == ("lrdg_rifleman_b",)
    assert game.forces("lrdg").play_area == ()
    assert count(game, "lrdg", "lrdg_engineer") == {"hand": 1, "reserve": 2}
    assert game.game.laws(game.world) == []


@pytest.mark.rule("DP-ESC-01", "DP-ESC-06")
def test_each_soldier_taken_along_counts_and_the_third_wins() -> None:
    game = race().do(DRIVE, StepOn(OFF_BOARD))
    assert game.outcome is None
    game = game.with_soldier("lrdg_engineer", "4A").do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert game.forces("lrdg").escaped[1:] == ("lrdg_rifleman_a", "lrdg_scout_a", "lrdg_engineer")
    assert game.said(GameEnded) == [GameEnded("lrdg", "escape", "DP-ESC-01")]


@pytest.mark.rule("DP-ESC-01")
def test_a_scenario_may_name_the_very_counters_that_must_escape() -> None:
    game = table("dp_s08").with_soldier("lrdg_engineer", "3A").with_soldier("lrdg_scout_b", "3A")
    game = game.with_hand("lrdg", "lrdg_rifleman_a", "lrdg_engineer", "lrdg_scout_b").turn("lrdg")
    game = game.do(Travel("lrdg_rifleman_a", "vehicle", "drive", OFF_BOARD))
    assert game.forces("lrdg").escaped[1:] == ("lrdg_machine_gunner", "lrdg_rifleman_a", "lrdg_scout_a")
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert game.outcome is None
    game = game.do(Travel("lrdg_scout_b", "card", "scout", OFF_BOARD))
    assert game.said(GameEnded) == [GameEnded("lrdg", "escape", "DP-ESC-01")]


@pytest.mark.rule("DP-TV-39", "DP-ESC-02")
@pytest.mark.parametrize(("soldier", "action"), [("lrdg_engineer", "move"), ("lrdg_scout_a", "scout")])
def test_a_soldier_on_foot_leaves_from_an_escape_marker_and_from_nowhere_else(
    soldier: str, action: str
) -> None:
    leave = Travel(soldier, "card", action, OFF_BOARD)
    here = race().with_soldier(soldier, "4A")
    assert here.allows(leave)
    assert here.do(leave).forces("lrdg").escaped == (soldier,)
    for tile in ("22A", "2A", "1A"):
        assert race().with_soldier(soldier, tile).refusal(leave).rule == "DP-ESC-02"


@pytest.mark.rule("DP-ESC-02", "DP-RULING-30")
def test_leaving_is_one_step_and_must_be_within_the_movement() -> None:
    scout = race().with_soldier("lrdg_scout_a", "2A").do(Travel("lrdg_scout_a", "card", "scout", "4A"))
    assert scout.do(StepOn(OFF_BOARD)).forces("lrdg").escaped == ("lrdg_scout_a",)

    engineer = race().with_soldier("lrdg_engineer", "2A").do(Travel("lrdg_engineer", "card", "move", "4A"))
    assert engineer.refusal(StepOn(OFF_BOARD)).rule == "DP-PLAY-01"
    assert engineer.world.soldiers["lrdg_engineer"].tile == "4A"
    assert engineer.forces("lrdg").escaped == ()

    far = race().with_vehicle("lrdg_pilot_car", tile="19A").with_marker("lrdg", "11A", "reconned")
    far = far.do(replace(DRIVE, to="11A"), StepOn("2A"), StepOn("4A"))
    assert far.world.vehicles["lrdg_pilot_car"].tile == "4A"
    assert far.refusal(StepOn(OFF_BOARD)).rule == "DP-PLAY-01"


@pytest.mark.rule("DP-RULING-30")
def test_leaving_needs_no_marker_but_the_tile_with_the_escape_marker_does() -> None:
    assert race(marked=False).refusal(DRIVE).rule == "DP-MOVE-02"
    there = race(marked=False).with_vehicle("lrdg_pilot_car", tile="4A")
    assert there.marker("lrdg", "4A") == "none"
    game = there.do(Travel("lrdg_rifleman_a", "vehicle", "drive", OFF_BOARD))
    assert game.forces("lrdg").escaped == ("lrdg_pilot_car", "lrdg_rifleman_a", "lrdg_scout_a")
    assert game.marker("lrdg", "4A") == "none"


@pytest.mark.rule("DP-RULING-30")
def test_stealth_takes_a_counter_off_the_board_too() -> None:
    base = table("dp_s03")
    board = base.world.setting.board
    features = tuple(
        replace(feature, properties={"side": "lrdg"}) if feature.kind == "escape" else feature
        for feature in board.features
    )
    win = (Condition("escape", 2, ("lrdg_sniper", "lrdg_scout_a")),)
    names = ("lrdg_sniper", "lrdg_scout_a")
    game = resettled(base, replace(board, features=features), lrdg={"win": win, "may_escape": names})
    game = game.with_soldier("lrdg_sniper", "2A").with_hand("lrdg", "lrdg_sniper").turn("lrdg")
    game = game.do(Travel("lrdg_sniper", "card", "stealth", OFF_BOARD))
    assert game.forces("lrdg").escaped == ("lrdg_sniper",)
    assert count(game, "lrdg", "lrdg_sniper") == {"removed": 2}


@pytest.mark.rule("DP-RULING-30", "DP-ESC-02")
def test_only_a_movement_action_leaves_the_board_not_a_manoeuvre() -> None:
    game = race().with_vehicle("lrdg_pilot_car", tile="4A").do(Disembark("lrdg_scout_a"))
    assert game.world.soldiers["lrdg_scout_a"].tile == "4A"
    assert game.forces("lrdg").escaped == ()
    game = game.do(Travel("lrdg_scout_a", "card", "scout", OFF_BOARD))
    assert game.forces("lrdg").escaped == ("lrdg_scout_a",)
    assert game.world.crew("lrdg_pilot_car") == ("lrdg_rifleman_a",)


@pytest.mark.rule("DP-ESC-03")
def test_only_counters_named_by_the_scenario_may_escape() -> None:
    game = table("dp_s09").with_hand("italy", "ita_rifleman_a", "ita_tank_driver").turn("italy")
    on_foot = game.with_soldier("ita_rifleman_a", "1A").with_soldier("ita_tank_driver", "1A")
    assert on_foot.refusal(Travel("ita_rifleman_a", "card", "move", OFF_BOARD)).rule == "DP-ESC-03"
    left = on_foot.do(Travel("ita_tank_driver", "card", "move", OFF_BOARD))
    assert left.forces("italy").escaped == ("ita_tank_driver",)
    assert left.outcome is None


@pytest.mark.rule("DP-ESC-03")
def test_the_escape_markers_of_one_side_are_nothing_to_the_other() -> None:
    game = table("dp_s05").with_soldier("ita_rifleman_b", "4A").with_hand("italy", "ita_rifleman_b")
    game = game.turn("italy")
    assert game.refusal(Travel("ita_rifleman_b", "card", "move", OFF_BOARD)).rule == "DP-ESC-02"


@pytest.mark.rule("DP-ESC-05")
def test_escaped_counters_lie_before_their_own_player() -> None:
    game = table("dp_s09").with_vehicle("ita_medium_tank", tile="13B").with_hand("italy", "ita_tank_driver")
    game = game.turn("italy").do(Travel("ita_tank_driver", "vehicle", "drive", OFF_BOARD))
    assert game.forces("italy").escaped == ("ita_medium_tank", "ita_crewman", "ita_gunner", "ita_tank_driver")
    assert game.forces("lrdg").escaped == ()
    assert game.forces("lrdg").neutralised == ()
    assert game.said(GameEnded) == [GameEnded("italy", "escape", "DP-ESC-01")]


@pytest.mark.rule("DP-ESC-07")
def test_a_counter_removed_by_wounds_has_not_escaped() -> None:
    game = table("dp_s05").with_soldier("lrdg_engineer", "4A").with_marker("lrdg", "4A", "reconned")
    game = only(game, "lrdg", hand="lrdg_rifleman_a lrdg_rifleman_b lrdg_scout_a")
    game = resettled(game, lrdg={"win": (Condition("escape", 1, SOLDIERS),)})
    game = hit(game.with_hand("italy", "ita_rifleman_b").turn("italy"), "ita_rifleman_b", "lrdg_engineer")
    assert game.said(CounterNeutralised) == [CounterNeutralised("lrdg_engineer", "italy", 3)]
    assert game.forces("lrdg").escaped == ()
    assert game.outcome is None
