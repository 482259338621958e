"""Tiles: designations, cover, difficult terrain, adjacency, hills."""

import pytest
from msgspec.structs import replace

from game.rules.core.board import SpaceId
from game.rules.core.codec import encode
from game.rules.core.values import Refusal
from game.rules.desert_patrol.intents import Attack, Travel
from tests.rules.desert_patrol.changed_content import (
    SCENARIOS,
    any_play,
    board,
    content,
    map_mistakes,
    mistakes,
    tables,
    varied,
)
from tests.rules.desert_patrol.table import Table, table

HILLS = ["8A", "8B", "9A", "16A", "20A", "22A"]
DIFFICULT = ["4B", "5A", "7B", "8A", "9A", "9B", "10B", "11B", "14A", "22A"]


def cover(game: Table, intent: Attack) -> tuple[int, str]:
    preview = game.preview(intent)
    assert preview is not None
    return preview.terms[1].value, preview.terms[1].rule


def renamed(scenario: str, old: str, new: str) -> Table:
    """The same scenario with another designation printed on one tile."""
    ours = board(scenario)
    spaces = tuple(replace(it, id=SpaceId(new)) if it.id == old else it for it in ours.spaces)
    features = tuple(replace(it, space=SpaceId(new)) if it.space == old else it for it in ours.features)
    tiles = {**content().tiles, new: content().tiles[old], f"{new[:-1]}B": content().tiles[old]}
    return varied(scenario, replace(content(), tiles=tiles), replace(ours, spaces=spaces, features=features))


@pytest.mark.rule("DP-TILE-01", "DP-TV-44")
def test_both_faces_of_a_tile_are_never_on_the_map_together() -> None:
    assert set(content().tiles) == {f"{number}{letter}" for number in range(1, 23) for letter in "AB"}
    ours = board("dp_s04")
    assert "14B" in ours.space
    assert "14A" not in ours.space
    free = next(it for it in ours.spaces if it.id == "9A")
    spaces = tuple(replace(it, id=SpaceId("14A")) if it is free else it for it in ours.spaces)
    assert map_mistakes("dp_s04", replace(ours, spaces=spaces)) == ["tile 14B"]

    one_faced = tables()
    del one_faced["tiles.toml"]["14B"]
    assert mistakes(one_faced) == ["tiles.toml: 14A"]
    third_face = tables()
    third_face["tiles.toml"]["14C"] = third_face["tiles.toml"]["14A"]
    assert mistakes(third_face) == ["tiles.toml: 14C"]


@pytest.mark.rule("DP-TILE-02")
@pytest.mark.parametrize(("scenario", "tile"), [("dp_s06", "12A"), ("dp_s11", "14B")])
def test_designations_matter_only_for_setup(scenario: str, tile: str) -> None:
    """A tile with another designation and the same terrain changes nothing but its name."""
    expected = [encode(event).decode() for event in any_play(varied(scenario), 300)]
    found = [encode(event).decode() for event in any_play(renamed(scenario, tile, "30A"), 300)]
    assert any(f'"{tile}"' in event for event in expected)
    assert found == [event.replace(f'"{tile}"', '"30A"') for event in expected]


@pytest.mark.rule("DP-TILE-03")
@pytest.mark.parametrize(("tile", "bonus"), [("11A", 0), ("12A", 1), ("10A", 2)])
def test_the_cover_of_a_tile_is_added_to_the_defence_of_soldiers_and_vehicles_alike(
    tile: str, bonus: int
) -> None:
    """Scout Car (7) and Scout (6) on the tile, attacked from the same tile."""
    assert content().tiles[tile].cover == bonus
    game = table("dp_s06").with_soldier("lrdg_engineer", tile).with_soldier("ita_scout", tile)
    game = game.with_vehicle("ita_scout_car", tile=tile).with_hand("lrdg", "lrdg_engineer").turn("lrdg")
    for target, normal in (("ita_scout", 6), ("ita_scout_car", 7)):
        shot = Attack("lrdg_engineer", "card", "attack", target)
        preview = game.preview(shot)
        assert preview is not None
        assert preview.total == normal + bonus
        assert cover(game, shot) == (bonus, "DP-CBT-09")


@pytest.mark.rule("DP-TILE-04")
def test_vehicles_may_not_enter_difficult_terrain() -> None:
    assert [name for name, tile in content().tiles.items() if tile.difficult] == DIFFICULT
    game = table("dp_s06").with_vehicle("ita_scout_car", tile="16B").with_soldier("ita_rifleman_b", "16B")
    game = game.with_marker("italy", "9B", "controlled").with_marker("italy", "3A", "reconned")
    game = game.with_hand("italy", "ita_rifleman_a", "ita_rifleman_b").turn("italy")
    refused = game.refusal(Travel("ita_rifleman_a", "vehicle", "drive", "9B"))
    assert refused == Refusal("DP-MOVE-03", {"vehicle": "ita_scout_car", "tile": "9B"})
    assert game.allows(Travel("ita_rifleman_a", "vehicle", "drive", "3A"))
    assert game.allows(Travel("ita_rifleman_b", "card", "move", "9B"))


@pytest.mark.rule("DP-TILE-05")
def test_tiles_in_staggered_rows_are_adjacent_when_they_share_an_edge() -> None:
    """12A lies in the middle of scenario 6 with six neighbours; 22A in its corner has three."""
    game = (
        table("dp_s06").with_soldier("lrdg_saboteur", "12A").with_hand("lrdg", "lrdg_saboteur").turn("lrdg")
    )
    near = {"4A", "10A", "11A", "3A", "19A", "17A"}
    steps = {it.to for it in game.legal() if isinstance(it, Travel)} - {None}
    assert steps == near
    for tile in game.world.setting.tiles:
        if tile not in near:
            refused = game.refusal(Travel("lrdg_saboteur", "card", "stealth", tile))
            assert refused == Refusal("DP-TILE-05", {"origin": "12A", "tile": tile})
    assert set(game.world.setting.neighbours["22A"]) == {"6B", "5A", "4A"}


@pytest.mark.rule("DP-TILE-05")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_adjacency_is_mutual_and_a_tile_has_up_to_six_neighbours(scenario: str) -> None:
    near = table(scenario).world.setting.neighbours
    assert all(tile in near[other] and other != tile for tile in near for other in near[tile])
    assert {len(others) for others in near.values()} <= {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("DP-TILE-06")
def test_a_tile_with_cover_3_1_is_a_hill() -> None:
    """Cover 3 against an attacker from below, 1 against one on a hill; the tile has no other number."""
    assert [name for name, tile in content().tiles.items() if tile.hill] == HILLS
    assert {content().tiles[name].cover for name in HILLS} == {0}
    spoilt = tables()
    spoilt["tiles.toml"]["8A"]["cover"] = 2
    assert mistakes(spoilt) == ["tiles.toml: 8A.cover"]

    game = (
        table("dp_s02").with_soldier("ita_machine_gunner", "8B").with_hand("lrdg", "lrdg_sniper").turn("lrdg")
    )
    shot = Attack("lrdg_sniper", "card", "attack", "ita_machine_gunner")
    assert cover(game.with_soldier("lrdg_sniper", "13B"), shot) == (3, "DP-HILL-03")
    assert cover(game.with_soldier("lrdg_sniper", "16A"), shot) == (1, "DP-HILL-01")
    assert cover(game.with_soldier("lrdg_sniper", "8B"), shot) == (1, "DP-HILL-01")
