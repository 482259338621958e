"""How far each side has come: by points of what it holds, and round by round."""

from msgspec.structs import replace

from game.rules.desert_patrol.insights.races import are_about_points, progress, races
from game.rules.desert_patrol.victory import object_points, objective_points, points
from tests.rules.desert_patrol.endings.arranged import the_well
from tests.rules.desert_patrol.table import table


def test_every_way_of_every_side_is_a_race() -> None:
    world = table("dp_s01").world
    found = [(race.side, race.condition) for race in races(world)]
    assert found == [(side, one) for side in ("lrdg", "italy") for one in world.setting.win[side]]


def test_the_points_of_an_objective_go_to_whoever_holds_its_tile() -> None:
    game = table("dp_s01")
    tile, value = next(iter(game.world.setting.objectives.items()))
    held = game.with_marker("lrdg", tile, "controlled").with_marker("italy", tile, None).world
    assert objective_points(held, "lrdg", tile) == value
    assert objective_points(held, "italy", tile) == 0
    held_objects = sum(object_points(held, "italy", name) for name in held.setting.objects)
    held_tiles = sum(objective_points(held, "italy", one) for one in held.setting.objectives)
    assert points(held, "italy") == held_tiles + held_objects


def test_progress_tells_how_each_round_ended() -> None:
    game = table("dp_s01")
    tile, value = next(iter(game.world.setting.objectives.items()))
    before, after = game.world, game.with_marker("lrdg", tile, "controlled").world
    need = next(one.condition.need for one in races(after) if one.side == "lrdg")
    story = (before, after, replace(after, round=after.round + 1))
    assert progress(story, "lrdg") == (100 * points(after, "lrdg") // need,) * 2
    assert progress((before,), "lrdg") == (100 * (points(after, "lrdg") - value) // need,)


def test_progress_counts_the_way_a_side_wins_by_and_of_two_the_nearer_one() -> None:
    """Italy wins scenario 5 by neutralising two of five, whatever points it holds."""
    game = table("dp_s05")
    assert not are_about_points(game.world)
    assert not are_about_points(table("dp_s02").world)
    assert are_about_points(the_well().world)
    condition = game.world.setting.win["italy"][0]
    assert (condition.by, condition.need) == ("neutralise", 2)
    one_down = replace(game.world, italy=replace(game.world.italy, neutralised=condition.of[:1]))
    assert progress((game.world,), "italy") == (0,)
    assert progress((one_down,), "italy") == (50,)
    two_ways = table("dp_s07").world
    points_need, counters = two_ways.setting.win["italy"]
    assert (points_need.need, counters.need) == (8, 3)
    two_down = replace(two_ways, italy=replace(two_ways.italy, neutralised=counters.of[:2]))
    assert progress((two_down,), "italy") == (66,)
