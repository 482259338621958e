"""Objective points: what counts for whom, and when it is enough."""

import pytest

from game.rules.desert_patrol.events import GameEnded, ObjectDestroyed, PointsChanged
from game.rules.desert_patrol.intents import Control
from game.rules.desert_patrol.victory import points
from tests.rules.desert_patrol.endings.arranged import destroyed, hit, winner
from tests.rules.desert_patrol.table import Table, table


def totals(game: Table) -> tuple[int, int]:
    """Points of the LRDG and of the Italians."""
    return points(game.world, "lrdg"), points(game.world, "italy")


def landing_ground() -> Table:
    """Scenario 1: the Italians hold both aircraft, the Saboteur has come to the first."""
    game = table("dp_s01").with_marker("italy", "18A", "controlled").with_marker("italy", "2B", "controlled")
    return game.with_soldier("lrdg_saboteur", "18A").with_hand("lrdg", "lrdg_saboteur").turn("lrdg")


@pytest.mark.rule("DP-TV-38", "DP-OBJ-02", "DP-OBJ-03", "DP-OBJ-05")
def test_an_aircraft_counts_for_the_italians_while_it_stands_and_for_the_lrdg_once_destroyed() -> None:
    game = landing_ground()
    assert totals(game) == (0, 6)
    game = hit(game, "lrdg_saboteur", "object_aircraft_1", "detonate")
    assert game.said(ObjectDestroyed) == [ObjectDestroyed("object_aircraft_1", "lrdg", 2)]
    assert totals(game) == (2, 4)
    assert game.said(PointsChanged) == [PointsChanged("lrdg", 2, 4), PointsChanged("italy", 4, 0)]
    assert game.marker("italy", "18A") == "C"
    assert game.outcome is None


@pytest.mark.rule("DP-TV-38", "DP-OBJ-04")
def test_the_lrdg_gets_nothing_for_controlling_a_tile_with_an_object() -> None:
    game = landing_ground().with_soldier("lrdg_rifleman_a", "2B").with_marker("lrdg", "2B", "reconned")
    game = game.with_hand("lrdg", "lrdg_rifleman_a").turn("lrdg").do(Control("lrdg_rifleman_a", "card"))
    assert game.marker("lrdg", "2B") == "C"
    assert totals(game) == (0, 4)
    assert game.said(PointsChanged) == [PointsChanged("italy", 4, 0)]


@pytest.mark.rule("DP-OBJ-02")
def test_the_lrdg_counts_objectives_it_controls_and_objects_it_has_destroyed() -> None:
    game = table("dp_s07")
    assert totals(game)[0] == 0
    game = game.with_marker("italy", "3B", "reconned").with_marker("lrdg", "3B", "controlled")
    assert totals(game)[0] == 3
    assert totals(destroyed(game, "object_fuel_dump"))[0] == 4
    assert totals(destroyed(game, "object_fuel_dump", "object_radio_mast"))[0] == 6


@pytest.mark.rule("DP-OBJ-02", "DP-OBJ-03")
def test_a_tile_that_is_only_reconned_counts_for_nobody() -> None:
    game = table("dp_s07")
    for tile in ("3B", "15A", "21A", "14B", "22B"):
        game = game.with_marker("italy", tile, "reconned").with_marker("lrdg", tile, "reconned")
    assert totals(game) == (0, 0)


@pytest.mark.rule("DP-OBJ-03")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [("3B", 3), ("15A", 1), ("22B", 2), ("14B", 1), ("8B", 0)],
    ids=["objective", "fuel dump", "ammunition dump", "workshop", "neither"],
)
def test_the_italians_count_objectives_and_standing_objects_on_tiles_they_control(
    tile: str, gained: int
) -> None:
    game = table("dp_s07")
    assert totals(game)[1] == 2
    assert totals(game.with_marker("italy", tile, "controlled"))[1] == 2 + gained


@pytest.mark.rule("DP-OBJ-05")
def test_a_destroyed_object_never_counts_for_the_italians_again() -> None:
    game = destroyed(table("dp_s01"), "object_fuel_dump")
    assert totals(game) == (1, 2)
    game = game.with_hand("italy", "ita_rifleman_a").with_soldier("ita_rifleman_a", "15A").turn("italy")
    game = game.do(Control("ita_rifleman_a", "card"))
    assert game.marker("italy", "15A") == "C"
    assert totals(game) == (1, 2)
    assert game.said(PointsChanged) == []


@pytest.mark.rule("DP-OBJ-06")
def test_points_of_objectives_come_and_go_and_those_of_destroyed_objects_stay() -> None:
    game = destroyed(table("dp_s01"), "object_fuel_dump").with_soldier("ita_rifleman_b", "2B")
    game = game.with_soldier("lrdg_rifleman_a", "19B").with_marker("lrdg", "19B", "reconned")
    game = game.with_hand("lrdg", "lrdg_rifleman_a").turn("lrdg").do(Control("lrdg_rifleman_a", "card"))
    assert totals(game) == (3, 0)
    assert game.said(PointsChanged) == [PointsChanged("lrdg", 3, 4), PointsChanged("italy", 0, 0)]

    game = game.with_soldier("lrdg_rifleman_a", "11A").with_soldier("ita_rifleman_b", "19B")
    game = game.with_zones("lrdg", play_area="", discard="lrdg_rifleman_a")
    game = game.with_hand("italy", "ita_rifleman_b").turn("italy").do(Control("ita_rifleman_b", "card"))
    assert totals(game) == (1, 2)
    assert game.said(PointsChanged) == [PointsChanged("lrdg", 1, 4), PointsChanged("italy", 2, 0)]


@pytest.mark.rule("DP-OBJ-01")
@pytest.mark.parametrize(
    ("before", "total", "won"),
    [
        (("object_aircraft_2",), 4, True),
        (("object_fuel_dump", "object_aircraft_2"), 5, True),
        (("object_fuel_dump",), 3, False),
    ],
    ids=["equal", "higher", "lower"],
)
def test_a_side_wins_by_points_with_the_required_sum_or_more(
    before: tuple[str, ...], total: int, won: bool
) -> None:
    game = hit(destroyed(landing_ground(), *before), "lrdg_saboteur", "object_aircraft_1", "detonate")
    assert points(game.world, "lrdg") == total
    assert game.said(GameEnded) == ([GameEnded("lrdg", "points", "DP-OBJ-01")] if won else [])
    assert winner(game) == ("lrdg" if won else None)


@pytest.mark.rule("DP-OBJ-01")
def test_points_are_nothing_to_a_side_that_wins_in_other_ways() -> None:
    game = table("dp_s01").with_marker("italy", "18A", "controlled").with_marker("italy", "2B", "controlled")
    game = game.with_hand("italy", "ita_scout", "ita_rifleman_a").with_soldier("ita_rifleman_a", "15A")
    game = game.turn("italy").do(Control("ita_rifleman_a", "card"))
    assert totals(game) == (0, 7)
    assert game.outcome is None
