"""What the mission counts for each knight, and the rounds in which it acts."""

from msgspec.structs import replace

from game.devtools.invariants.seatings import deals
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.insights.mission_progress import Count, count_of, special_rounds
from game.rules.wasteland_riders.terms import HexId, MissionKind
from game.rules.wasteland_riders.world.state import World


def mission(kind: MissionKind, seats: int = 4) -> World:
    """A world at the start of such a mission."""
    for deal in deals("wasteland_riders"):
        world: World = deal.match(1).state.world
        if deal.seats == seats and world.setting.mission.kind == kind:
            return world
    raise LookupError(kind)


def test_what_is_counted_for_a_knight_and_how_much_of_it_wins() -> None:
    cases = (
        ("saviour", {"aid": (HexId("M1"), HexId("M2"))}, Count(2, 3)),
        ("cult", {"trophies": 2}, Count(2, 0)),
        ("only_one", {"duels": (Seat(1),)}, Count(1, 3)),
        ("key", {"cells": (CardId("cell_1"),)}, Count(1, 3)),
        ("scourges", {"scars": 5}, Count(5, 0)),
    )
    for kind, has, expected in cases:
        world = mission(kind)
        assert count_of(world, replace(world.knights[Seat(0)], **has)) == expected


def test_two_players_need_more_cells() -> None:
    world = mission("key", 2)
    assert count_of(world, world.knights[Seat(0)]).needed == 4


def test_rounds_in_which_the_mission_acts_are_marked() -> None:
    assert special_rounds(mission("cult")) == (2, 4, 6, 7, 8)
    assert special_rounds(mission("scourges")) == (2, 4, 6, 8)
    assert special_rounds(mission("only_one")) == (1,)
    assert special_rounds(mission("saviour")) == ()
