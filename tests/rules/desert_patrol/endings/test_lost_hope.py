"""The exact test for a lost hope: ruling 33."""

import pytest

from game.rules.desert_patrol.events import GameEnded, HopeAbandoned
from game.rules.desert_patrol.hope import (
    actors,
    available_cards,
    can_mark,
    is_hopeless,
    reach,
    reachable_points,
)
from game.rules.desert_patrol.intents import Travel
from game.rules.desert_patrol.terms import CounterId
from tests.rules.desert_patrol.endings.arranged import destroyed, only, the_well, without_vehicle
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import with_position


def available(game: Table, side: str) -> set[str]:
    return set(available_cards(game.world, side))


def actors_for(game: Table, side: str, action: str) -> list[CounterId]:
    return actors(game.world, side, action, available_cards(game.world, side))


def marks(game: Table, side: str) -> bool:
    return can_mark(game.world, side, available_cards(game.world, side))


# Available cards


@pytest.mark.rule("DP-RULING-33")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play_area"])
def test_cards_in_hand_deck_discard_pile_and_play_area_are_available(zone: str) -> None:
    game = only(table("dp_s02"), "lrdg", **{zone: "lrdg_scout_a"})
    assert available(game, "lrdg") == {"lrdg_scout_a"}


@pytest.mark.rule("DP-RULING-33")
def test_a_reinforce_among_the_available_cards_makes_its_choice_of_the_reserve_available() -> None:
    squad_a = only(table("dp_s02"), "lrdg", deck="lrdg_corporal_a lrdg_sniper")
    assert available(squad_a, "lrdg") == {"lrdg_corporal_a", "lrdg_sniper", "lrdg_scout_a", "lrdg_rifleman_a"}
    anybody = only(table("dp_s02"), "lrdg", deck="lrdg_lieutenant")
    everything = {*table("dp_s02").world.setting.pile("lrdg")}
    assert "lrdg_rifleman_b" in everything
    assert available(anybody, "lrdg") == everything - {"lrdg_fog_of_war"}


@pytest.mark.rule("DP-RULING-33")
def test_a_reinforce_that_lies_in_the_reserve_brings_nothing() -> None:
    game = only(table("dp_s02"), "lrdg", removed="lrdg_sniper", hand="lrdg_scout_a")
    assert {"lrdg_lieutenant", "lrdg_corporal_a"} <= {*game.forces("lrdg").reserve}
    assert available(game, "lrdg") == {"lrdg_scout_a"}


# Actors


@pytest.mark.rule("DP-RULING-33")
def test_an_actor_is_a_soldier_on_the_board_with_the_action_and_an_available_card() -> None:
    game = only(table("dp_s02"), "lrdg", hand="lrdg_rifleman_a lrdg_scout_a")
    assert actors_for(game, "lrdg", "control") == ["lrdg_rifleman_a"]
    assert actors_for(game, "lrdg", "stealth") == []
    pinned = game.with_soldier("lrdg_rifleman_a", "6A", pinned=True)
    assert actors_for(pinned, "lrdg", "control") == ["lrdg_rifleman_a"]
    dead = game.without_soldier("lrdg_rifleman_a")
    assert actors_for(dead, "lrdg", "control") == []


@pytest.mark.rule("DP-RULING-33")
def test_a_position_makes_an_actor_if_his_specialisation_lets_him_use_it() -> None:
    game = only(table("dp_s06"), "italy", deck="ita_crewman ita_gunner")
    assert actors_for(game, "italy", "control") == ["ita_crewman"]
    assert actors_for(game, "italy", "anti_tank") == ["ita_gunner"]
    assert actors_for(game, "italy", "drive") == ["ita_crewman", "ita_gunner"]
    only_tank = without_vehicle(walking(game), "ita_scout_car", by="lrdg")
    assert actors_for(only_tank, "italy", "drive") == []
    assert actors_for(only_tank, "italy", "control") == ["ita_crewman"]


def walking(game: Table) -> Table:
    """The crew of the scout car has got out."""
    for soldier in ("ita_rifleman_a", "ita_scout", "ita_machine_gunner"):
        game = game.with_soldier(soldier, "19A")
    return game


@pytest.mark.rule("DP-RULING-33")
def test_a_position_counts_whoever_is_in_the_vehicle_and_whether_or_not_it_is_disabled() -> None:
    game = walking(only(table("dp_s06"), "italy", deck="ita_rifleman_a ita_rifleman_a"))
    game = game.with_vehicle("ita_scout_car", damage=2, disabled=True, side="lrdg")
    game = game.with_soldier("lrdg_engineer", vehicle="ita_scout_car", position="driver")
    assert game.game.laws(game.world) == []
    assert actors_for(game, "italy", "navigate") == ["ita_rifleman_a"]
    assert "lrdg_saboteur" in actors_for(game, "lrdg", "navigate")
    wreck = without_vehicle(game.with_soldier("lrdg_engineer", "19A"), "ita_scout_car", by="lrdg")
    assert actors_for(wreck, "italy", "navigate") == []


# Marking and reach


@pytest.mark.rule("DP-RULING-33")
@pytest.mark.parametrize(
    ("scenario", "side", "deck", "can"),
    [
        ("dp_s02", "lrdg", "lrdg_scout_a", True),
        ("dp_s02", "lrdg", "lrdg_rifleman_a", False),
        ("dp_s06", "italy", "ita_gunner ita_gunner", True),
        ("dp_s06", "lrdg", "lrdg_rifleman_b", True),
        ("dp_s05", "italy", "ita_recon_plane", True),
        ("dp_s07", "italy", "ita_rifleman_a ita_machine_gunner", True),
        ("dp_s02", "italy", "ita_rifleman_a ita_machine_gunner", False),
    ],
    ids=["scout", "no scout", "navigator's seat", "enemy's seat", "observe", "LRDG truck", "no vehicle"],
)
def test_a_side_can_mark_by_scout_navigate_or_observe(scenario: str, side: str, deck: str, can: bool) -> None:
    assert marks(only(table(scenario), side, deck=deck), side) is can


@pytest.mark.rule("DP-RULING-33")
def test_a_soldier_reaches_every_tile_if_his_side_can_mark_or_he_has_stealth() -> None:
    game = table("dp_s02")
    everywhere = frozenset(game.world.setting.tiles)
    assert reach(game.world, "lrdg", "lrdg_rifleman_a", marks=True) == everywhere
    assert reach(game.world, "lrdg", "lrdg_sniper", marks=False) == everywhere
    assert reach(game.world, "lrdg", "lrdg_rifleman_a", marks=False) == {"17A", "6A", "1A"}


@pytest.mark.rule("DP-RULING-33")
def test_otherwise_his_reach_ends_where_the_markers_of_his_side_do() -> None:
    game = table("dp_s02").with_marker("lrdg", "12A", "controlled").with_marker("lrdg", "3A", "reconned")
    assert reach(game.world, "lrdg", "lrdg_rifleman_a", marks=False) == {"17A", "6A", "1A", "12A"}
    stranded = game.with_soldier("lrdg_rifleman_a", "8B")
    assert reach(stranded.world, "lrdg", "lrdg_rifleman_a", marks=False) == {"8B", "3A"}


# Reachable points


@pytest.mark.rule("DP-RULING-33")
def test_without_marking_only_marked_tiles_in_reach_are_controllable() -> None:
    game = only(table("dp_s02"), "lrdg", deck="lrdg_rifleman_a")
    assert reachable_points(game.world, "lrdg") == 0
    joined = game.with_marker("lrdg", "12A", "reconned").with_marker("lrdg", "13B", "reconned")
    assert reachable_points(joined.world, "lrdg") == 3
    apart = game.with_marker("lrdg", "13B", "reconned")
    assert reachable_points(apart.world, "lrdg") == 0
    unmarked = joined.with_marker("lrdg", "13B", None).with_soldier("lrdg_rifleman_a", "13B")
    assert reachable_points(unmarked.world, "lrdg") == 0


@pytest.mark.rule("DP-RULING-33")
def test_tiles_controlled_now_count_without_anybody_to_take_them() -> None:
    game = only(table("dp_s02"), "lrdg", deck="lrdg_sniper").with_marker("lrdg", "21A", "controlled")
    assert reachable_points(game.world, "lrdg") == 2
    assert reachable_points(game.with_marker("lrdg", "21A", "reconned").world, "lrdg") == 0


@pytest.mark.rule("DP-RULING-33")
def test_the_lrdg_reaches_objects_destroyed_and_those_in_reach_of_a_detonator() -> None:
    start = only(table("dp_s01"), "lrdg", deck="lrdg_saboteur")
    assert reachable_points(start.world, "lrdg") == 1 + 2 + 2
    assert reachable_points(destroyed(start, "object_aircraft_1").world, "lrdg") == 5
    engineer = only(table("dp_s01"), "lrdg", deck="lrdg_engineer")
    assert reachable_points(engineer.world, "lrdg") == 0
    nearer = engineer.with_soldier("lrdg_engineer", "15A")
    assert reachable_points(nearer.world, "lrdg") == 1
    assert reachable_points(destroyed(engineer, "object_aircraft_2").world, "lrdg") == 2


@pytest.mark.rule("DP-RULING-33")
def test_the_italians_reach_objectives_and_standing_objects_on_controllable_tiles() -> None:
    start = only(table("dp_s07"), "italy", deck="ita_rifleman_a ita_scout")
    assert reachable_points(start.world, "italy") == 3 + 1 + 2 + 2 + 1
    assert reachable_points(destroyed(start, "object_radio_mast").world, "italy") == 7
    nobody = only(table("dp_s07"), "italy", deck="ita_machine_gunner")
    assert reachable_points(nobody.world, "italy") == 2


@pytest.mark.rule("DP-RULING-33")
def test_hopeless_on_points_is_who_can_reach_fewer_than_are_needed() -> None:
    game = only(the_well(), "lrdg", deck="lrdg_sniper").with_marker("lrdg", "13B", "controlled")
    assert (reachable_points(game.world, "lrdg"), is_hopeless(game.world, "lrdg")) == (3, True)
    more = game.with_marker("lrdg", "16A", "controlled")
    assert (reachable_points(more.world, "lrdg"), is_hopeless(more.world, "lrdg")) == (4, False)


@pytest.mark.rule("DP-RULING-33")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play_area"])
def test_a_single_card_left_is_as_available_as_any_other(zone: str) -> None:
    game = table("dp_s02").without_soldier("ita_scout").with_marker("lrdg", "13B", "controlled")
    game = only(game, "lrdg", **{zone: "lrdg_rifleman_a"})
    game = game.with_marker("lrdg", "16A", "reconned").with_soldier("lrdg_rifleman_a", "16A")
    assert reachable_points(game.world, "lrdg") == 4
    assert not is_hopeless(game.world, "lrdg")


# Moving away from where no marker leads back to


@pytest.mark.rule("DP-RULING-33", "DP-HOPE-01")
def test_walking_away_from_the_last_object_can_end_a_hope_at_once() -> None:
    game = destroyed(table("dp_s01"), "object_aircraft_1", "object_fuel_dump")
    game = game.without_soldier("lrdg_saboteur").with_soldier("lrdg_engineer", "2B")
    game = game.with_marker("lrdg", "11A", None)
    near = game.world.setting.neighbours["2B"][0]
    game = game.with_marker("lrdg", near, "reconned")
    assert "2B" not in game.forces("lrdg").markers
    game = only(game, "lrdg", hand="lrdg_engineer", deck="lrdg_rifleman_a lrdg_engineer").turn("lrdg")
    assert (reachable_points(game.world, "lrdg"), game.world.hopeless) == (2 + 1 + 2, ())
    game = game.do(Travel("lrdg_engineer", "card", "move", near))
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]


@pytest.mark.rule("DP-RULING-33", "DP-HOPE-01")
def test_driving_away_from_the_last_object_can_end_a_hope_at_once() -> None:
    game = with_position(table("dp_s07"), "lrdg_gun_truck", "mate", "attack", 1)
    game = game.without_soldier("lrdg_scout_a", "lrdg_saboteur", "lrdg_sniper")
    game = game.with_vehicle("lrdg_gun_truck", tile="22B").with_marker("lrdg", "3B", "controlled")
    near = next(tile for tile in game.world.setting.neighbours["22B"] if can_be_driven_to(game, tile))
    game = game.with_marker("lrdg", near, "reconned")
    assert "22B" not in game.forces("lrdg").markers
    game = only(game, "lrdg", hand="lrdg_rifleman_a", deck="lrdg_engineer lrdg_rifleman_a").turn("lrdg")
    assert (reachable_points(game.world, "lrdg"), game.world.hopeless) == (3 + 2, ())
    game = game.do(Travel("lrdg_rifleman_a", "vehicle", "drive", near))
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]


def can_be_driven_to(game: Table, tile: str) -> bool:
    is_difficult = game.world.setting.tiles[tile].difficult
    return not is_difficult and tile not in game.world.objects.values() and tile != "3B"
