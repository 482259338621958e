"""The exact test for a lost hope: rulings 33 and 56."""

import pytest
from msgspec.structs import replace

from game.rules.desert_patrol.content import Action, Condition
from game.rules.desert_patrol.events import GameEnded, HopeAbandoned
from game.rules.desert_patrol.hope import (
    actors,
    available_cards,
    can_mark,
    can_still_play,
    is_hopeless,
    reach,
    reachable_points,
)
from game.rules.desert_patrol.initiative import Bid
from game.rules.desert_patrol.intents import EndTurn, HunkerDown
from tests.desert_patrol.endings import destroyed, hit, only, winner, without_vehicle
from tests.desert_patrol.table import Table, table
from tests.desert_patrol.variants import resettled


def available(game: Table, side: str) -> set[str]:
    return set(available_cards(game.world, side))


def actors_for(game: Table, side: str, action: str) -> list[str]:
    return actors(game.world, side, action, available_cards(game.world, side))


def marks(game: Table, side: str) -> bool:
    return can_mark(game.world, side, available_cards(game.world, side))


# Available cards


@pytest.mark.rule("DP-RULING-33")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play_area"])
def test_cards_in_hand_deck_discard_pile_and_play_area_are_available(zone):
    game = only(table("dp_s02"), "lrdg", **{zone: "lrdg_scout_a"})
    assert available(game, "lrdg") == {"lrdg_scout_a"}


@pytest.mark.rule("DP-RULING-33")
def test_a_reinforce_among_the_available_cards_makes_its_choice_of_the_reserve_available():
    squad_a = only(table("dp_s02"), "lrdg", deck="lrdg_corporal_a lrdg_sniper")
    assert available(squad_a, "lrdg") == {"lrdg_corporal_a", "lrdg_sniper", "lrdg_scout_a", "lrdg_rifleman_a"}
    anybody = only(table("dp_s02"), "lrdg", deck="lrdg_lieutenant")
    everything = {*table("dp_s02").world.setting.pile("lrdg")}
    assert "lrdg_rifleman_b" in everything
    assert available(anybody, "lrdg") == everything - {"lrdg_fog_of_war"}


@pytest.mark.rule("DP-RULING-33")
def test_a_reinforce_that_lies_in_the_reserve_brings_nothing():
    game = only(table("dp_s02"), "lrdg", removed="lrdg_sniper", hand="lrdg_scout_a")
    assert {"lrdg_lieutenant", "lrdg_corporal_a"} <= {*game.forces("lrdg").reserve}
    assert available(game, "lrdg") == {"lrdg_scout_a"}


# Actors


@pytest.mark.rule("DP-RULING-33")
def test_an_actor_is_a_soldier_on_the_board_with_the_action_and_an_available_card():
    game = only(table("dp_s02"), "lrdg", hand="lrdg_rifleman_a lrdg_scout_a")
    assert actors_for(game, "lrdg", "control") == ["lrdg_rifleman_a"]
    assert actors_for(game, "lrdg", "stealth") == []
    pinned = game.with_soldier("lrdg_rifleman_a", "6A", pinned=True)
    assert actors_for(pinned, "lrdg", "control") == ["lrdg_rifleman_a"]
    dead = game.without_soldier("lrdg_rifleman_a")
    assert actors_for(dead, "lrdg", "control") == []


@pytest.mark.rule("DP-RULING-33")
def test_a_position_makes_an_actor_if_his_specialisation_lets_him_use_it():
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
def test_a_position_counts_whoever_is_in_the_vehicle_and_whether_or_not_it_is_disabled():
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
def test_a_side_can_mark_by_scout_navigate_or_observe(scenario, side, deck, can):
    assert marks(only(table(scenario), side, deck=deck), side) is can


@pytest.mark.rule("DP-RULING-33")
def test_a_soldier_reaches_every_tile_if_his_side_can_mark_or_he_has_stealth():
    game = table("dp_s02")
    everywhere = frozenset(game.world.setting.tiles)
    assert reach(game.world, "lrdg", "lrdg_rifleman_a", marks=True) == everywhere
    assert reach(game.world, "lrdg", "lrdg_sniper", marks=False) == everywhere
    assert reach(game.world, "lrdg", "lrdg_rifleman_a", marks=False) == {"17A", "6A", "1A"}


@pytest.mark.rule("DP-RULING-33")
def test_otherwise_his_reach_ends_where_the_markers_of_his_side_do():
    game = table("dp_s02").with_marker("lrdg", "12A", "controlled").with_marker("lrdg", "3A", "reconned")
    assert reach(game.world, "lrdg", "lrdg_rifleman_a", marks=False) == {"17A", "6A", "1A", "12A"}
    stranded = game.with_soldier("lrdg_rifleman_a", "8B")
    assert reach(stranded.world, "lrdg", "lrdg_rifleman_a", marks=False) == {"8B", "3A"}


# Reachable points


@pytest.mark.rule("DP-RULING-33")
def test_without_marking_only_marked_tiles_in_reach_are_controllable():
    game = only(table("dp_s02"), "lrdg", deck="lrdg_rifleman_a")
    assert reachable_points(game.world, "lrdg") == 0
    joined = game.with_marker("lrdg", "12A", "reconned").with_marker("lrdg", "13B", "reconned")
    assert reachable_points(joined.world, "lrdg") == 3
    apart = game.with_marker("lrdg", "13B", "reconned")
    assert reachable_points(apart.world, "lrdg") == 0
    unmarked = joined.with_marker("lrdg", "13B", None).with_soldier("lrdg_rifleman_a", "13B")
    assert reachable_points(unmarked.world, "lrdg") == 0


@pytest.mark.rule("DP-RULING-33")
def test_tiles_controlled_now_count_without_anybody_to_take_them():
    game = only(table("dp_s02"), "lrdg", deck="lrdg_sniper").with_marker("lrdg", "21A", "controlled")
    assert reachable_points(game.world, "lrdg") == 2
    assert reachable_points(game.with_marker("lrdg", "21A", "reconned").world, "lrdg") == 0


@pytest.mark.rule("DP-RULING-33")
def test_the_lrdg_reaches_objects_destroyed_and_those_in_reach_of_a_detonator():
    start = only(table("dp_s01"), "lrdg", deck="lrdg_saboteur")
    assert reachable_points(start.world, "lrdg") == 1 + 2 + 2
    assert reachable_points(destroyed(start, "object_aircraft_1").world, "lrdg") == 5
    engineer = only(table("dp_s01"), "lrdg", deck="lrdg_engineer")
    assert reachable_points(engineer.world, "lrdg") == 0
    nearer = engineer.with_soldier("lrdg_engineer", "15A")
    assert reachable_points(nearer.world, "lrdg") == 1
    assert reachable_points(destroyed(engineer, "object_aircraft_2").world, "lrdg") == 2


@pytest.mark.rule("DP-RULING-33")
def test_the_italians_reach_objectives_and_standing_objects_on_controllable_tiles():
    start = only(table("dp_s07"), "italy", deck="ita_rifleman_a ita_scout")
    assert reachable_points(start.world, "italy") == 3 + 1 + 2 + 2 + 1
    assert reachable_points(destroyed(start, "object_radio_mast").world, "italy") == 7
    nobody = only(table("dp_s07"), "italy", deck="ita_machine_gunner")
    assert reachable_points(nobody.world, "italy") == 2


# Ruling 56: somebody to act


def hunkering(italy: str) -> Table:
    """Scenario 1, the Italians' turn, with these cards left to them."""
    return only(table("dp_s01"), "italy", hand=italy).turn("italy")


@pytest.mark.rule("DP-RULING-56")
def test_neutralisation_is_impossible_with_no_card_left_to_strike():
    game = hunkering("ita_rifleman_a ita_rifleman_b").do(HunkerDown("ita_rifleman_a"))
    assert game.said(HopeAbandoned) == []
    assert not is_hopeless(game.world, "italy")
    game = game.do(HunkerDown("ita_rifleman_b"))
    assert game.said(HopeAbandoned) == [HopeAbandoned("italy")]
    assert game.world.hopeless == ("italy",)


@pytest.mark.rule("DP-RULING-56")
def test_a_card_that_reinforce_can_bring_back_keeps_the_hope():
    game = hunkering("ita_rifleman_a ita_platoon_sergeant").do(HunkerDown("ita_rifleman_a"))
    assert game.said(HopeAbandoned) == []
    game = game.do(HunkerDown("ita_platoon_sergeant"))
    assert game.said(HopeAbandoned) == [HopeAbandoned("italy")]


@pytest.mark.rule("DP-RULING-56")
@pytest.mark.parametrize(
    ("scenario", "side", "card", "lost"),
    [
        ("dp_s05", "italy", "ita_recon_plane", False),
        ("dp_s05", "italy", "ita_scout", False),
        ("dp_s05", "italy", "ita_fog_of_war", True),
        ("dp_s06", "lrdg", "lrdg_engineer", False),
        ("dp_s06", "lrdg", "lrdg_fog_of_war", True),
        ("dp_s09", "lrdg", "lrdg_machine_gunner", False),
    ],
)
def test_any_card_for_attack_airstrike_anti_tank_or_detonate_keeps_the_hope(scenario, side, card, lost):
    assert is_hopeless(only(table(scenario), side, deck=card).world, side) is lost


@pytest.mark.rule("DP-RULING-56")
@pytest.mark.parametrize(("action", "lost"), [("suppress", True), ("attack", False)])
def test_suppress_neutralises_nobody_and_keeps_no_hope(action, lost):
    game = table("dp_s02")
    content = game.world.setting.content
    gunner = replace(content.cards["ita_machine_gunner"], actions=(Action("move", 1), Action(action, 2)))
    content = replace(content, cards={**content.cards, "ita_machine_gunner": gunner})
    sniper = Condition("neutralise", 1, ("lrdg_sniper",))
    game = resettled(game, content=content, italy={"win": (sniper,)})
    assert is_hopeless(only(game, "italy", deck="ita_machine_gunner").world, "italy") is lost


@pytest.mark.rule("DP-RULING-56")
@pytest.mark.parametrize(
    ("card", "lost"),
    [
        ("lrdg_engineer", False),
        ("lrdg_scout_a", False),
        ("lrdg_lieutenant", False),
        ("lrdg_fog_of_war", True),
    ],
)
def test_escape_is_impossible_with_no_card_left_for_a_movement_action(card, lost):
    game = only(table("dp_s05"), "lrdg", hand=f"lrdg_rifleman_a {card}").turn("lrdg")
    assert not is_hopeless(game.world, "lrdg")
    game = game.do(HunkerDown("lrdg_rifleman_a"))
    assert game.said(HopeAbandoned) == ([HopeAbandoned("lrdg")] if lost else [])
    assert game.said(GameEnded) == ([GameEnded("italy", "hopeless", "DP-HOPE-02")] if lost else [])


@pytest.mark.rule("DP-RULING-56")
def test_two_sides_that_have_hunkered_down_do_not_sit_opposite_each_other_for_ever():
    game = only(table("dp_s06"), "lrdg", hand="lrdg_engineer")
    game = only(game, "italy", hand="ita_rifleman_a").turn("lrdg")
    game = game.do(HunkerDown("lrdg_engineer"))
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.outcome is None
    game = game.do(HunkerDown("ita_rifleman_a"))
    assert game.said(GameEnded) == [GameEnded("lrdg", "both_hopeless", "DP-HOPE-05")]
    assert winner(game) == "lrdg"


@pytest.mark.rule("DP-RULING-56")
def test_a_wound_that_takes_the_last_striking_card_ends_the_hope_too():
    game = only(table("dp_s01"), "italy", hand="ita_rifleman_a").with_hand("lrdg", "lrdg_scout_a")
    game = hit(game.turn("lrdg"), "lrdg_scout_a", "ita_rifleman_a")
    assert game.said(HopeAbandoned) == [HopeAbandoned("italy")]
    assert game.outcome is None


def one_turn_later(lrdg: str, scout: bool = False) -> Table:
    """Scenario 6: the LRDG ends its turn with only these cards left, before a Scout who conceals or not."""
    game = table("dp_s06") if scout else table("dp_s06").without_soldier("ita_scout")
    game = only(game, "lrdg", hand=lrdg).turn("lrdg")
    assert not is_hopeless(game.world, "lrdg")
    return game.do(EndTurn())


@pytest.mark.rule("DP-RULING-56")
def test_a_single_card_in_circulation_is_bid_every_round_and_never_played():
    game = one_turn_later("lrdg_engineer")
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.outcome is None
    assert one_turn_later("lrdg_engineer lrdg_saboteur").said(HopeAbandoned) == []


@pytest.mark.rule("DP-RULING-56")
def test_a_conceal_that_may_give_a_second_card_keeps_the_hope():
    assert one_turn_later("lrdg_engineer", scout=True).said(HopeAbandoned) == []


@pytest.mark.rule("DP-RULING-56", "DP-RULING-33")
def test_a_hope_lost_for_a_single_card_is_not_regained_when_the_card_is_drawn():
    game = one_turn_later("lrdg_engineer").do(EndTurn())
    assert game.forces("lrdg").hand == ("lrdg_engineer",)
    assert isinstance(game.top, Bid)
    assert is_hopeless(game.world, "lrdg")


@pytest.mark.rule("DP-RULING-56")
def test_a_conceal_of_its_own_does_not_bring_a_side_a_second_card():
    game = only(table("dp_s04"), "lrdg", discard="lrdg_rifleman_b")
    assert "lrdg_scout_a" in game.world.soldiers and "ita_scout" not in game.world.soldiers
    assert not can_still_play(game.world, "lrdg")
    spare = only(game, "lrdg", discard="lrdg_rifleman_b lrdg_rifleman_b")
    assert can_still_play(spare.world, "lrdg")
