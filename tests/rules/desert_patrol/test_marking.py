"""Navigate and Observe: marking tiles without moving anybody."""

import pytest

from game.rules.core.board import SpaceId
from game.rules.desert_patrol.events import FogGained, FogUnavailable, TileReconned
from game.rules.desert_patrol.intents import ChooseTile, Done, EndTurn, Navigate, Observe
from game.rules.desert_patrol.marking import Choosing
from game.rules.desert_patrol.turn import Turn
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import dealt, with_position, with_value

FOG = "lrdg_fog_of_war"


def navigator(*marked: str) -> Table:
    """Scout A navigates the Pilot Car (Navigate 2) on 1A; LRDG markers on 1A, 13A and these."""
    game = table("dp_s05").with_hand("lrdg", "lrdg_scout_a", "lrdg_rifleman_b")
    for tile in marked:
        game = game.with_marker("lrdg", tile, "reconned")
    return game.turn("lrdg")


def navigate(tile: str) -> Navigate:
    return Navigate("lrdg_scout_a", "vehicle", tile)


def plane(scenario: str = "dp_s05") -> Table:
    """The Reconnaissance Plane (Observe 2) in the Italian hand."""
    return table(scenario).with_hand("italy", "ita_recon_plane", "ita_scout").turn("italy")


def observe(tile: str) -> Observe:
    return Observe("ita_recon_plane", "card", tile)


@pytest.mark.rule("DP-SUP-16")
def test_navigate_starts_next_to_the_acting_soldier() -> None:
    game = navigator()
    refusal = game.refusal(navigate("12B"))
    assert (refusal.rule, refusal.facts) == ("DP-SUP-16", {"tile": "12B", "origin": "1A"})
    assert game.refusal(navigate("1A")).rule == "DP-SUP-16", "nor on his own tile"
    first = [intent.tile for intent in game.legal() if isinstance(intent, Navigate)]
    assert sorted(first) == ["13A", "19A", "6A"]


@pytest.mark.rule("DP-SUP-16")
def test_navigate_goes_on_from_the_chosen_tiles_and_chooses_up_to_x() -> None:
    game = navigator().do(navigate("6A"))
    refusal = game.refusal(ChooseTile("3A"))
    assert (refusal.rule, refusal.facts) == ("DP-SUP-16", {"tile": "3A", "origin": "6A"})
    assert game.do(Done()).marker("lrdg", "12B") == "none", "one tile is enough"
    two = game.do(ChooseTile("12B"))
    assert (two.marker("lrdg", "6A"), two.marker("lrdg", "12B")) == ("R", "R")
    assert isinstance(two.top, Turn), "Navigate 2 chooses no third tile"


@pytest.mark.rule("DP-SUP-16", "DP-RULING-15")
def test_the_tiles_of_navigate_form_one_connected_group() -> None:
    game = with_position(navigator(), "lrdg_pilot_car", "navigator", "navigate", 4)
    game = game.do(navigate("19A"), ChooseTile("11A"))
    assert game.refusal(ChooseTile("17A")).rule == "DP-SUP-16", "17A and 20B would be a pair of their own"
    game = game.do(ChooseTile("6A"), ChooseTile("17A"))
    assert [event.tile for event in game.said(TileReconned)] == ["6A", "17A"]
    assert isinstance(game.top, Turn)


@pytest.mark.rule("DP-RULING-15")
def test_a_further_tile_may_touch_any_tile_of_the_group() -> None:
    game = with_position(navigator(), "lrdg_pilot_car", "navigator", "navigate", 3)
    assert "17A" not in game.world.setting.neighbours["11A"]
    game = game.do(navigate("6A"), ChooseTile("11A"), ChooseTile("17A"))
    assert game.marker("lrdg", "17A") == "R", "it touches 6A, the first tile, though not 11A, the last"


@pytest.mark.rule("DP-SUP-17")
def test_navigate_marks_unmarked_tiles_and_gains_a_fog_card_for_each() -> None:
    game = navigator()
    before = game.world.lrdg
    game = game.do(navigate("6A"), ChooseTile("12B"))
    assert game.world.lrdg.markers == {
        **before.markers,
        SpaceId("6A"): "reconned",
        SpaceId("12B"): "reconned",
    }
    assert game.world.lrdg.reserve.count(FOG) == before.reserve.count(FOG) - 2
    assert game.world.lrdg.discard == (*before.discard, FOG, FOG)
    assert game.said(FogGained) == [FogGained("lrdg", "navigate")] * 2
    assert game.marker("italy", "12B") == "R", "the enemy's marker stays"


@pytest.mark.rule("DP-SUP-17", "DP-RULING-16")
@pytest.mark.parametrize("face", ["reconned", "controlled"])
def test_marked_tiles_are_links_that_stay_as_they_are_and_cost_nothing(face: str) -> None:
    game = navigator().with_marker("lrdg", "13A", face)
    before = game.world.lrdg
    game = game.do(navigate("13A"), ChooseTile("17A"))
    assert game.world.lrdg.markers == {**before.markers, SpaceId("17A"): "reconned"}
    assert game.world.lrdg.discard == (*before.discard, FOG)


@pytest.mark.rule("DP-SUP-17")
def test_navigate_places_its_markers_even_when_no_fog_is_left() -> None:
    game = dealt(navigator(), "lrdg", hand="lrdg_scout_a lrdg_rifleman_b", reserve=FOG)
    game = game.do(navigate("6A"), ChooseTile("12B"))
    assert (game.marker("lrdg", "6A"), game.marker("lrdg", "12B")) == ("R", "R")
    assert game.said(FogGained) == [FogGained("lrdg", "navigate")]
    assert game.said(FogUnavailable) == [FogUnavailable("lrdg", "navigate")]
    assert game.world.lrdg.discard == (FOG,)


@pytest.mark.rule("DP-RULING-16")
def test_navigate_may_choose_the_own_tile_second() -> None:
    game = navigator().do(navigate("6A"), ChooseTile("1A"))
    assert game.said(TileReconned) == [TileReconned("lrdg", "6A")], "1A has its marker already"
    assert isinstance(game.top, Turn)
    captured = navigator("6A", "19A").with_marker("lrdg", "1A", None)
    captured = captured.do(navigate("6A"), ChooseTile("1A"))
    assert captured.said(TileReconned) == [TileReconned("lrdg", "1A")]


@pytest.mark.rule("DP-RULING-16")
def test_navigate_must_choose_at_least_one_tile_without_an_own_marker() -> None:
    game = navigator("6A", "19A", "17A", "12B", "11A").with_marker("lrdg", "1A", "reconned")
    refusal = game.refusal(navigate("13A"))
    assert (refusal.rule, refusal.facts) == ("DP-RULING-16", {"tile": "13A", "side": "lrdg"})
    assert not [intent for intent in game.legal() if isinstance(intent, Navigate)]
    link = navigator("6A").do(navigate("6A"))
    assert link.refusal(Done()).rule == "DP-RULING-16", "nothing is marked yet"
    assert link.refusal(ChooseTile("13A")).rule == "DP-RULING-16", "13A is marked too"
    assert link.refusal(EndTurn()).rule == "DP-TURN-02"
    assert link.do(ChooseTile("17A")).marker("lrdg", "17A") == "R"


@pytest.mark.rule("DP-SUP-18")
def test_navigate_moves_nobody() -> None:
    game = navigator()
    done = game.do(navigate("6A"), ChooseTile("12B"))
    assert (done.world.soldiers, done.world.vehicles) == (game.world.soldiers, game.world.vehicles)


@pytest.mark.rule("DP-SUP-25")
def test_observe_chooses_up_to_x_tiles_anywhere_on_the_map() -> None:
    game = plane()
    before = game.world.italy
    one = game.do(observe("13A"))
    assert isinstance(one.top, Choosing)
    two = one.do(ChooseTile("4A"))
    assert game.world.setting.distances["13A"]["4A"] == 4
    assert two.world.italy.markers == {
        **before.markers,
        SpaceId("13A"): "reconned",
        SpaceId("4A"): "reconned",
    }
    assert two.world.italy.discard == (*before.discard, "ita_fog_of_war", "ita_fog_of_war")
    assert two.said(FogGained) == [FogGained("italy", "observe")]
    assert isinstance(two.top, Turn), "Observe 2 chooses no third tile"
    assert one.do(Done()).world.italy.markers == {**before.markers, SpaceId("13A"): "reconned"}
    assert game.refusal(observe("4B")).rule == "DP-SUP-25", "a face that is not on the map"


@pytest.mark.rule("DP-SUP-25")
def test_observe_leaves_marked_tiles_as_they_are_and_charges_nothing_for_them() -> None:
    game = plane().with_marker("italy", "3A", "controlled")
    before = game.world.italy
    game = game.do(observe("13A"), ChooseTile("3A"))
    assert game.world.italy.markers == {**before.markers, SpaceId("13A"): "reconned"}
    assert game.world.italy.discard == (*before.discard, "ita_fog_of_war")


@pytest.mark.rule("DP-RULING-17")
def test_observe_must_choose_at_least_one_tile_without_an_own_marker() -> None:
    game = plane().do(observe("3A"))
    assert game.refusal(Done()).rule == "DP-RULING-17"
    refusal = game.refusal(ChooseTile("10A"))
    assert (refusal.rule, refusal.facts) == ("DP-RULING-17", {"tile": "10A", "side": "italy"})
    assert game.allows(ChooseTile("13A"))
    single = with_value(plane(), "ita_recon_plane", "observe", 1)
    assert single.refusal(observe("3A")).rule == "DP-RULING-17", "there is no second tile to make up for it"


@pytest.mark.rule("DP-RULING-17")
def test_observe_is_refused_when_every_tile_is_marked() -> None:
    game = plane()
    for tile in game.world.setting.tiles:
        game = game.with_marker("italy", tile, "reconned")
    assert game.refusal(observe("13A")).rule == "DP-RULING-17"
    assert not [intent for intent in game.legal() if isinstance(intent, Observe)]


@pytest.mark.rule("DP-RULING-13")
def test_no_tile_is_chosen_twice() -> None:
    refusal = plane().do(observe("13A")).refusal(ChooseTile("13A"))
    assert (refusal.rule, refusal.facts) == ("DP-RULING-13", {"action": "observe"})
