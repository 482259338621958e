"""How far each side has come: by points of what it holds, and round by round."""

from msgspec.structs import replace

from game.rules.desert_patrol.insights.races import progress, races
from game.rules.desert_patrol.victory import object_points, objective_points, points
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
    story = (before, after, replace(after, round=after.round + 1))
    assert progress(story, "lrdg") == (points(after, "lrdg"),) * 2
    assert progress((before,), "lrdg") == (points(after, "lrdg") - value,)
